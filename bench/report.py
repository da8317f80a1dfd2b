"""What a run comes to: one line of figures a contestant, and the puzzles where it does worst."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from importlib.metadata import version
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

from measure import Row

import nonokit


class Figures(NamedTuple):
    """A contestant's figures, in seconds. `ratio` says how many times the baseline's total is its own."""

    name: str
    puzzles: int
    solved: int
    mean: float
    median: float
    p95: float
    max: float
    total: float
    ratio: float | None


class Comparison(NamedTuple):
    """One puzzle that the baseline settles: how many times as long the contestant takes."""

    puzzle: str
    seconds: float
    baseline: float

    @property
    def ratio(self) -> float:
        return self.seconds / self.baseline


def figures(rows: Sequence[Row], name: str, baseline: str | None) -> Figures:
    """The figures over the puzzles that a contestant takes; unsettled ones count as the time limit."""
    taken = [row.timings for row in rows if name in row.timings]
    seconds = sorted(timings[name].seconds for timings in taken)
    shared = [timings for timings in taken if baseline in timings]
    ratio = None
    if baseline is not None and shared:
        ratio = sum(t[baseline].seconds for t in shared) / sum(t[name].seconds for t in shared)
    return Figures(
        name,
        len(taken),
        sum(timings[name].is_settled for timings in taken),
        sum(seconds) / len(seconds) if seconds else 0.0,
        percentile(seconds, 50),
        percentile(seconds, 95),
        percentile(seconds, 100),
        sum(seconds),
        ratio,
    )


def percentile(ordered: Sequence[float], percent: int) -> float:
    """The smallest value that at least this share of the values does not exceed.

    >>> percentile([1, 2, 3, 4], 50), percentile([1, 2, 3, 4], 95)
    (2, 4)
    """
    return ordered[ceil(len(ordered) * percent / 100) - 1] if ordered else 0.0


def worst(rows: Sequence[Row], name: str, baseline: str, count: int) -> list[Comparison]:
    """The puzzles where a contestant does worst against the baseline, worst first."""
    found = [
        Comparison(row.item.name, row.timings[name].seconds, row.timings[baseline].seconds)
        for row in rows
        if name in row.timings and baseline in row.timings and row.timings[baseline].is_settled
    ]
    return sorted(found, key=lambda item: -item.ratio)[:count]


def table(all_figures: Sequence[Figures], baseline: str | None) -> str:
    """The figures as a Markdown table, without contestants that do not take such puzzles."""
    last = f"{baseline} ÷ it" if baseline else "ratio"
    lines = [
        f"| contestant | solved | mean | median | p95 | max | total | {last} |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for item in (item for item in all_figures if item.puzzles):
        times = " | ".join(duration(s) for s in (item.mean, item.median, item.p95, item.max, item.total))
        ratio = "" if item.ratio is None else f"{item.ratio:.3g}"
        lines.append(f"| {item.name} | {item.solved}/{item.puzzles} | {times} | {ratio} |")
    return "\n".join(lines)


def worst_table(name: str, baseline: str, comparisons: Sequence[Comparison]) -> str:
    """The worst puzzles of a contestant as a Markdown table."""
    lines = [f"| puzzle | {name} | {baseline} | {name} ÷ {baseline} |", "|---|---:|---:|---:|"]
    for item in comparisons:
        times = f"{duration(item.seconds)} | {duration(item.baseline)}"
        lines.append(f"| {item.puzzle} | {times} | {item.ratio:.3g} |")
    return "\n".join(lines)


def duration(seconds: float) -> str:
    """A time with three significant digits in a unit that suits it.

    >>> duration(0.0000421), duration(0.0217), duration(75.5)
    ('42.1 µs', '21.7 ms', '75.5 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.{0 if seconds >= 100 * size else 1 if seconds >= 10 * size else 2}f} {unit}"
    return f"{seconds * 1e6:.1f} µs"


def machine() -> dict[str, str]:
    """What the figures were taken with: processor, system and versions."""
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "nonokit": f"{nonokit.__version__} ({nonokit.engine_info()['engine']})",
        "python-sat": version("python-sat"),
    }


def processor() -> str:
    """The processor's name as the system gives it."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:  # not on this system
        return platform.processor() or "unknown processor"
    names = [line.split(":", 1)[1].strip() for line in text.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def document(rows: Sequence[Row], all_figures: Sequence[Figures], settings: dict[str, Any]) -> dict[str, Any]:
    """Everything measured, for JSON."""
    return {
        **machine(),
        "settings": settings,
        "contestants": [item._asdict() for item in all_figures],
        "puzzles": [
            {
                "name": row.item.name,
                "width": row.item.puzzle.width,
                "height": row.item.puzzle.height,
                "timings": {
                    name: {"seconds": timing.seconds, **timing.answer._asdict()}
                    for name, timing in row.timings.items()
                },
            }
            for row in rows
        ],
    }
