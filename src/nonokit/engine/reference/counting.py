"""Counting solutions cell by cell: what is the same for all that follows is counted together.

A line reads its cells with an automaton, a state at a time. Two ways to fill the cells so far that leave the row and
all columns in the same states can be finished in the same ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from nonokit.engine.constants import NODES_BETWEEN_POLLS
from nonokit.engine.interface import LineClue, Poll

States = tuple[int, ...]  # of all columns, then of the row being filled


class Automaton:
    """How one line reads its cells; `live` are the states at each boundary from which the line can be finished."""

    def __init__(self, clue: LineClue, domains: Sequence[int], values: int) -> None:
        self.next, accepting = automaton_of(clue, values)
        self.live = [accepting]
        for domain in reversed(domains):
            after = self.live[-1]
            self.live.append(
                {
                    state
                    for state, to in enumerate(self.next)
                    if any(to.get(value) in after for value in range(values) if domain >> value & 1)
                }
            )
        self.live.reverse()

    def step(self, position: int, state: int, value: int) -> int | None:
        """The state behind the cell; None when the line could not be finished."""
        to = self.next[state].get(value)
        return to if to in self.live[position + 1] else None


def automaton_of(clue: LineClue, values: int) -> tuple[list[dict[int, int]], set[int]]:
    """For every state, where each value leads; and the states that a finished line may be in."""
    if clue is None:
        return [dict.fromkeys(range(values), 0)], {0}
    next_of: list[dict[int, int]] = [{0: 0}]
    last = None  # the state in which a run has all its cells
    for i, (length, value) in enumerate(clue):
        waiting = len(next_of) - 1
        if last is not None and clue[i - 1][1] != value:
            next_of[last][value] = len(next_of)
        for cell in range(length or 1):
            next_of[waiting if not cell else -1][value] = len(next_of)
            next_of.append({})
        last = len(next_of) - 1
        if not length:
            next_of[last][value] = last
        next_of[last][0] = len(next_of)
        next_of.append({0: len(next_of)})
    return next_of, {len(next_of) - 1} | ({last} if last is not None else set())


class Counter:
    """All open cells as one component, counted with at most `max_nodes` nodes."""

    def __init__(
        self,
        clues: Sequence[LineClue],
        height: int,
        domains: Sequence[int],
        values: int,
        max_nodes: int,
        poll: Poll | None,
    ) -> None:
        self.width, self.height, self.values = len(clues) - height, height, values
        width = self.width
        self.domains = domains
        rows = [domains[y * width : (y + 1) * width] for y in range(height)]
        self.lines = [
            Automaton(clue, domain, values)
            for clue, domain in zip(clues, [*rows, *(domains[x::width] for x in range(width))], strict=True)
        ]
        self.is_possible = all(0 in line.live[0] for line in self.lines)
        self.reached = [
            clues[y] is not None or clues[height + x] is not None for y in range(height) for x in range(width)
        ]
        self.layers: list[dict[States, int]] = []  # per cell: in how many ways each node can be finished
        self.is_counted = self.is_possible and self._count(max_nodes, poll)

    def _count(self, max_nodes: int, poll: Poll | None) -> bool:
        layer: dict[States, int] = {(0,) * (self.width + 1): 1}
        seen = 0
        for cell in range(len(self.domains)):
            self.layers.append(layer)
            layer = {}
            for states in self.layers[-1]:
                seen += 1
                if seen > max_nodes or (poll is not None and not seen % NODES_BETWEEN_POLLS and poll()):
                    return False
                layer.update((after, 1) for _, after in self._moves(cell, states))
        self.layers.append(layer)
        for cell in reversed(range(len(self.domains))):
            after = self.layers[cell + 1]
            for states in self.layers[cell]:
                self.layers[cell][states] = sum(after[to] for _, to in self._moves(cell, states))
        return True

    def _moves(self, cell: int, states: States) -> Iterator[tuple[int, States]]:
        y, x = divmod(cell, self.width)
        for value in range(self.values if self.reached[cell] else 1):
            if self.reached[cell] and not self.domains[cell] >> value & 1:
                continue
            row = self.lines[y].step(x, states[-1], value)
            column = self.lines[self.height + x].step(y, states[x], value)
            if row is not None and column is not None:
                yield value, (*states[:x], column, *states[x + 1 : -1], row if x + 1 < self.width else 0)

    def components(self) -> list[tuple[list[int], int, bool]]:
        """The open cells, their number of solutions, and whether it was counted."""
        cells = [i for i, domain in enumerate(self.domains) if self.reached[i] and domain & (domain - 1)]
        total = sum(self.layers[0].values()) if self.is_counted else 0
        return [(cells, total, self.is_counted)] if cells else []

    def ways(self, component: int) -> list[list[int]]:
        """For every open cell and value, in how many solutions it has it."""
        found = [[0] * self.values for _ in self.domains]
        ahead = dict.fromkeys(self.layers[0], 1)
        for cell, after in enumerate(self.layers[1:]):
            behind: dict[States, int] = {}
            for states, times in ahead.items():
                for value, to in self._moves(cell, states):
                    found[cell][value] += times * after[to]
                    behind[to] = behind.get(to, 0) + times
            ahead = behind
        return [found[cell] for cell in self.components()[component][0]]

    def sample(self, component: int, seed: float) -> bytes:
        """A value for every open cell, all solutions equally likely; none when there is no solution."""
        random = Random(seed)
        picture = bytearray()
        states = next(iter(self.layers[0]))
        if not self.layers[0][states]:
            return b""
        for cell, after in enumerate(self.layers[1:]):
            moves = list(self._moves(cell, states))
            chosen = random.randrange(self.layers[cell][states])
            for value, to in moves:
                chosen -= after[to]
                if chosen < 0:
                    picture.append(value)
                    states = to
                    break
        return bytes(picture[cell] for cell in self.components()[component][0])
