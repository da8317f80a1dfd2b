"""`nonokit show`: clues, goal or a saved state, drawn in the terminal; nothing is solved."""

from __future__ import annotations

import click

from nonokit.cli import options
from nonokit.cli.inputs import read_state
from nonokit.cli.output import Output
from nonokit.cli.session import Session
from nonokit.errors import NonokitError
from nonokit.model import Grid, Puzzle

EPILOG = """\b
Examples:
  nonokit show cat.non
  nonokit show cat.non --goal --style half
  nonokit show game.gno --saved --numbers
  nonokit show cat.non --state mine.txt

"""


@click.command(epilog=EPILOG)
@options.inputs_argument
@click.option("--goal", "what", flag_value="goal", help="Draw the goal picture.")
@click.option("--saved", "what", flag_value="saved", help="Draw the saved state.")
@options.state_option
@click.option("--no-clues", "has_no_clues", is_flag=True, help="The cells alone.")
@click.option("--numbers", is_flag=True, help="Number rows and columns.")
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    what: str | None,
    state: str | None,
    has_no_clues: bool,
    numbers: bool,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Draw puzzles: their clues and given cells, or with --goal, --saved or --state a picture among the clues."""
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    for place, item in enumerate(session.items()):
        with session.attempt(item.name):
            grid = read_state(state, item.puzzle) if state else picture(item.puzzle, what)
            if as_json:
                session.put(item.facts() | clues_as_data(item.puzzle, grid))
                continue
            if place:
                output.say()
            output.say(output.bold(item.heading))
            output.say()
            output.say(output.board(item.puzzle, grid, show_clues=not has_no_clues, numbers=numbers))
    session.finish()


def picture(puzzle: Puzzle, what: str | None) -> Grid | None:
    """The grid to draw; an error when the puzzle does not have it."""
    if what is None:
        return None
    saved = puzzle.extras.get("saved") or (None,)
    grid: Grid | None = puzzle.goal if what == "goal" else saved[0]
    if grid is None:
        raise NonokitError(f"this puzzle has no {'goal picture' if what == 'goal' else 'saved state'}")
    return grid


def clues_as_data(puzzle: Puzzle, grid: Grid | None) -> dict[str, object]:
    """Clues as text, for programs: runs with their colour's character where there are several."""
    data: dict[str, object] = {
        name: [None if clue is None else clue.texts(puzzle.palette) for clue in clues]
        for name, clues in (("rows", puzzle.rows), ("columns", puzzle.columns))
    }
    if len(puzzle.palette) > 2:
        data["colours"] = {colour.char: colour.name for colour in puzzle.palette}
    if grid is not None:
        data["cells"] = grid.to_text().split("\n")
    return data
