"""What one line says, by trying every way to fill it: slow, and obviously right. For short lines only.

A cell is 0 (background), a colour, or None when it is open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

Cells = Sequence[int | None]
Run = tuple[int | None, int]  # length, colour


@dataclass(frozen=True)
class Filling:
    """One way to fill a line, and where its runs lie."""

    cells: tuple[int, ...]
    runs: tuple[tuple[int, int], ...]  # first cell and the one behind the last


def runs_of(cells: Cells) -> list[tuple[int, int, int]]:
    """First cell, the one behind the last, and colour of every run; open cells are background."""
    found: list[tuple[int, int, int]] = []
    for i, value in enumerate(cells):
        if value and found and found[-1][1] == i and found[-1][2] == value:
            found[-1] = (found[-1][0], i + 1, value)
        elif value:
            found.append((i, i + 1, value))
    return found


def fits(clue: Sequence[Run], cells: Cells) -> bool:
    """Whether the filled cells are what the clue asks for."""
    runs = runs_of(cells)
    return len(runs) == len(clue) and all(
        colour == wanted and length in (None, end - start)
        for (start, end, colour), (length, wanted) in zip(runs, clue, strict=True)
    )


def fillings(clue: Sequence[Run], cells: Cells, values: int) -> Iterator[Filling]:
    """Every way to fill the open cells that fits the clue."""
    for filled in product(*(range(values) if value is None else (value,) for value in cells)):
        if fits(clue, filled):
            yield Filling(filled, tuple((start, end) for start, end, _ in runs_of(filled)))


def settled(clue: Sequence[Run], cells: Cells, values: int) -> list[int] | None:
    """For every cell the set of its possible values as bits; None when nothing fits."""
    ways = [way.cells for way in fillings(clue, cells, values)]
    if not ways:
        return None
    return [sum(1 << value for value in set(column)) for column in zip(*ways, strict=True)]


def finished(clue: Sequence[Run], cells: Cells, values: int) -> list[bool]:
    """The runs whose place is certain and filled: those are greyed."""
    ways = list(fillings(clue, cells, values))
    if fits(clue, cells) or not ways:
        return [fits(clue, cells)] * len(clue)
    places = [{way.runs[i] for way in ways} for i in range(len(clue))]
    return [len(known) == 1 and all(cells[i] for i in range(*next(iter(known)))) for known in places]


def has_wrong_run(clue: Sequence[Run], cells: Cells) -> bool:
    """Whether a run that is closed off on both sides has a length that no run of its colour has, or any is longer than all of them.

    Next to a run are the edge, background or another colour; an open cell leaves it open. A line without open cells
    is wrong when it is not what the clue asks for.
    """
    if None not in cells:
        return not fits(clue, cells)
    for start, end, colour in runs_of(cells):
        if all(colour != wanted or (length is not None and length < end - start) for length, wanted in clue):
            return True
        beside = [cells[i] for i in (start - 1, end) if 0 <= i < len(cells)]
        if None not in beside and not any(
            colour == wanted and length in (None, end - start) for length, wanted in clue
        ):
            return True
    return False
