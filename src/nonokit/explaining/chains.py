"""How a trial spreads: breadth first, line by line, with every line's part kept so that chains can be shown.

The engine says fast *that* a trial breaks; this says *how*, and then throws away every part the end does not need.
Breadth first with trimming gives short chains; the shortest over all trials is what a hint shows.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from itertools import compress
from operator import ne
from typing import NamedTuple

from nonokit.engine import Engine
from nonokit.explaining.claims import Breaks, Cell, CellValue, Follows, LineRef, Reason
from nonokit.explaining.constants import MAX_ROUNDS
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.impossible import impossibility
from nonokit.explaining.line_view import LineView
from nonokit.explaining.position import Position
from nonokit.model.masks import bits


class News(NamedTuple):
    """What settling a line brings: all its cells, those that changed (cell → values left), and the lines through them."""

    line: Sequence[int]
    changes: dict[int, int]
    across: list[int]


NO_NEWS = News((), {}, [])
NOT_SEEN = News((), {}, [])  # a line as no trial left it yet
# Lines as trials left them, and what each then brings, None where it breaks. Shared by the trials of a position, most of
# which come to the same lines.
Settled = dict[tuple[int, tuple[int, ...]], News | None]
Needed = dict[int, tuple[int, int]]  # cell → the part that changed it, and the values left
Accepts = Callable[[Sequence[LineRef]], bool]  # judges the lines of a chain, the last first


class Spread:
    """A trial followed through the lines until one breaks, nothing moves any more, or `goal` is reached."""

    def __init__(
        self,
        position: Position,
        engine: Engine,
        trial: CellValue,
        root: list[int],
        settled: Settled,
        deadline: Deadline = NO_DEADLINE,
    ) -> None:
        self.position = position
        self.engine = engine
        self.settled = settled
        self.deadline = deadline
        self.trial = trial
        self.root = root  # what each cell may be before the trial
        self.now = root[:]
        self.parts: list[tuple[int, dict[int, int]]] = []  # line, cell → values left after the part
        self.rounds = 0
        self.broken: int | None = None
        cell, left = self._cell(trial.cell), 1 << trial.value
        self.now[cell] = left
        self._history = {cell: [(-1, left)]}
        self._told = 0  # parts that are in the history
        self.dirty = {trial.cell[0], position.height + trial.cell[1]}  # lines with news

    def _cell(self, cell: Cell) -> int:
        return cell[0] * self.position.width + cell[1]

    def cells_of(self, line: int) -> range:
        """The cells of a line, in order."""
        return range(len(self.now))[self.position.slices[line]]

    @property
    def history(self) -> dict[int, list[tuple[int, int]]]:
        """By cell, the parts that changed it and the values each left; part −1 is the trial. Few trials are asked for it."""
        for number in range(self._told, len(self.parts)):
            for cell, left in self.parts[number][1].items():
                self._history.setdefault(cell, []).append((number, left))
        self._told = len(self.parts)
        return self._history

    def run(self, goal: Cell | None = None, *, max_rounds: int = MAX_ROUNDS) -> bool:
        """Spreads round by round; True when a line broke, or when the goal cell got its value."""
        target = None if goal is None else self._cell(goal)
        while self.is_going and self.rounds < max_rounds:
            self.advance()
            if target is not None and self.now[target].bit_count() == 1:
                return True
        return self.broken is not None

    @property
    def is_going(self) -> bool:
        """Whether another round may bring something."""
        return self.broken is None and bool(self.dirty)

    def breaks(self, ends: Container[LineRef] | None = None) -> bool:
        """Whether a line is broken, or one of some lines."""
        return self.broken is not None and (ends is None or self.position.ref(self.broken) in ends)

    def advance(self) -> None:
        """One round: all lines that got news are settled, until one breaks."""
        self.deadline.check()
        self.rounds += 1
        now, slices, settled = self.now, self.position.slices, self.settled
        changed: set[int] = set()
        for line in sorted(self.dirty):
            before = now[slices[line]]
            key = line, tuple(before)
            news = settled.get(key, NOT_SEEN)
            if news is NOT_SEEN:
                news = settled[key] = self._news(line, before)
            if news is None:
                self.broken = line
                return
            if news.changes:
                now[slices[line]] = news.line
                self.parts.append((line, news.changes))
                changed.update(news.across)
        self.dirty = changed

    def _news(self, line: int, before: list[int]) -> News | None:
        """What one line brings; None when it breaks."""
        clue, height = self.position.line_clues[line], self.position.height
        result = before if clue is None else self.engine.settle(clue, before, self.position.values)
        if result is None or result == before:
            return None if result is None else NO_NEWS
        is_new = list(map(ne, before, result))
        across = range(height, height + len(result)) if line < height else range(height)
        changes = dict(compress(zip(self.cells_of(line), result, strict=True), is_new))
        return News(result, changes, list(compress(across, is_new)))

    # Throwing away what is not needed

    def links_to_break(self, accepts: Accepts = lambda _: True) -> tuple[Follows | Breaks, ...] | None:
        """The chain from the trial to the broken line, trimmed; None as soon as its lines are not accepted."""
        assert self.broken is not None
        end = self.position.ref(self.broken)
        if not accepts([end]):
            return None
        needed = self._needed_inputs(self.broken, len(self.parts), None)
        links = self._links(self._wanted(needed), lambda lines: accepts([end, *lines]))
        if links is None:
            return None
        return (*links, Breaks(end, self._places(needed), self._reason(self.broken, needed)))

    def links_to(self, goals: Sequence[Cell]) -> tuple[Follows, ...]:
        """The chain from the trial to some cells, trimmed."""
        cells = map(self._cell, goals)
        reached = {cell: self.history[cell][-1] for cell in cells if cell in self.history}
        return self._links(self._wanted(reached)) or ()

    def _reason(self, line: int, needed: Needed) -> Reason | None:
        """What does not fit in the line, if one look at what is needed shows it."""
        clue = self.position.clues[line]
        assert clue is not None
        domains = [needed[c][1] if c in needed else self.root[c] for c in self.cells_of(line)]
        return impossibility(LineView.of(clue, domains, self.position.values, self.position.ref(line)))

    def _state_before(self, cell: int, number: int) -> tuple[int, int] | None:
        """The last change to a cell before a part: its part's number and the values left; None if untouched."""
        for entry in reversed(self._history.get(cell, ())):
            if entry[0] < number:
                return entry
        return None

    def _needed_inputs(self, line: int, number: int, goal: dict[int, int] | None) -> Needed:
        """The changed cells that a line needs to break (no goal) or to leave its goal cells what they have.

        Cells are put back to what they were before the trial one by one, latest news first; what the line can do
        without is dropped.
        """
        self.deadline.check()
        cells = self.cells_of(line)
        clue = self.position.line_clues[line]
        history = self.history
        touched = [cell for cell in cells if cell in history]
        inputs = {cell: entry for cell in touched if (entry := self._state_before(cell, number)) is not None}
        domains = self.root[cells.start : cells.stop : cells.step]
        for cell, (_, left) in inputs.items():
            domains[cells.index(cell)] = left
        kept = dict(inputs)
        for cell in sorted(inputs, key=lambda c: -inputs[c][0]):
            place = cells.index(cell)
            domains[place] = self.root[cell]
            if _still_holds(self.engine.settle(clue, domains, self.position.values), goal, cells):
                del kept[cell]
            else:
                domains[place] = inputs[cell][1]
        return kept

    def _wanted(self, needed: Needed) -> dict[int, dict[int, int]]:
        """By part, what is needed of it."""
        wanted: dict[int, dict[int, int]] = {}
        for cell, (number, left) in needed.items():
            if number >= 0:
                wanted.setdefault(number, {})[cell] = left
        return wanted

    def _links(
        self, wanted: dict[int, dict[int, int]], accepts: Accepts = lambda _: True
    ) -> tuple[Follows, ...] | None:
        """The links of some parts and of all they need, in the order they happened; None if their lines are not accepted."""
        made: list[tuple[int, int, Needed, dict[int, int]]] = []
        pending = dict(wanted)
        ref = self.position.ref
        while pending:
            if not accepts(
                [*(ref(line) for line, *_ in made), *(ref(self.parts[number][0]) for number in pending)]
            ):
                return None
            number = max(pending)
            goal = pending.pop(number)
            line = self.parts[number][0]
            needed = self._needed_inputs(line, number, goal)
            for maker, cells in self._wanted(needed).items():
                pending.setdefault(maker, {}).update(cells)
            made.append((line, number, needed, goal))
        return tuple(self._link(*link) for link in reversed(made))

    def _link(self, line: int, number: int, needed: Needed, goal: dict[int, int]) -> Follows:
        settled, excluded = [], []
        for cell, left in sorted(goal.items()):
            place = divmod(cell, self.position.width)
            if left.bit_count() == 1:
                settled.append(CellValue(place, left.bit_length() - 1))
            else:
                before = self._state_before(cell, number)
                lost = (self.root[cell] if before is None else before[1]) & ~left
                excluded += [CellValue(place, value) for value in bits(lost)]
        return Follows(self.position.ref(line), self._places(needed), tuple(settled), tuple(excluded))

    def _places(self, cells: Iterable[int]) -> tuple[Cell, ...]:
        return tuple(divmod(cell, self.position.width) for cell in sorted(cells))


def _still_holds(result: list[int] | None, goal: dict[int, int] | None, cells: range) -> bool:
    """Whether a line still breaks (no goal), or still leaves the goal cells no more than they have."""
    if goal is None or result is None:
        return result is None
    return all(result[cells.index(cell)] & ~left == 0 for cell, left in goal.items())
