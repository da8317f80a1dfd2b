"""Repairing ambiguity: ranked changes of one cell, of two, then of as many as it takes.

Every change is tried, not guessed: the engine tells for each how many cells it settles and whether it leaves one
solution. What is called complete has been proved by the full solver. Two searches look for as many as it takes: one for what
shows least, which keeps lines whole and symmetric pictures symmetric, and one for the fewest cells, whatever they look like.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonokit.errors import InternalError, NonokitError, PuzzleError
from nonokit.generating.budget import Budget, OnProgress
from nonokit.generating.constants import (
    ANY_CHANGE,
    ASYMMETRY,
    ENOUGH_SINGLES,
    FIRSTS,
    MOSTLY_OPEN,
    PARTNERS,
    PROOF_TIMEOUT_S,
    REDRAWN,
    REPAIR_CANDIDATES,
    SINGLES,
)
from nonokit.generating.difficulty import Difficulty, DifficultyBand, band_of
from nonokit.generating.fewest_changes import Attempt, ChangeSearch
from nonokit.generating.linked_cells import Cell, islands
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.generating.redrawing import redrawn
from nonokit.generating.symmetry import orbits, symmetry_of
from nonokit.generating.technique_solver import EASY_CLASSES, TechniqueSolver
from nonokit.generating.visibility import Counting, Visibility
from nonokit.hooks import DrawnAsHtml
from nonokit.model import UNKNOWN, Grid, Puzzle, check_puzzle
from nonokit.rating import Class
from nonokit.solving import Status, solve
from nonokit.solving.solve_run import check_structure


@dataclass(frozen=True)
class Fix(DrawnAsHtml):
    """Changes to a picture, and what they do.

    `settled` are cells that were open and are not any more, `still_open` what stays open, `islands_fixed` the
    number of islands that vanish. `is_complete` says that the difficulty is reached, proved. `cost` tells how much
    the changes show, about 0.35 (hardly) to 3 (very much) a cell.
    """

    changes: dict[Cell, int]
    grid: Grid
    settled: frozenset[Cell]
    still_open: frozenset[Cell]
    islands_fixed: int
    cost: float
    is_complete: bool
    given: Grid | None = None

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of the changed picture, with the cells that were given before."""
        return Puzzle.from_grid(self.grid, given=self.given)


@dataclass(frozen=True)
class Repair(DrawnAsHtml):
    """What is ambiguous about a picture, and ranked ways to change that; the best looking first.

    `open_cells` are those the clues do not settle with what the wanted difficulty allows; `reason` says why the list of
    fixes may be shorter than it could be.
    """

    grid: Grid
    difficulty: str
    open_cells: frozenset[Cell]
    islands: list[set[Cell]]
    fixes: list[Fix]
    candidates: int
    reason: str | None = None

    @property
    def is_needed(self) -> bool:
        """Whether the picture misses the wanted difficulty as it is."""
        return bool(self.open_cells)

    @property
    def best(self) -> Fix | None:
        """The complete fix that looks best; None when none was found."""
        return next((fix for fix in self.fixes if fix.is_complete), None)

    @property
    def fewest(self) -> Fix | None:
        """The complete fix that changes the fewest cells; None when none was found."""
        complete = (fix for fix in self.fixes if fix.is_complete)
        return min(complete, key=lambda fix: (len(fix.changes), fix.cost), default=None)


