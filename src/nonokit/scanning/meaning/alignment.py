"""How well a clue goes with the marks of its line, whatever the clue: for pictures that the solver proposes."""

from __future__ import annotations

from nonokit.scanning.clues.interpretations import WORST, Interpretation, cost_of_nothing
from nonokit.scanning.clues.marks import Mark

LOST = 9.0  # nats: a number that left no mark


def aligned(marks: list[Mark], numbers: tuple[int, ...]) -> Interpretation:
    """The cheapest way to read these numbers from the marks; a lost number has no sources."""
    table: list[list[Interpretation]] = []
    for i in range(len(marks) + 1):
        row: list[Interpretation] = []
        for j in range(len(numbers) + 1):
            ways = list(_ways(table, row, i, j, marks, numbers))
            row.append(min(ways, key=lambda way: way.cost))
        table.append(row)
    return table[-1][-1]


def _ways(
    table: list[list[Interpretation]],
    row: list[Interpretation],
    i: int,
    j: int,
    marks: list[Mark],
    numbers: tuple[int, ...],
) -> list[Interpretation]:
    """The first i marks as the first j numbers."""
    if not i and not j:
        return [Interpretation((), 0.0, ())]
    ways = []
    if i:
        before = table[i - 1][j]
        ways.append(before._replace(cost=before.cost + cost_of_nothing(marks[i - 1], len(marks))))
    if j:
        ways.append(_added(row[j - 1], numbers[j - 1], LOST, ()))
    if i and j:
        ways.append(
            _added(table[i - 1][j - 1], numbers[j - 1], _cost(marks[i - 1], numbers[j - 1]), (i - 1,))
        )
    if i > 1 and j and numbers[j - 1] > 9:
        first, second = marks[i - 2], marks[i - 1]
        cost = _cost(first, numbers[j - 1] // 10) + _cost(second, numbers[j - 1] % 10) + second.join
        ways.append(_added(table[i - 2][j - 1], numbers[j - 1], cost, (i - 2, i - 1)))
    if i and j > 1 and max(numbers[j - 2 : j]) < 10:
        cost = _cost(marks[i - 1], 10 * numbers[j - 2] + numbers[j - 1]) + marks[i - 1].split
        half = _added(table[i - 1][j - 2], numbers[j - 2], cost, (i - 1,))
        ways.append(_added(half, numbers[j - 1], 0.0, (i - 1,)))
    return ways


def _added(before: Interpretation, number: int, cost: float, source: tuple[int, ...]) -> Interpretation:
    return Interpretation((*before.numbers, number), before.cost + cost, (*before.sources, source))


def _cost(mark: Mark, number: int) -> float:
    numbers = mark.reading.numbers
    return min(-float(numbers[number]), WORST) if number < len(numbers) else WORST
