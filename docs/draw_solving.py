"""Draws the pictures of the page about solving, from solves as they happen: `python docs/draw_solving.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nonokit import Grid, LineSettled, Puzzle, TraceEvent, ValueRefuted, line, solve
from nonokit.puzzles import library
from nonokit.rendering import CellMark, Frame, Mark, animation, render

IMAGES = Path(__file__).parent / "images"
SIGNS = {0: ".", 1: "#"}


def draw_line() -> str:
    """Every way to place a clue, and below what they share."""
    clue, length = [5, 2], 10
    ways = list(line.placements(clue, length))
    shared = line.settle(clue, "?" * length)
    assert shared is not None
    rows = [*ways, shared]
    puzzle = Puzzle.from_clues(rows=[clue] * len(rows), columns=[None] * length)
    last = [(len(ways), x) for x, value in enumerate(shared) if value in SIGNS]
    grid = Grid.from_text("\n".join("".join(SIGNS.get(value, "?") for value in row) for row in rows))
    return render(puzzle, grid, marks=[CellMark(tuple(last), "set")], cell=18)


def draw_solve(slug: str) -> bytes:
    """A whole solve, as its trace tells it."""
    puzzle = next(entry.puzzle for entry in library() if entry.slug == slug).replace(goal=None)
    events: list[TraceEvent] = []
    solve(puzzle, on_event=events.append)
    found = animation(puzzle, list(frames(puzzle, events)), frame_s=0.7, cell=18)
    assert isinstance(found, bytes)
    return found


def frames(puzzle: Puzzle, events: list[TraceEvent]) -> Iterator[Frame]:
    """A moment for each event, what it found out marked."""
    rows = [["?"] * puzzle.width for _ in range(puzzle.height)]
    for event in events:
        for y, x, value in event.cells:
            rows[y][x] = SIGNS[value]
        grid = Grid.from_text("\n".join(map("".join, rows)))
        marks: tuple[Mark, ...] = (CellMark(tuple((y, x) for y, x, _ in event.cells), "set"),)
        yield Frame(grid, marks, words(event))


def words(event: TraceEvent) -> str:
    """What an event says, in a line."""
    if isinstance(event, LineSettled):
        kind, number = event.line
        before, after = event.placements_before, event.placements_after
        ways = (
            f"its clue fits in {before} ways, then in {after}" if before > 1 else "its clue fits in one way"
        )
        return f"{event.method} · {kind} {number + 1}: {ways}"
    if isinstance(event, ValueRefuted):
        y, x, value = event.tried
        return f"{event.method} · row {y + 1}, cell {x + 1}: {'filled' if value else 'empty'} breaks a line, so it is not"
    return event.kind


if __name__ == "__main__":
    (IMAGES / "solving-line.svg").write_text(draw_line(), encoding="utf-8")
    (IMAGES / "solving.gif").write_bytes(draw_solve("padlock"))
