"""Worker processes that die, run away, or find nobody to report to."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import nonokit
from batch.running import Rows, broken, run_batch, small_puzzle, without_times
from nonokit import Puzzle
from nonokit.batch import COLUMNS, Job, Results, Source, processes, run, work
from nonokit.batch.processes import CRASHED, RAN_AWAY, Order, Processes, Worker, bound_memory, serve
from nonokit.batch.units import Unit
from processes import PATIENCE_S

sends_ahead = pytest.mark.skipif(not processes.PIPE_BYTES, reason="nothing is sent ahead here")


def test_a_puzzle_that_kills_its_process_costs_its_own_row(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = without_times(run_batch(tmp_path / "usual.jsonl", many))
    monkeypatch.setattr(work, "rows_of", broken(lambda: os.kill(os.getpid(), signal.SIGKILL)))
    rows = without_times(run_batch(tmp_path / "out.jsonl", many))
    assert [row["number"] for row in rows if row["status"] == "error"] == [8, 9]
    assert rows[7]["reason"] == CRASHED
    assert [row for row in rows if row["status"] != "error"] == [*expected[:7], *expected[9:]]


def test_a_worker_whose_parent_is_gone_ends_without_a_word() -> None:
    ours, theirs = multiprocessing.Pipe()
    ours.send(Order(0, []))
    ours.close()
    mark = multiprocessing.Value("q", -1, lock=False)
    process = multiprocessing.Process(target=serve, args=(theirs, Job("solve"), mark))
    process.start()
    process.join(PATIENCE_S)
    assert process.exitcode == 0


def test_a_puzzle_that_runs_away_costs_its_own_row(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is stopped stands for one that heeds no limit."""

    def is_stopped(worker: Worker) -> bool:
        found = os.waitid(os.P_PID, worker.process.pid or 0, os.WSTOPPED | os.WNOHANG | os.WNOWAIT)
        return found is not None

    monkeypatch.setattr(Worker, "has_run_away", property(is_stopped))
    monkeypatch.setattr(work, "rows_of", broken(lambda: os.kill(os.getpid(), signal.SIGSTOP)))
    rows = run_batch(tmp_path / "out.jsonl", many)
    assert [row["number"] for row in rows] == list(range(1, 41))
    assert {row["number"]: row["reason"] for row in rows if row["status"] == "error"} == {
        8: RAN_AWAY,
        9: RAN_AWAY,
    }


def test_who_is_silent_for_twice_its_limits_and_some_more_has_run_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(processes, "monotonic", lambda: now[0])
    monkeypatch.setattr(Worker, "_start", lambda worker: setattr(worker, "mark", Mark()))
    worker = Worker(Job("solve", timeout_s=10.0))
    worker.connection = Mark()  # type: ignore[assignment]
    unit = Unit("a.non")
    for order, patience in (
        (Order(1, [unit] * 3), 60.0),
        (Order(1, [unit._replace(lines=1000)]), 80.0),
        (Order(1, [unit] * 3, is_careful=True), 20.0),
    ):
        worker.orders.clear()
        worker.begin(order)
        now[0] += patience + processes.GRACE_S
        assert not worker.has_run_away
        now[0] += 0.01
        assert worker.has_run_away
        worker.mark.value += 1  # the next puzzle
        assert not worker.has_run_away
    worker.job = Job("solve")
    now[0] += 1e6
    assert not worker.has_run_away


class Mark:
    """Where a worker is, and nobody to hear orders."""

    value = -1

    def send(self, order: Order) -> None:
        """Forgets it."""


def test_reading_a_file_may_kill_a_process_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = work.read

    def read(job: Job, unit: Unit) -> list[Puzzle]:
        if unit.file.endswith("b.non"):
            os.kill(os.getpid(), signal.SIGKILL)
        return usual(job, unit)

    names = [tmp_path / f"{letter}.non" for letter in "abc"]
    for name in names:
        name.write_text(nonokit.dumps(small_puzzle(1), "non"))
    monkeypatch.setattr(work, "read", read)
    rows = run_batch(tmp_path / "out.jsonl", *names, jobs=1)
    assert [Path(row["file"]).name for row in rows] == ["a.non", "b.non", "c.non"]
    assert [row["reason"] for row in rows if row["status"] == "error"] == [CRASHED]
    assert rows[1]["status"] == "error"


def test_a_process_may_take_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda *limit: asked.append(limit))
    bound_memory(None)
    bound_memory(2000)
    assert asked == [(resource.RLIMIT_AS, (2000 * 2**20, 2000 * 2**20))]


