"""The evidence of a hint, drawn along lines and across the board.

Blue is "first" and orange "last" in every picture; a thin halo of the sheet's colour keeps marks apart from
filled cells and rules beneath them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from nonokit.rendering.marks import Arrow, Bracket, BrokenLine, Gap, Line, LineGlow, Overlap, Reach
from nonokit.rendering.plan import Plan
from nonokit.rendering.scene import Disc, Item, Point, Rect, Stroke, Text, hatch, text_width
from nonokit.rendering.shapes import arrow_head, frame
from nonokit.rendering.theme import blend, readable_on


def bands(plan: Plan) -> Iterator[Item]:
    """Under the cells: the glow of a line and the tint of a broken one, clue included."""
    for mark in plan.marks:
        if isinstance(mark, LineGlow | BrokenLine):
            token = "bad" if isinstance(mark, BrokenLine) else "accent_2"
            colour = getattr(plan.theme, token)
            yield Rect(*plan.layout.clue_area(mark.line), blend(colour, plan.theme.paper, 0.14))
            yield Rect(*_whole_line(plan, mark.line), blend(colour, plan.theme.sheet, 0.14))


def evidence(plan: Plan) -> Iterator[Item]:
    """On top of the cells, in an order that keeps the most telling marks uppermost."""
    for mark in plan.marks:
        if isinstance(mark, LineGlow | BrokenLine):
            yield from _outline(plan, mark)
    for mark in plan.marks:
        if isinstance(mark, Overlap):
            yield from _overlap(plan, mark)
        elif isinstance(mark, Reach):
            yield from _reach(plan, mark)
    for mark in plan.marks:
        if isinstance(mark, Bracket):
            yield from _bracket(plan, mark)
        elif isinstance(mark, Gap):
            yield from _gap(plan, mark)
    yield from _arrows(plan)


def _whole_line(plan: Plan, line: Line) -> tuple[int, int, int, int]:
    return plan.layout.span(line, 0, plan.layout.line_length(line))


def _outline(plan: Plan, mark: LineGlow | BrokenLine) -> Iterator[Item]:
    is_broken = isinstance(mark, BrokenLine)
    colour = plan.theme.bad if is_broken else plan.theme.tint("accent_2", 0.65)
    x, y, width, height = _whole_line(plan, mark.line)
    yield frame(x - 1, y - 1, width + 3, height + 3, colour, 2)
    if is_broken:
        radius = plan.layout.cell * 0.3
        along = radius * 1.3
        at = (
            (x + width + along, y + height / 2)
            if mark.line[0] == "row"
            else (x + width / 2, y + height + along)
        )
        yield Disc(*at, radius, colour)
        yield Text(*at, "!", radius * 1.5, readable_on(colour), "middle", True)


def _point(line: Line, along: float, across: float) -> Point:
    return (along, across) if line[0] == "row" else (across, along)


def _sides(plan: Plan, line: Line, start: int, length: int) -> tuple[float, float, float, float]:
    """Start and end along the line, near and far edge across it."""
    x, y, width, height = plan.layout.span(line, start, length)
    return (x, x + width, y, y + height) if line[0] == "row" else (y, y + height, x, x + width)


def _haloed(plan: Plan, points: tuple[Point, ...], colour: str, width: float) -> Iterator[Item]:
    yield Stroke(points, plan.theme.sheet, width + 2.5)
    yield Stroke(points, colour, width)


def _bracket(plan: Plan, mark: Bracket) -> Iterator[Item]:
    cell = plan.layout.cell
    start, end, near, far = _sides(plan, mark.line, mark.start, mark.length)
    is_first = mark.extreme == "first"
    colour = plan.theme.accent_2 if is_first else plan.theme.accent
    edge, leg = (near - cell * 0.06, cell * 0.22) if is_first else (far + 1 + cell * 0.06, -cell * 0.22)
    a, b = start + cell * 0.12, end - cell * 0.12 + 1
    points = tuple(
        _point(mark.line, along, across)
        for along, across in ((a, edge + leg), (a, edge), (b, edge), (b, edge + leg))
    )
    yield from _haloed(plan, points, colour, max(1.5, cell * 0.09))
    if mark.label:
        yield from _pill(plan, _point(mark.line, (a + b) / 2, edge), mark.label, colour)


def _overlap(plan: Plan, mark: Overlap) -> Iterator[Item]:
    x, y, width, height = plan.layout.span(mark.line, mark.start, mark.length)
    cell = plan.layout.cell
    colour = plan.theme.accent_2
    yield from hatch(
        x + 1, y + 1, width - 1, height - 1, colour, max(3.0, cell * 0.22), max(0.8, cell * 0.045)
    )
    yield frame(x + 1, y + 1, width - 1, height - 1, colour, 1)


def _reach(plan: Plan, mark: Reach) -> Iterator[Item]:
    cell = plan.layout.cell
    start, end, near, _ = _sides(plan, mark.line, mark.start, mark.length)
    across = near + cell * (0.82 - 0.2 * (mark.level % 4))
    a, b, cap = start + cell * 0.14, end - cell * 0.14 + 1, cell * 0.1
    colour = (plan.theme.accent_2, plan.theme.accent)[mark.level % 2]
    width = max(1.5, cell * 0.08)
    yield from _haloed(plan, (_point(mark.line, a, across), _point(mark.line, b, across)), colour, width)
    for along in (a, b):
        yield Stroke(
            (_point(mark.line, along, across - cap), _point(mark.line, along, across + cap)), colour, width
        )
    if mark.label:
        yield from _pill(plan, _point(mark.line, (a + b) / 2, across), mark.label, colour)


def _gap(plan: Plan, mark: Gap) -> Iterator[Item]:
    cell = plan.layout.cell
    start, end, near, far = _sides(plan, mark.line, mark.start, mark.length)
    colour, middle = plan.theme.warn, (near + far + 1) / 2
    a, b = start + 2, end - 1
    for along in (a, b):
        yield Stroke(
            (_point(mark.line, along, near + cell * 0.15), _point(mark.line, along, far - cell * 0.1)),
            colour,
            1.5,
        )
    yield Stroke((_point(mark.line, a, middle), _point(mark.line, b, middle)), colour, 1.5)
    head = min(cell * 0.22, (b - a) / 4)
    yield arrow_head(_point(mark.line, a, middle), _point(mark.line, -1, 0), head, colour)
    yield arrow_head(_point(mark.line, b, middle), _point(mark.line, 1, 0), head, colour)
    yield from _pill(plan, _point(mark.line, (a + b) / 2, middle), mark.label or str(mark.length), colour)


def _pill(plan: Plan, at: Point, label: str, colour: str) -> Iterator[Item]:
    size = plan.layout.cell * 0.42
    width, height = max(text_width(label, size) + size * 0.6, size * 1.3), size * 1.3
    yield Rect(at[0] - width / 2, at[1] - height / 2, width, height, plan.theme.sheet, colour, 1, height / 2)
    yield Text(at[0], at[1], label, size, colour, "middle", True)


def _arrows(plan: Plan) -> Iterator[Item]:
    arrows = [mark for mark in plan.marks if isinstance(mark, Arrow)]
    for mark in arrows:
        yield from _shaft(plan, mark)
    for mark in arrows:  # numbers last: a later arrow must not cross out an earlier number
        if mark.number is not None:
            yield from _arrow_number(plan, mark)


def _ends(plan: Plan, mark: Arrow) -> tuple[Point, Point, Point]:
    """Start and tip of the arrow, kept clear of both middles, and its direction."""
    (x1, y1), (x2, y2) = plan.layout.centre(mark.source), plan.layout.centre(mark.target)
    length = hypot(x2 - x1, y2 - y1) or 1.0
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    keep = plan.layout.cell * 0.26
    return (x1 + dx * keep, y1 + dy * keep), (x2 - dx * keep, y2 - dy * keep), (dx, dy)


def _shaft(plan: Plan, mark: Arrow) -> Iterator[Item]:
    start, tip, direction = _ends(plan, mark)
    cell, colour = plan.layout.cell, plan.theme.accent_2
    head = cell * 0.34
    neck = (tip[0] - direction[0] * head * 0.8, tip[1] - direction[1] * head * 0.8)
    yield from _haloed(plan, (start, neck), colour, max(1.5, cell * 0.09))
    yield arrow_head(tip, direction, head, colour)


def _arrow_number(plan: Plan, mark: Arrow) -> Iterator[Item]:
    (x1, y1), (x2, y2), _ = _ends(plan, mark)
    x, y = x1 + (x2 - x1) * 0.4, y1 + (y2 - y1) * 0.4
    radius = plan.layout.cell * 0.27
    yield Disc(x, y, radius, plan.theme.accent_2, plan.theme.sheet, 1.5)
    size = radius * (1.25 if mark.number is None or mark.number < 10 else 1.0)
    yield Text(x, y, str(mark.number), size, readable_on(plan.theme.accent_2), "middle", True)
