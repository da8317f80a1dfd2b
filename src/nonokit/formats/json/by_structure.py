"""JSON of two lists of clues, or of a picture, under the names that some programs ask for. Reading goes by structure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_value import compact_json, has_lists
from nonokit.formats.pictures import goal_of
from nonokit.formats.structure.reader import read, read_choices
from nonokit.model import UNKNOWN, Clue, Puzzle

_MARKS = {0: -1, UNKNOWN: 0}


def _looks_like(sample: Sample, keys: Sequence[str]) -> int:
    return 95 if has_lists(sample, *keys) and "nonokit" not in sample.json else 0


def _write(puzzles: Sequence[Puzzle], value_of: Callable[[Puzzle], dict[str, Any]]) -> bytes:
    (puzzle,) = puzzles
    return compact_json(value_of(puzzle))


def _clues_and_state(puzzle: Puzzle) -> dict[str, Any]:
    saved = puzzle.extras.get("saved")
    state = {"content": [_MARKS.get(cell, 1) for cell in saved[0].cells]} if saved else {}
    return {"rows": _lists(puzzle.rows), "columns": _lists(puzzle.columns), **state}


def _clues_and_source(puzzle: Puzzle) -> dict[str, Any]:
    return {"rows": _lists(puzzle.rows), "cols": _lists(puzzle.columns), **_source(puzzle)}


def _clues(puzzle: Puzzle) -> dict[str, Any]:
    return {"hor": _lists(puzzle.rows), "ver": _lists(puzzle.columns)}


def _image(puzzle: Puzzle) -> dict[str, Any]:
    image = ["".join("#" if cell else " " for cell in row) for row in goal_of(puzzle).rows()]
    return {"image": image, **_source(puzzle)}


def _lists(side: Sequence[Clue | None]) -> list[list[int | None] | None]:
    return [None if clue is None else [run.length for run in clue] for clue in side]


def _source(puzzle: Puzzle) -> dict[str, Any]:
    return {"source": puzzle.source} if puzzle.source is not None else {}


def _format(
    name: str,
    title: str,
    keys: Sequence[str],
    carries: set[str],
    value_of: Callable[[Puzzle], dict[str, Any]],
    words: str,
) -> Format:
    return Format(
        name=name,
        title=title,
        suffixes=(".json",),
        carries=frozenset(carries),
        looks_like=partial(_looks_like, keys=keys),
        read=read,
        write=partial(_write, value_of=value_of),
        choices=read_choices,
        words=words,
    )


_ALL = (
    _format(
        "json-clues",
        "JSON with rows and columns",
        ("rows", "columns"),
        {"clues", "saved"},
        _clues_and_state,
        """JSON `{"rows": [[…]], "columns": [[…]], "content": [-1|0|1 …]}`, as in ThomasR's nonogram-solver.

`content` is a state in reading order: -1 empty, 0 unknown, 1 filled.""",
    ),
    _format(
        "json-cols",
        "JSON with rows and cols",
        ("rows", "cols"),
        {"clues", "missing", "source"},
        _clues_and_source,
        """JSON `{"rows": […], "cols": […], "source": …}` with null for a missing clue, as in davidje13's player.""",
    ),
    _format(
        "json-verhor",
        "JSON with ver and hor",
        ("ver", "hor"),
        {"clues"},
        _clues,
        """JSON `{"ver": [[…]], "hor": [[…]]}`: the clues over the columns and those beside the rows.""",
    ),
    _format(
        "json-image",
        "JSON with an image",
        ("image",),
        {"goal", "source"},
        _image,
        """JSON `{"image": ["#. ", …], "source": …}`: the finished picture, a text per row.""",
    ),
)
FORMATS = {one.name: one for one in _ALL}
