"""Numbers that somebody is not sure of, such as those read from a photo: the likeliest reading that has a picture.

Readings are looked at in the order of their odds. One that contradicts itself is not the last word on the lines of the contradiction:
each doubtful number in one of them makes way for its alternatives, and each of these lines may also hold a mistake that nobody
suspected, which leaves it open. Contradictions are kept, for most readings run into one that is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from math import log

from nonokit.diagnosing.arrangement import Arrangement, Change
from nonokit.diagnosing.clue_lines import Line, OpenLine
from nonokit.diagnosing.consistency import Consistency
from nonokit.diagnosing.reading_off import ReadingOff
from nonokit.diagnosing.suggestion import LineName
from nonokit.errors import ArgumentError
from nonokit.model import Puzzle

_LEAST_LIKELY = 1e-6
_UNSUSPECTED = -2.0  # the odds that a number nobody doubts is wrong, beside those of the mistake
_MOST_OPENED = 2
_MARGIN = 7.0  # how much less likely than the best a reading may be and still be looked at
_NEGLIGIBLE = -40.0


@dataclass(frozen=True, slots=True)
class Doubt:
    """A number that may be another: the run at `place` of a line's clue, both counted from 0.

    `alternatives` has what may stand there instead and how likely that is, what is left of 1 being the number as it is:
    `{(7,): 0.2, (1, 1): 0.05, (): 0.01}` for 1 that may be 7, or 1 1, or nothing at all.
    """

    line: LineName
    place: int
    alternatives: Mapping[tuple[int, ...], float]


@dataclass(frozen=True)
class _Reading:
    """Alternatives chosen, by doubt, and lines left open."""

    chosen: frozenset[tuple[int, tuple[int, ...]]] = frozenset()
    opened: frozenset[int] = frozenset()


class DoubtSearch:
    """The readings of one puzzle."""

    def __init__(
        self,
        typed: Arrangement,
        doubts: Sequence[tuple[int, Doubt]],
        consistency: Consistency,
        reading: ReadingOff,
    ) -> None:
        self.typed, self.doubts, self.consistency, self.reading = typed, doubts, consistency, reading
        self.findings = reading.findings
        self.by_line: dict[int, list[int]] = {}
        for number, (index, _) in enumerate(doubts):
            self.by_line.setdefault(index, []).append(number)
        self.conflicts: list[dict[int, OpenLine]] = []
        self.queue: list[tuple[float, int, _Reading]] = []
        self.seen: set[_Reading] = set()
        self.order = count()

    def run(self) -> None:
        """Look at readings until what is left is much less likely than what was found."""
        self._push(_Reading(), 0.0)
        while self.queue and self.findings.has_time():
            less, _, reading = heappop(self.queue)
            best = max((one.odds for one in self.findings.found.values() if one.is_unique), default=None)
            if best is not None and -less < best - _MARGIN:
                return
            for index in self._wrong(reading, -less):
                self._push_children(reading, index, -less)

    def _push(self, reading: _Reading, odds: float) -> None:
        if reading not in self.seen and odds > _NEGLIGIBLE:
            self.seen.add(reading)
            heappush(self.queue, (-odds, next(self.order), reading))

    def _push_children(self, reading: _Reading, index: int, odds: float) -> None:
        """What else may be wrong in a line."""
        if index in reading.opened:
            return
        taken = {number for number, _ in reading.chosen}
        for number in self.by_line.get(index, ()):
            if number not in taken:
                for alternative, more in _odds(self.doubts[number][1]):
                    chosen = reading.chosen | {(number, alternative)}
                    self._push(_Reading(chosen, reading.opened), odds + more)
        if len(reading.opened) < _MOST_OPENED:
            more = self.reading.counts.hoped + _UNSUSPECTED
            self._push(_Reading(reading.chosen, reading.opened | {index}), odds + more)

    def _wrong(self, reading: _Reading, odds: float) -> Iterable[int]:
        """The lines of a contradiction; none when the reading has a picture, which is kept."""
        lines = self._lines(reading)
        for conflict in self.conflicts:
            if all(lines[index] == line for index, line in conflict.items()):
                return conflict
        arrangement = self._arrangement(reading, lines, odds)
        if self.consistency.is_possible(arrangement):
            before = len(self.findings.found)
            if reading.chosen or reading.opened:
                self.reading.read_all([arrangement])
            if len(self.findings.found) > before:
                return ()
        indices = self.consistency.conflict(arrangement)
        if self.consistency.contradicts(lines, arrangement.height):
            self.conflicts.append({index: lines[index] for index in indices})
        return indices

    def _lines(self, reading: _Reading) -> list[OpenLine]:
        lines = list(self.typed.lines)
        chosen = dict(reading.chosen)
        for index in {self.doubts[number][0] for number in chosen}:
            lines[index] = self._composed(index, chosen)
        for index in reading.opened:
            lines[index] = None
        return lines

    def _composed(self, index: int, chosen: Mapping[int, tuple[int, ...]]) -> Line:
        """A line with the chosen alternatives in their places."""
        by_place = {self.doubts[n][1].place: chosen[n] for n in self.by_line[index] if n in chosen}
        runs: list[tuple[int, int]] = []
        for place, (length, colour) in enumerate(self.typed.lines[index] or ()):
            runs += [(number, colour) for number in by_place.get(place, (length,))]
        return tuple(runs)

    def _arrangement(self, reading: _Reading, lines: list[OpenLine], odds: float) -> Arrangement:
        """The reading as an arrangement, its open lines with the clues they had."""
        closed, chosen = list(lines), dict(reading.chosen)
        for index in reading.opened:
            is_doubtful = any(number in chosen for number in self.by_line.get(index, ()))
            closed[index] = self._composed(index, chosen) if is_doubtful else self.typed.lines[index]
        arrangement = Arrangement.of_typed(tuple(closed), self.typed.height, self.consistency.values)
        for index in sorted(reading.opened):
            arrangement = arrangement.open(index, 0.0)
        return arrangement.with_changes(self._changes(closed, reading), odds)

    def _changes(self, lines: list[OpenLine], reading: _Reading) -> Iterator[Change]:
        for index in sorted({self.doubts[number][0] for number, _ in reading.chosen} - reading.opened):
            yield Change("misread", self.typed.name(index), self.typed.lines[index], lines[index])


def _odds(doubt: Doubt) -> Iterator[tuple[tuple[int, ...], float]]:
    """The alternatives with their odds against the number as it is."""
    rest = max(1.0 - sum(doubt.alternatives.values()), _LEAST_LIKELY)
    for alternative, share in doubt.alternatives.items():
        if share > 0:
            yield alternative, log(max(share, _LEAST_LIKELY) / rest)


def checked(doubts: Iterable[Doubt], puzzle: Puzzle) -> list[tuple[int, Doubt]]:
    """The doubts with the lines they are about, rows first; refuses those about nothing."""
    return [(_checked_index(doubt, puzzle), doubt) for doubt in doubts]


def _checked_index(doubt: Doubt, puzzle: Puzzle) -> int:
    side, place = doubt.line
    lines = puzzle.rows if side == "row" else puzzle.columns if side == "column" else ()
    clue = lines[place] if 0 <= place < len(lines) else None
    if clue is None or not 0 <= doubt.place < len(clue) or clue[doubt.place].length is None:
        raise ArgumentError(f"a doubt about run {doubt.place} of {side} {place}: there is no such number")
    if not all(isinstance(one, tuple) and all(number >= 1 for number in one) for one in doubt.alternatives):
        raise ArgumentError(f"a doubt about {side} {place}: alternatives are tuples of numbers from 1 on")
    return place + (0 if side == "row" else puzzle.height)
