"""Dumps of databases: each row of `INSERT INTO … VALUES (…), (…)` as a table, its keys the names of the columns."""

from __future__ import annotations

import re

from nonokit.formats.limits import MAX_PUZZLES
from nonokit.formats.structure.values import Entry, Table, Value

_INSERT = re.compile(
    r"\binsert\s+(?:or\s+\w+\s+|ignore\s+)?into\s+([`\"\[]?[\w.]+[`\"\]]?)\s*(?:\(([^()]{0,2000})\))?\s*values\s*",
    re.IGNORECASE,
)
_CREATE = re.compile(
    r"\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([`\"\[]?[\w.]+[`\"\]]?)\s*\(", re.IGNORECASE
)
_COLUMN = re.compile(r"\s*[`\"\[]?(\w+)[`\"\]]?\s+\w+[^,()]*(?:\([^()]*\)[^,()]*)?,?", re.DOTALL)
_TOKEN = re.compile(
    r"\s*(?:([(),;])|'((?:[^'\\]|''|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"|([^\s,();'\"]+))", re.DOTALL
)
_ESCAPED = re.compile(r"\\(.)|''", re.DOTALL)
_NO_COLUMNS = frozenset({"primary", "foreign", "constraint", "unique", "key", "check", "index"})


def parse_sql(text: str) -> Value:
    """The rows that a dump inserts; None when it inserts none."""
    if not ("nsert" in text or "NSERT" in text) or not _INSERT.search(text):
        return None
    declared = {_bare(match[1]): _columns(text, match.end()) for match in _CREATE.finditer(text)}
    found: list[Value] = []
    at = 0
    while match := _INSERT.search(text, at):
        named = [_bare(name) for name in match[2].split(",")] if match[2] else None
        keys = named or declared.get(_bare(match[1]), [])
        rows, at = _rows(text, match.end())
        found += [Table(_entries(keys, row)) for row in rows]
        if len(found) > MAX_PUZZLES:
            break
    return found or None


def _entries(keys: list[str], row: list[Value]) -> list[Entry]:
    return [*zip(keys, row, strict=True)] if len(keys) == len(row) else [(None, value) for value in row]


def _bare(name: str) -> str:
    return name.strip().strip('`"[]').lower()


def _columns(text: str, at: int) -> list[str]:
    """The names of the columns that a table is declared with."""
    names: list[str] = []
    while match := _COLUMN.match(text, at):
        if match[1].lower() not in _NO_COLUMNS:
            names.append(match[1].lower())
        at = match.end()
    return names


def _rows(text: str, at: int) -> tuple[list[list[Value]], int]:
    """The rows after VALUES, and where what is no row begins."""
    rows: list[list[Value]] = []
    row: list[Value] | None = None
    while match := _TOKEN.match(text, at):
        sign = match[1]
        if row is None and sign not in ("(", ","):
            break
        at = match.end()
        if row is None:
            row = [] if sign == "(" else None
        elif sign == ")":
            rows.append(row)
            row = None
        elif sign is None:
            row.append(_value(match))
    return rows, at


def _value(match: re.Match[str]) -> Value:
    quoted = match[2] if match[2] is not None else match[3]
    if quoted is not None:
        return _ESCAPED.sub(
            lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]) if found[1] else "'", quoted
        )
    word = match[4]
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word
