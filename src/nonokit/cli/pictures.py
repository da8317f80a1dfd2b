"""Kinds of pictures as file names tell them, and the grid to draw."""

from __future__ import annotations

import os

from nonokit.errors import FormatError

KINDS = ("svg", "png", "pdf", "gif", "apng", "html")
MOVING = ("gif", "apng", "html")
SUFFIXES = {f".{kind}": kind for kind in KINDS} | {".htm": "html"}


def kind_of(path: str) -> str:
    """The kind of picture a file's name asks for.

    >>> kind_of("Cat.SVG")
    'svg'
    """
    suffix = os.path.splitext(path)[1].lower()
    if suffix not in SUFFIXES:
        raise FormatError(f"{path}: the name does not tell a kind of picture: expected .{', .'.join(KINDS)}")
    return SUFFIXES[suffix]
