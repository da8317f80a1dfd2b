"""`nonokit convert`: from any format to any other, one file or many."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import solution_of
from nonokit.cli.inputs import Item
from nonokit.cli.output import counted
from nonokit.cli.plain import tell
from nonokit.cli.session import Session
from nonokit.cli.targets import make_target, suffix_of, write_puzzles
from nonokit.errors import NonokitError
from nonokit.formats import converted, format_for_name, get_format, losses, names
from nonokit.model import Puzzle

EPILOG = """\b
Examples:
  nonokit convert cat.non --to cat.xml
  nonokit convert cat.non --as json                  to standard output
  nonokit convert *.xml --to folder/ --as non        one file each
  nonokit convert *.non --to pack.csv                all into one file
  nonokit convert cat.non --to cat.png --solve       the solved picture, a pixel a cell

An input is never overwritten; with --no-clobber no file is. What a format has no place for (the author, the goal picture) is left out and said on stderr; what would make it
another puzzle (colours into black and white) is an error. 'nonokit formats' lists them all. To draw a puzzle with
its clues as SVG, PNG or PDF use 'nonokit render'.

"""


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@options.to_options(help="The file or folder to write; the suffix decides the format.")
@click.option(
    "--solve", "is_solved", is_flag=True, help="Solve first: the solution becomes the goal picture."
)
@options.timeout_option(default=10)
@options.jobs_option
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    is_solved: bool,
    timeout_s: float | None,
    jobs: int,
    format: str | None,
    as_json: bool,
) -> None:
    """Convert puzzles from any format to any other."""
    session = Session(inputs, format=format, as_json=as_json)
    target = make_target(to, kind, names(), format_for_name, inputs=session.names, keeps_files=keeps_files)
    if as_json and target.path is None:
        raise click.UsageError("--json reports what was written; name a file or folder with --to.")
    single = None if target.is_folder else target.kind
    work = partial(ready_item, timeout_s=timeout_s, is_solved=is_solved, single=single)
    kept: list[Item] = []
    try:
        for item, ready in session.map(work, jobs):
            if target.is_folder:
                with session.attempt(item.name):
                    convert([ready], target.file_for(item, suffix_of(target.kind)), target.kind, session)
            else:
                kept.append(ready)
    finally:
        if kept:
            with session.attempt(kept[0].name if len(kept) == 1 else target.path or "<stdout>"):
                convert(kept, target.path or "-", target.kind, session)
    session.finish()


def ready_item(item: Item, *, timeout_s: float | None, is_solved: bool, single: str | None) -> Item:
    """The puzzle as it will be written, solved if that is wanted; `single` is the format of the file for all."""
    ready = solved(item, timeout_s) if is_solved else item
    if single is not None:
        check_fits(ready, single)
    return ready


def solved(item: Item, timeout_s: float | None) -> Item:
    """The puzzle with its solution as goal."""
    grid = solution_of(item.puzzle, item.name, timeout_s)
    return Item(item.source, item.puzzle.replace(goal=grid), item.number)


def check_fits(item: Item, format: str) -> None:
    """Raises what a file of many cannot hold of this puzzle, so that the others get into it."""
    if "many" in get_format(format).carries:
        converted(item.puzzle, format)  # what is left out is said once, of all


def convert(items: Sequence[Item], path: str, format: str, session: Session) -> None:
    """Writes puzzles into one file and says what got lost."""
    puzzles: Sequence[Puzzle] | Puzzle = [item.puzzle for item in items]
    if len(items) == 1:
        puzzles = items[0].puzzle
    if path == "-" and sys.stdout.isatty() and format in ("png", "gif", "bmp"):
        raise NonokitError(f"{get_format(format).title} is not for terminals: name a file with --to")
    sys.stdout.flush()
    write_puzzles(puzzles, path, format, items[0].name if len(items) == 1 else "")
    for item in items if session.as_json else ():
        session.put(item.facts() | {"to": path, "format": format, "losses": losses(item.puzzle, format)})
    if path != "-" and not session.as_json:
        what = items[0].name if len(items) == 1 else counted(len(items), "puzzle")
        tell(f"{what} → {path}", err=False)
