"""Stopping in the middle of an explanation: when its time is over, or on Ctrl-C.

Explaining looks at thousands of lines and trials. Each look asks `Deadline.check` whether to go on, which leaves the
techniques by an exception: what they were about to find is lost, the steps made before are not. The exception never
leaves `explain` and `rate`; callers get an answer that says what is missing and why.
"""

from __future__ import annotations

from nonokit.engine.interface import Poll
from nonokit.solving import Progress
from nonokit.solving.limits import Limits


class Stopped(Exception):
    """There is no time left, or the user has had enough."""


class Deadline:
    """Asks the limits whether to go on; without limits the answer is always yes."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits

    @property
    def poll(self) -> Poll | None:
        """What engines call now and then."""
        return self.limits.poll if self.limits is not None else None

    def check(self) -> None:
        """Goes on, or raises `Stopped`."""
        if self.limits is not None and self.limits.poll():
            raise Stopped

    def relay(self, _: Progress) -> None:
        """Hears of a solve's progress: a solve inside an explanation ends with it."""
        self.check()

    def left_s(self, most: float) -> float:
        """The seconds left, at most so many."""
        limits = self.limits
        if limits is None or limits.timeout_s is None:
            return most
        return min(most, max(0.0, limits.timeout_s - limits.seconds))


NO_DEADLINE = Deadline()
