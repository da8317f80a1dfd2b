"""What a person could see next, and why.

hint(puzzle, state)      the easiest next step: where to look, why it holds, which cells; or what is wrong
explain(puzzle)          the whole solve as steps, and as events that others listen to
all_steps(puzzle, state) every step there is in a state
describe(puzzle, step)   a step in words
hint_marks(hint)         the evidence to draw upon a board; frames(explanation) for an animation
known_techniques()       what steps are made of; register_technique adds one
"""

from nonokit.explaining.claims import CellValue, Claim, LineRef
from nonokit.explaining.explanation import Explanation, StepEvent, all_steps, explain
from nonokit.explaining.finding import Finding
from nonokit.explaining.hints import Hint, hint
from nonokit.explaining.line_view import LineView
from nonokit.explaining.marks import frames, hint_marks, step_marks
from nonokit.explaining.memory import Memory
from nonokit.explaining.mistakes import Mistakes, Move, moves_to_keep, play
from nonokit.explaining.preferences import Preferences
from nonokit.explaining.step import Step
from nonokit.explaining.technique import (
    Insight,
    LineTechnique,
    Technique,
    TrialTechnique,
    known_techniques,
    register_technique,
)
from nonokit.explaining.wording import DEPTHS, Depth, describe, technique_name

__all__ = [
    "DEPTHS",
    "CellValue",
    "Claim",
    "Depth",
    "Explanation",
    "Finding",
    "Hint",
    "Insight",
    "LineRef",
    "LineTechnique",
    "LineView",
    "Memory",
    "Mistakes",
    "Move",
    "Preferences",
    "Step",
    "StepEvent",
    "Technique",
    "TrialTechnique",
    "all_steps",
    "describe",
    "explain",
    "frames",
    "hint",
    "hint_marks",
    "known_techniques",
    "moves_to_keep",
    "play",
    "register_technique",
    "step_marks",
    "technique_name",
]
