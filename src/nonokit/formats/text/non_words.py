"""The words of NON files, and which fields of a puzzle they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

OTHER_WORDS = frozenset(
    ["width", "height", "rows", "columns", "goal", "saved", "color", "colour", "background", "maxrule"]
)
_FIELDS = {"title": "title", "by": "author", "author": "author", "copyright": "copyright"}
_FIELDS |= {"license": "licence", "licence": "licence", "description": "description", "source": "source"}
_SOURCES = ("catalogue", "link")  # where a puzzle came from, when nothing calls itself its source
KEYWORDS = OTHER_WORDS.union(_FIELDS, _SOURCES)


def metadata_of(texts: Mapping[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields of a puzzle, and the properties that are none of them as its extras."""
    fields: dict[str, Any] = {}
    others: dict[str, str] = {}
    for key, text in texts.items():
        if key in _FIELDS:
            fields[_FIELDS[key]] = text
        else:
            others[key] = text
    for key in _SOURCES:
        if key in others and "source" not in fields:
            fields["source"] = others.pop(key)
    return fields, {"properties": others} if others else {}
