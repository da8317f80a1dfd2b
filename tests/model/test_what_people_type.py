"""Values behave as values of every good Python library do."""

from __future__ import annotations

import copy
import json
import pickle
from itertools import islice

import pytest

from nonokit import (
    UNKNOWN,
    ArgumentError,
    Clue,
    Colour,
    Grid,
    Puzzle,
    PuzzleError,
    Run,
    count_solutions,
    solve,
)

GRID = Grid.from_text("#.#\n##?")
PUZZLE = Puzzle.from_clues(
    rows=[[(2, "red")], None, ["?"]], columns=[[1, (1, "red")], [0]], title="Cat", extras={"notes": ("x",)}
)
DIAGONAL = Puzzle.from_grid(["#.", ".#"])
VALUES = [
    GRID,
    PUZZLE,
    DIAGONAL,
    Clue.of(3, "?", (2, 2)),
    Run(3),
    PUZZLE.palette[1],
    count_solutions(DIAGONAL),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_are_equal_hashed_pickled_and_copied(value: object) -> None:
    for twin in (
        copy.copy(value),
        copy.deepcopy(value),
        *(pickle.loads(pickle.dumps(value, protocol)) for protocol in (2, 4, 5)),
    ):
        assert twin == value
        assert hash(twin) == hash(value)
        assert repr(twin) == repr(value)
        assert type(twin) is type(value)
    assert value != "x"


def test_grids_are_sequences_of_rows() -> None:
    assert list(GRID) == [(1, 0, 1), (1, 1, UNKNOWN)]
    assert [list(row) for row in GRID] == [[1, 0, 1], [1, 1, UNKNOWN]]
    assert len(GRID) == 2
    assert GRID[0] == (1, 0, 1)
    assert GRID[-1] == (1, 1, UNKNOWN)
    assert GRID[0][2] == GRID[0, 2] == GRID[-2, -1] == 1
    assert GRID[-1, 2] == GRID[1, -1] == UNKNOWN
    assert GRID[:, 0] == (1, 1)
    assert GRID[:, -1] == (1, UNKNOWN)
    assert GRID[0, :2] == (1, 0)
    assert GRID[1:] == ((1, 1, UNKNOWN),)
    assert GRID[:, 1:] == ((0, 1), (1, UNKNOWN))
    assert (1, 0, 1) in GRID
    assert list(reversed(GRID)) == [GRID[1], GRID[0]]


@pytest.mark.parametrize("place", [2, -3, (2, 0), (0, 3), (-3, 0), (0, -4)])
def test_places_outside_a_grid(place: int | tuple[int, int]) -> None:
    with pytest.raises(IndexError, match="3×2"):
        GRID[place]


@pytest.mark.parametrize("place", ["x", (0, 1, 2), 1.5, (None, 0)])
def test_what_is_no_place(place: object) -> None:
    with pytest.raises(TypeError, match="no place in a grid"):
        GRID[place]  # type: ignore[call-overload]


def test_rows_columns_and_changes_are_counted_from_either_end() -> None:
    assert GRID.row(-1) == GRID.row(1) == bytes(GRID[-1])
    assert GRID.column(-1) == GRID.column(2) == bytes(GRID[:, -1])
    assert GRID.with_cells({(-1, -1): 1}) == GRID.with_cells({(1, 2): 1}) == Grid.from_text("#.#\n###")
    for outside in (lambda: GRID.row(2), lambda: GRID.column(-4), lambda: GRID.with_cells({(0, 3): 1})):
        with pytest.raises(IndexError, match="3×2"):
            outside()
    for value in (300, -1, "#", None):
        with pytest.raises(PuzzleError, match="a cell holds a number up to 255"):
            GRID.with_cells({(0, 0): value})  # type: ignore[dict-item]


def test_reprs_read() -> None:
    assert repr(GRID) == "<Grid 3×2: #.# ##?>"
    assert repr(Grid.blank(20, 20)) == "<Grid 20×20, 0 of 400 cells known>"
    assert repr(Grid(0, 0, b"")) == "<Grid 0×0, 0 of 0 cells known>"
    assert repr(Clue.of(3, "?", (2, 2))) == "Clue.of(3, '?', (2, 2))"
    assert eval(repr(Clue.of(3, "?", (2, 2)))) == Clue.of(3, "?", (2, 2))
    assert repr(Clue.of()) == "Clue.of()"
    assert repr(Run(3)) == "Run(length=3, colour=1)"
    assert eval(repr(PUZZLE.palette[1])) == PUZZLE.palette[1]
    assert repr(PUZZLE).startswith("<Puzzle 'Cat' 2×3, id ")


@pytest.mark.parametrize(
    ("runs", "said"),
    [
        ([[1, 2]], r"one by one, not in a list: Clue.of\(1, 2\)"),
        (["x"], "'x' is not a run"),
        ([0], "length 0"),
        ([-1], "length -1"),
        ([True], "True is not a run"),
        ([1.5], "1.5 is not a run"),
        ([None], "None is not a run"),
        ([(3, "red")], "by their number"),
        ([(3, 0)], "by their number"),
        ([(1, 2, 3)], r"expected \(length, colour index\)"),
        ([()], r"expected \(length, colour index\)"),
    ],
)
def test_clues_say_what_is_wrong_with_them(runs: list[object], said: str) -> None:
    with pytest.raises(PuzzleError, match=said):
        Clue.of(*runs)  # type: ignore[arg-type]


def test_a_clue_holds_runs_only() -> None:
    with pytest.raises(PuzzleError, match=r"Clue.of\(3, 1\)"):
        Clue([1, 2])  # type: ignore[list-item]
    assert Clue([Run(1), Run(None)]) == Clue.of(1, "?") == Clue.of(1, (None, 1))


def test_puzzles_say_what_is_wrong_with_them() -> None:
    for rows in ("11", 5, None):
        with pytest.raises(PuzzleError, match="a clue for each line"):
            Puzzle.from_clues(rows=rows, columns=[[1]])  # type: ignore[arg-type]
    with pytest.raises(PuzzleError, match=r"Puzzle\.from_clues"):
        Puzzle([[1]], [Clue.of(1)])  # type: ignore[list-item]
    with pytest.raises(PuzzleError, match="palette index"):
        Puzzle([Clue([Run(1, 400)])], [None])
    with pytest.raises(PuzzleError, match="expected a Grid"):
        Puzzle.from_clues(rows=[[1]], columns=[[1]], goal="#")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="titel"):
        Puzzle.from_clues(rows=[[1]], columns=[[1]], titel="x")  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match=r"puzzle.replace\(title=…\)"):
        PUZZLE.title = "x"
    with pytest.raises(AttributeError, match="does not change"):
        del PUZZLE.title


