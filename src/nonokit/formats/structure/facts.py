"""Facts of Prolog and answer set programs: a clue or a run a fact, with the number of its line.

row(1, [2, 1]).          row_hint(1, 1, 2).      the line, its clue; or the line, which run of it, its length
clue(row, 1, 1, 2).                              the side may be an argument
col(1, [1]).             #const w = 5.           lines without a fact are blank; the size may say how many there are
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.names import Side, side_of
from nonokit.formats.structure.parts import Part, size_of
from nonokit.formats.structure.values import Entry, Table, Value

_FACT = re.compile(
    r"\b([a-z]\w{0,30})\(\s*(\d{1,4})\s*,\s*(?:\[([\d\s,]*)\]|(\d{1,4})\s*,\s*(\d{1,4})(?:\s*,\s*([a-z]\w{0,20}))?)\s*\)\s*[.;]"
)
_SIDED = re.compile(r"\b[a-z]\w{0,30}\(\s*(rows?|col(?:umn)?s?|[rchv]|horizontal|vertical)\s*,\s*(?=\d)")
_SIZE = re.compile(r"\b([a-z]\w{0,30})\s*[=(]\s*(\d{1,4})\s*+(?:\)\s*+)?\.")
_COMMENT = re.compile(r"%[^\n]*")
_MAX_TEXT = 2 * 2**20

Fact = tuple[int, int, list[Value]]  # the line, which run of it is the first, and the runs


def parse_facts(text: str) -> Value:
    """The two sides that facts tell, and the names they have; None when there are not two."""
    if len(text) > _MAX_TEXT or "(" not in text or not (_FACT.search(text) or _SIDED.search(text)):
        return None
    text = _SIDED.sub(r"\1(", _COMMENT.sub("", text))
    found: dict[str, list[Fact]] = {}
    for match in _FACT.finditer(text):
        if side_of(match[1]):
            found.setdefault(match[1], []).append(_fact(match))
    if len(found) != 2:
        return None
    first = 0 if any(line == 0 for facts in found.values() for line, _, _ in facts) else 1
    size = size_of([Part(match[1], int(match[2])) for match in _SIZE.finditer(text)])
    lengths: dict[Side | None, int] = {"column": size[0], "row": size[1]} if size else {}
    sides: list[Entry] = [
        (name, _lines(facts, lengths.get(side_of(name), 0), first)) for name, facts in found.items()
    ]
    return Table(sides) if all(lines for _, lines in sides) else None


def _fact(match: re.Match[str]) -> Fact:
    if match[3] is not None:
        return int(match[2]), 1, [int(number) for number in re.findall(r"\d{1,4}", match[3])]
    run = [int(match[5]), match[6]] if match[6] else int(match[5])
    return int(match[2]), int(match[4]), [run]


def _lines(facts: Sequence[Fact], count: int, first: int) -> list[list[Value]]:
    """The clues in the order of their lines, which count from 0 or from 1."""
    count = max(count, max(line for line, _, _ in facts) + 1 - first)
    if count > MAX_SIDE:
        return []
    lines: list[list[Value]] = [[] for _ in range(count)]
    for line, _, runs in sorted(facts, key=lambda fact: fact[:2]):
        lines[line - first] += runs
    return lines
