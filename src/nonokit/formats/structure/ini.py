"""Files in sections: `[rows]`, then `1=3 1`, `2=2` or `data=3 1/2`."""

from __future__ import annotations

import re

from nonokit.formats.structure.values import Table, Value

_SECTION = re.compile(r"\[([^\[\]]{1,60})\]")
_ENTRY = re.compile(r"([\w.\- ]{1,60}?)\s*=\s*(.*)")


def parse_ini(lines: list[str]) -> Value:
    """A table of the sections' tables; None when there are none, or the text holds anything else."""
    sections: list[tuple[str, Table]] = []
    for line in map(str.strip, lines):
        section, entry = _SECTION.fullmatch(line), _ENTRY.fullmatch(line)
        if section:
            sections.append((section[1], Table([])))
        elif entry and sections:
            sections[-1][1].entries.append((entry[1], entry[2].strip("\"'")))
        elif line and line[0] not in ";#":
            return None
    return Table(sections) if len(sections) > 1 else None
