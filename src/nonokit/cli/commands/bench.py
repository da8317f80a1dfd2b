"""`nonokit bench`: the solver timed in this process, puzzle by puzzle, engine by engine."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted, duration
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.engine import engine_info
from nonokit.errors import InternalError
from nonokit.solving import Status, solve

EPILOG = """\b
Examples:
  nonokit bench cat.non
  nonokit bench puzzles/ --repeat 20
  nonokit bench cat.non --engine native --engine reference

Timed is solving to the proof that there is no second solution, reading left out. The first, untimed round warms
up. Percentiles of one puzzle are over its rounds; those at the end are over the medians of all puzzles.

"""


@dataclass(frozen=True, slots=True)
class Timing:
    """The rounds of one puzzle on one engine, in seconds, sorted."""

    engine: str
    status: Status
    seconds: tuple[float, ...]

    def at(self, share: float) -> float:
        """A percentile."""
        return percentile(self.seconds, share)

    def facts(self) -> dict[str, Any]:
        """The timing for JSON."""
        shares = {"min": 0.0, "median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
        figures = {name: round(self.at(share), 7) for name, share in shares.items()}
        return {"status": self.status.value, "rounds": len(self.seconds), "seconds": figures}


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option(
    "--repeat", type=click.IntRange(min=1), default=10, show_default=True, metavar="N", help="Timed rounds."
)
@click.option("--engine", "engines", multiple=True, type=click.Choice(["auto", "native", "reference"]),
              help="Time this engine; several are compared.")  # fmt: skip
@options.methods_option
@options.timeout_option()
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    repeat: int,
    engines: tuple[str, ...],
    methods: tuple[str, ...] | None,
    timeout_s: float | None,
    format: str | None,
    as_json: bool,
) -> None:
    """Time the solver on puzzles, in this process, many rounds each; compare engines."""
    session = Session(inputs, format=format, as_json=as_json)
    names = [engine_info()["engine"] if engine == "auto" else engine for engine in engines or ["auto"]]
    chosen = list(dict.fromkeys(names))
    output = Output()
    line = "{:>10} {:>10} {:>10} {:>10}  {:9}  {:10}  {}"
    medians: dict[str, list[float]] = {engine: [] for engine in chosen}
    if not as_json:
        header = line.format("min", "median", "p90", "max", "status", "engine", "file")
        output.say(output.soft(header))
    try:
        for item in session.items():
            with session.attempt(item.name):
                timings = [time_item(item, engine, repeat, methods, timeout_s) for engine in chosen]
                check_agreement(item, timings)
                if as_json:
                    session.put(item.facts() | {"engines": {t.engine: t.facts() for t in timings}})
                for timing in timings:
                    medians[timing.engine].append(timing.at(0.5))
                    if not as_json:
                        figures = [duration(timing.at(share)) for share in (0, 0.5, 0.9, 1)]
                        output.say(line.format(*figures, timing.status.value, timing.engine, item.label))
    finally:
        if not as_json:
            summarise(output, medians)
    session.finish()


def time_item(
    item: Item, engine: str, repeat: int, methods: tuple[str, ...] | None, timeout_s: float | None
) -> Timing:
    """Times one puzzle on one engine, with the garbage collector out of the way."""
    times = []
    with SolveProgress(item.name) as progress:
        settings: dict[str, Any] = {
            "engine": engine, "methods": methods, "timeout_s": timeout_s, "on_progress": progress
        }  # fmt: skip
        status = solve(item.puzzle, **settings).status
        had_collector = gc.isenabled()
        gc.disable()
        try:
            for _ in range(repeat):
                begin = perf_counter()
                solve(item.puzzle, **settings)
                times.append(perf_counter() - begin)
        finally:
            if had_collector:
                gc.enable()
    return Timing(engine, status, tuple(sorted(times)))


def check_agreement(item: Item, timings: Sequence[Timing]) -> None:
    """Engines that reach different answers are a bug; out of time is no answer."""
    answers = {timing.status for timing in timings} - {Status.UNKNOWN}
    if len(answers) > 1:
        told = ", ".join(f"{timing.engine} says {timing.status.value}" for timing in timings)
        raise InternalError(f"{item.name}: the engines disagree: {told}", report=item.name)


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value below which that share of sorted values lies, between neighbours in proportion.

    >>> percentile([1.0, 2.0, 4.0], 0.5), percentile([1.0, 2.0, 4.0], 0.75)
    (2.0, 3.0)
    """
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def summarise(output: Output, medians: dict[str, list[float]]) -> None:
    """Percentiles over all puzzles, and how engines compare."""
    count = max(map(len, medians.values()))
    if count > 1:
        output.say()
        rows = []
        for engine, times in medians.items():
            ordered = sorted(times)
            figures = [duration(percentile(ordered, share)) for share in (0.5, 0.9, 0.99, 1)]
            rows.append((engine, *figures, duration(sum(times))))
        output.table(
            (counted(count, "puzzle"), "median", "p90", "p99", "max", "sum"),
            rows,
            right="median p90 p99 max sum",
        )
    engines = list(medians)
    for other in engines[1:]:
        ratios = sorted(b / a for a, b in zip(medians[engines[0]], medians[other], strict=False) if a)
        if ratios:
            middle = percentile(ratios, 0.5)
            output.say(f"{engines[0]} takes 1/{middle:.3g} of the time of {other} (median over puzzles)")
