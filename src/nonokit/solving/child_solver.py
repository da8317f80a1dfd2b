"""A solver of python-sat in a process of its own, for questions that may take minutes.

In our process its slices could not be interrupted, and would keep other threads from running: it never gives up Python's
lock. A child that is no longer wanted is killed, so time limits and Ctrl-C are heeded at once, however long its slice.

    python -m nonokit.solving.child_solver      the child: commands come in, answers go out, both pickled
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, TypeAlias, cast

from nonokit.solving.constants import SECONDS_BETWEEN_POLLS
from nonokit.solving.proof_reader import ProofReader

Answers: TypeAlias = "SimpleQueue[tuple[ChildSolver, Any]]"  # of each child until None


class ChildSolver:
    """Clauses in a child, and questions to it. A child that could not be started, or that died, never answers.

    One that `tells` says with every answer which clauses of at most so many literals it has learned.
    """

    def __init__(
        self,
        name: str,
        settings: dict[str, int],
        stopped: Callable[[], bool],
        *,
        tells: int = 0,
        answers: Answers | None = None,
    ) -> None:
        """`answers` is where those of several children come in."""
        self.stopped = stopped
        self.conflicts = 0
        self.answer: bool | None = None
        self.model: list[int] = []  # the assignment found last
        self.news: list[list[int]] = []  # clauses learned for the last answer
        self.answers: Answers = SimpleQueue() if answers is None else answers
        self.process = start()
        if self.process is not None:
            Thread(target=self._listen, args=[self.process.stdout], daemon=True).start()
        self._send("open", name, settings, tells)

    def _listen(self, stream: BinaryIO) -> None:
        """Takes answers in, until there are no more."""
        try:
            while True:
                self.answers.put((self, pickle.load(stream)))
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            self.answers.put((self, None))

    def _send(self, *command: object) -> None:
        if self.process is None or self.process.stdin is None:
            return
        try:
            pickle.dump(command, self.process.stdin)
            self.process.stdin.flush()
        except (OSError, ValueError):
            self.close()

    def add_all(self, clauses: Iterable[Sequence[int]]) -> None:
        """More clauses."""
        self._send("add", list(clauses))

    def prefer(self, phases: Sequence[int]) -> None:
        """Values to try first."""
        self._send("prefer", list(phases))

    def ask(self, assumptions: Sequence[int], conflicts: int) -> bool | None:
        """Whether all clauses can hold; None when so many conflicts were not enough."""
        self.begin(assumptions, conflicts)
        if self.process is not None and next_to_answer(self.answers, self.stopped) is None:
            self.close()
        return None if self.process is None else self.answer

    def begin(self, assumptions: Sequence[int], conflicts: int) -> None:
        """Asks, and does not wait for the answer."""
        self._send("ask", list(assumptions), conflicts)

    def hear(self, answer: Any) -> None:
        """Takes in what the child has said; None when that was its last word."""
        self.news = []
        if answer is None:
            self.close()
        else:
            self.answer, self.conflicts, self.model, self.news = answer

    def close(self) -> None:
        """Ends the child, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):  # what it has not read is lost
                    cast(BinaryIO, stream).close()


def next_to_answer(answers: Answers, stopped: Callable[[], bool]) -> ChildSolver | None:
    """The next child to answer, or to die; None when it is time to stop."""
    while True:
        with suppress(Empty):
            child, answer = answers.get(timeout=SECONDS_BETWEEN_POLLS)
            child.hear(answer)
            return child
        if stopped():
            return None


def start() -> subprocess.Popen[bytes] | None:
    """A child of the same Python, out of the reach of the terminal's Ctrl-C; None where there can be none."""
    if not sys.executable or getattr(sys, "frozen", False):
        return None
    command = [sys.executable, "-m", __name__]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )
    except OSError:
        return None


def main() -> None:
    """What the child does: as told, until nobody is there to tell it."""
    commands, answers = sys.stdin.buffer, sys.stdout.buffer
    solver: Any = None
    reader: ProofReader | None = None
    while True:
        try:
            command, *arguments = pickle.load(commands)
        except EOFError:
            return
        if command == "open":
            solver, reader = opened(*arguments)
        elif command == "add":
            solver.append_formula(arguments[0])
        elif command == "prefer":
            solver.set_phases(arguments[0])
        elif command == "ask":
            assumptions, conflicts = arguments
            solver.conf_budget(conflicts)
            found = solver.solve_limited(assumptions=assumptions)
            model = solver.get_model() if found else []
            news = reader.news() if reader else []
            pickle.dump((found, solver.accum_stats()["conflicts"], model, news), answers)
            answers.flush()


def opened(name: str, settings: dict[str, int], tells: int) -> tuple[Any, ProofReader | None]:
    """A solver, and where it tells something, who reads what it has learned."""
    from pysat.solvers import Solver

    solver = Solver(name=name, with_proof=tells > 0)
    if settings:
        solver.configure(settings)
    return solver, ProofReader(solver.solver.prfile, tells) if tells else None


if __name__ == "__main__":
    main()
