"""From what people type to puzzles: files, folders, globs, "-", codes, links, library names.

A bad input is reported and the others go on; the exit code tells at the end. This is the only place where the
command line reads puzzles.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

import click

from nonokit.cli.options import TRANSPOSE
from nonokit.cli.plain import plain, tell
from nonokit.errors import FormatError, NonokitError, NoPuzzle
from nonokit.formats import load_all
from nonokit.formats.file_names import checked_number, may_hold_puzzles, numbered_file
from nonokit.model import UNKNOWN, Grid, Puzzle

LIBRARY = "library:"
STDIN = "-"
GLOB_CHARS = "*?["
MOST_OF_ROW = 4096  # bytes of a row of results that tell what it is
MOST_NAMES = 2000  # of a folder that are compared with one that is not there


@dataclass(frozen=True, slots=True)
class Item:
    """A puzzle and where it came from; `number` is its place in a file that holds several, from 1."""

    source: str
    puzzle: Puzzle
    number: int | None = None

    @property
    def name(self) -> str:
        """What to call it: the file as the user named it, with its number."""
        source = "<stdin>" if self.source == STDIN else self.source
        return f"{source}#{self.number}" if self.number else source

    @property
    def label(self) -> str:
        """Its name, for people: of a code or a text that is no file, how it begins."""
        return plain(self.name if os.path.exists(self.source) else beginning_of(self.name))

    @property
    def heading(self) -> str:
        """Title, size and author, for people."""
        puzzle = self.puzzle
        parts = [puzzle.title or self.label, f"{puzzle.width}×{puzzle.height}"]
        if len(puzzle.colours) > 1:
            parts.append(f"{len(puzzle.colours)} colours")
        if puzzle.author:
            parts.append(f"by {puzzle.author}")
        return plain(" · ".join(parts))

    def facts(self) -> dict[str, Any]:
        """What every JSON object begins with."""
        facts: dict[str, Any] = {"file": self.name}
        if self.puzzle.title:
            facts["title"] = self.puzzle.title
        return facts | {"width": self.puzzle.width, "height": self.puzzle.height}


class Found(str):
    """A file of a folder, which nobody named: it may hold no puzzle."""


def expand(argument: str) -> list[str]:
    """The inputs that one argument stands for: itself, or what is in the folder, glob or library."""
    if argument.startswith(LIBRARY):
        return in_library(argument.removeprefix(LIBRARY))
    if os.path.isdir(argument):
        return in_folder(argument)
    if (
        any(char in argument for char in GLOB_CHARS)
        and "://" not in argument
        and not os.path.exists(argument)
    ):
        import glob

        found = sorted(glob.glob(argument, recursive=True))
        if found:
            return [name for path in found for name in (in_folder(path) if os.path.isdir(path) else [path])]
    return [argument]


def in_library(pattern: str) -> list[str]:
    """The library's puzzles that a pattern names, such as `c*` or `farm/*` for a collection; all for an empty one."""
    from fnmatch import fnmatchcase

    from nonokit.puzzles import library

    found = [
        entry.slug
        for entry in library()
        if fnmatchcase(f"{entry.collection}/{entry.slug}" if "/" in pattern else entry.slug, pattern or "*")
    ]
    return [LIBRARY + slug for slug in found or [pattern]]


def in_folder(folder: str) -> list[str]:
    """All files in a folder, and in those below, that may hold puzzles."""
    found: list[str] = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        paths = [os.path.join(path, name) for name in sorted(names) if may_hold_puzzles(name)]
        found += [Found(path) for path in paths if not is_of_results(path)]
    if not found:
        raise NonokitError(f"{folder}: there is no puzzle file in this folder")
    return found


def is_of_results(path: str) -> bool:
    """Whether a file has rows of `nonokit batch`, in which there are pictures, too."""
    if not path.endswith(".jsonl"):
        return False
    try:
        with open(path, "rb") as file:
            first = file.readline(MOST_OF_ROW)
    except OSError:  # whoever reads it says so
        return False
    return first.startswith(b'{"file": ') and b'"status": ' in first


def read(name: str, format: str | None = None) -> list[Item]:
    """The puzzles of one input."""
    if name.startswith(LIBRARY):
        from nonokit.puzzles import get

        return [Item(name, get(name.removeprefix(LIBRARY)).puzzle)]
    if name == STDIN or os.path.exists(name):
        return numbered(name, load_all(name, format=format, transpose=is_transposed()))
    one_of = numbered_file(name)
    if one_of is not None:
        path, number = one_of
        items = numbered(path, load_all(path, format=format, transpose=is_transposed()))
        return [items[checked_number(name, number, len(items)) - 1]]
    return numbered(name, read_text(name, format))


def is_transposed() -> bool:
    """Whether --transpose was given."""
    context = click.get_current_context(silent=True)
    return context is not None and bool(context.meta.get(TRANSPOSE))


