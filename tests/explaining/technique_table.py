"""Makes `docs/techniques.md`: every technique with its class, what it is, and a drawn example, from the techniques and the
course.

python tests/make.py techniques   writes the page and its pictures again after a technique has changed
"""

from __future__ import annotations

import json
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import nonokit
from explaining.exercises import puzzle_of, shape_of, state_of
from nonokit.explaining import (
    Preferences,
    Step,
    describe,
    explain,
    hint,
    known_techniques,
    step_marks,
    technique_name,
)
from nonokit.explaining.technique import Technique
from nonokit.messages import catalogue
from nonokit.model import Grid
from nonokit.puzzles import LibraryPuzzle, library
from nonokit.rendering import render

DOCS = Path(__file__).parents[2] / "docs"
FILE = DOCS / "techniques.md"
COURSE = Path(nonokit.__file__).parent / "web/course/exercises.json"
HEAD = """# Techniques

The steps that hints, explanations and ratings are made of, the simplest first: what stands higher is preferred, and
those of one group are equally simple. *Takes* is what a puzzle is rated by that needs nothing harder
([difficulty](difficulty.md)); how hard a trial is, its length decides. How a step is explained, and how to add a
technique: [explaining](explaining.md).

This page follows from the files of `explaining/techniques/` and the examples of the page's course: `python tests/make.py techniques`.

| group | technique | takes | what it is |
|---:|---|---|---|
"""


def _what(technique: Technique) -> str:
    """The first sentence of the technique's file, after the name."""
    module = import_module(technique.find.__module__)  # type: ignore[attr-defined]
    first = " ".join((module.__doc__ or "").strip().split("\n\n")[0].split())
    return first.split(": ", 1)[1].split(". ")[0].rstrip(".")


def _row(technique: Technique) -> str:
    name = f"{technique_name(technique.name)} (`{technique.name}`)"
    return f"| {technique.tier + 1} | {name} | {technique.insight.value} | {_what(technique)} |\n"


def _examples() -> dict[str, tuple[Step, str, str]]:
    """By technique the step of its lesson's example, its picture, and its words."""
    found = {}
    for name, exercises in json.loads(COURSE.read_text(encoding="utf-8")).items():
        puzzle, state = puzzle_of(exercises[0]), state_of(exercises[0])
        others = [other for other in known_techniques() if other != name]
        step = hint(puzzle, state, preferences=Preferences().without(*others)).step
        assert step is not None
        picture = render(puzzle, state, marks=step_marks(step, "why"))
        found[name] = (step, picture, describe(puzzle, step, "why"))
    return found


LESSONS = """
## The lessons

In every position that a lesson asks for, its technique is the only easy step, which a test checks; the example that is shown
comes on top. Those of rare techniques are turned and mirrored.

| lesson | positions asked | different pictures | sizes |
|---|---:|---:|---|
"""
PRACTICE = """
## The puzzles for practice

The first collection of the library, ten puzzles in an order to learn by: how often each technique is used when always the
simplest step there is is taken.

| puzzle | teaches | steps by technique |
|---|---|---|
"""


def _lesson(name: str, exercises: list[dict[str, Any]]) -> str:
    grids = [Grid.from_text(one["goal"], puzzle_of(one).palette) for one in exercises]
    pictures = {shape_of(one) for one in exercises}
    areas = sorted((grid.width * grid.height, f"{grid.width}×{grid.height}") for grid in grids)
    sizes = f"{areas[0][1]} to {areas[-1][1]}"
    return f"| {technique_name(name)} | {len(exercises) - 1} | {len(pictures)} | {sizes} |\n"


def _practice(entry: LibraryPuzzle) -> str:
    counts = Counter(step.technique for step in explain(entry.puzzle.replace(goal=None)).steps)
    told = ", ".join(f"{technique_name(name)} {counts[name]}" for name in known_techniques() if counts[name])
    return f"| {entry.title} | {catalogue().say(f'lesson-{entry.slug}')} | {told} |\n"


def text() -> str:
    """The page."""
    parts = [HEAD, *map(_row, known_techniques().values())]
    for name, (_, _, words) in _examples().items():
        title = technique_name(name)
        parts += [f"\n## {title}\n\n{catalogue().say(f'learn-{name}')}\n\n"]
        parts += [f"![{title}: {words}](images/techniques/{name}.svg)\n\n*{words}*\n"]
    course = json.loads(COURSE.read_text(encoding="utf-8"))
    parts += [LESSONS, *(_lesson(name, exercises) for name, exercises in course.items())]
    parts += [PRACTICE, *(_practice(entry) for entry in library() if entry.course)]
    return "".join(parts)


def write() -> None:
    """Writes the page and its pictures."""
    FILE.write_text(text(), encoding="utf-8")
    folder = DOCS / "images/techniques"
    folder.mkdir(exist_ok=True)
    for name, (_, picture, _) in _examples().items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
