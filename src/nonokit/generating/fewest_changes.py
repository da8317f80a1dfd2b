"""The fewest, least visible changes that make a picture follow from its clues.

A beam search: several attempts side by side, each tried with every promising change, the best few kept. An
attempt is worth what it has cost so far plus a guess at what the cells still open will cost. Separate islands are
independent, so the best change of each is also tried all at once. At the end every change is asked whether it
was needed, and whether a cheaper one would have done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from nonokit.generating.linked_cells import islands
from nonokit.generating.local_search import local_search
from nonokit.generating.picture_solver import Level, PictureSolver, Reached, Runs
from nonokit.generating.visibility import Visibility

PER_OPEN_CELL = 0.12  # what an open cell will cost: four of a flippable square take one change


@dataclass(frozen=True, slots=True)
class Attempt:
    """A changed picture: its cells and clues, how far they lead, what was changed and at which price."""

    cells: bytes
    clues: list[Runs]
    reached: Reached
    changes: dict[int, int]
    cost: float

    @property
    def worth(self) -> float:
        """What it has cost and is likely to cost; lower is better."""
        return self.cost + PER_OPEN_CELL * self.reached.open_count

    @property
    def is_done(self) -> bool:
        """Whether nothing stays open."""
        return not self.reached.open_count


class ChangeSearch:
    """Searches for changes. `groups` are changed together, `allowed` says which cells may be changed at all."""

    def __init__(
        self,
        solver: PictureSolver,
        level: Level,
        visibility: Visibility,
        *,
        groups: Sequence[tuple[int, ...]],
        allowed: Sequence[bool],
    ) -> None:
        self.solver = solver
        self.level = level
        self.visibility = visibility
        self.groups = groups
        self.allowed = allowed

    def start(self, cells: bytes) -> Attempt:
        """The picture as it is."""
        clues = self.solver.clues(cells)
        return Attempt(cells, clues, self.solver.reach(cells, clues, self.level), {}, 0.0)

    def changed(self, attempt: Attempt, changes: dict[int, int], price: float) -> Attempt:
        """An attempt with more changes, solved."""
        cells = bytearray(attempt.cells)
        for cell, value in changes.items():
            cells[cell] = value
        picture = bytes(cells)
        clues = self.solver.changed_clues(attempt.clues, picture, changes)
        reached = self.reached(attempt, picture, clues, changes)
        return Attempt(picture, clues, reached, {**attempt.changes, **changes}, attempt.cost + price)

    def reached(self, attempt: Attempt, cells: bytes, clues: list[Runs], changes: dict[int, int]) -> Reached:
        """How far the clues of a changed picture lead."""
        if self.level is Level.UNIQUE:
            near = self.solver.nearby(cells, clues, attempt.reached.open_cells, changes)
            if near.open_count:
                return near
        return self.solver.reach(cells, clues, self.level)

    def moves(self, attempt: Attempt, cells: Iterable[int]) -> list[tuple[float, dict[int, int]]]:
        """Every change of one of the cells (and its partners), cheapest first."""
        found = []
        seen: set[int] = set()
        for cell in cells:
            group = self.groups[cell]
            if group[0] in seen or any(not self.allowed[member] for member in group):
                continue
            seen.add(group[0])
            for value in self.values(attempt.cells, cell):
                price = sum(self.visibility.price(attempt.cells, member, value) for member in group)
                found.append((price, dict.fromkeys(group, value)))
        return sorted(found, key=lambda move: move[0])

    def values(self, cells: bytes, cell: int) -> list[int]:
        """The values worth trying: background, and colours that are there or beside it."""
        if self.solver.values == 2:
            return [1 - cells[cell]]
        near = {cells[other] for other in self.visibility.around[cell]} | {0}
        return sorted(near - {cells[cell]})

    def near_open(self, attempt: Attempt) -> list[int]:
        """Open cells and those around them that were not changed yet."""
        found = set()
        for cell in attempt.reached.open_cells:
            found.add(cell)
            found.update(self.visibility.around[cell])
        return sorted(found - attempt.changes.keys())

    def children(self, attempt: Attempt, candidates: int) -> Iterator[Attempt]:
        """The attempt with one more change each, and with the best change of every island at once."""
        width = self.solver.width
        groups = islands(divmod(cell, width) for cell in attempt.reached.open_cells)
        island_of = {y * width + x: number for number, group in enumerate(groups) for y, x in group}
        best: dict[int, tuple[float, Attempt, dict[int, int], float]] = {}
        for price, changes in self.moves(attempt, self.near_open(attempt))[:candidates]:
            if self.solver.budget.is_over:
                return
            child = self.changed(attempt, changes, price)
            yield child
            touched = {island_of[cell] for cell in changes if cell in island_of}
            if len(touched) == 1 and child.worth < attempt.worth:
                number = touched.pop()
                if number not in best or child.worth < best[number][0]:
                    best[number] = (child.worth, child, changes, price)
        if len(best) > 1:
            yield self.changed(
                attempt,
                {cell: value for _, _, changes, _ in best.values() for cell, value in changes.items()},
                sum(price for *_, price in best.values()),
            )

    def search(
        self, cells: bytes, *, width: int = 4, candidates: int = 250, max_failures: int = 12
    ) -> Attempt:
        """The cheapest attempt found in which nothing stays open; the best so far when none is."""
        beam = [self.start(cells)]
        best, in_vain = beam[0], 0
        while not best.is_done and in_vain < max_failures and not self.solver.budget.is_over:
            children: dict[bytes, Attempt] = {}
            for attempt in beam:
                for child in self.children(attempt, candidates):
                    if child.cells not in children or child.cost < children[child.cells].cost:
                        children[child.cells] = child
            if not children:
                break
            beam = sorted(children.values(), key=lambda child: child.worth)[:width]
            done = [attempt for attempt in children.values() if attempt.is_done]
            leader = min(done or beam, key=lambda child: child.worth)
            is_better = leader.is_done or leader.reached.open_count < best.reached.open_count
            best, in_vain = (leader, 0) if is_better else (best, in_vain + 1)
        if not best.is_done and not self.solver.budget.is_over:
            best = self.by_local_search(cells, best)
        return self.refined(cells, best) if best.is_done else best

    def by_local_search(self, cells: bytes, best: Attempt) -> Attempt:
        """Another way where no single change helps: many that do no harm, until one of them does."""
        candidate = local_search(
            self.solver,
            cells,
            self.level,
            Random(0),
            groups=self.groups,
            max_failures=1500,
            allowed=self.allowed,
        )
        if candidate.reached.open_count:
            return best
        changes = {
            i: new for i, (old, new) in enumerate(zip(cells, candidate.cells, strict=True)) if old != new
        }
        price = sum(self.visibility.price(cells, cell, value) for cell, value in changes.items())
        return Attempt(candidate.cells, candidate.clues, candidate.reached, changes, price)

    def refined(self, original: bytes, attempt: Attempt) -> Attempt:
        """The attempt without the changes it can do without, and with cheaper ones where they do."""
        for group in self.changed_groups(attempt):
            if self.solver.budget.is_over:
                break
            without = self.without(original, attempt, group)
            if without.is_done:
                attempt = without
                continue
            for price, changes in self.moves(without, self.near_open(without))[:40]:
                if without.cost + price >= attempt.cost:
                    break
                other = self.changed(without, changes, price)
                if other.is_done:
                    attempt = other
                    break
        return attempt

    def changed_groups(self, attempt: Attempt) -> list[tuple[int, ...]]:
        """The groups of changed cells, dearest first."""
        groups = {self.groups[cell] for cell in attempt.changes}
        return sorted(groups, key=lambda group: (-self.price_of(attempt, group), group))

    def price_of(self, attempt: Attempt, group: tuple[int, ...]) -> float:
        """What changed cells cost as the picture looks now."""
        return sum(self.visibility.price(attempt.cells, cell, attempt.cells[cell]) for cell in group)

    def without(self, original: bytes, attempt: Attempt, group: tuple[int, ...]) -> Attempt:
        """The attempt with some cells as they were."""
        left = {cell: value for cell, value in attempt.changes.items() if cell not in group}
        start = Attempt(original, self.solver.clues(original), attempt.reached, {}, 0.0)
        price = sum(self.visibility.price(original, cell, value) for cell, value in left.items())
        return self.changed(start, left, price)
