"""What webpbn.com exports as `faase`: the words `rows` and `columns`, each followed by its clues.

Like NON without its sizes, so the lists tell them. The words may come in any order, in capitals and with a colon;
empty lines are skipped, `0` is the blank clue. Lines before the first word are kept in `extras["header"]`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import format_clue, parse_clue
from nonokit.formats.clues import Lengths, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.model import Clue, Puzzle

_WORD = re.compile(r"(rows|columns)\s*:?", re.IGNORECASE)
_NUMBERS = re.compile(r"[\d ,\t]*")


def looks_like(sample: Sample) -> int:
    if not re.search(r"(?im)^[ \t]*rows[ \t]*(?::[ \t]*)?$", sample.text):
        return 0
    words = [match[1].lower() for line in sample.lines if (match := _WORD.fullmatch(line.strip()))]
    others = [line for line in sample.lines if not _WORD.fullmatch(line.strip())]
    is_plain = all(_NUMBERS.fullmatch(line) for line in others)
    return 60 if sorted(words) == ["columns", "rows"] and is_plain else 0


def read(sample: Sample) -> list[Puzzle]:
    lists: dict[str, list[Lengths]] = {}
    header: list[str] = []
    current: list[Lengths] | None = None
    for number, text in enumerate(sample.lines, 1):
        word = _WORD.fullmatch(text.strip())
        if word:
            current = _new_list(sample, lists, word[1].lower(), number)
        elif current is None:
            header += [text] if text.strip() else []
        elif text.strip():
            current.append(parse_clue(sample, text, number))
            if len(current) > MAX_SIDE:
                raise sample.error(f"expected at most {MAX_SIDE} clues in a list", number)
    missing = [name for name in ("rows", "columns") if not lists.get(name)]
    if missing:
        raise sample.error(f"expected the word {missing[0]!r} and clues after it", len(sample.lines))
    extras = {"header": "\n".join(header)} if header else {}
    return [plain_puzzle(lists["rows"], lists["columns"], extras=extras)]


def _new_list(sample: Sample, lists: dict[str, list[Lengths]], name: str, line: int) -> list[Lengths]:
    if name in lists:
        raise sample.error(f"expected {name!r} once, found it again", line)
    lists[name] = []
    return lists[name]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    lines = ["rows", *(format_clue(clue or Clue()) for clue in puzzle.rows)]
    lines += ["columns", *(format_clue(clue or Clue()) for clue in puzzle.columns)]
    return ("\n".join(lines) + "\n").encode()


FORMAT = Format(
    name="faase",
    title="faase text (the words rows and columns)",
    suffixes=(".faase",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=read,
    write=write,
)
