"""Pictures that are one picture to whoever solves them: turned, mirrored, shifted, inverted or in other colours.

Of every picture one form stands for all of these: without empty margins, colours numbered as they appear, the smallest of
its eight ways round. Pictures with the same form are duplicates, however many there are to compare.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonokit.model import Grid

Rows = tuple[tuple[int, ...], ...]
WAYS = ("as it is", "turned", "turned", "turned", "mirrored", "mirrored", "mirrored", "mirrored")


class Duplicate(NamedTuple):
    """The place of a picture, that of an earlier one it repeats, and how they differ, such as "turned, inverted"."""

    place: int
    earlier: int
    how: str


def duplicates(pictures: Sequence[Grid | None]) -> list[Duplicate]:
    """The pictures that repeat an earlier one; None is no picture.

    >>> house = Grid.from_text([".#.", "###", "#.#"])
    >>> duplicates([house, Grid.from_text([".##", "##.", ".##"])])
    [Duplicate(place=1, earlier=0, how='turned')]
    """
    first: dict[Rows, int] = {}
    found: list[Duplicate] = []
    for place, picture in enumerate(pictures):
        if picture is None or not any(picture.cells):
            continue
        form = min(form for _, form in _forms(picture))
        earlier = first.setdefault(form, place)
        if earlier != place:
            found.append(Duplicate(place, earlier, _how(picture, pictures[earlier])))
    return found


def _how(picture: Grid, earlier: Grid | None) -> str:
    """What takes one picture to another that has the same form."""
    assert earlier is not None
    if picture == earlier:
        return "the same"
    same = next(form for how, form in _forms(earlier) if how == WAYS[0])
    how = next(how for how, form in _forms(picture) if form == same)
    if how != WAYS[0]:
        return how
    same_place = [bool(cell) for cell in picture.cells] == [bool(cell) for cell in earlier.cells]
    same_size = (picture.width, picture.height) == (earlier.width, earlier.height)
    return "in other colours" if same_place and same_size else "shifted"


def _forms(picture: Grid) -> Iterator[tuple[str, Rows]]:
    """Every way to look at a picture, the simplest first; one of two colours also inverted."""
    rows: Rows = tuple(tuple(row) for row in picture.rows())
    for number, turned in enumerate(_turns(rows)):
        yield WAYS[number], _normal(turned)
    if max(picture.cells) == 1:
        inverted = tuple(tuple(1 - cell for cell in row) for row in rows)
        if any(map(any, inverted)):
            for number, turned in enumerate(_turns(inverted)):
                yield "inverted" if not number else f"{WAYS[number]}, inverted", _normal(turned)


def _turns(rows: Rows) -> Iterator[Rows]:
    """The four turns of a picture, then those of its mirror image."""
    for start in (rows, rows[::-1]):
        turned = start
        for _ in range(4):
            yield turned
            turned = tuple(zip(*turned[::-1], strict=True))


def _normal(rows: Rows) -> Rows:
    """A picture without its empty margins, its colours numbered as they appear."""
    kept = [row for row in rows if any(row)]
    top, bottom = rows.index(kept[0]), len(rows) - rows[::-1].index(kept[-1])
    columns = [x for x in range(len(rows[0])) if any(row[x] for row in rows)]
    numbers: dict[int, int] = {0: 0}
    return tuple(
        tuple(numbers.setdefault(cell, len(numbers)) for cell in row[columns[0] : columns[-1] + 1])
        for row in rows[top:bottom]
    )
