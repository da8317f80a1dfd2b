"""How a puzzle's colours are shown: its own, a set that colour-blind eyes can tell apart, or greys; and symbols.

Two colours are "hard to tell apart" when they lie close together in OKLab (Ottosson 2020) for normal sight or
under one of the two common kinds of colour blindness, simulated with the matrices of Machado, Oliveira and
Fernandes (2009). Then symbols are drawn without being asked for. The safe set is the one of Okabe and Ito
(2008); beyond its size a puzzle keeps its remaining colours, and symbols do the telling.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from nonokit.errors import ArgumentError
from nonokit.model import Palette
from nonokit.rendering.theme import Theme, contrast, format_hex, parse_hex

PaletteKind: TypeAlias = Literal["own", "safe", "grey"]
KINDS = ("own", "safe", "grey")
SAFE = ("#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7")
# Shapes that differ in outline, not only in size; none looks like the X of a known empty cell.
SYMBOLS = (
    "disc",
    "triangle",
    "diamond",
    "bar",
    "star",
    "ring",
    "square",
    "drop",
    "plus",
    "post",
    "hexagon",
    "chevron",
)
LIGHTEST_GREY = 0.8  # of white
GREYS_TOO_CLOSE = 0.3  # side by side one sees more, but a clue is far from its cells
TOO_CLOSE = 0.075  # OKLab distance: all of the safe set lie further apart than this, red and green do not

_Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
_SIGHT: dict[str, _Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def _times(matrix: _Matrix, vector: Sequence[float]) -> tuple[float, float, float]:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return a, b, c


def _linear(colour: str) -> list[float]:
    parts = [part / 255 for part in parse_hex(colour)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]


def _oklab(linear: Sequence[float]) -> tuple[float, float, float]:
    lms = _times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        linear,
    )
    return _times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        [max(v, 0.0) ** (1 / 3) for v in lms],
    )


def distance(a: str, b: str, sight: str = "normal") -> float:
    """How far apart two colours look (OKLab), to normal or colour-blind eyes."""
    first, second = (_oklab(_times(_SIGHT[sight], _linear(colour))) for colour in (a, b))
    return float(sum((p - q) ** 2 for p, q in zip(first, second, strict=True)) ** 0.5)


def are_hard_to_tell_apart(colours: Sequence[str]) -> bool:
    """Whether some pair of colours is close for someone's eyes.

    >>> are_hard_to_tell_apart(["#d91e18", "#27862a"]), are_hard_to_tell_apart(SAFE)
    (True, False)
    """
    are_greys = all(len(set(parse_hex(colour))) == 1 for colour in colours)
    least = GREYS_TOO_CLOSE if are_greys else TOO_CLOSE
    return any(distance(a, b, sight) < least for a, b in combinations(colours, 2) for sight in _SIGHT)


def safe_colours(colours: Sequence[str]) -> list[str]:
    """Each colour replaced by the nearest still free one of the safe set, closest matches first."""
    chosen: dict[int, str] = {}
    pairs = sorted((distance(colour, safe), i, safe) for i, colour in enumerate(colours) for safe in SAFE)
    for _, i, safe in pairs:
        if i not in chosen and safe not in chosen.values():
            chosen[i] = safe
    return [chosen.get(i, colour) for i, colour in enumerate(colours)]


def grey_colours(colours: Sequence[str]) -> list[str]:
    """A grey for each colour: dark ones stay dark, and all are as far from each other as can be.

    >>> grey_colours(["#f6c626", "#23262f", "#d63031"])
    ['#cccccc', '#000000', '#666666']
    """
    order = sorted(range(len(colours)), key=lambda i: _lightness(colours[i]))
    step = LIGHTEST_GREY / max(1, len(colours) - 1)
    return [_grey(order.index(i) * step) for i in range(len(colours))]


def _lightness(colour: str) -> float:
    return _oklab(_linear(colour))[0]


def _grey(share: float) -> str:
    value = round(255 * min(1.0, share))
    return format_hex((value, value, value))


def shown_colours(palette: Palette, theme: Theme, kind: str = "own") -> list[str]:
    """What to paint for each value of a cell; a white background becomes the sheet, plain black the ink."""
    if kind not in KINDS:
        raise ArgumentError(
            f"no palette {kind!r}: expected {', '.join(map(repr, KINDS[:-1]))} or {KINDS[-1]!r}"
        )
    background, *colours = (format_hex(colour.rgb) for colour in palette)
    if len(colours) == 1 and colours[0] == "#000000":
        colours = [theme.ink]
    elif kind == "safe":
        colours = safe_colours(colours)
    elif kind == "grey":
        background, *colours = (_grey(_lightness(background)), *grey_colours(colours))
    return [theme.sheet if background == "#ffffff" else background, *colours]


def wants_symbols(palette: Palette, shown: Sequence[str], asked: bool | None) -> bool:
    """Whether to draw symbols: as asked, else when the colours are hard to tell apart."""
    if asked is not None:
        return asked
    return len(palette) > 2 and are_hard_to_tell_apart(shown[1:])


def needs_edge(colour: str, sheet: str) -> bool:
    """Whether a cell of this colour would melt into the sheet."""
    return contrast(colour, sheet) < 1.45
