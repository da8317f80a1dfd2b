"""Tables and lists of plain text, as spreadsheets, Markdown, databases and programs leave them."""

from __future__ import annotations

import pytest

from formats.exchange import clues
from nonokit.errors import FormatError
from nonokit.formats import load, load_all, loads

ROWS, COLUMNS = ["1 2", "2 1", "4", "1 1", "3 2"], ["2 1", "2 1", "3", "1 1", "3 1", "2"]
SHEET = """,,2,2,,1,3,
,,1,1,3,1,1,2
1,2,x,,,x,x,
2,1,x,x,,,x,
,4,,x,x,x,x,
1,1,,,x,,,x
3,2,x,x,x,,x,x
"""
EDGED = (
    "| | "
    + " | ".join(COLUMNS)
    + " |\n|---|"
    + "---|" * 6
    + "\n"
    + "".join(f"| {row} |" + " |" * 6 + "\n" for row in ROWS)
)


def listed(side: list[str]) -> str:
    return str([[int(number) for number in clue.split()] for clue in side])


def table(name: str, side: list[str]) -> str:
    lines = "".join(f"| {i} | {clue} |\n" for i, clue in enumerate(side, 1))
    return f"| {name} | clue |\n|--:|---|\n{lines}\n"


def numbered(side: list[str]) -> str:
    return "".join(f"{i}. {clue}\n" for i, clue in enumerate(side, 1))


def csv_lines(name: str, side: list[str]) -> str:
    return "".join(f'{name},{i},"{clue}"\n' for i, clue in enumerate(side, 1))


def barred(side: list[str]) -> str:
    longest = max(len(clue.split()) for clue in side)
    return "[|" + "|".join(",".join(["0"] * (longest - len(c.split())) + c.split()) for c in side) + "|]"


