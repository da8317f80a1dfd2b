"""FreeNono, Picmi and Super Nonogram: files that hold finished pictures."""

from __future__ import annotations

import pytest

from formats.exchange import EXAMPLE, EXAMPLE_GOAL, error, read, read_all, write
from nonokit.errors import UnsupportedFeature

FREENONO = '<FreeNono><Nonograms><Nonogram name="L" width="3" height="2">{}</Nonogram></Nonograms></FreeNono>'
PICMI = '<picmi name="p"><board name="L" author="Ann" difficulty="2">{}</board></picmi>'


def test_freenono_is_read_with_its_metadata() -> None:
    text = FREENONO.format("<line> x _ x </line><line>xx_</line>")
    assert read("freenono", text) == EXAMPLE_GOAL.replace(title="L")
    assert "<line> x _ x </line>" in write("freenono", EXAMPLE_GOAL)


def test_freenono_keeps_what_it_says_about_difficulty() -> None:
    puzzle = EXAMPLE_GOAL.replace(title="<L> & co", extras={"difficulty": "3", "id": "7"})
    back = read("freenono", write("freenono", puzzle))
    assert back == puzzle
    assert back.extras == puzzle.extras | {"format": "freenono"}


def test_picmi_is_read_with_its_metadata() -> None:
    puzzle = read("picmi", PICMI.format("<row>1-1</row><row>11-</row>"))
    assert puzzle == EXAMPLE_GOAL.replace(title="L", author="Ann")
    assert puzzle.extras["difficulty"] == "2"
    assert "<row>1-1</row>" in write("picmi", puzzle)


def test_boards_of_picmi_whose_picture_is_elsewhere_are_left_out_and_told() -> None:
    text = '<picmi><board><xpm>a.xpm</xpm></board><board name="L"><row>1</row></board></picmi>'
    (puzzle,) = read_all("picmi", text)
    assert "1 boards" in puzzle.extras["notes"][0]
    assert "another file" in error("picmi", "<picmi>\n<board><xpm>a.xpm</xpm></board></picmi>").message


def test_super_nonogram_is_written_and_read() -> None:
    assert write("ngb", EXAMPLE_GOAL) == "[3,2]\n1-1\n11-\n"
    assert read("ngb", "[3, 2]\n1-1\n11-\n") == EXAMPLE_GOAL


@pytest.mark.parametrize("name", ["freenono", "picmi", "ngb", "nonograms-org"])
def test_clues_without_a_picture_are_refused(name: str) -> None:
    with pytest.raises(UnsupportedFeature, match="no goal"):
        write(name, EXAMPLE)


@pytest.mark.parametrize(
    ("name", "text", "line", "words"),
    [
        ("freenono", FREENONO.format("\n<line>x_x</line><line>x</line>"), 1, "one length"),
        ("freenono", FREENONO.format("\n<line>x_?</line>"), 2, "found '?'"),
        ("freenono", FREENONO.format("<line>x_x</line>"), 1, "a height of 2, found 1"),
        ("freenono", "<FreeNono>", 1, "broken XML"),
        ("picmi", PICMI.format("\n<row>12</row>"), 2, "found '2'"),
        ("picmi", PICMI.format(""), 1, "one length"),
        ("ngb", "[3, 2]\n1-1\n", 2, "expected 2 rows, found 1"),
        ("ngb", "[3, 2]\n1-1\n1\n", 3, "expected 3 cells, found 1"),
        ("ngb", "[3, 2]\n1-1\n1x1\n", 3, "found 'x'"),
        ("ngb", "3 2\n", 1, "[width, height]"),
    ],
)
def test_errors_say_where_and_what(name: str, text: str, line: int, words: str) -> None:
    found = error(name, text)
    assert found.line == line
    assert words in found.message
