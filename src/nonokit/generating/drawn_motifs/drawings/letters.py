"""Letters and figures, drawn as thick strokes: plain, on a tile, or with a frame."""

from __future__ import annotations

from random import Random

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.shapes import Point, Shape

# Strokes in a square: points from 0 to 1, "~" before a smooth one.
Stroke = tuple[bool, tuple[Point, ...]]


def _straight(*points: Point) -> Stroke:
    return False, points


def _smooth(*points: Point) -> Stroke:
    return True, points


_BOWL_TOP = _smooth((0, 0), (0.7, 0), (1, 0.24), (0.7, 0.48), (0, 0.48))
_BOWL_LOW = _smooth((0, 0.48), (0.74, 0.48), (1, 0.74), (0.74, 1), (0, 1))
_LEFT = _straight((0, 0), (0, 1))
_RIGHT = _straight((1, 0), (1, 1))
_RING = _smooth(
    (0.5, 0), (0.14, 0.14), (0, 0.5), (0.14, 0.86), (0.5, 1), (0.86, 0.86), (1, 0.5), (0.86, 0.14), (0.5, 0)
)

LETTERS: dict[str, tuple[Stroke, ...]] = {
    "A": (_straight((0, 1), (0.5, 0), (1, 1)), _straight((0.2, 0.66), (0.8, 0.66))),
    "B": (_LEFT, _BOWL_TOP, _BOWL_LOW),
    "C": (_smooth((1, 0.16), (0.6, 0), (0.16, 0.14), (0, 0.5), (0.16, 0.86), (0.6, 1), (1, 0.84)),),
    "D": (_LEFT, _smooth((0, 0), (0.56, 0), (0.94, 0.24), (0.94, 0.76), (0.56, 1), (0, 1))),
    "E": (_LEFT, _straight((0, 0), (1, 0)), _straight((0, 0.5), (0.8, 0.5)), _straight((0, 1), (1, 1))),
    "F": (_LEFT, _straight((0, 0), (1, 0)), _straight((0, 0.5), (0.8, 0.5))),
    "G": (
        _smooth((1, 0.16), (0.6, 0), (0.16, 0.14), (0, 0.5), (0.16, 0.86), (0.6, 1), (1, 0.9)),
        _straight((0.56, 0.56), (1, 0.56), (1, 0.96)),
    ),
    "H": (_LEFT, _RIGHT, _straight((0, 0.5), (1, 0.5))),
    "J": (_smooth((0.9, 0), (0.9, 0.4), (0.88, 0.8), (0.5, 1), (0.12, 0.86), (0, 0.66)),),
    "K": (_LEFT, _straight((1, 0), (0, 0.56)), _straight((0.3, 0.42), (1, 1))),
    "L": (_LEFT, _straight((0, 1), (1, 1))),
    "M": (_LEFT, _RIGHT, _straight((0, 0), (0.5, 0.6), (1, 0))),
    "N": (_LEFT, _RIGHT, _straight((0, 0), (1, 1))),
    "O": (_RING,),
    "P": (_LEFT, _smooth((0, 0), (0.7, 0), (1, 0.27), (0.7, 0.54), (0, 0.54))),
    "Q": (_RING, _straight((0.6, 0.66), (1, 1))),
    "R": (
        _LEFT,
        _smooth((0, 0), (0.7, 0), (1, 0.26), (0.7, 0.52), (0, 0.52)),
        _straight((0.5, 0.52), (1, 1)),
    ),
    "S": (
        _smooth(
            (1, 0.14),
            (0.6, 0),
            (0.1, 0.1),
            (0.08, 0.36),
            (0.5, 0.48),
            (0.92, 0.64),
            (0.9, 0.9),
            (0.4, 1),
            (0, 0.86),
        ),
    ),
    "T": (_straight((0, 0), (1, 0)), _straight((0.5, 0), (0.5, 1))),
    "U": (_smooth((0, 0), (0, 0.4), (0.06, 0.84), (0.5, 1), (0.94, 0.84), (1, 0.4), (1, 0)),),
    "V": (_straight((0, 0), (0.5, 1), (1, 0)),),
    "W": (_straight((0, 0), (0.24, 1), (0.5, 0.4), (0.76, 1), (1, 0)),),
    "X": (_straight((0, 0), (1, 1)), _straight((1, 0), (0, 1))),
    "Y": (_straight((0, 0), (0.5, 0.5), (1, 0)), _straight((0.5, 0.5), (0.5, 1))),
    "Z": (_straight((0, 0), (1, 0), (0, 1), (1, 1)),),
}
DIGITS: dict[str, tuple[Stroke, ...]] = {
    "2": (
        _smooth((0.02, 0.22), (0.2, 0.02), (0.7, 0), (0.96, 0.2), (0.84, 0.5), (0, 1)),
        _straight((0, 1), (1, 1)),
    ),
    "3": (
        _smooth((0.02, 0.14), (0.4, 0), (0.88, 0.08), (0.88, 0.4), (0.4, 0.47)),
        _smooth((0.4, 0.47), (0.9, 0.54), (0.98, 0.82), (0.6, 1), (0.02, 0.88)),
    ),
    "4": (_straight((0.72, 1), (0.72, 0), (0, 0.68), (1, 0.68)),),
    "5": (
        _straight((0.94, 0), (0.08, 0), (0.04, 0.44)),
        _smooth((0.04, 0.44), (0.56, 0.36), (0.98, 0.62), (0.8, 0.94), (0.36, 1), (0, 0.86)),
    ),
    "6": (
        _smooth(
            (0.86, 0.04),
            (0.3, 0.14),
            (0.02, 0.54),
            (0.1, 0.9),
            (0.5, 1),
            (0.94, 0.86),
            (0.94, 0.58),
            (0.5, 0.44),
            (0.06, 0.6),
        ),
    ),
    "7": (_straight((0, 0), (1, 0), (0.4, 1)),),
    "8": (
        _smooth((0.5, 0), (0.1, 0.1), (0.1, 0.38), (0.5, 0.47), (0.9, 0.38), (0.9, 0.1), (0.5, 0)),
        _smooth((0.5, 0.47), (0.04, 0.6), (0.06, 0.92), (0.5, 1), (0.94, 0.92), (0.96, 0.6), (0.5, 0.47)),
    ),
    "9": (
        _smooth(
            (0.14, 0.96),
            (0.7, 0.86),
            (0.98, 0.46),
            (0.9, 0.1),
            (0.5, 0),
            (0.06, 0.14),
            (0.06, 0.42),
            (0.5, 0.56),
            (0.94, 0.4),
        ),
    ),
}


