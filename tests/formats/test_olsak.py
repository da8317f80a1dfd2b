"""Olšák's .g: comments, colours, empty lines as blank clues, and what it refuses."""

from __future__ import annotations

import pytest

from formats.exchange import clues, error, outcome, read, write
from formats.with_care import with_care
from nonokit.errors import FormatError
from nonokit.formats import detect, load_all, loads
from nonokit.model import BLACK_AND_WHITE, Clue, Puzzle, Run

COLOURED = """A flower
from somewhere

#d
  0:   ivory
  1:# black
  r:r  #FF0000   poppy red
: rows
  1 2r

: columns
 1
 1r
 1r
: end
rubbish after the end
"""


def test_everything_a_file_says() -> None:
    puzzle = read("g", COLOURED)
    assert puzzle.rows == (Clue([Run(1, 1), Run(2, 2)]), Clue())
    assert [colour.name for colour in puzzle.palette] == ["ivory", "black", "poppy red"]
    assert puzzle.palette[2].hex == "#ff0000"
    assert puzzle.extras["comment"] == "A flower\nfrom somewhere"
    assert detect(COLOURED.encode()) == "g"


def test_without_colours_it_is_black_on_white() -> None:
    puzzle = read("g", ":\n1 1\n2\n:\n2\n1\n1\n")
    assert clues(puzzle) == (["1 1", "2"], ["2", "1", "1"])
    assert puzzle.palette is BLACK_AND_WHITE


def test_an_empty_last_line_is_a_blank_clue_but_the_last_line_end_is_none() -> None:
    assert read("g", ":\n1\n:\n1\n").width == 1
    assert read("g", ":\n1\n:\n1\n\n").width == 2


def test_one_colour_needs_no_letters() -> None:
    puzzle = Puzzle.from_grid(["##."]).replace(goal=None)
    assert write("g", puzzle) == ": rows\n2\n: columns\n1\n1\n\n: end\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("nothing", None, None, "expected a line that starts with # or :, found none"),
        ("#d\n", 2, None, "expected a line that starts with : and opens the rows"),
        (":\n1\n", 3, None, "expected a second line that starts with : and opens the columns"),
        ("#t\n:\n1\n:\n1\n", 1, 1, "a triddler is not a grid: only puzzles with rows and columns are read"),
        ("#d\nfoo\n:\n1\n:\n1\n", 2, 1, "expected a colour such as 'r:r red', found 'foo'"),
        ("#d\n,\n:\n1\n:\n1\n", 2, 1, "expected a colour such as 'r:r red', found ','"),
        ("#d\nr:r red\n:\n1r 2x\n:\n1\n", 4, 4, "expected a number with a declared colour (r), found '2x'"),
        (":\n1 a4b\n:\n1\n", 2, 3, "expected a number, or a number and a colour's letter, found 'a4b'"),
        (":\n1 0\n:\n1\n", 2, 3, "expected a run of at least 1, found '0'"),
    ],
)
def test_errors_point_at_the_place(text: str, line: int | None, column: int | None, message: str) -> None:
    found = error("g", text)
    assert (found.message, found.line, found.column) == (message, line, column)


@pytest.mark.parametrize(
    "end", ["", "\n", "\n\n", "\n: end", "\n\n: end", "\n2\n: end\n", "\n2\n:end\n\n", "\n2\n: end\nx"]
)
def test_where_the_columns_end_is_seen_at_a_glance_as_with_care(end: str) -> None:
    text = f": rows\n1 1\n\n: columns{end}"
    at_a_glance = outcome("g", text), found_in(text)
    with with_care():
        assert (outcome("g", text), found_in(text)) == at_a_glance


def found_in(text: str) -> object:
    try:
        return load_all(text.encode())
    except FormatError as error:
        return str(error)


def test_many_colours_before_a_strange_line_take_no_time() -> None:
    """Their names could be divided in several ways each, and all ways for all of them were tried, for ages."""
    with pytest.raises(FormatError):
        loads("#d\n" + "  0:. #ffffff whit\n" * 40 + " :r #d91e18 r1, 3\n};\n")
