"""One clue without colours, in the ways it is written: a list, a text, a number, an object that holds one of them."""

from __future__ import annotations

import re
from functools import lru_cache

from nonokit.formats.limits import MAX_NUMBER, MAX_SIDE
from nonokit.formats.structure.lines import Clue
from nonokit.formats.structure.names import words_of
from nonokit.formats.structure.values import Value, entries_of

_NUMBER = re.compile(r"[0-9]+|\?")
_CLUE_CHARS = str.maketrans("", "", "0123456789?,;.:|/+-[](){}<>'\" \t\n")
_ID_WORDS = frozenset({"id", "key", "name", "label", "index"})
_SHORT = 200  # characters of a clue that is likely to come again
_MAX_DIGITS = 4  # of a run in a text: longer ones are ids, dates or rows of a picture
NOT_A_CLUE: Clue = [-1]


def plain_clue(item: Value) -> Clue | None:
    """The lengths of a clue; None for a missing one, `NOT_A_CLUE` for what is no clue."""
    if item is None:
        return None
    if isinstance(item, list):
        if set(map(type, item)) == {int} and min(item) > 0 and max(item) <= MAX_SIDE:
            return item  # as nearly all are
        return _unpadded([0 if part in ("", " ") else length_of(part) for part in item])
    if isinstance(item, str):
        return _unpadded(text_lengths(item))
    if isinstance(item, int | float):
        return _unpadded([length_of(item)])
    entries = entries_of(item) or []
    while len(entries) == 1 and entries_of(entries[0][1]):  # {"node": {"values": [...]}}
        entries = entries_of(entries[0][1]) or []
    clues = [
        part
        for key, part in entries
        if isinstance(part, list | str) and not _ID_WORDS & {*words_of(key or "")}
    ]
    if len(entries) == 1:
        clues = [part for _, part in entries if entries_of(part) is None]
    return plain_clue(clues[0]) if len(clues) == 1 else NOT_A_CLUE


def text_lengths(text: str) -> list[int | None]:
    """The numbers of a clue in text; -1 among them when it is none."""
    return [*_short_lengths(text)] if len(text) <= _SHORT else [*_lengths_in(text)]


def _lengths_in(text: str) -> tuple[int | None, ...]:
    if text.translate(_CLUE_CHARS):
        return (-1,)
    words = _NUMBER.findall(text)
    if max(map(len, words), default=0) > _MAX_DIGITS:
        return (-1,)
    return tuple([None if word == "?" else int(word) for word in words])


_short_lengths = lru_cache(maxsize=1 << 14)(_lengths_in)


def length_of(value: Value) -> int | None:
    """A length; -1 for what is none."""
    if value == "?":
        return None
    entries = entries_of(value)
    if entries is not None:  # {"n": 3}
        return length_of(entries[0][1]) if len(entries) == 1 else -1
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 5:
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MAX_NUMBER:
        return -1
    return int(value) if value == int(value) else -1


def _unpadded(lengths: list[int | None]) -> Clue:
    """Without the zeros that fill a clue up on one side; a zero between numbers belongs to no clue."""
    if -1 in lengths:
        return NOT_A_CLUE
    if 0 not in lengths:
        return lengths
    first = next((i for i, length in enumerate(lengths) if length != 0), len(lengths))
    last = next((i for i in range(len(lengths), first, -1) if lengths[i - 1] != 0), first)
    middle = lengths[first:last]
    if 0 in middle or (first and last < len(lengths) and middle):
        return NOT_A_CLUE
    return middle
