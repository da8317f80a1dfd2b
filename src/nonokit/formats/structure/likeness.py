"""Whether a matrix is a picture that somebody may have drawn: its cells are of kinds that are known as cells, and few.

Of several colours neighbouring cells are more often alike than by chance.

Of the matrices of three or more kinds in the files of 109 public repositories, pictures had a likeness of 0.34 and more;
sudokus, tables, names and identifiers, of 0.13 and less in nine of ten cases.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import chain, pairwise

from nonokit.formats.structure.kinds import BLANKS, FILLED, Picture
from nonokit.model.colour import known_look

_LEAST = 0.15  # likeness of a picture
_SMALL, _LEAST_OF_SMALL = 25, -0.15  # cells: in fewer, likeness is rather chance,
_TINY = 16  # and in these nothing but
_MIXED = 3  # letters, and digits, that no picture has among its cells
_LOOK = re.compile(r"#[0-9a-fA-F]{6}")
_PLAIN = 2  # kinds of cells that lie anyhow in puzzles made at random


def likeness(rows: Sequence[Sequence[Hashable]]) -> float:
    """How much more often neighbours are alike than by chance: 0 for what lies at random, 1 for one colour.

    >>> likeness(["rrbb", "rrbb", "rrbb"]) > 0.3 > 0 > likeness(["rbrb", "brbr", "rbrb"])
    True
    """
    beside = chain.from_iterable(map(pairwise, rows))
    below = chain.from_iterable(zip(*both, strict=True) for both in pairwise(rows))
    alike = [one == other for one, other in chain(beside, below)]
    counts = Counter(chain.from_iterable(rows))
    cells = counts.total()
    chance = sum((count / cells) ** 2 for count in counts.values())
    return (sum(alike) / len(alike) - chance) / (1 - chance) if alike and chance < 1 else 1.0


def looks_drawn(rows: Sequence[Sequence[Hashable]], kinds: int) -> bool:
    """Whether cells of that many kinds may be a picture, for all that their likeness says."""
    cells = len(rows) * len(rows[0])
    if kinds <= _PLAIN or cells < _TINY:
        return True
    return likeness(rows) >= (_LEAST if cells >= _SMALL else _LEAST_OF_SMALL)


def is_plausible(picture: Picture) -> bool:
    """Whether somebody may have drawn this: two kinds of cells that are known as cells, or more on more room."""
    kinds = picture.kinds()
    least = 3 if any(isinstance(kind, str) for kind in kinds) else 2
    if picture.width < least or picture.height < least or len(kinds) < 2:
        return False
    if len(kinds) * 4 > picture.width * picture.height + 4:
        return False
    if is_looks(picture):
        return True
    if _are_ids(kinds) or not looks_drawn(picture.rows, len(kinds)):
        return False
    numbers = [kind for kind in kinds if isinstance(kind, int)]
    if len(numbers) == len(kinds):
        return (
            set(numbers) <= {-1, 0, 1}
            or set(numbers) == {0, 255}
            or (min(numbers) >= 0 and max(numbers) < 32)
        )
    if (
        len(kinds) > 3
        and len(set(map(tuple, picture.rows))) < 3
        and any(str(kind).isalpha() for kind in kinds)
    ):
        return False  # a word, or two, again and again
    if ("." in kinds or "-" in kinds) and any(str(kind) in "23456789" for kind in kinds):
        return False  # numbers with a point or a dash in them
    known = [kind for kind in kinds if kind in BLANKS or kind in FILLED]
    return (bool(known) and any(kind in BLANKS for kind in kinds)) or len(kinds) == len(known)


def _are_ids(kinds: Iterable[Hashable]) -> bool:
    """Whether these are the characters of identifiers: letters and digits mixed."""
    signs = [kind for kind in kinds if isinstance(kind, str) and len(kind) == 1]
    return min(sum(map(str.isdigit, signs)), sum(map(str.isalpha, signs))) >= _MIXED


def is_looks(picture: Picture) -> bool:
    """Whether its cells are the looks of colours, or their names."""
    return all(map(_is_look, picture.kinds()))


def has_looks(picture: Picture) -> bool:
    """Whether some of its cells are."""
    return any(map(_is_look, picture.kinds()))


def _is_look(kind: Hashable) -> bool:
    is_name = isinstance(kind, str) and len(kind) > 2 and known_look(kind) is not None
    return is_name or (isinstance(kind, str) and _LOOK.fullmatch(kind) is not None)
