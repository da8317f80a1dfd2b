"""The shipped puzzles keep what the gallery promises: proved unique, own drawings, a course that builds up."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from nonokit.engine.choose import choose
from nonokit.engine.interface import Lines, Outcome
from nonokit.errors import PuzzleError
from nonokit.explaining import Preferences, explain, known_techniques
from nonokit.model import Clue, Puzzle
from nonokit.puzzles import AUTHOR, LICENCE, LibraryPuzzle, collections, get, library
from nonokit.rating import rate
from puzzles import catalogue

ENTRIES = library()
COURSE = [entry for entry in ENTRIES if entry.course is not None]
GALLERY = [entry for entry in ENTRIES if entry.course is None]
BUDGET_TICKS = 5_000_000
RATED_AGAIN = 120  # cells
# Lesson by lesson; the eighth shows that colours may touch, which takes no technique of its own.
TAUGHT = (
    "full",
    "complete",
    "overlap",
    "unreachable",
    "growing",
    "forcing",
    "belonging",
    "overlap",
    "colour-cross-check",
    "edge-contradiction",
)


def entries_of(collection: str) -> list[LibraryPuzzle]:
    """The puzzles of a collection."""
    return [entry for entry in ENTRIES if entry.collection == collection]


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


@pytest.mark.parametrize("collection", collections())
def test_only_solution_is_the_picture(collection: str) -> None:
    for entry in entries_of(collection):
        assert entry.puzzle.goal is not None
        assert entry.puzzle.goal.is_complete
        assert _solutions(entry.puzzle) == [entry.puzzle.goal.cells], entry.slug


@pytest.mark.parametrize("collection", collections())
def test_clues_credits_and_palette_are_complete(collection: str) -> None:
    for entry in entries_of(collection):
        puzzle = entry.puzzle
        assert puzzle.goal is not None
        rows, columns = puzzle.goal.clues()
        assert (puzzle.rows, puzzle.columns) == (tuple(rows), tuple(columns))
        assert puzzle.problems() == []
        assert puzzle.title
        assert (puzzle.author, puzzle.licence) == (AUTHOR, LICENCE)
        assert re.fullmatch(r"[a-z][a-z0-9-]*", entry.slug)
        assert set(puzzle.goal.cells) - {0} == set(range(1, len(puzzle.palette))), entry.slug
        assert len(puzzle.colours) <= 8


def test_catalogue_follows_from_the_pictures() -> None:
    made = catalogue.text_of(catalogue.catalogue(catalogue.known_ratings()))
    assert made == catalogue.FILE.read_text(encoding="utf-8"), "run python tests/make.py library"


def test_difficulties_are_what_rating_says() -> None:
    """Of what is rated in no time. Scores may move a little when the explanations do; classes may not."""
    small = [entry for entry in ENTRIES if entry.width * entry.height <= RATED_AGAIN]
    assert len(small) >= 20
    for entry in small:
        rating = rate(entry.puzzle, timeout_s=None)
        assert rating.class_.value == entry.class_, entry.slug
        assert abs((rating.score or 0) - entry.score) <= 5, entry.slug


def test_there_is_much_of_everything() -> None:
    assert len(ENTRIES) >= 300
    assert len(collections()) >= 20
    assert all(len(entries_of(name)) >= 6 for name in collections())
    assert 0.4 <= sum(entry.is_coloured for entry in GALLERY) / len(GALLERY) <= 0.6
    classes = Counter(entry.class_ for entry in GALLERY)
    assert classes["one-step contradiction"] >= 40
    assert classes["chain"] >= 15


def test_sizes_span_5_to_60() -> None:
    longest = [max(entry.width, entry.height) for entry in ENTRIES]
    assert (min(longest), max(longest)) == (5, 60)
    assert sum(side >= 40 for side in longest) >= 10


def test_no_two_puzzles_are_the_same() -> None:
    assert len({entry.slug for entry in ENTRIES}) == len(ENTRIES)
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES)


def test_no_puzzle_that_players_may_have_a_game_of_is_gone() -> None:
    first = json.loads((Path(__file__).parent / "first_edition.json").read_text(encoding="utf-8"))
    assert {slug: get(slug).id for slug in first} == first


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
    assert used <= known | {"empty", "capping", "belonging"}


@pytest.mark.parametrize(
    "entry", [entry for entry in COURSE if entry.slug != "poppy"], ids=lambda entry: entry.slug
)
def test_a_lesson_cannot_be_finished_without_what_it_teaches(entry: LibraryPuzzle) -> None:
    taught = TAUGHT[COURSE.index(entry)]
    before = {"empty", *TAUGHT[: COURSE.index(entry)]} - {taught}
    others = [name for name in known_techniques() if name not in before]
    assert not explain(entry.puzzle, preferences=Preferences().without(*others)).is_complete


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
