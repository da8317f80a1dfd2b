"""Records of the commands that explain and rate."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from nonokit.cli.records.record import Cell, CellAndValue, Classed, GridRows, LineName, PuzzleRecord, Status


class Step(TypedDict):
    """One step of an explanation; `excluded` are colours that cells cannot have.

    `claims` are the sentences of its text as data, each with its name as `claim`: docs/explaining.md lists them.
    """

    technique: str
    fair: bool
    lines: list[LineName]
    cells: list[CellAndValue]
    excluded: list[CellAndValue]
    claims: list[dict[str, Any]]


class ExplainedStep(Step):
    """A step in words, and how many moves there were to choose from."""

    text: str
    available: int


class Texts(TypedDict):
    """A hint in three depths."""

    where: str
    why: str
    cells: str


class Hint(PuzzleRecord):
    """`nonokit hint`"""

    kind: str
    technique: str
    texts: Texts
    step: Step | None
    premises: list[Step]
    lines: list[LineName]
    cells: list[Cell]
    rewind_to: int | None
    reason: str | None


class Explain(PuzzleRecord):
    """`nonokit explain`"""

    status: Status
    reason: str | None
    is_fair: bool
    steps: list[ExplainedStep]
    cells: GridRows


class Minutes(TypedDict):
    """The time expected of people, and between what four of five such times lie."""

    expected: float
    low: float
    high: float


class Rate(PuzzleRecord, Classed):
    """`nonokit rate`"""

    minutes: Minutes | None
    difficulty: int | None
    tedium: int | None
    steps: int | None
    techniques: dict[str, int]
    available: list[int]
    bottleneck: int
    deepest_chain: int
    first_moves: list[tuple[int, int, str]]
    reason: str | None
