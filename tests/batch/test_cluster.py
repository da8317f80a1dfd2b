"""A batch on a Dask cluster; bench/killed_worker.py kills a worker of one."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import nonokit
from nonokit.batch import COLUMNS, Job, Results, Source, run
from nonokit.batch.cluster import Cluster
from nonokit.batch.units import Unit
from nonokit.batch.work import joined, tasks_of, work_on
from nonokit.cli.commands.batch import workers_of

distributed = pytest.importorskip("distributed")


def test_rows_come_in_order_with_the_contents_of_files(tmp_path: Path) -> None:
    (tmp_path / "many.jsonl").write_text('{"rows": [[1], [1]], "columns": [[1], [1]]}\n' * 20)
    (tmp_path / "code.txt").write_text("RrW8eI3iI3\n")
    names = [str(tmp_path / name) for name in ("many.jsonl", "code.txt", "missing.non")]
    out = tmp_path / "out.jsonl"
    with (
        distributed.LocalCluster(n_workers=1, processes=False, dashboard_address=None) as cluster,
        Results(str(out), COLUMNS["solve"]) as results,
    ):
        run(Source(names), results, Cluster(Job("solve"), cluster.scheduler_address))
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["number"] for row in rows] == [*range(1, 21), None, None]
    assert [row["status"] for row in rows] == [*["multiple"] * 20, "unique", "error"]


def test_a_cluster_without_workers_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with distributed.LocalCluster(n_workers=0, processes=False, dashboard_address=None) as cluster:
        workers_of(Job("solve"), 0, cluster.scheduler_address).close()
    assert "has no workers yet; waiting for the first" in capsys.readouterr().err


class Killing:
    """A cluster whose workers die of a puzzle, one that is read before or never."""

    def __init__(self, title: str) -> None:
        self.title = title

    def submit(self, _work: Any, order: bytes, pure: bool) -> Killing:
        self.asked = pickle.loads(order)
        return self

    def result(self) -> Any:
        work, job, about = self.asked
        for unit in about if isinstance(about, list) else [about]:
            titles = [task.puzzle.title for task in tasks_of(job, unit)]
            if (self.title in titles and work is work_on) or self.title == "reading":
                raise distributed.KilledWorker("work_on", None, 0)
        return work(job, about)


@pytest.mark.parametrize(
    ("title", "rows"),
    [
        ("no 0", [(1, "error"), (2, "unique"), (3, "unique")]),
        ("no 2", [(1, "unique"), (2, "unique"), (3, "error")]),
        ("reading", [(None, "error")]),
        ("none", [(1, "unique"), (2, "unique"), (3, "unique")]),
    ],
)
def test_of_a_pack_the_puzzle_that_kills_costs_its_own_row(
    title: str, rows: list[tuple[int | None, str]]
) -> None:
    puzzles = [nonokit.Puzzle.from_clues([[1]], [[1]]).replace(title=f"no {i}") for i in range(3)]
    cluster = object.__new__(Cluster)
    cluster.job, cluster.client = Job("solve"), Killing(title)
    cluster.killed, cluster.cancelled = distributed.KilledWorker, distributed.CancelledError
    parts = cluster._with_care(Unit("pack.json", None, nonokit.dumps(puzzles, "json").encode()))
    found = [json.loads(line) for line in joined(parts).lines.splitlines()]
    assert [(row["number"], row["status"]) for row in found] == rows
    assert joined(parts).summary.seen.total() == len(rows)


def test_a_cluster_that_does_not_know_us_is_told() -> None:
    class Future:
        def result(self) -> None:
            raise ModuleNotFoundError("No module named 'nonokit'")

    cluster = object.__new__(Cluster)
    cluster.killed, cluster.cancelled = distributed.KilledWorker, distributed.CancelledError
    cluster.running = {Future(): (0, [])}
    cluster.wait_for = lambda futures, **_: SimpleNamespace(done=futures)
    with pytest.raises(
        nonokit.NonokitError, match="No module named 'nonokit'; the scheduler and all workers need"
    ):
        cluster.wait()


def test_a_scheduler_that_goes_away_is_told() -> None:
    def cancelled(*_: object, **__: object) -> None:
        raise distributed.CancelledError("scheduler-connection-lost")

    cluster = object.__new__(Cluster)
    cluster.running, cluster.wait_for, cluster.cancelled = {}, cancelled, distributed.CancelledError
    with pytest.raises(nonokit.NonokitError, match="scheduler is gone"):
        cluster.wait()
