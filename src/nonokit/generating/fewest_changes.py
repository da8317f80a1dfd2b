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

from nonokit.generating.constants import (
    BEAM,
    CHANGES_TRIED,
    FEW_CHANGES,
    MOST_PLACES,
    MOSTLY_OPEN,
    PER_OPEN_CELL,
    REPLACEMENTS,
    ROUNDS_IN_VAIN,
)
from nonokit.generating.linked_cells import islands
from nonokit.generating.local_search import local_search
from nonokit.generating.picture_solver import Level, PictureSolver, Reached, Runs
from nonokit.generating.visibility import Visibility


@dataclass(frozen=True, slots=True, eq=False)
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

    @property
    def has_groups(self) -> bool:
        """Whether some cells must be changed together."""
        return any(len(group) > 1 for group in self.groups)

    def start(self, cells: bytes) -> Attempt:
        """The picture as it is."""
        clues = self.solver.clues(cells)
        return Attempt(cells, clues, self.solver.reach(cells, clues, self.level), {}, 0.0)

    def applied(self, attempt: Attempt, changes: dict[int, int]) -> tuple[bytes, list[Runs]]:
        """The cells and clues of an attempt with more changes."""
        cells = bytearray(attempt.cells)
        for cell, value in changes.items():
            cells[cell] = value
        picture = bytes(cells)
        return picture, self.solver.changed_clues(attempt.clues, picture, changes)

    def changed(self, attempt: Attempt, changes: dict[int, int], price: float) -> Attempt:
        """An attempt with more changes, solved."""
        cells, clues = self.applied(attempt, changes)
        reached = self.reached(attempt, cells, clues, changes)
        return Attempt(cells, clues, reached, {**attempt.changes, **changes}, attempt.cost + price)

    def reached(self, attempt: Attempt, cells: bytes, clues: list[Runs], changes: dict[int, int]) -> Reached:
        """How far the clues of a changed picture lead."""
        if self.level is Level.UNIQUE:
            return self.solver.reach_after(cells, clues, attempt.reached.open_cells, changes)
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
            for value in self.values(attempt.cells, group):
                changes = dict.fromkeys(group, value)
                found.append((self.price(attempt.cells, changes), changes))
        # Among equals in no order of places: the first of many would all lie in one corner.
        return sorted(found, key=lambda move: (move[0], scattered(next(iter(move[1])))))

    def values(self, cells: bytes, group: Sequence[int]) -> list[int]:
        """The values worth trying for a group: background, and colours that are there or beside it."""
        own = {cells[cell] for cell in group}
        if self.solver.values == 2:
            return [value for value in (0, 1) if own != {value}]
        near = {cells[other] for cell in group for other in self.visibility.around[cell]} | {0}
        return sorted(near - own if len(own) == 1 else near | own)

    def price(self, cells: bytes, changes: dict[int, int]) -> float:
        """What changes show, those that are any: of partners some may be as they should already."""
        return sum(
            self.visibility.price(cells, cell, value)
            for cell, value in changes.items()
            if cells[cell] != value
        )

    def near_open(self, attempt: Attempt) -> list[int]:
        """Open cells and those around them that were not changed yet."""
        found = set()
        for cell in attempt.reached.open_cells:
            found.add(cell)
            found.update(self.visibility.around[cell])
        places = sorted(found - attempt.changes.keys())
        if len(places) <= MOST_PLACES:
            return places
        return sorted(places, key=lambda cell: scattered(cell + len(attempt.changes)))[:MOST_PLACES]

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

    def search(self, cells: bytes, *, width: int = BEAM, candidates: int = CHANGES_TRIED) -> Attempt:
        """The cheapest attempt found in which nothing stays open; the best so far when none is."""
        start = self.start(cells)
        if start.is_done:
            return start
        if self.level is Level.UNIQUE and start.reached.open_count > MOSTLY_OPEN * len(cells):
            best = self.by_lines(cells, candidates)
        else:
            best = self.by_beam(start, width, candidates)
            if not best.is_done and self.level is Level.UNIQUE:
                best = min(
                    best, self.by_lines(cells, candidates), key=lambda attempt: attempt.reached.open_count
                )
        if not best.is_done and not self.solver.budget.is_over:
            best = self.by_local_search(cells, best)
        return self.refined(cells, best) if best.is_done else best

    def by_beam(self, start: Attempt, width: int, candidates: int) -> Attempt:
        """Some attempts side by side, the best changes of each tried, the best of all kept."""
        beam = [start]
        best, in_vain = start, 0
        while not best.is_done and in_vain < ROUNDS_IN_VAIN and not self.solver.budget.is_over:
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
        return best

    def by_lines(self, cells: bytes, candidates: int) -> Attempt:
        """What line logic alone can settle has one solution too, and a search that knows lines only is many times faster.

        Where most of a picture is open it is the only one that gets anywhere; what it changed in vain is undone later.
        """
        lines = ChangeSearch(
            self.solver, Level.LINES, self.visibility, groups=self.groups, allowed=self.allowed
        )
        return lines.by_beam(lines.start(cells), 1, candidates)

    def by_local_search(self, cells: bytes, best: Attempt) -> Attempt:
        """Another way where no single change helps: many that do no harm, until one of them does."""
        level = min(self.level, Level.LINES)
        candidate = local_search(
            self.solver, cells, level, Random(0), groups=self.groups, max_failures=1500, allowed=self.allowed
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
        for group in self.changed_groups(original, attempt):
            if self.solver.budget.is_over:
                return attempt
            attempt = (
                self.without(original, attempt, group)
                if self.is_needless(original, attempt, group)
                else attempt
            )
        groups = self.changed_groups(original, attempt)
        for group in groups if len(groups) <= FEW_CHANGES else ():
            if self.solver.budget.is_over:
                return attempt
            attempt = self.with_cheaper(original, attempt, group)
        return attempt

    def is_needless(self, original: bytes, attempt: Attempt, group: tuple[int, ...]) -> bool:
        """Whether an attempt in which nothing is open can do without some of its changes."""
        cells, clues = self.applied(attempt, {cell: original[cell] for cell in group})
        if self.level is Level.UNIQUE:
            return self.solver.is_determined_after(cells, clues, group)
        return not self.solver.reach(cells, clues, self.level).open_count

    def with_cheaper(self, original: bytes, attempt: Attempt, group: tuple[int, ...]) -> Attempt:
        """The attempt with one of its changes replaced by a cheaper one, if that does."""
        without = self.without(original, attempt, group)
        for price, changes in self.moves(without, self.near_open(without))[:REPLACEMENTS]:
            if without.cost + price >= attempt.cost - 1e-9:
                break
            other = self.changed(without, changes, price)
            if other.is_done:
                return other
        return attempt

    def changed_groups(self, original: bytes, attempt: Attempt) -> list[tuple[int, ...]]:
        """The groups of changed cells, dearest first."""
        prices = {
            group: self.price(original, {cell: attempt.cells[cell] for cell in group})
            for group in {self.groups[cell] for cell in attempt.changes}
        }
        return sorted(prices, key=lambda group: (-prices[group], group))

    def without(self, original: bytes, attempt: Attempt, group: tuple[int, ...]) -> Attempt:
        """The attempt with some cells as they were."""
        # Seen from the attempt, in which nothing is open: a look near these cells mostly tells that they are needed.
        back = self.changed(attempt, {cell: original[cell] for cell in group}, 0.0)
        left = {cell: value for cell, value in attempt.changes.items() if cell not in group}
        return Attempt(back.cells, back.clues, back.reached, left, self.price(original, left))


def scattered(cell: int) -> int:
    """A number that puts neighbouring cells far apart (multiplicative hashing: Knuth, 6.4)."""
    return cell * 2654435761 & 0xFFFFFFFF
