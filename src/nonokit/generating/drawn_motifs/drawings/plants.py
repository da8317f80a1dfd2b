"""Plants: tulip, daisy, sunflower, cactus, tree, fir, palm, mushroom, leaf, potted plant, clover."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import grass, sun
from nonokit.generating.drawn_motifs.shapes import unit


def stem(f: Frame, top: float, rng: Random, colour: str = "green") -> None:
    """A stalk with a pair of leaves."""
    wide = f.odd(0.06)
    f.paint(f.cell(0.5, (top + 1) / 2, wide, round(f.height * (1 - top))), colour)
    y = rng.uniform(0.78, 0.84)
    leaf = f.blob((0.5, y + 0.12), (0.34, y + 0.06), (0.16, y - 0.12), (0.34, y - 0.08))
    f.paint(f.both(leaf) if rng.random() < 0.7 else leaf, colour)


# The lines between a tulip's petals, by their colour.
EDGES = {"red": "orange", "yellow": "orange", "pink": "red", "purple": "pink", "orange": "red"}


def draw_tulip(f: Frame, rng: Random) -> None:
    """A cup with three points."""
    colour = rng.choice(sorted(EDGES))
    low = rng.uniform(0.46, 0.52)
    stem(f, low - 0.04, rng)
    cup = f.polygon(
        (0.18, 0),
        (0.36, 0.14),
        (0.5, 0),
        (0.64, 0.14),
        (0.82, 0),
        (0.84, low - 0.2),
        (0.7, low),
        (0.3, low),
        (0.16, low - 0.2),
    )
    petal = f.paint(cup, colour)
    if f.unit >= 12:
        f.mark(f.both(f.curve((0.37, 0.14), (0.4, 0.3), (0.46, low - 0.06))) & petal, EDGES[colour])


def draw_daisy(f: Frame, rng: Random) -> None:
    """Round petals around a middle."""
    colour, middle = rng.choice(
        [
            ("sky blue", "yellow"),
            ("pink", "yellow"),
            ("red", "yellow"),
            ("purple", "orange"),
            ("yellow", "orange"),
        ]
    )
    tall = rng.uniform(0.3, 0.33)
    stem(f, 0.5, rng)
    petals = rng.choice((5, 6, 8)) if f.width >= 15 else rng.choice((4, 5))
    turn = -90 if petals != 4 else -45
    flower: frozenset[tuple[int, int]] = frozenset()
    for petal in range(petals):
        across, down = unit(turn + 360 * petal // petals)
        flower |= f.disc(
            0.5 + across * 0.27, tall + down * 0.27 * f.width / f.height, 0.19 if petals < 8 else 0.13
        )
    if petals % 2 == 0:
        flower = f.both(flower)
    f.paint(flower, colour)
    side = f.odd(0.3, 3)
    f.hole(f.round(0.5, tall, side), middle)
    if not f.is_coloured and side > 4:
        f.mark(f.round(0.5, tall, side - 3 - side % 2))


def draw_sunflower(f: Frame, rng: Random) -> None:
    """A large dark middle with pointed petals."""
    stem(f, 0.6, rng)
    tips = rng.choice((12, 14, 16))
    centre = 0.33
    r = 0.5 * f.width / f.unit
    f.paint(f.star(0.5, centre, r, r * 0.74, tips), "yellow")
    middle = f.paint(f.disc(0.5, centre, r * 0.46), "brown", gap=True)
    if f.unit >= 16:
        side = 2 if f.unit < 26 else 3
        for x, y in sorted(middle):
            if (x + y) % 4 == 0 and (x - y) % 4 == 0 and side:
                f.mark({(x, y)}, "orange")


def draw_cactus(f: Frame, rng: Random) -> None:
    """Arms up, in a pot or in the sand."""
    thick = f.odd(0.22, 2)
    pot = rng.random() < 0.6 and f.unit >= 14
    foot = 0.76 if pot else 0.94
    f.paint(
        f.cell(0.5, foot / 2 + 0.04, thick, round(f.height * foot))
        - f.both(f.cell(0.5 - thick / 2 / f.width + 0.5 / f.width, 0.06)),
        "green",
    )
    arm = f.cells(0.12, 2)
    low, high = rng.choice([(0.5, 0.42), (0.42, 0.54)])
    for side, y in ((0, low), (1, high)):
        shape = f.line((0.5, y), (0.14, y), (0.14, y - 0.24), width=arm)
        f.paint(shape if side == 0 else f.flip(shape), "green")
    if f.unit >= 13:
        for y in (0.16, 0.3, 0.44, 0.58, 0.7)[: 4 if pot else 5]:
            f.mark(f.cell(0.5, y, 1 if f.width % 2 else 2, 1), "lime")
    if rng.random() < 0.5 and f.unit >= 12:
        f.paint(f.cell(0.5, 0.03, f.odd(0.16), f.cells(0.06)), "pink")
    if pot:
        f.paint(f.polygon((0.2, 0.78), (0.8, 0.78), (0.72, 1), (0.28, 1)), "orange", gap=True)
        f.paint(f.box(0.16, 0.74, 0.84, 0.82), "orange", gap=not f.is_coloured)
    else:
        f.paint(f.box(0, 0.94, 1, 1), "yellow", scenery=True)


def draw_tree(f: Frame, rng: Random) -> None:
    """A round crown on a trunk, often with fruit."""
    crown = rng.choice(["green", "dark green", "orange", "lime"])
    trunk = f.odd(0.14, 2)
    f.paint(f.cell(0.5, 0.8, trunk, round(f.height * 0.4)), "brown")
    f.paint(f.cell(0.5, 0.98, trunk + 2 * f.cells(0.06), f.cells(0.05)), "brown")
    leaves = f.oval(0.5, 0.34, 0.36, 0.32)
    for x, y in ((0.2, 0.42), (0.8, 0.42), (0.3, 0.2), (0.7, 0.2), (0.5, 0.16), (0.36, 0.54), (0.64, 0.54)):
        leaves |= f.oval(x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.02, 0.03), 0.2, 0.17)
    leaves = f.paint(leaves, crown)
    if rng.random() < 0.7 and f.unit >= 13:
        fruit = rng.choice(["red", "yellow"])
        for x, y in ((0.3, 0.3), (0.52, 0.2), (0.7, 0.36), (0.46, 0.44), (0.24, 0.5)):
            f.mark(f.cell(x, y, f.cells(0.06), f.cells(0.06)) & leaves, fruit)
    if f.unit >= 18:
        grass(f, rng)


def draw_fir(f: Frame, rng: Random) -> None:
    """Three tiers, plain or dressed for Christmas."""
    dressed = rng.random() < 0.5 and f.unit >= 14
    trunk = f.odd(0.14, 2)
    f.paint(f.cell(0.5, 0.93, trunk, max(2, round(f.height * 0.14))), "brown")
    top = 0.08 if dressed else 0
    tiers = rng.choice((3, 4)) if f.height > 20 else 3
    for tier in reversed(range(tiers)):
        y0 = top + (0.88 - top) * tier / tiers * 0.86
        y1 = top + (0.88 - top) * (tier + 1) / tiers
        half = 0.2 + 0.3 * (tier + 1) / tiers
        f.paint(
            f.polygon((0.5, y0), (0.5 + half, y1), (0.5 - half, y1)), "dark green" if tiers == 3 else "green"
        )
    if dressed:
        f.paint(
            f.cell(0.5, 0.04, f.odd(0.04) + 2, 1) | f.cell(0.5, 0.05, f.odd(0.04), f.cells(0.12)), "yellow"
        )
        for x, y in (
            (0.44, 0.28),
            (0.6, 0.44),
            (0.36, 0.5),
            (0.54, 0.62),
            (0.3, 0.78),
            (0.66, 0.78),
            (0.48, 0.8),
        ):
            f.mark(f.cell(x, y, f.cells(0.05), f.cells(0.05)), rng.choice(("red", "yellow")))


def draw_palm(f: Frame, rng: Random) -> None:
    """A bent trunk, a crown of fronds, sand."""
    lean = rng.uniform(0.5, 0.6)
    thick = f.cells(0.08)
    f.paint(f.curve((0.4, 0.92), (0.46, 0.6), (lean, 0.3), width=max(2, thick)), "brown")
    ends = [(0.1, 0.46), (0.06, 0.22), (0.26, 0.04), (0.78, 0.02), (0.98, 0.18), (0.94, 0.44)]
    for x, y in ends:
        middle = ((lean + x) / 2, max(0.04, min(0.28, y) - 0.06))
        f.paint(f.curve((lean, 0.28), middle, (x, y), width=max(2, thick)), "green")
    if f.unit >= 14 and rng.random() < 0.7:
        f.paint(
            f.round(lean - 0.06, 0.36, f.cells(0.09, 2)) | f.round(lean + 0.08, 0.34, f.cells(0.09, 2)),
            "brown",
        )
    f.paint(f.oval(0.45, 1.02, 0.42, 0.12), "yellow")
    if f.unit >= 18:
        sun(f, rng, "orange")


def draw_mushroom(f: Frame, rng: Random) -> None:
    """A cap with dots."""
    cap = rng.choice(["red", "brown", "orange"])
    wide = rng.uniform(0.15, 0.2)
    f.paint(
        f.polygon((0.5 - wide, 0.4), (0.5 + wide, 0.4), (0.54 + wide, 1), (0.46 - wide, 1)),
        "tan",
        hollow=True,
    )
    low = rng.uniform(0.52, 0.58)
    shape = f.oval(0.5, low, 0.48, low) & f.box(0, 0, 1, low)
    top = f.paint(shape, cap, gap=not f.is_coloured)
    spot = f.cells(0.12, 2)
    for x, y in (
        ((0.5, 0.18), (0.24, 0.36), (0.76, 0.36))
        if rng.random() < 0.5
        else ((0.34, 0.2), (0.66, 0.2), (0.5, 0.4))
    ):
        f.mark(f.round(x, y, spot) & top, "white")
    grass(f, rng)


def draw_leaf(f: Frame, rng: Random) -> None:
    """A leaf with its veins, lying aslant."""
    colour, vein = rng.choice(
        [("green", "lime"), ("orange", "yellow"), ("red", "orange"), ("dark green", "lime")]
    )
    f.paint(f.line((0.7, 0.7), (0.98, 0.98), width=f.cells(0.08)), "brown")
    wide = rng.uniform(0.0, 0.06)
    leaf = f.paint(
        f.blob((0.02, 0.02), (0.4, 0.02 - wide), (0.78, 0.3), (0.8, 0.8), (0.3, 0.78), (0.02 - wide, 0.4)),
        colour,
    )
    f.mark(f.line((0.1, 0.1), (0.8, 0.8)) & leaf, vein)
    for at in (0.3, 0.46, 0.62) if f.unit >= 15 else (0.4,):
        f.mark(f.line((at, at), (at + 0.02, at - 0.24)) & leaf, vein)
        f.mark(f.line((at, at), (at - 0.24, at + 0.02)) & leaf, vein)


def draw_pot_plant(f: Frame, rng: Random) -> None:
    """Leaves that fan out of a pot."""
    pot, leaf = rng.choice([("orange", "green"), ("blue", "lime"), ("red", "dark green")])
    thick = f.cells(0.12, 2)
    f.paint(f.cell(0.5, 0.34, f.odd(0.1), round(f.height * 0.66)), leaf)
    for x, y in ((0.02, 0.36), (0.14, 0.1)):
        f.paint(f.both(f.curve((0.48, 0.62), (0.36, 0.36), (x + 0.02, y), width=thick)), leaf)
    f.paint(f.both(f.oval(0.28, 0.5, 0.16, 0.07, 20)), leaf)
    f.paint(f.polygon((0.2, 0.64), (0.8, 0.64), (0.7, 1), (0.3, 1)), pot, gap=True)
    f.paint(f.box(0.14, 0.6, 0.86, 0.7), pot, gap=not f.is_coloured)
    if f.unit >= 16 and rng.random() < 0.6:
        f.mark(f.box(0.25, 0.82, 0.75, 0.82 + 1 / f.height), "yellow")


def draw_clover(f: Frame, rng: Random) -> None:
    """Four leaves for luck."""
    r = rng.uniform(0.125, 0.14)
    top = f.both(f.disc(0.38 - r * 0.4, 0.13, r) | f.polygon((0.5, 0.44), (0.26, 0.16), (0.5, 0.14)))
    side = f.disc(0.13, 0.31, r) | f.disc(0.13, 0.53, r) | f.polygon((0.46, 0.42), (0.14, 0.24), (0.14, 0.6))
    low = frozenset((x, f.top + f.top + round(0.84 * f.height) - 1 - y) for x, y in top)
    f.paint(top, "green")
    f.paint(low, "green", gap=not f.is_coloured)
    f.paint(f.both(side), "green", gap=not f.is_coloured)
    f.paint(f.curve((0.5, 0.72), (0.54, 0.86), (0.72, 0.98), width=f.cells(0.08)), "dark green")


MOTIFS = (
    Motif("tulip", "garden", draw_tulip, (14, 40), (3, 4), turns=False),
    Motif("daisy", "garden", draw_daisy, (16, 40), (3, 4), turns=False),
    Motif("sunflower", "garden", draw_sunflower, (20, 40), (3, 4), turns=False),
    Motif("cactus", "garden", draw_cactus, (11, 40), (4, 5)),
    Motif("tree", "garden", draw_tree, (11, 40), (5, 6), turns=False),
    Motif("fir", "garden", draw_fir, (10, 40), (5, 6), turns=False),
    Motif("palm", "travel", draw_palm, (14, 40)),
    Motif("mushroom", "garden", draw_mushroom, (10, 40), turns=False),
    Motif("leaf", "garden", draw_leaf, (13, 40)),
    Motif("pot-plant", "garden", draw_pot_plant, (13, 40), turns=False),
    Motif("clover", "garden", draw_clover, (18, 40)),
)
