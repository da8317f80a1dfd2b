"""Texts made of lines: headings, keys, and clue lines or picture lines under them.

    title: A cat                # row clues          r 3 1          rows:
    topNumbers:                 1 3                  r 2              - [3, 1]
    3                           2 1                  c 1 1            - [2]
    1 1                         …                    …              …

What is a heading differs from file to file; what they share is that numbers stand on lines of their own, and that a
word names what follows. YAML's block lists are read the same way.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from nonokit.formats.structure.names import (
    FIELDS,
    FLAT_WORDS,
    HEIGHT_WORDS,
    MANY_WORDS,
    PALETTE_WORDS,
    SIZE_WORDS,
    STATE_WORDS,
    WIDTH_WORDS,
    side_of,
    words_of,
)
from nonokit.formats.structure.values import Entry, Table, Value

_NUMBERS = re.compile(r"[\s\-*•\[({<'\"]*(?:\d[\d\s,;.:|/?\-\[\](){}<>'\"]*)?", re.ASCII)
_KEYED = re.compile(r"\s*(?:-\s+)?[\"']?([^\W\d][\w \t./()+-]{0,40}?)[\"']?\s*[:=]\s*(.*)", re.DOTALL)
_INDEXED = re.compile(
    r"\s*+(?:[^\w\s]+\s*+)?(?:\w{1,20}\.)?([^\W\d_]{1,20})(?:[\s_#.,;]*\d{1,4}\s*[:=\]),;]+|\d{1,4}(?=\s))\s*(.*)"
)
_LABELLED = re.compile(
    r"\s*([^\W\d_]{0,11}[^\W\d_sS]|[sS])[\s:]+((?:\d|\[).*)"
)  # not `rows`: it names a whole list
_BLOCK_SIGNS = ("", "|", ">", "|-", ">-", "|+", ">+")  # YAML: the lines that follow are the value
_EMPTY = re.compile(r"\s*(?:-\s*)?(?:\[\s*\]|\(\s*\)|\{\s*\}|\"\"|'')\s*+,?+\s*+")
_COMMENT = re.compile(r"\s*(?:#+|//+|;+|%+|\*+|--+)\s*")
_DASHES = re.compile(r"(\s*)(-(?:\s+-)*)\s+(.*)")
_CELLS = re.compile(r"\s*[01](?:[ \t,;|]*[01]){2,}[ \t,;|]*")
_COUNTED = re.compile(r"\s*(\d{1,4})[.):|](?:\s+(.*))?")
_COUNTED_BARE = re.compile(r"\s*(\d{1,4})(?:\s+(.*))?")
_MANY_COUNTED = 5  # lines whose first numbers are 1, 2, 3, … not by chance
_KNOWN = (
    FLAT_WORDS
    | STATE_WORDS
    | SIZE_WORDS
    | WIDTH_WORDS
    | HEIGHT_WORDS
    | MANY_WORDS
    | PALETTE_WORDS
    | {*FIELDS}
)
_WORDED = re.compile(r"\*\*|__|\d\s+[^\W\d]")
_BOLD = re.compile(r"(\*\*|__)([^\W\d_][\w ]{0,40}:?)\1")
_AND = re.compile(r"(?<=\d)\s+(?:and|und|et|y|e|и)\s+(?=\d)")
_MANY_NUMBERS = 4  # lines of bare numbers for each that begins with a star


@dataclass
class Section:
    """Lines under one label; `breaks` are the places of empty or dividing lines between them."""

    label: str | None = None
    lines: list[str] = field(default_factory=list)
    breaks: list[int] = field(default_factory=list)
    dashes: list[int] = field(default_factory=list)  # the places of dashes on lines of their own
    is_value: bool = False  # a key's value on the key's own line
    indent: int = 0  # of the label

    def add_break(self) -> None:
        if self.lines:
            self.breaks.append(len(self.lines))

    def value(self) -> Value:
        """The lines as a list; YAML's lists in lists put together."""
        if (
            any(at < len(self.lines) for at in self.breaks)
            and all(map(_CELLS.fullmatch, self.lines))
            and len(set(map(len, self.lines))) == 1
        ):
            ends = [*self.breaks, len(self.lines)]  # pictures one after the other
            return [
                self.lines[start:end] for start, end in zip([0, *ends], ends, strict=False) if end > start
            ]
        dashed = [_DASHES.fullmatch(line) for line in self.lines]
        if not self.lines or not all(dashed):
            return [*uncounted(self.lines)]
        if self.dashes[:1] == [0]:  # each opens a list
            ends = [*self.dashes[1:], len(self.lines)]
            parts = [dashed[start:end] for start, end in zip(self.dashes, ends, strict=True)]
            return [" ".join(match[3] for match in part if match) or "0" for part in parts]
        least = min(len(match[1]) for match in dashed if match)
        items: list[list[str]] = []
        for match in filter(None, dashed):
            if len(match[1]) == least or not items:
                items.append([])
            items[-1].append(match[3])
        return [" ".join(item) for item in items]


