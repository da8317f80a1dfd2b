"""A few workers for many requests: bounded waiting, a time limit for each job, an end to work nobody waits for.

A job whose client is gone gets a short while to end by itself, because a new process costs more than most hints;
after that its process is killed and another takes its place.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from nonokit.server.faults import ApiError
from nonokit.server.workers.worker import Reply, Worker, WorkerGone

WAIT_S = 15.0  # for a free worker
GRACE_S = 0.25  # for work that nobody waits for any more
RETRY_S = (0.2, 1.0, 5.0, 30.0)  # between attempts to start a worker

log = logging.getLogger(__name__)


class Pool:
    """`size` workers; at most `max_waiting` requests wait for one. `is_patient` ones let others go first."""

    def __init__(self, size: int, max_waiting: int, *, is_patient: bool = False) -> None:
        self.size = size
        self.is_patient = is_patient
        self.max_waiting = max_waiting
        self.waiting = 0
        self._idle: asyncio.LifoQueue[Worker] = (
            asyncio.LifoQueue()
        )  # the last one used has the warmest caches
        self._workers: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_stopped = False

    def start(self) -> None:
        """Begins to start the workers; requests may come at once and wait for the first."""
        for _ in range(self.size):
            self._spawn(self._hire())

    async def stop(self) -> None:
        """Ends all workers; none starts after this, also not in place of one whose work ends now."""
        self._is_stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        self._workers.clear()

    async def run(self, name: str, body: bytes, limit_s: float) -> Reply:
        """The answer to a request; `ApiError` when all are busy or time is up. Cancelling it stops the work."""
        worker = await self._free_worker()
        work = asyncio.create_task(worker.ask(name, body))
        work.add_done_callback(seen)
        try:
            async with asyncio.timeout(limit_s):
                reply = await asyncio.shield(work)
        except TimeoutError:
            self._replace(worker)
            raise ApiError("timeout", f"no answer after {limit_s:g} seconds; the work was stopped") from None
        except WorkerGone:
            self._replace(worker)
            raise ApiError("internal", "the process that worked on this ended; another has started") from None
        except asyncio.CancelledError:
            self._spawn(self._let_finish(worker, work))
            raise
        self._idle.put_nowait(worker)
        return reply

    async def _free_worker(self) -> Worker:
        if self._idle.empty() and self.waiting >= self.max_waiting:
            raise ApiError("busy", "too many requests are waiting; try again in a moment")
        self.waiting += 1
        try:
            async with asyncio.timeout(WAIT_S):
                return await self._idle.get()
        except TimeoutError:
            raise ApiError(
                "busy", f"nobody was free within {WAIT_S:g} seconds; try again in a moment"
            ) from None
        finally:
            self.waiting -= 1

    async def _let_finish(self, worker: Worker, work: asyncio.Task[Reply]) -> None:
        done, _ = await asyncio.wait({work}, timeout=GRACE_S)
        if done and work.exception() is None:
            self._idle.put_nowait(worker)
        else:
            self._replace(worker)

    def _replace(self, worker: Worker) -> None:
        self._spawn(self._dismiss(worker))
        self._spawn(self._hire())

    async def _dismiss(self, worker: Worker) -> None:
        await worker.stop()
        self._workers.discard(worker)

    async def _hire(self) -> None:
        for delay in (*RETRY_S, None):
            try:
                worker = await Worker.start(is_patient=self.is_patient)
            except (WorkerGone, TimeoutError, OSError) as error:
                if delay is None:
                    log.error("a worker process does not start: %s", error or type(error).__name__)
                    return
                await asyncio.sleep(delay)
                continue
            self._workers.add(worker)
            self._idle.put_nowait(worker)
            return

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_stopped:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def seen(work: asyncio.Task[Reply]) -> None:
    """Looks at how work ended, so that asyncio does not complain of what ended after everyone had left."""
    if not work.cancelled():
        work.exception()
