"""Worker processes on this machine. One that dies or runs away costs the puzzle it was at, and nothing else.

A chunk whose process died is done again puzzle by puzzle in a new one, which marks where it is; the puzzle at which it
dies again gets a row that says so, and is left alone from then on.

So that no worker waits for us, who have other workers and a file to write, a small chunk is sent ahead of its turn: it lies in
the pipe until the one before it is done. Only as much as a pipe holds, for nobody may wait until a busy worker reads.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, NamedTuple

from nonokit.batch.job import Job
from nonokit.batch.units import Unit, puzzles_of, size_of
from nonokit.batch.work import Done, work_carefully, work_on
from nonokit.engine import choose
from nonokit.errors import NonokitError

GRACE_S = 30.0  # that a chunk may take beyond its puzzles' limits, before its process is ended
FEW_PUZZLES = 4
MANY_FILES = 4096
PIPE_BYTES = 160 << 10 if os.name == "posix" else 0  # that a pipe holds without anybody reading
CRASHED = "the process died at this puzzle"
RAN_AWAY = "the puzzle did not heed its time limit; its process was ended"


class Order(NamedTuple):
    """A chunk, its number, and how it is to be worked on."""

    chunk: int
    units: Sequence[Unit]
    is_careful: bool = False
    faults: dict[int, str] = {}  # noqa: RUF012 (never changed)


def serve(connection: Connection, job: Job, mark: Any) -> None:
    """A worker: takes orders until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to answer
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    end_with_parent(connection.fileno())
    choose()  # before memory is bounded: without room for it the slow engine would serve in its place
    bound_memory(job.memory_mb)
    while (order := next_order(connection)) is not None:
        if order.is_careful:
            answer: Any = work_carefully(
                job, order.units, order.faults, lambda at: setattr(mark, "value", at)
            )
        else:
            answer = work_on(job, order.units)
        try:
            connection.send(answer)
        except ConnectionError:  # the parent was killed meanwhile; nobody is there to be told
            return


def end_with_parent(connection: int) -> None:
    """Lets this process end as soon as its parent does, in the midst of a puzzle that would take all night."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    close_all_but(connection, parent.sentinel)
    threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()


def close_all_but(*own: int) -> None:
    """A process that is forked has all open files of its parent: a pipe that never ends though the parent has died, and
    results that seem to be written still."""
    kept = sorted(own)
    for begin, end in zip([3, *(handle + 1 for handle in kept)], [*kept, MANY_FILES], strict=True):
        os.closerange(begin, end)


def next_order(connection: Connection) -> Order | None:
    """What to do next; None when the parent is gone."""
    try:
        order: Order = connection.recv()
    except (EOFError, ConnectionError):
        return None
    return order


def bound_memory(memory_mb: int | None) -> None:
    """Memory beyond this is refused, which ends the puzzle in an error."""
    if memory_mb is None:
        return
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory_mb << 20, memory_mb << 20))


def start_deaf(process: multiprocessing.Process) -> None:
    """Starts a process that no Ctrl-C reaches before it can say that it does not want to hear of it."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows
        process.start()
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def widen(pipe: Connection) -> None:
    """Makes sure that it holds what is sent ahead; some systems' hold little unless told."""
    if PIPE_BYTES:
        with socket.socket(fileno=os.dup(pipe.fileno())) as its:
            its.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * PIPE_BYTES)


class Worker:
    """A process, the chunk it is at, and perhaps the next."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.orders: deque[Order] = deque()
        self._start()

    def _start(self) -> None:
        self.mark = multiprocessing.Value("q", -1, lock=False)
        self.connection, theirs = multiprocessing.Pipe()
        widen(self.connection)
        self.process = multiprocessing.Process(
            target=serve, args=(theirs, self.job, self.mark), daemon=True, name="nonokit-batch"
        )
        start_deaf(self.process)
        theirs.close()

    def begin(self, order: Order) -> None:
        """Hands a chunk over."""
        self.orders.append(order)
        if len(self.orders) == 1:
            self._look()
        self._send(order)

    def _send(self, order: Order) -> None:
        with suppress(ConnectionError):  # it was killed while it was idle: whoever waits for it will see
            self.connection.send(order)

    def _look(self) -> None:
        self.since, self.seen = monotonic(), self.mark.value

    def take(self) -> tuple[int, Done] | None:
        """What came of its chunk; nothing when it died of it."""
        try:
            answer: Done = self.connection.recv()
        except (EOFError, ConnectionError):
            self.begin_again(CRASHED)
            return None
        self._look()
        return self.orders.popleft().chunk, answer

    @property
    def has_run_away(self) -> bool:
        """Whether it has been silent for longer than the limits allow."""
        if self.job.timeout_s is None or not self.orders:
            return False
        if self.mark.value != self.seen:
            self._look()
        order = self.orders[0]
        # Of a whole chunk a few may take all of their time; who takes longer is not given up, but begun again with care.
        puzzles = 1 if order.is_careful else min(FEW_PUZZLES, puzzles_of(order.units))
        return monotonic() - self.since > 2 * puzzles * self.job.timeout_s + GRACE_S

    def begin_again(self, reason: str) -> None:
        """After its death: the same chunk with more care, without the puzzle that it died of."""
        chunk, units, is_careful, known = self.orders[0]
        faults = dict(known)
        if is_careful:
            step = self.mark.value
            if step < 0 or step in faults:  # it would go on forever
                raise NonokitError("worker processes die and no puzzle is to blame; is there enough memory?")
            faults[step] = reason
        self.orders[0] = Order(chunk, units, True, faults)
        self.end()
        self._start()
        self._look()
        for order in self.orders:
            self._send(order)

    def end(self) -> None:
        """Ends the process at once."""
        self.process.kill()
        self.process.join()
        self.connection.close()


class Processes:
    """Workers that take chunks and give back their rows, in any order."""

    chunk_bytes = 100 << 10  # twice as many lines as are read at once: with those a pipe is nearly full

    def __init__(self, job: Job, count: int) -> None:
        self.workers = [Worker(job) for _ in range(count)]
        self.worker_count = count

    def takes(self, chunk: int, units: Sequence[Unit]) -> bool:
        """Gives a chunk to somebody who is idle, or sends it ahead."""
        worker = min(self.workers, key=lambda worker: len(worker.orders))
        # A puzzle that has a chunk for itself takes long: it is nobody's before somebody is idle.
        may_wait = puzzles_of(units) > 1 and size_of(units) < PIPE_BYTES
        if len(worker.orders) > (1 if may_wait else 0):
            return False
        worker.begin(Order(chunk, units))
        return True

    def wait(self) -> list[tuple[int, Done]]:
        """Chunks that are done, after waiting for one; empty when a moment passed without any."""
        busy = {worker.connection: worker for worker in self.workers if worker.orders}
        ready = wait(list(busy), timeout=1.0)
        finished = [busy[connection].take() for connection in ready]  # type: ignore[index]
        for worker in self.workers:
            if worker.connection not in ready and worker.has_run_away:
                worker.begin_again(RAN_AWAY)
        return [one for one in finished if one is not None]

    def close(self) -> None:
        """Ends all processes."""
        for worker in self.workers:
            worker.end()
