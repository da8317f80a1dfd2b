"""Things at home: umbrella, light bulb, candle, bell, clock, hourglass, book, envelope, camera, telephone, gift, lamp."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.shapes import unit


def draw_umbrella(f: Frame, rng: Random) -> None:
    """Open, with a crook."""
    one, two = rng.choice([("red", "yellow"), ("blue", "sky blue"), ("purple", "pink"), ("green", "lime")])
    pole = f.odd(0.06)
    f.paint(f.cell(0.5, 0.5, pole, round(f.height * 0.84)), "black")
    f.paint(f.arc(0.5 - 0.12, 0.88, 0.12, 0.1, 0, 180, width=max(1, pole)), "black")
    dome = f.oval(0.5, 0.52, 0.5, 0.46) & f.box(0, 0, 1, 0.52)
    lobes = 4 if f.width > 18 else 2
    for lobe in range(lobes):
        dome -= f.oval((lobe + 0.5) / lobes, 0.54, 0.42 / lobes, 0.1)
    top = f.paint(dome, one, gap=not f.is_coloured)
    f.paint(f.cell(0.5, 0.03, pole, f.cells(0.1)), "black")
    for k in range(1, (lobes + 1) // 2 + 1):
        x = k / lobes
        if x <= 0.5 and f.unit >= 12:
            rib = (
                f.arc(0.5, 0.52, 0.5 - x, 0.44, 180, 270)
                if x < 0.5
                else f.cell(0.5, 0.3, pole, round(f.height * 0.44))
            )
            f.mark(f.both(rib) & top, two)


def draw_bulb(f: Frame, rng: Random) -> None:
    """A light bulb with rays."""
    rays = f.is_coloured and f.unit >= 14 and rng.random() < 0.7
    r = 0.3 if rays else 0.36
    y = 0.42 if rays else 0.36
    f.paint(
        f.disc(0.5, y, r) | f.polygon((0.32, y + 0.1), (0.68, y + 0.1), (0.62, 0.74), (0.38, 0.74)),
        "yellow",
        hollow=True,
    )
    f.mark(f.both(f.line((0.44, 0.72), (0.4, y), (0.46, y + 0.06))), "orange")
    f.paint(f.box(0.37, 0.76, 0.63, 0.76 + f.cells(0.07) / f.height), "grey", gap=not f.is_coloured)
    f.paint(f.box(0.37, 0.87, 0.63, 0.87 + f.cells(0.06) / f.height), "grey", gap=not f.is_coloured)
    f.paint(f.cell(0.5, 0.98, f.odd(0.1), f.cells(0.04)), "black")
    if rays:
        for angle in (-90, -150, -30, -180, 0):
            across, down = unit(angle)
            start, end = (
                (0.5 + across * 0.38, y + down * 0.38 * f.unit / f.height),
                (0.5 + across * 0.5, y + down * 0.44 * f.unit / f.height),
            )
            if angle == -90:
                f.paint(f.cell(0.5, 0.03, f.odd(0.04), f.cells(0.07)), "orange", scenery=True)
            elif angle in (-150, -180):
                f.paint(f.both(f.line(start, end)), "orange", scenery=True)


def draw_candle(f: Frame, rng: Random) -> None:
    """A flame, wax, a holder with a ring."""
    colour = rng.choice(["red", "sky blue", "purple", "green"])
    wide = f.odd(0.3, 2)
    top = rng.uniform(0.36, 0.42)
    f.paint(f.cell(0.5, top - 0.02, f.odd(0.06), f.cells(0.12)), "black")
    f.paint(f.blob((0.5, 0), (0.62, 0.18), (0.5, top - 0.08), (0.38, 0.18)), "orange")
    if f.unit >= 12:
        f.hole(f.oval(0.5, 0.2, 0.05, 0.07), "yellow")
    f.paint(f.cell(0.5, (top + 0.9) / 2, wide, round((0.9 - top) * f.height)), colour, gap=not f.is_coloured)
    drip = f.cells(0.1)
    f.paint(f.cell(0.5 - wide / 2 / f.width - 0.2 / f.width, top + 0.14, drip, f.cells(0.2)), colour)
    f.paint(
        f.box(0.08, 0.88, 0.8, 1) - f.cell(0.09, 0.99) - f.cell(0.79, 0.99), "brown", gap=not f.is_coloured
    )
    f.paint(f.ring(0.86, 0.84, 0.14, f.cells(0.08)), "brown")


def draw_bell(f: Frame, rng: Random) -> None:
    """A bell, sometimes with a bow."""
    f.paint(f.round(0.5, 0.1, f.odd(0.16, 2)), "orange" if f.is_coloured else "yellow")
    f.paint(
        f.blob((0.5, 0.06), (0.74, 0.2), (0.8, 0.6), (0.98, 0.84), (0.02, 0.84), (0.2, 0.6), (0.26, 0.2))
        & f.box(0, 0, 1, 0.8),
        "yellow",
    )
    f.paint(f.box(0, 0.8 if f.is_coloured else 0.8 + 0.01, 1, 0.88), "orange", gap=not f.is_coloured)
    f.paint(f.round(0.5, 0.93, f.odd(0.2, 2)), "brown", gap=not f.is_coloured)
    if f.unit >= 13:
        f.mark(f.curve((0.3, 0.6), (0.32, 0.36), (0.4, 0.24)), "white")
    if rng.random() < 0.4 and f.unit >= 14:
        f.paint(f.both(f.polygon((0.48, 0.16), (0.2, 0.02), (0.2, 0.28))), "red", gap=True)


def draw_clock(f: Frame, rng: Random) -> None:
    """An alarm clock that shows some time."""
    colour = rng.choice(["red", "blue", "green", "purple"])
    f.paint(f.both(f.disc(0.18, 0.16, 0.15)), colour)
    f.paint(f.both(f.line((0.26, 0.84), (0.14, 0.99), width=f.cells(0.09, 2))), colour)
    f.paint(f.cell(0.5, 0.06, f.odd(0.12), f.cells(0.12)), colour)
    f.paint(f.disc(0.5, 0.54, 0.44), colour, gap=True)
    f.hole(f.disc(0.5, 0.54, 0.44 - f.cells(0.1) / f.unit))
    hour = rng.randrange(12)
    across, down = unit(hour * 30 - 90)
    f.mark(f.line((0.5, 0.54), (0.5 + across * 0.2, 0.54 + down * 0.2), width=1))
    f.mark(f.cell(0.5, 0.42, f.odd(0.04), round(f.height * 0.26)))
    f.mark(f.cell(0.5, 0.54, f.odd(0.06), f.odd(0.06)))
    if f.unit >= 20:
        for angle in (0, 90, 180):
            across, down = unit(angle)
            f.mark(f.both(f.cell(0.5 + across * 0.31, 0.54 + down * 0.31)))


def draw_hourglass(f: Frame, rng: Random) -> None:
    """Sand above, sand below."""
    colour = rng.choice(["brown", "red", "blue"])
    f.paint(f.box(0, 0, 1, f.cells(0.12) / f.height), colour)
    f.paint(f.box(0, 1 - f.cells(0.14, 2) / f.height, 1, 1), colour)
    glass = f.polygon(
        (0.1, 0.1),
        (0.9, 0.1),
        (0.9, 0.24),
        (0.54, 0.5),
        (0.9, 0.76),
        (0.9, 0.9),
        (0.1, 0.9),
        (0.1, 0.76),
        (0.46, 0.5),
        (0.1, 0.24),
    )
    f.paint(glass, "sky blue", hollow=True)
    f.paint(f.cell(0.5, 0.5, f.odd(0.06), f.cells(0.12, 2)), "sky blue")
    level = rng.uniform(0.16, 0.3)
    f.mark(
        f.polygon((0.2, level), (0.8, level), (0.5, 0.5)) & glass
        if f.is_coloured
        else f.polygon((0.24, level), (0.76, level), (0.5, 0.48)),
        "orange",
    )
    heap = 0.94 - level
    f.mark(f.polygon((0.5, heap - 0.06), (0.8, 0.88), (0.2, 0.88)) & glass, "orange")
    f.mark(f.cell(0.5, 0.56, f.odd(0.04), f.cells(0.2)) & glass if f.is_coloured else frozenset(), "orange")


def draw_book(f: Frame, rng: Random) -> None:
    """Open, with lines of text."""
    colour = rng.choice(["red", "blue", "green", "purple"])
    page = f.polygon(
        (0.06, 0.1),
        (0.3, 0.02),
        (0.5 - 0.5 / f.width, 0.14),
        (0.5 - 0.5 / f.width, 0.9),
        (0.3, 0.8),
        (0.06, 0.86),
    )
    f.paint(
        f.both(
            f.polygon(
                (0, 0.16), (0.06, 0.12), (0.06, 0.86), (0.3, 0.82), (0.5, 0.92), (0.5, 1), (0.3, 0.94), (0, 1)
            )
        ),
        colour,
    )
    f.paint(f.both(page), "silver", hollow=True)
    for line in range(3 if f.height < 18 else 4):
        y = 0.26 + line * (0.18 if f.height < 18 else 0.14)
        f.mark(f.both(f.line((0.16, y + 0.02), (0.28, y - 0.02), (0.4, y + 0.03))), "black")
    f.mark(f.cell(0.5, 0.54, f.odd(0.03), round(f.height * 0.76)), "black")


def draw_envelope(f: Frame, rng: Random) -> None:
    """A letter, sealed or stamped."""
    colour = rng.choice(["tan", "sky blue", "pink", "yellow"])
    whole = f.paint(f.box(0, 0, 1, 1), colour)
    f.mark(f.both(f.line((0, 0.02), (0.5 - 0.5 / f.width, rng.uniform(0.54, 0.62)))), "brown")
    f.mark(f.both(f.line((0, 0.98), (0.34, 0.52))) & whole if f.unit >= 10 else frozenset(), "brown")
    if rng.random() < 0.6:
        f.hole(f.round(0.5, 0.6, f.odd(0.3, 2)), "red")
        if not f.is_coloured and f.unit >= 9:
            f.mark(f.round(0.5, 0.6, max(1, f.odd(0.3, 2) - 2)))


def draw_camera(f: Frame, rng: Random) -> None:
    """A lens, a flash, a button."""
    colour = rng.choice(["black", "red", "blue"])
    f.paint(f.polygon((0.34, 0.2), (0.4, 0.02), (0.64, 0.02), (0.7, 0.2)), colour)
    f.paint(f.box(0.08, 0.08, 0.26, 0.2), "grey" if f.is_coloured else colour)
    f.paint(f.box(0, 0.2, 1, 1) - f.both(f.cell(0.01, 0.21)) - f.both(f.cell(0.01, 0.99)), colour)
    side = f.odd(0.64, 4)
    f.hole(f.round(0.5, 0.6, side), "silver")
    f.mark(f.round(0.5, 0.6, side - 2), "navy" if colour != "blue" else "black")
    if side >= 7:
        f.mark(f.round(0.5, 0.6, max(1, side - 2 * (2 + side // 8))), "sky blue")
    f.mark(f.cell(0.88, 0.34, f.cells(0.12), f.cells(0.1)), "yellow")


def draw_telephone(f: Frame, rng: Random) -> None:
    """An old one with a dial."""
    colour = rng.choice(["red", "green", "black", "blue"])
    f.paint(
        f.blob(
            (0.02, 0.32),
            (0.08, 0.1),
            (0.5, 0.02),
            (0.92, 0.1),
            (0.98, 0.32),
            (0.76, 0.34),
            (0.7, 0.2),
            (0.5, 0.16),
            (0.3, 0.2),
            (0.24, 0.34),
        ),
        colour,
    )
    f.paint(
        f.polygon((0.36, 0.3), (0.64, 0.3), (0.74, 0.46), (0.98, 1), (0.02, 1), (0.26, 0.46)),
        colour,
        gap=True,
    )
    side = f.odd(0.42, 4)
    f.hole(f.round(0.5, 0.7, side), "silver")
    f.mark(
        f.round(0.5, 0.7, max(1, side - 4 if side > 6 else side - 2)),
        colour if f.is_coloured and colour != "black" else "black",
    )


def draw_gift(f: Frame, rng: Random) -> None:
    """A box with a bow."""
    colour, ribbon = rng.choice(
        [("red", "yellow"), ("blue", "yellow"), ("green", "red"), ("purple", "pink"), ("orange", "blue")]
    )
    band = f.odd(0.12)
    f.paint(f.box(0.06, 0.44, 0.94, 1), colour)
    f.paint(f.box(0, 0.28, 1, 0.44), colour, gap=True)
    f.mark(f.cell(0.5, 0.66, band, round(f.height * 0.72)) & f.canvas.cells.keys(), ribbon)
    if rng.random() < 0.4 and f.unit >= 12:
        f.mark(f.box(0.06, 0.68, 0.94, 0.68 + band / f.height) - f.cell(0.5, 0.66, band, f.height), ribbon)
    loop = f.oval(0.3, 0.14, 0.2, 0.13, 15)
    f.paint(f.both(loop), ribbon)
    f.hole(f.both(f.oval(0.28, 0.14, 0.1, 0.05, 15)) if f.unit >= 12 else frozenset())
    f.paint(f.cell(0.5, 0.21, band + (2 if f.unit > 12 else 0), f.cells(0.22)), ribbon)


def draw_table_lamp(f: Frame, rng: Random) -> None:
    """A shade on a foot."""
    shade, foot = rng.choice(
        [("yellow", "brown"), ("red", "black"), ("sky blue", "blue"), ("pink", "purple")]
    )
    f.paint(f.polygon((0.28, 0), (0.72, 0), (1, 0.44), (0, 0.44)), shade)
    f.paint(f.cell(0.5, 0.68, f.odd(0.08), round(f.height * 0.56)), foot)
    if rng.random() < 0.5:
        f.paint(f.oval(0.5, 0.74, 0.2, 0.17), foot)
    f.paint(f.box(0.2, 0.92, 0.8, 1), foot)
    if f.unit >= 12:
        f.mark(f.box(0.04, 0.36, 0.96, 0.36 + 1 / f.height) & f.canvas.cells.keys(), "orange")
        f.paint(f.line((0.8, 0.44), (0.8, 0.62)), "black")


MOTIFS = (
    Motif("umbrella", "things", draw_umbrella, (12, 40), turns=True),
    Motif("light-bulb", "things", draw_bulb, (15, 40), (4, 5), turns=False, is_joined=False),
    Motif("candle", "night", draw_candle, (16, 40), (4, 5), is_joined=False),
    Motif("bell", "things", draw_bell, (11, 40), turns=False),
    Motif("clock", "things", draw_clock, (15, 40), turns=False),
    Motif("hourglass", "things", draw_hourglass, (14, 40), (3, 4), turns=False),
    Motif("book", "things", draw_book, (16, 40), (4, 3), turns=False),
    Motif("envelope", "things", draw_envelope, (12, 40), (3, 2), turns=False),
    Motif("camera", "things", draw_camera, (13, 40), (4, 3)),
    Motif("telephone", "things", draw_telephone, (14, 40), (5, 4), turns=False, is_joined=False),
    Motif("gift", "things", draw_gift, (11, 40), (5, 6), turns=False),
    Motif("table-lamp", "things", draw_table_lamp, (12, 40), (4, 5)),
)
