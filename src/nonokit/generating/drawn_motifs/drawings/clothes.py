"""To wear: top hat, crown, boot, shirt, sock, ring, glasses, mitten."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def draw_hat(f: Frame, rng: Random) -> None:
    """A top hat with a band."""
    flare = rng.uniform(0.0, 0.06)
    crown = f.paint(
        f.polygon((0.22 - flare, 0), (0.78 + flare, 0), (0.78 - flare / 2, 0.84), (0.22 + flare / 2, 0.84)),
        "black",
    )
    band = f.box(0, 0.6, 1, 0.6 + f.cells(0.12) / f.height) & crown
    f.hole(band, rng.choice(["red", "purple", "yellow"]))
    f.paint(
        f.box(0, 0.84, 1, 1)
        - f.both(f.cell(0.01, 0.99))
        - f.both(f.cell(0.01, 0.85) if f.unit > 11 else frozenset()),
        "black",
    )
    if rng.random() < 0.5 and f.unit >= 12:
        f.mark(f.box(0.32, 0.12, 0.32 + 1 / f.width, 0.46), "grey")


def draw_crown(f: Frame, rng: Random) -> None:
    """Points with pearls, jewels in the band."""
    points = rng.choice((3, 5)) if f.width >= 20 else 3
    outline = [(0.04, 1), (0.0, 0.2)]
    for tip in range(points - 1):
        middle = (tip + 0.5) / (points - 1)
        outline.append((middle, 0.6))
        if tip < points - 2:
            outline.append(((tip + 1) / (points - 1), 0.1))
    outline += [(1.0, 0.2), (0.96, 1)]
    body = f.paint(f.polygon(*outline), "yellow")
    for tip in range((points + 1) // 2):
        x = tip / (points - 1)
        y = 0.2 if tip == 0 else 0.12
        side = f.odd(0.14, 2) if x == 0.5 else f.cells(0.14, 2)
        f.paint(f.both(f.round(min(max(x, side / 2 / f.width), 0.5), y, side)), "red")
    if f.unit >= 10:
        f.mark(f.box(0, 0.72, 1, 0.72 + 1 / f.height) & body, "orange")
        f.mark(
            f.both(f.cell(0.26, 0.88, f.cells(0.09), f.cells(0.09)))
            | f.cell(0.5, 0.88, f.odd(0.12), f.cells(0.1)),
            "blue",
        )


def draw_boot(f: Frame, rng: Random) -> None:
    """A wellington or a laced boot."""
    colour = rng.choice(["yellow", "red", "green", "brown"])
    f.paint(
        f.blob(
            (0.46, 0.06),
            (0.96, 0.06),
            (0.94, 0.5),
            (0.96, 0.9),
            (0.04, 0.9),
            (0.06, 0.64),
            (0.3, 0.58),
            (0.48, 0.44),
        )
        | f.box(0.48, 0, 0.96, 0.5),
        colour,
    )
    f.paint(f.box(0.02, 0.9 if f.is_coloured else 0.92, 0.98, 1), "black", gap=not f.is_coloured)
    f.mark(f.box(0.48, 0.14, 0.96, 0.14 + f.cells(0.06) / f.height), "black")
    if rng.random() < 0.5 and f.unit >= 13:
        for y in (0.28, 0.4, 0.52):
            f.mark(f.line((0.46, y), (0.66, y)), "silver")


def draw_shirt(f: Frame, rng: Random) -> None:
    """A T-shirt with stripes or a sign."""
    colour, other = rng.choice(
        [("red", "yellow"), ("blue", "sky blue"), ("green", "yellow"), ("orange", "purple")]
    )
    body = f.paint(
        f.both(
            f.polygon(
                (0.3, 0.04), (0.44, 0.04), (0.5, 0.1), (0.5, 1), (0.2, 1), (0.2, 0.44), (0.1, 0.52), (0, 0.28)
            )
        ),
        colour,
    )
    f.hole(f.oval(0.5, 0.02, 0.14, 0.12) & body)
    f.mark(f.both(f.line((0.02, 0.3), (0.14, 0.5)) if f.unit >= 14 else frozenset()) & body, other)
    sign = rng.choice(["stripes", "star", "heart"])
    if sign == "stripes":
        for y in (0.44, 0.62, 0.8):
            f.mark(f.box(0.2, y, 0.8, y + f.cells(0.07) / f.height), other)
    elif sign == "star":
        f.mark(
            f.star(0.5, 0.56, 0.2, 0.09, 5)
            if f.unit >= 15
            else f.cell(0.5, 0.56, f.odd(0.3), f.odd(0.1)) | f.cell(0.5, 0.56, f.odd(0.1), f.odd(0.3)),
            other,
        )
    else:
        f.mark(f.both(f.disc(0.42, 0.5, 0.1)) | f.polygon((0.32, 0.54), (0.68, 0.54), (0.5, 0.76)), other)


def draw_sock(f: Frame, rng: Random) -> None:
    """Striped, with heel and toe."""
    colour, other = rng.choice([("red", "green"), ("blue", "yellow"), ("purple", "lime"), ("orange", "blue")])
    shape = f.box(0.46, 0, 1, 0.6) | f.blob(
        (0.46, 0.4), (1, 0.36), (1, 0.8), (0.7, 0.98), (0.2, 0.98), (0.02, 0.84), (0.1, 0.64), (0.36, 0.6)
    )
    sock = f.paint(shape, colour)
    f.mark(f.box(0.46, 0.12, 1, 0.12 + 1 / f.height) & sock, other)
    if rng.random() < 0.7:
        for y in (0.28, 0.44):
            f.mark(f.box(0.46, y, 1, y + f.cells(0.07) / f.height) & sock, other)
    f.mark(f.arc(0.0, 0.84, 0.26, 0.3, -70, 60) & sock, other)
    f.mark(f.arc(1.0, 0.66, 0.24, 0.24, 90, 230) & sock, other)


def draw_ring(f: Frame, rng: Random) -> None:
    """A stone on a band."""
    stone = rng.choice(["sky blue", "red", "lime", "pink"])
    side = f.odd(0.9)
    y = 1 - side / 2 / f.height
    f.paint(f.round(0.5, y, side), "yellow")
    f.hole(f.round(0.5, y, side - 2 * f.cells(0.13)))
    gem = f.polygon((0.34, 0), (0.66, 0), (0.82, 0.14), (0.5, 0.42), (0.18, 0.14))
    f.paint(gem, stone, gap=True, hollow=rng.random() < 0.5)
    if f.unit >= 14:
        f.mark(
            f.line((0.2, 0.14), (0.8, 0.14)) & gem | f.both(f.line((0.36, 0.14), (0.48, 0.36))) & gem,
            "blue" if stone == "sky blue" else "black",
        )


def draw_glasses(f: Frame, rng: Random) -> None:
    """Round, square or dark."""
    colour = rng.choice(["black", "red", "brown", "blue"])
    kind = rng.choice(["round", "square", "dark"] if f.unit >= 9 else ["round", "square"])
    side = min(round(f.width * 0.42), f.height)
    x = side / 2 / f.width
    y = 0.56
    lens = f.round(x, y, side) if kind != "square" else f.cell(x, y, side, max(3, side - 1))
    inner = (
        f.round(x, y, side - 2 * f.cells(0.14))
        if kind != "square"
        else f.cell(x, y, side - 2 * f.cells(0.12), max(1, side - 1 - 2 * f.cells(0.12)))
    )
    f.paint(f.box(0.3, y - 0.14, 0.7, y - 0.14 + f.cells(0.14) / f.height), colour)
    f.paint(f.both(lens), colour)
    if kind == "dark":
        f.mark(f.both(f.line((x - 0.1, y), (x - 0.02, y - 0.24))), "silver")
    else:
        f.hole(f.both(inner), "sky blue")


def draw_mitten(f: Frame, rng: Random) -> None:
    """A warm mitten with a pattern."""
    colour, other = rng.choice(
        [("red", "silver"), ("blue", "sky blue"), ("green", "yellow"), ("purple", "pink")]
    )
    f.paint(
        f.oval(0.14, 0.52, 0.16, 0.16, -30) | f.polygon((0.1, 0.56), (0.36, 0.46), (0.4, 0.74), (0.28, 0.72)),
        colour,
    )
    f.paint(f.oval(0.6, 0.3, 0.36, 0.3) | f.box(0.26, 0.3, 0.94, 0.78), colour)
    f.paint(
        f.box(0.2, 0.78, 1, 1),
        other if f.is_coloured else colour,
        gap=not f.is_coloured,
    )
    pattern = rng.choice(["zigzag", "star", "plain"])
    if pattern == "zigzag" and f.unit >= 11:
        y = f.top + round(0.56 * f.height)
        row = {
            (x, y + abs((x - f.left) % 4 - 2) - 1)
            for x in range(f.left + round(0.3 * f.width), f.left + round(0.92 * f.width))
        }
        f.mark(row & f.canvas.cells.keys(), other)
    elif pattern == "star" and f.unit >= 11:
        f.mark(f.cell(0.6, 0.42, f.cells(0.26, 3), 1) | f.cell(0.6, 0.42, 1, f.cells(0.26, 3)), other)
    if f.unit >= 15:
        for x in range(f.left + round(0.24 * f.width), f.right, 3):
            f.mark({(x, y) for y in range(f.top + round(0.86 * f.height), f.bottom)}, colour)


MOTIFS = (
    Motif("top-hat", "things", draw_hat, (10, 40), (5, 4), turns=False),
    Motif("crown", "things", draw_crown, (15, 40), (5, 4), turns=False),
    Motif("boot", "things", draw_boot, (12, 40)),
    Motif("shirt", "things", draw_shirt, (12, 40), turns=False),
    Motif("sock", "things", draw_sock, (13, 40)),
    Motif("ring", "things", draw_ring, (16, 40), (4, 5), turns=False),
    Motif("glasses", "things", draw_glasses, (16, 40), (5, 2), turns=False),
    Motif("mitten", "things", draw_mitten, (13, 40)),
)
