"""What a terminal can show: colours and block characters, from the stream and the environment.

`NO_COLOR` (no-color.org) and a pipe switch colours off; `COLORTERM` announces true colour.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TextIO

from nonokit.rendering.ansi import ColourDepth
from nonokit.rendering.text import Style


def terminal_colour(stream: TextIO, environ: Mapping[str, str] = os.environ) -> ColourDepth:
    """How many colours to use on a stream."""
    if environ.get("NO_COLOR") or environ.get("TERM") == "dumb":
        return "none"
    if not stream.isatty() and not environ.get("FORCE_COLOR"):
        return "none"
    is_true = environ.get("COLORTERM", "").lower() in ("truecolor", "24bit") or "WT_SESSION" in environ
    return "truecolour" if is_true or "direct" in environ.get("TERM", "") else "256"


def terminal_style(stream: TextIO) -> Style:
    """Blocks where the stream's encoding has them, else plain characters."""
    try:
        "█▀▄│─×".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "ascii"
    return "blocks"
