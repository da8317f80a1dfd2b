"""When claims about filled stretches are true."""

from __future__ import annotations

from nonokit.explaining import claims as said
from nonokit.explaining.claims import Positions, Span
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.proving.predicates.line_facts import LineFacts, positions


def owned_by(facts: LineFacts, run: int) -> list[tuple[int, int]]:
    return [(start, end) for start, end, owner in facts.line.owned if owner == run]


def is_wall_for(line: Line, wall: int, colour: int) -> bool:
    return not line.may(wall, colour)


def _grown(start: int, end: int, wall: int, length: int) -> set[int]:
    """The cells that a stretch gets to when a run of some length cannot pass a wall on one side."""
    if wall < start:
        return set(range(end, wall + 1 + length))
    return set(range(wall - length, start))


def grows(facts: LineFacts, c: said.Grows) -> bool:
    run = facts.line.clue[c.run]
    is_wall = is_wall_for(facts.line, c.wall, run.colour)
    grown = [_grown(start, end, c.wall, run.min_length) for start, end in owned_by(facts, c.run)]
    return is_wall and any(set(c.cells) <= cells for cells in grown)


def grows_at_least(facts: LineFacts, c: said.GrowsAtLeast) -> bool:
    runs = fitting(facts, c.stretch, c.colour)
    is_long = bool(runs) and all(facts.line.clue[i].min_length >= c.length for i in runs)
    is_wall = is_wall_for(facts.line, c.wall, c.colour)
    is_filled = all(facts.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_long and is_wall and is_filled and set(c.cells) <= _grown(*c.stretch, c.wall, c.length)


def fitting(facts: LineFacts, stretch: Span, colour: int) -> list[int]:
    """The runs that can cover a stretch, by counting."""
    line = Line(facts.line.clue, facts.line.cells).counted()

    def covers(start: int, end: int) -> bool:
        return start <= stretch.start and stretch.end <= end

    return [i for i in line.runs_of(colour) if line.ever(i, covers)]


def complete(facts: LineFacts, c: said.Complete) -> bool:
    run = facts.line.clue[c.run]
    is_only = facts.line.runs_of(c.colour) == [c.run]  # then no other cell has its colour, near or far
    is_own = is_only or (tuple(c.stretch) in owned_by(facts, c.run) and _is_beside(c.stretch, c.cells))
    is_filled = all(facts.line.is_known(p, c.colour) for p in positions(c.stretch))
    is_outside = not set(c.cells) & set(positions(c.stretch))
    return run == (c.stretch.length, c.colour) and is_own and is_filled and is_outside


def _is_beside(stretch: Span, cells: Positions) -> bool:
    return set(cells) <= {stretch.start - 1, stretch.end}


def longest(facts: LineFacts, c: said.Longest) -> bool:
    runs = facts.line.runs_of(c.colour)
    is_longest = bool(runs) and all(
        (facts.line.clue[i].length or facts.line.size) <= c.stretch.length for i in runs
    )
    is_filled = all(facts.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_longest and is_filled and _is_beside(c.stretch, c.cells)


def same_length(facts: LineFacts, c: said.SameLength) -> bool:
    runs = fitting(facts, c.stretch, c.colour)
    is_same = bool(runs) and all(facts.line.clue[i].length == c.length == c.stretch.length for i in runs)
    is_filled = all(facts.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_same and is_filled and _is_beside(c.stretch, c.cells)


def joins(facts: LineFacts, c: said.Joins) -> bool:
    colour = facts.line.clue[c.run].colour
    is_only = facts.line.runs_of(colour) == [c.run]
    filled = [*positions(c.first), *positions(c.second)]
    if not all(facts.line.is_known(p, colour) for p in filled):
        return False
    owned = owned_by(facts, c.run)
    is_owned = is_only or (tuple(c.first) in owned and tuple(c.second) in owned)
    return is_owned and set(c.cells) <= set(range(c.first.end, c.second.start))


def too_long_together(facts: LineFacts, c: said.TooLongTogether) -> bool:
    line = Line(facts.line.clue, facts.line.cells).counted()
    whole = set(positions(c.whole))

    def gets_there(start: int, end: int) -> bool:
        return bool(whole & set(range(start, end)))

    near = [i for i in line.runs_of(c.colour) if line.ever(i, gets_there)]
    is_short = all((line.clue[i].length or line.size) <= c.longest for i in near)
    is_filled = all(facts.line.is_known(p, c.colour) for p in whole - set(c.cells))
    return is_short and is_filled and c.longest < c.length == c.whole.length and set(c.cells) <= whole
