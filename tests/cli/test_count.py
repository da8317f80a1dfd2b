"""`nonokit count`."""

from __future__ import annotations

from pathlib import Path

from cli.conftest import Run, objects
from nonokit.formats import dump
from nonokit.model import Puzzle


def ones(folder: Path, size: int) -> Path:
    path = folder / f"ones{size}.non"
    dump(Puzzle.from_clues(rows=[[1]] * size, columns=[[1]] * size), path)
    return path


def test_the_number_and_where_it_is_from(run: Run, tmp_path: Path) -> None:
    done = run("count", ones(tmp_path, 7))
    assert done.stdout.startswith("5,040  ")
    assert done.stdout.rstrip().endswith("ones7.non")


def test_facts_and_solutions_at_random(run: Run, tmp_path: Path) -> None:
    facts = objects(run("count", ones(tmp_path, 4), "--sample", 2, "--seed", 5, "--json"))[0]
    assert (facts["solution_count"], facts["is_complete"], facts["reason"]) == (24, True, None)
    assert [len(grid) for grid in facts["solutions"]] == [4, 4]
    assert all(row.count("#") == 1 for grid in facts["solutions"] for row in grid)


def test_out_of_time_it_says_at_least(run: Run, tmp_path: Path) -> None:
    done = run("count", ones(tmp_path, 60), "--timeout-s", 0.5)
    assert done.stdout.startswith("at least ")


def test_exit_codes_are_those_of_check(run: Run, tmp_path: Path) -> None:
    single = tmp_path / "single.non"
    dump(Puzzle.from_clues(rows=[[1]], columns=[[1]]), single)
    for path in (single, ones(tmp_path, 3)):
        assert run("count", path).exit_code == run("check", path).exit_code
