"""What the marks of one line may say: whole clues, the likeliest first.

A mark is one of its numbers, or nothing; or it goes with the mark before it (1 1 → 11), or falls in two (11 → 1 1).
Clues that do not fit the line are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nonokit.scanning.clues.marks import NEVER, Mark

KEPT = 24  # interpretations of a line
FEW = 6  # are enough to find the likeliest
SPARE = 2  # times as many are looked at: some say the same, some do not fit
CHOICES = 7  # numbers of a mark
WORST = 16.0  # nats: nothing is dearer for one mark, or a slip of the recogniser could never be put right
LEAST_GAIN = 14.0  # numbers so much less likely than the best are not thought of


class Interpretation(NamedTuple):
    """A clue, its cost in nats, and for each of its numbers the marks that it was read from."""

    numbers: tuple[int, ...]
    cost: float
    sources: tuple[tuple[int, ...], ...]

    @property
    def total(self) -> int:
        """Cells that it fills."""
        return sum(self.numbers)


def interpretations(marks: list[Mark], length: int, most: int = KEPT) -> list[Interpretation]:
    """The likeliest clues of a line of so many cells, at most so many; costs count from the likeliest."""
    kept = [Interpretation((), 0.0, ())]
    for index, mark in enumerate(marks):
        found: dict[tuple[int, ...], Interpretation] = {}
        nothing, some = cost_of_nothing(mark, len(marks)), choices(mark)
        limit = dearest(kept, [nothing, *(cost for _, cost in some)], most)
        for before in kept:
            cheap = [each for each in some if before.cost + each[1] <= limit]
            for after in _following(before, index, mark, nothing, cheap):
                known = found.get(after.numbers)
                if after.cost < known.cost if known else fits(after.numbers, length):
                    found[after.numbers] = after
        kept = sorted(found.values(), key=lambda each: each.cost)[:most]
    least = kept[0].cost
    return [each._replace(cost=each.cost - least) for each in kept]


def likeliest_total(marks: list[Mark], length: int) -> int:
    """Cells that the likeliest clue of a line fills, without the others where each mark goes by itself."""
    numbers = []
    for mark in marks:
        best, cost = choices(mark)[0]
        if best == 0:
            break
        if cost < cost_of_nothing(mark, len(marks)):
            numbers.append(best)
    else:
        if fits(tuple(numbers), length):
            return sum(numbers)
    return likeliest(marks, length).total


def likeliest(marks: list[Mark], length: int) -> Interpretation:
    """The likeliest clue alone, far sooner than with the others."""
    return interpretations(marks, length, FEW)[0]


def dearest(kept: list[Interpretation], own: list[float], most: int) -> float:
    """What a clue may cost with one more mark: more than enough of those that could be kept cost less."""
    sums = sorted(before.cost + cost for before in kept for cost in own)
    return sums[min(len(sums), SPARE * most) - 1]


def fits(numbers: tuple[int, ...], length: int) -> bool:
    """Whether runs of these lengths fit a line, with gaps between them."""
    return sum(numbers) + len(numbers) - 1 <= length


def _following(
    before: Interpretation, index: int, mark: Mark, nothing: float, some: list[tuple[int, float]]
) -> Iterator[Interpretation]:
    """The ways to go on with one more mark, which costs so much as nothing and so much as some numbers."""
    numbers, cost, sources = before
    yield Interpretation(numbers, cost + nothing, sources)
    for number, own in some:
        if number:
            yield Interpretation((*numbers, number), cost + own, (*sources, (index,)))
            if numbers and mark.join < NEVER and sources[-1][-1] == index - 1 and numbers[-1] < 10:
                joined = numbers[-1] * (10 if number < 10 else 100) + number
                yield Interpretation(
                    (*numbers[:-1], joined), cost + own + mark.join, (*sources[:-1], (*sources[-1], index))
                )
        elif numbers and mark.join < NEVER and sources[-1][-1] == index - 1:
            joined = numbers[-1] * 10
            yield Interpretation(
                (*numbers[:-1], joined), cost + own + mark.join, (*sources[:-1], (*sources[-1], index))
            )
        if number > 10 and number % 10 and number < 100 and mark.split < NEVER:
            both = (*numbers, number // 10, number % 10)
            yield Interpretation(both, cost + own + mark.split, (*sources, (index,), (index,)))


def cost_of_nothing(mark: Mark, count: int) -> float:
    """What it costs to take a mark for no number; a lone 0 says that the line is empty."""
    import numpy as np

    nothing = float(np.logaddexp(mark.reading.nothing, mark.reading.other))
    if count == 1:
        nothing = float(np.logaddexp(nothing, mark.reading.numbers[0]))
    return min(-nothing, WORST)


def choices(mark: Mark) -> list[tuple[int, float]]:
    """The numbers that a mark may be, with their costs."""
    import numpy as np

    numbers = mark.reading.numbers
    best = np.argsort(-numbers)[:CHOICES]
    top = float(numbers[best[0]])
    return [(int(n), min(-float(numbers[n]), WORST)) for n in best if numbers[n] > top - LEAST_GAIN]
