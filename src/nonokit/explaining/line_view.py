"""One line as techniques look at it: its clue, what each cell may still be, and what follows from a glance.

Cells are bits of integers, as in the engines: bit p of `may[v]` says that cell p may have value v. A view never
changes; the derived looks (filled stretches, how far runs reach, legal placements) are made when first asked for,
because most lines answer to the cheapest technique.

`reach` is what a person sees by counting, ignoring how runs share filled cells: push every run to either side
past known background, then tie each filled stretch that only one run can own to that run. `placed` is exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from nonokit.engine.reference.line import Line, Masks, fits
from nonokit.explaining.evidence import CellValue, Evidence, LineRef, Span
from nonokit.explaining.step import Step
from nonokit.model import Clue, Run


class Group(NamedTuple):
    """A filled stretch of one known colour."""

    start: int
    end: int
    colour: int

    @property
    def length(self) -> int:
        """How many cells."""
        return self.end - self.start


class Placed(NamedTuple):
    """Every run's legal starts, the cells it may cover, and the cells that may be background, exactly."""

    starts: list[int]
    covered: list[int]
    gaps: int


class LineView:
    """A line's clue and cells; `is_mirrored` when read from its far end."""

    def __init__(
        self,
        ref: LineRef,
        clue: Clue,
        size: int,
        may: Masks,
        *,
        crossing: Sequence[Clue | None] = (),
        compiled: Line | None = None,
        is_mirrored: bool = False,
    ) -> None:
        self.ref = ref
        self.clue = clue
        self.size = size
        self.may = may
        self.whole = (1 << size) - 1
        self.crossing = crossing  # the clues of the lines this one crosses
        self.is_mirrored = is_mirrored
        self._compiled = compiled

    @classmethod
    def of(cls, clue: Clue, domains: Sequence[int], values: int = 2, ref: LineRef = ("row", 0)) -> LineView:
        """A view from per-cell value bits.

        >>> view = LineView.of(Clue.of(3), [3, 3, 2, 3, 3])
        >>> view.groups, view.reach
        ([Group(start=2, end=3, colour=1)], [Span(start=0, end=5)])
        """
        may = tuple(
            sum((domain >> value & 1) << p for p, domain in enumerate(domains)) for value in range(values)
        )
        return cls(ref, clue, len(domains), may)

    # What the cells say

    @cached_property
    def blank(self) -> int:
        """Cells known to be background."""
        return self.may[0] & ~self.paintable

    @cached_property
    def paintable(self) -> int:
        """Cells that may have some colour."""
        result = 0
        for mask in self.may[1:]:
            result |= mask
        return result

    @cached_property
    def solid(self) -> int:
        """Cells known to have a colour, even if not which."""
        return self.whole & ~self.may[0]

    @cached_property
    def known(self) -> Masks:
        """Per value, the cells known to have it."""
        return tuple(mask & ~self.several for mask in self.may)

    @cached_property
    def several(self) -> int:
        """Cells with more than one value left."""
        once = twice = 0
        for mask in self.may:
            twice |= once & mask
            once |= mask
        return twice

    @cached_property
    def groups(self) -> list[Group]:
        """Filled stretches of one colour, in order."""
        found = [
            Group(start, end, value)
            for value, mask in enumerate(self.known)
            if value and mask
            for start, end in stretches(mask)
        ]
        return sorted(found) if len(self.may) > 2 else found

    def room(self, group: Group) -> Span:
        """The cells around a filled stretch that its run could cover, up to the next walls."""
        mask = self.may[group.colour]
        start, end = group.start, group.end
        while start > 0 and mask >> (start - 1) & 1:
            start -= 1
        while end < self.size and mask >> end & 1:
            end += 1
        return Span(start, end)

    # What the clue says

    @cached_property
    def gaps(self) -> list[int]:
        """After each run: 1 when a background cell must part it from the next."""
        parted = [int(a.colour == b.colour) for a, b in zip(self.clue, self.clue[1:], strict=False)]
        return [*parted, 0] if self.clue else []

    @cached_property
    def compiled(self) -> Line:
        """The clue as the exact line solver wants it."""
        return self._compiled or Line(compile_clue(self.clue), self.size, len(self.may))

    @cached_property
    def placed(self) -> Placed | None:
        """All legal placements at once; None when nothing fits."""
        found = self.compiled.place(self.may)
        return None if found is None else Placed(*found)

    # What counting says

    @cached_property
    def packed_first(self) -> list[int] | None:
        """Earliest starts of all runs past known background; None when they do not fit."""
        starts: list[int] = []
        at = 0
        for run, gap in zip(self.clue, self.gaps, strict=True):
            fitting = fits(self.may[run.colour], run.min_length) >> at
            if not fitting:
                return None
            start = at + lowest(fitting)
            starts.append(start)
            at = start + run.min_length + gap
        return starts

    @cached_property
    def packed_last(self) -> list[int] | None:
        """Latest starts of all runs, likewise."""
        starts: list[int] = []
        end = self.size
        gaps = [0, *self.gaps]
        for i in range(len(self.clue) - 1, -1, -1):
            run = self.clue[i]
            limit = end - run.min_length
            fitting = (
                fits(self.may[run.colour], run.min_length) & ((1 << (limit + 1)) - 1) if limit >= 0 else 0
            )
            if not fitting:
                return None
            start = fitting.bit_length() - 1
            starts.append(start)
            end = start - gaps[i]
        return starts[::-1]

    @cached_property
    def reach(self) -> list[Span] | None:
        """The cells each run can get to, by counting; None when the line is seen to be impossible."""
        first, last = self.packed_first, self.packed_last
        if first is None or last is None:
            return None
        low = first[:]
        high = [start + run.min_length for start, run in zip(last, self.clue, strict=True)]
        for _ in range(len(self.groups) + 1):
            if not self._tie(low, high):
                break
        if any(b - a < run.min_length for a, b, run in zip(low, high, self.clue, strict=True)):
            return None
        return [Span(a, b) for a, b in zip(low, high, strict=True)]

    def _tie(self, low: list[int], high: list[int]) -> bool:
        """Narrows the reach of runs that alone can own a filled stretch; whether anything changed."""
        before = (*low, *high)
        for group, runs in zip(self.groups, self._owners(low, high), strict=True):
            if len(runs) == 1:
                i = runs[0]
                room = self.room(group)
                length = self.clue[i].length or self.size
                low[i] = max(low[i], group.end - length, room.start)
                high[i] = min(high[i], group.start + length, room.end)
        for i in range(1, len(low)):
            low[i] = max(low[i], low[i - 1] + self.clue[i - 1].min_length + self.gaps[i - 1])
        for i in range(len(high) - 2, -1, -1):
            high[i] = min(high[i], high[i + 1] - self.clue[i + 1].min_length - self.gaps[i])
        return before != (*low, *high)

    def _owners(self, low: list[int], high: list[int]) -> list[list[int]]:
        """Per filled stretch, the runs it can belong to: long enough, in reach, with room, and in order."""
        groups = self.groups
        owners = []
        for group in groups:
            room = self.room(group)
            owners.append(
                [
                    i
                    for i, run in enumerate(self.clue)
                    if run.colour == group.colour
                    and low[i] <= group.start
                    and group.end <= high[i]
                    and (run.length is None or group.length <= run.length <= room.length)
                ]
            )
        least = 0
        for k, runs in enumerate(owners):
            owners[k] = [i for i in runs if i >= least]
            apart = k + 1 < len(groups) and self._are_apart(groups[k], groups[k + 1])
            least = (owners[k][0] if owners[k] else least) + apart
        most = len(self.clue) - 1
        for k in range(len(owners) - 1, -1, -1):
            owners[k] = [i for i in owners[k] if i <= most]
            apart = k > 0 and self._are_apart(groups[k - 1], groups[k])
            most = (owners[k][-1] if owners[k] else most) - apart
        return owners

    def _are_apart(self, first: Group, second: Group) -> bool:
        """Whether two neighbouring filled stretches certainly belong to different runs."""
        between = ((1 << second.start) - 1) & ~((1 << first.end) - 1)
        return first.colour != second.colour or bool(between & ~self.may[first.colour])

    @cached_property
    def owners(self) -> list[list[int]]:
        """Per filled stretch, the runs it can belong to."""
        reach = self.reach
        if reach is None:
            return [[] for _ in self.groups]
        return self._owners([span.start for span in reach], [span.end for span in reach])

    # Read from the far end

    @cached_property
    def mirrored(self) -> LineView:
        """The same line read from its other end; steps made from it speak of the true cells."""
        may = tuple(mirror(mask, self.size) for mask in self.may)
        return LineView(self.ref, self.clue.mirrored(), self.size, may, is_mirrored=not self.is_mirrored)

    def position(self, p: int) -> int:
        """The true position of cell p (also of the edges −1 and size)."""
        return self.size - 1 - p if self.is_mirrored else p

    def span(self, start: int, end: int) -> Span:
        """The true span of some cells."""
        return Span(self.size - end, self.size - start) if self.is_mirrored else Span(start, end)

    def runs(self, indices: Sequence[int]) -> tuple[int, ...]:
        """The true indices of runs."""
        return tuple(sorted(len(self.clue) - 1 - i for i in indices)) if self.is_mirrored else tuple(indices)

    def at(self, p: int) -> tuple[int, int]:
        """The grid's cell at position p."""
        kind, index = self.ref
        p = self.position(p)
        return (index, p) if kind == "row" else (p, index)

    # Making steps

    def step(
        self,
        technique: str,
        evidence: Evidence,
        *,
        assign: Mapping[int, int] | None = None,
        forbid: Mapping[int, int] | None = None,
    ) -> Step | None:
        """A step that gives cells (a mask per value) a value or takes one; None when nothing is new.

        Also None when a cell cannot take what follows: then the line is impossible, and no technique for hints
        should argue from it.
        """
        left = list(self.may)
        for value, mask in (assign or {}).items():
            left = [old if v == value else old & ~mask for v, old in enumerate(left)]
        for value, mask in (forbid or {}).items():
            left[value] &= ~mask
        changed = some = twice = 0
        for old, new in zip(self.may, left, strict=True):
            changed |= old & ~new
            twice |= some & new
            some |= new
        if not changed or some != self.whole:
            return None
        cells = [
            CellValue(self.at(p), next(v for v, mask in enumerate(left) if mask >> p & 1))
            for p in bits(changed & ~twice)
        ]
        excluded = [
            CellValue(self.at(p), value)
            for p in bits(changed & twice)
            for value, (old, new) in enumerate(zip(self.may, left, strict=True))
            if (old & ~new) >> p & 1
        ]
        return Step(technique, (self.ref,), tuple(sorted(cells)), evidence, tuple(sorted(excluded)))


