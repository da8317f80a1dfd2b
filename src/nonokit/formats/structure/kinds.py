"""What the cells of a picture mean: which of its kinds is the background, and what the others are called and look like.

What is the background follows from what cells usually mean (0, false, null, a blank, a dot, white); of two unknown
kinds it is the one that begins the picture more often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType

from nonokit.formats.format import lazy
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.structure.names import listed
from nonokit.model import UNKNOWN, Grid
from nonokit.model.colour import NAMED, parse_rgb

# What stands for an empty and for a filled cell, the surer ones first.
SIGNS_OF_BLANKS = "0.-_·・░□▯◻◽⬜☐▫○◯⚪⚬"
BLANKS: tuple[Hashable, ...] = (
    *(None, 0, "", " ", "\u3000", *SIGNS_OF_BLANKS),
    *listed("white empty blank none off false w W"),
)
FILLED: tuple[Hashable, ...] = (
    1,
    *"1#█■▮▓▒◼◾⬛☑▪●⚫▋▉✓✔％＃xX*@oO",
    *listed("black filled full on true b B"),
)
CELL_WORDS = frozenset(word for word in (*BLANKS, *FILLED) if isinstance(word, str) and len(word) > 1)
MAX_KINDS = 64  # of cells in a picture
_SOLID, _CROSSES = "#█■▮▓◼◾⬛▪●⚫▋▉＃", "xX×✗✕✖"  # beside a solid sign a cross marks a cell as empty
YES_AND_NO = {"ox": "x", "bw": "w", "ft": "f", "ny": "n"}  # of two letters, which is an empty cell
TAKEN_FOR_FILLED = {
    "ox": "o is taken for filled and x for empty",
    "12": "2 is taken for filled and 1 for empty",
}
_UNKNOWNS: tuple[Hashable, ...] = ("?", "？", "unknown")
_COLOURS = listed("red orange yellow green blue purple brown")
SIGN_COLOURS = dict(
    zip("🟥🟧🟨🟩🟦🟪🟫🔴🟠🟡🟢🔵🟣🟤⬛⬜", (*_COLOURS, *_COLOURS, "black", "white"), strict=True)
)


@dataclass(frozen=True)
class Picture:
    """Rows of cells as the file has them; what they mean depends on all of them together."""

    rows: Sequence[Sequence[Hashable]]
    assumed: str | None = None

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def kinds(self) -> Counter[Hashable]:
        """The different cells and how many there are of each; 1 and True are one kind."""
        return self._kinds

    @lazy
    def _kinds(self) -> Counter[Hashable]:
        return Counter(chain.from_iterable(self.rows))

    @property
    def note(self) -> str | None:
        """What is assumed about it."""
        kinds = letters_of(self.kinds())
        return self.assumed or TAKEN_FOR_FILLED.get(kinds)

    def transposed(self) -> Picture:
        return Picture(list(zip(*self.rows, strict=True)))


def letters_of(kinds: Iterable[Hashable]) -> str:
    """The kinds of cells in small letters, in the order of the alphabet."""
    return "".join(sorted(str(kind).lower() for kind in kinds))


def grid_of(picture: Picture, looks: Mapping[Hashable, str] = MappingProxyType({})) -> Grid:
    """The picture as a grid, its background told from its colours; `looks` are colours that the file describes."""
    kinds = picture.kinds()
    unknown = [kind for kind in kinds if kind in _UNKNOWNS]
    known = [kind for kind in kinds if kind not in unknown]
    background = _look_of_paper(known, looks) if None not in known else None
    background = _background(known, picture) if background is None else background
    colours = [kind for kind in known if kind is not background and kind != background]
    if not colours:
        return Grid(picture.width, picture.height, _blank_cells(picture, unknown))
    colours.sort(key=lambda kind: (not isinstance(kind, int), kind if isinstance(kind, int) else 0))
    declared = [_declared(background, is_background=True)]
    declared += [
        _declared(looks[kind]) if kind in looks else _declared(kind, only=len(colours) == 1)
        for kind in colours
    ]
    values: dict[Hashable, int] = {kind: value for value, kind in enumerate(colours, 1)}
    values[background] = 0
    values |= dict.fromkeys(unknown, UNKNOWN)
    cells = bytes(values[cell] for row in picture.rows for cell in row)
    return Grid(picture.width, picture.height, cells, palette_of(declared))


def _blank_cells(picture: Picture, unknown: Sequence[Hashable]) -> bytes:
    return bytes(UNKNOWN if cell in unknown else 0 for row in picture.rows for cell in row)


def _look_of_paper(kinds: list[Hashable], looks: Mapping[Hashable, str]) -> Hashable:
    """The kind of cell that the file describes as white, where it says so of one, and how all of them look."""
    if not all(kind in looks for kind in kinds):
        return None
    white = [kind for kind in kinds if parse_rgb(looks[kind]) == NAMED["white"]]
    return white[0] if len(white) == 1 else None


def _background(kinds: list[Hashable], picture: Picture) -> Hashable:
    """The kind of cell that is no colour."""
    numbers = [kind for kind in kinds if isinstance(kind, int) and not isinstance(kind, bool)]
    if len(numbers) == len(kinds) > 1 and 0 in numbers and max(numbers) == 255:
        return 255  # grey values: white
    empty = YES_AND_NO.get(letters_of(kinds))
    for blank in [empty, empty.upper(), *BLANKS] if empty else BLANKS:
        if blank in kinds:
            return next(kind for kind in kinds if kind == blank)
    if len(numbers) == len(kinds) > 1:
        return min(numbers)
    crosses = [kind for kind in kinds if kind in tuple(_CROSSES)]
    if crosses and (any(kind in tuple(_SOLID) for kind in kinds) or set(kinds) - set(crosses) <= {"o", "O"}):
        return crosses[0]
    looks = {kind: parse_rgb(kind) for kind in kinds if isinstance(kind, str)}
    white = [kind for kind, rgb in looks.items() if rgb == NAMED["white"]]
    others = [kind for kind in kinds if kind not in FILLED]
    if all(kind in SIGN_COLOURS for kind in kinds):
        others = kinds  # beside coloured squares black may be the night behind them
    if white or len(kinds) <= 1:
        return white[0] if white else (0 if not kinds or kinds[0] in FILLED else kinds[0])
    border = [*picture.rows[0], *picture.rows[-1]] + [row[i] for row in picture.rows for i in (0, -1)]
    counts = Counter(kind for kind in border if kind in (others or kinds))
    return counts.most_common(1)[0][0] if counts else (others or kinds)[0]


def _declared(kind: Hashable, *, is_background: bool = False, only: bool = False) -> Declared:
    """How a kind of cell is called and looks."""
    text = str(kind)
    if is_background:
        rgb = parse_rgb(text) if isinstance(kind, str) and len(text) > 2 else None
        return Declared("white", None) if rgb in (None, NAMED["white"]) else Declared(_name(text), rgb)
    if only and (kind in FILLED or not isinstance(kind, str) or len(text) == 1) and text not in SIGN_COLOURS:
        return Declared("black")
    if text in SIGN_COLOURS:
        return Declared(SIGN_COLOURS[text])
    if isinstance(kind, str) and parse_rgb(kind) and len(kind) > 2:
        return Declared(_name(text), parse_rgb(kind))
    if kind in ("#", "X", "█", "■", "black"):
        return Declared("black")
    usual = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "orange", "p": "purple", "k": "black"}
    return Declared(usual.get(text.lower(), f"colour {text}"), None, text if len(text) == 1 else None)


def _name(text: str) -> str:
    """A colour's name: its own word, or the known one that looks the same."""
    if text.lower() in NAMED:
        return text.lower()
    rgb = parse_rgb(text)
    return next((name for name, look in NAMED.items() if look == rgb), f"colour {text.lstrip('#')}")
