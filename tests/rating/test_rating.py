"""Ratings: classes on hand-made puzzles, scores that order them, and the same rating however a puzzle is held."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

import pytest

from explaining.states import random_puzzle
from nonokit.errors import PuzzleError
from nonokit.explaining import Preferences, explain
from nonokit.model import Puzzle
from nonokit.rating import Class, Rating, first_moves, original_figures, rate, symmetry
from nonokit.rating.classes import SCORES
from nonokit.rating.symmetry import canonical, forms, plain

FRAME = Puzzle.from_grid(["#####", "#...#", "#.#.#", "#...#", "#####"])
TRIAL = Puzzle.from_clues(rows=[[2], [1], [2], [1]], columns=[[1, 1], [2], [1], [1]])
SWITCH = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])


def random_unique(rng: Random, count: int) -> list[Puzzle]:
    found: list[Puzzle] = []
    while len(found) < count:
        puzzle, _ = random_puzzle(rng)
        if explain(puzzle).is_complete:
            found.append(puzzle)
    return found


EXAMPLES = {
    Class.TRIVIAL: ".##.. #.### .#### ..... #####",
    Class.OVERLAP: "#.##. .#..# ###.# ...#. ..#..",
    Class.LINE_TRICKS: "###.. ..##. ###.. .#### ..###",
    Class.EXACT_LINE: "...#.##. ##...#.# ......#. .##.#.## .##..### #.##.#.. .#.#...# ...#.###",
    Class.ONE_STEP: "###.. ##... ...#. #..## .##..",
    Class.CHAIN: ".....##. ###..#.. ##.....# #.####.. ..#...#. ##..##.# #..#.#.. ....#.##",
    Class.GUESSING: (
        ".#.#...#.#. ......#..#. ...#..#.#.. .#.#.##.... .###...#.#. ..#..#.#### "
        ".....##.#.. ###.#.#.#.. .##..##.... .....#...## #.#.#....##"
    ),
    Class.SEVERAL: "#..## #.##. ..#.. .#.#. #.###",
}


@pytest.mark.parametrize("class_", EXAMPLES)
def test_an_example_of_every_class(class_: Class) -> None:
    assert rate(Puzzle.from_grid(EXAMPLES[class_].split())).class_ is class_


def test_every_class_has_an_example_but_the_one_that_time_makes() -> None:
    assert set(Class) - set(EXAMPLES) == {Class.UNKNOWN}


def test_unfair_steps_are_only_in_puzzles_that_need_guessing() -> None:
    for class_, picture in EXAMPLES.items():
        explanation = explain(Puzzle.from_grid(picture.split()))
        assert explanation.is_fair == (class_ is not Class.GUESSING)


def test_the_class_is_that_of_the_hardest_step() -> None:
    rng = Random(70)
    line_only = Preferences().without(
        "edge-contradiction", "implications", "contradiction", "both-ways", "nested"
    )
    simple = Preferences(
        (("full", "empty", "complete"), ("overlap", "unreachable", "capping", "colour-cross-check"))
    )
    for puzzle in random_unique(rng, 120):
        class_ = rate(puzzle, timeout_s=None).class_
        assert explain(puzzle, preferences=line_only).is_complete == (class_.level <= Class.EXACT_LINE.level)
        assert explain(puzzle, preferences=simple).is_complete == (class_.level <= Class.OVERLAP.level)


def test_scores_lie_within_their_class() -> None:
    for puzzle in random_unique(Random(71), 60):
        rating = rate(puzzle, timeout_s=None)
        low, high = SCORES[rating.class_]
        assert rating.score is not None
        assert low <= rating.score <= high


def test_score_ranges_follow_each_other_from_0_to_100() -> None:
    ranges = list(SCORES.values())
    assert ranges[0][0] == 0
    assert ranges[-1][1] == 100
    assert all(a[1] + 1 == b[0] for a, b in pairwise(ranges))


def figures_of(rating: Rating) -> tuple[object, ...]:
    profile = rating.profile
    return (
        rating.class_,
        rating.score,
        rating.difficulty,
        rating.tedium,
        rating.steps,
        profile.techniques,
        profile.available,
        profile.deepest_chain,
    )


def test_a_rating_is_the_same_however_the_puzzle_is_held() -> None:
    rng = Random(72)
    for _ in range(40):
        puzzle, _ = random_puzzle(rng)
        ratings = [rate(form, timeout_s=None) for form in forms(puzzle)]
        assert len({str(figures_of(rating)) for rating in ratings}) == 1


def test_first_moves_turn_with_the_puzzle() -> None:
    rng = Random(73)
    for _ in range(40):
        puzzle, _ = random_puzzle(rng)
        here = set(first_moves(puzzle))
        assert set(first_moves(puzzle.transposed())) == {(x, y) for y, x in here}
        assert set(first_moves(puzzle.mirrored())) == {(y, puzzle.width - 1 - x) for y, x in here}


def test_all_forms_share_one_canonical_form() -> None:
    puzzle = Puzzle.from_grid(["##.#", "...#", "#..#"])
    for one in (TRIAL, puzzle):
        assert len({canonical(form).id for form in forms(one)}) == 1
    assert len({(form.rows, form.columns) for form in forms(puzzle)}) == 8


def test_the_canonical_form_is_the_least_by_all_its_lines() -> None:
    rng = Random(74)
    for _ in range(40):
        made, _ = random_puzzle(rng)
        gaps = [None if rng.random() < 0.1 else clue for clue in made.rows]
        puzzle = made.replace(rows=gaps)
        least = min(forms(puzzle), key=lambda form: [*symmetry.parts(form)])
        assert canonical(puzzle) == least


def test_forms_are_told_apart_by_their_first_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going through all clues of all forms took longer than a time limit of a second at 1500×1500."""
    looks: list[object] = []
    monkeypatch.setattr(symmetry, "plain", lambda clue: looks.append(clue) or plain(clue))
    canonical(Puzzle.from_grid(["##.#", "...#", "#..#"]))
    assert 0 < len(looks) <= 8


def test_the_profile_counts_steps_and_choices() -> None:
    profile = rate(FRAME).profile
    assert sum(profile.techniques.values()) == len(profile.available)
    assert profile.bottleneck >= 1
    assert 0 <= profile.narrow_share <= 1
    assert profile.first_moves[0, 0] == "full"
    assert rate(TRIAL).profile.deepest_chain >= 2


def test_figures_of_full_lines_cost_tedium_only() -> None:
    # Two rows are full; columns then follow by both extreme placements, one run each.
    rating = original_figures(Puzzle.from_clues(rows=[[2], [2]], columns=[[2], [2]]))
    assert rating == (0, 2, 2)


def test_a_trial_costs_twenty_for_each_look() -> None:
    step = next(step for step in explain(canonical(TRIAL)).steps if step.is_trial)
    rating = rate(TRIAL)
    assert rating.difficulty >= 20 * step.chain_length
    assert rating.tedium >= 10


def test_several_solutions_have_no_score() -> None:
    assert rate(SWITCH).score is None


def test_what_cannot_be_solved_cannot_be_rated() -> None:
    with pytest.raises(PuzzleError, match="no solution"):
        rate(Puzzle.from_clues(rows=[[2], []], columns=[[1], []]))


def test_a_rating_becomes_plain_data() -> None:
    data = json.loads(json.dumps(rate(TRIAL).as_data()))
    assert data["class"] == "one-step contradiction"
    assert data["available"]
