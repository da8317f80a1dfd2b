"""The simpler forms of isolated rules: full and empty lines, and overlap.

They look at one line at a time and find less than line logic does; as methods they tell how far a beginner gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nonokit.engine.reference.line import Line, masks_of_domains
from nonokit.model import Clue
from nonokit.solving.solve_run import SolveRun

Finder = Callable[[Clue, list[int], int], dict[int, int]]  # clue, domains, values → position: value


def full_lines(run: SolveRun) -> bool:
    """Lines whose clue is empty or leaves no slack."""
    return fix_lines(run, full_line)


def overlap(run: SolveRun) -> bool:
    """Cells that a run covers in both its leftmost and its rightmost place."""
    return fix_lines(run, overlap_in_line)


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


def fix_lines(run: SolveRun, find: Finder) -> bool:
    """Applies a finder to every line until none brings news; True when some did."""
    news_ever = False
    news = True
    while news and not run.limits.poll():
        news = False
        for line, clue, cells in lines(run):
            domains = run.board.domains()
            found = find(clue, [domains[cell] for cell in cells], len(run.puzzle.palette))
            if run.trace is not None:
                known = [(cells[position], value) for position, value in found.items()]
                run.trace.line_found(line, run.trace.others(known))
            for position, value in found.items():
                cell = cells[position]
                if domains[cell] != 1 << value:
                    news = news_ever = True
                    if not run.board.assign(cell, value):
                        run.is_complete = True
                        return True
    if not run.board.open_count:
        settle(run)
    return news_ever


def lines(run: SolveRun) -> Iterator[tuple[int, Clue, range]]:
    """Every line with a clue (rows, then columns), and its cells."""
    width, height = run.puzzle.width, run.puzzle.height
    for y, clue in enumerate(run.puzzle.rows):
        if clue is not None:
            yield y, clue, range(y * width, (y + 1) * width)
    for x, clue in enumerate(run.puzzle.columns):
        if clue is not None:
            yield height + x, clue, range(x, width * height, width)


def settle(run: SolveRun) -> None:
    """A full board is a solution only if every line agrees: line logic has the last word."""
    run.conclude_stage(run.board.propagate())
