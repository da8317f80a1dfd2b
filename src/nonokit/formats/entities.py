"""HTML entities in text formats: any character can be written, and every one comes back as it was.

`html.unescape` follows browsers, which drop or replace some numbers (`&#128;` becomes `€`); titles must survive.
"""

from __future__ import annotations

import re

_ENTITY = re.compile(r"&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));")


def escape(text: str, special: str = '"&') -> str:
    """The text with special and unprintable characters as entities.

    >>> escape('"a" & b\\n')
    '&quot;a&quot; &amp; b&#10;'
    """
    return "".join(_escaped(char) if char in special or not char.isprintable() else char for char in text)


def unescape(text: str) -> str:
    """The text with all entities replaced; what is none stays as it is.

    >>> unescape("&quot;a&quot; &amp; b&#10; &c; A&T")
    '"a" & b\\n &c; A&T'
    """
    return _ENTITY.sub(_character, text) if "&" in text else text


def _escaped(char: str) -> str:
    named = {'"': "&quot;", "&": "&amp;"}
    return named.get(char, f"&#{ord(char)};")


def _character(match: re.Match[str]) -> str:
    decimal, hexadecimal, name = match.groups()
    if name:
        from html.entities import html5

        return html5.get(name + ";", match.group())
    code = int(decimal) if decimal else int(hexadecimal, 16)
    is_character = code < 0x110000 and not 0xD800 <= code < 0xE000
    return chr(code) if is_character else match.group()
