"""Records of the commands that solve and look for mistakes."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from nonokit.cli.records.record import Cell, GridRows, LineName, PuzzleRecord, Status


class Stage(TypedDict):
    """One stage of a solve."""

    method: str
    ticks: int
    seconds: float
    open_cells: int


class Solve(PuzzleRecord):
    """`nonokit solve`"""

    status: Status
    reason: str | None
    solutions: list[GridRows]
    is_complete: bool
    known: GridRows
    colours: NotRequired[dict[str, str]]
    image_code: str | None
    rules_code: str | None
    seconds: float
    peak_memory_mb: float
    engine: str
    methods: list[str]
    ticks: int
    guesses: int
    stages: list[Stage]
    events: NotRequired[list[dict[str, Any]]]


class Combine(Solve):
    """`nonokit combine`; seconds and ticks are those of all parts together."""


class Check(PuzzleRecord):
    """`nonokit check`"""

    status: Status
    reason: str | None
    needs: Literal["line", "look-ahead", "search"] | None
    is_line_solvable: bool | None
    solution_count: int
    is_complete: bool
    seconds: float
    ambiguous: NotRequired[list[Cell]]
    undecided: NotRequired[list[Cell]]


class Count(PuzzleRecord):
    """`nonokit count`; when not `is_complete` there are at least so many. `solutions` were drawn at random."""

    solution_count: int
    is_complete: bool
    reason: str | None
    seconds: float
    solutions: list[GridRows]


class Edit(TypedDict):
    """One mistake undone; clues as `show` has them, null where there is none."""

    kind: str
    line: LineName
    before: list[str] | None
    after: list[str] | None


class Suggestion(TypedDict):
    """Edits that leave a picture; `share` is how likely they are among all suggestions, `puzzle` our own JSON format."""

    text: str
    edits: list[Edit]
    share: float
    is_unique: bool
    cells: GridRows
    puzzle: dict[str, Any]


class Doctor(PuzzleRecord):
    """`nonokit doctor`; the likeliest suggestion comes first, `sure_lines` are touched by none."""

    status: Status
    problem: str | None
    suggestions: list[Suggestion]
    share_as_typed: float
    equally_likely: int
    sure_lines: list[LineName]
    is_complete: bool


class Line(TypedDict):
    """`nonokit line`"""

    clue: str
    length: int
    count: int
    placements: list[str]
    is_complete: bool
    settled: str | None


class Timing(TypedDict):
    """The rounds of one puzzle on one engine; `seconds` has percentiles by name."""

    status: Status
    rounds: int
    seconds: dict[Literal["min", "median", "p90", "p99", "max"], float]


class Bench(PuzzleRecord):
    """`nonokit bench`"""

    engines: dict[str, Timing]
