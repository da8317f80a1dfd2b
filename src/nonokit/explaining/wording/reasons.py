"""Why a step holds, in sentences: one function per kind of evidence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nonokit.explaining.evidence import (
    Band,
    BothWays,
    CellValue,
    ColourSets,
    Extremes,
    LineRef,
    Link,
    Nested,
    Owner,
    Packing,
    Pair,
    Path,
    Reaches,
    Refutation,
    Shared,
    ShortGap,
    Totals,
    Touch,
    Wall,
)
from nonokit.explaining.step import Step
from nonokit.explaining.wording.speaker import Speaker, along
from nonokit.model import UNKNOWN


def reason(speaker: Speaker, step: Step) -> str:
    """The sentence or sentences that say why a step holds."""
    return _REASONS[type(step.evidence)](speaker, step, step.evidence)


def _positions(step: Step) -> list[int]:
    ref = step.lines[0]
    return [along(ref, cell) for cell, _ in (*step.cells, *step.excluded)]


def _totals(speaker: Speaker, step: Step, evidence: Totals) -> str:
    if step.technique == "empty":
        key = "empty_line"
    else:
        # In colour a cell may be known to be filled before its colour is: the runs need not be seen yet.
        filled = "complete.coloured" if len(speaker.puzzle.colours) > 1 else "complete.filled"
        key = filled if evidence.is_filled else "complete.emptied"
    return speaker.say(key, line=speaker.line(step.lines[0]))


def _packing(speaker: Speaker, step: Step, evidence: Packing) -> str:
    clue = speaker.clue_of(step.lines[0])
    key = "full.one" if evidence.needed == 1 else "full"
    return speaker.say(key, line=speaker.line(step.lines[0]), clue=clue, count=speaker.count(evidence.needed))


def _bands(speaker: Speaker, ref: LineRef, bands: Iterable[Band]) -> str:
    parts: list[str] = []
    for band in bands:
        is_whole = speaker.clue_of(ref)[band.run].length == band.span.length
        key = "band.whole" if is_whole else "band.next" if parts else "band.first"
        cells, in_cells = speaker.span(band.span), speaker.span(band.span, "in_cells")
        parts.append(speaker.say(key, run=speaker.run(ref, band.run), cells=cells, in_cells=in_cells))
    return "; ".join(parts)


def _extremes(speaker: Speaker, step: Step, evidence: Extremes) -> str:
    ref, line = step.lines[0], speaker.line(step.lines[0])
    bands = _bands(speaker, ref, evidence.bands)
    if step.technique == "forcing":
        short = [p for gap in evidence.too_short for p in range(gap.start, gap.end)]
        key = "forcing.push.many" if len(evidence.too_short) > 1 else "forcing.push"
        return speaker.say(key, line=line, in_cells=speaker.cells(short, "in_cells"), bands=bands)
    if step.technique == "overlap":
        return speaker.say("overlap", line=line, bands=bands)
    if evidence.bands:
        return speaker.say("slide.bands", line=line, bands=bands)
    return speaker.say("slide.reach", line=line, cells=speaker.cells(_positions(step)))


def _reaches(speaker: Speaker, step: Step, evidence: Reaches) -> str:
    ref, line = step.lines[0], speaker.line(step.lines[0])
    if len(evidence.runs) == 1 and step.cells:
        run, span = evidence.runs[0]
        return speaker.say(
            "unreachable.one_run", line=line, run=speaker.run(ref, run), reach=speaker.span(span)
        )
    if step.cells:
        positions = [along(ref, cell) for cell, _ in step.cells]
        return speaker.say("unreachable", line=line, cells=speaker.cells(positions))
    return speaker.say(
        "unreachable.colours", line=line, parts=_by_colour(speaker, step, "unreachable.colour")
    )


def _by_colour(speaker: Speaker, step: Step, key: str) -> str:
    """What is told of each colour that cells cannot have, one after the other."""
    ref, parts = step.lines[0], []
    for colour in sorted({value for _, value in step.excluded}):
        positions = [along(ref, cell) for cell, value in step.excluded if value == colour]
        cells, in_cells = speaker.cells(positions), speaker.cells(positions, "in_cells")
        parts.append(speaker.say(key, colour=speaker.colour(colour), cells=cells, in_cells=in_cells))
    return "; ".join(parts)


def _owner(speaker: Speaker, step: Step, evidence: Owner) -> str:
    ref, line = step.lines[0], speaker.line(step.lines[0])
    phrases: dict[str, Any] = {"line": line, "in_cells": speaker.span(evidence.group, "in_cells")}
    if len(evidence.runs) == 1:
        return speaker.say("capping.one", run=speaker.run(ref, evidence.runs[0]), **phrases)
    if step.technique == "capping":
        key = "capping.coloured" if speaker.puzzle.is_coloured else "capping.many"
        colour = speaker.clue_of(ref)[evidence.runs[0]].colour
        return speaker.say(key, colour=speaker.colour(colour), **phrases)
    return speaker.say("size-matching", runs=speaker.runs(ref, evidence.runs), **phrases)


def _wall_name(speaker: Speaker, ref: LineRef, wall: int) -> str:
    size = speaker.puzzle.width if ref[0] == "row" else speaker.puzzle.height
    return speaker.cells([wall]) if 0 <= wall < size else speaker.say("edge")


def _wall(speaker: Speaker, step: Step, evidence: Wall) -> str:
    ref = step.lines[0]
    return speaker.say(
        "glue.one" if len(evidence.runs) == 1 else "glue",
        run=speaker.runs(ref, evidence.runs),
        line=speaker.line(step.lines[0]),
        in_cells=speaker.span(evidence.group, "in_cells"),
        count=speaker.count(evidence.length),
        wall=_wall_name(speaker, ref, evidence.wall),
    )


def _touch(speaker: Speaker, step: Step, evidence: Touch) -> str:
    ref = step.lines[0]
    return speaker.say(
        "mercury",
        line=speaker.line(step.lines[0]),
        run=speaker.runs(ref, evidence.runs),
        wall=_wall_name(speaker, ref, evidence.wall),
        cells=speaker.cells([evidence.filled]),
    )


def _short_gap(speaker: Speaker, step: Step, evidence: ShortGap) -> str:
    return speaker.say(
        "forcing.gap", line=speaker.line(step.lines[0]), in_cells=speaker.span(evidence.gap, "in_cells")
    )


def _pair(speaker: Speaker, step: Step, evidence: Pair) -> str:
    ref = step.lines[0]
    return speaker.say(
        step.technique,
        line=speaker.line(step.lines[0]),
        first=speaker.span(evidence.first),
        second=speaker.span(evidence.second),
        run=speaker.runs(ref, evidence.runs),
    )


def _shared(speaker: Speaker, step: Step, evidence: Shared) -> str:
    ref = step.lines[0]
    clue, line = speaker.clue_of(ref), speaker.line(step.lines[0])
    if evidence.placements == 1:
        return speaker.say("exact.one", line=line, clue=clue)
    shared = step.cells or [CellValue(cell, UNKNOWN) for cell, _ in step.excluded]
    cells = speaker.settled(ref, shared)
    return speaker.say("exact.many", line=line, clue=clue, n=evidence.placements, cells=cells)


def _colour_sets(speaker: Speaker, step: Step, evidence: ColourSets) -> str:
    line = speaker.line(step.lines[0])
    if not step.cells:
        parts = _by_colour(speaker, step, "colour-cross-check.colour")
        return speaker.say("colour-cross-check.some", line=line, parts=parts)
    positions = [along(step.lines[0], cell) for cell, _ in step.cells]
    return speaker.say("colour-cross-check", line=line, in_cells=speaker.cells(positions, "in_cells"))


def _links(speaker: Speaker, links: Iterable[Link]) -> list[str]:
    return [
        speaker.say("link", line=speaker.line(link.line), cells=speaker.settled(link.line, link.targets))
        for link in links
        if link.targets
    ]


def _suppose(speaker: Speaker, evidence: Any) -> str:
    place, value = speaker.place(evidence.trial.cell), speaker.value(evidence.trial.value)
    return speaker.say("suppose", place=place, value=value)


def _refutation(speaker: Speaker, step: Step, evidence: Refutation) -> str:
    broken = speaker.say("broken", line=speaker.line(evidence.broken))
    return " ".join([_suppose(speaker, evidence), *_links(speaker, evidence.links), broken])


def _both_ways(speaker: Speaker, step: Step, evidence: BothWays) -> str:
    parts = []
    for branch in evidence.branches:
        parts += [_suppose(speaker, branch), *_links(speaker, branch.links)]
    (cell, value) = step.cells[0]
    parts.append(speaker.say("both-ways.end", place=speaker.place(cell), value=speaker.value(value)))
    return " ".join(parts)


def _path(speaker: Speaker, step: Step, evidence: Path) -> str:
    parts = [_suppose(speaker, evidence)]
    for _, target, line in evidence.arrows:
        place, value = speaker.place(target.cell), speaker.value(target.value)
        parts.append(speaker.say("arrow", line=speaker.line(line), place=place, value=value))
    ends = {t.value for _, t, _ in evidence.arrows if t.cell == evidence.conflict}
    if evidence.trial.cell == evidence.conflict:
        ends.add(evidence.trial.value)
    values = speaker.join([speaker.value(value) for value in sorted(ends, reverse=True)])
    parts.append(speaker.say("conflict", place=speaker.place(evidence.conflict), values=values))
    return " ".join(parts)


def _nested(speaker: Speaker, step: Step, evidence: Nested) -> str:
    place, value = speaker.place(evidence.trial.cell), speaker.value(evidence.trial.value)
    return speaker.say(f"nested.{evidence.depth}", place=place, value=value)


_REASONS: dict[type, Callable[[Speaker, Step, Any], str]] = {
    Totals: _totals,
    Packing: _packing,
    Extremes: _extremes,
    Reaches: _reaches,
    Owner: _owner,
    Wall: _wall,
    Touch: _touch,
    ShortGap: _short_gap,
    Pair: _pair,
    Shared: _shared,
    ColourSets: _colour_sets,
    Refutation: _refutation,
    BothWays: _both_ways,
    Path: _path,
    Nested: _nested,
}
