"""What a clue says by itself, and what the clues of crossing lines say together: worked out once, because techniques ask
for it at every look."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from nonokit.explaining.lazy import lazy
from nonokit.model import Clue


class ClueFacts:
    """A clue as techniques read it."""

    __slots__ = ("gaps", "has_unknown", "min_length", "runs_by_colour", "shortest", "total")

    def __init__(self, clue: Clue) -> None:
        self.total = clue.total
        self.has_unknown = clue.has_unknown
        self.min_length = clue.min_length
        self.shortest = tuple(run.min_length for run in clue)
        # After each run: 1 when a background cell must part it from the next.
        parted = [int(a.colour == b.colour) for a, b in pairwise(clue)]
        self.gaps = (*parted, 0) if clue else ()
        self.runs_by_colour: dict[int, list[int]] = {}  # the runs of each colour, in order
        for i, run in enumerate(clue):
            self.runs_by_colour.setdefault(run.colour, []).append(i)


facts_of = lru_cache(maxsize=4096)(ClueFacts)


class Crossing(tuple[Clue | None, ...]):
    """The clues of the lines that a line crosses, in order."""

    @lazy
    def clued(self) -> int:
        """The lines that have a clue."""
        return sum(1 << p for p, clue in enumerate(self) if clue is not None)

    @lazy
    def having(self) -> dict[int, int]:
        """Per colour, the lines whose clue has it."""
        found: dict[int, int] = {}
        for p, clue in enumerate(self):
            for run in clue or ():
                found[run.colour] = found.get(run.colour, 0) | 1 << p
        return found
