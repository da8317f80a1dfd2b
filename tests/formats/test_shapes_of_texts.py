"""Clues and pictures in pages and plain texts: under headings, as numbers alone, in tables, drawn."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.exchange import clues, grids, lengths
from formats.shapes import COLUMNS, MATRIX, ROWS, TEXT_COLUMNS, TEXT_ROWS, padded, reading, saying_all
from nonokit.formats import loads
from nonokit.formats.orientation import upright_odds
from nonokit.formats.structure.pictures import unspaced
from nonokit.model import Grid, Puzzle

SHAPES = {
    "XML": "<game><rows>" + "".join(f"<row>{text}</row>" for text in TEXT_ROWS) + "</rows><cols>" + "".join(f"<col>{text}</col>" for text in TEXT_COLUMNS) + "</cols></game>",
    "XML of runs": "<puzzle>" + "".join(f"<{tag}>" + "".join(f'<run length="{n}"/>' for n in clue) + f"</{tag}>" for tag, side in (("row", ROWS), ("column", COLUMNS)) for clue in side) + "</puzzle>",
    "a table": "<!doctype html><p>House<br><table><tr><td>" + "".join(f"<td>{text.replace(' ', '<br>')}" for text in TEXT_COLUMNS) + "".join(f"<tr><th>{text}" + "<td>" * 7 for text in TEXT_ROWS) + "</table>",
    "a table of single numbers": "<html><body><table>" + "".join("<tr>" + "".join(f"<td>{n or ''}</td>" for n in line) + "</tr>" for line in [*([0, 0, 0, *step] for step in zip(*padded(COLUMNS), strict=True)), *([*clue, *[0] * 7] for clue in padded(ROWS))]) + "</table></body></html>",
    "a picture below its clues": "     2  3\n 1 | 0  1\n" + "\n".join("".join("□■"[cell] for cell in row) for row in MATRIX) + "\n",
    "a picture beside its looks": json.dumps({"board": [["Filled" if cell else "Empty" for cell in row] for row in MATRIX], "colors": [[[200 + cell, 90 - x, 40] for x, cell in enumerate(row)] for row in MATRIX]}),
    "a picture in Markdown": "# A house\n\nTake `#` for filled (as usual):\n```\n" + "\n".join("".join(".#"[cell] for cell in row) for row in MATRIX) + "\n```\nIt has (one) door.\n",
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
    "sides in prose": f"Who can solve it? 7 wide, 8 high.\n\nAcross (top to bottom): {', '.join(TEXT_ROWS)}\nDown (left to right): {', '.join(TEXT_COLUMNS)}\n\nThanks!\n",
    "numbered letters": "".join(f"C{i} {t}\n" for i, t in enumerate(TEXT_COLUMNS, 1)) + "".join(f"R{i} {t}\n" for i, t in enumerate(TEXT_ROWS, 1)),
    "letters and numbers between tabs": "".join(f"{name}\t{i}\t{t}\n" for name, side in (("C", TEXT_COLUMNS), ("R", TEXT_ROWS)) for i, t in enumerate(side, 1)),
    "sides in two blocks of code": "# House\n\nColumns:\n\n```\n" + "\n".join(TEXT_COLUMNS) + "\n```\n\nRows:\n\n```\n" + "\n".join(TEXT_ROWS) + "\n```\n",
    "remarks behind the lines": "7 8\n" + "\n".join(f"{t} # row" for t in TEXT_ROWS) + "\n" + "\n".join(TEXT_COLUMNS),
    "headings of a page": "<h2>Columns</h2><ol>" + "".join(f"<li>{t}</li>" for t in TEXT_COLUMNS) + "</ol><h2>Rows</h2><ol>" + "".join(f"<li>{t}</li>" for t in TEXT_ROWS) + "</ol>",
    "terms of a page": f"<dl><dt>Columns</dt><dd>{' | '.join(TEXT_COLUMNS)}</dd><dt>Rows</dt><dd>{' | '.join(TEXT_ROWS)}</dd></dl>",
    "boxes of a page": "<div>" + "".join(f"<div class='{name}-clues'>" + "".join("<div class='clue'>" + "".join(f"<span>{n}</span>" for n in clue) + "</div>" for clue in side) + "</div>" for name, side in (("col", COLUMNS), ("row", ROWS))) + "</div>",
    "cells of a page that are filled": "<table>" + "".join("<tr>" + "".join(f"<td class='cell c{x} {'filled' if cell else 'empty'}'></td>" for x, cell in enumerate(row)) + "</tr>" for row in MATRIX) + "</table>",
    "cells of a page that are black": "<table>" + "".join("<tr>" + "".join(f"<td style='width: 9px; background: {'#000' if cell else '#fff'}'>&nbsp;</td>" for cell in row) + "</tr>" for row in MATRIX) + "</table>",
    "elements with their side": "<p>" + "".join(f"<clue axis='{name}' idx='{i}'>{t}</clue>" for name, side in (("col", TEXT_COLUMNS), ("row", TEXT_ROWS)) for i, t in enumerate(side)) + "</p>",
    "a line a clue with its side": "type,clue\n" + "".join(f"{name},{t}\n" for name, side in (("col", TEXT_COLUMNS), ("row", TEXT_ROWS)) for t in side),
    "a side in each column": "columns,rows\n" + "".join(f"{c},{r}\n" for c, r in zip([*TEXT_COLUMNS, ""], TEXT_ROWS, strict=True)),
    "a side in each table of Markdown": "".join(f"| {name} | {' | '.join(side)} |\n|{'---|' * (len(side) + 1)}\n\n" for name, side in (("Columns", TEXT_COLUMNS), ("Rows", TEXT_ROWS))),
    "a picture in Markdown's table": "|" + " |" * 7 + "\n|" + "---|" * 7 + "\n" + "".join("|" + "|".join(" █"[cell] for cell in row) + "|\n" for row in MATRIX),
    "groups of five": "".join("".join(".#"[c] for c in row[:5]) + "|" + "".join(".#"[c] for c in row[5:]) + "\n" + ("--------\n" if y == 4 else "") for y, row in enumerate(MATRIX)),
    "walls between all cells": ("+---" * 7 + "+\n") + "".join("|" + "|".join(f" {' #'[c]} " for c in row) + "|\n" + "+---" * 7 + "+\n" for row in MATRIX),
    "clues before the cells": "".join(f"{t:>6} {''.join('.#'[c] for c in row)}\n" for t, row in zip(TEXT_ROWS, MATRIX, strict=True)),
    "a line for two rows": "".join("".join(" ▀▄█"[a + 2 * b] for a, b in zip(*MATRIX[y : y + 2], strict=True)) + "\n" for y in range(0, 8, 2)),
}  # fmt: skip


test_it_is_read = reading(SHAPES)

test_named_sides_leave_nothing_to_assume = saying_all(
    SHAPES,
    "sides in prose",
    "numbered letters",
    "headings of a page",
    "terms of a page",
    "boxes of a page",
    "elements with their side",
    "a side in each column",
)


NARROW = [
    [1, 4],
    [1, 6],
    [1, 5],
    [1, 1, 2],
    [2, 1, 3],
    [5],
    [4],
    [2, 1, 1],
    [2, 1, 1],
    [1, 2],
    [3],
    [1, 2],
    [1, 3],
]
NARROW_COLUMNS = [
    [9],
    [1, 5, 1],
    [1, 2, 1, 1],
    [2, 3, 2],
    [4, 1, 1, 2],
    [3, 1, 1, 1],
    [5, 1, 1, 1],
    [5, 2, 1],
]
WIDE = ["2 2", "2 6", "7", "3", "0", "2 1", "3 1 3", "6 1", "5 3", "1 6"]
WIDE_COLUMNS = [
    "2 2 1",
    "2 4",
    "3",
    "2",
    "2",
    "2 2",
    "2 1",
    "2",
    "2",
    "2 1 1",
    "2 1",
    "3 1 1",
    "2 2 2",
    "1 4",
    "2",
]


def test_clues_that_commas_and_semicolons_part_are_no_line_of_cells() -> None:
    """Both lines have as many commas, and some of their numbers might be a size."""
    sides = ("; ".join(",".join(map(str, clue)) for clue in side) for side in (NARROW, NARROW_COLUMNS))
    puzzle = loads("ROWS: {}\nCOLS: {}\n".format(*sides))
    assert lengths(puzzle) == (NARROW, NARROW_COLUMNS)


def test_one_of_two_blocks_of_code_is_not_a_puzzle_by_itself() -> None:
    """Its lines may be divided where both parts fill the same cells."""
    blocks = (
        f"{name}:\n\n```\n{chr(10).join(side)}\n```\n"
        for name, side in (("Columns", WIDE_COLUMNS), ("Rows", WIDE))
    )
    assert clues(loads("# Number 3\n\n" + "\n".join(blocks))) == (WIDE, WIDE_COLUMNS)


def test_coloured_squares() -> None:
    puzzle = loads("🟥🟥⬜\n🟥⬜🟧\n⬜🟧🟧\n")
    assert [colour.name for colour in puzzle.palette] == ["white", "red", "orange"]
    assert puzzle.goal == Grid(3, 3, bytes([1, 1, 0, 1, 0, 2, 0, 2, 2]), puzzle.palette)
    letters = loads(json.dumps({"picture": ["##g..", "#.gg.", "##.g.", "#####"]}))
    assert [colour.name for colour in letters.colours] == ["black", "green"]


def test_black_is_the_night_behind_coloured_squares() -> None:
    puzzle = loads("⬛⬛⬛⬛\n⬛🟦🟦⬛\n⬛⬛🟦⬛\n⬛⬛⬛⬛\n")
    assert clues(puzzle)[0] == ["0", "2", "1", "0"]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16"])
def test_pictures_without_latin_letters_in_two_bytes_a_character(encoding: str) -> None:
    picture = "⬛⬜⬛\n⬛⬛⬜\n⬜⬜⬜\n"
    assert loads(picture.encode(encoding)).goal == loads(picture).goal


def test_a_row_without_boxes_belongs_to_the_picture_unless_its_signs_are_no_cells() -> None:
    rows = ["..█.", "....", "██.█", "█..█"]
    shaded = ["    " + row.replace(".", "░") for row in rows]
    assert clues(loads("\n".join(["stage:", "    >", *shaded]))) == clues(loads("\n".join(rows)))
    assert clues(loads("\n".join([">", *rows]))) == clues(
        Puzzle.from_grid([row.replace("█", "#") for row in rows])
    )


def test_empty_lines_at_the_end_are_clues_where_the_size_counts_them() -> None:
    puzzle = loads("4 3\n1\n3\n\n1\n2\n1\n\n")
    assert [len(clue or ()) for clue in (*puzzle.rows, *puzzle.columns)] == [1, 1, 0, 1, 1, 1, 0]


@settings(max_examples=60, deadline=None)
@given(grid=grids())
def test_turning_a_puzzle_turns_the_odds(grid: Grid) -> None:
    puzzle = Puzzle.from_grid(grid)
    assert upright_odds(puzzle) == pytest.approx(-upright_odds(puzzle.transposed()))


@settings(max_examples=100, deadline=None)
@given(grid=grids(most=9), shape=st.sampled_from(["json", "assignments", "headings", "yaml"]))
def test_any_puzzle_with_named_sides_comes_back(grid: Grid, shape: str) -> None:
    puzzle = Puzzle.from_grid(grid)
    rows, columns = lengths(puzzle)
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
    assert unspaced([row + "   1"]) == ["10" * 40 + "1"]
    assert unspaced([row + "     1"]) is None


EMPTY_LINE = ["#.#..#", "###..#", "......", "#.##.#", "###..#"]


@pytest.mark.parametrize("walls", ["+-|", "┌─│"])
def test_a_blank_row_within_walls_ends_no_picture(walls: str) -> None:
    corner, rule, wall = walls
    frame = corner + rule * 6 + corner
    sign = "#" if wall == "|" else "█"
    rows = [wall + row.replace(".", " ").replace("#", sign) + wall for row in EMPTY_LINE]
    assert clues(loads("\n".join([frame, *rows, frame]))) == clues(Puzzle.from_grid(EMPTY_LINE))


def test_a_row_without_a_number_beside_cells_is_blank() -> None:
    picture = Puzzle.from_grid(EMPTY_LINE)
    rows, columns = map(padded, lengths(picture))
    assert not any(rows[2])
    above = ["".join(f"{n or '':>3}" for n in line) for line in zip(*columns, strict=True)]
    beside = ["".join(f"{n or '':>3}" for n in line) for line in rows]
    text = "\n".join([" " * 9 + "|" + line for line in above] + [f"{line}|{'  .' * 6}" for line in beside])
    assert clues(loads(text)) == clues(picture)


@pytest.mark.parametrize(("height", "width"), [(7, 12), (12, 12)])
def test_signs_in_pairs_are_one_cell_where_that_is_more_of_a_square_and_that_is_said(
    height: int, width: int
) -> None:
    rows = [("##  " * 6)[2 * (y % 2) :][:width] for y in range(height)]
    puzzle = loads("\n".join(rows))
    assert puzzle.width == (6 if height == 7 else 12)
    assert "pairs" in puzzle.extras["notes"][0] or "two signs" in puzzle.extras["notes"][0]


def test_signs_in_pairs_in_small_pictures_may_be_so_by_chance() -> None:
    puzzle = loads("##  \n####\n  ##")
    assert puzzle.width == 4
    assert "notes" not in puzzle.extras


def test_an_empty_lower_half_of_the_last_line_is_no_row_and_that_is_said() -> None:
    rows = ["█▀▀█", "█▄▄█", "▀  ▀"]
    puzzle = loads("\n".join(rows))
    assert clues(puzzle) == clues(Puzzle.from_grid(["####", "#..#", "#..#", "####", "#..#"]))
    assert "lower half" in puzzle.extras["notes"][0]
