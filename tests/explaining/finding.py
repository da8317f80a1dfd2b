"""What single techniques find on single lines."""

from __future__ import annotations

from nonokit.explaining import LineTechnique, Step, TrialTechnique, known_techniques
from nonokit.explaining.claims import Claim
from nonokit.explaining.line_view import LineView
from nonokit.explaining.trials import Trials
from nonokit.model import Clue

KNOWN = {"?": 3, "#": 2, ".": 1}
LINE_TECHNIQUES = [one for one in known_techniques().values() if isinstance(one, LineTechnique)]
TRIAL_TECHNIQUES = [one for one in known_techniques().values() if isinstance(one, TrialTechnique)]


def view(text: str, *runs: int) -> LineView:
    """A black-and-white line: '#' filled, '.' empty, '?' unknown."""
    return LineView.of(Clue.of(*runs), [KNOWN[char] for char in text])


def line_steps(technique: str, line: LineView) -> list[Step]:
    """Each finding of a technique as a step of its own."""
    (found,) = [one for one in LINE_TECHNIQUES if one.name == technique]
    steps = [line.step(technique, [finding]) for finding in found.find(line)]
    return [step for step in steps if step is not None]


def claims_of(technique: str, line: LineView) -> tuple[Claim, ...]:
    """What the only finding says."""
    (step,) = line_steps(technique, line)
    return step.claims


def trial_steps(technique: str, trials: Trials) -> list[Step]:
    """What a trial technique finds."""
    (found,) = [one for one in TRIAL_TECHNIQUES if one.name == technique]
    return found.find(trials)
