"""The formats that are two lists of clues: webpbn-keen, columns-first, webpbn-ish, webpbn-syro, makhorin."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, sample, write
from nonokit.formats.reading import read_sample

TEXTS = {
    "webpbn-keen": "1 1\n2\n\n2\n1\n1\n",
    "columns-first": "2\n1\n1\n\n1 1\n2\n",
    "webpbn-ish": "1,1\n2\n\n2\n1\n1\n",
    "webpbn-syro": "1 1 0\n2 0\n\n2 0\n1 0\n1 0\n",
    "makhorin": "1 1\n2\n&\n2\n1\n1\n",
}


@pytest.mark.parametrize("name", TEXTS)
def test_the_example_is_written_and_read(name: str) -> None:
    assert write(name, EXAMPLE) == TEXTS[name]
    assert read(name, TEXTS[name]) == EXAMPLE


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("webpbn-ish", "# a comment\n1, 1\n2\n\n2\n1\n1"),
        ("webpbn-syro", "# a comment\n1 1 0\n2 0\n# another\n\n2 0\n1 0\n1 0\n"),
        ("makhorin", "* a comment\n1 1\n2\n&\n2\n1\n1\n&\n"),
        ("webpbn-keen", "\n\n  1  1\n2\n\n\n\n2\n1\n1\n\n"),
    ],
)
def test_comments_and_spare_blanks_do_not_matter(name: str, text: str) -> None:
    assert clues(read(name, text)) == clues(EXAMPLE)


def test_a_blank_clue_is_a_zero() -> None:
    assert clues(read("webpbn-keen", "0\n1\n\n1\n0\n")) == (["0", "1"], ["1", "0"])
    assert clues(read("webpbn-syro", "0\n1 0\n\n1 0\n0\n")) == (["0", "1"], ["1", "0"])


def test_an_empty_line_between_clues_is_blank_where_a_sign_divides_the_lists() -> None:
    assert clues(read("makhorin", "1\n\n1\n&\n1 1\n")) == (["1", "0", "1"], ["1 1"])


def test_a_text_is_read_rows_first_and_says_so() -> None:
    (puzzle,) = read_sample(sample("2\n1\n\n2\n1\n"))
    assert puzzle.extras["format"] == "webpbn-keen"
    assert "the first list is taken for rows" in puzzle.extras["notes"][0]


def test_columns_first_is_read_when_asked_for() -> None:
    assert clues(read("columns-first", TEXTS["webpbn-keen"])) == (["2", "1", "1"], ["1 1", "2"])


@pytest.mark.parametrize(
    ("name", "text", "line", "column", "words"),
    [
        ("webpbn-keen", "1 1\n2 x\n\n2\n1\n1\n", 2, 3, "found 'x'"),
        ("webpbn-keen", "1\n1\n", None, None, "an empty line between them, found 1"),
        ("webpbn-keen", "1\n\n1\n\n1\n", 5, None, "found 3"),
        ("makhorin", "1\n\n1\n", None, None, "'&' between them"),
        ("webpbn-syro", "1 0\n\n1\n", 3, 1, "a 0 after the last number"),
        ("webpbn-ish", "1,0,1\n\n1\n", 1, 3, "at least 1"),
    ],
)
def test_errors_say_where_and_what(name: str, text: str, line: int, column: int, words: str) -> None:
    found = error(name, text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
