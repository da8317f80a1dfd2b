"""What a format cannot carry of a puzzle: what would change the puzzle, and what is merely left out.

The first kind (colours into black and white, a missing clue into a format without them) is refused, because the
result would be another puzzle. The second (the goal picture, the author) is reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonokit.formats.format import Format
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Puzzle
from nonokit.model.colour import WHITE

_PLAIN_NAME = re.compile(r"[a-z_][a-z0-9_]*")


def changes(puzzle: Puzzle, known: Format) -> list[str]:
    """Why the format cannot hold this puzzle; empty when it can."""
    found = []
    if not puzzle.rows or not puzzle.columns:
        found.append(f"a puzzle of {puzzle.width}×{puzzle.height} has no cells")
    if "clues" not in known.carries and not _goal_tells_all(puzzle):
        found.append(
            "it holds finished pictures, and this puzzle has no goal that gives all its clues (solve it first)"
        )
    if not all(_is_unicode(getattr(puzzle, field) or "") for field in Puzzle.METADATA):
        found.append("its texts are not valid Unicode")
    used = colours_used(puzzle)
    if len(used) > 1 and "colours" not in known.carries:
        found.append(f"it is black and white, this puzzle has {len(used)} colours")
    if puzzle.given is not None and puzzle.given.known_count and "given" not in known.carries:
        found.append("it has no given cells")
    if "clues" in known.carries:
        found += _clue_changes(puzzle, known)
    return found


def _is_unicode(text: str) -> bool:
    """Whether text can be written as UTF-8: halves of characters cannot."""
    return not any("\ud800" <= char <= "\udfff" for char in text)


def losses(puzzle: Puzzle, known: Format) -> list[str]:
    """What the format leaves out of this puzzle, in words: "the goal picture", "the author"."""
    return [*_colour_losses(puzzle, known), *_other_losses(puzzle, known)]


def colours_used(puzzle: Puzzle) -> set[int]:
    """The palette indices that clues, goal and given cells use, without the background."""
    used = set(puzzle.flat.colours)
    for grid in (puzzle.goal, puzzle.given):
        used |= set(grid.cells) - {0, UNKNOWN} if grid is not None else set()
    return used


def _clue_changes(puzzle: Puzzle, known: Format) -> Iterator[str]:
    clues = (*puzzle.rows, *puzzle.columns)
    if "missing" not in known.carries and None in clues:
        yield "it cannot leave clues out, this puzzle has lines without one"
    if "unknown" not in known.carries and any(clue is not None and clue.has_unknown for clue in clues):
        yield "it has no runs of unknown length"


def _goal_tells_all(puzzle: Puzzle) -> bool:
    goal = puzzle.goal
    if goal is None or not goal.is_complete:
        return False
    return goal.flat_clues() == puzzle.flat


def _colour_losses(puzzle: Puzzle, known: Format) -> Iterator[str]:
    if puzzle.palette == BLACK_AND_WHITE:
        return
    is_plain = [c.rgb for c in puzzle.palette] == [c.rgb for c in BLACK_AND_WHITE]
    if "rgb" not in known.carries and not is_plain:
        yield "how the colours look"
    elif "rgb" in known.carries and "background" not in known.carries and puzzle.palette[0].rgb != WHITE.rgb:
        yield "the colour of the background"
    if not (is_plain or _holds_names(puzzle, known)):
        yield "the names of the colours"
    if "colours" not in known.carries and len(puzzle.palette) > 2:
        yield "colours that no clue uses"


def _holds_names(puzzle: Puzzle, known: Format) -> bool:
    """Whether the format keeps what the puzzle's colours are called, the background aside."""
    is_plain = all(_PLAIN_NAME.fullmatch(colour.name) for colour in puzzle.palette[1:])
    return "colour-names" in known.carries or ("plain-colour-names" in known.carries and is_plain)


def _other_losses(puzzle: Puzzle, known: Format) -> Iterator[str]:
    if puzzle.goal is not None and "goal" not in known.carries and "clues" in known.carries:
        yield "the goal picture"
    saved = puzzle.extras.get("saved") or ()
    if saved and "saved" not in known.carries:
        yield "the saved states"
    elif len(saved) > 1 and "many" not in known.carries:  # formats of one game hold one state of it
        yield "all saved states but the first"
    for field in Puzzle.METADATA:
        if getattr(puzzle, field) is not None and field not in known.carries:
            yield f"the {field}"
