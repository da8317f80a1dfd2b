"""Text from files and arguments, made harmless: it may neither command a terminal nor disguise what stands there."""

from __future__ import annotations

import re
from typing import Any

import click

# Control characters but tabs, line ends and Escape, and those that turn the direction of writing around.
_CONTROLS = r"\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069"
_UNSAFE = re.compile(rf"[\x1b{_CONTROLS}]")
_UNSAFE_IN_STYLE = re.compile(rf"\x1b(?!\[[0-9;]*m)|[{_CONTROLS}]")


def plain(text: str) -> str:
    """The text with a mark in the place of every unsafe character.

    >>> plain("a\\x1b[8mhidden\\u202e")
    'a�[8mhidden�'
    """
    return _UNSAFE.sub("�", text)


def plain_but_styled(text: str) -> str:
    """The same for a text that we have painted: colours and weights stay."""
    return _UNSAFE_IN_STYLE.sub("�", text)


def tell(sentence: str, *, err: bool = True) -> None:
    """A sentence beside the results, whatever names and texts it holds."""
    click.echo(plain(sentence), err=err)


def json_line(value: Any) -> str:
    """A value for programs, on one line: what is unsafe is escaped, so that it is read back as it was.

    >>> json_line({"file": "a\\u202eb\\x9b"})
    '{"file": "a\\\\u202eb\\\\u009b"}'
    """
    import json
    import sys

    # A puzzle may have a number of solutions that is longer than Python writes unless told.
    most_digits = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        text = json.dumps(value, ensure_ascii=False)
    finally:
        sys.set_int_max_str_digits(most_digits)
    return _UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
