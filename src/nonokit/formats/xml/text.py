"""Text on its way into XML: escaped, and refused where XML has no way to write a character."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from nonokit.errors import UnsupportedFeature

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def format_text(value: str) -> str:
    """Text between tags.

    >>> format_text("a < b")
    'a &lt; b'
    """
    return escape(_checked(value), {"\r": "&#13;"})


def format_attribute(value: str) -> str:
    """The value of an attribute, with its quotes.

    >>> format_attribute("a & b")
    '"a &amp; b"'
    """
    return quoteattr(_checked(value))


def _checked(value: str) -> str:
    found = _FORBIDDEN.search(value)
    if found:
        raise UnsupportedFeature(f"XML cannot hold the character {found.group()!r} in {value!r}")
    return value
