"""On the table: cup, teapot, ice cream, cake, cupcake, pizza, burger, bottle, glass, saucepan, egg, doughnut, cheese."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.shapes import rim


def steam(f: Frame, xs: tuple[float, ...], low: float) -> None:
    """Wisps that rise."""
    for x in xs:
        top = f.top
        bottom = f.top + round(low * f.height)
        column = f.left + int(x * f.width)
        f.paint(
            frozenset((column + ((y - top) // 2) % 2, y) for y in range(top, bottom)), "grey", scenery=True
        )


def draw_cup(f: Frame, rng: Random) -> None:
    """A cup with its handle, on a saucer, steaming."""
    colour = rng.choice(["red", "blue", "orange", "green", "purple"])
    top = 0.34 if f.unit >= 12 else 0.24
    f.paint(f.ring(0.76, 0.56, 0.2, f.cells(0.09)), colour)
    deep = rng.uniform(0.06, 0.16)
    f.paint(f.polygon((0.06, top), (0.76, top), (0.76 - deep, 0.86), (0.06 + deep, 0.86)), colour)
    f.paint(f.box(0, 0.9, 0.92, 1), colour)
    if f.unit >= 14:
        pattern = rng.choice(["band", "heart", "none"])
        if pattern == "band":
            f.mark(
                f.box(0.08, top + 0.18, 0.74, top + 0.18 + f.cells(0.06) / f.height) & f.canvas.cells.keys(),
                "yellow",
            )
        elif pattern == "heart":
            f.mark(
                f.disc(0.35, 0.54, 0.07)
                | f.disc(0.48, 0.54, 0.07)
                | f.polygon((0.28, 0.56), (0.55, 0.56), (0.415, 0.74)),
                "yellow",
            )
    if f.unit >= 12:
        steam(f, (0.24, 0.44, 0.6)[: 2 + (f.unit > 18)], top - 0.08)


def draw_teapot(f: Frame, rng: Random) -> None:
    """Spout, handle, lid."""
    colour, band = rng.choice(
        [("blue", "sky blue"), ("red", "yellow"), ("green", "lime"), ("purple", "pink")]
    )
    f.paint(f.polygon((0, 0.34), (0.1, 0.3), (0.34, 0.66), (0.3, 0.84)), colour)
    f.paint(f.arc(0.8, 0.56, 0.16, 0.22, -100, 100, width=f.cells(0.09)), colour)
    f.paint(f.oval(0.5, 0.62, 0.32, 0.36), colour)
    f.paint(f.box(0.32, 0.94, 0.68, 1), colour)
    f.paint(f.oval(0.5, 0.26, 0.18, 0.1), colour, gap=not f.is_coloured)
    f.paint(f.cell(0.5, 0.1, f.odd(0.1), f.cells(0.12)), band)
    if f.unit >= 12:
        f.mark(f.box(0.2, 0.58, 0.8, 0.58 + f.cells(0.06) / f.height) & f.oval(0.5, 0.62, 0.32, 0.36), band)


def draw_ice_cream(f: Frame, rng: Random) -> None:
    """Scoops in a cone."""
    scoops = rng.choice((1, 2, 3))
    flavours = rng.sample(["pink", "brown", "lime", "sky blue", "yellow"], 3)
    rim = 0.5 if scoops > 1 else 0.42
    cone = f.paint(f.polygon((0.2, rim), (0.8, rim), (0.5, 1.02)), "tan")
    apart = 4 if f.unit >= 12 else 3
    for x, y in sorted(cone) if f.unit >= 14 or f.is_coloured else ():
        if (x - f.left + y) % apart == 0 or ((f.right - 1 - x + y) % apart == 0 and f.is_coloured):
            f.mark({(x, y)}, "brown")
    r = 0.25 * f.width / f.unit
    if scoops == 1:
        places = [(0.5, 0.28)]
        r *= 1.25
    elif scoops == 2:
        places = [(0.32, 0.38), (0.68, 0.38)] if rng.random() < 0.5 else [(0.5, 0.4), (0.5, 0.2)]
    else:
        places = [(0.3, 0.42), (0.7, 0.42), (0.5, 0.22)]
    for place, flavour in zip(places, flavours, strict=False):
        f.paint(f.disc(*place, r), flavour, gap=True)
    if rng.random() < 0.5 and scoops != 2:
        f.paint(f.round(0.5, 0.05, f.odd(0.14, 2)), "red", gap=True)


def draw_cake(f: Frame, rng: Random) -> None:
    """Two tiers with icing and candles."""
    icing, dough = rng.choice([("pink", "tan"), ("sky blue", "yellow"), ("brown", "tan")])
    low = f.paint(f.box(0.04, 0.62, 0.96, 0.94), dough)
    high = f.paint(f.box(0.2, 0.34, 0.8, 0.62), dough, gap=not f.is_coloured)
    f.paint(f.box(0, 0.95, 1, 1), "grey", gap=not f.is_coloured)
    for part, y in ((low, 0.62), (high, 0.34)):
        drip = frozenset(c for c in part if c[1] < f.top + y * f.height + 1 + (c[0] % 4 < 2) * f.cells(0.07))
        if f.is_coloured:
            f.mark(drip, icing)
        else:
            f.mark(frozenset((x, yy + 1) for x, yy in drip) - drip & part)
    count = 1 if f.width < 13 else rng.choice((2, 3))
    for candle in range(count):
        x = 0.5 + (candle - (count - 1) / 2) * 0.2
        f.paint(f.cell(x, 0.26, f.odd(0.05) if count == 1 else f.cells(0.05), f.cells(0.16)), "red")
        f.paint(
            f.cell(x, 0.12, f.odd(0.05) if count == 1 else f.cells(0.05), f.cells(0.1)),
            "yellow",
            gap=not f.is_coloured,
        )


def draw_cupcake(f: Frame, rng: Random) -> None:
    """A swirl in a paper cup."""
    icing = rng.choice(["pink", "sky blue", "brown", "lime"])
    cup = f.paint(f.polygon((0.14, 0.62), (0.86, 0.62), (0.74, 1), (0.26, 1)), "orange")
    for x, _ in sorted(cup):
        if (x - f.left) % 3 == f.width // 2 % 3 if f.unit > 11 else False:
            f.mark({c for c in cup if c[0] == x and c[1] > f.top + f.height * 0.66}, "brown")
    f.paint(f.oval(0.5, 0.52, 0.48, 0.14), icing, gap=not f.is_coloured)
    f.paint(f.oval(0.5, 0.35, 0.34, 0.13), icing, gap=True)
    f.paint(f.oval(0.5, 0.2, 0.2, 0.1), icing, gap=True)
    if rng.random() < 0.7:
        f.paint(f.round(0.5, 0.08, f.odd(0.16, 2)), "red", gap=True)


def draw_pizza(f: Frame, rng: Random) -> None:
    """A slice with its topping."""
    f.paint(
        f.blob((0.04, 0.12), (0.3, 0.02), (0.7, 0.02), (0.96, 0.12), (0.94, 0.22), (0.5, 0.16), (0.06, 0.22)),
        "brown",
    )
    cheese = f.paint(f.polygon((0.08, 0.2), (0.92, 0.2), (0.5, 1)), "yellow", gap=not f.is_coloured)
    side = f.cells(0.17, 2)
    for x, y in (
        ((0.32, 0.36), (0.62, 0.42), (0.46, 0.64))
        if rng.random() < 0.5
        else ((0.4, 0.34), (0.66, 0.32), (0.5, 0.58))
    ):
        f.mark(f.round(x, y, side) & cheese, "red")
    if f.unit >= 16:
        for x, y in ((0.5, 0.28), (0.34, 0.52), (0.52, 0.8)):
            f.mark(f.cell(x, y) & cheese, "green")


def draw_burger(f: Frame, rng: Random) -> None:
    """A bun and what is between."""
    f.paint(f.oval(0.5, 0.42, 0.48, 0.42) & f.box(0, 0, 1, 0.38), "tan")
    if f.unit >= 13:
        for x, y in ((0.3, 0.2), (0.5, 0.12), (0.7, 0.2), (0.42, 0.26), (0.6, 0.27)):
            f.mark(f.cell(x, y), "yellow" if not f.is_coloured else "brown")
    layers = [("lime", "wavy"), ("red", "flat"), ("brown", "flat")]
    rng.shuffle(layers)
    y = 0.38 + 1 / f.height
    for colour, kind in layers[: 3 if f.unit >= 15 else 2]:
        tall = max(1, round(0.1 * f.height))
        strip = f.box(0 if kind == "wavy" else 0.06, y, 1 if kind == "wavy" else 0.94, y + tall / f.height)
        f.paint(strip, colour, gap=not f.is_coloured)
        y += (tall + (not f.is_coloured)) / f.height
    f.paint(
        f.box(0.04, y, 0.96, 1) - f.both(f.cell(0.04 + 0.5 / f.width, 1 - 0.5 / f.height)),
        "tan",
        gap=not f.is_coloured,
    )


def draw_bottle(f: Frame, rng: Random) -> None:
    """A neck, shoulders and a label."""
    colour = rng.choice(["green", "blue", "brown", "purple"])
    neck = f.odd(0.28, 2)
    f.paint(f.cell(0.5, 0.04, neck + 2, f.cells(0.14)), "red" if f.is_coloured else colour)
    f.paint(f.cell(0.5, 0.2, neck, round(f.height * 0.3)), colour)
    shoulder = rng.uniform(0.32, 0.42)
    f.paint(
        f.polygon(
            (0.36, shoulder - 0.1),
            (0.64, shoulder - 0.1),
            (1, shoulder + 0.08),
            (1, 1),
            (0, 1),
            (0, shoulder + 0.08),
        ),
        colour,
    )
    label = f.box(0.0, 0.58, 1, 0.84)
    f.hole(label if f.unit > 8 else frozenset(), "tan")
    if f.unit >= 9:
        sign = rng.choice(["disc", "line"])
        f.mark(
            f.disc(0.5, 0.71, 0.22)
            if sign == "disc"
            else f.box(0.2, 0.66, 0.8, 0.7) | f.box(0.2, 0.74, 0.8, 0.78),
            "red",
        )


def draw_glass(f: Frame, rng: Random) -> None:
    """A stemmed glass with something in it."""
    drink = rng.choice(["red", "orange", "lime", "pink"])
    kind = rng.choice(["bowl", "cone"])
    f.paint(f.cell(0.5, 0.76, f.odd(0.06), round(f.height * 0.44)), "grey")
    f.paint(f.box(0.2, 0.94, 0.8, 1), "grey")
    if kind == "bowl":
        bowl = f.oval(0.5, 0.24, 0.4, 0.36) & f.box(0, 0.02, 1, 1)
    else:
        bowl = f.polygon((0, 0), (1, 0), (0.56, 0.56), (0.44, 0.56))
    f.paint(bowl, "grey", hollow=True)
    if f.is_coloured:
        f.canvas.hole(bowl - rim(bowl))
    level = rng.uniform(0.16, 0.26)
    inner = frozenset(c for c in bowl if c[1] >= f.top + level * f.height)
    f.paint(inner, drink)
    if kind == "cone" and f.unit >= 12:
        f.paint(f.round(0.5, 0.3, f.odd(0.14, 2)), "green", gap=True)


def draw_saucepan(f: Frame, rng: Random) -> None:
    """A pot with lid and handles."""
    colour = rng.choice(["red", "blue", "grey", "orange"])
    if rng.random() < 0.5:
        f.paint(f.both(f.box(0, 0.48, 0.16, 0.48 + f.cells(0.12) / f.height)), "black")
    else:
        f.paint(f.box(0.8, 0.48, 1, 0.48 + f.cells(0.1) / f.height) | f.box(0, 0.48, 0.0, 0.5), "black")
    f.paint(f.box(0.12, 0.42, 0.86, 0.98) - f.cell(0.13, 0.97) - f.cell(0.85, 0.97), colour)
    f.paint(
        f.blob((0.08, 0.4), (0.3, 0.2), (0.7, 0.2), (0.9, 0.4)) & f.box(0, 0, 1, 0.4),
        "grey" if colour != "grey" else "black",
        gap=True,
    )
    f.paint(f.box(0.43, 0.08, 0.55, 0.22), "black")
    if f.unit >= 14:
        steam(f, (0.18, 0.78), 0.14)


def draw_egg(f: Frame, rng: Random) -> None:
    """A boiled egg in its cup, or fried in a pan."""
    f.paint(f.oval(0.5, 0.36, 0.3, 0.36), "tan")
    if rng.random() < 0.6:
        crack = f.line((0.2, 0.3), (0.34, 0.38), (0.44, 0.28), (0.56, 0.38), (0.68, 0.28), (0.8, 0.34))
        f.mark(crack & f.oval(0.5, 0.36, 0.3, 0.36), "brown")
    colour = rng.choice(["blue", "red", "green"])
    cup = f.polygon((0.12, 0.46), (0.88, 0.46), (0.68, 0.74), (0.32, 0.74))
    f.paint(cup, colour, gap=not f.is_coloured)
    f.paint(f.cell(0.5, 0.82, f.odd(0.14, 2), round(f.height * 0.24)), colour)
    f.paint(f.box(0.2, 0.92, 0.8, 1), colour)


def draw_doughnut(f: Frame, rng: Random) -> None:
    """A ring with icing and sprinkles."""
    icing = rng.choice(["pink", "brown", "sky blue"])
    f.paint(f.disc(0.5, 0.5, 0.5), "tan")
    top = f.disc(0.5, 0.48, 0.42) if f.is_coloured else f.disc(0.5, 0.5, 0.5)
    f.paint(top, icing)
    f.hole(f.round(0.5, 0.5, f.odd(0.3, 2)))
    for x, y in (
        (0.26, 0.26),
        (0.5, 0.16),
        (0.74, 0.3),
        (0.18, 0.5),
        (0.84, 0.54),
        (0.3, 0.76),
        (0.52, 0.84),
        (0.7, 0.74),
    ):
        if rng.random() < 0.9:
            wide, high = rng.choice([(f.cells(0.09), 1), (1, f.cells(0.09))])
            f.mark(f.cell(x, y, wide, high), rng.choice(("yellow", "red")))


def draw_cheese(f: Frame, rng: Random) -> None:
    """A wedge with holes."""
    f.paint(f.polygon((0, 0.44), (0.7, 0), (1, 0.4), (1, 0.46), (0, 0.46)), "yellow")
    front = f.paint(f.box(0, 0.46, 1, 1), "orange", gap=not f.is_coloured)
    holes = [(0.2, 0.66, 0.2), (0.5, 0.8, 0.26), (0.78, 0.64, 0.2), (0.9, 0.92, 0.16)]
    for x, y, r in holes:
        f.hole(f.round(x, y, f.cells(r + rng.uniform(-0.03, 0.03), 2)) & front, "brown")


MOTIFS = (
    Motif("cup", "kitchen", draw_cup, (12, 40), is_joined=False),
    Motif("teapot", "kitchen", draw_teapot, (12, 40), (5, 4)),
    Motif("ice-cream", "kitchen", draw_ice_cream, (18, 40), (2, 3), turns=False),
    Motif("cake", "kitchen", draw_cake, (13, 40), turns=False, is_joined=False),
    Motif("cupcake", "kitchen", draw_cupcake, (15, 40), (5, 6), turns=False),
    Motif("pizza", "kitchen", draw_pizza, (18, 40)),
    Motif("burger", "kitchen", draw_burger, (13, 40), (5, 4), turns=False, is_joined=False),
    Motif("bottle", "kitchen", draw_bottle, (15, 40), (1, 2), turns=False),
    Motif("glass", "kitchen", draw_glass, (12, 40), (3, 4), turns=False),
    Motif("saucepan", "kitchen", draw_saucepan, (13, 40), (5, 4), is_joined=False),
    Motif("egg", "kitchen", draw_egg, (16, 40), (3, 4), turns=False),
    Motif("doughnut", "kitchen", draw_doughnut, (14, 40), turns=False),
    Motif("cheese", "kitchen", draw_cheese, (14, 40), (3, 2)),
)
