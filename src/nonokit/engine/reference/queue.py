"""Dirty lines, best first: the line with most news, and among equals the lowest index."""

from __future__ import annotations

from heapq import heappop, heappush

MOST_NEWS = 15  # news are counted up to here; more makes a line no more urgent


class LineQueue:
    """A heap whose entries go stale when a line's news grow; stale ones are skipped when they surface."""

    __slots__ = ("heap", "news")

    def __init__(self, lines: int) -> None:
        self.news = [0] * lines
        self.heap: list[tuple[int, int]] = []

    def add(self, line: int, news: int) -> None:
        """Counts news for a line and queues it."""
        old = self.news[line]
        now = old + news if old + news < MOST_NEWS else MOST_NEWS
        if now != old:
            self.news[line] = now
            heappush(self.heap, (-now, line))

    def pop(self) -> int:
        """The best line, or -1 when none is dirty."""
        while self.heap:
            news, line = heappop(self.heap)
            if news == -self.news[line]:
                self.news[line] = 0
                return line
        return -1

    def is_empty(self) -> bool:
        """Whether no line is dirty."""
        return not any(self.news)

    def clear(self) -> None:
        """Forgets everything."""
        for _, line in self.heap:
            self.news[line] = 0
        self.heap.clear()

    def copy(self) -> LineQueue:
        """A queue of its own with the same lines."""
        twin = LineQueue(0)
        twin.news = self.news[:]
        twin.heap = self.heap[:]
        return twin