def glyph(f: Frame, strokes: tuple[Stroke, ...], thick: int) -> Shape:
    """A letter that fills the frame, its strokes so many cells wide."""
    x, y = thick / 2 / f.width, thick / 2 / f.height

    def inside(point: Point) -> Point:
        return x + point[0] * (1 - 2 * x), y + point[1] * (1 - 2 * y)

    cells: Shape = frozenset()
    for is_smooth, points in strokes:
        places = [inside(point) for point in points]
        cells |= f.curve(*places, width=thick) if is_smooth else f.line(*places, width=thick)
    return cells & f.box(0, 0, 1, 1)


def draw_sign(f: Frame, rng: Random, signs: dict[str, tuple[Stroke, ...]]) -> str:
    """One of the signs in one of the manners; tells which."""
    sign = rng.choice(sorted(signs))
    colour, other = rng.choice(
        [("red", "yellow"), ("blue", "orange"), ("green", "yellow"), ("purple", "pink")]
    )
    manners = ["tile", "disc"] if f.is_coloured else ["plain", "tile", "disc"]
    manner = rng.choice(manners[:-1] if f.unit < 18 else manners)
    if manner == "plain":
        f.paint(glyph(f, signs[sign], f.cells(rng.uniform(0.2, 0.26), 2)), colour)
        return sign
    if manner == "tile":
        corners = {(f.left, f.top), (f.right - 1, f.top), (f.left, f.bottom - 1), (f.right - 1, f.bottom - 1)}
        f.paint(f.box(0, 0, 1, 1) - corners, colour)
        inner = f.part(0.2, 0.16, 0.8, 0.84)
    else:
        f.paint(f.oval(0.5, 0.5, 0.5, 0.5), colour)
        inner = f.part(0.28, 0.24, 0.72, 0.76)
    f.hole(glyph(inner, signs[sign], f.cells(0.13, 2)), other)
    return sign


def draw_letter(f: Frame, rng: Random) -> str:
    """A capital letter."""
    return draw_sign(f, rng, LETTERS)


def draw_digit(f: Frame, rng: Random) -> str:
    """A figure from 2 to 9."""
    return draw_sign(f, rng, DIGITS)


MOTIFS = (
    Motif("letter", "letters", draw_letter, (10, 40), turns=False),
    Motif("number", "letters", draw_digit, (10, 40), (4, 5), turns=False),
)
