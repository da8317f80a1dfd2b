"""How a rendered puzzle page looks: layouts, colours and surroundings, drawn at random from a seed.

Written after newspapers, puzzle books, web pages and phone applications, but none of them is copied.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

Colour = tuple[int, int, int]

LAYOUTS = ("cells", "strips", "plain", "bars", "chips")  # how clue areas are divided, see `Style.layout`
SURROUNDINGS = ("none", "paper", "book", "app", "web")


@dataclass(frozen=True)
class Theme:
    """Colours of one page."""

    paper: Colour
    grid: Colour
    clue: Colour
    thin: Colour
    thick: Colour
    ink: Colour
    fill: Colour
    mark: Colour


@dataclass(frozen=True)
class Style:
    """Everything about a page but its puzzle and fonts. Lengths are shares of a cell.

    `layout`: "cells" has a lined cell for each number, "strips" lines between the clues only, "plain" no lines at
    all, "bars" a shaded bar behind each clue, "chips" a lined cell only where there is a number.
    """

    cell: int
    layout: str
    surroundings: str
    theme: Theme
    digit: float  # height of a digit
    thin: float
    thick: float
    frame: float
    every: int  # thick lines every so many cells; 0 for none
    slot: float  # room along the line for each number where clues have no cells
    spread: str  # "slots": numbers sit in slots of one width; "text": they follow each other with a gap
    gap: float  # between numbers in "text", in digit heights
    corner: str  # "empty", "picture" or "text"
    inset: float  # how far filled cells stay away from lines
    done: float  # share of cells that a player has filled or marked
    cross: str  # "x" or "dot": how empty cells are marked
    struck: float  # share of numbers struck out
    shaded_blocks: bool
    zero: bool  # whether empty lines show a 0
    shadow: bool


DARK_ON_LIGHT = (
    Theme(
        (255, 255, 255),
        (255, 255, 255),
        (255, 255, 255),
        (0, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (90, 90, 90),
    ),
    Theme(
        (250, 248, 240),
        (250, 248, 240),
        (250, 248, 240),
        (60, 60, 60),
        (20, 20, 20),
        (30, 30, 30),
        (30, 30, 30),
        (120, 120, 120),
    ),
    Theme(
        (255, 255, 255),
        (255, 255, 255),
        (235, 238, 247),
        (190, 196, 210),
        (90, 100, 130),
        (40, 50, 80),
        (45, 55, 90),
        (150, 160, 190),
    ),
    Theme(
        (240, 240, 240),
        (255, 255, 255),
        (225, 225, 225),
        (160, 160, 160),
        (60, 60, 60),
        (20, 20, 20),
        (20, 20, 20),
        (200, 60, 60),
    ),
    Theme(
        (225, 232, 225),
        (250, 250, 245),
        (170, 220, 170),
        (90, 90, 90),
        (30, 30, 30),
        (0, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
    ),
    Theme(
        (235, 220, 190),
        (247, 237, 205),
        (247, 237, 205),
        (0, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (60, 40, 20),
        (170, 130, 80),
    ),
    Theme(
        (255, 255, 255),
        (150, 150, 150),
        (255, 255, 255),
        (80, 80, 80),
        (60, 60, 60),
        (0, 0, 0),
        (0, 0, 0),
        (255, 255, 255),
    ),
    Theme(
        (230, 240, 250),
        (245, 250, 255),
        (200, 220, 245),
        (150, 180, 215),
        (230, 150, 40),
        (15, 15, 25),
        (60, 160, 220),
        (240, 150, 60),
    ),
)
LIGHT_ON_DARK = (
    Theme(
        (18, 18, 20),
        (28, 28, 32),
        (40, 40, 46),
        (85, 85, 95),
        (150, 150, 165),
        (235, 235, 240),
        (225, 225, 230),
        (120, 120, 130),
    ),
    Theme(
        (0, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (120, 120, 120),
        (210, 210, 210),
        (255, 255, 255),
        (255, 255, 255),
        (140, 140, 140),
    ),
    Theme(
        (20, 30, 50),
        (30, 44, 72),
        (24, 36, 60),
        (70, 90, 130),
        (120, 150, 200),
        (220, 230, 250),
        (240, 200, 80),
        (120, 140, 180),
    ),
    Theme(
        (45, 43, 50),
        (150, 150, 155),
        (45, 43, 50),
        (85, 85, 90),
        (40, 40, 44),
        (245, 245, 245),
        (20, 20, 24),
        (90, 90, 95),
    ),
)


def random_style(
    seed: int, *, cell: tuple[int, int] = (16, 40), partly: bool = False, photo: bool = False
) -> Style:
    """A style; photos show paper and books only, screenshots everything."""
    rng = random.Random(f"style {seed}")
    dark = not photo and rng.random() < 0.25
    theme = rng.choice(LIGHT_ON_DARK if dark else DARK_ON_LIGHT[:2] * 3 if photo else DARK_ON_LIGHT)
    layout = rng.choice(("cells", "cells", "strips", "plain") if photo else LAYOUTS)
    thin = rng.uniform(0.03, 0.07) if photo else rng.choice((0.0, 0.04, 0.06))
    return Style(
        cell=rng.randint(*cell),
        layout=layout,
        surroundings=rng.choice(("none", "paper", "book")) if photo else rng.choice(SURROUNDINGS),
        theme=theme,
        digit=rng.uniform(0.45, 0.72),
        thin=thin,
        thick=thin + rng.uniform(0.04, 0.10),
        frame=rng.choice((1.0, 1.0, 1.5)),
        every=rng.choice((5, 5, 5, 5, 10, 0)),
        slot=rng.uniform(0.75, 1.05),
        spread=rng.choice(("slots", "text")),
        gap=rng.uniform(0.35, 0.8),
        corner=rng.choice(("empty", "empty", "picture", "text")),
        inset=rng.choice((0.0, 0.0, 0.08, 0.15)),
        done=rng.uniform(0.1, 0.9) if partly else 0.0,
        cross=rng.choice(("x", "x", "dot")),
        struck=rng.choice((0.0, 0.0, 0.0, 0.15)) if partly else 0.0,
        shaded_blocks=not photo and rng.random() < 0.15,
        zero=rng.random() < 0.5,
        shadow=photo and rng.random() < 0.4,
    )
