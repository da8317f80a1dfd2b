"""A batch on a Dask cluster of two worker processes, one of which is killed in the middle of it."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from nonokit.batch import COLUMNS, BatchProgress, Job, Results, Source, run

distributed = pytest.importorskip("distributed")


def test_a_worker_that_is_killed_costs_no_row(tmp_path: Path) -> None:
    from nonokit.batch.cluster import Cluster

    path = tmp_path / "many.jsonl"
    path.write_text('{"rows": [[1], [1]], "columns": [[1], [1]]}\n' * 3000)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        workers = worker_processes(cluster)

        def kill_one(_: BatchProgress) -> None:
            if workers:
                os.kill(workers.pop(), signal.SIGKILL)
                workers.clear()

        results = Results(str(tmp_path / "out.jsonl"), COLUMNS["solve"])
        with results:
            done = run(
                Source([str(path)]), results, Cluster(Job("solve"), cluster.scheduler_address), kill_one
            )
        assert not workers
    rows = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()]
    assert done.rows == 3000
    assert [row["number"] for row in rows] == list(range(1, 3001))
    assert {row["status"] for row in rows} == {"multiple"}


def worker_processes(cluster: object) -> list[int]:
    """The process of every worker."""
    with distributed.Client(cluster, set_as_default=False) as client:
        return list(client.run(os.getpid).values())
