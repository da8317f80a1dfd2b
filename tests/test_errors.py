"""Errors go wherever programs send them: through pools of processes, too, which a single one that does not pickle breaks."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest

import nonokit
from nonokit import FormatError, InternalError, Interrupted, MissingExtra

CLASSES = [
    found
    for name in nonokit.__all__
    if isinstance(found := getattr(nonokit, name), type) and issubclass(found, BaseException)
]
SPECIAL: dict[type[BaseException], BaseException] = {
    FormatError: FormatError("expected a number", source="a.non", line=3, column=5),
    InternalError: InternalError("a solution failed its check", report="puzzle.json"),
    MissingExtra: MissingExtra("printing", "pdf"),
    Interrupted: Interrupted("what was known"),
}
ERRORS = [SPECIAL.get(kind) or kind("a sentence") for kind in CLASSES]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_are_pickled_and_copied(error: BaseException) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert vars(twin) == vars(error)


def test_a_pool_of_processes_hands_back_what_was_counted() -> None:
    puzzles = [nonokit.Puzzle.from_clues(rows=[[1]] * size, columns=[[1]] * size) for size in (2, 3)]
    with ProcessPoolExecutor(1) as pool:
        counts = list(pool.map(nonokit.count_solutions, puzzles))
    assert counts == [2, 6]
    assert all(count.is_exact for count in counts)
