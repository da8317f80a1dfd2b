"""How hard a puzzle is wanted: a band of scores, whatever words it was asked for in.

Every class of `nonokit.rate` has its own range of scores, so a class, a grade ("easy" to "expert"), and a band
given by numbers are the same kind of demand. "line-solvable" and "unique" ask for a way of solving only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from nonokit.errors import ArgumentError
from nonokit.explaining import StepEvent
from nonokit.explaining.explanation import explain_within
from nonokit.generating.picture_solver import Level
from nonokit.model import Puzzle
from nonokit.rating.classes import SCORES, Class
from nonokit.rating.profile import profile_of
from nonokit.rating.rating import class_of, event_class, score_of
from nonokit.rating.symmetry import canonical
from nonokit.solving.limits import Limits

Difficulty = str | tuple[int, int] | None

GRADES = tuple(dict.fromkeys(class_.grade.value for class_ in SCORES))


def _band_of_grade(grade: str) -> tuple[int, int]:
    scores = [ends for class_, ends in SCORES.items() if class_.grade == grade]
    return scores[0][0], scores[-1][1]


BANDS: dict[str, tuple[int, int]] = {
    "unique": (0, SCORES[Class.GUESSING][1]),
    "line-solvable": (0, SCORES[Class.EXACT_LINE][1]),
    **{grade: _band_of_grade(grade) for grade in GRADES},
    **{class_.value.replace(" ", "-"): band for class_, band in SCORES.items()},
}
_ALIASES = {"one-step": "one-step-contradiction", "guessing": "needs-guessing"}
NAMES = tuple(BANDS)
TOO_HARD = 100


class Assessment(NamedTuple):
    """What a look at a puzzle told: how far its score lies below (negative) or above a band, its class and score."""

    distance: int
    class_: Class = Class.UNKNOWN
    score: int | None = None


class _TooHardError(Exception):
    """Ends an explained solve that has left the wanted classes."""


@dataclass(frozen=True)
class DifficultyBand:
    """A band of scores, both ends included, and the name it was asked for by."""

    name: str
    low: int
    high: int

    @cached_property
    def hardest(self) -> Class:
        """The hardest class with scores in the band."""
        return max((c for c, (low, _) in SCORES.items() if low <= self.high), key=lambda c: c.level)

    @cached_property
    def easiest(self) -> Class:
        """The easiest class with scores in the band."""
        return min((c for c, (_, high) in SCORES.items() if high >= self.low), key=lambda c: c.level)

    @property
    def level(self) -> Level:
        """What may be needed to solve the puzzle, as far as engines know it."""
        if self.hardest is Class.TRIVIAL:
            return Level.COUNTING
        return Level.LINES if self.hardest.level <= Class.EXACT_LINE.level else Level.UNIQUE

    @property
    def needs_rating(self) -> bool:
        """Whether engines alone cannot tell if it is met."""
        return (self.low, self.high) not in (BANDS["unique"], BANDS["line-solvable"])

    @property
    def is_by_class(self) -> bool:
        """Whether the band ends where a class does, so that the class alone tells what is too hard."""
        return self.high == SCORES[self.hardest][1]

    def at_most(self) -> DifficultyBand:
        """The same band, also met by what is easier."""
        return DifficultyBand(self.name, 0, self.high)

    def distance(self, puzzle: Puzzle, limits: Limits) -> int:
        """How far a puzzle's score lies below (negative) or above the band; 0 inside."""
        return self.assess(puzzle, limits).distance

    def assess(self, puzzle: Puzzle, limits: Limits) -> Assessment:
        """How far a puzzle is from the band.

        The explained solve ends at the first step that is too hard, and at the limits; both count as too hard.
        """

        def listen(event: StepEvent) -> None:
            if event_class(event).level > self.hardest.level:
                raise _TooHardError

        try:
            explanation = explain_within(limits, canonical(puzzle), on_event=listen)
        except _TooHardError:
            return Assessment(TOO_HARD)
        class_ = class_of(explanation)
        if class_ not in SCORES:
            return Assessment(TOO_HARD)
        score = score_of(class_, explanation, profile_of(explanation, {})) or 0
        # What lies in a lower class is as far off as the best of that class.
        reached = SCORES[class_][1] if SCORES[class_][1] < self.low else score
        return Assessment(min(0, reached - self.low) or max(0, reached - self.high), class_, score)


def band_of(difficulty: Difficulty) -> DifficultyBand:
    """A band from what people say: a grade, a class, a band of scores, or None for anything line-solvable.

    >>> band_of("hard").low, band_of("line tricks").high, band_of((20, 35)).name
    (50, 49, '20-35')
    """
    if difficulty is None:
        difficulty = "line-solvable"
    if isinstance(difficulty, tuple | list):
        low, high = difficulty
        if not 0 <= low <= high <= 100:
            raise ArgumentError(f"a band of scores goes from 0 to 100 at most: ({low}, {high}) does not")
        return DifficultyBand(f"{low}-{high}", int(low), int(high))
    name = str(difficulty).strip().lower().replace(" ", "-").replace("_", "-")
    name = _ALIASES.get(name, name)
    if name not in BANDS:
        raise ArgumentError(f"there is no difficulty {difficulty!r}: choose one of {', '.join(NAMES)}")
    return DifficultyBand(name, *BANDS[name])
