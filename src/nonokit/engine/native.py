"""The native engine's face: the same functions as the reference engine, on the C++ kernel."""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.engine import _native
from nonokit.engine.interface import Board, LineClue, Lines, Poll

name = "native"
verify = _native.verify


def board(lines: Lines, poll: Poll | None = None, record: bool = False) -> Board:
    """A board for a puzzle's lines."""
    rows, columns = lines.clues[: lines.height], lines.clues[lines.height :]
    return _native.board(rows, columns, lines.values, poll, record)


def settle(clue: LineClue, domains: Sequence[int], values: int) -> list[int] | None:
    """One line by itself."""
    return _native.settle(clue, domains, values)
