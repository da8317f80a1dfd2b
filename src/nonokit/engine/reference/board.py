"""The reference board: propagation, and the state that the other stages work on.

What each cell may still be is kept twice, by row and by column, as one integer per line and value. Guesses are
undone by putting back a copy of that list, which in Python is cheaper than a trail.
"""

from __future__ import annotations

import copy
from typing import NamedTuple

from nonokit.engine.interface import Lines, Outcome, Poll
from nonokit.engine.reference.line import Line, Masks
from nonokit.engine.reference.queue import LineQueue
from nonokit.model import FlatClues

UNKNOWN = 255
TICKS_BETWEEN_POLLS = 500  # a few milliseconds of work
NEWS_FILLED = 3  # a filled cell tells the crossing line more than an empty one
# Short lines of black-and-white puzzles are settled several at a time, none knowing yet what the others find: the
# native engine does that in one go.
LANES = 4
LONGEST_IN_LANES = 62
LINE = 1  # the kind of event, as native/kernel/nonokit.h counts them


class Snapshot(NamedTuple):
    """What a guess may change."""

    masks: list[int]
    open_count: int


class BoardState:
    """Cells, queue and counters, and propagation to a fixpoint."""

    def __init__(self, lines: Lines, poll: Poll | None = None) -> None:
        self.width, self.height, self.values = lines.width, lines.height, lines.values
        sizes = [self.width] * self.height + [self.height] * self.width
        clues = lines.clues.clues() if isinstance(lines.clues, FlatClues) else lines.clues
        self.lines = [Line(clue, size, self.values) for clue, size in zip(clues, sizes, strict=True)]
        self.masks = [(1 << line.size) - 1 for line in self.lines for _ in range(self.values)]
        # Cells that some clue reaches; only these count as open.
        blind = sum(1 << x for x, line in enumerate(self.lines[self.height :]) if line.runs is None)
        whole = (1 << self.width) - 1
        self.knowable = [whole & ~blind if line.runs is None else whole for line in self.lines[: self.height]]
        self.open_count = sum(self.open_mask(y).bit_count() for y in range(self.height))
        self.ticks = self.guesses = 0
        self.found: list[bytes] = []
        self.events: list[float] = []
        self.listens = False
        self.at_root = True
        self.broken = self.stopped = False
        self.broken_line = 0
        self.poll = poll
        self.next_poll = TICKS_BETWEEN_POLLS
        self.touched = 0  # lines settled since the last trial began, as bits
        self.changes = 0  # at the root, so far
        self.changed_at = [0] * len(self.lines)  # when it last changed
        self.weight = [0] * len(self.lines)  # contradictions met there while probing
        # Per literal the last trial that went well and led to it: changes at the root by then, lines it settled.
        self.trial_of: dict[int, tuple[int, int]] = {}
        self.has_gaps = any(line.runs is None for line in self.lines)
        self.in_lanes = (
            self.values == 2
            and max(self.width, self.height) <= LONGEST_IN_LANES
            and all(line.runs is not None and all(length for length, _ in line.runs) for line in self.lines)
        )
        self.queue = LineQueue(len(self.lines))
        for index, line in enumerate(self.lines):
            self.touch(index, 1 + NEWS_FILLED * line.head_start)

    def duplicate(self) -> BoardState:
        """A board that goes its own way from here; compiled lines and their caches are shared."""
        twin = copy.copy(self)
        for name in ("masks", "found", "events", "changed_at", "weight", "trial_of", "queue"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def may(self, index: int) -> Masks:
        """Per value, the cells of a line that may have it."""
        return tuple(self.masks[index * self.values : (index + 1) * self.values])

    def possible(self, cell: int, value: int) -> bool:
        """Whether a cell may have a value."""
        y, x = divmod(cell, self.width)
        return bool(self.masks[y * self.values + value] >> x & 1)

    def known_mask(self, y: int) -> int:
        """The cells of a row with exactly one value left."""
        once = twice = 0
        for mask in self.may(y):
            twice |= once & mask
            once |= mask
        return once & ~twice

    def open_mask(self, y: int) -> int:
        """The cells of a row that are not known yet and that some clue reaches."""
        return ~self.known_mask(y) & self.knowable[y]

    def is_open(self, cell: int) -> bool:
        """Whether a cell is not known yet although some clue reaches it."""
        y, x = divmod(cell, self.width)
        return bool(self.open_mask(y) >> x & 1)

    def touch(self, index: int, news: int) -> None:
        """Queues a line that has changed."""
        if self.lines[index].runs is None:
            return
        if self.at_root:
            self.changes += 1
            self.changed_at[index] = self.changes
        self.queue.add(index, news)

    def forbid(self, cell: int, value: int) -> bool:
        """Takes a value from a cell; False when none is left."""
        if self.broken:
            return False
        if not self.possible(cell, value):
            return True
        y, x = divmod(cell, self.width)
        was_open = self.is_open(cell)
        self.masks[y * self.values + value] &= ~(1 << x)
        self.masks[(self.height + x) * self.values + value] &= ~(1 << y)
        self.open_count -= was_open and not self.is_open(cell)
        if not any(mask >> x & 1 for mask in self.may(y)):
            self.broken = True
            return False
        self.touch(y, news_of(value))
        self.touch(self.height + x, news_of(value))
        return True

    def assign(self, cell: int, value: int) -> bool:
        """Gives a cell its value; False when it cannot have it."""
        if not self.possible(cell, value):
            self.broken = True
            return False
        return all(self.forbid(cell, other) for other in range(self.values) if other != value)

    def settle_next(self) -> bool:
        """Settles the best of the dirty lines, or several of them; False when nothing fits."""
        batch = self.queue.pop(LANES if self.in_lanes else 1)
        for index in batch:
            self.ticks += self.lines[index].cost
            self.touched |= 1 << index
        found = [self.lines[index].settle(self.may(index)) for index in batch]
        if None in found:
            self.broken_line = batch[found.index(None)]
            return False
        for index, masks in zip(batch, found, strict=True):
            if masks is not None and not self.accept(index, masks):
                self.broken_line = index
                return False
        return True

    def accept(self, index: int, found: Masks) -> bool:
        """Takes over what settling a line found, and tells the crossing lines; False when a cell has no value left."""
        values, height, masks = self.values, self.height, self.masks
        may = self.may(index)
        found = tuple(a & b for a, b in zip(may, found, strict=True))
        if found == may:
            return True
        if self.listens and self.at_root:
            self.note_line(index, may, found)
        closed = self.closed_by(index, may, found)
        masks[index * values : (index + 1) * values] = found
        self.open_count -= closed.bit_count()
        first, own = (height, index) if index < height else (0, index - height)
        own_bit = ~(1 << own)
        touch = self.touch if self.at_root or self.has_gaps else self.queue.add
        for value in range(values):
            gone = may[value] & ~found[value]
            news = news_of(value)
            while gone:
                low = gone & -gone
                crossing = first + low.bit_length() - 1
                masks[crossing * values + value] &= own_bit
                touch(crossing, news)
                gone ^= low
        return _any(found) == (1 << self.lines[index].size) - 1

    def note_line(self, index: int, may: Masks, found: Masks) -> None:
        """Notes what settling a line ruled out, for whoever listens."""
        height, width = self.height, self.width
        first, step = (index * width, 1) if index < height else (index - height, width)
        removed = [
            number
            for value in range(self.values)
            for p in range(self.lines[index].size)
            if (may[value] & ~found[value]) >> p & 1
            for number in (first + p * step, value)
        ]
        self.events += [LINE, 4 + len(removed), 0.0, index, *removed]

    def listen(self) -> None:
        """From here on, what is found out is noted with its reason."""
        self.listens = True

    def take_events(self) -> list[float]:
        """What was noted since the last time."""
        events, self.events = self.events, []
        return events

    def closed_by(self, index: int, may: Masks, found: Masks) -> int:
        """The cells of a line that were open and now are not."""
        if self.values == 2:
            closed = (may[0] & may[1]) & ~(found[0] & found[1])
        else:
            closed = _several(may) & ~_several(found)
        if index < self.height:
            return closed & self.knowable[index]
        # In a column only the rows' side knows; a missing column clue never gets here.
        return closed

    def run_queue(self) -> bool:
        """Settles dirty lines until none is left; False on a contradiction or when poll says stop."""
        while self.queue.heap:
            if not self.settle_next():
                self.queue.clear()
                return False
            if self.stop_requested():
                return False
        return True

    def stop_requested(self) -> bool:
        """Asks, now and then, whether to go on."""
        if self.ticks >= self.next_poll and not self.stopped:
            self.next_poll = self.ticks + TICKS_BETWEEN_POLLS
            self.stopped = self.poll is not None and self.poll()
        return self.stopped

    def propagate(self) -> Outcome:
        """Line logic to its fixpoint."""
        if not self.broken and not self.run_queue() and not self.stopped:
            self.broken = True
        return self.state()

    def advance(self, budget_ticks: int) -> Outcome:
        """Line logic for a while; LIMIT when dirty lines are left."""
        end = self.ticks + budget_ticks
        while not self.broken and not self.queue.is_empty():
            if self.ticks >= end:
                return Outcome.LIMIT
            self.broken = not self.settle_next()
        return self.state()

    def state(self) -> Outcome:
        """How things stand."""
        if self.stopped:
            return Outcome.STOPPED
        if self.broken:
            return Outcome.CONTRADICTION
        return Outcome.OPEN if self.open_count else Outcome.SOLVED

    def snapshot(self) -> Snapshot:
        """What `restore` needs to take back everything done from here on."""
        return Snapshot(self.masks[:], self.open_count)

    def restore(self, snapshot: Snapshot) -> None:
        """Takes back everything done since the snapshot, which stays usable."""
        self.queue.clear()
        self.masks = snapshot.masks[:]
        self.open_count = snapshot.open_count
        self.broken = False

    def line_cells(self, index: int) -> bytes:
        """A line's cells: their value when it is known, else 255."""
        cells = bytearray([UNKNOWN]) * self.lines[index].size
        may = self.may(index)
        known = (_any(may) & ~_several(may)) if may else 0
        for value, mask in enumerate(may):
            bits = mask & known
            while bits:
                low = bits & -bits
                cells[low.bit_length() - 1] = value
                bits ^= low
        return bytes(cells)

    def cells(self) -> bytes:
        """All cells in reading order."""
        return b"".join(self.line_cells(y) for y in range(self.height))

    def domains(self) -> list[int]:
        """Per cell, the values it may have as bits."""
        rows = (self.may(y) for y in range(self.height))
        return [
            sum((mask >> x & 1) << v for v, mask in enumerate(may)) for may in rows for x in range(self.width)
        ]


def _any(may: Masks) -> int:
    result = 0
    for mask in may:
        result |= mask
    return result


def news_of(value: int) -> int:
    """What it tells the crossing line that a cell lost a value."""
    return 1 if value else NEWS_FILLED


def _several(may: Masks) -> int:
    """The cells with more than one value left."""
    once = twice = 0
    for mask in may:
        twice |= once & mask
        once |= mask
    return twice
