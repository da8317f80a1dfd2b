"""What a motif is: a name, a theme, the sizes it looks well at, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from nonokit.errors import ArgumentError
from nonokit.generating.drawn_motifs.canvas import Canvas, DrawingStyle
from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.shapes import Shape
from nonokit.hooks import DrawnAsSvg
from nonokit.model import Grid

# Paints a motif into a frame; tells what exactly it is where the motif is a kind of thing (which letter).
Draw = Callable[[Frame, Random], str | None]

STRETCH = 1.4  # how far a wanted size may be from a motif's own proportions


@dataclass(frozen=True, slots=True)
class Drawing(DrawnAsSvg):
    """A picture of a motif. `subject` are the cells of the motif itself, gaps and holes included."""

    grid: Grid
    subject: Shape
    detail: str | None = None


@dataclass(frozen=True, slots=True)
class Motif:
    """A thing that can be drawn in many ways.

    `sizes` are the shortest and the longest its longer side may be, in cells; `proportions` its own width and height.
    `paint` paints it into a frame, looking left where it looks anywhere; `turns` tells whether it may look right as
    well, `is_joined` whether all its parts hang together, and `most_colours` how many it takes at most.
    """

    name: str
    theme: str
    paint: Draw
    sizes: tuple[int, int] = (10, 40)
    proportions: tuple[int, int] = (1, 1)
    turns: bool = True
    is_joined: bool = True
    most_colours: int = 5

    @property
    def title(self) -> str:
        """The name for people.

        >>> from nonokit.generating.drawn_motifs.registry import find_motif
        >>> find_motif("sailing-boat").title
        'Sailing boat'
        """
        return self.name.replace("-", " ").capitalize()

    def size(self, side: int) -> tuple[int, int]:
        """Width and height when the longer side has so many cells."""
        wide, high = self.proportions
        long, short = max(wide, high), min(wide, high)
        other = max(1, (2 * side * short + long) // (2 * long))
        return (side, other) if wide >= high else (other, side)

    def check(self, width: int, height: int) -> None:
        """`ArgumentError` for a size that the motif cannot be drawn well in."""
        least, most = self.sizes
        wide, high = self.proportions
        if not least <= max(width, height) <= most:
            raise ArgumentError(
                f"{self.name} is drawn with {least} to {most} cells a side, not {width}×{height}"
            )
        stretch = width * high / (height * wide)
        if not 1 / STRETCH <= stretch <= STRETCH:
            best = "×".join(map(str, self.size(max(width, height))))
            raise ArgumentError(
                f"{self.name} does not fit {width}×{height}: try {best}, or its longer side alone"
            )

    def draw(self, width: int, height: int, style: DrawingStyle, seed: object) -> Drawing:
        """The motif in one of its many forms; the same for the same seed, on every machine."""
        rng = Random(f"{self.name} {width}x{height} {style} {seed}")
        canvas = Canvas(width, height, style)
        detail = self.paint(Frame(canvas, 0, 0, width, height), rng)
        grid = canvas.finish(self.most_colours)
        if self.turns and rng.random() < 0.5:
            grid = grid.mirrored()
        return Drawing(grid, frozenset(canvas.subject), detail)
