"""One line as techniques look at it: its clue, what each cell may still be, and what follows from counting.

Cells are bits of integers, as in the engines: bit p of `may[v]` says that cell p may have value v. A view never
changes; what is derived (filled stretches, how far runs reach, legal placements) is made when first asked for, because
most lines answer to the cheapest technique.

Counting means pushing every run to either end past cells that cannot have its colour, ignoring filled cells: `reach`
is what lies between both ends, and `owners` are the runs that a filled stretch can belong to as far as that tells.
Nothing here takes a second round: what needs one is said in so many words (`belonging`), or is left to `placed`, which
is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from nonokit.explaining.claims import CellValue, Claim, LineRef, OnlyLeft, Positions, Span
from nonokit.explaining.clue_facts import Crossing, facts_of
from nonokit.explaining.finding import After, Finding, Gain, Stretch, said_once
from nonokit.explaining.lazy import lazy
from nonokit.explaining.placing import Masks, Placed, place
from nonokit.explaining.step import Seen, Step
from nonokit.model import Clue, Run
from nonokit.model.masks import bits, fits, lowest, mirror, stretches

T = TypeVar("T")

FIRST_ROW = LineRef("row", 0)
NOTHING_ACROSS = Crossing()


class LineView:
    """A line's clue and cells; `is_mirrored` when read from its far end."""

    def __init__(
        self,
        ref: LineRef,
        clue: Clue,
        size: int,
        may: Masks,
        *,
        crossing: Sequence[Clue | None] = NOTHING_ACROSS,
        is_mirrored: bool = False,
    ) -> None:
        self.ref = ref
        self.clue = clue
        self.facts = facts_of(clue)
        self.size = size
        self.may = may
        self.whole = (1 << size) - 1
        self.crossing = crossing if isinstance(crossing, Crossing) else Crossing(crossing)
        self.is_mirrored = is_mirrored
        self._made: dict[Callable[[LineView], Any], Any] = {}

    @classmethod
    def of(cls, clue: Clue, domains: Sequence[int], values: int = 2, ref: LineRef = FIRST_ROW) -> LineView:
        """A view from per-cell value bits.

        >>> view = LineView.of(Clue.of(3), [3, 3, 2, 3, 3])
        >>> view.stretches, view.reach
        ([Stretch(start=2, end=3, colour=1)], [Span(start=0, end=5)])
        """
        may = tuple(
            sum((domain >> value & 1) << p for p, domain in enumerate(domains)) for value in range(values)
        )
        return cls(ref, clue, len(domains), may)

    def with_cells(self, may: Masks) -> LineView:
        """The same line with other cells."""
        return LineView(self.ref, self.clue, self.size, may, crossing=self.crossing)

    def with_clue(self, clue: Sequence[Run]) -> LineView:
        """The same cells with other runs."""
        return LineView(self.ref, Clue(clue), self.size, self.may)

    def once(self, make: Callable[[LineView], T]) -> T:
        """What a function makes of the line, worked out when first asked for."""
        if make not in self._made:
            self._made[make] = make(self)
        made: T = self._made[make]
        return made

    # What the cells say

    @lazy
    def blank(self) -> int:
        """Cells known to be background."""
        return self.may[0] & ~self.paintable

    @lazy
    def paintable(self) -> int:
        """Cells that may have some colour."""
        result = 0
        for mask in self.may[1:]:
            result |= mask
        return result

    @lazy
    def solid(self) -> int:
        """Cells known to have a colour, even if not which."""
        return self.whole & ~self.may[0]

    @lazy
    def known(self) -> Masks:
        """Per value, the cells known to have it."""
        return tuple(mask & ~self.several for mask in self.may)

    @lazy
    def several(self) -> int:
        """Cells with more than one value left."""
        once = twice = 0
        for mask in self.may:
            twice |= once & mask
            once |= mask
        return twice

    @lazy
    def stretches(self) -> list[Stretch]:
        """Filled stretches of one colour, in order."""
        found = [
            Stretch(start, end, value)
            for value, mask in enumerate(self.known)
            if value and mask
            for start, end in stretches(mask)
        ]
        return sorted(found) if len(self.may) > 2 else found

    def room(self, stretch: Stretch) -> Span:
        """The cells around a filled stretch that its run could cover, up to the next walls."""
        mask = self.may[stretch.colour]
        before = ~mask & ((1 << stretch.start) - 1)
        after = ~mask >> stretch.end
        return Span(before.bit_length(), min(self.size, stretch.end + lowest(after)))

    # What the clue says

    @property
    def gaps(self) -> Sequence[int]:
        """After each run: 1 when a background cell must part it from the next."""
        return self.facts.gaps

    @property
    def runs_by_colour(self) -> Mapping[int, Sequence[int]]:
        """The runs of each colour, in order."""
        return self.facts.runs_by_colour

    @lazy
    def room_for(self) -> list[int]:
        """Per run the cells at which it has room, whatever else is there."""
        found: dict[Run, int] = {}
        for run in self.clue:
            if run not in found:
                found[run] = fits(self.may[run.colour], run.min_length)
        return [found[run] for run in self.clue]

    @lazy
    def placed(self) -> Placed | None:
        """All legal placements at once; None when nothing fits."""
        return place(self.clue, self.gaps, self.size, self.may, self.room_for)

    @lazy
    def ruled_out(self) -> dict[int, int]:
        """Per value the cells that may have it, and in no placement do."""
        placed = self.placed
        if placed is None:
            return {}
        left = [0] * len(self.may)
        left[0] = placed.background
        for run, covered in zip(self.clue, placed.covered, strict=True):
            left[run.colour] |= covered
        gone = {value: mask & ~left[value] for value, mask in enumerate(self.may)}
        # Filled is easier to imagine than empty.
        return {value: mask for value, mask in sorted(gone.items(), reverse=True) if mask}

    @lazy
    def is_spent(self) -> bool:
        """Whether no look at this line alone brings anything."""
        return self.placed is not None and not self.ruled_out

    @lazy
    def at_best(self) -> After | None:
        """What all looks at this line alone leave of it; None when they bring nothing."""
        return self.after([Finding((), self.ruled_out)])

    @lazy
    def most(self) -> Gain:
        """What no look at this line alone exceeds."""
        after = self.at_best
        lost = sum(mask.bit_count() for mask in self.ruled_out.values())
        return Gain(0, 0, 0) if after is None else after.gain._replace(excluded=lost)

    @lazy
    def to_paint(self) -> int:
        """Cells that a look at this line alone can give a colour."""
        after = self.at_best
        return 0 if after is None else after.settled & ~after.left[0]

    @lazy
    def to_clear(self) -> int:
        """Cells that a look at this line alone can take a colour from."""
        result = 0
        for value, mask in self.ruled_out.items():
            result |= mask if value else 0
        return result

    # What counting says

    @lazy
    def earliest(self) -> list[int] | None:
        """Earliest starts of all runs past cells that cannot have their colour; None when they do not fit."""
        return self.packed([0] * len(self.clue))

    def packed(self, bounds: Sequence[int]) -> list[int] | None:
        """Earliest starts of all runs, each at its bound or later."""
        starts: list[int] = []
        at = 0
        facts = self.facts
        for room, length, gap, bound in zip(self.room_for, facts.shortest, facts.gaps, bounds, strict=True):
            if bound > at:
                at = bound
            fitting = room >> at
            if not fitting:
                return None
            at += (fitting & -fitting).bit_length() - 1
            starts.append(at)
            at += length + gap
        return starts

    @lazy
    def latest(self) -> list[int] | None:
        """Latest ends of all runs, likewise."""
        return self.packed_back([self.size] * len(self.clue))

    def packed_back(self, bounds: Sequence[int]) -> list[int] | None:
        """Latest ends of all runs, each at its bound or earlier."""
        ends: list[int] = []
        end = self.size
        rooms, lengths, gaps = self.room_for, self.facts.shortest, self.facts.gaps
        for i in range(len(lengths) - 1, -1, -1):
            limit = min(end - gaps[i], bounds[i]) - lengths[i]
            fitting = rooms[i] & ((2 << limit) - 1) if limit >= 0 else 0
            if not fitting:
                return None
            end = fitting.bit_length() - 1
            ends.append(end + lengths[i])
        return ends[::-1]

    @lazy
    def reach(self) -> list[Span] | None:
        """The cells each run can get to, by counting; None when the line is seen to be impossible."""
        first, last = self.earliest, self.latest
        if first is None or last is None:
            return None
        return spans(self, first, last)

    def fitting(self, stretch: Stretch) -> list[int]:
        """The runs that a filled stretch can belong to: of its colour, long enough, in reach, and with room."""
        reach = self.reach
        if reach is None:
            return []
        start, end, colour = stretch
        room = self.room(stretch).length
        shortest = self.facts.shortest
        return [
            i
            for i in self.runs_by_colour.get(colour, ())
            if reach[i].start <= start
            and end <= reach[i].end
            and end - start <= (self.clue[i].length or self.size)
            and shortest[i] <= room
        ]

    @lazy
    def owners(self) -> list[list[int]]:
        """Per filled stretch, the runs it can belong to."""
        return [self.fitting(stretch) for stretch in self.stretches]

    # Read from the far end

    @lazy
    def mirrored(self) -> LineView:
        """The same line read from its other end; findings made from it speak of the true cells."""
        may = tuple(mirror(mask, self.size) for mask in self.may)
        return LineView(self.ref, self.clue.mirrored(), self.size, may, is_mirrored=not self.is_mirrored)

    def position(self, p: int) -> int:
        """The true position of cell p (also of the edges −1 and size)."""
        return self.size - 1 - p if self.is_mirrored else p

    def span(self, start: int, end: int) -> Span:
        """The true span of some cells."""
        return Span(self.size - end, self.size - start) if self.is_mirrored else Span(start, end)

    def run(self, index: int) -> int:
        """The true index of a run."""
        return len(self.clue) - 1 - index if self.is_mirrored else index

    def mask(self, mask: int) -> int:
        """The true cells of a mask."""
        return mirror(mask, self.size) if self.is_mirrored else mask

    def cells(self, mask: int) -> Positions:
        """The true positions of a mask's cells."""
        return tuple(bits(self.mask(mask)))

    # Making findings and steps

    def empty(self, mask: int) -> dict[int, int]:
        """What cells lose that turn out to be background."""
        return {value: self.mask(mask) for value in range(1, len(self.may))}

    def paint(self, colour: int, mask: int) -> dict[int, int]:
        """What cells lose that turn out to have a colour."""
        return {value: self.mask(mask) for value in range(len(self.may)) if value != colour}

    def after(self, findings: Iterable[Finding]) -> After | None:
        """What findings leave of the line; None when nothing is new.

        Also None when a cell would have no value left: then the line is impossible, and no technique for hints
        should argue from it.
        """
        left = list(self.may)
        for _, forbid, _ in findings:
            for value, mask in forbid.items():
                left[value] &= ~mask
        changed = some = twice = 0
        lost = []
        for old, new in zip(self.may, left, strict=True):
            gone = old & ~new
            lost.append(gone)
            changed |= gone
            twice |= some & new
            some |= new
        if not changed or some != self.whole:
            return None
        return After(left, changed & ~twice, [gone & twice for gone in lost])

    def step(self, technique: str, findings: Sequence[Finding]) -> Step | None:
        """All findings as one step; None when nothing is new."""
        after = self.after(findings)
        if after is None:
            return None
        return Step(
            technique,
            (self.ref,),
            self._cells(mask & after.settled for mask in after.left),
            said_once(self.claims(findings, after)),
            self._cells(after.narrowed),
            self.seen,
        )

    def claims(self, findings: Sequence[Finding], after: After) -> dict[Claim, None]:
        """All that is said of findings, in order."""
        claims = dict.fromkeys(claim for finding in findings for claim in finding.claims)
        if len(self.may) > 2:
            told = 0
            for finding in findings:
                told |= finding.told
            claims.update(dict.fromkeys(self._leftovers(after.left, after.settled & ~told)))
        return claims

    def _cells(self, masks: Iterable[int]) -> tuple[CellValue, ...]:
        """The cells of a mask a value."""
        cell = self.ref.cell
        return tuple(
            sorted(CellValue(cell(p), value) for value, mask in enumerate(masks) for p in bits(mask))
        )

    def _leftovers(self, left: Sequence[int], untold: int) -> list[OnlyLeft]:
        """What is said of cells that have lost all values but one."""
        return [
            OnlyLeft(tuple(bits(mask & untold)), value) for value, mask in enumerate(left) if mask & untold
        ]

    @property
    def seen(self) -> Seen:
        """What a view can be made from again."""
        return self.clue, self.may, self.crossing


def spans(line: LineView, starts: Iterable[int], ends: Iterable[int]) -> list[Span] | None:
    """The cells between runs' earliest starts and latest ends; None when one is too short for its run."""
    found = []
    for start, end, length in zip(starts, ends, line.facts.shortest, strict=True):
        if end - start < length:
            return None
        found.append(Span(start, end))
    return found
