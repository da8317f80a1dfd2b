"""The shipped puzzles keep what the gallery promises: proved unique, own drawings, a course that builds up."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from nonokit.engine.choose import choose
from nonokit.engine.interface import Lines, Outcome
from nonokit.errors import PuzzleError
from nonokit.explaining import explain
from nonokit.model import Clue, Puzzle
from nonokit.puzzles import LibraryPuzzle, get, library

ENTRIES = library()
COURSE = [entry for entry in ENTRIES if entry.course is not None]
GALLERY = [entry for entry in ENTRIES if entry.course is None]
BUDGET_TICKS = 5_000_000
# Lesson by lesson; the eighth shows that colours may touch, which takes no technique of its own.
TAUGHT = (
    "full",
    "complete",
    "overlap",
    "unreachable",
    "glue",
    "forcing",
    "splitting",
    "overlap",
    "colour-cross-check",
    "edge-contradiction",
)


def _lines(puzzle: Puzzle) -> Lines:
    def plain(clue: Clue | None) -> tuple[tuple[int, int], ...]:
        assert clue is not None
        return tuple((run.min_length, run.colour) for run in clue)

    clues = tuple(plain(clue) for clue in (*puzzle.rows, *puzzle.columns))
    return Lines(puzzle.width, puzzle.height, len(puzzle.palette), clues)


def _is_line_solvable(puzzle: Puzzle) -> bool:
    return choose().board(_lines(puzzle)).propagate() == Outcome.SOLVED


def _solutions(puzzle: Puzzle) -> list[bytes]:
    """Up to two solutions; fails when the engine cannot tell how many there are."""
    board = choose().board(_lines(puzzle))
    if board.propagate() == Outcome.SOLVED:
        return [board.cells()]
    outcome = board.search(2, BUDGET_TICKS)
    solutions = board.solutions()
    assert outcome == Outcome.SOLVED or len(solutions) == 2, "the search ended without an answer"
    return solutions


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)
def test_only_solution_is_the_picture(entry: LibraryPuzzle) -> None:
    puzzle = entry.puzzle
    assert puzzle.goal is not None
    assert puzzle.goal.is_complete
    assert _solutions(puzzle) == [puzzle.goal.cells]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)
def test_clues_and_credits_are_complete(entry: LibraryPuzzle) -> None:
    puzzle = entry.puzzle
    assert puzzle.goal is not None
    rows, columns = puzzle.goal.clues()
    assert (puzzle.rows, puzzle.columns) == (tuple(rows), tuple(columns))
    assert puzzle.problems() == []
    assert puzzle.title
    assert (puzzle.author, puzzle.licence) == ("nonokit", "CC0-1.0")
    assert entry.tags
    assert re.fullmatch(r"[a-z][a-z-]*", entry.slug)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.slug)
def test_palette_has_no_colour_to_spare(entry: LibraryPuzzle) -> None:
    puzzle = entry.puzzle
    assert puzzle.goal is not None
    assert set(puzzle.goal.cells) - {0} == set(range(1, len(puzzle.palette)))
    assert 1 <= len(puzzle.colours) <= 5


def test_gallery_is_as_large_and_colourful_as_promised() -> None:
    assert len(GALLERY) >= 45
    assert 3 * sum(entry.puzzle.is_coloured for entry in GALLERY) >= len(GALLERY)
    assert all(len(entry.puzzle.colours) >= 2 for entry in GALLERY if entry.puzzle.is_coloured)


def test_sizes_span_5_to_40() -> None:
    sides = [side for entry in ENTRIES for side in (entry.puzzle.width, entry.puzzle.height)]
    assert (min(sides), max(sides)) == (5, 40)


def test_gallery_goes_from_line_logic_to_a_few_contradictions() -> None:
    solvable = [_is_line_solvable(entry.puzzle) for entry in GALLERY]
    assert solvable == sorted(solvable, reverse=True)
    assert 3 <= solvable.count(False) <= len(GALLERY) // 5


def test_no_two_puzzles_are_the_same() -> None:
    assert len({entry.slug for entry in ENTRIES}) == len(ENTRIES)
    assert len({entry.puzzle.id for entry in ENTRIES}) == len(ENTRIES)


def test_every_file_is_in_the_catalogue() -> None:
    stored = {item.name for item in (files("nonokit.puzzles") / "data").iterdir()}
    assert stored == {f"{entry.slug}.json" for entry in ENTRIES} | {"catalogue.json"}


def test_course_is_small_ordered_and_explained() -> None:
    assert [entry.course for entry in COURSE] == list(range(1, len(COURSE) + 1))
    assert ENTRIES[: len(COURSE)] == COURSE
    assert len(COURSE) >= 8
    for entry in COURSE:
        assert max(entry.puzzle.width, entry.puzzle.height) <= 12
        assert entry.lesson is not None
        assert entry.lesson.endswith(".")
        assert entry.lesson.count(". ") == 0, "a lesson is one sentence"
    assert all(entry.lesson is None for entry in GALLERY)


def test_course_keeps_colour_and_contradiction_for_its_end() -> None:
    coloured = [entry.puzzle.is_coloured for entry in COURSE]
    solvable = [_is_line_solvable(entry.puzzle) for entry in COURSE]
    assert not any(coloured[:7])
    assert sum(coloured) == 2
    assert solvable == [True] * (len(COURSE) - 1) + [False]


@pytest.mark.parametrize("entry", COURSE, ids=lambda entry: entry.slug)
def test_a_lesson_needs_what_it_teaches_and_nothing_harder(entry: LibraryPuzzle) -> None:
    explanation = explain(entry.puzzle)
    used = {step.technique for step in explanation.steps}
    known = set(TAUGHT[: COURSE.index(entry) + 1])
    assert TAUGHT[COURSE.index(entry)] in used
    assert used <= known | {"empty", "capping"}


def test_the_last_lesson_takes_a_single_trial() -> None:
    assert sum(step.is_trial for step in explain(get("kitten").puzzle).steps) == 1


def test_first_lesson_needs_full_lines_only() -> None:
    puzzle = get("window").puzzle
    assert all(clue is not None and clue.min_length == 5 for clue in (*puzzle.rows, *puzzle.columns))


def test_get_finds_by_slug_and_reads_once() -> None:
    assert get("cat") in GALLERY
    assert get("cat").puzzle is get("cat").puzzle


def test_get_names_what_is_missing() -> None:
    with pytest.raises(PuzzleError, match="did you mean 'whale'"):
        get("wale")
    with pytest.raises(PuzzleError, match="no puzzle 'unicorn'"):
        get("unicorn")
