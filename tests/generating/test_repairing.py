"""Repair: what it promises about the difficulty, protected cells, symmetry, ranking and limits."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from nonokit.errors import NonokitError, PuzzleError
from nonokit.explaining import Insight, Preferences, explain
from nonokit.generating import SYMMETRIES, islands, repair
from nonokit.generating.budget import Budget
from nonokit.generating.picture_solver import Level
from nonokit.generating.redrawing import redrawn
from nonokit.generating.symmetry import is_symmetric, orbits
from nonokit.generating.technique_solver import EASY_CLASSES, TechniqueSolver
from nonokit.generating.texture import texture
from nonokit.model import UNKNOWN, Colour, Grid, Puzzle
from nonokit.rating import Class, rate
from nonokit.solving import Status, ambiguity, solve

SWITCH = Grid.from_text(["#..", ".#.", "..."])


def random_grid(seed: int, size: int = 10, density: float = 0.35, symmetry: str | None = None) -> Grid:
    cells = texture(size, size, colours=1, density=density, rng=Random(seed), symmetry=symmetry, smoothing=0)
    return Grid(size, size, cells)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), size=st.integers(3, 11))
def test_complete_fixes_are_unique(seed: int, size: int) -> None:
    found = repair(random_grid(seed, size))
    assert found.is_needed == (solve(Puzzle.from_grid(found.grid)).status is Status.MULTIPLE)
    for fix in found.fixes:
        assert fix.grid.differences(found.grid) == set(fix.changes)
        if fix.is_complete:
            assert solve(fix.puzzle).solution == fix.grid
            assert solve(fix.puzzle).is_unique
            assert not fix.still_open


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_line_solvable_means_by_line_logic(seed: int) -> None:
    found = repair(random_grid(seed), difficulty="line-solvable")
    for fix in found.fixes:
        if fix.is_complete:
            assert solve(fix.puzzle, methods=["isolated-rules"]).is_unique
    assert not found.is_needed or found.best is not None


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_protected_cells_are_never_changed(seed: int, data: st.DataObject) -> None:
    cells = st.tuples(st.integers(0, 9), st.integers(0, 9))
    protect = data.draw(st.sets(cells, max_size=60))
    for fix in repair(random_grid(seed), protect=protect).fixes:
        assert not protect & set(fix.changes)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("seed", range(3))
def test_symmetric_pictures_stay_symmetric(symmetry: str, seed: int) -> None:
    found = repair(random_grid(seed, symmetry=symmetry), symmetry=symmetry, difficulty="line-solvable")
    for fix in found.fixes:
        assert is_symmetric(fix.grid.cells, 10, 10, symmetry)


def test_one_cell_mends_a_flippable_square() -> None:
    found = repair(SWITCH)
    assert found.open_cells == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert found.best is not None
    assert len(found.best.changes) == 1
    assert found.best.islands_fixed == 1


# Full lines keep the two flippable squares apart.
TWO_SWITCHES = ["#..####", ".#.####", "...####", "####...", "####.#.", "####..#"]


def test_two_islands_take_two_cells() -> None:
    found = repair(Grid.from_text(TWO_SWITCHES))
    assert [len(island) for island in found.islands] == [4, 4]
    assert found.best is not None
    assert len(found.best.changes) == 2
    singles = [fix for fix in found.fixes if len(fix.changes) == 1 and len(fix.still_open) == 4]
    assert all(fix.islands_fixed == 1 for fix in singles)


def test_fixes_are_ranked() -> None:
    fixes = repair(random_grid(3, 12)).fixes
    complete = [fix for fix in fixes if fix.is_complete]
    assert fixes == complete + [fix for fix in fixes if not fix.is_complete]
    assert [fix.cost for fix in complete] == sorted(fix.cost for fix in complete)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("colours", [1, 2])
def test_partners_change_together_where_a_picture_is_not_symmetric(symmetry: str, colours: int) -> None:
    cells = texture(10, 10, colours=colours, density=0.4, rng=Random(3), smoothing=0)
    picture = Grid(10, 10, cells, Grid.from_text("rg"[:colours]).palette)
    found = repair(picture, symmetry=symmetry, difficulty="line-solvable")
    assert found.best is not None
    groups = orbits(10, 10, symmetry)
    for fix in found.fixes:
        for y, x in fix.changes:
            assert len({fix.grid.cells[cell] for cell in groups[y * 10 + x]}) == 1


HEART = [
    "...........................",
    "....#####.......#####......",
    "...#.....#.....#.....#.....",
    "..#.......#...#.......#....",
    ".#.........#.#.........#...",
    "#...........#...........#..",
    "#...........#...........#..",
    "#...........#...........#..",
    ".#.....................#...",
    "..#....................#...",
    "..#...................#....",
    "...#.................#.....",
    "....#...............#......",
    ".....#.............#.......",
    "......#...........#........",
    ".......#.........#.........",
    "........#.......#..........",
    ".........#.....#...........",
    "..........#...#............",
    "...........#.#.............",
    "............#..............",
    "...........................",
]


def test_thin_lines_become_bolder_instead_of_noise_all_over() -> None:
    picture = Grid.from_text(HEART)
    found = repair(picture, protect=[(8, 2)])
    assert found.best is not None
    assert (8, 2) not in found.best.changes
    lines = [divmod(cell, picture.width) for cell, value in enumerate(picture.cells) if value]
    for (y, x), value in found.best.changes.items():
        assert value == 1
        assert any(max(abs(y - v), abs(x - u)) == 1 for v, u in lines)


@pytest.mark.parametrize("difficulty", ["line-solvable", "easy"])
def test_what_must_be_easy_is_filled_where_bolder_lines_do_not_do(difficulty: str) -> None:
    found = repair(Grid.from_text(HEART), difficulty=difficulty, max_candidates=10_000)
    assert found.best is not None
    cells = found.best.grid.to_text().split()
    assert all("." not in row.strip(".") for row in cells[10:])


def test_filled_shapes_have_the_colour_of_their_lines() -> None:
    rows = ["rrrr.gggg"] + ["r..r.g..g"] * 2 + ["rrrr.gggg", "....r...."]
    picture = Grid.from_text(rows)
    *_, filled = redrawn(picture.cells, picture.width, picture.height, [True] * len(picture.cells))
    text = Grid(picture.width, picture.height, filled, picture.palette).to_text().split()
    assert text == ["rrrr.gggg"] * 4 + ["....r...."]


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_best_looking_fix_keeps_the_symmetry_a_picture_has(symmetry: str) -> None:
    found = repair(random_grid(2, symmetry=symmetry))
    if found.best is not None and found.is_needed:
        even = [fix for fix in found.fixes if is_symmetric(fix.grid.cells, 10, 10, symmetry)]
        assert not even or min(fix.cost for fix in even) >= found.best.cost


def test_the_best_looking_and_the_fewest_are_both_there() -> None:
    for seed in range(12):
        found = repair(random_grid(seed, 12, symmetry="horizontal"))
        if found.best is None:
            continue
        assert found.fewest in found.fixes
        assert len(found.fewest.changes) <= len(found.best.changes)
        assert found.best.cost <= found.fewest.cost


def test_a_line_stays_a_line() -> None:
    """A frame of one cell's width round a switch: no fix breaks the frame."""
    rows = ["#########"] + ["#.......#"] * 7 + ["#########"]
    rows[3], rows[4] = "#..#....#", "#...#...#"
    found = repair(Grid.from_text(rows))
    assert found.best is not None
    assert all(0 < y < 8 and 0 < x < 8 for y, x in found.best.changes)


