"""The simpler forms of isolated rules: full and empty lines, and overlap.

They look at one line at a time and find less than line logic does; as methods they tell how far a beginner gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nonokit.engine.reference.line import Line, masks_of_domains
from nonokit.model import Clue
from nonokit.solving.work import Work

Finder = Callable[[Clue, list[int], int], dict[int, int]]  # clue, domains, values → position: value


def full_lines(work: Work) -> bool:
    """Lines whose clue is empty or leaves no slack."""
    return fix_lines(work, full_line)


def overlap(work: Work) -> bool:
    """Cells that a run covers in both its leftmost and its rightmost place."""
    return fix_lines(work, overlap_in_line)


def full_line(clue: Clue, domains: list[int], values: int) -> dict[int, int]:
    """All cells of a line that has only one picture.

    >>> full_line(Clue.of(1, 1), [3, 3, 3], 2)
    {0: 1, 1: 0, 2: 1}
    """
    if clue and (clue.has_unknown or clue.min_length != len(domains)):
        return {}
    cells: list[int] = []
    for previous, run in zip((None, *clue), clue, strict=False):
        cells += [0] * (previous is not None and previous.colour == run.colour)
        cells += [run.colour] * run.min_length
    return dict(enumerate(cells or [0] * len(domains)))


def overlap_in_line(clue: Clue, domains: list[int], values: int) -> dict[int, int]:
    """The cells between a run's last and first start and its own length.

    >>> overlap_in_line(Clue.of(3), [3, 3, 3, 3], 2)
    {1: 1, 2: 1}
    """
    placed = Line(clue, len(domains), values).place(masks_of_domains(domains, values))
    found: dict[int, int] = {}
    for run, starts in zip(clue, placed[0] if placed else (), strict=False):
        first, last = (starts & -starts).bit_length() - 1, starts.bit_length() - 1
        if run.length is not None:
            found |= dict.fromkeys(range(last, first + run.length), run.colour)
    return found


def fix_lines(work: Work, find: Finder) -> bool:
    """Applies a finder to every line until none brings news; True when some did."""
    news_ever = False
    news = True
    while news and not work.limits.poll():
        news = False
        for line, clue, cells in lines(work):
            domains = work.board.domains()
            found = find(clue, [domains[cell] for cell in cells], len(work.puzzle.palette))
            if work.trace is not None:
                known = [(cells[position], value) for position, value in found.items()]
                work.trace.line_found(line, work.trace.others(known))
            for position, value in found.items():
                cell = cells[position]
                if domains[cell] != 1 << value:
                    news = news_ever = True
                    if not work.board.assign(cell, value):
                        work.is_complete = True
                        return True
    if not work.board.open_count:
        settle(work)
    return news_ever


def lines(work: Work) -> Iterator[tuple[int, Clue, range]]:
    """Every line with a clue (rows, then columns), and its cells."""
    width, height = work.puzzle.width, work.puzzle.height
    for y, clue in enumerate(work.puzzle.rows):
        if clue is not None:
            yield y, clue, range(y * width, (y + 1) * width)
    for x, clue in enumerate(work.puzzle.columns):
        if clue is not None:
            yield height + x, clue, range(x, width * height, width)


def settle(work: Work) -> None:
    """A full board is a solution only if every line agrees: line logic has the last word."""
    work.take(work.board.propagate())
