"""Where the grid begins and ends, when lines were lost, or strokes of numbers were taken for lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
import pytest

from drawn_pages import PUZZLE, drawn, grid_of
from nonokit import Puzzle
from nonokit.scanning.clues.layout import Split, best_split
from nonokit.scanning.clues.recogniser import Reading
from nonokit.scanning.clues.sides import (
    Around,
    Sides,
    does_agree_as_well,
    in_cells,
    in_strips,
    is_no_loss,
    lines_with_ink,
    loses_clues,
    neighbours,
    no_sides,
    read_sides,
    richer,
    ways_to_read,
    worth,
)
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.mesh import Shape
from nonokit.scanning.page import Page
from nonokit.scanning.pages import Pages, better, page_of


@dataclass(frozen=True)
class Moved:
    """A shape whose first lines are some lines further in."""

    shape: Shape
    rows: int
    columns: int

    def at(self, rows: Any, columns: Any) -> Any:
        return self.shape.at(rows + self.rows, columns + self.columns)


def test_first_lines_that_were_lost_are_found_by_their_cells_without_numbers(page: tuple[Any, Found]) -> None:
    grey, found = page
    rows, columns = PUZZLE.height - 1, PUZZLE.width - 2
    # Lines that are known beside the ruled part are counted by the shape already.
    lost = {"above": np.ones((1, columns), bool), "beside": np.ones((2, rows), bool)}
    sides = read_sides(grey, replace(found, rows=rows, columns=columns, **lost))
    assert (sides.top, sides.left) == (-1, -2)
    assert (len(sides.rows), len(sides.columns)) == (PUZZLE.height, PUZZLE.width)
    assert sides.do_totals_agree


@pytest.mark.parametrize(("rows", "columns"), [(0, 2), (1, 0)])
def test_lines_too_many_are_cut_off_where_clues_become_legible(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found], rows: int, columns: int
) -> None:
    """Numbers that stand across such lines are not seen as numbers in cells."""
    monkeypatch.setattr("nonokit.scanning.clues.sides.best_split", lambda *_: Split(0, 0))
    grey, found = page
    shape: Any = Moved(found.shape, -rows, -columns)
    moved = replace(found, shape=shape, rows=found.rows + rows, columns=found.columns + columns)
    sides = read_sides(grey, moved)
    assert (sides.top, sides.left) == (rows, columns)
    assert sides.do_totals_agree


def test_a_line_next_to_the_grid_counts_by_its_number(page: tuple[Any, Found]) -> None:
    """The page has one row less than it was found with, and a column more."""
    grey, found = page
    shape: Any = Moved(found.shape, -1, 0)
    beside = {"above": np.ones((0, 1), bool), "beside": np.ones((1, found.rows), bool)}
    moved = replace(found, shape=shape, rows=found.rows + 1, columns=found.columns - 1, **beside)
    sides = read_sides(grey, replace(found, **beside, columns=found.columns - 1))
    seen = replace(sides, rows=[[], *sides.rows], columns=sides.columns[1:], top=0, left=0)
    inked = np.ones((moved.rows, moved.columns), bool)
    assert neighbours(Around(grey, moved), seen, inked) == {(1, 0), (0, -1)}
    inked[0] = False  # there is nothing in its cells, so they are no clues
    assert neighbours(Around(grey, moved), seen, inked) == {(0, -1)}


def test_one_line_more_must_not_make_totals_differ(page: tuple[Any, Found]) -> None:
    seen = read_sides(*page)
    assert does_agree_as_well(replace(seen, columns=seen.columns[1:]), seen.columns[0], False)
    assert not does_agree_as_well(seen, seen.columns[2], False)


def test_lines_with_a_number_next_to_the_grid_are_not_given_up(page: tuple[Any, Found]) -> None:
    """What a player has filled in looks like clues, and totals may agree by chance."""
    seen = read_sides(*page)
    assert loses_clues(seen, (3, 0))
    assert not loses_clues(replace(seen, rows=[[], [], *seen.rows[2:]]), (3, 0))
    assert not loses_clues(seen, (-1, 0))


def test_totals_that_agree_without_a_clue_are_no_reason_to_give_it_up(page: tuple[Any, Found]) -> None:
    seen = read_sides(*page)
    way = replace(seen, columns=seen.columns[1:], left=1)
    assert not is_no_loss(seen, way)
    assert is_no_loss(replace(seen, columns=[[], *way.columns]), way)
    assert is_no_loss(seen, replace(way, rows=[[*line, line[-1]] for line in way.rows]))


def test_a_line_taken_for_cells_of_clues_may_be_the_grids_whatever_totals_say(
    page: tuple[Any, Found],
) -> None:
    """Clues of the other side were read with that line's cells in them."""
    grey, found = page
    whole = read_sides(grey, found)
    seen = replace(whole, rows=whole.rows[1:], columns=[[] for _ in whole.columns], top=1)
    assert not does_agree_as_well(seen, whole.rows[0], True)
    inked = np.ones((found.rows, found.columns), bool)
    assert (0, 0) in neighbours(Around(grey, found), seen, inked)


