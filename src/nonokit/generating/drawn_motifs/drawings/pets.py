"""Animals at home and on the farm, from the side: cat, dog, rabbit, sheep, hen, duck, hedgehog, snail."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import grass, waves
from nonokit.generating.drawn_motifs.shapes import unit


def draw_cat(f: Frame, rng: Random) -> None:
    """A cat that sits, its tail around or up."""
    colour = rng.choice(["black", "orange", "grey"])
    tail = f.cells(0.1)
    if rng.random() < 0.5:
        f.paint(f.curve((0.7, 0.94), (0.92, 0.9), (0.94, 0.66), (0.82, 0.52), width=tail), colour)
    else:
        f.paint(f.curve((0.7, 0.92), (0.96, 0.84), (0.86, 0.56), (0.96, 0.4), width=tail), colour)
    f.paint(f.blob((0.3, 0.4), (0.5, 0.36), (0.76, 0.7), (0.78, 0.98), (0.3, 0.98), (0.24, 0.66)), colour)
    f.paint(f.box(0.2, 0.6, 0.44, 1), colour)
    f.paint(
        f.polygon((0.1, 0.26), (0.08, 0), (0.28, 0.12)) | f.polygon((0.34, 0.12), (0.54, 0), (0.52, 0.26)),
        colour,
    )
    f.paint(f.oval(0.31, 0.28, 0.25, 0.2), colour)
    f.mark(f.cell(0.22, 0.26) | f.cell(0.4, 0.26), "lime" if colour == "black" else "black")
    if f.unit >= 13:
        f.mark(f.cell(0.31, 0.34), "pink")
        f.mark(f.line((0.34, 0.72), (0.34, 0.99)), "silver")
    if f.unit >= 20 and f.is_coloured and colour == "orange":
        for y in (0.6, 0.7):
            f.mark(f.line((0.66, y), (0.78, y)), "brown")


def draw_dog(f: Frame, rng: Random) -> None:
    """A dog that stands, its tail up."""
    colour, other = rng.choice([("brown", "black"), ("tan", "brown"), ("grey", "black")])
    leg = f.cells(0.1)
    f.paint(f.curve((0.84, 0.5), (0.96, 0.36), (0.96, 0.2), width=f.cells(0.08)), colour)
    for x in (0.34, 0.46, 0.74, 0.86)[:: 1 if f.width >= 16 else 3]:
        f.paint(f.box(x, 0.6, x + leg / f.width, 1), colour)
    f.paint(f.box(0.3, 0.46, 0.92, 0.74), colour)
    f.paint(f.polygon((0.28, 0.24), (0.52, 0.3), (0.5, 0.6), (0.3, 0.6)), colour)
    f.paint(f.oval(0.32, 0.26, 0.18, 0.2), colour)
    f.paint(f.box(0.02, 0.26, 0.3, 0.42), colour)
    f.paint(f.cell(0.04, 0.28, f.cells(0.08), f.cells(0.08)), "black")
    f.paint(f.blob((0.36, 0.06), (0.5, 0.12), (0.54, 0.4), (0.44, 0.46), (0.38, 0.26)), other, gap=True)
    if f.unit >= 14:
        f.mark(f.box(0.3, 0.5, 0.5, 0.5 + 1 / f.height), "red")
        if rng.random() < 0.5:
            f.mark(f.oval(0.72, 0.56, 0.1, 0.1), other)
    f.eye(0.27, 0.22)


def draw_rabbit(f: Frame, rng: Random) -> None:
    """A rabbit that crouches, ears back or up."""
    colour = rng.choice(["grey", "brown", "tan"])
    f.paint(f.disc(0.92, 0.72, 0.09), "silver" if f.is_coloured else colour)
    f.paint(f.oval(0.6, 0.7, 0.34, 0.3), colour)
    f.paint(f.box(0.24, 0.86, 0.84, 1), colour)
    lean = rng.uniform(0.0, 0.16)
    for x in (0.26, 0.4):
        f.paint(
            f.polygon((x - 0.04, 0.42), (x + lean - 0.02, 0), (x + lean + 0.08, 0.02), (x + 0.08, 0.4)),
            colour,
        )
    f.paint(f.oval(0.24, 0.5, 0.22, 0.18), colour)
    f.eye(0.19, 0.46, size=0.07)
    if f.unit >= 13:
        f.mark(f.arc(0.66, 0.8, 0.16, 0.18, 180, 290), "silver" if f.is_coloured else "black")
    grass(f, rng)


def draw_sheep(f: Frame, rng: Random) -> None:
    """A cloud on legs with a face."""
    leg = f.cells(0.1)
    for x in (0.4, 0.82):
        f.paint(f.cell(x, 0.84, leg, round(f.height * 0.32)), "black")
    body = f.oval(0.62, 0.46, 0.32, 0.28)
    for x, y in (
        (0.36, 0.32),
        (0.5, 0.22),
        (0.68, 0.2),
        (0.86, 0.34),
        (0.88, 0.54),
        (0.74, 0.68),
        (0.54, 0.7),
        (0.38, 0.6),
    ):
        body |= f.oval(x, y + rng.uniform(-0.02, 0.02), 0.12, 0.14)
    f.paint(body, "silver")
    if f.unit >= 14:
        for x, y in ((0.56, 0.32), (0.8, 0.44), (0.54, 0.6)):
            f.mark(f.arc(x, y, 0.06, 0.08, 180, 360), "grey")
    f.paint(f.oval(0.2, 0.42, 0.17, 0.22), "black", gap=True, hollow=True)
    f.paint(f.oval(0.34, 0.3, 0.08, 0.06, 20), "black")
    f.eye(0.15, 0.38)
    grass(f, rng)


def draw_hen(f: Frame, rng: Random) -> None:
    """A hen or a cock, with comb and tail."""
    cock = rng.random() < 0.5
    colour = rng.choice(["brown", "orange", "silver"]) if not cock else rng.choice(["brown", "orange"])
    f.paint(
        f.line((0.46, 0.8), (0.46, 0.98), (0.36, 0.98)) | f.line((0.62, 0.8), (0.62, 0.98), (0.52, 0.98)),
        "yellow",
    )
    tail = (
        [(0.72, 0.7), (0.98, 0.3), (0.86, 0.24), (0.7, 0.46)]
        if cock
        else [(0.7, 0.72), (0.98, 0.42), (0.72, 0.46)]
    )
    f.paint(f.polygon(*tail), "dark green" if cock else colour)
    f.paint(
        f.blob(
            (0.24, 0.36),
            (0.4, 0.46),
            (0.6, 0.46),
            (0.9, 0.44),
            (0.82, 0.74),
            (0.56, 0.88),
            (0.3, 0.78),
            (0.18, 0.56),
        ),
        colour,
    )
    f.paint(
        f.oval(0.27, 0.28, 0.14, 0.16) | f.polygon((0.16, 0.3), (0.42, 0.3), (0.46, 0.6), (0.2, 0.6)), colour
    )
    f.paint(f.polygon((0, 0.34), (0.14, 0.24), (0.14, 0.38)), "yellow", gap=False)
    comb = (
        f.box(0.2, 0.06, 0.36, 0.14)
        | f.cell(0.2, 0.05, 1, 2)
        | f.cell(0.28, 0.04, 1, 2)
        | f.cell(0.36, 0.05, 1, 2)
    )
    f.paint(comb, "red")
    f.paint(f.cell(0.19, 0.45, f.cells(0.08), f.cells(0.14)), "red")
    f.eye(0.24, 0.25)
    f.mark(f.arc(0.54, 0.58, 0.18, 0.14, 0, 170), "black")


def draw_duck(f: Frame, rng: Random) -> None:
    """A duck on the water."""
    colour, head = rng.choice([("yellow", "yellow"), ("brown", "dark green"), ("tan", "tan")])
    f.paint(f.polygon((0, 0.36), (0.16, 0.26), (0.18, 0.42)), "orange")
    f.paint(
        f.blob(
            (0.2, 0.58),
            (0.4, 0.56),
            (0.66, 0.58),
            (0.98, 0.42),
            (0.9, 0.78),
            (0.66, 0.94),
            (0.34, 0.94),
            (0.16, 0.78),
        ),
        colour,
    )
    f.paint(f.box(0.2, 0.3, 0.42, 0.7), head)
    f.paint(f.oval(0.3, 0.24, 0.18, 0.2), head)
    f.eye(0.26, 0.2, size=0.07)
    wing = f.arc(0.6, 0.66, 0.18, 0.16, 10, 180)
    f.mark(wing, "orange" if colour == "yellow" else "black")
    if f.unit >= 16:
        f.mark(f.arc(0.58, 0.66, 0.1, 0.08, 10, 170), "orange" if colour == "yellow" else "black")
    waves(f, rng, "sky blue")


def draw_hedgehog(f: Frame, rng: Random) -> None:
    """Spines all over the back, a pointed nose."""
    spines = []
    count = max(6, f.width // 2)
    for step in range(2 * count + 1):
        across, down = unit(165 + 205 * step // (2 * count))
        far = 1.0 if step % 2 else 0.84
        spines.append((0.58 + across * 0.42 * far, 0.74 + down * 0.76 * far))
    f.paint(f.polygon((0.98, 0.86), (0.2, 0.86), *spines), "brown")
    snout = f.polygon((0, 0.78), (0.24, 0.42), (0.34, 0.6), (0.36, 0.9), (0.1, 0.9))
    f.paint(snout, "tan", gap=True)
    f.paint(f.cell(0.02, 0.76, f.cells(0.06), f.cells(0.08)), "black")
    f.paint(
        f.cell(0.4, 0.92, f.cells(0.1, 2), f.cells(0.2, 2))
        | f.cell(0.8, 0.92, f.cells(0.1, 2), f.cells(0.2, 2)),
        "tan",
    )
    f.eye(0.21, 0.64)
    if f.unit >= 10:
        for x, y in ((0.5, 0.34), (0.68, 0.3), (0.6, 0.54), (0.82, 0.5), (0.46, 0.68), (0.76, 0.7)):
            f.mark(f.line((x, y), (x + 0.04, y - 0.1)), "tan")


def draw_snail(f: Frame, rng: Random) -> None:
    """A spiral house on a long foot."""
    shell = rng.choice(["brown", "orange", "purple"])
    f.paint(f.polygon((0.08, 1), (0.06, 0.5), (0.26, 0.5), (0.3, 0.78), (0.9, 0.78), (1, 1)), "tan")
    f.paint(f.line((0.06, 0.2), (0.1, 0.52)) | f.line((0.28, 0.2), (0.22, 0.52)), "tan")
    f.paint(f.cell(0.06, 0.2) | f.cell(0.28, 0.2), "tan")
    r = 0.38
    f.paint(f.oval(0.62, 0.46, r * f.unit / f.width, r * f.unit / f.height * 1.0), shell, gap=True)
    cx, cy = f.point((0.62, 0.46))
    turns = []
    far = r * f.unit
    for step in range(0, 700, 20):
        across, down = shapes.unit(90 + step)
        reach = far * (0.72 - 0.68 * step / 700)
        turns.append((cx + across * reach, cy + down * reach))
    f.mark(shapes.stroke(turns, 1), "tan")
    f.mark(f.cell(0.12, 0.6))
    grass(f, rng)


MOTIFS = (
    Motif("cat", "animals", draw_cat, (13, 40)),
    Motif("dog", "animals", draw_dog, (13, 40), (6, 5)),
    Motif("hare", "animals", draw_rabbit, (15, 40)),
    Motif("sheep", "animals", draw_sheep, (16, 40), (5, 4)),
    Motif("hen", "animals", draw_hen, (14, 40)),
    Motif("duck", "animals", draw_duck, (13, 40)),
    Motif("hedgehog", "animals", draw_hedgehog, (18, 40), (5, 3)),
    Motif("snail", "garden", draw_snail, (18, 40), (5, 4)),
)
