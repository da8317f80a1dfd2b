"""Arrangements that no longer contradict themselves become suggestions, the likeliest first.

Clues that were left open are read off the pictures. Where there are too many pictures for that, every clue that may have been meant takes
the place of an open line in turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heapify, heappop, heappush
from itertools import count, product

from nonokit.diagnosing.arrangement import Arrangement, Change
from nonokit.diagnosing.clue_lines import Line, clue_of_line, line_of_cells, puzzle_of, totals_of
from nonokit.diagnosing.consistency import Consistency
from nonokit.diagnosing.findings import Findings
from nonokit.diagnosing.mistakes import Counts, Meant, meant_clues, other_odds
from nonokit.diagnosing.suggestion import Edit
from nonokit.model import UNKNOWN, Grid, Puzzle

_PICTURES = 8  # that are looked at when lines are left open
_MOST_FREE = 2  # cells that no clue reaches, to be filled in every way


class ReadingOff:
    """What arrangements of one puzzle stand for."""

    def __init__(self, puzzle: Puzzle, consistency: Consistency, counts: Counts, findings: Findings) -> None:
        self.puzzle, self.consistency, self.counts, self.findings = puzzle, consistency, counts, findings
        self._meant: dict[tuple[Line, int], Meant] = {}

    def read_all(self, arrangements: Iterable[Arrangement]) -> None:
        """Every arrangement, and what follows from it, the likeliest first."""
        order = count()
        queue = [(-one.odds, next(order), one) for one in arrangements]
        heapify(queue)
        while queue and self.findings.has_time():
            for more in self._read(heappop(queue)[2]):
                heappush(queue, (-more.odds, next(order), more))

    def _read(self, one: Arrangement) -> Iterator[Arrangement]:
        """Keeps what an arrangement stands for; gives those that have one more line closed where it says too little."""
        puzzle = puzzle_of(one.lines, one.height, self.puzzle.palette, self.puzzle.given)
        if not one.opened and not one.missing:
            self.findings.try_puzzle(puzzle, [_edit(change) for change in one.changes], one.odds)
            return
        result = self.findings.solve(puzzle, _PICTURES)
        if one.opened and not result.stats.is_complete:
            yield from self._closed(one)
        for solution in result.solutions:
            for grid in _filled(solution):
                self._keep(one, grid)

    def _keep(self, one: Arrangement, grid: Grid) -> None:
        """The suggestion that a picture stands for, unless an open line is as it was typed."""
        changes = list(one.changes)
        odds, lines = one.odds, list(one.lines)
        for index in one.missing:
            lines[index] = self._line_of(one, grid, index)
            changes.append(Change("line-missing", one.name(index), None, lines[index]))
        for index, typed in one.opened:
            line = lines[index] = self._line_of(one, grid, index)
            if line == typed:
                return
            kind, less = self.meant(typed, one.size(index)).get(line) or self._other(typed, line)
            changes.append(Change(kind, one.name(index), typed, line))
            odds += less - self.counts.hoped
        puzzle = puzzle_of(lines, one.height, self.puzzle.palette, self.puzzle.given)
        self.findings.try_puzzle(puzzle, [_edit(change) for change in changes], odds)

    def _closed(self, one: Arrangement) -> Iterator[Arrangement]:
        """An open line with every clue that may have been meant, as far as sums and known cells allow."""
        index, typed = one.opened[0]
        name = one.name(index)
        wanted, cells = one.wanted(index), self._known_cells(one, index)
        values = len(self.puzzle.palette)
        domains = [(1 << values) - 1 if cell == UNKNOWN else 1 << cell for cell in cells]
        for line, (kind, odds) in self.meant(typed, one.size(index)).items():
            if wanted is not None and totals_of(line, values) != wanted:
                continue
            if self.consistency.engine.settle(line, domains, values) is None:
                continue
            closed = one.close(index, line, Change(kind, name, typed, line), odds - self.counts.hoped)
            if self.consistency.is_possible(closed):
                yield closed

    def meant(self, typed: Line, size: int) -> Meant:
        """What may have been meant by a clue in a line of that size."""
        if (typed, size) not in self._meant:
            self._meant[typed, size] = meant_clues(typed, size, self.counts)
        return self._meant[typed, size]

    def _other(self, typed: Line, line: Line) -> tuple[str, float]:
        return "other", other_odds(typed, line, self.counts)

    def _known_cells(self, one: Arrangement, index: int) -> bytes:
        return self._cells(one, self.consistency.known(one), index)

    def _line_of(self, one: Arrangement, grid: Grid, index: int) -> Line:
        return line_of_cells(self._cells(one, grid.cells, index))

    def _cells(self, one: Arrangement, cells: bytes, index: int) -> bytes:
        if index < one.height:
            return cells[index * one.width : (index + 1) * one.width]
        return cells[index - one.height :: one.width]


def _edit(change: Change) -> Edit:
    return Edit(change.kind, change.line, clue_of_line(change.before), clue_of_line(change.after))


def _filled(grid: Grid) -> Iterator[Grid]:
    """The picture with cells that no clue reaches, where open lines cross, filled in every way."""
    places = list(grid.positions(UNKNOWN))
    if len(places) > _MOST_FREE:
        return
    for values in product(range(len(grid.palette)), repeat=len(places)):
        yield grid.with_cells(dict(zip(places, values, strict=True))) if places else grid
