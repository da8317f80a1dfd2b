"""Clues and pictures in programs: the lists, texts and calls of many languages."""

from __future__ import annotations

import json

import pytest

from formats.exchange import clues
from formats.shapes import COLUMNS, MATRIX, ROWS, TEXT_COLUMNS, TEXT_ROWS, braces, reading, saying_all
from nonokit.errors import FormatError
from nonokit.formats import loads
from nonokit.formats.structure.literals import parse_literals
from nonokit.model import Puzzle

SHAPES = {
    "a function's arguments": f"solve {ROWS} {COLUMNS}\n",
    "Lisp": "((" + " ".join(f"({text})" for text in TEXT_ROWS) + ") (" + " ".join(f"({text})" for text in TEXT_COLUMNS) + "))\n",
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
    "binary numbers": "static const uint8_t house[8] = {\n" + "".join(f"  0b{''.join(map(str, row))},\n" for row in MATRIX) + "};\n",
    "a text over lines in C#": 'Grid("house", @"\n' + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + '\n");\n',
    "a raw text in C++": 'auto house = R"x(\n' + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + '\n)x";\n',
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
    "attributes of JSX": f"const App = () => {{\n  return <Board columnClues={{{COLUMNS}}} rowClues={{{ROWS}}} />;\n}};\n",
    "lists of a size that has a name": f"int cols[W][4] = {braces(COLUMNS)};\nint rows[H][4] = {braces(ROWS)};\n",
    "Essence's be": f"letting cols be {COLUMNS}\nletting rows be {ROWS}\n",
    "clues added number by number": "".join(f"n.add_{name}({', '.join(map(str, clue))})\n" for name, side in (("column", COLUMNS), ("row", ROWS)) for clue in side),
    "Smalltalk": "".join(f"{name} := #({' '.join('#(' + ' '.join(map(str, clue)) + ')' for clue in side)}).\n" for name, side in (("columns", COLUMNS), ("rows", ROWS))),
    "Clojure over lines": f"(def house\n  {{:columns {json.dumps(COLUMNS).replace(',', '')}\n   :rows {json.dumps(ROWS).replace(',', '')}}})\n",
    "YAML with remarks": "cols:  # from above\n" + "".join(f"- {c}\n" for c in COLUMNS) + "rows:  # from the left\n" + "".join(f"- {c}\n" for c in ROWS),
    "YAML's blocks of lines": "cols: |\n" + "".join(f"  {c}\n" for c in TEXT_COLUMNS) + "rows: >\n" + "".join(f"  {c}\n" for c in TEXT_ROWS),
}  # fmt: skip


test_it_is_read = reading(SHAPES)

test_named_sides_leave_nothing_to_assume = saying_all(
    SHAPES,
    "attributes of JSX",
    "lists of a size that has a name",
    "Essence's be",
    "Smalltalk",
    "Clojure over lines",
    "YAML with remarks",
    "YAML's blocks of lines",
)


def test_rows_of_cells_in_brackets_are_no_sides() -> None:
    """The first and the last rows fill as many cells, as two sides would."""
    rows = "".join(f"      [{', '.join('01'[sign == '#'] for sign in row)}],\n" for row in SQUARE)
    puzzle = loads(f"export const puzzles = [\n  build({{\n    grid: [\n{rows}    ],\n  }}),\n];\n")
    assert clues(puzzle) == clues(Puzzle.from_grid(SQUARE))


SQUARE = ["..#..", "..#..", "#####", "..#..", "..#.."]


def test_lists_alone_may_be_small() -> None:
    """In a program such lists agree by chance; where there is nothing else, there is nothing else to mean."""
    small = "3 3\n[[1,1],[1],[3]]\n[[1,1],[2],[1,1]]\n"
    assert clues(loads(small)) == (["1 1", "1", "3"], ["1 1", "2", "1 1"])
    with pytest.raises(FormatError):
        loads(f"import os\n{small}")


def test_nested_assignments() -> None:
    table = parse_literals('p["rows"] = [[1], [2]]; x = {"a": (1, 2), b: [true, nil]}')
    assert table.entries[0] == ("rows", [[1], [2]])
    assert table.entries[1][1].entries == [("a", [1, 2]), ("b", [True, None])]
