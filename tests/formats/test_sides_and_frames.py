"""Sides as they stand around a grid, in lines of keys, in names written as one word; pictures in frames, fences and long texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formats.exchange import lengths
from nonokit.errors import FormatError
from nonokit.formats import load, load_all, loads
from nonokit.model import Puzzle

_PUZZLE = Puzzle.from_grid(["..#..", ".###.", "#.#.#", "..#..", ".#.#."])
_ROWS, _COLUMNS = lengths(_PUZZLE)


def _is_it(puzzle: Puzzle) -> bool:
    return (puzzle.rows, puzzle.columns) == (_PUZZLE.rows, _PUZZLE.columns)


def _padded(side: list[list[int]]) -> list[list[str]]:
    longest = max(map(len, side))
    return [[""] * (longest - len(clue)) + [*map(str, clue)] for clue in side]


def _table(lines: list[list[str]]) -> str:
    return "\n".join(",".join(cell.rjust(3) for cell in line) for line in lines)


def test_sides_as_they_stand_beside_and_above_a_grid() -> None:
    above = [[*line] for line in zip(*_padded(_COLUMNS), strict=True)]
    sides = {"columnHints": _table(above), "rowHints": _table(_padded(_ROWS))}
    assert _is_it(loads(json.dumps(sides)))
    functions = "".join(
        f'string {name}() {{\n  return R"x(\n{text}\n)x";\n}}\n' for name, text in sides.items()
    )
    assert _is_it(loads(functions))


def test_lines_of_keys_with_a_name_before_a_dot() -> None:
    keyed = [("pistasColumna", _COLUMNS), ("pistasFila", _ROWS)]
    lines = [
        f"nonograma.{key}{number}={';'.join(map(str, clue)) or 0}"
        for key, side in keyed
        for number, clue in enumerate(side, 1)
    ]
    assert _is_it(loads("\n".join(["nonograma.nombre=Flecha", *lines])))


@pytest.mark.parametrize(
    "names", [("rowdata", "coldata"), ("rowhints", "columnhints"), ("leftclues", "topclues")]
)
def test_names_of_sides_written_as_one_word(names: tuple[str, str], tmp_path: Path) -> None:
    assert _is_it(loads(json.dumps(dict(zip(names, (_ROWS, _COLUMNS), strict=True)))))
    for name, side in zip(names, (_ROWS, _COLUMNS), strict=True):
        text = "\n".join(" ".join(map(str, clue)) for clue in side)
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    assert _is_it(load(tmp_path / f"{names[0]}.txt"))


def test_letters_among_digits_are_numbers_from_ten() -> None:
    long = Puzzle.from_grid(["#" * 11 + ".#", "#............", "###..#######."])
    rows, columns = (
        "\n".join("".join(f"{run.length:x}" for run in clue or ()) for clue in side)
        for side in (long.rows, long.columns)
    )
    puzzle = loads(json.dumps({"rows": rows, "columns": columns}))
    assert (puzzle.rows, puzzle.columns) == (long.rows, long.columns)
    assert puzzle.extras["notes"]


def test_dots_where_a_drawn_puzzle_has_no_number() -> None:
    text = """5 5

      |  .  .  1  .  .
      |  .  1  1  1  .
------+-----------------
.  .  |
.  1  |
1  1  |
.  1  |
.  .  |
"""
    puzzle = loads(text)
    assert [str(clue) for clue in puzzle.rows] == ["0", "1", "1 1", "1", "0"]
    assert [str(clue) for clue in puzzle.columns] == ["0", "1", "1 1", "1", "0"]


@pytest.mark.parametrize("indent", ["", "     "])
def test_walls_around_all_cells_are_no_column(indent: str) -> None:
    rows = [
        "║" + "║".join("■" if cell == "#" else " " for cell in row) + "║" for row in (".#.", "##.", ".##")
    ]
    frame = ["╔═╦═╦═╗", rows[0], "╠═╬═╬═╣", rows[1], "╠═╬═╬═╣", rows[2], "╚═╩═╩═╝"]
    puzzle = loads("\n".join(indent + line for line in frame))
    assert (puzzle.width, puzzle.height) == (3, 3)
    assert [str(clue) for clue in puzzle.rows] == ["1", "2", "2"]


def test_long_texts_of_lua() -> None:
    rows = "\n".join("".join(".X"[cell == "#"] for cell in row) for row in ("..#..", ".###.", "#.#.#"))
    puzzles = load_all(
        f'LEVELS = {{\n {{ ["name"] = "One", ["grid"] = [[\n{rows}\n]] }},\n {{ ["grid"] = [[\n{rows}\n]] }}\n}}\n'.encode()
    )
    assert [(puzzle.width, puzzle.height, puzzle.title) for puzzle in puzzles] == [
        (5, 3, "One"),
        (5, 3, None),
    ]


def test_lists_in_lists_are_no_long_texts() -> None:
    assert _is_it(loads(f"rows = [\n{_ROWS}\n]\ncols = [\n{_COLUMNS}\n]\n"))


def test_whole_numbers_among_lengths_with_a_colour_behind_the_point() -> None:
    puzzle = loads(json.dumps({"rows": [[1, 2.1], [3]], "columns": [[2], [1.1, 1], [1.1, 1]]}))
    assert len(puzzle.palette) == 3
    assert [[run.length for run in clue or ()] for clue in puzzle.rows] == [[1, 2], [3]]
    assert "behind the point" in puzzle.extras["notes"][0]


def test_colours_on_one_side_alone_are_none() -> None:
    for rows in ([[1.5]], [[2.5], [1]], [[[1, "red"]], [[2, "blue"]]]):
        with pytest.raises(FormatError, match="no puzzle found"):
            loads(json.dumps({"rows": rows, "columns": [[1]] * len(rows)}))


@pytest.mark.parametrize("fence", [("```", "```"), ("{% highlight text %}", "{% endhighlight %}")])
def test_code_between_fences_is_read_by_itself(fence: tuple[str, str]) -> None:
    sides = "\n\n".join("\n".join(" ".join(map(str, clue)) for clue in side) for side in (_ROWS, _COLUMNS))
    text = f"# My solver\n\nIt has 3 steps (see [1]):\n\n{fence[0]}\n{sides}\n{fence[1]}\n\nUse it so:\n\n{fence[0]}\nrun\n{fence[1]}\n"
    assert _is_it(loads(text))


def test_a_table_with_a_picture_alone_is_a_puzzle_beside_others_too() -> None:
    rows = [[0, 1, 0], [1, 1, 1]]
    assert len(load_all(json.dumps([{"name": "One", "grid": rows}, {"grid": rows}]).encode())) == 2


def test_a_size_and_a_short_name_above_a_picture() -> None:
    puzzle = loads("3 5 Pez\n_ _ O _ _\nO _ O O _\nO O O O O\n")
    assert (puzzle.width, puzzle.height, puzzle.title, puzzle.extras.get("notes")) == (5, 3, "Pez", None)


def test_a_size_that_a_picture_does_not_have_is_told() -> None:
    puzzle = loads("4 5 Fish\n_ _ O _ _\nO _ O O _\nO O O O O\n")
    assert puzzle.height == 3
    assert puzzle.extras["notes"] == ["its rows make 5×3 cells, the size above them says 4×5"]
