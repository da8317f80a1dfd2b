"""JSON of two lists of clues, under the names that some programs ask for. Reading goes by structure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_value import compact_json, has_lists
from nonokit.formats.structure.reader import read, read_choices
from nonokit.model import UNKNOWN, Puzzle

_MARKS = {0: -1, UNKNOWN: 0}


def _write(
    puzzles: Sequence[Puzzle], keys: tuple[str, str], more: Callable[[Puzzle], dict[str, Any]]
) -> bytes:
    """The clues as plain lists, null for a missing one, and what else there is."""
    (puzzle,) = puzzles
    lines = dict(zip(keys, (puzzle.rows, puzzle.columns), strict=True))
    lists = {
        key: [None if clue is None else [run.length for run in clue] for clue in clues]
        for key, clues in lines.items()
    }
    return compact_json(lists | more(puzzle))


def _looks_like(sample: Sample, keys: tuple[str, str]) -> int:
    return 95 if has_lists(sample, *keys) and "nonokit" not in sample.json else 0


def _content(puzzle: Puzzle) -> dict[str, Any]:
    saved = puzzle.extras.get("saved", ())
    return {"content": [_MARKS.get(cell, 1) for cell in saved[0].cells]} if saved else {}


def _source(puzzle: Puzzle) -> dict[str, Any]:
    return {"source": puzzle.source} if puzzle.source is not None else {}


def _nothing(_: Puzzle) -> dict[str, Any]:
    return {}


def _format(
    name: str, keys: tuple[str, str], carries: set[str], more: Callable[[Puzzle], dict[str, Any]], words: str
) -> Format:
    return Format(
        name=name,
        title=f"JSON with {keys[0]} and {keys[1]}",
        suffixes=(".json",),
        carries=frozenset({"clues", *carries}),
        looks_like=partial(_looks_like, keys=keys),
        read=read,
        write=partial(_write, keys=keys, more=more),
        choices=read_choices,
        words=words,
    )


_ALL = (
    _format(
        "json-clues",
        ("rows", "columns"),
        {"saved"},
        _content,
        """JSON `{"rows": [[…]], "columns": [[…]], "content": [-1|0|1 …]}`, as in ThomasR's nonogram-solver.

`content` is a state in reading order: -1 empty, 0 unknown, 1 filled.""",
    ),
    _format(
        "json-cols",
        ("rows", "cols"),
        {"missing", "source"},
        _source,
        """JSON `{"rows": […], "cols": […], "source": …}` with null for a missing clue, as in davidje13's player.""",
    ),
    _format(
        "json-verhor",
        ("hor", "ver"),
        set(),
        _nothing,
        """JSON `{"ver": [[…]], "hor": [[…]]}`: the clues over the columns and those beside the rows.""",
    ),
)
FORMATS = {one.name: one for one in _ALL}
