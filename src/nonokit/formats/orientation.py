"""How likely a puzzle stands upright rather than lying on its side, told from its clues alone.

Rows and columns exchanged make an equally good puzzle, the same picture turned over, so nothing but the picture can
tell. Pictures people draw are more often alike left and right than above and below, are heavier at the bottom and end
in a ground line, and repeat lines downwards. Each of these shows in the clues; the weights are a logistic regression on 4,483
pictures of webpbn.com, tried on 2,241 others (69 % right; 95 % where the odds are beyond 2) and on 2,338 of janko.at (70 %; 98 %).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log

from nonokit.model import Clue, Puzzle

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
    if min(puzzle.width, puzzle.height) < _MIN_SIDE or None in puzzle.rows or None in puzzle.columns:
        return 0.0
    rows, columns = ([clue or Clue() for clue in clues] for clues in (puzzle.rows, puzzle.columns))
    standing, lying = _features(rows, columns), _features(columns, rows)
    odds = sum(weight * (standing[name] - lying[name]) for name, weight in _WEIGHTS.items())
    return odds + _WIDE * log(puzzle.width / puzzle.height)


def _features(rows: Sequence[Clue], columns: Sequence[Clue]) -> dict[str, float]:
    """What speaks for these rows being rows."""
    height, width = len(rows), len(columns)
    totals, across = [clue.total for clue in rows], [clue.total for clue in columns]
    filled = max(sum(totals), 1)
    return {
        "palindromes": sum(len(clue) > 1 and clue == clue[::-1] for clue in rows) / height,
        "mirrored_totals": -sum(abs(a - b) for a, b in zip(across, reversed(across), strict=True)) / filled,
        "mirrored_lines": sum(a == b for a, b in zip(columns, reversed(columns), strict=True)) / width,
        "centre": sum((i + 0.5) * total for i, total in enumerate(totals)) / height / filled,
        "runs": sum(map(len, rows)) / filled,
        "ground": totals[-1] / width,
        "repeats": sum(a == b for a, b in pairwise(rows)) / height,
    }
