"""The only module that looks at a clock: time limits, Ctrl-C and progress reports.

Engines call `poll` every few milliseconds of work. It never raises: a Ctrl-C is remembered, the stage ends in an
orderly way, and whoever owns the limits raises it again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from nonokit.errors import NonokitError

PROGRESS_EVERY_S = 0.25


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a solve is: the method at work, the share of cells known (0 to 1), and the seconds so far."""

    stage: str
    known: float
    seconds: float


class Limits:
    """A deadline, a stop flag and a progress callback."""

    def __init__(
        self, timeout_s: float | None = None, on_progress: Callable[[Progress], object] | None = None
    ) -> None:
        if timeout_s is not None and not timeout_s >= 0:
            raise NonokitError(f"timeout_s is {timeout_s}: expected seconds, 0 or more")
        self.begin = perf_counter()
        self.timeout_s = timeout_s
        self.deadline = None if timeout_s is None else self.begin + timeout_s
        self.on_progress = on_progress
        self.next_progress = self.begin + PROGRESS_EVERY_S
        self.stage = ""
        self.known: Callable[[], float] | None = None
        self.trouble: BaseException | None = None
        self.is_over = False

    @property
    def seconds(self) -> float:
        """Seconds since the beginning."""
        return perf_counter() - self.begin

    def poll(self) -> bool:
        """Whether to stop now; also reports progress when it is due."""
        try:
            now = perf_counter()
            if self.on_progress and now >= self.next_progress:
                self.next_progress = now + PROGRESS_EVERY_S
                self.on_progress(Progress(self.stage, self.known() if self.known else 0.0, now - self.begin))
            if self.deadline is not None and now >= self.deadline:
                self.is_over = True
        except BaseException as trouble:  # Ctrl-C lands here too; raised again by `raise_trouble`
            self.trouble = trouble
            self.is_over = True
        return self.is_over

    def close(self) -> None:
        """Lets go of the board. Its reference to `poll` is out of the garbage collector's sight."""
        self.known = None

    def raise_trouble(self) -> None:
        """Raises what a poll ran into, except Ctrl-C, which needs the result first."""
        if self.trouble is not None and not isinstance(self.trouble, KeyboardInterrupt):
            raise self.trouble

    @property
    def was_interrupted(self) -> bool:
        """Whether Ctrl-C was pressed."""
        return isinstance(self.trouble, KeyboardInterrupt)

    @property
    def reason(self) -> str:
        """Why work stopped, for people."""
        return "interrupted" if self.was_interrupted else f"the time limit of {self.timeout_s:g} s was reached"
