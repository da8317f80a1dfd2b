"""Buildings: house, church, castle, skyscrapers, windmill, tent, barn, igloo, factory, bridge, street lamp, traffic light."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import behind, stars, sun


def windows(
    f: Frame, left: float, top: float, right: float, bottom: float, colour: str, *, side: int = 0
) -> None:
    """Rows of windows in a wall, at equal distances."""
    wide = side or (1 if f.unit < 18 else 2)
    x0, x1 = f.left + round(left * f.width), f.left + round(right * f.width)
    y0, y1 = f.top + round(top * f.height), f.top + round(bottom * f.height)
    across = max(1, (x1 - x0 - 1) // (2 * wide))
    down = max(1, (y1 - y0 - 1) // (2 * wide))
    margin = (x1 - x0 - across * wide - (across - 1) * wide) // 2
    for row in range(down):
        for column in range(across):
            x, y = x0 + margin + column * 2 * wide, y0 + wide + row * 2 * wide
            f.hole({(x + i, y + j) for i in range(wide) for j in range(wide)}, colour)


def draw_house(f: Frame, rng: Random) -> None:
    """A gable, a door, windows, a chimney with smoke."""
    wall, roof, door = rng.choice(
        [
            ("yellow", "red", "brown"),
            ("sky blue", "blue", "red"),
            ("tan", "brown", "green"),
            ("pink", "purple", "blue"),
        ]
    )
    eave = rng.uniform(0.4, 0.46)
    x = rng.choice((0.66, 0.72))
    f.paint(f.box(x, 0.1, x + f.cells(0.13, 2) / f.width, eave), "brown" if roof != "brown" else "red")
    f.paint(f.box(0.1, eave, 0.9, 1), wall)
    f.paint(f.polygon((0.5, 0), (1, eave), (0, eave)), roof, gap=True)
    high = rng.uniform(0.66, 0.7)
    place = rng.choice((0.5, 0.3))
    wide = f.cells(0.17, 2) if place != 0.5 else f.odd(0.18, 2)
    f.hole(f.cell(place, (high + 1) / 2, wide, round((1 - high) * f.height)), door)
    side = f.cells(0.15, 2)
    spots = [(0.24, 0.66), (0.76, 0.66)] if place == 0.5 else [(0.7, 0.66)]
    if f.unit < 14 and place == 0.5:
        side = 1
    for sx, sy in spots:
        pane = f.cell(sx, sy, side, side)
        f.hole(pane, "sky blue" if wall != "sky blue" else "yellow")
        if side >= 5 and side % 2:
            f.mark(
                {
                    c
                    for c in pane
                    if c[0] == min(q[0] for q in pane) + side // 2
                    or c[1] == min(q[1] for q in pane) + side // 2
                },
                "black",
            )
    if f.unit >= 14:
        f.hole(f.round(0.5, eave * 0.68, f.odd(0.12, 2)), "yellow")
    if f.unit >= 18:
        sun(f, rng)


def draw_church(f: Frame, rng: Random) -> None:
    """A spire with a cross, a nave."""
    wall, roof = rng.choice([("tan", "red"), ("silver", "blue"), ("yellow", "brown")])
    f.paint(f.box(0.34, 0.62, 0.98, 1), wall)
    f.paint(f.polygon((0.34, 0.62), (0.42, 0.44), (0.9, 0.44), (1, 0.62)), roof, gap=not f.is_coloured)
    f.paint(f.box(0.06, 0.42, 0.4, 1), wall, gap=not f.is_coloured)
    f.paint(f.polygon((0.23, 0.1), (0.46, 0.45), (0, 0.45)), roof, gap=not f.is_coloured)
    cross = f.cells(0.04)
    f.paint(
        f.cell(0.23, 0.12, cross, round(f.height * 0.24)) | f.cell(0.23, 0.05, f.cells(0.12, 3), cross),
        "black",
    )
    f.hole(f.cell(0.23, 0.54, f.cells(0.1), f.cells(0.1)), "sky blue" if f.unit > 14 else "black")
    f.hole(
        f.cell(0.23, 0.9, f.cells(0.13, 2), round(f.height * 0.22)), "brown" if roof != "brown" else "black"
    )
    for x in (0.52, 0.68, 0.84)[:: 1 if f.width > 18 else 2]:
        f.hole(f.cell(x, 0.8, f.cells(0.06), f.cells(0.16, 2)), "sky blue")


def draw_castle(f: Frame, rng: Random) -> None:
    """Two towers, battlements, a gate, flags."""
    stone = rng.choice(["grey", "tan", "silver"])
    pointed = rng.random() < 0.5
    tower = 0.28
    top = 0.34 if pointed else 0.2
    f.paint(f.box(0.1, 0.54, 0.9, 1), stone)
    f.paint(f.both(f.box(0, top, tower, 1)), stone)
    if pointed:
        f.paint(
            f.both(f.polygon((tower / 2, 0.04), (tower + 0.03, top + 0.03), (-0.03, top + 0.03))),
            "red",
            gap=not f.is_coloured,
        )
    else:
        tooth = f.cells(0.07)
        f.paint(
            f.both(
                f.box(0, top - tooth / f.height, tooth / f.width, top)
                | f.box(tower - tooth / f.width, top - tooth / f.height, tower, top)
            ),
            stone,
        )
        if f.width * tower >= 5 * tooth:
            f.paint(f.both(f.cell(tower / 2, top - tooth / f.height / 2, tooth, tooth)), stone)
    tooth = max(1, f.cells(0.06))
    y = f.top + round(0.54 * f.height)
    first = f.left + round(tower * f.width) + tooth
    last = f.right - round(tower * f.width)
    wall = {
        (x, y - 1 - k)
        for x in range(first, last - tooth + 1)
        for k in range(tooth)
        if (x - first) // tooth % 2 == 0
    }
    f.paint(f.both(wall), stone)
    gate = f.odd(0.24, 2)
    f.hole(f.cell(0.5, 0.9, gate, round(f.height * 0.24)) | f.round(0.5, 0.79, gate), "brown")
    if f.unit >= 13:
        f.hole(f.both(f.cell(tower / 2, 0.52, f.cells(0.06), f.cells(0.12, 2))), "black")
    if f.unit >= 12 and not pointed:
        f.paint(f.cell(0.5, 0.3, 1 if f.width % 2 else 2, round(f.height * 0.5)), "black")
        f.paint(f.polygon((0.5 + 1 / f.width, 0.04), (0.5 + 1 / f.width, 0.2), (0.74, 0.12)), "red")


def draw_skyscrapers(f: Frame, rng: Random) -> None:
    """A skyline with lit windows."""
    colours = ["grey", "navy", "purple", "brown"]
    rng.shuffle(colours)
    x = 0.0
    widths = [0.28, 0.36, 0.3] if f.unit < 20 else [0.24, 0.2, 0.28, 0.24]
    rng.shuffle(widths)
    for number, wide in enumerate(widths):
        top = rng.choice([0.08, 0.2, 0.34, 0.46])
        right = min(1.0, x + wide - 1.01 / f.width)
        f.paint(f.box(x, top, right, 1), colours[number % 3])
        windows(f, x, top, right, 1, "yellow", side=1 if f.unit < 26 else 2)
        if rng.random() < 0.5 and top < 0.3:
            f.paint(f.cell((x + right) / 2, top - 0.04, 1, f.cells(0.08, 2)), colours[number % 3])
        x += wide
    stars(f, rng, count=3)


def draw_windmill(f: Frame, rng: Random) -> None:
    """Four sails and a tapering tower."""
    f.paint(f.polygon((0.36, 0.36), (0.64, 0.36), (0.74, 1), (0.26, 1)), rng.choice(["tan", "silver", "red"]))
    f.paint(f.polygon((0.32, 0.38), (0.5, 0.2), (0.68, 0.38)), "brown", gap=not f.is_coloured)
    f.hole(f.cell(0.5, 0.92, f.odd(0.16, 2), round(f.height * 0.18)), "brown")
    if f.unit >= 14:
        f.hole(f.cell(0.5, 0.58, f.odd(0.1), f.cells(0.08)), "sky blue")
    wide = f.cells(0.08, 2)
    turned = rng.random() < 0.5
    if turned:
        arms = f.both(f.line((0.5, 0.34), (0.1, 0.02), width=wide)) | f.both(
            f.line((0.5, 0.34), (0.1, 0.66), width=wide)
        )
    else:
        arms = f.cell(0.5, 0.34, f.odd(0.06), round(f.height * 0.66)) | f.box(
            0.02, 0.34 - wide / f.height / 2, 0.98, 0.34 + wide / f.height / 2
        )
    f.paint(arms, "black", gap=True)
    if f.unit >= 14:
        sail = (
            f.both(f.polygon((0.02, 0.14), (0.16, 0.0), (0.46, 0.3), (0.3, 0.34)))
            if turned
            else f.box(0.02, 0.2, 0.34, 0.3) | f.box(0.66, 0.38, 0.98, 0.48)
        )
        f.paint(sail, "black", gap=False)


def draw_tent(f: Frame, rng: Random) -> None:
    """A tent with its flap open."""
    colour, other = rng.choice(
        [("orange", "yellow"), ("green", "lime"), ("red", "tan"), ("blue", "sky blue")]
    )
    f.paint(f.both(f.line((0.5, 0.1), (0.44, 0), width=f.cells(0.05))), "brown")
    f.paint(f.polygon((0.5, 0.06), (1, 1), (0, 1)), colour)
    f.hole(f.polygon((0.5, 0.3), (0.72, 1), (0.28, 1)), "black" if f.is_coloured else "white")
    if rng.random() < 0.6:
        f.paint(f.polygon((0.5, 0.34), (0.56, 0.6), (0.42, 1), (0.28, 1)), other, gap=True)
    if f.unit >= 18:
        behind(f, f.round(0.14, 0.16, f.cells(0.16)), "yellow")
        stars(f, rng, count=2)


def draw_igloo(f: Frame, rng: Random) -> None:
    """Blocks of snow and a tunnel."""
    dome = f.paint(f.oval(0.54, 1, 0.46, 0.98) & f.box(0, 0, 1, 1), "sky blue")
    rows = 3 if f.height < 16 else 4
    for row in range(1, rows):
        y = f.top + round(f.height * row / rows)
        f.mark({c for c in dome if c[1] == y}, "blue")
    for row in range(rows):
        y0, y1 = f.top + round(f.height * row / rows), f.top + round(f.height * (row + 1) / rows)
        step = max(4, f.width // 5)
        for x in range(f.left + (row % 2) * step // 2, f.right, step):
            f.mark({(x, y) for y in range(y0 + 1, y1)} & dome, "blue")
    f.paint(f.oval(0.3, 1, 0.28, 0.56) & f.box(0, 0, 1, 1), "sky blue", gap=True)
    f.hole(f.oval(0.28, 1, 0.18, 0.4) & f.box(0, 0, 1, 1), "navy")
    if f.unit >= 14 and rng.random() < 0.7:
        stars(f, rng, "yellow", 3)


def draw_factory(f: Frame, rng: Random) -> None:
    """A saw-tooth roof, chimneys, smoke."""
    wall = rng.choice(["red", "brown", "tan"])
    f.paint(f.polygon((0.72, 0.3), (0.86, 0.3), (0.9, 1), (0.68, 1)), "grey", gap=False)
    teeth = 3 if f.width > 16 else 2
    for tooth in range(teeth):
        x0, x1 = 0.7 * tooth / teeth, 0.7 * (tooth + 1) / teeth
        f.paint(f.polygon((x0, 0.6), (x0, 0.36), (x1, 0.6)), wall)
    f.paint(f.box(0, 0.58, 1, 1), wall)
    windows(f, 0.02, 0.62, 0.66, 0.86, "sky blue", side=f.cells(0.1))
    f.hole(f.cell(0.84, 0.9, f.cells(0.14, 2), round(f.height * 0.2)), "black")
    f.paint(f.round(0.8, 0.18, f.cells(0.14, 2)), "silver", gap=not f.is_coloured, scenery=True)
    f.paint(f.round(0.62, 0.12, f.cells(0.18, 2)), "silver", scenery=True)
    f.paint(f.round(0.38, 0.1, f.cells(0.2, 2)), "silver", gap=not f.is_coloured, scenery=True)


def draw_bridge(f: Frame, rng: Random) -> None:
    """A road over two arches and a river, or hung from towers."""
    if rng.random() < 0.5:
        deck = f.cells(0.12, 2)
        y = 0.66
        f.paint(f.box(0, y, 1, y + deck / f.height), "red")
        tower = f.cells(0.07, 1)
        f.paint(f.both(f.cell(0.24, 0.5, tower, f.height)), "red")
        f.paint(f.both(f.curve((0.5, 0.58), (0.36, 0.4), (0.24, 0.04))), "red")
        f.paint(f.both(f.curve((0.0, 0.5), (0.12, 0.34), (0.24, 0.04))), "red")
        for x in range(f.left + 2, f.left + f.width // 2, 3 if f.unit < 22 else 4):
            tops = [c[1] for c in f.canvas.cells if c[0] == x and c[1] < f.top + y * f.height]
            if tops:
                f.paint(f.both({(x, row) for row in range(min(tops), f.top + round(y * f.height))}), "red")
    else:
        body = f.paint(
            f.polygon((0, 0.4), (0.5, 0.16), (1, 0.4), (1, 1), (0, 1)), rng.choice(["grey", "brown", "tan"])
        )
        f.hole(f.both(f.oval(0.26, 1, 0.17, 0.44)) & body)
        f.mark(f.both(f.line((0, 0.44), (0.5, 0.24))) & body if f.unit >= 12 else frozenset(), "black")
    if f.is_coloured:
        f.paint(f.box(0, 1 - f.cells(0.1) / f.height, 1, 1), "blue")


def draw_street_lamp(f: Frame, rng: Random) -> None:
    """A lantern on a post."""
    post = f.odd(0.1)
    f.paint(f.cell(0.5, 0.7, post, round(f.height * 0.6)), "black")
    f.paint(f.cell(0.5, 0.96, f.odd(0.5), f.cells(0.14)), "black")
    f.paint(f.cell(0.5, 0.5, f.odd(0.3), 1), "black")
    lamp = f.paint(f.polygon((0.04, 0.14), (0.96, 0.14), (0.72, 0.42), (0.28, 0.42)), "yellow", hollow=True)
    if f.is_coloured:
        f.mark(f.both(f.line((0.06, 0.14), (0.3, 0.42))) & lamp, "black")
    f.paint(f.polygon((0, 0.14), (0.3, 0.03), (0.7, 0.03), (1, 0.14)), "black")
    f.paint(f.cell(0.5, 0.02, f.odd(0.16), f.cells(0.08)), "black")
    f.mark(f.cell(0.5, 0.28, f.odd(0.14), f.cells(0.2)), "orange")


def draw_traffic_light(f: Frame, rng: Random) -> None:
    """Three lamps; one is on."""
    f.paint(f.cell(0.5, 0.9, f.odd(0.16), round(f.height * 0.3)), "grey")
    f.paint(f.box(0.14, 0, 0.86, 0.8), "black")
    side = min(f.odd(0.42, 2), max(2, f.height // 4 - 1))
    side -= (f.width - side) % 2
    on = rng.randrange(3)
    for lamp, colour in enumerate(("red", "yellow", "green")):
        y = 0.8 * (lamp + 0.5) / 3
        shape = f.round(0.5, y, side)
        if f.is_coloured or lamp != on:
            f.hole(shape, colour)
        else:
            f.hole(shape)
            f.mark(f.round(0.5, y, max(1, side - 2)))
    for y in (0.13, 0.4, 0.66):
        f.paint(f.both(f.polygon((0.14, y - 0.08), (0, y - 0.06), (0.14, y + 0.04))), "black")


MOTIFS = (
    Motif("house", "town", draw_house, (11, 40)),
    Motif("church", "town", draw_church, (16, 40)),
    Motif("castle", "town", draw_castle, (15, 40), turns=False),
    Motif("skyscrapers", "town", draw_skyscrapers, (15, 40), is_joined=False),
    Motif("windmill", "town", draw_windmill, (18, 40), turns=False),
    Motif("tent", "travel", draw_tent, (14, 40), (5, 4)),
    Motif("igloo", "town", draw_igloo, (16, 40), (3, 2)),
    Motif("factory", "town", draw_factory, (16, 40), (5, 4)),
    Motif("bridge", "town", draw_bridge, (18, 40), (2, 1), turns=False),
    Motif("street-lamp", "town", draw_street_lamp, (14, 40), (2, 5), turns=False),
    Motif("traffic-light", "town", draw_traffic_light, (14, 40), (2, 5), turns=False),
)
