"""A whole run: units into chunks, chunks to workers, rows into the file in the order of the inputs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf
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
SHARES = 4  # chunks a worker that the inputs to come are good for, at least: hard puzzles may lie together
# Of rows that are done while an earlier chunk takes its time: beyond, work waits for it.
WAITING_BYTES = 32 << 20
DONE_BYTES = 2000  # what a chunk that is done takes beside its rows


class Workers(Protocol):
    """Who works on chunks: processes of this machine, or a cluster."""

    chunk_bytes: int  # that are handed over at once, or some more
    worker_count: int

    def takes(self, chunk: int, units: Sequence[Unit]) -> bool:
        """Hands a chunk over, if there is room for it."""

    def wait(self) -> list[tuple[int, Done]]:
        """Waits a moment for chunks that are done."""

    def close(self) -> None:
        """Ends everything."""


class BatchProgress(NamedTuple):
    """Where a run is: rows written by it, seconds so far, the share of the inputs that is done and what came of them, by it
    and by those before it, and the seconds that are left at this pace, where that can be told."""

    rows: int
    seconds: float
    share: float | None
    summary: Summary
    left_s: float | None


class Span(NamedTuple):
    """About how many puzzles there are in a chunk, and what part of all inputs it is, in bytes."""

    puzzles: int
    begin: float
    end: float


def run(
    source: Source,
    results: Results,
    workers: Workers,
    on_progress: Callable[[BatchProgress], object] = lambda _: None,
) -> BatchProgress:
    """Adds the rows that the results lack."""
    start = monotonic()
    at, begin = BatchProgress(0, 0.0, None, Summary(), None), None
    try:
        for done, span in in_order(
            source.units(results.places(at.summary.note)), workers, source.total_bytes
        ):
            results.add(done.lines)
            at.summary.add(done.summary)
            begin = span.begin if begin is None else begin
            rows, seconds = at.rows + done.summary.seen.total(), monotonic() - start
            share, left_s = pace(begin, span.end, source.total_bytes, seconds)
            at = BatchProgress(rows, seconds, share, at.summary, left_s)
            on_progress(at)
    finally:
        workers.close()
    return at._replace(seconds=monotonic() - start)


def pace(begin: float, now: float, total: float, seconds: float) -> tuple[float | None, float | None]:
    """The share of all bytes that is done, and the seconds that are left, after so many that took us from one byte to another."""
    if not total or now <= begin:
        return None, None
    return now / total, seconds * (total - now) / (now - begin)


class Chunks:
    """Units, so many at a time."""

    def __init__(self, units: Iterator[Unit], most_bytes: int, total_bytes: float = 0) -> None:
        self.units = units
        self.most_bytes = most_bytes
        self.total_bytes = total_bytes  # of all inputs; 0 where nobody knows
        self.rest: Unit | None = None  # of one that was too large

    def take(self, count: int, sharers: int = 1) -> list[Unit]:
        """The next ones: so many at most, or fewer when they are large or when so many workers share what is left."""
        chunk: list[Unit] = []
        size = 0
        end = inf
        while count > 0 and size < self.most_bytes and (unit := self.rest or next(self.units, None)):
            if not chunk and self.total_bytes:
                end = unit.begin + (self.total_bytes - unit.begin) / (SHARES * max(1, sharers))
            unit, self.rest = unit.parted(min(count, max(1, unit.lines_until(end))))
            chunk.append(unit)
            count -= unit.lines
            size += unit.size
            if unit.end >= end:
                break
        return chunk


def in_order(units: Iterator[Unit], workers: Workers, total_bytes: float = 0) -> Iterator[tuple[Done, Span]]:
    """What workers make of chunk after chunk; their size follows what they take."""
    size, first, following = 1, 0, 0
    begun: dict[int, Span] = {}  # chunks that are under way
    waiting: dict[int, tuple[Done, Span]] = {}
    waiting_bytes = 0
    chunks = Chunks(units, workers.chunk_bytes, total_bytes)
    chunk = chunks.take(size, workers.worker_count)
    while chunk or begun:
        while chunk and waiting_bytes < WAITING_BYTES and workers.takes(following, chunk):
            begun[following] = Span(puzzles_of(chunk), chunk[0].begin, chunk[-1].end)
            following += 1
            chunk = chunks.take(size, workers.worker_count)
        for number, done in workers.wait():
            # By the worker's clock: in ours there is also the time that a chunk waits for its turn.
            span = begun.pop(number)
            size = next_size(size, span.puzzles, done.seconds)
            waiting[number] = done, span
            waiting_bytes += len(done.lines) + DONE_BYTES
        while first in waiting:
            done, span = waiting.pop(first)
            waiting_bytes -= len(done.lines) + DONE_BYTES
            first += 1
            yield done, span


def next_size(size: int, count: int, seconds: float) -> int:
    """Units in the chunks to come, after some took so long."""
    if seconds < CHUNK_S:
        return min(MOST_UNITS, max(size, int(count * min(MOST_TIMES, CHUNK_S / max(seconds, 1e-9)))))
    return max(1, int(count * CHUNK_S / seconds)) if seconds > 2 * CHUNK_S else size
