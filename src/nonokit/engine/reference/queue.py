"""Dirty lines, best first: those with most news, and among equals the lowest index."""

from __future__ import annotations

from heapq import heappop, heappush

MOST_NEWS = 4095  # more are not counted


class LineQueue:
    """A heap whose entries go stale when a line's news grow; stale ones are skipped when they surface."""

    __slots__ = ("heap", "news")

    def __init__(self, lines: int) -> None:
        self.news = [0] * lines
        self.heap: list[tuple[int, int]] = []

    def add(self, line: int, news: int) -> None:
        """Counts news for a line and queues it."""
        self.news[line] = news = min(self.news[line] + news, MOST_NEWS)
        heappush(self.heap, (-news, line))

    def pop(self, most: int) -> list[int]:
        """Takes out the best lines, at most so many; in order.

        >>> queue = LineQueue(4)
        >>> for line, news in enumerate([1, 3, 1, 2]):
        ...     queue.add(line, news)
        >>> queue.pop(3), queue.pop(3)
        ([0, 1, 3], [2])
        """
        best: list[int] = []
        while self.heap and len(best) < most:
            news, line = heappop(self.heap)
            if -news == self.news[line]:
                self.news[line] = 0
                best.append(line)
        return sorted(best)

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
