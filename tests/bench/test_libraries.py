"""Solvers in shared libraries as contestants; a few lines of C stand in for them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from contestants import Answer, Unavailable
from libraries import Library, LibraryApart
from measure import run_once

from nonokit.model import Grid, Puzzle, make_palette

# It fills every cell; the width decides what becomes of it.
SOURCE = """
#include <stdlib.h>
int nonogram_solve(int width, int height, const int *counts, const int *runs, int max_solutions,
                   double timeout_s, unsigned char *cells) {
    for (int cell = 0; cell < width * height; cell++) cells[cell] = 1;
    if (width == 7) abort();
    if (width == 8) for (;;) {}
    if (width == 9) return 5;
    return max_solutions == 1 ? 4 : 1;
}
"""

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("library")
    (folder / "filler.c").write_text(SOURCE, encoding="utf-8")
    command = ["cc", "-shared", "-fPIC", "-o", "filler.so", "filler.c"]
    subprocess.run(command, cwd=folder, check=True)
    return str(folder / "filler.so")


@pytest.fixture
def apart(path: str) -> Iterator[LibraryApart]:
    found = LibraryApart("filler", path)
    yield found
    found.end()


@pytest.fixture(params=["here", "apart"])
def library(request: pytest.FixtureRequest, path: str, apart: LibraryApart) -> Library:
    return Library("filler", path) if request.param == "here" else apart


def full(width: int) -> Puzzle:
    return Puzzle.from_clues(rows=[[width]] * 2, columns=[[2]] * width)


def status(library: Library, puzzle: Puzzle, timeout_s: float = 60) -> str | None:
    timing = run_once(library, puzzle, timeout_s, "wall")
    return timing and timing.answer.status


def test_its_solution_is_read(library: Library, path: str) -> None:
    timing = run_once(library, full(4), 60, "wall")
    assert timing is not None
    assert timing.answer == Answer("unique", timing.answer.sha256)
    assert status(Library("filler", path, wanted=1), full(4)) == "found"


def test_one_that_was_ended_answers_again(library: Library) -> None:
    before = status(library, full(4))
    library.end()
    assert before == status(library, full(4)) == "unique"


def test_a_solution_that_does_not_fit_is_no_answer(library: Library) -> None:
    puzzle = Puzzle.from_clues(rows=[[1, 1]], columns=[[1], [], [1]])
    assert status(library, puzzle) == "unique, but its solution does not fit the clues"


def test_apart_a_crash_and_a_time_limit_end_one_puzzle_only(apart: LibraryApart) -> None:
    assert "its process died" in (status(apart, full(7)) or "")
    assert status(apart, full(4)) == "unique"
    assert status(apart, full(8), timeout_s=0.2) == "unknown"
    assert status(apart, full(4)) == "unique"


def test_puzzles_it_does_not_take_are_left_out(library: Library) -> None:
    assert status(library, full(9)) is None
    coloured = Puzzle.from_grid(Grid.from_rows([[1, 2]], make_palette(["black", "red"])))
    assert status(library, coloured) is None


def test_a_missing_file_is_said() -> None:
    with pytest.raises(Unavailable, match=r"nowhere\.so is not a file"):
        Library("ghost", str(Path("nowhere.so")))
