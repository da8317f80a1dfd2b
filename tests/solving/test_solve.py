"""The pipeline as users call it, on both engines."""

from __future__ import annotations

import random

import pytest

import nonokit
from nonokit import Grid, NonokitError, Puzzle, PuzzleError, Status, solve
from nonokit.model.colour import SOLVABLE_COLOURS, make_palette
from pictures import all_solutions, hard_puzzle, random_puzzle


@pytest.mark.parametrize("share", [0.0, 0.1])
def test_agrees_with_brute_force(engine_name: str, share: float) -> None:
    for seed in range(120):
        puzzle = random_puzzle(seed, largest=4, share=share)
        if puzzle.unknowable():
            continue
        expected = {grid.cells for grid in all_solutions(puzzle)}
        result = solve(puzzle, max_solutions=len(expected) + 1, engine=engine_name)
        assert {grid.cells for grid in result.solutions} == expected
        status = Status.UNIQUE if len(expected) == 1 else Status.MULTIPLE if expected else Status.NONE
        assert result.status is status
        ambiguous = nonokit.ambiguity(puzzle, engine=engine_name)
        varying = {i for i, values in enumerate(zip(*expected, strict=True)) if len(set(values)) > 1}
        assert ambiguous.cells == {divmod(i, puzzle.width) for i in varying}
        assert not ambiguous.undecided


def test_agrees_with_plain_sat(engine_name: str) -> None:
    for seed in range(25):
        puzzle = random_puzzle(1000 + seed, largest=12)
        fast = solve(puzzle, engine=engine_name)
        plain = solve(puzzle, methods=["sat"], engine=engine_name)
        assert fast.status is plain.status
        if fast.status is Status.UNIQUE:
            assert fast.solutions == plain.solutions


@pytest.mark.native
def test_both_engines_come_to_the_same_answer() -> None:
    for seed in range(40):
        puzzle = random_puzzle(2000 + seed, largest=10)
        a, b = (solve(puzzle, engine=name, max_solutions=50) for name in ("reference", "native"))
        assert (a.status, a.stats.is_complete, a.reason) == (b.status, b.stats.is_complete, b.reason)
        if a.stats.is_complete:
            assert {grid.cells for grid in a.solutions} == {grid.cells for grid in b.solutions}


def test_transposed_and_mirrored_puzzles_have_the_same_answer(engine_name: str) -> None:
    for seed in range(30):
        puzzle = random_puzzle(3000 + seed, share=0.03)
        straight = solve(puzzle, engine=engine_name)
        for turn in ("transposed", "mirrored"):
            turned = solve(getattr(puzzle, turn)(), engine=engine_name)
            assert turned.status is straight.status
            if straight.status is Status.UNIQUE:
                assert turned.solutions == [getattr(straight.solutions[0], turn)()]


def test_contradicting_totals_are_named() -> None:
    result = solve(Puzzle.from_clues(rows=[[1], [1], [], []], columns=[[1], [], [], []]))
    assert result.status is Status.NONE
    assert result.reason


def test_a_line_that_does_not_fit_has_no_solution(engine_name: str) -> None:
    assert solve(Puzzle.from_clues(rows=[[5]], columns=[[1]]), engine=engine_name).status is Status.NONE


def test_start_is_kept_and_checked() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    result = solve(puzzle, state=Grid.from_text("#?\n??"))
    assert result.status is Status.UNIQUE
    assert result.solutions[0].to_text() == "#.\n.#"
    wrong = solve(puzzle, state=Grid.from_text("##\n??"))
    assert (wrong.status, wrong.reason) == (Status.NONE, "no picture fits the clues together with the state")
    assert solve(Puzzle.from_clues(rows=[[2], [1]], columns=[[1], [2]]), state=None).reason is None
    with pytest.raises(PuzzleError, match="3×1"):
        solve(puzzle, state=Grid.from_text("#??"))


def test_given_cells_decide(engine_name: str) -> None:
    clues = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    puzzle = clues.replace(given=Grid.from_text("?#\n??"))
    assert solve(puzzle, engine=engine_name).solutions[0].to_text() == ".#\n#."
    assert puzzle.id != clues.id


