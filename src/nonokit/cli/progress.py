"""Waiting for a solve: a progress bar after a second, on a terminal's stderr and gone when the answer comes."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any

from nonokit.cli.plain import plain

if TYPE_CHECKING:
    from nonokit.solving import Progress

SHOW_AFTER_S = 1.0
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
    "techniques": "looking as a person does",
}


class SolveProgress:
    """A context around one solve; pass it on as `on_progress`."""

    def __init__(self, title: str) -> None:
        self.title = plain(title)
        self.bar: Any = None
        self.task: Any = None

    def __enter__(self) -> SolveProgress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def __call__(self, progress: Progress) -> None:
        """Hears of progress; shows it once a solve takes its time."""
        if progress.seconds >= SHOW_AFTER_S and sys.stderr.isatty() and not InputProgress.is_shown:
            self.show(progress)

    def show(self, progress: Progress) -> None:
        """Draws the bar: the share of cells known, the method at work, the time so far."""
        if self.bar is None:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

            columns = (
                TextColumn("{task.description}", markup=False),
                BarColumn(),
                TextColumn("{task.percentage:3.0f}% known"),
                TimeElapsedColumn(),
                TextColumn("{task.fields[method]}", markup=False),
            )
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
            self.bar.start()
            self.task = self.bar.add_task(self.title, total=1.0, method="")
            self.bar.tasks[0].start_time -= progress.seconds
        method = METHOD_WORDS.get(progress.stage, progress.stage)
        self.bar.update(self.task, completed=progress.known, method=method)
        self.bar.refresh()


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
        self.bar: Any = None

    def __enter__(self) -> InputProgress:
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()
            InputProgress.is_shown = False

    def advance(self) -> None:
        """One more input is done."""
        self.done += 1
        is_due = self.is_wanted and not InputProgress.is_shown and perf_counter() - self.begin >= SHOW_AFTER_S
        if self.bar is None and is_due:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
            self.bar.start()
            self.bar.add_task("", total=self.total)
            InputProgress.is_shown = True
        if self.bar is not None:
            self.bar.update(self.bar.task_ids[0], completed=self.done)
            self.bar.refresh()
