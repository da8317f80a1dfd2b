"""Wild animals from the side: elephant, giraffe, dinosaur, snake, camel, squirrel, bat, crocodile."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import grass, stars
from nonokit.generating.drawn_motifs.shapes import rim


def draw_elephant(f: Frame, rng: Random) -> None:
    """Trunk, ear, tusk, four pillars."""
    colour = rng.choice(["grey", "sky blue"])
    leg = f.cells(0.15, 2)
    trunk = f.cells(0.12, 2)
    if rng.random() < 0.5:
        f.paint(f.curve((0.16, 0.36), (0.08, 0.6), (0.1, 0.84), (0.02, 0.94), width=trunk), colour)
    else:
        f.paint(f.curve((0.16, 0.4), (0.06, 0.56), (0.04, 0.3), (0.1, 0.08), width=trunk), colour)
    for x in (0.46, 0.86):
        f.paint(f.cell(x, 0.82, leg, round(f.height * 0.36)), colour)
    f.paint(f.line((0.93, 0.44), (0.98, 0.68)), colour)
    f.paint(f.oval(0.66, 0.44, 0.32, 0.32) | f.box(0.38, 0.46, 0.94, 0.72), colour)
    f.paint(f.oval(0.28, 0.34, 0.2, 0.26), colour)
    ear = f.blob((0.34, 0.14), (0.52, 0.16), (0.58, 0.38), (0.46, 0.58), (0.36, 0.44))
    f.mark(ear if f.is_coloured else rim(ear), "pink")
    f.eye(0.23, 0.3, size=0.06)
    if f.unit >= 13:
        f.paint(f.curve((0.22, 0.54), (0.2, 0.64), (0.1, 0.7), width=f.cells(0.06)), "tan", gap=True)
    grass(f, rng)


def draw_giraffe(f: Frame, rng: Random) -> None:
    """A neck as long as the legs, and patches."""
    leg = f.cells(0.09)
    for x in (0.36, 0.5, 0.78, 0.92)[:: 1 if f.width > 13 else 2]:
        f.paint(f.cell(x, 0.84, leg, round(f.height * 0.36)), "yellow")
    neck = f.polygon((0.22, 0.1), (0.36, 0.08), (0.62, 0.56), (0.32, 0.62))
    f.paint(
        f.blob((0.36, 0.52), (0.6, 0.48), (0.94, 0.54), (0.98, 0.68), (0.64, 0.74), (0.34, 0.7)), "yellow"
    )
    f.paint(f.line((0.95, 0.56), (0.99, 0.76)), "brown")
    f.paint(neck, "yellow")
    f.paint(f.line((0.26, 0.02), (0.28, 0.1)) | f.line((0.38, 0.02), (0.34, 0.1)), "brown")
    f.paint(f.polygon((0, 0.17), (0.2, 0.06), (0.4, 0.06), (0.38, 0.18), (0.06, 0.22)), "yellow")
    f.eye(0.24, 0.11)
    dots = [
        (0.34, 0.26),
        (0.4, 0.38),
        (0.36, 0.5),
        (0.52, 0.52),
        (0.5, 0.62),
        (0.68, 0.56),
        (0.7, 0.68),
        (0.84, 0.6),
    ]
    if f.unit >= 10:
        for x, y in dots:
            shape = f.cell(x, y, f.cells(0.1), f.cells(0.1)) if rng.random() < 0.85 else frozenset()
            f.mark(shape & f.canvas.cells.keys(), "brown")


def draw_dinosaur(f: Frame, rng: Random) -> None:
    """A long neck, a longer tail, sometimes a row of plates."""
    colour = rng.choice(["green", "lime", "purple", "blue"])
    plates = rng.random() < 0.5
    if plates and f.unit >= 12:
        for x, y in ((0.38, 0.5), (0.48, 0.44), (0.58, 0.44), (0.68, 0.5), (0.78, 0.6)):
            f.paint(f.polygon((x - 0.06, y + 0.1), (x, y - 0.1), (x + 0.06, y + 0.1)), "orange")
    leg = f.cells(0.12, 2)
    for x in (0.4, 0.64):
        f.paint(f.cell(x, 0.88, leg, round(f.height * 0.26)), colour)
    f.paint(f.curve((0.66, 0.66), (0.82, 0.74), (0.9, 0.9), (1, 0.94), width=f.cells(0.1, 2)), colour)
    f.paint(f.oval(0.54, 0.68, 0.25, 0.2), colour)
    f.paint(f.curve((0.38, 0.66), (0.24, 0.5), (0.22, 0.18), width=f.cells(0.14, 2)), colour)
    f.paint(f.oval(0.16, 0.13, 0.16, 0.12), colour)
    f.eye(0.16, 0.1)
    if f.unit >= 14:
        f.mark(f.line((0.0, 0.17), (0.12, 0.17)))
        for x, y in ((0.46, 0.62), (0.58, 0.58), (0.62, 0.7)):
            f.mark(f.cell(x, y, f.cells(0.05), f.cells(0.05)), "orange" if plates else "yellow")


def draw_snake(f: Frame, rng: Random) -> None:
    """A snake in bends, its tongue out."""
    colour, dots = rng.choice(
        [("green", "yellow"), ("lime", "dark green"), ("orange", "brown"), ("purple", "pink")]
    )
    thick = f.cells(0.13, 2)
    path = [
        (0.24, 0.14),
        (0.44, 0.14),
        (0.52, 0.3),
        (0.36, 0.4),
        (0.16, 0.48),
        (0.2, 0.64),
        (0.5, 0.66),
        (0.82, 0.6),
        (0.9, 0.74),
        (0.76, 0.9),
        (0.5, 0.9),
        (0.3, 0.96),
    ]
    body = f.paint(f.curve(*path, width=thick), colour)
    if f.unit >= 15:
        points = shapes.curve(f.points(path))[10:-6:7]
        for x, y in points:
            side = max(1, thick - 2)
            left, top = round(x - side / 2), round(y - side / 2)
            f.mark(shapes.box(left, top, left + side, top + side) & body, dots)
    f.paint(f.oval(0.22, 0.14, 0.17, 0.14), colour)
    f.paint(f.line((0.1, 0.18), (0, 0.18)), "red")
    f.eye(0.2, 0.11, size=0.05)


def draw_camel(f: Frame, rng: Random) -> None:
    """One hump or two."""
    leg = f.cells(0.08)
    for x in (0.34, 0.46, 0.76, 0.88)[:: 1 if f.width > 15 else 3]:
        f.paint(f.cell(x, 0.82, leg, round(f.height * 0.38)), "tan")
    humps = [(0.62, 0.36)] if rng.random() < 0.4 else [(0.5, 0.38), (0.76, 0.38)]
    for x, y in humps:
        f.paint(f.oval(x, y + 0.08, 0.13 if len(humps) > 1 else 0.2, 0.24), "tan")
    f.paint(f.oval(0.62, 0.56, 0.32, 0.16), "tan")
    f.paint(f.curve((0.4, 0.6), (0.26, 0.6), (0.22, 0.3), (0.2, 0.16), width=f.cells(0.11, 2)), "tan")
    f.paint(f.polygon((0, 0.16), (0.16, 0.06), (0.3, 0.04), (0.3, 0.2), (0.06, 0.26)), "tan")
    f.paint(f.line((0.93, 0.54), (0.97, 0.72)), "brown")
    f.eye(0.17, 0.12)
    if f.unit >= 15 and f.is_coloured and len(humps) == 2:
        f.paint(f.polygon((0.56, 0.42), (0.7, 0.42), (0.72, 0.66), (0.54, 0.66)), "red")
        f.mark(f.line((0.54, 0.6), (0.72, 0.6)), "yellow")


def draw_squirrel(f: Frame, rng: Random) -> None:
    """A tail as large as the rest, a nut in its paws."""
    colour = rng.choice(["brown", "orange"])
    lift = rng.uniform(-0.04, 0.06)
    tail = f.blob(
        (0.6, 0.94),
        (0.86, 0.86),
        (0.96, 0.56),
        (0.98, 0.2 + lift),
        (0.8, 0.02),
        (0.6, 0.1),
        (0.62, 0.3),
        (0.74, 0.36),
        (0.66, 0.6),
        (0.54, 0.78),
    )
    f.paint(tail, colour)
    f.paint(
        f.blob((0.3, 0.46), (0.48, 0.5), (0.62, 0.74), (0.56, 0.96), (0.26, 0.98), (0.28, 0.7)),
        colour,
        gap=True,
    )
    f.paint(f.polygon((0.26, 0.22), (0.34, 0.04), (0.42, 0.24)), colour)
    f.paint(f.oval(0.28, 0.32, 0.2, 0.16), colour)
    f.paint(f.box(0.2, 0.9, 0.5, 1), colour)
    f.paint(f.line((0.36, 0.62), (0.18, 0.64), width=f.cells(0.06)), colour)
    if rng.random() < 0.7:
        f.paint(f.round(0.12, 0.62, f.cells(rng.choice((0.12, 0.16)), 2)), "tan")
    f.eye(0.24, 0.28, size=0.06)
    if f.unit >= 16 and rng.random() < 0.7:
        f.mark(f.curve((0.66, 0.86), (0.84, 0.6), (0.86, 0.28), (0.76, 0.16)), "tan")


def draw_bat(f: Frame, rng: Random) -> None:
    """Wings spread, ears up."""
    colour = rng.choice(["purple", "black", "grey"]) if f.is_coloured else "black"
    dip = rng.uniform(0.28, 0.36)
    wing = f.polygon(
        (0.46, 0.44),
        (0.3, dip),
        (0.1, 0.14),
        (0, 0.62),
        (0.1, 0.56),
        (0.18, 0.74),
        (0.27, 0.64),
        (0.34, 0.84),
        (0.46, 0.72),
    )
    f.paint(f.both(wing), colour)
    f.paint(f.oval(0.5, 0.62, 0.11, 0.26), colour)
    f.paint(f.both(f.polygon((0.39, 0.4), (0.38, 0.08), (0.5, 0.3))), colour)
    f.paint(f.oval(0.5, 0.4, 0.13, 0.18), colour)
    f.mark(f.both(f.cell(0.44, 0.38)), "yellow")
    if f.unit >= 14:
        f.mark(f.both(f.cell(0.47, 0.5)), "white")
    if f.unit >= 13:
        stars(f, rng)


def draw_crocodile(f: Frame, rng: Random) -> None:
    """Jaws full of teeth, a ridged back."""
    colour = rng.choice(["green", "dark green"])
    for x in (0.42, 0.68):
        f.paint(f.cell(x, 0.86, f.cells(0.14, 2), round(f.height * 0.28)), colour)
    f.paint(
        f.polygon((0.34, 0.5), (0.5, 0.42), (0.74, 0.46), (1, 0.62), (0.98, 0.72), (0.76, 0.8), (0.36, 0.8)),
        colour,
    )
    f.paint(f.polygon((0, 0.22), (0.28, 0.34), (0.46, 0.44), (0.4, 0.6), (0.02, 0.32)), colour)
    f.paint(f.polygon((0, 0.72), (0.04, 0.6), (0.38, 0.64), (0.4, 0.8), (0.1, 0.8)), colour)
    f.paint(f.oval(0.36, 0.34, 0.09, 0.16), colour)
    for step in range(4):
        x = 0.52 + step * 0.11
        f.paint(f.polygon((x - 0.04, 0.52), (x, 0.3 + step * 0.04), (x + 0.05, 0.52)), colour)
    f.eye(0.36, 0.3)
    for tooth in range(max(2, f.width // 8)):
        x = f.left + 1 + 2 * tooth
        jaw = max(
            (y for column, y in f.canvas.cells if column == x and y < f.top + f.height // 2), default=None
        )
        if jaw is not None:
            f.paint({(x, jaw + 1)}, "silver" if f.is_coloured else colour)


MOTIFS = (
    Motif("elephant", "animals", draw_elephant, (15, 40), (5, 4)),
    Motif("giraffe", "animals", draw_giraffe, (16, 40), (5, 8)),
    Motif("dinosaur", "animals", draw_dinosaur, (14, 40), (6, 5)),
    Motif("snake", "animals", draw_snake, (15, 40)),
    Motif("camel", "animals", draw_camel, (15, 40), (1, 1)),
    Motif("squirrel", "animals", draw_squirrel, (15, 40)),
    Motif("bat", "night", draw_bat, (15, 40), (3, 2), turns=False),
    Motif("crocodile", "animals", draw_crocodile, (18, 40), (2, 1)),
)
