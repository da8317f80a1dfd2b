"""MiniZinc data files in the scheme that we write, and in others, which are read by their structure."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, clues, error, read, write
from nonokit.formats import loads

RULES = "rows = 2;\nrow_rule_len = 2;\nrow_rules = {rows};\ncols = 3;\ncol_rule_len = 1;\ncol_rules = {columns};\n"


def test_the_example_is_written_and_read() -> None:
    text = write("dzn", EXAMPLE)
    assert "row_rules = array2d(1..rows, 1..row_rule_len, [\n    1, 1,\n    0, 2\n]);" in text
    assert read("dzn", text) == EXAMPLE


@pytest.mark.parametrize(
    ("rows", "columns"),
    [
        ("array2d(1..2,1..2,[1,1,0,2])", "array2d(1..cols,1..1,[2,1,1])"),
        ("[|1,1|0,2|]", "[|2|1|1|]"),
        ("[[1,1],[0,2]]", "[[2],[1],[1]]"),
        ("[|1,1 % the first\n|0,2|]", "[|2|1|1|]"),
    ],
)
def test_arrays_may_be_written_in_several_ways(rows: str, columns: str) -> None:
    assert clues(read("dzn", RULES.format(rows=rows, columns=columns))) == clues(EXAMPLE)


def test_lines_may_be_their_tightest_pictures() -> None:
    text = "X = 3;\nY = 2;\nmaxlen = 3;\nrows = [|1, 0, 1\n|1, 1, -1\n|];\ncols = [|1, 1|1, -1|1, -1|];\n"
    assert clues(loads(text)) == clues(EXAMPLE)
    tight = loads('{"rows": [[1, 0, 1], [1], [1, 1]], "cols": [[1, 0, 1], [1], [1, 1]]}')
    assert clues(tight) == (["1 1", "1", "2"], ["1 1", "1", "2"])


def test_rules_under_other_names_are_read_and_that_is_told() -> None:
    puzzle = loads("rows = 2;\nrow_rules = [|1,1|0,2|];\ncolumns = 3;\ncolumn_rules = [|2|1|1|];\n")
    assert clues(puzzle) == clues(EXAMPLE)
    assert puzzle.extras["notes"][0].startswith(
        "read by its structure: as MiniZinc data it is damaged (expected"
    )


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("rows = 2;\nrow_rules = [|1|x|];\n", 2, "found 'x'"),
        ("rows = 2;\nrow_rules = [|1|1|1|];\n", 2, "2 rules of one length"),
        ("rows = 2;\nrow_rules = [|1|1|];\n", 3, "'cols'"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, words: str) -> None:
    found = error("dzn", text)
    assert found.line == line
    assert words in found.message
