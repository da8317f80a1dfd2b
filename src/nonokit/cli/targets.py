"""Where results are written: one file for all, a folder with a file each, or standard output.

Whatever can be known to fail is found out before the work begins. An input is never overwritten.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import click

from nonokit.cli.inputs import LIBRARY, Item
from nonokit.cli.pictures import KINDS, kind_of
from nonokit.cli.plain import tell
from nonokit.errors import FormatError, NonokitError
from nonokit.formats.compression import without_packing
from nonokit.model import Puzzle


@dataclass
class Target:
    """What to write (a format or a kind of picture), and where; no path means standard output."""

    kind: str
    path: str | None = None
    is_folder: bool = False
    keeps_files: bool = False
    taken: set[str] = field(default_factory=set)

    def file_for(self, item: Item, suffix: str) -> str:
        """The name in the folder: the input's own, with a number where several would share it."""
        is_named = item.source.startswith(LIBRARY) or os.path.exists(item.source)
        base = without_packing(os.path.basename(item.source.removeprefix(LIBRARY)))
        stem = os.path.splitext(base)[0] if is_named else item.puzzle.id
        return self.new_file(f"{stem}-{item.number}" if item.number else stem, suffix, [item.source])

    def new_file(self, stem: str, suffix: str, inputs: Sequence[str] = ()) -> str:
        """A file of that name in the folder, numbered where the name is taken; the folder is made when missing."""
        chosen, number = stem, 1
        while chosen + suffix in self.taken:
            number += 1
            chosen = f"{stem}-{number}"
        self.taken.add(chosen + suffix)
        path = os.path.join(self.path or "", chosen + suffix)
        check_free(path, inputs, self.keeps_files)
        os.makedirs(self.path or ".", exist_ok=True)
        return path


def make_target(
    to: str | None,
    kind: str | None,
    kinds: Collection[str],
    kind_of: Callable[[str], str],
    *,
    inputs: Sequence[str] = (),
    keeps_files: bool = False,
    folder_kind: str | None = None,
) -> Target:
    """What --to and --as mean together; `kind_of` tells from a file's name, or raises."""
    if kind is None and to in kinds:
        to, kind = None, to  # --to json: printed
    if kind is not None and kind not in kinds:
        raise click.UsageError(f"there is no format {kind!r} ({suggestion(kind, kinds)})")
    if to is None or to == "-":
        if kind is None:
            raise click.UsageError("Name where to write: --to FILE, or --as FORMAT to print it.")
        return Target(kind)
    if is_folder_name(to):
        kind = kind or folder_kind
        if kind is None:
            raise click.UsageError(f"Name the format too: --to {to} --as FORMAT")
        return Target(kind, to, True, keeps_files)
    if kind is None and not os.path.splitext(to)[1] and os.sep not in to:
        raise click.UsageError(f"there is no format {to!r} ({suggestion(to, kinds)})")
    check_file(to, inputs, keeps_files)
    return Target(kind or kind_from_name(to, kind_of), to, False, keeps_files)


def puzzle_target(
    to: str | None, kind: str | None, *, inputs: Sequence[str] = (), keeps_files: bool = False
) -> Target | None:
    """Where a command that prints something else writes puzzles too; None when it does not."""
    from nonokit.formats import format_for_name, names

    if to is None and kind is None:
        return None
    target = make_target(
        to, kind, names(), format_for_name, inputs=inputs, keeps_files=keeps_files, folder_kind="json"
    )
    if target.path is None:
        raise click.UsageError("Name where to write: --to FILE or --to FOLDER/.")
    return target


def picture_target(
    to: str | None, kind: str | None, kinds: Collection[str] = KINDS, *, keeps_files: bool = False
) -> Target | None:
    """Where a command that prints something else writes one picture too; None when it does not."""
    if to is None and kind is None:
        return None
    target = make_target(to, kind, kinds, kind_of, keeps_files=keeps_files)
    if target.path is None or target.is_folder:
        raise click.UsageError("Name the file of the picture: --to FILE.")
    if target.kind not in kinds:
        raise click.UsageError(f"{to}: expected .{', .'.join(kinds)}")
    return target


