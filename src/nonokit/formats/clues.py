"""The one place where readers make clues.

Clues are held flat, as puzzles keep them and engines take them: no object is made for a run until somebody looks at it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, chain
from operator import add, sub
from typing import Any

from nonokit import hooks
from nonokit.errors import PuzzleError
from nonokit.formats.limits import MAX_NUMBER
from nonokit.model import BLACK_AND_WHITE, FlatClues, Grid, Palette, Puzzle
from nonokit.model.colour import check_palette

Lengths = Sequence[int]  # the runs of a clue in black and white
Run = tuple[int | None, int]  # a length, None when it is unknown, and a palette index
Runs = Sequence[Run]
NamedClue = tuple[Sequence[str], Sequence[int]]  # the colours of a clue by name, and the lengths


def lengths_of(numbers: Iterable[int]) -> Lengths:
    """The lengths of a clue; a zero stands for no run."""
    return [number for number in numbers if number]


def plain_puzzle(rows: Sequence[Lengths], columns: Sequence[Lengths], **fields: Any) -> Puzzle:
    """A puzzle in black and white."""
    return Puzzle.from_clues(rows, columns, palette=BLACK_AND_WHITE, **fields)


def puzzle_of_numbers(rows: object, columns: object) -> Puzzle | None:
    """The puzzle of lists of lists of lengths, all at once; None when there is anything else in them, or `[0]`."""
    for lines in (rows, columns):
        if type(lines) is not list or set(map(type, lines)) != {list} or [0] in lines:
            return None
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, rows, columns, BLACK_AND_WHITE)
    return puzzle


def puzzle_of_runs(
    rows: Sequence[Runs | None],
    columns: Sequence[Runs | None],
    palette: Palette = BLACK_AND_WHITE,
    **fields: Any,
) -> Puzzle:
    """A puzzle in any colours; a clue of None is missing."""
    lines = [*rows, *columns]
    runs = [*chain.from_iterable(filter(None, lines))]
    both: list[Sequence[Any]] = [*zip(*runs, strict=True)] or [(), ()]
    lengths, colours = both
    if None in lengths:
        lengths = [length or 0 for length in lengths]
    if runs and (min(lengths) < 0 or max(lengths) > MAX_NUMBER or min(colours) < 0 or max(colours) > 254):
        raise PuzzleError(f"a run of {min(lengths)} to {max(lengths)} cells: expected 1 to {MAX_NUMBER}")
    counts = array("i", [-1 if line is None else len(line) for line in lines])
    flat = FlatClues(counts, array("i", lengths), bytes(colours))
    return Puzzle.from_flat(flat, len(rows), palette=check_palette(palette), **fields)


def puzzle_of_names(
    rows: Sequence[NamedClue],
    columns: Sequence[NamedClue],
    values: Mapping[str, int],
    palette: Palette,
    **fields: Any,
) -> Puzzle:
    """A puzzle whose runs name their colours; lengths are checked already."""
    lines = [*rows, *columns]
    names, lengths = zip(*lines, strict=True)
    colours = bytes(map(values.__getitem__, chain.from_iterable(names)))
    flat = FlatClues(array("i", map(len, names)), array("i", chain.from_iterable(lengths)), colours)
    return Puzzle.from_flat(flat, len(rows), palette=palette, **fields)


def is_sound(puzzle: Puzzle) -> bool:
    """Whether both sides fill the same cells and every clue fits its line: what `problems()` lists, without the list."""
    goal = puzzle.goal
    if goal is not None and goal.is_complete:
        return _is_drawn_by(puzzle, goal) or not puzzle.problems()
    agree = hooks.sides_agree(puzzle.buffers, puzzle.height, len(puzzle.palette))
    return _sides_agree(puzzle) if agree is None else agree


def _sides_agree(puzzle: Puzzle) -> bool:
    """The same where nobody is quick at it; one list of sums for all lines, unless there is more to look at."""
    flat, height, width = puzzle.flat, puzzle.height, puzzle.width
    is_plain = len(puzzle.palette) == 2 and flat.colours.count(1) == len(flat.colours)
    if not is_plain or 0 in flat.lengths or min(flat.counts, default=-1) < 0 or not height * width:
        return not puzzle.problems()
    sums = [*accumulate(flat.lengths, initial=0)]
    filled = [sums[end] for end in accumulate(flat.counts, initial=0)]  # by the lines up to each
    taken = [
        *map(add, map(sub, filled[1:], filled), flat.counts)
    ]  # a cell too many: none follows the last run
    fits = max(taken[:height]) <= width + 1 and max(taken[height:]) <= height + 1
    return fits and 2 * filled[height] == filled[-1]


def _is_drawn_by(puzzle: Puzzle, goal: Grid) -> bool:
    """Whether the clues are those of the picture."""
    drawn = hooks.clues_of_picture(goal.cells, goal.width)
    return (drawn is not None and drawn == puzzle.buffers) or goal.flat_clues() == puzzle.flat
