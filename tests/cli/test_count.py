"""`nonokit count`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run, objects
from nonokit.cli.commands import count
from nonokit.cli.plain import json_line
from nonokit.formats import dump
from nonokit.model import Puzzle
from nonokit.solving import Count


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


def test_a_number_longer_than_python_writes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.non"
    dump(Puzzle.from_clues([[1]], [[1]]), path)
    digits = "1" + "0" * 5000
    monkeypatch.setattr(count, "count_solutions", lambda *_, **__: Count(10**5000, is_exact=True))
    assert run("count", str(path)).stdout.split()[0].replace(",", "") == digits
    assert json_line({"solution_count": 10**5000}) == f'{{"solution_count": {digits}}}'
    assert repr(Count(10**5000, is_exact=False)) == f"at least {digits}"
