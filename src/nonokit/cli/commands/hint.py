"""`nonokit hint`: the next thing a person could see, as far as they want to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.inputs import Item, read_state
from nonokit.cli.output import Output
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import Target, picture_target, write_picture
from nonokit.engine import EngineName
from nonokit.errors import NonokitError
from nonokit.explaining import DEPTHS, hint, hint_marks, technique_name
from nonokit.messages import languages

if TYPE_CHECKING:
    from nonokit.explaining import Hint
    from nonokit.model import Grid

EPILOG = """\b
Examples:
  nonokit hint cat.non
  nonokit hint cat.non --state mine.txt --depth where
  nonokit hint game.gno --depth cells            from the saved state
  nonokit hint cat.non --to hint.svg             the evidence drawn

A state is a text picture ('#' filled, '.' empty, '?' unknown, or the colours' letters), a short code, or
any puzzle file with a saved state.

"""
CODES = {"several": exit_codes.SEVERAL_SOLUTIONS, "stuck": exit_codes.LIMIT, "unknown": exit_codes.LIMIT}


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@options.state_option
@click.option("--depth", type=click.Choice(DEPTHS), default="why", show_default=True,
              help="Tell only where to look, or also why, or also which cells.")  # fmt: skip
@click.option("--mistakes", type=click.Choice(["line", "cells", "off"]), default="line", show_default=True,
              help="What may be told of a wrong state: impossible lines, wrong cells, or nothing.")  # fmt: skip
@click.option("--language", type=click.Choice(list(languages())), default="en", show_default=True,
              help="The language of the sentences.")  # fmt: skip
@options.to_options("FILE", "Draw the hint as SVG, PNG, PDF or HTML.")
@options.timeout_option()
@options.engine_option
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    state: str | None,
    depth: Any,
    mistakes: Any,
    language: str,
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    timeout_s: float | None,
    engine: EngineName,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Give the easiest next step for a puzzle as it stands: where to look, why it holds, which cells it settles.
    Without --state it starts from the saved state in the file, if there is one."""
    target = picture_target(to, kind, keeps_files=keeps_files)
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    for place, item in enumerate(session.items()):
        with session.attempt(item.name):
            if target and place:
                raise NonokitError(f"{target.path} holds one hint: name one puzzle")
            with SolveProgress(item.name) as progress:
                found = hint(
                    item.puzzle, state_of(item, state), mistakes=mistakes, timeout_s=timeout_s, engine=engine,
                    on_progress=progress,
                )  # fmt: skip
            session.saw(exit_codes.NO_SOLUTION if found.is_wrong else CODES.get(found.kind, exit_codes.OK))
            if target:
                draw(found, depth, language, target)
            if as_json:
                session.put(item.facts() | found.as_data(language))
                continue
            if place:
                output.say()
            print_hint(output, item, found, depth, language)
    session.finish()


def state_of(item: Item, state: str | None) -> Grid | None:
    """The state to go on from: named, or saved in the file."""
    if state is not None:
        return read_state(state, item.puzzle)
    saved: tuple[Grid, ...] = item.puzzle.extras.get("saved") or ()
    return saved[0] if saved else None


def print_hint(output: Output, item: Item, found: Hint, depth: Any, language: str) -> None:
    """The board with what the hint speaks of, and its sentences down to the depth wanted."""
    output.say(output.bold(item.heading))
    output.say()
    grid = found.state.with_cells(found.step.values) if found.step and depth == "cells" else found.state
    output.say(output.board(item.puzzle, grid, marks=hint_marks(found, depth), numbers=True))
    output.say()
    name = technique_name(found.technique, language) if found.step else None
    told = DEPTHS[: DEPTHS.index(depth) + 1]
    texts = {one: found.text(one, language) for one in told}
    shown = dict.fromkeys(texts.values())  # the same sentence is not said twice
    labels = {text: one for one, text in reversed(texts.items())}
    output.facts(
        [
            ("technique", name if depth != "where" else None),
            *((labels[text], text) for text in shown),
            ("reason", found.reason),
        ]
    )


def draw(found: Hint, depth: Any, language: str, target: Target) -> None:
    """The hint as a picture."""
    from nonokit.rendering import render

    marks = hint_marks(found, depth)
    caption = found.text(depth if depth != "cells" else "why", language)
    write_picture(
        render(found.puzzle, found.state, to=target.kind, marks=marks, caption=caption), target.path
    )
