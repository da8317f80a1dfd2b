"""What a batch costs beyond the work: processor time of all processes, beside the same puzzles in one process without a batch.

    python bench/batch_cost.py [--dask] [--puzzles 100000] [--turns 3]

Random pictures of 5×5 to 15×15, half filled, as lines of JSON; two workers. What a cluster takes without work in as many seconds
is told by itself.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import Any

import psutil

from nonokit.batch import COLUMNS, Job, Results, Source, run
from nonokit.batch.processes import Processes
from nonokit.batch.run import Workers
from nonokit.batch.work import work_on

JOB = Job("solve")
UNITS = 4096  # of a chunk


def line_of(seed: int) -> str:
    """A puzzle as a line."""
    dice = random.Random(seed)
    width, height = dice.randint(5, 15), dice.randint(5, 15)
    rows = [[dice.random() < 0.5 for _ in range(width)] for _ in range(height)]
    sides = [
        [[len(list(run)) for is_filled, run in groupby(line) if is_filled] for line in side]
        for side in (rows, zip(*rows, strict=True))
    ]
    return json.dumps({"rows": sides[0], "columns": sides[1]}) + "\n"


def processor_s(processes: list[psutil.Process]) -> float:
    """The processor time that some processes have taken."""
    return sum(times.user + times.system for times in (process.cpu_times() for process in processes))


def alone_s(path: Path) -> float:
    """The work without a batch."""
    units = list(Source([str(path)]).units())
    begin = time.process_time()
    for first in range(0, len(units), UNITS):
        work_on(JOB, units[first : first + UNITS])
    return time.process_time() - begin


def batch_s(path: Path, workers: Workers) -> tuple[float, float]:
    """A batch: processor time of all processes, and wall time."""
    own = psutil.Process()
    processes = [own, *own.children(recursive=True)]
    before, begin, used = processor_s(processes), time.monotonic(), list[float]()
    end: Callable[[], Any] = workers.close

    def close() -> None:
        used.append(processor_s(processes) - before)
        end()

    workers.close = close  # type: ignore[method-assign]
    with Results(str(path) + ".out.jsonl", COLUMNS["solve"], restarts=True) as results:
        run(Source([str(path)]), results, workers)
    return used[0], time.monotonic() - begin


def idle_s(seconds: float) -> float:
    """What all processes take without work."""
    own = psutil.Process()
    processes = [own, *own.children(recursive=True)]
    before = processor_s(processes)
    time.sleep(seconds)
    return processor_s(processes) - before


def cluster_of(is_wanted: bool) -> AbstractContextManager[Any]:
    """A cluster of two workers that have begun."""
    if not is_wanted:
        return nullcontext()
    import distributed

    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with distributed.Client(cluster, set_as_default=False) as client:
        client.run(work_on, JOB, [])
    return cluster


def workers_of(cluster: Any) -> Workers:
    """Two workers, here or of a cluster."""
    if cluster is None:
        return Processes(JOB, 2)
    from nonokit.batch.cluster import Cluster

    return Cluster(JOB, cluster.scheduler_address)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dask", action="store_true", help="a local cluster instead of processes")
    parser.add_argument("--puzzles", type=int, default=100_000)
    parser.add_argument("--turns", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "many.jsonl")
        path.write_text("".join(map(line_of, range(wanted.puzzles))))
        for _ in range(wanted.turns):
            alone = alone_s(path)
            with cluster_of(wanted.dask) as cluster:
                used, wall = batch_s(path, workers_of(cluster))
                idle = idle_s(wall) if wanted.dask else 0.0
            each = [1e6 * seconds / wanted.puzzles for seconds in (alone, used - alone, idle)]
            print(
                "{:.1f} µs a puzzle alone, {:.1f} more in a batch, of which idle {:.1f};".format(*each),
                f"{wanted.puzzles / wall:,.0f} a second",
                flush=True,
            )


if __name__ == "__main__":
    main()
