"""The entry point: the table of commands, and the outermost edge where errors become one line and an exit code.

Adding a command is one file in `commands` with a click command called `command`, and one line in `SECTIONS`.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Any, NoReturn

import click

from nonokit.cli import exit_codes
from nonokit.cli.lazy import Entry, LazyGroup
from nonokit.cli.plain import tell
from nonokit.errors import ArgumentError, InternalError, NonokitError

SECTIONS = {
    "Play": {
        "play": Entry("play", "Play in the browser: a gallery, hints, your own puzzles."),
        "site": Entry("site", "A folder for any web host: nonokit in the browser, without a server."),
    },
    "Solve": {
        "solve": Entry("solve", "Solve puzzles and draw their pictures."),
        "check": Entry("check", "Tell whether puzzles have one solution, several or none."),
        "count": Entry("count", "How many solutions, exactly; some of them at random."),
        "doctor": Entry("doctor", "Find the mistyped number of a puzzle that has no solution, or several."),
        "hint": Entry("hint", "The next thing a person could see, and why."),
        "explain": Entry("explain", "A whole solve, step by step, with reasons."),
        "rate": Entry("rate", "How hard puzzles are for people."),
        "line": Entry("line", "Every way to place a clue in one line, and their number."),
    },
    "Look": {
        "show": Entry("show", "Draw clues, goal or a saved state in the terminal."),
        "render": Entry("render", "Pictures: SVG, PNG, PDF, GIF, HTML; books to print."),
        "info": Entry("info", "What a file is: format, size, colours, problems."),
        "library": Entry("library", "The puzzles that come with nonokit."),
    },
    "Convert": {
        "convert": Entry("convert", "From any format to any other."),
        "scan": Entry("scan", "Puzzles from photos and screenshots."),
        "codes": Entry("codes", "Short codes of clues and pictures."),
        "formats": Entry("formats", "The formats that can be read and written."),
        "schema": Entry("schema", "What --json prints, as a JSON schema."),
    },
    "Make": {
        "generate": Entry("generate", "Random puzzles, motifs, the puzzle of the day, puzzles from images."),
        "motifs": Entry("motifs", "What generate can draw."),
        "repair": Entry("repair", "The fewest changes that remove ambiguity."),
        "book": Entry("book", "A book as a project: chapters, checks, PDF, covers, site, packs."),
    },
    "Many": {
        "batch": Entry(
            "batch", "Any number of puzzles, a row each: on all cores or many machines, resumable."
        ),
        "split": Entry("split", "One hard puzzle in parts, for as many machines as there are."),
        "combine": Entry("combine", "The answer to a puzzle from those to its parts."),
        "bench": Entry("bench", "Time the solver, compare engines."),
    },
}

EPILOG = """\b
INPUT is a file, a folder, a glob, '-' for standard input, a short code, a game ID,
a link, or library:NAME for a puzzle of ours. FILE#3 is the third puzzle of a file.

\b
Examples:
  nonokit solve examples/cat.non
  nonokit solve RrW8eI3iI3
  nonokit check puzzles/ --csv
  nonokit convert cat.non --to cat.xml
  curl -s https://example.org/cat.non | nonokit solve -

"""


_PLAINER = {  # what Click calls a number that none is
    "a valid integer range": "a whole number",
    "a valid integer": "a whole number",
    "a valid float range": "a number",
    "a valid float": "a number",
}


class Program(LazyGroup):
    """The whole command line. Whatever happens inside ends here, as a line on stderr and an exit code."""

    def main(self, args: Any = None, prog_name: Any = None, *rest: Any, **settings: Any) -> NoReturn:
        """Runs the command line and exits."""
        settings["standalone_mode"] = False
        sys.exit(self.run(lambda: super(Program, self).main(args, prog_name or "nonokit", *rest, **settings)))

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command. A reader of ours that has had enough (`| head`) is no error."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            return silence()

    def run(self, work: Any) -> int:
        """The exit code of the work, with its troubles told."""
        open_streams()
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal without a character shows "?", no traceback
        try:
            code = work()
            sys.stdout.flush()
            return code if isinstance(code, int) else exit_codes.OK
        except click.UsageError as error:
            said = io.StringIO()
            error.show(said)
            sentence = said.getvalue().rstrip()
            for words, plainer in _PLAINER.items():
                sentence = sentence.replace(words, plainer)
            tell(sentence)
            return exit_codes.USAGE
        except ArgumentError as error:
            fail(str(error))
            return exit_codes.USAGE
        except click.ClickException as error:
            return fail(error.format_message())
        except (KeyboardInterrupt, click.Abort):
            click.echo("interrupted", err=True)
            return exit_codes.INTERRUPTED
        except BrokenPipeError:
            return silence()
        except InternalError as error:
            return fail(f"{error}\nThis is a bug of ours: please report it with that file.")
        except NonokitError as error:
            return fail(str(error))
        except OSError as error:
            return fail(describe_os_error(error))


def open_streams() -> None:
    """Puts an empty file in the place of each standard stream that was closed, as `>&-` and some services do."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 (for the life of the process)


def silence() -> int:
    """Lets what is still to be printed go nowhere: Python would complain when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return exit_codes.OK


def fail(sentence: str) -> int:
    """Says what went wrong."""
    tell(f"nonokit: {sentence}")
    return exit_codes.ERROR


def describe_os_error(error: OSError) -> str:
    """An error of the system in our words, the file first."""
    reason = (error.strerror or str(error)).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def print_version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """The version, and which engine runs here and why."""
    if not wanted or ctx.resilient_parsing:
        return
    from nonokit import __version__, engine_info

    engine = engine_info()
    click.echo(f"nonokit {__version__}")
    click.echo(f"engine  {engine['engine']}: {engine['reason']}")
    click.echo(f"python  {sys.version.split()[0]}")
    ctx.exit()


def print_manual(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """The manual page, for `man`."""
    if not wanted or ctx.resilient_parsing:
        return
    from nonokit import __version__
    from nonokit.cli.manual import manual

    click.echo(manual(cli, __version__), nl=False)
    ctx.exit()


cli = Program(
    name="nonokit",
    sections=SECTIONS,
    help="Solve, explain, draw, make and convert nonograms.",
    epilog=EPILOG + exit_codes.HELP,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    params=[
        click.Option(
            ["-V", "--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=print_version,
            help="The version, the engine in use and why.",
        ),
        click.Option(
            ["--man"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=print_manual,
            help="All of this as a manual page: nonokit --man | man -l -",
        ),
    ],
    no_args_is_help=True,
)


def main() -> None:
    """Runs the command line and exits."""
    cli.main()
