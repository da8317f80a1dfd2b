"""What must hold for every format of the long tail: it comes back as it went, knows itself, and fails politely."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formats.exchange import EXAMPLE_GOAL, outcome, puzzles, read_all, sample
from nonokit.formats.format import Format
from nonokit.formats.reading import read_sample
from nonokit.formats.registry import get_format
from nonokit.formats.writing import converted
from nonokit.model import Puzzle

LISTS = ["columns-first", "faase", "webpbn-ish", "webpbn-keen", "makhorin", "python-lists", "webpbn-syro"]
SOLVERS = ["dzn", "gecode", "ini", "lp", "picross", "sgriddler", "toml"]
PLAYERS = [
    "freenono",
    "gno",
    "ngb",
    "nonograms-org",
    "pattern-id",
    "pattern-save",
    "picmi",
    "puzzlink",
    "pzprv3",
]
NAMES = [*LISTS, *SOLVERS, *PLAYERS]


def written(puzzle: Puzzle, name: str) -> bytes:
    return converted(puzzle, name)[0]


def kept(puzzle: Puzzle, known: Format) -> Puzzle:
    """What a format keeps of a puzzle."""
    fields = {name: getattr(puzzle, name) if name in known.carries else None for name in Puzzle.METADATA}
    goal = puzzle.goal if "goal" in known.carries else None
    return puzzle.replace(goal=goal, **fields)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(puzzle=puzzles())
def test_a_puzzle_comes_back_as_it_went(name: str, puzzle: Puzzle) -> None:
    known = get_format(name)
    (back,) = read_all(name, written(puzzle, name))
    assert kept(back, known) == kept(puzzle, known)
    if "saved" in known.carries:
        saved = [grid for grid in puzzle.extras.get("saved", ()) if grid.known_count]
        assert list(back.extras.get("saved", ())) == saved


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15, deadline=None)
@given(puzzle=puzzles())
def test_what_is_written_is_read_the_same_without_naming_the_format(name: str, puzzle: Puzzle) -> None:
    (back,) = read_sample(sample(written(puzzle, name)))
    assert back.rows in (puzzle.rows, puzzle.columns)  # lists without a header do not tell rows from columns
    if name not in LISTS:
        assert (back.rows, back.columns) == (puzzle.rows, puzzle.columns)
        assert back.extras["format"] == name


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_damaged_file_gives_puzzles_or_an_error(name: str, data: st.DataObject) -> None:
    content = bytearray(written(EXAMPLE_GOAL, name))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        end = data.draw(st.integers(start, min(start + 6, len(content))))
        patch = st.binary(max_size=4) | st.sampled_from(
            [b"0", b"-1", b"99999999999", b"\n", b"[", b"?", b","]
        )
        content[start:end] = data.draw(patch)
    assert outcome(name, bytes(content))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(content=st.text() | st.text("0123456789 \n,.-#[]()/:&*=rowscolumns"))
def test_any_text_gives_puzzles_or_an_error(name: str, content: str) -> None:
    assert 0 <= get_format(name).looks_like(sample(content)) <= 100
    assert outcome(name, content)
