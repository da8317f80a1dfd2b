"""The palette of a NON file: the colours it declares and those its clues use, and which of them is the background."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.text.non_colours import NO_COLOUR
from nonokit.model import BLACK_AND_WHITE, Palette
from nonokit.model.colour import NAMED, parse_rgb

Values = dict[str, int]  # of each name that clues use


def palette_and_values(
    declared: Iterable[Declared], background: str | None, used: Iterable[str]
) -> tuple[Palette, Values]:
    """The palette, and the value of each name that clues use; none in black and white."""
    return _palette_and_values(tuple(declared), background, frozenset(used))


@lru_cache(maxsize=1 << 8)  # the puzzles of a collection share theirs
def _palette_and_values(
    declared: tuple[Declared, ...], background: str | None, used: frozenset[str]
) -> tuple[Palette, Values]:
    own = {one.name: one for one in declared}
    known = [name for name in sorted(used) if name not in own and name != NO_COLOUR]
    if not own and not known:
        return BLACK_AND_WHITE, {}
    background = _called(background, own) if background is not None else _unused(own, used)
    colours = own | {name: Declared(name) for name in known}
    if NO_COLOUR in used and len(colours) - (background in colours) > 1 and "black" not in colours:
        colours["black"] = Declared("black")
    names = [name for name in colours if name != background]
    first = Declared("white" if "white" not in names else "background", (255, 255, 255))
    if background is not None:
        first = own.get(background, Declared(background))
    palette = palette_of([first, *(colours[name] for name in names)])
    return palette, {name: value for value, name in enumerate(names, 1)}


def _called(background: str, own: dict[str, Declared]) -> str:
    """The background by the name that it was declared with, in small or capital letters or by its look."""
    rgb = parse_rgb(background)
    alike = [name for name, one in own.items() if name.lower() == background.lower()]
    alike += [name for name, one in own.items() if rgb and one.rgb == rgb]
    known = next((name for name, look in NAMED.items() if look == rgb), None)
    return next(iter(alike), known or background)


def _unused(own: dict[str, Declared], used: frozenset[str]) -> str | None:
    """The declared colour that must be the background: white, else the first, when no clue uses it."""
    if NO_COLOUR in used:
        used = used | {"black"} if "black" in own else used | set(list(own)[:1])
    unused = [name for name in own if name not in used]
    white = [name for name in unused if name.lower() == "white"]
    return next(iter(white or unused), None)
