"""Our own JSON: what it looks like, and what it says when it is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from formats.exchange import error, read, read_all, write
from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.formats.reading import read_sample
from nonokit.model import Clue, Grid, Puzzle, Run


def puzzle() -> Puzzle:
    goal = Grid.from_text("r.b\nrr.")
    return Puzzle(
        (Clue([Run(None, 1), Run(1, 2)]), None),
        (Clue([Run(2, 1)]), Clue([Run(1, 1)]), None),
        goal.palette,
        title="t",
        licence="CC0",
        goal=goal,
        given=Grid.from_text("?.?\n???", goal.palette),
        extras={"saved": (Grid.blank(3, 2, goal.palette),), "id": "7"},
    )


def test_what_it_looks_like() -> None:
    value = json.loads(write("json", puzzle()))
    assert value["nonokit"] == 1
    assert value["rows"] == [[["?", "red"], [1, "blue"]], None]
    assert value["palette"][1] == {"name": "red", "rgb": "#d91e18", "char": "r"}
    assert value["goal"] == ["r.b", "rr."]
    assert value["saved"] == [["???", "???"]]
    assert "author" not in value


def test_plain_runs_are_plain_numbers() -> None:
    value = json.loads(write("json", Puzzle.from_grid(["##.#"])))
    assert value["rows"] == [[2, 1]]
    assert "palette" not in value


def test_nothing_is_lost() -> None:
    back = read("json", write("json", puzzle()))
    assert back == puzzle()
    assert back.extras == {**puzzle().extras, "format": "json"}


def test_several_puzzles() -> None:
    assert [one.title for one in read_all("json", write("json", puzzle(), Puzzle.from_grid(["#"])))] == [
        "t",
        None,
    ]


def changed(**changes: Any) -> str:
    value = json.loads(write("json", puzzle()))
    return json.dumps({**value, **changes})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"nonokit": 2}, "made by a newer nonokit: version 2, this one reads 1"),
        ({"nonokit": "1"}, 'nonokit: expected a number from 1 to 1000000, found "1"'),
        ({"rows": [[0], None]}, "rows[0][0]: expected a number from 1 to 1000000, found 0"),
        ({"rows": [[[1, "pink"]], None]}, 'rows[0][0]: expected a colour of the palette, found "pink"'),
        ({"rows": None}, "rows: expected a list, found null"),
        ({"goal": ["r.b"]}, "goal: expected 2 rows, found 1"),
        ({"goal": ["r.b", "rrx"]}, 'goal[1]: expected 3 characters of the palette, found "rrx"'),
        ({"title": 3}, "title: expected text, found 3"),
        (
            {"palette": [{"name": "a", "rgb": "xx", "char": "a"}]},
            'palette[0].rgb: expected a colour such as #ff0000, found "xx"',
        ),
        ({"rows": []}, "a puzzle of 3×0 has no cells"),
    ],
)
def test_errors_name_the_path(changes: dict[str, Any], message: str) -> None:
    assert error("json", changed(**changes)).message == message


def test_broken_json_points_at_the_place() -> None:
    found = error("json", '{"nonokit": 1,\n "rows": [[1], }')
    assert (found.line, found.column) == (2, 16)
    assert "broken JSON" in found.message


def test_other_json_is_told_what_was_expected() -> None:
    with pytest.raises(FormatError, match=r"other.json: no puzzle found in JSON: expected two lists"):
        read_sample(Sample(b'{"foo": 1}', "other.json"))
