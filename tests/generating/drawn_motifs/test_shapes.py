"""Shapes on whole cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit.generating.drawn_motifs import shapes
from nonokit.generating.drawn_motifs.canvas import Canvas, DrawingStyle
from nonokit.generating.drawn_motifs.frame import Frame

SIDES = st.integers(4, 30)
SHARES = st.floats(0, 1)


def text_of(shape: shapes.Shape, width: int, height: int) -> list[str]:
    return ["".join("#" if (x, y) in shape else "." for x in range(width)) for y in range(height)]


def test_a_disc_of_five() -> None:
    assert text_of(shapes.oval(2.5, 2.5, 2.5, 2.5), 5, 5) == [".###.", "#####", "#####", "#####", ".###."]


def test_a_triangle_fills_by_the_middles_of_cells() -> None:
    triangle = shapes.polygon([(0, 4), (4, 4), (4, 0)])
    assert text_of(triangle, 4, 4) == ["...#", "..##", ".###", "####"]


@given(SIDES, st.floats(0.5, 15), st.floats(0.5, 15))
def test_what_stands_in_the_middle_is_symmetric(side: int, rx: float, ry: float) -> None:
    shape = shapes.oval(side / 2, side / 2, rx, ry)
    assert shapes.mirror(shape, 0, side) == shape


@given(st.lists(st.tuples(st.floats(0, 20), st.floats(0, 20)), min_size=2, max_size=5), st.integers(1, 4))
def test_a_stroke_is_never_broken(points: list[shapes.Point], width: int) -> None:
    assert len(shapes.pieces(shapes.stroke(points, width))) == 1


@given(SIDES, SIDES, SHARES, SHARES)
def test_frames_keep_what_is_drawn_in_them_inside(width: int, height: int, x: float, y: float) -> None:
    frame = Frame(Canvas(width, height), 0, 0, width, height)
    inner = frame.part(min(x, 0.5), min(y, 0.5), 1, 1)
    cells = inner.box(0, 0, 1, 1)
    assert cells == shapes.box(inner.left, inner.top, inner.right, inner.bottom)
    assert cells <= frame.box(0, 0, 1, 1)


def test_a_gap_sets_parts_of_one_colour_off() -> None:
    canvas = Canvas(5, 2)
    canvas.paint(shapes.box(0, 0, 5, 2))
    canvas.paint(shapes.box(3, 0, 5, 2), gap=True)
    assert canvas.finish().to_text().splitlines() == ["##.##", "##.##"]


@pytest.mark.parametrize(
    ("style", "expected"), [(DrawingStyle.SOLID, "##.##"), (DrawingStyle.COLOUR, "rrbrr")]
)
def test_a_mark_is_the_opposite_or_a_colour(style: DrawingStyle, expected: str) -> None:
    canvas = Canvas(5, 1, style)
    canvas.paint(shapes.box(0, 0, 5, 1), "red")
    canvas.mark({(2, 0)}, "blue")
    assert canvas.finish().to_text() == expected


def test_a_line_drawing_is_the_outlines_of_parts() -> None:
    canvas = Canvas(5, 4, DrawingStyle.LINE)
    canvas.paint(shapes.box(0, 0, 5, 4), "red")
    canvas.paint(shapes.box(0, 0, 5, 1), "red")
    assert canvas.finish().to_text().splitlines() == ["#####", "#...#", "#...#", "#####"]


def test_specks_are_taken_away_unless_meant() -> None:
    canvas = Canvas(5, 3)
    canvas.paint(shapes.box(0, 0, 4, 1))
    canvas.paint({(0, 2)})
    canvas.cells[4, 2] = "black"
    assert canvas.finish().to_text().splitlines() == ["####.", ".....", "#...."]


def test_palettes_stay_small() -> None:
    canvas = Canvas(7, 2, DrawingStyle.COLOUR)
    for x, colour in enumerate(("red", "orange", "yellow", "green", "blue", "purple", "black")):
        canvas.paint({(x, 0), (x, 1)}, colour)
    assert len(canvas.finish().palette) == 6
