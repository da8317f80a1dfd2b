"""The cells of a board and what lies under them: colours, crosses, tints, heat."""

from __future__ import annotations

from collections.abc import Iterator

from nonokit.model import BACKGROUND, UNKNOWN
from nonokit.rendering.marks import Assumed, Cell, CellMark, Heat, Trial
from nonokit.rendering.palette import needs_edge
from nonokit.rendering.plan import Plan
from nonokit.rendering.scene import Disc, Item, Polygon, Rect, Stroke, Text, hatch
from nonokit.rendering.shapes import cross, frame, symbol
from nonokit.rendering.theme import blend, readable_on

# role → token, strength of the tint under the cell, thickness of the frame upon it
_ROLES = {
    "look": ("accent_2", 0.16, 0),
    "set": ("accent_2", 0.22, 2),
    "different": ("warn", 0.30, 1),
    "bad": ("bad", 0.22, 2),
    "good": ("good", 0.22, 2),
}


def tints(plan: Plan) -> Iterator[Item]:
    """What lies under the cells: roles, heat, and a light hatching where no clue reaches."""
    for mark in plan.marks:
        if isinstance(mark, CellMark) and mark.style in _ROLES:
            token, share, _ = _ROLES[mark.style]
            yield from (_whole(plan, cell, plan.theme.tint(token, share)) for cell in mark.cells)
        elif isinstance(mark, Heat):
            for cell, value in mark.values:
                yield _whole(plan, cell, _heat_colour(plan, value))
    step = max(3.0, plan.layout.cell / 5)
    for cell in sorted(plan.unknowable):
        if plan.grid[cell] == UNKNOWN:
            x, y = plan.layout.corner(cell)
            size = plan.layout.cell - 1
            yield from hatch(x + 1, y + 1, size, size, plan.theme.ink_faint, step, 0.8)


def cells(plan: Plan) -> Iterator[Item]:
    """The cells themselves, colour by colour, then what is drawn upon them."""
    for value, colour in enumerate(plan.colours):
        positions = list(plan.grid.positions(value))
        if value == BACKGROUND:
            yield from _background(plan, positions, colour)
            continue
        yield from (_filled(plan, cell, colour) for cell in positions)
        if needs_edge(colour, plan.theme.sheet):
            yield from (_edge(plan, cell, plan.theme.ink_soft) for cell in positions)
        if plan.has_symbols and plan.layout.cell >= 8:
            yield from (_symbol(plan, cell, value, readable_on(colour)) for cell in positions)


def upon_cells(plan: Plan) -> Iterator[Item]:
    """Marks on single cells that go on top of their colour."""
    for mark in plan.marks:
        if isinstance(mark, CellMark):
            yield from _role(plan, mark)
        elif isinstance(mark, Assumed):
            yield from _assumed(plan, mark.cell, mark.value)
        elif isinstance(mark, Trial):
            yield from _trial(plan, mark)
        elif isinstance(mark, Heat):
            yield from _heat_labels(plan, mark)


def _whole(plan: Plan, cell: Cell, colour: str) -> Rect:
    x, y = plan.layout.corner(cell)
    return Rect(x + 1, y + 1, plan.layout.cell - 1, plan.layout.cell - 1, colour)


def _inset(plan: Plan) -> int:
    """Large cells stand clear of the rules while one plays; a finished picture closes up."""
    return 2 if plan.layout.cell >= 20 and not plan.is_picture else 1


def _filled(plan: Plan, cell: Cell, colour: str) -> Rect:
    x, y = plan.layout.corner(cell)
    if not plan.look.show_rules or plan.layout.cell < 6:
        return Rect(x, y, plan.layout.cell, plan.layout.cell, colour)
    inset = _inset(plan)
    size = plan.layout.cell - 2 * inset + 1
    return Rect(x + inset, y + inset, size, size, colour)


def _edge(plan: Plan, cell: Cell, colour: str) -> Rect:
    box = _filled(plan, cell, colour)
    return frame(box.x, box.y, box.width, box.height, colour, 1)


