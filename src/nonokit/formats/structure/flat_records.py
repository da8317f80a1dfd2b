"""A picture as one line of values: a title, its size, the looks of its colours, all its cells.

Cherry;5;2;rgb(255,255,255);rgb(0,0,0);0;0;1;0;0;0;1;1;…
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import replace
from itertools import pairwise

from nonokit.formats.limits import MAX_PUZZLES, MAX_SIDE
from nonokit.formats.readings import Choice
from nonokit.formats.structure.build import choice_of_picture
from nonokit.formats.structure.likeness import is_plausible
from nonokit.formats.structure.pictures import picture_of
from nonokit.formats.structure.surroundings import Surroundings

_FIELD = re.compile(r"rgba?\([^()]{1,40}\)|[^;,\t]+")
_RGB = re.compile(r"rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})[^()]*\)")
_BETWEEN = ";,\t"  # one of them stands between all values
_LEAST = 9  # cells


def record_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """The pictures of such lines."""
    found: list[Choice] = []
    for line in lines:
        count = sum(map(line.count, _BETWEEN))
        if count >= _LEAST and len(found) <= MAX_PUZZLES and len(line) < MAX_SIDE * MAX_SIDE:
            found += _record(line, around)
    return found


def _record(line: str, around: Surroundings) -> list[Choice]:
    if sum(sign in _RGB.sub("", line) for sign in _BETWEEN) > 1:  # clues of a side: `3,1; 2; 1,1`
        return []
    fields = [field.strip() for field in _FIELD.findall(line)]
    cells = 0
    while cells < len(fields) and fields[-1 - cells].isdecimal() and len(fields[-1 - cells]) < 3:
        cells += 1
    head = fields[: len(fields) - cells]
    size = _size(fields, cells) if cells > _LEAST else None
    if size is None or not head:
        return []
    values = [int(field) for field in fields[len(fields) - size[0] * size[1] :]]
    picture = picture_of(values, size)
    if picture is None or not is_plausible(picture):
        return []
    looks: dict[Hashable, str] = {number: _look(match) for number, match in enumerate(_looks(head))}
    title = next(
        (field for field in head if any(map(str.isalpha, field)) and not _RGB.fullmatch(field)), None
    )
    own = replace(around.under(title), looks={**around.looks, **looks})
    return [choice_of_picture(picture, own)]


def _size(fields: list[str], cells: int) -> tuple[int, int] | None:
    """The width and height that numbers before the cells give: two of them, or one for both sides."""
    numbers = [int(field) if field.isdecimal() and len(field) < 5 else 0 for field in fields]
    before = [*pairwise(numbers), *((number, number) for number in numbers)]
    return next(((w, h) for w, h in before if w > 1 and h > 1 and cells - 6 <= w * h <= cells), None)


def _looks(head: list[str]) -> list[re.Match[str]]:
    return [match for match in map(_RGB.fullmatch, head) if match]


def _look(match: re.Match[str]) -> str:
    return "#" + "".join(f"{min(int(part), 255):02x}" for part in match.groups())
