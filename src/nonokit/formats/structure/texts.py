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
from nonokit.formats.limits import MAX_JSON_BYTES, MAX_PUZZLES, MAX_SIDE
from nonokit.formats.links import parameters
from nonokit.formats.readings import A_PICTURE, Choice, Reading, with_note
from nonokit.formats.structure.codes import cell_choices, letter_choices, line_choices
from nonokit.formats.structure.colour_lines import colour_choices
from nonokit.formats.structure.drawn_grids import parse_drawn
from nonokit.formats.structure.facts import parse_facts
from nonokit.formats.structure.fences import without_fences
from nonokit.formats.structure.flat_cells import parse_flat
from nonokit.formats.structure.flat_records import record_choices
from nonokit.formats.structure.ini import parse_ini
from nonokit.formats.structure.literals import parse_literals
from nonokit.formats.structure.markup import parse_markup
from nonokit.formats.structure.names import is_plain_side, side_of
from nonokit.formats.structure.notations import in_common_notation
from nonokit.formats.structure.number_lines import divided_choices, number_choices
from nonokit.formats.structure.outline import is_numbers, parse_outline
from nonokit.formats.structure.packed import unpacked_text
from nonokit.formats.structure.pages import lines_of_page
from nonokit.formats.structure.picture_lines import picture_choices, pictures_in
from nonokit.formats.structure.program_pictures import parse_life, parse_xbm
from nonokit.formats.structure.search import Search
from nonokit.formats.structure.sql import parse_sql
from nonokit.formats.structure.subject import is_about_puzzles
from nonokit.formats.structure.surroundings import Surroundings
from nonokit.formats.structure.text_tables import parse_tables
from nonokit.formats.structure.values import Table, Value

_COMMENT = re.compile(r"\s*(?:#|//|;|%|--|\*)")
_BEHIND = re.compile(
    r"(?<=[^\s#])[ \t]+(?:#|//)[ \t]+[^\W\d_]{2}[^\n\"'`\[\](){}]{0,400}$", re.MULTILINE
)  # remarks behind something
_REMARK = re.compile(r"^[ \t]*(?://+|#+|%+|--+)|/\*|\*/", re.MULTILINE)  # what makes lines comments
_STATEMENT = re.compile(
    r"\s*+(?:(?:def|class|import|from|function|func|fn|pub|impl|let|var|const|val|public|private|static|return|if|for|while"
    r"|else|using|use|package|module|require|print)\b.*[{(:;=\w]|#include\b.*|[^\[\]]*[{;}]\s*)"
)
_JSON = json.JSONDecoder()
_BETWEEN_VALUES = re.compile(r"[\s,]*")
_LONG_QUOTES = ('"""', "'''", "`")
_LEAST_STATEMENTS = 5  # lines that prose does not look like by chance
_LOOKED_AT = 2000  # lines
_LINES_ASSUMED = "read from comments or other lines of a program"
_WIDTH_FIRST = 4.0  # how much more usual that is where a cross stands between the numbers
_LARGE = 2**20  # characters
_LIGHT = 4  # characters of the whole text that take as long as a value,
_A_LINE = 2  # and how many values as long as a line


def text_choices(
    text: str, search: Search, around: Surroundings | None = None, depth: int = 0
) -> list[Choice]:
    """The puzzles in a text, each with its readings: the first notation in which all of them are sound counts."""
    best: list[Choice] = []
    for found in _attempts(text, search, around or Surroundings(), depth):
        if found and all(any(is_sound(reading.puzzle) for reading in choice) for choice in found):
            return found
        best = best or found
    return best


