"""Overlap (simple boxes): cells that a run covers both when all runs stand as early and as late as they can.

Here "can" means past known background only: what a person finds by counting from both ends. Pushes that had to
jump over a gap that is too short are left to `forcing`, which shows that gap; pushes that need to know what the
filled cells allow are left to `slide`.
"""

from __future__ import annotations

from nonokit.explaining.evidence import Band, Extremes, Span
from nonokit.explaining.line_view import LineView, between, stretches
from nonokit.explaining.step import Step

NAME = "overlap"


def find(line: LineView) -> list[Step]:
    """The bands of all runs, as one step."""
    step = overlap_step(line, NAME, jumps=False)
    return [step] if step else []


def overlap_step(line: LineView, technique: str, *, jumps: bool) -> Step | None:
    """A step of the bands that need (`jumps`) or do not need a jump over a gap too short."""
    first, last = line.packed_first, line.packed_last
    if first is None or last is None:
        return None
    jumped_first, jumped_last = jumped(line, first), jumped(line.mirrored, _mirrored_starts(line, last))[::-1]
    bands: list[Band] = []
    gaps: list[Span] = []
    assign: dict[int, int] = {}
    for i, run in enumerate(line.clue):
        span = Span(last[i], first[i] + run.min_length)
        mask = between(*span) & ~line.known[run.colour]
        # A jump of an earlier run pushes all that come after it; likewise from the far end.
        pushed = [gap for run_gaps in (*jumped_first[: i + 1], *jumped_last[i:]) for gap in run_gaps]
        if not mask or bool(pushed) != jumps:
            continue
        bands.append(Band(i, span))
        gaps += [gap for gap in pushed if gap not in gaps]
        assign[run.colour] = assign.get(run.colour, 0) | mask
    if not bands:
        return None
    lengths = [run.min_length for run in line.clue]
    evidence = Extremes(spans(first, lengths), spans(last, lengths), tuple(bands), tuple(_widest(gaps)))
    return line.step(technique, evidence, assign=assign)


def _widest(gaps: list[Span]) -> list[Span]:
    """Without the gaps that lie within another one."""
    return sorted(
        gap for gap in gaps if not any(o != gap and o.start <= gap.start and gap.end <= o.end for o in gaps)
    )


def spans(starts: list[int], lengths: list[int]) -> tuple[Span, ...]:
    """Runs from their starts and lengths."""
    return tuple(Span(start, start + length) for start, length in zip(starts, lengths, strict=True))


def jumped(line: LineView, starts: list[int]) -> list[list[Span]]:
    """Per run of an early packing: the gaps it had to leave out because they are too short, in true cells."""
    found = []
    at = 0
    for run, start, gap in zip(line.clue, starts, line.gaps, strict=True):
        skipped = between(at, start) & line.may[run.colour]
        found.append([line.span(*stretch) for stretch in stretches(skipped)])
        at = start + run.min_length + gap
    return found


def _mirrored_starts(line: LineView, starts: list[int]) -> list[int]:
    ends = [line.size - start - run.min_length for start, run in zip(starts, line.clue, strict=True)]
    return ends[::-1]
