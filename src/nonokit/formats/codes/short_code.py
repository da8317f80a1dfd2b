"""Short codes of clues: `R…`, a whole puzzle in a word that fits into a link.

Width and height come first, then each clue: how many cells it fills, then its runs but for what follows from the rest.
A text may hold several, one a line. Links with a code after their last `#`, `/`, `=` or `?` are read too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from nonokit.errors import PuzzleError, UnsupportedFeature
from nonokit.formats.clues import Lengths, plain_puzzle, puzzle_of_numbers
from nonokit.formats.codes.short_bits import MAX_SIZE, BitReader, BitWriter
from nonokit.formats.codes.short_picture import decode_picture
from nonokit.formats.format import Format, Sample
from nonokit.formats.pictures import puzzle_of_picture
from nonokit.model import Puzzle

_CODE = re.compile(r"(?:[a-z][a-z0-9+.-]{0,20}://\S{1,2000}[#/=?])?([RLB][A-Za-z0-9_-]{2,})", re.ASCII)


def looks_like(sample: Sample) -> int:
    """Every line is one word of the right alphabet that starts with R, L or B."""
    if len(sample.data) > 4_000_000:
        return 0
    words = [line.strip() for line in sample.lines if line.strip() and not line.startswith("# ")]
    return 70 if words and all(map(_CODE.fullmatch, words)) else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzles of all codes in the text, of clues or of pictures."""
    sample.check_count(len(sample.lines))
    return [_decode(sample, number, code) for number, code in _codes(sample)]


def _codes(sample: Sample) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(sample.lines, 1):
        if not line.strip() or line.startswith("# "):
            continue
        match = _CODE.fullmatch(line.strip())
        if not match:
            raise sample.error(
                f"expected a short code such as RrW8eI3iI3, found {line.strip()[:20]!r}", number, 1
            )
        yield number, match.group(1)


def _decode(sample: Sample, line: int, code: str) -> Puzzle:
    try:
        return decode_rules(code) if code[0] == "R" else puzzle_of_picture(decode_picture(code))
    except PuzzleError as error:
        raise sample.error(str(error), line) from None


def decode_rules(code: str) -> Puzzle:
    """The puzzle of an `R…` code.

    >>> [str(clue) for clue in decode_rules("RrW8eI3iI3").rows]
    ['3', '1 1', '5', '1 1', '1 1']
    """
    if not code.startswith("R"):
        raise PuzzleError(f"{code[:20]!r}: expected a short code that starts with R")
    reader = BitReader(code[1:])
    width, height = reader.golomb(4), reader.golomb(4)
    if not (0 < width <= MAX_SIZE and 0 < height <= MAX_SIZE):
        raise PuzzleError(f"a short code of {width}×{height}: expected at most {MAX_SIZE}×{MAX_SIZE}")
    rows = [_read_clue(reader, width) for _ in range(height)]
    columns = [_read_clue(reader, height) for _ in range(width)]
    reader.finish()
    return puzzle_of_numbers(rows, columns) or plain_puzzle(rows, columns)


def _read_clue(reader: BitReader, limit: int) -> Lengths:
    remaining = reader.small(limit)
    lengths: list[int] = []
    for _ in range(limit - remaining):
        if not remaining:
            return lengths
        lengths.append(reader.small(remaining - 1) + 1)
        remaining -= lengths[-1]
    return [*lengths, remaining] if remaining else lengths


def encode_rules(puzzle: Puzzle) -> str:
    """The `R…` code of a puzzle's clues.

    >>> encode_rules(Puzzle.from_grid(["###", "#.#"]))
    'RnL52'
    """
    if max(puzzle.width, puzzle.height) > MAX_SIZE:
        raise UnsupportedFeature(f"short codes hold puzzles of at most {MAX_SIZE}×{MAX_SIZE}")
    writer = BitWriter()
    writer.golomb(puzzle.width, 4)
    writer.golomb(puzzle.height, 4)
    flat, at = puzzle.flat, 0
    for i, count in enumerate(flat.counts):
        limit = puzzle.width if i < puzzle.height else puzzle.height
        _write_clue(writer, count, flat.lengths[at : at + max(count, 0)], limit)
        at += max(count, 0)
    return "R" + writer.text()


def _write_clue(writer: BitWriter, count: int, lengths: Sequence[int], limit: int) -> None:
    if count < 0 or 0 in lengths:
        raise UnsupportedFeature(
            "short codes hold complete clues only: a line has none, or an unknown length"
        )
    remaining = sum(lengths)
    if remaining + max(count - 1, 0) > limit:
        clue = " ".join(map(str, lengths))
        raise UnsupportedFeature(f"short codes hold clues that fit: {clue} does not fit into {limit} cells")
    writer.small(remaining, limit)
    for length in lengths[: limit - remaining]:
        writer.small(length - 1, remaining - 1)
        remaining -= length


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The codes of the clues, one a line."""
    return "".join(encode_rules(puzzle) + "\n" for puzzle in puzzles).encode()


FORMAT = Format(
    name="short",
    title="short code",
    suffixes=(".code",),
    carries=frozenset({"clues", "many"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
