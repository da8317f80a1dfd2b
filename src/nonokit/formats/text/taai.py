"""Tournament text (TAAI, TCGA): `$n`, then a line per column, then a line per row, numbers between tabs.

The sets we know (TAAI 2011, TCGA 2016) are squares, so half of the lines are columns. Other sizes are found by their totals: columns
and rows fill the same cells.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from nonokit import hooks
from nonokit.errors import UnsupportedFeature
from nonokit.formats.clue_text import first_line, format_clue, is_numeric, parse_clue
from nonokit.formats.clues import Lengths, is_sound, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.model import BLACK_AND_WHITE, Clue, Puzzle

_CELLS = re.compile(r"(?=.*1\t0\t)(?=.*0\t1)[01](?:\t[01]){4,}")
_NAME = re.compile(r"\$\s*\w{0,20}")


def looks_like(sample: Sample) -> int:
    """A first line `$1` over numbers."""
    first = first_line(sample)
    lines = sample.lines[first - 1 :]
    if not lines or not _NAME.fullmatch(lines[0].rstrip()):
        return 0
    if _CELLS.fullmatch(lines[1] if len(lines) > 1 else ""):
        return 0  # the answers of a tournament look the same from afar
    return 95 if len(lines) > 1 and is_numeric(lines[1]) else 30


def read(sample: Sample) -> list[Puzzle]:
    """All puzzles of a file."""
    starts = [i for i, line in enumerate(sample.lines) if line.startswith("$")]
    if not starts:
        raise sample.error("expected a line such as $1 before the clues")
    before = next((i for i in range(starts[0]) if sample.lines[i].strip()), None)
    if before is not None:
        raise sample.error("expected a line such as $1 before the clues", before + 1, 1)
    sample.check_count(len(starts))
    ends = [*starts[1:], len(sample.lines)]
    names = [sample.lines[start][1:].strip() for start in starts]
    return [_read(sample, start + 1, end, name) for start, end, name in zip(starts, ends, names, strict=True)]


def _read(sample: Sample, start: int, end: int, name: str | None) -> Puzzle:
    """The puzzle in the lines `start` to `end`, counted from 0."""
    while start < end and not sample.lines[start].strip():
        start += 1
    while end > start and not sample.lines[end - 1].strip():
        end -= 1
    if end - start > 2 * MAX_SIDE:
        raise sample.error(f"{end - start} lines: expected at most {2 * MAX_SIDE} for one puzzle", start + 1)
    extras = {"id": name} if name else {}
    usual = _usual_square(sample.lines[start:end])
    if usual is not None:
        return usual.described(extras=extras)
    clues = [parse_clue(sample, sample.lines[i], i + 1) for i in range(start, end)]
    if len(clues) < 2:
        raise sample.error(f"expected columns and rows, found {len(clues)} lines", start + 1)
    split = _split(clues)
    if split is None:
        raise sample.error(f"{len(clues)} lines: expected as many columns as rows", end)
    sample.check_size(split, len(clues) - split, start + 1)
    return plain_puzzle(clues[split:], clues[:split], extras=extras)


def _usual_square(lines: list[str]) -> Puzzle | None:
    """The puzzle when its two halves agree; None when it needs a second look."""
    half, odd = divmod(len(lines), 2)
    if odd or not lines:
        return None
    puzzle: Puzzle | None = hooks.read_lists(Puzzle, lines[half:], lines[:half], BLACK_AND_WHITE)
    return puzzle if puzzle is not None and is_sound(puzzle) else None


def _split(clues: list[Lengths]) -> int | None:
    """How many lines are columns: half of them, else those that fill as many cells as the others."""
    half = len(clues) // 2
    sums = list(accumulate(sum(clue) for clue in clues))
    splits = [i for i, filled in enumerate(sums[:-1], 1) if 2 * filled == sums[-1]]
    is_even = len(clues) % 2 == 0
    if is_even and (half in splits or not splits):
        return half
    if not splits:
        return None
    return splits[0]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzles as text, numbered."""
    lines = []
    for number, puzzle in enumerate(puzzles, 1):
        if puzzle.width != puzzle.height:
            size = f"{puzzle.width}×{puzzle.height}"
            raise UnsupportedFeature(f"tournament text holds squares, this puzzle is {size}")
        clues = [format_clue(clue or Clue(), "\t") for clue in (*puzzle.columns, *puzzle.rows)]
        lines += [f"${number}", *clues]
    return ("\n".join(lines) + "\n").encode()


FORMAT = Format(
    name="taai",
    title="tournament text",
    suffixes=(".taai",),
    carries=frozenset({"clues", "many"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
