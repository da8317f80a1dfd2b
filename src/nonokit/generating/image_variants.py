"""Puzzles from images: a strip of variants, each unique and proved, the one most like the image first.

Every way of reading the image gives a picture (`image.reading`). One that its clues determine is taken as it is; nothing in it
is touched. The others are repaired with the fewest, least visible changes, those most like the image first, all of them a
little before any of them long, so that something good comes early and the time is always kept. Or the pictures stay as they
are, and cells are given instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from nonokit.errors import InternalError, MissingExtra, NonokitError
from nonokit.generating.budget import Budget, OnProgress
from nonokit.generating.constants import (
    ALIKE,
    FAINT,
    IMAGE_CANDIDATES,
    LAST_RESORT_S,
    MOST_VARIANTS,
    PROOF_TIMEOUT_S,
    REPAIR_ROUNDS,
    SCARS,
    WHOLE,
    WORST,
    WORTH_REPAIR,
)
from nonokit.generating.difficulty import Difficulty, DifficultyBand, band_of
from nonokit.generating.givens import fewest_given
from nonokit.generating.image_options import (
    Crop,
    Dithering,
    Fit,
    ImageKind,
    ImageOptions,
    Rgb,
    Source,
    Threshold,
)
from nonokit.generating.linked_cells import Cell
from nonokit.generating.picture_solver import Level, PictureSolver
from nonokit.generating.plain_image import is_ppm
from nonokit.generating.repairing import PictureRepair
from nonokit.generating.size import Size
from nonokit.generating.variants import Variant, Variants, is_coloured, is_plain, is_whole_scene
from nonokit.generating.visibility import Visibility
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.solving import Status, solve

if TYPE_CHECKING:
    from nonokit.generating.art import Art
    from nonokit.generating.image.reading import ImageReader
    from nonokit.generating.plain_reading import PlainReader

OnVariant = Callable[[Variant], object]

FIRST = ("as asked", "as drawn")  # what comes first however alike it is, and is never too little


def from_image(
    image: Source,
    *,
    size: Size | None = None,
    colours: int | None = None,
    palette: Sequence[str | Rgb] | None = None,
    kind: ImageKind | None = None,
    crop: Crop = None,
    fit: Fit = "auto",
    threshold: Threshold = None,
    contrast: float | None = None,
    dithering: Dithering = "off",
    invert: bool | None = None,
    background: str | Rgb | None = None,
    subject: Source | None = None,
    protect: Iterable[Cell] = (),
    difficulty: Difficulty = "unique",
    keep_art: bool = False,
    title: str | None = None,
    timeout_s: float | None = 20.0,
    max_candidates: int = IMAGE_CANDIDATES,
    on_progress: OnProgress | None = None,
    on_variant: OnVariant | None = None,
) -> Variants:
    """Puzzles from a picture (path, bytes, open file, Pillow image or array), the one most like it first.

    `size` is (width, height) or the longer side. Pixel art keeps its own grid and colours, line art is black and white; flat art and
    photos come in up to five colours first, then in black and white. `colours` or a `palette` ask for others, `colours=1` for black
    and white alone. What is found by looking may be overruled: the `kind` of image, the part
    of it to `crop`, how it is fitted, `threshold`, `contrast`, `dithering`, `invert`, `background`, and the `subject` mask; see
    `ImageOptions`. Cells of `protect` are never changed by repair. Every variant is proved unique and does not exceed
    `difficulty`; `keep_art` gives cells away instead of changing any. `on_variant` hears of each as soon as it is there.
    `NonokitError` when none succeeds.
    """
    options = ImageOptions(
        size=size, colours=colours, palette=palette, kind=kind, crop=crop, fit=fit, threshold=threshold,
        contrast=contrast, dithering=dithering, invert=invert, background=background, subject=subject,
    )  # fmt: skip
    reader = reader_of(image, options)
    with Budget(max_candidates, timeout_s, on_progress) as budget:
        strip = Strip(band_of(difficulty).at_most(), budget, frozenset(protect), keep_art, title, on_variant)
        strip.fill(reader.arts())
        found = strip.ranked()
        budget.close(found)
    if not found:
        raise NonokitError(f"no {strip.band.name} puzzle came of the image: {strip.why_none}")
    return Variants(found, kind=reader.kind_name)


def reader_of(image: Source, options: ImageOptions) -> ImageReader | PlainReader:
    """What reads an image; its libraries are an extra, and without them only the plainest files are read."""
    try:
        from nonokit.generating.image.reading import ImageReader
    except ImportError as error:
        if error.name and error.name.startswith("nonokit"):
            raise
        if is_ppm(image):
            from nonokit.generating.plain_reading import PlainReader

            return PlainReader(image, options)
        raise MissingExtra("making puzzles from images", "images") from None
    return ImageReader(image, options)


class Strip:
    """Variants as they come, and pictures that wait for their repair."""

    def __init__(
        self,
        band: DifficultyBand,
        budget: Budget,
        protect: frozenset[Cell],
        keep_art: bool,
        title: str | None,
        on_variant: OnVariant | None,
    ) -> None:
        self.band = band
        self.budget = budget
        self.protect = protect
        self.keep_art = keep_art
        self.title = title
        self.on_variant = on_variant
        self.found: list[Variant] = []
        self.waiting: list[Art] = []
        self.why_none = "nothing is left of it at this size; a larger one, another crop or threshold may help"

    def fill(self, arts: Iterable[Art]) -> None:
        """Takes what is unique as it is, then repairs the others, a little each, then more."""
        seen: set[bytes] = set()
        self.budget.begin("look", 0.0)
        for art in arts:
            if art.grid.cells not in seen and is_worth_it(art):
                seen.add(art.grid.cells)
                self.consider(art)
            if self.budget.limits.poll() or self.budget.is_spent:
                break
        for number, most in enumerate(REPAIR_ROUNDS):
            self.budget.begin("repair", (number + 1) / (len(REPAIR_ROUNDS) + 1))
            self.repair_all(most)
        self.budget.allow(None)
        if not self.found and self.waiting:
            self.give_up_on_repair()

    def give_up_on_repair(self) -> None:
        """Where no picture could be brought to one solution, the best is kept as it is and cells are given away."""
        self.why_none = self.budget.reason or "no picture in it could be brought to one solution"
        with Budget(self.budget.max_candidates, max(LAST_RESORT_S, self.budget.rating_s)) as budget:
            for art in sorted(self.waiting, key=lambda art: -art.likeness)[:2]:
                self.take(art, None if self.found else given_puzzle(art.grid, self.band, budget))

    def consider(self, art: Art) -> None:
        """Takes a picture that is fine as it is; another one waits, unless nothing has been found yet."""
        self.budget.allow(None)
        if self.keep_art:
            self.take(art, given_puzzle(art.grid, self.band, self.budget))
        elif self.is_fine(art):
            self.take(art, Puzzle.from_grid(art.grid))
        else:
            self.waiting.append(art)
            if not self.found:
                self.repair(art, REPAIR_ROUNDS[0])

    def repair_all(self, most: int) -> None:
        """One round: every picture that waits and may get into the strip, the one most like the image first."""
        for art in sorted(self.waiting, key=lambda art: -art.likeness):
            if self.budget.is_nearly_over:
                return
            if self.is_wanted(art):
                self.repair(art, most)

    def is_wanted(self, art: Art) -> bool:
        """Whether a picture would get into the strip."""
        if any(differ_little(art.grid, other.grid) for other in self.found):
            return False
        if is_plain(art) and not any(is_plain(other) for other in self.found):
            return True
        rivals = [other.likeness for other in self.found if is_coloured(other) == is_coloured(art)]
        better = [likeness for likeness in rivals if likeness >= art.likeness]
        return len(better) < MOST_VARIANTS and max(better, default=0.0) <= art.likeness + WORTH_REPAIR

    def repair(self, art: Art, most: int) -> None:
        """Repairs a picture with so many candidates at most, and its share of the time left."""
        self.budget.allow(most, share=1 / max(1, len(self.waiting)))
        puzzle = self.repaired(art)
        self.budget.allow(None)
        if puzzle is not None:
            self.waiting.remove(art)
            self.take(art, puzzle)

    def work_on(self, art: Art) -> PictureRepair:
        """A picture under repair, with what the image says about its cells."""
        grid = art.grid
        prices = Visibility(grid.width, grid.height, art.misfits)
        return PictureRepair(grid, self.band, self.budget, self.protect, visibility=prices)

    def is_fine(self, art: Art) -> bool:
        """Whether a picture needs no change."""
        work = self.work_on(art)
        return work.searches()[-1].start(art.grid.cells).is_done and not work.is_too_hard(art.grid)

    def repaired(self, art: Art) -> Puzzle | None:
        """The puzzle of a picture with the least visible changes; None when they were not found."""
        work = self.work_on(art)
        attempt = work.repaired(work.grid.cells)
        grid = work.as_grid(attempt.cells)
        return Puzzle.from_grid(grid) if attempt.is_done and not work.is_too_hard(grid) else None

    def take(self, art: Art, puzzle: Puzzle | None) -> None:
        """Keeps a puzzle that is proved and differs from those that are there."""
        variant = None if puzzle is None else proved(art, puzzle.replace(title=self.title))
        if variant is None:
            return
        same = [other for other in self.found if differ_little(variant.grid, other.grid)]
        if not is_plain(variant) and any(
            is_plain(other) or other.likeness >= variant.likeness for other in same
        ):
            return
        self.found = [other for other in self.found if other not in same] + [variant]
        if self.on_variant is not None:
            self.on_variant(variant)

    def ranked(self) -> list[Variant]:
        """The strip: what the maker asked for, then colours, then by likeness; a plain threshold is always in it.

        Where there are both, colours come first unless they are much less alike: people name more pictures in them. Of a photo,
        its subject comes before the whole unless that is clearly more alike: it is larger.
        """
        enough = WORST * max((one.likeness for one in self.found), default=0.0)
        order = sorted(
            self.found,
            key=lambda one: (
                one.name not in FIRST,
                not is_coloured(one) or one.likeness < enough,
                WHOLE * is_whole_scene(one) - one.likeness,
            ),
        )
        good = [variant for variant in order if variant.name in FIRST or self.is_good(variant)][
            :MOST_VARIANTS
        ]
        plain = [variant for variant in order if is_plain(variant)][:1]
        return good + [variant for variant in plain if variant not in good]

    def is_good(self, variant: Variant) -> bool:
        """Whether a variant is not much less alike than the best of its kind."""
        best = max(other.likeness for other in self.found if is_coloured(other) == is_coloured(variant))
        return variant.likeness >= WORST * best


def is_worth_it(art: Art) -> bool:
    """Whether a picture has something to see, and does not fill everything; what is drawn cell by cell always has."""
    cells = art.grid.cells
    share = 1 - cells.count(0) / len(cells)
    return len(set(cells)) > 1 and (art.name in FIRST or FAINT[0] <= share <= FAINT[1])


def differ_little(first: Grid, second: Grid) -> bool:
    """Whether nobody would see the difference between two pictures."""
    if (first.width, first.height) != (second.width, second.height) or first.palette != second.palette:
        return False
    return sum(a != b for a, b in zip(first.cells, second.cells, strict=True)) < ALIKE * len(first.cells)


def given_puzzle(art: Grid, band: DifficultyBand, budget: Budget) -> Puzzle | None:
    """The puzzle of the picture as it is, with the fewest cells given away."""
    solver = PictureSolver.of(art, budget)
    given = fewest_given(solver, art.cells, Level.LINES if band.level is Level.COUNTING else band.level)
    if given is None:
        return None
    cells = bytearray([UNKNOWN]) * len(art.cells)
    for cell, value in given.items():
        cells[cell] = value
    shown = Grid(art.width, art.height, bytes(cells), art.palette)
    puzzle = Puzzle.from_grid(art).replace(given=shown if given else None)
    return None if band.needs_rating and band.distance(puzzle, budget.limits) > 0 else puzzle


def proved(art: Art, puzzle: Puzzle) -> Variant | None:
    """The variant, proved by the full solver; None when the proof takes too long."""
    proof = solve(puzzle, timeout_s=PROOF_TIMEOUT_S)
    grid = puzzle.goal
    if proof.status is Status.UNKNOWN or grid is None:
        return None
    if not proof.is_unique or proof.solution != grid:
        raise InternalError(f"the variant {art.name!r} was found unique and is not")
    damage = frozenset(grid.differences(art.grid))
    filled = len(art.grid.cells) - art.grid.cells.count(0)
    return Variant(
        art.name,
        puzzle,
        art.grid,
        damage,
        round(max(0.0, art.compare(grid.cells) - SCARS * len(damage) / max(1, filled)), 4),
        proof,
        is_line_solvable=solve(puzzle, methods=["isolated-rules"]).is_unique,
    )
