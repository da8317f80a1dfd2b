"""A hint as marks to draw: the same evidence in SVG, PNG, PDF and animations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from nonokit.explaining import evidence as seen
from nonokit.explaining.explanation import Explanation
from nonokit.explaining.hints import Hint
from nonokit.explaining.step import Step
from nonokit.explaining.wording import Depth, describe
from nonokit.model import UNKNOWN
from nonokit.rendering.marks import (
    Arrow,
    Assumed,
    Bracket,
    BrokenLine,
    CellMark,
    ClueBox,
    Gap,
    LineGlow,
    Mark,
    Overlap,
    Reach,
    Trial,
)

if TYPE_CHECKING:
    from nonokit.rendering.frames import Frame

REACH_LEVELS = 4


def hint_marks(hint: Hint, depth: Depth = "cells") -> tuple[Mark, ...]:
    """What to draw upon the state for a hint."""
    if hint.step is not None:
        return step_marks(hint.step, depth)
    if hint.kind == "impossible-line":
        return tuple(BrokenLine(line) for line in hint.lines[: 1 if depth == "where" else None])
    if hint.kind == "wrong-cells":
        if depth == "cells":
            return (CellMark(hint.cells, "bad"),)
        return tuple(LineGlow(line) for line in hint.lines) if depth == "why" else ()
    if hint.kind == "several" and depth == "cells":
        return (CellMark(hint.cells, "different"),)
    return ()


def step_marks(step: Step, depth: Depth = "cells") -> tuple[Mark, ...]:
    """What to draw for a step: its line, then its evidence, then its cells.

    >>> from nonokit.explaining import explain
    >>> from nonokit.model import Puzzle
    >>> step = explain(Puzzle.from_clues(rows=[[2]], columns=["?", [1], "?"])).steps[0]
    >>> [type(mark).__name__ for mark in step_marks(step, "where")]
    ['LineGlow', 'ClueBox']
    """
    ref = step.lines[0]
    if step.is_trial:
        marks: list[Mark] = list(_trial_cells(step)) if depth == "where" else []
    else:
        marks = [LineGlow(ref), ClueBox(ref, _runs(step))]
    if depth == "where":
        return tuple(marks)
    marks += _DRAWN.get(type(step.evidence), _nothing)(ref, step.evidence)
    if depth == "cells":
        cells = tuple(cell for cell, _ in (*step.cells, *step.excluded))
        marks.append(CellMark(cells, "set"))
    return tuple(marks)


def frames(explanation: Explanation, *, depth: Depth = "why", language: str = "en") -> list[Frame]:
    """A whole solve for `nonokit.rendering.animation`: each step announced on the grid before it, then the end."""
    from nonokit.rendering.frames import Frame

    shown = [
        Frame(
            event.before,
            step_marks(event.step, depth),
            describe(explanation.puzzle, event.step, "why", language),
        )
        for event in explanation.events
    ]
    return [*shown, Frame(explanation.grid)]


def _runs(step: Step) -> tuple[int, ...] | None:
    """The runs a step is about; None for the whole clue."""
    evidence = step.evidence
    if isinstance(evidence, seen.Owner | seen.Wall | seen.Touch | seen.ShortGap | seen.Pair):
        return evidence.runs or None
    if isinstance(evidence, seen.Extremes) and evidence.bands:
        return tuple(band.run for band in evidence.bands)
    return None


def _nothing(ref: seen.LineRef, evidence: Any) -> Iterator[Mark]:
    return iter(())


def _packing(ref: seen.LineRef, evidence: seen.Packing) -> Iterator[Mark]:
    for span in evidence.runs:
        yield Bracket(ref, span.start, span.length, "first")


def _extremes(ref: seen.LineRef, evidence: seen.Extremes) -> Iterator[Mark]:
    for first, last in zip(evidence.first, evidence.last, strict=True):
        yield Bracket(ref, first.start, first.length, "first")
        yield Bracket(ref, last.start, last.length, "last")
    for band in evidence.bands:
        yield Overlap(ref, band.span.start, band.span.length)
    for gap in evidence.too_short:
        yield Gap(ref, gap.start, gap.length)


def _reaches(ref: seen.LineRef, evidence: seen.Reaches) -> Iterator[Mark]:
    for run, span in evidence.runs:
        yield Reach(ref, span.start, span.length, level=run % REACH_LEVELS)


def _owner(ref: seen.LineRef, evidence: seen.Owner) -> Iterator[Mark]:
    yield Bracket(ref, evidence.group.start, evidence.group.length, "first", str(evidence.length))


def _wall(ref: seen.LineRef, evidence: seen.Wall) -> Iterator[Mark]:
    start = evidence.wall + 1 if evidence.wall < evidence.group.start else evidence.wall - evidence.length
    yield Bracket(ref, start, evidence.length, "first", str(evidence.length))


def _touch(ref: seen.LineRef, evidence: seen.Touch) -> Iterator[Mark]:
    start = evidence.wall + 1 if evidence.wall < evidence.filled else evidence.wall - evidence.length
    yield Bracket(ref, start, evidence.length, "last", str(evidence.length))
    position = evidence.filled
    yield CellMark((_at(ref, position),), "look")


def _short_gap(ref: seen.LineRef, evidence: seen.ShortGap) -> Iterator[Mark]:
    yield Gap(ref, evidence.gap.start, evidence.gap.length)


def _pair(ref: seen.LineRef, evidence: seen.Pair) -> Iterator[Mark]:
    for span in (evidence.first, evidence.second):
        yield Bracket(ref, span.start, span.length, "first")


def _colour_sets(ref: seen.LineRef, evidence: seen.ColourSets) -> Iterator[Mark]:
    yield CellMark(tuple(_at(ref, p) for p, _ in evidence.crossing), "look")


def _at(ref: seen.LineRef, p: int) -> seen.Cell:
    return (ref[1], p) if ref[0] == "row" else (p, ref[1])


def _trial_cells(step: Step) -> Iterator[Mark]:
    evidence = step.evidence
    trials = [branch.trial for branch in evidence.branches] if isinstance(evidence, seen.BothWays) else []
    if isinstance(evidence, seen.Refutation | seen.Path | seen.Nested):
        trials = [evidence.trial]
    for cell, value in trials[-1:]:
        yield Trial(cell, value)


def _chain(trial: seen.CellValue, links: tuple[seen.Link, ...], number: int = 1) -> Iterator[Mark]:
    """Trial, what follows from it, and numbered arrows; an arrow starts at the link's nearest source."""
    yield Trial(trial.cell, trial.value)
    for i, link in enumerate(links, start=number):
        for cell, value in link.targets:
            if value != UNKNOWN:
                yield Assumed(cell, value)
        for cell, _ in link.targets[:1]:
            source = min(
                link.sources, key=lambda s: abs(s[0] - cell[0]) + abs(s[1] - cell[1]), default=trial.cell
            )
            yield Arrow(source, cell, i)


