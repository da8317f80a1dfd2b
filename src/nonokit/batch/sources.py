"""Where puzzles come from, and which of them have their rows already."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from nonokit.batch.units import STDIN, Unit, is_pipe, units_in
from nonokit.errors import NonokitError


class Place(NamedTuple):
    """Which puzzle a row is about: its input, and its number in it where there are several."""

    file: str
    number: int | None


class Source:
    """All units of some inputs, without those that have rows, or every so many of them."""

    def __init__(
        self, names: Iterable[str], *, has_lines: bool = False, shard: tuple[int, int] = (1, 1)
    ) -> None:
        self.names = list(dict.fromkeys(names))
        self.has_lines = has_lines
        self.shard = shard
        is_known = STDIN not in self.names and not any(map(is_pipe, self.names))
        self.total_bytes = sum(map(size_of, self.names)) if is_known else 0  # 0 where nobody knows

    def units(self, places: Iterable[Place] = ()) -> Iterator[Unit]:
        """The units of this shard that have no rows; those there are must be of the first ones, in order."""
        own, shards = self.shard
        units = self._all()
        if shards > 1:
            units = islice((single for unit in units for single in unit.singles()), own - 1, None, shards)
        return behind(places, units)

    def _all(self) -> Iterator[Unit]:
        before = 0
        for name in self.names:
            size, begin = size_of(name), float(before)
            for unit, position in units_in(name, has_lines=self.has_lines):
                end = before + float(position or size)
                yield unit._replace(begin=begin, end=end)
                begin = end
            before += size


def size_of(name: str) -> int:
    """The bytes of a file, 0 where there is none."""
    try:
        return os.path.getsize(name)
    except OSError:
        return 0


def readable(text: str) -> str:
    """The text as a file of results can hold it: file names may have bytes in them that are no characters.

    >>> readable("caf\\udce9.non")
    'caf\\\\udce9.non'
    """
    return text.encode("utf-8", "backslashreplace").decode()


def behind(places: Iterable[Place], units: Iterator[Unit]) -> Iterator[Unit]:
    """The units whose puzzles have no rows. Every unit before must have its row or rows: else inputs came, went or
    changed their order, and somebody's row would be missing."""
    unit: Unit | None = None
    lines: Iterator[Unit] = iter(())  # the rest of the unit that we are in
    for place in places:
        if unit is not None and unit.done and place == Place(readable(unit.file), unit.done + 1):
            unit = unit._replace(done=unit.done + 1)
        elif unit is not None and unit.done and place == Place(readable(unit.file), None):
            unit = None  # the others of its puzzles could not be read again
        else:
            while (unit := next(lines, None)) is None and (some := next(units, None)) is not None:
                lines = some.singles()
            unit = begun(unit, place)
    if unit is not None and unit.done:
        yield unit
    yield from lines
    yield from units


def begun(unit: Unit | None, place: Place) -> Unit:
    """The unit whose first row is about a place."""
    if unit is not None and readable(unit.file) == place.file and place.number in (unit.line, unit.line or 1):
        return unit if place.number == unit.line else unit._replace(done=1)
    where = place.file if place.number is None else f"{place.file}, puzzle {place.number}"
    wanted = "ends before it" if unit is None else f"has {unit.file} in its place"
    raise NonokitError(
        f"the results have a row about {where}, and this run {wanted}: give the same inputs in the same order, "
        "another --out, or --restart to begin anew"
    )
