"""Puzzles from images: a strip of variants from faithful to simplified, each repaired and proved.

An image becomes per cell a price for every value (`image.tones`, `image.colours`). Each variant reads these prices
its own way (more or less smoothing, a darker or lighter threshold, outlines), loses what makes any puzzle ambiguous,
and is then repaired with the fewest, least visible changes. Or the art stays as it is, and cells are given instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from nonokit.errors import ArgumentError, InternalError, NonokitError
from nonokit.generating.budget import RATING_TIMEOUT_S, Budget, OnProgress
from nonokit.generating.difficulty import Difficulty, DifficultyBand, band_of
from nonokit.generating.givens import fewest_given
from nonokit.generating.harden import subtly_hardened
from nonokit.generating.image.opening import Size, Source, framed, open_image
from nonokit.generating.image.subject import Subject, smoothed, without_flippable
from nonokit.generating.image.tones import Threshold, two_tones
from nonokit.generating.linked_cells import Cell
from nonokit.generating.local_search import Candidate
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.generating.repairing import PictureRepair
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rating import Class, Rating, rate
from nonokit.rating.rating import rate_within
from nonokit.solving import SolveResult, solve

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_CANDIDATES = 300_000
MAX_COLOURS = 12
PROOF_TIMEOUT_S = 30.0


@dataclass(frozen=True, slots=True)
class DrawingStyle:
    """One way to read an image: smoothing, a shift of the threshold, another threshold, edges, another difficulty."""

    name: str
    smoothing: float
    shift: float = 0.0
    threshold: str | None = None
    edges: bool = False
    fewer_colours: int = 0
    difficulty: str | None = None
    is_harder: bool = False
    is_negative: bool = False


# From faithful to simplified. A style's own difficulty is used unless a stricter one is asked for.
TWO_TONE_STYLES = (
    DrawingStyle("faithful", 0.05),
    DrawingStyle("clean", 0.3, difficulty="line-solvable"),
    DrawingStyle("bold", 0.3, shift=0.35, difficulty="line-solvable"),
    DrawingStyle("light", 0.3, shift=-0.35, difficulty="line-solvable"),
    DrawingStyle("local", 0.2, threshold="local", difficulty="line-solvable"),
    DrawingStyle("outlined", 0.2, edges=True, difficulty="line-solvable"),
    DrawingStyle("simple", 0.8, difficulty="line-solvable"),
    DrawingStyle("harder", 0.3, is_harder=True),
)
COLOUR_STYLES = (
    DrawingStyle("faithful", 0.05),
    DrawingStyle("clean", 0.35, difficulty="line-solvable"),
    DrawingStyle("smooth", 0.7, difficulty="line-solvable"),
    DrawingStyle("fewer colours", 0.35, fewer_colours=1, difficulty="line-solvable"),
    DrawingStyle("simple", 1.4, difficulty="line-solvable"),
    DrawingStyle("harder", 0.35, is_harder=True),
)
# For plain drawings, which most of the others read alike.
MORE_TWO_TONE_STYLES = (
    DrawingStyle("bolder", 0.3, shift=0.75, difficulty="line-solvable"),
    DrawingStyle("lighter", 0.3, shift=-0.75, difficulty="line-solvable"),
    DrawingStyle("rounded", 1.6, difficulty="line-solvable"),
    DrawingStyle("negative", 0.3, is_negative=True, difficulty="line-solvable"),
)
MORE_COLOUR_STYLES = (
    DrawingStyle("plain", 0.35, fewer_colours=2, difficulty="line-solvable"),
    DrawingStyle("rounded", 2.2, difficulty="line-solvable"),
)
EXTRAS = frozenset(style.name for style in MORE_TWO_TONE_STYLES + MORE_COLOUR_STYLES)
ENOUGH = 5  # variants beyond which extras are left out


@dataclass(frozen=True)
class Variant:
    """One puzzle from an image.

    `art` is the picture before repair and `damage` where the two differ; `likeness` (0 to 1) compares it with the
    image. `proof` is the full solver's; `is_line_solvable` tells whether line logic alone leads to the end.
    """

    name: str
    puzzle: Puzzle
    art: Grid
    damage: frozenset[Cell]
    likeness: float
    proof: SolveResult
    is_line_solvable: bool

    @property
    def grid(self) -> Grid:
        """The picture."""
        assert self.puzzle.goal is not None
        return self.puzzle.goal

    @property
    def given_count(self) -> int:
        """How many cells are given."""
        return self.puzzle.given.known_count if self.puzzle.given else 0

    @cached_property
    def rating(self) -> Rating:
        """The difficulty; worked out when first asked for, "unknown" when that takes too long."""
        return rate(self.puzzle, timeout_s=RATING_TIMEOUT_S)


def from_image(
    image: Source,
    *,
    size: Size,
    colours: int = 1,
    threshold: Threshold = None,
    difficulty: Difficulty = "unique",
    keep_art: bool = False,
    edges: bool = False,
    invert: bool | None = None,
    crop: bool = True,
    fit: str = "auto",
    title: str | None = None,
    seed: int = 0,
    timeout_s: float | None = 60.0,
    max_candidates: int = MAX_CANDIDATES,
    on_progress: OnProgress | None = None,
) -> list[Variant]:
    """Puzzles from a picture file (path, bytes, open file or Pillow image), from faithful to simplified.

    `size` is (width, height) or the longer side. One colour means black and white, parted at `threshold` ("otsu",
    "local", a grey value; None is Otsu's); more colours are found in the image, its border becomes the background.
    Every variant is proved unique and meets `difficulty` ("unique", "line-solvable", or a class it must not exceed);
    variants that cannot be brought there are left out. `keep_art` gives cells away instead of changing any.
    `edges` darkens outlines, `invert` fills the light parts. `NonokitError` when no variant succeeds.
    """
    if not 1 <= colours <= MAX_COLOURS:
        raise ArgumentError(f"{colours} colours: expected 1 to {MAX_COLOURS}")
    band = band_of(difficulty).at_most()
    pixels, width, height = framed(open_image(image), size, crop=crop, fit=fit)
    reading = ImageReading(pixels, width, height, colours, threshold, edges, invert, seed)
    found: list[Variant] = []
    with Budget(max_candidates, timeout_s, on_progress) as budget:
        for variant in make_variants(reading, band, budget, keep_art, title):
            is_extra = variant.name in EXTRAS
            is_new = all(variant.grid.cells != other.grid.cells for other in found)
            if is_new and not (is_extra and len(found) >= ENOUGH):
                found.append(variant)
        budget.close(found)
    if not found:
        why = budget.reason or "no way of reading it led to one; another size, threshold or crop may"
        raise NonokitError(f"no {band.name} puzzle of {width}×{height} came of the image: {why}")
    return found


class ImageReading:
    """The framed image, and how it is to be read."""

    def __init__(
        self,
        pixels: Image,
        width: int,
        height: int,
        colours: int,
        threshold: Threshold,
        edges: bool,
        invert: bool | None,
        seed: int,
    ) -> None:
        self.pixels = pixels
        self.width = width
        self.height = height
        self.colours = colours
        self.threshold = threshold
        self.edges = edges
        self.invert = invert
        self.seed = seed

    @property
    def styles(self) -> tuple[DrawingStyle, ...]:
        """The ways to read this image."""
        if self.colours == 1:
            return TWO_TONE_STYLES + MORE_TWO_TONE_STYLES
        return COLOUR_STYLES + MORE_COLOUR_STYLES

    def subject(self, style: DrawingStyle) -> Subject:
        """What the image says about each cell, read in one way."""
        if self.colours == 1:
            subject = two_tones(
                self.pixels,
                self.width,
                self.height,
                threshold=style.threshold or self.threshold,
                edges=self.edges or style.edges,
                invert=self.invert,
                shift=style.shift,
            )
            return subject.negative() if style.is_negative else subject
        from nonokit.generating.image.colours import few_colours

        count = max(1, self.colours - style.fewer_colours)
        return few_colours(self.pixels, self.width, self.height, colours=count, seed=self.seed)


def make_variants(
    reading: ImageReading, band: DifficultyBand, budget: Budget, keep_art: bool, title: str | None
) -> Iterator[Variant]:
    """One variant per style, as far as the budget goes."""
    styles = reading.styles
    faithful = reading.subject(styles[0])
    for number, style in enumerate(styles):
        if budget.is_spent:
            return
        budget.begin(style.name, number / len(styles))
        # Early styles must not use up what later ones need.
        budget.allow(max(1, (budget.max_candidates - budget.candidates) // (len(styles) - number)))
        subject = faithful if number == 0 else reading.subject(style)
        cells = without_flippable(subject, smoothed(subject, style.smoothing))
        if len(set(cells)) < 2:
            continue
        art = subject.plain() if style.smoothing < 0.1 else smoothed(subject, style.smoothing)
        own = stricter(band, style.difficulty)
        puzzle = (
            given_puzzle(subject, art, own, budget) if keep_art else repaired(subject, cells, own, budget)
        )
        if puzzle is not None and style.is_harder:
            puzzle = None if keep_art else harder(subject, puzzle, band, budget, reading.seed)
        if puzzle is not None:
            yield finished(style, subject, art, puzzle.replace(title=title), faithful)
    budget.allow(None)


def stricter(band: DifficultyBand, difficulty: str | None) -> DifficultyBand:
    """The band, or a style's own difficulty where that asks for less thinking."""
    if difficulty is None:
        return band
    own = band_of(difficulty).at_most()
    return own if own.high < band.high else band


def repaired(subject: Subject, cells: bytes, band: DifficultyBand, budget: Budget) -> Puzzle | None:
    """The puzzle of the picture with the fewest, least visible changes; None when the difficulty is out of reach."""
    work = PictureRepair(subject.grid(cells), band, budget, visibility=subject.visibility())
    searches = work.searches()
    attempt = searches[-1].start(cells)
    if attempt.reached.open_count:
        attempt = work.repaired(searches)
    grid = subject.grid(attempt.cells)
    return Puzzle.from_grid(grid) if attempt.is_done and not work.is_too_hard(grid) else None


def harder(
    subject: Subject, puzzle: Puzzle, band: DifficultyBand, budget: Budget, seed: int
) -> Puzzle | None:
    """The puzzle with a few hardly visible changes that make it take more; None when none were found."""
    assert puzzle.goal is not None
    solver = PictureSolver.of(puzzle.goal, budget)
    candidate = Candidate(solver, puzzle.goal.cells, Level.UNIQUE)
    made = subtly_hardened(
        solver,
        candidate,
        Random(seed),
        visibility=subject.visibility(),
        by_lines=band.level is not Level.UNIQUE,
    )
    changed = Puzzle.from_grid(subject.grid(made))
    if band.needs_rating and band.distance(changed, budget.limits) > 0:
        return None
    # Needing trials settles it; the class of puzzles for line logic is quickly found.
    if solver.board(candidate.clues).open_count:
        return changed
    before, after = (rate_within(budget.limits, one).class_ for one in (puzzle, changed))
    return changed if Class.UNKNOWN not in (before, after) and after.level > before.level else None


def given_puzzle(subject: Subject, art: bytes, band: DifficultyBand, budget: Budget) -> Puzzle | None:
    """The puzzle of the picture as it is, with the fewest cells given away."""
    solver = PictureSolver(subject.width, subject.height, len(subject.palette), budget)
    given = fewest_given(solver, art, Level.LINES if band.level is Level.COUNTING else band.level)
    if given is None:
        return None
    cells = bytearray([UNKNOWN]) * len(art)
    for cell, value in given.items():
        cells[cell] = value
    puzzle = Puzzle.from_grid(subject.grid(art)).replace(given=subject.grid(bytes(cells)) if given else None)
    return None if band.needs_rating and band.distance(puzzle, budget.limits) > 0 else puzzle


def finished(style: DrawingStyle, subject: Subject, art: bytes, puzzle: Puzzle, faithful: Subject) -> Variant:
    """The variant, proved by the full solver."""
    proof = solve(puzzle, timeout_s=PROOF_TIMEOUT_S)
    grid = puzzle.goal
    if grid is None or not proof.is_unique or proof.solution != grid:
        raise InternalError(f"the variant {style.name!r} was found unique and is not")
    by_lines = solve(puzzle, methods=["isolated-rules"])
    is_comparable = len(faithful.palette) == len(subject.palette) and not style.is_negative
    against = faithful if is_comparable else subject
    return Variant(
        style.name,
        puzzle,
        subject.grid(art),
        frozenset(grid.differences(subject.grid(art))),
        round(against.likeness(grid.cells), 4),
        proof,
        is_line_solvable=by_lines.is_unique,
    )
