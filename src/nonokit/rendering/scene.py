"""A picture as a list of primitives: rectangles, lines, polygons, discs and texts, in pixels from the top left.

All drawing decisions are made once, here and in what fills a scene; an output only has to paint five shapes.
Colours are solid `#rrggbb`. Rules and cells are rectangles on whole pixels, so they are crisp everywhere.
Texts are placed by the middle of their capitals and figures: an output puts the baseline `BASELINE` of
the size lower, which needs no font metrics and looks the same in all of them.
"""

from __future__ import annotations

import unicodedata
from typing import Literal, NamedTuple

BASELINE = 0.36
DIGIT_WIDTH = 0.56  # of the size; figures are this wide in Helvetica, Arial and Noto Sans alike
LETTER_WIDTH = 0.53  # an average, to wrap captions
Anchor = Literal["start", "middle", "end"]
Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle; `stroke` is drawn centred upon its edge."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None
    stroke: str | None = None
    stroke_width: float = 1
    radius: float = 0
    dash: tuple[float, float] | None = None


class Stroke(NamedTuple):
    """A line through points, round at its ends."""

    points: tuple[Point, ...]
    colour: str
    width: float = 1
    dash: tuple[float, float] | None = None


class Polygon(NamedTuple):
    """A filled shape."""

    points: tuple[Point, ...]
    fill: str


class Disc(NamedTuple):
    """A circle, filled or only its edge."""

    x: float
    y: float
    radius: float
    fill: str | None
    stroke: str | None = None
    stroke_width: float = 1


class Text(NamedTuple):
    """One line of text; `y` is the middle of its capitals."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Anchor = "middle"
    is_bold: bool = False
    stretch: float = 1  # of its natural width; narrower figures stay as tall


Item = Rect | Stroke | Polygon | Disc | Text


class Scene:
    """What to paint, in order, on a page of `width` × `height` pixels."""

    def __init__(self, width: int, height: int, background: str, title: str = "") -> None:
        self.width = width
        self.height = height
        self.background = background
        self.title = title
        self.items: list[Item] = []

    def add(self, *items: Item) -> None:
        """Paint these on top of what is there."""
        self.items.extend(items)


def hatch(
    x: float, y: float, width: float, height: float, colour: str, step: float, thickness: float
) -> list[Item]:
    """Diagonal lines that fill a rectangle, each cut at its edges."""
    lines: list[Item] = []
    offset = step
    while offset < width + height:
        left = (x + max(0.0, offset - height), y + min(offset, height))
        right = (x + min(offset, width), y + max(0.0, offset - width))
        lines.append(Stroke((left, right), colour, thickness))
        offset += step
    return lines


def clean_text(text: str) -> str:
    """A text on one line, without control characters and halves of characters, which no output can show.

    >>> clean_text("a\\nb\\x00c")
    'a b c'
    """
    return "".join(
        char
        if (char >= " " and not "\ud7ff" < char < "\ue000" and char < "\ufffe") or char > "\uffff"
        else " "
        for char in text
    )


def text_width(text: str, size: float) -> float:
    """About how wide a text is: exact for figures, fair for words."""
    return size * sum(map(_char_width, text))


def _char_width(char: str) -> float:
    if char.isdigit() or char in "?—":
        return DIGIT_WIDTH
    return 1.0 if unicodedata.east_asian_width(char) in "WF" else LETTER_WIDTH


def shortened(text: str, size: float, width: float) -> str:
    """A text cut with an ellipsis where it would be wider.

    >>> shortened("a long name.png", 10, 200), shortened("a long name.png", 10, 50)
    ('a long name.png', 'a long n…')
    """
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, size: float, width: float) -> list[str]:
    """A text broken into lines of about `width` pixels; a longer word stands alone."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined, size) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
