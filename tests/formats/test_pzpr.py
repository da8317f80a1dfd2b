"""puzz.link: links and files."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, read_all, write
from nonokit.errors import UnsupportedFeature
from nonokit.model import Clue, Grid, Puzzle, Run

# The puzzle that pzpr's own tests use, as a link and as a file.
BODY = "6/6/12g1111h11112j12g11g21j11g3h"
BOARD = (
    "pzprv3/nonogram/6/6/. . . . 1 . 1 . . /. . . 2 1 . 1 2 . /. . . 1 1 1 1 1 . /. 2 1 # # . # . . /"
    ". 1 1 # . . . # . /. 1 2 . # . # # . /. . . . . . . . . /. 1 1 # . . . # . /. . 3 . # # # . . /"
)
COLUMNS = ["2 1", "1 1 1", "1", "1 1 1", "2 1", "0"]
ROWS = ["2 1", "1 1", "1 2", "0", "1 1", "3"]


@pytest.mark.parametrize(
    "link",
    [
        "https://puzz.link/p?nonogram/" + BODY,
        "http://pzv.jp/p.html?nonogram/" + BODY + "/",
        "https://pzprxs.vercel.app/p?nonogram_edit/" + BODY,
        "  nonogram/" + BODY,
    ],
)
def test_links_of_several_sites_are_read(link: str) -> None:
    assert clues(read("puzzlink", link)) == (ROWS, COLUMNS)


def test_a_link_is_written_as_the_site_does() -> None:
    assert (
        write("puzzlink", read("puzzlink", "p?nonogram/" + BODY)) == f"https://puzz.link/p?nonogram/{BODY}\n"
    )


def test_several_links_stand_on_lines_of_their_own() -> None:
    assert len(read_all("puzzlink", write("puzzlink", EXAMPLE, EXAMPLE))) == 2


def test_large_numbers_unknown_ones_and_long_gaps() -> None:
    rows = [Clue([Run(None), Run(200)]), *[Clue()] * 44]
    puzzle = Puzzle(tuple(rows), tuple([Clue([Run(None)])] * 255))
    text = write("puzzlink", puzzle)
    assert "-c8.z" in text
    assert read("puzzlink", text) == puzzle


def test_numbers_beyond_255_are_refused() -> None:
    wide = Puzzle.from_clues(rows=[[256]], columns=[[1]] * 256)
    with pytest.raises(UnsupportedFeature, match="up to 255"):
        write("puzzlink", wide)


def test_clues_too_long_for_their_line_are_refused() -> None:
    crowded = Puzzle.from_clues(rows=[[1, 1]], columns=[[1], [1]])
    for name in ("puzzlink", "pzprv3"):
        with pytest.raises(UnsupportedFeature, match="room for 1 runs"):
            write(name, crowded)


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("p?coral/3/2/1", 3, "other rules"),
        ("p?nonogram/3/2/1!", 17, "found '!'"),
        ("p?nonogram/3/2/1111111111111", None, "after the last row"),
        ("p?nonogram/0/2/1", None, "no cells"),
        ("p?sudoku/3/2/1", None, "a link such as"),
    ],
)
def test_errors_in_a_link_say_where_and_what(text: str, column: int, words: str) -> None:
    found = error("puzzlink", text)
    assert (found.line, found.column) == (1, column)
    assert words in found.message


def test_a_file_has_clues_and_the_state_of_play() -> None:
    puzzle = read("pzprv3", BOARD)
    assert clues(puzzle) == (ROWS, COLUMNS)
    assert puzzle.extras["saved"][0].to_text().splitlines()[0] == "##?#??"
    assert write("pzprv3", puzzle) == BOARD.replace("/", "\n")


def test_crossed_off_and_unknown_numbers_survive() -> None:
    text = "pzprv3.1\nnonogram\n1\n2\n. c1 . \n-2 # + \n"
    puzzle = read("pzprv3", text)
    assert puzzle.rows[0] == Clue([Run(None)])
    assert puzzle.extras["crossed_off"] == {("column", 0, 0)}
    assert puzzle.extras["saved"] == (Grid.from_text("#."),)
    assert write("pzprv3", puzzle) == text.replace("v3.1", "v3")


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("pzprv3/sudoku/1/1/. 1 /1 # /", 1, 8, "'nonogram'"),
        ("pzprv3\nnonogram\n1\n", 4, None, "ends too early"),
        ("pzprv3\nnonogram\n1\n1\n. 1\n", 5, None, "expected 2 lines of the board, found 1"),
        ("pzprv3\nnonogram\n1\n1\n. 1\n1 # #\n", 6, 1, "expected 2 tokens, found 3"),
        ("pzprv3\nnonogram\n1\n1\n. 1\n1 x\n", 6, 3, "a cell"),
        ("pzprv3\nnonogram\n1\n1\n. 0\n1 #\n", 5, 3, "at least 1"),
    ],
)
def test_errors_in_a_file_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("pzprv3", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
