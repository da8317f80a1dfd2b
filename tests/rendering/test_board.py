from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.look import Look, finished_lines
from nonokit.rendering.marks import CellMark, Heat, LineGlow, difference
from nonokit.rendering.scene import Disc, Item, Polygon, Rect, Scene, Stroke, Text
from nonokit.rendering.theme import DARK, LIGHT, PRINT


def rects(scene: Scene, colour: str) -> list[Rect]:
    return [item for item in scene.items if isinstance(item, Rect) and item.fill == colour]


def texts(scene: Scene) -> list[Text]:
    return [item for item in scene.items if isinstance(item, Text)]


def strokes(scene: Scene, colour: str) -> list[Stroke]:
    return [item for item in scene.items if isinstance(item, Stroke) and item.colour == colour]


def test_a_picture_fills_its_cells_and_has_no_crosses(duck: Puzzle) -> None:
    scene = draw(duck, duck.goal)
    border = 4
    assert duck.goal is not None
    assert len(rects(scene, LIGHT.ink)) == duck.goal.cells.count(1) + border
    assert not [item for item in scene.items if isinstance(item, Stroke)]


def test_a_state_crosses_out_what_is_known_to_be_empty(duck: Puzzle, duck_state: Grid) -> None:
    scene = draw(duck, duck_state)
    assert len(strokes(scene, LIGHT.ink_soft)) == 2 * duck_state.cells.count(0)


def test_rules_are_thicker_every_five(duck: Puzzle) -> None:
    scene = draw(duck)
    assert sorted(min(rule.width, rule.height) for rule in rects(scene, LIGHT.rule_five)) == [2, 2]
    assert {min(rule.width, rule.height) for rule in rects(scene, LIGHT.rule)} == {1}
    assert len(rects(scene, LIGHT.rule)) == 2 * (10 - 2)


def test_clues_end_at_the_board(duck: Puzzle) -> None:
    scene = draw(duck)
    board = rects(scene, LIGHT.sheet)[0]
    assert (board.width, board.height) == (300, 300)
    last_of_rows = [text for text in texts(scene) if text.y > board.y]
    nearest = {row: max(t.x for t in last_of_rows if t.y == row) for row in {t.y for t in last_of_rows}}
    assert len(nearest) == 10
    assert len(set(nearest.values())) == 1
    assert all(0 < text.x < board.x or 0 < text.y < board.y for text in texts(scene))


def test_large_numbers_shrink_to_fit_their_cells() -> None:
    puzzle = Puzzle.from_clues([[120]] * 1, [[1]] * 120)
    tall = puzzle.transposed()
    sizes = [text.size for text in texts(draw(tall, look=Look(cell=16))) if text.text == "120"]
    assert sizes == pytest.approx([sizes[0]])
    assert sizes[0] * 0.56 * 3 <= 16


def test_finished_lines_are_faint_with_a_tick(duck: Puzzle, duck_state: Grid) -> None:
    scene = draw(duck, duck_state)
    assert sum(text.fill == LIGHT.ink_faint for text in texts(scene)) == 6
    assert len(strokes(scene, LIGHT.good)) == 5


def test_runs_are_greyed_exactly_as_told(duck: Puzzle, duck_state: Grid) -> None:
    scene = draw(duck, duck_state, Look(finished={("row", 2): {0}}))
    assert [text.text for text in texts(scene) if text.fill == LIGHT.ink_faint] == ["2"]
    assert not strokes(scene, LIGHT.good)


def test_print_strikes_finished_runs_through(duck: Puzzle, duck_state: Grid) -> None:
    scene = draw(duck, duck_state, Look(PRINT))
    assert len(strokes(scene, PRINT.ink)) == 6


def test_finished_lines_need_the_right_runs() -> None:
    puzzle = Puzzle.from_clues(rows=[[1, 1], [], None, ["?"]], columns=[[1], [1], [1]])
    grid = Grid.from_text(["##.", "...", "..#", ".##"])
    assert finished_lines(puzzle, grid) == {
        ("row", 1): frozenset(),
        ("row", 3): frozenset({0}),
        ("column", 0): frozenset({0}),
    }


def test_missing_and_unknown_clues_are_shown() -> None:
    puzzle = Puzzle.from_clues(rows=[None, ["?", 1], []], columns=[None, [1], [1]])
    assert sorted(text.text for text in texts(draw(puzzle))) == sorted(["—", "?", "1", "0", "—", "1", "1"])


def test_cells_without_any_clue_are_hatched() -> None:
    puzzle = Puzzle.from_clues(rows=[None, [1]], columns=[None, [1]])
    scene = draw(puzzle, Grid.from_text(["?.", ".#"]))
    assert strokes(scene, LIGHT.ink_faint)
    assert not strokes(scene, LIGHT.ink_soft)  # it is a finished picture all the same: no crosses


def test_differences_tint_the_cells(duck: Puzzle) -> None:
    assert duck.goal is not None
    shared, marks = difference(duck.goal, duck.goal.with_cells({(0, 0): 1, (0, 5): 0}))
    scene = draw(duck, shared, marks=marks)
    assert len(rects(scene, LIGHT.tint("warn", 0.30))) == 2