def repair(
    picture: Puzzle | Grid,
    *,
    difficulty: Difficulty = "unique",
    protect: Iterable[Cell] = (),
    symmetry: str | None = None,
    max_fixes: int = 12,
    timeout_s: float | None = 30.0,
    max_candidates: int = REPAIR_CANDIDATES,
    on_progress: OnProgress | None = None,
) -> Repair:
    """Ranked changes that make a picture the only one its clues fit, or easier still.

    `difficulty` is "unique", "line-solvable", or a class or grade that the puzzle must not exceed. Cells of `protect`
    are never changed, nor are a puzzle's given ones. With a `symmetry`, cells are changed together with their partners; without one, the
    best looking changes keep the symmetry that the picture has. A puzzle without a picture is repaired from one of its solutions.

    >>> found = repair(Grid.from_text(["#..", ".#.", "..."]))
    >>> sorted(found.open_cells), found.best.changes
    ([(0, 0), (0, 1), (1, 0), (1, 1)], {(0, 0): 0})
    """
    if not isinstance(picture, Grid):
        check_puzzle(picture, "repair")
    grid = picture_of(picture, PROOF_TIMEOUT_S if timeout_s is None else min(timeout_s, PROOF_TIMEOUT_S))
    check_structure(picture if isinstance(picture, Puzzle) else Puzzle.from_grid(grid))
    band = band_of(difficulty).at_most()
    given = picture.given if isinstance(picture, Puzzle) else None
    with Budget(max_candidates, timeout_s, on_progress) as budget:
        found = PictureRepair(grid, band, budget, protect, symmetry, given=given).repair(max_fixes)
        budget.close(found)
    return found


def picture_of(picture: Puzzle | Grid, timeout_s: float = PROOF_TIMEOUT_S) -> Grid:
    """The picture to change: a finished grid, a puzzle's goal, or one of its solutions."""
    if isinstance(picture, Grid):
        grid = picture
    elif picture.goal is not None and picture.goal.is_complete:
        grid = picture.goal
    else:
        result = solve(picture, max_solutions=1, timeout_s=timeout_s)
        if result.solution is None:
            raise PuzzleError(f"there is no picture to repair: {result.reason}")
        grid = result.solution
    if not grid.is_complete or not grid.cells:
        raise PuzzleError("a picture with unknown cells, or without any, cannot be repaired")
    return grid


