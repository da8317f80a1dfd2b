"""nonogrid's TOML and pynogram's INI."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from formats.exchange import EXAMPLE, clues, error, grids, read, write
from nonokit.formats import ConversionWarning
from nonokit.model import Colour, Grid, Palette, Puzzle

TOML = '[clues]\ncolumns = """\n2\n1\n1\n"""\nrows = """\n1 1\n2\n"""\n'
INI = "[clues]\ncolumns =\n    2\n    1\n    1\n\nrows =\n    1 1\n    2\n"
LISTS = {
    "toml": '[colors]\ndefs = ["r = (red) %", "g = (0, 255, 0) *", "b = (0000ff) &"]\n'
    '[clues]\ncolumns = "1r,1g 1, 1b"\nrows = "1r 1g 1b, 1"\n',
    "ini": "[colors]\nr = (red) %\ng = (0, 255, 0) *\nb = (0000ff) &\n\n"
    "[clues]\ncolumns = 1r,1g 1, 1b\nrows = 1r 1g 1b, 1\n",
}
PALETTE: Palette = (
    Colour("white", (255, 255, 255), "."),
    Colour("black", (0, 0, 0), "#"),
    Colour("red", (255, 0, 0), "r"),
    Colour("sky", (0, 128, 255), "%"),
)


def test_the_example_is_written_and_read() -> None:
    assert write("toml", EXAMPLE) == TOML
    assert write("ini", EXAMPLE) == INI
    assert read("toml", TOML) == read("ini", INI) == EXAMPLE


@pytest.mark.parametrize("name", LISTS)
def test_colours_are_words_triples_or_hex_and_runs_without_one_are_black(name: str) -> None:
    puzzle = read(name, LISTS[name])
    assert [colour.name for colour in puzzle.palette] == ["white", "red", "g", "b", "black"]
    assert [colour.rgb for colour in puzzle.palette[2:]] == [(0, 255, 0), (0, 0, 255), (0, 0, 0)]
    assert [colour.char for colour in puzzle.palette] == [".", "%", "*", "&", "#"]
    assert not puzzle.problems()


@pytest.mark.parametrize("name", ["toml", "ini"])
def test_comments_quotes_and_commas(name: str) -> None:
    rows = "1 1, '2'  # rest\n  ; a comment\n\n"
    columns = '2, "1"\n 1 ; the last'
    text = f"[clues]\nrows = {rows}columns = {columns}\n"
    if name == "toml":
        text = f"[clues]\nrows = '''{rows.replace(chr(39), '')}'''\ncolumns = '''{columns}'''\n"
    assert clues(read(name, text)) == clues(EXAMPLE)


@pytest.mark.parametrize("name", ["toml", "ini"])
@settings(max_examples=40, deadline=None)
@given(grid=grids(PALETTE))
def test_colours_come_back_as_they_went(name: str, grid: Grid) -> None:
    puzzle = Puzzle(*map(tuple, grid.clues()), PALETTE)
    assert read(name, write(name, puzzle)) == puzzle


@pytest.mark.parametrize("name", ["toml", "ini"])
def test_names_that_clues_cannot_use_are_changed_as_little_as_possible(name: str) -> None:
    names = ["Royal blue", "7", "blue"]
    palette = (PALETTE[0], *(Colour(one, (9, 9, i), str(i)) for i, one in enumerate(names)))
    puzzle = Puzzle.from_grid(Grid(3, 1, bytes([1, 2, 3]), palette)).replace(goal=None)
    with pytest.warns(ConversionWarning, match="the names of the colours"):
        back = read(name, write(name, puzzle))
    assert back.rows == puzzle.rows
    assert [colour.name for colour in back.palette[1:]] == ["royal_blue", "a", "blue"]
    assert [colour.rgb for colour in back.palette] == [colour.rgb for colour in palette]


@pytest.mark.parametrize(
    ("name", "text", "line", "column", "words"),
    [
        ("toml", '[clues]\nrows = """\n1\n1x\n"""\ncolumns = "1"', 4, 1, "a defined colour"),
        ("toml", '[clues]\nrows = "1"\n', 3, None, "'columns'"),
        ("toml", "[clues]\nrows = 1 1\n", 2, 10, "not TOML"),
        ("toml", "x = " + "[" * 5000, None, None, "nested"),
        ("toml", LISTS["toml"].replace("(red)", "red"), 2, None, "a colour such as"),
        ("ini", "[clues]\nrows = 1\n  a\ncolumns = 1\n", 3, 3, "a number"),
        ("ini", "[clues]\n1 1\n", 2, None, "'rows ='"),
        ("ini", "[clues]\nrows = 1\nrows = 1\n", 3, None, "once"),
        ("ini", "[clues]\nrows = 1, 0 1\ncolumns = 1\n", 2, 11, "at least 1"),
    ],
)
def test_errors_say_where_and_what(name: str, text: str, line: int, column: int, words: str) -> None:
    found = error(name, text)
    assert (found.line, found.column) == (line, column)
    assert words in found.message
