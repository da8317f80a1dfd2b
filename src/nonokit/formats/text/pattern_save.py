"""Saved games of "Pattern" in Simon Tatham's puzzle collection: `KEYWORD :length:value` records.

The puzzle is in PARAMS and DESC (see `pattern_id`), the player's moves follow; those up to STATEPOS are replayed into
a saved grid; no move changes a given cell. A length counts bytes. Written files have one move for each cell known in the saved state.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonokit.formats.clue_text import Token
from nonokit.formats.codes.pattern_id import format_description, parse_description
from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.model import BACKGROUND, UNKNOWN, Grid, Puzzle

_COLLECTION = "Simon Tatham's Portable Puzzle Collection"
_HEAD = re.compile(rb"([A-Z]{1,8}) *:(\d{1,9}):")
_MOVE = re.compile(r"([FEU])(\d{1,7}),(\d{1,7}),(\d{1,7}),(\d{1,7})")
_VALUES = {"F": 1, "E": BACKGROUND, "U": UNKNOWN}
_MAX_PAINTED = 500_000_000  # cells that all moves paint together
_FILLING = b" \t\r\n\x1a\0"  # at the end of a file
_PLAYED = ("MOVE", "SOLVE", "RESTART")


class Record(NamedTuple):
    """One record and the line it starts on."""

    keyword: str
    value: str
    line: int
    column: int


def looks_like(sample: Sample) -> int:
    return 98 if sample.text.startswith("SAVEFILE:") and _COLLECTION in sample.text[:100] else 0


def read(sample: Sample) -> list[Puzzle]:
    records = list(_records(sample))
    named = {record.keyword: record for record in records if record.keyword not in _PLAYED}
    for keyword in ("GAME", "DESC"):
        if keyword not in named:
            raise sample.error(f"expected a record {keyword}, found none", len(sample.lines))
    if named["GAME"].value != "Pattern":
        raise sample.error(
            f"expected a game of Pattern, found {named['GAME'].value[:20]!r}", named["GAME"].line
        )
    size = named.get("CPARAMS") or named.get("PARAMS")
    if size is None:
        raise sample.error("expected a record PARAMS with the size, found none", len(sample.lines))
    description = named["DESC"]
    puzzle = parse_description(
        sample, size.value, Token(description.value, description.line, description.column)
    )
    played = [record for record in records if record.keyword in _PLAYED]
    made = played[: _moves_made(sample, named.get("STATEPOS"), len(played))]
    start = puzzle.given or Grid.blank(puzzle.width, puzzle.height)
    saved = _replay(sample, start, made)
    return [puzzle.replace(extras={"saved": (saved,)}) if saved.cells != start.cells else puzzle]


def _records(sample: Sample) -> Iterator[Record]:
    data, position, line = sample.data, 0, 1
    if not data.startswith(b"SAVEFILE:"):  # in another encoding than that of its lengths
        data = sample.text.encode()
    while position < len(data):
        head = _HEAD.match(data, position)
        if not head:
            found = data[position : position + 20].decode("latin-1").split("\n")[0]
            if not data[position:].strip(_FILLING):
                return
            raise sample.error(f"expected 'KEYWORD :length:value', found {found!r}", line, 1)
        end = head.end() + int(head[2])
        if end > len(data):
            raise sample.error(
                f"the record {head[1].decode()} ends too early: expected {int(head[2])} bytes", line
            )
        value = data[head.end() : end].decode("latin-1")
        yield Record(head[1].decode(), value, line, head.end() - position + 1)
        rest = re.compile(rb"\r?\n?").match(data, end)
        position = rest.end() if rest else end
        line += data.count(b"\n", head.start(), position)


def _moves_made(sample: Sample, position: Record | None, count: int) -> int:
    """How many moves led to the state that was shown; the first state has none."""
    if position is None:
        return count
    if not re.fullmatch(r"[0-9]{1,9}", position.value):
        raise sample.error(
            f"expected a number, found {position.value[:20]!r}", position.line, position.column
        )
    return max(0, int(position.value) - 1)


def _replay(sample: Sample, start: Grid, played: Sequence[Record]) -> Grid:
    cells = bytearray(start.cells)
    budget = _MAX_PAINTED
    for record in played:
        if record.keyword == "RESTART":
            cells = bytearray(start.cells)
        elif record.value.startswith("S"):
            cells = _solved(sample, start, record)
        else:
            budget -= _fill(sample, start, record, cells)
        if budget < 0:
            raise sample.error("the moves paint more cells than a game can need", record.line)
    kept = (now if given == UNKNOWN else given for now, given in zip(cells, start.cells, strict=True))
    return Grid(start.width, start.height, bytes(kept))


def _solved(sample: Sample, grid: Grid, record: Record) -> bytearray:
    """A move that shows the solution: `S` and a digit for each cell."""
    digits = record.value[1:]
    if len(digits) != len(grid.cells) or set(digits) - {"0", "1"}:
        raise sample.error(
            "expected a solution: S and a digit 0 or 1 for each cell", record.line, record.column
        )
    return bytearray(map(int, digits))


def _fill(sample: Sample, grid: Grid, record: Record, cells: bytearray) -> int:
    """Paint the rectangle of a move; how many cells that were."""
    move = _MOVE.fullmatch(record.value)
    if not move:
        found = record.value[:20]
        raise sample.error(f"expected a move such as F2,1,1,3, found {found!r}", record.line, record.column)
    x, y, width, height = (int(number) for number in move.groups()[1:])
    if x + width > grid.width or y + height > grid.height:
        raise sample.error(f"the move {move.group()} leaves the grid", record.line, record.column)
    for row in range(y, y + height):
        start = row * grid.width + x
        cells[start : start + width] = bytes([_VALUES[move[1]]]) * width
    return width * height


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    size = f"{puzzle.width}x{puzzle.height}"
    moves = list(_moves(puzzle))
    states = str(len(moves) + 1)
    records = [("SAVEFILE", _COLLECTION), ("VERSION", "1"), ("GAME", "Pattern"), ("PARAMS", size)]
    records += [("CPARAMS", size), ("DESC", format_description(puzzle))]
    records += [("NSTATES", states), ("STATEPOS", states), *(("MOVE", move) for move in moves)]
    return "".join(f"{keyword:8}:{len(value)}:{value}\n" for keyword, value in records).encode()


def _moves(puzzle: Puzzle) -> Iterator[str]:
    """One move for each cell that is known in the saved state and not given anyway."""
    for saved in puzzle.extras.get("saved", ())[:1]:
        given = puzzle.given or Grid.blank(puzzle.width, puzzle.height)
        for (y, x), value in _changes(saved, given):
            yield f"{'E' if value == BACKGROUND else 'F'}{x},{y},1,1"


def _changes(saved: Grid, given: Grid) -> Iterator[tuple[tuple[int, int], int]]:
    for i, (value, before) in enumerate(zip(saved.cells, given.cells, strict=True)):
        if value not in (before, UNKNOWN):
            yield divmod(i, saved.width), value


FORMAT = Format(
    name="pattern-save",
    title='Saved game of Simon Tatham\'s "Pattern"',
    suffixes=(".sav", ".sgtp"),
    carries=frozenset({"clues", "given", "saved"}),
    looks_like=looks_like,
    begins=at_each("SAVEFILE"),
    read=read,
    write=write,
)
