"""C++ arrays as in Gecode's nonogram example: `const int name[] = { width, height, … };`.

Each column, then each row, is the count of its runs and the runs; a blank line is `0`, or `1, 0` in files for older
versions. A file may have many arrays. An array's name is the puzzle's title, and the title becomes the name as
far as C++ allows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import Token, expected, parse_number
from nonokit.formats.clues import Lengths, lengths_of, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.model import Puzzle

_ARRAY = re.compile(r"\bint\s+([A-Za-z_]\w*)\s*\[\s*(?:\d+\s*)?\]\s*=\s*\{([^}]*)(\}?)")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?(?:\*/|\Z)", re.DOTALL)
_WORD = re.compile(r"[^\s,}]+|}")
_NAMELESS = "nonogram"


def looks_like(sample: Sample) -> int:
    return 85 if "{" in sample.text and _ARRAY.search(_without_comments(sample.text)) else 0


def read(sample: Sample) -> list[Puzzle]:
    text = _without_comments(sample.text)
    return [_puzzle(sample, text, match) for match in _ARRAY.finditer(text)]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    names: list[str] = []
    for puzzle in puzzles:
        names.append(_array_name(puzzle, names))
    return "\n".join(map(_format, puzzles, names)).encode()


def _without_comments(text: str) -> str:
    """The text with blanks for comments, so that all else stays at its place."""
    return _COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def _puzzle(sample: Sample, text: str, array: re.Match[str]) -> Puzzle:
    if not array[3]:
        raise sample.error(
            f"the array {array[1]!r} does not end: expected '}}'", _place(text, array.end())[0]
        )
    words = _WORD.finditer(text, array.start(2), array.end())

    def number(what: str) -> int:
        word = next(words)
        if len(word[0]) < 5 and word[0].isdecimal() and word[0].isascii():
            return int(word[0])
        return parse_number(sample, Token(word[0], *_place(text, word.start())), what)

    def clue() -> Lengths:
        count = number("the count of runs")
        lengths = [number("a run") for _ in range(count)]
        if count > 1 and 0 in lengths:
            raise sample.error("expected runs of at least 1, found 0", _place(text, array.start())[0])
        return lengths_of(lengths)

    width, height = number("the width"), number("the height")
    sample.check_size(width, height, _place(text, array.start())[0])
    columns = tuple(clue() for _ in range(width))
    rows = tuple(clue() for _ in range(height))
    rest = next(words)
    if rest[0] != "}":
        raise expected(sample, "'}' after the last row", Token(rest[0], *_place(text, rest.start())))
    is_nameless = re.fullmatch(_NAMELESS + r"(_\d+)?", array[1])
    return plain_puzzle(rows, columns, title=None if is_nameless else array[1])


def _place(text: str, position: int) -> tuple[int, int]:
    """Line and column of a position, from 1."""
    start = text.rfind("\n", 0, position) + 1
    return text.count("\n", 0, position) + 1, position - start + 1


def _array_name(puzzle: Puzzle, taken: list[str]) -> str:
    """The title as a name in C++, with a number when it was used before."""
    name = re.sub(r"\W+", "_", puzzle.title or "", flags=re.ASCII).strip("_")
    if not name or name[0].isdigit():
        name = _NAMELESS
    return name if name not in taken else f"{name}_{len(taken) + 1}"


def _format(puzzle: Puzzle, name: str) -> str:
    lines = [f"const int {name}[] = {{ {puzzle.width}, {puzzle.height},"]
    for what, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        lines.append(f"  // {what}")
        lines += [f"  {', '.join(map(str, [len(clue or ()), *(clue or ())]))}," for clue in clues]
    return "\n".join([*lines[:-1], lines[-1].rstrip(","), "};", ""])


FORMAT = Format(
    name="gecode",
    title="Gecode array (C++)",
    suffixes=(".cpp",),
    carries=frozenset({"clues", "many"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
