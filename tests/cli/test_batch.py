"""Tables of many puzzles on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run


def test_what_came_of_it_is_told(run: Run, tmp_path: Path) -> None:
    puzzles, out = tmp_path / "puzzles.jsonl", tmp_path / "out.jsonl"
    puzzles.write_text('{"rows": [[1], [1]], "columns": [[2]]}\nno puzzle\n')
    command = ["batch", "check", puzzles, tmp_path / "puzzle.jsonl", "--transpose", "--out", out, "--jobs", 1]
    done = run(*command)
    assert done.exit_code == 1
    assert f"puzzle.jsonl: no such file or folder: did you mean {puzzles}?" in done.stderr
    assert "3 rows in" in done.stderr
    assert "2 error, 1 unique" in done.stdout
    assert f"the first error: {puzzles}#2: no puzzle found" in done.stdout
    row = json.loads(out.read_text().splitlines()[0])
    assert (row["width"], row["height"], row["status"]) == (2, 1, "unique")
    again = run(*command)
    assert f"going on behind 3 rows of {out}" in again.stderr
    assert "every puzzle has its row already" in again.stderr
    assert again.stdout == done.stdout


def test_puzzles_that_fail_have_their_rows_and_that_is_no_error(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.non").write_text("no puzzle")
    done = run(
        "batch", "check", tmp_path / "*.non", "library:cat", "--out", tmp_path / "out.jsonl", "--jobs", 1
    )
    assert done.exit_code == 0
    assert "1 error, 1 unique" in done.stdout


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--as", "json"], "--as says what convert makes"),
        (["--dask", "tcp://none", "--jobs", "2"], "processes of this machine"),
        (["--dask", "tcp://none", "--memory-mb", "500"], "processes of this machine"),
        (["--shard", "4/3"], "'4/3' is not one of so many"),
    ],
)
def test_flags_that_would_be_passed_over_are_refused(
    run: Run, tmp_path: Path, flags: list[str], sentence: str
) -> None:
    done = run("batch", "solve", "library:cat", "--out", tmp_path / "out.jsonl", *flags)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert not list(tmp_path.iterdir())


def test_results_of_no_kind_that_is_written_are_refused(run: Run, tmp_path: Path) -> None:
    done = run("batch", "solve", "library:cat", "--out", tmp_path / "out.txt")
    assert done.exit_code == 1
    assert "results are written as" in done.stderr
    assert not list(tmp_path.iterdir())
