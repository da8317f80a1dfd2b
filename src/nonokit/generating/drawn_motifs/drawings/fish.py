"""What swims: fish, shark, whale, dolphin."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import bubbles, waves

FINS = {
    "orange": "yellow",
    "blue": "sky blue",
    "red": "orange",
    "yellow": "navy",
    "purple": "pink",
    "green": "lime",
}


def draw_fish(f: Frame, rng: Random) -> None:
    """A round fish: forked or fan tail, plain, striped or scaly."""
    colour = rng.choice(sorted(FINS))
    fins = FINS[colour]
    tall, reach = rng.uniform(0.36, 0.42), rng.uniform(0.66, 0.7)
    if rng.random() < 0.5:
        tail = f.polygon((reach, 0.52), (1, 0.16), (0.9, 0.52), (1, 0.9))
    else:
        tail = f.polygon((reach - 0.04, 0.52), (1, 0.14), (1, 0.9))
    f.paint(tail, fins)
    f.paint(
        f.polygon((0.2, 0.52), (rng.uniform(0.3, 0.44), 0), (0.7, rng.uniform(0.04, 0.16)), (0.62, 0.5)), fins
    )
    f.paint(f.polygon((0.36, 0.7), (0.6, 1), (0.58, 0.7)), fins)
    body = f.paint(f.oval(0.4, 0.52, 0.4, tall), colour)
    if f.unit >= 11:
        f.mark(f.arc(0.16, 0.52, 0.12, 0.26, -60, 60) & body, fins)
    pattern = rng.choice(["stripes", "scales", "plain"]) if f.unit >= 14 else "plain"
    if pattern == "stripes":
        for x in (0.37, 0.55):
            f.mark(f.arc(x - 0.06, 0.52, 0.12, 0.6, -60, 60, width=f.cells(0.07)) & body, fins)
    elif pattern == "scales":
        for row, y in enumerate((0.34, 0.52, 0.7)):
            for column in range(2 + row % 2):
                f.mark(f.cell(0.42 + 0.06 * (row % 2 == 0) + column * 0.12, y, 1, 2) & body, fins)
    f.eye(0.15, 0.42, size=0.12)
    bubbles(f, rng)


def draw_shark(f: Frame, rng: Random) -> None:
    """A shark: pointed nose, tall fin, an open mouth with teeth."""
    colour = rng.choice(["grey", "blue"])
    f.paint(f.polygon((0.36, 0.5), (0.56, 0.02), (0.62, 0.5)), colour)
    f.paint(f.polygon((0.8, 0.5), (1, 0.08), (0.94, 0.5), (1, 0.8), (0.84, 0.58)), colour)
    f.paint(f.polygon((0.36, 0.6), (0.56, 1), (0.56, 0.62)), colour)
    back = (
        (0, 0.46),
        (0.2, 0.3),
        (0.5, 0.28),
        (0.9, 0.48),
        (0.9, 0.56),
        (0.55, 0.74),
        (0.3, 0.78),
        (0.12, 0.72),
    )
    body = f.paint(f.blob(*back), colour)
    mouth = f.polygon((0.04, 0.56), (0.26, 0.58), (0.1, 0.74))
    f.hole(mouth & body)
    if f.unit >= 12:
        for x in (0.34, 0.4, 0.46)[: 2 + (f.unit > 17)]:
            f.mark(f.line((x, 0.42), (x, 0.6)) & body, "navy")
    f.eye(0.2, 0.42, size=0.08)
    bubbles(f, rng)


def draw_whale(f: Frame, rng: Random) -> None:
    """A whale with its spout, flukes up."""
    colour = rng.choice(["blue", "navy", "grey"])
    big = rng.uniform(0.3, 0.34)
    f.paint(f.curve((0.5, 0.8), (0.74, 0.78), (0.86, 0.5), width=f.cells(0.2, 2)), colour)
    fluke = f.polygon(
        (0.86, 0.54), (0.72, 0.36), (0.76, 0.26), (0.86, 0.36), (0.96, 0.24), (1, 0.36), (0.9, 0.54)
    )
    f.paint(fluke, colour)
    body = f.paint(f.oval(0.36, 0.98 - big, 0.36, big), colour)
    belly = f.oval(0.3, 1.04, 0.34, big * 0.62) & body
    if f.is_coloured:
        f.mark(belly, "sky blue")
    else:
        for y in (0.84, 0.94)[: 1 + (f.unit > 13)]:
            f.mark(f.line((0.04, y), (0.4, y)) & body)
    f.eye(0.16, 0.98 - big, size=0.09)
    top = 0.98 - 2 * big
    x = rng.uniform(0.26, 0.38)
    spout = f.line((x, 0.12), (x, top))
    if f.unit >= 12:
        spout |= f.arc(x - 0.08, 0.14, 0.08, 0.12, 0, -180) | f.arc(x + 0.08, 0.14, 0.08, 0.12, 180, 360)
    else:
        spout |= f.line((x - 0.12, 0.06), (x, 0.14)) | f.line((x + 0.12, 0.06), (x, 0.14))
    f.paint(spout, "sky blue")
    if f.height > 14 and rng.random() < 0.5:
        waves(f, rng, "sky blue")


def draw_dolphin(f: Frame, rng: Random) -> None:
    """A dolphin in mid-leap."""
    colour = rng.choice(["blue", "grey"])
    f.paint(f.polygon((0.4, 0.2), (0.66, 0), (0.66, 0.3)), colour)
    tail = f.polygon((0.86, 0.7), (0.72, 0.98), (0.88, 0.88), (1, 0.98), (0.98, 0.66))
    f.paint(tail, colour)
    f.paint(f.polygon((0.3, 0.5), (0.34, 0.8), (0.48, 0.5)), colour)
    back = (
        (0.16, 0.42),
        (0.26, 0.22),
        (0.5, 0.12),
        (0.78, 0.3),
        (0.96, 0.72),
        (0.84, 0.72),
        (0.66, 0.56),
        (0.4, 0.54),
        (0.2, 0.58),
    )
    body = f.paint(f.blob(*back), colour)
    f.paint(f.polygon((0, 0.58), (0.04, 0.5), (0.24, 0.38), (0.26, 0.58), (0.06, 0.62)), colour)
    if f.is_coloured:
        f.mark(
            f.curve((0.14, 0.58), (0.4, 0.54), (0.66, 0.56), (0.84, 0.72), width=f.cells(0.09)) & body,
            "sky blue",
        )
    f.eye(0.24, 0.4, size=0.07)
    if rng.random() < 0.6:
        waves(f, rng, "sky blue")


MOTIFS = (
    Motif("fish", "sea", draw_fish, (10, 40), (4, 3)),
    Motif("shark", "sea", draw_shark, (15, 40), (3, 2)),
    Motif("whale", "sea", draw_whale, (14, 40), (5, 4)),
    Motif("dolphin", "sea", draw_dolphin, (15, 40), (5, 4)),
)
