"""The two engines must agree in everything that can be observed, down to the ticks."""

from __future__ import annotations

import random

import pytest

from nonokit.engine import Board, Lines, Outcome, choose
from nonokit.engine.reference.search import TICKS_WITHOUT_BELIEFS, TICKS_WITHOUT_BELIEFS_PER_CELL
from nonokit.solving.work import lines_of
from pictures import clue_of, hard_puzzle, random_cells, random_lines


def observe(board: Board) -> tuple[object, ...]:
    """All that a board shows."""
    return (
        board.cells(),
        board.domains(),
        board.solutions(),
        board.ticks,
        board.open_count,
        board.guesses,
    )


def lines_noted(board: Board) -> list[list[float]]:
    """The settled lines among the events, without their times."""
    events, at, found = board.take_events(), 0, []
    while at < len(events):
        end = at + int(events[at + 1])
        if events[at] == 1:
            found.append(events[at + 3 : end])
        at = end
    return found


def encoded(board: Board, rounds: int) -> tuple[object, ...]:
    """All that an encoding says."""
    formula = board.encode(rounds)
    return formula.variables, formula.take(10**6), formula.cells, formula.phases


def both(lines: Lines) -> tuple[Board, Board]:
    """The same board twice."""
    boards = choose("reference").board(lines), choose("native").board(lines)
    for board in boards:
        board.listen()
    return boards


@pytest.mark.native
@pytest.mark.parametrize("share", [0.0, 0.06])
def test_every_stage_agrees(share: float) -> None:
    for seed in range(250):
        lines = random_lines(random.Random(seed), largest=9, share=share)
        a, b = both(lines)
        assert a.advance(20) == b.advance(20)
        assert observe(a) == observe(b)
        assert a.propagate() == b.propagate()
        assert observe(a) == observe(b)
        assert lines_noted(a) == lines_noted(b)
        if not a.open_count:
            continue
        assert a.implications() == b.implications()
        assert encoded(a, 3) == encoded(b, 3)
        assert a.probe(2, 3000) == b.probe(2, 3000)
        assert observe(a) == observe(b)
        assert lines_noted(a) == lines_noted(b)
        if a.open_count:
            assert encoded(a, 2) == encoded(b, 2)
            assert a.search(3, 4000) == b.search(3, 4000)
            assert observe(a) == observe(b)


@pytest.mark.native
@pytest.mark.parametrize("density", [0.5, 0.85])
@pytest.mark.parametrize("width", [1, 5, 20, 33, 50, 62])
def test_registers_and_one_line_after_another_agree(width: int, density: float) -> None:
    from nonokit.engine import _native

    lines = wide_lines(width, density)
    board_of = choose("native").board
    a, b = board_of(lines), board_of(lines)
    a.listen()
    b.listen()

    def run(board: Board) -> list[object]:
        seen: list[object] = []
        for stage in (board.propagate, lambda: board.probe(2, 20_000), lambda: board.search(2, 20_000)):
            seen += [stage(), observe(board)]
        return seen

    registers = run(a)
    was_on = _native.use_registers(False)
    try:
        assert run(b) == registers
    finally:
        _native.use_registers(was_on)


@pytest.mark.native
@pytest.mark.parametrize("clue", [((1, 1),) * 200, ((70, 1),), ((3, 1), (1_000_000, 1))])
def test_lines_that_cannot_fit_agree(clue: tuple[tuple[int, int], ...]) -> None:
    others = tuple(((1, 1),) for _ in range(39))
    a, b = both(Lines(20, 20, 2, (clue, *others)))
    assert a.propagate() == b.propagate() == Outcome.CONTRADICTION
    assert a.ticks == b.ticks


@pytest.mark.native
@pytest.mark.parametrize(("values", "seed"), [(2, 4), (3, 1), (4, 1)])
def test_search_with_beliefs_agrees(values: int, seed: int) -> None:
    rows = random_cells(random.Random(seed), 26, 26, values, density=0.5)
    lines = Lines(26, 26, values, tuple(clue_of(line) for line in (*rows, *zip(*rows, strict=True))))
    a, b = both(lines)
    assert a.propagate() == b.propagate() == Outcome.OPEN
    without = a.ticks + TICKS_WITHOUT_BELIEFS + TICKS_WITHOUT_BELIEFS_PER_CELL * a.open_count
    assert a.search(2, 20_000) == b.search(2, 20_000)
    assert a.ticks > without  # so beliefs had their say
    assert observe(a) == observe(b)


@pytest.mark.native
@pytest.mark.parametrize("density", [0.55, 0.04, 0.97])
@pytest.mark.parametrize("width", [63, 64, 70, 127, 130, 257, 520, 1500])
def test_wide_boards_agree(width: int, density: float) -> None:
    lines = wide_lines(width, density)
    a, b = both(lines)
    assert a.propagate() == b.propagate()
    assert a.probe(2, 2000) == b.probe(2, 2000)
    assert observe(a) == observe(b)


def wide_lines(width: int, density: float) -> Lines:
    """A random board of a few long rows."""
    rows = random_cells(random.Random(width), width, 6, 2, density=density)
    return Lines(width, 6, 2, tuple(clue_of(line) for line in (*rows, *zip(*rows, strict=True))))


def test_copies_go_their_own_way(engine_name: str) -> None:
    lines = Lines(2, 2, 2, (((1, 1),),) * 4)
    board = choose(engine_name).board(lines)
    board.propagate()
    twin = board.copy()
    assert twin.assign(0, 1)
    twin.propagate()
    assert twin.open_count == 0
    assert board.open_count == 4


def test_poll_stops_a_stage_and_leaves_the_root(engine_name: str) -> None:
    calls = []

    def poll() -> bool:
        calls.append(1)
        return True

    board = choose(engine_name).board(lines_of(hard_puzzle(45, 3)), poll)
    before = board.cells()
    assert board.search(2, 10**9) == Outcome.STOPPED
    assert calls == [1]
    # Nothing is known of a random board this large without a guess, so the guess must be gone.
    assert board.cells().count(255) >= before.count(255) * 0.9
    assert board.propagate() == Outcome.STOPPED
