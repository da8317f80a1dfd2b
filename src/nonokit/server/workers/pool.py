"""Workers for many requests: a fair queue, a time limit for each job, an end to work nobody waits for.

While all workers are busy with work that takes long, more are hired, up to a limit, and those that take long step back:
whoever comes next finds somebody free. Patient workers are only followed by more when somebody waits. A job whose client is gone gets a short while to end by itself, because a new process costs more
than most hints; after that its process is killed. A worker that dies is replaced, and what it worked on is tried once
more by another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from nonokit.server.faults import ApiError
from nonokit.server.workers.fair_queue import FairQueue
from nonokit.server.workers.worker import NotBegun, Reply, Worker, WorkerGone

WAIT_S = 45.0  # for a free worker
GRACE_S = 0.25  # for work that nobody waits for any more
SLICE_S = 0.5  # after which work takes long
RETRY_S = (0.2, 1.0, 5.0, 30.0)  # between attempts to start a worker; the last again and again
MORE = 4  # workers beyond the usual number
MOST_ENDS = 2  # of workers in the middle of one request, before it is given up

log = logging.getLogger(__name__)


class Pool:
    """`size` workers, more for a while when they are needed; at most `max_waiting` requests wait.

    `is_patient` ones let others go first.
    """

    def __init__(self, size: int, max_waiting: int, *, is_patient: bool = False) -> None:
        self.size = size
        self.is_patient = is_patient
        self.max_waiting = max_waiting
        self._queue: FairQueue[Worker] = FairQueue()
        self._idle: list[Worker] = []  # the last one used has the warmest caches
        self._busy: dict[Worker, float] = {}  # since when
        self._back: set[Worker] = set()  # those that have stepped back
        self._hiring = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ending: set[asyncio.Task[Any]] = set()  # workers that are no longer among ours
        self._growing: asyncio.TimerHandle | None = None
        self._is_stopped = False

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._queue)

    @property
    def workers(self) -> set[Worker]:
        """All that are there."""
        return {*self._idle, *self._busy}

    def start(self) -> None:
        """Begins to start the workers; requests may come at once and wait for the first."""
        for _ in range(self.size):
            self._hire()

    async def stop(self) -> None:
        """Ends all workers; none starts after this, also not in place of one whose work ends now. Those that are being
        ended already are waited for: left alone they would outlive the event loop that knows of them."""
        self._is_stopped = True
        if self._growing is not None:
            self._growing.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._ending, *(worker.stop() for worker in self.workers))
        self._idle.clear()
        self._busy.clear()

    async def run(self, name: str, body: bytes, limit_s: float, client: str = "") -> Reply:
        """The answer to a request; `ApiError` when all are busy or time is up. Cancelling it stops the work."""
        ends = 0
        for _ in range(self.size + MORE + MOST_ENDS):  # all there are may have been killed while they waited
            worker = await self._free_worker(client, len(body))
            try:
                return await self._ask(worker, name, body, limit_s)
            except NotBegun:
                continue
            except WorkerGone:
                ends += 1
                if ends == MOST_ENDS:
                    break
            finally:
                self._queue.done(client)
        raise ApiError("internal", "the processes that worked on this ended")

    async def _ask(self, worker: Worker, name: str, body: bytes, limit_s: float) -> Reply:
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
            raise
        except asyncio.CancelledError:
            self._spawn(self._let_finish(worker, work))
            raise
        self._release(worker)
        return reply

    async def _free_worker(self, client: str, weight: int) -> Worker:
        if not self._idle and self.waiting >= self.max_waiting:
            raise ApiError("busy", "too many requests are waiting; try again in a moment")
        waiter = self._queue.add(client, weight)
        self._hand_out()
        try:
            async with asyncio.timeout(WAIT_S):
                return await waiter.turn
        except TimeoutError:
            if waiter.has_turn:
                return waiter.turn.result()
            raise ApiError(
                "busy", f"nobody was free within {WAIT_S:g} seconds; try again in a moment"
            ) from None
        except asyncio.CancelledError:
            if waiter.has_turn:
                self._release(waiter.turn.result())
                self._queue.done(client)
            raise
        finally:
            self._queue.remove(waiter)

    def _hand_out(self) -> None:
        while self._idle and self._queue.hand_out(self._idle[-1]):
            self._busy[self._idle.pop()] = asyncio.get_running_loop().time()
        self._grow_later()

    def _release(self, worker: Worker) -> None:
        if self._is_stopped:
            return  # whoever stops ends all that are there
        self._busy.pop(worker, None)
        if worker in self._back:
            self._back.discard(worker)
            self._end(worker)  # another has taken its place
            return
        self._idle.append(worker)
        self._hand_out()

    @property
    def _wanted(self) -> int:
        """How many more workers would be of use now."""
        return max(self.waiting, not self._idle and not self.is_patient)

    def _grow_later(self) -> None:
        is_needed = bool(self._busy and self._wanted) and not self._is_stopped
        if is_needed and self._growing is None:
            self._growing = asyncio.get_running_loop().call_later(SLICE_S, self._grow)
        elif not is_needed and self._growing is not None:
            self._growing.cancel()
            self._growing = None

    def _grow(self) -> None:
        """For every worker whose work takes long another is hired, as far as there is need and may be more."""
        self._growing = None
        now = asyncio.get_running_loop().time()
        for worker, since in self._busy.items():
            if self._wanted <= self._hiring or len(self._back) >= MORE:
                break
            if now - since > SLICE_S and worker not in self._back:
                self._back.add(worker)
                worker.step_back()
                self._hire()
        self._grow_later()

    async def _let_finish(self, worker: Worker, work: asyncio.Task[Reply]) -> None:
        done, _ = await asyncio.wait({work}, timeout=GRACE_S)
        if done and work.exception() is None:
            self._release(worker)
        else:
            self._replace(worker)

    def _replace(self, worker: Worker) -> None:
        """Ends a worker that is busy; another takes its place, unless one has already."""
        if self._is_stopped:
            return
        self._busy.pop(worker, None)
        is_replaced = worker in self._back
        self._back.discard(worker)
        self._end(worker)
        if not is_replaced:
            self._hire()

    def _hire(self) -> None:
        self._hiring += 1
        self._spawn(self._start_worker())

    async def _start_worker(self) -> None:
        try:
            worker = await self._started()
        finally:
            self._hiring -= 1
        self._spawn(self._watch(worker))
        self._idle.append(worker)
        self._hand_out()

    async def _started(self) -> Worker:
        """A worker; tried until there is one, for a machine that has no room now may have some later."""
        attempt = 0
        while True:
            try:
                return await Worker.start(is_patient=self.is_patient)
            except (WorkerGone, TimeoutError, OSError) as error:
                log.error("a worker process does not start: %s", error or type(error).__name__)
            await asyncio.sleep(RETRY_S[min(attempt, len(RETRY_S) - 1)])
            attempt += 1

    async def _watch(self, worker: Worker) -> None:
        """Replaces a worker that dies while it has nothing to do: nobody else would notice."""
        await worker.ended()
        if worker in self._idle:
            self._idle.remove(worker)
            self._hire()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_stopped:
            work.close()
            return
        keep(asyncio.ensure_future(work), self._tasks)

    def _end(self, worker: Worker) -> None:
        keep(asyncio.ensure_future(worker.stop()), self._ending)


def keep(task: asyncio.Task[Any], tasks: set[asyncio.Task[Any]]) -> None:
    """Holds a task until it is done: asyncio does not."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)


def seen(work: asyncio.Task[Reply]) -> None:
    """Looks at how work ended, so that asyncio does not complain of what ended after everyone had left."""
    if not work.cancelled():
        work.exception()
