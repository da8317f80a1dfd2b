"""One run of a command over its inputs: goes on after a bad one, prints JSON, and knows the exit code."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar, cast

import click

from nonokit.cli import exit_codes
from nonokit.cli.inputs import STDIN, Found, Item, expand, read
from nonokit.cli.main import describe_os_error
from nonokit.cli.output import Output
from nonokit.cli.plain import json_line, tell
from nonokit.cli.progress import InputProgress
from nonokit.errors import ArgumentError, FormatError, InternalError, NonokitError, NoPuzzle

T = TypeVar("T")


class Session:
    """Reads the inputs and keeps the worst that happened."""

    def __init__(self, inputs: Iterable[str], *, format: str | None = None, as_json: bool = False) -> None:
        self.inputs = tuple(inputs)
        self.format = format
        self.as_json = as_json
        self.code = exit_codes.OK
        self.failed: list[str] = []  # the input of every failure
        self.is_interrupted = False
        self.has_printed = False
        self.has_puzzle = False
        self.passed_over: list[str] = []  # files of folders that are no puzzles
        self.is_quiet = False  # for commands that list failures themselves, at the end
        self.on_failure: Callable[[str, Exception], object] | None = self.put_failure if as_json else None

    def items(self) -> Iterator[Item]:
        """All puzzles, read one input at a time; those that cannot be read are reported."""
        with InputProgress(len(self.names)) as progress:
            for name in self.names:
                with self.attempt(name):
                    yield from map(self.see, read(name, self.format))
                progress.advance()

    def map(self, work: Callable[[Item], T], jobs: int = 1) -> Iterator[tuple[Item, T]]:
        """All puzzles with what `work` makes of them, in order; with several jobs, each in a process of its own."""
        if jobs == 1 or len(self.names) == 1 or STDIN in self.names:
            for item in self.items():
                with self.attempt(item.name):
                    yield item, work(item)
            return
        from nonokit.cli.parallel import in_processes

        with InputProgress(len(self.names)) as progress:
            for done in in_processes(self.names, self.format, work, jobs):
                for one in done:
                    with self.attempt(one.name):
                        if one.item is not None:
                            self.see(one.item)
                        if one.error is not None:
                            raise one.error
                        yield cast(Item, one.item), cast(T, one.answer)
                progress.advance()

    def see(self, item: Item) -> Item:
        """Remembers that there is a puzzle, and what was damaged beside it in its archive, which its notes tell."""
        self.has_puzzle = True
        for error in item.puzzle.extras.get("damaged", ()):
            self.code = exit_codes.ERROR
            self.failed.append(error.source)
            if self.on_failure is not None:
                self.on_failure(error.source, error)
        return item

    @cached_property
    def names(self) -> list[str]:
        """All inputs, folders and globs expanded."""
        names: list[str] = []
        for argument in self.inputs:
            with self.attempt(argument):
                names += expand(argument)
        return names

    @contextmanager
    def attempt(self, name: str) -> Iterator[None]:
        """Work on one input: what goes wrong is reported under its name, and the next one has its turn."""
        try:
            yield
        except (ArgumentError, InternalError):  # of no input: wrong options, or a bug of ours
            raise
        except FormatError as error:
            sentence = str(error) if error.source else f"{name}: {error}"
            if isinstance(error, NoPuzzle) and isinstance(name, Found):
                self.pass_over(name, sentence)
            else:
                self.fail(name, error, sentence)
        except NonokitError as error:
            self.fail(name, error, str(error) if name in str(error) else f"{name}: {error}")
        except BrokenPipeError:
            raise
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):  # of no input either: the next one has no room
                raise
            self.fail(name, error, describe_os_error(error))

    def pass_over(self, name: str, sentence: str) -> None:
        """A file of a folder that is no puzzle is no failure, unless there is nothing else."""
        self.passed_over.append(name)
        tell(f"nonokit: passed over: {sentence}")

    def fail(self, name: str, error: Exception, sentence: str) -> None:
        """Reports a failure: a line on stderr, and in machine-readable output something in its place."""
        self.failed.append(name)
        self.code = exit_codes.ERROR
        if not self.is_quiet:
            sys.stdout.flush()
            tell(f"nonokit: {sentence}")
        if self.on_failure is not None:
            self.on_failure(name, error)

    def put_failure(self, name: str, error: Exception) -> None:
        """A failure as a JSON object, in the place of the result."""
        problem = {"code": getattr(error, "code", "file"), "message": getattr(error, "message", str(error))}
        for key in ("line", "column"):
            if getattr(error, key, None) is not None:
                problem[key] = getattr(error, key)
        self.put({"file": name, "error": problem})

    def separate(self, output: Output) -> None:
        """An empty line between one puzzle and the next."""
        if self.has_printed:
            output.say()
        self.has_printed = True

    def put(self, value: dict[str, Any]) -> None:
        """One JSON object on a line of its own."""
        print(json_line(value), flush=True)

    def saw(self, code: int) -> None:
        """Remembers the exit code of one puzzle: failures first, else the highest counts."""
        if self.code != exit_codes.ERROR:
            self.code = max(self.code, code)

    def finish(self) -> None:
        """Ends the command with its exit code."""
        sys.stdout.flush()
        if self.is_interrupted:
            raise KeyboardInterrupt
        if self.passed_over and not self.has_puzzle and not self.failed:
            self.code = exit_codes.ERROR
            tell("nonokit: there is no puzzle in any of these files")
        inputs = len(set(self.failed))
        if inputs > 1 and not self.is_quiet:
            tell(f"nonokit: {inputs} inputs failed")
        click.get_current_context().exit(self.code)
