"""Why there is no puzzle in a value: which line of what calls itself rows or columns is no clue."""

from __future__ import annotations

import json

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.formats.refusal import EXPECTED, kind_of, no_puzzle
from nonokit.formats.structure.parts import Part
from nonokit.formats.structure.sides import side_options, strings_options
from nonokit.formats.structure.values import Value, entries_of
from nonokit.formats.two_files import side_in

_DEEPEST = 4
_MOST = 100  # entries of a table, and items of a list, that are looked at
_SHOWN = 30


def complaint(value: Value, sample: Sample) -> FormatError:
    """The error that says what is wrong, with the path to it where one can be told; else what it is that holds no puzzle."""
    if value is None and side_in(sample.source or "") and strings_options(sample.text):
        return sample.error(
            "the clues of one side only: put this file and that of the other side into one folder or zip archive"
        )
    problem = _search(value, "", 0)
    return (
        sample.error(problem)
        if problem
        else no_puzzle(sample, f"no puzzle found in {kind_of(sample)}: {EXPECTED}")
    )


def _search(value: Value, path: str, depth: int) -> str | None:
    entries = (entries_of(value) or [])[:_MOST]
    parts = [Part(key, item) for key, item in entries]
    sides = [part for part in parts if part.is_plain_side and isinstance(part.value, list)]
    for part in sides:
        for i, item in enumerate(part.value):
            if item is not None and item not in ([], 0, "", "0", [0]) and not side_options([item]):
                return f"{path}{part.key}[{i}]: expected a clue such as [3, 1], found {_shown(item)}"
    if len(sides) == 1:
        other = "columns" if sides[0].side == "row" else "rows"
        return f"{path}{sides[0].key}: expected a list for the {other}, too"
    inner = [(f"{path}{part.key}.", part.value) for part in parts] if depth < _DEEPEST else []
    if isinstance(value, list) and depth < _DEEPEST:
        inner = [(f"{path}[{i}].", item) for i, item in enumerate(value[:_MOST])]
    return next((found for place, item in inner if (found := _search(item, place, depth + 1))), None)


def _shown(item: Value) -> str:
    try:
        text = json.dumps(item)
    except TypeError:
        text = repr(item)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