def suggestion(word: str, kinds: Collection[str]) -> str:
    """What may have been meant."""
    import difflib

    close = difflib.get_close_matches(word.lower(), kinds, 1)
    return f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(kinds)}"


def kind_from_name(path: str, kind_of: Callable[[str], str]) -> str:
    """The kind that a file's name asks for; a name that asks for none is wrong usage."""
    try:
        return kind_of(path)
    except FormatError as error:
        raise click.UsageError(error.message) from None


def suffix_of(format: str) -> str:
    """What files of a format are called."""
    from nonokit.formats import get_format

    return next(iter(get_format(format).suffixes), f".{format}")


def is_folder_name(path: str) -> bool:
    """Whether a path names a folder, there or to be made."""
    return path.endswith(("/", os.sep)) or os.path.isdir(path)


def check_file(path: str, inputs: Sequence[str], keeps_files: bool) -> None:
    """Refuses a file in a folder that is not there, and one that must stay as it is."""
    check_folder(path)
    check_free(path, inputs, keeps_files)


def check_folder(path: str) -> None:
    """Refuses a file in a folder that is not there."""
    folder = os.path.dirname(path)
    if folder and not os.path.isdir(folder):
        raise NonokitError(f"{path}: there is no folder {folder}")


def check_free(path: str, inputs: Sequence[str], keeps_files: bool) -> None:
    """Refuses to write over an input, and with --no-clobber over any file."""
    if not os.path.exists(path):
        return
    if any(os.path.exists(name) and os.path.samefile(name, path) for name in inputs):
        raise NonokitError(f"{path}: this is the input itself, which is never overwritten")
    if keeps_files:
        raise NonokitError(f"{path}: the file exists, and is kept as it is")


class PuzzleFiles:
    """Puzzles that a command writes beside what it prints: each into its file of a folder, or all into one."""

    def __init__(self, target: Target | None) -> None:
        self.target = target
        self.together: list[Puzzle] = []

    def add(self, item: Item, puzzle: Puzzle) -> None:
        """One more puzzle, made from an input."""
        if self.target is None:
            return
        if self.target.is_folder:
            path = self.target.file_for(item, suffix_of(self.target.kind))
            write_puzzles(puzzle, path, self.target.kind, item.name)
        else:
            self.together.append(puzzle)

    def finish(self) -> None:
        """Writes what belongs into one file."""
        if self.target and self.target.path and self.together:
            puzzles = self.together if len(self.together) > 1 else self.together[0]
            write_puzzles(puzzles, self.target.path, self.target.kind)


def write_puzzles(puzzles: Puzzle | Sequence[Puzzle], path: str, format: str, name: str = "") -> None:
    """Writes puzzles and says on stderr what the format left out."""
    from nonokit.formats import ConversionWarning, dump

    with warnings_on_stderr(ConversionWarning, name):
        dump(puzzles, path, format=format)


@contextmanager
def warnings_on_stderr(category: type[Warning], name: str = "") -> Iterator[None]:
    """Warnings of ours become lines on stderr, each once."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", category)
        yield
    prefix = f"{name}: " if name else ""
    ours = (str(warning.message) for warning in caught if issubclass(warning.category, category))
    for sentence in dict.fromkeys(ours):
        tell(f"nonokit: {prefix}{sentence}")
    for warning in caught:
        if not issubclass(warning.category, category):
            warnings.warn_explicit(warning.message, warning.category, warning.filename, warning.lineno)


def write_picture(content: str | bytes, path: str | None) -> None:
    """Writes a picture whole or not at all; standard output without a path."""
    from nonokit.formats.writing import write_file

    data = content.encode() if isinstance(content, str) else content
    if path is not None:
        write_file(path, data)
        return
    if sys.stdout.isatty() and isinstance(content, bytes):
        raise NonokitError("a picture is not for terminals: name a file")
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
