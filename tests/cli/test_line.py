"""`nonokit line`."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from cli.conftest import Run, objects


def test_placements_their_number_and_what_they_share(run: Run) -> None:
    done = run("line", "2 1", 5)
    assert done.exit_code == 0
    assert done.stdout.splitlines() == [
        "[▮▮▯▮▯]",
        "[▮▮▯▯▮]",
        "[▯▮▮▯▮]",
        "placements  3",
        "settled     [?▮???]  1 of 5 cells",
    ]


def test_a_state_leaves_fewer(run: Run) -> None:
    facts: dict[str, Any] = objects(run("line", "2,1", 5, "--state", "??#??", "--json"))[0]
    assert facts == {
        "clue": "2,1",
        "length": 5,
        "count": 1,
        "placements": [".##.#"],
        "is_complete": True,
        "settled": ".##.#",
    }


def test_colours_unknown_numbers_and_missing_clues(run: Run) -> None:
    assert objects(run("line", "2r 1b", 3, "--json"))[0]["placements"] == ["rrb"]
    assert objects(run("line", "? 1b", 4, "--json"))[0]["placements"][0] == "#b.."
    assert objects(run("line", "-", 3, "--json"))[0]["count"] == 8
    assert objects(run("line", "0", 3, "--json"))[0]["settled"] == "..."
    painted = run("line", "2r 1b", 3, env={"FORCE_COLOR": "1"})
    assert "\x1b[" in painted.stdout


def test_many_are_counted_and_a_few_shown(run: Run) -> None:
    done = run("line", "1 1 1 1 1", 40, "--max", 2)
    assert done.stdout.splitlines()[2] == "… and 376,990 more"
    facts = objects(run("line", "1 1 1 1 1", 400, "--max", 0, "--json"))[0]
    assert facts["placements"] == []
    assert facts["count"] == comb(396, 5)
    assert facts["is_complete"] is False


@pytest.mark.parametrize(("arguments", "code"), [(["9", "4"], 3), (["1", "2", "--state", ".."], 3)])
def test_what_does_not_fit(run: Run, arguments: list[str], code: int) -> None:
    done = run("line", *arguments)
    assert done.exit_code == code
    assert "none: the clue does not fit" in done.stdout


@pytest.mark.parametrize("arguments", [["x", "4"], ["1 2z3", "9"], ["1", "-3"], ["1", "x"], ["1"]])
def test_wrong_usage(run: Run, arguments: list[str]) -> None:
    assert run("line", *arguments).exit_code == 2


def test_a_state_of_another_length_is_an_error(run: Run) -> None:
    done = run("line", "1", 5, "--state", "??")
    assert done.exit_code == 1
    assert "2 cells for a line of 5" in done.stderr
