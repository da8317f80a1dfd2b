"""Exit codes: one table, the same for every command and in the documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nonokit.solving import Status

OK = 0  # solved; unique; done
ERROR = 1  # a file that cannot be read, a target that cannot hold the puzzle, …
USAGE = 2  # wrong options or arguments
NO_SOLUTION = 3
SEVERAL_SOLUTIONS = 4
LIMIT = 5  # not decided within the limits given
INTERRUPTED = 130  # Ctrl-C, as shells have it

_OF_STATUS = {"unique": OK, "none": NO_SOLUTION, "multiple": SEVERAL_SOLUTIONS, "unknown": LIMIT}

HELP = (
    "Exit codes: 0 solved or done, 1 error, 2 usage, 3 no solution, 4 several solutions, 5 limit hit, "
    "130 interrupted. With several puzzles: 1 if anything failed, else the highest."
)


def of_status(status: Status) -> int:
    """The exit code that an answer stands for."""
    return _OF_STATUS[status.value]
