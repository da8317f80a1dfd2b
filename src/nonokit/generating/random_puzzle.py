"""Random puzzles, proved unique, as hard as wanted.

A candidate is a texture of a density that suits the band, changed cell by cell until its clues determine it
(`local_search`), then tried out by an explained solve that stops at the first step that is too hard, and only then
rated. Each candidate that misses moves the density a little: sparser is harder. Classes beyond line logic are
reached by making a candidate harder step by step (`harden`). The seed decides everything; limits end the work with
the best so far.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random, SystemRandom

from nonokit.errors import ArgumentError, InternalError, NonokitError
from nonokit.generating.budget import Budget, OnProgress
from nonokit.generating.constants import (
    DENSITIES,
    DENSITY_JITTER,
    DENSITY_STEP,
    RANDOM_CANDIDATES,
    RATING_CANDIDATES,
    RATING_TIMEOUT_S,
)
from nonokit.generating.difficulty import Assessment, Difficulty, DifficultyBand, band_of
from nonokit.generating.harden import hardened
from nonokit.generating.local_search import Candidate, local_search
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.generating.size import check_size
from nonokit.generating.symmetry import orbits
from nonokit.generating.texture import texture
from nonokit.hooks import DrawnAsHtml
from nonokit.model import BLACK_AND_WHITE, Grid, Palette, Puzzle, make_palette
from nonokit.rating import Class, Rating, rate
from nonokit.solving import SolveResult, solve
from nonokit.solving.limits import checked_seed

# The first nine lie furthest apart, also for colour-blind eyes.
COLOURS = ("black", "orange", "blue", "cyan", "yellow", "brown", "magenta", "turquoise", "green")

# Where to begin per class: the share of filled cells, and how often the noise is smoothed.
RECIPES: dict[Class, tuple[float, int]] = {
    Class.TRIVIAL: (0.68, 1),
    Class.OVERLAP: (0.55, 1),
    Class.LINE_TRICKS: (0.4, 1),
    Class.EXACT_LINE: (0.4, 1),
    Class.ONE_STEP: (0.42, 1),
    Class.CHAIN: (0.4, 1),
    Class.GUESSING: (0.4, 1),
}
# How much more work a candidate must become for another look at it: chains lie further up than single trials.
GROWTH = {
    Class.LINE_TRICKS: 1.25,
    Class.EXACT_LINE: 1.25,
    Class.ONE_STEP: 1.4,
    Class.CHAIN: 2.2,
    Class.GUESSING: 2.2,
}


@dataclass(frozen=True)
class Generated(DrawnAsHtml):
    """A random puzzle, proved unique, and how it came about.

    `is_wanted` tells whether it is as hard as wished; when not, it is the nearest found and `reason` says what
    ended the search. `assessment` is what the search learned of its difficulty, `rating_timeout_s` what the search left of
    its time.
    """

    puzzle: Puzzle
    proof: SolveResult
    seed: int | str
    is_wanted: bool
    candidates: int
    reason: str | None = None
    assessment: Assessment | None = None
    rating_timeout_s: float = RATING_TIMEOUT_S

    @cached_property
    def rating(self) -> Rating:
        """The difficulty, worked out when first asked for.

        When the time left is too short, class and score are those the search learned, else "unknown".
        """
        rating = rate(self.puzzle, timeout_s=self.rating_timeout_s)
        if rating.class_ is not Class.UNKNOWN or self.assessment is None:
            return rating
        return replace(rating, class_=self.assessment.class_, score=self.assessment.score)


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for, checked."""

    width: int
    height: int
    colours: int
    band: DifficultyBand
    density: float | None
    symmetry: str | None
    palette: Palette


