"""When claims about gaps are true."""

from __future__ import annotations

from nonokit.explaining import claims as said
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.proving.predicates.line_facts import LineFacts, positions
from nonokit.explaining.proving.predicates.stretches import is_wall_for


def would_touch(facts: LineFacts, c: said.WouldTouch) -> bool:
    (p,), (filled,) = c.cells, c.filled
    line = Line(facts.line.clue, facts.line.cells).counted()
    is_onwards = filled > p

    def begins(start: int, end: int) -> bool:
        return start == p if is_onwards else end == p + 1

    runs = [i for i in line.runs_of(c.colour) if line.ever(i, begins)]
    is_length = bool(runs) and all(line.clue[i].length == c.length for i in runs)
    is_wall = c.wall == (p - 1 if is_onwards else p + 1) and is_wall_for(facts.line, c.wall, c.colour)
    return is_length and is_wall and abs(filled - p) == c.length and facts.line.is_known(filled, c.colour)


def gap_too_short(facts: LineFacts, c: said.GapTooShort) -> bool:
    line = Line(facts.line.clue, facts.line.cells).counted()
    if facts.line.room(*c.gap, c.colour) != tuple(c.gap) or any(
        facts.line.is_known(p, c.colour) for p in positions(c.gap)
    ):
        return False

    def is_near(run: int) -> bool:
        """Whether the gap lies between the first and the last cell that a run can get to."""
        return line.ever(run, lambda start, _: start < c.gap.end) and line.ever(
            run, lambda _, end: c.gap.start < end
        )

    lengths = [line.clue[i].min_length for i in line.runs_of(c.colour) if is_near(i)]
    return bool(lengths) and min(lengths) >= c.length > c.gap.length and set(c.cells) <= set(positions(c.gap))


def skips_gap(facts: LineFacts, c: said.SkipsGap) -> bool:
    run = facts.line.clue[c.run]
    return facts.line.room(*c.gap, run.colour) == tuple(c.gap) and run.min_length > c.gap.length
