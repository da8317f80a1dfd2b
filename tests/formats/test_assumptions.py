"""Whatever reading assumes is said: sides that disagree, matrices of programs, what stands in comments."""

from __future__ import annotations

import pytest

from formats.exchange import clues
from nonokit.errors import FormatError
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


@pytest.mark.parametrize(
    "text",
    [
        PROGRAM
        + "x = []\n# rows: list of tuple list of tuple int\n# columns: list of tuple list of tuple row\n",
        'cells = ["0-0", "0-1", "0-2", "1-0", "1-1", "2-0", "2-2", "3-0"]\n',
    ],
)
def test_words_and_places_are_no_clues(text: str) -> None:
    with pytest.raises(FormatError):
        loads(text)


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


def test_numbers_of_rows_and_columns_are_no_clues() -> None:
    with pytest.raises(FormatError):
        loads("   1 2 3 4\n 1 . @ . .\n 2 . @ . .\n 3 . @ @ @\n 4 . @ . @\n")
