"""Surroundings: what stands around a motif where there is room, never touching it."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.shapes import Shape


def behind(f: Frame, shape: Shape, colour: str, *, whole: bool = True) -> bool:
    """Paints scenery where nothing is near; with `whole` all of it or nothing."""
    canvas = f.canvas
    taken = shapes.grow(canvas.cells.keys() | canvas.subject)
    free = frozenset((x, y) for x, y in shape if f.left <= x < f.right and f.top <= y < f.bottom) - taken
    if not free or (whole and len(free) < len(shape)):
        return False
    canvas.paint(free, colour, scenery=True)
    return True


def bubbles(f: Frame, rng: Random) -> None:
    """A few bubbles, in larger pictures."""
    if f.unit < 18:
        return
    for _ in range(rng.randint(2, 4)):
        x, y = rng.randrange(f.left, f.right - 2), rng.randrange(f.top, f.bottom - 2)
        side = rng.choice((2, 3)) if f.unit < 30 else rng.choice((2, 3, 4))
        ring = shapes.rim(shapes.oval(x + side / 2, y + side / 2, side / 2, side / 2))
        behind(f, ring if side > 2 else shapes.box(x, y, x + 2, y + 2), "sky blue")


def waves(f: Frame, rng: Random, colour: str = "blue", *, deep: int = 1) -> None:
    """Water along the bottom, with crests."""
    start = rng.randrange(4)
    crests = frozenset((x, f.bottom - 1 - deep) for x in range(f.left, f.right) if (x + start) % 4 < 2)
    behind(f, shapes.box(f.left, f.bottom - deep, f.right, f.bottom) | crests, colour, whole=False)


def sun(f: Frame, rng: Random, colour: str = "yellow") -> None:
    """A sun in one of the upper corners, if one is free."""
    r = max(1.5, f.unit * 0.09)
    corners = [f.left + r + 1, f.right - r - 1]
    rng.shuffle(corners)
    for x in corners:
        if behind(f, shapes.oval(x, f.top + r + 0.5, r, r), colour):
            return


def clouds(f: Frame, rng: Random, colour: str = "sky blue") -> None:
    """A small cloud somewhere above."""
    for _ in range(4):
        x, y = rng.uniform(0.15, 0.85), rng.uniform(0.06, 0.3)
        r = 0.06 if f.unit > 24 else 0.08
        cloud = f.disc(x, y, r) | f.disc(x - r, y + r / 2, r * 0.7) | f.disc(x + r, y + r / 2, r * 0.7)
        if behind(f, cloud, colour):
            return


def birds(f: Frame, rng: Random) -> None:
    """A bird or two far away."""
    for _ in range(2):
        x, y = rng.randrange(f.left + 1, f.right - 5), rng.randrange(f.top + 1, f.top + f.height // 3)
        bird = frozenset({(x, y), (x + 1, y), (x + 2, y + 1), (x + 3, y), (x + 4, y)})
        behind(f, bird, "black")


def grass(f: Frame, rng: Random, colour: str = "green") -> None:
    """A few blades at the foot of the picture, where there is room."""
    if f.unit < 16:
        return
    for _ in range(3):
        x = rng.randrange(f.left, f.right - 2)
        tall = rng.choice((2, 3))
        blades = {(x, f.bottom - 1), (x + 2, f.bottom - 1), (x + 1, f.bottom - 1)}
        blades |= {(x, f.bottom - tall), (x + 2, f.bottom - tall)} | {
            (x, f.bottom - 2),
            (x + 2, f.bottom - 2),
        }
        behind(f, frozenset(blades), colour)


def stars(f: Frame, rng: Random, colour: str = "yellow", count: int = 3) -> None:
    """Some stars: small crosses, because single cells far apart make a puzzle ambiguous."""
    for _ in range(count):
        x, y = rng.randrange(f.left, f.right - 2), rng.randrange(f.top, f.top + max(3, f.height // 2))
        cross = frozenset({(x + 1, y), (x, y + 1), (x + 1, y + 1), (x + 2, y + 1), (x + 1, y + 2)})
        behind(f, cross, colour)
