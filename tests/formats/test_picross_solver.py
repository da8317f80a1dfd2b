"""Files of picross-solver."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, read_all, write
from nonokit.model import Puzzle

TEXT = "GRID An L\nROWS\n[ 1 1 ]\n[ 2 ]\nCOLUMNS\n[ 2 ]\n[ 1 ]\n[ 1 ]\n"


def test_the_example_is_written_and_read() -> None:
    named = EXAMPLE.replace(title="An L")
    assert write("picross", named) == TEXT
    assert read("picross", TEXT) == named


def test_blank_clues_comments_and_several_grids() -> None:
    text = "# first\nGRID\nCOLUMNS\n[]\n[ 1 ]\n\nROWS\n  [1]\n# second\n" + TEXT
    first, second = read_all("picross", text)
    assert clues(first) == (["1"], ["0", "1"])
    assert (first.title, second.title) == (None, "An L")


def test_a_title_stays_on_its_line() -> None:
    assert read("picross", write("picross", EXAMPLE.replace(title="a\nROWS"))).title == "a ROWS"


def test_a_blank_clue_is_an_empty_pair_of_brackets() -> None:
    assert "[ ]\n" in write("picross", Puzzle.from_clues(rows=[[]], columns=[[]]))


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("ROWS\n[ 1 ]\n", 1, None, "'GRID'"),
        ("GRID\n[ 1 ]\n", 2, None, "'ROWS' or 'COLUMNS'"),
        ("GRID\nROWS\n1\n", 3, None, "a clue such as"),
        ("GRID\nROWS\n[ 1 a ]\n", 3, 5, "found 'a'"),
        ("GRID\nROWS\n[ 1 ]\nROWS\n", 4, None, "once"),
        ("GRID\nROWS\n[ 1 ]\n", 1, None, "no COLUMNS"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("picross", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
