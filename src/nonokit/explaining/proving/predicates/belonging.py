"""When claims about the run that a stretch belongs to are true."""

from __future__ import annotations

from nonokit.explaining import claims as said
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.proving.predicates.line_facts import LineFacts, positions
from nonokit.explaining.proving.predicates.places import begins_at, ends_at


def part_of(facts: LineFacts, c: said.PartOf) -> bool:
    colour = facts.line.clue[c.run].colour
    if not all(facts.line.is_known(p, colour) for p in positions(c.stretch)):
        return False
    others = {run for run in facts.line.runs_of(colour) if run != c.run}
    for reason in c.reasons:
        excluded = _excluded(facts, c, reason, colour)
        if excluded is None:
            return False
        others -= excluded
    return not others


def _excluded(facts: LineFacts, c: said.PartOf, reason: said.Reason, colour: int) -> set[int] | None:
    """The runs that a reason rules out; None when the reason is not true."""
    # Reasons are for one look: no other stretch is taken into account.
    plain = LineFacts(Line(facts.line.clue, facts.line.cells), facts.crossing, facts.kind, facts.values)
    clue, runs = plain.line.clue, plain.line.runs_of(colour)
    match reason:
        case said.OnlyRun():
            return set() if runs == [c.run] and reason.colour == colour else None
        case said.Shorter(side):
            chosen = _on_side(runs, c.run, side)
            is_true = all((clue[i].length or plain.line.size) < c.stretch.length for i in chosen)
            return set(chosen) if is_true and chosen and reason.colour == colour else None
        case said.TooLong(side, room):
            chosen = _on_side(runs, c.run, side)
            is_room = plain.line.room(*c.stretch, colour) == tuple(room)
            is_true = is_room and all((clue[i].length or 0) > room.length for i in chosen)
            return set(chosen) if is_true and chosen and reason.colour == colour else None
        case said.EndsBy(run, end):
            is_before = run < c.run and end[0] < c.stretch.end - 1 and run in runs
            return (
                {i for i in runs if i <= run} if is_before and ends_at(plain, run, end, "counting") else None
            )
        case said.BeginsFrom(run, begin):
            is_after = run > c.run and begin[0] > c.stretch.start and run in runs
            return (
                {i for i in runs if i >= run}
                if is_after and begins_at(plain, run, begin, "counting")
                else None
            )
        case said.AsMany(count):
            stretches = plain.line.stretches(colour)
            is_each = len(stretches) == len(runs) == count == plain.line.separate(colour)
            is_own = is_each and stretches[runs.index(c.run)] == tuple(c.stretch)
            return set(runs) - {c.run} if is_own and reason.colour == colour else None
    return None


def _on_side(runs: list[int], run: int, side: str) -> list[int]:
    if side == "before":
        return [i for i in runs if i < run]
    return [i for i in runs if i > run] if side == "after" else [i for i in runs if i != run]
