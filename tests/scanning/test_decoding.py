"""What marks mean: single lines, and whole puzzles in which some numbers are misread."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from drawn_pages import PUZZLE
from nonokit import Puzzle, SolveResult, Status, solve
from nonokit.scanning.clues.interpretations import Interpretation, interpretations, likeliest_total
from nonokit.scanning.clues.marks import NEVER, Mark
from nonokit.scanning.clues.recogniser import LARGEST, Reading, read_crops
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.meaning import decoding
from nonokit.scanning.meaning.alignment import LOST, aligned
from nonokit.scanning.meaning.decoding import decode
from nonokit.scanning.meaning.doubts import doubts_of

NOWHERE = np.zeros((4, 2))


def mark(
    *likely: tuple[int, float], nothing: float = 1e-6, join: float = NEVER, split: float = NEVER
) -> Mark:
    """A mark that is one of some numbers, each so likely."""
    numbers = np.full(LARGEST + 1, 1e-9)
    for number, chance in likely:
        numbers[number] = chance
    return Mark(Reading(np.log(numbers), float(np.log(nothing)), float(np.log(1e-6))), NOWHERE, join, split)


def sure(number: int) -> Mark:
    return mark((number, 0.999))


def marks_of(puzzle: Puzzle) -> tuple[list[list[Mark]], list[list[Mark]]]:
    rows, columns = (
        [[sure(run.length or 0) for run in clue or ()] for clue in side]
        for side in (puzzle.rows, puzzle.columns)
    )
    return rows, columns


def chosen(puzzle_rows: list[list[Mark]], columns: list[list[Mark]]) -> list[tuple[int, ...]]:
    return [reading.numbers for reading in decode(puzzle_rows, columns, 10).readings]


TRUTH = [tuple(run.length or 0 for run in clue or ()) for clue in (*PUZZLE.rows, *PUZZLE.columns)]


@pytest.mark.parametrize(
    "line",
    [
        [mark((3, 0.9)), mark((4, 0.3), nothing=0.6), mark((5, 0.5), (6, 0.4))],
        [mark((1, 0.9)), mark((0, 0.9), join=2.0)],
        [mark((9, 0.9), (4, 0.1)), mark((8, 0.8), (3, 0.2))],
        [mark((0, 0.9))],
        [],
    ],
    ids=["by itself", "joined", "too long", "zero", "empty"],
)
def test_the_likeliest_total_is_that_of_the_likeliest_clue(line: list[Mark]) -> None:
    assert likeliest_total(line, 15) == interpretations(line, 15)[0].total


def test_likeliest_first_and_only_what_fits() -> None:
    found = interpretations([mark((7, 0.6), (1, 0.4)), sure(2)], 8)
    assert [each.numbers for each in found[:1]] == [(1, 2)]
    assert (7, 2) not in [each.numbers for each in found]
    assert found[0].sources == ((0,), (1,))


def test_a_lone_zero_is_an_empty_line() -> None:
    assert interpretations([sure(0)], 5)[0].numbers == ()
    assert interpretations([], 5)[0].numbers == ()


def test_digits_join_and_fall_apart() -> None:
    joined = interpretations([sure(1), mark((1, 0.999), join=2.0)], 12)
    assert [each.numbers for each in joined[:2]] == [(1, 1), (11,)]
    tens = interpretations([sure(1), mark((0, 0.999), join=2.0)], 12)
    assert (10,) in [each.numbers for each in tens]
    split = interpretations([mark((11, 0.999), split=2.0)], 12)
    assert [each.numbers for each in split[:2]] == [(11,), (1, 1)]


@pytest.mark.parametrize("numbers", [(3, 4), (3,), (3, 4, 1), ()])
def test_any_clue_can_be_aligned(numbers: tuple[int, ...]) -> None:
    found = aligned([sure(3), sure(4)], numbers)
    assert found.numbers == numbers
    assert len(found.sources) == len(numbers)
    assert (found.cost < 0.1) == (numbers == (3, 4))
    if len(numbers) == 3:
        assert LOST <= found.cost < LOST + 0.1
        assert found.sources[2] == ()


def test_a_sure_reading_is_taken() -> None:
    found = decode(*marks_of(PUZZLE), 10)
    assert [reading.numbers for reading in found.readings] == TRUTH
    assert found.result.status is Status.UNIQUE
    assert found.changed == set()
    assert found.contested == {}


@pytest.mark.parametrize(("line", "index", "wrong"), [(0, 0, 1), (4, 1, 5), (9, 0, 5)])
def test_a_misread_number_is_put_right(line: int, index: int, wrong: int) -> None:
    rows, columns = marks_of(PUZZLE)
    true = TRUTH[line][index]
    rows[line][index] = mark((wrong, 0.7), (true, 0.2))
    found = decode(rows, columns, 10)
    assert [reading.numbers for reading in found.readings] == TRUTH
    assert found.changed == {line}


def test_a_number_that_was_misread_for_sure_is_put_right() -> None:
    rows, columns = marks_of(PUZZLE)
    rows[2][0] = mark((9, 0.9999))
    found = decode(rows, columns, 10)
    assert [reading.numbers for reading in found.readings] == TRUTH
    assert found.changed == {2}


def test_a_lost_number_is_put_right() -> None:
    rows, columns = marks_of(PUZZLE)
    del columns[5][1]
    assert chosen(rows, columns) == TRUTH


def test_two_misread_numbers_are_put_right() -> None:
    rows, columns = marks_of(PUZZLE)
    rows[3][0] = mark((7, 0.7), (TRUTH[3][0], 0.2))
    columns[1][0] = mark((1, 0.8), (TRUTH[11][0], 0.1))
    assert chosen(rows, columns) == TRUTH


def test_a_busy_machine_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """While others have the processor the time for the search does not run out."""

    def slow(*arguments: Any, **options: Any) -> SolveResult:
        time.sleep(0.01)
        return solve(*arguments, **options)

    monkeypatch.setattr(decoding, "solve", slow)
    rows, columns = marks_of(PUZZLE)
    rows[2][0] = mark((9, 0.9999))
    found = decode(rows, columns, 0.5)
    assert [reading.numbers for reading in found.readings] == TRUTH


def test_two_pictures_are_no_reason_to_change_a_sure_reading() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    found = decode(*marks_of(puzzle), 10)
    assert found.result.status is Status.MULTIPLE
    assert found.changed == set()


def test_an_empty_picture_explains_nothing() -> None:
    """Numbers that contradict each other are doubtful, but there are some."""
    rows = [[mark((3, 0.9), nothing=0.1)], [mark((3, 0.9), nothing=0.1)]]
    assert any(chosen(rows, [[], [], []]))


def test_numbers_that_do_not_fit_are_doubted() -> None:
    """Perhaps a row and a column were lost; without one of its numbers the first clue is another puzzle's."""
    rows, columns = (
        [[sure(n) for n in line] for line in side] for side in ([[1, 1, 1], [3], [1, 1]], [[3], [1], [3]])
    )
    decoded = decode(rows, columns, 1.0)
    assert decoded.result.is_unique
    assert not decoded.is_as_read
    told = doubts_of(Sides(rows, columns, 0, 0), decoded)
    assert [(doubt.side, doubt.line, doubt.why) for doubt in told] == [("row", 0, "corrected")]