class PictureRepair:
    """One picture under repair."""

    def __init__(
        self,
        grid: Grid,
        band: DifficultyBand,
        budget: Budget,
        protect: Iterable[Cell] = (),
        symmetry: str | None = None,
        visibility: Visibility | None = None,
        given: Grid | None = None,
    ) -> None:
        self.grid = grid
        self.band = band
        self.budget = budget
        self.visibility = visibility or Visibility(grid.width, grid.height)
        self.is_symmetry_wanted = symmetry is not None
        own = symmetry or symmetry_of(grid.cells, grid.width, grid.height)
        self.groups = orbits(grid.width, grid.height, own)
        self.given = given
        self.allowed = allowed_cells(grid, protect, given)

    def change_search(
        self, level: Level, class_: Class | None = None, *, counts_only: bool = False
    ) -> ChangeSearch:
        """A search towards a level, or towards the techniques of a class; for what shows least, or for the fewest."""
        grid = self.grid
        solver = (
            PictureSolver.of(grid, self.budget, self.given)
            if class_ is None
            else TechniqueSolver(grid, self.budget, class_, self.given)
        )
        is_free = counts_only and not self.is_symmetry_wanted
        return ChangeSearch(
            solver,
            level,
            Counting(grid.width, grid.height, self.visibility.misfits) if counts_only else self.visibility,
            groups=orbits(grid.width, grid.height, None) if is_free else self.groups,
            allowed=self.allowed,
        )

    def searches(self, *, counts_only: bool = False) -> list[ChangeSearch]:
        """From quick to slow; what the last one passes meets the band, unless a score says otherwise."""
        if self.band.hardest in EASY_CLASSES:
            lines = self.change_search(Level.LINES, counts_only=counts_only)
            return [lines, self.change_search(Level.LINES, self.band.hardest, counts_only=counts_only)]
        if self.band.level is Level.UNIQUE and self.is_too_hard(self.grid):
            # One solution, but by trials longer than wished for.
            return [self.change_search(Level.LINES, counts_only=counts_only)]
        return [self.change_search(self.band.level, counts_only=counts_only)]

    def repair(self, max_fixes: int) -> Repair:
        """Everything there is to say about the picture."""
        search = self.searches()[-1]
        start = search.start(self.grid.cells)
        attempts = list(self.attempts(search, start)) if start.reached.open_count else []
        open_cells = self.positions(start.reached.open_cells)
        groups = islands(open_cells)
        fixes = self.ranked(start, attempts, groups, max_fixes)
        return Repair(
            self.grid, self.band.name, open_cells, groups, fixes, self.budget.candidates, self.budget.reason
        )

    def attempts(self, search: ChangeSearch, start: Attempt) -> Iterator[Attempt]:
        """Changes of one cell and of two, then as many as it takes: what shows least, and the fewest."""
        done: list[Attempt] = []
        if not is_mostly_open(start):
            self.budget.begin("one cell", 0.0)
            for attempt in suggestions(search, start):
                done += [attempt] if attempt.is_done else []
                yield self.compared(attempt)
        if len(done) >= ENOUGH_SINGLES and not search.has_groups:
            return
        self.budget.begin("best looking", 0.3)
        # Redrawn first: a search that gets nowhere takes all the time there is.
        redrawings = self.redrawings(search) if is_mostly_open(start) else []
        others = [self.repaired(cells) for cells in redrawings]
        best = self.repaired(self.grid.cells)
        yield best
        yield from (attempt for attempt in others if attempt.cost < best.cost or not best.is_done)
        if min((len(attempt.changes) for attempt in done), default=9) > 1:
            self.budget.begin("fewest cells", 0.6)
            yield self.repaired(self.grid.cells, counts_only=True)

    def redrawings(self, search: ChangeSearch) -> list[bytes]:
        """The picture redrawn, in those ways that are likely to show least in the end."""
        grid, found = self.grid, []
        for cells in redrawn(grid.cells, grid.width, grid.height, self.allowed):
            if self.budget.is_over:
                break
            if all(cells[group[0]] == cells[cell] for cell, group in enumerate(self.groups)):
                found.append(self.compared(search.start(cells), cells))
        found = [attempt for attempt in found if not is_mostly_open(attempt)]
        return [attempt.cells for attempt in sorted(found, key=lambda attempt: attempt.worth)[:REDRAWN]]

    def repaired(self, cells: bytes, *, counts_only: bool = False) -> Attempt:
        """From some cells on, the changes that show least, or the fewest, that reach the wanted difficulty, as far as found."""
        attempt = self.searched(cells, self.searches(counts_only=counts_only))
        if (
            attempt.is_done
            and self.band.level is Level.UNIQUE
            and self.is_too_hard(self.as_grid(attempt.cells))
        ):
            attempt = self.searched(cells, [self.change_search(Level.LINES, counts_only=counts_only)])
        return self.compared(attempt, cells)

    def searched(self, cells: bytes, searches: Sequence[ChangeSearch]) -> Attempt:
        """One search after another, each from where the one before ended."""
        for search in searches:
            is_slow = isinstance(search.solver, TechniqueSolver)
            attempt = search.search(cells, candidates=40, width=1) if is_slow else search.search(cells)
            cells = attempt.cells
        return attempt

    def compared(self, attempt: Attempt, drawn: bytes | None = None) -> Attempt:
        """The attempt with its changes and cost counted from the picture as it was.

        What was redrawn all over in one way shows little, a cell; the other changes show as they do in what was `drawn`.
        """
        original, cells = self.grid.cells, attempt.cells
        drawn = drawn or original
        changes = {i: new for i, (old, new) in enumerate(zip(original, cells, strict=True)) if old != new}
        cost = sum(
            ANY_CHANGE if drawn[cell] == value else self.visibility.price(drawn, cell, value)
            for cell, value in changes.items()
        )
        uneven = sum(cells[cell] != cells[self.groups[cell][0]] for cell in range(len(cells)))
        return Attempt(cells, attempt.clues, attempt.reached, changes, cost + ASYMMETRY * uneven)

    def is_too_hard(self, grid: Grid) -> bool:
        """Whether a picture that follows from its clues is still harder than wished."""
        if not self.band.needs_rating or (self.band.is_by_class and self.band.hardest in EASY_CLASSES):
            return False
        puzzle = Puzzle.from_grid(grid, given=self.given)
        is_unique = solve(puzzle, timeout_s=PROOF_TIMEOUT_S).is_unique
        return is_unique and self.band.distance(puzzle, self.budget.limits) > 0

    def ranked(
        self, start: Attempt, attempts: Sequence[Attempt], groups: Sequence[set[Cell]], max_fixes: int
    ) -> list[Fix]:
        """The attempts as fixes: complete ones first, by how they show; then by what they leave open.

        However many there are, the one with the fewest changes is among them.
        """
        distinct = {attempt.cells: attempt for attempt in reversed(attempts) if attempt.changes}
        order = sorted(
            distinct.values(), key=lambda a: (not a.is_done, a.cost if a.is_done else a.worth, len(a.changes))
        )
        complete = [attempt for attempt in order if attempt.is_done]
        if complete:
            fewest = min(complete, key=lambda attempt: (len(attempt.changes), attempt.cost))
            order = list(dict.fromkeys([order[0], fewest, *order]))
        fixes: list[Fix] = []
        for attempt in order:
            if len(fixes) == max_fixes:
                break
            fix = self.fix(start, attempt, groups)
            if fix is not None and (fix.is_complete or len(fix.still_open) < start.reached.open_count):
                fixes.append(fix)
        return sorted(fixes, key=lambda fix: (not fix.is_complete, fix.cost if fix.is_complete else 0))

    def fix(self, start: Attempt, attempt: Attempt, groups: Sequence[set[Cell]]) -> Fix | None:
        """An attempt in words of cells, proved when complete; None when the proof did not come in time."""
        grid = self.as_grid(attempt.cells)
        before = self.positions(start.reached.open_cells)
        after = self.positions(attempt.reached.open_cells)
        is_complete = attempt.is_done
        if is_complete:
            if not is_proved(Puzzle.from_grid(grid, given=self.given)):
                return None
            is_complete = not self.is_too_hard(grid)
        return Fix(
            changes=dict(
                sorted((divmod(cell, grid.width), value) for cell, value in attempt.changes.items())
            ),
            grid=grid,
            settled=before - after,
            still_open=after,
            islands_fixed=sum(not group & after for group in groups),
            cost=round(attempt.cost, 3),
            is_complete=is_complete,
            given=self.given,
        )

    def as_grid(self, cells: bytes) -> Grid:
        """Cells as a picture."""
        return Grid(self.grid.width, self.grid.height, cells, self.grid.palette)

    def positions(self, cells: Iterable[int]) -> frozenset[Cell]:
        """Cell numbers as `(y, x)`."""
        return frozenset(divmod(cell, self.grid.width) for cell in cells)


