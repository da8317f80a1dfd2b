"""A page of a book: its margins, the gutter at the spine, the places on it, its number, and where things stand.

Pages are numbered as the file has them, so that the page that a reader is sent to is the one that a viewer shows, and odd
ones lie to the right of the spine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from nonokit.messages.catalogue import Catalogue
from nonokit.rendering.layout import Layout
from nonokit.rendering.look import Look
from nonokit.rendering.pdf import Sheet
from nonokit.rendering.scene import Scene
from nonokit.rendering.theme import PRINT

MARGIN, FOOT, HEAD = 42.0, 30.0, 22.0
NARROW = 14  # a page no wider than so many margins has narrower ones
GAP = 24.0  # between places on a page
CELL = 20  # pixels a cell has in the scenes that are then scaled to the page
EDGE = 2  # pixels of rule beside a board, or a part of one

Box = tuple[float, float, float, float]  # left, top, width and height, in points


@dataclass(slots=True)
class Places:
    """The pages on which things stand; puzzles and chapters count from 0."""

    puzzles: dict[int, int] = field(default_factory=dict)
    answers: dict[int, int] = field(default_factory=dict)
    sections: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Board:
    """A puzzle drawn, and where things lie on it."""

    scene: Scene
    layout: Layout


@dataclass(frozen=True, slots=True)
class Page:
    """What every part of the book needs to know. `known` is where things will stand, as far as that is known already."""

    sheet: Sheet
    look: Look
    words: Catalogue
    titles_at_puzzles: bool
    notes: Sequence[str]
    least: float
    largest: float
    gutter: float
    text_scale: float = 1
    has_credits: bool = False
    known: Places = field(default_factory=Places)
    found: Places = field(default_factory=Places)
    boards: dict[tuple[int, Look], Board] = field(default_factory=dict)  # of puzzles, by how they look

    @property
    def width(self) -> float:
        """Points across."""
        return self.sheet.width

    @property
    def height(self) -> float:
        """Points down."""
        return self.sheet.height

    @property
    def margin(self) -> float:
        """What stays free on every side, whichever way the page is turned."""
        return min(MARGIN, min(self.width, self.height) / NARROW)

    @property
    def left(self) -> float:
        """The left margin; beside the spine it is wider."""
        return self.margin + (self.gutter if self.sheet.pages % 2 else 0)

    @property
    def text_width(self) -> float:
        """Between the margins of an upright page."""
        return self.width - 2 * self.margin - self.gutter

    def room(self, *, is_turned: bool) -> tuple[float, float]:
        """Width and height for a puzzle that has a page for itself."""
        width, height = self.text_width, self.height - 2 * self.margin
        if is_turned:
            width, height = height, width
        return width, height - HEAD - FOOT / 2

    def begin(self, *, is_turned: bool = False, is_numbered: bool = True) -> None:
        """The next page, with its number."""
        self.sheet.begin_page(is_turned=is_turned)
        if is_numbered:
            text, size = str(self.sheet.pages), 9 * self.text_scale
            self.sheet.write(
                self.width / 2, self.height - 22, text, size, anchor="middle", fill=PRINT.ink_soft
            )

    def begin_section(self, name: str, key: str) -> None:
        """Puts the place of a part of the book into the outline and the contents."""
        self.found.sections[key] = self.sheet.pages
        self.sheet.bookmark(name, key)

    def boxes(self, across: int, down: int, heading: float = 0) -> list[Box]:
        """The places on this page below its heading, in reading order, with a gap between them."""
        is_turned, margin = self.sheet.is_turned, self.margin
        left = margin if is_turned else self.left
        top = margin + heading
        top += self.left - margin if is_turned else 0
        width = self.width - 2 * margin - (0 if is_turned else self.gutter) - GAP * (across - 1)
        height = self.height - top - margin - FOOT / 2 - GAP * (down - 1)
        if is_turned and self.left == margin:
            height -= self.gutter
        width, height = width / across, height / down
        return [
            (left + x * (width + GAP), top + y * (height + GAP), width, height)
            for y in range(down)
            for x in range(across)
        ]
