"""Three lines of Python lists."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, write
from nonokit.model import Puzzle


def test_the_example_is_written_and_read() -> None:
    text = "[2, 3]\n[[1, 1], [2]]\n[[2], [1], [1]]\n"
    assert write("python-lists", EXAMPLE) == text
    assert read("python-lists", text) == EXAMPLE


def test_one_number_is_the_size_of_a_square() -> None:
    square = Puzzle.from_clues(rows=[[1], []], columns=[[1], []])
    assert write("python-lists", square) == "2\n[[1], []]\n[[1], []]\n"


@pytest.mark.parametrize("rows", ["[1,[]]", "((1,),(0,),)", "[ [1] , [ 0 ] ]", "[1, 0]"])
def test_clues_may_be_tuples_bare_numbers_and_zeros(rows: str) -> None:
    assert clues(read("python-lists", f"2\n{rows}\n[[1],[]]\n")) == (["1", "0"], ["1", "0"])


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("2\n[[1],__import__]\n[[1],[]]", 2, 6, "a clue"),
        ("2\n[[1],[]\n[[1],[]]", 2, 8, "a comma or a closing bracket"),
        ("2\n[[1]]\n[[1],[]]", 2, None, "expected 2 row clues, found 1"),
        ("2\n[[1],[]] 3\n[[1],[]]", 2, 10, "the end of the line"),
        ("2\n[[1, 0],[]]\n[[1],[]]", 2, 6, "at least 1"),
        ("2\n[[1],[]]", 2, None, "3 lines"),
        ("5000\n[[1]]\n[[1]]", 1, None, "at most"),
        ("2\n" + "[" * 100_000 + "\n[]", 2, 3, "a run"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("python-lists", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
