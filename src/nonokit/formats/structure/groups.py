"""What belongs together though it stands apart: clues that each say their side or their line, puzzle after puzzle.

row1 = 3 1         {"direction": "horizontal", "clue": [3, 1]}        define(ROWS, [[3, 1], [2]])
row2 = 2           {"isRow": false, "numbers": [1, 1]}                (rows (3 1) (2))
"""

from __future__ import annotations

import re
from collections import Counter

from nonokit.formats.structure.names import Side, is_plain_side, side_of, words_of
from nonokit.formats.structure.values import Entry, Value, entries_of, is_flat

_NUMBERED = re.compile(r"((?:.*(?:row|line|col|column)s?|[rchv])[\s_.#-]*)(\d{1,4})", re.IGNORECASE)
_LEAST_LINES = 3
_SIDES: tuple[Side, Side] = ("row", "column")
_LONGEST_NAME = 40


def gathered(entries: list[Entry]) -> list[Entry]:
    """Entries whose keys number the lines of a side, in one list: `row1 = …`, `row2 = …`."""
    matches = [_NUMBERED.fullmatch(key) if key and is_flat(item) else None for key, item in entries]
    counts = Counter(match[1] for match in matches if match)
    lists: dict[str, list[Value]] = {}
    kept: dict[object, Entry] = {}
    for place, (match, entry) in enumerate(zip(matches, entries, strict=True)):
        found = lists.setdefault(match[1] if match else "", [])
        if match and counts[match[1]] >= _LEAST_LINES and int(match[2]) in (len(found), len(found) + 1):
            found.append(entry[1])
            kept[match[1]] = (match[1], found)
        else:
            kept[place] = entry
    return [*kept.values()]


def by_side(items: list[Value]) -> list[Entry]:
    """Clues that each say which side they are of, a list for each side: `{"direction": "horizontal", "clue": [2, 1]}`.

    Of two items each is a side: `{"type": "rows", "clues": [[2, 1], [3]]}`.
    """
    sides: dict[str, list[Value]] = {}
    clues: list[Value]
    for item in items:
        entries = entries_of(item) or []
        named = [side for key, part in entries if (side := _told_side(key, part))]
        clues = [part for _, part in entries if isinstance(part, list | str) and part not in named]
        clues = clues or [part for _, part in entries[-1:] if isinstance(part, int)]
        if len(named) != 1 or len(clues) != 1:
            return []
        sides.setdefault(named[0], []).append(clues[0])
    if len(sides) != len(_SIDES):
        return []
    if len(items) == len(_SIDES):
        return [(side, clues[0]) for side, clues in sides.items()]
    are_clues = (is_flat(clue) or not isinstance(clue, list) for clues in sides.values() for clue in clues)
    return [*sides.items()] if all(are_clues) else []


def _told_side(key: str | None, value: Value) -> str | None:
    """The side that an entry names: `"direction": "horizontal"`, `"isRow": true`."""
    if isinstance(value, str):
        return value if len(value) < _LONGEST_NAME and is_plain_side(value) else None
    is_told = isinstance(value, bool) or (value in (0, 1) and "is" in words_of(key or ""))
    side = side_of(key) if is_told and key and is_plain_side(key) else None
    return side and (side if value else _SIDES[side == _SIDES[0]])


def untagged(key: str | None, value: Value) -> Entry:
    """What a list of a name and a value says: `define(ROWS, [[1], [2]])`, `(rows (1) (2))`."""
    if not isinstance(value, list) or len(value) < 2 or not isinstance(value[0], str):
        return key, value
    name, *rest = value
    if " " in name or not is_plain_side(name) or not all(isinstance(item, list) for item in rest):
        return key, value
    return name, rest[0] if len(rest) == 1 else rest


def records(entries: list[Entry]) -> list[list[Entry]]:
    """Entries in groups that have each key once: one puzzle after the other under the same keys."""
    records: list[list[Entry]] = [[]]
    seen: set[str] = set()
    for key, value in entries:
        if key is not None and key in seen:
            records.append([])
            seen = set()
        seen |= {key} if key is not None else set()
        records[-1].append((key, value))
    return records
