"""`nonokit explain`: a whole solve as a person would do it, every step with its reason."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import rows_of
from nonokit.cli.commands.hint import state_of
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output
from nonokit.cli.pictures import MOVING
from nonokit.cli.plain import tell
from nonokit.cli.progress import InputProgress, SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import Target, picture_target, write_picture
from nonokit.errors import NonokitError
from nonokit.explaining import Explanation, describe, explain, step_marks, technique_name
from nonokit.messages import languages
from nonokit.rendering.ansi import CYAN
from nonokit.solving import Interrupted

if TYPE_CHECKING:
    from nonokit.model import Grid

EPILOG = """\b
Examples:
  nonokit explain cat.non
  nonokit explain cat.non --draw | less -R
  nonokit explain cat.non --to cat.gif           the solve as a moving picture
  nonokit explain cat.non --to cat.html          a page with a slider
  nonokit explain cat.non --json | jq '.steps[].technique'

"""


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@options.state_option
@click.option("--draw", "draws", is_flag=True, help="Draw the board at every step.")
@click.option("--language", type=click.Choice(list(languages())), default="en", show_default=True,
              help="The language of the sentences.")  # fmt: skip
@options.to_options("FILE", "The solve as a moving picture: GIF, APNG or HTML.")
@click.option("--frame-s", type=click.FloatRange(min=0.02), default=1.5, show_default=True, metavar="SECONDS",
              help="Moving pictures: how long a step is shown.")  # fmt: skip
@options.timeout_option()
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    state: str | None,
    draws: bool,
    language: str,
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    frame_s: float,
    timeout_s: float | None,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
) -> None:
    """Solve a puzzle as a person would: one step after another, each the simplest there is, with its reason. Ctrl-C
    ends it with the steps made until then."""
    target = picture_target(to, kind, MOVING, keeps_files=keeps_files)
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    count = 0
    for count, item in enumerate(session.items(), 1):
        with session.attempt(item.name):
            if target and count > 1:
                raise NonokitError(f"{target.path} holds one solve: name one puzzle")
            explanation = explained(item, state_of(item, state), timeout_s)
            session.saw(exit_codes.of_status(explanation.status))
            if as_json:
                session.put(item.facts() | facts_of(explanation, language))
            if target:
                animate(explanation, target, language, frame_s)
                tell(f"{item.name} → {target.path}", err=as_json)
            elif not as_json:
                if count > 1:
                    output.say()
                print_steps(output, item, explanation, language, draws)
            if explanation.reason == "interrupted":
                raise KeyboardInterrupt
    session.finish()


def explained(item: Item, state: Grid | None, timeout_s: float | None) -> Explanation:
    """The steps to the end, or until time is over or Ctrl-C is pressed."""
    try:
        with SolveProgress(item.name) as progress:
            return explain(item.puzzle, state, timeout_s=timeout_s, on_progress=progress)
    except Interrupted as interrupt:
        if not isinstance(interrupt.result, Explanation):
            raise
        return interrupt.result


def animate(explanation: Explanation, target: Target, language: str, frame_s: float) -> None:
    """The solve as a moving picture."""
    from nonokit.explaining import frames
    from nonokit.rendering import animation

    moments = frames(explanation, language=language)
    with InputProgress(len(moments), is_silent=True) as progress:
        content = animation(
            explanation.puzzle, moments, to=target.kind, frame_s=frame_s, on_frame=progress.advance
        )
    write_picture(content, target.path)


def facts_of(explanation: Explanation, language: str) -> dict[str, Any]:
    """The solve for JSON."""
    steps = [
        {
            **event.step.as_data(),
            "text": describe(explanation.puzzle, event.step, "why", language),
            "available": event.available,
        }
        for event in explanation.events
    ]
    return {
        "status": explanation.status.value,
        "reason": explanation.reason,
        "is_fair": explanation.is_fair,
        "steps": steps,
        "cells": rows_of(explanation.grid),
    }


def print_steps(output: Output, item: Item, explanation: Explanation, language: str, draws: bool) -> None:
    """Every step in a sentence, the picture they lead to, and what it took."""
    puzzle = item.puzzle
    output.say(output.bold(item.heading))
    output.say()
    width = len(str(len(explanation.events)))
    names = {step.technique: technique_name(step.technique, language) for step in explanation.steps}
    widest = max(map(len, names.values()), default=0)
    for event in explanation.events:
        step = event.step
        name = names[step.technique].ljust(widest)
        text = describe(puzzle, step, "why", language)
        output.say(f"{output.soft(f'{event.number:{width}}')}  {output.paint(CYAN, name)}  {text}")
        if draws:
            grid = event.before.with_cells(step.values)
            output.say(output.board(puzzle, grid, marks=step_marks(step), numbers=True))
            output.say()
    output.say()
    output.say(output.board(puzzle, explanation.grid))
    output.say()
    output.facts(summary(output, explanation, language))


def summary(output: Output, explanation: Explanation, language: str) -> list[tuple[str, str | None]]:
    """What the solve took."""
    taken = Counter(technique_name(step.technique, language) for step in explanation.steps)
    fair = "" if explanation.is_fair else ", not all of them fair: some try inside a trial"
    reason = f": {explanation.reason}" if explanation.reason else ""
    return [
        ("steps", f"{len(explanation.steps):,}{fair}"),
        ("techniques", ", ".join(f"{name} {count}" for name, count in taken.most_common()) or "none"),
        ("status", output.status(explanation.status.value) + reason),
    ]
