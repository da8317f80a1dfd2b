"""Netpbm pictures (PBM, PGM, PPM, PNM) of one pixel a cell; all six kinds are read, the readable ones written.

In PBM a 1 is a filled cell. In the others white is the background, unless a comment `background #rrggbb` names
another, as we write it.
"""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_DIGITS
from nonokit.formats.palettes import is_plain
from nonokit.formats.pictures import (
    check_looks_differ,
    colour_number,
    goal_of,
    grid_of_pixels,
    needs_background_hint,
)
from nonokit.model import Grid, Puzzle
from nonokit.model.colour import parse_rgb

_Values = TypeVar("_Values", bytes, "array[int]")
_SIGNATURE = re.compile(rb"P[1-6](?=[\s#])")
_TOKEN = re.compile(rb"(?:\s|#[^\n\r]*)*([^\s#]+)")
_COMMENT = re.compile(rb"#[^\n\r]*")
_PLAIN = re.compile(rb"(?:[^P#]++|#[^\n\r]*+|P(?![1-6][\s#]))*+")  # what is no picture after this one
_BLANKS = re.compile(rb"\s*")
_HINT = re.compile(rb"#\s*background (#[0-9a-fA-F]{6})\b")


def looks_like(sample: Sample) -> int:
    """P1 to P6 at the very start."""
    return 100 if _SIGNATURE.match(sample.data) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzles of all pictures in the file, one behind the other."""
    if not _SIGNATURE.match(sample.data):
        raise sample.error("expected P1 to P6, found none", 1, 1)
    puzzles, at = list[Puzzle](), 0
    while _SIGNATURE.match(sample.data, at):
        puzzle, at = _puzzle(sample, at)
        puzzles.append(puzzle)
        sample.check_count(len(puzzles))
    return puzzles


def _puzzle(sample: Sample, start: int) -> tuple[Puzzle, int]:
    """The puzzle of the picture that starts at a place, and where the next one would."""
    kind = int(sample.data[start + 1 : start + 2])
    position, (width, height) = _header(sample, start + 2, 2)
    sample.check_size(width, height)
    if kind in (1, 4):
        read_bits = _plain_bits if kind == 1 else _packed_bits
        bits, end = read_bits(sample, position, width, height)
        return Puzzle.from_grid(Grid(width, height, bits)), end
    position, (most,) = _header(sample, position, 1)
    if not 0 < most < 65536:
        raise sample.error(f"expected a largest value from 1 to 65535, found {most}", _line(sample, position))
    channels = 3 if kind in (3, 6) else 1
    read_values = _plain_values if kind < 4 else _packed_values
    values, end = read_values(sample, position, width * height * channels, most)
    hint = _HINT.search(sample.data, start, position)
    background = parse_rgb(hint.group(1).decode()) if hint else None
    pixels = _pixels(values, channels, most)
    return Puzzle.from_grid(grid_of_pixels(width, height, pixels, background)), end


def _line(sample: Sample, position: int) -> int:
    return sample.data.count(b"\n", 0, position) + 1


def _header(sample: Sample, position: int, count: int) -> tuple[int, list[int]]:
    """The next numbers of the header, and where the last one ends."""
    found = []
    for _ in range(count):
        match = _TOKEN.match(sample.data, position)
        if match is None:
            raise sample.error("expected a number, found the end", _line(sample, len(sample.data)))
        word = match.group(1)
        if not word.isdigit() or len(word) > MAX_DIGITS:
            line = _line(sample, match.start(1))
            column = match.start(1) - sample.data.rfind(b"\n", 0, match.start(1))
            raise sample.error(f"expected a number, found {word[:20].decode('latin-1')!r}", line, column)
        found.append(int(word))
        position = match.end()
    return position, found


def _plain_end(sample: Sample, position: int) -> int:
    """Where numbers and comments end."""
    plain = _PLAIN.match(sample.data, position)
    return plain.end() if plain else position


def _packed_end(sample: Sample, position: int) -> int:
    """Where the blanks behind packed values end, if another picture follows them."""
    blanks = _BLANKS.match(sample.data, position)
    return blanks.end() if blanks else position


def _plain_bits(sample: Sample, position: int, width: int, height: int) -> tuple[bytes, int]:
    end = _plain_end(sample, position)
    body = _COMMENT.sub(b"", sample.data[position:end])
    bits = body.translate(None, b" \t\r\n\v\f")[: width * height]
    strange = bits.translate(None, b"01")
    if strange:
        raise sample.error(f"expected 0 or 1, found {strange[:1].decode('latin-1')!r}")
    return _complete(sample, bits, width * height).translate(bytes.maketrans(b"01", b"\0\1")), end


def _packed_bits(sample: Sample, position: int, width: int, height: int) -> tuple[bytes, int]:
    stride = (width + 7) // 8
    end = position + 1 + stride * height
    body = _complete(sample, sample.data[position + 1 : end], stride * height)
    rows = (body[y * stride : (y + 1) * stride] for y in range(height))
    bits = "".join(format(int.from_bytes(row), f"0{stride * 8}b")[:width] for row in rows)
    return bits.encode().translate(bytes.maketrans(b"01", b"\0\1")), _packed_end(sample, end)


def _plain_values(sample: Sample, position: int, count: int, most: int) -> tuple[array[int], int]:
    values, end = array("H"), _plain_end(sample, position)
    for match in islice(_TOKEN.finditer(sample.data, position, end), count):
        word = match.group(1)
        if not word.isdigit() or len(word) > MAX_DIGITS or int(word) > most:
            line = _line(sample, match.start(1))
            raise sample.error(f"expected a value up to {most}, found {word[:20].decode('latin-1')!r}", line)
        values.append(int(word))
    return _complete(sample, values, count), end


def _packed_values(sample: Sample, position: int, count: int, most: int) -> tuple[array[int], int]:
    kind = "H" if most > 255 else "B"
    size = array(kind).itemsize
    end = position + 1 + count * size
    body = sample.data[position + 1 : end]
    values = array(kind, body[: len(body) // size * size])
    if size > 1 and sys.byteorder == "little":
        values.byteswap()
    if values and max(values) > most:
        raise sample.error(f"expected values up to {most}, found {max(values)}")
    return _complete(sample, values, count), _packed_end(sample, end)


def _complete(sample: Sample, found: _Values, count: int) -> _Values:
    if len(found) < count:
        raise sample.error(f"expected {count} values, found {len(found)}: the picture ends too early")
    return found


def _pixels(values: array[int], channels: int, most: int) -> array[int]:
    """Colour numbers of the values, spread to 0 to 255."""
    parts = [values] * 3 if channels == 1 else [values[start::3] for start in range(3)]
    scale = [(value * 255 + most // 2) // most for value in range(most + 1)]
    return array("I", (colour_number(scale[r], scale[g], scale[b]) for r, g, b in zip(*parts, strict=True)))


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The goal: PBM for black on white, PPM for colours, both in their readable kind."""
    (puzzle,) = puzzles
    goal = goal_of(puzzle)
    if is_plain(puzzle.palette):
        rows = (" ".join(str(cell) for cell in row) for row in goal.rows())
        return "\n".join(["P1", f"{goal.width} {goal.height}", *rows, ""]).encode()
    check_looks_differ(puzzle)
    looks = ["{} {} {}".format(*colour.rgb) for colour in puzzle.palette]
    hint = [f"# background {puzzle.palette[0].hex}"] if needs_background_hint(puzzle) else []
    rows = ("  ".join(looks[cell] for cell in row) for row in goal.rows())
    return "\n".join(["P3", *hint, f"{goal.width} {goal.height}", "255", *rows, ""]).encode()


FORMAT = Format(
    name="pnm",
    title="Netpbm picture",
    suffixes=(".pbm", ".pgm", ".ppm", ".pnm"),
    carries=frozenset({"goal", "colours", "rgb", "background"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
