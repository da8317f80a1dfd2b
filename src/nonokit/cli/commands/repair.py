"""`nonokit repair`: which cells to change so that a picture is the only one its clues fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.cells import cells_of
from nonokit.cli.generated import difficulty_of
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import PuzzleFiles, puzzle_target
from nonokit.generating import SYMMETRIES, Fix, Repair, repair
from nonokit.rendering import difference

MOST_NAMED = 4  # changes whose places are told; of more their number says more

EPILOG = """\b
Examples:
  nonokit repair drawing.png
  nonokit repair puzzle.non --difficulty line-solvable
  nonokit repair drawing.png --protect 1-3,2 --protect 7,7 --to mended.png
  nonokit repair puzzle.json --json | jq '.fixes[0].changes'

Changes are listed best looking first: those that do it alone, then those that help. A symmetric picture stays so,
unless fewer cells do. Cells are ROW,COLUMN from 1; ranges such as 1-3,5-9 protect a block. --to writes the puzzle
of the best looking complete fix, or of the one with the fewest cells.

"""


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option(
    "--difficulty",
    default="unique",
    show_default=True,
    metavar="NAME",
    help="unique, line-solvable, or a class not to exceed.",
)
@click.option(
    "--protect", multiple=True, metavar="ROW,COLUMN", help="Never change this cell or block; may be repeated."
)
@click.option("--symmetry", type=click.Choice(SYMMETRIES), help="Change cells together with their partners.")
@click.option(
    "--max-fixes",
    type=click.IntRange(min=1),
    default=6,
    show_default=True,
    metavar="N",
    help="How many to list.",
)
@click.option(
    "--fewest", is_flag=True, help="Write and draw the fix with the fewest cells, not the best looking."
)
@options.to_options(help="Write the repaired puzzles there; the suffix decides the format.")
@options.timeout_option(default=30)
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    difficulty: str,
    protect: tuple[str, ...],
    symmetry: str | None,
    max_fixes: int,
    fewest: bool,
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    timeout_s: float | None,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Suggest the fewest, least visible changes that remove ambiguity from pictures."""
    session = Session(inputs, format=format, as_json=as_json)
    files = PuzzleFiles(puzzle_target(to, kind, inputs=session.names, keeps_files=keeps_files))
    output = Output(style, colour)
    cells = cells_of(protect)
    for item in session.items():
        with session.attempt(item.name):
            with SolveProgress(item.name) as progress:
                found = repair(
                    item.puzzle,
                    difficulty=difficulty_of(difficulty),
                    protect=cells,
                    symmetry=symmetry,
                    max_fixes=max_fixes,
                    timeout_s=timeout_s,
                    on_progress=progress,
                )
            session.saw(exit_codes.OK if found.best or not found.is_needed else exit_codes.SEVERAL_SOLUTIONS)
            if as_json:
                session.put(item.facts() | facts_of(found))
            else:
                show(output, item, found, found.fewest if fewest else found.best)
            chosen = found.fewest if fewest else found.best
            if chosen:
                texts: Any = {name: getattr(item.puzzle, name) for name in item.puzzle.METADATA}
                files.add(item, chosen.puzzle.replace(**texts))
    files.finish()
    session.finish()


def facts_of(found: Repair) -> dict[str, Any]:
    """A repair for JSON; cells count from 0."""
    return {
        "difficulty": found.difficulty,
        "is_needed": found.is_needed,
        "open": sorted(map(list, found.open_cells)),
        "islands": [sorted(map(list, island)) for island in found.islands],
        "reason": found.reason,
        "best": None if found.best is None else found.fixes.index(found.best),
        "fewest": None if found.fewest is None else found.fixes.index(found.fewest),
        "fixes": [
            {
                "changes": [[*cell, value] for cell, value in fix.changes.items()],
                "is_complete": fix.is_complete,
                "settled": len(fix.settled),
                "still_open": len(fix.still_open),
                "islands_fixed": fix.islands_fixed,
                "cost": fix.cost,
            }
            for fix in found.fixes
        ],
    }


def show(output: Output, item: Item, found: Repair, chosen: Fix | None) -> None:
    """The fixes, and the chosen one drawn."""
    output.say(output.bold(item.heading))
    if not found.is_needed:
        output.say(f"nothing to repair: {found.difficulty} already")
        return
    output.say(
        f"{counted(len(found.open_cells), 'cell')} open in {counted(len(found.islands), 'island')}; "
        f"wanted: {found.difficulty}"
    )
    for number, fix in enumerate(found.fixes, 1):
        output.say(f"{number:3}  {sentence(item, fix)}{praise(found, fix)}")
    if chosen is None:
        output.say(f"no complete repair was found{f': {found.reason}' if found.reason else ''}")
        return
    shown, marks = difference(chosen.grid, found.grid)
    output.say()
    output.say(output.board(chosen.puzzle, shown, marks=marks, show_clues=False))


def praise(found: Repair, fix: Fix) -> str:
    """What a fix is best at."""
    parts = ["looks best"] if fix is found.best else []
    parts += ["fewest cells"] if fix is found.fewest else []
    return f" ({', '.join(parts)})" if parts else ""


def sentence(item: Item, fix: Fix) -> str:
    """A fix in words."""
    palette = item.puzzle.palette
    verbs = ["clear", "fill"] if len(palette) == 2 else ["clear", *(colour.name for colour in palette[1:])]
    if len(fix.changes) > MOST_NAMED:
        counts = Counter(verbs[value] for value in fix.changes.values())
        parts = [f"{verb} {counted(count, 'cell')}" for verb, count in counts.most_common()]
    else:
        parts = [f"{verbs[value]} row {y + 1}, column {x + 1}" for (y, x), value in fix.changes.items()]
    what = "; ".join(parts)
    outcome = "done" if fix.is_complete else f"settles {len(fix.settled)}, {len(fix.still_open)} stay open"
    return f"{what} → {outcome}"
