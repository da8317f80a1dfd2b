"""Numbers that somebody is not sure of: any number of them may be wrong."""

from __future__ import annotations

import random

import pytest

from nonokit import ArgumentError, Clue, Doubt, Puzzle, Status, diagnose
from nonokit.puzzles import get

PATIENT_S = 60.0
CAMERA = get("camera").puzzle


def misread(puzzle: Puzzle, wrong: int, doubtful: int, seed: int) -> tuple[Puzzle, list[Doubt]]:
    """Some numbers misread, the true ones among the alternatives; others right and doubted all the same."""
    rng = random.Random(seed)
    sides = {"row": list(puzzle.rows), "column": list(puzzle.columns)}
    places = [
        (side, i, j)
        for side, clues in sides.items()
        for i, clue in enumerate(clues)
        for j in range(len(clue))
    ]
    doubts = []
    for number, (side, i, j) in enumerate(rng.sample(places, doubtful)):
        true = sides[side][i][j].length
        other = true + rng.choice([1, 2, 3])
        if number < wrong:
            runs = list(sides[side][i])
            runs[j] = runs[j]._replace(length=other)
            sides[side][i] = Clue(runs)
        doubts.append(Doubt((side, i), j, {(true if number < wrong else other,): 0.3, (true + 5,): 0.05}))
    return puzzle.replace(rows=sides["row"], columns=sides["column"], goal=None), doubts


@pytest.mark.parametrize("seed", range(4))
def test_many_misread_numbers_are_corrected(seed: int) -> None:
    read, doubts = misread(CAMERA, wrong=5, doubtful=15, seed=seed)
    found = diagnose(read, doubts=doubts, timeout_s=PATIENT_S)
    first = found.suggestions[0]
    assert first.puzzle.id == CAMERA.id
    assert {edit.kind for edit in first.edits} == {"misread"}
    assert len(first.edits) <= 5


def test_a_number_nobody_doubted_may_be_wrong_too() -> None:
    read, doubts = misread(CAMERA, wrong=2, doubtful=10, seed=1)
    rows = [*read.rows]
    assert all(doubt.line != ("row", 4) for doubt in doubts)
    rows[4] = Clue.of(1, 7, 6)  # 10 was meant
    first = diagnose(read.replace(rows=rows), doubts=doubts, timeout_s=PATIENT_S).suggestions[0]
    assert first.puzzle.id == CAMERA.id
    assert sorted(edit.kind for edit in first.edits) == ["changed", "misread", "misread"]


def test_a_number_may_be_two_or_none() -> None:
    columns = [*CAMERA.columns]
    columns[4] = Clue.of(63)
    rows = [*CAMERA.rows]
    rows[1] = Clue.of(2, 8, 1)
    read = CAMERA.replace(rows=rows, columns=columns, goal=None)
    doubts = [Doubt(("column", 4), 0, {(6, 3): 0.2}), Doubt(("row", 1), 2, {(): 0.1, (7,): 0.3})]
    assert diagnose(read, doubts=doubts, timeout_s=PATIENT_S).suggestions[0].puzzle.id == CAMERA.id


def test_likelihoods_decide_between_readings() -> None:
    """A 2 in one row or the other is one too many: only the doubts tell which."""
    read = Puzzle.from_clues(rows=[[2], [2]], columns=[[2], [1]])
    for row in (0, 1):
        doubts = [
            Doubt(("row", row), 0, {(1,): 0.4}),
            Doubt(("row", 1 - row), 0, {(1,): 0.02}),
        ]
        found = diagnose(read, doubts=doubts, timeout_s=PATIENT_S)
        assert found.suggestions[0].edits[0].line == ("row", row)
        assert found.is_decided


def test_what_is_right_is_left_alone() -> None:
    doubts = [Doubt(("row", 0), 0, {(1,): 0.4})]
    assert diagnose(CAMERA, doubts=doubts).status is Status.UNIQUE


@pytest.mark.parametrize(
    "doubt",
    [
        Doubt(("row", 99), 0, {(1,): 0.1}),
        Doubt(("row", 0), 7, {(1,): 0.1}),
        Doubt(("diagonal", 0), 0, {(1,): 0.1}),
        Doubt(("row", 0), 0, {(0,): 0.1}),
        Doubt(("row", 0), 0, {3: 0.1}),  # type: ignore[dict-item]
    ],
)
def test_doubts_about_nothing_are_refused(doubt: Doubt) -> None:
    with pytest.raises(ArgumentError, match="a doubt about"):
        diagnose(CAMERA, doubts=[doubt])
