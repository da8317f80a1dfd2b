"""A scene as SVG text: no dependency, small files.

Neighbouring rectangles of one colour become one path: a finished 60×60 takes kilobytes, not hundreds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

from nonokit.rendering.scene import (
    BASELINE,
    Disc,
    Item,
    Point,
    Polygon,
    Rect,
    Scene,
    Stroke,
    Text,
    clean_text,
    text_width,
)

FONTS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', Helvetica, Arial, sans-serif"


def to_svg(scene: Scene, *, scale: float = 1) -> str:
    """The scene as a complete SVG document; `scale` changes its size, not its drawing."""
    width, height = _number(scene.width * scale), _number(scene.height * scale)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {scene.width} {scene.height}" role="img" aria-label={quoteattr(clean_text(scene.title))}'
        f' font-family="{FONTS}" style="font-variant-numeric:tabular-nums">',
        f"<title>{_escaped(scene.title)}</title>",
        f'<rect width="{scene.width}" height="{scene.height}" fill="{scene.background}"/>',
        *_elements(scene.items),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _elements(items: Iterable[Item]) -> Iterator[str]:
    for fill, group in groupby(items, key=_plain_fill):
        if fill:
            boxes = [item for item in group if isinstance(item, Rect)]
            yield f'<path fill="{fill}" shape-rendering="crispEdges" d="{"".join(map(_box, boxes))}"/>'
        else:
            yield from map(_element, group)


def _plain_fill(item: Item) -> str | None:
    is_plain = isinstance(item, Rect) and item.stroke is None and not item.radius
    return item.fill if is_plain and isinstance(item, Rect) else None


def _box(rect: Rect) -> str:
    width = _number(rect.width)
    return f"M{_number(rect.x)} {_number(rect.y)}h{width}v{_number(rect.height)}h-{width}z"


def _element(item: Item) -> str:
    if isinstance(item, Text):
        return _text(item)
    if isinstance(item, Rect):
        return _rect(item)
    if isinstance(item, Stroke):
        return (
            f'<polyline points="{_points(item.points)}" fill="none" stroke="{item.colour}"'
            f' stroke-width="{_number(item.width)}" stroke-linecap="round" stroke-linejoin="round"{_dash(item.dash)}/>'
        )
    if isinstance(item, Polygon):
        return f'<polygon points="{_points(item.points)}" fill="{item.fill}"/>'
    return _disc(item)


def _text(item: Text) -> str:
    bold = ' font-weight="600"' if item.is_bold else ""
    anchor = "" if item.anchor == "start" else f' text-anchor="{item.anchor}"'
    y = _number(item.y + BASELINE * item.size)
    place = f'x="{_number(item.x)}" y="{y}" font-size="{_number(item.size)}"'
    return f'<text {place} fill="{item.fill}"{anchor}{bold}{_stretch(item)}>{_escaped(item.text)}</text>'


def _stretch(item: Text) -> str:
    if item.stretch == 1:
        return ""
    width = text_width(item.text, item.size) * item.stretch
    return f' textLength="{_number(width)}" lengthAdjust="spacingAndGlyphs"'


def _rect(item: Rect) -> str:
    radius = f' rx="{_number(item.radius)}"' if item.radius else ""
    place = f'x="{_number(item.x)}" y="{_number(item.y)}" width="{_number(item.width)}" height="{_number(item.height)}"'
    return f'<rect {place}{radius} fill="{item.fill or "none"}"{_edge(item.stroke, item.stroke_width)}{_dash(item.dash)}/>'


def _disc(item: Disc) -> str:
    place = f'cx="{_number(item.x)}" cy="{_number(item.y)}" r="{_number(item.radius)}"'
    return f'<circle {place} fill="{item.fill or "none"}"{_edge(item.stroke, item.stroke_width)}/>'


def _edge(stroke: str | None, width: float) -> str:
    return f' stroke="{stroke}" stroke-width="{_number(width)}"' if stroke else ""


def _dash(dash: tuple[float, float] | None) -> str:
    return f' stroke-dasharray="{_number(dash[0])} {_number(dash[1])}"' if dash else ""


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    """At most two decimals, none when there are none.

    >>> _number(3.0), _number(1 / 3)
    ('3', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def _escaped(text: str) -> str:
    return escape(clean_text(text))