def _symbol(plan: Plan, cell: Cell, value: int, colour: str) -> Item:
    x, y = plan.layout.centre(cell)
    return symbol(value, x, y, plan.layout.cell * 0.2, colour)


def _background(plan: Plan, positions: list[Cell], colour: str) -> Iterator[Item]:
    if colour != plan.theme.sheet:
        yield from (_whole(plan, cell, colour) for cell in positions)
    if not plan.is_picture and plan.layout.cell >= 6:
        for cell in positions:
            yield from _cross(plan, cell, plan.theme.ink_soft)


def _cross(plan: Plan, cell: Cell, colour: str) -> list[Item]:
    size = plan.layout.cell
    return cross(*plan.layout.centre(cell), size * 0.2, colour, max(1.0, size * 0.055))


def _role(plan: Plan, mark: CellMark) -> Iterator[Item]:
    size = plan.layout.cell
    for cell in mark.cells:
        x, y = plan.layout.centre(cell)
        if mark.style == "maybe":
            yield Disc(x, y, size * 0.17, None, plan.theme.ink_soft, max(1.0, size * 0.06))
            continue
        token, _, thickness = _ROLES[mark.style]
        colour = getattr(plan.theme, token)
        if thickness:
            box = _whole(plan, cell, colour)
            yield frame(box.x, box.y, box.width, box.height, colour, min(thickness, size / 6))
        if mark.style == "different" and plan.grid[cell] == UNKNOWN:
            r = size * 0.2
            yield Stroke(
                ((x, y - r), (x + r, y), (x, y + r), (x - r, y), (x, y - r)), colour, max(1.0, size * 0.06)
            )


def _assumed(plan: Plan, cell: Cell, value: int) -> Iterator[Item]:
    accent = plan.theme.accent_2
    if value == BACKGROUND:
        yield from _cross(plan, cell, accent)
        return
    own = accent if not plan.has_chips else plan.colours[value]
    box = _filled(plan, cell, accent)
    yield box._replace(fill=blend(own, plan.theme.sheet, 0.42))
    yield frame(box.x, box.y, box.width, box.height, accent, max(1.0, plan.layout.cell * 0.06), dash=True)
    if plan.has_symbols:
        yield _symbol(plan, cell, value, plan.theme.ink)


def _trial(plan: Plan, mark: Trial) -> Iterator[Item]:
    x, y = plan.layout.centre(mark.cell)
    size = plan.layout.cell
    box = _whole(plan, mark.cell, plan.theme.tint("accent_2", 0.10))
    yield box
    yield frame(box.x, box.y, box.width, box.height, plan.theme.accent_2, max(1.5, size * 0.08), dash=True)
    yield Text(x - size * 0.13, y, "?", size * 0.56, plan.theme.accent_2, "middle", True)
    right, low = x + size * 0.24, y + size * 0.2
    if mark.value == BACKGROUND:
        yield from cross(right, low, size * 0.11, plan.theme.ink, max(1.0, size * 0.06))
    else:
        half = size * 0.13
        square = (
            (right - half, low - half),
            (right + half, low - half),
            (right + half, low + half),
            (right - half, low + half),
        )
        yield Polygon(square, plan.colours[mark.value])


def _heat_colour(plan: Plan, value: float) -> str:
    return plan.theme.tint("accent_2", 0.04 + 0.82 * min(1.0, max(0.0, value)))


def _heat_labels(plan: Plan, mark: Heat) -> Iterator[Item]:
    values = dict(mark.values)
    for cell, label in mark.labels:
        x, y = plan.layout.centre(cell)
        filled = plan.grid[cell]
        under = plan.colours[filled] if 0 < filled < UNKNOWN else _heat_colour(plan, values.get(cell, 0.0))
        size = min(plan.layout.cell * 0.42, (plan.layout.cell - 4) / (0.56 * max(1, len(label))))
        yield Text(x, y, label, size, readable_on(under))
