"""The words claims are made of, and what all of them share."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, NamedTuple

Cell = tuple[int, int]
Positions = tuple[int, ...]


class LineRef(NamedTuple):
    """A row or a column."""

    kind: Literal["row", "column"]
    index: int  # type: ignore[assignment]  # what `tuple.index` finds, nobody asks a line

    def cell(self, position: int) -> Cell:
        """The cell at a position along the line."""
        return (self.index, position) if self.kind == "row" else (position, self.index)

    def along(self, cell: Cell) -> int:
        """A cell's position along the line."""
        return cell[1] if self.kind == "row" else cell[0]


class Span(NamedTuple):
    """Cells `start` up to but not including `end`."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """How many cells."""
        return self.end - self.start


class CellValue(NamedTuple):
    """A cell and a value that it has, gets or loses."""

    cell: Cell
    value: int


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence."""

    prefix: ClassVar[str] = "why"

    @property
    def message(self) -> str:
        """The name of its message.

        >>> Claim().message
        'why-claim'
        """
        return message_of(type(self))

    @property
    def values(self) -> dict[str, Any]:
        """What its message is said with."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def message_of(kind: type[Claim]) -> str:
    """The name of the message that says claims of a kind."""
    return kind.prefix + re.sub(r"([A-Z])", r"-\1", kind.__name__).lower()
