"""Several puzzles in one text, and what they are called."""

from __future__ import annotations

import json
from itertools import chain

import pytest

from formats.exchange import clues
from formats.shapes import COLUMNS, FLAG, FLAG_COLUMNS, FLAG_ROWS, HOUSE, MATRIX, ROWS
from nonokit.formats import load_all, loads

MANY = {
    "a list": json.dumps([{"rows": ROWS, "columns": COLUMNS}, {"rows": FLAG_ROWS, "columns": FLAG_COLUMNS}]),
    "under a key": json.dumps({"version": 1, "puzzles": [{"rowClues": r, "colClues": c} for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))]}),
    "deep": json.dumps({"data": {"packs": [{"levels": [{"hints": {"row": r, "col": c}}]} for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))]}}),
    "lines of JSON": "\n".join(json.dumps({"rows": r, "cols": c}) for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))),
    "one JSON after the other": "\n".join(json.dumps({"rows": r, "cols": c}, indent=1) for r, c in ((ROWS, COLUMNS), (FLAG_ROWS, FLAG_COLUMNS))),
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


ALIKE = [[0, 0, 4, 6, 3], [0, 0, 6, 0, 7]]  # rows of three bits that agree as clues do
FOURS = [[15, 7, 7, 7], [14, 10, 6, 14], [10, 7, 15, 15], [4, 15, 13, 11]]  # of four, that may be looks


@pytest.mark.parametrize("is_named", [False, True])
@pytest.mark.parametrize(("pack", "width"), [(ALIKE, 3), (FOURS, 4)], ids=["sides", "looks"])
def test_packs_of_pictures_are_neither_sides_nor_looks(
    pack: list[list[int]], width: int, is_named: bool
) -> None:
    cells = [[[*map(int, f"{row:0{width}b}")] for row in rows] for rows in pack]
    value = dict(zip(("cat", "dog", "owl", "fox"), cells, strict=False)) if is_named else {"pack": cells}
    found = load_all(json.dumps(value).encode())
    assert [puzzle.goal and puzzle.goal.cells for puzzle in found] == [bytes(chain(*one)) for one in cells]


def test_a_grid_to_begin_with_is_no_puzzle_beside_the_answer() -> None:
    begun = ", ".join(
        f"[{', '.join(('Cell.EMPTY', 'Cell.FILLED')[x == 3] for x in range(7))}]" for _ in range(8)
    )
    text = f"export const puzzle = {{ solution: {MATRIX}, initialGrid: [{begun}] }};\n"
    assert [puzzle.rows for puzzle in load_all(text.encode())] == [HOUSE.rows]
