"""`nonokit check`: one solution, several or none; and whether line logic alone finds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import how_reached, needed_by, why_none
from nonokit.cli.csv_table import print_row
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted, duration
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.engine import EngineName
from nonokit.solving import Ambiguity, Interrupted, SolveResult, Status, solve
from nonokit.solving.varying_cells import ambiguity_of

HEADER = (
    "file", "width", "height", "status", "needs", "solution_count", "is_complete", "ambiguous", "seconds", "reason"
)  # fmt: skip
EPILOG = """\b
Examples:
  nonokit check cat.non
  nonokit check puzzles/ > report.txt
  nonokit check puzzles/*.xml --csv
  nonokit check pack.csv --json | jq -r 'select(.status != "unique") | .file'

A puzzle needs "line" when line logic is enough, "look-ahead" when cells have to be tried, "search" when even that
does not do. How hard that is for people tells 'nonokit rate'.

"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of one puzzle."""

    item: Item
    result: SolveResult
    varying: Ambiguity | None = None
    is_interrupted: bool = False

    @property
    def needs(self) -> str | None:
        """What it takes to solve the puzzle, for those that are solved."""
        return needed_by(self.result.stats) if self.result.status is Status.UNIQUE else None

    @property
    def solutions(self) -> str:
        """How many solutions: exactly, or at least."""
        result = self.result
        return f"{len(result.solutions)}{'' if result.stats.is_complete else '+'}"

    def row(self) -> list[Any]:
        """The verdict as a row of the table for programs."""
        facts = self.facts() | {"ambiguous": len(self.varying.cells) if self.varying else None}
        return [facts[name] for name in HEADER]

    def facts(self) -> dict[str, Any]:
        """The verdict for JSON."""
        facts = self.item.facts() | {
            "status": self.result.status.value,
            "reason": self.varying.shortfall if self.varying else self.result.reason,
            "needs": self.needs,
            "is_line_solvable": self.needs == "line" if self.needs else None,
            "solution_count": len(self.result.solutions),
            "is_complete": self.result.stats.is_complete,
            "seconds": round(self.result.stats.seconds, 6),
        }
        if self.varying:
            facts["ambiguous"] = sorted(map(list, self.varying.cells))
            facts["undecided"] = sorted(map(list, self.varying.undecided))
        return facts


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option("--max-solutions", type=click.IntRange(min=2), default=2, show_default=True, metavar="N",
              help="Count solutions up to this many.")  # fmt: skip
@options.timeout_option()
@options.engine_option
@options.jobs_option
@click.option(
    "--draw", "draws_all", is_flag=True, help="Draw ambiguous puzzles also when there are many inputs."
)
@options.drawing_options
@options.format_option
@options.csv_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    max_solutions: int,
    timeout_s: float | None,
    engine: EngineName,
    jobs: int,
    draws_all: bool,
    style: str | None,
    colour: str,
    format: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Tell whether puzzles have one solution, several or none, and whether line logic alone finds it. Of a single
    puzzle the cells that differ between its solutions are drawn; many are listed."""
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    seen: Counter[str] = Counter()

    def verdicts() -> Iterator[Verdict]:
        work = partial(check, max_solutions=max_solutions, timeout_s=timeout_s, engine=engine)
        for _, verdict in session.map(work, jobs):
            seen[verdict.result.status.value] += 1
            session.saw(exit_codes.of_status(verdict.result.status))
            yield verdict
            if verdict.is_interrupted:
                session.is_interrupted = True
                return

    if as_json:
        for verdict in verdicts():
            session.put(verdict.facts())
    elif as_csv:
        print_csv(session, verdicts())
    else:
        found = verdicts()
        first = list(islice(found, 2))
        if len(first) == 1 and not session.failed:
            print_one(output, first[0])
        elif first:
            print_list(output, chain(first, found), draws_all)
            summarise(output, seen, len(session.failed))
    session.finish()


def check(item: Item, *, max_solutions: int, timeout_s: float | None, engine: EngineName) -> Verdict:
    """Solves a puzzle; of several solutions also which cells differ."""
    try:
        with SolveProgress(item.name) as progress:
            result = solve(
                item.puzzle, max_solutions=max_solutions, timeout_s=timeout_s, engine=engine, on_progress=progress
            )  # fmt: skip
            if result.status is not Status.MULTIPLE:
                return Verdict(item, result)
            varying = ambiguity_of(
                item.puzzle, result, timeout_s=timeout_s, engine=engine, on_progress=progress
            )
            return Verdict(item, result, varying)
    except Interrupted as interrupt:
        if not isinstance(interrupt.result, SolveResult):
            raise
        return Verdict(item, interrupt.result, is_interrupted=True)


def print_csv(session: Session, verdicts: Iterator[Verdict]) -> None:
    """The table for spreadsheets; a puzzle that failed has a row too."""

    def failed(name: str, error: Exception) -> None:
        facts = {"file": name, "status": "error", "reason": str(error)}
        print_row(facts.get(column, "") for column in HEADER)

    session.on_failure = failed
    print_row(HEADER)
    for verdict in verdicts:
        print_row(verdict.row())


def print_list(output: Output, verdicts: Iterator[Verdict], draws_all: bool) -> None:
    """A line for each puzzle, as they come."""
    line = "{:10} {:>9}  {:10} {:>9} {:>10}  {}"
    output.say(output.soft(line.format("status", "size", "needs", "solutions", "time", "file")))
    for verdict in verdicts:
        result, puzzle = verdict.result, verdict.item.puzzle
        text = line.format(
            result.status.value, f"{puzzle.width}×{puzzle.height}", verdict.needs or "-",
            verdict.solutions, duration(result.stats.seconds), verdict.item.label,
        )  # fmt: skip
        status = result.status.value
        output.say(output.status(status, text[: len(status)]) + text[len(status) :])
        if draws_all and verdict.varying:
            output.say(drawing(output, verdict))
            output.say()


def summarise(output: Output, seen: Counter[str], failures: int) -> None:
    """The last line: how many of each."""
    parts = [f"{count:,} {status}" for status, count in seen.most_common()]
    failed = [f"{failures:,} failed"] if failures else []
    output.say(output.soft(f"{counted(seen.total(), 'puzzle')}: {', '.join(parts + failed) or 'none'}"))


def print_one(output: Output, verdict: Verdict) -> None:
    """All about one puzzle."""
    result = verdict.result
    output.say(output.bold(verdict.item.heading))
    if verdict.varying:
        output.say()
        output.say(drawing(output, verdict))
        output.say()
    output.facts(
        [
            ("status", output.status(result.status.value) + reason_words(result)),
            ("solutions", "at least " * (not result.stats.is_complete) + str(len(result.solutions))),
            ("ambiguous", ambiguous_words(verdict)),
            ("line logic", line_words(verdict)),
            ("time", duration(result.stats.seconds)),
        ]
    )


def reason_words(result: SolveResult) -> str:
    """Why there is no answer, or no solution."""
    if result.status is Status.NONE:
        return why_none(result)
    return f": {result.reason}" if result.reason else ""


def drawing(output: Output, verdict: Verdict) -> str:
    """What all solutions share, with the cells that vary marked."""
    from nonokit.rendering.marks import CellMark

    varying = verdict.varying
    assert varying is not None
    mark = CellMark(tuple(sorted(varying.cells)), "different")
    return output.board(verdict.item.puzzle, varying.known, marks=[mark])


def ambiguous_words(verdict: Verdict) -> str | None:
    """How many cells vary, and whether that is all of them."""
    varying = verdict.varying
    if varying is None:
        return None
    cells = len(varying.known.cells)
    rest = f"; {varying.shortfall}" if varying.shortfall else ""
    return f"{len(varying.cells):,} of {counted(cells, 'cell')} differ between solutions{rest}"


def line_words(verdict: Verdict) -> str | None:
    """Whether line logic is enough."""
    if verdict.result.status is not Status.UNIQUE:
        return None
    is_enough = verdict.needs == "line"
    return "is enough" if is_enough else f"is not enough: solved {how_reached(verdict.result.stats)}"