def test_crops_read_as_numbers() -> None:
    assert read_crops(np.zeros((0, 32, 32))) == []
    (blank,) = read_crops(np.full((1, 32, 32), 255))
    assert blank.is_number < 0.1


def test_an_outermost_line_without_a_plain_number_is_doubtful() -> None:
    """Words below the grid that are hardly numbers: it may end before them."""
    rows, columns = marks_of(PUZZLE)
    rows.append([mark((4, 0.04), nothing=0.9)])
    decoded = decode(rows, columns, 10)
    doubts = doubts_of(Sides(rows, columns, 0, 0), decoded)
    assert [(doubt.side, doubt.line) for doubt in doubts] == [("row", PUZZLE.height)]
    assert doubts[0].why == "edge"
    assert "no part of the puzzle" in doubts[0].reason


def test_agreement_confirms_numbers_only_where_all_pictures_are_alike() -> None:
    """Four numbers are hard to read; pictures differ in the last two rows."""
    puzzle = Puzzle.from_grid(["#####", "##...", "...#.", "....#"])
    rows, columns = marks_of(puzzle)
    for row in rows:
        row[0] = mark((row[0].reading.best, 0.9), (9, 0.05))
    decoded = decode(rows, columns, 10)
    assert decoded.result.status is Status.MULTIPLE
    doubts = doubts_of(Sides(rows, columns, 0, 0), decoded)
    assert [(doubt.side, doubt.line) for doubt in doubts] == [("row", 2), ("row", 3)]


def test_gaps_that_were_all_misjudged_are_judged_anew() -> None:
    """Every number of two digits was taken for two numbers: many exchanges, and one cause."""
    puzzle = Puzzle.from_grid(["." * 2 + "#" * n + "." * (22 - n) for n in (12, 13, 14, 15, 16, 17)])
    rows, columns = marks_of(puzzle)
    rows = [[sure(1), mark((each.total - 10, 0.999), join=5.0)] for each in map(read_best, rows)]
    assert chosen(rows, columns) == [(n,) for n in (12, 13, 14, 15, 16, 17)] + [
        reading.numbers for reading in map(read_best, columns)
    ]


def read_best(marks: list[Mark]) -> Interpretation:
    return interpretations(marks, 30)[0]


def test_a_puzzle_too_hard_to_solve_in_time_is_taken_as_it_looks(monkeypatch) -> None:
    """Totals agree, and other readings would be as hard: one try is enough."""
    tries = []

    def unknown(puzzle, **_):
        tries.append(puzzle)
        return replace(solve(puzzle), status=Status.UNKNOWN, solutions=())

    monkeypatch.setattr("nonokit.scanning.meaning.decoding.solve", unknown)
    found = decode(*marks_of(PUZZLE), 10)
    assert [reading.numbers for reading in found.readings] == TRUTH
    assert found.result.status is Status.UNKNOWN
    assert len(tries) == 1
