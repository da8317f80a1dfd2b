"""What is left of a board as clauses, in the order encoding: for every run "starts at p or before".

Only legal starts have variables, so whatever line logic and probing found costs nothing here. A cell with two
values left has one variable, one with more has one per value.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import islice

from nonokit.engine.constants import CERTAIN
from nonokit.engine.reference.board import BoardState
from nonokit.model.masks import bits

YES, NO = CERTAIN, -CERTAIN


class Ladder:
    """ "At p or before" for a run's start or end: a step function over its legal positions."""

    def __init__(self, at: list[int], base: int) -> None:
        self.at = at
        self.base = base  # variable of at[0]; the last position needs none, it is always true

    def literal(self, p: int) -> int:
        """The literal, or YES or NO."""
        below = bisect_right(self.at, p)
        return NO if not below else YES if below == len(self.at) else self.base + below - 1


class Places:
    """Where the runs of a line start and end."""

    def __init__(
        self, runs: Sequence[tuple[int, int]], starts: list[Ladder], ends: list[Ladder | None]
    ) -> None:
        self.runs = runs
        self.starts = starts
        self.ends = ends  # of runs whose length is unknown

    def started(self, j: int, p: int) -> int:
        """Run j starts at p or before; there is none after the last."""
        return NO if j == len(self.runs) else self.starts[j].literal(p)

    def ended(self, j: int, p: int) -> int:
        """Run j ends before p; the line's border is one that always has."""
        if j < 0:
            return YES
        end = self.ends[j]
        return self.starts[j].literal(p - self.runs[j][0]) if end is None else end.literal(p)


class Formula:
    """The clauses, handed out some at a time, and what their variables mean."""

    def __init__(self, variables: int, clauses: list[list[int]], cells: list[int]) -> None:
        self.variables, self.cells = variables, cells
        self.phases: list[int] = []  # nothing is said to be likely
        self.rest = iter(clauses)

    def next_clauses(self, count: int) -> list[list[int]]:
        """The next clauses, at most `count`."""
        return list(islice(self.rest, count))


class Encoding:
    """Variables and clauses."""

    def __init__(self, board: BoardState) -> None:
        self.board = board
        self.variables = 0
        self.clauses: list[list[int]] = []
        self.cells: list[int] = []
        self.literals = self._cell_literals()
        for index in range(len(board.lines)):
            self._encode_line(index)

    def add(self, *literals: int) -> None:
        """A clause, simplified by what is certain."""
        if YES not in literals:
            self.clauses.append([literal for literal in literals if literal != NO])

    def fresh(self) -> int:
        """A new variable."""
        self.variables += 1
        return self.variables

    def _cell_literals(self) -> list[list[int]]:
        """Per cell and value: YES, NO, or a literal."""
        board = self.board
        table = []
        for cell in range(board.width * board.height):
            can = board.values_of(cell)
            own = [NO] * board.values
            table.append(own)
            if len(can) == 1:
                own[can[0]] = YES
            if len(can) < 2 or not board.is_open(cell):
                continue
            for value in can[1:] if len(can) == 2 else can:
                own[value] = self.fresh()
                self.cells.append(cell * board.values + value)
            if len(can) == 2:
                own[can[0]] = -own[can[1]]
                continue
            self.clauses.append([own[value] for value in can])
            for i in range(len(can)):
                for j in range(i):
                    self.add(-own[can[j]], -own[can[i]])
        return table

    def _ladder(self, mask: int) -> Ladder:
        ladder = Ladder(bits(mask), self.variables + 1)
        for i in range(len(ladder.at) - 1):
            self.fresh()
            if i:
                self.add(-(self.variables - 1), self.variables)
        return ladder

    def _encode_line(self, index: int) -> None:
        board = self.board
        line = board.lines[index]
        if line.runs is None:
            return
        cells = [board.cell_of(index, p) for p in range(line.size)]
        board.effort.spend(line.cost * line.size)
        if board.effort.is_stopped:
            return
        placed = line.place(board.may(index))
        if placed is None:
            self._refuse()
        elif any(board.is_open(cell) for cell in cells):
            places = self._places(line.runs, placed[0], placed[1])
            for j in range(1, len(line.runs)):
                for p in places.starts[j].at:
                    self.add(-places.started(j, p), places.ended(j - 1, p - line.gaps[j - 1]))
            for p, cell in enumerate(cells):
                self._encode_cell(places, p, self.literals[cell])

    def _refuse(self) -> None:
        """Clauses that nothing satisfies, for a line that has no placement left."""
        never = self.fresh()
        self.add(never)
        self.add(-never)

    def _encode_cell(self, places: Places, p: int, own: list[int]) -> None:
        """Between run j − 1 and run j a cell is background, inside run j it has its colour."""
        count = len(places.runs)
        for j in range(count + 1):
            before, inside = places.ended(j - 1, p), places.started(j, p)
            if before == NO:
                break
            if inside != before:
                self.add(-before, inside, own[0])
            if j == count or inside == NO:
                continue
            out = places.ended(j, p)
            if inside != out:
                self.add(-inside, out, own[places.runs[j][1]])

    def _places(self, runs: Sequence[tuple[int, int]], legal: list[int], covered: list[int]) -> Places:
        """The variables of a line's runs."""
        starts: list[Ladder] = []
        ends: list[Ladder | None] = []
        for j, (length, _) in enumerate(runs):
            starts.append(self._ladder(legal[j]))
            ends.append(None if length else self._ladder(covered[j] << 1))
            end = ends[j]
            for e in end.at if end else ():
                assert end is not None
                self.add(-end.literal(e), starts[j].literal(e - 1))
        return Places(runs, starts, ends)


def encode(board: BoardState) -> Formula:
    """The clauses of what is left."""
    encoding = Encoding(board)
    return Formula(encoding.variables, encoding.clauses, encoding.cells)
