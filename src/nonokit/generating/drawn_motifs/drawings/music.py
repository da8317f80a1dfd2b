"""Music: guitar, violin, trumpet, drum, note, piano."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def draw_guitar(f: Frame, rng: Random) -> None:
    """A waist, a hole, a long neck."""
    colour = rng.choice(["orange", "brown", "red", "tan"])
    neck = f.odd(0.12)
    f.paint(f.cell(0.5, 0.3, neck, round(f.height * 0.6)), "black" if f.is_coloured else colour)
    f.paint(
        f.cell(0.5, 0.05, neck + 2 * f.cells(0.07), max(2, round(f.height * 0.1))),
        "black" if f.is_coloured else colour,
    )
    waist = rng.uniform(0.2, 0.26)
    f.paint(
        f.oval(0.5, 0.58, 0.34, 0.14)
        | f.oval(0.5, 0.81, 0.5, 0.19)
        | f.box(0.5 - waist, 0.58, 0.5 + waist, 0.8),
        colour,
    )
    f.hole(f.round(0.5, 0.66, f.odd(0.28, 2)), "black")
    f.mark(f.cell(0.5, 0.87, f.odd(0.34), f.cells(0.05)), "black")
    if f.is_coloured and f.unit >= 10:
        for y in (0.16, 0.26, 0.36):
            f.mark(f.cell(0.5, y, neck, 1), "silver")


def draw_violin(f: Frame, rng: Random) -> None:
    """With its scroll, and often a bow."""
    neck = f.odd(0.1)
    f.paint(f.cell(0.5, 0.24, neck, round(f.height * 0.46)), "black" if f.is_coloured else "brown")
    f.paint(f.round(0.5, 0.05, neck + 2), "brown")
    body = (
        f.both(f.oval(0.42, 0.52, 0.28, 0.13))
        | f.both(f.oval(0.4, 0.82, 0.34, 0.17))
        | f.box(0.32, 0.5, 0.68, 0.86)
    )
    f.paint(body, "brown")
    f.mark(f.both(f.curve((0.3, 0.6), (0.34, 0.68), (0.28, 0.76))), "black")
    f.mark(f.cell(0.5, 0.86, f.odd(0.1), round(f.height * 0.18)), "black")
    f.mark(f.cell(0.5, 0.7, f.odd(0.26), f.cells(0.04)), "tan")
    if rng.random() < 0.5 and f.unit >= 15:
        f.paint(f.line((0.96, 0.04), (0.96, 0.96)), "black", gap=True)


def draw_trumpet(f: Frame, rng: Random) -> None:
    """A bell, valves, a mouthpiece."""
    thick = f.cells(0.12)
    f.paint(f.polygon((0, 0.1), (0.06, 0.1), (0.3, 0.4), (0.3, 0.56), (0.06, 0.86), (0, 0.86)), "yellow")
    f.paint(f.box(0.26, 0.42, 1, 0.42 + thick / f.height), "yellow")
    f.paint(
        f.oval(0.58, 0.62, 0.28, 0.32) - f.oval(0.58, 0.62, 0.28 - thick / f.width, 0.32 - thick / f.height),
        "yellow",
    )
    for x in (0.46, 0.57, 0.68):
        f.paint(
            f.cell(x, 0.44, f.cells(0.08), round(f.height * 0.74)),
            "orange",
            gap=not f.is_coloured and f.unit > 12,
        )
        f.paint(f.cell(x, 0.06, f.cells(0.08) + 2 * (f.width > 24), f.cells(0.08)), "orange")
    f.paint(f.cell(0.98, 0.46, f.cells(0.08), f.cells(0.26, 2)), "yellow")


def draw_drum(f: Frame, rng: Random) -> None:
    """A side drum with sticks."""
    colour, other = rng.choice([("red", "yellow"), ("blue", "orange"), ("green", "yellow")])
    f.paint(f.both(f.line((0.02, 0.02), (0.46, 0.3), width=f.cells(0.07))), "brown")
    side = f.paint(f.box(0.06, 0.4, 0.94, 0.96), colour, gap=not f.is_coloured)
    count = 4 if f.width > 17 else 3
    for part in range(count):
        x0, x1 = 0.06 + 0.88 * part / count, 0.06 + 0.88 * (part + 1) / count
        f.mark(f.line((x0, 0.48), ((x0 + x1) / 2, 0.9), (x1, 0.48)) & side, other)
    f.paint(f.box(0.02, 0.3, 0.98, 0.3 + f.cells(0.14) / f.height), other, gap=not f.is_coloured)
    f.paint(f.box(0.02, 1 - f.cells(0.1) / f.height, 0.98, 1), other, gap=not f.is_coloured)


def draw_note(f: Frame, rng: Random) -> None:
    """One note, or two joined."""
    pair = rng.random() < 0.5
    colour, head = rng.choice([("blue", "red"), ("purple", "orange"), ("black", "red")])
    thick = f.cells(0.09)
    if pair:
        for x, top in ((0.36, 0.1), (0.92, 0.02)):
            f.paint(f.box(x - thick / f.width, top, x, top + 0.76), colour)
            f.paint(f.oval(x - 0.17, top + 0.78, 0.19, 0.13, -20), head)
        f.paint(
            f.polygon((0.36 - thick / f.width, 0.1), (0.92, 0), (0.92, 0.18), (0.36 - thick / f.width, 0.28)),
            colour,
        )
    else:
        f.paint(f.box(0.5 - thick / f.width, 0, 0.5, 0.84), colour)
        f.paint(f.oval(0.28, 0.84, 0.26, 0.16, -20), head)
        f.paint(f.blob((0.48, 0), (0.6, 0.16), (0.86, 0.34), (0.84, 0.6), (0.72, 0.42), (0.48, 0.3)), colour)


def draw_piano(f: Frame, rng: Random) -> None:
    """Keys, black and white."""
    wide = rng.choice((4, 5)) if f.width < 28 else rng.choice((5, 6))
    keys = (f.width - 1) // wide
    total = wide * keys
    left = f.left + (f.width - total) // 2
    f.paint(shapes.box(left, f.top, left + total + 1, f.bottom), "black")
    for key in range(keys):
        f.hole(
            shapes.box(
                left + key * wide + 1, f.top + round(f.height * 0.2), left + (key + 1) * wide, f.bottom - 1
            )
        )
    for key in range(1, keys):
        if key % 7 not in (3, 0):
            x = left + key * wide
            half = max(1, wide // 4)
            f.paint(shapes.box(x - half, f.top, x + half + 1, f.top + round(f.height * 0.62)), "black")
    f.mark(
        shapes.box(left + 1, f.top + 1, left + total, f.top + 1 + f.cells(0.05)),
        "red" if f.is_coloured else "black",
    )


MOTIFS = (
    Motif("guitar", "music", draw_guitar, (16, 40), (2, 5), turns=False),
    Motif("violin", "music", draw_violin, (18, 40), (2, 4), turns=False),
    Motif("trumpet", "music", draw_trumpet, (18, 40), (2, 1)),
    Motif("drum", "music", draw_drum, (14, 40), turns=False),
    Motif("note", "music", draw_note, (10, 40), (4, 5), turns=False),
    Motif("piano-keys", "music", draw_piano, (16, 40), (5, 4), turns=False),
)
