"""Results of many puzzles: every puzzle has its row, whatever happens to workers, files and the run itself."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import nonokit
import nonokit.puzzles
from batch.running import numbers_of, run_batch, small_puzzle, without_times
from nonokit import NonokitError, Puzzle
from nonokit.batch import COLUMNS, Job, Results, Source, Summary, run, summary_of, work
from nonokit.batch import parquet as parquet_file
from nonokit.batch.processes import Processes
from nonokit.batch.run import DONE_BYTES, Chunks, in_order, next_size
from nonokit.batch.sources import Place
from nonokit.batch.units import Unit
from nonokit.solving import Count
from processes import PATIENCE_S


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
        ("a.non", "", "unique"),
        ("b.non", "", "unique"),
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
    with pytest.raises(NonokitError, match="puzzle 1, and this run has"):
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


@pytest.mark.parametrize(
    ("count", "status"),
    [
        (Count(0, is_exact=True), "none"),
        (Count(1, is_exact=True), "unique"),
        (Count(2, is_exact=True), "multiple"),
        (Count(2, is_exact=False, reason="time"), "multiple"),
        (Count(1, is_exact=False, reason="time"), "unknown"),
        (Count(0, is_exact=False, reason="time"), "unknown"),
    ],
)
def test_what_a_count_says_of_a_puzzle(monkeypatch: pytest.MonkeyPatch, count: Count, status: str) -> None:
    monkeypatch.setattr(work, "count_solutions", lambda *_, **__: count)
    row = work.count_row(Job("count"), small_puzzle(1))
    assert (row["status"], row["solution_count"], row["is_complete"], row["reason"]) == (
        status,
        str(int(count)),
        count.is_exact,
        count.reason,
    )


def test_cells_in_which_solutions_were_seen_to_differ_count_without_time() -> None:
    puzzle = nonokit.Puzzle.from_clues(rows=[[1]] * 4, columns=[[1]] * 4)
    row = work.solve_row(Job("check", timeout_s=0.0), puzzle, nonokit.solve(puzzle))
    assert (row["status"], 4 <= row["ambiguous"] < 16) == ("multiple", True)
    assert f"{16 - row['ambiguous']} cells were not examined" in row["reason"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('{"rows": [[1]], "columns": [[1]]}\n\n{"rows": [[]], "columns": [[]]}\n', [1, 3]),
        ("RrW8eI3iI3\nRrW8eI3iI3\n", [1, 2]),
        ("BnNcQ\nRrW8eI3iI3\n", [1, 2]),
        ("Rabbit\n#..\n.##\n", [None]),
        ("width 1\nheight 1\nrows\n1\ncolumns\n1\n", [None]),
        ("", []),
    ],
)
def test_standard_input_holds_lines_or_a_file(
    monkeypatch: pytest.MonkeyPatch, text: str, lines: list[int | None]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    source = Source(["-"])
    units = list(source.units())
    assert numbers_of(units) == lines
    assert b"".join(unit.data or b"" for unit in units) == text.encode()
    assert not source.total_bytes


def test_a_restart_forgets_what_there_was(tmp_path: Path, many: Path) -> None:
    out = tmp_path / "out.csv"
    expected = without_times(run_batch(out, many))
    out.write_text("of something else\n" + out.read_text())
    again = Results(str(out), COLUMNS["solve"], restarts=True)
    with again:
        run(Source([str(many)]), again, Processes(Job("solve", as_csv=True), 1))
        assert without_times(list(again.rows())) == expected


def test_parquet_is_written_some_rows_at_a_time(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = run_batch(tmp_path / "out.jsonl", many)
    monkeypatch.setattr(parquet_file, "ROWS_BYTES", (tmp_path / "out.jsonl").stat().st_size // 2)
    with (tmp_path / "out.jsonl").open("rb") as lines:
        parquet_file.write_parquet(str(tmp_path / "out.parquet"), lines, COLUMNS["solve"])
    file = parquet.ParquetFile(tmp_path / "out.parquet")
    counts = [file.metadata.row_group(i).num_rows for i in range(file.num_row_groups)]
    assert len(counts) == 2
    assert sum(counts) == 40
    assert file.read().to_pylist() == rows


@pytest.mark.parametrize("command", COLUMNS)
def test_rows_of_every_command_fit_into_parquet(tmp_path: Path, many: Path, command: str) -> None:
    pytest.importorskip("pyarrow")
    rows = run_batch(tmp_path / "out.jsonl", many, command=command)
    out = str(tmp_path / "out.parquet")
    with (tmp_path / "out.jsonl").open("rb") as lines:
        parquet_file.write_parquet(out, lines, COLUMNS[command])
    assert list(parquet_file.parquet_rows(out)) == rows


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
    with Results(str(out), COLUMNS["solve"], restarts=True) as anew:
        assert list(anew.rows()) == []


def test_shards_are_all_of_it_and_share_nothing(many: Path) -> None:
    parts = [list(Source([str(many)], shard=(i, 3)).units()) for i in (1, 2, 3)]
    assert sorted(number or 0 for part in parts for number in numbers_of(part)) == list(range(1, 41))


def test_a_file_is_gone_on_with_behind_the_puzzle_of_its_last_row() -> None:
    names = ["a.non", "pack.xml", "b.non"]
    a, b = Place("a.non", None), Place("b.non", None)
    pack = [Place("pack.xml", i) for i in (1, 2, 3)]
    assert list(Source(names).units([a, *pack])) == [Unit("pack.xml", done=3), Unit("b.non")]
    assert list(Source(names).units([a, *pack, b])) == []
    assert list(Source(names).units([a, *pack, Place("pack.xml", None)])) == [Unit("b.non")]


def test_the_summary_knows_percentiles() -> None:
    def rows() -> Iterator[dict[str, Any]]:
        for i in range(1, 1001):
            yield {"file": "x", "number": i, "status": "unique" if i > 10 else "none", "seconds": i / 1000}

    summary = summary_of(rows())
    assert summary.seen == {"unique": 990, "none": 10}
    assert summary.percentile(0.5) == pytest.approx(0.5, rel=0.07)
    assert summary.percentile(0.99) == pytest.approx(0.99, rel=0.07)
    assert summary.slowest == (1.0, "x#1000")
    plot = summary.plot()
    assert sum(int(line.split()[-1].replace(",", "")) for line in plot) == 1000
    assert [line[:9].strip() for line in plot][-2:] == ["562 ms", "1 s"]
    assert plot[-1].split() == ["1", "s", "█", "1"]
    assert max(line.count("█") for line in plot) == 40
    assert summary_of(iter([])).plot() == []


def test_the_summary_of_parts_is_that_of_the_whole(tmp_path: Path, many: Path) -> None:
    rows = run_batch(tmp_path / "out.jsonl", many)
    whole, joined = summary_of(rows), Summary()
    for part in (rows[:7], rows[7:30], rows[30:]):
        joined.add(summary_of(part))
    assert joined.total_s == pytest.approx(whole.total_s)
    joined.total_s = whole.total_s
    assert joined == whole


@pytest.mark.parametrize("suffix", ["jsonl", "csv"])
def test_a_run_that_goes_on_sums_up_earlier_rows_as_well(tmp_path: Path, many: Path, suffix: str) -> None:
    out = tmp_path / f"out.{suffix}"
    rows = run_batch(out, many)
    out.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:25]))
    with Results(str(out), COLUMNS["solve"]) as results:
        done = run(Source([str(many)]), results, Processes(Job("solve", as_csv=suffix == "csv"), 1))
    assert done.rows == 40 - results.row_count
    assert done.summary.seen == summary_of(rows).seen
    assert done.summary.times.total() == 40


def test_chunks_are_cut_from_lines_and_hold_so_many_bytes(many: Path) -> None:
    (whole,) = Source([str(many)]).units()
    chunks = Chunks(iter([whole, Unit("a.non"), Unit("b.non")]), 1 << 20)
    parts = [chunks.take(count) for count in (1, 5, 35, 1, 1)]
    assert [numbers_of(part) for part in parts] == [[1], [*range(2, 7)], [*range(7, 41), None], [None], []]
    assert b"".join(unit.data or b"" for part in parts for unit in part) == whole.data
    units = [whole.singles() for _ in range(2)]
    small = Chunks(chain(*units), 3 * (max(unit.size for unit in whole.singles()) + 1))
    parts = [small.take(100) for _ in range(80)]
    assert [number for part in parts for number in numbers_of(part)] == [*range(1, 41)] * 2
    assert {len(part) for part in parts if part} <= {3, 4, 5}


def test_chunks_leave_some_of_the_inputs_to_the_other_workers(many: Path) -> None:
    source = Source([str(many)])
    chunks = Chunks(source.units(), 1 << 20, source.total_bytes)
    parts = [numbers_of(part) for part in iter(lambda: chunks.take(100, 2), [])]
    assert [number for part in parts for number in part] == [*range(1, 41)]
    assert [len(part) for part in parts[:3]] == [5, 5, 4]  # an eighth of what is left, rounded up
    assert len(parts[-1]) == 1


def test_a_table_is_readable_by_others(tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text('{"rows": [[1]], "columns": [[1]], "title": "a \\"b\\",\\nc\\rd\\r\\ne"}\n')
    run_batch(tmp_path / "out.csv", path)
    (row,) = csv.DictReader((tmp_path / "out.csv").open(encoding="utf-8", newline=""))
    assert row["title"] == 'a "b",\nc\nd\ne'


@pytest.mark.parametrize(
    ("size", "count", "seconds", "expected"),
    [
        (1, 1, 1e-5, 8),  # it may have been an easy one
        (8, 8, 0.1, 20),  # as many as take a quarter of a second
        (4096, 4096, 0.07, 4096),
        (64, 1, 0.01, 64),  # a small one from the beginning
        (64, 64, 0.4, 64),
        (64, 64, 32.0, 1),
    ],
)
def test_chunks_follow_what_they_take(size: int, count: int, seconds: float, expected: int) -> None:
    assert next_size(size, count, seconds) == expected


def test_a_chunk_is_worked_on_in_parts_with_the_same_rows(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    units = list(Source([str(many)]).units())
    found = []
    for rows_at_once in (1000, 7, 40):
        monkeypatch.setattr(work, "ROWS_AT_ONCE", rows_at_once)
        done = work.work_on(Job("solve"), units)
        found.append(
            (without_times([json.loads(line) for line in done.lines.splitlines()]), done.summary.seen)
        )
    assert len(found[0][0]) == 40
    assert found[0] == found[1] == found[2]


class Holding:
    """Workers that are done at once, but for the first chunk, which they keep for as long as they are given others."""

    chunk_bytes = 1
    worker_count = 1

    def __init__(self) -> None:
        self.begun, self.seen, self.held = set[int](), -1, 0

    def takes(self, chunk: int, _units: object) -> bool:
        if len(self.begun) == 3:
            return False
        self.begun.add(chunk)
        self.last = chunk
        return True

    def wait(self) -> list[tuple[int, work.Done]]:
        is_given_others, self.seen = self.last != self.seen, self.last
        done = {chunk for chunk in self.begun if chunk or not is_given_others}
        self.held = self.held or (0 in done and self.last)
        self.begun -= done
        return [(chunk, work.Done(b"x" * 1000, summary_of([{"status": str(chunk)}]))) for chunk in done]

    def close(self) -> None:
        """Nothing."""


def test_rows_that_wait_for_an_earlier_chunk_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(in_order.__globals__, "WAITING_BYTES", 10 * (1000 + DONE_BYTES))
    workers = Holding()
    done = [done for done, _ in in_order((Unit(f"{i}.non") for i in range(100)), workers)]
    assert [next(iter(one.summary.seen)) for one in done] == [str(i) for i in range(100)]
    assert 10 <= workers.held <= 12
