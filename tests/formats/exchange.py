"""What the tests of single formats share: an example, reading by name, and puzzles to try properties with."""

from __future__ import annotations

import io
import zipfile

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from nonokit.errors import FormatError, UnsupportedFeature
from nonokit.formats.format import Sample
from nonokit.formats.reading import read_as
from nonokit.formats.registry import get_format
from nonokit.formats.writing import converted, dump_bytes
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Grid, Palette, Puzzle

# #.#
# ##.
EXAMPLE = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
EXAMPLE_GOAL = Puzzle.from_grid(["#.#", "##."])


def packed(files: dict[str, str] | dict[str, bytes]) -> bytes:
    """A zip archive of files by their names."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def sample(content: str | bytes, source: str | None = None) -> Sample:
    return Sample(content if isinstance(content, bytes) else content.encode(), source)


def read_all(name: str, content: str | bytes) -> list[Puzzle]:
    """All puzzles of a text, read in one format."""
    return read_as(get_format(name), sample(content))


def read(name: str, content: str | bytes) -> Puzzle:
    """The only puzzle of a text, read in one format."""
    (puzzle,) = read_all(name, content)
    return puzzle


def error(name: str, content: str | bytes) -> FormatError:
    """The error that reading a text in one format gives."""
    with pytest.raises(FormatError) as caught:
        read_all(name, content)
    return caught.value


def outcome(name: str, content: str | bytes) -> list[Puzzle] | str:
    """What reading gives: puzzles, or the sentence of a `FormatError`; anything else is a failure."""
    try:
        return read_all(name, content)
    except FormatError as caught:
        return str(caught)


def write(name: str, *puzzles: Puzzle) -> str:
    """The puzzles as text in one format."""
    return dump_bytes(puzzles, name).decode()


def written(puzzle: Puzzle, name: str) -> bytes:
    """The puzzle in a format, whatever that leaves out of it; no test when the format refuses it."""
    try:
        return converted(puzzle, name)[0]
    except UnsupportedFeature:
        assume(False)
        raise


def clues(puzzle: Puzzle) -> tuple[list[str], list[str]]:
    """Rows and columns as text, "?" for a missing clue."""
    rows, columns = (
        [str(clue) if clue is not None else "?" for clue in lines] for lines in (puzzle.rows, puzzle.columns)
    )
    return rows, columns


def lengths(puzzle: Puzzle) -> tuple[list[list[int]], list[list[int]]]:
    """The numbers of the rows' and of the columns' clues."""
    rows, columns = (
        [[run.length or 0 for run in clue or ()] for clue in lines] for lines in (puzzle.rows, puzzle.columns)
    )
    return rows, columns


# One line of ordinary text, without blanks at its ends: what every format with a title can keep.
one_liners = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1, max_size=12)


@st.composite
def grids(draw: st.DrawFn, palette: Palette = BLACK_AND_WHITE, most: int = 7) -> Grid:
    """Small finished pictures in the colours of a palette."""
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    value = st.integers(0, len(palette) - 1)
    cells = draw(st.lists(value, min_size=width * height, max_size=width * height))
    return Grid(width, height, bytes(cells), palette)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Small puzzles in black and white with a goal, metadata, and sometimes a saved state."""
    goal = draw(grids())
    fields = {name: draw(st.none() | one_liners) for name in ("title", "author", "licence", "description")}
    extras = {}
    if draw(st.booleans()):
        count = goal.width * goal.height
        hidden = draw(st.lists(st.booleans(), min_size=count, max_size=count))
        cells = bytes(UNKNOWN if hide else value for hide, value in zip(hidden, goal.cells, strict=True))
        extras["saved"] = (Grid(goal.width, goal.height, cells),)
    return Puzzle.from_grid(goal, extras=extras, **fields)
