"""How a picture is wanted: every choice that is not the puzzle, in one frozen value."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from nonokit.errors import ArgumentError
from nonokit.model import Clue, Grid, Puzzle
from nonokit.model.clue import clue_of_cells
from nonokit.rendering.marks import Line
from nonokit.rendering.theme import LIGHT, Theme

Finished = Mapping[Line, Collection[int]]


@dataclass(frozen=True, slots=True)
class Look:
    """The choices; None means "decide from the puzzle and the marks"."""

    theme: Theme = LIGHT
    cell: int | None = None
    show_clues: bool = True
    show_rules: bool = True
    numbers: bool | None = None  # row and column numbers: shown when marks speak of lines
    symbols: bool | None = None  # shown when the colours are hard to tell apart
    palette: str = "own"
    finished: Finished | None = None  # runs drawn as done; None: those of complete lines in a state
    title: str | None = None
    caption: str | None = None
    caption_lines: int = 0  # at least this much room, so that the frames of an animation are of one size
    tick_room: bool | None = field(default=None, kw_only=True)  # kept beside the clues of a state
    clue_scale: float = field(default=1, kw_only=True)  # larger figures, for large print
    is_tight: bool = field(
        default=False, kw_only=True
    )  # figures as tall as their cells, longer numbers narrower: for paper that is short of room
    margin: int | None = field(default=None, kw_only=True)  # pixels of paper around it
    stacks_symbols: bool = field(
        default=False, kw_only=True
    )  # symbols above the figures of columns: narrower cells
    font: str | None = field(default=None, kw_only=True)  # its file, for scripts our fonts lack

    def __post_init__(self) -> None:
        if self.cell is not None and not 1 <= self.cell <= 400:
            raise ArgumentError(f"cells of {self.cell} pixels: expected 1 to 400")


def cell_size(puzzle: Puzzle) -> int:
    """Cells that keep a picture near a screen's size."""
    longest = max(puzzle.width, puzzle.height)
    for limit, size in ((15, 30), (25, 24), (40, 20), (70, 16), (120, 12)):
        if longest <= limit:
            return size
    return 8


def finished_lines(puzzle: Puzzle, grid: Grid) -> dict[Line, frozenset[int]]:
    """All runs of the lines that are complete and agree with their clue.

    Nothing is said of other lines: which run a stretch of filled cells belongs to takes reasoning, and whoever
    has reasoned passes the result.

    >>> puzzle = Puzzle.from_clues(rows=[[1], [2]], columns=[[2], [1]])
    >>> finished_lines(puzzle, Grid.from_text(["#.", "??"]))
    {('row', 0): frozenset({0})}
    """
    found: dict[Line, frozenset[int]] = {}
    for kind, clues, lines in (("row", puzzle.rows, grid.rows()), ("column", puzzle.columns, grid.columns())):
        for i, (clue, cells) in enumerate(zip(clues, lines, strict=True)):
            if clue is not None and 255 not in cells and _agrees(clue, clue_of_cells(cells)):
                found[kind, i] = frozenset(range(len(clue)))
    return found


def _agrees(clue: Clue, real: Clue) -> bool:
    return len(clue) == len(real) and all(
        run.colour == other.colour and run.length in (None, other.length)
        for run, other in zip(clue, real, strict=True)
    )