def test_unknowable_cells_stay_unknown_and_do_not_make_it_ambiguous(engine_name: str) -> None:
    puzzle = Puzzle.from_clues(rows=[[1], None], columns=[[1], None])
    result = solve(puzzle, engine=engine_name)
    assert result.status is Status.MULTIPLE
    puzzle = Puzzle.from_clues(rows=[[2], None], columns=[[1], None])
    result = solve(puzzle, engine=engine_name)
    assert result.status is Status.UNIQUE
    assert result.solutions[0].to_text() == "##\n.?"
    assert nonokit.ambiguity(puzzle, engine=engine_name).cells == set()


def test_given_cells_that_no_clue_reaches_are_known(engine_name: str) -> None:
    given = Grid.from_text("??\n?#")
    puzzle = Puzzle.from_clues(rows=[[2], None], columns=[[1], None], given=given)
    assert puzzle.unknowable() == set()
    result = solve(puzzle, engine=engine_name)
    assert (result.status, result.solutions[0].to_text()) == (Status.UNIQUE, "##\n.#")
    assert not nonokit.is_solution(puzzle, Grid.from_text("##\n.?"))


def test_unknown_lengths_in_colour(engine_name: str) -> None:
    puzzle = Puzzle.from_clues(
        rows=[[("?", "red"), (2, "blue")]],
        columns=[[(1, "red")], ["?"] and [("?", "red")], [(1, "blue")], [(1, "blue")]],
    )
    result = solve(puzzle, engine=engine_name)
    assert [result.solutions[0].colour_name(0, x) for x in range(4)] == ["red", "red", "blue", "blue"]


def test_a_subset_of_methods_stops_honestly(engine_name: str) -> None:
    puzzle = nonokit.loads("4x4:2/1/2/1/1.1/2/1/1")
    stuck = solve(puzzle, methods=["isolated-rules"], engine=engine_name)
    assert stuck.status is Status.UNKNOWN
    assert "isolated-rules" in (stuck.reason or "")
    for methods in (["isolated-rules", "implications"], ["fork"], ["probe"], ["search"], ["sat"]):
        assert solve(puzzle, methods=methods, engine=engine_name).status is Status.UNIQUE


@pytest.mark.parametrize(
    "methods",
    [
        ["full-lines"],
        ["overlap"],
        ["implications"],
        ["full-lines", "overlap", "implications"],
        ["fork"],
        ["search"],
    ],
)
def test_every_method_is_sound(engine_name: str, methods: list[str]) -> None:
    for seed in range(25):
        puzzle = random_puzzle(4000 + seed, largest=7)
        full = solve(puzzle, engine=engine_name)
        part = solve(puzzle, methods=methods, engine=engine_name)
        assert part.status in (full.status, Status.UNKNOWN)
        assert all(part.known.agrees_with(solution) for solution in full.solutions)


def test_depth_bounds_implications() -> None:
    found = [
        solve(random_puzzle(seed, largest=9), methods=["implications"], depth=depth).known.known_count
        for seed in range(5000, 5010)
        for depth in (1, None)
    ]
    assert all(shallow <= deep for shallow, deep in zip(found[::2], found[1::2], strict=True))


def test_one_solution_asked_for_is_not_called_unique() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    result = solve(puzzle, max_solutions=1)
    assert result.status is Status.UNKNOWN
    assert len(result.solutions) == 1
    assert "not examined" in (result.reason or "")


@pytest.mark.parametrize(
    "options",
    [{"methods": ["magic"]}, {"methods": []}, {"max_solutions": 0}, {"timeout_s": -1}, {"engine": "x"}],
)
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(NonokitError):
        solve(Puzzle.from_clues(rows=[[1]], columns=[[1]]), **options)  # type: ignore[arg-type]


def test_puzzles_without_cells_or_with_unknown_colours_are_refused(engine_name: str) -> None:
    from nonokit import Clue

    with pytest.raises(PuzzleError, match="no cells"):
        solve(Puzzle((), ()), engine=engine_name)
    with pytest.raises(PuzzleError, match="colour 7"):
        solve(Puzzle((Clue.of((1, 7)),), (Clue.of(1),)), engine=engine_name)


