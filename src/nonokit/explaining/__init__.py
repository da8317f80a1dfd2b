"""What a person could see next, and why.

hint(puzzle, state)      the easiest next step: where to look, why it holds, which cells; or what is wrong
explain(puzzle)          the whole solve as steps, and as events that others listen to
describe(puzzle, step)   a step in words, English or German
hint_marks(hint)         the evidence to draw upon a board; frames(explanation) for an animation
"""

from nonokit.explaining.checking import Mistakes, Move, moves_to_keep, play
from nonokit.explaining.evidence import CellValue, Evidence
from nonokit.explaining.explanation import Explanation, StepEvent, explain
from nonokit.explaining.hints import Hint, hint
from nonokit.explaining.marks import frames, hint_marks, step_marks
from nonokit.explaining.memory import Memory
from nonokit.explaining.preferences import NAMES, TIERS, Preferences
from nonokit.explaining.step import Step
from nonokit.explaining.wording import DEPTHS, LANGUAGES, Depth, describe, technique_name

__all__ = [
    "DEPTHS",
    "LANGUAGES",
    "NAMES",
    "TIERS",
    "CellValue",
    "Depth",
    "Evidence",
    "Explanation",
    "Hint",
    "Memory",
    "Mistakes",
    "Move",
    "Preferences",
    "Step",
    "StepEvent",
    "describe",
    "explain",
    "frames",
    "hint",
    "hint_marks",
    "moves_to_keep",
    "play",
    "step_marks",
    "technique_name",
]
