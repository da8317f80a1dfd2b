"""A puzzle in numbers, as native/kernel/nonokit.h lays them out."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from nonokit.engine.constants import KERNEL_LONGEST_LINE
from nonokit.engine.interface import LineClue
from nonokit.model import FlatClues
from nonokit.model.colour import SOLVABLE_COLOURS
from nonokit.model.flat import MISSING, Integers

TOO_LONG = f"lines of more than {KERNEL_LONGEST_LINE} cells are beyond the kernel"


def check_values(values: int) -> None:
    """Refuses what the kernel cannot count."""
    if not 1 <= values <= SOLVABLE_COLOURS:
        raise ValueError(f"a cell has 1 to {SOLVABLE_COLOURS} values")


def flatten(clues: Sequence[LineClue]) -> FlatClues:
    """Clues one by one as arrays."""
    runs = [run for clue in clues for run in clue or ()]
    counts = array("i", [MISSING if clue is None else len(clue) for clue in clues])
    return FlatClues(
        counts, array("i", [length or 0 for length, _ in runs]), bytes(value for _, value in runs)
    )


def flat_numbers(
    clues: FlatClues, height: int, values: int, fixed: Sequence[tuple[int, int]] = ()
) -> Integers:
    """A puzzle whose cells `fixed` are known from the outset."""
    check_values(values)
    width = len(clues.counts) - height
    if height < 1 or width < 1:
        raise ValueError("a board needs cells")
    if max(width, height) > KERNEL_LONGEST_LINE:
        raise ValueError(TOO_LONG)
    if clues.colours and not 0 < min(clues.colours) <= max(clues.colours) < values:
        raise ValueError("a run's value is not among the values")
    numbers = array("i", [width, height, values, len(fixed), *(number for pair in fixed for number in pair)])
    is_plain = values <= 2
    pairs = zip(clues.lengths, clues.colours, strict=True)
    runs = clues.lengths if is_plain else array("i", [number for pair in pairs for number in pair])
    at, step = 0, 1 if is_plain else 2
    for count in clues.counts:
        numbers.append(count)
        if count > 0:
            numbers.extend(runs[at : at + step * count])
            at += step * count
    return numbers


def clue_numbers(clue: LineClue, values: int) -> Integers:
    """One clue."""
    if clue is None:
        return array("i", [MISSING])
    pairs = [(length or 0, value) for length, value in clue]
    if any(not 0 < value < values for _, value in pairs):
        raise ValueError("a run's value is not among the values")
    return array(
        "i", [len(pairs), *(number for pair in pairs for number in (pair if values > 2 else pair[:1]))]
    )
