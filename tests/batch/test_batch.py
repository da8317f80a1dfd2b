"""Results of many puzzles: every puzzle has its row, whatever happens to workers, files and the run itself."""

from __future__ import annotations

import csv
import json
import os
import random
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import nonokit
import nonokit.puzzles
from nonokit import Grid, NonokitError, Puzzle
from nonokit.batch import COLUMNS, Job, Results, Source, run, summary_of, work
from nonokit.batch.processes import CRASHED, Processes
from nonokit.batch.sources import Place, Unit
from processes import PATIENCE_S

Rows = list[dict[str, Any]]
TIMES = ("seconds", "ticks")


def small_puzzle(seed: int) -> Puzzle:
    dice = random.Random(seed)
    width, height = dice.randint(1, 6), dice.randint(1, 6)
    return Puzzle.from_grid(
        Grid.from_rows([[dice.randint(0, 1) for _ in range(width)] for _ in range(height)])
    )


def line_of(puzzle: Puzzle, title: str) -> str:
    clues = {
        name: [[run.length for run in clue or ()] for clue in side]
        for name, side in (("rows", puzzle.rows), ("columns", puzzle.columns))
    }
    return json.dumps({"title": title, **clues})


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A file of 40 small puzzles, one a line."""
    puzzles = [small_puzzle(seed) for seed in range(40)]
    path = tmp_path / "many.jsonl"
    path.write_text("\n".join(line_of(puzzle, f"no {i}") for i, puzzle in enumerate(puzzles)) + "\n")
    return path


def run_batch(out: Path, *names: Path | str, command: str = "solve", jobs: int = 2, **settings: Any) -> Rows:
    """All rows after a run."""
    results = Results(str(out), COLUMNS[command])
    job = Job(command, as_csv=results.as_csv, **settings)
    with results:
        run(Source(map(str, names)), results, Processes(job, jobs))
        return list(results.rows())


def without_times(rows: Rows) -> Rows:
    return [{key: value for key, value in row.items() if key not in TIMES} for row in rows]


def test_every_puzzle_has_its_row_in_the_order_of_the_inputs(tmp_path: Path, many: Path) -> None:
    rows = run_batch(tmp_path / "out.jsonl", many)
    assert [(row["file"], row["number"], row["title"]) for row in rows] == [
        (str(many), i + 1, f"no {i}") for i in range(40)
    ]
    for row, line in zip(rows, many.read_text().splitlines(), strict=True):
        result = nonokit.solve(nonokit.loads(line))
        assert row["status"] == result.status.value
        solution = result.solution.to_text().replace("\n", "/") if result.is_unique else None  # type: ignore[union-attr]
        assert row["solution"] == solution


def test_inputs_of_all_kinds(tmp_path: Path, many: Path) -> None:
    cat = nonokit.dumps(Puzzle.from_grid(["#.#", "##."]), "non")
    (tmp_path / "cat.non").write_text(cat)
    (tmp_path / "bad.non").write_text("width 3\nheight")
    with zipfile.ZipFile(tmp_path / "pack.zip", "w") as archive:
        archive.writestr("a.non", cat)
        archive.writestr("b.non", cat)
    names = [tmp_path / name for name in ("cat.non", "bad.non", "pack.zip", "missing.non")]
    slug = nonokit.puzzles.library()[0].slug
    rows = run_batch(tmp_path / "out.csv", *names, f"library:{slug}")
    assert [(Path(row["file"]).name, row["number"], row["status"]) for row in rows] == [
        ("cat.non", "", "unique"),
        ("bad.non", "", "error"),
        ("pack.zip", "1", "unique"),
        ("pack.zip", "2", "unique"),
        ("missing.non", "", "error"),
        (f"library:{slug}", "", "unique"),
    ]
    assert rows[1]["reason"]


@pytest.mark.parametrize(
    ("command", "column", "value"),
    [
        ("check", "ambiguous", 4),
        ("count", "solution_count", "2"),
        ("rate", "class", "several solutions"),
        ("convert", "text", nonokit.dumps(Puzzle.from_clues([[1], [1]], [[1], [1]]), "non")),
    ],
)
def test_every_command(tmp_path: Path, command: str, column: str, value: object) -> None:
    path = tmp_path / "two.jsonl"
    path.write_text('{"rows": [[1], [1]], "columns": [[1], [1]]}\n')
    (row,) = run_batch(tmp_path / "out.jsonl", path, command=command)
    assert row[column] == value
    assert row["status"] == ("done" if command == "convert" else "multiple")
    assert tuple(row) == COLUMNS[command]


@pytest.mark.parametrize("suffix", ["jsonl", "csv"])
def test_a_run_goes_on_wherever_it_was_cut(tmp_path: Path, many: Path, suffix: str) -> None:
    names = [many, tmp_path / "pack.txt"]
    names[1].write_text(nonokit.dumps([small_puzzle(seed) for seed in range(5)], "json"))
    whole = without_times(run_batch(tmp_path / f"whole.{suffix}", *names))
    content = (tmp_path / f"whole.{suffix}").read_bytes()
    assert len(whole) == 45
    for share in (0, 1, 30, 50, 93, 99, 100):
        out = tmp_path / f"cut{share}.{suffix}"
        out.write_bytes(content[: len(content) * share // 100])
        assert without_times(run_batch(out, *names)) == whole, share


def test_other_inputs_or_another_command_are_not_gone_on_with(tmp_path: Path, many: Path) -> None:
    out = tmp_path / "out.jsonl"
    run_batch(out, many)
    other = tmp_path / "other.jsonl"
    other.write_text(many.read_text())
    with pytest.raises(NonokitError, match="not among these inputs"):
        run_batch(out, other)
    with pytest.raises(NonokitError, match="another command"):
        run_batch(out, many, command="count")
    assert len(out.read_text().splitlines()) == 40


def test_two_runs_do_not_write_one_file(tmp_path: Path, many: Path) -> None:
    out = str(tmp_path / "out.jsonl")
    with (
        Results(out, COLUMNS["solve"]),
        pytest.raises(NonokitError, match="another run"),
        Results(out, COLUMNS["solve"]),
    ):
        pass


def broken(fault: Callable[[], object]) -> Callable[..., Any]:
    """Work that goes wrong at two of the puzzles."""
    usual = work.rows_of

    def rows_of(job: Job, tasks: list[work.Task]) -> Any:
        for task in tasks:
            if isinstance(task.puzzle, Puzzle) and task.puzzle.title in ("no 7", "no 8"):
                fault()
        return usual(job, tasks)

    return rows_of


def test_a_puzzle_that_kills_its_process_costs_its_own_row(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = without_times(run_batch(tmp_path / "usual.jsonl", many))
    monkeypatch.setattr(work, "rows_of", broken(lambda: os.kill(os.getpid(), signal.SIGKILL)))
    rows = without_times(run_batch(tmp_path / "out.jsonl", many))
    assert [row["number"] for row in rows if row["status"] == "error"] == [8, 9]
    assert rows[7]["reason"] == CRASHED
    assert [row for row in rows if row["status"] != "error"] == [*expected[:7], *expected[9:]]


def test_a_run_that_is_killed_goes_on(tmp_path: Path, many: Path) -> None:
    """Killed from outside, as a machine does that runs out of memory: at the first rows that are to be seen."""
    for i in range(3):
        many.write_text(many.read_text() * (3 if i else 1))
    out = tmp_path / "out.jsonl"
    command = [sys.executable, "-m", "nonokit", "batch", "check", str(many), "--out", str(out), "--jobs", "1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = monotonic() + PATIENCE_S
    while process.poll() is None and not (out.exists() and out.stat().st_size):
        assert monotonic() < end
    process.kill()
    process.wait()
    subprocess.run(command, check=True, capture_output=True)
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["number"] for row in rows] == list(range(1, 361))


def test_parquet_appears_when_it_is_complete(tmp_path: Path, many: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "out.parquet"
    results = Results(str(out), COLUMNS["solve"])
    with results:
        run(Source([str(many)]), results, Processes(Job("solve"), 1))
        rows = list(results.rows())
        results.finish()
    assert parquet.read_table(out).to_pylist() == rows
    assert [path.name for path in tmp_path.iterdir() if "out" in path.name] == ["out.parquet"]


def test_shards_are_all_of_it_and_share_nothing(many: Path) -> None:
    parts = [list(Source([str(many)], shard=(i, 3)).units()) for i in (1, 2, 3)]
    assert sorted(unit.line or 0 for part in parts for unit in part) == list(range(1, 41))


def test_a_file_is_gone_on_with_behind_the_puzzle_of_its_last_row() -> None:
    names = ["a.non", "pack.xml", "b.non"]
    assert list(Source(names).units(Place("pack.xml", 3))) == [Unit("pack.xml", done=3), Unit("b.non")]
    assert list(Source(names).units(Place("b.non", None))) == []


def test_the_summary_knows_percentiles() -> None:
    def rows() -> Iterator[dict[str, Any]]:
        for i in range(1, 1001):
            yield {"file": "x", "number": i, "status": "unique" if i > 10 else "none", "seconds": i / 1000}

    summary = summary_of(rows())
    assert summary.seen == {"unique": 990, "none": 10}
    assert summary.percentile(0.5) == pytest.approx(0.5, rel=0.07)
    assert summary.percentile(0.99) == pytest.approx(0.99, rel=0.07)
    assert summary.slowest == (1.0, "x#1000")
    assert sum(int(line.split()[-1].replace(",", "")) for line in summary.plot()) == 1000


def test_a_table_is_readable_by_others(tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text('{"rows": [[1]], "columns": [[1]], "title": "a \\"b\\",\\nc"}\n')
    run_batch(tmp_path / "out.csv", path)
    (row,) = csv.DictReader((tmp_path / "out.csv").open(encoding="utf-8", newline=""))
    assert row["title"] == 'a "b", c'
