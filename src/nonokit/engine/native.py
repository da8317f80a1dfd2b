"""The native engine's face: the same functions as the reference engine, on the C++ kernel."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.engine import _native
from nonokit.engine.interface import Board, LineClue, Lines, Poll
from nonokit.model import FlatClues

name = "native"
learner = _native.Learner
read_lists = _native.read_lists
read_coloured = _native.read_coloured
read_lettered = _native.read_lettered
read_xml_clues = _native.read_xml_clues
read_json_clues = _native.read_json_clues
clues_of_picture = _native.clues_of_picture
sides_agree = _native.sides_agree
answers = _native.Answers


def board(lines: Lines, poll: Poll | None = None) -> Board:
    """A board for a puzzle's lines."""
    clues = lines.clues
    if isinstance(clues, FlatClues):
        arrays = clues.counts, clues.lengths, clues.colours
        return _native.board_of_arrays(*arrays, lines.height, lines.values, poll)
    return _native.board(clues[: lines.height], clues[lines.height :], lines.values, poll)


def verify(clues: FlatClues, height: int, solutions: Sequence[bytes], given: bytes) -> bool:
    """Whether all pictures solve the puzzle."""
    return _native.verify(clues.counts, clues.lengths, clues.colours, height, solutions, given)


def settle(clue: LineClue, domains: Sequence[int], values: int) -> list[int] | None:
    """One line by itself."""
    return _native.settle(clue, domains, values)
