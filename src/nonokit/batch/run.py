"""A whole run: units into chunks, chunks to workers, rows into the file in the order of the inputs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from time import monotonic
from typing import NamedTuple, Protocol

from nonokit.batch.results import Results
from nonokit.batch.sources import Source
from nonokit.batch.units import Unit
from nonokit.batch.work import Done

MOST_UNITS = 4096  # in a chunk: what handing it over costs, some milliseconds on a cluster, is lost in them
MOST_TIMES = 8  # as large as the last: it may have been easier
CHUNK_S = 0.25  # what a chunk should take: short enough that a kill costs little and workers end together
# Done or under way while an earlier one takes its time: beyond, work waits for it.
WAITING_CHUNKS = 500
WAITING_UNITS = 128_000


class Workers(Protocol):
    """Who works on chunks: processes of this machine, or a cluster."""

    @property
    def has_room(self) -> bool:
        """Whether another chunk may be handed over."""

    def begin(self, chunk: int, units: Sequence[Unit]) -> None:
        """Hands one over."""

    def wait(self) -> list[tuple[int, Done]]:
        """Waits a moment for chunks that are done."""

    def close(self) -> None:
        """Ends everything."""


class BatchProgress(NamedTuple):
    """Where a run is: rows written by it, seconds so far, the share of the inputs that was handed out, by it and by those
    before it, and the seconds that are left at this pace, where that can be told."""

    rows: int
    seconds: float
    share: float | None
    seen: Counter[str]
    left_s: float | None


def progress(source: Source, seconds: float, seen: Counter[str]) -> BatchProgress:
    """Where it is after so many seconds."""
    share, begun, left_s = source.share, source.skipped_share, None
    if share is not None and share > begun:
        left_s = seconds * (1 - share) / (share - begun)
    return BatchProgress(seen.total(), seconds, share, seen, left_s)


def run(
    source: Source,
    results: Results,
    workers: Workers,
    on_progress: Callable[[BatchProgress], object] = lambda _: None,
) -> BatchProgress:
    """Adds the rows that the results lack."""
    begin, seen = monotonic(), Counter[str]()
    try:
        for done in in_order(source.units(results.places()), workers):
            results.add(done.lines)
            seen.update(done.seen)
            on_progress(progress(source, monotonic() - begin, seen))
    finally:
        workers.close()
    return progress(source, monotonic() - begin, seen)


def in_order(units: Iterator[Unit], workers: Workers) -> Iterator[Done]:
    """What workers make of chunk after chunk; their size follows what they take."""
    size, first, following = 1, 0, 0
    begun: dict[int, int] = {}  # units of chunks that are under way
    waiting: dict[int, tuple[int, Done]] = {}
    ahead = 0  # units of both
    chunk = list(islice(units, size))
    while chunk or begun:
        while chunk and workers.has_room and following - first < WAITING_CHUNKS and ahead < WAITING_UNITS:
            workers.begin(following, chunk)
            begun[following] = len(chunk)
            ahead += len(chunk)
            following += 1
            chunk = list(islice(units, size))
        for number, done in workers.wait():
            count = begun.pop(number)
            # By the worker's clock: in ours there is also the time that a chunk waits for its turn.
            size = next_size(size, count, done.seconds)
            waiting[number] = count, done
        while first in waiting:
            count, done = waiting.pop(first)
            yield done
            ahead -= count
            first += 1


def next_size(size: int, count: int, seconds: float) -> int:
    """Units in the chunks to come, after some took so long."""
    if seconds < CHUNK_S:
        return min(MOST_UNITS, max(size, int(count * min(MOST_TIMES, CHUNK_S / max(seconds, 1e-9)))))
    return max(1, int(count * CHUNK_S / seconds)) if seconds > 2 * CHUNK_S else size
