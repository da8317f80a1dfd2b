"""Files of the Griddlers solver."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, EXAMPLE_GOAL, clues, error, read, write
from nonokit.model import Grid, Puzzle

HEAD = "MK Version 3.0\r\n\r\n3 2\r\n\r\n"
PICTURE = " # . #\r\n # # .\r\n"
LISTS = "\r\n 2\r\n 1\r\n 1\r\n\r\n 1 1\r\n 2\r\n"


def test_clues_and_a_saved_picture_are_read_and_written() -> None:
    saved = Grid.from_text("#.?\n???")
    puzzle = EXAMPLE.replace(extras={"saved": (saved,)})
    text = write("sgriddler", puzzle)
    assert text == HEAD + " # . ?\r\n ? ? ?\r\n" + LISTS
    back = read("sgriddler", text)
    assert back == EXAMPLE
    assert back.extras["saved"] == (saved,)


def test_numbers_stand_backwards() -> None:
    puzzle = Puzzle.from_clues(rows=[[2, 1]], columns=[[1], [1], [], [1]])
    text = write("sgriddler", puzzle)
    assert " 1 2\r\n" in text
    assert read("sgriddler", text) == puzzle


def test_crossed_off_numbers_survive() -> None:
    puzzle = read("sgriddler", HEAD + " ?\n\n\n -2\n 1\n 1\n\n 1 -1\n 2\n")
    assert clues(puzzle) == clues(EXAMPLE)
    assert puzzle.extras["crossed_off"] == {("column", 0, 0), ("row", 0, 0)}
    assert read("sgriddler", write("sgriddler", puzzle)).extras == puzzle.extras | {"format": "sgriddler"}


def test_a_finished_picture_alone_is_the_goal() -> None:
    assert read("sgriddler", HEAD + PICTURE) == EXAMPLE_GOAL


def test_maybe_marks_and_short_lines_are_open() -> None:
    puzzle = read("sgriddler", HEAD + " # o ,\r\n .\r\n" + LISTS)
    assert puzzle.extras["saved"][0].to_text() == "#??\n.??"


def test_a_file_without_row_clues_leaves_them_missing() -> None:
    puzzle = read("sgriddler", HEAD + " ?\n\n\n 2\n 1\n 1\n")
    assert puzzle.rows == (None, None)


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("MK 3.0\n", 1, 1, "MK Version"),
        ("MK Version 3.0\n\n3\n", 3, 2, "two numbers"),
        (HEAD + " ?\n", 6, None, "a finished picture"),
        (HEAD + PICTURE + "\n 2\n x\n 1\n", 9, 2, "found 'x'"),
        (HEAD + PICTURE + "\n 2\n 1 0\n 1\n", 9, 4, "at least 1"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("sgriddler", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
