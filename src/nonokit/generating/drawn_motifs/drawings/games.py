"""Games and prizes: heart, spades, clubs, diamond, die, pawn, rook, bishop, king, queen, trophy, ball, teddy."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.shapes import Shape, unit


def heart(f: Frame) -> Shape:
    """A heart that fills the frame."""
    return f.both(f.oval(0.27, 0.28, 0.27, 0.28)) | f.polygon(
        (0.02, 0.36), (0.5, 0.2), (0.98, 0.36), (0.92, 0.5), (0.5, 1), (0.08, 0.5)
    )


def draw_heart(f: Frame, rng: Random) -> None:
    """Plain, shining, or with an arrow."""
    colour, light = rng.choice([("red", "pink"), ("pink", "red"), ("purple", "pink")])
    kind = (
        rng.choice(["shine", "double", "arrow"][: 3 if f.is_coloured or f.unit >= 25 else 2])
        if f.unit >= 13
        else "shine"
    )
    whole = f.paint(heart(f), colour)
    if kind == "shine":
        f.mark(f.curve((0.12, 0.34), (0.14, 0.24), (0.26, 0.14), width=f.cells(0.05)), light)
    elif kind == "double":
        inner = f.part(0.2, 0.2, 0.8, 0.76)
        ring = heart(inner)
        f.mark(ring & whole, "white")
        f.mark(heart(f.part(0.3, 0.3, 0.7, 0.66)) & ring, light)
    else:
        f.paint(f.line((0.0, 0.92), (0.96, 0.1), width=f.cells(0.05)) - whole, "brown")
        f.mark(f.line((0.0, 0.92), (0.96, 0.1)) & whole, "brown")
        f.paint(f.polygon((1, 0.04), (0.84, 0.08), (0.96, 0.22)), "brown")


def draw_spades(f: Frame, rng: Random) -> None:
    """The suit of spades."""
    leaf = frozenset((x, f.top + f.bottom - 1 - y - round(0.16 * f.height)) for x, y in heart(f))
    f.paint(leaf & f.box(0, 0, 1, 0.86), "black")
    f.paint(f.polygon((0.5, 0.6), (0.68, 1), (0.32, 1)), "black")
    if f.is_coloured or (rng.random() < 0.6 and f.unit >= 12):
        f.mark(f.curve((0.2, 0.6), (0.22, 0.5), (0.36, 0.36)), "grey")


def draw_clubs(f: Frame, rng: Random) -> None:
    """The suit of clubs."""
    r = rng.uniform(0.22, 0.24)
    f.paint(f.disc(0.5, r, r) | f.both(f.disc(r, 0.56, r)) | f.oval(0.5, 0.5, 0.1, 0.12), "black")
    f.paint(f.polygon((0.5, 0.44), (0.68, 1), (0.32, 1)), "black")
    if f.is_coloured or (rng.random() < 0.5 and f.unit >= 14):
        f.mark(f.both(f.cell(0.16, 0.5, 1, f.cells(0.08))) | f.cell(0.42, 0.16, 1, f.cells(0.08)), "grey")


def draw_diamond(f: Frame, rng: Random) -> None:
    """A cut stone."""
    colour, line = rng.choice(
        [("sky blue", "blue"), ("pink", "purple"), ("lime", "green"), ("red", "orange")]
    )
    stone = f.paint(f.polygon((0.22, 0), (0.78, 0), (1, 0.34), (0.5, 1.02), (0, 0.34)), colour)
    f.mark(f.line((0, 0.34), (1, 0.34)) & stone, line)
    f.mark(f.both(f.line((0.3, 0.36), (0.49, 0.96))) & stone, line)
    if f.unit >= 12:
        f.mark(f.both(f.line((0.22, 0.02), (0.3, 0.32)) | f.line((0.3, 0.32), (0.49, 0.02))) & stone, line)


def draw_die(f: Frame, rng: Random) -> None:
    """A die with its pips."""
    colour, pip = rng.choice(
        [("red", "yellow"), ("blue", "sky blue"), ("green", "yellow"), ("purple", "pink")]
    )
    corners = {(f.left, f.top), (f.right - 1, f.top), (f.left, f.bottom - 1), (f.right - 1, f.bottom - 1)}
    f.paint(f.box(0, 0, 1, 1) - corners, colour)
    side = f.cells(0.18, 2)
    value = rng.randint(2, 6)
    near, far, middle = 0.24, 0.76, 0.5
    pips = {
        2: [(near, near), (far, far)],
        3: [(near, near), (middle, middle), (far, far)],
        4: [(near, near), (far, near), (near, far), (far, far)],
        5: [(near, near), (far, near), (middle, middle), (near, far), (far, far)],
        6: [(near, near), (far, near), (near, middle), (far, middle), (near, far), (far, far)],
    }[value]
    for x, y in pips:
        wide = f.odd(0.18, 2) if x == middle else side
        f.hole(f.round(x, y, wide), pip)


MEN = {"black": "grey", "brown": "tan", "tan": "brown"}  # the colours of chessmen, and of their rings


def foot(f: Frame, colour: str) -> None:
    """What a chessman stands on."""
    f.paint(f.box(0.08, 0.86, 0.92, 1), colour)
    f.paint(f.box(0.18, 0.76, 0.82, 0.76 + f.cells(0.09) / f.height), MEN[colour], gap=True)


def draw_pawn(f: Frame, rng: Random) -> None:
    """The smallest of the chessmen."""
    colour = rng.choice(sorted(MEN))
    f.paint(f.polygon((0.4, 0.34), (0.6, 0.34), (0.74, 0.9), (0.26, 0.9)), colour)
    r = rng.uniform(0.19, 0.22)
    f.paint(f.oval(0.5, r, r * f.unit / f.width * 1.05, r), colour)
    f.paint(f.cell(0.5, 2 * r + 0.02, f.odd(0.5), f.cells(0.08)), MEN[colour])
    foot(f, colour)


def draw_rook(f: Frame, rng: Random) -> None:
    """A tower with battlements."""
    colour = rng.choice(sorted(MEN))
    f.paint(f.polygon((0.26, 0.28), (0.74, 0.28), (0.78, 0.9), (0.22, 0.9)), colour)
    f.paint(f.box(0.12, 0.12, 0.88, 0.28), colour)
    top = f.box(0.12, 0, 0.88, 0.16)
    left, right = min(x for x, _ in top), max(x for x, _ in top)
    gap = max(1, (right - left + 1) // 5)
    middle = f.odd(0.16)
    slit = {x for x, _ in f.cell(0.5, 0.5, middle + 2 * gap, 1)} - {x for x, _ in f.cell(0.5, 0.5, middle, 1)}
    f.paint({c for c in top if c[0] not in slit}, colour)
    if f.unit >= 11:
        f.mark(f.box(0.2, 0.3, 0.8, 0.3 + 1 / f.height) & f.canvas.cells.keys(), "silver")
        if rng.random() < 0.6:
            f.hole(f.cell(0.5, 0.54, f.odd(0.12), f.cells(0.2)), "silver")
    foot(f, colour)


def draw_bishop(f: Frame, rng: Random) -> None:
    """A mitre with its cut."""
    colour = rng.choice(sorted(MEN))
    f.paint(f.polygon((0.38, 0.46), (0.62, 0.46), (0.76, 0.9), (0.24, 0.9)), colour)
    f.paint(f.blob((0.5, 0.06), (0.72, 0.28), (0.62, 0.5), (0.38, 0.5), (0.28, 0.28)), colour)
    f.paint(f.round(0.5, 0.04, f.odd(0.14)), colour)
    f.mark(f.line((0.52, 0.36), (0.66, 0.16), width=f.cells(0.06)) & f.canvas.cells.keys(), "silver")
    f.paint(f.cell(0.5, 0.54, f.odd(0.46), f.cells(0.07)), colour)
    foot(f, colour)


def royal(f: Frame, colour: str) -> None:
    """What king and queen share."""
    f.paint(f.polygon((0.2, 0.3), (0.8, 0.3), (0.66, 0.58), (0.78, 0.9), (0.22, 0.9), (0.34, 0.58)), colour)


def belt(f: Frame, colour: str) -> None:
    """A ring around the waist, and the foot."""
    if f.unit > 11:
        f.mark(f.box(0.3, 0.56, 0.7, 0.56 + f.cells(0.05) / f.height) & f.canvas.cells.keys(), "silver")
    foot(f, colour)


def draw_king(f: Frame, rng: Random) -> None:
    """With a cross."""
    colour = rng.choice(sorted(MEN))
    royal(f, colour)
    wide = rng.uniform(0.28, 0.4)
    f.paint(f.cell(0.5, 0.17, f.odd(0.1), round(f.height * 0.34)), colour)
    f.paint(f.cell(0.5, 0.09, f.odd(wide), f.cells(0.07)), colour)
    f.paint(f.both(f.oval(0.3, 0.34, 0.18, 0.12)), colour)
    belt(f, colour)


def draw_queen(f: Frame, rng: Random) -> None:
    """With her points."""
    colour = rng.choice(sorted(MEN))
    royal(f, colour)
    tip = rng.uniform(0.04, 0.1)
    crown = ((0.06, tip), (0.28, 0.3), (0.5, 0.02), (0.72, 0.3), (0.94, tip), (0.74, 0.52), (0.26, 0.52))
    f.paint(f.polygon(*crown), colour)
    spikes = f.both(f.line((0.08, tip + 0.02), (0.3, 0.4)))
    f.paint(spikes | f.cell(0.5, 0.2, f.odd(0.06), round(f.height * 0.36)), colour)
    belt(f, colour)


def draw_trophy(f: Frame, rng: Random) -> None:
    """A cup with two handles."""
    colour = rng.choice(["yellow", "orange", "silver"])
    f.paint(f.both(f.ring(0.18, 0.22, 0.18, f.cells(0.08))), colour)
    f.paint(f.polygon((0.2, 0), (0.8, 0), (0.76, 0.36), (0.6, 0.54), (0.4, 0.54), (0.24, 0.36)), colour)
    f.paint(f.cell(0.5, 0.64, f.odd(0.12), round(f.height * 0.26)), colour)
    f.paint(f.box(0.3, 0.74, 0.7, 0.82), colour)
    f.paint(f.box(0.18, 0.82, 0.82, 1), "brown", gap=True)
    sign = rng.choice(["star", "one", "none"])
    if sign == "star" and f.unit >= 15:
        f.mark(f.star(0.5, 0.24, 0.15, 0.07, 5), "red")
    elif sign != "none":
        f.mark(f.cell(0.5, 0.22, f.odd(0.08), round(f.height * 0.24)), "red")


def draw_ball(f: Frame, rng: Random) -> None:
    """A football, a basketball or a beach ball."""
    balls = [draw_basketball, draw_beach_ball, draw_football]
    rng.choice(balls if f.is_coloured or f.unit >= 18 else balls[:2])(f, rng)


def draw_football(f: Frame, rng: Random) -> None:
    """Dark spots, one in the middle."""
    ball = f.paint(f.disc(0.5, 0.5, 0.5), "silver", hollow=True)
    f.mark(f.star(0.5, 0.5, 0.17, 0.14, 5), "black")
    for spot in range(5):
        across, down = unit(-90 + 72 * spot)
        near, far = (0.5 + across * 0.16, 0.5 + down * 0.16), (0.5 + across * 0.46, 0.5 + down * 0.46)
        f.mark(f.disc(*far, 0.12) & ball, "black")
        if f.unit > 22:
            f.paint(f.line(near, far) & ball, "black")


def draw_basketball(f: Frame, rng: Random) -> None:
    """Four curved seams."""
    ball = f.paint(f.disc(0.5, 0.5, 0.5), "orange")
    thin = f.cells(0.05)
    upright = f.cell(0.5, 0.5, f.odd(0.05), f.height)
    level = f.box(0, 0.5 - thin / 2 / f.height, 1, 0.5 + thin / 2 / f.height)
    f.mark((upright | level) & ball, "black")
    f.mark((f.both(f.arc(-0.1, 0.5, 0.36, 0.46, -70, 70, width=thin)) - level) & ball, "black")


def draw_beach_ball(f: Frame, rng: Random) -> None:
    """Wedges in turn."""
    ball = f.paint(f.disc(0.5, 0.5, 0.5), rng.choice(["red", "blue", "green"]))
    wedge = f.polygon((0.5, 0.02), (0.16, 0.2), (0.04, 0.5), (0.16, 0.8), (0.5, 0.98), (0.3, 0.5))
    f.mark(f.cell(0.5, 0.5, f.odd(0.05), f.height) & ball, "yellow")
    f.mark(f.both(wedge - f.arc(0.5, 0.5, 0.22, 0.5, 90, 270)) & ball, "yellow")


def draw_teddy(f: Frame, rng: Random) -> None:
    """A teddy bear that sits."""
    colour = rng.choice(["brown", "tan", "orange"])
    light = "tan" if colour != "tan" else "pink"
    f.paint(f.both(f.oval(0.16, 0.56, 0.15, 0.09, -40)), colour)
    f.paint(f.oval(0.5, 0.68, 0.26, 0.26), colour)
    f.paint(f.both(f.oval(0.24, 0.88, 0.17, 0.12)), colour, gap=not f.is_coloured)
    f.paint(f.oval(0.5, 0.28, 0.29, 0.23), colour, gap=not f.is_coloured)
    f.paint(f.both(f.disc(0.27, 0.13, 0.12)), colour)
    f.hole(f.oval(0.5, 0.37, 0.12, 0.08), light)
    f.mark(f.cell(0.5, 0.34, f.odd(0.07), f.cells(0.04)), "black")
    f.eye(0.4, 0.25, mirrored=True)
    if f.unit >= 13:
        f.hole(f.both(f.disc(0.22, 0.88, 0.06)), light)
    if rng.random() < 0.6 and f.unit >= 14:
        f.paint(f.both(f.polygon((0.49, 0.53), (0.36, 0.48), (0.36, 0.6))), "red", gap=not f.is_coloured)


MOTIFS = (
    Motif("heart", "games", draw_heart, (10, 40), turns=True),
    Motif("spades", "games", draw_spades, (11, 40), turns=False),
    Motif("clubs", "games", draw_clubs, (12, 40), turns=False),
    Motif("diamond", "games", draw_diamond, (15, 40), (6, 5), turns=False),
    Motif("die", "games", draw_die, (11, 40), turns=False),
    Motif("pawn", "games", draw_pawn, (13, 40), (2, 3), turns=False),
    Motif("rook", "games", draw_rook, (14, 40), (2, 3), turns=False),
    Motif("bishop", "games", draw_bishop, (14, 40), (2, 3), turns=False),
    Motif("king", "games", draw_king, (14, 40), (2, 3), turns=False),
    Motif("queen", "games", draw_queen, (15, 40), (2, 3), turns=False),
    Motif("trophy", "games", draw_trophy, (14, 40), (5, 6), turns=False),
    Motif("ball", "games", draw_ball, (13, 40), turns=False),
    Motif("teddy", "games", draw_teddy, (24, 40), (5, 6), turns=False),
)
