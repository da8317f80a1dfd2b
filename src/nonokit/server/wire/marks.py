"""What a hint draws, as plain JSON: `{"type": "bracket", "line": {"kind": "row", "index": 3}, "start": 0, …}`.

Types are the names of `nonokit.rendering.marks` in lower case with underscores; cells are `[y, x]`.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from nonokit.rendering.marks import Mark
from nonokit.server.wire.lines import line_json


def mark_json(mark: Mark) -> dict[str, Any]:
    """One mark as JSON.

    >>> from nonokit.rendering.marks import LineGlow
    >>> mark_json(LineGlow(("row", 3)))
    {'type': 'line_glow', 'line': {'kind': 'row', 'index': 3}}
    """
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", type(mark).__name__).lower()
    return {"type": kind, **{f.name: _value(f.name, getattr(mark, f.name)) for f in fields(mark)}}


def _value(name: str, value: Any) -> Any:
    return line_json(value).model_dump() if name == "line" else value
