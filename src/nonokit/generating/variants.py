"""A strip of variants: puzzles from one image, and what a maker should know of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from nonokit.generating.constants import ENOUGH_CELLS, RATING_TIMEOUT_S, RECOGNISABLE
from nonokit.generating.image_options import ImageKind
from nonokit.generating.linked_cells import Cell
from nonokit.hooks import DrawnAsHtml
from nonokit.model import BLACK_AND_WHITE, Grid, Puzzle
from nonokit.rating import Rating, rate
from nonokit.solving import SolveResult

if TYPE_CHECKING:
    from nonokit.generating.art import Art


@dataclass(frozen=True)
class Variant(DrawnAsHtml):
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


class Variants(list[Variant], DrawnAsHtml):
    """A strip of variants, the one most like the image first.

    `kind` says what the image was taken for.
    """

    def __init__(self, variants: Iterable[Variant] = (), *, kind: ImageKind) -> None:
        super().__init__(variants)
        self.kind = kind

    @property
    def is_recognisable(self) -> bool:
        """Whether somebody who has not seen the image may be able to tell what a variant shows."""
        return any(
            variant.likeness >= RECOGNISABLE[self.kind]
            and max(variant.grid.width, variant.grid.height) >= ENOUGH_CELLS[self.kind]
            and not is_whole_scene(variant)
            for variant in self
        )

    @property
    def note(self) -> str | None:
        """What a maker should know; None when there is nothing to say."""
        if self.is_recognisable:
            return None
        return "nobody may recognise this: a larger size, a crop or a clearer image may help"


def is_plain(one: Art | Variant) -> bool:
    """Whether a picture comes of a plain threshold; a strip always holds one."""
    return one.name.startswith("plain")


def is_whole_scene(one: Variant) -> bool:
    """Whether a photo is drawn whole in colours: hardly one could be named where no subject was found in it, however alike."""
    return is_coloured(one) and one.name.startswith("whole image")


def is_coloured(one: Art | Variant) -> bool:
    """Whether a picture is in more than black and white."""
    return one.grid.palette != BLACK_AND_WHITE
