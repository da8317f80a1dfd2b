"""`nonokit split`: one hard puzzle in parts, which `batch` solves on many machines and `combine` puts together."""

from __future__ import annotations

import sys

import click

from nonokit.cli import options
from nonokit.cli.inputs import only_one
from nonokit.cli.output import counted
from nonokit.cli.part_files import lines_of, parts_and_answers
from nonokit.cli.plain import tell
from nonokit.cli.targets import check_file
from nonokit.engine import EngineName
from nonokit.formats.writing import write_file
from nonokit.model import Puzzle
from nonokit.solving import Status
from nonokit.solving.constants import MAX_PARTS
from nonokit.solving.parts import split_puzzle

EPILOG = """\b
Examples:
  nonokit split hard.non --parts 64 --to parts.jsonl
  nonokit batch solve parts.jsonl --out answers.jsonl
  nonokit combine hard.non parts.jsonl answers.jsonl

\b
On many machines: the second command on each, with another --shard; or --dask:
  nonokit batch solve parts.jsonl --shard 3/100 --out answers-003.jsonl
  nonokit combine hard.non parts.jsonl answers-*.jsonl

\b
Parts that took too long are split again, each into so many:
  nonokit split parts.jsonl --answers answers.jsonl --parts 8 --to more.jsonl
  nonokit batch solve more.jsonl --out answers-to-more.jsonl
  nonokit combine hard.non parts.jsonl answers.jsonl more.jsonl answers-to-more.jsonl

A part is the puzzle with some more cells given, a line each. Together they hold every picture there is.

"""


@click.command(epilog=EPILOG)
@click.argument("input", type=options.InputType())
@click.option("--parts", type=click.IntRange(1, MAX_PARTS), default=64, show_default=True, metavar="N",
              help="At least so many that are open; those that break at once come on top.")  # fmt: skip
@click.option(
    "--answers",
    multiple=True,
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False),
    help="INPUT is a file of parts: split those that have no answer here. May be repeated.",
)
@click.option(
    "--to",
    default="-",
    metavar="FILE",
    type=click.Path(dir_okay=False),
    help="Where they go: a file of lines (.jsonl).",
)
@click.option("--no-clobber", "keeps_files", is_flag=True, help="Never write over a file.")
@options.timeout_option()
@options.engine_option
@options.format_option
def command(
    input: str,
    parts: int,
    answers: tuple[str, ...],
    to: str,
    keeps_files: bool,
    timeout_s: float | None,
    engine: EngineName,
    format: str | None,
) -> None:
    """Split a puzzle that takes too long into parts that can be solved anywhere, in any order."""
    if to != "-":
        check_file(to, [input, *answers], keeps_files)
    puzzles = unanswered(input, answers) if answers else [only_one(input, format).puzzle]
    found = [
        part for puzzle in puzzles for part in split_puzzle(puzzle, parts, timeout_s=timeout_s, engine=engine)
    ]
    lines = lines_of(found)
    if to == "-":
        sys.stdout.write(lines)
        return
    write_file(to, lines.encode())
    tell(sentence_about(found) if found else "every part has its answer: combine puts them together")


def sentence_about(parts: list[Puzzle]) -> str:
    """How many there are, and how much they give."""
    given = [part.given.known_count for part in parts if part.given is not None] or [0]
    least, most = f"{min(given)} to " * (min(given) < max(given)), counted(max(given), "cell")
    return f"{counted(len(parts), 'part')} with {least}{most} given"


def unanswered(file: str, answers: tuple[str, ...]) -> list[Puzzle]:
    """The parts of a file that have no answer yet."""
    found = zip(*parts_and_answers([file, *answers]), strict=True)
    return [part for part, answer in found if answer is None or answer.status is Status.UNKNOWN]
