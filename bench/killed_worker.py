"""A batch on a Dask cluster of two worker processes, one of which is killed in the middle of it: every row must be there.

python bench/killed_worker.py
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
from pathlib import Path

import distributed

from nonokit.batch import COLUMNS, BatchProgress, Job, Results, Source, run
from nonokit.batch.cluster import Cluster

PUZZLES = 3000


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
    ):
        path, out = Path(folder, "many.jsonl"), Path(folder, "out.jsonl")
        path.write_text('{"rows": [[1], [1]], "columns": [[1], [1]]}\n' * PUZZLES)
        with distributed.Client(cluster, set_as_default=False) as client:
            workers = list(client.run(os.getpid).values())

        def kill_one(_: BatchProgress) -> None:
            if workers:
                os.kill(workers.pop(), signal.SIGKILL)
                workers.clear()

        with Results(str(out), COLUMNS["solve"]) as results:
            run(Source([str(path)]), results, Cluster(Job("solve"), cluster.scheduler_address), kill_one)
        numbers = [json.loads(line)["number"] for line in out.read_text().splitlines()]
    is_whole = not workers and numbers == list(range(1, PUZZLES + 1))
    print(f"{len(numbers):,} rows, {'none lost, none twice' if is_whole else 'WRONG'}")
    sys.exit(not is_whole)


if __name__ == "__main__":
    main()
