"""Phrases for lines, cells, runs and values, in the language of a message table; everything counts from 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nonokit.explaining.evidence import Cell, CellValue, LineRef, Span
from nonokit.model import UNKNOWN, Clue, Puzzle

MOST_NAMED = 6  # places listed by name before the list is cut


class Phrases(dict[str, object]):
    """Phrases by name, and with a capital when the name has one."""

    def __missing__(self, key: str) -> str:
        return capital(str(self[key.lower()]))


class Speaker:
    """Turns plain data into phrases."""

    def __init__(self, table: Mapping[str, str], puzzle: Puzzle) -> None:
        self.table = table
        self.puzzle = puzzle

    def say(self, key: str, **phrases: object) -> str:
        """A message with its placeholders filled in; `{Run}` is the phrase `run` with a capital."""
        return self.table[key].format_map(Phrases(phrases))

    def line(self, ref: LineRef) -> str:
        """ "row 5"."""
        return self.say(ref[0], n=ref[1] + 1)

    def place(self, cell: Cell) -> str:
        """ "row 5, column 3"."""
        return self.say("place", row=cell[0] + 1, column=cell[1] + 1)

    def places(self, cells: Sequence[Cell]) -> str:
        """Several cells by row and column; a long list is cut."""
        named = [self.place(cell) for cell in cells[:MOST_NAMED]]
        return "; ".join(named) + (" …" if len(cells) > MOST_NAMED else "")

    def cells(self, positions: Iterable[int], key: str = "cells") -> str:
        """ "cells 2, 4 to 6 and 9", from positions along a line."""
        found = sorted(set(positions))
        if len(found) == 1:
            return self.say(f"{key}.one", n=found[0] + 1)
        return self.say(f"{key}.many", list=self.join(self._ranges(found)))

    def span(self, span: Span, key: str = "cells") -> str:
        """ "cells 4 to 7"."""
        return self.cells(range(span.start, span.end), key)

    def _ranges(self, positions: Sequence[int]) -> list[str]:
        """ "4 to 6" and single cells; two in a row are told one by one."""
        parts = []
        for start, end in spans(positions):
            if end - start > 2:
                parts.append(self.say("range", first=start + 1, last=end))
            else:
                parts += [str(p + 1) for p in range(start, end)]
        return parts

    def join(self, parts: Sequence[str], key: str = "and") -> str:
        """ "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(key, first=", ".join(parts[:-1]), last=parts[-1])

    def count(self, n: int) -> str:
        """ "7 cells"."""
        return self.say("count.one" if n == 1 else "count.many", n=n)

    def clue_of(self, ref: LineRef) -> Clue:
        """The clue of a line that has one."""
        clue = (self.puzzle.rows if ref[0] == "row" else self.puzzle.columns)[ref[1]]
        return clue or Clue()

    def run(self, ref: LineRef, index: int) -> str:
        """ "the 7", or "the second 2" where the clue has several."""
        clue = self.clue_of(ref)
        run = clue[index]
        twins = [i for i, other in enumerate(clue) if other == run]
        coloured = ".coloured" if self.puzzle.is_coloured else ""
        colour = self.colour(run.colour) if coloured else ""
        if len(twins) == 1:
            return self.say(f"run{coloured}", number=run, colour=colour)
        nth = self._nth(twins.index(index), len(twins))
        return self.say(f"run.nth{coloured}", number=run, colour=colour, nth=nth)

    def _nth(self, index: int, total: int) -> str:
        if index == total - 1:
            return self.say("nth.last")
        n = index + 1
        ending = f"nth.n{n % 10}" if n % 100 not in (11, 12, 13) else "nth.n"  # 21st, but 11th
        return self.say(next(key for key in (f"nth.{n}", ending, "nth.n") if key in self.table), n=n)

    def runs(self, ref: LineRef, indices: Iterable[int]) -> str:
        """ "the 3 or the second 2"."""
        return self.join([self.run(ref, index) for index in indices], "or")

    def colour(self, value: int) -> str:
        """A colour's name, translated when it is a common one."""
        name = self.puzzle.palette[value].name
        return self.table.get(f"colour.{name}", name)

    def value(self, value: int) -> str:
        """ "filled", "empty" or the colour."""
        if value == UNKNOWN:
            return self.say("narrowed")
        if value == 0:
            return self.say("empty")
        if not self.puzzle.is_coloured:
            return self.say("filled")
        colour = self.colour(value)
        return self.say("coloured", colour=colour, lower=colour.lower())

    def settled(self, ref: LineRef, cells: Iterable[CellValue]) -> str:
        """ "cells 2 to 4 filled and cell 6 empty", for cells of one line."""
        by_value: dict[int, list[int]] = {}
        for cell, value in cells:
            by_value.setdefault(value, []).append(along(ref, cell))
        values = sorted(by_value, reverse=True)
        return self.join([self.say("so", what=self.cells(by_value[v]), value=self.value(v)) for v in values])


def along(ref: LineRef, cell: Cell) -> int:
    """A cell's position along a line."""
    return cell[1] if ref[0] == "row" else cell[0]


def spans(positions: Sequence[int]) -> list[Span]:
    """Sorted positions as unbroken spans.

    >>> spans([1, 2, 3, 7])
    [Span(start=1, end=4), Span(start=7, end=8)]
    """
    found: list[Span] = []
    for p in positions:
        if found and found[-1].end == p:
            found[-1] = Span(found[-1].start, p + 1)
        else:
            found.append(Span(p, p + 1))
    return found


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
