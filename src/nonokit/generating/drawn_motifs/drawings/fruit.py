"""Fruit and vegetables: apple, pear, cherries, strawberry, grapes, pineapple, melon, banana, lemon, carrot, pumpkin."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def stalk(f: Frame, x: float, top: float, low: float, *, leaf: bool = True) -> None:
    """A stalk, often with a leaf."""
    f.paint(f.line((x + 0.02, top), (x - 0.01, low), width=f.cells(0.06)), "brown")
    if leaf:
        f.paint(f.oval(x + 0.16, top + 0.07, 0.16, 0.08, -20), "green")


def shine(f: Frame, x: float, y: float, rng: Random, colour: str = "white") -> None:
    """Light on a round thing."""
    if f.unit >= 12 and rng.random() < 0.8:
        f.mark(f.curve((x, y + 0.14), (x + 0.01, y + 0.05), (x + 0.08, y - 0.02)), colour)


def draw_apple(f: Frame, rng: Random) -> None:
    """Round with a dent, a stalk and a leaf, sometimes bitten."""
    colour = rng.choice(["red", "lime", "yellow"])
    stalk(f, 0.5, 0, 0.28, leaf=rng.random() < 0.8)
    wide = rng.uniform(0.26, 0.28)
    body = (
        f.both(f.oval(0.5 - 0.5 + wide, 0.54, wide, 0.34))
        | f.oval(0.5, 0.62, 0.36, 0.37)
        | f.both(f.oval(0.36, 0.8, 0.18, 0.18))
    )
    f.paint(body, colour, gap=False)
    if rng.random() < 0.35:
        f.cut(f.disc(1.0, 0.56, 0.2))
    shine(f, 0.2, 0.46, rng)


def draw_pear(f: Frame, rng: Random) -> None:
    """A round bottom and a narrow neck."""
    colour = rng.choice(["lime", "yellow", "green"])
    stalk(f, 0.5, 0, 0.2, leaf=rng.random() < 0.7)
    lean = rng.uniform(-0.03, 0.03)
    f.paint(
        f.oval(0.5, 0.7, 0.42, 0.3)
        | f.oval(0.5 + lean, 0.36, 0.24, 0.24)
        | f.polygon((0.27 + lean, 0.4), (0.73 + lean, 0.4), (0.9, 0.66), (0.1, 0.66)),
        colour,
    )
    shine(f, 0.22, 0.66, rng)


def draw_cherries(f: Frame, rng: Random) -> None:
    """Two on one stalk."""
    r = rng.uniform(0.2, 0.23)
    low = rng.uniform(0.7, 0.76)
    thick = f.cells(0.09)
    f.paint(f.curve((0.6, 0.04), (0.44, 0.26), (0.26, low - 0.14), width=thick), "brown")
    f.paint(f.curve((0.6, 0.04), (0.72, 0.3), (0.74, 0.64), width=thick), "brown")
    f.paint(f.oval(0.8, 0.1, 0.2, 0.1, 15), "green")
    for x, y in ((r + 0.02, low), (0.98 - r, 0.98 - r)):
        f.paint(f.disc(x, y, r), "red")
        if f.unit >= 13:
            f.mark(f.cell(x - 0.08, y - 0.06, f.cells(0.05), f.cells(0.08)), "white")


def draw_strawberry(f: Frame, rng: Random) -> None:
    """Pointed below, with seeds and a crown of leaves."""
    berry = f.paint(
        f.blob(
            (0.5, 0.16),
            (0.84, 0.2),
            (0.96, 0.42),
            (0.72, 0.8),
            (0.5, 0.99),
            (0.28, 0.8),
            (0.04, 0.42),
            (0.16, 0.2),
        ),
        "red",
    )
    f.paint(
        f.polygon(
            (0.5, 0),
            (0.6, 0.14),
            (0.84, 0.08),
            (0.72, 0.24),
            (0.8, 0.32),
            (0.56, 0.26),
            (0.5, 0.38),
            (0.44, 0.26),
            (0.2, 0.32),
            (0.28, 0.24),
            (0.16, 0.08),
            (0.4, 0.14),
        ),
        "green",
        gap=not f.is_coloured,
    )
    step = 4 if f.unit >= 14 else 3
    phase = rng.randrange(2)
    for x, y in sorted(berry):
        row = (y - f.top) // 2
        if (
            (y - f.top) % 2 == 0
            and y > f.top + f.height * 0.36
            and (x - f.left + 2 * ((row + phase) % 2)) % step == 0
            and (x + 1, y) in berry
            and (x - 1, y) in berry
        ):
            f.mark({(x, y)}, "yellow")


def draw_grapes(f: Frame, rng: Random) -> None:
    """A bunch in rows that get shorter."""
    colour = rng.choice(["purple", "lime"])
    f.paint(f.line((0.5, 0), (0.5, 0.24), width=f.cells(0.06)), "brown")
    f.paint(f.polygon((0.5, 0.16), (0.64, 0), (0.9, 0.04), (0.96, 0.2), (0.7, 0.22)), "green")
    rows = 4 if f.unit >= 20 else 3
    side = max(3, int(f.width * 0.98) // rows)
    for row in range(rows):
        count = rows - row
        for ball in range(count):
            x = f.left + f.width / 2 + (ball - (count - 1) / 2) * side
            y = f.top + f.height * 0.24 + side * 0.5 + row * (f.height * 0.76 - side) / (rows - 1)
            left, top = round(x - side / 2 + 0.01), round(y - side / 2)
            ball_shape = shapes.oval(left + side / 2, top + side / 2, side / 2, side / 2)
            f.paint(ball_shape, colour, gap=True)
            if side >= 5:
                f.mark({(left + 1 + side // 5, top + 1)}, "white")


def draw_pineapple(f: Frame, rng: Random) -> None:
    """A tuft of leaves over a net."""
    for x, y in ((0.5, 0), (0.26, 0.04), (0.08, 0.18)):
        f.paint(f.both(f.polygon((0.34, 0.42), (x - 0.02, y), (0.52, 0.34))), "green")
    body = f.paint(f.oval(0.5, 0.68, 0.4, 0.33), rng.choice(["yellow", "orange"]))
    apart = 4 if f.unit < 22 else 5
    phase = rng.randrange(apart)
    for x, y in sorted(body):
        across, down = x - f.left, y - f.top + phase
        if f.is_coloured:
            if (across + down) % apart == 0 or (f.width - 1 - across + down) % apart == 0:
                f.mark({(x, y)}, "brown")
        elif down % 3 == 0 and (across + 2 * (down // 3 % 2)) % 4 == f.width // 2 % 4:
            f.mark({(x, y)})


def draw_melon(f: Frame, rng: Random) -> None:
    """A slice with pips."""
    bite = rng.random() < 0.4
    half = f.oval(0.5, 0.04, 0.5, 0.96) & f.box(0, 0.04, 1, 1)
    inner = f.oval(0.5, 0.04, 0.5 - 2.2 / f.width, 0.96 - 2.4 / f.height) & f.box(0, 0.04, 1, 1)
    f.paint(half, "green")
    flesh = f.paint(inner, "red", gap=True)
    seeds = [(0.3, 0.26), (0.5, 0.3), (0.7, 0.26), (0.4, 0.5), (0.6, 0.5)]
    for x, y in seeds[: 5 if f.unit >= 10 else 3]:
        f.mark(f.cell(x, y, 1, f.cells(0.1)) & flesh, "black")
    if bite and f.unit >= 10:
        f.cut(f.disc(0.82, 0, 0.16))


def draw_banana(f: Frame, rng: Random) -> None:
    """A crescent with dark tips."""
    fat = rng.uniform(0.0, 0.06)
    f.paint(
        f.blob(
            (0.12, 0.1),
            (0.22, 0.08),
            (0.32, 0.4),
            (0.56, 0.6),
            (0.9, 0.64),
            (0.96, 0.74),
            (0.8, 0.9),
            (0.46, 0.92 + fat),
            (0.16, 0.66),
            (0.06, 0.32),
        ),
        "yellow",
    )
    f.paint(f.box(0.1, 0, 0.1 + f.cells(0.12, 2) / f.width, 0.14), "brown")
    f.paint(f.cell(0.95, 0.7, f.cells(0.08), f.cells(0.1)), "brown")
    f.mark(f.curve((0.18, 0.26), (0.26, 0.54), (0.5, 0.76), (0.8, 0.78)), "orange")


def draw_lemon(f: Frame, rng: Random) -> None:
    """An oval with a nipple, with a leaf."""
    f.paint(
        f.oval(0.5, 0.56, 0.36, 0.36, 0)
        | f.cell(0.06, 0.6, f.cells(0.16), f.cells(0.14))
        | f.oval(0.5, 0.58, 0.46, 0.2)
        | f.cell(0.95, 0.56, f.cells(0.12), f.cells(0.12)),
        "yellow",
    )
    f.paint(f.oval(0.74, 0.1, 0.22, 0.09, -20), "green", gap=True)
    f.paint(f.line((0.5, 0.22), (0.56, 0.12)), "brown")
    shine(f, 0.2, 0.5, rng)
    for x, y in ((0.56, 0.44), (0.68, 0.64), (0.5, 0.72)):
        if f.unit >= 14:
            f.mark(f.cell(x, y), "orange")


def draw_carrot(f: Frame, rng: Random) -> None:
    """A root aslant, leaves on top."""
    for x, y in ((0.98, 0.26), (0.86, 0.02), (0.62, 0.04)):
        f.paint(
            f.curve(
                (0.66, 0.36),
                ((0.66 + x) / 2 + 0.02, (0.36 + y) / 2 - 0.04),
                (x - 0.02, y + 0.02),
                width=f.cells(0.09, 2),
            ),
            "green",
        )
    root = f.paint(
        f.blob((0.5, 0.3), (0.66, 0.32), (0.72, 0.48), (0.46, 0.8), (0.06, 0.98), (0.02, 0.94), (0.2, 0.56)),
        "orange",
        gap=not f.is_coloured,
    )
    for x, y in ((0.5, 0.42), (0.36, 0.58), (0.22, 0.74)):
        f.mark(f.line((x - 0.1, y - 0.04), (x - 0.02, y + 0.03)) & root, "brown")


def draw_pumpkin(f: Frame, rng: Random) -> None:
    """Ribs, and often a face."""
    f.paint(f.cell(0.5, 0.1, f.odd(0.12), f.cells(0.2)), "green")
    body = f.both(f.oval(0.28, 0.58, 0.28, 0.4)) | f.oval(0.5, 0.58, 0.26, 0.42)
    f.paint(body, "orange", gap=not f.is_coloured)
    if rng.random() < 0.65:
        eye = f.polygon((0.2, 0.52), (0.3, 0.36), (0.42, 0.52))
        f.mark(f.both(eye if f.unit > 11 else f.cell(0.3, 0.46, 2, 2)))
        f.mark(f.polygon((0.44, 0.64), (0.5, 0.54), (0.56, 0.64)))
        mouth = f.polygon((0.16, 0.66), (0.3, 0.74), (0.7, 0.74), (0.84, 0.66), (0.72, 0.88), (0.28, 0.88))
        tooth = f.both(f.cell(0.4, 0.74, f.cells(0.08), f.cells(0.09)))
        f.mark(mouth - tooth if f.unit >= 14 else mouth)
    else:
        f.mark(f.both(f.arc(0.5, 0.58, 0.3, 0.36, 110, 250)), "brown")
        f.mark(f.both(f.arc(0.5, 0.58, 0.12, 0.38, 110, 250)), "brown")


MOTIFS = (
    Motif("apple", "kitchen", draw_apple, (10, 40)),
    Motif("pear", "kitchen", draw_pear, (11, 40), (4, 5)),
    Motif("cherries", "kitchen", draw_cherries, (14, 40)),
    Motif("strawberry", "kitchen", draw_strawberry, (14, 40), (5, 6), turns=False),
    Motif("grapes", "kitchen", draw_grapes, (18, 40), (4, 5), is_joined=False),
    Motif("pineapple", "kitchen", draw_pineapple, (15, 40), (2, 3), turns=False),
    Motif("melon", "kitchen", draw_melon, (12, 40), (5, 3)),
    Motif("banana", "kitchen", draw_banana, (13, 40)),
    Motif("lemon", "kitchen", draw_lemon, (15, 40), (5, 4)),
    Motif("carrot", "kitchen", draw_carrot, (15, 40)),
    Motif("pumpkin", "kitchen", draw_pumpkin, (12, 40), (6, 5), turns=False),
)
