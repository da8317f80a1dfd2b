"""What records of several commands have in common."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Status = Literal["unique", "multiple", "none", "unknown"]
GridRows = list[str]  # a grid: its rows in the palette's characters, "?" for unknown
Cell = tuple[int, int]  # row and column, from 0
CellAndValue = tuple[int, int, int]
Place = tuple[float, float]  # x and y in a picture, in pixels
LineName = tuple[Literal["row", "column"], int]


class PuzzleRecord(TypedDict):
    """What every object about a puzzle begins with: the input, its title, its size."""

    file: str
    title: NotRequired[str]
    width: int
    height: int


class Fault(TypedDict):
    """Why an input or a puzzle failed; `code` is stable."""

    code: str
    message: str
    line: NotRequired[int]
    column: NotRequired[int]


class Failure(TypedDict):
    """In the place of an answer, with every command: an input that could not be read or worked on."""

    file: str
    error: Fault


# "class" is no name that a class may have in Python.
Classed = TypedDict("Classed", {"grade": str, "class": str, "score": int | None})