def test_nothing_to_repair() -> None:
    found = repair(Grid.from_text(["##", "#."]))
    assert not found.is_needed
    assert found.fixes == []


def test_a_puzzle_without_picture_is_repaired_from_a_solution() -> None:
    found = repair(Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]))
    assert found.is_needed
    assert found.best is not None


def test_a_puzzle_without_solution_cannot_be_repaired() -> None:
    with pytest.raises(PuzzleError, match="no picture to repair"):
        repair(Puzzle.from_clues(rows=[[2], [0]], columns=[[1, 1], [1]]))


def test_what_no_engine_takes_cannot_be_repaired() -> None:
    palette = tuple(Colour(f"c{i}", (i, 255 - i, 7), chr(0x4E00 + i)) for i in range(70))
    with pytest.raises(PuzzleError, match="69 colours: the solver takes at most 63"):
        repair(Grid(70, 1, bytes(range(70)), palette))


def test_given_cells_count_and_stay() -> None:
    puzzle = Puzzle.from_grid(TWO_SWITCHES)
    one_given = Grid.blank(7, 6).with_cells({(0, 0): 1})
    found = repair(puzzle.replace(given=one_given))
    assert [len(island) for island in found.islands] == [4]
    assert found.best is not None
    assert (0, 0) not in found.best.changes
    assert found.best.puzzle.given == one_given
    assert solve(found.best.puzzle).is_unique


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), class_=st.sampled_from(sorted(EASY_CLASSES)), gives=st.booleans())
def test_pictures_are_solved_by_the_techniques_of_a_class_alone(
    seed: int, class_: Class, gives: bool
) -> None:
    rng = Random(seed)
    picture = Grid(9, 8, bytes(rng.choice((0, 1, 1)) for _ in range(72)))
    given = Grid.blank(9, 8).with_cells({(0, 0): picture[0, 0], (4, 4): picture[4, 4]}) if gives else None
    with Budget(10**6) as budget:
        reached = TechniqueSolver(picture, budget, class_, given).picture(picture.cells, Level.LINES)
    puzzle = Puzzle.from_grid(picture, given=given)
    explained = explain(puzzle, preferences=Preferences.up_to(Insight(class_.value))).grid.cells
    assert reached.cells == explained
    assert reached.open_count == explained.count(UNKNOWN)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), class_=st.sampled_from(sorted(EASY_CLASSES)), colours=st.integers(1, 3))
