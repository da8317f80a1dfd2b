"""`nonokit combine`: the answer to a puzzle from those to its parts, once it is sure that nothing was left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import facts_of
from nonokit.cli.inputs import Item, is_transposed, only_one
from nonokit.cli.output import Output, counted, duration
from nonokit.cli.session import Session
from nonokit.errors import NonokitError
from nonokit.formats import load_all
from nonokit.model import Grid, Puzzle
from nonokit.solving import SolveResult, Stats, Status
from nonokit.solving.parts import combine_answers

EPILOG = """\b
Examples:
  nonokit split hard.non --to parts.jsonl
  nonokit batch solve parts.jsonl --out answers.jsonl
  nonokit combine hard.non parts.jsonl answers.jsonl

\b
The parts are checked to hold every picture there is, and every solution to solve the puzzle. Parts that have no answer yet
are named; several files of answers, one of each machine, are taken together.

"""
WORDS = {
    Status.UNIQUE: "unique",
    Status.MULTIPLE: "several solutions",
    Status.NONE: "no solution",
    Status.UNKNOWN: "not decided",
}


@click.command(epilog=EPILOG + exit_codes.HELP)
@click.argument("input", type=options.InputType())
@click.argument("parts", type=click.Path(exists=True, dir_okay=False))
@click.argument(
    "answers", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False), metavar="ANSWERS..."
)
@options.drawing_options
@options.format_option
@options.json_option
def command(
    input: str,
    parts: str,
    answers: tuple[str, ...],
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Put the answers to the parts of a puzzle together: what `split` made, and `batch solve` solved."""
    session = Session([input], as_json=as_json)
    item = only_one(input, format)
    with session.attempt(item.name):
        puzzles = parts_in(parts)
        result = combine_answers(item.puzzle, puzzles, answers_in(item.puzzle, answers, len(puzzles)))
        session.saw(exit_codes.of_status(result.status))
        if as_json:
            session.put(item.facts() | facts_of(item.puzzle, result))
        else:
            show(Output(style, colour), item, result, len(puzzles))
    session.finish()


def parts_in(file: str) -> list[Puzzle]:
    """The puzzles of a file of lines."""
    with open(file, "rb") as lines:
        return [load_all(line, format="json", transpose=is_transposed())[0] for line in lines if line.strip()]


def answers_in(puzzle: Puzzle, files: Sequence[str], parts: int) -> list[SolveResult | None]:
    """The answers by the number of their part; a part that has several rows keeps the one that says most."""
    answers: list[SolveResult | None] = [None] * parts
    for file in files:
        for row in rows_in(file):
            number = int(row["number"] or 1)
            if not 1 <= number <= parts:
                raise NonokitError(
                    f"{file}: there is an answer to part {number}, and there are {parts} parts"
                )
            found = answer_of(puzzle, row)
            if found.status is not Status.UNKNOWN or answers[number - 1] is None:
                answers[number - 1] = found
    return answers


def rows_in(file: str) -> Iterator[dict[str, Any]]:
    """The rows of a file of results."""
    from nonokit.batch import COLUMNS, Results

    results = Results(file, COLUMNS["solve"])
    if results.is_parquet:
        raise NonokitError(f"{file}: give the answers as .jsonl or .csv")
    for row in results.rows():
        if tuple(row) != results.columns:
            raise NonokitError(f"{file}: these are not results of 'nonokit batch solve'")
        yield row


def answer_of(puzzle: Puzzle, row: dict[str, Any]) -> SolveResult:
    """A row as the result it was made of; a part that failed is one without an answer."""
    status = Status.UNKNOWN if row["status"] == "error" else Status(row["status"])
    solution = row["solution"]
    solutions = [Grid.from_text(solution.split("/"), puzzle.palette)] if solution else []
    stats = Stats(ticks=int(row["ticks"] or 0), seconds=float(row["seconds"] or 0))
    return SolveResult(
        status, solutions, Grid.blank(puzzle.width, puzzle.height, puzzle.palette), stats, row["reason"]
    )


def show(output: Output, item: Item, result: SolveResult, parts: int) -> None:
    """The picture, if it is the only one, and what is sure."""
    output.say(output.bold(item.heading))
    output.say()
    if result.solution is not None:
        output.say(output.board(item.puzzle, result.solution))
        output.say()
    because = f": {result.reason}" if result.reason else ""
    output.facts(
        [
            ("parts", f"{counted(parts, 'part')}, which leave nothing out"),
            ("time", f"{duration(result.stats.seconds)} in all"),
            ("status", output.status(result.status.value, WORDS[result.status]) + because),
        ]
    )
