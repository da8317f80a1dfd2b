"""How much looking a solve takes: counters of a solve in rounds, which go with the time that people take.

In each round every line with news is settled from what was known at the round's beginning, then all that was found is
written down. So the order of lines plays no part, and a puzzle counts the same however it is held. Where nothing moves,
the next trial of an explained solve is made.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from nonokit.engine import choose
from nonokit.engine.interface import Engine, LineClue
from nonokit.explaining import Step
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.position import compile_clue
from nonokit.model import UNKNOWN, Puzzle
from nonokit.rating.constants import GUESS_LOOKS


@dataclass(slots=True)
class Effort:
    """What a solve takes, as sums over its rounds."""

    stretches: int = 0  # open stretches of the lines on which a look brought something
    runs: float = 0.0  # logarithms of the runs of these lines
    open_lines: int = 0  # lines still open: what there is to search
    vain_runs: int = 0  # runs of the lines looked at in vain
    trials: float = 0.0  # logarithms of the looks that trials took
    density: float = 0.0  # the share of filled cells

    def features(self) -> tuple[float, ...]:
        """What a model of solving times is made of."""
        counters = (self.stretches, self.runs, self.open_lines, self.vain_runs)
        return (*(log(1 + counter) for counter in counters), self.density)


class Rounds:
    """A solve in rounds. Lines count rows first, then columns; a cell's values are bits."""

    def __init__(self, puzzle: Puzzle, deadline: Deadline = NO_DEADLINE) -> None:
        self.values = len(puzzle.palette)
        self.is_coloured = puzzle.is_coloured
        self.width, height = puzzle.width, puzzle.height
        self.height = height
        self.deadline = deadline
        self.engine: Engine = choose("auto", longest_line=max(self.width, height))
        self.clues: list[LineClue] = [compile_clue(clue) for clue in (*puzzle.rows, *puzzle.columns)]
        cells = self.width * height
        self.lines = [range(y * self.width, (y + 1) * self.width) for y in range(height)]
        self.lines += [range(x, cells, self.width) for x in range(self.width)]
        given = puzzle.given.cells if puzzle.given is not None else bytes([UNKNOWN]) * cells
        every = (1 << self.values) - 1
        self.domains = [every if value == UNKNOWN else 1 << value for value in given]
        self.stretches = [0] * len(self.lines)  # per line, those that are open
        self.effort = Effort()
        self.news = self.open_ones(range(len(self.lines)))  # lines not looked at since they changed

    def run(self, trials: Iterable[Step] = ()) -> Effort | None:
        """Goes on in rounds until nothing is open, with the next trial where nothing moves; None when that does not suffice."""
        trials = iter(trials)
        while self.news or any(map(self.take, trials)):
            while self.news:
                self.deadline.check()
                if not self.round():
                    return None
        if any(self.stretches):
            return None
        self.effort.density = sum(domain > 1 for domain in self.domains) / len(self.domains)
        return self.effort

    def through(self, cells: Iterable[int]) -> list[int]:
        """The lines through cells that changed, if they have a clue and something open."""
        lines = {line for cell in cells for line in (cell // self.width, self.height + cell % self.width)}
        return self.open_ones(sorted(lines))

    def open_ones(self, lines: Iterable[int]) -> list[int]:
        """Those of some lines that have a clue and something open, after another look at what is."""
        found = []
        for line in lines:
            self.stretches[line] = self.open_stretches(line)
            if self.clues[line] is not None and self.stretches[line]:
                found.append(line)
        return found

    def open_stretches(self, line: int) -> int:
        """How many stretches of open cells a line has."""
        count, was_open = 0, False
        cells = self.lines[line]
        for domain in self.domains[cells.start : cells.stop : cells.step]:
            is_open = domain & (domain - 1) != 0
            count += is_open and not was_open
            was_open = is_open
        return count

    def round(self) -> bool:
        """One round; False when a line cannot be finished."""
        effort = self.effort
        effort.open_lines += sum(map(bool, self.stretches))
        left: dict[int, int] = {}
        for line in self.news:
            cells = self.lines[line]
            before = self.domains[cells.start : cells.stop : cells.step]
            after = self.engine.settle(self.clues[line], before, self.values)
            if after is None:
                return False
            runs = len(self.clues[line] or ())
            if after == before:
                effort.vain_runs += runs
                continue
            effort.stretches += self.stretches[line]
            effort.runs += log(1 + runs)
            for cell, old, new in zip(cells, before, after, strict=True):
                if new != old:
                    left[cell] = left.get(cell, old) & new
        for cell, values in left.items():
            self.domains[cell] = values
        self.news = self.through(left)
        return True

    def take(self, step: Step) -> bool:
        """Writes down what a trial brings; whether that is anything."""
        before = self.domains.copy()
        for (y, x), value in step.cells:
            self.domains[y * self.width + x] &= 1 << value
        for (y, x), value in step.excluded:
            self.domains[y * self.width + x] &= ~(1 << value)
        changed = [cell for cell, old in enumerate(before) if old != self.domains[cell]]
        if changed:
            self.effort.trials += log(1 + (step.chain_length or GUESS_LOOKS))
            self.news = self.through(changed)
        return bool(changed)
