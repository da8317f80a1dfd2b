"""Birds: owl, penguin, swan, flamingo, parrot, and a small one on a branch."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import waves


def draw_owl(f: Frame, rng: Random) -> None:
    """Large eyes, tufts, folded wings."""
    colour = rng.choice(["brown", "grey", "purple"])
    branch = rng.random() < 0.6
    foot = 0.94 if branch else 0.98
    f.paint(f.both(f.polygon((0.1, 0.3), (0.1, 0), (0.42, 0.18))), colour)
    f.paint(
        f.blob((0.5, 0.1), (0.84, 0.2), (0.88, 0.6), (0.7, foot), (0.3, foot), (0.12, 0.6), (0.16, 0.2)),
        colour,
    )
    size = f.cells(0.28, 3)
    f.hole(f.both(f.round(0.3, 0.34, size)), "yellow")
    f.mark(f.both(f.round(0.3, 0.34, max(1, size - 2 if size < 6 else size // 2))))
    beak = (
        f.polygon((0.42, 0.5), (0.58, 0.5), (0.5, 0.62)) if f.unit > 15 else f.cell(0.5, 0.54, f.odd(0.08), 2)
    )
    f.mark(beak, "orange")
    if f.unit >= 16:
        wing = f.arc(0.2, 0.72, 0.12, 0.2, -70, 70)
        f.mark(f.both(wing), "black" if colour != "brown" else "tan")
    if f.unit >= 20:
        for x, y in ((0.42, 0.7), (0.46, 0.78), (0.42, 0.86)):
            f.mark(f.both(f.cell(x, y)), "tan")
    if branch:
        f.paint(f.box(0, 0.92, 1, 1), "brown" if colour != "brown" else "dark green", gap=True, scenery=True)
        f.paint(
            f.both(f.cell(0.38, 0.92, f.cells(0.12), f.cells(0.1))), "orange" if f.is_coloured else colour
        )
    else:
        f.paint(f.both(f.cell(0.36, 0.97, f.cells(0.16), f.cells(0.06))), "orange")


def draw_penguin(f: Frame, rng: Random) -> None:
    """A white front, flippers, a beak."""
    f.paint(f.both(f.cell(0.34, 0.95, f.cells(0.22, 2), f.cells(0.12, 2))), "orange")
    flare = rng.uniform(0.0, 0.08)
    f.paint(f.both(f.polygon((0.24, 0.36), (0.02 + flare, 0.66), (0.1 + flare, 0.72), (0.3, 0.6))), "black")
    f.paint(f.oval(0.5, 0.58, 0.35, 0.38), "black")
    f.paint(f.oval(0.5, 0.24, 0.26, 0.24), "black")
    f.hole(f.oval(0.5, 0.66, 0.23, 0.26))
    f.hole(f.both(f.disc(0.41, 0.24, 0.09)))
    if f.unit >= 12:
        f.mark(f.both(f.cell(0.42, 0.24, f.cells(0.05), f.cells(0.05))))
    beak = (
        f.polygon((0.38, 0.3), (0.62, 0.3), (0.5, 0.44)) if f.unit > 12 else f.cell(0.5, 0.36, f.odd(0.14), 1)
    )
    f.hole(beak, "orange")
    if rng.random() < 0.5 and f.unit >= 14:
        f.mark(f.box(0.24, 0.44, 0.76, 0.44 + 1.5 / f.height) & f.canvas.cells.keys(), "red")


def draw_swan(f: Frame, rng: Random) -> None:
    """A neck like an S."""
    colour = "black" if not f.is_coloured else rng.choice(["silver", "black"])
    thick = f.cells(0.1)
    f.paint(
        f.blob(
            (0.28, 0.66),
            (0.5, 0.6),
            (0.74, 0.46),
            (1, 0.4),
            (0.94, 0.74),
            (0.7, 0.94),
            (0.36, 0.94),
            (0.2, 0.8),
        ),
        colour,
    )
    f.paint(
        f.curve((0.3, 0.8), (0.16, 0.68), (0.28, 0.44), (0.34, 0.24), (0.26, 0.12), width=max(2, thick)),
        colour,
    )
    f.paint(f.oval(0.22, 0.12, 0.13, 0.1), colour)
    f.paint(f.polygon((0, 0.24), (0.1, 0.1), (0.16, 0.18)), "orange")
    f.eye(0.22, 0.1)
    wing = f.curve((0.42, 0.72), (0.6, 0.8), (0.84, 0.64))
    f.mark(wing, "grey")
    waves(f, rng, "sky blue")


def draw_flamingo(f: Frame, rng: Random) -> None:
    """Long neck, long legs, often on one of them."""
    thick = f.cells(0.1)
    f.paint(f.line((0.6, 0.6), (0.6, 1)), "pink")
    if rng.random() < 0.6:
        f.paint(f.line((0.7, 0.6), (0.86, 0.76), (0.62, 0.8)), "pink")
    else:
        f.paint(f.line((0.74, 0.6), (0.74, 1)), "pink")
    f.paint(f.line((0.48, 1 - 0.5 / f.height), (0.62, 1 - 0.5 / f.height)), "pink")
    f.paint(f.blob((0.34, 0.5), (0.6, 0.4), (0.98, 0.44), (0.9, 0.58), (0.64, 0.66), (0.42, 0.62)), "pink")
    f.paint(f.curve((0.42, 0.56), (0.26, 0.46), (0.4, 0.3), (0.42, 0.12), (0.28, 0.06), width=thick), "pink")
    f.paint(f.oval(0.26, 0.1, 0.13, 0.08), "pink")
    f.paint(f.polygon((0.04, 0.22), (0.1, 0.08), (0.2, 0.12), (0.12, 0.22)), "black")
    f.eye(0.27, 0.08)
    f.mark(f.arc(0.7, 0.48, 0.18, 0.1, 20, 170), "red")
    waves(f, rng, "sky blue")


def draw_parrot(f: Frame, rng: Random) -> None:
    """A hooked beak and a long tail, on a perch."""
    colour, wing, tail = rng.choice(
        [("red", "blue", "yellow"), ("green", "yellow", "blue"), ("blue", "yellow", "red")]
    )
    f.paint(f.polygon((0.56, 0.6), (0.74, 0.56), (0.92, 1), (0.74, 1)), tail)
    f.paint(
        f.blob((0.3, 0.2), (0.52, 0.1), (0.72, 0.32), (0.74, 0.62), (0.56, 0.76), (0.34, 0.64), (0.26, 0.4)),
        colour,
    )
    f.paint(f.oval(0.42, 0.17, 0.24, 0.17), colour)
    f.paint(f.blob((0.5, 0.34), (0.72, 0.36), (0.8, 0.6), (0.72, 0.78), (0.54, 0.6)), wing, gap=True)
    f.hole(f.disc(0.34, 0.15, 0.09))
    f.mark(f.cell(0.34, 0.15))
    f.paint(f.polygon((0.2, 0.12), (0.08, 0.2), (0.1, 0.36), (0.24, 0.26)), "black", gap=True)
    f.paint(
        f.box(0.06, 0.78, 1, 0.78 + f.cells(0.07) / f.height)
        - f.polygon((0.5, 0.6), (0.8, 0.56), (0.96, 1), (0.7, 1)),
        "brown",
        gap=True,
        scenery=True,
    )
    f.paint(f.cell(0.42, 0.76, f.cells(0.08), f.cells(0.1)), "black")


def draw_songbird(f: Frame, rng: Random) -> None:
    """A small round bird on a twig."""
    colour, front = rng.choice([("brown", "red"), ("blue", "orange"), ("green", "yellow"), ("grey", "pink")])
    f.paint(f.polygon((0.66, 0.56), (1, 0.66), (0.96, 0.8), (0.64, 0.76)), colour)
    body = f.paint(f.oval(0.46, 0.54, 0.32, 0.28) | f.oval(0.34, 0.32, 0.24, 0.24), colour)
    if f.is_coloured:
        f.mark(f.oval(0.26, 0.6, 0.18, 0.24) & body, front)
    f.paint(f.polygon((0, 0.36), (0.14, 0.26), (0.14, 0.42)), "orange" if front != "orange" else "yellow")
    f.mark(
        f.curve((0.42, 0.48), (0.56, 0.68), (0.78, 0.66)) | f.curve((0.42, 0.48), (0.6, 0.5), (0.78, 0.66)),
        "black",
    )
    f.eye(0.28, 0.26, size=0.07)
    f.paint(f.line((0.42, 0.78), (0.42, 0.9)) | f.line((0.54, 0.78), (0.54, 0.9)), "black")
    f.paint(f.box(0.06, 0.9, 0.94, 1), "brown" if colour != "brown" else "dark green")
    if rng.random() < 0.6:
        f.paint(f.oval(0.88, 0.88, 0.1, 0.06, -30), "green" if colour != "green" else "lime", scenery=True)


MOTIFS = (
    Motif("owl", "night", draw_owl, (15, 40), (5, 6), turns=False),
    Motif("penguin", "animals", draw_penguin, (14, 40), (4, 5), turns=False),
    Motif("swan", "animals", draw_swan, (13, 40)),
    Motif("flamingo", "animals", draw_flamingo, (17, 40), (3, 4)),
    Motif("parrot", "animals", draw_parrot, (20, 40), (3, 4)),
    Motif("songbird", "garden", draw_songbird, (15, 40)),
)