def numbered(source: str, puzzles: list[Puzzle]) -> list[Item]:
    """Items with numbers where there are several; what reading assumed is said."""
    several = len(puzzles) > 1
    items = [Item(source, puzzle, i if several else None) for i, puzzle in enumerate(puzzles, 1)]
    for item in items:
        for note in item.puzzle.extras.get("notes", ()):
            tell(f"nonokit: {item.name}: {note}")
    return items


def near_name(path: str) -> str:
    """What may have been meant by the name of a file that is not there."""
    import difflib

    folder, name = os.path.split(path)
    try:
        names = os.listdir(folder or ".")[:MOST_NAMES]
    except (OSError, ValueError):  # nor is there such a folder, or it is closed to us
        return ""
    close = difflib.get_close_matches(name, names, 1, 0.75)
    return f": did you mean {os.path.join(folder, close[0])}?" if close else ""


def missing(argument: str) -> str | None:
    """What to say of an argument that names no input at all; None where it names one."""
    is_other = argument == STDIN or argument.startswith(LIBRARY) or numbered_file(argument)
    if is_other or os.path.exists(argument) or expand(argument) != [argument]:
        return None
    try:
        read_text(argument, None)
    except NonokitError as error:
        return str(error)
    return None


def not_there(path: str) -> str:
    """What is said of a name that nothing has."""
    return f"{path}: no such file or folder{near_name(path)}"


def beginning_of(text: str) -> str:
    """A code or a text as it is told of.

    >>> beginning_of("R" * 100)
    'RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR...'
    """
    return text if len(text) <= 60 else text[:57] + "..."


def read_text(text: str, format: str | None) -> list[Puzzle]:
    """The puzzles of an argument that is no file: a short code, a game ID or a link."""
    data = text.encode("utf-8", "surrogateescape")
    try:
        if format is None and text.startswith(("R", "L", "B")) and text.replace("-", "_").isidentifier():
            return load_all(data, format="short", transpose=is_transposed())  # asking all formats takes 0.1 s
        return load_all(data, format=format, transpose=is_transposed())
    except FormatError as error:
        is_path = "://" not in text and (os.sep in text or os.path.splitext(text)[1])
        if is_path or not text.strip():
            raise NonokitError(not_there(text or repr(text))) from None
        shown = beginning_of(text)
        if error.line:
            raise NonokitError(f"{shown}: no such file, and as a code or link: {error.message}") from None
        if text.startswith(("http://", "https://", "www.")):
            raise NonokitError(f"{shown}: {error.message}") from None
        raise NonokitError(f"{shown}: no such file, and not a code, game ID or link we know") from None


def only_one(argument: str, format: str | None = None) -> Item:
    """The puzzle of an argument that must name exactly one."""
    items: list[Item] = []
    for name in expand(argument):
        try:
            items += read(name, format)
        except NoPuzzle:
            if not isinstance(name, Found):
                raise
    if not items:
        raise NonokitError(f"{argument}: there is no puzzle in this folder")
    if len(items) > 1:
        raise NonokitError(f"{argument}: {len(items)} puzzles; choose one, such as {items[0].name}")
    return items[0]


def read_state(argument: str, puzzle: Puzzle) -> Grid:
    """A partly solved grid for a puzzle: a text picture, a short code, or the saved state in a puzzle file."""
    drawn = drawn_state(argument, puzzle)
    if drawn is not None:
        return drawn
    found = only_one(argument).puzzle
    saved = found.extras.get("saved") or ()
    grid = saved[0] if saved else found.given or found.goal
    if grid is None:
        raise NonokitError(f"{argument}: there is no state in it: no saved, given or goal cells")
    if (grid.width, grid.height) != (puzzle.width, puzzle.height):
        sizes = f"{grid.width}×{grid.height}, the puzzle {puzzle.width}×{puzzle.height}"
        raise NonokitError(f"{argument}: the state is {sizes}")
    return in_palette(grid, puzzle, argument)


def drawn_state(argument: str, puzzle: Puzzle) -> Grid | None:
    """The state when the file is a picture in the puzzle's own characters, one a cell; else None."""
    if (
        not os.path.isfile(argument)
        or os.path.getsize(argument) > 4 * (puzzle.width + 2) * puzzle.height + 1000
    ):
        return None
    with open(argument, encoding="utf-8", errors="replace") as file:
        lines = file.read().strip("\n").splitlines()
    if len(lines) != puzzle.height or {len(line) for line in lines} != {puzzle.width}:
        return None
    return Grid.from_text(lines, puzzle.palette)


def in_palette(grid: Grid, puzzle: Puzzle, argument: str) -> Grid:
    """A grid in the puzzle's palette: colours go by their names, or by their number if there is but one."""
    values = {colour.name: value for value, colour in enumerate(puzzle.palette)}
    by_number = len(grid.palette) == len(puzzle.palette) == 2
    table = bytearray(range(256))
    for value in set(grid.cells) - {0, UNKNOWN}:
        name = grid.palette[value].name
        if name not in values and not by_number:
            raise NonokitError(f"{argument}: the state has the colour {name!r}, which the puzzle lacks")
        table[value] = values.get(name, value)
    return Grid(grid.width, grid.height, grid.cells.translate(bytes(table)), puzzle.palette)
