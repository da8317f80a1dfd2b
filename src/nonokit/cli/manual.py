"""The manual page `nonokit.1`, made from what `--help` says: `nonokit --man | man -l -`.

Wheels carry it as share/man/man1/nonokit.1; CMakeLists.txt makes it when they are built.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import click

from nonokit.cli import exit_codes


def manual(program: click.Group, version: str) -> str:
    """The page of a program, in the language of man(7)."""
    ctx = click.Context(program, info_name=program.name, **program.context_settings)
    summary = roff(program.get_short_help_str(200).rstrip("."))
    lines = [
        f'.TH NONOKIT 1 "" "nonokit {version}" "User Commands"',
        ".SH NAME",
        rf"nonokit \- {summary[:1].lower()}{summary[1:]}",
        ".SH SYNOPSIS",
        usage(ctx),
        ".SH OPTIONS",
        *options(ctx),
        ".SH COMMANDS",
    ]
    for name in program.list_commands(ctx):
        command = program.get_command(ctx, name)
        assert command is not None
        lines += section(click.Context(command, info_name=name, parent=ctx))
    return "\n".join([*lines, ".SH INPUTS", *prose(own_epilog(program)), *exit_status()]) + "\n"


def section(ctx: click.Context) -> Iterator[str]:
    """One command: how it is called, what it does, its options, examples."""
    yield f".SS {roff(ctx.info_name or '')}"
    yield usage(ctx)
    yield from prose(ctx.command.help or "")
    yield from options(ctx)
    yield from prose(own_epilog(ctx.command))


def usage(ctx: click.Context) -> str:
    """How a command is called."""
    return rf"\fB{roff(ctx.command_path)}\fR {roff(' '.join(ctx.command.collect_usage_pieces(ctx)))}"


def options(ctx: click.Context) -> Iterator[str]:
    """A paragraph for each option."""
    for parameter in ctx.command.get_params(ctx):
        record = parameter.get_help_record(ctx) if isinstance(parameter, click.Option) else None
        if record is not None:
            yield from (".TP", rf"\fB{roff(record[0])}\fR", roff(record[1]) or r"\&")


def prose(text: str) -> Iterator[str]:
    r"""Paragraphs; those that begin with `\b` keep their lines, as they do in `--help`."""
    for paragraph in re.split(r"\n\s*\n", inspect.cleandoc(text)):
        if paragraph.startswith("\b"):
            yield from (".PP", ".nf", *map(roff, paragraph[1:].strip("\n").splitlines()), ".fi")
        elif paragraph.strip():
            yield from (".PP", roff(" ".join(paragraph.split())))


def own_epilog(command: click.Command) -> str:
    """What stands below a command's options, without what stands below all of them."""
    return (command.epilog or "").replace(exit_codes.HELP, "")


def exit_status() -> list[str]:
    """What the numbers mean that all commands end with."""
    return [".SH EXIT STATUS", roff(exit_codes.HELP.removeprefix("Exit codes: "))]


def roff(text: str) -> str:
    r"""A line of text as man(7) wants it: nothing in it is a request.

    >>> print(roff(".5 --to C:\\x"))
    \&.5 \-\-to C:\ex
    """
    escaped = text.replace("\\", r"\e").replace("-", r"\-").replace("\n", " ")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped
