"""The grid files of Simlo's "Griddlers solver": a watermark, the size, a picture, and clues read backwards.

The four parts have empty lines between them: `MK Version 3.0`; `width height`; one line a row of a blank and a
character for each cell (`#` full, `.` empty, anything else open; a short line is open to its end); the column
clues from the bottom up, then the row clues from the right. A negative number is crossed off.

A file may end after any part. A finished picture without clues is the puzzle's goal; otherwise the picture is
a saved state. The program's "maybe" marks (`o` and `,`) are read as open cells.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import expected, parse_number, parse_size, puzzle_at_once, split_words
from nonokit.formats.clues import Runs, puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.formats.readings import with_note
from nonokit.formats.text.crossed_off import Crossed, crossed_extras, crossed_off
from nonokit.model import BACKGROUND, UNKNOWN, Clue, Grid, Puzzle

_WATERMARK = "MK Version"
_CELLS = {"#": 1, ".": BACKGROUND}
_CHARS = {BACKGROUND: ".", UNKNOWN: "?"}  # all else is full
_PICTURE_LINE = 5
_PLAIN = re.compile(r"(?: [1-9]\d{0,3}|\n)+", re.ASCII)


def looks_like(sample: Sample) -> int:
    return 98 if sample.text.startswith(_WATERMARK) else 0


def read(sample: Sample) -> list[Puzzle]:
    if not sample.text.startswith(_WATERMARK):
        raise sample.error(f"expected {_WATERMARK + ' 3.0'!r}, found {sample.lines[0][:20]!r}", 1, 1)
    width, height = parse_size(sample, 3)
    columns_line = _PICTURE_LINE + height + 1
    rows_line = columns_line + width + 1
    picture = _picture(sample, width, height)
    if not _has_list(sample, columns_line, width):
        if not picture.is_complete:
            raise sample.error("expected clues, or a finished picture to make them from", len(sample.lines))
        return [Puzzle.from_grid(picture)]
    extras = {"saved": (picture,)} if picture.known_count else {}
    puzzle = _at_once(sample, columns_line, width, height)
    if puzzle is not None:
        puzzle.extras.update(extras)
        return [puzzle]
    crossed: set[Crossed] = set()
    columns = _clues(sample, columns_line, width, "column", crossed)
    has_rows = _has_list(sample, rows_line, height)
    rows = _clues(sample, rows_line, height, "row", crossed) if has_rows else [None] * height
    puzzle = puzzle_of_runs(rows, columns, extras=crossed_extras(crossed) | extras)
    return [puzzle] if has_rows else with_note([puzzle], "the file ends before the clues of the rows")


def _at_once(sample: Sample, first: int, width: int, height: int) -> Puzzle | None:
    """The puzzle of plain numbers in all lines; None when they need a second look."""
    lines = sample.lines[first - 1 : first + width + height]
    if len(lines) <= width + height or not _PLAIN.fullmatch("\n".join(lines)):
        return None
    clues = [" ".join(line.split()[::-1]) for line in lines]
    return puzzle_at_once(clues[width + 1 :], clues[:width])


def _has_list(sample: Sample, first: int, count: int) -> bool:
    """Whether a list of clues starts at a line: all of its lines are there, or at least one with numbers."""
    lines = sample.lines[first - 1 : first - 1 + count]
    return len(lines) == count or any(line.strip() for line in lines)


def _picture(sample: Sample, width: int, height: int) -> Grid:
    cells = bytearray()
    for line in sample.lines[_PICTURE_LINE - 1 : _PICTURE_LINE - 1 + height]:
        chars = line[1::2] if line.startswith(" ") else line.replace(" ", "")
        row = [_CELLS.get(char, UNKNOWN) for char in chars[:width]]
        cells += bytes(row).ljust(width, bytes([UNKNOWN]))
    return Grid(width, height, bytes(cells).ljust(width * height, bytes([UNKNOWN])))


def _clues(sample: Sample, first: int, count: int, kind: str, crossed: set[Crossed]) -> list[Runs | None]:
    """The clues from a line on, turned round; the file may end before the last blank ones."""
    clues: list[Runs | None] = []
    for i in range(count):
        text = sample.lines[first - 1 + i] if first - 1 + i < len(sample.lines) else ""
        tokens = split_words(text, first + i)[::-1]
        lengths = [
            parse_number(sample, token._replace(text=token.text.removeprefix("-"))) for token in tokens
        ]
        if 0 in lengths and len(lengths) > 1:
            raise expected(sample, "a run of at least 1", tokens[lengths.index(0)])
        crossed |= {(kind, i, run) for run, token in enumerate(tokens) if token.text.startswith("-")}
        clues.append([(length, 1) for length in lengths if length])
    return clues


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    saved = puzzle.extras.get("saved") or (Grid.blank(puzzle.width, puzzle.height),)
    crossed = crossed_off(puzzle)
    lines = [f"{_WATERMARK} 3.0", "", f"{puzzle.width} {puzzle.height}", ""]
    lines += ["".join(" " + _CHARS.get(value, "#") for value in row) for row in saved[0].rows()]
    for kind, clues in (("column", puzzle.columns), ("row", puzzle.rows)):
        lines += ["", *(_format(clue or Clue(), kind, i, crossed) for i, clue in enumerate(clues))]
    return ("\r\n".join(lines) + "\r\n").encode()


def _format(clue: Clue, kind: str, line: int, crossed: frozenset[Crossed]) -> str:
    runs = [f"-{run}" if (kind, line, i) in crossed else str(run) for i, run in enumerate(clue)]
    return "".join(f" {run}" for run in runs[::-1])


FORMAT = Format(
    name="sgriddler",
    title="Griddlers solver (sgriddler)",
    suffixes=(".sgriddler", ".griddler", ".pgriddler"),
    carries=frozenset({"clues", "saved"}),
    looks_like=looks_like,
    begins=at_each(_WATERMARK),
    read=read,
    write=write,
)
