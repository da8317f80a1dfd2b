"""How a trial spreads: breadth first, line by line, with every line's part kept so that chains can be shown.

The engine says fast *that* a trial breaks; this says *how*, and then throws away every part the end does not need.
Breadth first with trimming gives short chains; the shortest over all trials is what a hint shows.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from nonokit.engine import Engine
from nonokit.explaining.claims import Breaks, Cell, CellValue, Follows, LineRef, Reason
from nonokit.explaining.constants import MAX_ROUNDS
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.impossible import impossibility
from nonokit.explaining.line_view import LineView
from nonokit.explaining.masks import bits
from nonokit.explaining.position import Position

# Lines as trials left them, and what each then settles: the place in the line and the values left, None where it breaks.
# Shared by the trials of a position, most of which come to the same lines.
Settled = dict[tuple[int, tuple[int, ...]], "list[tuple[int, int]] | None"]


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
        self.history: dict[
            int, list[tuple[int, int]]
        ] = {}  # cell → (part, values left); part −1 is the trial
        self.rounds = 0
        self.broken: int | None = None
        cell, left = self._cell(trial.cell), 1 << trial.value
        self.now[cell] = left
        self.history[cell] = [(-1, left)]
        self.dirty = {trial.cell[0], position.height + trial.cell[1]}  # lines with news

    def _cell(self, cell: Cell) -> int:
        return cell[0] * self.position.width + cell[1]

    def cells_of(self, line: int) -> range:
        """The cells of a line, in order."""
        width, height = self.position.width, self.position.height
        return (
            range(line * width, (line + 1) * width)
            if line < height
            else range(line - height, width * height, width)
        )

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
        height = self.position.height
        changed: set[int] = set()
        for line in sorted(self.dirty):
            news = self.settle(line)
            if news is None:
                self.broken = line
                return
            first = height if line < height else 0  # of the lines that cross it
            changed.update([first + place for place, _ in news])
        self.dirty = changed

    def settle(self, line: int) -> list[tuple[int, int]] | None:
        """Settles one line: the places it changed and what they are left with; None when it breaks."""
        if self.position.line_clues[line] is None:
            return []
        cells = self.cells_of(line)
        before = tuple(self.now[cells.start : cells.stop : cells.step])
        key = line, before
        if key not in self.settled:
            self.settled[key] = self._news(line, before)
        news = self.settled[key]
        if news:
            number = len(self.parts)
            changes = {cells[place]: left for place, left in news}
            self.parts.append((line, changes))
            for cell, left in changes.items():
                self.now[cell] = left
                self.history.setdefault(cell, []).append((number, left))
        return news

    def _news(self, line: int, before: Sequence[int]) -> list[tuple[int, int]] | None:
        result = self.engine.settle(self.position.line_clues[line], before, self.position.values)
        if result is None:
            return None
        pairs = zip(before, result, strict=True)
        return [(place, left) for place, (old, left) in enumerate(pairs) if left != old]

    # Throwing away what is not needed

    def links_to_break(self) -> tuple[Follows | Breaks, ...]:
        """The chain from the trial to the broken line, trimmed."""
        assert self.broken is not None
        needed = self._needed_inputs(self.broken, len(self.parts), None)
        end = Breaks(self.position.ref(self.broken), self._places(needed), self._reason(self.broken, needed))
        return (*self._links(needed), end)

    def links_to(self, goals: Sequence[Cell]) -> tuple[Follows, ...]:
        """The chain from the trial to some cells, trimmed."""
        wanted: dict[int, dict[int, int]] = {}
        for goal in goals:
            cell = self._cell(goal)
            number, left = self.history[cell][-1] if cell in self.history else (-1, self.now[cell])
            if number >= 0:
                wanted.setdefault(number, {})[cell] = left
        return tuple(self._links_of_parts(wanted))

    def _reason(self, line: int, needed: dict[int, tuple[int, int]]) -> Reason | None:
        """What does not fit in the line, if one look at what is needed shows it."""
        clue = self.position.clues[line]
        assert clue is not None
        domains = [needed[c][1] if c in needed else self.root[c] for c in self.cells_of(line)]
        return impossibility(LineView.of(clue, domains, self.position.values, self.position.ref(line)))

    def _state_before(self, cell: int, number: int) -> tuple[int, int] | None:
        """The last change to a cell before a part: its part's number and the values left; None if untouched."""
        for entry in reversed(self.history.get(cell, ())):
            if entry[0] < number:
                return entry
        return None

    def _needed_inputs(
        self, line: int, number: int, goal: dict[int, int] | None
    ) -> dict[int, tuple[int, int]]:
        """The changed cells that a line needs to break (no goal) or to leave its goal cells what they have.

        Cells are put back to what they were before the trial one by one, latest news first; what the line can do
        without is dropped.
        """
        self.deadline.check()
        cells = self.cells_of(line)
        clue = self.position.line_clues[line]
        inputs = {cell: entry for cell in cells if (entry := self._state_before(cell, number)) is not None}
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

    def _links(self, needed: dict[int, tuple[int, int]]) -> list[Follows]:
        wanted: dict[int, dict[int, int]] = {}
        for cell, (number, left) in needed.items():
            if number >= 0:
                wanted.setdefault(number, {})[cell] = left
        return self._links_of_parts(wanted)

    def _links_of_parts(self, wanted: dict[int, dict[int, int]]) -> list[Follows]:
        """The links of some parts and of all they need, in the order they happened."""
        links = []
        pending = dict(wanted)
        while pending:
            number = max(pending)
            goal = pending.pop(number)
            line = self.parts[number][0]
            needed = self._needed_inputs(line, number, goal)
            for cell, (maker, left) in needed.items():
                if maker >= 0:
                    pending.setdefault(maker, {})[cell] = left
            links.append(self._link(line, number, needed, goal))
        return links[::-1]

    def _link(
        self, line: int, number: int, needed: dict[int, tuple[int, int]], goal: dict[int, int]
    ) -> Follows:
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
