"""One way to hold a puzzle: of its eight turned and mirrored forms always the same one.

Where several steps are equally good the first one is taken, so the same puzzle held otherwise could be rated by a
point more or less. Rating always this form makes ratings the same however a puzzle is held.
"""

from __future__ import annotations

from collections.abc import Iterator

from nonokit.model import Clue, Puzzle


def canonical(puzzle: Puzzle) -> Puzzle:
    """The form of a puzzle that all its turned and mirrored forms share: the least, line by line.

    >>> puzzle = Puzzle.from_clues(rows=[[1], [2]], columns=[[2], [1]])
    >>> canonical(puzzle).rows == canonical(puzzle.transposed().mirrored()).rows
    True
    """
    left = [(form, parts(form)) for form in forms(puzzle)]
    while len(left) > 1 and None not in (seen := [next(own, None) for _, own in left]):
        least = min(seen)  # type: ignore[type-var]
        left = [one for one, part in zip(left, seen, strict=True) if part == least]
    return left[0][0]


def forms(puzzle: Puzzle) -> list[Puzzle]:
    """All eight forms: exchanging left and right, and rows and columns, in turns goes through them."""
    found = [puzzle]
    for _ in range(3):
        found.append(found[-1].mirrored())
        found.append(found[-1].transposed())
    return [*found, found[-1].mirrored()]


def parts(puzzle: Puzzle) -> Iterator[tuple[object, ...]]:
    """What forms are told apart by, one thing after another: the first lines nearly always do."""
    yield (puzzle.height,)
    for clue in (*puzzle.rows, *puzzle.columns):
        yield plain(clue)
    yield (puzzle.given.cells if puzzle.given else b"",)


def plain(clue: Clue | None) -> tuple[tuple[int, int], ...]:
    """A clue as numbers, which all compare."""
    return ((-1, -1),) if clue is None else tuple((run.length or 0, run.colour) for run in clue)