@pytest.mark.native
def test_little_memory_does_not_change_the_engine(tmp_path: Path, many: Path) -> None:
    def ticks(name: str, *flags: str) -> list[int | None]:
        out = tmp_path / name
        command = [
            sys.executable,
            "-m",
            "nonokit",
            "batch",
            "solve",
            many,
            "--out",
            out,
            "--jobs",
            "1",
            *flags,
        ]
        subprocess.run(command, check=True, capture_output=True)
        return [json.loads(line)["ticks"] for line in out.read_text().splitlines()]

    usual, few = ticks("usual.jsonl"), ticks("few.jsonl", "--memory-mb", "64")
    # None for those that no memory was left for.
    assert all(own in (expected, None) for own, expected in zip(few, usual, strict=True))


def test_a_puzzle_without_memory_costs_its_own_row(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = work.BatchSolver.solve_batch

    def solve_batch(solver: work.BatchSolver, puzzles: list[Puzzle]) -> Any:
        if any(puzzle.title == "no 7" for puzzle in puzzles):
            raise MemoryError
        return usual(solver, puzzles)

    monkeypatch.setattr(work.BatchSolver, "solve_batch", solve_batch)
    rows = run_batch(tmp_path / "out.jsonl", many)
    assert [row["number"] for row in rows] == list(range(1, 41))
    assert [(row["number"], row["reason"]) for row in rows if row["status"] == "error"] == [
        (8, "out of memory")
    ]


def test_the_first_puzzle_of_a_pack_that_kills_its_process_costs_its_own_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "pack.json"
    pack.write_text(nonokit.dumps([small_puzzle(i).replace(title=f"no {i + 7}") for i in range(4)], "json"))
    monkeypatch.setattr(work, "rows_of", broken(lambda: os.kill(os.getpid(), signal.SIGKILL)))
    rows = run_batch(tmp_path / "out.jsonl", pack)
    assert [(row["number"], row["reason"]) for row in rows] == [
        (1, CRASHED),
        (2, CRASHED),
        (3, None),
        (4, None),
    ]


def test_a_bug_of_ours_costs_its_own_row_and_no_process(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: object) -> Any:
        raise KeyError("oops")

    def at_no_7(usual: Any) -> Any:
        return lambda job, puzzle, *more: (fault if puzzle.title == "no 7" else usual)(job, puzzle, *more)

    monkeypatch.setattr(Worker, "begin_again", fault)
    monkeypatch.setattr(work, "solve_row", at_no_7(work.solve_row))
    monkeypatch.setitem(work.ROWS, "count", at_no_7(work.count_row))
    for command in ("solve", "count"):
        rows = run_batch(tmp_path / f"{command}.jsonl", many, command=command)
        assert [row["number"] for row in rows] == list(range(1, 41))
        (row,) = (row for row in rows if row["status"] == "error")
        assert (row["number"], row["title"]) == (8, "no 7")
        assert row["reason"] == "a bug of ours, please report it: KeyError: 'oops'"


def test_a_bug_in_writing_costs_its_own_row_and_no_process(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = work.encode

    def encode(rows: list[dict[str, Any]], *rest: Any) -> bytes:
        if any(row["title"] == "no 7" and row["status"] != "error" for row in rows):
            raise TypeError("oops")
        return usual(rows, *rest)

    def begin_again(*_: object) -> None:
        raise AssertionError("a process was started again")

    monkeypatch.setattr(Worker, "begin_again", begin_again)
    monkeypatch.setattr(work, "encode", encode)
    rows = run_batch(tmp_path / "out.jsonl", many)
    assert [row["number"] for row in rows] == list(range(1, 41))
    assert [row["title"] for row in rows if row["status"] == "error"] == ["no 7"]


def test_a_bug_in_reading_costs_its_own_row(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(job: Job, unit: Unit) -> list[Puzzle]:
        raise KeyError(unit.line)

    monkeypatch.setattr(Worker, "begin_again", read)
    monkeypatch.setattr(work, "read", read)
    rows = run_batch(tmp_path / "out.jsonl", many)
    assert [row["reason"][-1:] for row in rows] == [str(i)[-1] for i in range(1, 41)]


def test_processes_that_die_before_any_puzzle_end_the_run(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "bound_memory", lambda _: os.kill(os.getpid(), signal.SIGKILL))
    with pytest.raises(nonokit.NonokitError, match="no puzzle is to blame"):
        run_batch(tmp_path / "out.jsonl", many)


def test_a_worker_ends_with_its_parent_in_the_midst_of_a_puzzle() -> None:
    """A parent that is killed can tell nobody."""
    ours, theirs = multiprocessing.Pipe()
    parent = multiprocessing.Process(target=parent_of_one_that_sleeps, args=(theirs,))
    parent.start()
    theirs.close()
    assert ours.poll(PATIENCE_S)
    assert ours.recv() == "busy"
    parent.kill()
    parent.join()
    assert ours.poll(PATIENCE_S)  # the end of the pipe: nobody holds its other end any more
    with pytest.raises(EOFError):
        ours.recv()


def parent_of_one_that_sleeps(connection: Any) -> None:
    child = multiprocessing.Process(target=sleep_in_child, args=(connection,))
    child.start()
    connection.close()
    child.join()


def sleep_in_child(connection: Any) -> None:
    processes.end_with_parent(connection.fileno())
    connection.send("busy")
    sleep(10 * PATIENCE_S)


def test_a_worker_that_is_killed_while_it_is_idle_costs_nothing(tmp_path: Path, many: Path) -> None:
    workers = Processes(Job("solve"), 1)
    workers.workers[0].process.kill()
    workers.workers[0].process.join()
    with Results(str(tmp_path / "out.jsonl"), COLUMNS["solve"]) as results:
        run(Source([str(many)]), results, workers)
        rows = list(results.rows())
    assert [row["number"] for row in rows] == list(range(1, 41))
    assert not any(row["status"] == "error" for row in rows)


def answers(workers: Processes, count: int) -> list[tuple[int, Rows]]:
    """The rows of so many chunks, as they come."""
    found: list[tuple[int, Rows]] = []
    end = monotonic() + PATIENCE_S
    while len(found) < count:
        assert monotonic() < end
        found += [(chunk, [*map(json.loads, done.lines.splitlines())]) for chunk, done in workers.wait()]
    return found


@sends_ahead
def test_a_small_chunk_is_sent_ahead(many: Path) -> None:
    (lines,) = Source([str(many)]).units()
    workers = Processes(Job("solve"), 2)
    try:
        for chunk in range(4):
            assert workers.takes(chunk, [lines])
        assert [len(worker.orders) for worker in workers.workers] == [2, 2]
        assert not workers.takes(4, [lines])
        found = dict(answers(workers, 4))
        assert [len(found[chunk]) for chunk in range(4)] == [40] * 4
    finally:
        workers.close()


@sends_ahead
def test_a_large_chunk_and_a_hard_puzzle_wait_for_somebody_who_is_idle(many: Path) -> None:
    (lines,) = Source([str(many)]).units()
    single = next(lines.singles())
    workers = Processes(Job("solve"), 1)
    try:
        assert workers.takes(0, [lines])
        assert not workers.takes(1, [lines] * 1000)
        assert not workers.takes(1, [single])
        assert workers.takes(1, [single, single])
        answers(workers, 2)
        assert workers.takes(2, [lines] * 1000)
    finally:
        workers.close()


@sends_ahead
def test_what_is_sent_ahead_waits_for_nobody() -> None:
    """A worker that is stopped stands for one in the midst of a long puzzle, which reads nothing."""
    workers = Processes(Job("solve"), 1)
    (worker,) = workers.workers
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    chunk = [Unit("a.jsonl", 1, b"x" * (processes.PIPE_BYTES - 1000), 2)]
    try:
        worker.begin(Order(0, []))
        assert workers.takes(1, chunk)
    finally:
        workers.close()


@sends_ahead
def test_a_worker_that_dies_loses_nothing_of_what_was_sent_ahead(
    tmp_path: Path, many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is killed at two puzzles of every chunk, and has the next one before it begins one."""
    monkeypatch.setattr(work, "rows_of", broken(lambda: os.kill(os.getpid(), signal.SIGKILL)))
    (lines,) = Source([str(many)]).units()
    workers = Processes(Job("solve"), 1)
    try:
        for chunk in (0, 1):
            assert workers.takes(chunk, [lines])
        found = answers(workers, 2)
        assert [chunk for chunk, _ in found] == [0, 1]
        for _, rows in found:
            assert [row["number"] for row in rows] == list(range(1, 41))
            assert [row["number"] for row in rows if row["status"] == "error"] == [8, 9]
    finally:
        workers.close()
