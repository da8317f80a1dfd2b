"""What an engine noted, as steps: the lines that brought news, with their cells before and after."""

from __future__ import annotations

from collections.abc import Iterator

from nonokit.model import UNKNOWN, Puzzle

LINE = 1  # the kind of event, as native/kernel/nonokit.h counts them
HEAD = 3  # its kind, how many numbers it has, and its time

Step = tuple[int, bytes, bytes]  # the line (rows, then columns), its cells before and after


def steps_of(puzzle: Puzzle, domains: list[int], events: list[float]) -> Iterator[Step]:
    """The settled lines among some events, from what each cell could be before."""
    width, height = puzzle.width, puzzle.height
    at = 0
    while at < len(events):
        end = at + int(events[at + 1])
        if events[at] == LINE:
            line, *removed = (int(number) for number in events[at + HEAD : end])
            cells = (
                range(line * width, (line + 1) * width)
                if line < height
                else range(line - height, width * height, width)
            )
            before = _cells(domains, cells)
            for cell, value in zip(removed[::2], removed[1::2], strict=True):
                domains[cell] &= ~(1 << value)
            after = _cells(domains, cells)
            if before != after:
                yield line, before, after
        at = end


def _cells(domains: list[int], cells: range) -> bytes:
    """Each cell's value where only one is left."""
    return bytes(
        domains[cell].bit_length() - 1 if domains[cell].bit_count() == 1 else UNKNOWN for cell in cells
    )
