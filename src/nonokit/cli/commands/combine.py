"""`nonokit combine`: the answer to a puzzle from those to its parts, once it is sure that nothing was left out."""

from __future__ import annotations

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import facts_of
from nonokit.cli.inputs import Item, only_one
from nonokit.cli.output import Output, counted, duration
from nonokit.cli.part_files import parts_and_answers
from nonokit.cli.session import Session
from nonokit.solving import SolveResult, Status
from nonokit.solving.parts import combine_answers

EPILOG = """\b
Examples:
  nonokit split hard.non --to parts.jsonl
  nonokit batch solve parts.jsonl --out answers.jsonl
  nonokit combine hard.non parts.jsonl answers.jsonl
  nonokit combine hard.non parts.jsonl answers-*.jsonl more.jsonl answers-to-more.jsonl

The parts are checked to hold every picture there is, and every solution to solve the puzzle. Files of parts and of answers
come in any order; parts that were split again need no answer of their own. Those that have none yet are named, by their
number over all files.

"""
WORDS = {
    Status.UNIQUE: "unique",
    Status.MULTIPLE: "several solutions",
    Status.NONE: "no solution",
    Status.UNKNOWN: "not decided",
}


@click.command(epilog=EPILOG + exit_codes.HELP)
@click.argument("input", type=options.InputType())
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False),
    metavar="PARTS... ANSWERS...",
)
@options.drawing_options
@options.format_option
@options.json_option
def command(
    input: str,
    files: tuple[str, ...],
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Put the answers to the parts of a puzzle together: what `split` made, and `batch solve` solved."""
    session = Session([input], as_json=as_json)
    item = only_one(input, format)
    with session.attempt(item.name):
        parts, answers = parts_and_answers(files)
        result = combine_answers(item.puzzle, parts, answers)
        session.saw(exit_codes.of_status(result.status))
        if as_json:
            session.put(item.facts() | facts_of(item.puzzle, result))
        else:
            show(Output(style, colour), item, result, len(parts))
    session.finish()


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