@pytest.mark.parametrize("rows", [[["x"]], [[300]], [[None]], [1], ["#."]])
def test_grids_say_what_is_wrong_with_them(rows: object) -> None:
    with pytest.raises(PuzzleError, match="hold numbers up to 255"):
        Grid.from_rows(rows)  # type: ignore[arg-type]


@pytest.mark.parametrize("cells", ["#.", [1, 0], bytearray(2), None])
def test_the_cells_of_a_grid_are_bytes(cells: object) -> None:
    with pytest.raises(ArgumentError, match="the cells of a Grid are bytes"):
        Grid(2, 1, cells)  # type: ignore[arg-type]


def test_no_grid_is_of_less_than_nothing() -> None:
    with pytest.raises(PuzzleError, match="-2×-3"):
        Grid.blank(-2, -3)


def test_what_is_no_picture_and_no_text() -> None:
    with pytest.raises(ArgumentError, match="a picture is text or rows of cells, not the NoneType None"):
        Puzzle.from_grid(None)  # type: ignore[arg-type]
    for field in Puzzle.METADATA:
        with pytest.raises(ArgumentError, match="is text, not the int 5"):
            PUZZLE.replace(**{field: 5})  # type: ignore[misc]


def test_a_palette_may_be_names() -> None:
    names = ["white", "red", "blue"]
    drawn = Puzzle.from_grid([[2, 0, 1]], palette=names)
    assert [colour.name for colour in drawn.palette] == names
    typed = Puzzle.from_clues(rows=[[(1, 2), (1, "red")]], columns=[[(1, "blue")], [], [1]], palette=names)
    assert typed.palette == drawn.palette
    assert typed.rows == drawn.rows
    for wrong in ("red", ["white", 5], ["white", PUZZLE.palette[1]], ["white", "red", "red"]):
        for make in (Puzzle.from_grid, lambda rows, **named: Puzzle.from_clues(rows, rows, **named)):
            with pytest.raises(PuzzleError, match=r"a palette holds Colours, or their names|the same name"):
                make([[1]], palette=wrong)


def test_a_status_is_its_word() -> None:
    status = solve(DIAGONAL).status
    assert status == "multiple"
    assert f"{status}" == "multiple"
    assert json.dumps([status]) == '["multiple"]'
    assert repr(status) == "<Status.MULTIPLE: 'multiple'>"


