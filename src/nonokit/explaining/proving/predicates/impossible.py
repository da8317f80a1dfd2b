"""When claims about what cannot be are true."""

from __future__ import annotations

from nonokit.explaining import claims as said
from nonokit.explaining.proving.predicates.line_facts import LineFacts, positions
from nonokit.explaining.proving.predicates.stretches import fitting, owned_by


def no_room(facts: LineFacts, c: said.NoRoom) -> bool:
    line = facts.counting()
    before, after = range(c.run), range(c.run + 1, len(line.clue))

    def is_placed(start: int, end: int) -> bool:
        """Whether the others fit on both sides of the run."""
        first = line.can(lambda r, _, stop: r != c.run or stop == end, [*before, c.run])
        last = line.can(lambda r, begin, _: r != c.run or begin == start, [c.run, *after])
        return first and last

    length = line.clue[c.run].min_length
    return not any(is_placed(start, start + length) for start in range(line.size - length + 1))


def no_run_for(facts: LineFacts, c: said.NoRunFor) -> bool:
    is_filled = all(facts.line.is_known(p, c.colour) for p in positions(c.stretch))
    return is_filled and not fitting(facts, c.stretch, c.colour)


def does_not_fit(facts: LineFacts, c: said.DoesNotFit) -> bool:
    run = facts.line.clue[c.run]
    rooms = {facts.line.room(start, end, run.colour) for start, end in owned_by(facts, c.run)}
    return tuple(c.room) in rooms and run.min_length > c.room.length


def exceeds(facts: LineFacts, c: said.Exceeds) -> bool:
    length = facts.line.clue[c.run].length
    return tuple(c.stretch) in owned_by(facts, c.run) and length is not None and length < c.stretch.length


def already(facts: LineFacts, c: said.Already) -> bool:
    return all(facts.line.is_known(p, c.value) and (p, c.value) in facts.gone for p in c.cells)


def too_many_filled(facts: LineFacts, c: said.TooManyFilled) -> bool:
    filled = sum(not facts.line.may(p, 0) for p in range(facts.line.size))
    return not facts.line.clue.has_unknown and filled == c.count > c.total == facts.line.clue.total


def too_few_left(facts: LineFacts, c: said.TooFewLeft) -> bool:
    left = sum(bool(cell - {0}) for cell in facts.line.cells)
    return left == c.count < c.total == facts.line.clue.total


def too_many_stretches(facts: LineFacts, c: said.TooManyStretches) -> bool:
    return facts.line.separate(c.colour) == c.count > c.total == len(facts.line.runs_of(c.colour))