def _attempts(text: str, search: Search, around: Surroundings, depth: int) -> Iterator[list[Choice]]:
    text, fenced = without_fences(_BEHIND.sub("", text) if " # " in text or " // " in text else text)
    value = parse_json(text)
    if value is not None:
        yield search.choices(value, around, depth)
        return
    if depth:
        yield _named(text, around)
    packed = unpacked_text(text)
    if packed is not None:
        yield text_choices(packed, search, around, depth + 1)
        return
    flat = parse_flat(text, search.named_size)
    if flat is not None:
        yield picture_choices([(None, flat)], around)
    if len(text) > _LARGE and text.count("\n") < 2 * MAX_SIDE:  # nothing but one picture is that large
        yield picture_choices(pictures_in(text.split("\n")), around)
    search.work.values += 0 if depth else max(len(text) // _LIGHT, text.count("\n") * _A_LINE)
    if search.work.problem():
        return
    lines = text.split("\n")
    for value in _values(text, lines):
        yield search.choices(value, around, depth)
    yield line_choices(lines, around)
    has_groups = any(char in text for char in "[{(")
    if not has_groups or _is_all_numbers([line for line in lines if not _COMMENT.match(line)]):
        found = divided_choices(lines, around) or _as_sized(number_choices(_bodies(lines), around), lines)
        yield [choice for choice in found if not depth or _is_worth(choice)]
    common = in_common_notation(text)
    if any(char in common for char in "[{(") or any(quote in text for quote in _LONG_QUOTES):
        search.is_strict |= any(map(str.isalpha, text))  # lists alone are no program
        if depth == 0:
            search.is_about_puzzles = is_about_puzzles(text)
        yield search.choices(parse_literals(common), around, depth)
    headings = {side_of(line) for line in lines if not any(map(str.isdigit, line))} if fenced else set()
    is_parted = {"row", "column"} <= headings
    in_blocks = [choice for block in fenced for choice in _in_block(block, search, around, depth)]
    yield in_blocks if not is_parted else []
    in_lines = _line_attempts(lines, search, around, depth)
    yield from map(_told, in_lines) if has_groups and _is_program(lines) else in_lines
    yield in_blocks
    bare = _REMARK.sub("", text) if has_groups else text
    if bare != text:
        found = search.choices(parse_literals(in_common_notation(bare)), around, depth)
        yield _told([choice for choice in found if choice[0].way != A_PICTURE])  # states of play, mostly


def _in_block(block: str, search: Search, around: Surroundings, depth: int) -> list[Choice]:
    """The puzzles of a block of code, by itself."""
    search.work.count_text(block)
    if search.work.problem():
        return []
    return text_choices(block, Search(search.named_size, search.work), around, depth + 1)


def _line_attempts(
    lines: list[str], search: Search, around: Surroundings, depth: int
) -> Iterator[list[Choice]]:
    yield [*letter_choices(lines, around), *cell_choices(lines, around)]
    yield colour_choices(lines, around)
    yield record_choices(lines, around)
    drawn = pictures_in(lines)
    beside = [*around.pictures, *((False, picture) for _, picture in drawn)]
    found = search.choices(parse_outline(lines), replace(around, pictures=beside), depth)
    yield [
        choice for choice in found if choice[0].puzzle.flat.lengths
    ]  # not two words with a zero under each
    yield picture_choices(drawn, around)
    page = lines_of_page("\n".join(lines))
    yield search.choices(parse_outline(page), around, depth)


def _is_program(lines: list[str]) -> bool:
    return sum(_STATEMENT.fullmatch(line) is not None for line in lines[:_LOOKED_AT]) >= _LEAST_STATEMENTS


def _told(found: list[Choice]) -> list[Choice]:
    """What the lines of a program say besides its data: sound puzzles alone, and where they come from is said."""
    sound = [[one for one in choice if is_sound(one.puzzle)] for choice in found]
    for choice in sound:
        with_note([one.puzzle for one in choice], _LINES_ASSUMED)
    return [choice for choice in sound if choice]


def _as_sized(choices: list[Choice], lines: list[str]) -> list[Choice]:
    """The readings of a text that begins with `10x8`: so written, the width comes first."""
    size = next((_SIZE.fullmatch(line) for line in lines if line.strip()), None)
    if size is None:
        return choices
    wanted = (int(size[1]), int(size[2]))
    return [
        [
            replace(one, odds=one.odds + _WIDTH_FIRST * ((one.puzzle.width, one.puzzle.height) == wanted))
            for one in choice
        ]
        for choice in choices
    ]


def _is_worth(choice: Choice) -> bool:
    """Whether numbers within something else are likely a puzzle."""
    return all(min(reading.puzzle.width, reading.puzzle.height) > 1 for reading in choice)


def _values(text: str, lines: list[str]) -> Iterator[Value]:
    """The text as a value in each notation; None in those that it is not in."""
    yield from (
        parse(text) for parse in (_parse_link, parse_xbm, parse_life, parse_sql, parse_facts, parse_markup)
    )
    yield from (parse(lines) for parse in (parse_ini, parse_tables, parse_drawn))


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


def parse_json(text: str) -> Value:
    """The value of a JSON text, or a list of the values that stand one after the other in it; None when it is neither."""
    if text.lstrip()[:1] not in ("{", "[") or len(text) > MAX_JSON_BYTES:
        return None
    values: list[Value] = []
    at = _next(text, 0)
    while at < len(text):
        try:
            value, at = _JSON.raw_decode(text, at)
        except (ValueError, RecursionError):
            return None
        values.append(value)
        if len(values) > MAX_PUZZLES:
            return None
        at = _next(text, at)
    return values if len(values) > 1 else values[0]


def _next(text: str, at: int) -> int:
    """Where the next value begins."""
    between = _BETWEEN_VALUES.match(text, at)
    return between.end() if between else at


def _is_all_numbers(lines: list[str]) -> bool:
    return all(is_numbers(line) or not line.strip() for line in lines)


def _parse_link(text: str) -> Value:
    given = parameters(text)
    return Table(given) if given else None


_SIZE = re.compile(r"\s*(\d{1,4})\s*[xX×*]\s*(\d{1,4})\s*")


def _bodies(lines: list[str]) -> list[str]:
    """The lines of a text of numbers, comments and dividers as empty ones; none when words name the sides."""
    lines = [_SIZE.sub(r"\1 \2", line) if _SIZE.fullmatch(line) else line for line in lines]
    words = [line for line in lines if not is_numbers(line) and any(map(str.isalnum, line))]
    sides = {side_of(line) for line in words}
    if len(words) * 2 > len(lines) or any(map(is_plain_side, words)) or {"row", "column"} <= sides:
        return []
    return [line if is_numbers(line) else "" for line in lines]
