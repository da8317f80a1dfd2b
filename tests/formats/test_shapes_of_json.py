"""JSON in shapes that no format has: two lists of clues or a picture, under any names, at any depth."""

from __future__ import annotations

import json

import pytest

from formats.exchange import clues
from formats.shapes import COLUMNS, HOUSE, MATRIX, ROWS, TEXT_COLUMNS, TEXT_ROWS, padded, reading, saying_all
from nonokit.errors import FormatError
from nonokit.formats import load, loads
from nonokit.model import Puzzle

_VALUES: dict[str, object] = {
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
    "lists in pages of lists": {"data": {side: {"edges": [{"node": {"values": clue}} for clue in lines]} for side, lines in (("rowClues", ROWS), ("columnClues", COLUMNS))}},
    "a truth value for the side": [{"isRow": is_row, "index": i, "numbers": clue} for is_row, lines in ((False, COLUMNS), (True, ROWS)) for i, clue in enumerate(lines)],
    "two named sides in a list": {"axis": [{"name": "columns", "lines": COLUMNS}, {"name": "rows", "lines": ROWS}]},
    "totals beside the clues": {"rowTotals": [*map(sum, ROWS)], "colTotals": [*map(sum, COLUMNS)], "rowClues": ROWS, "colClues": COLUMNS},
    "totals within the sides": {side: {"count": len(lines), "totals": [*map(sum, lines)], "clues": lines} for side, lines in (("rows", ROWS), ("cols", COLUMNS))},
    "counts before the numbers": {"rows": [[len(clue), *clue] for clue in ROWS], "columns": [[len(clue), *clue] for clue in COLUMNS]},
    "first letters": {"c": COLUMNS, "r": ROWS},
    "two cells of a notebook": {"cells": [{"cell_type": "code", "source": [f"col_clues = {COLUMNS}\n"]}, {"cell_type": "code", "source": f"row_clues = {ROWS}"}, {"cell_type": "code", "source": "solve()", "outputs": [{"text": ["# #\n", "###\n", "# #\n"]}]}]},
}  # fmt: skip
SHAPES = {name: json.dumps(value) for name, value in _VALUES.items()}


test_it_is_read = reading(SHAPES)

test_named_sides_leave_nothing_to_assume = saying_all(
    SHAPES,
    "lists in pages of lists",
    "a truth value for the side",
    "two named sides in a list",
    "first letters",
    "two cells of a notebook",
)


def test_a_picture_beside_the_clues_is_the_goal_and_settles_rows_and_columns() -> None:
    turned = {"first": COLUMNS, "second": ROWS, "solution": MATRIX}
    puzzle = loads(json.dumps(turned))
    assert puzzle.goal == HOUSE.goal
    assert "notes" not in puzzle.extras


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


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16", "utf-8-sig", "cp1251", "koi8-r"])
def test_encodings(encoding: str) -> None:
    title = "Дом" if encoding != "koi8-r" else "House"
    data = json.dumps({"title": title, "rows": ROWS, "cols": COLUMNS}, ensure_ascii=False).encode(encoding)
    puzzle = load(data)
    assert (clues(puzzle), puzzle.title) == (clues(HOUSE), title)


@pytest.mark.parametrize("numbers", [[0b00100, 0b01110, 0b11111, 0b01010], ["0x04", "0x0e", "0x1f", "0x0a"]])
def test_numbers_whose_bits_may_be_cells_are_refused_without_a_size(numbers: list[object]) -> None:
    """How wide the rows are is not in them."""
    with pytest.raises(FormatError):
        loads(json.dumps({"picture": numbers}))


def test_places_of_cells_are_no_picture_two_cells_wide() -> None:
    places = [[0, 1], [0, 2], [1, 0], [1, 1], [2, 2], [3, 1], [3, 3], [4, 0]]
    with pytest.raises(FormatError, match="no puzzle"):
        loads(json.dumps({"width": 5, "height": 5, "neighbours": places}))


LYING = [[*column] for column in zip(*MATRIX, strict=True)]


@pytest.mark.parametrize(
    "value",
    [{"width": 7, "height": 8, "grid": LYING}, {"columns": LYING}],
    ids=["the size says so", "their name says so"],
)
def test_lists_of_cells_may_be_columns_and_that_is_said(value: object) -> None:
    puzzle = loads(json.dumps(value))
    assert puzzle.goal == HOUSE.goal
    assert puzzle.extras["notes"] == ["each list of its cells is taken for a column"]


def test_places_of_filled_cells_may_be_keys() -> None:
    places = {f"{x},{y}": bool(cell) for y, row in enumerate(MATRIX) for x, cell in enumerate(row)}
    puzzle = loads(json.dumps({"width": 7, "height": 8, "filled": places}))
    assert puzzle.goal == HOUSE.goal
    assert "the column is taken to come first" in puzzle.extras["notes"][0]
