"""Which two parts of a table are the two sides of a puzzle.

Keys that name sides go together by what else they say (`cat_rows` with `cat_cols`), then by nearness. Lists without
such names go together when they are neighbours and agree. Of the ways to take each, the first two that agree count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.names import stem_of
from nonokit.formats.structure.parts import Part


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
    return sorted(found, key=lambda pair: place[id(pair.first)])


def _named(sides: list[Part]) -> list[Pair]:
    """Row parts with the column parts that go with them. Sides that disagree pair only when words name them."""
    found: list[Pair] = []
    waiting = list(sides)
    for demand in (True, False):
        for part in sides:
            if part not in waiting or part.side != "row":
                continue
            partners = [other for other in waiting if other.side == "column"]
            place = sides.index(part)
            same = [other for other in partners if stem_of(other.key or "") == stem_of(part.key or "")]
            for other in sorted(same or partners, key=lambda other: abs(sides.index(other) - place)):
                pair = _pair(part, other, demand)
                if pair is not None:
                    found.append(pair)
                    waiting.remove(part)
                    waiting.remove(other)
                    break
    return found


def _pair(row: Part, column: Part, must_agree: bool) -> Pair | None:
    is_sure = row.is_plain_side and column.is_plain_side
    options = agreeing(row, column)
    if options is None:
        options = (row.options[0], column.options[0])
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
                yield one, other


def _is_worth(one: Lines, other: Lines) -> bool:
    """Whether two lists without names are likely sides: big enough to agree not by chance."""
    return min(len(one), len(other)) > 1 and sum(one.totals.values()) > 2
