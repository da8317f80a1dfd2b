"""Colours for terminals: the codes of ANSI escape sequences, exact or the nearest of 256."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

ColourDepth = Literal["truecolour", "256", "none"]
DEPTHS: tuple[ColourDepth, ...] = ("truecolour", "256", "none")
DIM, BOLD, REVERSE = "2", "1", "7"
RED, GREEN, YELLOW, BLUE, CYAN = "31", "32", "33", "34", "36"
BLACK_INK, WHITE_INK = "38;5;16", "38;5;231"  # fixed: terminals repaint the first sixteen colours
Styled = tuple[str, str]  # the code, empty for none, and the text

_LEVELS = (0, 95, 135, 175, 215, 255)


def sgr(code: str, text: str) -> str:
    """A text in an ANSI style.

    >>> sgr("2", "x"), sgr("", "x")
    ('\\x1b[2mx\\x1b[0m', 'x')
    """
    return f"\x1b[{code}m{text}\x1b[0m" if code and text else text


def joined(parts: Iterable[Styled]) -> str:
    """Styled texts in a row, neighbours of one style under one code."""
    return "".join(
        sgr(code, "".join(text for _, text in group))
        for code, group in groupby(parts, key=lambda part: part[0])
    )


def paint(rgb: tuple[int, int, int], depth: str, *, is_background: bool = False) -> str:
    """The code of a colour: exact, or the nearest of the 6×6×6 cube and the 24 greys.

    >>> paint((255, 0, 0), "256"), paint((1, 2, 3), "truecolour", is_background=True)
    ('38;5;196', '48;2;1;2;3')
    """
    ground = 48 if is_background else 38
    if depth == "truecolour":
        return f"{ground};2;{rgb[0]};{rgb[1]};{rgb[2]}"
    return f"{ground};5;{_nearest_of_256(rgb)}"


def _nearest_of_256(rgb: tuple[int, int, int]) -> int:
    steps = [_LEVELS.index(min(_LEVELS, key=lambda level: abs(level - part))) for part in rgb]
    grey = min(23, max(0, round((sum(rgb) / 3 - 8) / 10)))
    cube_error = sum((_LEVELS[step] - part) ** 2 for step, part in zip(steps, rgb, strict=True))
    grey_error = sum((8 + 10 * grey - part) ** 2 for part in rgb)
    return 232 + grey if grey_error < cube_error else 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def chip(rgb: tuple[int, int, int], depth: str) -> str:
    """The code for a number on its colour, black or white whichever reads better."""
    is_bright = rgb[0] * 0.299 + rgb[1] * 0.587 + rgb[2] * 0.114 > 140
    return f"{paint(rgb, depth, is_background=True)};{BLACK_INK if is_bright else WHITE_INK}"
