"""What can be on one line, found out in the plainest way: by trying all places of all runs, one run after the other.

Nothing of this is shared with the techniques: they count on bit masks, this walks over cells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from nonokit.model import Clue

Domain = frozenset[int]  # the values that a cell may have
Place = Callable[[int, int, int], bool]  # whether a run may lie from a start up to an end


def anywhere(_run: int, _start: int, _end: int) -> bool:
    """Every place will do."""
    return True


@dataclass(frozen=True)
class Line:
    """A clue, what each cell may be, and stretches that are known to be part of some run."""

    clue: Clue
    cells: tuple[Domain, ...]
    owned: tuple[tuple[int, int, int], ...] = ()  # start, end, run

    @property
    def size(self) -> int:
        """How many cells."""
        return len(self.cells)

    def may(self, position: int, value: int) -> bool:
        """Whether a cell may have a value; beyond the edge there is nothing."""
        return 0 <= position < self.size and value in self.cells[position]

    def is_known(self, position: int, value: int) -> bool:
        """Whether a cell is known to have a value."""
        return 0 <= position < self.size and self.cells[position] == {value}

    def counted(self) -> Line:
        """The line as one sees it who only counts: filled cells need not be covered."""
        return replace(self, cells=tuple(cell | {0} for cell in self.cells))

    def without(self, gone: set[tuple[int, int]]) -> Line:
        """The line after cells have lost values."""
        cells = [
            cell - {value for p, value in gone if p == position} for position, cell in enumerate(self.cells)
        ]
        return replace(self, cells=tuple(cells))

    def with_owned(self, start: int, end: int, run: int) -> Line:
        """The line with a stretch that is part of a run."""
        return replace(self, owned=(*self.owned, (start, end, run)))

    def can(self, allowed: Place = anywhere, clue: Sequence[int] | None = None) -> bool:
        """Whether the runs can be placed so that each lies where it is allowed; all of them, or some."""
        runs = range(len(self.clue)) if clue is None else clue
        ends = {0}
        previous = None
        for run in runs:
            ends = self._ends(run, self._starts(ends, run, previous), allowed)
            previous = run
        return any(self._is_background(end, self.size) for end in ends)

    def _starts(self, ends: set[int], run: int, previous: int | None) -> set[int]:
        """Where a run may start when the one before it ends at one of some boundaries."""
        is_parted = previous is not None and self.clue[previous].colour == self.clue[run].colour
        found = set()
        for end in ends:
            for start in range(end, self.size):
                if start > end or not is_parted:
                    found.add(start)
                if not self.may(start, 0):
                    break
        return found

    def _ends(self, run: int, starts: set[int], allowed: Place) -> set[int]:
        length, colour = self.clue[run]
        found = set()
        for start in starts:
            for end in range(start + 1, self.size + 1):
                if not self.may(end - 1, colour):
                    break
                is_long_enough = length is None or end - start == length
                if is_long_enough and allowed(run, start, end) and self._owns(run, start, end):
                    found.add(end)
                if length is not None and end - start >= length:
                    break
        return found

    def _owns(self, run: int, start: int, end: int) -> bool:
        return all(start <= a and b <= end for a, b, owner in self.owned if owner == run)

    def _is_background(self, start: int, end: int) -> bool:
        return all(self.may(position, 0) for position in range(start, end))

    # What all placements have in common

    def always(self, run: int, holds: Callable[[int, int], bool]) -> bool:
        """Whether a run lies so in every placement; there must be one."""
        return self.can() and not self.can(lambda r, start, end: r != run or not holds(start, end))

    def ever(self, run: int, holds: Callable[[int, int], bool]) -> bool:
        """Whether a run lies so in some placement."""
        return self.can(lambda r, start, end: r != run or holds(start, end))

    def can_have(self, position: int, value: int) -> bool:
        """Whether some placement gives a cell a value."""
        cells = list(self.cells)
        cells[position] = cells[position] & {value}
        return bool(cells[position]) and replace(self, cells=tuple(cells)).can()

    def count(self) -> int:
        """How many placements there are, by walking through all of them."""
        return self._count(0, 0)

    def _count(self, run: int, at: int) -> int:
        if run == len(self.clue):
            return int(self._is_background(at, self.size))
        previous = run - 1 if run else None
        total = 0
        for start in self._starts({at}, run, previous):
            for end in self._ends(run, {start}, anywhere):
                total += self._count(run + 1, end)
        return total

    # Stretches and gaps

    def runs_of(self, colour: int) -> list[int]:
        """The runs of a colour, in order."""
        return [i for i, run in enumerate(self.clue) if run.colour == colour]

    def room(self, start: int, end: int, colour: int) -> tuple[int, int]:
        """The cells around some others that may have a colour, up to the walls."""
        while self.may(start - 1, colour):
            start -= 1
        while self.may(end, colour):
            end += 1
        return start, end

    def stretches(self, colour: int) -> list[tuple[int, int]]:
        """The filled stretches of a colour."""
        found = []
        position = 0
        while position < self.size:
            start = position
            while self.is_known(position, colour):
                position += 1
            if position > start:
                found.append((start, position))
            position += 1
        return found

    def separate(self, colour: int) -> int:
        """How many runs the stretches of a colour are parts of, at the least."""
        stretches = self.stretches(colour)
        longest = max((self.clue[i].length or self.size for i in self.runs_of(colour)), default=0)
        apart = 0
        for (start, end), (next_start, next_end) in pairwise(stretches):
            is_parted = any(not self.may(p, colour) for p in range(end, next_start))
            apart += is_parted or next_end - start > longest
        return apart + bool(stretches)
