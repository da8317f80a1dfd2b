"""Short codes: known vectors, both ways, and every table they rest on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.exchange import clues, error, read, read_all, write
from nonokit.errors import PuzzleError, UnsupportedFeature
from nonokit.formats import loads
from nonokit.formats.codes.short_bits import BitReader, BitWriter, table
from nonokit.formats.codes.short_code import decode_rules, encode_rules
from nonokit.formats.codes.short_picture import decode_picture, encode_picture
from nonokit.model import UNKNOWN, Grid, Puzzle

A = ["3", "1 1", "5", "1 1", "1 1"]
ROWS = [
    [3],
    [5],
    [3, 1],
    [2, 1],
    [3, 3, 4],
    [2, 2, 7],
    [6, 1, 1],
    [4, 2, 2],
    [1, 1],
    [3, 1],
    [6],
    [2, 7],
    [6, 3, 1],
]
ROWS += [[1, 2, 2, 1, 1], [4, 1, 1, 3], [4, 2, 2], [3, 3, 1], [3, 3], [3], [2, 1]]
BALL = "RSJH58Z7Dnyl9tWtZGp7r8XqjLwdrazUm-812Xl5kSoFuEelf7b7FW0LhH2lo-VloqQ"
BALL_PICTURE = "LSJGLQRYQShD41JJX_QjekiFT8-SPTj3J0IIfSiK_ri16tDFuy00opFQpBLos"


def test_known_codes_of_clues() -> None:
    assert clues(decode_rules("RrW8eI3iI3"))[0] == A
    ball = decode_rules(BALL)
    assert [[run.length for run in clue or ()] for clue in ball.rows] == ROWS
    assert encode_rules(ball) == BALL


def test_known_codes_of_pictures() -> None:
    picture = decode_picture(BALL_PICTURE)
    assert Puzzle.from_grid(picture).rows == decode_rules(BALL).rows
    assert encode_picture(picture) == BALL_PICTURE
    assert encode_picture(Grid(15, 15, bytes(225))) == "L_9AcQ"


@settings(max_examples=100, deadline=None)
@given(width=st.integers(1, 30), height=st.integers(1, 30), data=st.data())
def test_pictures_come_back_in_the_shorter_code(width: int, height: int, data: st.DataObject) -> None:
    symbols = data.draw(st.sets(st.sampled_from([0, 1, UNKNOWN]), min_size=1))
    cells = data.draw(
        st.lists(st.sampled_from(sorted(symbols)), min_size=width * height, max_size=width * height)
    )
    grid = Grid(width, height, bytes(cells))
    code = encode_picture(grid)
    assert decode_picture(code) == grid
    assert len(code) <= 5 + (width * height + 5) // 6 or len(set(cells)) != 2


@settings(max_examples=200, deadline=None)
@given(value=st.integers(0, 5000), k=st.integers(0, 5), most=st.integers(0, 120), data=st.data())
def test_numbers_come_back(value: int, k: int, most: int, data: st.DataObject) -> None:
    small = data.draw(st.integers(0, most))
    writer = BitWriter()
    writer.golomb(value, k)
    writer.small(small, most)
    reader = BitReader(writer.text())
    assert (reader.golomb(k), reader.small(most)) == (value, small)
    reader.finish()


@pytest.mark.parametrize("most", [1, 2, 3, 10, 99, 1000])
def test_tables_are_complete_prefix_codes(most: int) -> None:
    lengths = [table(most).code(value)[1] for value in range(most + 1)]
    assert sum(2.0**-length for length in lengths) == 1
    assert lengths == sorted(lengths)  # small values never cost more than large ones


def test_a_table_of_one_value_costs_nothing() -> None:
    assert table(0).code(0) == (0, 0)


def test_links_and_lists() -> None:
    assert clues(loads("https://example.org/nonogram/#RrW8eI3iI3"))[0] == A
    assert len(read_all("short", "# two of them\nRrW8eI3iI3\n\nRrVV_VQ\n")) == 2


def test_an_unfinished_picture_is_a_saved_state() -> None:
    grid = Grid.from_text("#.\n?#")
    puzzle = read("short", encode_picture(grid))
    assert clues(puzzle) == (["1", "?"], ["?", "1"])
    assert puzzle.extras["saved"] == (grid,)
    assert puzzle.goal is None


def test_the_goal_as_a_code() -> None:
    assert write("short-picture", Puzzle.from_grid(["#.", ".#"])).strip() == encode_picture(
        Grid.from_text("#.\n.#")
    )


@pytest.mark.parametrize("code", ["RrW8eI3iI", "RrW8eI3iI3A", "RAAAAAAAA", "XrW8", "R!!!"])
def test_damaged_codes_are_refused(code: str) -> None:
    with pytest.raises(PuzzleError):
        decode_rules(code)


def test_an_error_names_its_line() -> None:
    assert error("short", "RrVV_VQ\nRrW8eI3iI\n").line == 2


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle.from_clues([None], [[1]]),
        Puzzle.from_clues([["?"]], [[1]]),
        Puzzle.from_clues([[2, 2]], [[1], [1], [1], [1]]),
        Puzzle.from_clues([[1]] * 1001, [[1]]),
    ],
)
def test_what_codes_cannot_hold(puzzle: Puzzle) -> None:
    with pytest.raises(UnsupportedFeature):
        encode_rules(puzzle)
