"""The keys of a project's file: what each may be, and what is said of one that it may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from nonokit.errors import ArgumentError
from nonokit.formats import get_format
from nonokit.generating.mosaics import MOST_TILES
from nonokit.messages import languages
from nonokit.model.size import MAX_MADE_SIDE
from nonokit.rendering.palette import KINDS
from nonokit.rendering.printing.binding import MOST_BLEED_MM, MOST_GUTTER_MM
from nonokit.rendering.printing.covers import COVERS
from nonokit.rendering.printing.paper import paper_size

NONE = "none"
ORDERS = ("listed", "easy first")
OTHER_NAMES = {
    "paper": "trim",
    "size": "trim",
    "chapters": "chapter",
    "outputs": "output",
    "cover_design": "cover",
}
Check = Callable[[Any], str | None]  # what was expected, or None where the value will do


def text(value: Any) -> str | None:
    """Any text."""
    return None if isinstance(value, str) else "a text in quotes"


def texts(value: Any) -> str | None:
    """A list of texts."""
    is_list = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return None if is_list else 'a list such as ["cat.non", "farm/"]'


def flag(value: Any) -> str | None:
    """Yes or no."""
    return None if isinstance(value, bool) else "true or false"


def number(low: float, high: float) -> Check:
    """A number between two others."""

    def check(value: Any) -> str | None:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return None if is_number and low <= value <= high else f"a number from {low:g} to {high:g}"

    return check


def whole(low: int, high: int) -> Check:
    """A whole number between two others."""

    def check(value: Any) -> str | None:
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        return None if is_whole and low <= value <= high else f"a whole number from {low} to {high}"

    return check


def choice(known: Sequence[Any]) -> Check:
    """One of some values."""

    def check(value: Any) -> str | None:
        is_known = not isinstance(value, bool) and value in known
        return (
            None
            if is_known
            else f"one of {', '.join(repr(one) if isinstance(one, str) else str(one) for one in known)}"
        )

    return check


def trim(value: Any) -> str | None:
    """A size of paper."""
    try:
        paper_size(value if isinstance(value, str) else "")
    except ArgumentError as error:
        return str(error).partition("expected ")[2]
    return None


def sides(value: Any) -> str | None:
    """Two numbers: across and down."""
    is_pair = (
        isinstance(value, list)
        and len(value) == 2
        and all(whole(1, MOST_TILES)(one) is None for one in value)
    )
    return None if is_pair else "numbers of tiles across and down, such as [4, 3]"


def packs(value: Any) -> str | None:
    """Files or folders by format."""
    is_table = isinstance(value, dict) and all(isinstance(one, str) for one in value.values())
    if not is_table:
        return 'formats with their files, such as { json = "book.json", non = "non/" }'
    for name in value:
        try:
            get_format(name)
        except ValueError as error:
            return f"formats ({error})"
    return None


BOOK: Mapping[str, Check] = {
    "title": text,
    "subtitle": text,
    "author": text,
    "language": choice(list(languages())),
    "trim": trim,
    "bleed_mm": number(0, MOST_BLEED_MM),
    "gutter_mm": number(0, MOST_GUTTER_MM),
    "large_print": flag,
    "per_page": choice((1, 2, 4, 6)),
    "cover": choice((*COVERS, NONE)),
    "order": choice(ORDERS),
    "titles": choice(("auto", "puzzles", "answers")),
    "contents": flag,
    "rules": flag,
    "answers": flag,
    "difficulty": flag,
    "credits": flag,
    "symbols": flag,
    "palette": choice(KINDS),
    "font": text,
    "timeout_s": number(0, 86400),
}
CHAPTER: Mapping[str, Check] = {
    "title": text,
    "introduction": text,
    "puzzles": texts,
    "images": texts,
    "image_size": whole(5, MAX_MADE_SIDE),
    "colours": whole(1, 12),
    "most": whole(1, 10000),
    "mosaic": text,
    "tiles": sides,
}
OUTPUT: Mapping[str, Check] = {"pdf": text, "covers": text, "site": text, "packs": packs}
TABLES = {"chapter": CHAPTER, "output": OUTPUT}


def meant(key: str, known: Sequence[str]) -> str:
    """What a key that there is not may have been meant to be."""
    close = [OTHER_NAMES[key]] if OTHER_NAMES.get(key) in known else get_close_matches(key, known, 1)
    return f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(known)}"
