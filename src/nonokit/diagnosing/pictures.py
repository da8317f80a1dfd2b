"""How likely pictures are against each other: what is drawn repeats itself, is often alike on both sides, and has a usual size.

Pictures that explain the same clues share most of their cells, and these tell what is usual in them: how often a cell differs
from the one beside it, given the cells around both. Where all is noise the odds are even, where areas have straight or
stepped borders a picture that keeps to them is the likelier one, and a larger picture is less likely than a smaller one: it says
more. Nothing is taken from other pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import log
from operator import ne

from nonokit.model import Grid

# Cells that come before a cell in reading order, (down, right), the one it is compared with first.
_BEFORE = ((0, -1), (-1, 0), (-1, -1), (-1, 1), (0, -2), (-2, 0), (-1, -2), (-1, 2))
_NEAREST = 0b1111  # the bits for the cell itself and those that touch it: known sooner than all of them
_ROOM = bytes(2)  # empty cells around a picture, as far as those before a cell reach
_DIFFERS = bytes([0] + [1] * 255)
_WAYS = 8  # to hold a picture: turned and mirrored it is read in as many orders

_REPEATED = 0.8  # cells that differ from what is usual mostly do so together
_MIRRORED = 0.25  # what differs in one cell from its mirror image mostly differs in several
_FORESEEN = 2.0  # how often surroundings must have been seen to count as much as what is known of fewer cells
_LEAST = 0.005  # the share of cells that differ where none did yet
_LEAST_MIRRORED = 0.02
_SYMMETRIC = (
    0.25  # the share of cells that differ from their mirror image in pictures that are meant to be symmetric
)
_UNUSUAL_SIZE = -4.5  # six of seven puzzles have both sides divisible by five
_SQUARE = 2.0  # more than half have as many rows as columns


def picture_odds(grids: Sequence[Grid]) -> list[float]:
    """The odds of pictures against each other."""
    if len(grids) < 2:
        return [0.0] * len(grids)
    mirrored = [grid.width * grid.height // 2 for grid in grids]
    unlike = [unlike_mirrored(grid) for grid in grids]
    sideways, upside = (_symmetry([counts[side] for counts in unlike], mirrored) for side in (0, 1))
    repeated = _repetition([surroundings(grid) for grid in grids])
    return [
        size_odds(grid) + _REPEATED * usual + _MIRRORED * (across + down)
        for grid, usual, across, down in zip(grids, repeated, sideways, upside, strict=True)
    ]


def size_odds(grid: Grid) -> float:
    """The odds of a size: most puzzles have sides of ten, fifteen, twenty cells, and are squares."""
    is_unusual = grid.width % 5 > 0 or grid.height % 5 > 0
    return _UNUSUAL_SIZE * is_unusual + _SQUARE * (grid.width == grid.height)


def surroundings(grid: Grid) -> Counter[int]:
    """How often cells have which surroundings, in all ways to hold the picture.

    The lowest bit of a key tells whether the cell differs from the one before it, each other bit whether another cell does.
    """
    return Counter(b"".join(map(_codes, _turned(grid))))


def _turned(grid: Grid) -> Iterator[list[bytes]]:
    for lines in (grid.rows(), grid.columns()):
        for held in (lines, [line[::-1] for line in lines]):
            yield held
            yield held[::-1]


def _codes(rows: list[bytes]) -> bytes:
    """The surroundings of every cell in reading order, all made at once: a byte for each cell of a very large number."""
    width, size = len(rows[0]), len(rows) * len(rows[0])
    room = len(_ROOM)
    wide = [bytes(width + 2 * room)] * room + [_ROOM + row + _ROOM for row in rows]

    def moved(down: int, right: int) -> int:
        start = room + right
        cells = [row[start : start + width] for row in wide[room + down : len(wide) + down]]
        return int.from_bytes(b"".join(cells), "big")

    before, *others = (moved(*place) for place in _BEFORE)
    codes = 0
    for bit, cells in enumerate((moved(0, 0), *others)):
        differs = (cells ^ before).to_bytes(size, "big").translate(_DIFFERS)
        codes |= int.from_bytes(differs, "big") << bit
    return codes.to_bytes(size, "big")


def _repetition(counts: Sequence[Counter[int]]) -> list[float]:
    """The odds of pictures with these surroundings, if cells differ as often as in all of them together."""
    together: Counter[int] = sum(counts, Counter())
    nearest: Counter[int] = Counter()
    differs: Counter[int] = Counter()
    for code, count in together.items():
        nearest[code & _NEAREST] += count
        differs[code & 1] += count
    foreseen = _FORESEEN * _WAYS * len(counts)
    odds = {}
    for code in together:
        share = differs[1] / differs.total()
        for seen, known in ((nearest, code & _NEAREST), (together, code)):
            share = (seen[known | 1] + foreseen * share) / (seen[known | 1] + seen[known & ~1] + foreseen)
        share = min(max(share, _LEAST), 1 - _LEAST)
        odds[code] = log(share if code & 1 else 1 - share) / _WAYS
    return [sum(count * odds[code] for code, count in one.items()) for one in counts]


def unlike_mirrored(grid: Grid) -> tuple[int, int]:
    """How many cells differ from those opposite, left and right, and above and below."""
    rows = grid.rows()
    sideways = sum(sum(map(ne, row, reversed(row))) for row in rows)
    upside = sum(sum(map(ne, row, other)) for row, other in zip(rows, reversed(rows), strict=True))
    return sideways // 2, upside // 2


def _symmetry(counts: Sequence[int], pairs: Sequence[int]) -> list[float]:
    """The odds of pictures by how many pairs of opposite cells differ, where they are symmetric at all."""
    share = sum(counts) / max(sum(pairs), 1)
    if share >= _SYMMETRIC:
        return [0.0] * len(counts)
    share = max(share, _LEAST_MIRRORED)
    return [
        count * log(share) + (most - count) * log(1 - share)
        for count, most in zip(counts, pairs, strict=True)
    ]
