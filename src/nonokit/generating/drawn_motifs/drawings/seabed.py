"""What lives on the sea floor or drifts above it: octopus, crab, jellyfish, starfish, shell, turtle."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import bubbles
from nonokit.generating.drawn_motifs.shapes import Point, unit


def draw_octopus(f: Frame, rng: Random) -> None:
    """A big head, a pair of eyes, arms that curl."""
    colour = rng.choice(["purple", "red", "orange", "pink"])
    thick = f.cells(0.09)
    high = rng.uniform(0.3, 0.34)
    curl = rng.uniform(-0.04, 0.04)
    arms = [
        ((0.34, 0.5), (0.22, 0.7), (0.08, 0.66 + curl), (0.05, 0.5)),
        ((0.38, 0.55), (0.32, 0.84), (0.14, 0.94), (0.06, 0.84 + curl)),
        ((0.44, 0.6), (0.44, 0.84), (0.34, 0.98)),
    ]
    for arm in arms:
        f.paint(f.both(f.curve(*arm, width=thick)), colour)
    f.paint(f.oval(0.5, high + 0.02, 0.3, high) | f.box(0.3, 0.4, 0.7, 0.62), colour)
    f.eye(0.39, 0.34, size=0.13, mirrored=True)
    if f.unit >= 14:
        smile = f.arc(0.5, 0.44, 0.1, 0.08, 20, 160)
        f.mark(smile)
    bubbles(f, rng)


def draw_crab(f: Frame, rng: Random) -> None:
    """A wide body, claws raised, eyes on stalks."""
    colour = rng.choice(["red", "orange"])
    thick = f.cells(0.08)
    lift = rng.uniform(0.18, 0.24)
    for y, out in ((0.62, 0.04), (0.74, 0.06), (0.84, 0.16)):
        f.paint(f.both(f.line((0.3, y - 0.04), (out + 0.06, y), (out, y + 0.12))), colour)
    f.paint(f.both(f.line((0.28, 0.58), (0.1, 0.5), (0.13, lift), width=thick)), colour)
    claw = f.oval(0.15, lift, 0.15, 0.19) - f.polygon(
        (0.15, lift + 0.04), (0.08, lift - 0.24), (0.26, lift - 0.24)
    )
    f.paint(f.both(claw), colour)
    f.paint(f.both(f.line((0.42, 0.3), (0.42, 0.6))), colour)
    f.paint(f.oval(0.5, 0.66, 0.32, 0.24), colour)
    if f.unit >= 14:
        f.paint(f.both(f.cell(0.42, 0.3, 2, 2)), "black")
    f.mark(f.both(f.cell(0.42, 0.58)), "black")
    if f.unit >= 12:
        f.mark(f.arc(0.5, 0.66, 0.14, 0.1, 20, 160))


def draw_jellyfish(f: Frame, rng: Random) -> None:
    """A bell and trailing threads."""
    colour, threads = rng.choice([("pink", "purple"), ("purple", "pink"), ("sky blue", "blue")])
    bell = f.oval(0.5, 0.42, 0.46, 0.42) & f.box(0, 0, 1, 0.46)
    count = max(3, f.width // 4) | 1
    phase = rng.randrange(4)
    for thread in range(count):
        x = f.left + round((thread + 0.5) * f.width * 0.84 / count + f.width * 0.08 - 0.5)
        end = f.bottom - (0 if thread % 2 else f.height // 6)
        waves = thread % 2 == phase % 2
        cells = frozenset((x + (waves and y % 4 > 1), y) for y in range(f.top + f.height // 3, end))
        f.paint(cells, threads)
    f.paint(bell, colour)
    f.paint(f.both(f.cell(0.12, 0.48, f.cells(0.14), f.cells(0.08))), colour)
    f.eye(0.38, 0.3, size=0.1, mirrored=True)
    if f.unit >= 13:
        f.mark(f.arc(0.5, 0.34, 0.08, 0.06, 20, 160))
    bubbles(f, rng)


def draw_starfish(f: Frame, rng: Random) -> None:
    """Five fat arms with dots."""
    colour, dots = rng.choice([("orange", "yellow"), ("red", "orange"), ("pink", "purple")])
    turn = -90 + rng.choice((-12, 0, 0, 12))
    inner = rng.uniform(0.24, 0.28)
    f.paint(f.star(0.5, 0.54, 0.55, inner, 5, turn), colour)
    if f.unit >= 14:
        for tip in range(5):
            across, down = unit(turn + 72 * tip)
            for far in (0.16, 0.3):
                f.mark(f.cell(0.5 + across * far, 0.54 + down * far), dots)
    else:
        f.mark(f.cell(0.5, 0.54, 2 - f.width % 2, 2 - f.width % 2), dots)


def draw_shell(f: Frame, rng: Random) -> None:
    """A scallop: ribs that fan out from the hinge."""
    colour, ribs = rng.choice([("pink", "red"), ("tan", "brown"), ("sky blue", "blue")])
    f.paint(f.box(0.28, 0.84, 0.72, 1), colour)

    def out(angle: int, far: float) -> Point:
        across, down = unit(angle)
        return 0.5 - 0.001 + across * far * 0.52, 0.92 + down * far * 0.94

    fan = f.paint(f.polygon((0.42, 1), *(out(angle, 1) for angle in range(190, 351, 10)), (0.58, 1)), colour)
    count = max(2, f.width // rng.choice((4, 5)))
    count += (f.width - count) % 2  # a rib in the middle only where there is one column
    for rib in range((count + 1) // 2):
        angle = 190 + 160 * (rib + 1) // (count + 1)
        f.mark(f.both(f.line(out(angle, 0.5 if count > 3 else 0.4), out(angle, 1.1))) & fan, ribs)


def draw_turtle(f: Frame, rng: Random) -> None:
    """A domed shell, a head that looks out, short legs."""
    shell, skin = rng.choice([("dark green", "lime"), ("brown", "green"), ("green", "tan")])
    base = f.top + round(0.7 * f.height)
    leg = f.cells(0.16, 2)
    f.paint(f.oval(0.12, rng.uniform(0.4, 0.48), 0.12, 0.2), skin)
    f.paint(f.curve((0.1, 0.5), (0.16, 0.72), (0.36, 0.8), width=f.cells(0.16, 2)), skin)
    f.paint(f.polygon((0.86, 0.76), (1, 0.9), (0.8, 0.9)), skin)
    dome = frozenset(c for c in f.oval(0.55, 0.74, 0.38, 0.72) if c[1] < base)
    dome = f.paint(dome, shell, gap=True)
    edge = base + (not f.is_coloured)
    belly = frozenset(c for c in f.box(0.16, 0, 0.94, 1) if edge <= c[1] < edge + f.cells(0.1))
    f.paint(belly, skin)
    for x in (0.34, 0.78):
        f.paint({c for c in f.cell(x, 0.9, leg, f.height) if c[1] >= edge}, skin)
    spots = [(0.42, 0.36), (0.68, 0.36), (0.55, 0.14), (0.55, 0.5), (0.3, 0.56), (0.8, 0.56)]
    side = f.cells(0.12)
    for x, y in spots if rng.random() < 0.5 else spots[:3]:
        f.mark(f.cell(x, y, side, side) & dome, skin)
    f.eye(0.08, 0.42)


MOTIFS = (
    Motif("octopus", "sea", draw_octopus, (13, 40), turns=False),
    Motif("crab", "sea", draw_crab, (14, 40), (5, 4), turns=False),
    Motif("jellyfish", "sea", draw_jellyfish, (14, 40), (4, 5), turns=False),
    Motif("starfish", "sea", draw_starfish, (13, 40), turns=False),
    Motif("shell", "sea", draw_shell, (14, 40), (6, 5), turns=False),
    Motif("turtle", "sea", draw_turtle, (15, 40), (3, 2)),
)
