"""Pages of nonograms.org."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from formats.exchange import EXAMPLE_GOAL, error, grids, read, write
from nonokit.model import Colour, Grid, Palette, Puzzle

PALETTE: Palette = (
    Colour("white", (255, 255, 255), "."),
    Colour("black", (0, 0, 0), "#"),
    Colour("#ff0000", (255, 0, 0), "f"),
)
PLAIN = (
    "var d=[[0,0,0,1],[3,0,0,4],[2,0,0,3],[1,0,0,2],[0,0,0,0],[0,0,0,0],[0,0,3,4],[0,0,0,0],"
    "[1,1,1,1],[3,1,1,1],[1,2,1,2]];\n"
)
# The same with numbers hidden behind remainders and offsets, inside a page.
DISGUISED = """<html><head><title>Japanese crossword «An &amp; L» | site</title></head><script>
var d=[[7,8,9,10],[25,10,12,20],[13,15,14,12],[6,8,8,5],[10,20,30,40],
[20,10,40,77],[5,9,12,4],[100,200,300,400],[101,201,301,401],[103,201,301,401],[101,202,301,402]];
</script></html>"""


def test_the_example_is_written_and_read() -> None:
    assert write("nonograms-org", EXAMPLE_GOAL) == PLAIN
    assert read("nonograms-org", PLAIN) == EXAMPLE_GOAL


def test_a_saved_page_is_read_through_its_disguise() -> None:
    assert read("nonograms-org", DISGUISED) == EXAMPLE_GOAL.replace(title="An & L")


@pytest.mark.filterwarnings("ignore::nonokit.formats.writing.ConversionWarning")
@settings(max_examples=40, deadline=None)
@given(grid=grids(PALETTE))
def test_colours_come_back_as_they_went(grid: Grid) -> None:
    puzzle = Puzzle.from_grid(grid)
    assert read("nonograms-org", write("nonograms-org", puzzle)) == puzzle


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("var e=[[1]]", None, None, "var d=[["),
        ("var d=[[1,2,3]]", 1, 8, "four numbers"),
        ("var d=[[0,0,0,1],\n[3,0,0,0]]", 2, None, "at least 1"),
        ("var d=[[0,0,0,1],[3,0,0,4],[0,0,0,3]]", None, None, "no cells"),
        (PLAIN.replace("[3,1,1,1]", "[3,2,1,1]"), 1, None, "a run inside 3×2"),
        (PLAIN.replace("[3,1,1,1]", "[3,1,2,1]"), 1, None, "a run inside 3×2"),
        (PLAIN.replace("[1,0,0,2]", "[0,0,0,2]"), 1, None, "colours"),
        (PLAIN.replace("[1,2,1,2]", ""), 1, None, "expected [n,n,n,n]"),
    ],
)
def test_errors_say_where_and_what(text: str, line: int, column: int, words: str) -> None:
    found = error("nonograms-org", text)
    assert found.line == line
    assert column in (None, found.column)
    assert words in found.message
