"""What public functions say of arguments of the wrong kind."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import nonokit
from nonokit.errors import ArgumentError

PUZZLE = nonokit.Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])

WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: nonokit.all_steps("cat.non"), "all_steps takes a Puzzle, not the str 'cat.non'"),
    (lambda: nonokit.hint(PUZZLE, "#.#\n???"), "the state is the str '#.#.*Grid.from_text makes one"),
    (lambda: nonokit.solve(PUZZLE, state=["#.#", "???"]), "the state is the list .*Grid.from_text makes one"),
    (lambda: nonokit.explain(PUZZLE, 5), "the state is the int 5, not a Grid"),
    (lambda: nonokit.render(PUZZLE, "svg"), "the grid is the str 'svg', not a Grid"),
    (lambda: nonokit.hint(PUZZLE).text("wy"), "there is no depth 'wy': choose one of where, why, cells"),
    (lambda: nonokit.solve(PUZZLE, methods="probe"), r"expected a list of names, such as \['probe'\]"),
    (lambda: nonokit.solve(PUZZLE, timeout_s="3"), "timeout_s is '3': expected seconds, 0 or more"),
    (lambda: nonokit.generate("15", "15"), "a size of '15'×'15': expected whole numbers"),
    (lambda: nonokit.load(5), "a file is a path, bytes or an open file, not the int 5"),
    (lambda: nonokit.load_all([1]), r"not the list \[1\]"),
    (lambda: nonokit.loads(None), "loads takes text or bytes, not the NoneType None"),
    (lambda: nonokit.loads("#.#", format=3), "format is the int 3: expected a name"),
    (lambda: nonokit.dumps(5), "dump takes a Puzzle, not the int 5"),
    (lambda: nonokit.solve_many(5), "solve_many takes puzzles, such as a list of them, not the int 5"),
    (lambda: nonokit.solve_many(PUZZLE), "solve_many takes puzzles"),
    (lambda: list(nonokit.solve_many([[[[1]], [[1]]]])), "or tuples of two lists"),
    (lambda: nonokit.solve_many([], threads="2"), "threads is '2': expected 1 to 1,024"),
    (lambda: nonokit.solve(PUZZLE, max_solutions=1.5), "max_solutions is 1.5: expected 1 to 2,147,483,647"),
    (lambda: nonokit.solve(PUZZLE, max_solutions=10**10), "max_solutions is 10000000000"),
    (lambda: nonokit.split_puzzle(PUZZLE, "4"), "parts is '4': expected 1 to 100,000"),
    (lambda: nonokit.combine_answers(PUZZLE, ["x"], []), "combine_answers takes a Puzzle, not the str 'x'"),
    (lambda: nonokit.combine_answers(PUZZLE, [PUZZLE], [7]), "what solve returns, or None, not the int 7"),
    (lambda: nonokit.is_solution(PUZZLE, "#.#"), "the grid is the str '#.#', not a Grid"),
    (lambda: nonokit.solve(PUZZLE, depth=0), "depth is 0: expected 1 to"),
    (lambda: nonokit.render(PUZZLE, "#.#", to="text"), "the grid is the str '#.#', not a Grid"),
    (lambda: nonokit.render(PUZZLE, scale="2"), "scale is '2': expected a number above 0"),
    (lambda: nonokit.render(PUZZLE, to="png", scale=float("nan")), "scale is nan: expected a number above 0"),
    (lambda: nonokit.losses("cat.non", "mk"), "losses takes a Puzzle, not the str 'cat.non'"),
    (lambda: nonokit.dump(PUZZLE, None), "dump writes to a path or an open file, not to the NoneType None"),
    (lambda: nonokit.from_image(5), "int is not an image: expected a path"),
    (lambda: nonokit.generate(15.5, 15), "a size of 15.5×15: expected whole numbers"),
    (lambda: nonokit.generate(5, 5, seed=[1]), r"seed is \[1\]: expected a whole number or text"),
    (lambda: PUZZLE.sample(seed=1.5), "seed is 1.5: expected a whole number or text"),
    (
        lambda: nonokit.from_image(np.eye(5)),
        "array of float64 .* expected uint8.* Puzzle.from_grid takes cells",
    ),
    (lambda: nonokit.Grid.from_text(3), r"a grid is made from text, such as '#.\\n.#', not from the int 3"),
    (lambda: nonokit.Grid.from_text(["#.", 5]), r"not from the list \['#.', 5\]"),
    (lambda: nonokit.Grid.blank(3.0, 3), "a side is 3.0: expected a number of cells"),
    (
        lambda: nonokit.hint(PUZZLE, history="x"),
        r"history is the str 'x': expected moves, each \(y, x, value\)",
    ),
    (lambda: nonokit.hint(PUZZLE, history=[(0, 0)]), r"expected moves, each \(y, x, value\)"),
    (
        lambda: nonokit.hint(PUZZLE, preferences="x"),
        "preferences is the str 'x': expected nonokit.Preferences",
    ),
    (lambda: nonokit.Grid.blank(2, 2).with_cells([(0, 0)]), r"by a dictionary, such as \{\(0, 1\): 1\}"),
    (
        lambda: nonokit.line.settle([4], 5),
        "the cells of a line are text or numbers, such as .*, not the int 5",
    ),
    (lambda: nonokit.line.count([4], 5.0), "the length of a line is 5.0: expected a number of cells"),
]


@pytest.mark.parametrize(("call", "sentence"), WRONG, ids=[sentence[:24] for _, sentence in WRONG])
def test_wrong_arguments_are_answered_with_what_belongs_there(call: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        call()


def test_a_field_that_there_is_not_is_named() -> None:
    with pytest.raises(TypeError, match=r"a puzzle has title, .*: no 'titel'"):
        PUZZLE.replace(titel="Cat")  # type: ignore[call-arg]


def test_numbers_of_numpy_are_numbers() -> None:
    five = np.int64(5)
    assert nonokit.generate(five, five, seed=five).puzzle == nonokit.generate(5, 5, seed=5).puzzle
    assert nonokit.generate(like="cat", width=20, seed=five).seed == 5
    assert PUZZLE.sample(seed=five) == PUZZLE.sample(seed=5)
    assert nonokit.line.count([2, 1], five) == nonokit.line.count([2, 1], 5)
    drawn = (255 * np.eye(10)).astype(np.uint8)
    assert nonokit.from_image(drawn, size=2 * five)[0].puzzle.width == 10


def test_a_moment_has_a_puzzle_of_its_day() -> None:
    day = datetime.date(2026, 1, 1)
    noon = datetime.datetime(2026, 1, 1, 12)
    assert nonokit.puzzle_of_the_day(noon).puzzle == nonokit.puzzle_of_the_day(day).puzzle


def test_a_puzzle_without_solutions_has_none_to_draw() -> None:
    with pytest.raises(nonokit.PuzzleError, match="no picture fits the clues"):
        nonokit.Puzzle.from_clues(rows=[[2]], columns=[[1], []]).sample()
