"""Landscapes: mountains, island, sunset, volcano, desert, rainbow, night village."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import behind, birds, stars
from nonokit.generating.drawn_motifs.shapes import rim, unit


def fir(f: Frame, colour: str = "dark green") -> None:
    """A small fir that fills its frame."""
    f.paint(f.cell(0.5, 0.94, f.odd(0.16), max(1, round(f.height * 0.16))), "brown")
    f.paint(
        f.polygon((0.5, 0), (0.86, 0.46), (0.14, 0.46)) | f.polygon((0.5, 0.24), (1, 0.86), (0, 0.86)), colour
    )


def draw_mountains(f: Frame, rng: Random) -> None:
    """Two peaks with snow, firs, a sun."""
    x, y = rng.uniform(0.6, 0.72), rng.uniform(0.3, 0.38)
    f.paint(f.polygon((x, y), (1.1, 0.96), (0.2, 0.96)), "silver", hollow=False)
    px, py = rng.uniform(0.3, 0.4), rng.uniform(0.12, 0.2)
    peak = f.paint(f.polygon((px, py), (0.86, 0.96), (-0.1, 0.96)), "grey", gap=True)
    cap = f.polygon((px, py), (px + 0.26, py + 0.42), (px - 0.26, py + 0.42))
    jag = f.polygon(
        (px - 0.22, py + 0.26),
        (px - 0.08, py + 0.22),
        (px, py + 0.32),
        (px + 0.08, py + 0.2),
        (px + 0.24, py + 0.28),
        (px + 0.3, py + 0.5),
        (px - 0.3, py + 0.5),
    )
    f.hole(
        (cap & peak) - jag if f.is_coloured else ((cap & peak) - jag) - rim(peak),
        "silver" if f.is_coloured else "white",
    )
    f.paint(f.box(0, 0.94, 1, 1), "green")
    if f.unit >= 15 and f.is_coloured:
        for tx in (0.06, 0.22, 0.78) if rng.random() < 0.5 else (0.12, 0.7, 0.86):
            fir_frame = f.part(tx, 0.7, tx + 0.16, 0.97)
            fir(fir_frame)
    r = f.cells(0.16, 3)
    behind(f, f.round(rng.choice((0.1, 0.86)), 0.1, r), "yellow")


def draw_island(f: Frame, rng: Random) -> None:
    """A palm on a small island, a sun over the sea."""
    lean = rng.uniform(0.52, 0.6)
    f.paint(f.oval(0.48, 0.9, 0.36, 0.13), "yellow")
    f.paint(f.curve((0.42, 0.82), (0.46, 0.56), (lean, 0.32), width=f.cells(0.06, 2)), "brown")
    for x, y in ((0.2, 0.46), (0.2, 0.24), (0.4, 0.1), (0.74, 0.1), (0.92, 0.26), (0.86, 0.46)):
        middle = ((lean + x) / 2, min(0.3, y) - 0.04)
        f.paint(f.curve((lean, 0.3), middle, (x, y), width=f.cells(0.06, 2)), "green")
    sea = f.box(0, 0.9, 1, 1)
    start = rng.randrange(4)
    crest = frozenset((x, min(c[1] for c in sea) - 1) for x in range(f.left, f.right) if (x + start) % 4 < 2)
    f.paint(sea | (crest - f.canvas.cells.keys()), "blue", gap=not f.is_coloured, scenery=True)
    behind(f, f.round(0.1, 0.12, f.cells(0.18, 3)), "orange")
    birds(f, rng)


def draw_sunset(f: Frame, rng: Random) -> None:
    """The sun half in the sea, its light on the water."""
    line = rng.uniform(0.5, 0.56)
    r = 0.3
    disc = f.oval(0.5, line, r, r * f.unit / f.height * 1.1) & f.box(0, 0, 1, line)
    f.paint(disc, "orange")
    if f.unit >= 14:
        for angle in (-90, -130, -165):
            across, down = unit(angle)
            a = (0.5 + across * (r + 0.07), line + down * (r + 0.07))
            b = (0.5 + across * (r + 0.2), line + down * (r + 0.2))
            ray = f.line(a, b) if angle != -90 else f.cell(0.5, line - r - 0.14, f.odd(0.04), f.cells(0.12))
            f.paint(f.both(ray), "yellow", scenery=True)
    y = f.top + round(line * f.height)
    width, step = f.width, 0
    while y < f.bottom:
        inset = round(step * f.width * 0.06)
        row = {
            (x, y) for x in range(f.left + (0 if step == 0 else inset), f.right - (0 if step == 0 else inset))
        }
        f.paint(row, "blue" if step % 2 == 0 else "sky blue", scenery=step > 0)
        if step and f.is_coloured:
            half = max(1, width // 8 - step // 2)
            f.mark({(x, y) for x, _ in row if abs(x + 0.5 - f.left - f.width / 2) <= half}, "orange")
        step += 1
        y += 2
    if rng.random() < 0.7 and f.unit >= 16:
        birds(f, rng)


def draw_volcano(f: Frame, rng: Random) -> None:
    """Fire on top, smoke above, lava down the slope."""
    cone = f.paint(f.polygon((0.36, 0.36), (0.64, 0.36), (1, 1), (0, 1)), "brown")
    drop = rng.uniform(0.6, 0.8)
    f.mark(
        (
            f.line((0.44, 0.36), (0.4, 0.56), (0.46, drop), width=f.cells(0.07))
            | f.line((0.56, 0.36), (0.6, 0.5), (0.58, drop - 0.14), width=f.cells(0.06))
        )
        & cone,
        "red",
    )
    f.paint(
        f.polygon(
            (0.4, 0.38), (0.34, 0.14), (0.46, 0.22), (0.5, 0.04), (0.56, 0.22), (0.66, 0.12), (0.6, 0.38)
        ),
        "orange",
        gap=not f.is_coloured,
    )
    f.paint(f.round(0.2, 0.14, f.cells(0.2, 3)) | f.round(0.08, 0.1, f.cells(0.14, 2)), "grey", scenery=True)
    f.paint(f.round(0.82, 0.1, f.cells(0.18, 3)), "grey", scenery=True)
    for x, y in ((0.24, 0.38), (0.78, 0.34), (0.72, 0.24)):
        behind(f, f.cell(x, y, f.cells(0.05), f.cells(0.05)), "red")


def draw_desert(f: Frame, rng: Random) -> None:
    """Cacti in the sand under a large sun."""
    f.paint(f.oval(0.2, 1.06, 0.5, 0.24) | f.oval(0.8, 1.08, 0.5, 0.22) | f.box(0, 0.87, 1, 1), "yellow")
    x = rng.choice((0.3, 0.36))
    thick = f.cells(0.11, 2)
    low = 0.86
    f.paint(f.line((x, low), (x, 0.3), width=thick), "green")
    f.paint(f.line((x, 0.62), (x - 0.2, 0.62), (x - 0.2, 0.46), width=max(2, thick - 1)), "green")
    f.paint(f.line((x, 0.54), (x + 0.2, 0.54), (x + 0.2, 0.4), width=max(2, thick - 1)), "green")
    if f.unit >= 15:
        f.paint(
            f.line((0.84, low), (0.84, 0.62), width=max(2, thick - 1))
            | f.line((0.84, 0.74), (0.74, 0.74), (0.74, 0.68), width=max(2, thick - 2)),
            "green",
        )
    side = f.cells(0.3, 3)
    behind(f, f.round(0.74, 0.2, side), "orange")
    birds(f, rng)


def draw_rainbow(f: Frame, rng: Random) -> None:
    """An arch between two clouds."""
    colours = ["red", "yellow", "blue"] if rng.random() < 0.5 else ["red", "orange", "green"]
    thick = f.cells(0.1)
    reach = 0.48
    for number, colour in enumerate(colours):
        r = reach - number * (thick + (not f.is_coloured)) / f.width
        outer = f.oval(0.5, 0.94, r, r * f.width / f.height * 0.94) & f.box(0, 0, 1, 0.94)
        inner = f.oval(0.5, 0.94, r - thick / f.width, (r - thick / f.width) * f.width / f.height * 0.94)
        f.paint(outer - inner, colour)
    cloud = f.oval(0.12, 0.9, 0.12, 0.1) | f.oval(0.22, 0.84, 0.11, 0.12) | f.box(0.02, 0.88, 0.32, 1)
    f.paint(f.both(cloud), "sky blue", gap=not f.is_coloured, hollow=True)


def draw_village(f: Frame, rng: Random) -> None:
    """Roofs under the moon."""
    x = 0.0
    widths = [0.34, 0.3, 0.36]
    rng.shuffle(widths)
    colours = ["brown", "purple", "navy"]
    for number, wide in enumerate(widths):
        right = x + wide - 1.2 / f.width
        top = rng.choice((0.5, 0.58, 0.64))
        house = f.part(x, top, right, 1)
        house.paint(
            house.box(0.06, 0.4, 0.94, 1) | house.polygon((0.5, 0), (1, 0.44), (0, 0.44)), colours[number]
        )
        side = 1 if f.unit < 20 else 2
        house.hole(house.cell(0.3, 0.64, side, side) | house.cell(0.72, 0.64, side, side), "yellow")
        if house.height >= 8:
            house.hole(house.cell(0.5, 0.9, max(1, side), max(2, house.height // 5)), "yellow")
        x += wide
    moon = f.disc(0.8, 0.16, 0.14) - f.disc(0.88, 0.12, 0.12)
    f.paint(moon, "yellow", scenery=True)
    stars(f, rng, count=4)


MOTIFS = (
    Motif("mountains", "landscapes", draw_mountains, (14, 40), (5, 4)),
    Motif("island", "landscapes", draw_island, (16, 40)),
    Motif("sunset", "landscapes", draw_sunset, (14, 40), (5, 4), turns=False),
    Motif("volcano", "landscapes", draw_volcano, (14, 40)),
    Motif("desert", "landscapes", draw_desert, (15, 40), (5, 4)),
    Motif("rainbow", "landscapes", draw_rainbow, (20, 40), (3, 2), turns=False, is_joined=False),
    Motif("village", "landscapes", draw_village, (20, 40), (5, 4), is_joined=False),
)
