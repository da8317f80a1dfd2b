"""`nonokit play` for tests, which a busy machine does not change: limits are in processor time, and nobody is given up.

python -m server.patient play …       the server
python -m server.patient              one of its workers
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import nonokit
from nonokit.cli.main import main
from nonokit.server.jobs import MODULES, find_job
from nonokit.server.workers import child, pool, worker
from nonokit.solving import limits
from processes import PATIENCE_S


def be_patient() -> None:
    """From here on servers of this process wait for their workers, which are as good as anybody else on this machine."""
    pool.WAIT_S = worker.START_TIMEOUT_S = PATIENCE_S
    worker.PATIENT_NICE = 0  # beside other tests, a worker that steps back would hardly ever run
    worker.PROGRAM = "server.patient"
    os.environ |= search_path()
    for name in MODULES:
        object.__setattr__(find_job(name), "limit_s", PATIENCE_S)


def search_path() -> dict[str, str]:
    """Where a process of its own finds nonokit, and what is here."""
    paths = [Path(nonokit.__file__).parents[1], Path(__file__).parents[1]]
    return {"PYTHONPATH": os.pathsep.join(map(str, paths))}


def serve() -> None:
    """Runs the server."""
    be_patient()
    main()


def work() -> None:
    """Runs a worker: only what it does itself counts, not what others do meanwhile."""
    limits.perf_counter = time.process_time  # type: ignore[attr-defined]
    child.main()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve()
    else:
        work()
