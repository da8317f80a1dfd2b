"""Files of picross-solver: `GRID name`, `ROWS`, one `[ 3 1 ]` a line, `COLUMNS`, the same; many in a file.

`[ ]` is the blank clue. Lines that start with `#` are comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nonokit.formats.clue_text import format_clue, parse_clue
from nonokit.formats.clues import Lengths, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.model import Puzzle

_GRID = re.compile(r"\s*GRID\b(.*)")
_LIST = re.compile(r"\s*(ROWS|COLUMNS)\s*")
_CLUE = re.compile(r"(\s*\[)([^\]]*)\]\s*")


def looks_like(sample: Sample) -> int:
    if "GRID" not in sample.text:
        return 0
    full = (line for line in sample.lines if line.strip() and not line.lstrip().startswith("#"))
    first, second = next(full, ""), next(full, "")
    return 95 if _GRID.fullmatch(first) and _LIST.fullmatch(second) else 0


def read(sample: Sample) -> list[Puzzle]:
    return list(_puzzles(sample))


def _puzzles(sample: Sample) -> Iterator[Puzzle]:
    grid: _Grid | None = None
    for number, text in enumerate(sample.lines, 1):
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        if match := _GRID.fullmatch(text):
            if grid:
                yield grid.puzzle(sample)
            grid = _Grid(match[1].strip() or None, number)
        elif grid is None:
            raise sample.error(f"expected 'GRID' and a name, found {text.strip()[:20]!r}", number)
        else:
            grid.add(sample, number, text)
    if grid:
        yield grid.puzzle(sample)


class _Grid:
    """A puzzle while its lines come in."""

    def __init__(self, title: str | None, line: int) -> None:
        self.title = title
        self.line = line
        self.lists: dict[str, list[Lengths]] = {}
        self.current: list[Lengths] | None = None

    def add(self, sample: Sample, number: int, text: str) -> None:
        if match := _LIST.fullmatch(text):
            if match[1] in self.lists:
                raise sample.error(f"expected {match[1]!r} once in a grid, found it again", number)
            self.current = self.lists[match[1]] = []
            return
        match = _CLUE.fullmatch(text)
        if not match or self.current is None:
            what = "'ROWS' or 'COLUMNS'" if self.current is None else "a clue such as [ 3 1 ]"
            raise sample.error(f"expected {what}, found {text.strip()[:20]!r}", number)
        if len(self.current) == MAX_SIDE:
            raise sample.error(f"expected at most {MAX_SIDE} clues in a list", number)
        self.current.append(parse_clue(sample, match[2], number, column=match.end(1) + 1))

    def puzzle(self, sample: Sample) -> Puzzle:
        for name in ("ROWS", "COLUMNS"):
            if not self.lists.get(name):
                raise sample.error(f"this grid has no {name}: expected them with clues", self.line)
        return plain_puzzle(self.lists["ROWS"], self.lists["COLUMNS"], title=self.title)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    return "\n".join(map(_format, puzzles)).encode()


def _format(puzzle: Puzzle) -> str:
    title = " ".join((puzzle.title or "").split())
    lines = [f"GRID {title}".rstrip()]
    for name, clues in (("ROWS", puzzle.rows), ("COLUMNS", puzzle.columns)):
        lines += [name, *(f"[ {format_clue(clue, blank='')} ]" if clue else "[ ]" for clue in clues)]
    return "\n".join(lines) + "\n"


FORMAT = Format(
    name="picross",
    title="picross-solver text",
    suffixes=(".picross",),
    carries=frozenset({"clues", "title", "many"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