def uncounted(lines: list[str], many: int = _MANY_COUNTED) -> list[str]:
    """The lines without their own numbers before them: `1. 3 1`, `2. 2`; of many lines also without a sign: `1 3 1`."""
    pattern = _COUNTED if len(lines) < many or any(map(_COUNTED.fullmatch, lines)) else _COUNTED_BARE
    counted = [pattern.fullmatch(line) for line in lines]
    numbers = [int(match[1]) for match in counted if match]
    if len(numbers) < len(lines) or numbers not in ([*range(1, len(lines) + 1)], [*range(len(lines))]):
        return lines
    return [match[2] or "0" for match in counted if match]


def is_numbers(line: str) -> bool:
    """Whether a line holds numbers and what stands between them only; an empty one does not."""
    return (
        any(char.isdigit() for char in line) and len(line) < 20_000 and _NUMBERS.fullmatch(line) is not None
    )


def sections(lines: list[str]) -> list[Section]:
    """The text in sections: each label with the lines under it, in order."""
    found = [Section()]
    for line in _plain(lines):
        text = line.strip()
        if is_numbers(line):
            found[-1].lines.append(line)
        elif _EMPTY.fullmatch(line):
            found[-1].lines.append(line[: len(line) - len(line.lstrip(" -"))] + "0")
        elif not any(char.isalnum() for char in text):
            found[-1].add_break()
            if text == "-":
                found[-1].dashes.append(len(found[-1].lines))
        else:
            _label(found, line)
    return found


def _plain(lines: list[str]) -> list[str]:
    """The lines without marks for emphasis, words between numbers (`2 and 3`), and remarks such as `* 10` among bare numbers."""
    lines = [_AND.sub(" ", _BOLD.sub(r"\2", line)) if _WORDED.search(line) else line for line in lines]
    starred = [line.lstrip()[:1] == "*" and is_numbers(line) for line in lines]
    if not 0 < _MANY_NUMBERS * sum(starred) < sum(map(is_numbers, lines)):
        return lines
    return [line for line, is_remark in zip(lines, starred, strict=True) if not is_remark]


def _label(found: list[Section], line: str) -> None:
    """A line with words: a label alone, a key with a value, or a clue with its label before it."""
    indexed = _INDEXED.fullmatch(line)
    if indexed is None or ":" in indexed[2]:  # `C 3 : 1 1 : 2` is a whole side
        indexed = _LABELLED.fullmatch(line)
    if indexed and side_of(indexed[1]) and (is_numbers(indexed[2]) or not indexed[2]):
        if found[-1].label != indexed[1]:
            found.append(Section(indexed[1]))
        found[-1].lines.append(indexed[2] or "0")
        return
    bare = _COMMENT.sub("", line, count=1) if _COMMENT.match(line) else line
    keyed = _KEYED.fullmatch(bare)
    if keyed and keyed[2].strip() not in _BLOCK_SIGNS:
        found.append(Section(keyed[1].strip(), [keyed[2].strip().strip("\"'")], is_value=True))
        found.append(Section())
    else:
        label = keyed[1] if keyed else bare
        indent = len(line) - len(line.lstrip())
        above = found[-1]
        if keyed and above.label and not above.lines and above.indent < indent and not _is_known(above.label):
            found[-1] = Section(
                "title", [above.label], is_value=True
            )  # YAML: what is under it goes by this name
        found.append(Section(label.strip().rstrip(":")[:60], indent=indent))


def _is_known(label: str) -> bool:
    """Whether a label says what the lines under it are."""
    words = words_of(label)
    return side_of(label) is not None or not words or not _KNOWN.isdisjoint(words)


def parse_outline(lines: list[str]) -> Table:
    """The text as a table: a list for each label with lines, a text for each key with a value."""
    entries: list[Entry] = []
    for section in sections(lines):
        if section.is_value:
            entries.append((section.label, section.lines[0]))
        elif section.lines:
            entries.append((section.label, section.value()))
    return Table(entries)
