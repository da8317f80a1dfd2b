"""What an engine says of many puzzles, down to the ticks: run here with the native engine, and in the browser's Python with
the same kernel as WebAssembly, it must be the same."""

from __future__ import annotations

import random

from nonokit import solve
from nonokit.engine import choose, engine_info
from nonokit.engine.interface import Board, Lines
from nonokit.puzzles import LibraryPuzzle, library
from nonokit.solving.solve_run import lines_of
from pictures import hard_puzzle, random_lines


def observe(board: Board) -> list[object]:
    """All that a board shows."""
    solutions = [cells.hex() for cells in board.solutions()]
    return [board.cells().hex(), board.domains(), solutions, board.ticks, board.open_count, board.guesses]


def noted(board: Board) -> list[list[float]]:
    """All events, without their times."""
    events, at, found = board.take_events(), 0, []
    while at < len(events):
        end = at + int(events[at + 1])
        found.append([events[at], *events[at + 3 : end]])
        at = end
    return found


def encoded(board: Board) -> list[object]:
    """All that an encoding says."""
    formula = board.encode(3)
    return [formula.variables, formula.next_clauses(10**6), formula.cells, formula.phases]


def counted(board: Board) -> list[object]:
    """All that a count says; digits beyond 64 bits too, with so few nodes that some parts are left out."""
    counter = board.counter(100, 300)
    parts = counter.components()
    known = [i for i, (_, total, is_exact) in enumerate(parts) if total and is_exact]
    return [
        counter.is_possible,
        [[cells, str(total), is_exact] for cells, total, is_exact in parts],
        [[counter.ways(i), counter.sample(i, 7).hex()] for i in known],
    ]


def stages(lines: Lines, engine: str, budget_ticks: int) -> list[object]:
    """What every stage finds."""
    board = choose(engine).board(lines)
    board.listen()
    found: list[object] = [board.advance(20), observe(board), board.propagate(), observe(board)]
    if board.open_count:
        found += [[list(pair) for pair in board.implications()], encoded(board), counted(board)]
        found += [board.probe(2, budget_ticks), observe(board)]
    if board.open_count:
        found += [board.search(3, budget_ticks), observe(board.copy()), observe(board)]
    return [*found, noted(board)]


def stopped() -> bool:
    """A poll that says stop."""
    return True


def broken() -> bool:
    """A poll that fails."""
    raise KeyError("of the poll")


def polled(engine: str, poll: object) -> object:
    """How a stage ends with a poll."""
    board = choose(engine).board(lines_of(hard_puzzle(60, 1)), poll)  # type: ignore[arg-type]
    try:
        return int(board.search(2, 10**9))
    except KeyError as error:
        return str(error)


def answer_of(entry: LibraryPuzzle) -> list[object]:
    """What solving it gives, and the work it took."""
    found = solve(entry.puzzle)
    return [found.status.value, found.stats.ticks, found.stats.conflicts, *map(str, found.solutions)]


def check() -> dict[str, object]:
    """Everything that is compared."""
    engine = engine_info()["engine"]
    hard = solve(hard_puzzle(25, 1), timeout_s=60)
    return {
        "engine": engine,
        "stages": [
            stages(random_lines(random.Random(seed), largest=9, share=0.06 * (seed % 2)), engine, 3000)
            for seed in range(60)
        ],
        "stopped": polled(engine, stopped),
        "broken": polled(engine, broken),
        "settled": choose(engine).settle([(2, 1)], [3, 3, 3], 2),
        "impossible": choose(engine).settle([(2, 1), (1, 2)], [5, 2, 1], 3),
        "hard": [hard.status.value, hard.stats.ticks, hard.stats.conflicts, *map(str, hard.solutions)],
        "shipped": {entry.slug: answer_of(entry) for entry in library()[::12]},
    }
