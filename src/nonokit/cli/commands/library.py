"""`nonokit library`: the puzzles that come with nonokit."""

from __future__ import annotations

import json

import click

from nonokit.cli.output import Output, counted
from nonokit.puzzles import LibraryPuzzle, library

EPILOG = """\b
Examples:
  nonokit library
  nonokit library --tag animals
  nonokit solve library:whale
  nonokit rate 'library:*'

"""


@click.command(epilog=EPILOG)
@click.option("--course", "is_course", is_flag=True, help="The beginners' course only.")
@click.option("--tag", help="Puzzles with this tag only.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a puzzle, a line each.")
def command(is_course: bool, tag: str | None, as_json: bool) -> None:
    """List the puzzles that come with nonokit: a beginners' course, then a gallery from easy to hard. Every command
    takes them as library:NAME, and globs such as 'library:s*'."""
    entries = [entry for entry in library() if entry.course is not None or not is_course]
    if tag is not None:
        tags = sorted({tag for entry in entries for tag in entry.tags})
        if tag not in tags:
            raise click.UsageError(
                f"no puzzle of the library has the tag {tag!r}: there are {', '.join(tags)}"
            )
        entries = [entry for entry in entries if tag in entry.tags]
    if as_json:
        for entry in entries:
            print(json.dumps(facts_of(entry), ensure_ascii=False))
        return
    output = Output()
    rows = [
        (
            str(entry.course or ""),
            entry.slug,
            f"{entry.puzzle.width}×{entry.puzzle.height}",
            str(len(entry.puzzle.colours)) if entry.puzzle.is_coloured else "",
            (entry.lesson or "") if is_course else ", ".join(entry.tags),
        )
        for entry in entries
    ]
    header = ("course", "name", "size", "colours", "lesson" if is_course else "tags")
    output.table(header, rows, right="course size colours")
    output.say(
        output.soft(f"{counted(len(entries), 'puzzle')}; try: nonokit solve library:{entries[0].slug}")
    )


def facts_of(entry: LibraryPuzzle) -> dict[str, object]:
    """A puzzle of the library for JSON."""
    puzzle = entry.puzzle
    return {
        "name": entry.slug,
        "title": puzzle.title,
        "width": puzzle.width,
        "height": puzzle.height,
        "colours": len(puzzle.colours),
        "course": entry.course,
        "lesson": entry.lesson,
        "tags": list(entry.tags),
    }
