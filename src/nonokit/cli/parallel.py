"""Several inputs at once, each in a process of its own; the answers come in the order of the inputs."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, NamedTuple, TypeVar

from nonokit.cli.inputs import Item, read
from nonokit.errors import ArgumentError, InternalError, NonokitError

T = TypeVar("T")
BATCH = (
    16  # inputs handed over together: one at a time, handing over small files takes longer than solving them
)


class Done(NamedTuple, Generic[T]):
    """What became of a puzzle: its answer, or the error of the input or puzzle of that name."""

    name: str
    item: Item | None
    answer: T | None
    error: Exception | None = None


def work_on(names: Sequence[str], format: str | None, work: Callable[[Item], T]) -> list[list[Done[T]]]:
    """Reads some inputs and works on all puzzles in them; a list for each input. Runs in a child process."""
    return [list(_work_on(name, format, work)) for name in names]


def _work_on(name: str, format: str | None, work: Callable[[Item], T]) -> Iterator[Done[T]]:
    try:
        items = read(name, format)
    except (NonokitError, OSError) as error:
        yield Done(name, None, None, error)
        return
    for item in items:
        try:
            yield Done(item.name, item, work(item))
        except (ArgumentError, InternalError):
            raise
        except (NonokitError, OSError) as error:
            yield Done(item.name, item, None, error)


def in_processes(
    names: Sequence[str], format: str | None, work: Callable[[Item], T], jobs: int
) -> Iterator[list[Done[T]]]:
    """The answers of one input after the other. Only a few batches are under way at once, so that memory is bounded."""
    jobs = jobs or os.cpu_count() or 1
    size = max(1, min(BATCH, len(names) // (2 * jobs)))
    batches = deque(names[i : i + size] for i in range(0, len(names), size))
    running: deque[Future[list[list[Done[T]]]]] = deque()
    pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent)
    try:
        while batches or running:
            while batches and len(running) < 3 * jobs:
                running.append(pool.submit(work_on, batches.popleft(), format, work))
            yield from running.popleft().result()
    except BrokenProcessPool:
        raise NonokitError(
            "a process ended in the middle of its work: try --jobs 1 to see at which puzzle"
        ) from None
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()  # Ctrl-C: what the children still do is for nobody
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches all processes of a terminal; the parent ends the children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
