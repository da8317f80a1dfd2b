"""Tables of many puzzles on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nonokit
from cli.conftest import Run


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
def test_what_is_complete_is_told_again(run: Run, tmp_path: Path, suffix: str) -> None:
    command = ["batch", "check", "library:cat", "--out", tmp_path / f"out.{suffix}", "--jobs", 1]
    first = run(*command)
    assert "1 row in" in first.stderr
    again = run(*command)
    assert "every puzzle has its row already" in again.stderr
    assert again.stdout == first.stdout


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
    bad = tmp_path / "bad.non"
    bad.write_text("width 1\nheight 1\nrows\n1\n")
    done = run(
        "batch", "check", tmp_path / "*.non", "library:cat", "--out", tmp_path / "out.jsonl", "--jobs", 1
    )
    assert done.exit_code == 0
    assert "1 error, 1 unique" in done.stdout
    assert f"the first error: {bad}:5: expected columns" in done.stdout


def test_inputs_mean_what_they_mean_everywhere(run: Run, tmp_path: Path) -> None:
    pack, out = tmp_path / "pack.json", tmp_path / "out.jsonl"
    sizes = [(1, 1), (2, 1), (2, 2)]
    pack.write_bytes(nonokit.dump_bytes([nonokit.Puzzle.from_grid(["#" * w] * h) for w, h in sizes], "json"))
    codes = ["RrW8eI3iI3", "3x1:1/1/1/3", "https://example.org/play#RrW8eI3iI3"]
    inputs = [*codes, f"{pack}#3", f"{pack}#2", f"{pack}#4", "RrW8e!"]
    command = ["batch", "solve", *inputs, "--out", out, "--jobs", 1]
    done = run(*command)
    assert done.exit_code == 1
    assert "RrW8e!: no such file, and not a code, game ID or link we know" in done.stderr
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["file"] for row in rows] == inputs
    assert [(row["width"], row["height"]) for row in rows[:5]] == [(5, 5), (3, 1), (5, 5), (2, 2), (2, 1)]
    assert rows[5]["reason"] == f"{pack}#4: the file holds 3 puzzles"
    whole = out.read_bytes()
    out.write_bytes(b"".join(whole.splitlines(keepends=True)[:4]))
    assert "going on behind 4 rows" in run(*command).stderr
    assert [json.loads(line)["file"] for line in out.read_text().splitlines()] == inputs


def test_a_file_without_a_puzzle_has_a_row_of_its_own_kind(run: Run, tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text("{}")
    (tmp_path / "half.json").write_text('{"rows": [[1]')
    done = run("batch", "solve", tmp_path, "library:cat", "--out", tmp_path / "out.csv", "--jobs", 1)
    assert done.exit_code == 0
    assert {"1 error", "1 no puzzle", "1 unique"} == {*done.stdout.splitlines()[0].split(", ")}
    assert f"the first error: {tmp_path / 'half.json'}" in done.stdout


def test_a_line_with_several_puzzles_is_an_error(run: Run, tmp_path: Path) -> None:
    puzzle, out = '{"rows": [[1]], "columns": [[1]]}', tmp_path / "out.jsonl"
    (tmp_path / "in.jsonl").write_text(f"[{puzzle}, {puzzle}]\n{puzzle}\n")
    done = run("batch", "solve", tmp_path / "in.jsonl", "--out", out, "--jobs", 1)
    assert "1 error, 1 unique" in done.stdout
    assert "2 puzzles in one line" in done.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("png", "a PNG picture is no text"),
        ("griddlers-net", "can be read, not written"),
        ("nope", "no format 'nope'"),
    ],
)
def test_what_cannot_be_written_into_a_table_is_refused_at_once(
    run: Run, tmp_path: Path, name: str, sentence: str
) -> None:
    done = run("batch", "convert", "library:cat", "--as", name, "--out", tmp_path / "out.jsonl")
    assert done.exit_code in (1, 2)
    assert sentence in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())


def test_what_a_format_leaves_out_is_told_in_the_row(run: Run, tmp_path: Path) -> None:
    done = run(
        "batch", "convert", "library:cat", "--as", "short", "--out", tmp_path / "out.jsonl", "--jobs", 1
    )
    row = json.loads((tmp_path / "out.jsonl").read_text())
    assert (row["status"], row["text"][:1], "the title" in row["reason"]) == ("done", "R", True)
    assert "leaves out" not in done.stderr


@pytest.mark.parametrize("what", ["rate", "convert"])
def test_who_does_not_ask_an_engine_refuses_one(run: Run, tmp_path: Path, what: str) -> None:
    done = run("batch", what, "library:cat", "--engine", "native", "--out", tmp_path / "out.jsonl")
    assert done.exit_code == 2
    assert "--engine says who solves" in done.stderr


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


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_a_folder_that_is_not_there_is_named(run: Run, tmp_path: Path, suffix: str) -> None:
    out = tmp_path / "tables" / f"out.{suffix}"
    done = run("batch", "check", "library:cat", "--out", out)
    assert (done.exit_code, done.stderr) == (1, f"nonokit: {out}: there is no folder {out.parent}\n")
