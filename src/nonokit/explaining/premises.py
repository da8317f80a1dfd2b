"""What a step rests on that a grid does not show: the fewest colours that open cells of its line have lost, without
which the same technique does not find the same again.

That the line across does not have the colour is told before the step, and an earlier step that ruled it out is handed over
with a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from nonokit.explaining.claims import CellValue, Claim, ColourMissing
from nonokit.explaining.finding import After, Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.step import Seen, Step, lines_of
from nonokit.explaining.technique import LineTechnique, known_techniques
from nonokit.model.masks import bits

Fact = tuple[int, tuple[int, ...]]  # a position, and the values it has lost


def hidden_premises(step: Step) -> tuple[CellValue, ...]:
    """The colours that open cells have lost and that the step needs."""
    return _hidden_premises(step, step.seen)


@lru_cache(maxsize=100)  # asked for what a hint rests on, and again for what it says
def _hidden_premises(step: Step, _: Seen | None) -> tuple[CellValue, ...]:
    """`seen` makes steps different that say the same."""
    line = view_of(step)
    hidden = hidden_facts(line) if line is not None else []
    if line is None or not hidden:
        return ()
    known, again = known_facts(line), Again(step, line)
    return _excluded(line, fewest(hidden, lambda facts: again.is_found([*known, *facts])))


def colour_claims(step: Step) -> tuple[ColourMissing, ...]:
    """What must be said first of lines across that do not have a colour."""
    line = view_of(step)
    if line is None:
        return ()
    by_colour: dict[int, list[int]] = {}
    for cell, colour in hidden_premises(step):
        if is_missing(line, cell, colour):
            by_colour.setdefault(colour, []).append(line.ref.along(cell))
    found = [ColourMissing(tuple(sorted(cells)), colour) for colour, cells in sorted(by_colour.items())]
    return tuple(claim for claim in found if claim not in step.claims)


def needed_notes(notes: Sequence[Step], step: Step) -> tuple[Step, ...]:
    """The earlier steps that ruled out what a step needs, and those that they need in turn."""
    needed = set(hidden_premises(step))
    lines = set() if step.seen is not None else set(step.lines)
    kept = []
    for note in reversed(notes):
        if needed & set(note.excluded) or lines & lines_of(note.changes):
            kept.append(note)
            needed |= set(hidden_premises(note))
            lines |= set() if note.seen is not None else set(note.lines)
    return tuple(reversed(kept))


def is_missing(line: LineView, cell: tuple[int, int], colour: int) -> bool:
    """Whether the line across simply does not have a colour; every line may have background."""
    across = line.crossing[line.ref.along(cell)] if line.crossing else None
    return colour > 0 and across is not None and all(run.colour != colour for run in across)


def view_of(step: Step) -> LineView | None:
    """The line as the step found it."""
    if step.seen is None:
        return None
    clue, may, crossing = step.seen
    size = max(mask.bit_length() for mask in may)
    return LineView(step.lines[0], clue, size, may, crossing=crossing)


# Facts


def known_facts(line: LineView) -> list[Fact]:
    """The known cells."""
    every = range(len(line.may))
    return [
        (p, tuple(value for value in every if not line.may[value] >> p & 1))
        for p in bits(line.whole & ~line.several)
    ]


def hidden_facts(line: LineView) -> list[Fact]:
    """The colours of the clue that open cells have lost, and those that must be filled, each by itself."""
    return [
        (p, (value,)) for value in (0, *line.runs_by_colour) for p in bits(line.several & ~line.may[value])
    ]


class Again:
    """Looks for a step again where less is known of its line."""

    def __init__(self, step: Step, line: LineView) -> None:
        technique = known_techniques()[step.technique]
        assert isinstance(technique, LineTechnique)
        self.technique = technique
        self.line = line
        own = {0, *line.runs_by_colour}
        self.may = [line.whole if value in own else mask for value, mask in enumerate(line.may)]
        self.told = {_in_full(claim) for claim in step.claims}
        self.said = {_without_cells(claim) for claim in self.told}
        values = range(len(line.may))
        self.settled = [_mask(line, step.cells, value) for value in values]
        self.excluded = [_mask(line, step.excluded, value) for value in values]
        every = 0
        for mask in self.settled:
            every |= mask
        # Per value the cells that lose it by the step: all that its claims speak of.
        self.gone = [
            (every & ~self.settled[value] | self.excluded[value]) & line.may[value] for value in values
        ]

    def is_found(self, facts: Sequence[Fact]) -> bool:
        """Whether the step is found, and all that it says holds, with no more than some facts known."""
        may = self.may[:]
        for p, values in facts:
            for value in values:
                may[value] &= ~(1 << p)
        view = self.line.with_cells(tuple(may))
        findings = [
            told for finding in self.technique.find(view) if (told := self._as_told(finding)) is not None
        ]
        after = view.after(findings)
        return after is not None and self._brings(after) and self._says(view.claims(findings, after))

    def _as_told(self, finding: Finding) -> Finding | None:
        """A finding as far as the step tells it; where less is known it may speak of more cells."""
        if self.told.issuperset(finding.claims):
            return finding
        if not self.said.issuperset(map(_without_cells, finding.claims)):
            return None
        return finding._replace(
            forbid={value: mask & self.gone[value] for value, mask in finding.forbid.items()}
        )

    def _brings(self, after: After) -> bool:
        """Whether a line then has all that the step brings."""
        for left, narrowed, settled, excluded in zip(
            after.left, after.narrowed, self.settled, self.excluded, strict=True
        ):
            if settled & ~(after.settled & left) or excluded & ~(narrowed | after.settled & ~left):
                return False
        return True

    def _says(self, claims: Iterable[Claim]) -> bool:
        return self.said.issubset(map(_without_cells, claims))


def _mask(line: LineView, cells: Iterable[CellValue], value: int) -> int:
    """Those cells of a line that are told with a value."""
    return sum(1 << line.ref.along(cell) for cell, own in cells if own == value)


def _in_full(claim: Claim) -> Claim:
    """A claim as it is found: "likewise" is how it is said after another."""
    full: dict[str, Any] = {"how": "pushing"}
    return replace(claim, **full) if getattr(claim, "how", None) == "likewise" else claim


def _without_cells(claim: Claim) -> tuple[object, ...]:
    return type(claim), tuple((name, value) for name, value in claim.values.items() if name != "cells")


def fewest(facts: Sequence[Fact], holds: Callable[[Sequence[Fact]], bool]) -> list[Fact]:
    """Facts that suffice and of which none can be spared: halves are dropped first, then what is left one by one."""
    kept = list(facts)
    size = len(kept)
    while size:
        before, start = len(kept), 0
        while start < len(kept):
            fewer = kept[:start] + kept[start + size :]
            if holds(fewer):
                kept = fewer
            else:
                start += size
        if size > 1 or len(kept) == before:  # else one that could not be spared may be, now
            size //= 2
    return kept


def _excluded(line: LineView, facts: Sequence[Fact]) -> tuple[CellValue, ...]:
    return tuple(sorted(CellValue(line.ref.cell(p), value) for p, values in facts for value in values))
