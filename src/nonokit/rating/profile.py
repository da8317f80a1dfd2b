"""The shape of a solve: what it takes, where it is narrow, and where one can begin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass

from nonokit.explaining import Explanation, LineTechnique, known_techniques
from nonokit.explaining.claims import Cell
from nonokit.explaining.deadline import NO_DEADLINE, Deadline
from nonokit.explaining.line_view import LineView
from nonokit.explaining.position import Position
from nonokit.model import Puzzle
from nonokit.model.masks import bits
from nonokit.rating.constants import NARROW


@dataclass(frozen=True, slots=True)
class Profile:
    """Steps per technique, the moves to choose from at every step, and the cells that can be settled at once.

    `first_moves` names for each such cell the simplest technique that settles it in the untouched puzzle.
    """

    techniques: dict[str, int]
    available: tuple[int, ...]
    deepest_chain: int
    first_moves: dict[Cell, str]

    @property
    def bottleneck(self) -> int:
        """The fewest moves there are to choose from at any step before the end game."""
        # When little is left there is little to choose from, and nothing hard about it.
        opening = self.available[: max(1, len(self.available) * 4 // 5)]
        return min(opening, default=0)

    @property
    def narrow_share(self) -> float:
        """The share of steps with hardly anything to choose from."""
        return sum(n <= NARROW for n in self.available) / len(self.available) if self.available else 0.0


def profile_of(explanation: Explanation, moves: dict[Cell, str]) -> Profile:
    """The profile of an explained solve, with the first moves of the puzzle as it is held."""
    counts = Counter(step.technique for step in explanation.steps)
    return Profile(
        techniques={name: counts[name] for name in known_techniques() if counts[name]},
        available=tuple(event.available for event in explanation.events),
        deepest_chain=max((step.chain_depth for step in explanation.steps), default=0),
        first_moves=moves,
    )


def first_moves(puzzle: Puzzle, deadline: Deadline = NO_DEADLINE) -> dict[Cell, str]:
    """Every cell that one look at one line settles, with the simplest technique that does.

    >>> first_moves(Puzzle.from_clues(rows=[[3]], columns=[None, None, None, [0]]))
    {(0, 3): 'empty', (0, 1): 'overlap', (0, 2): 'overlap'}
    """
    position = Position(puzzle)
    views = [view for index in range(len(position.clues)) if (view := position.view(index)) is not None]
    found: dict[Cell, str] = {}
    for technique in known_techniques().values():
        if not isinstance(technique, LineTechnique):
            continue
        for view in views:
            deadline.check()
            if technique.looks_across or has_news(view, found):
                step = view.step(technique.name, technique.find(view))
                for cell, _ in step.cells if step is not None else ():
                    found.setdefault(cell, technique.name)
    return found


def has_news(view: LineView, found: Container[Cell]) -> bool:
    """Whether a look at a line alone can settle a cell that is not found yet."""
    after = view.at_best
    return after is not None and any(view.ref.cell(p) not in found for p in bits(after.settled))
