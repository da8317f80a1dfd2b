"""All solutions of a board as a tree of products and choices, none of them listed.

What is open falls into parts that know nothing of each other; their numbers multiply. A part is counted by the engine, or,
when that takes too many nodes, by trying the values of one cell: their numbers add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from random import Random

from nonokit.engine import Board, Counter, Outcome
from nonokit.model import UNKNOWN
from nonokit.solving import constants
from nonokit.solving.limits import Limits

Ways = dict[int, list[int]]  # per cell: in how many solutions it has each value


@dataclass(slots=True)
class Choice:
    """A part of which one cell was tried: so many solutions for each of its values."""

    options: list[Product]
    total: int = 0
    is_exact: bool = True

    def ways(self) -> Ways:
        """Those of all options together."""
        found: Ways = {}
        for option in self.options:
            for cell, numbers in option.ways().items():
                own = found.setdefault(cell, [0] * len(numbers))
                found[cell] = [a + b for a, b in zip(own, numbers, strict=True)]
        return found

    def sample(self, random: Random, picture: bytearray) -> None:
        """One of the options, each as likely as it has solutions."""
        chosen = random.randrange(self.total)
        for option in self.options:
            chosen -= option.total
            if chosen < 0:
                option.sample(random, picture)
                return


@dataclass(slots=True)
class Counted:
    """A part that the engine counted; it counts it again when asked for more, for diagrams take much room."""

    board: Board
    cells: list[int]
    total: int
    nodes: int  # that were enough
    is_exact: bool = True

    def ways(self) -> Ways:
        """By the engine."""
        return dict(zip(self.cells, self.board.counter(self.nodes, self.cells).ways(0), strict=True))

    def sample(self, random: Random, picture: bytearray) -> None:
        """By the engine."""
        drawn = self.board.counter(self.nodes, self.cells).sample(0, random.getrandbits(52))
        for cell, value in zip(self.cells, drawn, strict=True):
            picture[cell] = value


@dataclass(slots=True)
class Product:
    """A board, or what of it is spoken of: cells that are certain, and parts that are independent of each other."""

    known: dict[int, int]
    values: int
    parts: list[Counted | Choice] = field(default_factory=list)
    total: int = 1
    is_exact: bool = True

    def ways(self) -> Ways:
        """Those of each part, as often as the others have solutions."""
        found = {
            cell: [self.total if value == own else 0 for value in range(self.values)]
            for cell, own in self.known.items()
        }
        for part in self.parts:
            others = prod(other.total for other in self.parts if other is not part)
            found.update({cell: [n * others for n in numbers] for cell, numbers in part.ways().items()})
        return found

    def sample(self, random: Random, picture: bytearray) -> None:
        """The certain cells, and each part by itself."""
        for cell, value in self.known.items():
            picture[cell] = value
        for part in self.parts:
            part.sample(random, picture)


class TreeBuilder:
    """Counts; `keeps` the whole tree for those who ask for more than its number."""

    def __init__(self, limits: Limits, values: int, *, keeps: bool) -> None:
        self.limits = limits
        self.values = values
        self.keeps = keeps

    def whole(self, board: Board, counter: Counter | None = None) -> Product:
        """All solutions of a board that line logic has been over; with its counter, where that is there already."""
        cells = range(len(board.cells()))
        return self.product(board, cells, constants.WHOLE_DIAGRAM_NODES, counter)

    def product(
        self, board: Board, cells: Sequence[int], nodes: int, counter: Counter | None = None
    ) -> Product:
        """All solutions of some of its cells; a part that takes more nodes is tried cell by cell."""
        state = board.cells()
        if counter is None:
            counter = board.counter(nodes, [] if len(cells) == len(state) else list(cells))
        product = Product({cell: state[cell] for cell in cells if state[cell] != UNKNOWN}, self.values)
        if not counter.is_possible:
            product.total = 0
            return product
        # Small ones first: one without solutions saves the work for all others.
        for own, total in sorted(counter.components(), key=lambda part: (part[1] is None, len(part[0]))):
            part = self.choice(board, own) if total is None else Counted(board, own, total, nodes)
            product.total *= part.total
            product.is_exact = product.is_exact and part.is_exact
            if self.keeps:
                product.parts.append(part)
            if product.is_exact and not product.total:
                break
        return product

    def choice(self, board: Board, cells: Sequence[int]) -> Choice:
        """Tries one cell. Out of time, what was counted by then is a lower bound."""
        choice = Choice([])
        if self.limits.poll():
            choice.is_exact = False
            return choice
        for option in self.options(board, cells):
            product = self.product(option, cells, constants.DIAGRAM_NODES)
            choice.total += product.total
            choice.is_exact = choice.is_exact and product.is_exact
            if self.keeps:
                choice.options.append(product)
        return choice

    def options(self, board: Board, cells: Sequence[int]) -> list[Board]:
        """The board with each value of the cell that settles most others, as far as the values are possible."""
        best: tuple[int, list[Board]] = (-1, [])
        for cell in cells[:: max(1, len(cells) // constants.CELLS_TO_TRY)]:
            boards = [
                option for value in range(self.values) if (option := tried(board, cell, value)) is not None
            ]
            if len(boards) < 2:
                return boards
            best = max(
                best, (prod(board.open_count - option.open_count for option in boards), boards), key=score
            )
        return best[1]


def score(choice: tuple[int, list[Board]]) -> int:
    """What options are compared by."""
    return choice[0]


def tried(board: Board, cell: int, value: int) -> Board | None:
    """A board on which the cell has this value; None when that cannot be."""
    option = board.copy()
    if not option.assign(cell, value) or option.propagate() == Outcome.CONTRADICTION:
        return None
    return option
