"""In the air and beyond: aeroplane, balloon, helicopter, rocket, flying saucer, kite, moon, planet."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import birds, clouds, stars


def draw_aeroplane(f: Frame, rng: Random) -> None:
    """Seen from the side."""
    colour, wing = rng.choice(
        [("sky blue", "blue"), ("red", "yellow"), ("orange", "red"), ("silver", "blue")]
    )
    f.paint(f.polygon((0.8, 0.44), (0.88, 0.06), (1, 0.06), (0.98, 0.5)), wing)
    f.paint(f.polygon((0.48, 0.4), (0.62, 0.12), (0.7, 0.12), (0.64, 0.44)), wing)
    f.paint(
        f.blob((0, 0.54), (0.1, 0.4), (0.4, 0.36), (0.98, 0.42), (0.98, 0.52), (0.6, 0.7), (0.14, 0.7)),
        colour,
    )
    f.paint(f.polygon((0.36, 0.56), (0.6, 0.56), (0.8, 1), (0.66, 1)), wing, gap=True)
    count = max(2, f.width // 6)
    for window in range(count):
        x = 0.24 + 0.5 * window / count
        if x < 0.4 or x > 0.62 or f.is_coloured:
            f.mark(f.cell(x, 0.48, f.cells(0.05), f.cells(0.05)), "black")
    f.hole(
        f.polygon((0.04, 0.5), (0.1, 0.42), (0.17, 0.42), (0.17, 0.5)), "black" if f.is_coloured else "white"
    )
    if f.unit >= 14:
        clouds(f, rng)


def draw_balloon(f: Frame, rng: Random) -> None:
    """A hot-air balloon with its basket."""
    one, two = rng.choice([("red", "yellow"), ("blue", "sky blue"), ("purple", "pink"), ("orange", "yellow")])
    envelope = f.oval(0.5, 0.34, 0.46, 0.34) | f.polygon(
        (0.08, 0.46), (0.92, 0.46), (0.62, 0.76), (0.38, 0.76)
    )
    bag = f.paint(envelope, one)
    if rng.random() < 0.6:
        for x in (0.3,):
            f.mark(f.both(f.arc(0.5, 0.36, 0.5 - x, 0.44, 95, 265, width=f.cells(0.07))) & bag, two)
        if f.is_coloured:
            f.mark(f.cell(0.5, 0.34, f.odd(0.12), f.height) & bag, two)
    else:
        y = rng.uniform(0.3, 0.38)
        f.mark(f.box(0, y, 1, y + f.cells(0.1) / f.height) & bag, two)
        f.mark(f.box(0, y + 0.2, 1, y + 0.2 + f.cells(0.06) / f.height) & bag, two)
    f.paint(f.both(f.line((0.39, 0.74), (0.41, 0.88))), "brown")
    f.paint(f.cell(0.5, 0.94, f.odd(0.24, 3), max(2, round(f.height * 0.13))), "brown")
    if f.unit >= 15:
        clouds(f, rng)
        birds(f, rng)


def draw_helicopter(f: Frame, rng: Random) -> None:
    """A rotor, a cabin, a tail."""
    colour = rng.choice(["red", "blue", "yellow", "green"])
    f.paint(f.box(0, 0.04, 0.78, 0.04 + f.cells(0.06) / f.height), "black")
    f.paint(f.cell(0.39, 0.16, f.cells(0.08), round(f.height * 0.22)), "black")
    f.paint(f.polygon((0.56, 0.4), (0.96, 0.4), (0.96, 0.52), (0.6, 0.66)), colour)
    f.paint(f.polygon((0.88, 0.44), (0.94, 0.2), (1, 0.2), (1, 0.56)), colour)
    f.paint(f.oval(0.38, 0.54, 0.34, 0.28), colour)
    f.hole(f.polygon((0.08, 0.52), (0.16, 0.36), (0.32, 0.34), (0.32, 0.54)), "sky blue")
    if f.unit >= 14:
        f.hole(f.box(0.42, 0.38, 0.56, 0.54), "sky blue")
    f.paint(f.box(0.1, 0.94, 0.72, 1), "black")
    f.paint(f.cell(0.26, 0.88, 1, f.cells(0.2)) | f.cell(0.52, 0.88, 1, f.cells(0.2)), "black")


def draw_rocket(f: Frame, rng: Random) -> None:
    """Ready to leave, or on its way."""
    colour, fins = rng.choice(
        [("silver", "red"), ("red", "yellow"), ("sky blue", "blue"), ("orange", "purple")]
    )
    flying = rng.random() < 0.6
    foot = 0.78 if flying else 0.92
    f.paint(f.both(f.polygon((0.3, foot - 0.24), (0, foot - 0.02), (0, foot + 0.08), (0.3, foot))), fins)
    body = f.blob((0.5, -0.02), (0.7, 0.2), (0.74, 0.5), (0.66, foot), (0.34, foot), (0.26, 0.5), (0.3, 0.2))
    hull = f.paint(body, colour, gap=not f.is_coloured)
    f.mark(f.box(0, 0.22, 1, 0.22 + 1 / f.height) & hull, fins)
    if f.is_coloured:
        f.mark(f.box(0, 0, 1, 0.22) & hull, fins)
    window = f.odd(0.24, 2)
    f.hole(f.round(0.5, 0.4, window), "blue" if colour != "sky blue" else "yellow")
    if window >= 4:
        f.mark(
            f.round(0.5, 0.4, window - 2) - f.round(0.5, 0.4, max(0, window - 4))
            if not f.is_coloured
            else frozenset()
        )
    if flying:
        f.paint(f.polygon((0.36, foot - 0.02), (0.64, foot - 0.02), (0.5, 1.04)), "orange", gap=True)
        if f.is_coloured:
            f.mark(f.polygon((0.44, foot), (0.56, foot), (0.5, 0.92)), "yellow")
    else:
        f.paint(f.cell(0.5, 0.96, f.odd(0.2, 2), f.cells(0.1)), "black")
    if f.unit >= 12:
        stars(f, rng)


def draw_saucer(f: Frame, rng: Random) -> None:
    """A flying saucer, sometimes with a beam."""
    colour = rng.choice(["grey", "purple", "green"])
    beam = rng.random() < 0.6
    y = 0.42 if beam else 0.58
    if beam:
        f.paint(f.polygon((0.36, y + 0.16), (0.64, y + 0.16), (0.86, 1), (0.14, 1)), "yellow", hollow=False)
    f.paint(f.oval(0.5, y - 0.08, 0.24, 0.3 if not beam else 0.24), "sky blue", hollow=True)
    if f.unit >= 12:
        f.mark(f.both(f.cell(0.44, y - 0.18, f.cells(0.05), f.cells(0.05))), "black")
    disc = f.paint(f.oval(0.5, y + 0.06, 0.5, 0.16), colour, gap=True)
    count = max(3, f.width // 5) | 1
    for lamp in range(count):
        x = 0.5 + (lamp - (count - 1) / 2) * 0.8 / count
        f.mark(f.cell(x, y + 0.06) & disc, "red" if lamp % 2 else "yellow")
    if f.unit >= 12:
        stars(f, rng)


def draw_kite(f: Frame, rng: Random) -> None:
    """A kite with a tail of bows."""
    one, two = rng.choice([("red", "yellow"), ("blue", "orange"), ("purple", "lime"), ("green", "pink")])
    f.paint(f.curve((0.62, 0.64), (0.52, 0.76), (0.66, 0.84), (0.5, 0.98)), "black")
    points = [(0.36, 0), (0.94, 0.26), (0.64, 0.68), (0.06, 0.28)]
    whole = f.paint(f.polygon(*points), one)
    cross = (0.46, 0.27)
    f.mark(f.line(points[0], points[2]) & whole, two)
    f.mark(f.line(points[1], points[3]) & whole, two)
    if f.is_coloured:
        f.mark(f.polygon(points[0], points[1], cross) & whole, two)
        f.mark(f.polygon(points[2], points[3], cross) & whole, two)
    for x, y in ((0.58, 0.78), (0.6, 0.9))[: 2 if f.unit >= 26 else 1]:
        side = f.cells(0.06)
        f.paint(f.cell(x - 0.07, y, side, side + 1) | f.cell(x + 0.07, y, side, side + 1), two)


def draw_moon(f: Frame, rng: Random) -> None:
    """A crescent, often with a face, among stars."""
    whole = f.disc(0.5, 0.5, 0.5)
    cut = f.disc(rng.uniform(0.72, 0.78), 0.44, 0.4)
    moon = f.paint(whole - cut, "yellow")
    if f.unit >= 13:
        f.mark(f.cell(0.2, 0.42, f.cells(0.06), f.cells(0.06)) & moon, "black")
        if rng.random() < 0.6:
            f.mark(f.curve((0.2, 0.68), (0.28, 0.74), (0.38, 0.7)) & moon, "orange")
    side = f.cells(0.24, 3)
    star = (
        f.star(0.76, rng.uniform(0.3, 0.42), 0.16, 0.07, 5)
        if f.unit >= 18
        else f.cell(0.74, 0.4, side, 1) | f.cell(0.74, 0.4, 1, side)
    )
    f.paint(star, "orange", scenery=True)


def draw_planet(f: Frame, rng: Random) -> None:
    """A ball with a ring."""
    colour, ring = rng.choice(
        [("orange", "yellow"), ("blue", "sky blue"), ("purple", "pink"), ("red", "tan")]
    )
    ball = f.paint(f.disc(0.5, 0.5, 0.34), colour)
    for y in (0.34, 0.68):
        if f.unit >= 13:
            f.mark(f.box(0, y, 1, y + f.cells(0.05) / f.height) & ball, ring)
    outer = f.oval(0.5, 0.5, 0.54, 0.2, -20)
    inner = f.oval(0.5, 0.5, 0.54 - 2.2 * f.cells(0.06) / f.width, 0.2 - 1.6 * f.cells(0.06) / f.height, -20)
    band = outer - inner
    front = frozenset(
        c
        for c in band
        if c not in ball
        or (c[1] + 0.5 - f.top) > 0.5 * f.height - 0.36 * (c[0] + 0.5 - f.left - 0.5 * f.width)
    )
    f.paint(front, ring, gap=True)
    if f.unit >= 12:
        stars(f, rng, "yellow", 3)


MOTIFS = (
    Motif("aeroplane", "travel", draw_aeroplane, (16, 40), (3, 2)),
    Motif("balloon", "travel", draw_balloon, (14, 40), (4, 5), turns=False),
    Motif("helicopter", "travel", draw_helicopter, (16, 40), (3, 2)),
    Motif("rocket", "space", draw_rocket, (15, 40), (3, 5), turns=False),
    Motif("flying-saucer", "space", draw_saucer, (14, 40), (5, 4), turns=False),
    Motif("kite", "travel", draw_kite, (16, 40)),
    Motif("moon", "night", draw_moon, (12, 40), is_joined=True),
    Motif("planet", "space", draw_planet, (15, 40)),
)