def generate(
    width: int | None = None,
    height: int | None = None,
    *,
    like: str | None = None,
    outline: bool | None = None,
    colours: int = 1,
    difficulty: Difficulty = None,
    density: float | None = None,
    symmetry: str | None = None,
    seed: int | str | None = None,
    timeout_s: float | None = 60.0,
    max_candidates: int = RANDOM_CANDIDATES,
    on_progress: OnProgress | None = None,
) -> Generated:
    """A random puzzle, or a picture `like` a motif, with one solution, as hard as wanted; the same for the same seed.

    `like` is the name of one of `motifs()`, or "any"; then `width` alone is the longer side, and `outline` asks for a
    line drawing. `difficulty` is a grade (easy, medium, hard, expert), a class of `rate`, "line-solvable", "unique" or a band
    of scores; None means line-solvable, of motifs anything. `density` is the share of filled cells. Without a seed one is drawn and
    kept in the answer. When time or candidates run out, the answer is the nearest puzzle found, with `is_wanted`
    False; `NonokitError` when there is none at all. To cancel, raise from `on_progress`.

    >>> made = generate(5, 5, seed=1)
    >>> made.proof.status.value, made.is_wanted
    ('unique', True)
    >>> generate(20, like="cat", seed=1).puzzle.title
    'Cat'
    """
    if like is not None:
        if density is not None or symmetry is not None:
            raise ArgumentError("a picture of a motif takes no density and no symmetry: leave them out")
        from nonokit.generating.drawn_motifs.puzzle import from_motif

        return from_motif(
            like, width, height, colours=colours, outline=outline, difficulty=difficulty, seed=seed,
            timeout_s=timeout_s, on_progress=on_progress,
        )  # fmt: skip
    if width is None or height is None:
        raise ArgumentError("a random puzzle needs a width and a height, such as generate(15, 15)")
    request = request_of(width, height, colours, difficulty, density, symmetry)
    chosen = SystemRandom().randrange(10**9) if seed is None else checked_seed(seed)
    with Budget(max_candidates, timeout_s, on_progress) as budget:
        search = Search(request, budget, Random(chosen))
        search.run()
        made = search.result(chosen)
        budget.close(made)
    if made is None:
        raise NonokitError(
            f"no {request.band.name} puzzle of {width}×{height} was found: {budget.reason or 'no candidate fits'}"
        )
    return made


def request_of(
    width: int, height: int, colours: int, difficulty: Difficulty, density: float | None, symmetry: str | None
) -> Request:
    """The request, or `ArgumentError` for what cannot be made."""
    check_size(width, height)
    if not 1 <= colours <= len(COLOURS):
        raise ArgumentError(f"{colours} colours: expected 1 to {len(COLOURS)}")
    if density is not None and not 0 < density < 1:
        raise ArgumentError(f"a density of {density}: expected a share between 0 and 1")
    orbits(width, height, symmetry)  # raises for a symmetry that cannot be
    palette = BLACK_AND_WHITE if colours == 1 else make_palette(COLOURS[:colours])
    return Request(width, height, colours, band_of(difficulty), density, symmetry, palette)


