"""The native engine finds what the reference finds: the same fixpoints, the same solutions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from nonokit.engine import Board, Lines, Outcome, choose
from nonokit.solving.solve_run import lines_of
from pictures import clue_of, hard_puzzle, random_cells, random_lines

ENDLESS = 10**12  # ticks
MANY = 300  # solutions: more are not compared


def both(lines: Lines) -> tuple[Board, Board]:
    """The same board twice: the oracle's, and the one that is looked at."""
    return choose("reference").board(lines), choose("native").board(lines)


def boards(share: float, count: int) -> Iterator[tuple[Board, Board, int]]:
    """Random boards of all kinds, at the fixpoint of line logic and with cells left open, and their values."""
    for seed in range(count):
        lines = random_lines(random.Random(seed), largest=9, share=share)
        oracle, board = both(lines)
        if oracle.propagate() == board.propagate() == Outcome.OPEN:
            yield oracle, board, lines.values


@pytest.mark.native
@pytest.mark.parametrize("share", [0.0, 0.06])
def test_line_logic_comes_to_the_same(share: float) -> None:
    for seed in range(250):
        oracle, board = both(random_lines(random.Random(seed), largest=9, share=share))
        board.advance(20)  # however far it got by then
        assert oracle.propagate() == board.propagate()
        assert oracle.domains() == board.domains()
        assert (oracle.cells(), oracle.open_count) == (board.cells(), board.open_count)


@pytest.mark.native
@pytest.mark.parametrize("share", [0.0, 0.06])
def test_implications_are_the_same(share: float) -> None:
    for oracle, board, _ in boards(share, 120):
        expected = {literal: sorted(implied) for literal, implied in oracle.implications()}
        assert {literal: sorted(implied) for literal, implied in board.implications()} == expected


@pytest.mark.native
@pytest.mark.parametrize(("size", "values"), [(15, 2), (18, 2), (15, 3)])
def test_probing_comes_to_the_same(size: int, values: int) -> None:
    compared = 0
    for seed in range(5):
        rows = random_cells(random.Random(seed), size, size, values, density=0.38)
        clues = (clue_of(line) for line in (*rows, *zip(*rows, strict=True)))
        oracle, board = both(Lines(size, size, values, tuple(clues)))
        assert oracle.probe(MANY, ENDLESS) == board.probe(MANY, ENDLESS)
        # Once it met a solution the native engine tries other values only, and so may know less.
        compared += not board.solutions()
        pairs = zip(oracle.domains(), board.domains(), strict=True)
        assert all(a == b or (a & ~b == 0 and board.solutions()) for a, b in pairs)
    assert compared


@pytest.mark.native
@pytest.mark.parametrize("share", [0.0, 0.06])
def test_probing_small_boards_knows_no_more(share: float) -> None:
    for oracle, board, _ in boards(share, 120):
        oracle.probe(MANY, ENDLESS)
        board.probe(MANY, ENDLESS)
        assert all(a & ~b == 0 for a, b in zip(oracle.domains(), board.domains(), strict=True))


@pytest.mark.native
@pytest.mark.parametrize("share", [0.0, 0.06])
def test_search_finds_the_same_solutions(share: float) -> None:
    compared = 0
    for oracle, board, _ in boards(share, 250):
        if oracle.search(MANY, ENDLESS) != Outcome.LIMIT:
            assert board.search(MANY, ENDLESS) == Outcome.SOLVED
            assert sorted(board.solutions()) == sorted(oracle.solutions())
            compared += 1
    assert compared >= 20


@pytest.mark.native
@pytest.mark.parametrize("share", [0.0, 0.06])
def test_clauses_have_the_same_solutions(share: float) -> None:
    compared = 0
    for oracle, board, values in boards(share, 120):
        if oracle.search(MANY, ENDLESS) == Outcome.LIMIT:
            continue
        expected = sorted(oracle.solutions())
        assert sorted(pictures_of(oracle, values)) == expected
        assert sorted(pictures_of(board, values)) == expected
        compared += 1
    assert compared >= 20


def pictures_of(board: Board, values: int) -> Iterator[bytes]:
    """The pictures that a board's clauses allow, found by another solver."""
    from pysat.solvers import Solver

    formula = board.encode(0)
    with Solver(name="glucose42", bootstrap_with=formula.next_clauses(10**6)) as solver:
        while solver.solve():
            model = solver.get_model()[: len(formula.cells)]
            twin = board.copy()
            for literal, variable in zip(formula.cells, model, strict=True):
                assert (twin.assign if variable > 0 else twin.forbid)(*divmod(literal, values))
            yield twin.cells()
            solver.add_clause([-literal for literal in model])


@pytest.mark.native
@pytest.mark.parametrize("density", [0.55, 0.04, 0.97])
@pytest.mark.parametrize("width", [50, 53, 58, 62, 63, 64, 70, 95, 117, 126, 127, 130, 257, 520, 1500])
def test_wide_boards_come_to_the_same(width: int, density: float) -> None:
    for seed in range(3 if width < 100 else 1):
        oracle, board = both(wide_lines(width, density, seed))
        assert oracle.propagate() == board.propagate()
        assert oracle.domains() == board.domains()


@pytest.mark.native
@pytest.mark.parametrize("density", [0.5, 0.85])
@pytest.mark.parametrize("width", [1, 5, 20, 33, 50, 62, 63, 65, 90, 126])
def test_registers_and_one_line_after_another_agree(width: int, density: float) -> None:
    from nonokit.engine import _native

    lines = wide_lines(width, density)
    board_of = choose("native").board

    def run(board: Board) -> list[object]:
        seen: list[object] = []
        for stage in (board.propagate, lambda: board.probe(2, 20_000), lambda: board.search(2, 20_000)):
            seen += [stage(), board.domains(), board.solutions(), board.ticks, board.guesses]
        return seen

    was = _native.use_registers(0)
    try:
        one_after_another = run(board_of(lines))
        for level in (1, 2):
            _native.use_registers(level)
            assert run(board_of(lines)) == one_after_another
    finally:
        _native.use_registers(was)


@pytest.mark.parametrize("clue", [((1, 1),) * 200, ((70, 1),), ((3, 1), (1_000_000, 1))])
def test_lines_that_cannot_fit_are_contradictions(
    engine_name: str, clue: tuple[tuple[int, int], ...]
) -> None:
    others = tuple(((1, 1),) for _ in range(39))
    board = choose(engine_name).board(Lines(20, 20, 2, (clue, *others)))
    assert board.propagate() == Outcome.CONTRADICTION


def wide_lines(width: int, density: float, seed: int = 0) -> Lines:
    """A random board of a few long rows."""
    rows = random_cells(random.Random(width + 10_000 * seed), width, 6, 2, density=density)
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
