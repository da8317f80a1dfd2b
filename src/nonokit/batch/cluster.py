"""Workers on many machines: an existing Dask cluster, which brings workers that come, go and die.

Chunks carry the contents of their files: other machines need not have them.
"""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from nonokit.batch.job import Job
from nonokit.batch.processes import CRASHED
from nonokit.batch.units import LIBRARY, Unit
from nonokit.batch.work import Done, Task, given_up, joined, tasks_of, work_on
from nonokit.errors import MissingExtra, NonokitError

SECONDS_BETWEEN_COUNTS = 1.0  # of workers: the scheduler is asked, which takes a while
CHUNKS_PER_WORKER = 3  # under way at once: the network is never waited for


class Cluster:
    """The same as `Processes`, on a Dask scheduler."""

    def __init__(self, job: Job, address: str) -> None:
        distributed = dask()
        self.job = job
        # Else it writes pages about what we say in a sentence.
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
        try:
            self.client = distributed.Client(address, timeout="30s")
        except OSError as error:
            raise NonokitError(f"{address}: no Dask scheduler answers there ({error})") from None
        self.killed = distributed.KilledWorker
        self.cancelled = distributed.CancelledError
        self.wait_for = distributed.wait
        self.running: dict[Any, tuple[int, Sequence[Unit]]] = {}
        self.worker_count, self.counted_at = 0, float("-inf")

    chunk_bytes = 1 << 20

    def takes(self, chunk: int, units: Sequence[Unit]) -> bool:
        """Hands a chunk to the cluster, if workers could do with more."""
        if perf_counter() - self.counted_at > SECONDS_BETWEEN_COUNTS:
            self.worker_count, self.counted_at = self.count_workers(), perf_counter()
        if len(self.running) >= max(1, self.worker_count) * CHUNKS_PER_WORKER:
            return False
        contents = [with_content(unit) for unit in units]
        self.running[self._future(work_on, contents)] = chunk, contents
        return True

    def count_workers(self) -> int:
        """How many workers there are just now."""
        return len(self.client.scheduler_info(n_workers=-1)["workers"])

    def wait(self) -> list[tuple[int, Done]]:
        """Chunks that are done, after waiting for one."""
        try:
            finished = self.wait_for(list(self.running), timeout=1.0, return_when="FIRST_COMPLETED").done
            return [self._take(future) for future in finished]
        except TimeoutError:
            return []
        except self.cancelled:
            raise NonokitError(
                "the Dask scheduler is gone; the rows so far are kept, and the same command goes on behind them"
            ) from None

    def _take(self, future: Any) -> tuple[int, Done]:
        chunk, units = self.running.pop(future)
        try:
            return chunk, self._result(future)
        except self.killed:
            return chunk, joined(
                [part for unit in units for single in unit.singles() for part in self._with_care(single)]
            )

    def _with_care(self, unit: Unit) -> list[Done]:
        """A unit by itself; where workers die of it, its puzzles one by one."""
        whole = self._asked(work_on, [unit])
        if whole is not None:
            return [whole]
        count = self._asked(puzzle_count, unit) or 1
        numbers = range(unit.done + 1, count + 1) if count > 1 else [None]
        parts = [unit._replace(done=number - 1, stop=number) if number else unit for number in numbers]
        return [self._asked(work_on, [part]) or self._crashed(part) for part in parts]

    def _asked(self, work: Callable[..., Any], about: object) -> Any:
        """What a worker says; None when those who try it die."""
        try:
            return self._result(self._future(work, about))
        except self.killed:
            return None

    def _result(self, future: Any) -> Any:
        try:
            return future.result()
        except (self.killed, self.cancelled):
            raise
        except Exception as error:  # what is wrong with a puzzle is said in its row, so it is no puzzle's
            raise NonokitError(
                f"the Dask cluster cannot do this: {error}; the scheduler and all workers need this version of nonokit"
            ) from error

    def _future(self, work: Callable[..., Any], about: object) -> Any:
        # As bytes: into a list Dask looks item by item, here and again in the scheduler, which costs more than all the rest.
        return self.client.submit(nonokit_batch, pickle.dumps((work, self.job, about)), pure=False)

    def _crashed(self, unit: Unit) -> Done:
        return given_up(self.job, Task(unit.file, unit.line or unit.stop, NonokitError(CRASHED)))

    def close(self) -> None:
        """Takes back what is still under way."""
        self.client.cancel(list(self.running))
        self.client.close()


def nonokit_batch(order: bytes) -> Any:
    """What a worker does: some work of a job about something. Dask shows it by this name."""
    work, job, about = pickle.loads(order)
    return work(job, about)


def puzzle_count(job: Job, unit: Unit) -> int:
    """How many puzzles a unit holds, with those that have rows."""
    return unit.done + sum(1 for _ in tasks_of(job, unit))


def with_content(unit: Unit) -> Unit:
    """The unit with its file's content, where that can be read; else the row says why not."""
    if unit.data is not None or unit.trouble is not None or unit.file.startswith(LIBRARY):
        return unit
    try:
        return unit._replace(data=Path(unit.path).read_bytes())
    except OSError:
        return unit


def dask() -> Any:
    """Dask's distributed, which is an extra."""
    try:
        import distributed
    except ImportError:
        raise MissingExtra("a Dask cluster", "dask") from None
    return distributed
