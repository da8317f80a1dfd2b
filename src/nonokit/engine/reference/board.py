"""The reference board: line logic to its fixpoint, and copies to try things on.

What each cell may still be is kept twice, by row and by column, as one integer per line and value. Lines that changed
wait their turn; each is settled by itself. Nothing is ever undone: whoever guesses does so on a copy.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from nonokit.engine.constants import TICKS_BETWEEN_POLLS
from nonokit.engine.interface import EventKind, Lines, Outcome, Poll
from nonokit.engine.reference.line import Line, Masks
from nonokit.model import UNKNOWN, FlatClues
from nonokit.model.masks import bits

DIGITS = bytes.maketrans(b"01", b"\0\1")
Decision = tuple[EventKind, int, int]  # on the way to a solution: guessed or refuted, a cell, a value


@dataclass(slots=True)
class Effort:
    """Work done on a board and on the copies that were made to try things, and whether to stop."""

    poll: Poll | None
    ticks: int = 0
    next_poll: int = TICKS_BETWEEN_POLLS
    is_stopped: bool = False

    def spend(self, ticks: int) -> None:
        """Counts work, and asks now and then whether to go on."""
        self.ticks += ticks
        if self.ticks >= self.next_poll and not self.is_stopped:
            self.next_poll = self.ticks + TICKS_BETWEEN_POLLS
            self.is_stopped = self.poll is not None and self.poll()


def spread(mask: int, width: int) -> int:
    """The bits of a mask as bytes of a number, 0 or 1."""
    return int.from_bytes(f"{mask:0{width}b}".encode().translate(DIGITS), "big")


class BoardState:
    """What is known of the cells, and propagation to a fixpoint."""

    def __init__(self, lines: Lines, poll: Poll | None = None) -> None:
        self.width, self.height, self.values = lines.width, lines.height, lines.values
        sizes = [self.width] * self.height + [self.height] * self.width
        clues = lines.clues.clues() if isinstance(lines.clues, FlatClues) else lines.clues
        self.lines = [Line(clue, size, self.values) for clue, size in zip(clues, sizes, strict=True)]
        self.masks = [(1 << line.size) - 1 for line in self.lines for _ in range(self.values)]
        # Cells that some clue reaches; only these count as open.
        reached = sum(1 << x for x, line in enumerate(self.lines[self.height :]) if line.runs is not None)
        whole = (1 << self.width) - 1
        self.knowable = [reached if line.runs is None else whole for line in self.lines[: self.height]]
        self.waiting = dict.fromkeys(i for i, line in enumerate(self.lines) if line.runs is not None)
        self.is_broken = False
        self.effort = Effort(poll)
        self.guesses = 0
        self.found: list[bytes] = []
        self.paths: list[tuple[Decision, ...]] = []  # how each was found
        self.events: list[float] | None = None  # None while nobody listens
        self.begin = perf_counter()  # of the times that events have

    @property
    def ticks(self) -> int:
        """Work done so far."""
        return self.effort.ticks

    def trial(self) -> BoardState:
        """A copy to try something on: its work counts here, what it finds is noted nowhere."""
        trial = copy.copy(self)
        trial.masks, trial.waiting, trial.events = self.masks[:], self.waiting.copy(), None
        return trial

    def may(self, index: int) -> Masks:
        """Per value, the cells of a line that may have it."""
        return tuple(self.masks[index * self.values : (index + 1) * self.values])

    def possible(self, cell: int, value: int) -> bool:
        """Whether a cell may have a value."""
        y, x = divmod(cell, self.width)
        return bool(self.masks[y * self.values + value] >> x & 1)

    def values_of(self, cell: int) -> list[int]:
        """What a cell may be."""
        return [value for value in range(self.values) if self.possible(cell, value)]

    def open_mask(self, y: int) -> int:
        """The cells of a row that are not known yet and that some clue reaches."""
        once = twice = 0
        for mask in self.may(y):
            twice |= once & mask
            once |= mask
        return twice & self.knowable[y]

    @property
    def open_count(self) -> int:
        """Cells not known yet."""
        return sum(self.open_mask(y).bit_count() for y in range(self.height))

    def open_cells(self) -> Iterator[int]:
        """Cells not known yet, in reading order."""
        for y in range(self.height):
            yield from (y * self.width + x for x in bits(self.open_mask(y)))

    def is_open(self, cell: int) -> bool:
        """Whether a cell is not known yet although some clue reaches it."""
        y, x = divmod(cell, self.width)
        return bool(self.open_mask(y) >> x & 1)

    def cell_of(self, index: int, position: int) -> int:
        """A cell of a line."""
        if index < self.height:
            return index * self.width + position
        return position * self.width + index - self.height

    def forbid(self, cell: int, value: int) -> bool:
        """Takes a value from a cell; False when none is left."""
        if not self.is_broken and self.possible(cell, value):
            y, x = divmod(cell, self.width)
            self.masks[y * self.values + value] &= ~(1 << x)
            self.masks[(self.height + x) * self.values + value] &= ~(1 << y)
            self.waiting |= dict.fromkeys(i for i in (y, self.height + x) if self.lines[i].runs is not None)
            self.is_broken = not self.values_of(cell)
        return not self.is_broken

    def assign(self, cell: int, value: int) -> bool:
        """Gives a cell its value; False when it cannot have it."""
        if not self.possible(cell, value):
            self.is_broken = True
        return all(self.forbid(cell, other) for other in range(self.values) if other != value)

    def settle_next(self) -> None:
        """Settles the line that has waited longest, and lets those that cross its changes wait."""
        index = next(iter(self.waiting))
        del self.waiting[index]
        may = self.may(index)
        found = self.lines[index].settle(may)
        self.effort.spend(self.lines[index].cost)
        if found is None:
            self.is_broken = True
            return
        removed = [
            (self.cell_of(index, p), value)
            for value in range(self.values)
            for p in bits(may[value] & ~found[value])
        ]
        for cell, value in removed:
            self.forbid(cell, value)
        self.waiting.pop(index, None)  # what it found out itself is no news to it
        if removed:
            self.note(EventKind.LINE, index, *(number for pair in removed for number in pair))

    def settle_all(self) -> bool:
        """Line logic to its fixpoint; False when nothing fits, or when it is time to stop."""
        while self.waiting and not self.is_broken and not self.effort.is_stopped:
            self.settle_next()
        return not self.is_broken and not self.effort.is_stopped

    def propagate(self) -> Outcome:
        """Line logic to its fixpoint."""
        self.settle_all()
        return self.state()

    def advance(self, budget_ticks: int) -> Outcome:
        """Line logic for a while; LIMIT when lines are left to look at."""
        end = self.ticks + budget_ticks
        while self.waiting and not self.is_broken:
            if self.ticks >= end:
                return Outcome.LIMIT
            self.settle_next()
        return self.state()

    def state(self) -> Outcome:
        """How things stand."""
        if self.effort.is_stopped:
            return Outcome.STOPPED
        if self.is_broken:
            return Outcome.CONTRADICTION
        return Outcome.OPEN if self.open_count else Outcome.SOLVED

    def keep(self, cells: bytes, path: tuple[Decision, ...] = ()) -> None:
        """Remembers a solution and how it was found."""
        if cells not in self.found:
            self.found.append(cells)
            self.paths.append(path)

    def note(self, kind: EventKind, *numbers: int) -> None:
        """Notes what was found out, for whoever listens."""
        if self.events is not None:
            self.events += [kind, 3 + len(numbers), perf_counter() - self.begin, *numbers]

    def cells(self) -> bytes:
        """Each cell's value, 255 while it is open."""
        return b"".join(map(self.row_cells, range(self.height)))

    def row_cells(self, y: int) -> bytes:
        """The same of a row, without looking at its cells one by one: there may be millions in all."""
        may = self.may(y)
        once = twice = 0
        for mask in may:
            twice |= once & mask
            once |= mask
        known = once & ~twice
        opened = ((1 << self.width) - 1) & ~known
        values = [(UNKNOWN, opened), *((value, mask & known) for value, mask in enumerate(may))]
        return sum(value * spread(mask, self.width) for value, mask in values).to_bytes(self.width, "little")

    def domains(self) -> list[int]:
        """Each cell's possible values, as bits."""
        rows = (self.may(y) for y in range(self.height))
        return [
            sum((mask >> x & 1) << v for v, mask in enumerate(may)) for may in rows for x in range(self.width)
        ]
