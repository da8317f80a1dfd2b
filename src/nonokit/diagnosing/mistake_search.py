"""Looking for the mistakes: the fewest first, and of these the likeliest.

Some lines that contradict each other are found, and every way of undoing a mistake that touches one of them is tried: the line left
open, or something between it and its neighbour; besides, what moves whole sides. Where the contradiction stays, the
same again from there, which makes two mistakes. What no longer contradicts itself is read off (`reading_off`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nonokit.diagnosing.arrangement import Arrangement
from nonokit.diagnosing.consistency import Consistency
from nonokit.diagnosing.findings import Findings
from nonokit.diagnosing.mistakes import KINDS, Counts
from nonokit.diagnosing.reading_off import ReadingOff

_MOST_MISTAKES = 2
_AT_ONCE = (
    40  # arrangements looked at before what they lead to is read, so that time is never up with nothing read
)
_SECOND = -1.6  # the odds of one more mistake


class MistakeSearch:
    """All ways to undo mistakes in the clues of one puzzle."""

    def __init__(self, consistency: Consistency, counts: Counts, reading: ReadingOff) -> None:
        self.consistency, self.reading = consistency, reading
        self.findings: Findings = reading.findings
        self.odds = {kind: counts.odds(kind) for kind in KINDS}
        self.hoped = counts.hoped
        self.seen: set[tuple[object, ...]] = set()

    def run(self, typed: Arrangement, most_mistakes: int = _MOST_MISTAKES) -> None:
        """Undo one mistake; where that explains nothing, one more."""
        level = [typed]
        for _ in range(most_mistakes):
            following: list[Arrangement] = []
            for part in _parts(sorted(level, key=lambda one: -one.odds)):
                possible, contradictory = self._next(part)
                self.reading.read_all(possible)
                following += contradictory + possible  # more may be wrong than what the contradiction needs
            if self.findings.has_usual:
                return
            level = following

    def _next(self, level: Sequence[Arrangement]) -> tuple[list[Arrangement], list[Arrangement]]:
        """What one more mistake undone makes possible, and what it does not."""
        possible: list[Arrangement] = []
        contradictory: list[Arrangement] = []
        for arrangement in level:
            if not self.findings.has_time():
                break
            for child in self._children(arrangement):
                is_possible = self.consistency.is_possible(child)
                (possible if is_possible else contradictory).append(child)
        return possible, contradictory

    def _children(self, parent: Arrangement) -> Iterator[Arrangement]:
        second = _SECOND if parent.mistakes else 0.0
        odds = {kind: value + second for kind, value in self.odds.items()}
        for child in self._undone(parent, odds, self.hoped + second):
            key = (child.height, child.lines)
            if key not in self.seen:
                self.seen.add(key)
                yield child

    def _undone(self, parent: Arrangement, odds: dict[str, float], hoped: float) -> Iterator[Arrangement]:
        wrong = self.consistency.conflict(parent)
        for index in wrong:
            yield parent.open(index, hoped)
        pairs = {place for index in wrong for place in (index - 1, index)}
        for place in sorted(pairs):
            if 0 <= place < len(parent.lines) - 1:
                yield from parent.between(place, odds)
        if parent.has_sides_alone:
            yield from parent.whole_sides(odds)


def _parts(level: list[Arrangement]) -> Iterator[list[Arrangement]]:
    for start in range(0, len(level), _AT_ONCE):
        yield level[start : start + _AT_ONCE]
