"""Clues held flat: the lengths of all runs in one array, which is how engines and most files have them.

A puzzle of 25×25 has some three hundred runs. Making an object of each takes longer than solving the puzzle, so
`Puzzle.from_clues` makes three arrays, and `Clue`s and `Run`s come into being when somebody looks at them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, repeat
from typing import TYPE_CHECKING, Any, TypeAlias

from nonokit.model.clue import MAX_LENGTH, Clue, ClueLike, Run

MISSING = -1

if TYPE_CHECKING:
    Integers: TypeAlias = array[int]
else:
    Integers = array  # takes no parameter before Python 3.12
# Counts, lengths and colours as memory: the first two of 32-bit numbers; no colours where all are 1.
Buffers: TypeAlias = tuple[Integers | bytes, Integers | bytes, bytes | None]


@dataclass(frozen=True, slots=True, eq=False)
class FlatClues:
    """The clues of all rows, then of all columns.

    >>> flat = FlatClues.of_clues([Clue.of(2, "?"), None, Clue.of()])
    >>> flat.counts.tolist(), flat.lengths.tolist(), flat.colours
    ([2, -1, 0], [2, 0], b'\\x01\\x01')
    >>> flat.clues()
    (Clue.of(2, '?'), None, Clue.of())
    """

    counts: Integers  # how many runs each line has; MISSING without a clue
    lengths: Integers  # of all runs in order; 0 where unknown
    colours: bytes  # of all runs in order, as palette indices

    @classmethod
    def of_clues(cls, clues: Iterable[Clue | None]) -> FlatClues:
        """The same clues, flat."""
        clues = tuple(clues)
        runs = [run for clue in clues for run in clue or ()]
        counts = array("i", [MISSING if clue is None else len(clue) for clue in clues])
        return cls(counts, array("i", [run.length or 0 for run in runs]), bytes([run.colour for run in runs]))

    @classmethod
    def of_cells(cls, lines: Sequence[bytes]) -> FlatClues:
        """The clues of finished lines, whose cells are palette indices.

        >>> FlatClues.of_cells([b"\\2\\2\\1", b"\\0\\1\\0"]).clues()
        (Clue.of((2, 2), 1), Clue.of(1))
        """
        if max(map(max, filter(None, lines)), default=0) <= 1:
            runs = [[len(part) for part in line.split(b"\0") if part] for line in lines]
            lengths = array("i", chain.from_iterable(runs))
            return cls(array("i", map(len, runs)), lengths, b"\1" * len(lengths))
        drawn = [[(value, len([*cells])) for value, cells in groupby(line) if value] for line in lines]
        both = [*chain.from_iterable(drawn)]
        lengths = array("i", [length for _, length in both])
        return cls(array("i", map(len, drawn)), lengths, bytes([value for value, _ in both]))

    @classmethod
    def of_buffers(cls, buffers: Buffers) -> FlatClues:
        """What an engine read."""
        counts, lengths = array("i", buffers[0]), array("i", buffers[1])
        return cls(counts, lengths, b"\1" * len(lengths) if buffers[2] is None else buffers[2])

    @classmethod
    def of_lists(cls, lines: Iterable[ClueLike], colour: int) -> FlatClues | None:
        """The clues of lists of plain numbers, all of one colour; None when there is anything else in them."""
        lists: list[Any] = [() if type(line) is list and line == [0] else line for line in lines]
        try:
            counts = array("i", map(len, lists))
            runs = [*chain.from_iterable(lists)]
        except TypeError:  # a line that is None, a number or an iterator
            return None
        if runs and (set(map(type, runs)) != {int} or min(runs) < 1 or max(runs) > MAX_LENGTH):
            return None
        return cls(counts, array("i", runs), bytes([colour]) * len(runs))

    @classmethod
    def of_pairs(cls, lines: Iterable[ClueLike], indices: Mapping[Any, int]) -> FlatClues | None:
        """The clues of lists of pairs of a length and a colour, by its index in the palette or its name; None when there is
        anything else in them, which others may understand, or say what is wrong with.

        >>> FlatClues.of_pairs([[(2, "red"), (1, 2)], []], {1: 1, 2: 2, "red": 1}).colours
        b'\\x01\\x02'
        """
        lists: list[Any] = [*lines]
        try:
            counts = array("i", map(len, lists))
            runs = [*chain.from_iterable(lists)]
            if not {*map(type, runs)} <= {tuple, list, Run}:
                return None
            lengths, colours = zip(*runs, strict=True)
            found = bytes(map(indices.__getitem__, colours))
        except (TypeError, ValueError, KeyError):
            return None
        if not {*map(type, colours)} <= {int, str} or {*map(type, lengths)} != {int}:
            return None
        if min(lengths) < 1 or max(lengths) > MAX_LENGTH:
            return None
        return cls(counts, array("i", lengths), found)

    def clues(self) -> tuple[Clue | None, ...]:
        """Clues and runs as objects, one for each line."""
        runs = map(Run._make, zip((length or None for length in self.lengths), self.colours, strict=True))
        return tuple(
            None if count < 0 else tuple.__new__(Clue, (next(runs) for _ in repeat(None, count)))
            for count in self.counts
        )

    def fills_alike(self, height: int) -> bool:
        """Whether the first `height` lines fill as many cells as the others, by their numbers; False where some are unknown
        or there are several colours."""
        if MISSING in self.counts or 0 in self.lengths or self.colours.count(1) < len(self.colours):
            return False
        runs = sum(self.counts[:height])
        return sum(self.lengths[:runs]) == sum(self.lengths[runs:])

    @property
    def _key(self) -> tuple[bytes, bytes, bytes]:
        return self.counts.tobytes(), self.lengths.tobytes(), self.colours

    def __eq__(self, other: object) -> bool:
        return self._key == other._key if isinstance(other, FlatClues) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key)
