"""C++ arrays of Gecode's example."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, read_all, write

TEXT = """const int nonogram[] = { 3, 2,
  // columns
  1, 2,
  1, 1,
  1, 1,
  // rows
  2, 1, 1,
  1, 2
};
"""


def test_the_example_is_written_and_read() -> None:
    assert write("gecode", EXAMPLE) == TEXT
    assert read("gecode", TEXT) == EXAMPLE


@pytest.mark.filterwarnings("ignore::nonokit.formats.writing.ConversionWarning")
def test_a_name_is_a_title_and_a_title_a_name() -> None:
    text = write("gecode", EXAMPLE.replace(title="An L!"))
    assert text.startswith("const int An_L[]")
    assert read("gecode", text).title == "An_L"


def test_blank_lines_are_nothing_or_a_zero_and_comments_do_not_count() -> None:
    text = "/* int no[] = { 1 */ static const int x[] = {2, 1, /* 7, */ 1, 1, 0, // 8\n 1, 1, };"
    assert clues(read("gecode", text)) == (["1"], ["1", "0"])
    assert clues(read("gecode", "int x[] = {2, 1, 1, 1, 1, 0, 1, 1};")) == (["1"], ["1", "0"])


@pytest.mark.filterwarnings("ignore::nonokit.formats.writing.ConversionWarning")
def test_equal_titles_get_different_names() -> None:
    one = EXAMPLE.replace(title="L")
    assert [puzzle.title for puzzle in read_all("gecode", write("gecode", one, one))] == ["L", "L_2"]


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("int x[] = { 1, 1,\n  1, 1 };", 2, 8, "the count of runs"),
        ("int x[] = { 1, 1,\n  1, 1, 1, 1, 5 };", 2, 15, "after the last row"),
        ("int x[] = { 1, y };", 1, 16, "the height"),
        ("int x[] = { 1, 1", 1, None, "does not end"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("gecode", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
