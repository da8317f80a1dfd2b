"""What a scan answers: the puzzle, every number with its place and confidence, and what is doubtful, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nonokit.hooks import DrawnAsHtml
from nonokit.model import Grid, Puzzle
from nonokit.solving import SolveResult

Point = tuple[float, float]
Side = Literal["row", "column"]


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
    """A line that a person should compare with the picture, and why."""

    side: Side
    line: int
    reason: str

    def __str__(self) -> str:
        return f"{self.side} {self.line + 1}: {self.reason}"


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

    @property
    def is_sure(self) -> bool:
        """Whether nothing is doubtful."""
        return not self.doubts
