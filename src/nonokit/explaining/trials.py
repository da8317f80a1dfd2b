"""Trials on a position: every open cell with every value, followed by the engine through all lines.

Shared by the trial techniques, so that all trials are made once. The engine makes thousands of trials in a few
milliseconds; only those worth showing are then followed step by step (`chains`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from nonokit.engine import Board, Engine, Lines, Outcome
from nonokit.explaining.chains import Accepts, Settled, Spread
from nonokit.explaining.claims import Breaks, CellValue, Claim, Follows, LineRef, Therefore, Try
from nonokit.explaining.constants import MOST_SPREADS, SHORTEST_CHAIN
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.position import Position
from nonokit.explaining.step import Step
from nonokit.model import Grid
from nonokit.model.masks import bits

Chain = tuple[Follows | Breaks, ...]
ANY_LENGTH = 1_000_000  # links: more than any chain has


class Refuted(NamedTuple):
    """A trial that breaks, and the engine's work until then: less work tends to mean a shorter chain."""

    ticks: int
    cell: int
    value: int


class Trials:
    """All trials of one position. `solutions` gives the puzzle's solutions, asked for only by nested trials."""

    def __init__(
        self,
        position: Position,
        engine: Engine,
        solutions: Callable[[], list[Grid]],
        deadline: Deadline = NO_DEADLINE,
    ) -> None:
        self.position = position
        self.engine = engine
        self.solutions = solutions
        self.deadline = deadline
        self.domains = position.domains()
        self.to_beat = ANY_LENGTH  # the links of a step found already: only shorter chains are of use
        self._spreads: dict[CellValue, Spread] = {}
        self._settled: Settled = {}

    @cached_property
    def root(self) -> Board:
        """The engine's board of the position, line logic done."""
        position = self.position
        lines = Lines(position.width, position.height, position.values, position.line_clues)
        board = self.engine.board(lines, self.deadline.poll)
        for cell, domain in enumerate(self.domains):
            for value in range(position.values):
                if not domain >> value & 1:
                    board.forbid(cell, value)
        board.propagate()
        self.deadline.check()
        return board

    @cached_property
    def is_impossible(self) -> bool:
        """Whether the position cannot be finished, as far as trials of single cells show."""
        if self.root.copy().propagate() == Outcome.CONTRADICTION:
            return True
        broken: dict[int, int] = {}
        for _, cell, value in self.refuted:
            broken[cell] = broken.get(cell, 0) | 1 << value
        return any(left == self.domains[cell] for cell, left in broken.items())

    @cached_property
    def open_cells(self) -> list[int]:
        """Cells to try, in reading order."""
        return [y * self.position.width + x for y, x in self.position.open_cells()]

    @cached_property
    def _tried(self) -> tuple[list[Refuted], dict[tuple[int, int], bytes]]:
        refuted = []
        survived = {}
        root = self.root
        for cell in self.open_cells:
            for value in bits(self.domains[cell]):
                board = root.copy()
                before = board.ticks
                if not board.assign(cell, value) or board.propagate() == Outcome.CONTRADICTION:
                    refuted.append(Refuted(board.ticks - before, cell, value))
                else:
                    survived[cell, value] = board.cells()
            self.deadline.check()  # after its trials: one that was stopped tells nothing
        return sorted(refuted), survived

    @property
    def refuted(self) -> list[Refuted]:
        """Trials that break, least work first."""
        return self._tried[0]

    @property
    def survived(self) -> dict[tuple[int, int], bytes]:
        """Trials that do not break, with the cells they lead to."""
        return self._tried[1]

    def place(self, cell: int) -> tuple[int, int]:
        """The cell as row and column."""
        return divmod(cell, self.position.width)

    def spread(self, cell: int, value: int) -> Spread:
        """A trial to be followed step by step."""
        trial = CellValue(self.place(cell), value)
        if trial not in self._spreads:
            self._spreads[trial] = Spread(
                self.position, self.engine, trial, self.domains, self._settled, self.deadline
            )
        return self._spreads[trial]

    def shortest(
        self,
        trials: Iterable[Refuted],
        *,
        max_rounds: int,
        ends: Container[LineRef] | None = None,
        accepts: Accepts = lambda _: True,
    ) -> tuple[Refuted, Chain] | None:
        """Of some refuted trials the one with the shortest chain that is accepted, among the first of them; with `ends`,
        of those only that break one of these lines.

        All are followed round by round: a chain has at least as many links as rounds, so that none is followed further
        than it could be the shortest. `accepts` is asked about ever more lines of a chain, until it says no.
        """
        best: tuple[Refuted, Chain] | None = None
        to_beat = self.to_beat

        def is_shorter(lines: Sequence[LineRef]) -> bool:
            return len(lines) < to_beat and accepts(lines)

        spreads = [(trial, self.spread(trial.cell, trial.value)) for trial in islice(trials, MOST_SPREADS)]
        for rounds in range(1, max_rounds + 1):
            if to_beat <= max(rounds, SHORTEST_CHAIN):
                break
            for trial, spread in spreads:
                if spread.is_going and spread.rounds < rounds:
                    spread.advance()
                if spread.rounds == rounds and spread.breaks(ends):
                    chain = spread.links_to_break(is_shorter)
                    if chain is not None:
                        best, to_beat = (trial, chain), len(chain)
        return best

    def refutation_step(self, technique: str, found: tuple[Refuted, Chain]) -> Step | None:
        """The step that a refuted trial allows: the cell has another value."""
        (_, cell, value), chain = found
        tried = CellValue(self.place(cell), value)
        claims = (Try(*tried), *chain, Therefore(*tried))
        return self.denial(technique, tried, claims)

    def denial(
        self, technique: str, tried: CellValue, claims: tuple[Claim, ...], *, fair: bool = True
    ) -> Step | None:
        """A step that takes the tried value from its cell."""
        (y, x), value = tried
        left = self.position.domain(y, x) & ~(1 << value)
        if not left:
            return None
        is_settled = left.bit_count() == 1
        cells = (CellValue((y, x), left.bit_length() - 1),) if is_settled else ()
        excluded = () if is_settled else (tried,)
        links = (claim.line for claim in claims if isinstance(claim, Follows | Breaks))
        lines = tuple(dict.fromkeys(links)) or (LineRef("row", y), LineRef("column", x))
        return Step(technique, lines, cells, claims, excluded, fair=fair)
