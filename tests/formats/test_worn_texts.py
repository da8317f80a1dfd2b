"""Texts as they come from old disks, mails and pages: margins, other encodings than they say, and what filled up a block."""

from __future__ import annotations

import pytest

from formats.exchange import error, read
from nonokit.errors import FormatError
from nonokit.formats import converted, load, load_all
from nonokit.formats.encoding import decode
from nonokit.formats.registry import known_formats
from nonokit.model import Puzzle

PUZZLE = Puzzle.from_grid(["#.##.##", "##..#.#", "..####.", "#.#.#.#", "#......"], title="Café Кот")
IMAGES = ("png", "gif", "bmp")
TEXTS = [known.name for known in known_formats() if known.write and known.name not in ("taai", *IMAGES)]


def same(data: bytes, name: str) -> bool:
    """Whether the puzzle is read as it is from a text that nothing happened to."""
    (puzzle,), (whole,) = load_all(data), load_all(converted(PUZZLE, name)[0])
    return puzzle.id == whole.id


@pytest.mark.parametrize("end", [b"\x1a", b"\0", b"\0" * 9, b"\x1a\0"])
@pytest.mark.parametrize("name", TEXTS)
def test_what_dos_and_a_full_block_leave_at_the_end(name: str, end: bytes) -> None:
    assert same(converted(PUZZLE, name)[0] + end, name)


@pytest.mark.parametrize(
    "name", ["non", "xml", "g", "sgriddler", "toml", "freenono", "picmi", "pattern-save", "text"]
)
def test_empty_lines_and_blanks_around_what_was_copied(name: str) -> None:
    lines = converted(PUZZLE, name)[0].replace(b"\r", b"").split(b"\n")
    assert same(b"\n \n" + b"\n".join(b"    " + line if line else line for line in lines) + b"\n\n", name)


def test_errors_in_what_was_copied_are_told_with_their_place_in_the_whole() -> None:
    with pytest.raises(FormatError) as caught:
        load_all(b"\n\n  #d\n  : rows\n  1 x\n  : columns\n  1\n")
    assert (caught.value.line, caught.value.column) == (5, 5)


def test_trailing_blanks_are_no_cells_where_dots_are() -> None:
    assert read("text", "#.#  \n##.\n   \n").goal == read("text", "#.#\n##.\n").goal
    assert read("text", "# #\n## ").width == 3


def test_line_ends_that_were_converted_twice() -> None:
    assert decode(b"1 1\r\r\n\r\r\n2\r\r\n") == "1 1\n\n2\n"
    assert decode(b"1\r\r\n2\n") == "1\n\n2\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "cp1252", "utf-8-sig"])
@pytest.mark.parametrize("name", ["freenono", "picmi", "xml"])
def test_xml_in_another_encoding_than_it_says(name: str, encoding: str) -> None:
    puzzle = PUZZLE.replace(title="Café")
    data = converted(puzzle, name)[0].decode().encode(encoding)
    assert load(data).title == "Café"


def test_xml_that_breaks_says_where_it_does() -> None:
    assert error("picmi", b"\n<?xml version='1.0'?>\n<a").line == 2
    assert error("picmi", b"<?xml version='1.0' encoding='UTF-8'?>\n<a>\n</b>").line == 3


def test_lists_may_have_lines_of_blanks() -> None:
    assert load(b"name,rules\nA,RrW8eI3iI3\n  \n").title == "A"
