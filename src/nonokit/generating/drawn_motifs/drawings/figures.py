"""Figures and faces: smiley, robot, ghost, skull, snowman, alien, clown, pirate."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import stars


def draw_smiley(f: Frame, rng: Random) -> None:
    """Happy, laughing, winking, astonished or cool."""
    f.paint(f.disc(0.5, 0.5, 0.5), "yellow")
    mood = rng.choice(["happy", "laugh", "wink", "oh", "cool", "sad"])
    eye = f.cell(0.32, 0.36, f.cells(0.1), f.cells(0.16, 2))
    if mood == "cool":
        f.mark(
            f.both(f.polygon((0.14, 0.3), (0.48, 0.3), (0.44, 0.46), (0.2, 0.46)))
            | f.box(0.1, 0.3, 0.9, 0.3 + f.cells(0.06) / f.height)
        )
    elif mood == "wink":
        f.mark(eye | f.flip(f.line((0.24, 0.4), (0.4, 0.4))))
    else:
        f.mark(f.both(eye))
    if mood == "oh":
        f.mark(f.round(0.5, 0.72, f.odd(0.22, 2)))
    elif mood == "laugh":
        f.mark(f.oval(0.5, 0.56, 0.3, 0.3) & f.box(0, 0.58, 1, 1), "red" if f.is_coloured else "black")
    elif mood == "sad":
        f.mark(f.arc(0.5, 0.86, 0.24, 0.2, 200, 340, width=f.cells(0.06)))
    else:
        f.mark(f.arc(0.5, 0.52, 0.3, 0.28, 20, 160, width=f.cells(0.07)))


def draw_robot(f: Frame, rng: Random) -> None:
    """A square head, a dial, arms."""
    colour = rng.choice(["grey", "sky blue", "green", "orange"])
    f.paint(f.cell(0.5, 0.06, f.odd(0.04), f.cells(0.14)), "black" if f.is_coloured else colour)
    f.paint(f.round(0.5, 0.03, f.odd(0.1, 1)), "red")
    f.paint(f.box(0.24, 0.1, 0.76, 0.42), colour)
    f.paint(f.cell(0.5, 0.45, f.odd(0.16, 2), f.cells(0.18, 3)), "black" if f.is_coloured else colour)
    f.paint(f.box(0.2, 0.48, 0.8, 0.82), colour)
    arm = f.cells(0.08)
    up = rng.random() < 0.4
    left = f.line((0.2, 0.54), (0.06, 0.54), (0.06, 0.76), width=arm)
    f.paint(left, colour)
    f.paint(
        f.flip(left) if not up else f.flip(f.line((0.2, 0.54), (0.06, 0.54), (0.06, 0.3), width=arm)), colour
    )
    f.paint(f.both(f.box(0.28, 0.82, 0.28 + f.cells(0.13, 2) / f.width, 1)), colour)
    f.paint(f.both(f.box(0.2, 0.94, 0.44, 1)), colour)
    f.hole(f.both(f.cell(0.38, 0.22, f.cells(0.1), f.cells(0.1))), "yellow" if f.unit > 13 else "black")
    if f.unit >= 13:
        f.mark(f.box(0.36, 0.33, 0.64, 0.33 + f.cells(0.05) / f.height), "black")
    f.hole(f.box(0.32, 0.56, 0.68, 0.72), "silver")
    if f.unit >= 15:
        kind = rng.choice(["dial", "heart", "bars"])
        if kind == "dial":
            f.mark(f.round(0.5, 0.64, f.odd(0.1)), "red")
        elif kind == "bars":
            f.mark(f.both(f.cell(0.4, 0.65, 1, f.cells(0.1))), "blue")
        else:
            f.mark(
                f.cell(0.5, 0.62, f.odd(0.16), f.cells(0.06)) | f.cell(0.5, 0.67, f.odd(0.06), f.cells(0.06)),
                "red",
            )


def draw_ghost(f: Frame, rng: Random) -> None:
    """A sheet with a wavy hem."""
    colour = rng.choice(["sky blue", "silver", "purple"])
    lobes = 3 if f.width < 22 else 4
    body = set(f.oval(0.5, 0.4, 0.42, 0.4) | f.box(0.08, 0.4, 0.92, 0.94))
    for lobe in range(lobes):
        x = 0.08 + 0.84 * (lobe + 0.5) / lobes
        body |= f.oval(x, 0.92, 0.42 / lobes, 0.08)
    for gap in range(1, lobes):
        x = 0.08 + 0.84 * gap / lobes
        body -= f.polygon((x, 0.82), (x + 0.08, 1.02), (x - 0.08, 1.02))
    f.paint(body, colour)
    if rng.random() < 0.6:
        f.paint(f.both(f.oval(0.06, 0.56, 0.08, 0.07)), colour)
    f.mark(f.both(f.oval(0.36, 0.36, 0.08, 0.1)))
    kind = rng.choice(["oh", "smile"])
    f.mark(
        f.oval(0.5, 0.6, 0.08, 0.09)
        if kind == "oh"
        else f.arc(0.5, 0.54, 0.14, 0.1, 10, 170, width=f.cells(0.05))
    )
    if f.unit >= 14:
        stars(f, rng)


def draw_skull(f: Frame, rng: Random) -> None:
    """Hollow eyes and teeth."""
    f.paint(f.oval(0.5, 0.4, 0.46, 0.4) | f.box(0.24, 0.6, 0.76, 0.98), "silver")
    r = rng.uniform(0.12, 0.14)
    f.mark(f.both(f.oval(0.31, 0.46, r, r)), "black")
    f.mark(f.polygon((0.5, 0.54), (0.6, 0.7), (0.4, 0.7)), "black")
    step = 2 if f.unit < 16 else 3
    teeth = set(range(f.left + round(0.24 * f.width) + 1, f.left + f.width // 2 + 1, step))
    f.mark(
        f.both({(x, y) for x in teeth for y in range(f.top + round(0.82 * f.height), f.bottom)})
        & f.canvas.cells.keys(),
        "black",
    )


def draw_snowman(f: Frame, rng: Random) -> None:
    """A hat, a carrot, buttons, often a scarf."""
    low, high = f.odd(0.92), f.odd(0.64)
    waist = 1 - (low - 1) / f.height
    f.paint(f.both(f.line((0.2, waist + 0.12), (0.0, waist - 0.06))), "brown")
    f.paint(f.round(0.5, 1 - low / 2 / f.height, low), "sky blue", hollow=True)
    head = waist - (high / 2 - 1) / f.height
    f.paint(f.round(0.5, head, high), "sky blue", hollow=True)
    brim = head - high * 0.34 / f.height
    f.paint(f.cell(0.5, brim, high + 2, f.cells(0.09)), "black")
    f.paint(
        f.cell(0.5, brim / 2, f.odd(0.4, 3), round(brim * f.height)), rng.choice(["black", "red", "purple"])
    )
    f.mark(f.both(f.cell(0.39, head - 0.02, f.cells(0.06), f.cells(0.06))), "black")
    f.mark(f.box(0.42, head + 0.04, 0.58, head + 0.04 + f.cells(0.06) / f.height), "orange")
    for at in (0.3, 0.55, 0.8)[: 3 if f.unit > 11 else 2]:
        f.mark(f.cell(0.5, waist + (1 - waist) * at, f.odd(0.07), f.cells(0.06)), "black")
    if rng.random() < 0.6:
        scarf = f.cell(0.5, waist + 0.5 / f.height, f.odd(0.6), f.cells(0.12)) | f.cell(
            0.66, waist + 0.08, f.cells(0.14), f.cells(0.24)
        )
        f.paint(scarf, "red" if f.is_coloured else "black")


def draw_alien(f: Frame, rng: Random) -> None:
    """A big head with slanting eyes."""
    colour = rng.choice(["lime", "green", "purple", "sky blue"])
    if rng.random() < 0.6:
        f.paint(f.both(f.line((0.4, 0.2), (0.26, 0.04))), colour)
        f.paint(f.both(f.round(0.24, 0.04, f.cells(0.08))), colour)
    f.paint(
        f.blob(
            (0.5, 0.08),
            (0.86, 0.18),
            (0.96, 0.42),
            (0.74, 0.74),
            (0.5, 0.99),
            (0.26, 0.74),
            (0.04, 0.42),
            (0.14, 0.18),
        ),
        colour,
    )
    f.mark(f.both(f.oval(0.31, 0.46, 0.1, 0.18, -40)), "black")
    if f.unit >= 12:
        f.mark(f.line((0.42, 0.82), (0.58, 0.82)), "black")


def draw_clown(f: Frame, rng: Random) -> None:
    """A round nose, tufts of hair, a wide smile."""
    hair = rng.choice(["orange", "green", "purple", "blue"])
    f.paint(f.both(f.disc(0.16, 0.36, 0.17)), hair)
    f.paint(f.oval(0.5, 0.56, 0.36, 0.42), "tan", gap=True, hollow=True)
    if rng.random() < 0.6:
        f.paint(
            f.polygon((0.5, -0.04), (0.66, 0.24), (0.34, 0.24)),
            hair if not f.is_coloured else "yellow",
            gap=True,
        )
    f.mark(f.both(f.cell(0.36, 0.44, f.cells(0.08), f.cells(0.12))), "black")
    f.mark(f.round(0.5, 0.58, f.odd(0.18, 2)), "red")
    f.mark(f.arc(0.5, 0.64, 0.22, 0.2, 10, 170, width=f.cells(0.08)), "red")


def draw_pirate(f: Frame, rng: Random) -> None:
    """A scarf, an eye patch, a beard or a grin."""
    face = f.paint(f.oval(0.5, 0.56, 0.4, 0.44), "tan", hollow=True)
    f.paint(f.oval(0.5, 0.34, 0.44, 0.34) & f.box(0, 0, 1, 0.36), "red", gap=False)
    f.paint(f.polygon((0.9, 0.26), (1, 0.2), (1, 0.56), (0.9, 0.4)), "red")
    if f.unit >= 13:
        for x, y in ((0.3, 0.2), (0.5, 0.12), (0.7, 0.2), (0.5, 0.28)):
            f.mark(f.cell(x, y, f.cells(0.05), f.cells(0.05)), "white")
    f.mark(f.line((0.1, 0.4), (0.44, 0.4)) & face | f.oval(0.32, 0.5, 0.12, 0.1), "black")
    f.mark(f.cell(0.66, 0.5, f.cells(0.08), f.cells(0.1)), "black")
    if rng.random() < 0.5:
        beard = f.oval(0.5, 0.6, 0.4, 0.42) & f.box(0, 0.68, 1, 1)
        f.paint(beard, "brown")
        f.mark(f.box(0.38, 0.76, 0.62, 0.76 + f.cells(0.07) / f.height), "white")
    else:
        f.mark(f.arc(0.5, 0.68, 0.2, 0.16, 10, 170, width=f.cells(0.06)), "black")


MOTIFS = (
    Motif("smiley", "faces", draw_smiley, (11, 40), turns=False),
    Motif("robot", "faces", draw_robot, (15, 40), (4, 5), turns=True),
    Motif("ghost", "night", draw_ghost, (14, 40), (5, 6), turns=False),
    Motif("skull", "faces", draw_skull, (14, 40), turns=False),
    Motif("snowman", "night", draw_snowman, (16, 40), (3, 5)),
    Motif("alien", "space", draw_alien, (15, 40), (5, 6), turns=False),
    Motif("clown", "faces", draw_clown, (16, 40), turns=False),
    Motif("pirate", "faces", draw_pirate, (16, 40)),
)
