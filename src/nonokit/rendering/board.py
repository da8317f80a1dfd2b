"""A board as a scene: puzzle, grid, marks and look in, primitives out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonokit.model import Grid, Puzzle
from nonokit.rendering.cells import cells, tints, upon_cells
from nonokit.rendering.clues import clue_boxes, clues, numbers
from nonokit.rendering.evidence import bands, evidence
from nonokit.rendering.layout import LEADING
from nonokit.rendering.look import Look
from nonokit.rendering.marks import Mark
from nonokit.rendering.plan import Plan
from nonokit.rendering.scene import Item, Rect, Scene, Text


def draw(
    puzzle: Puzzle, grid: Grid | None = None, look: Look | None = None, marks: Iterable[Mark] = ()
) -> Scene:
    """The scene of a puzzle, with the cells of `grid` (else those given) and marks upon them."""
    plan = Plan(puzzle, grid, look or Look(), marks)
    layout = plan.layout
    scene = Scene(layout.width, layout.height, plan.theme.paper, _description(plan))
    scene.add(
        Rect(
            layout.left, layout.top, layout.right - layout.left, layout.bottom - layout.top, plan.theme.sheet
        )
    )
    scene.add(*bands(plan), *tints(plan), *cells(plan), *rules(plan), *upon_cells(plan))
    if plan.look.show_clues:
        scene.add(*clues(plan), *clue_boxes(plan))
    if layout.gutter:
        scene.add(*numbers(plan))
    scene.add(*evidence(plan), *words(plan))
    return scene


def rules(plan: Plan) -> Iterator[Item]:
    """Thin rules, thicker ones every five, and a border; all on whole pixels."""
    layout, theme = plan.layout, plan.theme
    if not plan.look.show_rules or layout.cell < 4:
        return
    width, height = layout.right - layout.left, layout.bottom - layout.top
    if layout.cell >= 6:
        for x in range(layout.columns):
            if x % 5:
                yield Rect(layout.left + x * layout.cell, layout.top, 1, height, theme.rule)
        for y in range(layout.rows):
            if y % 5:
                yield Rect(layout.left, layout.top + y * layout.cell, width, 1, theme.rule)
    thick = 2 if layout.cell >= 10 else 1
    for x in range(5, layout.columns, 5):
        yield Rect(layout.left + x * layout.cell - thick + 1, layout.top, thick, height, theme.rule_five)
    for y in range(5, layout.rows, 5):
        yield Rect(layout.left, layout.top + y * layout.cell - thick + 1, width, thick, theme.rule_five)
    left, top, right, bottom = layout.left - thick + 1, layout.top - thick + 1, layout.right, layout.bottom
    yield Rect(left, top, right - left + thick, thick, theme.ink)
    yield Rect(left, bottom, right - left + thick, thick, theme.ink)
    yield Rect(left, top, thick, bottom - top + thick, theme.ink)
    yield Rect(right, top, thick, bottom - top + thick, theme.ink)


def words(plan: Plan) -> Iterator[Item]:
    """The title above and the caption below."""
    layout = plan.layout
    for top, lines, size, is_bold in (
        (layout.margin, layout.title, layout.title_size, True),
        (layout.caption_top, layout.caption, layout.caption_size, False),
    ):
        for i, line in enumerate(lines):
            y = top + size * (0.6 + LEADING * i)
            yield Text(layout.margin, y, line, size, plan.theme.ink, "start", is_bold)


def _description(plan: Plan) -> str:
    puzzle = plan.puzzle
    name = plan.look.title or puzzle.title or "Nonogram"
    return f"{name}, {puzzle.width}×{puzzle.height}"