def test_heat_maps_colour_every_cell_they_name(duck: Puzzle) -> None:
    heat = Heat.of({(0, 0): 0.0, (0, 1): 1.0, (0, 2): 7.0}, {(0, 1): "9"})
    scene = draw(duck, marks=[heat])
    assert len(rects(scene, LIGHT.tint("accent_2", 0.04))) == 1
    assert len(rects(scene, LIGHT.tint("accent_2", 0.86))) == 2
    assert "9" in [text.text for text in texts(scene) if text.size < 14]


def test_numbers_appear_when_a_mark_speaks_of_a_line(duck: Puzzle) -> None:
    plain, told = draw(duck), draw(duck, marks=[LineGlow(("row", 3))])
    assert len(texts(told)) == len(texts(plain)) + 20
    assert [text.text for text in texts(told) if text.is_bold] == ["4"]
    assert draw(duck, marks=[CellMark(((0, 0),))]).width == plain.width
    assert draw(duck, look=Look(numbers=True)).width > plain.width


def test_symbols_are_drawn_in_cells_and_clues(flower: Puzzle) -> None:
    def shapes(look: Look) -> int:
        scene = draw(flower, flower.goal, look)
        return sum(isinstance(item, Polygon | Disc) for item in scene.items)

    assert flower.goal is not None
    filled = sum(flower.goal.cells.count(value) for value in range(1, 7))
    runs = sum(len(clue or ()) for clue in (*flower.rows, *flower.columns))
    assert shapes(Look(symbols=True)) == filled + runs
    assert shapes(Look(symbols=False)) == 0


def test_dark_cells_have_an_edge_on_a_dark_sheet(flower: Puzzle) -> None:
    scene = draw(flower, flower.goal, Look(DARK, symbols=False))
    edges = [item for item in scene.items if isinstance(item, Rect) and item.stroke == DARK.ink_soft]
    assert len(edges) == 3


def test_a_background_of_its_own_colour_is_painted() -> None:
    palette = Grid.from_text("r").palette
    blue = (palette[0].__class__("sky", (10, 20, 200), "."), palette[1])
    puzzle = Puzzle.from_grid(Grid.from_rows([[0, 1]], blue))
    assert len(rects(draw(puzzle, puzzle.goal), "#0a14c8")) == 1


def test_a_thumbnail_is_cells_only(duck: Puzzle) -> None:
    scene = draw(duck, duck.goal, Look(cell=3, show_clues=False, show_rules=False))
    assert (scene.width, scene.height) == (34, 34)
    assert not texts(scene)


def test_what_does_not_fit_is_refused(duck: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="the grid is 3×3, the puzzle 10×10"):
        draw(duck, Grid.blank(3, 3))
    with pytest.raises(ArgumentError, match="expected 1 to 400"):
        Look(cell=0)


def reach(item: Item) -> tuple[float, float, float, float]:
    """The rectangle an item needs; texts by their anchor only."""
    if isinstance(item, Rect):
        return item.x, item.y, item.x + item.width, item.y + item.height
    if isinstance(item, Disc):
        return item.x - item.radius, item.y - item.radius, item.x + item.radius, item.y + item.radius
    points = [(item.x, item.y)] if isinstance(item, Text) else item.points
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


sizes = st.integers(1, 9)


@given(st.data(), sizes, sizes, st.integers(4, 40), st.booleans())
def test_everything_lies_on_the_page(
    data: st.DataObject, width: int, height: int, cell: int, numbers: bool
) -> None:
    value = st.sampled_from([0, 1, 2])
    rows = data.draw(
        st.lists(st.lists(value, min_size=width, max_size=width), min_size=height, max_size=height)
    )
    puzzle = Puzzle.from_grid(Grid.from_rows(rows, Grid.from_text("rg").palette))
    hidden = data.draw(st.sets(st.tuples(st.integers(0, height - 1), st.integers(0, width - 1))))
    assert puzzle.goal is not None
    grid = puzzle.goal.with_cells(dict.fromkeys(hidden, UNKNOWN))
    scene = draw(puzzle, grid, Look(cell=cell, numbers=numbers))
    for item in scene.items:
        left, top, right, bottom = reach(item)
        assert left >= -1, item
        assert top >= -1, item
        assert right <= scene.width + 1, item
        assert bottom <= scene.height + 1, item


SMALL = Puzzle.from_grid(["#.##.", "##..#"])


def test_a_title_without_a_blank_is_as_small_as_it_must_be() -> None:
    title = "小さな絵に長い題名をつけたら"
    scene = draw(SMALL, look=Look(title=title))
    (text,) = (item for item in texts(scene) if item.text == title)
    assert text.x + len(title) * text.size <= scene.width
    (short,) = (item for item in texts(draw(SMALL, look=Look(title="A"))) if item.text == "A")
    assert short.size > text.size


def test_a_long_title_stays_readable_and_goes_over_lines_above_the_board() -> None:
    words = "A very long title for such a small board"
    scene = draw(SMALL, look=Look(title=words))
    lines = [item for item in texts(scene) if item.is_bold]
    assert " ".join(line.text for line in lines) == words
    assert all(line.size >= 12 for line in lines)
    assert all(line.x + 0.56 * len(line.text) * line.size <= scene.width for line in lines)
    assert max(line.y for line in lines) < min(item.y for item in texts(scene) if not item.is_bold)
