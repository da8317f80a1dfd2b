"""On the water: sailing boat, steamer, submarine, lighthouse, anchor."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import birds, bubbles, sun, waves


def draw_sailing_boat(f: Frame, rng: Random) -> None:
    """A hull, a mast, one or two sails, waves."""
    hull, sail, other = rng.choice(
        [
            ("brown", "red", "yellow"),
            ("red", "orange", "yellow"),
            ("navy", "red", "red"),
            ("brown", "yellow", "orange"),
        ]
    )
    mast = rng.uniform(0.5, 0.6)
    sea = f.height - (3 if f.unit > 12 else 2)
    floor = sea / f.height
    deck = floor - max(2, f.height // 6) / f.height
    f.paint(f.polygon((0.08, deck), (0.94, deck), (0.8, floor), (0.2, floor)), hull)
    f.paint(f.line((mast, 0), (mast, deck)), "black" if f.is_coloured else hull)
    step = 1.6 / f.width
    f.paint(
        f.polygon(
            (mast - step + 0.5 / f.width, 0.02),
            (mast - step + 0.5 / f.width, deck - 1.2 / f.height),
            (0.06, deck - 1.2 / f.height),
        ),
        sail,
    )
    if rng.random() < 0.8:
        f.paint(
            f.polygon(
                (mast + step, 0.14), (mast + step, deck - 1.2 / f.height), (0.96, deck - 1.2 / f.height)
            ),
            other,
        )
    if rng.random() < 0.5 and f.unit > 12:
        f.paint(f.polygon((mast, 0), (mast + 0.2, 0.05), (mast, 0.1)), "red")
    waves(f, rng, "blue", deep=1 if f.unit < 20 else 2)
    if f.unit >= 20:
        sun(f, rng)
        birds(f, rng)


def draw_steamer(f: Frame, rng: Random) -> None:
    """A ship with funnels and smoke."""
    hull, house, funnel = rng.choice(
        [("navy", "silver", "red"), ("red", "tan", "black"), ("black", "red", "orange")]
    )
    floor = (f.height - 2) / f.height
    deck = floor - max(3, f.height // 4) / f.height
    f.paint(f.polygon((0.02, deck), (0.98, deck), (0.88, floor), (0.14, floor)), hull)
    cabin = deck - max(2, f.height // 6) / f.height
    f.paint(f.box(0.22, cabin, 0.84, deck), house)
    count = rng.choice((1, 2)) if f.width < 24 else rng.choice((1, 2, 3))
    wide = f.cells(0.14, 2)
    top = cabin - max(3, f.height // 5) / f.height
    for number in range(count):
        x = 0.54 + (number - (count - 1) / 2) * 0.24
        f.paint(f.cell(x, (top + cabin) / 2, wide, round((cabin - top) * f.height)), funnel)
        if f.unit >= 14:
            f.mark(f.cell(x, top + 1.5 / f.height, wide, 1), "yellow")
    for window in range(max(2, f.width // 5)):
        x = 0.22 + 0.62 * (window + 0.5) / max(2, f.width // 5)
        f.mark(f.cell(x, (cabin + deck) / 2), "black")
    for puff in range(2):
        x = 0.62 + (count - 1) * 0.12 + puff * 0.2
        f.paint(
            f.round(x, top - 0.1 - puff * 0.06, f.cells(0.13 + puff * 0.06, 2)),
            "grey",
            gap=True,
            scenery=True,
        )
    waves(f, rng, "blue")


def draw_submarine(f: Frame, rng: Random) -> None:
    """A hull with round windows, a tower, a periscope, a screw."""
    colour = rng.choice(["yellow", "grey", "orange", "green"])
    f.paint(
        f.line((0.46, 0.3), (0.46, 0.04), (0.34, 0.04), width=f.cells(0.06)),
        "black" if f.is_coloured else colour,
    )
    f.paint(f.box(0.34, 0.24, 0.62, 0.6), colour)
    f.paint(f.polygon((0.86, 0.66), (1, 0.46), (1, 0.94)), "black")
    f.paint(f.oval(0.46, 0.7, 0.46, 0.3), colour)
    side = f.cells(0.18, 2)
    for x in (0.2, 0.46, 0.72):
        f.hole(f.round(x, 0.68, side), "sky blue")
    bubbles(f, rng)


def draw_lighthouse(f: Frame, rng: Random) -> None:
    """A striped tower on a rock, its light on."""
    colour = rng.choice(["red", "blue"])
    floor = 0.88
    top = 0.26
    lean = rng.uniform(0.1, 0.14)
    bands = rng.choice((3, 5)) if f.height > 20 else 3
    for band in range(bands):
        y0 = top + (floor - top) * band / bands
        y1 = top + (floor - top) * (band + 1) / bands
        side0, side1 = lean + 0.07 * (y0 - top) / 0.6, lean + 0.07 * (y1 - top) / 0.6
        stripe = f.polygon((0.5 - side0, y0), (0.5 + side0, y0), (0.5 + side1, y1), (0.5 - side1, y1))
        f.paint(stripe, colour if band % 2 == 0 else "silver", hollow=band % 2 == 1)
    f.paint(f.box(0.34, 0.22, 0.66, 0.28), "black")
    f.paint(f.box(0.4, 0.06, 0.6, 0.22), "yellow", hollow=True)
    f.paint(f.polygon((0.36, 0.1), (0.5, 0), (0.64, 0.1)), colour)
    if f.unit >= 10:
        beam = f.polygon((0.36, 0.15), (0, 0.06), (0, 0.24))
        f.paint(f.both(beam) - f.box(0.34, 0, 0.66, 1), "yellow", scenery=True)
    f.paint(f.blob((0.2, 1.04), (0.3, 0.9), (0.5, 0.86), (0.7, 0.9), (0.8, 1.04)), "brown")
    waves(f, rng, "blue")


def draw_anchor(f: Frame, rng: Random) -> None:
    """Ring, stock, shank and two flukes."""
    thick = f.odd(rng.uniform(0.08, 0.13))
    ink = "navy" if f.is_coloured else "black"
    side = f.odd(0.3)
    f.paint(f.cell(0.5, 0.58, thick, round(f.height * 0.78)), ink)
    f.paint(f.round(0.5, 0.14, side), ink)
    f.hole(f.round(0.5, 0.14, side - 2 * max(1, side // 4)))
    wide = rng.uniform(0.2, 0.28)
    f.paint(f.box(wide, 0.3, 1 - wide, 0.3 + thick / f.height), "brown")
    arms = f.arc(0.5, 0.56, 0.4, 0.38, 20, 160, width=thick + (f.unit > 14))
    f.paint(arms, ink)
    f.paint(f.both(f.polygon((0, 0.72), (0.12, 0.52), (0.26, 0.72))), ink)
    if rng.random() < 0.4 and f.unit >= 20 and f.is_coloured:
        f.paint(f.curve((0.5, 0.12), (0.8, 0.2), (0.66, 0.44), (0.86, 0.62), width=f.cells(0.05)), "tan")


MOTIFS = (
    Motif("sailing-boat", "sea", draw_sailing_boat, (10, 40), is_joined=False),
    Motif("steamer", "sea", draw_steamer, (16, 40), (4, 3)),
    Motif("submarine", "sea", draw_submarine, (14, 40), (4, 3)),
    Motif("lighthouse", "sea", draw_lighthouse, (16, 40), (3, 4), turns=False),
    Motif("anchor", "sea", draw_anchor, (12, 40), (5, 6), turns=False),
)
