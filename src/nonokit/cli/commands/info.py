"""`nonokit info`: what a file is, what is in it, and what is wrong with it."""

from __future__ import annotations

from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import rules_code
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.plain import plain
from nonokit.cli.session import Session
from nonokit.formats import get_format
from nonokit.model import Puzzle
from nonokit.rendering.ansi import RED, chip

EPILOG = """\b
Examples:
  nonokit info mystery.txt
  nonokit info pack.xml --json
  nonokit info 'puzzles/**/*.non' | grep problem

"""


@click.command(epilog=EPILOG)
@options.inputs_argument
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...], style: str | None, colour: str, format: str | None, as_json: bool
) -> None:
    """Tell what a file is: its format, size, colours, texts, what else is in it, and every problem. The exit
    code is 3 when clues contradict each other."""
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    for place, item in enumerate(session.items()):
        facts = facts_of(item)
        if facts["problems"]:
            session.saw(exit_codes.NO_SOLUTION)
        if as_json:
            session.put(facts)
            continue
        if place:
            output.say()
        output.say(output.bold(item.label))
        output.facts(lines(output, item, facts))
    session.finish()


def facts_of(item: Item) -> dict[str, Any]:
    """Everything there is to tell, for JSON."""
    puzzle = item.puzzle
    clues = (*puzzle.rows, *puzzle.columns)
    filled = sum(clue.total for clue in puzzle.rows if clue is not None)
    metadata = {name: getattr(puzzle, name) for name in Puzzle.METADATA if getattr(puzzle, name)}
    return item.facts() | metadata | {
        "id": puzzle.id,
        "format": puzzle.extras.get("format"),
        "colours": [{"name": c.name, "rgb": c.hex, "char": c.char} for c in puzzle.colours],
        "background": puzzle.palette[0].hex,
        "filled": filled,
        "density": round(filled / (puzzle.width * puzzle.height), 3),
        "runs": sum(len(clue) for clue in clues if clue is not None),
        "missing_clues": sum(clue is None for clue in clues),
        "unknown_runs": sum(run.length is None for clue in clues if clue is not None for run in clue),
        "has_goal": puzzle.goal is not None,
        "saved_states": len(puzzle.extras.get("saved") or ()),
        "given_cells": puzzle.given.known_count if puzzle.given else 0,
        "rules_code": rules_code(puzzle),
        "notes": list(puzzle.extras.get("notes", ())),
        "problems": [{"code": problem.code, "message": problem.message} for problem in puzzle.problems()],
    }  # fmt: skip


def lines(output: Output, item: Item, facts: dict[str, Any]) -> list[tuple[str, str | None]]:
    """The same for people; what is not there is left out."""
    puzzle = item.puzzle
    known = get_format(facts["format"]) if facts["format"] else None
    problems = [("problem", output.paint(RED, plain(problem["message"]))) for problem in facts["problems"]]
    filled = f"{facts['filled']:,} of {puzzle.width * puzzle.height:,} cells filled ({facts['density']:.0%})"
    return [
        ("format", f"{known.title} ({known.name})" if known else None),
        ("size", f"{puzzle.width}×{puzzle.height}, {filled}, {counted(facts['runs'], 'run')}"),
        ("colours", colour_words(output, puzzle)),
        *((name, plain(text) if (text := facts.get(name)) else None) for name in Puzzle.METADATA),
        ("clues", clue_words(facts)),
        ("also", also_words(facts)),
        ("rules", facts["rules_code"]),
        ("id", puzzle.id),
        *(("note", plain(note)) for note in facts["notes"]),
        *(problems or [("problems", "none")]),
    ]


def colour_words(output: Output, puzzle: Puzzle) -> str | None:
    """The palette, each name on its colour where colours are shown."""
    if not puzzle.is_coloured:
        return None

    def swatch(i: int) -> str:
        colour = puzzle.palette[i]
        name = plain(colour.name)
        return output.paint(chip(colour.rgb, output.colour), f" {name} ") if output.colour != "none" else name

    names = (" " if output.colour != "none" else ", ").join(swatch(i) for i in range(1, len(puzzle.palette)))
    return f"{names} on {swatch(0)}"


def clue_words(facts: dict[str, Any]) -> str | None:
    """What clues lack."""
    parts = [
        counted(facts["missing_clues"], "line") + " without a clue" if facts["missing_clues"] else "",
        counted(facts["unknown_runs"], "run") + " of unknown length" if facts["unknown_runs"] else "",
    ]
    return ", ".join(filter(None, parts)) or None


def also_words(facts: dict[str, Any]) -> str | None:
    """What comes with the clues."""
    parts = [
        "the goal picture" if facts["has_goal"] else "",
        counted(facts["saved_states"], "saved state") if facts["saved_states"] else "",
        counted(facts["given_cells"], "given cell") if facts["given_cells"] else "",
    ]
    return ", ".join(filter(None, parts)) or None