def test_changed_copies() -> None:
    other = PUZZLE.replace(title="Dog")
    assert (other.title, PUZZLE.title) == ("Dog", "Cat")
    assert other.rows == PUZZLE.rows
    assert other.palette == PUZZLE.palette
    assert other.extras == PUZZLE.extras
    assert other.replace(title="Cat") == PUZZLE
    assert PUZZLE.replace(rows=[None] * 4).height == 4
    assert PUZZLE.replace(columns=[None] * 5).width == 5
    with pytest.raises(PuzzleError, match="goal is 3×2, the puzzle 2×3"):
        PUZZLE.replace(goal=GRID)
    kept = {"notes": ("x",)}
    one = PUZZLE.replace(extras=kept)
    one.replace(title="Dog").extras["more"] = kept["more"] = "y"
    assert "more" not in one.extras
    black = Colour("ink", (0, 0, 0), "i")
    assert PUZZLE.replace(palette=(*PUZZLE.palette[:2], black)).palette[2] == black


def test_plain_lists_make_the_same_puzzle_as_clues() -> None:
    lists = Puzzle.from_clues(rows=[[1, 2], [0], []], columns=[[3], [1], [1], (), [1]])
    clues = Puzzle([Clue.of(1, 2), Clue(), Clue()], [Clue.of(3), Clue.of(1), Clue.of(1), Clue(), Clue.of(1)])
    assert lists == clues
    assert hash(lists) == hash(clues)
    assert (lists.rows, lists.columns) == (clues.rows, clues.columns)
    assert lists.id == clues.id
    assert lists.flat == clues.flat
    assert lists != lists.replace(rows=lists.rows[::-1])
    assert lists != lists.transposed()


def test_solutions_come_when_asked_for() -> None:
    many = Puzzle.from_clues(rows=[[1]] * 30, columns=[[1]] * 30)  # 30! of them
    first = list(islice(many.solutions(), 5))
    assert len(set(first)) == 5
    assert {clue for grid in first for side in grid.clues() for clue in side} == {Clue.of(1)}
    assert list(Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]]).solutions()) == [
        Grid.from_text("#.#\n##.")
    ]
    assert list(Puzzle.from_clues(rows=[[2]], columns=[[1], []]).solutions()) == []


def test_all_solutions_in_colour_each_once() -> None:
    puzzle = Puzzle.from_clues(
        rows=[[(1, "red")], [(1, "blue")], [(1, "green")]], columns=[[("?", "red")], None, None]
    )
    solutions = list(puzzle.solutions())
    assert len(solutions) == len(set(solutions)) == 4


def test_pictures_and_clues_as_people_have_them() -> None:
    drawn = Puzzle.from_grid(["#.#", "##."])
    for rows in ([[1, 0, 1], [1, 1, 0]], [[True, False, True], [True, True, False]], ((1, 0, 1), (1, 1, 0))):
        assert Puzzle.from_grid(rows) == drawn
    numpy = pytest.importorskip("numpy")
    for kind in (int, bool, "uint8"):
        assert Puzzle.from_grid(numpy.array([[1, 0, 1], [1, 1, 0]], dtype=kind)) == drawn
    assert [colour.name for colour in Puzzle.from_grid([[2, 0, 1]]).palette[1:]] == ["colour 1", "colour 2"]
    for wrong in ([[1, "x"]], [[1, 1.5]], [[1, None]], [[1], [1, 0]], [["a", "b"]], [[300]], [[-1]]):
        with pytest.raises(PuzzleError):
            Puzzle.from_grid(wrong)  # type: ignore[arg-type]
    clues = Puzzle.from_clues(rows=["1 1", "2"], columns=["2", "1,", 1])
    assert clues == drawn.replace(goal=None)
    assert Puzzle.from_clues(rows=numpy.array([[1, 1], [2, 1]]), columns=[[2], "", 1, [1]]).rows[
        1
    ] == Clue.of(2, 1)
    padded = numpy.array([[1, 1], [0, 2]]), numpy.array([[2, 0], [1, 0], [1, 0], [0, 0]])
    assert Puzzle.from_clues(*padded) == Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1], []])
    assert Puzzle.from_clues(rows=[[0, (2, "red")], "0 2"], columns=[None] * 2).palette[1].name == "red"
    for among in ([1, 0, 1], [0, 1, 0], [1, False], [1, 0.0]):
        with pytest.raises(PuzzleError, match="row 1: "):
            Puzzle.from_clues(rows=[among], columns=[None] * 3)
    assert Puzzle.from_clues(rows=["", "? 2"], columns=[None] * 5).rows == (Clue(), Clue.of("?", 2))
    with pytest.raises(PuzzleError, match=r"row 1: \(1, 2, 3\) is not a run"):
        Puzzle.from_clues(rows=[[(1, 2, 3)]], columns=[[1]])  # type: ignore[list-item]
    with pytest.raises(PuzzleError, match="row 1: '2x' is not a run"):
        Puzzle.from_clues(rows=["2x"], columns=[[1]])
