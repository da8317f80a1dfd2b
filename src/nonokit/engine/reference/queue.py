"""Dirty lines, best first: the line with most news, and among equals the lowest index."""

from __future__ import annotations

from heapq import heappop, heappush

EXACT = 16  # news below this many count one by one; beyond, there are two levels for every doubling
MOST_URGENT = 31


def urgency(news: int) -> int:
    """How urgent a line with so many news is.

    >>> [urgency(news) for news in (0, 1, 15, 16, 23, 24, 32, 1000, 10**6)]
    [0, 1, 15, 16, 16, 17, 18, 27, 31]
    """
    if news < EXACT:
        return news
    doublings = news.bit_length() - EXACT.bit_length()
    return min(2 * doublings + (news >> (doublings + 3)) + EXACT - 2, MOST_URGENT)


class LineQueue:
    """A heap whose entries go stale when a line's news grow; stale ones are skipped when they surface."""

    __slots__ = ("heap", "news")

    def __init__(self, lines: int) -> None:
        self.news = [0] * lines
        self.heap: list[tuple[int, int]] = []

    def add(self, line: int, news: int) -> None:
        """Counts news for a line and queues it."""
        old = self.news[line]
        self.news[line] = old + news
        level = urgency(old + news)
        if level != urgency(old):
            heappush(self.heap, (-level, line))

    def pop(self) -> int:
        """The best line, or -1 when none is dirty."""
        while self.heap:
            level, line = heappop(self.heap)
            if -level == urgency(self.news[line]):
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
