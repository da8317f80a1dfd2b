"""The positions of the course: each has one solution, and its technique is the only easy step there is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import nonokit
from explaining.exercises import puzzle_of, shape_of, state_of
from nonokit.explaining import Preferences, Step, all_steps, hint, known_techniques
from nonokit.solving import solve

WEB = Path(nonokit.__file__).parent / "web"
COURSE: dict[str, list[dict[str, Any]]] = json.loads((WEB / "course/exercises.json").read_text("utf-8"))


def test_the_page_knows_every_technique() -> None:
    source = (WEB / "app/model/techniques.js").read_text("utf-8")
    assert re.findall(r'"([a-z-]+)"', source) == list(known_techniques())
    assert list(COURSE) == [name for name in known_techniques() if name != "nested"]


def cells_of(step: Step) -> list[list[int]]:
    return [[*cell, value] for cell, value in step.cells]


@pytest.mark.parametrize("technique", COURSE)
def test_a_technique_is_the_only_easy_step_of_its_exercises(technique: str) -> None:
    tiers = Preferences().tiers
    simpler = Preferences(tiers[: Preferences().tier(technique)])
    as_simple = Preferences((tiers[Preferences().tier(technique)],))
    others = [name for name in known_techniques() if name != technique]
    for exercise in COURSE[technique]:
        puzzle = puzzle_of(exercise)
        state = state_of(exercise)
        own = hint(puzzle, state, preferences=Preferences().without(*others)).step
        assert own is not None
        assert cells_of(own) in exercise["steps"]
        steps = [step for step in all_steps(puzzle, state, preferences=as_simple) if step.cells]
        easier = [step for step in all_steps(puzzle, state, preferences=simpler) if step.cells]
        if own.is_trial:
            assert all(step.is_trial for step in easier)
        else:
            assert easier == []
            assert sorted(map(cells_of, steps)) == sorted(exercise["steps"])


def test_a_run_that_overlaps_itself_may_lie_in_several_places() -> None:
    others = [name for name in known_techniques() if name != "overlap"]
    for exercise in COURSE["overlap"]:
        step = hint(puzzle_of(exercise), state_of(exercise), preferences=Preferences().without(*others)).step
        assert step is not None
        assert {type(claim).__name__ for claim in step.claims} & {"OnlyPlace"} == set()


def test_a_lesson_has_many_pictures() -> None:
    pictures = {name: len({shape_of(one) for one in exercises}) for name, exercises in COURSE.items()}
    assert {name: count for name, count in pictures.items() if count < 8} == {}


def test_exercises_have_one_solution() -> None:
    for exercise in (one for exercises in COURSE.values() for one in exercises):
        puzzle = puzzle_of(exercise)
        state = state_of(exercise)
        assert [grid.to_text() for grid in solve(puzzle, max_solutions=2, state=state).solutions] == [
            exercise["goal"]
        ]
