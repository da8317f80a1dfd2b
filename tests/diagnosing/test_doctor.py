"""The clue doctor: mistakes of every kind people make, found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nonokit import ArgumentError, Clue, Edit, Grid, Puzzle, Status, Suggestion, diagnose, is_solution
from nonokit.diagnosing.doctor import _ranked
from nonokit.puzzles import get

Sides = tuple[list[list[int]], list[list[int]]]
Mistake = Callable[[Sides], Any]
PATIENT_S = 60.0
CAMERA = get("camera").puzzle  # rows 6 / 2 8 / 20 / 21 / 1 10 6 / …, columns 12 / 2 11 / 3 11 / 15 / 6 3 / …


def sides_of(puzzle: Puzzle) -> Sides:
    rows, columns = (
        [[run.length or 0 for run in clue or ()] for clue in side] for side in (puzzle.rows, puzzle.columns)
    )
    return rows, columns


def typed_with(puzzle: Puzzle, *mistakes: Mistake) -> Puzzle:
    sides = sides_of(puzzle)
    for mistake in mistakes:
        mistake(sides)
    return Puzzle.from_clues(*sides, title=puzzle.title)


def put(side: int, line: int, *numbers: int) -> Mistake:
    return lambda sides: sides[side].__setitem__(line, list(numbers))


def exchange(side: int, line: int) -> Mistake:
    def mistake(sides: Sides) -> None:
        lines = sides[side]
        lines[line], lines[line + 1] = lines[line + 1], lines[line]

    return mistake


def stray(sides: Sides) -> None:
    sides[0][4].append(sides[0][5].pop(0))


SINGLE: dict[str, Mistake] = {
    "changed": put(0, 4, 1, 7, 6),
    "comma-missing": put(1, 4, 63),
    "number-missing": put(0, 4, 1, 10),
    "number-twice": put(0, 1, 2, 2, 8),
    "numbers-exchanged": put(0, 4, 10, 1, 6),
    "number-moved": stray,
    "line-missing": lambda sides: sides[0].pop(8),
    "line-twice": lambda sides: sides[1].insert(1, list(sides[1][1])),
    "lines-exchanged": exchange(0, 3),
    "side-reversed": lambda sides: sides[0].reverse(),
    "numbers-reversed": lambda sides: [clue.reverse() for clue in sides[0]],
}


@pytest.mark.parametrize("kind", SINGLE)
def test_one_mistake_is_named_first(kind: str) -> None:
    found = diagnose(typed_with(CAMERA, SINGLE[kind]), timeout_s=PATIENT_S)
    assert found.status is Status.NONE
    first = found.suggestions[0]
    # A side from its far end and the numbers of the other from theirs are mirror images: clues cannot tell them apart.
    turned = CAMERA.transposed().mirrored().transposed()
    meant = [CAMERA, CAMERA.mirrored(), turned] if kind.endswith("reversed") else [CAMERA]
    assert sides_of(first.puzzle) in [sides_of(one) for one in meant]
    assert kind.endswith("reversed") or {edit.kind for edit in first.edits} == {kind}
    assert first.is_unique
    assert is_solution(first.puzzle, first.grid)
    assert first.puzzle.title == CAMERA.title


def test_digits_swapped() -> None:
    wanted = Puzzle.from_grid(["#" * 12 + "." * 12, "#" * 24, "." * 3 + "#" * 13 + "." * 8])
    found = diagnose(typed_with(wanted, put(0, 2, 31)), timeout_s=PATIENT_S)
    assert str(found.suggestions[0]) == "Row 3: 13 in place of 31"
    assert found.suggestions[0].edits[0] == Edit("digits-swapped", ("row", 2), Clue.of(31), Clue.of(13))


@pytest.mark.parametrize(
    "mistakes",
    [
        (put(0, 4, 1, 7, 6), put(1, 4, 63)),
        (exchange(0, 3), put(1, 5, 5)),
        (lambda sides: sides[0].pop(3), put(1, 1, 2)),
        (lambda sides: sides[0].reverse(), put(1, 2, 11)),
        (exchange(0, 3), lambda sides: sides[1].insert(1, list(sides[1][1]))),
    ],
    ids=["two clues", "exchanged and changed", "missing line and number", "reversed and missing", "lines"],
)
def test_two_mistakes(mistakes: tuple[Mistake, ...]) -> None:
    found = diagnose(typed_with(CAMERA, *mistakes), timeout_s=PATIENT_S)
    turned = CAMERA.transposed().mirrored().transposed()
    meant = [sides_of(one) for one in (CAMERA, CAMERA.mirrored(), turned)]
    assert any(sides_of(one.puzzle) in meant for one in found.suggestions[:3])


def test_lines_are_named_as_they_were_typed() -> None:
    """A line put in before another does not change that one's number."""
    typed = typed_with(CAMERA, lambda sides: sides[0].pop(1), put(0, 5, 6))
    edits = {edit.kind: edit for edit in diagnose(typed, timeout_s=PATIENT_S).suggestions[0].edits}
    assert edits["line-missing"].line == ("row", 1)
    assert edits["number-missing"].line == ("row", 5)


