"""The clues beside and above a board, greyed as far as the caller says they are finished."""

from __future__ import annotations

from collections.abc import Iterator

from nonokit.model import Clue, Run
from nonokit.rendering.layout import labels
from nonokit.rendering.marks import BrokenLine, ClueBox, Line, LineGlow
from nonokit.rendering.plan import Plan
from nonokit.rendering.scene import DIGIT_WIDTH, Item, Point, Rect, Stroke, Text
from nonokit.rendering.shapes import frame, symbol, tick, wave
from nonokit.rendering.theme import blend, readable_on


def clues(plan: Plan) -> Iterator[Item]:
    """All clues, row by row and column by column."""
    broken = {mark.line for mark in plan.marks if isinstance(mark, BrokenLine)}
    for kind, all_clues in (("row", plan.puzzle.rows), ("column", plan.puzzle.columns)):
        for i, clue in enumerate(all_clues):
            line = (kind, i)
            yield from _clue(plan, line, clue, line in broken)
            if line in broken:
                yield _underline(plan, line, clue)


def clue_boxes(plan: Plan) -> Iterator[Item]:
    """Boxes around clues or some of their runs."""
    for mark in plan.marks:
        if not isinstance(mark, ClueBox):
            continue
        if mark.runs is None:
            yield _box_around_clue(plan, mark.line)
        else:
            yield from (_box_around_run(plan, mark.line, run) for run in mark.runs)


def numbers(plan: Plan) -> Iterator[Item]:
    """Row numbers on the right, column numbers below: away from the clues, so that nobody mixes them up."""
    layout = plan.layout
    told = {mark.line for mark in plan.marks if isinstance(mark, LineGlow | BrokenLine | ClueBox)}
    every = 1 if layout.cell >= 12 else 5
    for kind, count in (("row", layout.rows), ("column", layout.columns)):
        for i in range(count):
            is_told = (kind, i) in told
            if not is_told and (i + 1) % every and i:
                continue
            colour = plan.theme.accent_2 if is_told else plan.theme.ink_soft
            middle = i * layout.cell + (layout.cell + 1) / 2
            if kind == "row":
                x, y = layout.right + layout.gutter * 0.58, layout.top + middle
            else:
                x, y = layout.left + middle, layout.bottom + layout.gutter * 0.55
            yield Text(x, y, str(i + 1), layout.number_size, colour, "middle", is_told)


def _clue(plan: Plan, line: Line, clue: Clue | None, is_broken: bool) -> Iterator[Item]:
    texts = labels(clue)
    finished = plan.finished.get(line)
    for i, text in enumerate(texts):
        x, y = plan.layout.run_centre(line, len(texts) - 1 - i)
        is_done = finished is not None and (i in finished or not clue)
        run = clue[i] if clue else None
        if plan.has_chips and run is not None:
            yield from _chip(plan, (x, y), line[0], run, is_done)
        else:
            colour, stretch = _clue_colour(plan, is_done, is_broken), plan.layout.stretch(text)
            yield Text(x, y, text, plan.layout.clue_size, colour, stretch=stretch)
        if is_done and plan.theme.strikes_finished and run is not None:
            half = plan.layout.clue_size * 0.45 * max(1, len(text) * 0.8)
            yield Stroke(((x - half, y + half * 0.5), (x + half, y - half * 0.5)), plan.theme.ink, 1)
    if finished is not None and clue is not None and len(finished) == len(clue) and plan.layout.tick:
        x, y = plan.layout.run_centre(line, len(texts) - 1)
        shift = plan.layout.tick * 0.55
        x, y = (
            (x - plan.layout.slot_width / 2 - shift, y)
            if line[0] == "row"
            else (x, y - plan.layout.slot_height / 2 - shift)
        )
        yield tick(x, y, plan.layout.tick * 0.8, plan.theme.good)


def _clue_colour(plan: Plan, is_done: bool, is_broken: bool) -> str:
    if is_broken:
        return plan.theme.bad
    return plan.theme.ink_faint if is_done else plan.theme.ink


def _chip(plan: Plan, at: Point, kind: str, run: Run, is_done: bool) -> Iterator[Item]:
    layout, theme = plan.layout, plan.theme
    width, height = layout.chip_width[kind], layout.chip_height[kind]
    own = plan.colours[run.colour] if run.colour < len(plan.colours) else theme.sheet
    fill = blend(own, theme.paper, 0.22) if is_done else own
    ink = theme.ink_soft if is_done else readable_on(fill)
    edge = blend(theme.ink, fill, 0.35)
    left, top = round(at[0] - width / 2), round(at[1] - height / 2)
    yield Rect(left + 0.5, top + 0.5, width - 1, height - 1, fill, edge, 1, 2)
    middle, y = left + width / 2, top + height / 2
    size, text = layout.clue_size, str(run)
    stretch = layout.stretch(text)
    if not layout.has_symbols:
        yield Text(middle, y, text, size, ink, stretch=stretch)
        return
    if layout.stacks_symbols and kind == "column":
        yield symbol(run.colour, middle, top + height * 0.26, 0.26 * size, ink)
        yield Text(middle, top + height * 0.67, text, size, ink, stretch=stretch)
        return
    half = (0.8 + len(text) * DIGIT_WIDTH * stretch) * size / 2
    yield symbol(run.colour, middle - half + 0.32 * size, y, 0.28 * size, ink)
    yield Text(middle + half, y, text, size, ink, "end", stretch=stretch)


def _underline(plan: Plan, line: Line, clue: Clue | None) -> Item:
    layout = plan.layout
    count = len(labels(clue))
    x, y = layout.run_centre(line, 0)
    if line[0] == "row":
        width = count * layout.slot_width - layout.slot_width * 0.2
        return wave(x + layout.slot_width * 0.4 - width, y + layout.clue_size * 0.62, width, plan.theme.bad)
    return wave(x - layout.cell * 0.35, y + layout.clue_size * 0.6, layout.cell * 0.7, plan.theme.bad)


def _box_around_clue(plan: Plan, line: Line) -> Item:
    layout = plan.layout
    x, y, width, height = layout.clue_area(line)
    count = len(labels(_clue_of(plan, line)))
    if line[0] == "row":
        width = min(width, round((count + 0.25) * layout.slot_width) + layout.cell // 5)
        x = layout.left - width
    else:
        height = min(height, round((count + 0.25) * layout.slot_height) + layout.cell // 5)
        y = layout.top - height
    thickness = max(1.5, layout.cell * 0.07)
    return frame(x + 1, y + 1, width - 2, height - 1, plan.theme.accent_2, thickness)._replace(radius=3)


def _clue_of(plan: Plan, line: Line) -> Clue | None:
    return (plan.puzzle.rows if line[0] == "row" else plan.puzzle.columns)[line[1]]


def _box_around_run(plan: Plan, line: Line, run: int) -> Item:
    layout = plan.layout
    x, y = layout.run_centre(line, len(labels(_clue_of(plan, line))) - 1 - run)
    width = min(layout.cell + 1, layout.slot_width) if line[0] == "column" else layout.slot_width
    height = layout.slot_height if line[0] == "column" else min(layout.cell - 1, layout.slot_height + 4)
    thickness = max(1.5, layout.cell * 0.07)
    box = frame(x - width / 2, y - height / 2, width, height, plan.theme.accent_2, thickness)
    return box._replace(radius=3)
