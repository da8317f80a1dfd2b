"""Tables and lists of plain text, as spreadsheets, Markdown, databases and programs leave them."""

from __future__ import annotations

import pytest

from formats.exchange import clues
from nonokit.errors import FormatError
from nonokit.formats import load, loads

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
    "blocks two wide": "██    ████\n████    ██\n  ████████\n    ██    ██\n██████  ████\n",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_it_is_read(text: str) -> None:
    assert clues(loads(text)) == (ROWS, COLUMNS)


def test_ordinary_tables_are_no_puzzles() -> None:
    with pytest.raises(FormatError):
        load(b"file,pictures,note\na.non,1,\nb.non,2,three of them\n,4,\n")


@pytest.mark.parametrize("name", ["crimson", "Royal_Blue", "light-yellow"])
def test_colours_of_the_web_need_no_declaration(name: str) -> None:
    puzzle = loads(f"width 2\nheight 1\nrows\n{name} 1 red 1\ncolumns\n{name} 1\nred 1\n")
    assert {colour.name for colour in puzzle.colours} == {name, "red"}
