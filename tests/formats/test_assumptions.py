"""Whatever reading assumes is said: sides that disagree, matrices of programs, what stands in comments."""

from __future__ import annotations

import json

import pytest

from formats.exchange import clues
from formats.shapes import COLUMNS, ROWS
from nonokit.formats import load_all, loads
from nonokit.model import Puzzle

PROGRAM = "import os\nfrom x import y\ndef main():\n    return y\nfor i in range(9):\n    if i: print(i)\n"


@pytest.mark.parametrize(
    "text",
    [
        '{"rows": [[1, 1], [2]], "columns": [[2], [1], [2]]}',
        '{"rowHints": [[1, 1], [2]], "colHints": [[2], [1], [2]]}',
        "width 3\nheight 2\nrows\n1,1\n2\ncolumns\n2\n1\n2\n",
    ],
)
def test_sides_that_disagree_are_read_and_that_is_said(text: str) -> None:
    notes = loads(text).extras["notes"]
    assert notes == ["rows fill 4 cells, columns 5: a number may be wrong"]


def test_sides_that_agree_need_no_note() -> None:
    assert "notes" not in loads('{"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]}').extras


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("level = [[0, 1, 1], [1, 0, 0], [1, 1, 1]]\n", True),
        ("nonogram = [[0, 1, 1], [1, 0, 0], [1, 1, 1]]\n", False),
        ('level = """\n#..#\n####\n#...\n"""\nx = [1]\n', True),
        ("nonogram = [[0, 1, 2, 0], [1, 0, 2, 2], [1, 1, 1, 0], [0, 0, 0, 0]]\n", True),
    ],
)
def test_a_matrix_of_a_program_may_be_the_map_of_a_game(text: str, is_told: bool) -> None:
    notes = loads(text).extras.get("notes", [])
    assert any("taken for a picture" in note for note in notes) == is_told


def test_what_stands_in_the_comments_of_a_program_is_told() -> None:
    sides = "rows:\n1 1\n2\n5\n3\ncolumns:\n1 2\n3\n3\n1 1\n1\n"
    (puzzle,) = load_all(f"{PROGRAM}x = [1]\n/*\n{sides}*/\n".encode())
    assert "read from comments or other lines of a program" in puzzle.extras["notes"]


def test_numbers_that_two_signs_may_part_are_judged_by_their_pictures() -> None:
    """Parted by commas, these lines are two sides of 10×9 cells that agree as well, but have no picture."""
    cat = Puzzle.from_grid(
        [
            "..##...###",
            ".#..#.####",
            "#....#####",
            "#....####.",
            "##..#.##..",
            "..##...#..",
            "...#......",
            "..###.....",
        ]
    )
    sides = (
        " ".join(",".join(str(run.length) for run in clue or ()) for clue in side)
        for side in (cat.rows, cat.columns)
    )
    puzzle = loads(" ; ".join(sides) + "\n")
    assert clues(puzzle) == clues(cat)
    assert puzzle.extras["notes"][0].startswith("read as rows first with 10×8 cells")


def test_a_width_that_is_the_height_is_told() -> None:
    puzzle = loads("width 2\nheight 3\n\nrows\n1,1\n2\n\ncolumns\n2\n1\n1\n")
    assert (puzzle.width, puzzle.height) == (3, 2)
    assert puzzle.extras["notes"] == [
        "width and height are exchanged in it: as they stand, they do not fit the clues"
    ]


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


def test_a_mistyped_number_still_makes_a_puzzle() -> None:
    wrong = [[9], *ROWS[1:]]
    for text in (json.dumps({"rows": wrong, "columns": COLUMNS}), f"rows = {wrong}\ncols = {COLUMNS}\n"):
        assert loads(text).problems()


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ('{"rows": [3, 1, 2, 2, 1], "cols": [2, 2, 1, 3, 1]}', True),  # how many ships each line holds
        ('{"rows": [[1], [3], [5], [3], [1]], "cols": [[1], [3], [5], [3], [1]]}', False),
        ("width 4\nheight 4\nrows\n1\n1\n1\n1\ncolumns\n1\n1\n1\n1\n", False),
    ],
    ids=["counts", "one picture", "a format of nonograms"],
)
def test_clues_of_one_number_that_give_no_one_picture_may_be_counts(text: str, is_told: bool) -> None:
    notes = loads(text).extras.get("notes", [])
    assert any("count something else" in note for note in notes) == is_told


def test_which_of_two_numbers_is_filled_is_said() -> None:
    puzzle = loads(json.dumps({"solution": [[1 + (sign == "#") for sign in row] for row in SQUARE]}))
    assert clues(puzzle) == clues(Puzzle.from_grid(SQUARE))
    assert puzzle.extras["notes"] == ["2 is taken for filled and 1 for empty"]