def compile_clue(clue: Clue | None) -> tuple[tuple[int, int], ...] | None:
    """A clue as engines take it."""
    return None if clue is None else tuple((run.length or 0, run.colour) for run in clue)


def longest(runs: Sequence[Run], size: int) -> int:
    """The longest of some runs; one of unknown length may fill the line."""
    return max((size if run.length is None else run.length for run in runs), default=0)


def lowest(mask: int) -> int:
    """The position of the lowest bit."""
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    """The positions of all bits, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def between(start: int, end: int) -> int:
    """A mask of the cells from `start` up to `end`."""
    return ((1 << end) - 1) & ~((1 << start) - 1) if end > start else 0


def fits_at(mask: int, start: int, length: int) -> bool:
    """Whether `length` cells from `start` on are all in the mask."""
    return (mask >> start) & ((1 << length) - 1) == (1 << length) - 1


def stretches(mask: int) -> list[tuple[int, int]]:
    """The unbroken stretches of a mask, as start and end.

    >>> stretches(0b1101)
    [(0, 1), (2, 4)]
    """
    found = []
    while mask:
        start = lowest(mask)
        end = start + lowest(~(mask >> start))
        found.append((start, end))
        mask = mask >> end << end
    return found


def mirror(mask: int, size: int) -> int:
    """The mask read from the other end."""
    return int(format(mask, f"0{size}b")[::-1], 2) if size else 0
