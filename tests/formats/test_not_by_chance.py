"""What looks like a puzzle and is none: small lists that agree by chance, directions, identifiers, sudokus, names of files."""

from __future__ import annotations

import json
import random

import pytest

import nonokit
from nonokit.errors import FormatError
from nonokit.formats import load, load_all, loads
from nonokit.formats.structure.likeness import likeness

_PROGRAM = "const speed = 3;\nlet jump = 0;\nfunction run() {{\n  return jump;\n}}\n{}"
_SUDOKU = [[(3 * (row % 3) + row // 3 + column) % 9 + 1 for column in range(9)] for row in range(9)]


@pytest.mark.parametrize(
    "data",
    [
        "const a = [[1], [2]];\nconst b = [[2], [1]];\n",  # two lists that agree
        "const start = [[1, 0], [0, 1]];\n",
        "const around = [[-1, 0], [0, -1], [0, 1], [1, 0]];\n",
        "const patterns = ['[Dd]b', '[Bb]d'];\n[Dd]\n[Bb]\n",
        f"const start = {_SUDOKU};\n",
    ],
)
def test_lists_of_programs_are_no_puzzles_by_chance(data: str) -> None:
    with pytest.raises(FormatError):
        load(_PROGRAM.format(data).encode())


def test_directions_are_no_pictures_in_programs_about_puzzles_either() -> None:
    with pytest.raises(FormatError):
        load(b"// solves nonograms\nconst around = [[-1, 0], [0, -1], [0, 1], [1, 0]];\n")
    small = load(b"// solves nonograms\nconst picture = [[1, 0], [0, 1]];\n")
    assert [str(row) for row in small.rows] == ["1", "1"]


def test_lists_of_programs_that_are_long_enough_are_read() -> None:
    puzzle = load(
        _PROGRAM.format(
            "const a = [[3], [1, 1], [5], [1, 1], [3]], b = [[3], [1, 1, 1], [1, 1, 1], [1, 1, 1], [3]];"
        )
        .replace("[1, 1, 1], [1, 1, 1], [1, 1, 1]", "[1, 1], [5], [1, 1]")
        .encode()
    )
    assert (puzzle.width, puzzle.height) == (5, 5)


def test_identifiers_are_no_pictures() -> None:
    listed = "".join(f"    4A7F31D8{number:02X}C05E2B009A1C33,\n" for number in range(20, 28))
    with pytest.raises(FormatError):
        load(f"children = (\n{listed});\n".encode())


def test_names_of_files_are_no_picture() -> None:
    with pytest.raises(FormatError):
        load(b"__pycache__\n.mypy_cache")


def test_words_of_a_dictionary_are_no_sizes_with_cells() -> None:
    with pytest.raises(FormatError):
        load(b"bear_witness v 2 3 @ ~ 2 2 0110\ndocument v 2 3 @ ~ 2 2 1001\n")


def test_a_matrix_of_many_numbers_is_a_picture_only_when_neighbours_are_alike() -> None:
    with pytest.raises(FormatError):
        loads(json.dumps({"start": _SUDOKU}))
    drawn = [[1 + (row // 3 + column // 3) % 3 for column in range(9)] for row in range(9)]
    assert len(loads(json.dumps({"start": drawn})).palette) == 3


def test_a_matrix_that_is_called_a_picture_is_read_but_what_speaks_against_it_is_said() -> None:
    puzzle = loads(json.dumps({"grid": _SUDOKU}))
    assert any("by chance" in note for note in puzzle.extras["notes"])


def test_colours_at_random_have_no_likeness() -> None:
    generator = random.Random(1)
    rows = ["".join(generator.choice("abcd") for _ in range(40)) for _ in range(40)]
    assert abs(likeness(rows)) < 0.05
    assert likeness(["aaaa", "aabb"]) > 0.1
    assert likeness(["aa"]) == likeness(["a"]) == 1.0


def test_clues_without_a_picture_either_way_are_told() -> None:
    puzzle = load(b"3 3\n1 1\n1\n1 1\n2\n1\n2\n")
    assert nonokit.solve(puzzle).status is nonokit.Status.NONE
    assert any("neither so nor as" in note for note in puzzle.extras["notes"])


def test_how_far_somebody_is_is_no_puzzle_beside_the_clues() -> None:
    cells = [{"row": row, "col": column, "state": "checked"} for row in range(5) for column in (0, 2)]
    hints = {"rows": [[1, 1]] * 5, "columns": [[5], [], [5]]}
    assert (
        len(load_all(json.dumps({"hints": hints, "content": {"default": "cleared", "cell": cells}}).encode()))
        == 1
    )


def test_all_cells_on_one_line_are_no_picture_of_one_row() -> None:
    with pytest.raises(FormatError):
        load(b".#..####" * 100)


def test_lines_of_equal_length_with_many_words_are_no_picture() -> None:
    with pytest.raises(FormatError):
        load(b"# Kinds of files\n\n*.php           text\n*.css           text\n*.sql           text\n")
