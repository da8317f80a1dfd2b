"""What nonokit is to reach, set by set, and how a measurement is judged.

A goal names a figure of `native`, on its own or against `plain-sat` or a solver in a library measured beside it. An
unsettled puzzle counts as the whole time limit, so no goal is reached by leaving puzzles out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import log2
from pathlib import Path
from statistics import median
from typing import NamedTuple

import growth
from corpora import Item, corpus
from measure import Row
from report import Figures, duration, figures

import nonokit

OURS, BASELINE = "native", "plain-sat"
OPEN = {
    "knotty": 1,
    "faase": 30,
    "meow": 60,
    "webpbn-25820": 300,
}  # seconds; nobody else settles them in these
LONGER = {"webpbn-color-10585": 60, "webpbn-color-16838": 60}


class Judgement(NamedTuple):
    """One goal and what was reached; `is_met` is None when something to compare with was not measured."""

    goal: str
    reached: str
    is_met: bool | None


class Measured(NamedTuple):
    """The rows of a set, and which contestants are solvers called in-process."""

    rows: Sequence[Row]
    libraries: Sequence[str] = ()

    def figures(self, name: str = OURS) -> Figures:
        return figures(self.rows, name, BASELINE)


@dataclass(frozen=True)
class Section:
    """A set of puzzles, how it is measured, and its goals."""

    title: str
    items: Callable[[Path, int], list[Item]]  # from the folder of puzzles, each Nth
    judge: Callable[[Measured], list[Judgement]]
    timeout_s: float
    repeat: int = 1
    at_once: int = (
        1  # puzzles in a contestant's turn: where they take microseconds, its caches should be warm
    )
    wanted: int = 2
    alone: bool = False  # measured without plain-sat, which would only wait for its limit
    only_ours: bool = False


def judge_ordinary(measured: Measured) -> list[Judgement]:
    ours = measured.figures()
    total = ours.mean * 400
    return [
        Judgement(
            "400 in under 0.04 s", f"{duration(total)} in all, median {duration(ours.median)}", total < 0.04
        ),
        times_faster(measured, 500),
        ahead_in_lines(measured),
    ]


def ahead_in_lines(measured: Measured) -> Judgement:
    """Line-solvable puzzles against the libraries that take all of them, or else against the published figures."""
    easy = measured._replace(rows=[row for row in measured.rows if is_line_solvable(row.item)])
    ours = easy.figures()
    others = [item for item in map(easy.figures, measured.libraries) if item.puzzles == ours.puzzles]
    beside = "; ".join(f"{item.name} {duration(item.median)}, {duration(item.mean)}" for item in others)
    to_beat = [(item.median, item.mean) for item in others] or [(22e-6, 94e-6)]
    return Judgement(
        "line-solvable ones ahead of the fastest C++ solver (published: 22 µs median, 94 µs mean)",
        f"{ours.puzzles}: {duration(ours.median)} median, {duration(ours.mean)} mean{beside and f' ({beside})'}",
        all(ours.median < middle and ours.mean < mean for middle, mean in to_beat),
    )


def is_line_solvable(item: Item) -> bool:
    return nonokit.solve(item.puzzle, methods=["isolated-rules"]).is_unique


def times_faster(measured: Measured, factor: float) -> Judgement:
    """The total against plain-sat's."""
    goal = f"{factor:g} times faster in total than plain-sat"
    ratio = measured.figures().ratio
    if ratio is None:
        return Judgement(goal, "plain-sat was not measured", None)
    return Judgement(goal, f"{ratio:.3g} times", ratio >= factor)


def each_under(measured: Measured, seconds: float, longer: Mapping[str, float] | None = None) -> Judgement:
    """Every puzzle settled within a time; `longer` names those that may take more."""
    allowed = longer or {}
    worst = max(measured.rows, key=lambda row: row.timings[OURS].seconds)
    late = [row for row in measured.rows if not in_time(row, allowed.get(stem(row.item.name), seconds))]
    more = "".join(f", {name.rsplit('-', 1)[-1]} {limit:g} s" for name, limit in allowed.items())
    ours = measured.figures()
    reached = f"{ours.solved}/{ours.puzzles} settled, slowest {duration(ours.max)} ({stem(worst.item.name)})"
    if len(late) > 1:
        reached += f"; {len(late)} too slow"
    return Judgement(f"each under {seconds:g} s{more}", reached, not late)


def under(measured: Measured, seconds: float) -> Judgement:
    """A single puzzle settled within a time."""
    timing = measured.rows[0].timings[OURS]
    reached = duration(timing.seconds) if timing.is_settled else f"not settled in {timing.seconds:g} s"
    return Judgement(f"under {seconds:g} s", reached, in_time(measured.rows[0], seconds))


