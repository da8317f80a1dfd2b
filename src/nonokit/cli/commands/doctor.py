"""`nonokit doctor`: which number of a puzzle is probably mistyped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.session import Session
from nonokit.cli.targets import PuzzleFiles, puzzle_target
from nonokit.diagnosing import diagnose

if TYPE_CHECKING:
    from nonokit.diagnosing import Diagnosis, Edit, Suggestion

EPILOG = """\b
Examples:
  nonokit doctor typed.non
  nonokit doctor typed.txt --to mended.non
  nonokit doctor puzzles/ --json | jq -r '.suggestions[0].text'

Finds one or two mistakes: a number changed, its digits swapped, a comma missing (11 for 1 1), a number or a
line missing, twice or in its neighbour's place, a side or its numbers from the far end. --to writes the puzzle of the first
suggestion. The exit code is that of the puzzle as it is.

"""


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option("--max-suggestions", type=click.IntRange(min=1), default=5, show_default=True, metavar="N",
              help="How many to list.")  # fmt: skip
@options.to_options(help="Write the mended puzzles there; the suffix decides the format.")
@options.timeout_option(default=5)
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    max_suggestions: int,
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    timeout_s: float | None,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Find what is mistyped in puzzles that have no solution, or more than one: the fewest and likeliest edits that leave
    one picture, each with the picture it leads to."""
    session = Session(inputs, format=format, as_json=as_json)
    files = PuzzleFiles(puzzle_target(to, kind, inputs=session.names, keeps_files=keeps_files))
    output = Output(style, colour)
    for item in session.items():
        with session.attempt(item.name):
            found = diagnose(item.puzzle, timeout_s=timeout_s, max_suggestions=max_suggestions)
            session.saw(exit_codes.of_status(found.status))
            if as_json:
                session.put(item.facts() | facts_of(found))
            else:
                session.separate(output)
                show(output, item, found)
            if found.suggestions:
                files.add(item, found.suggestions[0].puzzle)
    files.finish()
    session.finish()


def show(output: Output, item: Item, found: Diagnosis) -> None:
    """The suggestions, and the pictures of those that may be meant."""
    output.say(output.bold(item.heading))
    if found.problem is None:
        output.say("nothing to mend: there is one solution")
        return
    output.say(output.status(found.status.value) + f": {found.problem}")
    for number, one in enumerate(found.suggestions, 1):
        several = "" if one.is_unique else "; leaves several solutions"
        output.say(f"{number:3}  {one} {output.soft(f'({one.share:.0%}{several})')}")
    output.say(conclusion(found))
    is_mistyped = found.suggestions and found.share_as_typed < found.suggestions[0].share
    boards = [output.board(one.puzzle, one.grid) for one in found.equally_likely]
    if is_mistyped:
        output.say()
        output.beside([(f"suggestion {number}", board) for number, board in enumerate(boards, 1)])


def conclusion(found: Diagnosis) -> str:
    """How much the suggestions are worth."""
    if not found.suggestions:
        return found.nothing_found
    late = "" if found.is_complete else "; time ran out before everything was tried"
    likely = len(found.equally_likely)
    if found.share_as_typed >= found.suggestions[0].share:
        return f"most likely nothing is mistyped, and there are several solutions{late}"
    parts = [f"the first {likely} are about equally likely"] if likely > 1 else []
    if found.sure_lines:
        lines = found.puzzle.height + found.puzzle.width
        parts.append(f"{len(found.sure_lines)} of {counted(lines, 'line')} are right in every case")
    return ("; ".join(parts) or "compare with where you have it from") + late


def facts_of(found: Diagnosis) -> dict[str, Any]:
    """A diagnosis for JSON; lines count from 0."""
    return {
        "status": found.status.value,
        "problem": found.problem,
        "suggestions": [suggestion_facts(one) for one in found.suggestions],
        "share_as_typed": round(found.share_as_typed, 4),
        "equally_likely": len(found.equally_likely),
        "sure_lines": [list(line) for line in found.sure_lines],
        "is_complete": found.is_complete,
    }


def suggestion_facts(one: Suggestion) -> dict[str, Any]:
    """One suggestion for JSON."""
    import json

    from nonokit.formats import dumps

    return {
        "text": str(one),
        "edits": [edit_facts(edit, one) for edit in one.edits],
        "share": round(one.share, 4),
        "is_unique": one.is_unique,
        "cells": one.grid.to_text().split("\n"),
        "puzzle": json.loads(dumps(one.puzzle, "json")),
    }


def edit_facts(edit: Edit, one: Suggestion) -> dict[str, Any]:
    """One edit for JSON."""
    before, after = (
        None if clue is None else clue.texts(one.puzzle.palette) for clue in (edit.before, edit.after)
    )
    return {"kind": edit.kind, "line": list(edit.line), "before": before, "after": after}
