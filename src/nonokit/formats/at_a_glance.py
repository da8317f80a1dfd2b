"""Texts of which one look says what they are: no other format would rank them higher, so that nobody else is asked.

What a text begins with chooses who looks. Whatever that one is not sure of is left to the ranking of all formats.
"""

from __future__ import annotations

from nonokit.errors import FormatError, PuzzleError
from nonokit.formats.format import CERTAIN, Sample
from nonokit.formats.json.lists_at_a_glance import Lists, lists_at_a_glance
from nonokit.formats.text.lists_at_a_glance import puzzle_of_lists
from nonokit.formats.text.picture_at_a_glance import json_picture, text_picture
from nonokit.model import BLACK_AND_WHITE, Puzzle

# The keys of formats that are told by them, rows first.
_KEYS = {"json-clues": ("rows", "columns"), "json-cols": ("rows", "cols"), "json-verhor": ("hor", "ver")}


def puzzles_at_a_glance(sample: Sample) -> list[Puzzle]:
    """The puzzles of such a text, their format in `extras`; none when all formats have to be asked."""
    if sample.text[:1] == "$":
        return _tournament(sample)
    puzzle = _puzzle(sample)
    return [] if puzzle is None else [puzzle]


def _puzzle(sample: Sample) -> Puzzle | None:
    sign = sample.text[:1]
    if sign == "<":
        return _webpbn(sample)
    if sign == "{":
        return _json(sample)
    if sign == ":" or sample.text[:3] == "#d\n":
        return _olsak(sample)
    if sign == "[":
        return _named(json_picture(sample), "structure")
    if sign in ("#", "."):
        return _named(text_picture(sample), "text")
    if sign == "R" and sample.text.rstrip().isprintable() and " " not in sample.text:
        return _short(sample)  # one word
    puzzle = puzzle_of_lists(sample)
    if puzzle is not None:
        return puzzle
    return _non(sample) if sign.isalpha() else _numbers(sample) if sign.isdigit() else None


def _tournament(sample: Sample) -> list[Puzzle]:
    """Nothing but numbers and `$`: what would be told by a word is something else."""
    from nonokit.formats.text import taai

    if sample.data.translate(None, b"0123456789 \t\r\n$") or taai.looks_like(sample) < CERTAIN:
        return []
    try:
        puzzles = taai.read(sample)
    except (FormatError, PuzzleError):  # reading it again says where
        return []
    for puzzle in puzzles:
        puzzle.extras["format"] = "taai"
    return puzzles


def _numbers(sample: Sample) -> Puzzle | None:
    from nonokit.formats.text.nin_at_a_glance import puzzle_at_a_glance

    puzzle = _named(puzzle_at_a_glance(sample), "nin")
    return puzzle or (_named(text_picture(sample), "text") if sample.text[0] in "01" else None)


def _non(sample: Sample) -> Puzzle | None:
    from nonokit.formats.text.non_at_a_glance import puzzle_at_a_glance

    return _named(puzzle_at_a_glance(sample.text), "non")


def _short(sample: Sample) -> Puzzle | None:
    from nonokit.formats.codes import short_code

    if not short_code.looks_like(sample):
        return None
    try:
        return _named(short_code.read(sample)[0], "short")
    except FormatError:  # reading it again says where
        return None


def _olsak(sample: Sample) -> Puzzle | None:
    from nonokit.formats.text.olsak_at_a_glance import puzzle_at_a_glance

    try:
        return _named(puzzle_at_a_glance(sample), "g")
    except (FormatError, PuzzleError):  # reading with care says it
        return None


def _webpbn(sample: Sample) -> Puzzle | None:
    from nonokit.formats.xml.webpbn_at_a_glance import puzzle_at_a_glance

    return _named(puzzle_at_a_glance(sample), "xml")


def _json(sample: Sample) -> Puzzle | None:
    lists = lists_at_a_glance(sample)
    if lists is None:
        return None
    if "nonokit" in lists.value:
        return _own_json(sample, lists)
    return next((_of_keys(lists, name) for name in _KEYS if {*_KEYS[name]} == lists.sides.keys()), None)


def _own_json(sample: Sample, lists: Lists) -> Puzzle | None:
    from nonokit.formats.json.own import puzzle_of_lists

    try:
        return _named(puzzle_of_lists(sample, lists), "json")
    except (FormatError, PuzzleError):  # reading with care says it
        return None


def _of_keys(lists: Lists, name: str) -> Puzzle | None:
    from nonokit.formats.structure.named_lists import described

    rows, columns = _KEYS[name]
    buffers = lists.buffers(rows, columns, {})
    others = {key: item for key, item in lists.value.items() if key not in lists.sides}
    if buffers is None or list in map(type, others.values()):
        return None
    puzzle = Puzzle.from_buffers(
        buffers, lists.size_of(columns), lists.size_of(rows), palette=BLACK_AND_WHITE
    )
    return _named(described(puzzle, others), name)


def _named(puzzle: Puzzle | None, name: str) -> Puzzle | None:
    if puzzle is not None:
        puzzle.extras["format"] = name
    return puzzle
