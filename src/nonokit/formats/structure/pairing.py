"""Which two parts of a table are the two sides of a puzzle.

Keys that name sides go together by what else they say (`cat_rows` with `cat_cols`), then by nearness. Lists without
such names go together when they are neighbours and agree. Of the ways to take each, the first two that agree count.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from nonokit.formats.structure.kinds import Picture
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.names import PALETTE_WORDS, are_row_and_column, stem_of, words_of
from nonokit.formats.structure.parts import Part
from nonokit.formats.structure.pictures import picture_of
from nonokit.formats.structure.values import Value, entries_of

_NEAREST = 32  # columns before rows, and after them, that may be theirs


@dataclass(frozen=True)
class Pair:
    """Two parts in the order of the text, taken for sides; `is_named` when their keys say which is which."""

    first: Part
    second: Part
    rows: Lines
    columns: Lines
    is_named: bool
    is_sure: bool  # named by words, not by letters that may mean either


def pairs_of(parts: Sequence[Part]) -> list[Pair]:
    """The pairs of sides in a table, in order."""
    sides = [part for part in parts if part.options]
    named = _named([part for part in sides if part.side])
    used = {id(part) for pair in named for part in (pair.first, pair.second)}
    left = [part for part in sides if id(part) not in used]
    found = [*named, *_neighbours(left)]
    place = {id(part): i for i, part in enumerate(parts)}
    return sorted(_without_totals(found), key=lambda pair: place[id(pair.first)])


def with_colours(parts: list[Part]) -> list[Part]:
    """The parts without those that say which colours the clues of another are in: `rowColors` beside `rows`."""
    places = [
        place
        for place, part in enumerate(parts)
        if part.side and not PALETTE_WORDS.isdisjoint(words_of(part.key or ""))
    ]
    taken = {
        place
        for place in places
        if _give_colours(parts[max(place - _NEAREST, 0) : place + _NEAREST], parts[place])
    }
    return [part for place, part in enumerate(parts) if place not in taken] if taken else parts


def _give_colours(near: list[Part], colours: Part) -> bool:
    """Whether the clues of one of some parts are in these colours, which they are given then."""
    for part in near:
        lines = _coloured(part, colours) if part.side == colours.side and part is not colours else None
        if lines is not None:
            part.options.insert(0, lines)
            return True
    return False


def _coloured(clues: Part, colours: Part) -> Lines | None:
    """Clues in the colours that another list has for each of their runs; None where the two do not fit."""
    lines = clues.options[0] if clues.options else None
    named = colours.value
    if lines is None or lines.colours or not isinstance(named, list) or len(named) != len(lines):
        return None
    if not all(isinstance(one, list) and {*map(type, one)} <= {int, str} for one in named):
        return None
    runs = [one if clue else [] for clue, one in zip(lines.lengths, named, strict=True)]
    fits = all(len(clue or ()) == len(one) for clue, one in zip(lines.lengths, runs, strict=True))
    return replace(lines, colours=runs) if fits else None


def _without_totals(pairs: list[Pair]) -> list[Pair]:
    """The pairs without those that say how many cells the lines of another fill."""
    totals = [[side.filled for side in (pair.rows, pair.columns)] for pair in pairs] if len(pairs) > 1 else []
    return [
        pair
        for pair in pairs
        if not any(
            [pair.rows.lengths, pair.columns.lengths] == filled and pair is not other
            for other, filled in zip(pairs, totals, strict=False)
        )
    ]


def _named(sides: list[Part]) -> list[Pair]:
    """Row parts with the column parts that go with them. Sides that disagree pair only when words name them."""
    found: list[Pair] = []
    places = {id(part): place for place, part in enumerate(sides)}
    rows = [part for part in sides if part.side == "row"]
    waiting = _Waiting([place for place, part in enumerate(sides) if part.side == "column"], sides)
    for must_agree in (True, False):
        left: list[Part] = []
        for part in rows:
            for place in waiting.nearest(stem_of(part.key or ""), places[id(part)]):
                pair = _pair(part, sides[place], must_agree)
                if pair is not None:
                    found.append(pair)
                    waiting.remove(place)
                    break
            else:
                left.append(part)
        rows = left
    return found


class _Waiting:
    """The places of columns that no rows were found for, all of them and those of each stem, in order."""

    def __init__(self, places: list[int], sides: list[Part]) -> None:
        self.stems = {place: stem_of(sides[place].key or "") for place in places}
        self.all = places
        self.of_stem: dict[str, list[int]] = {}
        for place, stem in self.stems.items():
            self.of_stem.setdefault(stem, []).append(place)

    def nearest(self, stem: str, place: int) -> list[int]:
        """The columns of a stem, or all where it has none, nearest to a place first; of many the nearest few."""
        places = self.of_stem.get(stem) or self.all
        at = bisect(places, place)
        return sorted(places[max(at - _NEAREST, 0) : at + _NEAREST], key=lambda other: abs(other - place))

    def remove(self, place: int) -> None:
        for places in (self.all, self.of_stem[self.stems[place]]):
            del places[bisect(places, place) - 1]


def _pair(row: Part, column: Part, must_agree: bool) -> Pair | None:
    is_sure = (row.is_plain_side and column.is_plain_side) or are_row_and_column(row.key, column.key)
    options = agreeing(row, column)
    if options is None:
        options = (row.options[0], column.options[0])
        if (options[0].colours is None) != (options[1].colours is None):
            return None  # colours on one side alone are none
        if must_agree or not is_sure or (row.is_strict and not options[0].is_mistyped(options[1])):
            return None
    return Pair(row, column, *options, True, is_sure)


def _neighbours(sides: list[Part]) -> Iterator[Pair]:
    at = 0
    while at + 1 < len(sides):
        first, second = sides[at], sides[at + 1]
        options = agreeing(first, second)
        if options is None:
            at += 1
            continue
        turned = first.side == "column" or second.side == "row"
        rows, columns = reversed(options) if turned else options
        is_named = bool(first.side or second.side)
        yield Pair(first, second, rows, columns, is_named, False)
        at += 2


def agreeing(first: Part, second: Part) -> tuple[Lines, Lines] | None:
    """The first two ways to take both that agree with each other."""
    return next(all_agreeing(first, second), None)


def all_agreeing(first: Part, second: Part) -> Iterator[tuple[Lines, Lines]]:
    """All of them: `1,2 3` may be two clues with commas between numbers, or with blanks."""
    is_named = first.is_plain_side and second.is_plain_side and not first.is_strict
    for one in first.options:
        for other in second.options:
            if one.agrees(other) and (is_named or _is_worth(one, other)):
                if _are_cells(first, second):
                    return
                yield one, other


def _are_cells(first: Part, second: Part) -> bool:
    """Whether two lists that no names tell apart are rather pictures of zeros and ones, of one size, as packs have them."""
    if {first.side, second.side} == {"row", "column"}:
        return False
    one, other = map(_cells, (first.value, second.value))
    if one is None or other is None or (one.width, one.height) != (other.width, other.height):
        return False
    return {*one.kinds(), *other.kinds()} == {0, 1}


def _cells(value: Value) -> Picture | None:
    """The picture in a list, or in the only list of a table."""
    lists = [item for _, item in entries_of(value) or [(None, value)] if isinstance(item, list)]
    return picture_of(lists[0]) if len(lists) == 1 else None


def _is_worth(one: Lines, other: Lines) -> bool:
    """Whether two lists without names are likely sides: big enough to agree not by chance."""
    return min(len(one), len(other)) > 1 and sum(one.totals.values()) > 2
