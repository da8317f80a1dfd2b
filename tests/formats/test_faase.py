"""Faase's text: the words rows and columns."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, write

TEXT = "rows\n1 1\n2\ncolumns\n2\n1\n1\n"


def test_the_example_is_written_and_read() -> None:
    assert write("faase", EXAMPLE) == TEXT
    assert read("faase", TEXT) == EXAMPLE


def test_the_words_may_be_in_capitals_with_colons_and_in_any_order() -> None:
    assert clues(read("faase", "COLUMNS:\n2\n1\n\n1\nROWS:\n1 1\n2\n")) == clues(EXAMPLE)


def test_lines_before_the_words_are_kept() -> None:
    assert read("faase", "an L\n" + TEXT).extras["header"] == "an L"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [("rows\n1\n", 3, "'columns'"), ("rows\n1\nrows\n1\n", 3, "once"), ("rows\n1 a\ncolumns\n1", 2, "'a'")],
)
def test_errors_say_where_and_what(text: str, line: int, words: str) -> None:
    found = error("faase", text)
    assert found.line == line
    assert words in found.message
