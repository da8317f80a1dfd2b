"""Where results are written: one file for all, a folder with a file each, or standard output.

Whatever can be known to fail is found out before the work begins.
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
from nonokit.errors import NonokitError
from nonokit.model import Puzzle


@dataclass
class Plan:
    """What to write (a format or a kind of picture), and where; no path means standard output."""

    kind: str
    path: str | None = None
    is_folder: bool = False
    taken: set[str] = field(default_factory=set)

    def file_for(self, item: Item, suffix: str) -> str:
        """The name in the folder: the input's own, with a number where several would share it."""
        is_named = item.source.startswith(LIBRARY) or os.path.exists(item.source)
        base = os.path.basename(item.source.removeprefix(LIBRARY)).removesuffix(".gz")
        stem = os.path.splitext(base)[0] if is_named else item.puzzle.id
        name = f"{stem}-{item.number}" if item.number else stem
        chosen, number = name, 1
        while chosen + suffix in self.taken:
            number += 1
            chosen = f"{name}-{number}"
        self.taken.add(chosen + suffix)
        return os.path.join(self.path or "", chosen + suffix)


def make_plan(to: str, output: str | None, kinds: Collection[str], kind_of: Callable[[str], str]) -> Plan:
    """What --to and --output mean together; `kind_of` tells from a file's name, or raises."""
    is_kind = to in kinds
    if not is_kind and (output is not None or not (os.path.splitext(to)[1] or is_folder_name(to))):
        import difflib

        close = difflib.get_close_matches(to, kinds, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(kinds)}"
        raise click.UsageError(f"there is no format {to!r} ({hint})")
    path = output if is_kind else to
    if path is None or path == "-":
        return Plan(to)
    if not is_folder_name(path):
        check_folder(path)
        return Plan(to if is_kind else kind_of(path), path)
    if not is_kind:
        raise click.UsageError(f"Name the format too: --to FORMAT --output {path}")
    os.makedirs(path, exist_ok=True)
    return Plan(to, path, True)


def is_folder_name(path: str) -> bool:
    """Whether a path names a folder, there or to be made."""
    return path.endswith(("/", os.sep)) or os.path.isdir(path)


def check_folder(path: str) -> None:
    """Refuses a file in a folder that is not there."""
    folder = os.path.dirname(path)
    if folder and not os.path.isdir(folder):
        raise NonokitError(f"{path}: there is no folder {folder}")


def check_target(path: str) -> str:
    """The format that a file's name asks for; raises when it cannot be written."""
    from nonokit.formats import format_for_name

    check_folder(path)
    return format_for_name(path)


def write_puzzles(puzzles: Puzzle | Sequence[Puzzle], path: str, format: str, name: str = "") -> None:
    """Writes puzzles and says on stderr what the format left out."""
    from nonokit.formats import ConversionWarning, dump

    with told(ConversionWarning, name):
        dump(puzzles, path, format=format)


@contextmanager
def told(category: type[Warning], name: str = "") -> Iterator[None]:
    """Warnings of ours become lines on stderr, each once."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", category)
        yield
    prefix = f"{name}: " if name else ""
    ours = (str(warning.message) for warning in caught if issubclass(warning.category, category))
    for sentence in dict.fromkeys(ours):
        click.echo(f"nonokit: {prefix}{sentence}", err=True)
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
