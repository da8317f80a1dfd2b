"""One puzzle in parts: together they answer what the whole does, and nothing can be left out unseen."""

from __future__ import annotations

import math
import random

import pytest

from nonokit import (
    EngineName,
    Grid,
    NonokitError,
    Puzzle,
    SolveResult,
    Status,
    combine_answers,
    solve,
    split_puzzle,
)
from nonokit.solving.forks import growth_of
from nonokit.solving.parts import covers
from pictures import hard_puzzle


def picture(seed: int, values: int) -> Puzzle:
    """A random picture that often has several solutions."""
    dice = random.Random(seed)
    size = dice.randint(5, 7)
    cells = ["".join(dice.choice(".#r"[:values]) for _ in range(size)) for _ in range(size)]
    return Puzzle.from_grid(Grid.from_text(cells))


@pytest.mark.native
def test_what_is_too_large_for_beliefs_is_split_all_the_same() -> None:
    dice = random.Random(2)
    puzzle = Puzzle.from_grid([[dice.randrange(2) for _ in range(2000)] for _ in range(5)])
    assert len(split_puzzle(puzzle, 2)) >= 2


@pytest.mark.parametrize("values", [2, 3])
def test_parts_answer_what_the_whole_does(engine_name: EngineName, values: int) -> None:
    seen = set()
    for seed in range(12):
        puzzle = picture(seed, values)
        puzzle = puzzle if seed % 4 else puzzle.replace(rows=puzzle.rows[::-1])
        parts = split_puzzle(puzzle, 9, engine=engine_name)
        whole = solve(puzzle, engine=engine_name)
        found = combine_answers(puzzle, parts, [solve(part, engine=engine_name) for part in parts])
        assert found.status is whole.status
        if found.is_unique:
            assert found.solutions == whole.solutions
            assert found.known == whole.known
        seen.add((found.status, len(parts) > 1))
    assert (Status.MULTIPLE, True) in seen
    assert (Status.UNIQUE, False) in seen or (Status.NONE, False) in seen


def several() -> tuple[Puzzle, list[Puzzle]]:
    puzzle = Puzzle.from_clues(rows=[[1]] * 5, columns=[[1]] * 5)
    parts = split_puzzle(puzzle, 8)
    assert len(parts) >= 8
    return puzzle, parts


def test_a_part_that_is_missing_is_noticed() -> None:
    puzzle, parts = several()
    answers = [solve(part) for part in parts]
    for gone in range(len(parts)):
        with pytest.raises(NonokitError, match="leave something out"):
            combine_answers(puzzle, parts[:gone] + parts[gone + 1 :], answers[:gone] + answers[gone + 1 :])


def test_parts_and_answers_of_something_else_are_refused() -> None:
    puzzle, parts = several()
    other = puzzle.replace(
        rows=puzzle.rows[:4] + puzzle.rows[:1], columns=((puzzle.columns[0],) * 4) + (None,)
    )
    answers = [solve(part) for part in parts]
    with pytest.raises(NonokitError, match="part 1 is of another puzzle"):
        combine_answers(other, parts, answers)
    solved = next(i for i, answer in enumerate(answers) if answer.solutions)
    wrong = next(i for i, answer in enumerate(answers) if i != solved and answer.solutions)
    answers[wrong] = answers[solved]
    with pytest.raises(NonokitError, match=f"part {max(wrong, solved) + 1} does not solve it"):
        combine_answers(puzzle, parts, answers)


def test_open_parts_are_named() -> None:
    puzzle = Puzzle.from_clues(
        rows=[[1]] * 5, columns=[[1]] * 5, given=Grid.from_text(["#????"] + ["?????"] * 4)
    )
    parts = split_puzzle(puzzle, 6)
    answers = [solve(part) for part in parts]
    nothing = [answer if answer.status is Status.NONE else None for answer in answers]
    found = combine_answers(puzzle, parts, nothing)
    assert found.status is Status.UNKNOWN
    assert found.known == puzzle.given
    assert f"{nothing.count(None)} of {len(parts)} parts have no answer" in (found.reason or "")
    assert combine_answers(puzzle, parts, answers).status is Status.MULTIPLE


def test_a_part_that_was_split_again_needs_no_answer() -> None:
    puzzle, parts = several()
    hard = next(i for i, part in enumerate(parts) if solve(part).status is not Status.NONE)
    again = split_puzzle(parts[hard], 3)
    assert len(again) > 2
    everything = parts + again
    answers = [None if part is parts[hard] else solve(part) for part in everything]
    only_none = [answer if answer and answer.status is Status.NONE else None for answer in answers]
    open_parts = only_none.count(None) - 1
    found = combine_answers(puzzle, everything, only_none)
    assert f"{open_parts} of {len(everything)} parts have no answer" in (found.reason or "")
    assert (
        combine_answers(puzzle, everything, answers).stats.is_complete is False
    )  # there are several solutions
    # Without one of its parts it stands for itself again, and has no answer.
    nothing: list[SolveResult | None] = [None] * (len(everything) - 1)
    reason = combine_answers(puzzle, everything[:-1], nothing).reason
    assert f"{len(nothing)} of {len(nothing)} parts" in (reason or "")


def test_parts_prove_what_the_whole_that_was_split_does() -> None:
    puzzle = hard_puzzle(14, 3, density=0.35)
    puzzle = puzzle.replace(rows=puzzle.rows[1:] + puzzle.rows[:1])
    assert solve(puzzle).status is Status.NONE
    parts = split_puzzle(puzzle, 2)
    assert len(parts) > 2
    found = combine_answers(puzzle, [puzzle, *parts], [None, *map(solve, parts)])
    assert found.status is Status.NONE
    assert found.stats.is_complete


def test_what_covers() -> None:
    assert covers([{}], 2)
    assert covers([{3: 0}, {3: 1, 5: 0}, {3: 1, 5: 1}], 2)
    assert not covers([], 2)
    assert not covers([{3: 0}, {3: 1, 5: 0}], 2)
    assert not covers([{3: 0}, {3: 1}], 3)
    assert not covers([{3: 0}, {4: 1}], 2)


def test_how_fast_a_tree_grows() -> None:
    assert growth_of([1, 1]) == pytest.approx(math.log(2))
    assert growth_of([1, 2]) == pytest.approx(math.log((1 + 5**0.5) / 2))
    assert growth_of([3, 3, 3]) == pytest.approx(math.log(3) / 3)
    assert growth_of([5]) == 0