def test_of_two_ways_to_read_as_much_the_one_with_nearer_totals_is_worth_more(
    page: tuple[Any, Found],
) -> None:
    seen = read_sides(*page)
    far = replace(seen, rows=[seen.rows[-1], *seen.rows[1:]])
    assert far.richness == seen.richness
    assert far.gap
    assert worth(far) < worth(seen)
    shares = np.full_like(far.rows[0][0].reading.numbers, np.log(0.01))
    blot = replace(far.rows[0][0], reading=Reading(shares, -5.0, -5.0))
    doubtful = replace(far, rows=[[*far.rows[0], *[blot] * 9], *far.rows[1:]])  # may make up for what differs
    assert doubtful.richness - worth(doubtful) < (far.richness - worth(far)) / 2


def test_a_clue_that_has_no_room_in_its_line_is_worth_less(page: tuple[Any, Found]) -> None:
    """Digits of one number taken for two are plain to read, too; but a longer line has room for more."""
    seen = read_sides(*page)
    assert seen.richness == seen.plain
    parts = [replace(seen, columns=[[] for _ in range(each)]) for each in (7, 8, 9)]
    plain, worths = parts[0].plain, [part.richness for part in parts]
    assert worths == sorted(worths)
    assert worths[0] < worths[-1] < plain


def test_another_grid_is_taken_where_totals_agree_or_clearly_more_is_read(page: tuple[Any, Found]) -> None:
    grey, found = page
    whole = Page(grey, 0, found, read_sides(grey, found))
    mark = whole.sides.rows[0][0]
    blank = replace(whole, sides=no_sides(found))
    blot = replace(whole, sides=replace(blank.sides, rows=[[mark], *blank.sides.rows[1:]]))
    more = replace(
        whole, sides=replace(whole.sides, rows=[[*whole.sides.rows[0], mark], *whole.sides.rows[1:]])
    )
    assert better(blank, whole) is whole
    assert better(blank, blot) is blank
    assert better(more, whole) is whole
    assert better(whole, more) is whole


def test_numbers_along_the_edge_of_a_shadow_are_no_clues() -> None:
    """Its edge runs across the grid and looks like a number in one cell of each row."""
    number = np.zeros((20, 30), bool)
    number[np.arange(18), 9 - np.arange(18) // 2] = True
    assert best_split(number, np.zeros_like(number)) == (0, 0)
    number[:, :2] = True
    assert best_split(number, np.zeros_like(number)) == (0, 2)


def test_clues_end_where_most_cells_become_empty() -> None:
    """Only long clues reach the first lines."""
    inked = np.zeros((24, 10), bool)
    for line, count in enumerate((1, 3, 6, 10)):
        inked[line, :count] = True
    assert lines_with_ink(inked) == 4
    assert lines_with_ink(inked[::-1]) == 0


def test_a_line_that_was_cut_off_with_the_clues_comes_back(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found]
) -> None:
    """A player's marks in the first column look like clues."""
    monkeypatch.setattr("nonokit.scanning.clues.sides.best_split", lambda *_: Split(0, 0))
    monkeypatch.setattr(
        "nonokit.scanning.clues.sides.lines_with_ink", lambda inked: 3 if inked.shape[0] > 12 else 0
    )
    grey, found = page
    shape: Any = Moved(found.shape, 0, -2)
    sides = read_sides(grey, replace(found, shape=shape, columns=found.columns + 2))
    assert (sides.top, sides.left) == (0, 2)


