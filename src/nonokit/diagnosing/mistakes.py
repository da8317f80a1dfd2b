"""The mistakes people make in one clue, undone: every clue that may have been meant by what was typed, with its odds.

The odds are logarithms of how often a mistake of that kind turns that clue into the one typed: how usual the kind is,
divided by how many places it could have happened at. A number changed could have been any of hundreds; a missing comma
joins two numbers in one of a few places, so that `11` for `1 1` is the likelier of two that explain the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log

from nonokit.diagnosing.clue_lines import Line, OpenLine, needed

# How usual each kind is. What is not in the list of people's mistakes at all comes last.
_SHARE = {
    "changed": 0.18,
    "digits-swapped": 0.07,
    "comma-missing": 0.10,
    "comma-extra": 0.02,
    "number-missing": 0.10,
    "number-twice": 0.11,
    "number-extra": 0.02,
    "numbers-exchanged": 0.10,
    "number-moved": 0.06,
    "lines-exchanged": 0.07,
    "line-missing": 0.10,
    "line-twice": 0.07,
    "colour-changed": 0.05,
    "clue-reversed": 0.01,
    "side-reversed": 0.04,
    "numbers-reversed": 0.02,
    "other": 0.002,
}
KINDS = tuple(_SHARE)
_OF_SMALL_PLACES = ("digits-swapped", "comma-missing", "number-twice", "numbers-exchanged", "changed")


@dataclass(frozen=True)
class Counts:
    """How many places of each sort a puzzle has where a mistake can happen."""

    runs: int
    neighbours: int  # two runs side by side in a clue
    swappable: int  # numbers of two different digits
    lines: int
    colours: tuple[int, ...]

    @classmethod
    def of(cls, typed: Sequence[OpenLine]) -> Counts:
        """The counts of a puzzle."""
        lines = [line or () for line in typed]
        numbers = [length for line in lines for length, _ in line]
        return cls(
            max(len(numbers), 1),
            max(sum(max(len(line) - 1, 0) for line in lines), 1),
            max(sum(number > 11 and number % 11 > 0 for number in numbers), 1),
            len(lines),
            tuple(sorted({colour for line in lines for _, colour in line} or {1})),
        )

    @cached_property
    def hoped(self) -> float:
        """The odds of a mistake in one clue before anything else is known: those of the likeliest."""
        return max(self.odds(kind) for kind in _OF_SMALL_PLACES)

    def odds(self, kind: str) -> float:
        """The odds of one certain mistake of a kind, leaving out what value it put there."""
        places = {
            "digits-swapped": self.swappable,
            "comma-missing": self.neighbours,
            "comma-extra": self.swappable,
            "numbers-exchanged": self.neighbours,
            "number-moved": 2 * self.lines,
            "side-reversed": 2,
            "numbers-reversed": 2,
        }
        is_line = kind.startswith(("line", "clue"))
        return log(_SHARE[kind] / places.get(kind, self.lines if is_line else self.runs))


Meant = dict[Line, tuple[str, float]]  # a clue that may have been meant: the kind of mistake, its odds


def meant_clues(typed: Line, size: int, counts: Counts) -> Meant:
    """All clues that one mistake turns into the typed one, with the likeliest mistake for each."""
    found: Meant = {}
    for kind, line, odds in _undone(typed, size, counts):
        if needed(line) <= size and line != typed and (line not in found or found[line][1] < odds):
            found[line] = (kind, odds)
    return found


def _undone(typed: Line, size: int, counts: Counts) -> Iterator[tuple[str, Line, float]]:
    yield from _changed(typed, size, counts)
    for i, (length, colour) in enumerate(typed):
        before, after = typed[:i], typed[i + 1 :]
        for kind, lengths in _digits(length):
            yield kind, (*before, *((part, colour) for part in lengths), *after), counts.odds(kind)
        is_twice = typed[i : i + 1] == typed[i + 1 : i + 2]
        yield (
            "number-twice" if is_twice else "number-extra",
            before + after,
            counts.odds("number-twice" if is_twice else "number-extra") - (0 if is_twice else 2),
        )
    for i in range(len(typed) - 1):
        (first, colour), (second, other) = typed[i], typed[i + 1]
        yield (
            "numbers-exchanged",
            (*typed[:i], typed[i + 1], typed[i], *typed[i + 2 :]),
            counts.odds("numbers-exchanged"),
        )
        if colour == other and (joined := int(f"{first}{second}")) <= size:
            yield "comma-extra", (*typed[:i], (joined, colour), *typed[i + 2 :]), counts.odds("comma-extra")
    if len(typed) > 1:
        yield "clue-reversed", typed[::-1], counts.odds("clue-reversed")


def _changed(typed: Line, size: int, counts: Counts) -> Iterator[tuple[str, Line, float]]:
    """Another number, or a number left out: near ones are likelier to be mistyped."""
    usual = counts.odds("changed")
    for i, (length, colour) in enumerate(typed):
        for value in range(1, size + 1):
            if value != length:
                share = 0.5 / size + (0.2 if abs(value - length) == 1 else 0.0)
                yield "changed", (*typed[:i], (value, colour), *typed[i + 1 :]), usual + log(share)
    for i, (length, colour) in enumerate(typed):
        for other in set(counts.colours) - {colour}:
            yield (
                "colour-changed",
                (*typed[:i], (length, other), *typed[i + 1 :]),
                counts.odds("colour-changed"),
            )
    missing = counts.odds("number-missing")
    for i in range(len(typed) + 1):
        for value in range(1, size + 1):
            for colour in counts.colours:
                yield (
                    "number-missing",
                    (*typed[:i], (value, colour), *typed[i:]),
                    missing - log(len(counts.colours)),
                )


def _digits(length: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """A number with its digits swapped, or in two parts."""
    text = str(length)
    if len(text) == 2 and text[1] != "0" and text[0] != text[1]:
        yield "digits-swapped", (int(text[::-1]),)
    for cut in range(1, len(text)):
        if text[cut] != "0":
            yield "comma-missing", (int(text[:cut]), int(text[cut:]))


def other_odds(typed: Line, meant: Line, counts: Counts) -> float:
    """The odds of a clue that no single mistake explains: worse with every number that differs."""
    differing = sum(a != b for a, b in zip(typed, meant, strict=False)) + abs(len(typed) - len(meant))
    return counts.odds("other") - 2.5 * differing
