"""The options that several commands share, each defined once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

MOST_JOBS = 1024  # processes
TRANSPOSE = "nonokit.transpose"  # where the context keeps --transpose
F = TypeVar("F", bound=Callable[..., Any])
if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from nonokit.solving import Method

    TextType = click.ParamType[str]
else:  # older releases of click do not take the parameter
    TextType = click.ParamType


class InputType(TextType):
    """A file, a folder or anything else that `inputs.py` reads; shells complete files and library names."""

    name = "input"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Files, or the library's names after `library:`."""
        from click.shell_completion import CompletionItem

        if not incomplete.startswith("library:"):
            return [CompletionItem(incomplete, type="file")]
        from nonokit.puzzles import library

        names = (f"library:{entry.slug}" for entry in library())
        return [CompletionItem(name) for name in names if name.startswith(incomplete)]


class FormatType(TextType):
    """The name of a format; shells complete it."""

    name = "format"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """All formats that begin so."""
        from click.shell_completion import CompletionItem

        from nonokit.formats import names

        return [CompletionItem(name) for name in names() if name.startswith(incomplete)]


def piped_when_empty(
    _ctx: click.Context, _argument: click.Parameter, inputs: tuple[str, ...]
) -> tuple[str, ...]:
    """Without inputs a pipe is read; a person at a terminal is told what is missing."""
    if inputs or not sys.stdin.isatty():
        return inputs or ("-",)
    raise click.UsageError("Name a puzzle: a file, a folder, a code, a link, library:NAME, or '-'.")


def inputs_argument(command: F) -> F:
    """Any number of inputs."""
    argument = click.argument(
        "inputs", nargs=-1, type=InputType(), metavar="INPUT...", callback=piped_when_empty
    )
    return argument(command)


def known_format(_ctx: click.Context, _option: click.Parameter, format: str | None) -> str | None:
    """The name of a format, refused once and not for every input."""
    if format is None:
        return None
    from nonokit.errors import FormatError
    from nonokit.formats import get_format

    try:
        return get_format(format).name
    except FormatError as error:
        raise click.UsageError(error.message) from None


def keep_transpose(ctx: click.Context, _option: click.Parameter, transpose: bool) -> None:
    """Whoever reads inputs asks the context, so that no command has to pass it on."""
    ctx.meta[TRANSPOSE] = transpose


def format_option(command: F) -> F:
    """--format and --transpose: how to read the inputs."""
    command = click.option(
        "--transpose",
        is_flag=True,
        expose_value=False,
        callback=keep_transpose,
        help="Exchange rows and columns of the inputs.",
    )(command)
    return click.option(
        "--format",
        type=FormatType(),
        callback=known_format,
        help="Read the inputs as this format instead of recognising it.",
    )(command)


def json_option(command: F) -> F:
    """--json: results for programs."""
    return click.option("--json", "as_json", is_flag=True, help="One JSON object a puzzle, a line each.")(
        command
    )


def csv_option(command: F) -> F:
    """--csv: results for spreadsheets."""
    return click.option("--csv", "as_csv", is_flag=True, help="A CSV table with a header.")(command)


def drawing_options(command: F) -> F:
    """--style and --colour: how boards look in the terminal."""
    command = click.option(
        "--colour",
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        help="Colours; by default on terminals, unless NO_COLOR is set.",
    )(command)
    return click.option(
        "--style",
        type=click.Choice(["blocks", "half", "squares", "ascii"]),
        help="How cells are drawn: ██, ▀, ■ or ##.",
    )(command)


def engine_option(command: F) -> F:
    """--engine: which engine solves."""
    return click.option(
        "--engine",
        type=click.Choice(["auto", "native", "reference"]),
        default="auto",
        help="The engine that solves; auto is native where it is installed.",
    )(command)


def to_options(
    what: str = "FILE|FOLDER/", help: str = "Write the puzzles there; the suffix decides the format."
) -> Callable[[F], F]:
    """--to, --as and --no-clobber: where to write, in which format, and whether files are replaced."""

    def add(command: F) -> F:
        command = click.option("--no-clobber", "keeps_files", is_flag=True, help="Never replace a file.")(
            command
        )
        command = click.option(
            "--as",
            "kind",
            type=FormatType(),
            metavar="FORMAT",
            help="The format, where the name does not tell it.",
        )(command)
        return click.option("-o", "--to", "to", metavar=what, help=help)(command)

    return add


def methods_of(_ctx: click.Context, _option: click.Parameter, text: str | None) -> tuple[Method, ...] | None:
    """The methods of a list with commas."""
    if text is None:
        return None
    from nonokit.errors import ArgumentError
    from nonokit.solving.pipeline import methods_of

    try:
        return methods_of([cast("Method", word.strip()) for word in text.split(",") if word.strip()])
    except ArgumentError as error:
        raise click.UsageError(str(error)) from None


def methods_option(command: F) -> F:
    """--methods: what may be used, in the order given."""
    return click.option(
        "--methods",
        metavar="NAME,NAME,...",
        callback=methods_of,
        help="Use these methods only, in this order; isolated-rules is line logic.",
    )(command)


def jobs_option(command: F) -> F:
    """--jobs: how many inputs are worked on at once."""
    return click.option(
        "-j",
        "--jobs",
        type=click.IntRange(0, MOST_JOBS),
        default=1,
        show_default=True,
        metavar="N",
        help="Work on so many inputs at once, each in a process of its own; 0 for one a core.",
    )(command)


def state_option(command: F) -> F:
    """--state: the cells known so far."""
    return click.option(
        "--state",
        type=InputType(),
        metavar="FILE",
        help="The cells known so far: a picture, a code, a saved state.",
    )(command)


def timeout_option(default: float | None = None) -> Callable[[F], F]:
    """--timeout-s: the time limit for a puzzle."""
    return click.option(
        "--timeout-s",
        type=click.FloatRange(min=0),
        metavar="SECONDS",
        default=default,
        show_default=default is not None,
        help="Stop after so many seconds a puzzle and tell what is known by then.",
    )
