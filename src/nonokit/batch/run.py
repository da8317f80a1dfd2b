"""A whole run: units into chunks, chunks to workers, rows into the file in the order of the inputs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import NamedTuple, Protocol

from nonokit.batch.results import Results
from nonokit.batch.sources import Source
from nonokit.batch.summary import Summary
from nonokit.batch.units import Unit, puzzles_of
from nonokit.batch.work import Done

MOST_UNITS = 4096  # in a chunk: what handing it over costs, some milliseconds on a cluster, is lost in them
MOST_TIMES = 8  # as large as the last: it may have been easier
CHUNK_S = 0.25  # what a chunk should take: short enough that a kill costs little and workers end together
# Of rows that are done while an earlier chunk takes its time: beyond, work waits for it.
WAITING_BYTES = 32 << 20
DONE_BYTES = 2000  # what a chunk that is done takes beside its rows


class Workers(Protocol):
    """Who works on chunks: processes of this machine, or a cluster."""

    chunk_bytes: int  # that are handed over at once, or some more

    def takes(self, chunk: int, units: Sequence[Unit]) -> bool:
        """Hands a chunk over, if there is room for it."""

    def wait(self) -> list[tuple[int, Done]]:
        """Waits a moment for chunks that are done."""

    def close(self) -> None:
        """Ends everything."""


class BatchProgress(NamedTuple):
    """Where a run is: rows written by it, seconds so far, the share of the inputs that was handed out and what came of them, by
    it and by those before it, and the seconds that are left at this pace, where that can be told."""

    rows: int
    seconds: float
    share: float | None
    summary: Summary
    left_s: float | None


def progress(source: Source, seconds: float, rows: int, summary: Summary) -> BatchProgress:
    """Where it is after so many seconds."""
    share, begun, left_s = source.share, source.skipped_share, None
    if share is not None and share > begun:
        left_s = seconds * (1 - share) / (share - begun)
    return BatchProgress(rows, seconds, share, summary, left_s)


def run(
    source: Source,
    results: Results,
    workers: Workers,
    on_progress: Callable[[BatchProgress], object] = lambda _: None,
) -> BatchProgress:
    """Adds the rows that the results lack."""
    begin, rows, summary = monotonic(), 0, Summary()
    try:
        for done in in_order(source.units(results.places(summary.note)), workers):
            results.add(done.lines)
            rows += done.summary.seen.total()
            summary.add(done.summary)
            on_progress(progress(source, monotonic() - begin, rows, summary))
    finally:
        workers.close()
    return progress(source, monotonic() - begin, rows, summary)


class Chunks:
    """Units, so many at a time."""

    def __init__(self, units: Iterator[Unit], most_bytes: int) -> None:
        self.units = units
        self.most_bytes = most_bytes
        self.rest: Unit | None = None  # of one that was too large

    def take(self, count: int) -> list[Unit]:
        """The next ones: so many at most, or fewer when they are large."""
        chunk: list[Unit] = []
        size = 0
        while count > 0 and size < self.most_bytes and (unit := self.rest or next(self.units, None)):
            unit, self.rest = unit.parted(count)
            chunk.append(unit)
            count -= unit.lines
            size += unit.size
        return chunk


def in_order(units: Iterator[Unit], workers: Workers) -> Iterator[Done]:
    """What workers make of chunk after chunk; their size follows what they take."""
    size, first, following = 1, 0, 0
    begun: dict[int, int] = {}  # about how many puzzles there are in chunks that are under way
    waiting: dict[int, Done] = {}
    waiting_bytes = 0
    chunks = Chunks(units, workers.chunk_bytes)
    chunk = chunks.take(size)
    while chunk or begun:
        while chunk and waiting_bytes < WAITING_BYTES and workers.takes(following, chunk):
            begun[following] = puzzles_of(chunk)
            following += 1
            chunk = chunks.take(size)
        for number, done in workers.wait():
            # By the worker's clock: in ours there is also the time that a chunk waits for its turn.
            size = next_size(size, begun.pop(number), done.seconds)
            waiting[number] = done
            waiting_bytes += len(done.lines) + DONE_BYTES
        while first in waiting:
            done = waiting.pop(first)
            waiting_bytes -= len(done.lines) + DONE_BYTES
            first += 1
            yield done


def next_size(size: int, count: int, seconds: float) -> int:
    """Units in the chunks to come, after some took so long."""
    if seconds < CHUNK_S:
        return min(MOST_UNITS, max(size, int(count * min(MOST_TIMES, CHUNK_S / max(seconds, 1e-9)))))
    return max(1, int(count * CHUNK_S / seconds)) if seconds > 2 * CHUNK_S else size
