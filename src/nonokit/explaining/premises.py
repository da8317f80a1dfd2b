"""What a step rests on: the fewest facts about its line from which the same technique finds the same again.

A fact is a known cell, or a colour that an open cell has lost. The latter a grid does not show: that the line across does
not have the colour is told before the step, and an earlier step that ruled it out is handed over with a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from nonokit.explaining.claims import CellValue, Claim, ColourMissing
from nonokit.explaining.line_view import LineView
from nonokit.explaining.masks import bits
from nonokit.explaining.step import Step, lines_of
from nonokit.explaining.technique import LineTechnique, known_techniques

Fact = tuple[int, tuple[int, ...]]  # a position, and the values it has lost


class Premises(NamedTuple):
    """Cells that are known, and values that open cells have lost."""

    cells: tuple[CellValue, ...]
    excluded: tuple[CellValue, ...]


def premises_of(step: Step) -> Premises:
    """The fewest facts that a step on a line needs; a trial's are in its claims, link by link."""
    line = view_of(step)
    if line is None:
        return Premises((), ())
    known, hidden = known_facts(line), hidden_facts(line)
    needed = set(fewest(known + hidden, lambda facts: still_found(step, line, facts)))
    cells = [CellValue(line.ref.cell(p), _value(line, p)) for p, values in known if (p, values) in needed]
    return Premises(tuple(sorted(cells)), _excluded(line, [fact for fact in hidden if fact in needed]))


def hidden_premises(step: Step) -> tuple[CellValue, ...]:
    """The colours that open cells have lost and that the step needs."""
    line = view_of(step)
    hidden = hidden_facts(line) if line is not None else []
    if line is None or not hidden:
        return ()
    known = known_facts(line)
    needed = fewest(hidden, lambda facts: still_found(step, line, [*known, *facts]))
    return _excluded(line, needed)


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


def still_found(step: Step, line: LineView, facts: Sequence[Fact]) -> bool:
    """Whether the step is found, and all that it says holds, with no more than some facts known."""
    technique = known_techniques()[step.technique]
    assert isinstance(technique, LineTechnique)
    own = {0, *line.runs_by_colour}
    may = [line.whole if value in own else mask for value, mask in enumerate(line.may)]
    for p, values in facts:
        for value in values:
            may[value] &= ~(1 << p)
    view = line.with_cells(tuple(may))
    gone = _gone(step, line)
    told = [_in_full(claim) for claim in step.claims]
    findings = []
    for finding in technique.find(view):
        if set(finding.claims) <= set(told):
            findings.append(finding)
        elif all(_is_said(claim, told) for claim in finding.claims):
            forbid = {value: mask & gone[value] for value, mask in finding.forbid.items()}
            findings.append(finding._replace(forbid=forbid))
    again = view.step(step.technique, findings)
    return (
        again is not None
        and all(_is_said(claim, [_in_full(one) for one in again.claims]) for claim in told)
        and set(step.cells) <= set(again.cells)
        and set(step.excluded) <= {*again.excluded, *_lost(again.cells, len(may))}
    )


def _gone(step: Step, line: LineView) -> list[int]:
    """Per value the cells that lose it by the step: all that its claims speak of."""
    gone = [0] * len(line.may)
    for cell, value in (*_lost(step.cells, len(line.may)), *step.excluded):
        gone[value] |= 1 << line.ref.along(cell)
    return [mask & may for mask, may in zip(gone, line.may, strict=True)]


def _is_said(claim: Claim, told: Sequence[Claim]) -> bool:
    """Whether a claim is among those that are told; where less is known it may speak of more cells."""
    return any(claim == other or _without_cells(claim) == _without_cells(other) for other in told)


def _in_full(claim: Claim) -> Claim:
    """A claim as it is found: "likewise" is how it is said after another."""
    full: dict[str, Any] = {"how": "pushing"}
    return replace(claim, **full) if getattr(claim, "how", None) == "likewise" else claim


def _without_cells(claim: Claim) -> tuple[object, ...]:
    return type(claim), tuple((name, value) for name, value in claim.values.items() if name != "cells")


def _lost(cells: Sequence[CellValue], values: int) -> list[CellValue]:
    return [CellValue(cell, v) for cell, value in cells for v in range(values) if v != value]


def fewest(facts: Sequence[Fact], holds: Callable[[Sequence[Fact]], bool]) -> list[Fact]:
    """Facts that suffice and of which none can be spared: halves are dropped first, then what is left one by one."""
    kept = list(facts)
    size = len(kept)
    while size:
        for start in range(0, len(kept), size):
            fewer = kept[:start] + kept[start + size :]
            if len(fewer) < len(kept) and holds(fewer):
                kept = fewer
                break
        else:
            size //= 2
    return kept


def _value(line: LineView, p: int) -> int:
    return next(value for value, mask in enumerate(line.may) if mask >> p & 1)


def _excluded(line: LineView, facts: Sequence[Fact]) -> tuple[CellValue, ...]:
    return tuple(sorted(CellValue(line.ref.cell(p), value) for p, values in facts for value in values))
