"""webpbn XML: colours, several puzzles, pictures, blots, and where its errors point."""

from __future__ import annotations

import pytest

from formats.exchange import clues, error, read, read_all, write
from nonokit.errors import UnsupportedFeature
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Clue, Grid, Puzzle, Run

SET = """<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<source>a site</source>
<puzzle type="grid" defaultcolor="black">
<title>L &amp; more</title>
<author>Ann</author><id>#1</id>
<color name="white" char=".">fff</color>
<color name="black" char="X">000</color>
<clues type="columns"><line><count>2</count></line><line><count>1</count></line><line><count>1</count></line></clues>
<clues type="rows"><line><count>1</count><count>1</count></line><line><count>2</count></line></clues>
<solution type="goal"><image>|X.X||
 XX. |</image></solution>
<solution type="saved"><image>|X?X| |[X.]X[.]|</image></solution>
</puzzle>
<puzzle><color name="red" char="r">F00</color>
<clues type="columns"><line><count color="red">1</count></line><line></line></clues>
<clues type="rows"><line><count color="red">0</count></line></clues>
</puzzle>
</puzzleset>
"""


def test_everything_a_set_says() -> None:
    first, second = read_all("xml", SET)
    assert clues(first) == (["1 1", "2"], ["2", "1", "1"])
    assert (first.title, first.author, first.source, first.extras["id"]) == (
        "L & more",
        "Ann",
        "a site",
        "#1",
    )
    assert first.palette is BLACK_AND_WHITE
    assert first.goal == Grid.from_text("#.#\n##.")
    assert first.extras["saved"] == (Grid(3, 2, bytes([1, UNKNOWN, 1, UNKNOWN, 1, 0])),)
    assert second.rows == (Clue([Run(None, 1)]),)  # a count of 0 is a blot: some length, unknown
    assert second.columns[1] == Clue()
    assert second.palette[1].hex == "#ff0000"


def test_the_goal_alone_gives_the_clues() -> None:
    text = "<puzzle><solution><image>|X.||XX|</image></solution></puzzle>"
    assert clues(read("xml", text)) == (["1", "2"], ["2", "1"])


def test_entities_of_the_unread_dtd_mean_what_they_mean_in_html() -> None:
    first, _ = read_all("xml", SET.replace("&amp;", "&eacute;"))
    assert first.title == "L é more"


def test_a_default_colour_equal_to_the_background_is_not_used() -> None:
    text = write("xml", Puzzle.from_grid(["r.b"])).replace('defaultcolor="red"', 'defaultcolor="white"')
    assert read("xml", text).rows == Puzzle.from_grid(["r.b"]).rows


def test_blots_are_written_back() -> None:
    puzzle = Puzzle.from_clues([["?", 1]], [[1], [0], [1]])
    assert read("xml", write("xml", puzzle)).rows == puzzle.rows


def test_characters_that_xml_forbids_are_refused() -> None:
    with pytest.raises(UnsupportedFeature, match="cannot hold the character"):
        write("xml", Puzzle.from_grid(["#"], title="a\x00b"))


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (
            "<count>2</count></line></clues>\n<solution",
            "<count>x</count></line></clues>\n<solution",
            11,
            "expected a number",
        ),
        ('type="grid"', 'type="triddler"', 5, "a triddler is not a grid"),
        (">fff<", ">ffx<", 8, "3 or 6 hex digits"),
        ("|X.X||", "|X.Y||", 12, "found 'Y' in the picture"),
        ("|X.X||", "|X.X.||", 12, "rows of one length"),
        ("</title>", "</titel>", 6, "broken XML: mismatched tag"),
        ('<clues type="rows">', '<clues type="rwos">', 5, "found no rows"),
    ],
)
def test_errors_point_at_the_element(old: str, new: str, line: int, message: str) -> None:
    assert old in SET
    found = error("xml", SET.replace(old, new, 1))
    assert message in found.message
    assert found.line == line


def test_an_error_knows_its_column() -> None:
    found = error(
        "xml", SET.replace("<count>1</count><count>1</count>", "<count>1</count><count>one</count>")
    )
    assert (found.line, found.column) == (11, 42)
