"""`nonokit play` for tests, which a busy machine does not change: limits are in processor time, and nobody is given up.

python -m server.patient play …       the server
python -m server.patient              one of its workers
"""

from __future__ import annotations

import sys
import time

from nonokit.cli.main import main
from nonokit.server.jobs import MODULES, find_job
from nonokit.server.workers import child, pool, worker
from nonokit.solving import limits
from processes import PATIENCE_S


def serve() -> None:
    """Runs the server."""
    pool.WAIT_S = worker.START_TIMEOUT_S = PATIENCE_S
    worker.PROGRAM = "server.patient"
    for name in MODULES:
        object.__setattr__(find_job(name), "limit_s", PATIENCE_S)
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
