"""A click group that imports a command when it is called, so that `--help` and every start stay fast."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import NamedTuple

import click


class Entry(NamedTuple):
    """One line of the table of commands: its module in `nonokit.cli.commands`, and what it is for."""

    module: str
    summary: str


Sections = dict[str, dict[str, Entry]]


class LazyGroup(click.Group):
    """Knows its commands from a table; imports the module of the one that runs."""

    def __init__(self, *, sections: Sections, **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]
        self.sections = sections
        self.entries = {name: entry for section in sections.values() for name, entry in section.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, in the order of the table."""
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command itself; imports its module."""
        entry = self.entries.get(cmd_name)
        if entry is None:
            return None
        module = import_module(f"nonokit.cli.commands.{entry.module}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name; a slip of the pen gets a suggestion."""
        name = args[0]
        if name not in self.entries and not name.startswith("-"):
            close = difflib.get_close_matches(name, self.entries, 1)
            hint = f"Did you mean '{close[0]}'?" if close else "'nonokit --help' lists them."
            raise click.UsageError(f"There is no command '{name}'. {hint}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands by section, from the table alone."""
        widest = max(map(len, self.entries))
        for title, section in self.sections.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(widest), entry.summary) for name, entry in section.items()])
