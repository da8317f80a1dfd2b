"""Where the puzzles of a NON file begin: behind lines of `====`, or where the lists come once more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from nonokit.formats.format import Sample
from nonokit.formats.text.non_words import KEYWORDS

_BORDER = re.compile(r"====+\s*")
_LIST = re.compile(r"[ \t]*(rows|columns)[ \t]*:?[ \t]*", re.IGNORECASE)
_ROWS = re.compile(rf"^{_LIST.pattern}$", re.IGNORECASE | re.MULTILINE)
_ONCE = 2  # lists of a puzzle
_BODY = frozenset(["rows", "columns", "goal", "saved"])  # the other words may stand before a puzzle

Part = tuple[int, int]  # the places of its first line and behind its last


def parts_of(sample: Sample) -> list[Part]:
    """The lines of each puzzle; nothing for a text without any."""
    lines, text = sample.lines, sample.text
    if "\n====" in text or text.startswith("===="):
        borders = [i for i, line in enumerate(lines) if line[:1] == "=" and _BORDER.fullmatch(line)]
        parts = [*zip([0, *(border + 1 for border in borders)], [*borders, len(lines)], strict=True)]
    elif len(_ROWS.findall(text)) > _ONCE:
        parts = [*pairwise([0, *_begins(lines), len(lines)])]
    else:
        parts = [(0, len(lines))]
    return [(start, end) for start, end in parts if any(map(str.strip, lines[start:end]))]


def _begins(lines: list[str]) -> Iterator[int]:
    """Where a list comes that the puzzle before has, with what names it: `title B`, `width 5`, or a line by itself."""
    seen: set[str] = set()
    for at, line in enumerate(lines):
        found = _LIST.fullmatch(line)
        if found is None:
            continue
        name = found[1].lower()
        if name in seen and len(seen) == _ONCE:
            seen = set()
            begin = at
            while _is_head(lines, begin - 1):
                begin -= 1
            yield begin
        seen.add(name)


def _is_head(lines: list[str], at: int) -> bool:
    line = lines[at].strip()
    word = line.split(maxsplit=1)[0].lower().rstrip(":") if line else ""
    is_alone = not lines[at - 1].strip() and not word[:1].isdigit()
    return not line or (word not in _BODY and (word in KEYWORDS or is_alone))