def test_clues_go_on_where_ink_does_though_some_of_their_cells_have_numbers(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found]
) -> None:
    """Strokes of numbers that stand in line look like lines: a cell here and there then holds one whole."""
    monkeypatch.setattr("nonokit.scanning.clues.sides.best_split", lambda *_: Split(0, 1))
    monkeypatch.setattr(
        "nonokit.scanning.clues.sides.lines_with_ink", lambda inked: 3 if inked.shape[0] > 12 else 0
    )
    grey, found = page
    shape: Any = Moved(found.shape, 0, -3)
    sides = read_sides(grey, replace(found, shape=shape, columns=found.columns + 3))
    assert (sides.top, sides.left) == (0, 3)


def test_blots_are_no_reason_to_leave_out_an_empty_line(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found]
) -> None:
    """A grid that begins a line further in has as many plain numbers, and fewer marks that are hard to read."""
    grey, found = page
    richness = {(0, 0): 37.0, (1, 0): 38.0}
    monkeypatch.setattr("nonokit.scanning.clues.sides.other_origins", lambda *_: {(1, 0)})
    monkeypatch.setattr(
        "nonokit.scanning.clues.sides.ways_from", lambda _, origin, __: [Sides([], [], *origin)]
    )
    monkeypatch.setattr(Sides, "richness", property(lambda sides: richness[sides.top, sides.left]))
    assert read_sides(grey, found).top == 0


def test_last_lines_without_numbers_that_are_hardly_ruled_are_dropped(page: tuple[Any, Found]) -> None:
    grey, found = page
    inside = np.ones((found.rows + 2, found.columns + 1))
    ends = {"rows": found.rows + 2, "columns": found.columns + 1}
    ruled = page_of(grey, 0, replace(found, inside=inside, **ends), Effort()).found
    assert (ruled.rows, ruled.columns) == (found.rows + 2, found.columns + 1)
    inside[-2] = (
        0.4  # the last one is ruled as well as any: what is left of the one before is no line of the grid
    )
    inside[:, -1] = 0.4
    cut = page_of(grey, 0, replace(found, inside=inside, **ends), Effort())
    assert (cut.found.rows, cut.found.columns) == (found.rows, found.columns)
    assert (len(cut.sides.rows), len(cut.sides.columns)) == (found.rows, found.columns)


def test_where_clues_cannot_be_read_other_grids_are_tried(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found]
) -> None:
    """Words and bold lines repeat, too."""
    grey, found = page
    corner: Any = Moved(found.shape, 7, 9)
    ways = [replace(found, shape=corner, rows=3, columns=5, inside=np.ones((3, 5))), found]
    monkeypatch.setattr("nonokit.scanning.pages.find_all", lambda *_: iter(ways))
    best = Pages(grey).best()
    assert (len(best.sides.rows), len(best.sides.columns)) == (PUZZLE.height, PUZZLE.width)


