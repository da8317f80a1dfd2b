"""Puzzles and their problems."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit import Clue, Colour, Grid, Puzzle, PuzzleError, Run
from nonokit.model import BLACK_AND_WHITE, make_palette

cells = st.integers(1, 8).flatmap(
    lambda width: st.lists(
        st.lists(st.integers(0, 3), min_size=width, max_size=width), min_size=1, max_size=8
    )
)
PALETTE = make_palette(["black", "red", "blue"])


@given(cells)
def test_the_clues_of_a_grid_fit_the_grid(rows: list[list[int]]) -> None:
    puzzle = Puzzle.from_grid(Grid.from_rows(rows, PALETTE))
    assert puzzle.problems() == []
    assert puzzle.transposed().transposed() == puzzle
    assert puzzle.mirrored().mirrored() == puzzle
    assert puzzle.transposed().rows == puzzle.columns


def test_turning_looks_at_no_clue_again(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]], goal=Grid.from_text("#.#\n##."))
    monkeypatch.setattr(
        "nonokit.model.puzzle.check_length", lambda length: pytest.fail("was checked already")
    )
    turned = puzzle.transposed().mirrored()
    assert [str(clue) for clue in turned.columns] == ["2", "1 1"]
    assert (str(turned.goal), turned.goal == next(turned.solutions())) == ("##\n#.\n.#", True)


def test_cells_that_no_clue_reaches_are_found_without_making_clues() -> None:
    lists = Puzzle.from_clues(rows=[[1], None, None], columns=[None, [1]])
    flat = Puzzle.from_buffers(lists.buffers, 2, 3, palette=BLACK_AND_WHITE)
    assert flat.unknowable() == {(1, 0), (2, 0)}
    assert not {"rows", "_clues"} & set(vars(flat))  # making a million takes longer than a short limit


def test_all_kinds_of_runs() -> None:
    puzzle = Puzzle.from_clues(rows=[[3], [1, (1, "red")], None, ["?"]], columns=[0, [0], [("?", "red")]])
    assert puzzle.rows[0] == Clue([Run(3, 1)])
    assert puzzle.rows[1] == Clue([Run(1, 1), Run(1, 2)])
    assert puzzle.rows[2] is None
    assert puzzle.rows[3] == Clue([Run(None, 1)])
    assert puzzle.columns[:2] == (Clue(), Clue())
    assert [colour.name for colour in puzzle.palette] == ["white", "black", "red"]


@pytest.mark.parametrize("bad", ["x", -1, 0.5, True, (1, "mauve", 3), (1, 9.5), None])
def test_runs_that_are_none(bad: object) -> None:
    with pytest.raises(PuzzleError, match="row 1"):
        Puzzle.from_clues(rows=[[1, bad]], columns=[[1]], palette=BLACK_AND_WHITE)


def test_everything_wrong_is_listed() -> None:
    puzzle = Puzzle((Clue.of(9), Clue.of((1, 5))), (Clue.of(1), Clue.of(1, 1)))
    assert [problem.code for problem in puzzle.problems()] == ["fit", "colour", "fit", "total"]
    assert puzzle.problems()[0].line == ("row", 0)
    assert str(puzzle.problems()[2]) == "column 2: the clue 1 1 needs 3 cells, the line has 2"
    for empty in (Puzzle((), ()), Puzzle((Clue(),), ()), Puzzle((), (Clue(),))):
        assert [problem.code for problem in empty.problems()] == ["size"]


def test_a_run_that_names_no_colour_is_black_wherever_black_is() -> None:
    palette = make_palette(["red", "black"])
    assert Puzzle.from_clues(rows=[[1]], columns=[[1]], palette=palette).rows[0] == Clue.of((1, 2))


def test_colours_by_number_need_the_palette() -> None:
    with pytest.raises(PuzzleError, match="pass the palette too"):
        Puzzle.from_clues(rows=[[(1, 2)]], columns=[[(1, 2)]])


def test_the_background_is_no_colour_of_a_run() -> None:
    puzzle = Puzzle((Clue((Run(1, 0),)),), (Clue(),))
    assert "colour" in [problem.code for problem in puzzle.problems()]


def test_every_field_tells_puzzles_apart() -> None:
    puzzle = Puzzle.from_clues(rows=[[1]], columns=[[1], []])
    goal, given = Grid.from_text("#."), Grid.from_text("#?")
    others = [puzzle.replace(title="a"), puzzle.replace(goal=goal), puzzle.replace(given=given)]
    assert all(puzzle != other for other in others)


def test_given_cells_are_not_unknowable() -> None:
    rows, columns = [None, [1]], [None, None]
    puzzle = Puzzle.from_clues(rows=rows, columns=columns, given=Grid.from_text("#?\n??"))
    assert puzzle.unknowable() == {(0, 1)}
    assert puzzle.replace(given=None).unknowable() == {(0, 0), (0, 1)}


def test_no_run_is_longer_than_anything_could_be() -> None:
    with pytest.raises(PuzzleError, match="row 1"):
        Puzzle.from_clues(rows=[[1, 10**7]], columns=[[1]])


def test_totals_per_colour() -> None:
    puzzle = Puzzle.from_clues(rows=[[(1, "red")], [(1, "blue")]], columns=[[(2, "red")]])
    said = ["red: rows fill 1 cells, columns 2", "blue: rows fill 1 cells, columns 0"]
    assert [str(problem) for problem in puzzle.problems()] == said


def test_missing_and_unknown_parts_leave_only_bounds() -> None:
    assert Puzzle.from_clues(rows=[["?"], [1]], columns=[[3], [1]]).problems()[0].code == "fit"
    assert Puzzle.from_clues(rows=[["?"], [1]], columns=[[1], [2], []]).problems() == []
    assert Puzzle.from_clues(rows=[None, [1]], columns=[[], [], []]).problems() != []
    assert Puzzle.from_clues(rows=[None, [1]], columns=[[1], [1], [1]]).problems() == []


def test_a_goal_that_does_not_match_is_a_problem() -> None:
    puzzle = Puzzle.from_clues(rows=[[1]], columns=[[1], []], goal=Grid.from_text(".#"))
    assert {problem.code for problem in puzzle.problems()} == {"goal"}
    with pytest.raises(PuzzleError, match="goal"):
        Puzzle.from_clues(rows=[[1]], columns=[[1]], goal=Grid.from_text("##"))


def test_id_depends_on_clues_alone() -> None:
    a = Puzzle.from_clues(rows=[[(1, "red")], [(1, "blue")]], columns=[[(1, "red"), (1, "blue")]], title="A")
    b = Puzzle.from_clues(rows=[[(1, "teal")], [(1, "pink")]], columns=[[(1, "teal"), (1, "pink")]])
    assert a.id == b.id
    assert a != b
    assert a.id != Puzzle.from_clues(rows=[[1], [1]], columns=[[2]]).id
    assert len({a, a.replace(title="other")}) == 2
    assert hash(a) == hash(a.replace(title="other"))


def test_id_depends_on_given_cells() -> None:
    def id_with(text: str) -> str:
        return Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]], given=Grid.from_text(text)).id

    ids = [id_with(text) for text in ("#?\n??", ".?\n??", "?#\n??", "#?\n?#")]
    assert len({*ids, id_with("??\n??")}) == 5
    assert id_with("??\n??") == Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]).id


def test_puzzles_are_immutable() -> None:
    puzzle = Puzzle.from_clues(rows=[[1]], columns=[[1]])
    with pytest.raises(AttributeError):
        puzzle.title = "x"  # type: ignore[misc]


@pytest.mark.parametrize(
    "make",
    [
        lambda: Colour("red", (256, 0, 0), "r"),
        lambda: Colour("red", (0, 0, 0), "rr"),
        lambda: Colour("", (0, 0, 0), "r"),
        lambda: Puzzle((), (), ()),
        lambda: Puzzle((), (), (*BLACK_AND_WHITE, Colour("black", (1, 1, 1), "x"))),
        lambda: Grid(2, 2, b"\0"),
        lambda: Grid(1, 1, b"\7"),
        lambda: Grid.from_text("#.\n#"),
        lambda: Grid.from_text("z", BLACK_AND_WHITE),
    ],
)
def test_what_cannot_be_is_refused(make: object) -> None:
    with pytest.raises(PuzzleError):
        make()  # type: ignore[operator]


def test_clues_of_one_puzzle_make_another() -> None:
    cat = Puzzle.from_grid(["#.#", "###", ".#."])
    assert Puzzle.from_clues(rows=cat.rows, columns=cat.columns) == cat.replace(goal=None)
    assert Puzzle.from_clues(rows=[Clue.of(1, 1), [3], [(1, "black")]], columns=cat.columns) == cat.replace(
        goal=None
    )
    for colour in (2, True):
        with pytest.raises(PuzzleError):
            Puzzle.from_clues(rows=[[(1, colour)]], columns=[[1]])
