"""The only module that looks at a clock: time limits, Ctrl-C and progress reports.

Engines call `poll` every few milliseconds of work, and it never raises. From the first call on a Ctrl-C is only
remembered (short solves never get there, and need not pay for it): the stage ends in an orderly way at the next poll, and
whoever owns the limits raises it again with what is known by then. (A KeyboardInterrupt in the middle of a guess would
leave the guess on the board.) Limits that are not the head of a `with` never give Ctrl-C back, so they do not take it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass
from numbers import Integral, Real
from time import perf_counter

from nonokit.errors import ArgumentError
from nonokit.solving.constants import (
    MOST_DEPTH,
    MOST_SOLUTIONS,
    MOST_THREADS,
    PROGRESS_EVERY_S,
    STAGE_OF_LONG_CALLS,
)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a solve is: the method at work, the share of cells known (0 to 1), and the seconds so far."""

    stage: str
    known: float
    seconds: float


def check_timeout(timeout_s: float | None) -> None:
    """Refuses what is no number of seconds."""
    if timeout_s is not None and not (isinstance(timeout_s, Real) and timeout_s >= 0):
        raise ArgumentError(f"timeout_s is {timeout_s!r}: expected seconds, 0 or more")


def check_options(
    max_solutions: int, timeout_s: float | None, threads: int | None, depth: int | None = None
) -> None:
    """Refuses what no solve can be asked for."""
    check_number("max_solutions", max_solutions, MOST_SOLUTIONS)
    if depth is not None:
        check_number("depth", depth, MOST_DEPTH)
    if threads is not None:
        check_number("threads", threads, MOST_THREADS)
    check_timeout(timeout_s)


def check_number(name: str, value: int, most: int) -> None:
    """Refuses what is no number of anything, or too large."""
    # `int` first: Python sees at once that a number is one, and asks longer whether it is another whole number.
    if not (isinstance(value, (int, Integral)) and 1 <= value <= most):
        raise ArgumentError(f"{name} is {value!r}: expected 1 to {most:,}")


def checked_seed(seed: int | str) -> int | str:
    """A seed, also as numpy's number; whatever else is refused."""
    if isinstance(seed, Integral):
        return int(seed)
    if not isinstance(seed, str):
        raise ArgumentError(f"seed is {seed!r}: expected a whole number or text")
    return seed


class Limits:
    """A deadline, a stop flag and a progress callback."""

    # Set where they change: making limits must not be felt in a short solve.
    stage = ""
    known: Callable[[], float] | None = None
    trouble: BaseException | None = None
    was_interrupted = is_over = _is_entered = _is_armed = _listens = False

    def __init__(
        self,
        timeout_s: float | None = None,
        on_progress: Callable[[Progress], object] | None = None,
        *,
        stop: Callable[[], bool] | None = None,
        spent_s: float = 0.0,
    ) -> None:
        """`stop` says whether somebody wants an end; `spent_s` are seconds that the work has taken already."""
        check_timeout(timeout_s)
        self.begin = perf_counter() - spent_s
        self.stop = stop
        self.timeout_s = timeout_s
        self.deadline = None if timeout_s is None else self.begin + timeout_s
        self.on_progress = on_progress
        self.next_progress = self.begin + PROGRESS_EVERY_S

    @property
    def seconds(self) -> float:
        """Seconds since the beginning."""
        return perf_counter() - self.begin

    def poll(self) -> bool:
        """Whether to stop now; also reports progress when it is due."""
        try:
            if not self._is_armed:
                self._listen()
            now = perf_counter()
            if self.on_progress and now >= self.next_progress:
                self.next_progress = now + PROGRESS_EVERY_S
                self.on_progress(Progress(self.stage, self.known() if self.known else 0.0, now - self.begin))
            if self.deadline is not None and now >= self.deadline:
                self.is_over = True
            if self.stop is not None and self.stop():
                self.is_over = True
        except BaseException as trouble:  # an error of the callback; raised again by `raise_trouble`
            self.trouble = trouble
            self.is_over = True
        return self.is_over

    def __enter__(self) -> Limits:
        self._is_entered = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._listens:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        self.close()

    def _listen(self) -> None:
        """Takes over Ctrl-C. Signals reach the main thread only, and a handler of the user's own is left alone."""
        self._is_armed = True
        if (
            self._is_entered
            and threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        ):
            signal.signal(signal.SIGINT, self._on_interrupt)
            self._listens = True

    def check_clock(self) -> None:
        """Ends the work when its time is over; between stages, where no engine polls."""
        if self.deadline is not None and perf_counter() >= self.deadline:
            self.is_over = True

    def close(self) -> None:
        """Lets go of the board: its reference to `poll` is out of the garbage collector's sight."""
        self.known = None

    def _on_interrupt(self, *_: object) -> None:
        self.was_interrupted = self.is_over = True

    def raise_trouble(self) -> None:
        """Raises what a poll ran into."""
        if self.trouble is not None:
            raise self.trouble

    @property
    def reason(self) -> str:
        """Why work stopped, for people."""
        if self.was_interrupted or self.timeout_s is None:
            return "interrupted"
        return f"the time limit of {self.timeout_s:g} s was reached"


def limits_of_long_call(
    timeout_s: float | None, on_progress: Callable[[Progress], object] | None, spent_s: float
) -> Limits:
    """Limits for a solve in one call that has taken so long that somebody has to ask them: from now on, though a `with`
    comes only when the call is over."""
    limits = Limits(timeout_s, on_progress, spent_s=spent_s)
    limits.stage = STAGE_OF_LONG_CALLS
    return limits.__enter__()
