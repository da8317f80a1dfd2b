"""How likely a puzzle stands upright rather than lying on its side, told from its clues alone.

Rows and columns exchanged make an equally good puzzle, the same picture turned over, so nothing but the picture can
tell. Pictures people draw are more often alike left and right than above and below, are heavier at the bottom and end
in a ground line, and repeat lines downwards. Each of these shows in the clues; the weights are a logistic regression on 4,483
pictures of webpbn.com, tried on 2,241 others (69 % right; 95 % where the odds are beyond 2) and on 2,338 of janko.at (70 %; 98 %).
"""

from __future__ import annotations

from itertools import accumulate, count, pairwise
from math import log
from operator import eq, mul, sub
from typing import Any

from nonokit.model import FlatClues, Puzzle
from nonokit.model.flat import MISSING

Side = tuple[list[int], list[list[Any]]]  # how many cells each clue fills, and its runs

_WEIGHTS = {
    "palindromes": 2.41,
    "mirrored_totals": 0.78,
    "mirrored_lines": 1.72,
    "centre": 1.88,
    "runs": 1.51,
    "ground": 1.31,
    "repeats": 2.71,
}
_WIDE = 1.74  # for each time the width is e times the height
_MIN_SIDE = 5  # smaller pictures tell nothing


def upright_odds(puzzle: Puzzle) -> float:
    """The logarithm of the odds that the puzzle stands upright; 0 when nothing can be told.

    >>> heart = Puzzle.from_grid([".#.#.", "#####", "#####", ".###.", "..#.."])
    >>> upright_odds(heart) > 0, upright_odds(heart) == -upright_odds(heart.transposed())
    (True, True)
    """
    return sum(signs_of_upright(puzzle))


def signs_of_upright(puzzle: Puzzle) -> tuple[float, float]:
    """What the clues add to these odds, and what the size does: that is the same in many puzzles of one collection."""
    if min(puzzle.width, puzzle.height) < _MIN_SIDE or MISSING in puzzle.flat.counts:
        return 0.0, 0.0
    totals, clues = _lines(puzzle.flat)
    rows = totals[: puzzle.height], clues[: puzzle.height]
    columns = totals[puzzle.height :], clues[puzzle.height :]
    standing, lying = _features(rows, columns), _features(columns, rows)
    odds = sum([weight * (standing[name] - lying[name]) for name, weight in _WEIGHTS.items()])
    return odds, _WIDE * log(puzzle.width / puzzle.height)


def _lines(flat: FlatClues) -> Side:
    lengths = [length or 1 for length in flat.lengths] if 0 in flat.lengths else flat.lengths.tolist()
    ends = [*accumulate(flat.counts, initial=0)]
    clues: list[list[Any]] = [lengths[start:end] for start, end in pairwise(ends)]
    totals = [*map(sum, clues)]
    if flat.colours.count(1) < len(lengths):
        runs = [*zip(lengths, flat.colours, strict=True)]
        clues = [runs[start:end] for start, end in pairwise(ends)]
    return totals, clues


def _features(rows: Side, columns: Side) -> dict[str, float]:
    """What speaks for these rows being rows."""
    (totals, clues), (across, upwards) = rows, columns
    height, width = len(clues), len(upwards)
    filled = max(sum(totals), 1)
    return {
        "palindromes": sum([len(clue) > 1 and clue == clue[::-1] for clue in clues]) / height,
        "mirrored_totals": -sum(map(abs, map(sub, across, reversed(across)))) / filled,
        "mirrored_lines": sum(map(eq, upwards, reversed(upwards))) / width,
        "centre": sum(map(mul, count(0.5), totals)) / height / filled,
        "runs": sum(map(len, clues)) / filled,
        "ground": totals[-1] / width,
        "repeats": sum(map(eq, clues, clues[1:])) / height,
    }
