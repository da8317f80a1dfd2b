"""`nonokit library`: the puzzles that come with nonokit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nonokit.cli.output import Output, counted
from nonokit.cli.plain import json_line
from nonokit.puzzles import LibraryPuzzle, collections, library

if TYPE_CHECKING:
    from nonokit.cli.records.puzzles import Library

EPILOG = """\b
Examples:
  nonokit library
  nonokit library --collection sea
  nonokit solve library:whale
  nonokit rate 'library:*'

"""


@click.command(epilog=EPILOG)
@click.option("--course", "is_course", is_flag=True, help="The beginners' course only.")
@click.option("--collection", metavar="NAME", help="Puzzles of this collection only.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a puzzle, a line each.")
def command(is_course: bool, collection: str | None, as_json: bool) -> None:
    """List the puzzles that come with nonokit: a beginners' course, then collections, each from easy to hard. Every
    command takes them as library:NAME, and globs such as 'library:s*'."""
    if collection is not None and collection not in collections():
        raise click.UsageError(
            f"there is no collection {collection!r}: choose one of {', '.join(collections())}"
        )
    entries = [
        entry
        for entry in library()
        if (entry.course is not None or not is_course) and collection in (None, entry.collection)
    ]
    if as_json:
        for entry in entries:
            print(json_line(facts_of(entry)))
        return
    from nonokit.rating import Class

    output = Output()
    rows = [
        (
            str(entry.course or ""),
            entry.slug,
            f"{entry.width}×{entry.height}",
            str(len(entry.palette) - 1) if entry.is_coloured else "",
            f"{Class(entry.class_).grade.title()}, {entry.score}",
            (entry.lesson or "") if is_course else entry.collection,
        )
        for entry in entries
    ]
    header = ("course", "name", "size", "colours", "difficulty", "lesson" if is_course else "collection")
    output.table(header, rows, right="course size colours")
    if entries:
        hint = f"{counted(len(entries), 'puzzle')}; try: nonokit solve library:{entries[0].slug}"
        output.say(output.soft(hint))


def facts_of(entry: LibraryPuzzle) -> Library:
    """A puzzle of the library for JSON."""
    from nonokit.rating import Class

    return {
        "name": entry.slug,
        "title": entry.title,
        "width": entry.width,
        "height": entry.height,
        "colours": len(entry.palette) - 1,
        "course": entry.course,
        "lesson": entry.lesson,
        "collection": entry.collection,
        "grade": Class(entry.class_).grade.value,
        "class": entry.class_,
        "score": entry.score,
    }