@example(seed=999999, class_=Class.OVERLAP, colours=2)
def test_what_was_seen_on_one_picture_says_nothing_wrong_about_the_next(
    seed: int, class_: Class, colours: int
) -> None:
    rng = Random(seed)
    palette = Grid.from_text("rgb").palette[: colours + 1]
    cells = texture(8, 8, colours=colours, density=0.55, rng=rng, smoothing=0)
    with Budget(10**6) as budget:
        solver = TechniqueSolver(Grid(8, 8, cells, palette), budget, class_)
        for _ in range(4):
            picture = Grid(8, 8, cells, palette)
            preferences = Preferences.up_to(Insight(class_.value))
            reached = explain(Puzzle.from_grid(picture), preferences=preferences).grid.cells
            assert solver.picture(cells, Level.LINES).cells == reached
            changed = bytearray(cells)
            changed[rng.randrange(64)] = rng.randrange(colours + 1)
            cells = bytes(changed)


def test_a_class_is_reached_past_pictures_that_only_look_nearer() -> None:
    picture = Grid(15, 15, texture(15, 15, colours=1, density=0.4, rng=Random(5)))
    found = repair(picture, difficulty="overlap", timeout_s=None)
    assert found.best is not None
    assert rate(Puzzle.from_grid(found.best.grid), timeout_s=None).class_.level <= Class.OVERLAP.level


def test_one_solution_takes_no_more_changes_than_one_that_lines_lead_to() -> None:
    rng = Random(51)
    picture = Grid(13, 13, bytes(rng.random() < 0.38 for _ in range(169)))
    unique, by_lines = (
        repair(picture, difficulty=difficulty, timeout_s=None).best
        for difficulty in ("unique", "line-solvable")
    )
    assert unique is not None
    assert by_lines is not None
    assert len(unique.changes) <= len(by_lines.changes)


def test_a_class_is_not_exceeded() -> None:
    found = repair(random_grid(5, 10, 0.4), difficulty="line tricks")
    assert found.best is not None
    assert rate(found.best.puzzle, timeout_s=None).class_.level <= Class.LINE_TRICKS.level


def test_colours() -> None:
    cells = texture(10, 10, colours=3, density=0.4, rng=Random(2), smoothing=0)
    palette = Grid.from_text("rgb").palette
    found = repair(Grid(10, 10, cells, palette), difficulty="line-solvable")
    assert found.best is None or solve(found.best.puzzle, methods=["isolated-rules"]).is_unique
    assert not found.is_needed or found.best is not None


def test_everything_protected_leaves_no_fix() -> None:
    found = repair(SWITCH, protect=[(y, x) for y in range(3) for x in range(3)])
    assert found.is_needed
    assert found.fixes == []


def test_limits_are_kept() -> None:
    found = repair(random_grid(1, 25, 0.35), difficulty="line-solvable", max_candidates=50)
    assert found.candidates <= 60
    assert found.reason is not None


def test_same_picture_same_fixes() -> None:
    first, second = (repair(random_grid(8, 15), timeout_s=None) for _ in range(2))
    assert [fix.changes for fix in first.fixes] == [fix.changes for fix in second.fixes]


def test_protecting_a_cell_outside_is_an_error() -> None:
    with pytest.raises(
        NonokitError, match="row 4, column 1 cannot be protected: there are 3 rows and 3 columns"
    ):
        repair(SWITCH, protect=[(3, 0)])


@settings(max_examples=40, deadline=None)
@given(cells=st.sets(st.tuples(st.integers(0, 12), st.integers(0, 12)), max_size=40))
def test_islands_share_no_line(cells: set[tuple[int, int]]) -> None:
    found = islands(cells)
    assert set().union(*found) == cells
    assert sum(map(len, found)) == len(cells)
    rows = [row for island in found for row in {y for y, _ in island}]
    columns = [column for island in found for column in {x for _, x in island}]
    assert len(rows) == len(set(rows))
    assert len(columns) == len(set(columns))


def test_islands_of_real_ambiguity_flip_independently() -> None:
    cells = ambiguity(Puzzle.from_grid(TWO_SWITCHES)).cells
    assert len(islands(cells)) == 2


def test_looking_for_a_picture_heeds_the_time_limit() -> None:
    clues = Puzzle.from_grid(["#..", ".#.", "..#"]).replace(goal=None)
    with pytest.raises(PuzzleError, match="no picture to repair: the time limit of 0 s was reached"):
        repair(clues, timeout_s=0)


def test_a_search_that_time_ended_says_so() -> None:
    found = repair(Puzzle.from_grid(["#..", ".#.", "..#"]), timeout_s=0)
    assert found.best is None
    assert found.reason == "the time limit of 0 s was reached"
