"""Boards of Super Nonogram (.ngb): a line `[width, height]`, then the picture: `1` for full, `-` for empty."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.model import BACKGROUND, Grid, Puzzle

_SIZE = re.compile(r"\s*\[\s*(\d{1,9})\s*,\s*(\d{1,9})\s*\]\s*")
_LOOK = re.compile(r"\s*\[\s*\d{1,9}\s*,\s*\d{1,9}\s*\][ \t]*\n[ \t]*[-01]+[ \t]*(?:\n|\Z)")
_CELLS = {"1": 1, "-": BACKGROUND, "0": BACKGROUND}


def looks_like(sample: Sample) -> int:
    return 92 if _LOOK.match(sample.text) else 0


def read(sample: Sample) -> list[Puzzle]:
    lines = [(number, text.strip()) for number, text in enumerate(sample.lines, 1) if text.strip()]
    size = _SIZE.fullmatch(lines[0][1]) if lines else None
    if not size:
        raise sample.error("expected [width, height] on the first line", 1, 1)
    width, height = int(size[1]), int(size[2])
    sample.check_size(width, height, lines[0][0])
    if len(lines) != height + 1:
        raise sample.error(f"expected {height} rows, found {len(lines) - 1}", lines[-1][0])
    return [Puzzle.from_grid(Grid.from_rows([_row(sample, *line, width) for line in lines[1:]]))]


def _row(sample: Sample, number: int, text: str, width: int) -> list[int]:
    if len(text) != width:
        raise sample.error(f"expected {width} cells, found {len(text)}", number)
    for column, char in enumerate(text, 1):
        if char not in _CELLS:
            raise sample.error(f"expected 1 or -, found {char!r}", number, column)
    return [_CELLS[char] for char in text]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    goal = puzzles[0].goal
    assert goal is not None  # a format without clues is only asked to write puzzles with a goal
    rows = ["".join("1" if value else "-" for value in row) for row in goal.rows()]
    return "".join(f"{line}\n" for line in (f"[{goal.width},{goal.height}]", *rows)).encode()


FORMAT = Format(
    name="ngb",
    title="Super Nonogram board",
    suffixes=(".ngb",),
    carries=frozenset({"goal"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