def test_colours_are_kept_and_said() -> None:
    owl = get("owl").puzzle
    lengths = [run.length for run in owl.rows[3]]
    lengths[1] += 1
    row = Clue(run._replace(length=length) for run, length in zip(owl.rows[3], lengths, strict=True))
    typed = owl.replace(rows=(*owl.rows[:3], row, *owl.rows[4:]), goal=None)
    first = diagnose(typed, timeout_s=PATIENT_S).suggestions[0]
    assert first.puzzle.id == owl.id
    assert first.puzzle.palette == owl.palette
    texts = " ".join(owl.rows[3].texts(owl.palette))
    assert str(first) == f"Row 4: {texts} in place of {' '.join(row.texts(owl.palette))}"


def test_a_colour_mistyped() -> None:
    owl = get("owl").puzzle
    runs = list(owl.rows[4])
    runs[1] = runs[1]._replace(colour=next(c for c in (1, 2, 3) if c not in (runs[0].colour, runs[1].colour)))
    typed = owl.replace(rows=(*owl.rows[:4], Clue(runs), *owl.rows[5:]), goal=None)
    first = diagnose(typed, timeout_s=PATIENT_S).suggestions[0]
    assert first.puzzle.id == owl.id
    assert first.edits[0].kind == "colour-changed"


def test_nothing_to_mend() -> None:
    found = diagnose(CAMERA)
    assert (found.status, found.problem, found.suggestions) == (Status.UNIQUE, None, ())
    assert str(found) == "nothing to mend: there is one picture"


def test_several_pictures_may_be_no_mistake() -> None:
    twins = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    found = diagnose(twins, timeout_s=PATIENT_S)
    assert found.status is Status.MULTIPLE
    assert 0 < found.share_as_typed <= 1
    assert all(one.is_unique for one in found.suggestions)
    shares = sum(one.share for one in found.suggestions) + found.share_as_typed
    assert shares <= 1.0001


def test_equally_likely_mistakes_are_said_to_be() -> None:
    """Two rows of 2 over columns that fill 3: either row has one too many."""
    found = diagnose(Puzzle.from_clues(rows=[[2], [2]], columns=[[2], [1]]), timeout_s=PATIENT_S)
    assert len(found.equally_likely) > 1
    assert not found.is_decided


def test_sure_lines_are_those_no_suggestion_touches() -> None:
    found = diagnose(typed_with(CAMERA, SINGLE["changed"]), timeout_s=PATIENT_S, max_suggestions=50)
    touched = {edit.line for one in found.suggestions for edit in one.edits}
    if not any(edit.kind.startswith("line") for one in found.suggestions for edit in one.edits):
        assert touched.isdisjoint(found.sure_lines)
        assert len(touched) + len(found.sure_lines) == CAMERA.width + CAMERA.height
    assert ("row", 4) not in found.sure_lines


def test_no_time_is_no_answer_and_said() -> None:
    typed = typed_with(CAMERA, SINGLE["changed"])
    found = diagnose(typed, timeout_s=0)
    assert not found.suggestions
    assert found.status is Status.UNKNOWN or not found.is_complete


def test_missing_clues_and_unknown_runs_are_left_alone() -> None:
    rows = [*CAMERA.rows]
    rows[6] = None
    rows[4] = Clue.of(1, 7, 6)
    typed = CAMERA.replace(rows=rows, goal=None)
    first = diagnose(typed, timeout_s=PATIENT_S).suggestions[0]
    assert first.edits[0].line == ("row", 4)
    assert first.puzzle.rows[4] == CAMERA.rows[4]
    assert first.puzzle.rows[6] is None


def test_wrong_arguments() -> None:
    with pytest.raises(ArgumentError, match="max_suggestions is 0"):
        diagnose(CAMERA, max_suggestions=0)


def test_of_very_many_explanations_the_likeliest_are_compared() -> None:
    grid = Grid.from_text(["#.", ".#"])
    found = [Suggestion((), Puzzle.from_grid(grid), grid, is_unique=True, odds=-0.1 * i) for i in range(500)]
    ranked = _ranked(found[::-1])
    assert [one.odds for one in ranked] == [one.odds for one in found[: len(ranked)]]
    assert 100 < len(ranked) < 500
