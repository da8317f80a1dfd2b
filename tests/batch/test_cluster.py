"""A batch on a Dask cluster; bench/killed_worker.py kills a worker of one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nonokit.batch import COLUMNS, Job, Results, Source, run

distributed = pytest.importorskip("distributed")


def test_rows_come_in_order_with_the_contents_of_files(tmp_path: Path) -> None:
    from nonokit.batch.cluster import Cluster

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
