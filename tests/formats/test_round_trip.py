"""What is written comes back: for every writer there is, and for puzzles of every kind."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from formats.exchange import written
from formats.strategies import puzzles
from nonokit.formats import converted, detect, dump_bytes, load, load_all, losses
from nonokit.formats.registry import get_format, known_formats, names
from nonokit.model import Puzzle

WRITERS = [known.name for known in known_formats() if known.write]
READ_BY = {"short-picture": "short"}  # one format reads both short codes
TWINS = {"columns-first": "webpbn-keen"}  # two lists and nothing that tells which is which
# These keep names, looks and characters of colours, so that everything must come back the same.
FAITHFUL = ["json", "non", "xml", "g"]


def one_line(text: str | None) -> str | None:
    """Text as formats with one line for it keep it."""
    return " ".join((text or "").split()) or None


@pytest.mark.parametrize("name", WRITERS)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(puzzle=puzzles())
def test_clues_and_metadata_come_back(name: str, puzzle: Puzzle) -> None:
    known = get_format(name)
    back = load(written(puzzle, name), format=READ_BY.get(name, name))
    assert (back.width, back.height, back.id) == (puzzle.width, puzzle.height, puzzle.id)
    for field in Puzzle.METADATA:
        if field in known.carries:
            assert one_line(getattr(back, field)) == one_line(getattr(puzzle, field))


@pytest.mark.parametrize("name", FAITHFUL)
@settings(max_examples=60, deadline=None)
@given(puzzle=puzzles())
def test_faithful_formats_keep_all_they_say_they_keep(name: str, puzzle: Puzzle) -> None:
    carries = get_format(name).carries
    back = load(written(puzzle, name), format=name)
    lost = {field: None for field in (*Puzzle.METADATA, "goal", "given") if field not in carries}
    assert back == puzzle.replace(**lost)
    if "saved" in carries:
        assert back.extras.get("saved") == puzzle.extras.get("saved")


@settings(max_examples=100, deadline=None)
@given(puzzle=puzzles())
def test_our_own_json_loses_nothing(puzzle: Puzzle) -> None:
    assert losses(puzzle, "json") == []
    back = load(dump_bytes(puzzle, "json"))
    assert back == puzzle
    assert back.extras == {**puzzle.extras, "format": "json"}


@pytest.mark.parametrize("name", [name for name in WRITERS if "many" in get_format(name).carries])
def test_many_puzzles_in_one_file(name: str) -> None:
    both = [Puzzle.from_grid(["##", "#."]), Puzzle.from_grid([".#", "#."])]
    data, _ = converted(both, name)
    back = load_all(data, format=READ_BY.get(name, name))
    assert [puzzle.rows for puzzle in back] == [puzzle.rows for puzzle in both]


EXAMPLE = Puzzle.from_grid(["#.##.", "##..#", "..###", "#.#.#", "#...."])


@pytest.mark.parametrize("name", WRITERS)
def test_what_is_written_is_recognised(name: str) -> None:
    data, _ = converted(EXAMPLE, name)
    assert detect(data) == {**READ_BY, **TWINS}.get(name, name)
    assert load(data).id in (EXAMPLE.id, EXAMPLE.transposed().id)


@pytest.mark.parametrize("name", names())
def test_every_format_reads_or_writes(name: str) -> None:
    known = get_format(name)
    assert known.read or known.write
