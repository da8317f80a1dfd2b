"""`nonokit scan`: puzzles from photos and screenshots."""

from __future__ import annotations

import os
import sys
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.inputs import STDIN, Item
from nonokit.cli.output import Output, counted
from nonokit.cli.session import Session
from nonokit.cli.targets import PuzzleFiles, puzzle_target
from nonokit.scanning import Scan, scan
from nonokit.scanning.meaning.answer import clue_text

EPILOG = """\b
Examples:
  nonokit scan photo.jpg                        the puzzle, its picture, and lines to compare
  nonokit scan screenshot.png --to puzzle.non   written to a file, to be corrected or played
  nonokit doctor puzzle.non                     which number is probably wrong, and what it should be
  nonokit scan photos/*.jpg --to folder/ --as non
  nonokit scan photo.jpg --json | jq '.doubts'  why each line is doubtful, and what else it may be

The whole puzzle must be in the picture, with its clues left of the grid and above it, in black and white. A line to
compare with the picture is named with what was read, why that is doubtful, and what else it may be; what the numbers
themselves do not tell, the other clues often do. Exit codes are those of the puzzle that was read.

"""
MOST_DOUBTS = 12
WHAT_TO_DO = (
    "Where the picture says otherwise: write the puzzle with --to puzzle.non, correct those lines in the file, and "
    "let nonokit doctor puzzle.non look for what is left. Or import the picture in nonokit play."
)


@click.command(epilog=EPILOG + exit_codes.HELP)
@click.argument("images", nargs=-1, required=True, metavar="IMAGE...")
@options.to_options(help="Write the puzzles there; the suffix decides the format.")
@options.timeout_option(default=4.5)
@options.drawing_options
@options.json_option
def command(
    images: tuple[str, ...],
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    timeout_s: float | None,
    style: str | None,
    colour: str,
    as_json: bool,
) -> None:
    """Read puzzles from photos and screenshots, and say which numbers are doubtful."""
    session = Session(images, as_json=as_json)
    inputs = [name for name in images if name != STDIN]
    files = PuzzleFiles(puzzle_target(to, kind, inputs=inputs, keeps_files=keeps_files))
    output = Output(style, colour)
    for name in images:
        with session.attempt(name):
            found = scan(source_of(name), timeout_s=timeout_s)
            item = Item(name, found.puzzle)
            session.saw(exit_codes.of_status(found.result.status))
            if as_json:
                session.put(item.facts() | facts_of(found))
            else:
                session.separate(output)
                show(output, item, found)
            files.add(item, item.puzzle)
    files.finish()
    session.finish()


def source_of(name: str) -> Any:
    """The file of that name, or what is piped in."""
    return sys.stdin.buffer.read() if name == STDIN and not os.path.exists(name) else name


def facts_of(found: Scan) -> dict[str, Any]:
    """A scan for JSON; lines and numbers count from 0."""
    puzzle = found.puzzle
    return {
        "status": found.result.status.value,
        "rows": [[run.length for run in clue or ()] for clue in puzzle.rows],
        "columns": [[run.length for run in clue or ()] for clue in puzzle.columns],
        "is_sure": found.is_sure,
        "is_mixed": found.is_mixed,
        "doubts": [
            {
                "side": doubt.side,
                "line": doubt.line,
                "why": doubt.why,
                "reason": doubt.reason,
                "reading": list(doubt.reading),
                "others": [list(other) for other in doubt.others],
                "corners": [list(corner) for corner in doubt.corners],
            }
            for doubt in found.doubts
        ],
        "numbers": [
            {
                "side": number.side,
                "line": number.line,
                "index": number.index,
                "number": number.number,
                "confidence": number.confidence,
                "is_doubtful": number.is_doubtful,
                "others": list(number.others),
                "corners": [list(corner) for corner in number.corners],
            }
            for number in found.numbers
        ],
        "corners": [list(corner) for corner in found.corners],
        "turned": found.turned,
        "state": None if found.state is None else str(found.state).splitlines(),
        "notes": list(found.notes),
    }


def show(output: Output, item: Item, found: Scan) -> None:
    """The puzzle with its picture, and what to compare."""
    output.say(output.bold(item.heading))
    output.say()
    output.say(output.board(found.puzzle, found.result.solution or found.result.known))
    output.say()
    status = found.result.status.value
    output.say(f"{output.status(status, status)}: {sentence(found)}")
    for note in found.notes:
        output.say(note)
    for doubt in found.doubts[:MOST_DOUBTS]:
        others = " or ".join(map(clue_text, doubt.others))
        output.say(f"  {doubt}" + (f" If not: {others}." if others else ""))
    if len(found.doubts) > MOST_DOUBTS:
        output.say(f"  and {len(found.doubts) - MOST_DOUBTS} more")
    if found.doubts:
        output.say(WHAT_TO_DO)


def sentence(found: Scan) -> str:
    """How sure the reading is."""
    read = counted(len(found.numbers), "number")
    if not found.doubts:
        return f"{read} read, none doubtful"
    return f"{read} read; compare {counted(len(found.doubts), 'line')} with the picture"
