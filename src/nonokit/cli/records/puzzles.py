"""Records of the commands that show, describe and convert puzzles."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from nonokit.cli.records.record import Classed, GridRows, PuzzleRecord


class Show(PuzzleRecord):
    """`nonokit show`"""

    rows: list[list[str] | None]
    columns: list[list[str] | None]
    colours: NotRequired[dict[str, str]]
    cells: NotRequired[GridRows]


class Render(PuzzleRecord):
    """`nonokit render`"""

    to: str


class Convert(PuzzleRecord):
    """`nonokit convert`"""

    to: str
    format: str
    losses: list[str]


class Codes(PuzzleRecord):
    """`nonokit codes`"""

    rules_code: str | None
    image_code: str | None


class Colour(TypedDict):
    """A colour of a puzzle."""

    name: str
    rgb: str
    char: str


class Problem(TypedDict):
    """Something wrong with a puzzle."""

    code: str
    message: str


class Info(PuzzleRecord):
    """`nonokit info`"""

    author: NotRequired[str]
    source: NotRequired[str]
    copyright: NotRequired[str]
    licence: NotRequired[str]
    description: NotRequired[str]
    id: str
    format: str | None
    colours: list[Colour]
    background: str
    filled: int
    density: float
    runs: int
    missing_clues: int
    unknown_runs: int
    has_goal: bool
    saved_states: int
    given_cells: int
    rules_code: str | None
    notes: list[str]
    problems: list[Problem]


class Library(Classed):
    """`nonokit library`"""

    name: str
    title: str | None
    width: int
    height: int
    colours: int
    course: int | None
    lesson: str | None
    collection: str


class Formats(TypedDict):
    """`nonokit formats`"""

    name: str
    title: str
    suffixes: list[str]
    read: bool
    write: bool
    carries: list[str]
