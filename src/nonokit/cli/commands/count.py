"""`nonokit count`: how many solutions a puzzle has, and some of them at random."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import rows_of
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, duration
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.engine import EngineName
from nonokit.model import Grid
from nonokit.solving.constants import COUNT_TIMEOUT_S
from nonokit.solving.counting import Count, count_solutions, in_digits, sample_solutions

EPILOG = """\b
Examples:
  nonokit count puzzle.non
  nonokit count puzzles/ --json
  nonokit count puzzle.non --sample 3 --seed 7
  nonokit count puzzle.non --timeout-s 600

Solutions are counted without listing them. Out of time, the answer says "at least": so many were counted by then.

"""


@dataclass(frozen=True, slots=True)
class Counted:
    """What is known of one puzzle."""

    count: Count
    samples: list[Grid]
    seconds: float


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option("--sample", "samples", type=click.IntRange(min=0), default=0, metavar="N",
              help="Draw so many solutions at random, all equally likely.")  # fmt: skip
@click.option("--seed", type=int, help="The same seed draws the same solutions.")
@options.timeout_option(default=COUNT_TIMEOUT_S)
@options.engine_option
@options.jobs_option
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    samples: int,
    seed: int | None,
    timeout_s: float | None,
    engine: EngineName,
    jobs: int,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Count the solutions of puzzles, exactly and without listing them."""
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    work = partial(counted, samples=samples, seed=seed, timeout_s=timeout_s, engine=engine)
    for item, found in session.map(work, jobs):
        session.saw(exit_code(found.count))
        if as_json:
            session.put(facts(item, found))
            continue
        words = ("" if found.count.is_exact else "at least ") + in_digits(found.count, ",")
        output.say(f"{words}  {output.soft(f'{duration(found.seconds)}  {item.label}')}")
        for grid in found.samples:
            output.say()
            output.say(output.board(item.puzzle, grid))
    session.finish()


def counted(
    item: Item, *, samples: int, seed: int | None, timeout_s: float | None, engine: EngineName
) -> Counted:
    """Counts one puzzle; draws solutions where all were counted."""
    begin = perf_counter()
    with SolveProgress(item.name) as progress:
        count = count_solutions(item.puzzle, timeout_s=timeout_s, engine=engine, on_progress=progress)
        grids: list[Grid] = []
        if samples and count and count.is_exact:
            drawn = sample_solutions(
                item.puzzle, seed=seed, timeout_s=timeout_s, engine=engine, on_progress=progress
            )
            grids = list(islice(drawn, samples))
    return Counted(count, grids, perf_counter() - begin)


def exit_code(count: Count) -> int:
    """Like that of check: one solution, several, none, or not known."""
    from nonokit.solving import Status

    if count > 1:
        return exit_codes.of_status(Status.MULTIPLE)
    if not count.is_exact:
        return exit_codes.of_status(Status.UNKNOWN)
    return exit_codes.of_status(Status.UNIQUE if count else Status.NONE)


def facts(item: Item, found: Counted) -> dict[str, Any]:
    """The answer for JSON."""
    return item.facts() | {
        "solution_count": int(found.count),
        "is_complete": found.count.is_exact,
        "reason": found.count.reason,
        "seconds": round(found.seconds, 6),
        "solutions": [rows_of(grid) for grid in found.samples],
    }
