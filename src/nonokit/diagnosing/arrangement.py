"""The clues with some mistakes undone: lines put elsewhere, put in or taken out, or left open because they are in doubt.

Each way of undoing one mistake makes a new arrangement. Which line was which when it was typed is kept, so that people are told the numbers they
know the lines by.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from nonokit.diagnosing.clue_lines import Line, OpenLine, totals_of
from nonokit.diagnosing.suggestion import LineName

_OF_SIDES = ("side-reversed", "numbers-reversed", "line-twice")
_MISSING = -1  # where a line came from that was not typed at all


class Change(NamedTuple):
    """One mistake undone, before anybody has to read it."""

    kind: str
    line: LineName
    before: OpenLine = None
    after: OpenLine = None


@dataclass(frozen=True)
class Arrangement:
    """Rows, then columns; where each was typed; the lines in doubt; what was undone, and how likely that is.

    `opened` has the lines in doubt with the clues they had, `missing` those put in, whose clues nobody typed.
    `excess` is by how many cells, for each colour, the rows that have a clue fill more than the columns.
    """

    height: int
    lines: tuple[OpenLine, ...]
    typed_at: tuple[int, ...]
    excess: tuple[int, ...]
    opened: tuple[tuple[int, Line], ...] = ()
    missing: tuple[int, ...] = ()
    changes: tuple[Change, ...] = ()
    odds: float = 0.0
    mistakes: int = 0

    @classmethod
    def of_typed(cls, lines: tuple[OpenLine, ...], height: int, values: int) -> Arrangement:
        """The clues as they were typed."""
        excess = [0] * values
        for index, line in enumerate(lines):
            for colour, cells in enumerate(totals_of(line or (), values)):
                excess[colour] += cells if index < height else -cells
        typed_at = (*range(height), *range(len(lines) - height))
        return cls(height, lines, typed_at, tuple(excess))

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.lines) - self.height

    @property
    def has_sides_alone(self) -> bool:
        """Whether nothing was done yet but to whole sides."""
        return not self.opened and all(change.kind in _OF_SIDES for change in self.changes)

    def size(self, index: int) -> int:
        """How many cells a line has."""
        return self.width if index < self.height else self.height

    def sums_agree(self) -> bool:
        """Whether the lines left open can make up for what rows and columns differ by."""
        rows = sum(line is None for line in self.lines[: self.height])
        columns = sum(line is None for line in self.lines[self.height :])
        least, most = -self.width * rows, self.height * columns
        return all(least <= cells <= most for cells in self.excess)

    def wanted(self, index: int) -> tuple[int, ...] | None:
        """How many cells of each colour the only open line must fill; None when others are open too."""
        if sum(line is None for line in self.lines) != 1:
            return None
        return tuple(-cells if index < self.height else cells for cells in self.excess)

    def name(self, index: int) -> LineName:
        """The line as people know it: by where it was typed, or will be when it was not."""
        is_row = index < self.height
        place = self.typed_at[index]
        if place == _MISSING:
            place = index if is_row else index - self.height
        return ("row" if is_row else "column", place)

    def open(self, index: int, odds: float) -> Arrangement:
        """The line's clue is in doubt."""
        return replace(
            self,
            lines=_with(self.lines, {index: None}),
            excess=self._excess_with(index, -1),
            opened=(*self.opened, (index, self.lines[index] or ())),
            odds=self.odds + odds,
            mistakes=self.mistakes + 1,
        )

    def close(self, index: int, line: Line, change: Change, odds: float) -> Arrangement:
        """The line that was in doubt has this clue; `odds` is how much less likely than hoped for."""
        closed = replace(
            self,
            lines=_with(self.lines, {index: line}),
            opened=tuple(one for one in self.opened if one[0] != index),
            changes=(*self.changes, change),
            odds=self.odds + odds,
        )
        return replace(closed, excess=closed._excess_with(index, 1))

    def with_changes(self, changes: Iterable[Change], odds: float) -> Arrangement:
        """The same, with what was undone and how likely all of it is."""
        return replace(self, changes=tuple(changes), odds=odds)

    def _excess_with(self, index: int, times: int) -> tuple[int, ...]:
        """The excess with a line counted in or out."""
        totals = totals_of(self.lines[index] or (), len(self.excess))
        sign = times if index < self.height else -times
        return tuple(cells + sign * more for cells, more in zip(self.excess, totals, strict=True))

    def _undone(self, changes: tuple[Change, ...], odds: float, **fields: object) -> Arrangement:
        return replace(
            self,
            changes=(*self.changes, *changes),
            odds=self.odds + odds,
            mistakes=self.mistakes + 1,
            **fields,  # type: ignore[arg-type]
        )

    def between(self, index: int, odds: dict[str, float]) -> Iterator[Arrangement]:
        """What may have happened between a line and the next of its side."""
        first, second = self.lines[index], self.lines[index + 1]
        if first is None or second is None or first == second or index + 1 == self.height:
            return
        names = self.name(index), self.name(index + 1)
        exchanged = Change("lines-exchanged", min(names), first, second)
        typed_at = list(self.typed_at)
        typed_at[index : index + 2] = typed_at[index + 1], typed_at[index]
        swapped = _with(self.lines, {index: second, index + 1: first})
        yield self._undone((exchanged,), odds["lines-exchanged"], lines=swapped, typed_at=tuple(typed_at))
        for upper, lower in dict.fromkeys(_moved(first, second)):
            changes = (
                Change("number-moved", names[0], first, upper),
                Change("number-moved", names[1], second, lower),
            )
            lines = _with(self.lines, {index: upper, index + 1: lower})
            yield self._undone(changes, odds["number-moved"], lines=lines)

    def whole_sides(self, odds: dict[str, float]) -> Iterator[Arrangement]:
        """A side from its far end, or all its numbers; a line missing or there twice."""
        for start, end, name in ((0, self.height, "row"), (self.height, len(self.lines), "column")):
            side = self.lines[start:end]
            backwards = self.lines[:start] + side[::-1] + self.lines[end:]
            typed_at = self.typed_at[:start] + self.typed_at[start:end][::-1] + self.typed_at[end:]
            change = Change("side-reversed", (name, 0))
            if not self.missing:
                yield self._undone((change,), odds[change.kind], lines=backwards, typed_at=typed_at)
                change = Change("numbers-reversed", (name, 0))
                lines = self.lines[:start] + tuple(line and line[::-1] for line in side) + self.lines[end:]
                yield self._undone((change,), odds[change.kind], lines=lines)
            yield from self._taken_out(start, end, odds["line-twice"])
            yield from self._put_in(start, end, odds["line-missing"])

    def _taken_out(self, start: int, end: int, odds: float) -> Iterator[Arrangement]:
        for i in range(start, end - 1):
            line = self.lines[i]
            if line is None or line != self.lines[i + 1] or (i > start and self.lines[i - 1] == line):
                continue
            yield self._undone(
                (Change("line-twice", self.name(i), line),),
                odds,
                height=self.height - (start == 0),
                lines=self.lines[:i] + self.lines[i + 1 :],
                typed_at=self.typed_at[:i] + self.typed_at[i + 1 :],
                excess=self._excess_with(i, -1),
                missing=tuple(at - (at > i) for at in self.missing),
            )

    def _put_in(self, start: int, end: int, odds: float) -> Iterator[Arrangement]:
        for i in range(start, end + 1):
            yield self._undone(
                (),
                odds,
                height=self.height + (start == 0),
                lines=(*self.lines[:i], None, *self.lines[i:]),
                typed_at=(*self.typed_at[:i], _MISSING, *self.typed_at[i:]),
                missing=(*(at + (at >= i) for at in self.missing), i),
            )


def _with(lines: tuple[OpenLine, ...], changes: dict[int, OpenLine]) -> tuple[OpenLine, ...]:
    changed = list(lines)
    for index, line in changes.items():
        changed[index] = line
    return tuple(changed)


def _moved(first: Line, second: Line) -> Iterator[tuple[Line, Line]]:
    """A number back from the line beside its own: ends of lines are where numbers stray."""
    if second:
        yield (*first, second[0]), second[1:]
        yield (*first, second[-1]), second[:-1]
    if first:
        yield first[:-1], (first[-1], *second)
        yield first[1:], (first[0], *second)
