"""What a scan answers: the puzzle, every number with its place and confidence, and what is doubtful, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nonokit.hooks import DrawnAsHtml
from nonokit.messages import catalogue
from nonokit.messages.catalogue import SOURCE_LANGUAGE
from nonokit.model import Grid, Puzzle
from nonokit.solving import SolveResult

Point = tuple[float, float]
Side = Literal["row", "column"]
Numbers = tuple[int, ...]
# Why a line should be compared with the picture; messages/ has a sentence for each.
Why = Literal[
    "corrected", "told", "contested", "unsure", "cut", "missing", "edge", "left-out", "sums", "no-picture"
]


@dataclass(frozen=True, slots=True)
class ScannedNumber:
    """A number of a clue as it was read; `line` and `index` count from 0.

    `corners` are its place in the picture, clockwise from the top left; none for a number that only the other
    clues tell of.
    """

    side: Side
    line: int
    index: int
    number: int
    confidence: float
    is_doubtful: bool
    corners: tuple[Point, ...]
    others: tuple[int, ...]  # what else it may be, likeliest first


@dataclass(frozen=True, slots=True)
class ScanDoubt:
    """A line that a person should compare with the picture, and why.

    `reading` is its clue in the puzzle, `others` what else it may be, likeliest first; `unsure` are those of its numbers
    that are hard to read. `corners` are the place of the clue in the picture, clockwise from the top left.
    """

    side: Side
    line: int
    why: Why
    reading: Numbers = ()
    others: tuple[Numbers, ...] = ()
    unsure: Numbers = ()
    corners: tuple[Point, ...] = ()

    @property
    def reason(self) -> str:
        """Why, in a sentence."""
        return self.reason_in(SOURCE_LANGUAGE)

    def reason_in(self, language: str) -> str:
        """Why, in a sentence of some language."""
        other = self.others[0] if self.others else ()
        values = {
            "reading": clue_text(self.reading),
            "other": clue_text(other),
            "numbers": ", ".join(map(str, self.unsure)),
        }
        return catalogue(language).say(f"scan-why-{self.why}", values)

    def __str__(self) -> str:
        return f"{self.side} {self.line + 1}: {clue_text(self.reading)}. {self.reason}"


def clue_text(numbers: Numbers) -> str:
    """A clue as people write it."""
    return " ".join(map(str, numbers)) or "0"


@dataclass(frozen=True, slots=True)
class Scan(DrawnAsHtml):
    """A puzzle read from a picture."""

    puzzle: Puzzle
    numbers: tuple[ScannedNumber, ...]
    doubts: tuple[ScanDoubt, ...]
    result: SolveResult
    corners: tuple[Point, ...]  # of the grid in the picture, clockwise from the top left
    turned: int  # degrees that the picture was turned clockwise to be read
    state: Grid | None  # what a player has filled in, where that can be told
    notes: tuple[str, ...]
    is_mixed: bool = (
        False  # numbers of one line have different colours, as in a puzzle that is no black-and-white one
    )

    @property
    def is_sure(self) -> bool:
        """Whether nothing is doubtful."""
        return not self.doubts and not self.is_mixed
