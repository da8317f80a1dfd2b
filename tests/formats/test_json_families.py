"""JSON of other projects: each by an example, each written as its own readers expect it."""

from __future__ import annotations

import json

import pytest

from formats.exchange import clues, error, read, write
from nonokit.formats import detect, load
from nonokit.model import UNKNOWN, Grid, Puzzle

L = (["1 1", "2"], ["2", "1", "1"])
LOOM = {
    "V0": {
        "title": "T",
        "license": "CC0",
        "solution": {
            "clue_style": "Nono",
            "palette": [
                {"ch": "#", "name": "black", "rgb": [0, 0, 0], "color": 1},
                {"ch": " ", "name": "white", "rgb": [255, 255, 255], "color": 0},
            ],
            "shape": {"Square": {"width": 3, "height": 2}},
            "c": "# ### ",
        },
    }
}
EXAMPLES = {
    "json-clues": {"rows": [[1, 1], [2]], "columns": [[2], [1], [1]], "content": [1, 0, 0, -1, 0, 0]},
    "json-cols": {"rows": [[1, 1], [2]], "cols": [[2], [1], [1]], "source": "here"},
    "json-verhor": {"ver": [[2], [1], [1]], "hor": [[1, 1], [2]]},
    "json-image": {"image": ["# #", "##"], "source": "here"},
    "json-cells": {
        "name": "T",
        "width": 3,
        "height": 2,
        "palette": ["#000000"],
        "cells": [[0, None, 0], [0, 0, None]],
    },
    "nonogram-pro": {"name": "T", "spec": {"width": 3, "height": 2}, "gridData": "uA==", "license": "CC0"},
    "number-loom": LOOM,
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_family_is_known_by_its_keys(name: str) -> None:
    data = json.dumps(EXAMPLES[name]).encode()
    assert detect(data) == name
    assert clues(load(data)) == L


def test_a_state_becomes_a_saved_one() -> None:
    puzzle = read("json-clues", json.dumps(EXAMPLES["json-clues"]))
    u = UNKNOWN
    assert puzzle.extras["saved"] == (Grid(3, 2, bytes([1, u, u, 0, u, u])),)
    assert json.loads(write("json-clues", puzzle)) == EXAMPLES["json-clues"]


def test_a_null_line_is_a_missing_clue() -> None:
    puzzle = read("json-cols", '{"rows": [[1, 1], null], "cols": [[2], [], 1], "source": "here"}')
    assert clues(puzzle) == (["1 1", "?"], ["2", "0", "1"])
    assert puzzle.source == "here"
    assert json.loads(write("json-cols", puzzle))["rows"] == [[1, 1], None]


def test_bits_are_packed_highest_first() -> None:
    assert json.loads(write("nonogram-pro", Puzzle.from_grid(["#.#", "##."])))["gridData"] == "uA=="


@pytest.mark.parametrize(("width", "height", "bits"), [(3, 2, "HQ=="), (4, 2, "DQA=")])
def test_older_files_have_the_lowest_bit_first(width: int, height: int, bits: str) -> None:
    old = {"spec": {"width": width, "height": height}, "gridData": bits}
    rows = ["1 1", "2"] if width == 3 else ["1 2", "0"]
    assert clues(read("nonogram-pro", json.dumps(old)))[0] == rows


def test_the_oldest_files_list_true_and_false() -> None:
    old = '{"spec": {"width": 2, "height": 1}, "gridData": [[true, false]]}'
    assert clues(read("nonogram-pro", old)) == (["1"], ["1", "0"])


def test_number_loom_keeps_colours_and_reads_its_older_cells() -> None:
    puzzle = Puzzle.from_grid(["r.b"], title="T", licence="CC0", description="d", author="a")
    assert read("number-loom", write("number-loom", puzzle)) == puzzle
    solution = {**LOOM["V0"]["solution"], "cells": [1, 0, 1, 1, 1, 0]}
    del solution["c"]
    assert clues(read("number-loom", json.dumps({"V0": {"solution": solution}}))) == L


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "json-clues",
            '{"rows": [[2, 0, 1]], "columns": [[1], []]}',
            "rows[0]: expected a clue such as [3, 1], found [2, 0, 1]",
        ),
        (
            "json-cols",
            '{"rows": [["a"]], "cols": [[1]]}',
            'rows[0]: expected a clue such as [3, 1], found ["a"]',
        ),
        ("json-verhor", '{"ver": [[1]]}', "ver: expected a list for the rows, too"),
        (
            "json-cells",
            '{"palette": ["#000"], "cells": [[1]]}',
            "cells[0]: expected a number from 0 to 0, found 1",
        ),
        (
            "nonogram-pro",
            '{"spec": {"width": 9, "height": 9}, "gridData": "AA=="}',
            "gridData: expected 11 bytes, found 1",
        ),
        (
            "number-loom",
            '{"V0": {"solution": {"clue_style": "Triano"}}}',
            'clue_style: expected a puzzle without triangles, Nono, found "Triano"',
        ),
    ],
)
def test_errors_name_the_path(name: str, text: str, message: str) -> None:
    assert error(name, text).message == message
