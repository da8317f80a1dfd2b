"""Evidence as marks: every kind of step can be drawn."""

from __future__ import annotations

from random import Random

import pytest

from explaining.finding import line_steps, view
from explaining.states import random_puzzle, random_state
from nonokit.explaining import explain, frames, hint, hint_marks, step_marks
from nonokit.model import Grid, Puzzle
from nonokit.rendering import render
from nonokit.rendering.marks import (
    Arrow,
    Bracket,
    BrokenLine,
    CellMark,
    ClueBox,
    Gap,
    LineGlow,
    Overlap,
    Reach,
    Trial,
)

TRIAL = Puzzle.from_clues(rows=[[2], [1], [2], [1]], columns=[[1, 1], [2], [1], [1]])


def marks_of(technique: str, text: str, *runs: int) -> tuple[object, ...]:
    return step_marks(line_steps(technique, view(text, *runs))[0])


def test_a_hint_is_drawn_depth_by_depth() -> None:
    found = hint(Puzzle.from_clues(rows=[[3], []], columns=[None] * 4))
    where, why, cells = (hint_marks(found, depth) for depth in ("where", "why", "cells"))
    assert where == why[: len(where)]
    assert why == cells[: len(why)]
    assert isinstance(cells[-1], CellMark)


def test_overlap_draws_both_extremes_and_the_band() -> None:
    assert marks_of("overlap", "??????????", 7)[:-1] == (
        LineGlow(("row", 0)),
        ClueBox(("row", 0), (0,)),
        Bracket(("row", 0), 0, 7, "first"),
        Bracket(("row", 0), 3, 7, "last"),
        Overlap(("row", 0), 3, 4),
    )


@pytest.mark.parametrize(
    ("technique", "text", "runs", "expected"),
    [
        ("unreachable", "???#??????", (3,), Reach(("row", 0), 1, 5)),
        ("forcing", "????.??.????", (3,), Gap(("row", 0), 5, 2)),
        ("growing", "???????.#??????", (2, 3, 3), Bracket(("row", 0), 8, 3, "first", "3")),
        ("growing", "?#????????", (4, 2), Overlap(("row", 0), 2, 2)),
        ("touching", "??????#???", (1, 3), Bracket(("row", 0), 7, 3, "last", "3")),
        ("capping", "???##?????", (2, 2), Bracket(("row", 0), 3, 2, "first", "2")),
        ("splitting", "??#?#?????", (2, 2), Bracket(("row", 0), 2, 3, "last", "3")),
        ("belonging", "?????###???", (1, 5), Bracket(("row", 0), 5, 3, "first")),
        ("belonging", "?????###???", (1, 5), CellMark(((0, 9),), "look")),
        ("exact", "??#??????", (1, 3), Trial((0, 1), 1)),
        ("joining", "???#?#????", (4,), Bracket(("row", 0), 5, 1, "first")),
    ],
)
def test_line_evidence_is_drawn_along_the_line(
    technique: str, text: str, runs: tuple[int, ...], expected: object
) -> None:
    assert expected in marks_of(technique, text, *runs)


def test_a_trial_is_drawn_as_arrows_to_what_breaks() -> None:
    step = next(step for step in explain(TRIAL).steps if step.is_trial)
    kinds = {type(mark) for mark in step_marks(step)}
    assert {Trial, Arrow} <= kinds
    assert [type(mark) for mark in step_marks(step, "where")] == [Trial]


def test_wrong_states_are_drawn_only_as_deep_as_asked() -> None:
    puzzle = Puzzle.from_grid(["##", "#."])
    found = hint(puzzle, Grid.from_text([".?", "??"]))
    assert hint_marks(found, "where") == (BrokenLine(found.lines[0]),)
    cells = hint(puzzle, Grid.from_text([".?", "??"]), mistakes="cells")
    assert hint_marks(cells, "where") == ()
    assert hint_marks(cells, "cells") == (CellMark(((0, 0),), "bad"),)


def test_random_steps_can_all_be_drawn() -> None:
    rng = Random(60)
    for _ in range(25):
        puzzle, picture = random_puzzle(rng)
        state = random_state(rng, picture)
        for event in explain(puzzle, state).events:
            assert str(render(puzzle, event.before, to="svg", marks=step_marks(event.step))).startswith(
                "<svg"
            )


def test_a_solve_becomes_frames() -> None:
    explanation = explain(TRIAL)
    shown = frames(explanation)
    assert len(shown) == len(explanation.steps) + 1
    assert shown[-1].grid == explanation.grid
    assert all(frame.caption and frame.marks for frame in shown[:-1])
