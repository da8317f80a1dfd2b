"""Texts as values: which notation a text is in, by trying what may be in it, the strictest first."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from nonokit.errors import FormatError, PuzzleError
from nonokit.formats.clues import is_sound
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_JSON_BYTES
from nonokit.formats.readings import Choice, Reading
from nonokit.formats.structure.build import Surroundings
from nonokit.formats.structure.cell_tables import parse_tables
from nonokit.formats.structure.codes import cell_choices, letter_choices
from nonokit.formats.structure.literals import parse_literals
from nonokit.formats.structure.markup import parse_markup
from nonokit.formats.structure.names import side_of
from nonokit.formats.structure.number_lines import number_choices
from nonokit.formats.structure.outline import is_numbers, parse_outline
from nonokit.formats.structure.picture_lines import picture_choices, pictures_in
from nonokit.formats.structure.search import Search

_FENCE = re.compile(r"^[ \t]*(?:`{3,}|~{3,})[^`\n]*$", re.MULTILINE)  # around code in Markdown
_MAX_LITERALS = 8 * 2**20  # characters of a program that are looked through


def text_choices(
    text: str, search: Search | None = None, around: Surroundings | None = None, depth: int = 0
) -> list[Choice]:
    """The puzzles in a text, each with its readings: the first notation in which all of them are sound counts."""
    search = search or Search()
    text = _FENCE.sub("", text)
    best: list[Choice] = []
    for found in _attempts(text, search, around or Surroundings(), depth):
        if found and all(any(is_sound(reading.puzzle) for reading in choice) for choice in found):
            return found
        best = best or found
    return best


def _attempts(text: str, search: Search, around: Surroundings, depth: int) -> Iterator[list[Choice]]:
    value = parse_json(text)
    if value is not None:
        yield search.choices(value, around, depth)
        return
    if depth:
        yield _named(text, around)
    marked_up = parse_markup(text)
    if marked_up is not None:
        yield search.choices(marked_up, around, depth)
    lines = text.split("\n")
    tables = parse_tables(lines)
    if tables is not None:
        yield search.choices(tables, around, depth)
    has_groups = any(char in text for char in "[{(")
    if not has_groups or _is_all_numbers(lines):
        yield number_choices(_bodies(lines), around)
    if has_groups and len(text) <= _MAX_LITERALS:
        search.is_strict = True
        yield search.choices(parse_literals(text), around, depth)
    yield [*letter_choices(lines, around), *cell_choices(lines, around)]
    drawn = pictures_in(lines)
    beside = [*around.pictures, *((False, picture) for _, picture in drawn)]
    yield search.choices(parse_outline(lines), replace(around, pictures=beside), depth)
    yield picture_choices(drawn, around)


def _named(text: str, around: Surroundings) -> list[Choice]:
    """The puzzles of a text within a value that is certainly in a format with a name."""
    from nonokit.formats.detection import certain_format

    sample = Sample(text.encode("utf-8", "replace"))
    known = certain_format(sample)
    if known is None or known.read is None:
        return []
    try:
        puzzles = known.read(sample)
    except (FormatError, PuzzleError):
        return []
    fields: list[dict[str, Any]] = [
        {key: text for key, text in around.fields.items() if not getattr(one, key)} for one in puzzles
    ]
    return [[Reading(one.replace(**own), known.title)] for one, own in zip(puzzles, fields, strict=True)]


def parse_json(text: str) -> object | None:
    """The value of a JSON text, or of JSON values on lines of their own; None when it is neither."""
    if text.lstrip()[:1] not in ("{", "[") or len(text) > MAX_JSON_BYTES:
        return None
    try:
        return json.loads(text)  # type: ignore[no-any-return]
    except (ValueError, RecursionError):
        pass
    lines = [line for line in text.split("\n") if line.strip()]
    try:
        return [json.loads(line) for line in lines] if len(lines) > 1 else None
    except (ValueError, RecursionError):
        return None


def _is_all_numbers(lines: list[str]) -> bool:
    return all(is_numbers(line) or not line.strip() for line in lines)


def _bodies(lines: list[str]) -> list[str]:
    """The lines of a text of numbers, comments and dividers as empty ones; none when words name the sides."""
    words = [line for line in lines if not is_numbers(line) and any(map(str.isalnum, line))]
    if len(words) * 2 > len(lines) or any(side_of(line) for line in words):
        return []
    return [line if is_numbers(line) else "" for line in lines]
