"""What is done with every puzzle, and the columns that come of it."""

from __future__ import annotations

from dataclasses import dataclass

_PUZZLE = ("file", "number", "title", "width", "height", "colours")
_SOLVE = ("method", "solution_count", "is_complete", "seconds", "ticks", "guesses", "conflicts")
_RATE = (
    "grade",
    "class",
    "score",
    "minutes",
    "difficulty",
    "tedium",
    "steps",
    "bottleneck",
    "deepest_chain",
    "seconds",
)
_OWN = {
    "solve": (*_SOLVE, "solution"),
    "check": (*_SOLVE, "ambiguous"),
    "rate": _RATE,
    "count": ("solution_count", "is_complete", "seconds"),
    "convert": ("text",),
}
COMMANDS = tuple(_OWN)
# Of a puzzle that failed, `status` is "error" and `reason` says why; columns without a value are empty.
COLUMNS = {command: (*_PUZZLE, "status", *own, "reason") for command, own in _OWN.items()}
BLANK = {command: dict.fromkeys(columns) for command, columns in COLUMNS.items()}


@dataclass(frozen=True, slots=True)
class Job:
    """One command and its settings. Limits are for each puzzle."""

    command: str
    timeout_s: float | None = None
    memory_mb: int | None = None
    engine: str = "auto"
    format: str | None = None  # to read
    to: str = "non"  # to convert into
    as_csv: bool = False
    transpose: bool = False  # exchange rows and columns

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns, in order."""
        return COLUMNS[self.command]