def test_a_grid_does_not_shrink_because_strips_are_plainer_than_cells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beside the line at which a grid with clue cells begins, clues are read in strips."""
    grey = cv2.cvtColor(np.asarray(drawn(layout="cells")), cv2.COLOR_RGB2GRAY)
    found = grid_of(grey)
    assert found is not None
    begin = (found.rows - PUZZLE.height, found.columns - PUZZLE.width)
    monkeypatch.setattr(
        "nonokit.scanning.clues.sides.in_cells", lambda *args: [line[1:] for line in in_cells(*args)]
    )
    monkeypatch.setattr(Sides, "do_totals_agree", False)
    sides = read_sides(grey, found)
    assert (sides.top, sides.left) == begin


@pytest.fixture
def unsure(page: tuple[Any, Found]) -> tuple[Any, Found]:
    """The page with two columns too many, which are hardly ruled: numbers below each other look like lines."""
    grey, found = page
    shape: Any = Moved(found.shape, 0, -2)
    inside = np.hstack([np.full((found.rows, 2), 0.5), found.inside])
    return grey, replace(found, shape=shape, columns=found.columns + 2, inside=inside)


def test_first_columns_that_are_hardly_ruled_are_none_where_more_can_be_read_so(
    monkeypatch: pytest.MonkeyPatch, unsure: tuple[Any, Found]
) -> None:
    monkeypatch.setattr("nonokit.scanning.clues.sides.best_split", lambda *_: Split(0, 0))
    monkeypatch.setattr("nonokit.scanning.clues.sides.lines_with_ink", lambda _: 0)
    sides = read_sides(*unsure)
    assert (sides.top, sides.left) == (0, 2)
    assert sides.do_totals_agree


def test_cells_that_are_hardly_ruled_may_be_none(unsure: tuple[Any, Found]) -> None:
    """They hold numbers, or parts of them; strips are read, too."""
    grey, found = unsure
    assert len(ways_to_read(Around(grey, found), (0, 2), True, True)) == 2
    even = replace(found, inside=np.ones_like(found.inside))
    assert len(ways_to_read(Around(grey, even), (0, 2), True, True)) == 1


def test_the_corner_between_clues_need_not_be_ruled(page: tuple[Any, Found]) -> None:
    inside = np.ones((20, 20))
    inside[:5, :5] = -0.8
    found = replace(page[1], inside=inside)
    assert [found.unsure_first(begin, is_row=False) for begin in (0, 5)] == [5, 0]


def test_a_ruled_line_is_not_given_up_for_a_number_more(page: tuple[Any, Found]) -> None:
    """Titles have numbers, too; but where totals agree, or far more can be read, the grid begins elsewhere."""
    grid = read_sides(*page)
    mark = grid.rows[0][0]
    seen = replace(grid, rows=[*grid.rows[:-1], []])
    title = replace(seen, columns=[[mark, mark, *seen.columns[0]], *seen.columns[1:]])
    assert abs(title.gap) > abs(seen.gap) > 0
    assert richer(seen, [title]) is seen
    assert richer(seen, [grid]) is grid
    fewer = replace(grid, rows=[[] for _ in grid.rows], columns=[[] for _ in grid.columns])
    assert richer(replace(fewer, columns=seen.columns[:1]), [seen]) is seen


def test_nobody_looks_further_on_a_large_page_without_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it turned more than once; a page with clues is looked at, however many cells it has."""
    monkeypatch.setattr("nonokit.scanning.grid.found.LARGE", 50)
    page = np.full((500, 600), 220, np.uint8)
    page[20:481:20, 40:561] = page[20:481, 40:561:20] = 60
    found = grid_of(page)
    assert found
    assert read_sides(page, found).is_blank
    grey = np.asarray(drawn().convert("L"))
    puzzle = grid_of(grey)
    assert puzzle
    assert puzzle.cells > 50
    assert not read_sides(grey, puzzle).is_blank


@pytest.mark.parametrize("is_spent", [False, True])
def test_on_a_large_page_nobody_looks_elsewhere_where_totals_agree_or_the_work_is_done(
    monkeypatch: pytest.MonkeyPatch, page: tuple[Any, Found], is_spent: bool
) -> None:
    """To read the clues of a large photo from another place takes over a second."""
    monkeypatch.setattr("nonokit.scanning.grid.found.LARGE", 50)
    monkeypatch.setattr("nonokit.scanning.clues.sides.other_origins", None)
    grey, found = page
    whole, effort = replace(found, quality=1.0), Effort()
    if is_spent:  # then it need not be whole
        whole = replace(found, quality=0.7)
        effort.spend(effort.left)
        monkeypatch.setattr(Sides, "do_totals_agree", False)
    assert read_sides(grey, whole, effort).top == 0
    monkeypatch.setattr(Sides, "do_totals_agree", False)
    with pytest.raises(TypeError):
        read_sides(grey, whole)


def test_reading_clues_is_work(page: tuple[Any, Found]) -> None:
    """What was read once is not counted again."""
    grey, found = page
    effort = Effort()
    around = Around(grey, found, effort)
    around.lines(in_strips, (0, 0), True)
    once = effort.left
    assert once < Effort().left
    around.lines(in_strips, (1, 0), True)
    assert effort.left == once


def test_dots_in_a_first_column_without_a_clue_are_no_numbers() -> None:
    """A player's dots look like 0."""
    rows = ["..###.........", "..####....##..", "..#####...#...", "...####.......", "..###..###...."]
    puzzle = Puzzle.from_grid([*rows, "..##.#####....", ".######......."])
    picture = drawn(puzzle, layout="strips", done=0.9, cross="dot", zero=False, font="figo", seed=1)
    sides = Pages(cv2.cvtColor(np.asarray(picture), cv2.COLOR_RGB2GRAY)).best().sides
    assert (sides.left, len(sides.columns)) == (0, 14)
