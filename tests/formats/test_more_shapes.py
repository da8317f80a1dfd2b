"""Shapes that single languages, archives, pages and other programs give to lists of clues and pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formats.exchange import clues, lengths, packed
from formats.shapes import padded, reading
from nonokit.errors import FormatError
from nonokit.formats import load, load_all, loads
from nonokit.model import Puzzle

PICTURE = ["..##...###", ".#..#.####", "#....#####", "#....####.", "##..#.##..", "..##...#..", "...#......", "..###....."]  # fmt: skip
CAT = Puzzle.from_grid(PICTURE)
ROWS, COLUMNS = lengths(CAT)


def lines(side: list[list[int]], between: str = " ", after: str = "\n") -> str:
    return after.join(between.join(map(str, clue)) for clue in side)


def lisp(side: list[list[int]]) -> str:
    return "((" + lines(side, after=") (") + "))"


def adding(name: str, how: str, side: list[list[int]]) -> str:
    return "".join(f"{name}.{how.format(', '.join(map(str, clue)))}\n" for clue in side)


def listed(side: list[list[int]]) -> str:
    return "<ul>" + "".join(f"<li>{text}</li>" for text in lines(side).split("\n")) + "</ul>"


SHAPES: dict[str, str] = {
    "both sides in one list, the size before": json.dumps([8, 10, *ROWS, *COLUMNS]),
    "both sides in one list": json.dumps([*ROWS, *COLUMNS]),
    "both sides in one list, the size beside": json.dumps({"height": 8, "width": 10, "clues": [*ROWS, *COLUMNS]}),
    "one list in a program": f"puzzle = {[8, 10, *ROWS, *COLUMNS]}\n",
    "Erlang's macros": f"-module(p).\n-define(ROWS, {ROWS}).\n-define(COLS, {COLUMNS}).\n",
    "Lisp's call": f"(solve '{lisp(ROWS)} '{lisp(COLUMNS)})\n",
    "Lisp's let": f"(let ((rows '{lisp(ROWS)})\n      (columns '{lisp(COLUMNS)})) (solve rows columns))\n",
    "Lisp's data": f"(nonogram (rows {lisp(ROWS)[1:-1]}) (columns {lisp(COLUMNS)[1:-1]}))\n",
    "Matlab's rows": f"rows = [{lines(padded(ROWS), after='; ')}];\ncols = [{lines(padded(COLUMNS), after='; ')}];\n",
    "Java's add": adding("rows", "add(new int[]{{{}}});", ROWS) + adding("columns", "add(new int[]{{{}}});", COLUMNS),
    "Python's append": adding("rows", "append([{}])", ROWS) + adding("cols", "append([{}])", COLUMNS),
    "Ruby's words": f"rows = %w({lines(ROWS, ',', ' ')})\ncols = %w({lines(COLUMNS, ',', ' ')})\n",
    "Rust's slices": "".join(f"let {name} = &[{', '.join(f'&{clue}[..]' for clue in side)}];\n" for name, side in (("rows", ROWS), ("cols", COLUMNS))),
    "one line": f"{lines(ROWS, ',', ';')}#{lines(COLUMNS, ',', ';')}\n",
    "lists in comments": f"% init(\n% {ROWS}, % rows\n% {COLUMNS}, % columns\n% [_, _]).\n",
    "a zero in the corner": "0;" + lines(COLUMNS, after=";") + "\n" + "".join(f"{' '.join(map(str, clue))}{';' * 10}\n" for clue in ROWS),
    "numbered rows of cells": "picture,row,a,b,c,d,e,f,g,h,i,j\n" + "".join(f"7,{i + 1},{','.join('01'[sign == '#'] for sign in row)}\n" for i, row in enumerate(PICTURE)),
    "width and height exchanged": f"width 8\nheight 10\n\nrows\n{lines(ROWS, ',')}\n\ncolumns\n{lines(COLUMNS, ',')}\n",
    "Life's runs": "#N Cat\nx = 10, y = 8, rule = B3/S23\n2b2o3b3o$bo2bob4o$o4b5o$o4b4o$2o2bob2o$2b2o3bo$3bo$2b3o!\n",
    "Life's signs": "!Name: Cat\n!\n" + "\n".join(PICTURE).replace("#", "O") + "\n",
    "Markdown's breaks": "||" + lines(COLUMNS, "<br>", "|") + "|\n|" + "---|" * 11 + "\n" + "".join(f"|{' '.join(map(str, clue))}|{' |' * 10}\n" for clue in ROWS),
    "lists of a page": f"<h2>Rows</h2>{listed(ROWS)}<h2>Columns</h2>{listed(COLUMNS)}",
}  # fmt: skip


test_it_is_read = reading(SHAPES, CAT)


@pytest.mark.parametrize("after", ["txt", "csv", "json"])
def test_a_side_in_each_of_two_files_of_an_archive(after: str) -> None:
    texts = {"txt": lines, "csv": lambda side: lines(side, ","), "json": json.dumps}
    rows, columns = (texts[after](side) for side in (ROWS, COLUMNS))
    data = packed({f"cat_rows.{after}": rows, f"cat_cols.{after}": columns, f"dog_left.{after}": rows, f"dog_top.{after}": columns})  # fmt: skip
    puzzles = load_all(data)
    assert [clues(puzzle) for puzzle in puzzles] == [clues(CAT)] * 2
    assert f"read from cat_rows.{after} and cat_cols.{after}" in puzzles[0].extras["notes"][-1]


def test_a_side_in_each_of_two_files_of_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "rows.txt"
    path.write_text(lines(ROWS))
    with pytest.raises(FormatError, match="the clues of one side only"):
        load(path)
    (tmp_path / "cols.txt").write_text(lines(COLUMNS))
    puzzle = load(path)
    assert clues(puzzle) == clues(CAT)
    assert puzzle.extras["notes"] == ["read together with cols.txt, which holds the other side"]


@pytest.mark.parametrize(
    ("start", "kind"), [(b"\x80\x04\x95", "a pickle of Python"), (b"\x93NUMPY\1\0", "NumPy")]
)
def test_data_of_programs_is_refused_with_what_to_do(start: bytes, kind: str) -> None:
    with pytest.raises(FormatError, match=kind):
        loads(start + bytes(range(40)))
