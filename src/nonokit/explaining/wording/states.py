"""What is said of a state that has no next step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nonokit.explaining.constants import MOST_NAMED
from nonokit.explaining.wording.speaker import Speaker
from nonokit.messages import catalogue
from nonokit.model import UNKNOWN

if TYPE_CHECKING:
    from nonokit.explaining.hints import Hint


def describe_state(found: Hint, depth: str, language: str = "en") -> str:
    """A hint without a step in words."""
    voice = Speaker(catalogue(language), found.puzzle)
    name = f"state-{found.kind}-{depth}"
    if f"{name}-blank" in voice.words and _is_blank(found):
        name += "-blank"
    most = 1 if found.kind == "impossible-line" else MOST_NAMED
    places = [voice.place(cell) for cell in found.cells]
    values = {
        "lines": voice.cut(list(map(voice.line_name, found.lines[:most])), most, "and"),
        "count": len(found.cells),
        "places": voice.cut(places, MOST_NAMED, "semicolon"),
    }
    clauses = [voice.say(name, values)]
    if found.rewind_to is not None:
        clauses.append(voice.say("state-rewind", {"count": found.rewind_to}))
    return voice.paragraph(voice.text([clause]) for clause in clauses)


def _is_blank(found: Hint) -> bool:
    """Whether the player has marked nothing where something is wrong: then the puzzle is."""
    state, given = found.state, found.puzzle.given
    marked = {
        (y, x)
        for y in range(state.height)
        for x in range(state.width)
        if state[y, x] != UNKNOWN and (given is None or given[y, x] != state[y, x])
    }
    if not found.lines:
        return not marked
    line = found.lines[0]
    return not any(cell[0 if line.kind == "row" else 1] == line.index for cell in marked)
