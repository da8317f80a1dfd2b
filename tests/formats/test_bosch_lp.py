"""Bosch's LP data."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, write

HEAD = "number_of_rows: 1\nnumber_of_columns: 2\n"


def test_the_example_is_written_and_read() -> None:
    text = write("lp", EXAMPLE)
    assert text.splitlines()[2:4] == [
        "row_1 number_of_clusters: 2 size(s): 1 1",
        "row_2 number_of_clusters: 1 size(s): 2",
    ]
    assert read("lp", text) == EXAMPLE


def test_words_line_ends_and_the_order_of_lines_do_not_matter() -> None:
    text = HEAD + "column_2 n: 0 w: column_1\nnumber_of_tiles: 1\nwidth(s):\n1\nrow_1 n: 1 w: 1"
    assert clues(read("lp", text)) == (["1"], ["1", "0"])


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("number_of_rows: x", 1, 17, "a number"),
        (HEAD + "row_2 n: 0 s:", 3, 1, "a row from 1 to 1"),
        (HEAD + "row_1 n: 2 s: 1", 3, 16, "a run"),
        (HEAD + "row_1 n: 0 s: row_1 n: 0 s:", 3, 15, "once"),
        (HEAD + "row_1 n: 1 s: 1\ncolumn_1 n: 1 s: 1", 4, None, "column_2, found none"),
        (HEAD + "diagonal_1 n: 0 s:", 3, 1, "'row_' or 'column_'"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("lp", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
