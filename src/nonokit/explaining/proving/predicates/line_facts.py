"""What is known of a line while it is spoken of, and what claims say follows for its cells."""

from __future__ import annotations

from collections.abc import Iterable

from nonokit.explaining.claims import Positions, Span
from nonokit.explaining.proving.lines import Line
from nonokit.model import Clue

Gone = set[tuple[int, int]]  # positions and the values they lose


class LineFacts:
    """A line while it is spoken of: what is known of it, and the clues across it."""

    def __init__(self, line: Line, crossing: tuple[Clue | None, ...], kind: str, values: int) -> None:
        self.line = line
        self.crossing = crossing
        self.kind = kind
        self.values = values
        self.gone: Gone = set()  # what was concluded so far
        self.is_refuted = False  # whether what was supposed has come to a dead end

    def counting(self, how: str = "counting") -> Line:
        """The line as a claim sees it that counts, or one that pushes."""
        return self.line.counted() if how == "counting" else self.line


def positions(cells: Span | Positions) -> list[int]:
    """Cells one by one."""
    return list(range(cells.start, cells.end)) if isinstance(cells, Span) else list(cells)


def loses(cells: Iterable[int], value: int) -> Gone:
    """Cells that are not of some value."""
    return {(p, value) for p in cells}


def becomes(facts: LineFacts, cells: Iterable[int], value: int) -> Gone:
    """Cells that are of some value."""
    return {(p, other) for p in cells for other in range(facts.values) if other != value}