def _refutation(ref: seen.LineRef, evidence: seen.Refutation) -> Iterator[Mark]:
    yield BrokenLine(evidence.broken)
    yield from _chain(evidence.trial, evidence.links)


def _both_ways(ref: seen.LineRef, evidence: seen.BothWays) -> Iterator[Mark]:
    number = 1
    for branch in evidence.branches:
        yield from _chain(branch.trial, branch.links, number)
        number += len(branch.links)


def _path(ref: seen.LineRef, evidence: seen.Path) -> Iterator[Mark]:
    yield Trial(evidence.trial.cell, evidence.trial.value)
    for number, (source, target, _) in enumerate(evidence.arrows, start=1):
        if target.cell != evidence.conflict:
            yield Assumed(target.cell, target.value)
        yield Arrow(source.cell, target.cell, number)
    yield CellMark((evidence.conflict,), "bad")


def _nested(ref: seen.LineRef, evidence: seen.Nested) -> Iterator[Mark]:
    yield Trial(evidence.trial.cell, evidence.trial.value)


_DRAWN: dict[type, Callable[[seen.LineRef, Any], Iterator[Mark]]] = {
    seen.Packing: _packing,
    seen.Extremes: _extremes,
    seen.Reaches: _reaches,
    seen.Owner: _owner,
    seen.Wall: _wall,
    seen.Touch: _touch,
    seen.ShortGap: _short_gap,
    seen.Pair: _pair,
    seen.ColourSets: _colour_sets,
    seen.Refutation: _refutation,
    seen.BothWays: _both_ways,
    seen.Path: _path,
    seen.Nested: _nested,
}
