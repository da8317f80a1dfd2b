"""Files that are read at a glance: what comes out is what reading with care gives, whatever was done to the file."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from formats.exchange import grids, read, sample, written
from formats.strategies import puzzles
from formats.with_care import with_care
from nonokit.errors import FormatError
from nonokit.formats.at_a_glance import puzzles_at_a_glance
from nonokit.formats.clues import puzzle_of_numbers
from nonokit.formats.format import Sample
from nonokit.formats.reading import read_sample
from nonokit.formats.structure.named_lists import puzzle_of_named_lists
from nonokit.formats.text.lists_at_a_glance import puzzle_of_lists
from nonokit.formats.writing import converted, dump_bytes
from nonokit.formats.xml.webpbn_at_a_glance import puzzle_at_a_glance as glance_at_xml
from nonokit.model import Grid, Puzzle

BEGUN = ("sgriddler", "csv", "pzprv3", "puzzlink", "pattern-save")  # told by how they begin
LISTS = ("cwd", "mk", "makhorin", "faase", "webpbn-keen")
NAMES = ("rows", "columns", "cols", "rowClues", "colHints", "top", "left", "hor", "ver", "clues", "r", "c")


def answer(data: bytes, name: str | None = None) -> object:
    """What reading gives: the puzzles with all that was assumed, or the sentence of the error."""
    try:
        return [(puzzle, puzzle.extras) for puzzle in read_sample(Sample(data, name))]
    except FormatError as error:
        return str(error)


NUMBERS = ("", "0", "1", "7", " ", ",", "\n", "#", "&", "\t", "rows", "x", "$")
MARKS = (
    *("", "0", "12", " ", ",", "\n", "<", ">", '"', "[", "]", "{", "}", "|", "?", "&amp;", "&#x27;", "&lt", "é"),
    *("</line>", "<count>3</count>", "<line/>", "null", "red 3 ", "rows\n", "width 5\n", "\x0b", "\0", "\\u0031"),
)  # fmt: skip


def damaged(text: str, changes: int, seed: int, marks: Sequence[str] = NUMBERS) -> str:
    """The text with signs of such files put in, taken out or exchanged."""
    chance = random.Random(seed)
    signs = [*text]
    for _ in range(changes):
        at = chance.randrange(len(signs) + 1)
        signs[at : at + chance.randrange(3)] = chance.choice(marks)
    return "".join(signs)


@settings(max_examples=400, deadline=None)
@given(
    grid=grids(most=7),
    name=st.sampled_from((*LISTS, *BEGUN, "g", "nin", "taai", "short", "webpbn-syro")),
    changes=st.integers(0, 3),
    seed=st.integers(0, 1 << 30),
    suffix=st.sampled_from(["", "", ".txt", ".mk", ".nin", ".cwd", ".makhorin", ".faase", ".keen", ".taai"]),
)
def test_lists_at_a_glance_are_those_read_with_care(
    grid: Grid, name: str, changes: int, seed: int, suffix: str
) -> None:
    assume(name != "taai" or grid.width == grid.height)
    puzzle = Puzzle.from_grid(grid)
    data = damaged(dump_bytes(Puzzle(puzzle.rows, puzzle.columns), name).decode(), changes, seed).encode()
    source = "lists" + suffix
    at_a_glance = answer(data, source)
    with with_care():
        assert answer(data, source) == at_a_glance


@settings(max_examples=400, deadline=None)
@given(
    grid=grids(most=7),
    name=st.sampled_from(
        [
            "toml",
            "ini",
            "lp",
            "dzn",
            "pattern-id",
            "pattern-save",
            "puzzlink",
            "pzprv3",
            "cwc",
            "python-lists",
        ]
    ),
    changes=st.integers(0, 3),
    seed=st.integers(0, 1 << 30),
)
def test_lists_read_at_once_are_those_read_with_care(grid: Grid, name: str, changes: int, seed: int) -> None:
    puzzle = Puzzle.from_grid(grid)
    text = dump_bytes(Puzzle(puzzle.rows, puzzle.columns), name).decode()
    data = damaged(text, changes, seed, (*NUMBERS, ".", "/", "[", "]", "0", ", ")).encode()
    at_once = answer(data)
    with with_care():
        assert answer(data) == at_once


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(
    puzzle=puzzles(),
    name=st.sampled_from(["xml", "json", "non", "g", "json-clues"]),
    changes=st.integers(0, 3),
    seed=st.integers(0, 1 << 30),
    suffix=st.sampled_from(["", "", ".txt", ".xml", ".json", ".non"]),
)
def test_usual_files_at_a_glance_are_those_read_with_care(
    puzzle: Puzzle, name: str, changes: int, seed: int, suffix: str
) -> None:
    data = damaged(written(puzzle, name).decode(), changes, seed, MARKS).encode()
    source = "puzzle" + suffix
    at_a_glance = answer(data, source)
    with with_care():
        assert answer(data, source) == at_a_glance


def drawn(grid: Grid, shape: str) -> str:
    """A picture as text."""
    rows = [[*row] for row in grid.rows()]
    if shape == "json":
        return json.dumps(rows)
    signs, joint = shape[:2], shape[2:]
    return "\n".join(joint.join(signs[cell] for cell in row) for row in rows)


@settings(max_examples=400, deadline=None)
@given(
    grid=grids(most=9),
    shape=st.sampled_from([".#", "01", "01 ", ".# ", "01,", "json"]),
    changes=st.integers(0, 2),
    seed=st.integers(0, 1 << 30),
    suffix=st.sampled_from(["", ".txt", ".json", ".cwd"]),
)
def test_pictures_at_a_glance_are_those_read_with_care(
    grid: Grid, shape: str, changes: int, seed: int, suffix: str
) -> None:
    data = damaged(drawn(grid, shape), changes, seed).encode()
    source = "picture" + suffix
    at_a_glance = answer(data, source)
    with with_care():
        assert answer(data, source) == at_a_glance


CAT = ["#...#", "##.##", "#####", ".###.", "#.#.#", "#.#.."]


@pytest.mark.native
@pytest.mark.parametrize("shape", [".#", "01", "01 ", "json"])
def test_usual_pictures_are_read_at_a_glance(shape: str) -> None:
    (found,) = puzzles_at_a_glance(sample(drawn(Grid.from_text(CAT), shape)))
    assert found == Puzzle.from_grid(CAT)


RED_CAT = Puzzle.from_grid([row.replace("#", "r", 1) for row in CAT], title="It's a cat")


@pytest.mark.native
@pytest.mark.parametrize("name", ["xml", "json", "non", "g"])
@pytest.mark.parametrize("puzzle", [RED_CAT, RED_CAT.replace(goal=None), Puzzle.from_grid(CAT, author="Ann")])
def test_usual_files_are_read_at_a_glance(name: str, puzzle: Puzzle) -> None:
    data, _ = converted(puzzle, name)
    (found,) = puzzles_at_a_glance(sample(data))
    assert found == read(name, data)
    assert found.extras["format"] == name


@pytest.mark.native
def test_a_set_of_a_tournament_is_read_at_a_glance() -> None:
    square = Puzzle.from_grid(CAT[:5])
    data, _ = converted([square, square], "taai")
    found = puzzles_at_a_glance(sample(data))
    assert [(one.rows, one.extras["id"]) for one in found] == [(square.rows, "1"), (square.rows, "2")]


HOSTILE = [
    '<!DOCTYPE pbn [<!ENTITY a "b">]>',
    '<!DOCTYPE pbn SYSTEM "pbn.dtd" [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    "<!-- a comment -->",
    "<?php ?>",
]


@pytest.mark.parametrize("sign", HOSTILE)
def test_what_else_xml_can_do_is_left_to_its_parser(sign: str) -> None:
    text = dump_bytes(RED_CAT, "xml").decode()
    assert glance_at_xml(sample(text.replace("<puzzleset>", sign + "<puzzleset>"))) is None
    assert glance_at_xml(sample(text.replace("<title>", "<title>&a;"))) is None
    assert glance_at_xml(sample(text.encode("utf-16"))) is None


@pytest.mark.native
@pytest.mark.parametrize("name", LISTS)
def test_usual_lists_are_read_at_a_glance(name: str) -> None:
    puzzle = Puzzle.from_clues([[1, 1, 1], [2]], [[2], [1], [1], [], [1]])
    found = puzzle_of_lists(sample(dump_bytes(puzzle, name)))
    assert found == puzzle
    assert found is not None
    assert found.extras["format"] == name


clue_values: st.SearchStrategy[Any] = st.lists(st.integers(0, 4), max_size=3)
odd_values: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.just("3 1"), st.just([0]), st.just([2, "?"]), st.just([True]), st.just([5000])
)


@st.composite
def objects(draw: st.DrawFn) -> dict[str, Any]:
    """Objects with clue lists, mostly those of a puzzle, and whatever else files have beside them."""
    puzzle = Puzzle.from_grid(draw(grids(most=6)))
    sides: list[list[Any]] = [[[run.length for run in clue or ()] for clue in side] for side in (puzzle.rows, puzzle.columns)]  # fmt: skip
    for side in sides:
        if draw(st.integers(0, 5)) == 0:
            side[draw(st.integers(0, len(side) - 1))] = draw(st.one_of(clue_values, odd_values))
    value: dict[str, Any] = dict(
        zip(draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=2, unique=True)), sides, strict=True)
    )
    cells = puzzle.width * puzzle.height
    others = {
        "title": st.sampled_from(["A house", "", "1 2", "a\nb"]),
        "id": st.integers(0, 9),
        "width": st.integers(1, 7),
        "height": st.integers(1, 7),
        "solution": st.sampled_from(["01" * (cells // 2 + 1), "0" * cells, "x"]),
        "rows": st.integers(1, 7),
        "left": st.just("1 1"),
        "meta": st.just({"author": "Ann"}),
        "saved": st.just([0] * cells),
    }
    for key in draw(st.lists(st.sampled_from(sorted(others)), max_size=3, unique=True)):
        value.setdefault(key, draw(others[key]))
    return value


@settings(max_examples=500, deadline=None)
@given(objects())
def test_named_lists_at_a_glance_are_those_found_by_structure(value: dict[str, Any]) -> None:
    data = json.dumps(value).encode()
    at_a_glance = answer(data)
    with with_care():
        assert answer(data) == at_a_glance


@pytest.mark.native
def test_usual_objects_are_read_at_a_glance() -> None:
    value = {"title": "L", "id": 7, "width": 3, "rowClues": [[1, 1], [2]], "colClues": [[2], [1], [1]]}
    puzzle = puzzle_of_named_lists(value)
    assert puzzle is not None
    assert (puzzle.title, puzzle.extras, str(puzzle.rows[0])) == ("L", {"id": "7"}, "1 1")


@settings(max_examples=300, deadline=None)
@given(objects(), st.sampled_from([["#.", ".#"], ["#.#"], "##", None]))
def test_our_own_json_at_a_glance_is_that_read_with_care(value: dict[str, Any], goal: object) -> None:
    lists = [item for item in value.values() if isinstance(item, list)]
    data = json.dumps({"nonokit": 1, **value, "rows": lists[0], "columns": lists[1], "goal": goal}).encode()
    at_a_glance = answer(data)
    with with_care():
        assert answer(data) == at_a_glance


@pytest.mark.native
def test_plain_numbers_are_read_all_at_once_and_nothing_else_is() -> None:
    assert puzzle_of_numbers([[1, 1], []], [[1], [], [1]]) == Puzzle.from_clues([[1, 1], []], [[1], [], [1]])
    for odd in ([[0]], [[1], None], [["1"]], ["1"], [[True]], [], "1", [[-1]]):
        assert puzzle_of_numbers(odd, [[1]]) is None
