"""Animals face to face: bear, panda, cat, dog, fox, pig, cow, lion, rabbit, mouse, frog, monkey, koala."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def eyes(f: Frame, x: float, y: float, rng: Random, *, closed: bool = False) -> None:
    """A pair of eyes: dots, tall ones, or asleep."""
    if closed and f.unit >= 15:
        f.mark(f.both(f.arc(x, y - 0.02, 0.07, 0.06, 10, 170)))
    elif f.unit >= 13 and rng.random() < 0.5:
        f.mark(f.both(f.cell(x, y, f.cells(0.06), f.cells(0.11, 2))))
    else:
        f.eye(x, y, size=0.09, mirrored=True)


def muzzle(f: Frame, y: float, wide: float, high: float, colour: str = "tan", nose: float = 0.07) -> None:
    """A light muzzle with a nose, and a mouth where there is room."""
    f.hole(f.oval(0.5, y, wide, high), colour)
    top = y - high * 0.45
    f.mark(f.oval(0.5, top, nose, nose * 0.75) if f.unit > 12 else f.cell(0.5, top, f.odd(0.1), 1))
    if f.unit >= 15:
        stem = f.cell(0.5, y + high * 0.1, f.odd(0.05), f.cells(high * 0.5))
        f.mark(stem | f.both(f.arc(0.5 - wide * 0.3, y + high * 0.3, wide * 0.3, high * 0.3, 0, 140)))


def draw_bear(f: Frame, rng: Random) -> None:
    """Round ears, a light muzzle."""
    colour = rng.choice(["brown", "tan", "grey"])
    inner = "pink" if colour != "brown" else "tan"
    ear = rng.uniform(0.16, 0.2)
    f.paint(f.both(f.disc(0.2, 0.2, ear)), colour)
    if f.unit >= 13:
        f.hole(f.both(f.disc(0.2, 0.2, ear * 0.5)), inner)
    f.paint(f.oval(0.5, 0.57, 0.46, 0.43), colour)
    eyes(f, 0.31, 0.46, rng)
    muzzle(f, 0.72, rng.uniform(0.2, 0.26), 0.2, "tan" if colour != "tan" else "silver", 0.09)


def draw_panda(f: Frame, rng: Random) -> None:
    """A white face with black ears and patches."""
    f.paint(f.both(f.disc(0.18, 0.18, 0.18)), "black")
    head = f.oval(0.5, 0.56, 0.48, 0.44)
    f.paint(head, "black")
    inside = f.oval(0.5, 0.56, 0.48 - 1.1 / f.width, 0.44 - 1.1 / f.height)
    f.hole(inside)
    tilt = rng.choice((20, 35, 50))
    patch = f.oval(0.31, 0.5, 0.11, 0.15, tilt) if f.unit > 12 else f.cell(0.32, 0.5, 2, 3)
    f.paint(f.both(patch), "black")
    if f.unit >= 14:
        f.hole(f.both(f.cell(0.33, 0.48, f.cells(0.06), f.cells(0.06))))
    f.paint(f.oval(0.5, 0.7, 0.09, 0.06), "black")
    if f.unit >= 15:
        f.mark(f.cell(0.5, 0.78, f.odd(0.04), f.cells(0.06)) | f.both(f.arc(0.42, 0.8, 0.08, 0.06, 0, 140)))
    if f.is_coloured:
        f.mark(f.both(f.disc(0.2, 0.7, 0.07)), "pink")


def draw_cat_face(f: Frame, rng: Random) -> None:
    """Pointed ears, whiskers, sometimes stripes."""
    colour = rng.choice(["orange", "grey", "black", "tan"]) if f.is_coloured else "black"
    wide = rng.uniform(0.42, 0.46)
    ear = f.polygon((0.5 - wide, 0.5), (0.08, 0), (0.44, 0.26))
    f.paint(f.both(ear), colour)
    if f.unit >= 13:
        f.hole(f.both(f.polygon((0.16, 0.3), (0.14, 0.14), (0.3, 0.24))), "pink")
    head = f.paint(f.oval(0.5, 0.6, wide, 0.4), colour)
    if rng.random() < 0.5 and f.unit >= 15 and colour != "black":
        f.mark(
            f.both(f.line((0.4, 0.22), (0.4, 0.36))) | f.cell(0.5, 0.3, f.odd(0.04), f.cells(0.16)), "black"
        )
    light = "yellow" if colour == "black" and f.is_coloured else "black"
    tall = f.cells(0.15, 2) if rng.random() < 0.5 else f.cells(0.1)
    f.mark(f.both(f.cell(0.31, 0.54, f.cells(0.1), tall)), light)
    f.mark(
        f.polygon((0.4, 0.68), (0.6, 0.68), (0.5, 0.8)) if f.unit > 13 else f.cell(0.5, 0.72, f.odd(0.1), 1),
        "pink",
    )
    if f.unit >= 16:
        f.mark(f.both(f.arc(0.43, 0.84, 0.07, 0.07, 0, 150)) & head, "black" if colour != "black" else "pink")
    if f.unit >= 12:
        for y, end in ((0.68, 0.64), (0.78, 0.82)):
            whisker = f.line((0.2, y), (0, end))
            f.mark(f.both(whisker) & head, "black" if colour != "black" else "silver")
            f.paint(f.both(whisker) - head, "black" if colour != "black" else "grey")


def draw_dog_face(f: Frame, rng: Random) -> None:
    """Hanging ears, a muzzle, often a tongue."""
    colour, ears = rng.choice([("tan", "brown"), ("brown", "black"), ("grey", "black"), ("orange", "brown")])
    head = f.paint(f.oval(0.5, 0.5, 0.36, 0.48), colour, hollow=True)
    if rng.random() < 0.5 and f.unit >= 14:
        patch = f.oval(0.64, 0.42, 0.13, 0.16) & head
        f.hole(patch, "silver")
        f.mark(frozenset() if f.is_coloured else patch)
    muzzle_y = 0.7
    f.hole(f.oval(0.5, muzzle_y + 0.06, 0.24, 0.2), "silver")
    f.paint(f.oval(0.5, muzzle_y - 0.05, 0.12, 0.08), "black")
    if f.unit >= 14:
        f.mark(f.cell(0.5, muzzle_y + 0.08, f.odd(0.05), f.cells(0.1)))
        f.mark(f.both(f.arc(0.42, muzzle_y + 0.12, 0.08, 0.06, 0, 150)))
        if rng.random() < 0.6:
            f.mark(f.box(0.44, 0.86, 0.56, 0.99), "red")
    f.eye(0.36, 0.42, size=0.09, mirrored=True)
    droop = rng.uniform(0.6, 0.72)
    ear = f.blob((0.24, 0.06), (0.08, 0.14), (0, 0.4), (0.06, droop), (0.18, droop - 0.06), (0.24, 0.34))
    f.paint(f.both(ear), ears, gap=True)


def draw_fox(f: Frame, rng: Random) -> None:
    """A pointed face between big ears, light cheeks."""
    f.paint(f.both(f.polygon((0.06, 0.5), (0.04, 0), (0.42, 0.3))), "orange")
    if f.unit >= 13:
        f.hole(
            f.both(f.polygon((0.13, 0.32), (0.11, 0.14), (0.28, 0.28))), "black" if f.is_coloured else "white"
        )
    head = f.polygon(
        (0.04, 0.46), (0.26, 0.22), (0.74, 0.22), (0.96, 0.46), (1, 0.62), (0.6, 0.96), (0.4, 0.96), (0, 0.62)
    )
    head = f.paint(head, "orange")
    high = rng.uniform(0.6, 0.64)
    cheek = f.polygon((0, high), (0.26, high), (0.46, 0.98), (0.34, 0.98))
    f.hole(f.both(cheek) & head, "tan")
    if not f.is_coloured:
        f.mark(f.both(f.line((0.01, high), (0.4, 0.98))) & head)
    f.paint(f.oval(0.5, 0.92, 0.1, 0.08), "black")
    f.mark(f.both(f.cell(0.3, 0.5, f.cells(0.1), f.cells(0.1))))


def draw_pig(f: Frame, rng: Random) -> None:
    """A snout that cannot be mistaken."""
    f.paint(f.oval(0.5, 0.56, 0.48, 0.44), "pink")
    ear = f.polygon((0.06, 0.02), (0.36, 0.16), (0.12, 0.42))
    if rng.random() < 0.5:
        ear = f.polygon((0.02, 0.1), (0.38, 0.08), (0.14, 0.42))
    f.paint(f.both(ear), "pink", gap=True)
    snout = f.oval(0.5, 0.66, 0.22, 0.16)
    f.hole(snout, "tan")
    f.mark(f.both(f.cell(0.42, 0.66, f.cells(0.07), f.cells(0.12))))
    if f.unit >= 15:
        f.mark(f.arc(0.5, 0.82, 0.16, 0.08, 20, 160))
    eyes(f, 0.28, 0.42, rng)


def draw_cow(f: Frame, rng: Random) -> None:
    """Horns, ears to the sides, a wide muzzle, a patch."""
    colour = rng.choice(["brown", "black"])
    f.paint(f.both(f.curve((0.26, 0.2), (0.12, 0.16), (0.1, 0), width=f.cells(0.08))), "grey")
    f.paint(f.both(f.oval(0.12, 0.36, 0.14, 0.1, 20)), colour)
    head = f.paint(
        f.blob((0.28, 0.16), (0.5, 0.1), (0.72, 0.16), (0.78, 0.4), (0.7, 0.7), (0.3, 0.7), (0.22, 0.4)),
        colour,
    )
    if rng.random() < 0.7:
        f.hole(f.blob((0.5, 0.06), (0.6, 0.2), (0.56, 0.6), (0.44, 0.6), (0.4, 0.2)) & head, "tan")
    f.paint(f.oval(0.5, 0.8, 0.32, 0.2), "pink", gap=True, hollow=True)
    f.mark(f.both(f.cell(0.38, 0.78, f.cells(0.08), f.cells(0.08))))
    if f.unit >= 16:
        f.mark(f.arc(0.5, 0.82, 0.14, 0.09, 20, 160))
    f.eye(0.34, 0.38, size=0.08, mirrored=True)


def draw_lion(f: Frame, rng: Random) -> None:
    """A mane all around."""
    tips = rng.choice((12, 14, 16))
    mane = f.star(0.5, 0.5, 0.52, rng.uniform(0.42, 0.45), tips) if f.unit > 16 else f.disc(0.5, 0.5, 0.5)
    f.paint(mane, "brown")
    if f.is_coloured:
        f.paint(f.both(f.disc(0.27, 0.24, 0.1)), "orange")
    face = f.paint(f.oval(0.5, 0.54, 0.33, 0.34), "yellow", hollow=True)
    f.mark(f.both(f.cell(0.36, 0.46, f.cells(0.07), f.cells(0.1, 2))))
    f.mark(f.polygon((0.4, 0.58), (0.6, 0.58), (0.5, 0.7)) & face)
    f.mark(f.both(f.arc(0.43, 0.72, 0.07, 0.08, 0, 150)) & face)


def draw_rabbit_face(f: Frame, rng: Random) -> None:
    """Long ears and two teeth."""
    colour = rng.choice(["grey", "tan", "brown"])
    tilt = rng.choice((-12, -6, 0))
    ear = f.oval(0.3, 0.27, 0.14, 0.27, tilt)
    f.paint(f.both(ear), colour)
    if f.unit >= 15:
        f.hole(f.both(f.oval(0.3, 0.25, 0.06, 0.17, tilt)), "pink")
    head = f.paint(f.oval(0.5, 0.72, 0.42, 0.28), colour)
    eyes(f, 0.32, 0.66, rng)
    f.mark(f.cell(0.5, 0.76, f.odd(0.1), f.cells(0.06)), "pink")
    f.mark(f.cell(0.5, 0.88, f.odd(0.14, 2), f.cells(0.1, 2)) & head, "white")
    if f.unit >= 14:
        for y, end in ((0.76, 0.72), (0.82, 0.86)):
            f.mark(f.both(f.line((0.08, end), (0.3, y))) & head)


def draw_mouse_face(f: Frame, rng: Random) -> None:
    """Very large ears."""
    colour = rng.choice(["grey", "tan", "brown"])
    ear = rng.uniform(0.23, 0.26)
    f.paint(f.both(f.disc(0.25, 0.26, ear)), colour)
    f.hole(f.both(f.disc(0.25, 0.26, ear * 0.55)), "pink")
    f.paint(
        f.blob(
            (0.5, 0.3),
            (0.78, 0.44),
            (0.8, 0.66),
            (0.62, 0.92),
            (0.5, 0.98),
            (0.38, 0.92),
            (0.2, 0.66),
            (0.22, 0.44),
        ),
        colour,
        gap=not f.is_coloured,
    )
    f.eye(0.38, 0.6, size=0.09, mirrored=True)
    f.mark(f.oval(0.5, 0.92, 0.1, 0.08), "pink" if f.is_coloured else "black")
    if f.unit >= 14:
        for y in (0.78, 0.9):
            f.paint(f.both(f.line((0.28, 0.82), (0.06, y))), "black")


def draw_frog(f: Frame, rng: Random) -> None:
    """Eyes on top, a mouth from ear to ear."""
    colour = rng.choice(["green", "lime"])
    f.paint(f.both(f.disc(0.25, 0.22, 0.2)), colour)
    f.paint(f.oval(0.5, 0.62, 0.5, 0.38), colour)
    f.hole(f.both(f.disc(0.25, 0.22, 0.11)), "white")
    f.mark(f.both(f.cell(0.25, 0.22, f.cells(0.09), f.cells(0.09))))
    deep = rng.uniform(0.1, 0.2)
    f.mark(f.arc(0.5, 0.62, 0.36, deep, 0, 180, width=f.cells(0.05)))
    if f.unit >= 14:
        f.mark(f.both(f.cell(0.44, 0.5)))
    if rng.random() < 0.4 and f.unit >= 14:
        f.mark(f.box(0.46, 0.64 + deep, 0.54, 0.96), "red")


def draw_monkey(f: Frame, rng: Random) -> None:
    """Ears at the sides, a light face."""
    f.paint(f.both(f.disc(0.14, 0.46, 0.15)), "brown")
    if f.unit >= 13:
        f.hole(f.both(f.disc(0.14, 0.46, 0.07)), "tan")
    f.paint(f.oval(0.5, 0.48, 0.36, 0.46), "brown")
    if rng.random() < 0.6:
        f.paint(f.polygon((0.44, 0.06), (0.5, 0), (0.62, 0), (0.58, 0.08)), "brown")
    face = f.both(f.oval(0.39, 0.4, 0.16, 0.18)) | f.oval(0.5, 0.69, 0.25, 0.18)
    f.hole(face, "tan")
    f.mark(f.both(f.cell(0.39, 0.42, f.cells(0.07), f.cells(0.11))))
    f.mark(f.both(f.cell(0.46, 0.6)))
    f.mark(f.arc(0.5, 0.68, 0.15, 0.1, 10, 170))


def draw_koala(f: Frame, rng: Random) -> None:
    """Fluffy ears, a nose like a spoon."""
    ear = rng.uniform(0.22, 0.25)
    f.paint(f.both(f.disc(0.2, 0.28, ear)), "grey")
    f.hole(f.both(f.disc(0.2, 0.28, ear * 0.5)), "pink")
    f.paint(f.oval(0.5, 0.56, 0.36, 0.42), "grey", gap=not f.is_coloured)
    f.mark(f.oval(0.5, 0.62, 0.11, 0.17))
    f.eye(0.32, 0.48, size=0.08, mirrored=True)
    if f.unit >= 16:
        f.mark(f.arc(0.5, 0.82, 0.1, 0.05, 10, 170))


MOTIFS = (
    Motif("bear", "animals", draw_bear, (15, 40), turns=False),
    Motif("panda", "animals", draw_panda, (15, 40), turns=False),
    Motif("cat-face", "animals", draw_cat_face, (12, 40), turns=False),
    Motif("dog-face", "animals", draw_dog_face, (15, 40), turns=False),
    Motif("fox", "animals", draw_fox, (14, 40), turns=False),
    Motif("pig", "animals", draw_pig, (14, 40), turns=False),
    Motif("cow", "animals", draw_cow, (14, 40), turns=False),
    Motif("lion", "animals", draw_lion, (18, 40), turns=False),
    Motif("rabbit", "animals", draw_rabbit_face, (14, 40), (2, 3), turns=False),
    Motif("mouse", "animals", draw_mouse_face, (15, 40), turns=False),
    Motif("frog", "animals", draw_frog, (12, 40), (5, 4), turns=False),
    Motif("monkey", "animals", draw_monkey, (15, 40), turns=False),
    Motif("koala", "animals", draw_koala, (15, 40), turns=False),
)