TEXTS = {
    "a sheet": SHEET,
    "semicolons": SHEET.replace(",", ";"),
    "tabs": SHEET.replace(",", "\t").replace("x", ""),
    "Markdown with clues at the edge": EDGED,
    "Markdown, a table a side": table("row", ROWS) + table("column", COLUMNS),
    "numbered lines": f"## Rows\n{numbered(ROWS)}\n## Columns\n{numbered(COLUMNS)}",
    "CSV, a line a clue": "side,index,clues\n" + csv_lines("row", ROWS) + csv_lines("column", COLUMNS),
    "a database": f"INSERT INTO puzzles (id, rows, cols) VALUES (1, '{listed(ROWS)}', '{listed(COLUMNS)}');",
    "TOML": f'title = "T"\n[clues]\nrows = {listed(ROWS)}\ncolumns = {listed(COLUMNS)}\n',
    "MiniZinc": f"row_rules = {barred(ROWS)};\ncol_rules = {barred(COLUMNS)};\n",
    "Haskell": f"rows = {listed(ROWS)} :: [[Int]]\ncols = {listed(COLUMNS)} :: [[Int]]\n",
    "a picture in cells": "X;;;X;X;\nX;X;;;X;\n;X;X;X;X;\n;;X;;;X\nX;X;X;;X;X\n",
    "a picture of brackets": "[X][ ][ ][X][X][ ]\n[X][X][ ][ ][X][ ]\n[ ][X][X][X][X][ ]\n[ ][ ][X][ ][ ][X]\n[X][X][X][ ][X][X]\n",
    "walls and signs where no number is": "6 5\n\n. . | 2 2 . 1 3 .\n. . | 1 1 3 1 1 2\n----+------------\n1 2 | + . . + + .\n2 1 | + + . . + .\n. 4 | . + + + + .\n1 1 | . . + . . +\n3 2 | + + + . + +\n",
    "the same without walls": ". . 2 2 . 1 3 .\n. . 1 1 3 1 1 2\n1 2 . . . . . .\n2 1 . . . . . .\n. 4 . . . . . .\n1 1 . . . . . .\n3 2 . . . . . .\n",
    "stacked columns without a line between": "6 5 2 2\n2 2 0 1 3 0\n1 1 3 1 1 2\n1 2\n2 1\n0 4\n1 1\n3 2\n",
    "a size, and comments with brackets": "# found (on paper)\n6 5\n" + "\n".join([*ROWS, *COLUMNS]) + "\n",
    "numbers above and beside cells": "A drawing:\n\n\t    2 2   1 3\n\t    1 1 3 1 1 2\n\t1 2 # . . # # .\n\t2 1 # # . . # .\n\t  4 . # # # # .\n\t1 1 . . # . . #\n\t3 2 # # # . # #\n\nThe end.\n",
    "the same with nothing in the cells": "6 5\n          2  2     1  3\n          1  1  3  1  1  2\n         -----------------\n 1  2   |\n 2  1   |\n 4      |\n 1  1   |\n 3  2   |\n",
    "boxes with numbers at the edge": "   ║2║2║ ║1║3║ ║\n   ║1║1║3║1║1║2║\n═══╔═╦═╦═╦═╦═╦═╗\n1 2║■║ ║ ║■║■║ ║\n═══╠═╬═╬═╬═╬═╬═╣\n2 1║■║■║ ║ ║■║ ║\n═══╠═╬═╬═╬═╬═╬═╣\n  4║ ║■║■║■║■║ ║\n1 1║ ║ ║■║ ║ ║■║\n3 2║■║■║■║ ║■║■║\n═══╚═╩═╩═╩═╩═╩═╝\n",
    "a side a line": "6 5\n" + ",".join(ROWS) + "\n" + ",".join(COLUMNS) + "\n",
    "a side a line with colons": "6,5\n"
    + ",".join(ROWS).replace(" ", ":")
    + "\n"
    + ",".join(COLUMNS).replace(" ", ":")
    + "\n",
    "a side a line with quotes": "5\n6\n"
    + ",".join(f'"{row.replace(" ", ",")}"' for row in ROWS)
    + "\n"
    + ",".join(f'"{column.replace(" ", ",")}"' for column in COLUMNS),
    "a side a line in brackets": ", ".join(f"[{row.replace(' ', ', ')}]" for row in ROWS)
    + "\n"
    + ", ".join(f"[{column.replace(' ', ', ')}]" for column in COLUMNS)
    + "\n",
    "as webpbn exports CSV": '"webpbn.com #0: Ours"\n"Copyright 2024 by us"\n\n,,2,2,,1,3,\n,,1,1,3,1,1,2\n1,2\n2,1\n,4\n1,1\n3,2\n',
    "columns above a rule": "2,2,,1,3,\n1,1,3,1,1,2\n###########\n1,2\n2,1\n4\n1,1\n3,2\n",
    "lines that end in -1": "5 6\n\n" + " -1\n".join([*ROWS, *COLUMNS]) + " -1\n",
    "German letters for sides": "\n".join(
        [f"Z {row}" for row in ROWS] + [f"S {column}" for column in COLUMNS]
    )
    + "\n",
    "comments that begin with c": "c\nc ours\npicross 6\n" + " 0\n".join([*ROWS, *COLUMNS]) + " 0\n",
    "both sides in one cell": "6x5\tOurs\t"
    + ":".join(ROWS).replace(" ", ",")
    + "-"
    + ":".join(COLUMNS).replace(" ", ",")
    + "\n",
    "one line of values": "Ours;6;5;1;0;0;1;1;0;1;1;0;0;1;0;0;1;1;1;1;0;0;0;1;0;0;1;1;1;1;0;1;1\n",
    "one line of values with looks": "Ours;6;5;2;rgb(255,255,255);rgb(0,0,0);1;0;0;1;1;0;1;1;0;0;1;0;0;1;1;1;1;0;0;0;1;0;0;1;1;1;1;0;1;1\n",
    "blocks two wide": "██    ████\n████    ██\n  ████████\n    ██    ██\n██████  ████\n",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_it_is_read(text: str) -> None:
    assert clues(loads(text)) == (ROWS, COLUMNS)


@pytest.mark.parametrize(
    ("name", "title"),
    [("as webpbn exports CSV", "Ours"), ("both sides in one cell", "Ours"), ("one line of values", "Ours")],
)
def test_its_title_is_kept(name: str, title: str) -> None:
    assert loads(TEXTS[name]).title == title


def test_the_looks_of_a_line_of_values() -> None:
    puzzle = loads("A;3;3;rgb(255,255,255);rgb(10, 20,30);rgb(0,99,0);1;0;2;1;1;0;2;0;1;0;2;1\n")
    assert [colour.hex for colour in puzzle.palette] == ["#ffffff", "#0a141e", "#006300"]


def test_tables_of_pages_that_do_not_agree_are_no_puzzles() -> None:
    table = "<table><tr><td></td><td>4</td><td>7</td></tr><tr><td>1</td><td></td><td></td></tr><tr><td>2</td><td></td><td></td></tr></table>"
    with pytest.raises(FormatError, match="no puzzle found in a page"):
        load(f"<html><body>{table}</body></html>".encode())


def test_versions_are_no_pictures() -> None:
    with pytest.raises(FormatError):
        load(b'python:\n  - "2.6"\n  - "2.7"\n  - "3.2"\n  - "3.3"\n  - "3.4"\n')


def test_a_complete_state_without_anything_else_is_the_answer() -> None:
    assert loads('{"width": 5, "height": 4, "content": "11010111110001011111"}').height == 4


def test_ordinary_tables_are_no_puzzles() -> None:
    with pytest.raises(FormatError):
        load(b"file,pictures,note\na.non,1,\nb.non,2,three of them\n,4,\n")


@pytest.mark.parametrize("name", ["crimson", "Royal_Blue", "light-yellow"])
def test_colours_of_the_web_need_no_declaration(name: str) -> None:
    puzzle = loads(f"width 2\nheight 1\nrows\n{name} 1 red 1\ncolumns\n{name} 1\nred 1\n")
    assert {colour.name for colour in puzzle.colours} == {name, "red"}


def test_empty_clues_beside_empty_lines_that_divide() -> None:
    puzzle = loads("5 4\n\n2\n\n2 1\n1\n\n1\n1\n\n1 1\n2\n")
    assert clues(puzzle) == (["2", "0", "2 1", "1"], ["1", "1", "0", "1 1", "2"])


def test_numbers_whose_size_fits_are_read_though_the_sides_disagree() -> None:
    puzzle = loads("# one of them is wrong\n5 5\n3\n1 1\n5\n1\n2\n3\n1 1\n1 1 1\n2\n2\n")
    assert (puzzle.width, puzzle.height) == (5, 5)
    assert "neither" in puzzle.extras["notes"][0]


def test_cells_are_two_blocks_wide_in_all_pictures_or_in_none() -> None:
    house, wall = "░░██░░\n░████░\n██████\n██░░██\n", "██░░██\n██████\n██░░██\n██████\n"
    assert [puzzle.width for puzzle in load_all(f"{house}\n{wall}".encode())] == [6, 6]
    assert [puzzle.width for puzzle in load_all(f"{wall}\n{wall}".encode())] == [3, 3]
