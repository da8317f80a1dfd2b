"""Objects of JSON as most programs write them: two lists of clues, whose names say which is which, perhaps texts and numbers beside them.

Whatever differs from that is left to the search by structure, which finds the same in them.
"""

from __future__ import annotations

from typing import Any

from nonokit.formats.clues import puzzle_of_numbers
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.structure.names import is_plain_side, side_of
from nonokit.formats.structure.surroundings import Surroundings, surroundings
from nonokit.formats.structure.values import Value
from nonokit.model import Puzzle


def puzzle_of_named_lists(value: dict[str, Value]) -> Puzzle | None:
    """The puzzle of such an object; None when it has to be looked through."""
    named = {key: item for key, item in value.items() if type(item) is list}
    if len(named) != 2 or not all(map(is_plain_side, named)) or max(map(len, named.values())) > MAX_SIDE:
        return None
    sides = {side_of(key): lines for key, lines in named.items()}
    puzzle = puzzle_of_numbers(sides.get("row"), sides.get("column"))
    return puzzle and described(puzzle, {key: item for key, item in value.items() if key not in named})


def described(puzzle: Puzzle, others: dict[str, Value]) -> Puzzle | None:
    """The puzzle with what else the object says, no lists; None when some of it may be clues or a picture."""
    if not others:
        return puzzle
    cells = puzzle.width * puzzle.height
    for key, item in others.items():
        is_text = isinstance(item, str)
        if isinstance(item, dict) or (is_text and (side_of(key) or "\n" in item or len(item) == cells)):
            return None
    around = surroundings(others.items(), Surroundings())
    fields: dict[str, Any] = {"extras": {"id": around.id} if around.id else {}, **around.fields}
    return puzzle.described(**fields)