def test_large_boards_and_many_colours() -> None:
    rng = random.Random(1)
    names = [f"colour {i}" for i in range(32)]
    palette = nonokit.Puzzle.from_clues(rows=[[(1, n) for n in names]], columns=[[]] * 32).palette
    cells = [[0 if rng.random() < 0.1 else rng.randint(1, 32) for _ in range(60)] for _ in range(60)]
    puzzle = Puzzle.from_grid(Grid.from_rows(cells, palette))
    assert solve(puzzle).status in (Status.UNIQUE, Status.MULTIPLE)


@pytest.mark.native
def test_a_thousand_by_a_thousand() -> None:
    # Stripes: every second row is full, so line logic needs each line about once.
    rows = [[1000] if y % 2 else [] for y in range(1000)]
    columns = [[1] * 500] * 1000
    result = solve(Puzzle.from_clues(rows=rows, columns=columns), engine="native")
    assert result.status is Status.UNIQUE


def test_hard_random_puzzle_is_settled(engine_name: str) -> None:
    result = solve(hard_puzzle(14, 5), engine=engine_name)
    assert result.status in (Status.UNIQUE, Status.MULTIPLE)


def test_known_holds_for_all_solutions_even_after_a_search(engine_name: str) -> None:
    checked = 0
    for seed in range(60):
        puzzle = random_puzzle(6000 + seed, largest=6)
        result = solve(puzzle, max_solutions=1000, engine=engine_name)
        if result.status is Status.MULTIPLE:
            checked += 1
            assert all(result.known.agrees_with(solution) for solution in result.solutions)
            few = solve(puzzle, engine=engine_name)
            assert all(few.known.agrees_with(solution) for solution in result.solutions)
    assert checked > 5


@pytest.mark.parametrize("start", [".?\n??", "..\n??", "##\n##"])
def test_sat_alone_sees_a_start_that_breaks_a_line(engine_name: str, start: str) -> None:
    puzzle = Puzzle.from_clues(rows=[[2], []], columns=[[1], [1]])
    result = solve(puzzle, methods=["sat"], state=Grid.from_text(start), engine=engine_name)
    assert result.status is Status.NONE


def test_many_solutions_are_all_verified(engine_name: str) -> None:
    puzzle = Puzzle.from_clues(rows=[[1, 1], [2], [1]], columns=[[1], [], [], [1], [1], [1], [1]])
    result = solve(puzzle, max_solutions=100, engine=engine_name)
    assert len(result.solutions) == sum(1 for _ in all_solutions(puzzle))


@pytest.mark.native
def test_as_many_solutions_as_are_asked_for() -> None:
    """More than a short search meets."""
    ones = Puzzle.from_clues(rows=[[1]] * 7, columns=[[1]] * 7)
    for wanted in (3, 1500):
        result = solve(ones, max_solutions=wanted)
        assert (result.status, len(result.solutions)) == (Status.MULTIPLE, wanted)
        (same,) = nonokit.solve_many([ones], max_solutions=wanted)
        assert same.solutions == result.solutions
    every = solve(Puzzle.from_clues(rows=[[1]] * 5, columns=[[1]] * 5), max_solutions=121)
    assert (len(every.solutions), every.stats.is_complete) == (120, True)


def test_more_colours_than_the_engines_know_are_refused() -> None:
    palette = make_palette(f"colour {i}" for i in range(1, SOLVABLE_COLOURS))
    rows, columns = (
        [[(1, i)] for i in range(1, SOLVABLE_COLOURS)],
        [[(1, i) for i in range(1, SOLVABLE_COLOURS)]],
    )
    most = Puzzle.from_clues(rows=rows, columns=columns, palette=palette)
    assert solve(most).status is Status.UNIQUE
    more = most.replace(palette=make_palette(f"colour {i}" for i in range(1, SOLVABLE_COLOURS + 1)))
    with pytest.raises(PuzzleError, match=f"the solver takes at most {SOLVABLE_COLOURS - 1}"):
        solve(more)
