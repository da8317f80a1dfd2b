"""JSON with two lists of clues in it, as most programs write it: the lists are read as text, and only what is around them as JSON.

A list of three hundred numbers takes longer to be made than the puzzle takes to be solved. Whatever differs from lists of
lengths, or of pairs of a length and a colour's name, is left to those who take the whole text for JSON.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from nonokit import hooks
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_JSON_BYTES, MAX_SIDE
from nonokit.model.flat import Buffers

_KEY = re.compile(r'"(\w+)"[ \t\n]*:[ \t\n]*(?=\[[ \t\n]*\[)', re.ASCII)

Side = tuple[bytes, bytes, bytes, int]  # counts, lengths, colours as numbers of names, and where it ended


class Lists(NamedTuple):
    """An object of JSON that has two lists of clues at its top."""

    value: dict[str, Any]  # with a 0 in place of each of the two
    sides: dict[str, Side]  # by their keys
    names: list[str]  # of colours

    def size_of(self, key: str) -> int:
        """How many clues a list has."""
        return len(self.sides[key][0]) // 4

    def buffers(self, rows: str, columns: str, values: Mapping[str, int]) -> Buffers | None:
        """The clues as memory, the colours by their names and 1 where a run has none; None when a name is unknown."""
        across, down = self.sides[rows], self.sides[columns]
        counts, lengths = across[0] + down[0], across[1] + down[1]
        if not self.names:
            return counts, lengths, None
        if not values.keys() >= {*self.names}:
            return None
        table = bytes([1, *map(values.__getitem__, self.names)]).ljust(256, b"\0")
        return counts, lengths, (across[2] + down[2]).translate(table)


def lists_at_a_glance(sample: Sample) -> Lists | None:
    """The lists of an object, of at most as many clues as a puzzle has; None when the text has to be taken for JSON."""
    text = sample.text
    first = _KEY.search(text) if len(sample.data) <= MAX_JSON_BYTES else None
    if first is None:
        return None
    names: list[str] = []
    rest = text[first.end() :]
    one: Side | None = hooks.read_json_clues(rest, 0, names)
    second = _KEY.search(rest, one[3]) if one else None
    if one is None or second is None:
        return None
    other: Side | None = hooks.read_json_clues(rest, second.end(), names)
    if other is None or max(len(one[0]), len(other[0])) > 4 * MAX_SIDE:
        return None
    around = f"{text[: first.end()]}0{rest[one[3] : second.end()]}0{rest[other[3] :]}"
    value = _object(around, first[1], second[1])
    return None if value is None else Lists(value, {first[1]: one, second[1]: other}, names)


def _object(around: str, first: str, second: str) -> dict[str, Any] | None:
    """The object, if it has these keys, once each and at the top."""
    if around.count(f'"{first}"') != 1 or around.count(f'"{second}"') != 1:
        return None
    import json

    try:
        value = json.loads(around)
    except (ValueError, RecursionError):
        return None
    return value if type(value) is dict and first in value and second in value else None
