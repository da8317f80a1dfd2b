"""One way to hold a puzzle: of its eight turned and mirrored forms always the same one.

Where several steps are equally good the first one is taken, so the same puzzle held otherwise could be rated by a
point more or less. Rating always this form makes ratings the same however a puzzle is held.
"""

from __future__ import annotations

from nonokit.model import Clue, Puzzle


def canonical(puzzle: Puzzle) -> Puzzle:
    """The form of a puzzle that all its turned and mirrored forms share.

    >>> puzzle = Puzzle.from_clues(rows=[[1], [2]], columns=[[2], [1]])
    >>> canonical(puzzle).rows == canonical(puzzle.transposed().mirrored()).rows
    True
    """
    return min(forms(puzzle), key=_key)


def forms(puzzle: Puzzle) -> list[Puzzle]:
    """All eight forms: exchanging left and right, and rows and columns, in turns goes through them."""
    found = [puzzle]
    for _ in range(3):
        found.append(found[-1].mirrored())
        found.append(found[-1].transposed())
    return [*found, found[-1].mirrored()]


def _key(puzzle: Puzzle) -> tuple[object, ...]:
    def plain(clue: Clue | None) -> tuple[tuple[int, int], ...]:
        return ((-1, -1),) if clue is None else tuple((run.length or 0, run.colour) for run in clue)

    given = puzzle.given.cells if puzzle.given else b""
    return (len(puzzle.rows), tuple(map(plain, puzzle.rows)), tuple(map(plain, puzzle.columns)), given)
