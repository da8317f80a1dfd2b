"""What stands around the clues: metadata, looks of colours, pictures that may be the answer or how far somebody is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from nonokit.formats.structure.kinds import Picture
from nonokit.formats.structure.names import (
    FIELDS,
    FLAT_WORDS,
    MANY_WORDS,
    PALETTE_WORDS,
    SIZE_WORDS,
    STATE_WORDS,
    side_of,
    words_of,
)
from nonokit.formats.structure.values import Entry, Value, entries_of, is_group

_ID = ("id",)
_NO_TITLES = FLAT_WORDS | STATE_WORDS | SIZE_WORDS | MANY_WORDS | {"props", "id"}
_MAX_FIELD = 1000  # characters of a title


@dataclass(frozen=True)
class Surroundings:
    """What stands around the clues: metadata, looks of colours, pictures with whether they are a state of play."""

    fields: Mapping[str, str] = field(default_factory=dict)
    looks: Mapping[Hashable, str] = field(default_factory=dict)
    pictures: Sequence[tuple[bool, Picture]] = ()
    id: str | None = None

    def under(self, title: str | None) -> Surroundings:
        """The same for a puzzle with a title, unless there is one around it."""
        return replace(self, fields={"title": title, **self.fields}) if title else self


def surroundings(entries: Iterable[Entry], outer: Surroundings) -> Surroundings:
    """What a table adds to what is known around it: metadata, colours."""
    fields = dict(outer.fields)
    looks: dict[Hashable, str] = dict(outer.looks)
    name = outer.id
    own: set[str] = set()
    for key, value in entries:
        words = words_of(key or "")
        if isinstance(value, str) and len(words) == 1 and words[0] in FIELDS:
            if FIELDS[words[0]] not in own and 0 < len(value.strip()) <= _MAX_FIELD:
                fields[FIELDS[words[0]]] = value.strip()
                own.add(FIELDS[words[0]])
        elif set(words) & PALETTE_WORDS and is_group(value):
            looks |= _looks(value)
        elif words == _ID and isinstance(value, str | int) and not isinstance(value, bool):
            name = str(value)[:_MAX_FIELD]
    return replace(outer, fields=fields, looks=looks, id=name)


def titled(around: Surroundings, key: str | None, value: Value) -> Surroundings:
    """What is known around a table that is one of several: the name that it goes by is its title."""
    if not key or side_of(key) or entries_of(value) is None or _NO_TITLES.issuperset(words_of(key)):
        return around
    return replace(around, fields={**around.fields, "title": key[:_MAX_FIELD]})


def _looks(value: Value) -> dict[Hashable, str]:
    """How colours look, by the names or numbers that clues call them by."""
    entries = entries_of(value)
    if entries is not None:
        return {
            key: look for key, look in entries if key is not None and isinstance(look, str) and len(look) < 30
        }
    found: dict[Hashable, str] = {}
    for number, item in enumerate(value[:256]):
        texts = (
            [item]
            if isinstance(item, str)
            else [text for _, text in entries_of(item) or () if isinstance(text, str)]
        )
        numbers = [n for _, n in entries_of(item) or () if isinstance(n, int) and not isinstance(n, bool)]
        looks = [text for text in texts if text.startswith("#") or len(text) > 2]
        if looks:
            found[numbers[0] if numbers else number] = looks[-1]
            found |= {text: looks[-1] for text in texts if text != looks[-1]}
    return found
