"""Which hint the page gives by itself, from its rules and from trying every filling of a line.

A line with a mistake comes first. Then, from easy to hard: a clue that is satisfied or empty leaves only X (0); a run
with one place left (1); the cells that a run's first and last place share (2); cells no run gets to (3); whatever all
fillings agree on (4). Among equals the one that settles more cells, then the earlier line, rows first.
"""

from __future__ import annotations

from typing import Any

from nonokit.model import UNKNOWN, Grid, Puzzle
from vectors.lines import Cells, Run, fillings, fits, settled

Line = dict[str, Any]
Finding = tuple[int, str, dict[int, int]]  # rank, technique, position → value


def local_hint(puzzle: Puzzle, state: Grid) -> dict[str, Any] | None:
    """The technique, the line and the cells; None when no single line has news."""
    lines = [(line, clue_of(puzzle, line), cells_of(state, line)) for line in lines_of(puzzle)]
    values = len(puzzle.palette)
    for line, clue, cells in lines:
        if clue is not None and not fits(clue, cells) and settled(clue, cells, values) is None:
            return {"technique": "impossible-line", "line": line, "cells": []}
    found = [
        (rank, -len(news), number, technique, news)
        for number, (_, clue, cells) in enumerate(lines)
        if clue is not None
        for rank, technique, news in findings(clue, cells, values)
    ]
    if not found:
        return None
    _, _, number, technique, news = min(found, key=lambda one: one[:3])
    line = lines[number][0]
    at = (lambda i: [line["index"], i]) if line["kind"] == "row" else (lambda i: [i, line["index"]])
    return {"technique": technique, "line": line, "cells": [[*at(i), value] for i, value in news.items()]}


def findings(clue: list[Run], cells: Cells, values: int) -> list[Finding]:
    """Everything one line offers."""
    masks = settled(clue, cells, values)
    assert masks is not None
    news = {
        i: mask.bit_length() - 1
        for i, mask in enumerate(masks)
        if cells[i] is None and mask & (mask - 1) == 0
    }
    if not news:
        return []
    if fits(clue, cells):
        return [(0, "complete" if clue else "empty", news)]
    ways = [way.runs for way in fillings(clue, cells, values)]
    places = [sorted({way[run] for way in ways}) for run in range(len(clue))]
    found = [overlap(places, news), unreachable(places, news), (4, "exact", news)]
    return [one for one in found if one is not None]


def overlap(places: list[list[tuple[int, int]]], news: dict[int, int]) -> Finding | None:
    """The run whose first and last place share the most cells that are news."""
    best: Finding | None = None
    for known in places:
        first, last = known[0], known[-1]
        shared = {i: value for i, value in news.items() if value and last[0] <= i < first[1]}
        if shared and (best is None or len(shared) > len(best[2])):
            best = (1 if first[0] == last[0] else 2, "overlap", shared)
    return best


def unreachable(places: list[list[tuple[int, int]]], news: dict[int, int]) -> Finding | None:
    """The background cells that no run gets to."""
    spans = [(known[0][0], max(end for _, end in known)) for known in places]
    empty = {
        i: 0 for i, value in news.items() if not value and not any(start <= i < end for start, end in spans)
    }
    return (3, "unreachable", empty) if empty else None


def lines_of(puzzle: Puzzle) -> list[Line]:
    """Rows, then columns."""
    rows = [{"kind": "row", "index": i} for i in range(puzzle.height)]
    return rows + [{"kind": "column", "index": i} for i in range(puzzle.width)]


def clue_of(puzzle: Puzzle, line: Line) -> list[Run] | None:
    """A line's clue as pairs."""
    clue = (puzzle.rows if line["kind"] == "row" else puzzle.columns)[line["index"]]
    return None if clue is None else [(run.length, run.colour) for run in clue]


def cells_of(state: Grid, line: Line) -> Cells:
    """A line's cells, None where open."""
    cells = state.row(line["index"]) if line["kind"] == "row" else state.column(line["index"])
    return [None if value == UNKNOWN else value for value in cells]
