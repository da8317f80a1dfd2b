"""Which of two copies of a game goes on from the other, from their lines alone: clocks are not asked.

A game is a list of lines that only ever grows (`web/app/play/log.js` says what they mean). `@name` says who wrote what
follows, and every other line counts one for its writer; `@took name=3` counts a branch as settled that was not chosen.
A copy goes on from another when it counts at least as much for everyone; where neither does, the game has branched.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

Counts = Mapping[str, int]

WRITER = re.compile(r"@[a-z0-9-]{4,16}")
TOOK = re.compile(r"@took(?: [a-z0-9-]{4,16}=\d{1,9})+")


def count_lines(log: Sequence[str]) -> dict[str, int]:
    """Lines by writer.

    >>> count_lines(["@anna", "1 r0:0", "undo", "@took bert=5", "@bert", "1 r0:1"])
    {'anna': 2, 'bert': 6}
    """
    counts: dict[str, int] = {}
    writer = ""
    for line in log:
        if TOOK.fullmatch(line):
            for name, _, count in (part.partition("=") for part in line.split(" ")[1:]):
                counts[name] = max(int(count), counts.get(name, 0))
        elif WRITER.fullmatch(line):
            writer = line[1:]
        else:
            counts[writer] = counts.get(writer, 0) + 1
    return counts


def is_within(some: Counts, known: Counts) -> bool:
    """Whether nothing of one copy is missing in another."""
    return all(count <= known.get(writer, 0) for writer, count in some.items())
