"""Clues as the doctor handles them: one line a tuple of runs `(length, colour)`, `None` where its clue is left open."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, pairwise

from nonokit.model import Clue, FlatClues, Grid, Palette, Puzzle, Run
from nonokit.model.clue import clue_of_cells

Line = tuple[tuple[int, int], ...]
OpenLine = Line | None


def lines_of(puzzle: Puzzle) -> tuple[OpenLine, ...]:
    """Rows, then columns; lines with a run of unknown length are left open."""
    return tuple(_line(clue) for clue in (*puzzle.rows, *puzzle.columns))


def _line(clue: Clue | None) -> OpenLine:
    if clue is None or any(run.length is None for run in clue):
        return None
    return tuple((run.length or 0, run.colour) for run in clue)


def line_of_cells(cells: bytes) -> Line:
    """The clue of cells that are all known."""
    return tuple((run.length or 0, run.colour) for run in clue_of_cells(cells))


def clue_of_line(line: OpenLine) -> Clue | None:
    """A line as a clue."""
    return None if line is None else Clue(Run(length, colour) for length, colour in line)


def puzzle_of(lines: Sequence[OpenLine], height: int, palette: Palette, given: Grid | None = None) -> Puzzle:
    """A puzzle with these lines; given cells stay as long as the size does."""
    counts = array("i", [-1 if line is None else len(line) for line in lines])
    runs = [*chain.from_iterable(line for line in lines if line)]
    flat = FlatClues(counts, array("i", [run[0] for run in runs]), bytes([run[1] for run in runs]))
    puzzle = Puzzle.from_flat(flat, height, palette=palette)
    if given is not None and (given.width, given.height) == (puzzle.width, puzzle.height):
        return puzzle.replace(given=given)
    return puzzle


@lru_cache(maxsize=100_000)
def totals_of(line: Line, values: int) -> tuple[int, ...]:
    """How many cells a line fills, by colour."""
    totals = [0] * values
    for length, colour in line:
        totals[colour] += length
    return tuple(totals)


def needed(line: Line) -> int:
    """The shortest line that the clue fits."""
    gaps = sum(a[1] == b[1] for a, b in pairwise(line))
    return sum(length for length, _ in line) + gaps
