"""Files of gnonograms."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, EXAMPLE_GOAL, clues, error, read, write
from nonokit.model import Grid

LISTS = "[Dimensions]\n2\n3\n[Row clues]\n1,1\n2\n[Column clues]\n2\n1\n1\n"


def test_everything_is_written_and_read() -> None:
    saved = Grid.from_text("#.?\n???")
    extras = {"saved": (saved,), "date": "2024-05-01", "grade": 3}
    puzzle = EXAMPLE_GOAL.replace(title="L", author="Ann", licence="MIT", extras=extras)
    text = write("gno", puzzle)
    assert text.startswith("[Description]\nL\nAnn\n2024-05-01\n3\n[License]\nMIT\n[Dimensions]\n2\n3\n")
    assert "[Solution grid]\n2 1 2\n2 2 1\n[Working grid]\n2 1 0\n0 0 0\n" in text
    back = read("gno", text)
    assert back == puzzle
    assert back.extras == extras | {"format": "gno"}


def test_the_first_three_letters_of_a_heading_count() -> None:
    text = LISTS.replace("Dimensions", "DIM").replace("Row clues", "rows").replace("Column clues", "Col")
    assert read("gno", text) == EXAMPLE


def test_clues_follow_from_a_solution_alone() -> None:
    assert read("gno", "[Dimensions]\n2\n3\n[Solution]\n2 1 2\n2 2 1\n") == EXAMPLE_GOAL


@pytest.mark.parametrize(
    ("lines", "title", "author", "date", "grade"),
    [
        (["L", "2010/06/27", "7"], "L", None, "2010/06/27", 7),
        (["L", "Ann", "2010/06/27"], "L", "Ann", "2010/06/27", None),
        (["L", "Ann"], "L", "Ann", None, None),
        (["1984"], "1984", None, None, None),
        (["", "Ann", "", ""], None, "Ann", None, None),
    ],
)
def test_a_description_may_leave_lines_out(
    lines: list[str], title: str, author: str, date: str, grade: int
) -> None:
    puzzle = read("gno", "[Description]\n" + "\n".join(lines) + "\n" + LISTS)
    assert (puzzle.title, puzzle.author) == (title, author)
    assert (puzzle.extras.get("date"), puzzle.extras.get("grade")) == (date, grade)


def test_finished_cells_of_a_working_grid_are_full() -> None:
    puzzle = read("gno", LISTS + "[Working grid]\n3 1 0\n2 0 0\n[State]\nSOLVING\n")
    assert puzzle.extras["saved"][0].to_text() == "#.?\n#??"


def test_a_title_cannot_be_taken_for_a_heading() -> None:
    assert clues(read("gno", write("gno", EXAMPLE.replace(title="[Row clues]")))) == clues(EXAMPLE)


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("[Row clues]\n1\n", 3, None, "[Dimensions]"),
        ("[Dimensions]\n2\n", 2, None, "found 1 numbers"),
        ("[Dimensions]\n2\n3\n[Row clues]\n1,1\n", 5, None, "expected 2 lines in [Row clues], found 1"),
        (LISTS + "[Solution]\n2 1 2\n2 2 x\n", 13, 5, "a cell"),
        (LISTS + "[Solution]\n2 1\n2 2\n", 12, None, "expected 3 cells, found 2"),
        (LISTS + "[Solution]\n2 1 2\n", 12, None, "a grid of 2 rows, found 1"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("gno", text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
