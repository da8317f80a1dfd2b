"""Puzzles in shapes that no format has: two lists of clues or a picture, under any names, in any notation."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.exchange import clues, grids
from nonokit.errors import FormatError
from nonokit.formats import load, load_all, loads
from nonokit.formats.orientation import upright_odds
from nonokit.formats.structure import pictures
from nonokit.formats.structure.literals import parse_literals
from nonokit.model import Grid, Puzzle

HOUSE = Puzzle.from_grid(
    ["...#...", "..###..", ".#####.", "#######", ".#...#.", ".#.#.#.", ".#.#.#.", ".#####."]
)
FLAG = Puzzle.from_grid(["#####", "#...#", "#####", "#....", "#....", "#...."])
ROWS, COLUMNS = (
    [[run.length for run in clue or ()] for clue in side] for side in (HOUSE.rows, HOUSE.columns)
)
FLAG_ROWS, FLAG_COLUMNS = (
    [[run.length for run in clue or ()] for clue in side] for side in (FLAG.rows, FLAG.columns)
)
MATRIX = [[int(cell) for cell in HOUSE.goal.cells[y * 7 : y * 7 + 7]] for y in range(8)]  # type: ignore[union-attr]
TEXT_ROWS = [" ".join(map(str, clue)) for clue in ROWS]
TEXT_COLUMNS = [" ".join(map(str, clue)) for clue in COLUMNS]


def braces(value: object) -> str:
    return json.dumps(value).replace("[", "{").replace("]", "}")


def padded(side: list[list[int]]) -> list[list[int]]:
    longest = max(map(len, side))
    return [[0] * (longest - len(clue)) + clue for clue in side]


JSON_SHAPES: dict[str, object] = {
    "rowClues": {"rowClues": ROWS, "colClues": COLUMNS},
    "row_clues": {"name": "House", "row_clues": ROWS, "col_clues": COLUMNS},
    "hints": {"size": {"w": 7, "h": 8}, "HintsColumn": COLUMNS, "HintsRow": ROWS},
    "horizontal": {"horizontal": ROWS, "vertical": COLUMNS},
    "top and left": {"topHeader": COLUMNS, "leftHeader": ROWS},
    "nested": {"id": 7, "clues": {"rows": ROWS, "cols": COLUMNS}},
    "apart": {"rows": {"clues": ROWS}, "columns": {"clues": COLUMNS, "count": 7}},
    "a pair": [ROWS, COLUMNS],
    "texts": {"rows": TEXT_ROWS, "cols": [text.replace(" ", ",") for text in TEXT_COLUMNS]},
    "one text a side": {"rows": ";".join(TEXT_ROWS), "cols": ";".join(TEXT_COLUMNS)},
    "bare numbers": {"rows": [c[0] if len(c) == 1 else c for c in ROWS], "columns": COLUMNS},
    "objects": {side: [[{"length": n, "color": "black"} for n in clue] for clue in lines] for side, lines in (("rows", ROWS), ("cols", COLUMNS))},
    "objects of objects": {side: [{"hints": [{"value": n, "done": False} for n in clue], "done": False} for clue in lines] for side, lines in (("rows", ROWS), ("columns", COLUMNS))},
    "numbered lines": {"rows": {str(i): clue for i, clue in enumerate(ROWS)}, "cols": {f"c{i}": clue for i, clue in enumerate(COLUMNS)}},
    "padded with nothing": {"data_left": [[n or "" for n in clue] for clue in padded(ROWS)], "data_top": [[n or "" for n in clue] for clue in padded(COLUMNS)]},
    "padded": {"row_rules": padded(ROWS), "col_rules": padded(COLUMNS)},
    "floats": {"rows": [[float(n) for n in clue] for clue in ROWS], "cols": COLUMNS},
    "matrix": MATRIX,
    "matrix of floats": [[float(cell) for cell in row] for row in MATRIX],
    "truth values": {"cells": [[bool(cell) for cell in row] for row in MATRIX]},
    "strings": {"grid": ["".join(map(str, row)) for row in MATRIX]},
    "signs": {"picture": ["".join(".#"[cell] for cell in row) for row in MATRIX]},
    "nulls": {"board": [[1 if cell else None for cell in row] for row in MATRIX]},
    "words": {"board": [["black" if cell else "white" for cell in row] for row in MATRIX]},
    "flat": {"width": 7, "height": 8, "solution": [cell for row in MATRIX for cell in row]},
    "one string": {"width": 7, "height": 8, "solution": "".join(str(cell) for row in MATRIX for cell in row)},
    "a text within": {"problem": "\n".join(["8 7", *TEXT_ROWS, *TEXT_COLUMNS]), "title": "House"},
    "json within": {"data": json.dumps({"rows": ROWS, "cols": COLUMNS})},
    "looks": [[[20, 90, 30] if cell else [255, 255, 255] for cell in row] for row in MATRIX],
    "places and looks": {"tiles": [{"c": [20, 90, 30, 255], "x": x, "y": y} for y, row in enumerate(MATRIX) for x, cell in enumerate(row) if cell]},
    "a named format within": {"puzzle": "\n".join(["width 7", "height 8", "rows", *TEXT_ROWS, "columns", *TEXT_COLUMNS])},
}  # fmt: skip


@pytest.mark.parametrize("name", JSON_SHAPES)
def test_json_of_any_shape(name: str) -> None:
    puzzle = loads(json.dumps(JSON_SHAPES[name]))
    assert clues(puzzle) == clues(HOUSE)


TEXT_SHAPES = {
    "a function's arguments": f"solve {ROWS} {COLUMNS}\n",
    "Lisp": "((" + " ".join(f"({text})" for text in TEXT_ROWS) + ") (" + " ".join(f"({text})" for text in TEXT_COLUMNS) + "))\n",
    "XML": "<game><rows>" + "".join(f"<row>{text}</row>" for text in TEXT_ROWS) + "</rows><cols>" + "".join(f"<col>{text}</col>" for text in TEXT_COLUMNS) + "</cols></game>",
    "XML of runs": "<puzzle>" + "".join(f"<{tag}>" + "".join(f'<run length="{n}"/>' for n in clue) + f"</{tag}>" for tag, side in (("row", ROWS), ("column", COLUMNS)) for clue in side) + "</puzzle>",
    "a table": "<!doctype html><p>House<br><table><tr><td>" + "".join(f"<td>{text.replace(' ', '<br>')}" for text in TEXT_COLUMNS) + "".join(f"<tr><th>{text}" + "<td>" * 7 for text in TEXT_ROWS) + "</table>",
    "a table of single numbers": "<html><body><table>" + "".join("<tr>" + "".join(f"<td>{n or ''}</td>" for n in line) + "</tr>" for line in [*([0, 0, 0, *step] for step in zip(*padded(COLUMNS), strict=True)), *([*clue, *[0] * 7] for clue in padded(ROWS))]) + "</table></body></html>",
    "Python": f"import solver\n# a house\nrows = {ROWS}\ncolumns = {COLUMNS}\nsolver.run(rows, columns)\n",
    "Python with types": f"ROW_CLUES: list[list[int]] = {ROWS}\nCOL_CLUES: list[list[int]] = {COLUMNS}\n",
    "a call": f"Nonogram({ROWS}, {COLUMNS}).solve()",
    "JavaScript": f"const p = {{\n  rowHints: {ROWS},\n  colHints: {COLUMNS}, // left to right\n}};\nexport default p;\n",
    "TypeScript": f"export const rows: number[][] = {ROWS};\nexport const cols: number[][] = {COLUMNS};\n",
    "Java": f"int[][] rows = new int[][] {braces(ROWS)};\nint[][] columns = new int[][] {braces(COLUMNS)};\n",
    "C#": "".join(
        f"var {name} = new List<List<Run>>\n{{\n" + "".join(
            "new()\n{\n" + "".join(f"new Run\n{{\n Number = {n}\n}},\n" for n in clue) + "},\n" for clue in side
        ) + "};\n" for name, side in (("verticalLines", COLUMNS), ("horizontalLines", ROWS))
    ),
    "C": f"static const int rows[8][4] = {braces(ROWS)};\nstatic const int cols[7][4] = {braces(COLUMNS)};\n",
    "C++": f"std::vector<std::vector<int>> rows{braces(ROWS)};\nstd::vector<std::vector<int>> cols{braces(COLUMNS)};\n",
    "C++ constructors": "void test() {\n" + "".join(f"  std::vector<Clue> {name}({{{', '.join(f'nono::Clue({braces(clue)})' for clue in side)}}});\n" for name, side in (("colClues", COLUMNS), ("rowClues", ROWS))) + "}\n",
    "C++ functions": f"class House {{\npublic:\n  std::vector<Clue> initCols() const override {{\n    return {braces(COLUMNS)};\n  }}\n  std::vector<Clue> initRows() const\n  {{\n    return {braces(ROWS)};\n  }}\n}};\n",
    "a function around each clue": f"b.rows = [{', '.join(f'clue({c})' for c in ROWS)}];\nb.cols = [{', '.join(f'clue({c})' for c in COLUMNS)}];\n",
    "set one by one": "int main() {\n  Puzzle p;\n" + "".join(f"  p.{name}[{i}] = {braces(clue)};\n" for name, side in (("cols", COLUMNS), ("rows", ROWS)) for i, clue in enumerate(side)) + "}\n",
    "a text over lines in Rust": 'const HOUSE: Puzzle = puzzle(b"House", b"\n' + "\n".join("    " + "".join("-x"[cell] for cell in row) for row in MATRIX) + '\n    ");\n',
    "a picture within a Perl program": "my $p = House->new(<<'...');\n" + "\n".join("    " + "".join(map(str, row)) for row in MATRIX) + "\n    ...\n",
    "XPM": '/* XPM */\nstatic char *house[] = {\n"7 8 2 1",\n"# c #000000",\n". c None",\n' + ",\n".join('"' + "".join(".#"[cell] for cell in row) + '"' for row in MATRIX) + "};\n",
    "a notebook": json.dumps({"cells": [{"cell_type": "code", "source": ["import solver\n", f"rows = {ROWS}\n", f"cols = {COLUMNS}\n", "solver.run(rows, cols)"]}]}),
    "a picture below its clues": "     2  3\n 1 | 0  1\n" + "\n".join("".join("□■"[cell] for cell in row) for row in MATRIX) + "\n",
    "a picture beside its looks": json.dumps({"board": [["Filled" if cell else "Empty" for cell in row] for row in MATRIX], "colors": [[[200 + cell, 90 - x, 40] for x, cell in enumerate(row)] for row in MATRIX]}),
    "binary numbers": "static const uint8_t house[8] = {\n" + "".join(f"  0b{''.join(map(str, row))},\n" for row in MATRIX) + "};\n",
    "a text over lines in C#": 'Grid("house", @"\n' + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + '\n");\n',
    "a raw text in C++": 'auto house = R"x(\n' + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + '\n)x";\n',
    "a picture in Markdown": "# A house\n\nTake `#` for filled (as usual):\n```\n" + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + "\n```\nIt has (one) door.\n",
    "a program in Markdown": f"# A house\n\n1. An empty line is `Int[]`:\n   ```julia\n   cols = {COLUMNS}\n   rows = {ROWS}\n   ```\n",
    "Rust": f"let rows = vec!{json.dumps(ROWS).replace('[[', '[vec![').replace(', [', ', vec![')};\n"
    f"let cols = vec!{json.dumps(COLUMNS).replace('[[', '[vec![').replace(', [', ', vec![')};\n",
    "Lua": f"return {{ rows = {braces(ROWS)}, cols = {braces(COLUMNS)} }}",
    "Picat": f"puzzle(a,Rows,Cols) =>\n  Rows = {ROWS},\n  Cols = {COLUMNS}.\n",
    "Prolog": f"% a house\nrows({ROWS}).\ncols({COLUMNS}).\n",
    "Clojure": f"{{:rows {json.dumps(ROWS).replace(',', '')} :cols {json.dumps(COLUMNS).replace(',', '')}}}",
    "R": f"list(row_clues = list({', '.join('c(' + ', '.join(f'{n}L' for n in c) + ')' for c in ROWS)}), "
    f"col_clues = list({', '.join('c(' + ', '.join(f'{n}L' for n in c) + ')' for c in COLUMNS)}))",
    "TOML": f'title = "House"\nrows = {ROWS}\ncolumns = {COLUMNS}\n',
    "JSON with comments": f'{{\n  // a house\n  "rows": {ROWS},\n  "cols": {COLUMNS},\n}}\n',
    "YAML": "title: House\nrows:\n" + "".join(f"  - {c}\n" for c in ROWS) + "cols:\n" + "".join(f"  - {c}\n" for c in COLUMNS),
    "YAML blocks": "rows:\n" + "".join("- " + "\n  ".join(f"- {n}" for n in c) + "\n" for c in ROWS)
    + "columns:\n" + "".join("- " + "\n  ".join(f"- {n}" for n in c) + "\n" for c in COLUMNS),
    "YAML with dashes alone": "hints:\n" + "".join(f"  {name}:\n" + "".join("    -\n" + "".join(f"      - {n}\n" for n in c) for c in side) for name, side in (("vertical", COLUMNS), ("horizontal", ROWS))),
    "headings": "# row clues\n" + "\n".join(TEXT_ROWS) + "\n\n# col clues\n" + "\n".join(TEXT_COLUMNS) + "\n",
    "headings and dividers": "ROWS:\n" + "\n".join(TEXT_ROWS[:5]) + "\n-\n" + "\n".join(TEXT_ROWS[5:]) + "\nCOLUMNS:\n" + "\n".join(TEXT_COLUMNS),
    "a letter a line": "g 8 7\n" + "".join(f"r {t} 0\n" for t in TEXT_ROWS) + "".join(f"c {t} 0\n" for t in TEXT_COLUMNS),
    "numbered lines": "".join(f"Row {i}: {t}\n" for i, t in enumerate(TEXT_ROWS, 1)) + "".join(f"Column {i}: {t}\n" for i, t in enumerate(TEXT_COLUMNS, 1)),
    "one line a side": f"rows:{' '.join(t.replace(' ', ',') for t in TEXT_ROWS)}\ncolumns:{' '.join(t.replace(' ', ',') for t in TEXT_COLUMNS)}\n",
    "letters": " ".join("".join(chr(64 + n) for n in c) for c in ROWS) + "\n" + " ".join("".join(chr(64 + n) for n in c) for c in COLUMNS) + "\n",
    "three lines": f"8 7\n{ROWS}\n{COLUMNS}\n",
    "a size and rows first": "\n".join(["8 7", *TEXT_ROWS, *TEXT_COLUMNS]),
    "a size and columns first": "\n".join(["8 7", *TEXT_COLUMNS, *TEXT_ROWS]),
    "two counts": "\n".join(["7", *TEXT_COLUMNS, "8", *TEXT_ROWS]),
    "zeros at the ends": "\n".join(["8 7", *(t + " 0" for t in TEXT_ROWS), *(t + " 0" for t in TEXT_COLUMNS)]),
    "counts before the numbers": "\n".join(["8", "7", "", *(f"{len(c)} {t}" for c, t in zip(ROWS, TEXT_ROWS, strict=True)), "",
        *(f"{len(c)} {t}" for c, t in zip(COLUMNS, TEXT_COLUMNS, strict=True))]),
    "two lists": "\n".join([*TEXT_ROWS, "", *TEXT_COLUMNS]),
    "lines only": "\n".join([*TEXT_ROWS, *TEXT_COLUMNS]),
    "numbers over columns": "\n".join(" ".join(map(str, line)) for line in zip(*padded(COLUMNS), strict=True)) + "\n\n" + "\n".join(TEXT_ROWS),
    "NON without sizes": "title House\nrows\n" + "\n".join(TEXT_ROWS) + "\ncolumns\n" + "\n".join(TEXT_COLUMNS),
    "emoji": "\n".join("".join("⬜⬛"[cell] for cell in row) for row in MATRIX),
    "boxes": "\n".join("".join("□■"[cell] for cell in row) for row in MATRIX),
    "blocks and blanks": "\n".join("".join(" █"[cell] for cell in row).rstrip() for row in MATRIX),
    "framed": "+-------+\n" + "\n".join("|" + "".join(" #"[cell] for cell in row) + "|" for row in MATRIX) + "\n+-------+",
    "spaced": "\n".join(" ".join("-x"[cell] for cell in row) for row in MATRIX),
    "spaced up to the end": "--A house--\n" + "".join("".join(f"{cell} " for cell in row) + "\n" for row in MATRIX),
    "crosses for empty cells": "\n".join("".join("x■"[cell] for cell in row) for row in MATRIX),
    "tabs": "\n".join("\t".join(map(str, row)) for row in MATRIX),
    "commas": "\n".join(",".join(map(str, row)) for row in MATRIX),
    "a picture after its name": "A house:\n\n" + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + "\n\nThe end.\n",
    "a size and cells": "House;3;7x8x" + "".join(str(cell) for row in MATRIX for cell in row),
}  # fmt: skip


@pytest.mark.parametrize("name", TEXT_SHAPES)
def test_text_of_any_shape(name: str) -> None:
    puzzle = loads(TEXT_SHAPES[name])
    assert clues(puzzle) == clues(HOUSE)


MANY = {
    "a list": json.dumps([{"rows": ROWS, "columns": COLUMNS}, {"rows": FLAG_ROWS, "columns": FLAG_COLUMNS}]),
    "under a key": json.dumps({"version": 1, "puzzles": [{"rowClues": r, "colClues": c} for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))]}),
    "deep": json.dumps({"data": {"packs": [{"levels": [{"hints": {"row": r, "col": c}}]} for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))]}}),
    "lines of JSON": "\n".join(json.dumps({"rows": r, "cols": c}) for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))),
    "names with stems": f"house_rows = {ROWS}\nflag_rows = {FLAG_ROWS}\nflag_cols = {FLAG_COLUMNS}\nhouse_cols = {COLUMNS}\n",
    "one after the other": f"rows = {ROWS}\ncols = {COLUMNS}\nsolve(rows, cols)\nrows = {FLAG_ROWS}\ncols = {FLAG_COLUMNS}\nsolve(rows, cols)\n",
    "cases": "2\n8 7\n" + "".join(f"{' '.join(map(str, c))} 0\n" for c in ROWS + COLUMNS) + "6 5\n" + "".join(f"{' '.join(map(str, c))} 0\n" for c in FLAG_ROWS + FLAG_COLUMNS),
    "pictures": json.dumps({"levels": [MATRIX, [[int(c) for c in FLAG.goal.cells[y * 5 : y * 5 + 5]] for y in range(6)]]}),  # type: ignore[union-attr]
    "drawings": HOUSE.goal.to_text() + "\n\n" + FLAG.goal.to_text(),  # type: ignore[union-attr]
}  # fmt: skip


@pytest.mark.parametrize("name", MANY)
def test_several_puzzles(name: str) -> None:
    found = load_all(MANY[name].encode())
    assert sorted(map(clues, found)) == sorted(map(clues, (HOUSE, FLAG)))


@pytest.mark.parametrize("divider", [";;;;;;", ""])
def test_pictures_one_below_the_other(divider: str) -> None:
    rows = [";".join(map(str, row)) for row in MATRIX]
    found = load_all("\n".join([*rows, divider, *reversed(rows), ""]).encode())
    assert [puzzle.rows for puzzle in found] == [HOUSE.rows, HOUSE.rows[::-1]]


def test_titles_and_the_like_are_kept() -> None:
    value = {
        "title": "House",
        "author": "Ann",
        "url": "https://example.org",
        "rowClues": ROWS,
        "colClues": COLUMNS,
    }
    puzzle = loads(json.dumps(value))
    assert (puzzle.title, puzzle.author, puzzle.source) == ("House", "Ann", "https://example.org")
    text = f"title = 'House'\nrows = {ROWS}\ncols = {COLUMNS}\ntitle = 'Flag'\nrows = {FLAG_ROWS}\ncols = {FLAG_COLUMNS}\n"
    assert [found.title for found in load_all(text.encode())] == ["House", "Flag"]


def test_a_picture_beside_the_clues_is_the_goal_and_settles_rows_and_columns() -> None:
    turned = {"first": COLUMNS, "second": ROWS, "solution": MATRIX}
    puzzle = loads(json.dumps(turned))
    assert puzzle.goal == HOUSE.goal
    assert "notes" not in puzzle.extras


def test_lists_alone_may_be_small() -> None:
    """In a program such lists agree by chance; where there is nothing else, there is nothing else to mean."""
    small = "3 3\n[[1,1],[1],[3]]\n[[1,1],[2],[1,1]]\n"
    assert clues(loads(small)) == (["1 1", "1", "3"], ["1 1", "2", "1 1"])
    with pytest.raises(FormatError):
        loads(f"import os\n{small}")


def test_what_was_assumed_is_said() -> None:
    puzzle = loads(json.dumps([ROWS, COLUMNS]))
    assert puzzle.extras["notes"] == [
        "read as rows first: as columns first it would be a puzzle too (overrule it with transpose or format)"
    ]
    assert loads(json.dumps([ROWS, COLUMNS]), transpose=True) == puzzle.transposed()


def test_numbers_from_the_far_end_are_found_by_solving() -> None:
    picture = Puzzle.from_grid(["#.....##", "##..####", "...#####", "..###.##", "#.#..#.#", "####...."])
    far = [
        [[run.length for run in (clue or ())[::-1]] for clue in side]
        for side in (picture.rows, picture.columns)
    ]
    found = loads(json.dumps(far))
    assert clues(found) == clues(picture)
    assert "all numbers from the far end" in found.extras["notes"][0]


def test_colours_by_name_number_and_look() -> None:
    picture = Puzzle.from_grid(["rr.bb", "r...b", ".bbb.", "r.b.r"])
    names = {1: "red", 2: "blue"}
    sides = [
        [[[run.length, names[run.colour]] for run in clue or ()] for clue in side]
        for side in (picture.rows, picture.columns)
    ]
    by_name = loads(json.dumps({"rows": sides[0], "cols": sides[1]}))
    assert by_name.rows == picture.rows
    assert [colour.name for colour in by_name.colours] == ["red", "blue"]
    numbers = [
        [[[run.colour, run.length] for run in clue or ()] for clue in side]
        for side in (picture.rows, picture.columns)
    ]
    by_number = loads(
        json.dumps({"rows": numbers[0], "cols": numbers[1], "colors": ["#ffffff", "#ff0000", "#0000ff"]})
    )
    assert by_number.rows == picture.rows
    assert [colour.rgb for colour in by_number.colours] == [(255, 0, 0), (0, 0, 255)]


def test_coloured_squares() -> None:
    puzzle = loads("🟥🟥⬜\n🟥⬜🟧\n⬜🟧🟧\n")
    assert [colour.name for colour in puzzle.palette] == ["white", "red", "orange"]
    assert puzzle.goal == Grid(3, 3, bytes([1, 1, 0, 1, 0, 2, 0, 2, 2]), puzzle.palette)
    letters = loads(json.dumps({"picture": ["##g..", "#.gg.", "##.g.", "#####"]}))
    assert [colour.name for colour in letters.colours] == ["black", "green"]


def test_black_is_the_night_behind_coloured_squares() -> None:
    puzzle = loads("⬛⬛⬛⬛\n⬛🟦🟦⬛\n⬛⬛🟦⬛\n⬛⬛⬛⬛\n")
    assert clues(puzzle)[0] == ["0", "2", "1", "0"]


CELLS = [{"x": x, "y": y, "filled": bool(cell)} for y, row in enumerate(MATRIX) for x, cell in enumerate(row)]


@pytest.mark.parametrize(
    "value",
    [
        CELLS,
        {"cells": CELLS},
        {
            "cells": [
                {"row": cell["y"] + 1, "col": cell["x"] + 1, "state": int(cell["filled"])} for cell in CELLS
            ]
        },
        {
            "width": len(MATRIX[0]),
            "height": len(MATRIX),
            "pixels": [{"x": cell["x"], "y": cell["y"]} for cell in CELLS if cell["filled"]],
        },
    ],
    ids=["bare", "under a key", "from one", "filled ones and a size"],
)
def test_cells_with_their_places_are_a_picture(value: object) -> None:
    puzzle = loads(json.dumps(value))
    assert puzzle.goal is not None
    assert bytes(puzzle.goal.cells) == bytes(cell for row in MATRIX for cell in row)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16"])
def test_pictures_without_latin_letters_in_two_bytes_a_character(encoding: str) -> None:
    picture = "⬛⬜⬛\n⬛⬛⬜\n⬜⬜⬜\n"
    assert loads(picture.encode(encoding)).goal == loads(picture).goal


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16", "utf-8-sig", "cp1251", "koi8-r"])
def test_encodings(encoding: str) -> None:
    title = "Дом" if encoding != "koi8-r" else "House"
    data = json.dumps({"title": title, "rows": ROWS, "cols": COLUMNS}, ensure_ascii=False).encode(encoding)
    puzzle = load(data)
    assert (clues(puzzle), puzzle.title) == (clues(HOUSE), title)


@pytest.mark.parametrize(
    "text",
    [
        "Dear Ann,\n\nthe 3 boxes and 4 bags are here; 12 more will come on the 14th.\n\nYours, Ben\n",
        "def f(x):\n    return [0, 1, 2][x]\n\nprint(f(1), [[1, 2], [3, 4]])\n",
        '{"name": "package", "version": "1.0.0", "files": ["a", "b"], "size": 3}',
        "id,name,score\n1,Ann,12\n2,Ben,9\n3,Cid,7\n",
        '{"rows": 5, "cols": 5}',
        "1 2 3\n4 5 6\n7 8 9\n",
        'states = ["unknown", "unknown", "unknown"]\n',
        "----------------\nelse\n----------------\n",
        "0010 0100 1010\n1110 0100 1111\n0010 0000 1010\n",
        "sizes = {0b1, 0b10, 0b100, 0b1000}\n",
        '{"rowClues": [[1, [[1], [1]]], ["both"]], "colClues": [[[[1], [1]], 2], [2]]}',
        ":- module(m, [a/1]).\n:- use_module(library(lists)).\na([X]) :- b(X).\n",
    ],
)
def test_what_holds_no_puzzle(text: str) -> None:
    with pytest.raises(FormatError):
        loads(text)


def test_a_row_without_boxes_belongs_to_the_picture_unless_its_signs_are_no_cells() -> None:
    rows = ["..█.", "....", "██.█", "█..█"]
    shaded = ["    " + row.replace(".", "░") for row in rows]
    assert clues(loads("\n".join(["stage:", "    >", *shaded]))) == clues(loads("\n".join(rows)))
    assert clues(loads("\n".join([">", *rows]))) == clues(
        Puzzle.from_grid([row.replace("█", "#") for row in rows])
    )


def test_noughts_and_crosses_and_what_they_are_taken_for_is_said() -> None:
    puzzle = loads("\n".join(SQUARE).replace("#", "O").replace(".", "X"))
    assert clues(puzzle) == clues(Puzzle.from_grid(SQUARE))
    assert puzzle.extras["notes"] == ["o is taken for filled and x for empty"]


SQUARE = ["..#..", ".###.", "#####", ".#.#.", ".#.#."]
CELLS_OF_SQUARE = "".join("01"[sign == "#"] for row in SQUARE for sign in row)


@pytest.mark.parametrize(
    "text",
    [
        json.dumps([["house", 2, 5, 5, CELLS_OF_SQUARE], ["other", 1, 5, 5, "10" * 12 + "1"]]),
        f"5 {CELLS_OF_SQUARE}\n5 {CELLS_OF_SQUARE[::-1]}\n",
        f"INSERT INTO puzzles VALUES (7, 'house', 5, 5, '{CELLS_OF_SQUARE}');",
    ],
)
def test_a_size_stands_beside_its_cells(text: str) -> None:
    puzzle = load_all(text.encode())[0]
    assert clues(puzzle) == clues(Puzzle.from_grid(SQUARE))
    assert "notes" not in puzzle.extras


@pytest.mark.parametrize(
    "text",
    [json.dumps({"solution": CELLS_OF_SQUARE}), f"board.data = [{', '.join(CELLS_OF_SQUARE)}];\n"],
)
def test_cells_without_a_size_are_taken_for_a_square_and_that_is_said(text: str) -> None:
    puzzle = loads(text)
    assert clues(puzzle) == clues(Puzzle.from_grid(SQUARE))
    assert puzzle.extras["notes"] == ["nothing gives its size: taken for a square of 5×5 cells"]


@pytest.mark.parametrize("numbers", [[0b00100, 0b01110, 0b11111, 0b01010], ["0x04", "0x0e", "0x1f", "0x0a"]])
def test_numbers_whose_bits_may_be_cells_are_refused_without_a_size(numbers: list[object]) -> None:
    """How wide the rows are is not in them."""
    with pytest.raises(FormatError):
        loads(json.dumps({"picture": numbers}))


def test_empty_lines_at_the_end_are_clues_where_the_size_counts_them() -> None:
    puzzle = loads("4 3\n1\n3\n\n1\n2\n1\n\n")
    assert [len(clue or ()) for clue in (*puzzle.rows, *puzzle.columns)] == [1, 1, 0, 1, 1, 1, 0]


def test_a_mistyped_number_still_makes_a_puzzle() -> None:
    wrong = [[9], *ROWS[1:]]
    for text in (json.dumps({"rows": wrong, "columns": COLUMNS}), f"rows = {wrong}\ncols = {COLUMNS}\n"):
        assert loads(text).problems()


def test_nested_assignments() -> None:
    table = parse_literals('p["rows"] = [[1], [2]]; x = {"a": (1, 2), b: [true, nil]}')
    assert table.entries[0] == ("rows", [[1], [2]])
    assert table.entries[1][1].entries == [("a", [1, 2]), ("b", [True, None])]


@settings(max_examples=60, deadline=None)
@given(grid=grids())
def test_turning_a_puzzle_turns_the_odds(grid: Grid) -> None:
    puzzle = Puzzle.from_grid(grid)
    assert upright_odds(puzzle) == pytest.approx(-upright_odds(puzzle.transposed()))


@settings(max_examples=100, deadline=None)
@given(grid=grids(most=9), shape=st.sampled_from(["json", "assignments", "headings", "yaml"]))
def test_any_puzzle_with_named_sides_comes_back(grid: Grid, shape: str) -> None:
    puzzle = Puzzle.from_grid(grid)
    rows, columns = (
        [[run.length for run in clue or ()] for clue in side] for side in (puzzle.rows, puzzle.columns)
    )
    is_tiny = (
        min(grid.width, grid.height) < 2 or sum(map(sum, rows)) < 3
    )  # a program's text holds many such lists
    texts = {
        "json": json.dumps({"rowHints": rows, "colHints": columns}),
        "assignments": f"rows = {rows}\ncols = {columns}\n",
        "headings": "rows\n" + "".join(f"{' '.join(map(str, c)) or 0}\n" for c in rows) + "columns\n" + "".join(f"{' '.join(map(str, c)) or 0}\n" for c in columns),
        "yaml": "rows:\n" + "".join(f"- {c}\n" for c in rows) + "cols:\n" + "".join(f"- {c}\n" for c in columns),
    }  # fmt: skip
    if shape in ("json", "headings") or not is_tiny:
        assert clues(loads(texts[shape])) == clues(puzzle)


def test_blanks_that_can_be_divided_in_many_ways_take_no_time() -> None:
    """Two blanks between cells and a strange end: every way of dividing them was tried, for ages."""
    row = "  ".join("10" * 40)
    assert pictures.unspaced([row + "   1"]) == ["10" * 40 + "1"]
    assert pictures.unspaced([row + "     1"]) is None


def test_places_of_cells_are_no_picture_two_cells_wide() -> None:
    places = [[0, 1], [0, 2], [1, 0], [1, 1], [2, 2], [3, 1], [3, 3], [4, 0]]
    with pytest.raises(FormatError, match="no puzzle"):
        loads(json.dumps({"width": 5, "height": 5, "neighbours": places}))
