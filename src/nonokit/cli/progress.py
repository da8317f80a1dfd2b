"""Waiting: a progress bar after a second, on a terminal's stderr and gone when the answer comes."""

from __future__ import annotations

import os
import shutil
import sys
from time import monotonic, perf_counter
from typing import TYPE_CHECKING

import click

from nonokit.cli.plain import plain

if TYPE_CHECKING:
    from nonokit.solving import Progress

SHOW_AFTER_S = 1.0
SHOW_EVERY_S = 0.1
BAR_COLUMNS = 30
METHOD_WORDS = {
    "full-lines": "full lines",
    "overlap": "overlap",
    "isolated-rules": "line logic",
    "implications": "implications",
    "probe": "probing",
    "search": "search",
    "fork": "forks",
    "sat": "SAT",
    "ambiguity": "ambiguity",
    "rounds": "counting rounds",
    "techniques": "looking as a person does",
}


class StatusLine:
    """A line on a terminal's stderr, drawn anew in its place now and then, and gone when the work is done."""

    def __init__(self) -> None:
        self.shown_at = 0.0

    def show(self, *parts: str) -> None:
        """Says how things stand, if that was not said just now."""
        if monotonic() - self.shown_at < SHOW_EVERY_S:
            return
        self.shown_at = monotonic()
        text = clipped("  ".join(map(plain, parts)), shutil.get_terminal_size().columns - 1)
        click.echo(f"\r\x1b[K{text}", err=True, nl=False)

    def clear(self) -> None:
        """Leaves nothing of it."""
        if self.shown_at:
            click.echo("\r\x1b[K", err=True, nl=False)
            self.shown_at = 0.0


def clipped(text: str, columns: int) -> str:
    """As much of a text as a terminal has room for: characters of East Asia take two columns.

    >>> clipped("黒い猫 cat", 7)
    '黒い猫 '
    """
    from unicodedata import east_asian_width

    taken = 0
    for place, character in enumerate(text):
        taken += 2 if east_asian_width(character) in "WF" else 1
        if taken > columns:
            return text[:place]
    return text


def bar(share: float) -> str:
    """How much is done, drawn.

    >>> bar(0.5)
    '███████████████░░░░░░░░░░░░░░░'
    """
    done = round(BAR_COLUMNS * min(max(share, 0.0), 1.0))
    text = "█" * done + "░" * (BAR_COLUMNS - done)
    try:
        text.encode(sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        return "#" * done + "." * (BAR_COLUMNS - done)
    return text


def clock(seconds: float) -> str:
    """A time as a clock shows it.

    >>> clock(3725)
    '1:02:05'
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


class SolveProgress:
    """A context around one solve; pass it on as `on_progress`."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.line = StatusLine()

    def __enter__(self) -> SolveProgress:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.clear()

    def __call__(self, progress: Progress) -> None:
        """Hears of progress; once a solve takes its time, shows the share of cells known, the time and the method at work."""
        if progress.seconds >= SHOW_AFTER_S and sys.stderr.isatty() and not InputProgress.is_shown:
            method = METHOD_WORDS.get(progress.stage, progress.stage)
            known = f"{progress.known:4.0%} known"
            name = os.path.basename(self.title)  # last: a narrow terminal does without
            self.line.show(bar(progress.known), known, clock(progress.seconds), method, name)


class InputProgress:
    """A bar over many inputs, while their results go into a file or a pipe; on a terminal they are seen anyway.

    `is_silent` work shows nothing until it is done, such as painting the frames of a moving picture.
    """

    is_shown = False  # one bar at a time: no bars of single solves beside it

    def __init__(self, total: int, *, is_silent: bool = False) -> None:
        self.total = total
        self.done = 0
        self.begin = perf_counter()
        self.is_wanted = total > 1 and sys.stderr.isatty() and (is_silent or not sys.stdout.isatty())
        self.line: StatusLine | None = None

    def __enter__(self) -> InputProgress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.line is not None:
            self.line.clear()
            InputProgress.is_shown = False

    def advance(self) -> None:
        """One more input is done."""
        self.done += 1
        seconds = perf_counter() - self.begin
        if self.line is None and self.is_wanted and not InputProgress.is_shown and seconds >= SHOW_AFTER_S:
            self.line = StatusLine()
            InputProgress.is_shown = True
        if self.line is not None:
            left = seconds / self.done * (self.total - self.done)
            self.line.show(bar(self.done / self.total), f"{self.done}/{self.total}", f"{clock(left)} left")
