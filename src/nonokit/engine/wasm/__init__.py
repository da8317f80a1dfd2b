"""The kernel as WebAssembly, for Python in a browser: the same functions as the native engine, through the C interface
of native/kernel/nonokit.h. The page's worker instantiates the module and offers it to Python as `nonokit_kernel`."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from nonokit.engine.constants import KERNEL_LONGEST_LINE
from nonokit.engine.interface import LineClue, Lines, Poll
from nonokit.engine.puzzle_numbers import (
    TOO_LONG,
    check_values,
    clue_numbers,
    flat_numbers,
    flatten,
)
from nonokit.engine.wasm.board import Board
from nonokit.engine.wasm.clauses import Learner
from nonokit.engine.wasm.memory import KERNEL, checked, place, read
from nonokit.model import FlatClues

__all__ = ["answers", "board", "learner", "name", "settle", "verify"]

name = "wasm"
learner = Learner
answers = None  # calls cost little here: there is no GIL
OPEN = 255


def board(lines: Lines, poll: Poll | None = None) -> Board:
    """A board for a puzzle's lines."""
    clues = lines.clues if isinstance(lines.clues, FlatClues) else flatten(lines.clues)
    numbers = flat_numbers(clues, lines.height, lines.values)
    (pointer,) = place(numbers.tobytes())
    return Board(KERNEL.nk_board_new(pointer, len(numbers)), poll)


def verify(clues: FlatClues, height: int, solutions: Sequence[bytes], given: bytes) -> bool:
    """Whether all pictures solve the puzzle."""
    cells = height * (len(clues.counts) - height)
    if any(len(cells_of) != cells for cells_of in [*solutions, *([given] if given else [])]):
        return False
    fixed = [(cell, value) for cell, value in enumerate(given) if value != OPEN]
    values = 1 + max(1, *clues.colours, *(value for _, value in fixed))
    numbers = flat_numbers(clues, height, values, fixed)
    puzzle, pictures = place(numbers.tobytes(), b"".join(solutions))
    return bool(checked(KERNEL.nk_verify(puzzle, len(numbers), pictures, cells * len(solutions))))


def settle(clue: LineClue, domains: Sequence[int], values: int) -> list[int] | None:
    """One line by itself."""
    check_values(values)
    if len(domains) > KERNEL_LONGEST_LINE:
        raise ValueError(TOO_LONG)
    numbers = clue_numbers(clue, values)
    may = array("Q", domains).tobytes()
    clue_at, may_at, found_at = place(numbers.tobytes(), may, may)
    if not checked(KERNEL.nk_settle(clue_at, len(numbers), values, may_at, len(domains), found_at)):
        return None
    return array("Q", read(found_at, len(may))).tolist()
