"""SAT in two ways at once, each on a thread of its own; the first to settle the puzzle ends the other.

Times of clause learning have a heavy tail, and two ways are seldom unlucky together. One is the learner that listens to
lines. The other begins when that polls for the first time, after a millisecond, when many puzzles are over. It is a
probing search, soon followed by a learner that does not listen, and after two seconds by all that one thread would ask.
What takes so long that this comes to a pair of CaDiCaLs is left to them, and the first way rests.
"""

from __future__ import annotations

from threading import Event, Thread
from typing import Any

from nonokit.engine import BriefAnswer
from nonokit.solving.backends import LEARN, LEARN_APART, PROBING_SEARCH
from nonokit.solving.constants import (
    LARGEST_FORMULA,
    PROBING_SEARCH_TICKS,
    SECONDS_BETWEEN_POLLS,
    SLICES_BEFORE_GUIDED,
)
from nonokit.solving.limits import Limits
from nonokit.solving.sat import can_learn, sat, size_of
from nonokit.solving.solve_run import SolveRun


def sat_in_ways(run: SolveRun) -> bool:
    """SAT; on a second thread as well where that is wanted, and where the engine leaves Python alone meanwhile."""
    if run.threads == 1 or not can_learn_apart(run):
        return sat(run)
    second = SecondWay(run)
    try:
        work(run, LEARN, SLICES_BEFORE_GUIDED)
        while not run.is_settled and not run.limits.poll():
            if second.run.fills_cores:
                second.thread.join(SECONDS_BETWEEN_POLLS)
            else:
                work(run, LEARN, SLICES_BEFORE_GUIDED)
    finally:
        second.end()
    run.stats.conflicts += board_of(run).conflicts
    second.tell(run)
    return False


def can_learn_apart(run: SolveRun) -> bool:
    """Whether there is anything to learn, and nobody who wants to hear how."""
    if run.trace is not None or not run.board.open_count or not hasattr(run.board, "run"):
        return False
    return can_learn(run) and size_of(run.puzzle) <= LARGEST_FORMULA


def board_of(run: SolveRun) -> Any:
    """The board of an engine that learns by itself."""
    return run.board


def work(run: SolveRun, method: int, budget: int) -> None:
    """So much without Python in between: ticks, or slices of learning."""
    run.conclude_stage(board_of(run).run([(method, budget, 0)], run.max_solutions))


def is_answered(run: SolveRun) -> bool:
    """Whether nothing is left to find out, whatever the limits say."""
    return run.is_complete or len(run.found) >= run.max_solutions


class SecondWay:
    """The same puzzle from here on, on another thread."""

    def __init__(self, run: SolveRun) -> None:
        self.is_over = Event()
        self.trouble: BaseException | None = None
        self.usual_stop = run.limits.stop
        begun: BriefAnswer = ([*run.found], [], 0, 0.0, False, run.board.copy())
        limits = Limits(stop=self.is_over.is_set)
        self.run = SolveRun(
            run.puzzle,
            run.engine,
            limits,
            max_solutions=run.max_solutions,
            begun=begun,
            threads=run.threads,
        )
        self.thread = Thread(target=self._go, name="nonokit-second-way")
        self.first = run.limits
        self.first.stop = self._stops_first

    def _go(self) -> None:
        try:
            work(self.run, PROBING_SEARCH, PROBING_SEARCH_TICKS)
            if not self.run.is_settled:
                work(self.run, LEARN_APART, 1)
            if not self.run.is_settled:
                sat(self.run)
        except BaseException as trouble:  # raised on the first thread
            self.trouble = trouble

    def _stops_first(self) -> bool:
        if self.thread.ident is None:
            self.thread.start()
        is_done = self.trouble is not None or is_answered(self.run)
        return is_done or (self.usual_stop is not None and self.usual_stop())

    def end(self) -> None:
        """Ends the thread, if it has begun, within some milliseconds."""
        self.first.stop = self.usual_stop
        self.is_over.set()
        if self.thread.ident is not None:
            self.thread.join()

    def tell(self, run: SolveRun) -> None:
        """What was found here, to the run that may have been stopped for it."""
        if self.trouble is not None:
            raise self.trouble
        run.stats.conflicts += self.run.stats.conflicts
        if is_answered(run):
            return
        for cells in self.run.found:
            run.keep(cells)
        run.is_complete = self.run.is_complete
        if is_answered(run):
            run.limits.is_over = run.limits.was_interrupted
