"""The data files of Robert Bosch's integer programs: every line named, counted and spelled out.

    number_of_rows: 2
    number_of_columns: 3
    row_1 number_of_clusters: 2 size(s): 1 1

The words between the numbers vary (`number_of_tiles:`, `width(s):`) and mean nothing; line ends neither. Lines may
come in any order but none may be left out: a file that was cut off must not pass for one with blank lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain

from nonokit.formats.clue_text import (
    Token,
    expected,
    format_clue,
    parse_number,
    puzzle_at_once,
    reader_of_usual,
    split_words,
)
from nonokit.formats.clues import Lengths, lengths_of, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.model import Clue, Puzzle

_START = re.compile(r"\s*number_of_rows:\s*\d")
_USUAL = re.compile(
    r"number_of_rows: (\d{1,4})\nnumber_of_columns: (\d{1,4})\n((?:(?:row|column)_\d{1,4} \w{1,40}: \d{1,4} \w{1,20}\(s\):(?: \d{1,4})*\n)+)",
    re.ASCII,
)
_USUAL_LINE = re.compile(r"(\w+) \w+: (\d+) \w+\(s\):([\d ]*)\n", re.ASCII)
_LINE = re.compile(r"(row|column)_(\d{1,7})")


def looks_like(sample: Sample) -> int:
    return 95 if _START.match(sample.text) else 0


def _at_once(usual: re.Match[str]) -> Puzzle | None:
    """The puzzle of lines as they are usually written, in order; None when they need a second look."""
    height, width = int(usual[1]), int(usual[2])
    found = _USUAL_LINE.findall(usual[3])
    names = [*(f"row_{i + 1}" for i in range(height)), *(f"column_{i + 1}" for i in range(width))]
    counted = [len(numbers.split()) for *_, numbers in found]
    if [name for name, *_ in found] != names or [int(count) for _, count, _ in found] != counted:
        return None
    lines = [numbers for *_, numbers in found]
    return (
        None if any("0" in line.split() for line in lines) else puzzle_at_once(lines[:height], lines[height:])
    )


def _with_care(sample: Sample) -> Puzzle:
    words = _Words(sample)
    height = words.number_after("number_of_rows:")
    width = words.number_after("number_of_columns:")
    sample.check_size(width, height, 1)
    clues: dict[str, dict[int, Lengths]] = {"row": {}, "column": {}}
    sizes = {"row": height, "column": width}
    while (token := words.next()).text:
        kind, index = _line(sample, token, sizes)
        if index in clues[kind]:
            raise sample.error(f"expected {token.text} once, found it again", token.line, token.column)
        clues[kind][index] = words.clue()
    rows, columns = (_in_order(sample, kind, clues[kind], sizes[kind]) for kind in sizes)
    return plain_puzzle(rows, columns)


def _in_order(sample: Sample, kind: str, clues: dict[int, Lengths], count: int) -> tuple[Lengths, ...]:
    missing = next((i for i in range(1, count + 1) if i not in clues), None)
    if missing is not None:
        raise sample.error(f"expected {kind}_{missing}, found none", len(sample.lines))
    return tuple(clues[i] for i in range(1, count + 1))


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    lines = [f"number_of_rows: {puzzle.height}", f"number_of_columns: {puzzle.width}"]
    for kind, clues in (("row", puzzle.rows), ("column", puzzle.columns)):
        for i, clue in enumerate(clues, 1):
            runs = format_clue(clue or Clue(), blank="")
            lines.append(f"{kind}_{i} number_of_clusters: {len(clue or ())} size(s): {runs}".rstrip())
    return ("\n".join(lines) + "\n").encode()


class _Words:
    """The words of the text one by one; an empty one at the end."""

    def __init__(self, sample: Sample) -> None:
        self.sample = sample
        end = Token("", len(sample.lines), len(sample.lines[-1]) + 1)
        words = (word for i, text in enumerate(sample.lines, 1) for word in split_words(text, i))
        self._words = chain(words, [end])

    def next(self) -> Token:
        return next(self._words)

    def word(self, what: str) -> Token:
        """A word that is not a number, whatever it is."""
        token = self.next()
        if not token.text or token.text.isdigit():
            raise expected(self.sample, what, token)
        return token

    def number_after(self, word: str) -> int:
        token = self.next()
        if token.text != word:
            raise expected(self.sample, repr(word), token)
        return parse_number(self.sample, self.next())

    def clue(self) -> Lengths:
        self.word("a word such as 'number_of_clusters:'")
        count = parse_number(self.sample, self.next(), "the count of runs")
        self.word("a word such as 'size(s):'")
        return lengths_of([self._length() for _ in range(count)])

    def _length(self) -> int:
        token = self.next()
        length = parse_number(self.sample, token, "a run")
        if not length:
            raise expected(self.sample, "a run of at least 1", token)
        return length


def _line(sample: Sample, token: Token, sizes: dict[str, int]) -> tuple[str, int]:
    match = _LINE.fullmatch(token.text)
    if not match:
        raise expected(sample, "'row_' or 'column_' and a number", token)
    kind, index = match[1], int(match[2])
    if not 1 <= index <= sizes[kind]:
        raise expected(sample, f"a {kind} from 1 to {sizes[kind]}", token)
    return kind, index


FORMAT = Format(
    name="lp",
    title="Bosch LP",
    suffixes=(".lp",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    begins=at_each("number_of_rows"),
    read=reader_of_usual(_USUAL, _at_once, _with_care),
    write=write,
)
