"""Text from files and arguments, made harmless: it may neither command a terminal nor disguise what stands there."""

from __future__ import annotations

import re

# Control characters but tabs and line ends, and those that turn the direction of writing around.
_UNSAFE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def plain(text: str) -> str:
    """The text with a mark in the place of every unsafe character.

    >>> plain("a\\x1b[8mhidden\\u202e")
    'a�[8mhidden�'
    """
    return _UNSAFE.sub("�", text)
