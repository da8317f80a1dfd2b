"""Values that texts hold: lists, scalars, and tables, which are objects or runs of assignments.

A table keeps its entries in order and may have a key several times, because a program that sets `rows` and `cols`
for one puzzle after the other means all of them. JSON objects (`dict`) serve as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

Value = Any  # None, bool, int, float, str, list[Value], dict[str, Value] or Table
Entry = tuple[str | None, Value]
Made = TypeVar("Made")

MAX_DEPTH = 40  # lists in lists that are looked into


class Table:
    """Entries in the order of the text; a key may come several times, or be None."""

    __slots__ = ("entries",)

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = list(entries)

    def __repr__(self) -> str:
        return f"Table({self.entries!r})"


def json_of(text: str) -> Value:
    """The value of a JSON text; None when it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def each(read: Callable[[Value], Made | None], items: Iterable[Value]) -> list[Made]:
    """What is made of every item; nothing where one of them is something else: the first such ends it."""
    found: list[Made] = []
    for item in items:
        made = read(item)
        if made is None:
            return []
        found.append(made)
    return found


def look_of(value: list[Value]) -> str | None:
    """The look that `[red, green, blue]`, or with how opaque it is a fourth, stands for; empty for a clear one."""
    if len(value) not in (3, 4) or not all(type(part) is int and 0 <= part < 256 for part in value):
        return None
    if len(value) > len("rgb") and max(value) == 1:  # cells
        return None
    return "" if value[3:] == [0] else "#" + bytes(value[:3]).hex()


def entries_of(value: Value) -> list[Entry] | None:
    """The entries of a table or an object; None for anything else."""
    if isinstance(value, Table):
        return value.entries
    return list(value.items()) if isinstance(value, dict) else None


def is_group(value: Value) -> bool:
    """Whether a value holds others."""
    return isinstance(value, list) or entries_of(value) is not None


def is_flat(value: Value) -> bool:
    """Whether a value is a list that holds no others."""
    return isinstance(value, list) and not any(map(is_group, value))
