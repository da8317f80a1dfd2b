"""One side of a puzzle: a list of clues, in the many ways lists of clues are written.

A value may be a side in several ways (`[[2, 1], …]` may be runs, or a length and a colour), so `side_options` gives all
of them, the likeliest first; which one is meant shows when the other side is known, for both must agree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.clue_values import NOT_A_CLUE, length_of, plain_clue
from nonokit.formats.structure.lines import Clue, Lines, without_counts
from nonokit.formats.structure.names import COLOUR_WORDS, LENGTH_WORDS, PALETTE_WORDS, stem_of, words_of
from nonokit.formats.structure.values import Value, entries_of, is_flat, json_of, look_of

_COLOURED = re.compile(r"(\d{1,4}|\?)\s*+(?::\s*+)?([^\W\d_]\w{0,19}|#[0-9a-fA-F]{3,6}|[!-+*-/:-@^_~])")


def side_options(value: Value) -> list[Lines]:
    """All ways to take a value for one side of a puzzle, the likeliest first; empty when it is none."""
    items = _items(value)
    if items is None:
        entries = entries_of(value) or [(None, value)]
        one = entries[0][1] if len(entries) == 1 else None  # {"data": "3 1/2"}
        return strings_options(one) if isinstance(one, str) else []
    if not items or len(items) > MAX_SIDE:
        return []
    plain = _plain(_without_nulls(items))
    if plain is not None:
        counted = without_counts(plain.lengths)
        return [*([Lines(counted)] if counted else []), plain, *_other_plain(items)]
    if len(items) == 1 and isinstance(items[0], str):
        return strings_options(items[0])
    ways = (_pairs(0, 1), _pairs(1, 0), _objects, _fractions, _wrapped, _tight)
    return [lines for read in ways if (lines := read(items)) is not None]


def turned_options(value: Value) -> list[Lines]:
    """The ways to take a table whose columns are clues, filled up above or below: so clues stand over a grid."""
    items = _items(value) or []
    if not items or not all(isinstance(item, list) and len(item) == len(items[0]) for item in items):
        return []
    turned = [[*column] for column in zip(*items, strict=True)]
    is_padded = any(column[0] in _PADDING or column[-1] in _PADDING for column in turned)
    return side_options(turned) if is_padded and len(turned) > 1 else []


_PADDING = (0, "", " ", None)


def _without_nulls(items: list[Value]) -> list[Value]:
    """Clues that null fills up, with zeros instead; cells may be null, too, but none of them is 2."""
    lists = [item for item in items if isinstance(item, list)]
    is_padded = any(None in item for item in lists) and any(
        type(part) is int and part > 1 for item in lists for part in item
    )
    return (
        [[part or 0 for part in item] if isinstance(item, list) else item for item in items]
        if is_padded
        else items
    )


def _other_plain(items: list[Value]) -> list[Lines]:
    """Other ways to take plain clues: all of them in one text (`["3 1, 2, 1"]`), or a digit a run (`["31", "2"]`)."""
    if not all(isinstance(item, str) for item in items):
        return []
    if len(items) == 1:
        return strings_options(items[0])
    is_digits = all(map(_DIGITS.fullmatch, items))
    lines = digit_lines(items) if is_digits else None
    return [lines] if lines else []


def digit_lines(items: list[str]) -> Lines | None:
    """Clues whose runs are one digit each, with nothing between them; None when all have one digit only."""
    if max(map(len, items), default=0) < 2:
        return None
    lines = _plain([[int(char, 36) for char in item] for item in items])
    return lines and replace(lines, assumed=DIGITS_ASSUMED)


DIGITS_ASSUMED = "each digit of a clue is taken for a run, since nothing stands between them"
_DIGITS = re.compile(r"[0-9]*(?:[a-z][0-9]*){0,9}", re.ASCII)  # a few of them may be letters: a is 10


def _items(value: Value) -> list[Value] | None:
    """The lines of a list, or of an object that numbers them."""
    if isinstance(value, list):
        return _unnumbered(value)
    entries = entries_of(value)
    if not entries:
        return None
    if len(entries) == 1 and isinstance(entries[0][1], list):
        return entries[0][1]  # {"clues": [...]}
    numbered = [(re.findall(r"\d+", key or ""), item) for key, item in entries]
    if (
        all(len(numbers) == 1 for numbers, _ in numbered)
        and len({stem_of(_bare(key)) for key, _ in entries}) == 1
    ):
        return [item for _, item in sorted(numbered, key=lambda pair: int(pair[0][0][:9]))]
    lists = [item for _, item in entries if isinstance(item, list) and item]
    clues = [item for item in lists if not is_flat(item)]
    is_theirs = len({*map(len, lists)}) == 1  # what else is said of each line
    return clues[0] if len(clues) == 1 and is_theirs else None


def _unnumbered(items: list[Value]) -> list[Value]:
    """Clues without the numbers that stand before them, as in a map: `1, [3, 1], 2, [2]`."""
    places = items[::2]
    if len(items) < 4 or type(items[0]) is not int or not isinstance(items[1], list):
        return items
    is_numbered = places in ([*range(len(places))], [*range(1, len(places) + 1)])
    return items[1::2] if is_numbered and len(items) == 2 * len(places) else items


def _bare(key: str | None) -> str:
    return re.sub(r"\d+", "", key or "")


def _plain(items: list[Value]) -> Lines | None:
    """Clues without colours."""
    lengths: list[Clue | None] = []
    for item in items:
        clue = plain_clue(item)
        if clue is NOT_A_CLUE:
            return None
        lengths.append(clue)
    return Lines(lengths)


def _pairs(length: int, colour: int) -> Callable[[list[Value]], Lines | None]:
    """Runs as pairs of a length and a colour, whichever comes first."""

    def run(part: Value) -> tuple[int | None, Hashable] | None:
        if not isinstance(part, list) or len(part) != 2 or isinstance(part[colour], list | dict):
            return None
        if isinstance(part[length], str) and not isinstance(part[colour], str):
            return None
        return length_of(part[length]), part[colour]

    return lambda items: _coloured(items, run)


def _objects(items: list[Value]) -> Lines | None:
    """Runs as objects, such as `{"length": 3, "color": "red"}`."""
    return _coloured(items, _run_object)


def _fractions(items: list[Value]) -> Lines | None:
    """Runs as numbers whose fraction is the colour: 2.1 for two cells of colour 1."""

    def run(part: Value) -> tuple[int | None, Hashable] | None:
        if type(part) not in (int, float) or not 0 < part < MAX_SIDE:
            return None
        return int(part), round(part % 1 * 10)  # `3` beside them is 3.0

    has_fractions = any(isinstance(part, float) for item in items if isinstance(item, list) for part in item)
    lines = _coloured(items, run) if has_fractions else None
    return lines and replace(
        lines, assumed="what stands behind the point of a number is taken for its colour"
    )


def _wrapped(items: list[Value]) -> Lines | None:
    """Clues each in a list of its own, as `clue([2, 1])` is in a program; blank ones may stand without."""
    if not all(isinstance(item, list) and (not item or len(item) == 1) for item in items):
        return None
    return _plain([item[0] if item and isinstance(item[0], list) else item for item in items])


def _tight(items: list[Value]) -> Lines | None:
    """Clues as the shortest lines of cells that have them, `[1, 1, 0, 1]` for 2 1; -1 fills them up."""
    if not all(isinstance(item, list) and {*map(type, item)} <= {int} for item in items):
        return None
    lines = ["".join(map(str, item)).replace("-1", " ").strip() for item in items]
    if not all(map(_TIGHT.fullmatch, lines)):
        return None
    return Lines([[len(run) for run in line.split("0") if run] for line in lines])


_TIGHT = re.compile(r"0?|1+(?:01+)*")


def _run_object(part: Value) -> tuple[int | None, Hashable] | None:
    entries = entries_of(part)
    if entries is None:
        match = _COLOURED.fullmatch(part.strip()) if isinstance(part, str) else None
        return (length_of(match[1]), match[2]) if match else None
    length: Any = -1
    colour: Hashable = None
    for key, value in entries:
        words = set(words_of(key or ""))
        if isinstance(value, list):
            value = look_of(value)
        if words & COLOUR_WORDS and isinstance(value, str | int) and not isinstance(value, bool):
            colour = value
        elif words & LENGTH_WORDS and length_of(value) != -1:
            length = length_of(value)
    return length, colour


def _coloured(items: list[Value], run: Callable[[Value], tuple[int | None, Hashable] | None]) -> Lines | None:
    lengths: list[Clue | None] = []
    colours: list[list[Hashable]] = []
    for item in items:
        parts = _COLOURED_WORD.findall(item) if isinstance(item, str) else _runs_of(item)
        if item is None or not isinstance(parts, list):
            return None
        runs = [run(part) for part in parts if part not in (0, "0")]
        found = [one for one in runs if one is not None and one[0] != -1]
        if len(found) < len(runs):
            return None
        kept = [one for one in found if one[0] != 0]
        lengths.append([length for length, _ in kept])
        colours.append([colour for _, colour in kept])
    is_single = {colour for line in colours for colour in line} == {None}
    return Lines(lengths, None if is_single else colours)


def _runs_of(item: Value) -> Value:
    """The runs of a clue, which may be all the lists that an object has, perhaps with their colours in another.

    `{"hints": [{"value": 3}], "done": false}`, `{"numbers": [1, 2], "colors": ["red", "blue"]}`
    """
    found: tuple[list[Value], list[Value]] = [], []  # numbers, colours
    for key, part in entries_of(item) or []:
        if isinstance(part, list):
            found[not PALETTE_WORDS.isdisjoint(words_of(key or ""))].append(part)
    numbers, colours = found
    if len(numbers) == len(colours) == 1 and len(numbers[0]) == len(colours[0]):
        return [*map(list, zip(*numbers, *colours, strict=True))]
    return (numbers + colours)[0] if len(numbers + colours) == 1 else item


_COLOURED_WORD = re.compile(r"[^\s,;]+")

# How a whole side stands in one text: what divides its lines, and what the numbers of a line.
_DIVIDERS: tuple[tuple[str, str], ...] = (
    ("\n", r"[\s,;.:|/-]+"),
    (";", r"[\s,.:|/-]+"),
    ("/", r"[\s,.:-]+"),
    ("|", r"[\s,.:/-]+"),
)
_DIVIDERS += ((":", r"[\s,.-]+"), (",", r"[\s.:-]+"), (" ", r"[,.:-]+"))


def strings_options(text: str) -> list[Lines]:
    """A side in one text: `1 3 2,2 3`, `3-3:2-3`, `2;1 1;3`, or letters, `HGEG EDCC`."""
    text = text.strip()
    if len(text) > MAX_SIDE * 40:
        return []
    if text[:1] == "[" and text[-1:] == "]":  # JSON in a column of a database
        value = json_of(text)
        return side_options(value) if isinstance(value, list) else []
    found = _padded_options(text)
    if found:
        return found
    if re.fullmatch(r"[\d\s,;.:|/?-]+", text):
        for outer, inner in _DIVIDERS:
            parts = [part.strip() for part in text.split(outer)]
            if len(parts) > 1 and len(parts) <= MAX_SIDE and _divides(parts, inner):
                lines = _plain([re.sub(inner, " ", part).strip() for part in parts])
                found += [lines] if lines and lines not in found else []
                if outer == "\n":  # lines are lines
                    break
    elif re.fullmatch(r"[A-Za-z0@]+(?:[\s,]+[A-Za-z0@]+)+", text):
        lines = _plain([[_letter(char) for char in word] for word in re.split(r"[\s,]+", text)])
        found += [lines] if lines else []
    if "\n" in text and all(map(_DIGITS.fullmatch, text.split("\n"))):
        lines = digit_lines(text.split("\n"))
        found += [lines] if lines else []
    return found


def _padded_options(text: str) -> list[Lines]:
    """A side as it stands beside or above a grid, a line of cells for each line, some of them empty."""
    for sign in ",;|":
        cells = [line.split(sign) for line in text.split("\n")]
        if len(cells) > 1 and len(cells[0]) > 1 and len({*map(len, cells)}) == 1:
            sides = map(_plain, (_filled(cells), _filled(zip(*cells, strict=True))))
            words = {word.strip() for line in cells for word in line}
            if "" in words and len(words) > 1 and all(map(_PADDED.fullmatch, words)):
                return [side for side in sides if side]
    return []


def _filled(cells: Iterable[Iterable[str]]) -> list[Value]:
    return [" ".join(line) for line in cells]


_PADDED = re.compile(r"\d{0,4}")


def _divides(parts: list[str], inner: str) -> bool:
    return all(re.fullmatch(rf"(?:(?:\d{{1,4}}|\?)(?:{inner}(?:\d{{1,4}}|\?))*)?", part) for part in parts)


def _letter(char: str) -> int:
    """A is 1, Z 26, a 27: how letters count where clues are written as words."""
    if char in "0@":
        return 0
    return ord(char) - 64 if char.isupper() else ord(char) - 70
