"""What techniques find on a line, and what that makes of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from nonokit.explaining.claims import Claim, Span


class Stretch(NamedTuple):
    """Filled cells of one known colour side by side."""

    start: int
    end: int
    colour: int

    @property
    def length(self) -> int:
        """How many cells."""
        return self.end - self.start

    @property
    def span(self) -> Span:
        """Its cells."""
        return Span(self.start, self.end)


class Finding(NamedTuple):
    """What a technique found on a line: what it says, and the values that cells lose, as a mask a value.

    `told` are the cells whose value the claims name themselves.
    """

    claims: tuple[Claim, ...]
    forbid: Mapping[int, int]
    told: int = 0


class Gain(NamedTuple):
    """How many cells get a colour, how many turn out to be background, and how many colours others lose."""

    filled: int
    emptied: int
    excluded: int


class After(NamedTuple):
    """A line after some findings: a mask a value, the cells that they settle, and what cells lose that stay open."""

    left: list[int]
    settled: int
    narrowed: list[int]

    @property
    def gain(self) -> Gain:
        """How much that is."""
        emptied = (self.settled & self.left[0]).bit_count()
        excluded = sum(mask.bit_count() for mask in self.narrowed)
        return Gain(self.settled.bit_count() - emptied, emptied, excluded)


def said_once(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """That all known cells count is said once; what follows is "likewise" so."""
    found: list[Claim] = []
    was_said = False
    for claim in claims:
        is_pushing = getattr(claim, "how", None) == "pushing"
        again: dict[str, Any] = {"how": "likewise"} if is_pushing and was_said else {}
        found.append(replace(claim, **again) if again else claim)
        was_said = is_pushing
    return tuple(found)
