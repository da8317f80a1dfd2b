"""MK, NIN, CWD, CWC and tournament text: lists of numbers, told apart by their shape."""

from __future__ import annotations

import pytest

from formats.exchange import clues, error, read, read_all, write
from nonokit.errors import UnsupportedFeature
from nonokit.formats import ConversionWarning, detect, load
from nonokit.model import Clue, Puzzle, Run

L = (["1 1", "2"], ["2", "1", "1"])
MK = "2 3\n1 1\n2\n#\n2\n1\n1\n"
NIN = "3 2\n1 1\n2\n2\n1\n1\n"
CWD = "2\n3\n1 1\n2\n\n2\n1\n1\n"
CWC = "2\n3\n2\n1 1\n2\n\n1 2\n1\n\n2\n1\n1\n\n1\n1\n2\n"
TAAI = "$1\n2\n1\n1\t1\n1\n3\n0\n$2\n1\n1\n1\n1\n"


@pytest.mark.parametrize(("name", "text"), [("mk", MK), ("nin", NIN), ("cwd", CWD)])
def test_each_by_its_shape(name: str, text: str) -> None:
    assert detect(text.encode()) == name
    assert clues(read(name, text)) == L
    assert write(name, Puzzle.from_clues([[1, 1], [2]], [[2], [1], [1]])) == text


def test_colours_of_cwc_are_numbers() -> None:
    puzzle = load(CWC.encode())
    assert puzzle.extras["format"] == "cwc"
    assert puzzle.rows == (Clue([Run(1, 1), Run(1, 2)]), Clue([Run(2, 1)]))
    assert puzzle.problems() == []
    with pytest.warns(
        ConversionWarning, match="CWC leaves out how the colours look, the names of the colours"
    ):
        assert write("cwc", puzzle) == CWC


def test_tournament_text_holds_many_columns_first() -> None:
    first, second = load(TAAI.encode(), format="taai"), read_all("taai", TAAI)[1]
    assert clues(first) == (["1", "3", "0"], ["2", "1", "1 1"])
    assert clues(second) == (["1", "1"], ["1", "1"])
    assert first.extras["id"] == "1"
    assert "the first of 2 puzzles in the file" in first.extras["notes"]
    with pytest.raises(UnsupportedFeature, match="squares"):
        write("taai", Puzzle.from_clues([[1]], [[1], [0]]))


def test_tournament_text_that_is_not_square_is_split_by_its_totals() -> None:
    puzzle = read("taai", "$1\n1\n1\n1\n3\n")
    assert (puzzle.width, puzzle.height, puzzle.problems()) == (3, 1, [])


def test_a_nin_file_with_its_size_the_wrong_way_round() -> None:
    puzzle = load(NIN.replace("3 2", "2 3").encode(), format="nin")
    assert clues(puzzle) == L
    assert puzzle.extras["notes"] == [
        "read as height first: as width first, as in NIN the clues do not agree"
    ]


def test_an_mk_file_with_its_size_the_wrong_way_round() -> None:
    puzzle = load(MK.replace("2 3", "3 2").encode())
    assert clues(puzzle) == L
    assert puzzle.extras["notes"] == ["the size is width first: the # tells the rows"]


def test_a_consistent_file_of_a_named_format_has_no_notes() -> None:
    assert "notes" not in load(NIN.encode(), format="nin").extras


@pytest.mark.parametrize("blank", ["", "0"])
def test_blank_clues(blank: str) -> None:
    assert clues(read("mk", f"2 1\n{blank}\n1\n#\n1\n")) == (["0", "1"], ["1"])
    assert clues(read("nin", f"2 1\n1\n{blank}\n1\n")) == (["1"], ["0", "1"])
    assert clues(read("cwd", f"2\n1\n{blank}\n1\n\n1\n")) == (["0", "1"], ["1"])


@pytest.mark.parametrize(
    ("name", "text", "line", "column", "message"),
    [
        ("mk", MK.replace("1 1", "1 b"), 2, 3, "expected a number, found 'b'"),
        ("mk", MK.replace("#\n", ""), 7, None, "expected a line with # between rows and columns, found none"),
        ("mk", "3 3\n1\n#\n1\n", 3, 1, "expected 3 row clues, found 1"),
        ("mk", "1 3\n1\n#\n1\n", 5, None, "expected 3 column clues, found 2: the input ends too early"),
        ("mk", "2\n1\n", 1, 2, "expected two numbers, the size; found '2'"),
        ("mk", MK + "7\n", 8, 1, "expected the end, found '7'"),
        ("nin", "2 2\n1\n-1\n1\n1\n", 3, 1, "expected a number, found '-1'"),
        ("nin", "2 2\n1\n1000001\n1\n1\n", 3, 1, "expected a number up to 1000000, found '1000001'"),
        ("cwd", "2\n3\n1 1\n2\n2\n1\n1\n", 5, 1, "expected an empty line after 2 rows"),
        ("cwd", "2 3\n", 1, 3, "expected one number, the height; found '2 3'"),
        ("cwc", CWC.replace("1 2\n1\n", "1\n1\n"), 7, 1, "expected 2 colours for row 1, found 1"),
        (
            "cwc",
            CWC.replace("1 1\n2\n\n", "1 1\n2\n9\n"),
            6,
            1,
            "expected an empty line after 2 rows, found '9'",
        ),
        ("taai", "$1\n1\n", 2, None, "expected columns and rows, found 1 lines"),
        ("taai", "$1\n1\n1\nx\n2\n", 4, 1, "expected a number, found 'x'"),
        ("taai", "7\n$1\n1\n1\n", 1, 1, "expected a line such as $1 before the clues"),
    ],
)
def test_errors_point_at_the_place(name: str, text: str, line: int, column: int | None, message: str) -> None:
    found = error(name, text)
    assert (found.message, found.line, found.column) == (message, line, column)
