"""When claims about a line as a whole are true."""

from __future__ import annotations

from nonokit.explaining import claims as said
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.proving.predicates.line_facts import Gone, LineFacts


def full_line(facts: LineFacts, c: said.FullLine) -> bool:
    return (
        c.clue == facts.line.clue
        and c.count == facts.line.size == c.clue.min_length
        and not c.clue.has_unknown
    )


def full_line_end(facts: LineFacts, c: said.FullLine) -> Gone:
    return {
        (p, value)
        for p in range(facts.line.size)
        for value in range(facts.values)
        if not Line(facts.line.clue, (frozenset(range(facts.values)),) * facts.line.size).can_have(p, value)
    }


def empty_line(facts: LineFacts, _: said.EmptyLine) -> bool:
    return not facts.line.clue


def all_filled(facts: LineFacts, c: said.AllFilled) -> bool:
    filled = [p for p in range(facts.line.size) if not facts.line.may(p, 0)]
    is_rest = all(facts.line.may(p, 0) for p in c.cells)
    return is_rest and not facts.line.clue.has_unknown and len(filled) == c.count == facts.line.clue.total


def all_emptied(facts: LineFacts, c: said.AllEmptied) -> bool:
    paintable = [p for p in range(facts.line.size) if facts.line.cells[p] - {0}]
    is_part = set(c.cells) <= set(paintable)
    return is_part and not facts.line.clue.has_unknown and len(paintable) == c.count == facts.line.clue.total


def no_shared_colour(facts: LineFacts, c: said.NoSharedColour) -> bool:
    return all(_shared(facts, p) == set() for p in c.cells)


def _shared(facts: LineFacts, p: int) -> set[int] | None:
    across = facts.crossing[p]
    own = {run.colour for run in facts.line.clue}
    return None if across is None else own & {run.colour for run in across}


def colour_missing(facts: LineFacts, c: said.ColourMissing) -> bool:
    return c.colour > 0 and all(
        (across := facts.crossing[p]) is not None and all(run.colour != c.colour for run in across)
        for p in c.cells
    )


def only_left(facts: LineFacts, c: said.OnlyLeft) -> bool:
    after = facts.line.without(facts.gone)
    return all(after.cells[p] == {c.value} for p in c.cells)
