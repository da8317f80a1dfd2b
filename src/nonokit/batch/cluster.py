"""Workers on many machines: an existing Dask cluster, which brings workers that come, go and die.

Chunks carry the contents of their files: other machines need not have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from nonokit.batch.job import Job
from nonokit.batch.processes import CRASHED
from nonokit.batch.units import Unit
from nonokit.batch.work import LIBRARY, Done, done, failed, tasks_of, work_on
from nonokit.errors import MissingExtra, NonokitError

SECONDS_BETWEEN_COUNTS = 1.0  # of workers: the scheduler is asked, which takes a while
CHUNKS_PER_WORKER = 3  # under way at once: the network is never waited for


class Cluster:
    """The same as `Processes`, on a Dask scheduler."""

    def __init__(self, job: Job, address: str) -> None:
        distributed = dask()
        self.job = job
        try:
            self.client = distributed.Client(address, timeout="30s")
        except OSError as error:
            raise NonokitError(f"{address}: no Dask scheduler answers there ({error})") from None
        self.killed = distributed.KilledWorker
        self.wait_for = distributed.wait
        self.running: dict[Any, tuple[int, Sequence[Unit]]] = {}
        self.worker_count, self.counted_at = 0, float("-inf")

    @property
    def has_room(self) -> bool:
        """Whether workers could do with more."""
        if perf_counter() - self.counted_at > SECONDS_BETWEEN_COUNTS:
            self.worker_count = len(self.client.scheduler_info(n_workers=-1)["workers"])
            self.counted_at = perf_counter()
        return len(self.running) < max(1, self.worker_count) * CHUNKS_PER_WORKER

    def begin(self, chunk: int, units: Sequence[Unit]) -> None:
        """Hands a chunk to the cluster."""
        self._submit(chunk, [with_content(unit) for unit in units])

    def _submit(self, chunk: int, units: Sequence[Unit]) -> None:
        future = self.client.submit(work_on, self.job, units, pure=False)
        self.running[future] = chunk, units

    def wait(self) -> list[tuple[int, Done]]:
        """Chunks that are done, after waiting for one."""
        try:
            finished = self.wait_for(list(self.running), timeout=1.0, return_when="FIRST_COMPLETED").done
        except TimeoutError:
            return []
        return [one for future in finished if (one := self._take(future)) is not None]

    def _take(self, future: Any) -> tuple[int, Done] | None:
        chunk, units = self.running.pop(future)
        try:
            return chunk, future.result()
        except self.killed:
            return chunk, self._one_by_one(units)

    def _one_by_one(self, units: Sequence[Unit]) -> Done:
        """What several workers died of, each unit by itself."""
        parts = []
        for unit in units:
            try:
                parts.append(self.client.submit(work_on, self.job, [unit], pure=False).result())
            except self.killed:
                crashed = [task._replace(puzzle=NonokitError(CRASHED)) for task in tasks_of(self.job, unit)]
                parts.append(done(self.job, [failed(self.job, task) for task in crashed], perf_counter()))
        total = parts[0].seen.copy()
        for part in parts[1:]:
            total.update(part.seen)
        return Done(b"".join(part.lines for part in parts), total, sum(part.seconds for part in parts))

    def close(self) -> None:
        """Takes back what is still under way."""
        self.client.cancel(list(self.running))
        self.client.close()


def with_content(unit: Unit) -> Unit:
    """The unit with its file's content, where that can be read; else the row says why not."""
    if unit.data is not None or unit.trouble is not None or unit.file.startswith(LIBRARY):
        return unit
    try:
        return unit._replace(data=Path(unit.file).read_bytes())
    except OSError:
        return unit


def dask() -> Any:
    """Dask's distributed, which is an extra."""
    try:
        import distributed
    except ImportError:
        raise MissingExtra("a Dask cluster", "dask") from None
    return distributed
