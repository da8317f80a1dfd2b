"""CSV lists of short codes."""

from __future__ import annotations

import re

import pytest

from formats.exchange import error, read_all, write
from nonokit.formats import detect
from nonokit.model import Puzzle

LIST = """# a comment, with a comma

name,rules,source,author,license
A,RrW8eI3iI3,,"Other, Ann",CC0
# another comment
L,RrVV_VQ,there
"""


def test_a_list_with_comments_and_columns() -> None:
    first, second = read_all("csv", LIST)
    assert (first.title, first.author, first.licence, first.source) == ("A", "Other, Ann", "CC0", None)
    assert (second.title, second.source) == ("L", "there")
    assert detect(LIST.encode()) == "csv"


def test_columns_nobody_needs_are_left_out() -> None:
    puzzle = Puzzle.from_clues([[1]], [[1]], title="a,b")
    assert write("csv", puzzle) == 'name,rules\n"a,b",RjH\n'


@pytest.mark.parametrize("title", ["=1+1", "'=1+1", "''-x", "+1", "@x", "-", "'tis", "="])
def test_titles_are_no_formulas_and_come_back(title: str) -> None:
    puzzle = Puzzle.from_clues([[1]], [[1]], title=title, author=title)
    text = write("csv", puzzle)
    assert not re.search(r"(^|,)[=+@-][^,\n]", text, re.MULTILINE)
    (back,) = read_all("csv", text)
    assert (back.title, back.author) == (title, title)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", None, "expected a header such as name,rules, found nothing"),
        ("name,code\nA,B\n", 1, "expected a column called rules"),
        ("name,rules\nA,RrW8eI3iI\n", 2, "the short code ends too early"),
        ("name,rules\nA,R!\n", 2, "'!' is not a character of a short code"),
        ('name,rules\nA,"R\n', 2, "broken CSV: unexpected end of data"),
    ],
)
def test_errors_name_the_line(text: str, line: int | None, message: str) -> None:
    found = error("csv", text)
    assert (found.message, found.line) == (message, line)
