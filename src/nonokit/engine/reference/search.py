"""Depth-first search over what probing left, with restarts.

Beliefs say which values are likely; guesses take those, where they are sure, and on lines that broke before
(conflict-driven weights). Restarts let that experience count from the root on.
"""

from __future__ import annotations

from typing import NamedTuple

from nonokit.engine.interface import Outcome
from nonokit.engine.reference.beliefs import Beliefs
from nonokit.engine.reference.board import BoardState, Snapshot
from nonokit.engine.reference.probe import News, Outlook, keep_solution, rule_out

WEIGHT_OF_CONFLICT = 64
WEIGHT_OF_SURENESS = 200
ROUNDS = 12
RESTART_SLICES = 2
TICKS_WITHOUT_BELIEFS = 10_000  # and so many more:
TICKS_WITHOUT_BELIEFS_PER_CELL = 10


class Frame(NamedTuple):
    """A guess that may have to be taken back."""

    cell: int
    value: int
    before: Snapshot


class Guesses(NamedTuple):
    """Per cell the value to try first, and how sure that is."""

    likely: list[int]
    sureness: list[int]


def believe(board: BoardState) -> Guesses:
    """Which value of every open cell is likely, and how sure that is."""
    beliefs = Beliefs(board)
    beliefs.run(ROUNDS)
    size = board.width * board.height
    guesses = Guesses([0] * size, [0] * size)
    for cell in range(size):
        if not board.is_open(cell):
            continue
        everything = most = 0.0
        for value in range(board.values):
            belief = beliefs.cell(cell, value) if board.possible(cell, value) else 0.0
            everything = everything + belief
            if belief >= most:
                most, guesses.likely[cell] = belief, value
        guesses.sureness[cell] = int(WEIGHT_OF_SURENESS * most / everything)
    return guesses


def rule_out_others(board: BoardState, cell: int, value: int) -> News:
    """Tries the values of a cell that are not going to be guessed.

    One that breaks makes the guess unnecessary, or another.
    """
    at_root = board.at_root
    before = board.snapshot()
    for other in range(board.values):
        if other == value or not board.possible(cell, other):
            continue
        board.at_root = False
        fits = board.assign(cell, other) and board.run_queue()
        if fits and not board.open_count:
            keep_solution(board)
        board.restore(before)
        board.at_root = at_root
        if board.stopped:
            return News.NONE
        if not fits:
            return rule_out(board, cell, other)
    return News.NONE


def choose_cell(board: BoardState, sureness: list[int]) -> int:
    """The open cell with the lowest score less its lines' conflicts; rows that cannot have it are skipped."""
    outlook = Outlook(board)
    in_rows, in_columns = board.weight[: board.height], board.weight[board.height :]
    most = max(in_columns)
    best, best_score = 0, 1 << 60
    for y, weight in enumerate(in_rows):
        if outlook.lowest(y) - WEIGHT_OF_CONFLICT * (weight + most) - WEIGHT_OF_SURENESS >= best_score:
            continue
        for score, cell in outlook.row(y):
            score -= WEIGHT_OF_CONFLICT * (weight + in_columns[cell % board.width]) + sureness[cell]
            if score < best_score:
                best, best_score = cell, score
    return best


def choose_value(board: BoardState, likely: list[int], cell: int) -> int:
    """The likely value; once there is a solution, its own, because others tend to be near."""
    wish = board.found[0][cell] if board.found else likely[cell]
    if board.possible(cell, wish):
        return wish
    return max(value for value in range(board.values) if board.possible(cell, value))


def backtrack(board: BoardState, frames: list[Frame]) -> bool:
    """Back to the last guess, whose value is now forbidden; False when every guess is used up."""
    while frames:
        cell, value, before = frames.pop()
        board.restore(before)
        board.at_root = not frames
        if (board.forbid(cell, value) and board.run_queue()) or board.stopped:
            return True
    return False


def guess(board: BoardState, guesses: Guesses, frames: list[Frame]) -> bool:
    """One step down; False when the node is broken."""
    cell = choose_cell(board, guesses.sureness)
    value = choose_value(board, guesses.likely, cell)
    news = rule_out_others(board, cell, value)
    if news is not News.NONE or board.stopped:
        return news is not News.BROKEN
    board.guesses += 1
    frames.append(Frame(cell, value, board.snapshot()))
    board.at_root = False
    if board.assign(cell, value) and board.run_queue():
        return True
    board.weight[board.broken_line] += 1
    return board.stopped


def dive(board: BoardState, guesses: Guesses, max_solutions: int, end: int) -> Outcome:
    """One attempt: SOLVED means that every branch was seen, so the solutions found are all there are."""
    frames: list[Frame] = []
    alive = True
    while alive and not board.stopped and board.ticks < end and len(board.found) < max_solutions:
        if not board.open_count:
            keep_solution(board)
        if not board.open_count or not guess(board, guesses, frames):
            alive = backtrack(board, frames)
    if frames:
        board.restore(frames[0].before)
    board.at_root = True
    if board.stopped:
        return Outcome.STOPPED
    return Outcome.LIMIT if alive else Outcome.SOLVED


def search(board: BoardState, max_solutions: int, budget_ticks: int) -> Outcome:
    """Dives with growing budgets until all is seen, enough is found, or the budget is spent.

    Values refuted at the root stay refuted. But once a solution was found, going on means leaving it behind, and
    what the root then says holds for the other solutions only: so it is put back.
    """
    if board.propagate() is not Outcome.OPEN:
        return board.state()
    before, found = board.snapshot(), len(board.found)
    outcome = dive_repeatedly(board, max_solutions, budget_ticks)
    if outcome is Outcome.SOLVED or len(board.found) > found:
        board.restore(before)
    return outcome


def dive_repeatedly(board: BoardState, max_solutions: int, budget_ticks: int) -> Outcome:
    """Dives with growing budgets; the first is short and does without beliefs, which take longer than many a puzzle."""
    end = board.ticks + budget_ticks
    budget = TICKS_WITHOUT_BELIEFS + TICKS_WITHOUT_BELIEFS_PER_CELL * board.open_count
    size = board.width * board.height
    guesses = Guesses([board.values - 1] * size, [0] * size)
    is_first = True
    while True:
        outcome = dive(board, guesses, max_solutions, min(end, board.ticks + budget + 1))
        if outcome is Outcome.SOLVED:
            return outcome if board.found else Outcome.CONTRADICTION
        if outcome is Outcome.STOPPED or board.ticks >= end or len(board.found) >= max_solutions:
            return outcome
        if is_first:
            guesses, budget, is_first = believe(board), budget_ticks // RESTART_SLICES, False
        else:
            budget *= 2
