"""A finished picture in a request: cells as text, with a palette when it is not black and white."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from nonokit.model import BLACK_AND_WHITE, Grid, Puzzle
from nonokit.server import limits
from nonokit.server.wire.grid import parse_grid
from nonokit.server.wire.puzzle import (
    ColourRequest,
    GridText,
    PuzzleRequest,
    check_size,
    parse_palette,
    parse_puzzle,
)
from nonokit.server.wire.request import Request

CellAt = tuple[
    Annotated[int, Field(ge=0, lt=limits.MAX_SIDE)],
    Annotated[int, Field(ge=0, lt=limits.MAX_SIDE)],
]


class PictureRequest(Request):
    """Exactly one of `puzzle` and `grid`; `palette` belongs to the grid."""

    puzzle: PuzzleRequest | None = None
    grid: GridText | None = None
    palette: Annotated[list[ColourRequest], Field(min_length=2, max_length=limits.MAX_COLOURS)] | None = None

    @model_validator(mode="after")
    def check_one(self) -> PictureRequest:
        """Refuses none and both."""
        if (self.puzzle is None) == (self.grid is None):
            raise ValueError("expected exactly one of puzzle and grid")
        return self


def parse_picture(request: PictureRequest, *, max_cells: int = limits.MAX_CELLS) -> Puzzle | Grid:
    """What was sent: a puzzle, or a picture."""
    if request.puzzle is not None:
        return parse_puzzle(request.puzzle, max_cells=max_cells)
    rows = (request.grid or "").split("\n")
    check_size(len(rows[0]), len(rows), max_cells)
    palette = BLACK_AND_WHITE if request.palette is None else parse_palette(request.palette)
    return parse_grid("\n".join(rows), len(rows[0]), len(rows), palette, "grid")


def puzzle_of(picture: Puzzle | Grid) -> Puzzle:
    """The puzzle of a picture."""
    return Puzzle.from_grid(picture) if isinstance(picture, Grid) else picture