def in_time(row: Row, seconds: float) -> bool:
    timing = row.timings[OURS]
    return timing.is_settled and timing.seconds < seconds


def stem(name: str) -> str:
    """A puzzle's name without folder and suffix.

    >>> stem("hard/knotty.non"), stem("tournament/taai2011.txt#7")
    ('knotty', 'taai2011.txt#7')
    """
    return re.sub(r"\.(non|xml)$", "", Path(name).name)


def mean_at_most(measured: Measured, seconds: float) -> Judgement:
    ours = measured.figures()
    reached = f"{duration(ours.mean)} (median {duration(ours.median)}, slowest {duration(ours.max)})"
    return Judgement(f"at most {seconds * 1000:g} ms at the mean", reached, ours.mean <= seconds)


def judge_growth(measured: Measured) -> list[Judgement]:
    points = growth_points(measured.rows)
    goal = "time grows no faster than cells × log"
    if len(points) < 3:
        return [Judgement(goal, f"only {len(points)} sizes measured", None)]
    exponent = growth.fit(points).exponent
    reached = f"exponent {exponent:.2f} of cells × log, {duration(points[-1][1])} at {points[-1][0]:,} cells"
    return [Judgement(goal, reached, round(exponent, 2) <= 1)]


def growth_points(rows: Sequence[Row]) -> list[tuple[int, float]]:
    """(cells, median seconds) of every size whose pictures were all measured and settled."""
    points = []
    for cells, same in groupby(rows, key=lambda row: row.item.puzzle.width * row.item.puzzle.height):
        timings = [row.timings[OURS] for row in same]
        if len(timings) == growth.PICTURES and all(timing.is_settled for timing in timings):
            points.append((cells, median(timing.seconds for timing in timings)))
    return points


def growth_curve(rows: Sequence[Row]) -> Callable[[float], float]:
    """The curve of cells × log through the middle of what was measured."""
    factor = growth.linear_factor(growth_points(rows))
    return lambda cells: factor * cells * log2(cells)


def from_folder(name: str) -> Callable[[Path, int], list[Item]]:
    return lambda folder, every: corpus(str(folder / name), every=every)


def whole(name: str) -> Callable[[Path, int], list[Item]]:
    """A set so small that it is never thinned out."""
    return lambda folder, every: corpus(str(folder / name))


def hard_puzzles(folder: Path, every: int) -> list[Item]:
    """The hard ones without those that have goals of their own."""
    return [item for item in corpus(str(folder / "hard")) if stem(item.name) not in OPEN]


def judge_tournament(measured: Measured) -> list[Judgement]:
    return [mean_at_most(measured, 0.012), each_under(measured, 1.5)]


def tournament(name: str) -> Section:
    source = from_folder(f"tournament/{name}.txt")
    return Section(f"{name}, first solution", source, judge_tournament, timeout_s=20, wanted=1)


def random_pictures(size: int, mean_s: float) -> Section:
    return Section(
        f"random {size}×{size}",
        lambda folder, every: corpus(f"random-{size}", count=1000, every=every),
        lambda measured: [mean_at_most(measured, mean_s)],
        timeout_s=20,
        at_once=50,
    )


def single(name: str, seconds: float) -> Section:
    return Section(
        name.removeprefix("webpbn-").capitalize(),
        whole(f"hard/{name}.non"),
        lambda measured: [under(measured, seconds)],
        timeout_s=max(10, 2 * seconds),
        alone=True,
    )


SECTIONS: dict[str, Section] = {
    "ordinary": Section(
        "ordinary", from_folder("ordinary"), judge_ordinary, timeout_s=20, repeat=3, at_once=50
    ),
    "hard": Section("hard", hard_puzzles, lambda m: [each_under(m, 3), times_faster(m, 5)], timeout_s=60),
    **{name.removeprefix("webpbn-"): single(name, seconds) for name, seconds in OPEN.items()},
    "colour": Section(
        "colour", from_folder("colour"), lambda m: [times_faster(m, 100)], timeout_s=20, repeat=3, at_once=50
    ),
    "colour-hard": Section(
        "colour-hard", whole("colour-hard"), lambda m: [each_under(m, 10, LONGER)], timeout_s=120
    ),
    "taai2011": tournament("taai2011"),
    "tcga2016": tournament("tcga2016"),
    "random-25": random_pictures(25, 0.0003),
    "random-30": random_pictures(30, 0.0015),
    "growth": Section(
        "line-solvable pictures, 50×50 to 1000×1000",
        lambda folder, every: growth.items(),
        judge_growth,
        timeout_s=60,
        repeat=3,
        only_ours=True,
    ),
}
