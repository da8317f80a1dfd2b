"""On wheels: car, bus, lorry, tractor, train, bicycle, scooter."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif


def wheel(f: Frame, x: float, side: int, *, lift: int = 0, rim: str = "silver") -> None:
    """A wheel that stands on the ground, with a hub where there is room."""
    y = 1 - (side / 2 + lift) / f.height
    f.paint(f.round(x, y, side), "black", gap=not f.is_coloured)
    if side >= 4:
        f.hole(f.round(x, y, side - 2 * max(1, side // 4) if side < 8 else side - 4), rim)
    if side >= 8:
        f.mark(f.round(x, y, side - 8 if side > 9 else 1 + side % 2))


def draw_car(f: Frame, rng: Random) -> None:
    """A car from the side: small, saloon or sports."""
    colour = rng.choice(["red", "blue", "yellow", "green", "orange"])
    side = f.cells(0.36, 3)
    floor = 1 - side / 2.4 / f.height
    belt = rng.uniform(0.42, 0.48)
    kind = rng.choice(["small", "saloon", "van"])
    roof = {
        "small": [(0.26, belt), (0.38, 0.06), (0.74, 0.06), (0.9, belt)],
        "saloon": [(0.22, belt), (0.36, 0.1), (0.66, 0.1), (0.82, belt)],
        "van": [(0.16, belt), (0.3, 0.02), (0.96, 0.02), (0.98, belt)],
    }[kind]
    f.paint(f.polygon(*roof), colour)
    f.paint(f.box(0, belt, 1, floor) - f.cell(0, belt + 0.01) - f.cell(1, belt + 0.01), colour)
    post = {"small": 0.56, "saloon": 0.5, "van": 0.54}[kind]
    (x0, _), (x1, y1), (x2, _), (x3, _) = roof
    shrink = 1.4 / f.width
    top = y1 + 1.3 / f.height
    low = belt if f.is_coloured else belt - 0.2 / f.height
    glass = f.polygon(
        (x0 + shrink * 1.6, low), (x1 + shrink * 0.9, top), (post - shrink / 2, top), (post - shrink / 2, low)
    )
    glass |= f.polygon(
        (post + shrink / 2, low), (post + shrink / 2, top), (x2 - shrink * 0.7, top), (x3 - shrink * 1.4, low)
    )
    f.hole(glass, "sky blue")
    for x in (0.22, 0.78):
        wheel(f, x, side)
    if f.unit >= 10:
        f.mark(f.cell(0.03, belt + 0.12, f.cells(0.06), f.cells(0.1)), "yellow")
        f.mark(f.line((post + 0.04, belt + 0.08), (post + 0.1, belt + 0.08)), "black")


def draw_bus(f: Frame, rng: Random) -> None:
    """A bus with a row of windows; some have an upper deck."""
    colour = rng.choice(["red", "yellow", "green", "blue"])
    double = rng.random() < 0.4 and f.height >= 13
    side = f.cells(0.26, 3)
    floor = 1 - side / 2.2 / f.height
    top = 0.0 if double else 0.16
    f.paint(f.box(0, top, 1, floor) - f.cell(0.01, top + 0.01), colour)
    count = max(3, f.width // 5)
    rows = [top + 0.08] if not double else [0.06, 0.36]
    high = f.cells(0.18, 2)
    for y in rows:
        for window in range(count):
            x = 0.06 + 0.9 * (window + 0.5) / count
            f.hole(
                f.cell(x, y + high / 2 / f.height, max(2, round(f.width * 0.9 / count) - 1), high),
                "sky blue",
            )
    for x in (0.22, 0.76):
        wheel(f, x, side)
    f.mark(f.cell(0.02, floor - 0.08, 1, f.cells(0.07)), "yellow" if colour != "yellow" else "red")
    if not double and f.unit >= 12:
        f.mark(f.line((0.06, floor - 0.2), (0.98, floor - 0.2)), "silver")


def draw_lorry(f: Frame, rng: Random) -> None:
    """A cab and a load."""
    colour, box = rng.choice([("red", "silver"), ("blue", "yellow"), ("orange", "brown"), ("green", "tan")])
    side = f.cells(0.3, 3)
    floor = 1 - side / 2.2 / f.height
    kind = rng.choice(["box", "tipper", "tank"])
    if kind == "box":
        f.paint(f.box(0.36, 0.04, 1, floor - 1.01 / f.height), box)
    elif kind == "tipper":
        f.paint(
            f.polygon(
                (0.36, 0.24), (1, 0.24), (0.92, floor - 1.01 / f.height), (0.38, floor - 1.01 / f.height)
            ),
            box,
        )
        f.paint(
            f.blob((0.4, 0.26), (0.54, 0.1), (0.68, 0.04), (0.84, 0.12), (0.94, 0.26)) & f.box(0, 0, 1, 0.24),
            "brown" if box != "brown" else "grey",
            gap=not f.is_coloured,
        )
    else:
        f.paint(
            f.oval(0.68, (floor + 0.04) / 2, 0.32, floor / 2 - 0.06)
            & f.box(0, 0, 1, floor - 1.01 / f.height),
            box,
        )
    f.paint(f.box(0.04, floor - 1.01 / f.height, 1, floor), "black" if f.is_coloured else colour)
    f.paint(f.polygon((0, floor), (0, 0.5), (0.1, 0.22), (0.34, 0.22), (0.34, floor)), colour, gap=True)
    f.hole(f.polygon((0.07, 0.5), (0.13, 0.31), (0.27, 0.31), (0.27, 0.5)), "sky blue")
    for x in (0.18, 0.62, 0.86) if f.width >= 22 else (0.18, 0.78):
        wheel(f, x, side)
    if kind == "box" and f.unit >= 14:
        f.mark(f.disc(0.68, 0.34, 0.13), colour)


def draw_tractor(f: Frame, rng: Random) -> None:
    """A big wheel and a small one."""
    colour = rng.choice(["red", "green", "blue", "orange"])
    big, small = f.cells(0.56, 5), f.cells(0.36, 3)
    f.paint(f.cell(0.22, 0.26, f.cells(0.06), round(f.height * 0.3)), "black")
    f.paint(f.box(0.08, 0.38, 0.62, 0.74), colour)
    f.paint(f.box(0.46, 0.04, 0.94, 0.04 + f.cells(0.07) / f.height), colour)
    f.paint(f.polygon((0.5, 0.06), (0.92, 0.06), (0.96, 0.56), (0.46, 0.56)), colour)
    f.hole(f.polygon((0.56, 0.14), (0.84, 0.14), (0.86, 0.38), (0.54, 0.38)), "sky blue")
    if f.unit >= 14:
        for y in (0.46, 0.54):
            f.mark(f.line((0.14, y), (0.36, y)), "black")
    wheel(f, 0.74, big, rim="yellow")
    wheel(f, 0.2, small, rim="yellow")


def draw_train(f: Frame, rng: Random) -> None:
    """A steam engine with its smoke."""
    colour, other = rng.choice([("red", "black"), ("green", "red"), ("blue", "red"), ("black", "red")])
    big = f.cells(0.27, 3)
    floor = 1 - big / 1.7 / f.height
    f.paint(f.box(0.04, floor - 2.01 / f.height, 1, floor), other if f.is_coloured else colour)
    f.paint(f.box(0.08, 0.42, 0.7, floor - 1.9 / f.height), colour)
    f.paint(f.box(0.64, 0.24, 0.96, floor), colour, gap=not f.is_coloured)
    f.paint(f.box(0.58, 0.18, 1, 0.18 + f.cells(0.08) / f.height), other, gap=False)
    f.hole(f.box(0.72, 0.34, 0.88, 0.54), "sky blue")
    f.paint(f.polygon((0.14, 0.42), (0.1, 0.2), (0.3, 0.2), (0.26, 0.42)), other)
    f.paint(f.cell(0.46, 0.36, f.cells(0.12, 2), f.cells(0.14, 2)), "yellow")
    f.paint(f.polygon((0.08, floor - 0.1), (0.08, 1), (0, 1)), other)
    count = 3 if f.width >= 20 else 2
    for number in range(count):
        wheel(f, 0.26 + number * 0.6 / (count - 0.5), big, rim="yellow")
    puff = rng.uniform(0.0, 0.06)
    f.paint(f.round(0.24, 0.08 + puff, f.cells(0.14, 2)), "silver", gap=True, scenery=True)
    f.paint(f.round(0.44, 0.08, f.cells(0.2, 2)), "silver", gap=True, scenery=True)
    if f.unit >= 12:
        f.mark(f.line((0.4, 0.42), (0.4, floor - 0.1)), "yellow" if colour != "black" else "red")


def draw_bicycle(f: Frame, rng: Random) -> None:
    """Two wheels, a frame, a saddle."""
    colour = rng.choice(["red", "blue", "green", "orange"])
    side = round(min(f.width * 0.42, f.height * 0.62))
    hub = 1 - side / 2 / f.height
    left, right = side / 2 / f.width, 1 - side / 2 / f.width
    thick = f.cells(0.06)
    for x in (left, right):
        whole = f.round(x, hub, side)
        f.paint(whole - f.round(x, hub, side - 2 * max(1, thick)), "black")
        if f.unit >= 20:
            f.paint(f.cell(x, hub, 1 + side % 2, 1 + side % 2), "black")
    pedal = (0.5, hub + 0.02)
    seat, bar = (0.6, 0.36), (0.28, 0.34)
    f.paint(f.line((right, hub), seat, bar, pedal, (right, hub), width=thick), colour)
    f.paint(f.line(seat, pedal, width=thick), colour)
    f.paint(f.line((left, hub), (0.3, 0.1), width=thick), colour)
    f.paint(f.line((0.3, 0.1), (0.18, 0.06), (0.16, 0.18), width=thick), "black")
    f.paint(f.line(seat, (0.63, 0.2), width=thick), colour)
    f.paint(f.box(0.54, 0.18, 0.74, 0.18 + f.cells(0.07) / f.height), "black")
    if rng.random() < 0.4 and f.unit >= 16:
        f.paint(f.box(0.06, 0.2, 0.22, 0.34), "brown", gap=not f.is_coloured)


def draw_scooter(f: Frame, rng: Random) -> None:
    """A motor scooter."""
    colour = rng.choice(["red", "sky blue", "lime", "yellow"])
    side = f.cells(0.32, 3)
    f.paint(f.line((0.2, 0.8), (0.3, 0.12), width=f.cells(0.09)), colour)
    f.paint(f.line((0.3, 0.1), (0.46, 0.16), width=f.cells(0.06)), "black")
    f.paint(f.polygon((0.2, 0.36), (0.32, 0.36), (0.36, 0.72), (0.24, 0.8)), colour)
    f.paint(f.box(0.28, 0.68, 0.64, 0.8), colour)
    f.paint(
        f.blob((0.56, 0.76), (0.56, 0.52), (0.78, 0.46), (0.98, 0.56), (0.96, 0.74), (0.78, 0.82)), colour
    )
    f.paint(
        f.blob((0.5, 0.44), (0.56, 0.36), (0.92, 0.38), (0.94, 0.46), (0.7, 0.48)),
        "black",
        gap=not f.is_coloured,
    )
    f.paint(f.round(0.22, 0.22, f.cells(0.12, 2)), "yellow" if colour != "yellow" else "red")
    for x in (0.18, 0.8):
        wheel(f, x, side)


MOTIFS = (
    Motif("car", "travel", draw_car, (14, 40), (5, 3)),
    Motif("bus", "travel", draw_bus, (16, 40), (5, 4)),
    Motif("lorry", "travel", draw_lorry, (18, 40), (5, 3)),
    Motif("tractor", "travel", draw_tractor, (18, 40), (5, 4)),
    Motif("train", "travel", draw_train, (20, 40), (4, 3)),
    Motif("bicycle", "travel", draw_bicycle, (20, 40), (3, 2)),
    Motif("scooter", "travel", draw_scooter, (17, 40), (1, 1)),
)
