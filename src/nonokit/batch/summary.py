"""What came of a run: how many of each answer, and how long puzzles took."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

STEPS = 20  # classes of time for every power of ten: a percentile is within 6 % of the true one
FASTEST_S = 1e-6
BAR = 40


@dataclass(slots=True)
class Summary:
    """Numbers of rows by status, and of times by class; the slowest puzzle, and the first error."""

    seen: Counter[str] = field(default_factory=Counter)
    times: Counter[int] = field(default_factory=Counter)
    total_s: float = 0.0
    slowest: tuple[float, str] = (0.0, "")
    first_error: str = ""

    def note(self, row: Mapping[str, Any]) -> None:
        """One more row."""
        self.seen[row["status"]] += 1
        if row["status"] == "error" and not self.first_error:
            reason = str(row["reason"])
            is_placed = row["number"] in (None, "") and reason.startswith(row["file"] + ":")
            self.first_error = reason if is_placed else f"{place_of(row)}: {reason}"
        if row.get("seconds") in (None, ""):
            return
        seconds = float(row["seconds"])
        self.times[max(0, math.floor(STEPS * math.log10(max(seconds, FASTEST_S) / FASTEST_S)))] += 1
        self.total_s += seconds
        if seconds > self.slowest[0]:
            self.slowest = seconds, place_of(row)

    def add(self, other: Summary) -> None:
        """The rows of another."""
        self.seen.update(other.seen)
        self.times.update(other.times)
        self.total_s += other.total_s
        self.first_error = self.first_error or other.first_error
        if other.slowest[0] > self.slowest[0]:
            self.slowest = other.slowest

    def percentile(self, share: float) -> float:
        """The time within which this share of the puzzles were done, in seconds."""
        wanted = share * self.times.total()
        for step in sorted(self.times):
            wanted -= self.times[step]
            if wanted <= 0:
                return min(FASTEST_S * 10 ** ((step + 0.5) / STEPS), self.slowest[0])
        return 0.0

    def plot(self) -> list[str]:
        """How many puzzles took how long: a bar for every part of a power of ten."""
        bars = Counter[int]()
        for step, count in self.times.items():
            bars[step * 4 // STEPS] += count
        if not bars:
            return []
        longest = max(bars.values())
        return [
            f"{duration(FASTEST_S * 10 ** (i / 4)):>8} {'█' * math.ceil(BAR * bars[i] / longest):{BAR}} {bars[i]:,}"
            for i in range(min(bars), max(bars) + 1)
        ]


def place_of(row: Mapping[str, Any]) -> str:
    """Which puzzle a row is about."""
    number = row["number"]
    return row["file"] if number in (None, "") else f"{row['file']}#{number}"


def summary_of(rows: Iterable[Mapping[str, Any]]) -> Summary:
    """That of some rows."""
    summary = Summary()
    for row in rows:
        summary.note(row)
    return summary


def duration(seconds: float) -> str:
    """A time in three digits.

    >>> duration(0.0009999), duration(0.00123), duration(75), duration(1500), duration(30_000)
    ('1 ms', '1.23 ms', '75 s', '25 min', '8.33 h')
    """
    for unit, size, least in (
        ("h", 3600.0, 7200.0),
        ("min", 60.0, 600.0),
        ("s", 1.0, 1.0),
        ("ms", 1e-3, 1e-3),
    ):
        if seconds >= least * 0.9995:  # else 999.9 would be 1e+03
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"
