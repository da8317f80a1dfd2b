from __future__ import annotations

from collections.abc import Callable

import pytest

from nonokit.errors import ArgumentError
from nonokit.model import Grid, Puzzle
from nonokit.rendering import render
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look
from nonokit.rendering.marks import (
    Arrow,
    Assumed,
    Bracket,
    BrokenLine,
    CellMark,
    ClueBox,
    Gap,
    LineGlow,
    Mark,
    Overlap,
    Reach,
    Trial,
    brackets,
)
from nonokit.rendering.scene import Disc, Item, Polygon, Rect, Stroke, Text
from nonokit.rendering.theme import LIGHT

ROW, COLUMN = ("row", 7), ("column", 4)
BOARD = Look(cell=30, numbers=True)


def added(puzzle: Puzzle, *marks: Mark) -> list[Item]:
    """What marks add to a board."""
    before = draw(puzzle, Grid.blank(10, 10), BOARD).items
    return [item for item in draw(puzzle, Grid.blank(10, 10), BOARD, marks).items if item not in before]


def test_extremes_lie_on_both_sides_in_their_colours(duck: Puzzle) -> None:
    items = added(duck, *brackets(ROW, [0], [2], [8]))
    first = next(i for i in items if isinstance(i, Stroke) and i.colour == LIGHT.accent_2)
    last = next(i for i in items if isinstance(i, Stroke) and i.colour == LIGHT.accent)
    assert first.points[1][1] < last.points[1][1]
    assert last.points[1][0] - first.points[1][0] == pytest.approx(2 * 30)
    assert first.points[2][0] - first.points[1][0] == pytest.approx(8 * 30 - 30 * 0.24 + 1)


def test_marks_of_a_column_are_those_of_a_row_turned(duck: Puzzle) -> None:
    """Drawn on the transposed puzzle, every mark along a column mirrors the one along the row."""
    for mark in (Bracket, Gap, Reach):
        options = {"extreme": "first"} if mark is Bracket else {}
        row = added(duck, mark(("row", 2), 1, 4, **options))
        column = added(duck, mark(("column", 2), 1, 4, **options))
        shapes = [[type(item) for item in items] for items in (row, column)]
        assert shapes[0] == shapes[1]
        for a, b in zip(row, column, strict=True):
            if isinstance(a, Stroke) and isinstance(b, Stroke):
                (ax, ay), (bx, by) = a.points[0], b.points[0]
                board = draw(duck, Grid.blank(10, 10), BOARD)
                left, top = board.items[0].x, board.items[0].y  # type: ignore[union-attr]
                assert (ax - left, ay - top) == pytest.approx((by - top, bx - left))


def test_an_overlap_is_hatched(duck: Puzzle) -> None:
    items = added(duck, Overlap(ROW, 2, 6))
    assert sum(isinstance(item, Stroke) for item in items) > 20


def test_a_gap_says_how_long_it_is(duck: Puzzle) -> None:
    assert [item.text for item in added(duck, Gap(COLUMN, 1, 3)) if isinstance(item, Text)] == ["3"]
    assert [item.text for item in added(duck, Gap(COLUMN, 1, 3, "2+1")) if isinstance(item, Text)] == ["2+1"]


def test_a_trial_is_dashed_with_a_question_mark(duck: Puzzle) -> None:
    items = added(duck, Trial((3, 3), 1))
    assert any(isinstance(item, Rect) and item.dash for item in items)
    assert [item.text for item in items if isinstance(item, Text)] == ["?"]
    assert any(isinstance(item, Polygon) and item.fill == LIGHT.ink for item in items)
    empty = added(duck, Trial((3, 3), 0))
    assert sum(isinstance(item, Stroke) for item in empty) == 2


def test_assumed_cells_have_their_shape_in_the_second_accent(duck: Puzzle) -> None:
    assert any(
        isinstance(item, Rect) and item.stroke == LIGHT.accent_2 for item in added(duck, Assumed((3, 3)))
    )
    crosses = [item for item in added(duck, Assumed((3, 3), 0)) if isinstance(item, Stroke)]
    assert [cross.colour for cross in crosses] == [LIGHT.accent_2] * 2


def test_arrows_are_numbered_and_end_in_a_head(duck: Puzzle) -> None:
    items = added(duck, Arrow((0, 0), (5, 5), 1), Arrow((5, 5), (5, 0), 12))
    assert [item.text for item in items if isinstance(item, Text)] == ["1", "12"]
    assert sum(isinstance(item, Polygon) for item in items) == 2
    assert sum(isinstance(item, Disc) for item in items) == 2
    assert not [item for item in added(duck, Arrow((0, 0), (1, 1))) if isinstance(item, Text)]


def test_a_broken_line_is_told_without_colour_too(duck: Puzzle) -> None:
    items = added(duck, BrokenLine(("row", 3)))
    assert "!" in [item.text for item in items if isinstance(item, Text)]
    assert any(isinstance(item, Stroke) and len(item.points) > 3 for item in items)  # the wave


def test_clue_boxes_hold_the_clue_or_one_run(duck: Puzzle) -> None:
    whole = [item for item in added(duck, ClueBox(("row", 2))) if isinstance(item, Rect)]
    one = [item for item in added(duck, ClueBox(("row", 2), (0,))) if isinstance(item, Rect)]
    assert len(whole) == len(one) == 1
    assert one[0].width < whole[0].width
    assert whole[0].x < one[0].x


@pytest.mark.parametrize("style", ["look", "set", "different", "bad", "good", "maybe"])
def test_every_cell_style_is_drawn(duck: Puzzle, style: str) -> None:
    assert added(duck, CellMark(((2, 2),), style))  # type: ignore[arg-type]


def test_other_cell_styles_are_refused() -> None:
    with pytest.raises(ArgumentError, match="look, set, different, bad, good, maybe"):
        CellMark((), "shiny")  # type: ignore[arg-type]


def test_a_whole_hint(duck: Puzzle, golden: Callable[[str, str], None]) -> None:
    marks = (
        LineGlow(ROW),
        ClueBox(ROW),
        *brackets(ROW, [0], [2], [8]),
        Overlap(ROW, 2, 6),
        Reach(("row", 2), 0, 6),
        Gap(("column", 0), 1, 3),
        Trial((9, 2)),
        Assumed((5, 4)),
        Arrow((9, 2), (5, 4), 1),
        BrokenLine(("column", 8)),
    )
    caption = "Row 8: the 8 must cover cells 3 to 8, wherever it starts."
    golden("hint.svg", str(render(duck, Grid.blank(10, 10), marks=marks, caption=caption)))
