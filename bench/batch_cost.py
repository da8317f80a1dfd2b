"""What a batch costs beyond the work: processor time of all processes, beside the same puzzles in one process without a batch.

    python bench/batch_cost.py [--dask] [--puzzles 100000] [--turns 3] [--from 5]
    python bench/batch_cost.py --speed-up [--puzzles 360000] [--turns 3] [--from 10]

Random pictures of 5×5 (or as said) to 15×15, half filled, as lines of JSON; two workers. What a cluster takes without work in as
many seconds is told by itself. With --speed-up whole runs of the command by one process and by two, in turns, from start to end.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
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


def line_of(seed: int, smallest: int) -> str:
    """A puzzle as a line."""
    dice = random.Random(seed)
    width, height = dice.randint(smallest, 15), dice.randint(smallest, 15)
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
    for unit in units:
        work_on(JOB, [unit])
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


def command_s(path: Path, jobs: int) -> tuple[float, float]:
    """A run of the command, from its start to its end: wall time, and processor time of all processes."""
    out = f"{path}.out.jsonl"
    command = [sys.executable, "-m", "nonokit", "batch", "solve", str(path), "--out", out, "--restart"]
    before, begin = child_processor_s(), time.monotonic()
    subprocess.run([*command, "--jobs", str(jobs)], check=True, capture_output=True)
    return time.monotonic() - begin, child_processor_s() - before


def child_processor_s() -> float:
    """The processor time of processes that we started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def print_speed_up(path: Path, puzzles: int) -> None:
    """One process beside two."""
    (one, used_by_one), (two, used_by_two) = (command_s(path, jobs) for jobs in (1, 2))
    print(
        f"one process {one:.2f} s, two {two:.2f} s: {one / two:.2f} times as fast;",
        f"{1e6 * used_by_one / puzzles:.1f} and {1e6 * used_by_two / puzzles:.1f} µs of processor time a puzzle;",
        f"load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def print_cost(path: Path, puzzles: int, with_dask: bool) -> None:
    """A batch beside the same without one."""
    alone = alone_s(path)
    with cluster_of(with_dask) as cluster:
        used, wall = batch_s(path, workers_of(cluster))
        idle = idle_s(wall) if with_dask else 0.0
    each = [1e6 * seconds / puzzles for seconds in (alone, used - alone, idle)]
    print(
        "{:.1f} µs a puzzle alone, {:.1f} more in a batch, of which idle {:.1f};".format(*each),
        f"{puzzles / wall:,.0f} a second",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dask", action="store_true", help="a local cluster instead of processes")
    parser.add_argument("--speed-up", action="store_true", help="one process beside two")
    parser.add_argument("--puzzles", type=int, default=100_000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--from", type=int, default=5, dest="smallest", help="the shortest line of a picture")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "many.jsonl")
        with path.open("w") as file:
            file.writelines(line_of(seed, wanted.smallest) for seed in range(wanted.puzzles))
        for _ in range(wanted.turns):
            if wanted.speed_up:
                print_speed_up(path, wanted.puzzles)
            else:
                print_cost(path, wanted.puzzles, wanted.dask)


if __name__ == "__main__":
    main()
