"""JSON values one behind another (JSON lines, or files joined into one): where some are in a format with a name, each is
read by itself, since reading all of them by structure would lose what only that format knows, such as given cells."""

from __future__ import annotations

import json
import re

from nonokit.formats.format import CERTAIN, Sample
from nonokit.formats.limits import MAX_JSON_BYTES
from nonokit.formats.one_by_one import Places, parts_at
from nonokit.formats.registry import get_format

_DECODER = json.JSONDecoder()
_BETWEEN = re.compile(r"[\s,]*")
_LINE = re.compile(r"^\{", re.MULTILINE)
_NOT_OBJECT = re.compile(r"^(?!\{.*\}[ \t]*$|[ \t]*$)", re.MULTILINE)
_SIGNS = {
    '"nonokit"': "json",
    '"gridData"': "nonogram-pro",
    '"cells"': "json-cells",
    '"V0"': "number-loom",
    '"clue_style"': "number-loom",
}


def named_values(sample: Sample) -> Places:
    """The places of the values, if there are several and one of them is in such a format."""
    text = sample.text
    if (
        text[:1] not in ("{", "[", "\n", " ")
        or not any(sign in text for sign in _SIGNS)
        or sample.json is not None
    ):
        return ()
    places = _values(sample)
    is_named = len(places) > 1 and any(_is_named(part) for _, part in parts_at(sample, places))
    return places if is_named else ()


def _values(sample: Sample) -> Places:
    """The places of all values; none where anything else stands between them."""
    text, places, at = sample.text, list[int](), 0
    if not _NOT_OBJECT.search(text):
        return [found.start() for found in _LINE.finditer(text)]
    if len(sample.data) > MAX_JSON_BYTES:
        return ()
    while (between := _BETWEEN.match(text, at)) and between.end() < len(text):
        places.append(between.end())
        try:
            _, at = _DECODER.raw_decode(text, between.end())
        except (ValueError, RecursionError):
            return ()
    return places


def _is_named(sample: Sample) -> bool:
    names = {name for sign, name in _SIGNS.items() if sign in sample.text}
    return any(get_format(name).looks_like(sample) >= CERTAIN for name in names)