def is_mostly_open(attempt: Attempt) -> bool:
    """Whether so much is open that single cells do not help."""
    return attempt.reached.open_count > MOSTLY_OPEN * len(attempt.cells)


def allowed_cells(grid: Grid, protect: Iterable[Cell], given: Grid | None) -> list[bool]:
    """Which cells may be changed: not those that are protected, nor given ones."""
    allowed = [True] * len(grid.cells)
    for y, x in protect:
        if not (0 <= y < grid.height and 0 <= x < grid.width):
            raise NonokitError(
                f"row {y + 1}, column {x + 1} cannot be protected: there are {grid.height} rows and {grid.width} columns"
            )
        allowed[y * grid.width + x] = False
    for cell, value in enumerate(given.cells if given else b""):
        if value != UNKNOWN:
            allowed[cell] = False
    return allowed


def suggestions(search: ChangeSearch, start: Attempt) -> list[Attempt]:
    """One-cell changes, and two-cell changes where these are not enough."""
    is_slow = isinstance(search.solver, TechniqueSolver)
    singles = list(search.children(start, PARTNERS if is_slow else SINGLES))
    if is_slow or sum(attempt.is_done for attempt in singles) >= ENOUGH_SINGLES:
        return singles
    pairs = []
    for first in sorted(singles, key=lambda attempt: attempt.worth)[:FIRSTS]:
        if not first.is_done:
            pairs += [child for child in search.children(first, PARTNERS) if child.is_done]
    return singles + pairs


def is_proved(puzzle: Puzzle) -> bool:
    """Has the full solver prove that a puzzle's goal is its only solution; False when that takes too long."""
    proof = solve(puzzle, timeout_s=PROOF_TIMEOUT_S)
    if proof.status is Status.UNKNOWN:
        return False
    if not proof.is_unique or proof.solution != puzzle.goal:
        raise InternalError(f"{puzzle!r} was found unique and is not")
    return True
