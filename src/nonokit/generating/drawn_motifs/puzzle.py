"""Puzzles of motifs: drawn, proved unique, as hard as wanted, named.

A drawing is taken as it is when its clues determine it; most do. Else the next seed is drawn, and only when none of
many will do are a few cells of the best one changed. The seed decides everything.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import NamedTuple

from nonokit.errors import ArgumentError, NonokitError
from nonokit.generating.budget import Budget, OnProgress
from nonokit.generating.constants import MOTIF_CANDIDATES
from nonokit.generating.difficulty import Assessment, Difficulty, DifficultyBand, band_of
from nonokit.generating.drawn_motifs.canvas import DrawingStyle
from nonokit.generating.drawn_motifs.motif import Drawing, Motif
from nonokit.generating.drawn_motifs.registry import ANY, find_motif, motifs
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.generating.random_puzzle import Generated
from nonokit.generating.repairing import repair
from nonokit.model import Puzzle
from nonokit.solving import solve
from nonokit.solving.limits import checked_seed

DRAWINGS = 30  # before cells are changed
MAX_DRAWINGS = 60  # where a difficulty is wanted
LINES_FROM = 24  # cells, the longer side of a line drawing
DEFAULT_SIDE = 20


def titled(motif: Motif, drawing: Drawing) -> Puzzle:
    """A drawing as a puzzle with its name."""
    title = f"{motif.title} {drawing.detail}" if drawing.detail else motif.title
    return Puzzle.from_grid(drawing.grid, title=title)


def mended(drawing: Drawing, difficulty: Difficulty = "unique") -> Drawing | None:
    """A drawing with as few cells changed as it takes to be no harder than this; what is symmetric stays so."""
    grid = drawing.grid
    symmetry = "horizontal" if grid.mirrored() == grid else None
    found = repair(
        grid, difficulty=difficulty, symmetry=symmetry, max_candidates=MOTIF_CANDIDATES, timeout_s=None
    )
    return Drawing(found.best.grid, drawing.subject, drawing.detail) if found.best else None


class Order(NamedTuple):
    """What to draw, checked."""

    motif: Motif
    width: int
    height: int
    styles: tuple[DrawingStyle, ...]
    band: DifficultyBand
    colours: int


def from_motif(
    like: str,
    width: int | None = None,
    height: int | None = None,
    *,
    colours: int = 1,
    outline: bool | None = None,
    difficulty: Difficulty = None,
    seed: int | str | None = None,
    timeout_s: float | None = 60.0,
    on_progress: OnProgress | None = None,
) -> Generated:
    """A picture of a motif as a puzzle with one solution.

    `like` is a motif's name or "any". One number is the longer side; without any the motif chooses. `colours` above 1
    draws in that many colours at most; `outline` asks for a line drawing, or for none.

    >>> made = from_motif("fish", 15, seed=1)
    >>> made.puzzle.title, made.puzzle.width, made.proof.is_unique
    ('Fish', 15, True)
    """
    chosen = SystemRandom().randrange(10**9) if seed is None else checked_seed(seed)
    order = order_of(like, width, height, colours, outline, difficulty, chosen)
    with Budget(MAX_DRAWINGS, timeout_s, on_progress) as budget:
        made = Maker(order, budget, chosen).make()
        budget.close(made)
    if made is None:
        size = f"{order.width}×{order.height}"
        raise NonokitError(
            f"no puzzle like {order.motif.name} of {size} was found: {budget.reason or 'none is unique'}"
        )
    return made


def order_of(
    like: str,
    width: int | None,
    height: int | None,
    colours: int,
    outline: bool | None,
    difficulty: Difficulty,
    seed: int | str,
) -> Order:
    """The order, or `ArgumentError` for what cannot be drawn."""
    if not 1 <= colours <= 9:
        raise ArgumentError(f"{colours} colours: expected 1 to 9")
    motif = any_motif(width, height, seed) if like == ANY else find_motif(like)
    if height is None:
        side = width or min(max(DEFAULT_SIDE, motif.sizes[0]), motif.sizes[1])
        width, height = motif.size(side)
    motif.check(width or height, height)
    band = band_of("unique" if difficulty is None else difficulty)
    return Order(
        motif,
        width or height,
        height,
        styles_of(colours, outline, band, max(width or 0, height)),
        band,
        colours,
    )


def any_motif(width: int | None, height: int | None, seed: int | str) -> Motif:
    """One of the motifs that fit the size."""
    side = max(width or DEFAULT_SIDE, height or 0)
    fitting = [one for one in motifs() if one.sizes[0] <= side <= one.sizes[1]]
    if width and height:
        fitting = [one for one in fitting if _fits(one, width, height)]
    if not fitting:
        raise ArgumentError(f"no motif fits {width}×{height}: expected 10 to 60 cells a side")
    return Random(f"any {seed}").choice(fitting)


def _fits(motif: Motif, width: int, height: int) -> bool:
    try:
        motif.check(width, height)
    except NonokitError:
        return False
    return True


def styles_of(
    colours: int, outline: bool | None, band: DifficultyBand, side: int
) -> tuple[DrawingStyle, ...]:
    """The styles to draw in, in turn: what is to be hard may be a line drawing."""
    if colours > 1:
        return (DrawingStyle.COLOUR,)
    if outline:
        return (DrawingStyle.LINE,)
    may_be_lines = outline is None and side >= LINES_FROM and band.easiest.level >= 2
    return (DrawingStyle.LINE, DrawingStyle.SOLID) if may_be_lines else (DrawingStyle.SOLID,)


class Maker:
    """Drawing after drawing until one is as wanted."""

    def __init__(self, order: Order, budget: Budget, seed: int | str) -> None:
        self.order = order
        self.budget = budget
        self.seed = seed
        self.best: tuple[int, Drawing] | None = None  # the fewest open cells
        self.near: tuple[Puzzle, Assessment] | None = None

    def make(self) -> Generated | None:
        """The puzzle, or the nearest to what was wanted; None when there is none at all."""
        self.budget.begin("draw")
        number = 0
        while not self.budget.is_spent:
            drawing = self.draw(number)
            if self.is_unique(drawing) and self.is_wanted(drawing):
                break
            number += 1
            if number >= DRAWINGS and (self.near is None or not self.order.band.needs_rating):
                break
        if self.near is None and self.best is not None:
            changed = mended(self.best[1])
            if changed is not None:
                self.is_wanted(changed)
        return self.result()

    def draw(self, number: int) -> Drawing:
        """The drawing of that number; the seed alone is the first."""
        order = self.order
        style = order.styles[number % len(order.styles)]
        seed = f"{self.seed}" if number == 0 else f"{self.seed} {number}"
        self.budget.spend()
        return order.motif.draw(order.width, order.height, style, seed)

    def is_unique(self, drawing: Drawing) -> bool:
        """Whether the clues determine the drawing."""
        grid = drawing.grid
        if not 1 <= len(grid.palette) - 1 <= self.order.colours:
            return False
        with Budget(10) as checks:
            reached = PictureSolver.of(grid, checks).picture(grid.cells, Level.UNIQUE)
        if reached.open_count and (self.best is None or reached.open_count < self.best[0]):
            self.best = reached.open_count, drawing
        return not reached.open_count

    def is_wanted(self, drawing: Drawing) -> bool:
        """Whether it is as hard as wanted; keeps the nearest."""
        puzzle = titled(self.order.motif, drawing)
        band = self.order.band
        told = band.assess(puzzle, self.budget.limits) if band.needs_rating else Assessment(0)
        if self.near is None or abs(told.distance) < abs(self.near[1].distance):
            self.near = puzzle, told
        return not told.distance

    def result(self) -> Generated | None:
        """The nearest puzzle, proved by the full solver."""
        if self.near is None:
            return None
        puzzle, told = self.near
        puzzle = puzzle.replace(source=f"nonokit, {self.order.motif.name}, seed {self.seed}")
        proof = solve(puzzle)
        is_wanted = not told.distance
        reason = None if is_wanted else self.budget.reason or "no drawing is as hard as wanted"
        return Generated(
            puzzle,
            proof,
            self.seed,
            is_wanted=is_wanted,
            candidates=self.budget.candidates,
            reason=reason,
            assessment=told if told.score is not None else None,
            rating_timeout_s=self.budget.rating_s,
        )
