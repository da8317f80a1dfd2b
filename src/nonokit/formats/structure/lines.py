"""The clues of one side, whatever way they were written in: what they fill, and whether two sides agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from itertools import pairwise

from nonokit.formats.format import lazy

Clue = list[int | None]  # the lengths of the runs, None for an unknown one
_MANY_COUNTED = 5  # clues that do not all begin with the count of what follows by chance


@dataclass(frozen=True)
class Lines:
    """The clues of one side: lengths, and colours beside them where the file has any."""

    lengths: list[Clue | None]
    colours: list[list[Hashable]] | None = None
    assumed: str | None = None

    def __len__(self) -> int:
        return len(self.lengths)

    @lazy
    def is_exact(self) -> bool:
        """Whether no clue is missing and no length unknown."""
        return None not in self.lengths and not any(None in clue for clue in self.lengths if clue)

    @lazy
    def totals(self) -> Counter[Hashable]:
        """How many cells each colour fills; an unknown length counts as 1."""
        found: Counter[Hashable] = Counter()
        if self.colours is None and self.is_exact:
            return Counter({None: sum(map(_filled, self.lengths))})
        for i, clue in enumerate(self.lengths):
            for j, length in enumerate(clue or ()):
                found[self.colours[i][j] if self.colours else None] += 1 if length is None else length
        return found

    @lazy
    def need(self) -> int:
        """The shortest line that all clues fit."""
        if self.colours is None and self.is_exact:
            return max((_filled(clue) + len(clue) - 1 for clue in self.lengths if clue), default=0)
        return max((self._need(i) for i in range(len(self.lengths))), default=0)

    def _need(self, i: int) -> int:
        clue = self.lengths[i] or []
        filled = sum(1 if length is None else length for length in clue)
        if self.colours is None:
            return filled + max(len(clue) - 1, 0)
        mine = self.colours[i]
        return filled + sum(a == b for a, b in pairwise(mine))

    @lazy
    def filled(self) -> list[Clue]:
        """How many cells each line fills, as clues of one number."""
        return (
            [[number] if (number := _filled(clue)) else [] for clue in self.lengths] if self.is_exact else []
        )

    @property
    def is_blank(self) -> bool:
        """Whether no clue has a run."""
        return not any(self.lengths)

    def agrees(self, other: Lines) -> bool:
        """Whether the two can be the sides of one puzzle: they fill the same cells and fit each other's length."""
        if self.need > len(other) or other.need > len(self):
            return False
        if not (self.is_exact and other.is_exact):
            return True
        return self.totals == other.totals

    def is_mistyped(self, other: Lines) -> bool:
        """Whether two sides that disagree are likely those of a puzzle all the same, with a wrong number somewhere."""
        totals = [sum(side.totals.values()) for side in (self, other)]
        is_close = min(len(self), len(other)) > 3 and 4 * abs(totals[0] - totals[1]) <= max(totals)
        return is_close and self._mostly_fits(len(other)) and other._mostly_fits(len(self))

    def _mostly_fits(self, room: int) -> bool:
        """Whether no more than a few of the clues need longer lines."""
        return 4 * sum(self._need(i) > room for i in range(len(self.lengths))) <= len(self)


def without_counts(clues: list[Clue | None]) -> list[Clue | None]:
    """Clues that each begin with how many numbers follow, without that; nothing when they do not."""
    full = [clue for clue in clues if clue]  # the count alone is 0
    is_counted = len(full) >= _MANY_COUNTED and all(clue[0] == len(clue) - 1 for clue in full)
    return [clue and clue[1:] for clue in clues] if is_counted else []


def lines_of(clues: list[list[int]]) -> Lines:
    """A side without colours whose lengths are all known."""
    return Lines([[*clue] for clue in clues])


def _filled(clue: Clue | None) -> int:
    """The cells of a clue whose lengths are all known."""
    return sum(clue) if clue else 0  # type: ignore[arg-type]
