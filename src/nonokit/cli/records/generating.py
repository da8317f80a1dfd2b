"""Records of the commands that make puzzles, from nothing, pictures or photos."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from nonokit.cli.records.record import Cell, CellAndValue, Classed, GridRows, Place, PuzzleRecord, Status
from nonokit.scanning.meaning.answer import Why


class Generate(PuzzleRecord, Classed):
    """`nonokit generate`; `puzzle` is our own JSON format. Random puzzles have a seed, those of images a variant."""

    status: Status
    puzzle: dict[str, Any]
    seed: NotRequired[int | str]
    is_wanted: NotRequired[bool]
    reason: NotRequired[str | None]
    variant: NotRequired[str]
    image_kind: NotRequired[str]
    changed: NotRequired[int]
    given: NotRequired[int]
    likeness: NotRequired[float]
    is_line_solvable: NotRequired[bool]


class Fix(TypedDict):
    """One set of changes that repairs a picture, or helps to."""

    changes: list[CellAndValue]
    is_complete: bool
    settled: int
    still_open: int
    islands_fixed: int
    cost: float


class Repair(PuzzleRecord):
    """`nonokit repair`; `best` and `fewest` are places in `fixes`: the best looking one, and the one with the fewest cells."""

    difficulty: str
    is_needed: bool
    open: list[Cell]
    islands: list[list[Cell]]
    reason: str | None
    best: int | None
    fewest: int | None
    fixes: list[Fix]


class LineDoubt(TypedDict):
    """A line to compare with the picture, counted from 0; `why` is stable, `others` is what else it may be."""

    side: Literal["row", "column"]
    line: int
    why: Why
    reason: str
    reading: list[int]
    others: list[list[int]]
    corners: list[Place]


class ReadNumber(TypedDict):
    """A number read from a picture; `corners` are its place there, none where only other clues tell of it."""

    side: Literal["row", "column"]
    line: int
    index: int
    number: int
    confidence: float
    is_doubtful: bool
    others: list[int]
    corners: list[Place]


class Scanned(PuzzleRecord):
    """`nonokit scan`"""

    status: Status
    rows: list[list[int]]
    columns: list[list[int]]
    is_sure: bool
    is_mixed: bool
    doubts: list[LineDoubt]
    numbers: list[ReadNumber]
    corners: list[Place]
    turned: int
    state: GridRows | None
    notes: list[str]


class BookProblem(TypedDict):
    """Why a puzzle cannot be printed, and what to do about it; `code` is stable."""

    code: str
    message: str
    advice: str


class Book(PuzzleRecord):
    """`nonokit book`; a puzzle that is not printed has no number, page and answer page, and nothing is with `--check`."""

    chapter: str
    number: int | None
    page: int | None
    answer_page: int | None
    grade: str | None
    minutes: float | None
    problems: list[BookProblem]
    to: str | None


class Motifs(TypedDict):
    """`nonokit motifs`"""

    name: str
    title: str
    theme: str
    sizes: list[int]
