"""What a solve found, in words and as data for JSON: shared by every command that solves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nonokit.cli.progress import METHOD_WORDS, SolveProgress
from nonokit.errors import NonokitError, UnsupportedFeature
from nonokit.model import UNKNOWN, Grid, Puzzle

if TYPE_CHECKING:
    from nonokit.solving import SolveResult, Stats

_FILLED = bytes(value if value in (0, UNKNOWN) else 1 for value in range(256))


class NoAnswer(NonokitError):
    """A puzzle whose only solution was asked for has several, none, or was not solved in time."""


def solution_of(puzzle: Puzzle, title: str, timeout_s: float | None) -> Grid:
    """The only solution, solved for; the goal picture when it is one. `NoAnswer` says why there is none."""
    from nonokit.solving import Status, is_solution, solve

    if puzzle.goal is not None and is_solution(puzzle, puzzle.goal):
        return puzzle.goal
    with SolveProgress(title) as progress:
        result = solve(puzzle, timeout_s=timeout_s, on_progress=progress)
    if result.status is Status.UNIQUE and result.solution is not None:
        return result.solution
    if result.status is Status.MULTIPLE:
        raise NoAnswer("it has several solutions")
    raise NoAnswer(
        f"{'it has no solution' if result.status is Status.NONE else 'not solved'}: {result.reason}"
    )


def why_none(result: SolveResult) -> str:
    """Why there is no solution, and what helps."""
    return f": {result.reason} ('nonokit doctor' looks for the mistake)"


def rules_code(puzzle: Puzzle) -> str | None:
    """The short code of the clues; None when they have no such code: colours, missing or unknown clues."""
    from nonokit.formats.codes.short_code import encode_rules
    from nonokit.formats.fidelity import colours_used

    has_given = puzzle.given is not None and puzzle.given.known_count
    if len(colours_used(puzzle)) > 1 or has_given:
        return None
    try:
        return encode_rules(puzzle)
    except UnsupportedFeature:
        return None


def image_code(grid: Grid | None) -> str | None:
    """The short code of a picture; None when it has none: several colours, too large."""
    from nonokit.formats.codes.short_picture import encode_picture

    if grid is None or len(set(grid.cells) - {0, UNKNOWN}) > 1:
        return None
    try:
        return encode_picture(Grid(grid.width, grid.height, grid.cells.translate(_FILLED)))
    except UnsupportedFeature:
        return None


def how_reached(stats: Stats) -> str:
    """The methods that ran, in words: "by line logic alone", "by line logic, probing and search"."""
    words = [METHOD_WORDS.get(method, method) for method in stats.methods]
    if not words:
        return "at once"
    if len(words) == 1:
        return f"by {words[0]} alone"
    guesses = f" ({stats.guesses:,} guess{'es' * (stats.guesses != 1)})" if stats.guesses else ""
    return f"by {', '.join(words[:-1])} and {words[-1]}{guesses}"


def needed_by(stats: Stats) -> str:
    """What it took to solve a puzzle: line, look-ahead or search."""
    methods = set(stats.methods)
    if methods & {"search", "sat", "fork"}:
        return "search"
    return "look-ahead" if methods & {"probe", "implications"} else "line"


def rows_of(grid: Grid) -> list[str]:
    """A grid for JSON: its rows as text, in the palette's characters, "?" for unknown."""
    return grid.to_text().split("\n")


def stats_of(stats: Stats) -> dict[str, Any]:
    """The statistics for JSON."""
    stages = [
        {"method": s.method, "ticks": s.ticks, "seconds": s.seconds, "open_cells": s.open_cells}
        for s in stats.stages
    ]
    return {
        "seconds": stats.seconds,
        "peak_memory_mb": round(stats.peak_memory_mb, 1),
        "engine": stats.engine,
        "methods": stats.methods,
        "ticks": stats.ticks,
        "guesses": stats.guesses,
        "stages": stages,
    }


def facts_of(puzzle: Puzzle, result: SolveResult) -> dict[str, Any]:
    """A result for JSON."""
    facts: dict[str, Any] = {
        "status": result.status.value,
        "reason": result.reason,
        "solutions": [rows_of(grid) for grid in result.solutions],
        "is_complete": result.stats.is_complete,
        "known": rows_of(result.known),
    }
    if len(puzzle.palette) > 2:
        facts["colours"] = {colour.char: colour.name for colour in puzzle.palette}
    facts |= {"image_code": image_code(result.solution), "rules_code": rules_code(puzzle)}
    return facts | stats_of(result.stats)
