"""Short codes of pictures: `L…` (runs of cells) or `B…` (a bit per cell), whichever is shorter.

Pictures may be unfinished: cells are unknown, off or on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from nonokit.errors import PuzzleError, UnsupportedFeature
from nonokit.formats.codes.short_bits import MAX_SIZE, BitReader, BitWriter
from nonokit.formats.format import Format, Sample
from nonokit.formats.pictures import goal_of
from nonokit.model import BACKGROUND, UNKNOWN, Grid, Puzzle

SYMBOLS = (UNKNOWN, BACKGROUND, 1)


def encode_picture(grid: Grid) -> str:
    """The shorter of the two codes of a black and white picture.

    >>> encode_picture(Grid(15, 15, bytes(225)))
    'L_9AcQ'
    """
    if max(grid.width, grid.height) > MAX_SIZE:
        raise UnsupportedFeature(f"short codes hold pictures of at most {MAX_SIZE}×{MAX_SIZE}")
    if not set(grid.cells) <= set(SYMBOLS):
        raise UnsupportedFeature("short codes hold black and white pictures only")
    by_runs = _encode_runs(grid)
    by_bits = _encode_bits(grid)
    return by_bits if by_bits is not None and len(by_bits) < len(by_runs) else by_runs


def _size_writer(grid: Grid) -> BitWriter:
    writer = BitWriter()
    writer.golomb(grid.width, 4)
    writer.golomb(grid.height, 4)
    return writer


def _encode_runs(grid: Grid) -> str:
    writer = _size_writer(grid)
    occurring = [symbol for symbol in SYMBOLS if symbol in grid.cells]
    for symbol in SYMBOLS:
        writer.bits(symbol in occurring, 1)
    choices = occurring
    others = {symbol: [other for other in occurring if other != symbol] for symbol in occurring}
    for symbol, cells in groupby(grid.cells):
        if len(choices) > 1:
            writer.small(choices.index(symbol), len(choices) - 1)
        writer.golomb(len([*cells]) - 1, 1)
        choices = others[symbol]
    return "L" + writer.text()


def _encode_bits(grid: Grid) -> str | None:
    """The code with a bit per cell; None unless exactly two kinds of cells occur."""
    missing = [symbol for symbol in SYMBOLS if symbol not in grid.cells]
    if len(missing) != 1:
        return None
    writer = _size_writer(grid)
    writer.small(SYMBOLS.index(missing[0]), 3)
    first = next(symbol for symbol in SYMBOLS if symbol != missing[0])
    bits = bytearray(b"1" * 256)
    bits[first] = ord("0")
    writer.raw(grid.cells.translate(bits).decode())
    return "B" + writer.text()


def decode_picture(code: str) -> Grid:
    """The picture of an `L…` or `B…` code.

    >>> set(decode_picture("L_9AcQ").cells) == {BACKGROUND}
    True
    """
    if code[:1] not in ("L", "B"):
        raise PuzzleError(f"{code[:20]!r}: expected a short code that starts with L or B")
    reader = BitReader(code[1:])
    width, height = reader.golomb(4), reader.golomb(4)
    if not (0 < width <= MAX_SIZE and 0 < height <= MAX_SIZE):
        raise PuzzleError(f"a short code of {width}×{height}: expected at most {MAX_SIZE}×{MAX_SIZE}")
    read = _decode_runs if code[0] == "L" else _decode_bits
    cells = read(reader, width * height)
    reader.finish()
    return Grid(width, height, cells)


def _decode_runs(reader: BitReader, count: int) -> bytes:
    occurring = [symbol for symbol in SYMBOLS if reader.bits(1)]
    choices = occurring
    cells = bytearray()
    while len(cells) < count:
        if not choices:
            raise PuzzleError("the short code has no symbol for a cell")
        symbol = choices[reader.small(len(choices) - 1)]
        length = reader.golomb(1) + 1
        if length > count - len(cells):
            raise PuzzleError("the short code has more cells than its size")
        cells += bytes([symbol]) * length
        choices = [other for other in occurring if other != symbol]
    return bytes(cells)


def _decode_bits(reader: BitReader, count: int) -> bytes:
    missing = reader.small(3)
    if missing >= len(SYMBOLS):
        raise PuzzleError("the short code leaves out a symbol that does not exist")
    first, second = (symbol for i, symbol in enumerate(SYMBOLS) if i != missing)
    return bytes(second if bit == "1" else first for bit in reader.raw(count))


def looks_like(sample: Sample) -> int:
    """Reading is the other short code's business, which knows all three letters."""
    return 0


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The codes of the goals, one a line."""
    goals = map(goal_of, puzzles)
    grids = (Grid(goal.width, goal.height, bytes(map(bool, goal.cells))) for goal in goals)
    return "".join(encode_picture(grid) + "\n" for grid in grids).encode()


FORMAT = Format(
    name="short-picture",
    title="short code of the picture",
    suffixes=(),
    carries=frozenset({"goal", "many"}),
    looks_like=looks_like,
    write=write,
)
