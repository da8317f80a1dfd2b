"""Overlap (simple boxes): cells that a run covers both when all runs stand as early and as late as they can.

Here "can" means past cells that cannot have its colour: what a person finds by counting from both ends. A run that had to
jump over a gap that is too short is left to `forcing`, which says so; where filled cells must be taken into account, that
is `belonging` or `slide`.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.explaining.claims import Claim, FitsInto, OnlyPlace, SkipsGap, Span
from nonokit.explaining.finding import Finding
from nonokit.explaining.line_view import LineView
from nonokit.explaining.technique import Insight, LineTechnique
from nonokit.model.masks import between, stretches


def find(line: LineView) -> list[Finding]:
    """A finding a run."""
    return bands(line, jumps=False)


def bands(line: LineView, *, jumps: bool) -> list[Finding]:
    """The cells that runs cover for certain, where a jump over a gap too short is needed (`jumps`) or none is."""
    if line.reach is None:
        return []
    found = []
    for i, (length, reach) in enumerate(zip(line.facts.shortest, line.reach, strict=True)):
        covered = covered_by(length, reach)
        mask = between(*covered) & ~line.known[line.clue[i].colour]
        if mask and bool(gaps := skipped(line, i)) == jumps:
            found.append(band(line, i, reach, covered, gaps))
    return found


def band(line: LineView, run: int, reach: Span, covered: Span, before: Sequence[Claim]) -> Finding:
    """A run's certain cells as a finding."""
    is_placed = reach.length == line.clue[run].length
    claim = OnlyPlace(run, covered) if is_placed else FitsInto(run, reach, covered)
    colour = line.clue[run].colour
    mask = between(*covered)
    return Finding((*before, claim), line.paint(colour, mask), mask)


def covered_by(length: int, reach: Span) -> Span:
    """The cells that a run of some length covers wherever it lies in its reach; may be empty.

    >>> covered_by(3, Span(0, 5))
    Span(start=2, end=3)
    """
    return Span(reach.end - length, reach.start + length)


def skipped(line: LineView, run: int) -> list[SkipsGap]:
    """The gaps that runs had to jump over on their way to both ends of a run's reach."""
    return [*skipped_before(line, run), *skipped_after(line, run)]


def skipped_before(line: LineView, run: int) -> list[SkipsGap]:
    """The gaps before a run's earliest place that it had to jump over, or else the nearest run before it that had to."""
    earliest, lengths = line.earliest, line.facts.shortest
    assert earliest is not None
    for i in range(run, -1, -1):
        at = earliest[i - 1] + lengths[i - 1] + line.gaps[i - 1] if i else 0
        if at < earliest[i] and (gaps := _gaps(line, i, at, earliest[i])):
            return gaps
    return []


def skipped_after(line: LineView, run: int) -> list[SkipsGap]:
    """The gaps behind a run's latest place, likewise."""
    latest, lengths = line.latest, line.facts.shortest
    assert latest is not None
    for i in range(run, len(lengths)):
        is_last = i + 1 == len(lengths)
        end = line.size if is_last else latest[i + 1] - lengths[i + 1] - line.gaps[i]
        if latest[i] < end and (gaps := _gaps(line, i, latest[i], end)):
            return gaps
    return []


def _gaps(line: LineView, run: int, start: int, end: int) -> list[SkipsGap]:
    """The whole gaps between walls that lie in some cells."""
    may = line.may[line.clue[run].colour]
    gaps = [Span(*gap) for gap in stretches(between(start, end) & may)]
    return [SkipsGap(run, gap) for gap in gaps if not may & ((1 << gap.start) >> 1 | 1 << gap.end)]


TECHNIQUE = LineTechnique("overlap", Insight.OVERLAP, 10, (FitsInto, OnlyPlace), find, effect="paints")
