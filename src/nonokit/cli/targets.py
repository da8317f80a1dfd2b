"""Writing puzzles to files for commands: which format, into which file, and what got lost on the way."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence

import click

from nonokit.errors import NonokitError
from nonokit.formats import ConversionWarning, dump, format_for_name
from nonokit.model import Puzzle


def check_target(path: str, format: str | None = None) -> str:
    """The format to write a file in; raises before any work is done when it cannot be written."""
    chosen = format or format_for_name(path)
    folder = os.path.dirname(path)
    if folder and not os.path.isdir(folder):
        raise NonokitError(f"{path}: there is no folder {folder}")
    return chosen


def write(puzzles: Puzzle | Sequence[Puzzle], path: str, format: str, name: str = "") -> None:
    """Writes a file and says on stderr what the format left out."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", ConversionWarning)
        dump(puzzles, path, format=format)
    for warning in caught:
        prefix = f"{name}: " if name else ""
        if issubclass(warning.category, ConversionWarning):
            click.echo(f"nonokit: {prefix}{warning.message}", err=True)
        else:
            warnings.warn_explicit(warning.message, warning.category, warning.filename, warning.lineno)
