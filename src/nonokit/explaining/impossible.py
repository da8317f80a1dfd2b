"""Why a line cannot be finished, in words that one look confirms; and short ways to get there."""

from __future__ import annotations

from collections.abc import Iterator

from nonokit.explaining.claims import (
    Already,
    Claim,
    DeadEnd,
    DoesNotFit,
    Exceeds,
    NoRoom,
    NoRunFor,
    PartOf,
    Reason,
    TooFewLeft,
    TooManyFilled,
    TooManyStretches,
)
from nonokit.explaining.constants import MOST_EFFORT
from nonokit.explaining.finding import Finding, Stretch
from nonokit.explaining.line_view import LineView
from nonokit.explaining.ownership import count_apart, ownerships
from nonokit.explaining.technique import LineTechnique, known_techniques
from nonokit.model.masks import bits


def impossibility(line: LineView) -> Reason | None:
    """What does not fit, if one look shows it."""
    total = line.facts.total
    if not line.facts.has_unknown and line.solid.bit_count() > total:
        return TooManyFilled(line.solid.bit_count(), total)
    if line.paintable.bit_count() < total:
        return TooFewLeft(line.paintable.bit_count(), total)
    if line.reach is None:
        return NoRoom(_run_without_room(line))
    for stretch, runs in zip(line.stretches, line.owners, strict=True):
        if not runs:
            return NoRunFor(stretch.span, stretch.colour)
    for colour in dict.fromkeys(stretch.colour for stretch in line.stretches):
        runs_of_colour = line.runs_by_colour.get(colour, [])
        if (count := count_apart(line, colour)) > len(runs_of_colour):
            return TooManyStretches(count, len(runs_of_colour), colour)
    return None


def _run_without_room(line: LineView) -> int:
    """A run that counting from one end, or from both, finds no place for."""
    for i in range(len(line.clue)):
        first = line.with_clue(line.clue[: i + 1]).earliest
        last = line.with_clue(line.clue[i:]).latest
        if first is None or last is None or first[-1] + line.clue[i].min_length > last[0]:
            return i
    raise AssertionError("all runs have room")


def refutation(line: LineView, looks: int) -> tuple[Claim, ...] | None:
    """What leads to something that does not fit, after exactly so many simple looks; None when nothing does."""
    if looks == 0:
        return _dead_end(line)
    for finding in _findings(line):
        left = _after(line, finding)
        if left == line.may or _without_values(line, left):
            continue
        rest = refutation(line.with_cells(left), looks - 1)
        if rest is not None:
            return (*finding.claims, *rest)
    return None


def _dead_end(line: LineView) -> tuple[Claim, ...] | None:
    """What does not fit: at once, with a stretch and its run, or with what one look finds."""
    end = impossibility(line)
    if end is not None:
        return (DeadEnd(end),)
    for stretch, owned in zip(line.stretches, line.once(ownerships), strict=True):
        reason = None if owned is None else _misfit(line, stretch, owned)
        if owned is not None and reason is not None:
            return owned, DeadEnd(reason)
    for finding in _findings(line):
        if lost := _without_values(line, _after(line, finding)):
            value = next(value for value, mask in enumerate(line.known) if mask & lost)
            cells = tuple(bits(line.known[value] & lost))
            return (*finding.claims, DeadEnd(Already(cells, value)))
    return None


def _misfit(line: LineView, stretch: Stretch, owned: PartOf) -> Reason | None:
    length = line.clue[owned.run].length
    room = line.room(stretch)
    if length is not None and length > room.length:
        return DoesNotFit(owned.run, room)
    return Exceeds(owned.run, stretch.span) if length is not None and length < stretch.length else None


def _after(line: LineView, finding: Finding) -> tuple[int, ...]:
    return tuple(mask & ~finding.forbid.get(value, 0) for value, mask in enumerate(line.may))


def _without_values(line: LineView, left: tuple[int, ...]) -> int:
    """Known cells that have lost their value."""
    some = 0
    for mask in left:
        some |= mask
    return line.whole & ~some & ~line.several


def _findings(line: LineView) -> Iterator[Finding]:
    for technique in known_techniques().values():
        if isinstance(technique, LineTechnique) and technique.effort < MOST_EFFORT:
            yield from technique.find(line)
