"""Game IDs and saved games of Pattern."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.exchange import EXAMPLE, clues, error, read, write
from nonokit.model import UNKNOWN, Grid, Puzzle

GAME = (
    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"
    "VERSION :1:1\nGAME    :7:Pattern\nPARAMS  :3:3x2\nCPARAMS :3:3x2\nDESC    :11:2/1/1/1.1/2\n"
)


def test_the_example_is_written_and_read() -> None:
    assert write("pattern-id", EXAMPLE) == "3x2:2/1/1/1.1/2\n"
    assert read("pattern-id", "3x2:2/1/1/1.1/2") == EXAMPLE


def test_a_square_may_have_one_number_and_a_blank_line_has_an_empty_field() -> None:
    assert clues(read("pattern-id", "2:1//1/")) == (["1", "0"], ["1", "0"])


def test_given_cells_skip_and_tell() -> None:
    puzzle = read("pattern-id", "3x2:2/1/1/1.1/2,aBa")
    assert puzzle.given is not None
    assert puzzle.given.to_text() == ".?#\n.??"
    assert write("pattern-id", puzzle) == "3x2:2/1/1/1.1/2,aBa\n"


@settings(deadline=None)
@given(cells=st.lists(st.sampled_from([0, 1, UNKNOWN, UNKNOWN, UNKNOWN]), min_size=120, max_size=120))
def test_given_cells_far_apart_come_back(cells: list[int]) -> None:
    blank = Puzzle.from_clues(rows=[[]] * 2, columns=[[]] * 60)
    puzzle = blank.replace(given=Grid(60, 2, bytes(cells))) if set(cells) != {UNKNOWN} else blank
    assert read("pattern-id", write("pattern-id", puzzle)) == puzzle


def test_twenty_five_open_cells_and_more_are_a_z() -> None:
    cells = bytes([UNKNOWN] * 51 + [1])
    puzzle = Puzzle.from_clues(rows=[[1]], columns=[[]] * 51 + [[1]], given=Grid(52, 1, cells))
    assert write("pattern-id", puzzle).endswith(",zzB\n")


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("3x2:2/1/1/1.1", 1, 5, "3 column clues and 2 row clues, found 4"),
        ("3x2:2/1/1/1.x/2", 1, 13, "found 'x'"),
        ("3x2:2/1/1/1.0/2", 1, 13, "at least 1"),
        ("3x2:2/1/1/1.1/2,zz!", 1, 19, "a letter"),
        ("3x2:2/1/1/1.1/2,gA", 1, 17, "after the last of 6"),
        ("3x2#12345", 1, None, "random seed"),
        ("axb:1/1", 1, 1, "a size"),
        ("9999x9999:1/1", 1, None, "at most"),
    ],
)
def test_errors_in_an_id_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("pattern-id", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message


def test_moves_are_replayed_up_to_the_state_that_was_shown() -> None:
    moves = "NSTATES :1:4\nSTATEPOS:1:3\nMOVE    :8:F0,0,1,2\nMOVE    :8:E1,0,1,1\nMOVE    :8:U0,0,3,2\n"
    puzzle = read("pattern-save", GAME + moves)
    assert puzzle == EXAMPLE
    assert puzzle.extras["saved"][0].to_text() == "#.?\n#??"


def test_no_move_changes_a_given_cell() -> None:
    game = GAME.replace(":11:2/1/1/1.1/2", ":13:2/1/1/1.1/2,A")
    puzzle = read("pattern-save", game + "MOVE    :8:E0,0,2,1\n")
    assert puzzle.extras["saved"][0].to_text() == "#.?\n???"


def test_restarting_and_showing_the_solution_are_moves() -> None:
    assert "saved" not in read("pattern-save", GAME + "MOVE    :8:F0,0,1,2\nRESTART :0:\n").extras
    solved = read("pattern-save", GAME + "SOLVE   :7:S101110\n")
    assert solved.extras["saved"][0].to_text() == "#.#\n##."


def test_a_saved_state_is_written_as_moves() -> None:
    puzzle = EXAMPLE.replace(extras={"saved": (Grid.from_text("#.?\n???"),)})
    assert write("pattern-save", puzzle) == GAME + (
        "NSTATES :1:3\nSTATEPOS:1:3\nMOVE    :8:F0,0,1,1\nMOVE    :8:E1,0,1,1\n"
    )


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (GAME.replace("7:Pattern", "4:Solo"), 3, "a game of Pattern, found 'Solo'"),
        (GAME.replace(":11:", ":10:"), 6, "KEYWORD"),
        (GAME + "MOVE    :8:F0,0,9,9\n", 7, "leaves the grid"),
        (GAME + "MOVE    :3:abc\n", 7, "a move such as"),
        (GAME + "MOVE    :99:F\n", 7, "ends too early"),
        (GAME + "SOLVE   :2:S1\n", 7, "a digit 0 or 1 for each cell"),
        (GAME[: GAME.index("DESC")], 6, "DESC"),
    ],
)
def test_errors_in_a_saved_game_say_where_and_what(text: str, line: int, words: str) -> None:
    found = error("pattern-save", text)
    assert words in found.message
    assert found.line == line
