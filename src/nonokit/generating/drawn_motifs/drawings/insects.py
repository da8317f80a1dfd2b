"""Small ones with many legs: butterfly, bee, ladybird, spider, dragonfly."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def draw_butterfly(f: Frame, rng: Random) -> None:
    """Four wings with spots."""
    colour, other, spots = rng.choice(
        [
            ("orange", "red", "yellow"),
            ("blue", "purple", "sky blue"),
            ("purple", "pink", "yellow"),
            ("yellow", "orange", "red"),
        ]
    )
    top = f.oval(0.25, 0.32, 0.25, rng.uniform(0.26, 0.32), rng.choice((-20, 0, 20)))
    low = f.oval(0.3, 0.74, 0.2, rng.uniform(0.2, 0.25), rng.choice((-20, 0, 20)))
    f.paint(f.both(low), other)
    f.paint(f.both(top), colour, gap=not f.is_coloured)
    if f.unit >= 12:
        f.hole(f.both(f.disc(0.23, 0.3, 0.1)), spots)
        f.hole(f.both(f.disc(0.3, 0.76, 0.06)), spots)
    body = f.odd(0.07)
    f.paint(f.cell(0.5, 0.56, body, round(f.height * 0.7)), "black", gap=True)
    f.paint(f.both(f.curve((0.5 - body / f.width, 0.22), (0.42, 0.08), (0.34, 0.0))), "black")


def draw_bee(f: Frame, rng: Random) -> None:
    """Stripes, wings, a sting."""
    f.paint(
        f.oval(0.42, 0.24, 0.14, 0.24, -15) | f.oval(0.66, 0.24, 0.14, 0.24, 15),
        "sky blue",
        hollow=f.unit > 13,
    )
    f.paint(f.polygon((0.88, 0.58), (1, 0.64), (0.88, 0.74)), "black")
    body = f.paint(f.oval(0.54, 0.66, 0.4, 0.32), "yellow", gap=True)
    head = f.oval(0.2, 0.62, 0.18, 0.24)
    stripe = f.cells(0.09)
    for x in (0.44, 0.6, 0.76):
        f.mark(f.cell(x, 0.66, stripe, f.height) & body, "black")
    f.paint(head, "black" if f.is_coloured else "yellow", gap=not f.is_coloured)
    f.mark(f.cell(0.15, 0.56, f.cells(0.06), f.cells(0.08)), "white" if f.is_coloured else "black")
    f.paint(f.line((0.16, 0.42), (0.06, 0.24)) | f.line((0.24, 0.4), (0.2, 0.2)), "black")
    if f.unit >= 16 and rng.random() < 0.7:
        trail = [(0.98, 0.3), (0.9, 0.16), (0.98, 0.06)]
        for x, y in trail:
            f.paint(f.cell(x, y), "grey", scenery=True)


def draw_ladybird(f: Frame, rng: Random) -> None:
    """A spotted back seen from above."""
    colour = rng.choice(["red", "orange", "yellow"])
    for y in (0.42, 0.6, 0.78):
        f.paint(f.both(f.line((0.2, y), (0.02, y + (y - 0.6) * 0.5))), "black")
    f.paint(f.both(f.line((0.42, 0.14), (0.3, 0))), "black")
    f.paint(f.oval(0.5, 0.22, 0.22, 0.17), "black")
    back = f.paint(f.oval(0.5, 0.62, 0.41, 0.38), colour, gap=True)
    f.mark(f.cell(0.5, 0.62, f.odd(0.05), f.height) & back, "black")
    spot = f.cells(0.1)
    for x, y in rng.choice(
        [
            ((0.3, 0.48), (0.26, 0.7), (0.4, 0.84)),
            ((0.34, 0.44), (0.24, 0.6), (0.36, 0.76)),
            ((0.3, 0.5), (0.32, 0.76)),
        ]
    ):
        f.mark(f.both(f.round(x, y, spot)) & back, "black")
    if f.unit >= 14:
        f.mark(f.both(f.cell(0.4, 0.18)), "white")


def draw_spider(f: Frame, rng: Random) -> None:
    """Eight legs and a thread."""
    top = rng.uniform(0.32, 0.4)
    f.paint(f.cell(0.5, top / 2, f.odd(0.03), round(f.height * top)), "grey")
    for y, knee, foot in ((0.46, 0.24, 0.16), (0.52, 0.4, 0.42), (0.6, 0.62, 0.76), (0.66, 0.8, 0.98)):
        f.paint(f.both(f.line((0.42, y), (0.18, knee), (0.04, foot), width=f.cells(0.08, 2))), "black")
    f.paint(f.oval(0.5, 0.66, 0.18, 0.2), "black")
    f.paint(f.oval(0.5, 0.44, 0.13, 0.13), "black")
    f.mark(f.both(f.cell(0.44, 0.44, f.cells(0.05), f.cells(0.05))), "red")
    if rng.random() < 0.6 and f.unit >= 15:
        f.mark(
            f.cell(0.5, 0.6, f.odd(0.04), f.cells(0.16)) | f.cell(0.5, 0.6, f.odd(0.12), f.cells(0.05)), "red"
        )


def draw_dragonfly(f: Frame, rng: Random) -> None:
    """Two pairs of narrow wings, a long tail."""
    colour = rng.choice(["blue", "green", "red"])
    tilt = rng.choice((8, 14, 20))
    f.paint(f.both(f.oval(0.24, 0.3, 0.25, 0.075, tilt)), "sky blue")
    f.paint(f.both(f.oval(0.26, 0.48, 0.23, 0.075, -tilt)), "sky blue", gap=not f.is_coloured)
    tail = f.odd(0.06)
    f.paint(f.cell(0.5, 0.64, tail, round(f.height * 0.7)), colour)
    f.paint(f.cell(0.5, 0.36, tail + 2, round(f.height * 0.3)), colour)
    f.paint(f.both(f.round(0.42, 0.1, f.cells(0.13, 2))), colour)
    f.paint(f.cell(0.5, 0.15, tail + 2, f.cells(0.16, 2)), colour)
    if f.is_coloured and f.unit >= 15:
        for y in (0.62, 0.74, 0.86):
            f.mark(f.cell(0.5, y, tail, 1), "black")


MOTIFS = (
    Motif("butterfly", "garden", draw_butterfly, (13, 40), (6, 5), turns=False),
    Motif("bee", "garden", draw_bee, (16, 40), (5, 4)),
    Motif("ladybird", "garden", draw_ladybird, (15, 40), turns=False),
    Motif("spider", "night", draw_spider, (18, 40), turns=False),
    Motif("dragonfly", "garden", draw_dragonfly, (16, 40), turns=False),
)
