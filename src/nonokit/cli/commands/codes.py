"""`nonokit codes`: short codes of clues and pictures, with totals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import click

from nonokit.cli import options
from nonokit.cli.answers import NoAnswer, image_code, rules_code, solution_of
from nonokit.cli.csv_table import print_row
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.session import Session
from nonokit.errors import NonokitError

EPILOG = """\b
Examples:
  nonokit codes cat.non
  nonokit codes puzzles/ --csv > list.csv
  nonokit codes cat.non --only rules
  nonokit solve "$(nonokit codes cat.non --only rules)"

"""


@dataclass(frozen=True, slots=True)
class Codes:
    """The codes of a puzzle; None where there is none, with the reason for the picture."""

    item: Item
    rules: str | None
    image: str | None
    why_none: str = ""


@click.command(epilog=EPILOG)
@options.inputs_argument
@click.option(
    "--only", type=click.Choice(["rules", "image"]), help="Print nothing but these codes, one a line."
)
@click.option(
    "--no-solve", "is_unsolved", is_flag=True, help="Codes of pictures only where the file has the goal."
)
@options.timeout_option(default=10)
@options.jobs_option
@options.format_option
@options.csv_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    only: str | None,
    is_unsolved: bool,
    timeout_s: float | None,
    jobs: int,
    format: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Print short codes: R... of the clues, a whole puzzle in a word that fits into a link, and L... or B... of the
    picture, solved for unless the file has it. Many puzzles get totals."""
    session = Session(inputs, format=format, as_json=as_json)
    output = Output()
    if as_csv:
        print_row(("name", "rules", "image"))
    found: list[Codes] = []
    work = partial(encode, timeout_s=None if is_unsolved else timeout_s, only=only)
    for item, codes in session.map(work, jobs):
        found.append(codes)
        if as_json:
            session.put(item.facts() | {"rules_code": codes.rules, "image_code": codes.image})
        elif as_csv:
            print_row((item.puzzle.title or item.name, codes.rules, codes.image))
        elif only:
            output.say((codes.rules if only == "rules" else codes.image) or "")
        else:
            print_codes(output, codes, is_first=len(found) == 1)
    if len(found) > 1 and not (as_json or as_csv or only):
        print_totals(output, found)
    session.finish()


def encode(item: Item, *, timeout_s: float | None, only: str | None) -> Codes:
    """The codes of a puzzle; without a time limit nothing is solved."""
    puzzle = item.puzzle
    grid = puzzle.goal
    why_none = ""
    if timeout_s is not None and only != "rules":
        try:
            grid = solution_of(puzzle, item.name, timeout_s)
        except NoAnswer as error:
            grid, why_none = None, f": {error}"
    codes = Codes(item, rules_code(puzzle), image_code(grid) if only != "rules" else None, why_none)
    if codes.rules is None and codes.image is None:
        raise NonokitError(
            "it has no short code: several colours, given cells, or clues that are missing or do not fit"
        )
    if only and (codes.rules if only == "rules" else codes.image) is None:
        raise NonokitError(
            f"it has no short code of its {'clues' if only == 'rules' else 'picture'}{why_none}"
        )
    return codes


def print_codes(output: Output, codes: Codes, *, is_first: bool) -> None:
    """The codes with their lengths."""
    if not is_first:
        output.say()
    output.say(output.bold(f"{codes.item.label}  {codes.item.puzzle.width}×{codes.item.puzzle.height}"))
    for label, code in (("rules", codes.rules), ("image", codes.image)):
        told = (
            f"{code}  {output.soft(f'{len(code)} characters')}"
            if code
            else output.soft(f"none{codes.why_none}")
        )
        output.say(f"{output.soft(label)}  {told}")


def print_totals(output: Output, found: list[Codes]) -> None:
    """How much all codes take together."""
    cells = sum(codes.item.puzzle.width * codes.item.puzzle.height for codes in found)
    parts = [f"{counted(len(found), 'puzzle')} of {counted(cells, 'cell')}"]
    for label, codes in (("rules", [c.rules for c in found]), ("image", [c.image for c in found])):
        there = [code for code in codes if code]
        characters = sum(map(len, there))
        average = f", {characters / len(there):.1f} on average" if there else ""
        parts.append(f"{label} {counted(characters, 'character')} in {counted(len(there), 'code')}{average}")
    output.say()
    output.say("\n".join(output.soft("total  ") + part for part in parts))