class Search:
    """Candidate after candidate until one is as wanted."""

    def __init__(self, request: Request, budget: Budget, rng: Random) -> None:
        self.request = request
        self.band = request.band
        self.budget = budget
        self.rng = rng
        self.solver = PictureSolver(request.width, request.height, request.colours + 1, budget)
        self.groups = orbits(request.width, request.height, request.symmetry)
        middle = [c for c in RECIPES if self.band.easiest.level <= c.level <= self.band.hardest.level]
        self.recipe = middle[len(middle) // 2] if self.band.needs_rating else Class.OVERLAP
        start, self.smoothing = RECIPES[self.recipe]
        if not self.band.needs_rating:
            # The larger a picture, the likelier some corner of it is stuck: denser and smoother ones are not.
            side = max(request.width, request.height)
            start, self.smoothing = min(0.5 + side / 600, 0.75), 1 + (side > 80)
        self.density = request.density or start
        self.found: Puzzle | None = None
        self.near: Puzzle | None = None
        self.assessment: Assessment | None = None  # of the puzzle found, else of the nearest
        # What needs more than lines is made from what does not, which is found soonest.
        self.level = min(self.band.level, Level.LINES)
        self.nearest = 1000
        self.streak = 0  # misses on one side in a row, negative when too easy

    def run(self) -> None:
        """Works until a puzzle is found or the budget is spent."""
        self.budget.begin("generate")
        while self.found is None and not self.budget.is_spent:
            candidate = self.candidate()
            if not candidate.reached.open_count:
                self.consider(candidate)

    def candidate(self) -> Candidate:
        """A texture, changed until its clues determine it."""
        request, level = self.request, self.level
        jitter = 0.0 if request.density else self.rng.uniform(-DENSITY_JITTER, DENSITY_JITTER)
        density = (
            min(max(self.density + jitter, DENSITIES[0]), DENSITIES[1])
            if not request.density
            else request.density
        )
        cells = texture(
            request.width,
            request.height,
            colours=request.colours,
            density=density,
            rng=self.rng,
            symmetry=request.symmetry,
            smoothing=self.smoothing,
        )
        return local_search(
            self.solver,
            cells,
            level,
            self.rng,
            groups=self.groups,
            density=density if level is not Level.COUNTING else request.density,
            max_failures=3000 if level is Level.COUNTING else 400,
        )

    def consider(self, candidate: Candidate) -> None:
        """Takes the candidate, a harder form of it, or learns from the miss."""
        self.near = self.near or self.puzzle(candidate.cells)
        if not self.band.needs_rating:
            self.found = self.puzzle(candidate.cells)
        elif self.band.easiest.level < Class.LINE_TRICKS.level:
            self.try_out(self.puzzle(candidate.cells))
        else:
            self.try_harder(candidate)

    def try_harder(self, candidate: Candidate) -> None:
        """Makes a candidate harder until it is as wanted or beyond."""
        easiest, hardest = self.band.easiest, self.band.hardest
        walk = hardened(
            self.solver,
            candidate,
            self.rng,
            groups=self.groups,
            density=self.request.density,
            growth=GROWTH[easiest],
            by_lines=hardest.level <= Class.EXACT_LINE.level,
        )
        for harder, effort in walk:
            if easiest.level > Class.EXACT_LINE.level and not effort.needs_trials:
                continue
            if easiest is Class.GUESSING and not effort.needs_guessing:
                continue
            if effort.needs_guessing and hardest is not Class.GUESSING:
                return
            if self.try_out(self.puzzle(harder.cells)) >= 0:
                return

    def try_out(self, puzzle: Puzzle) -> int:
        """Rates a candidate: 0 when it is as wanted, negative when too easy, positive when too hard."""
        self.budget.spend(RATING_CANDIDATES)
        assessment = self.band.assess(puzzle, self.budget.limits)
        if assessment.distance:
            self.miss(assessment, puzzle)
        else:
            self.found, self.assessment = puzzle, assessment
        return assessment.distance

    def miss(self, assessment: Assessment, puzzle: Puzzle) -> None:
        """Moves the density towards the band: what was too hard becomes denser, what was too easy sparser."""
        if abs(assessment.distance) < self.nearest:
            self.near, self.nearest, self.assessment = puzzle, abs(assessment.distance), assessment
        side = 1 if assessment.distance > 0 else -1
        self.streak = self.streak + side if self.streak * side > 0 else side
        if self.request.density is None:
            moved = self.density + DENSITY_STEP * self.streak  # the longer on one side, the larger the step
            self.density = min(max(moved, DENSITIES[0]), DENSITIES[1])

    def puzzle(self, cells: bytes) -> Puzzle:
        """A candidate as a puzzle."""
        request = self.request
        return Puzzle.from_grid(Grid(request.width, request.height, cells, request.palette))

    def result(self, seed: int | str) -> Generated | None:
        """The puzzle found, or the nearest to it, proved by the full solver."""
        puzzle = self.found or self.near
        if puzzle is None:
            return None
        proof = solve(puzzle)
        if not proof.is_unique or proof.solution != puzzle.goal:
            raise InternalError(f"a generated puzzle is not unique (seed {seed!r}, {puzzle!r})")
        size = f"{puzzle.width}×{puzzle.height}"
        titled = puzzle.replace(title=f"Random {size}", source=f"nonokit, seed {seed}, {self.band.name}")
        return Generated(
            titled,
            proof,
            seed,
            is_wanted=self.found is not None,
            candidates=self.budget.candidates,
            reason=None if self.found else self.budget.reason,
            assessment=self.assessment,
            rating_timeout_s=self.budget.rating_s,
        )
