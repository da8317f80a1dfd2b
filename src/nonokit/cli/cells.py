"""Cells as people type them: ROW,COLUMN counted from 1, or blocks of them."""

from __future__ import annotations

import re
from collections.abc import Iterable

import click


def cells_of(texts: Iterable[str]) -> set[tuple[int, int]]:
    """The cells of all blocks that were typed, counted from 0."""
    return {cell for text in texts for cell in block_of(text)}


def block_of(text: str) -> list[tuple[int, int]]:
    """The cells of a block: 3,5 or 1-3,5-9, counted from 1.

    >>> block_of("1-2,3")
    [(0, 2), (1, 2)]
    """
    match = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?,(\d{1,3})(?:-(\d{1,3}))?", text.replace(" ", ""))
    top, left = (int(match[1]), int(match[3])) if match else (0, 0)
    bottom, right = (int(match[2] or top), int(match[4] or left)) if match else (0, 0)
    if not (1 <= top <= bottom and 1 <= left <= right):
        raise click.UsageError(
            f"{text!r} is not a cell: expected ROW,COLUMN such as 3,5 or 1-3,5-9, counted from 1."
        )
    return [(y - 1, x - 1) for y in range(top, bottom + 1) for x in range(left, right + 1)]
