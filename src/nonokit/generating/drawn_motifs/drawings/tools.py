"""Tools: hammer, axe, saw, spanner, paintbrush, pencil, scissors, key, padlock, watering can, spade, magnet."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def draw_hammer(f: Frame, rng: Random) -> None:
    """Aslant, with a claw or without."""
    wide = f.cells(0.13, 2)
    f.paint(f.line((0.12, 0.9), (0.62, 0.36), width=wide), rng.choice(["brown", "red", "orange"]))
    head = f.polygon((0.3, 0.16), (0.5, 0), (0.96, 0.46), (0.8, 0.62))
    f.paint(head, "grey", gap=True)
    if rng.random() < 0.5:
        f.paint(f.polygon((0.3, 0.16), (0.5, 0), (0.3, 0), (0.04, 0.2), (0.12, 0.24)), "grey")
    else:
        f.paint(f.polygon((0.24, 0.2), (0.44, 0), (0.3, 0.0), (0.2, 0.1)), "grey")


def draw_axe(f: Frame, rng: Random) -> None:
    """A blade on a long handle."""
    wide = f.cells(0.17, 2)
    f.paint(f.cell(0.72, 0.52, wide, f.height), rng.choice(["brown", "orange", "red"]))
    sweep = rng.uniform(0.0, 0.06)
    blade = f.polygon(
        (1, 0.1),
        (0.56, 0.08),
        (0.3, 0.12),
        (0.06, -0.02),
        (0, 0.14),
        (0, 0.36),
        (0.06, 0.5 + sweep),
        (0.36, 0.34),
        (0.56, 0.32),
        (1, 0.3),
    )
    f.paint(blade, "grey", gap=not f.is_coloured)
    f.mark(
        f.curve((0.14, 0.06), (0.1, 0.24), (0.14, 0.42)) & blade if f.unit >= 11 else frozenset(), "silver"
    )


def draw_saw(f: Frame, rng: Random) -> None:
    """Teeth below, a handle at the end."""
    blade = f.polygon((0, 0.3), (0.7, 0.14), (0.7, 0.72), (0, 0.56))
    f.paint(blade, "grey")
    step = 3 if f.unit > 12 else 2
    base = {
        x: max((c[1] for c in f.canvas.cells if c[0] == x), default=0)
        for x in range(f.left, f.left + int(f.width * 0.7))
    }
    teeth = {(x, y + 1) for x, y in base.items() if y and (x - f.left) % step != 0}
    teeth |= {(x, y + 2) for x, y in base.items() if y and (x - f.left) % step == 1} if step == 3 else set()
    f.paint(teeth, "grey")
    f.paint(
        f.blob((0.68, 0.06), (0.96, 0.1), (1, 0.5), (0.94, 0.92), (0.72, 0.84), (0.64, 0.5)),
        rng.choice(["brown", "red", "orange"]),
        gap=not f.is_coloured,
    )
    f.hole(f.oval(0.83, 0.5, 0.07, 0.18))


def draw_spanner(f: Frame, rng: Random) -> None:
    """Open at one end, a ring at the other."""
    colour = "grey"
    f.paint(f.line((0.24, 0.76), (0.74, 0.26), width=f.cells(0.16, 2)), rng.choice(["red", "blue", "orange"]))
    f.paint(f.disc(0.76, 0.24, 0.25), colour)
    f.paint(f.disc(0.22, 0.78, 0.22), colour)
    jaw = f.polygon((0.72, 0.28), (0.8, 0.06), (1.06, -0.06), (0.94, 0.2)) | f.polygon(
        (0.66, 0.24), (0.76, 0.34), (1.04, 0.06), (0.94, -0.04)
    )
    f.cut(jaw)
    f.hole(f.disc(0.22, 0.78, 0.1))


def draw_brush(f: Frame, rng: Random) -> None:
    """A paintbrush with wet paint."""
    colour = rng.choice(["red", "blue", "green", "purple"])
    f.paint(f.polygon((0.92, 0), (1, 0.08), (0.62, 0.56), (0.44, 0.38)), "brown")
    f.paint(f.polygon((0.44, 0.36), (0.64, 0.56), (0.5, 0.68), (0.32, 0.5)), "silver", gap=True)
    f.paint(f.blob((0.3, 0.52), (0.48, 0.68), (0.34, 0.88), (0.02, 0.98), (0.12, 0.7)), colour, gap=True)
    if f.unit >= 14 and rng.random() < 0.7:
        f.paint(
            f.curve((0.36, 0.96), (0.6, 0.9), (0.8, 0.98), (0.96, 0.9), width=f.cells(0.07)),
            colour,
            gap=True,
            scenery=True,
        )


def draw_pencil(f: Frame, rng: Random) -> None:
    """Sharpened, with a rubber."""
    colour = rng.choice(["yellow", "red", "blue", "green"])
    f.paint(f.polygon((0.7, 0.02), (0.98, 0.3), (0.86, 0.42), (0.58, 0.14)), "pink")
    f.paint(f.polygon((0.56, 0.16), (0.84, 0.44), (0.36, 0.92), (0.08, 0.64)), colour, gap=True)
    f.mark(f.line((0.66, 0.34), (0.26, 0.74)) if f.unit >= 13 else frozenset(), "black")
    f.paint(f.polygon((0.08, 0.66), (0.34, 0.92), (0, 1)), "tan", gap=True)
    f.paint(f.polygon((0.03, 0.86), (0.14, 0.97), (0, 1)), "black", gap=False)
    if f.unit >= 16 and rng.random() < 0.6:
        f.paint(f.curve((0.4, 0.98), (0.56, 0.9), (0.72, 0.98), (0.92, 0.9)), "black", scenery=True)


def draw_scissors(f: Frame, rng: Random) -> None:
    """Open, handles below."""
    colour = rng.choice(["red", "blue", "orange", "green"])
    spread = rng.uniform(0.16, 0.24)
    wide = f.cells(0.11, 2)
    f.paint(f.both(f.line((0.5 - spread, 0.02), (0.64, 0.66), width=wide)), "grey")
    side = f.cells(0.36, 4)
    ring = f.round(0.24, 0.8, side) - f.round(0.24, 0.8, side - 2 * max(1, f.cells(0.09)))
    f.paint(f.both(ring), colour)
    f.mark(f.cell(0.5, 0.46, f.odd(0.05), f.odd(0.05)), "black")


def draw_key(f: Frame, rng: Random) -> None:
    """A ring and a bit."""
    colour, shaft = rng.choice([("yellow", "orange"), ("grey", "silver"), ("orange", "brown")])
    side = f.cells(0.9)
    bow = rng.choice(["round", "clover"])
    f.paint(f.box(0.3, 0.5 - f.cells(0.16) / 2 / f.height, 1, 0.5 + f.cells(0.18, 2) / 2 / f.height), shaft)
    x = side / 2 / f.width
    if bow == "round" or f.unit < 9:
        f.paint(f.round(x, 0.5, side), colour)
        f.hole(f.round(x, 0.5, side - 2 * f.cells(0.2, 2)))
    else:
        r = round(side * 0.5)
        for cx, cy in ((x - 0.06, 0.5), (x + 0.02, 0.26), (x + 0.02, 0.74)):
            f.paint(f.round(cx, cy, r), colour)
            f.hole(f.round(cx, cy, r - 2 * max(1, r // 4)))
    teeth = [(0.72, 0.5), (0.84, 0.3), (0.95, 0.5)] if f.width > 14 else [(0.8, 0.4), (0.95, 0.4)]
    for tx, long in teeth:
        f.paint(f.box(tx - 0.04, 0.5, tx + 0.04, 0.5 + long), shaft)


def draw_padlock(f: Frame, rng: Random) -> None:
    """Closed or open."""
    colour = rng.choice(["yellow", "red", "blue"])
    thick = f.cells(0.11)
    shift = rng.choice((0.0, 0.0, 0.2))
    bow = f.oval(0.5 + shift, 0.3, 0.32, 0.3) - f.oval(
        0.5 + shift, 0.3, 0.32 - thick / f.width, 0.3 - thick / f.height
    )
    bow = bow & f.box(0, 0, 1.2, 0.34)
    legs = f.box(0.18 + shift, 0.3, 0.18 + shift + thick / f.width, 0.46)
    f.paint(bow | (f.both(legs) if not shift else legs), "grey")
    f.paint(f.box(0.04, 0.42, 0.96, 1) - f.both(f.cell(0.05, 0.43)) - f.both(f.cell(0.05, 0.99)), colour)
    f.hole(f.round(0.5, 0.64, f.odd(0.18, 2)) | f.cell(0.5, 0.78, f.odd(0.08), f.cells(0.2)), "black")


def draw_watering_can(f: Frame, rng: Random) -> None:
    """A spout with a rose, a handle, drops."""
    colour = rng.choice(["green", "blue", "red", "grey"])
    f.paint(f.arc(0.7, 0.34, 0.26, 0.26, 150, 400, width=f.cells(0.07)), colour)
    f.paint(f.polygon((0.44, 0.36), (0.92, 0.36), (1, 1), (0.4, 1)), colour)
    f.paint(f.line((0.46, 0.78), (0.16, 0.32), width=f.cells(0.1, 2)), colour)
    f.paint(f.line((0.04, 0.4), (0.24, 0.2), width=f.cells(0.1, 2)), colour)
    if f.unit >= 12:
        f.mark(f.box(0.42, 0.52, 0.98, 0.52 + 1 / f.height) & f.canvas.cells.keys(), "yellow")
    if f.is_coloured:
        for x, y in ((0.02, 0.54), (0.12, 0.62), (0.04, 0.74), (0.16, 0.82)):
            f.paint(f.cell(x, y, 1, f.cells(0.07)), "sky blue", scenery=True)


def draw_spade(f: Frame, rng: Random) -> None:
    """A handle, a shaft, a blade."""
    shaft = f.odd(0.12)
    blade = f.blob((0.1, 0.54), (0.5, 0.52), (0.9, 0.54), (0.88, 0.8), (0.5, 1.02), (0.12, 0.8))
    f.paint(f.cell(0.5, 0.34, shaft, round(f.height * 0.52)), "brown")
    if rng.random() < 0.5:
        f.paint(f.cell(0.5, 0.05, f.odd(0.6, 3), f.cells(0.16)), "brown")
    else:
        side = f.odd(0.6, 4)
        f.paint(f.round(0.5, side / 2 / f.height, side), "red")
        f.hole(f.round(0.5, side / 2 / f.height, side - 2 * f.cells(0.14)))
    f.paint(blade, "grey", gap=False)
    f.mark(f.cell(0.5, 0.68, f.odd(0.08), round(f.height * 0.14)), "black")


def draw_magnet(f: Frame, rng: Random) -> None:
    """A horseshoe with light tips."""
    colour = rng.choice(["red", "blue"])
    thick = f.cells(0.28, 3)
    outer = f.oval(0.5, 0.5, 0.5, 0.5) & f.box(0, 0, 1, 0.52) | f.box(0, 0.5, 1, 1)
    inner = f.oval(0.5, 0.5, 0.5 - thick / f.width, 0.5 - thick / f.height) & f.box(0, 0, 1, 0.52)
    inner |= f.box(thick / f.width, 0.5, 1 - thick / f.width, 1)
    f.paint(outer - inner, colour)
    tips = f.both(f.box(0, 0.8, thick / f.width, 1))
    f.paint(tips, "silver", gap=True, hollow=rng.random() < 0.5)


MOTIFS = (
    Motif("hammer", "tools", draw_hammer, (12, 40)),
    Motif("axe", "tools", draw_axe, (14, 40), (2, 3)),
    Motif("saw", "tools", draw_saw, (20, 40), (2, 1)),
    Motif("spanner", "tools", draw_spanner, (13, 40)),
    Motif("brush", "tools", draw_brush, (13, 40)),
    Motif("pencil", "tools", draw_pencil, (14, 40)),
    Motif("scissors", "tools", draw_scissors, (13, 40), (3, 4), turns=False),
    Motif("key", "tools", draw_key, (15, 40), (2, 1)),
    Motif("padlock", "tools", draw_padlock, (11, 40), (4, 5)),
    Motif("watering-can", "garden", draw_watering_can, (14, 40), (5, 4)),
    Motif("spade", "garden", draw_spade, (14, 40), (2, 5), turns=False),
    Motif("magnet", "tools", draw_magnet, (11, 40), turns=False),
)
