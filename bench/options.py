"""What the commands have in common: who takes part besides our engines, and options that are checked before a long run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from contestants import Contestant, Unavailable, contestant
from libraries import Library, LibraryApart
from programs import Program, start_seconds


def add_contestants(parser: argparse.ArgumentParser) -> None:
    """The options that name contestants from outside."""
    parser.add_argument(
        "--plain-sat",
        type=existing_file,
        help="a script with solve(rows, columns, solver, first_only, timeout_s)",
    )
    parser.add_argument(
        "--program",
        type=name_and_value,
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that reads {file}; its start is counted; see programs.py",
    )
    parser.add_argument(
        "--library",
        type=name_and_value,
        action="append",
        default=[],
        metavar="NAME=PATH",
        help="a shared library with the function nonogram_solve; see libraries.py",
    )
    parser.add_argument(
        "--apart", action="store_true", help="libraries in a process of their own; see libraries.py"
    )
    parser.add_argument("--core", type=int, help="the processor core to stay on; the last one unless named")


def choose_contestants(
    names: Sequence[str], options: argparse.Namespace, wanted: int = 2
) -> list[Contestant]:
    """Everyone who can run here; a sentence for everyone who cannot."""
    makers: dict[str, Callable[[], Contestant]] = {
        name: lambda name=name: contestant(name, options.plain_sat, wanted)  # type: ignore[misc]
        for name in names
    }
    for name, value in options.program:
        makers[name] = lambda name=name, value=value: Program(name, value, wanted)  # type: ignore[misc]
    kind = LibraryApart if options.apart else Library
    for name, value in options.library:
        makers[name] = lambda name=name, value=value: kind(name, value, wanted)  # type: ignore[misc]
    found = []
    for name, make in makers.items():
        try:
            found.append(make())
        except Unavailable as reason:
            print(f"without {name}: {reason}", file=sys.stderr)
    if not found:
        raise SystemExit("nobody to measure")
    return found


def process_note(contestants: Sequence[Contestant]) -> str:
    """A sentence for the reader about contestants that start a process for every puzzle; empty without any."""
    starts = start_seconds(list(contestants))
    if not starts:
        return ""
    listed = ", ".join(f"{name} ({1000 * seconds:.1f} ms)" for name, seconds in starts.items())
    return f"Started as a process for every puzzle, which is counted: {listed}."


def name_and_value(text: str) -> tuple[str, str]:
    """
    >>> name_and_value("cat=/bin/cat -A {file}")
    ('cat', '/bin/cat -A {file}')
    """
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value


def positive(text: str) -> int:
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{number} is not 1 or more")
    return number


def existing_file(text: str) -> Path:
    if not (path := Path(text)).is_file():
        raise argparse.ArgumentTypeError(f"{text} is not a file")
    return path


def new_file(text: str) -> Path:
    """A path that can be written, found out before the long run."""
    if not (path := Path(text)).absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"{path.parent} is not a folder")
    return path
