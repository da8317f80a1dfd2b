"""Lines and cells in answers; both count from 0."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, WithJsonSchema

# A cell in an answer: `[y, x]`. Described as a list of two, which every reader of descriptions understands.
PAIR = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
Place = Annotated[tuple[int, int], WithJsonSchema(PAIR)]


class LineJson(BaseModel):
    """A row or a column."""

    kind: Literal["row", "column"]
    index: int


class CellJson(BaseModel):
    """A cell and the palette index it gets."""

    y: int
    x: int
    value: int


def line_json(line: tuple[str, int]) -> LineJson:
    """The library's `("row", 0)` as JSON."""
    return LineJson(kind="row" if line[0] == "row" else "column", index=line[1])
