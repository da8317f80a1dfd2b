"""A text that can be read in several ways: which of its readings is meant, and what was assumed.

Rows and columns fill the same cells, and every clue fits its line; a wrong reading nearly always breaks this. Where
several readings hold, how usual each way of writing is decides, and how upright its picture would stand: the clues of
a picture and of the same picture lying on its side are equally consistent. The answers are judged, too, through
`hooks.meant_reading`: formats know no solver. What was assumed is written into the puzzle's notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nonokit import hooks
from nonokit.formats.clues import is_sound
from nonokit.formats.orientation import upright_odds
from nonokit.model import Puzzle


@dataclass(frozen=True)
class Reading:
    """One way to read a puzzle. `odds` are on a logarithmic scale: 1 more is about three times as usual."""

    puzzle: Puzzle
    way: str  # in words: "rows first"
    odds: float = 0.0
    format: str | None = None  # the named format whose way this is
    has_picture: bool = True  # as far as is known


Choice = list[Reading]  # the ways to read one puzzle, at least one

ROWS_FIRST, COLUMNS_FIRST, A_PICTURE = "rows first", "columns first", "a picture"
TO_OVERRULE = "overrule it with transpose or format"


class SidesAssumed(str):
    """A note that says which of two lists was taken for rows, where exchanged they would make as good a puzzle."""

    way: str

    def __new__(cls, text: str, way: str = ROWS_FIRST) -> SidesAssumed:
        note = super().__new__(cls, text)
        note.way = way
        return note


ROWS_ASSUMED = SidesAssumed(
    f"nothing tells rows from columns: the first list is taken for rows ({TO_OVERRULE})"
)


def likeliest(readings: Sequence[Reading]) -> Reading:
    """The reading to take when only the clues can be asked; of equal ones the first."""
    first = readings[0].puzzle
    upright = upright_odds(first)
    odds = [
        one.odds + (-upright if is_turned(one.puzzle, first) else upright_odds(one.puzzle)) / 2
        for one in readings[1:]
    ]
    both = [readings[0].odds + upright / 2, *odds]
    return readings[both.index(max(both))]


def is_turned(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether one is the other on its side, whose odds to stand upright are just the opposite."""
    mine, its = puzzle.flat, other.flat
    middle = sum(its.counts[: other.height]) if min(its.counts, default=-1) >= 0 else 0
    return (
        middle > 0
        and mine.counts == its.counts[other.height :] + its.counts[: other.height]
        and mine.lengths == its.lengths[middle:] + its.lengths[:middle]
        and mine.colours == its.colours[middle:] + its.colours[:middle]
        and puzzle.width == other.height
    )


def choose(choice: Choice) -> Puzzle:
    """The puzzle that is meant, with a note on what was assumed."""
    if len(choice) == 1 and choice[0].format is None:
        return choice[0].puzzle
    fitting = [reading for reading in choice if is_sound(reading.puzzle)]
    chosen: Reading = (fitting or choice)[0] if len(fitting) < 2 else hooks.meant_reading(fitting)
    if chosen.format:
        chosen.puzzle.extras["format"] = chosen.format
    note = _note(choice, fitting, chosen)
    return with_note([chosen.puzzle], note)[0] if note else chosen.puzzle


def _note(choice: Choice, fitting: Sequence[Reading], chosen: Reading) -> str | None:
    others = " or ".join(dict.fromkeys(one.way for one in choice if one.puzzle is not chosen.puzzle))
    if not others or (len(fitting) == 1 and chosen is choice[0]):
        return None
    if not fitting:
        return f"read as {chosen.way}: neither so nor as {others} do the clues agree"
    if not chosen.has_picture:
        return f"read as {chosen.way}: neither so nor as {others} is there a picture with these clues"
    if chosen not in fitting:  # the same in another order, since no reading has a picture
        return f"read as {chosen.way}: so it has a picture, as {others} it has none ({TO_OVERRULE})"
    if len(fitting) > 1:
        note = f"read as {chosen.way}: as {others} it would be a puzzle too ({TO_OVERRULE})"
        return SidesAssumed(note, chosen.way) if {chosen.way, others} == {ROWS_FIRST, COLUMNS_FIRST} else note
    return f"read as {chosen.way}: as {others} the clues do not agree"


def with_note(puzzles: list[Puzzle], note: str) -> list[Puzzle]:
    """The puzzles, each with a note for people in `extras["notes"]`."""
    for puzzle in puzzles:
        puzzle.extras["notes"] = [*puzzle.extras.get("notes", []), note]
    return puzzles
