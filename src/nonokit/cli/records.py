"""What `--json` prints, command by command: the types from which `schema.json` is made.

Nothing imports this at run time. `python tests/make.py schema` writes the schema after a change here, and the tests
hold every answer of the command line against it.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Status = Literal["unique", "multiple", "none", "unknown"]
GridRows = list[str]  # a grid: its rows in the palette's characters, "?" for unknown
Cell = tuple[int, int]  # row and column, from 0
CellAndValue = tuple[int, int, int]
Place = tuple[float, float]  # x and y in a picture, in pixels
LineName = tuple[Literal["row", "column"], int]


class PuzzleRecord(TypedDict):
    """What every object about a puzzle begins with: the input, its title, its size."""

    file: str
    title: NotRequired[str]
    width: int
    height: int


class Fault(TypedDict):
    """Why an input or a puzzle failed; `code` is stable."""

    code: str
    message: str
    line: NotRequired[int]
    column: NotRequired[int]


class Failure(TypedDict):
    """In the place of an answer, with every command: an input that could not be read or worked on."""

    file: str
    error: Fault


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


class Step(TypedDict):
    """One step of an explanation; `excluded` are colours that cells cannot have.

    `claims` are the sentences of its text as data, each with its name as `claim`: docs/explaining.md lists them.
    """

    technique: str
    fair: bool
    lines: list[LineName]
    cells: list[CellAndValue]
    excluded: list[CellAndValue]
    claims: list[dict[str, Any]]


class ExplainedStep(Step):
    """A step in words, and how many moves there were to choose from."""

    text: str
    available: int


class Texts(TypedDict):
    """A hint in three depths."""

    where: str
    why: str
    cells: str


class Hint(PuzzleRecord):
    """`nonokit hint`"""

    kind: str
    technique: str
    texts: Texts
    step: Step | None
    premises: list[Step]
    lines: list[LineName]
    cells: list[Cell]
    rewind_to: int | None
    reason: str | None


class Explain(PuzzleRecord):
    """`nonokit explain`"""

    status: Status
    reason: str | None
    is_fair: bool
    steps: list[ExplainedStep]
    cells: GridRows


# "class" is no name that a class may have in Python.
_Class = TypedDict("_Class", {"class": str, "score": int | None})


class Minutes(TypedDict):
    """The time expected of people, and between what four of five such times lie."""

    expected: float
    low: float
    high: float


class Rate(PuzzleRecord, _Class):
    """`nonokit rate`"""

    minutes: Minutes | None
    difficulty: int | None
    tedium: int | None
    steps: int | None
    techniques: dict[str, int]
    available: list[int]
    bottleneck: int
    deepest_chain: int
    first_moves: list[tuple[int, int, str]]
    reason: str | None


class Line(TypedDict):
    """`nonokit line`"""

    clue: str
    length: int
    count: int
    placements: list[str]
    is_complete: bool
    settled: str | None


class Show(PuzzleRecord):
    """`nonokit show`"""

    rows: list[list[str] | None]
    columns: list[list[str] | None]
    colours: NotRequired[dict[str, str]]
    cells: NotRequired[GridRows]


class Render(PuzzleRecord):
    """`nonokit render`"""

    to: str


class Convert(PuzzleRecord):
    """`nonokit convert`"""

    to: str
    format: str
    losses: list[str]


class Codes(PuzzleRecord):
    """`nonokit codes`"""

    rules_code: str | None
    image_code: str | None


class Colour(TypedDict):
    """A colour of a puzzle."""

    name: str
    rgb: str
    char: str


class Problem(TypedDict):
    """Something wrong with a puzzle."""

    code: str
    message: str


class Info(PuzzleRecord):
    """`nonokit info`"""

    author: NotRequired[str]
    source: NotRequired[str]
    copyright: NotRequired[str]
    licence: NotRequired[str]
    description: NotRequired[str]
    id: str
    format: str | None
    colours: list[Colour]
    background: str
    filled: int
    density: float
    runs: int
    missing_clues: int
    unknown_runs: int
    has_goal: bool
    saved_states: int
    given_cells: int
    rules_code: str | None
    notes: list[str]
    problems: list[Problem]


class Generate(PuzzleRecord, _Class):
    """`nonokit generate`; `puzzle` is our own JSON format. Random puzzles have a seed, those of images a variant."""

    status: Status
    puzzle: dict[str, Any]
    seed: NotRequired[int | str]
    is_wanted: NotRequired[bool]
    reason: NotRequired[str | None]
    variant: NotRequired[str]
    image_kind: NotRequired[str]
    changed: NotRequired[int]
    given: NotRequired[int]
    likeness: NotRequired[float]
    is_line_solvable: NotRequired[bool]


class Fix(TypedDict):
    """One set of changes that repairs a picture, or helps to."""

    changes: list[CellAndValue]
    is_complete: bool
    settled: int
    still_open: int
    islands_fixed: int
    cost: float


class Repair(PuzzleRecord):
    """`nonokit repair`; `best` and `fewest` are places in `fixes`: the best looking one, and the one with the fewest cells."""

    difficulty: str
    is_needed: bool
    open: list[Cell]
    islands: list[list[Cell]]
    reason: str | None
    best: int | None
    fewest: int | None
    fixes: list[Fix]


class LineDoubt(TypedDict):
    """A line to compare with the picture, counted from 0."""

    side: Literal["row", "column"]
    line: int
    reason: str


class ReadNumber(TypedDict):
    """A number read from a picture; `corners` are its place there, none where only other clues tell of it."""

    side: Literal["row", "column"]
    line: int
    index: int
    number: int
    confidence: float
    is_doubtful: bool
    others: list[int]
    corners: list[Place]


class Scanned(PuzzleRecord):
    """`nonokit scan`"""

    status: Status
    rows: list[list[int]]
    columns: list[list[int]]
    is_sure: bool
    doubts: list[LineDoubt]
    numbers: list[ReadNumber]
    corners: list[Place]
    turned: int
    state: GridRows | None
    notes: list[str]


class Timing(TypedDict):
    """The rounds of one puzzle on one engine; `seconds` has percentiles by name."""

    status: Status
    rounds: int
    seconds: dict[Literal["min", "median", "p90", "p99", "max"], float]


class Bench(PuzzleRecord):
    """`nonokit bench`"""

    engines: dict[str, Timing]


class Library(_Class):
    """`nonokit library`"""

    name: str
    title: str | None
    width: int
    height: int
    colours: int
    course: int | None
    lesson: str | None
    collection: str


class Motifs(TypedDict):
    """`nonokit motifs`"""

    name: str
    title: str
    theme: str
    sizes: list[int]


class Formats(TypedDict):
    """`nonokit formats`"""

    name: str
    title: str
    suffixes: list[str]
    read: bool
    write: bool
    carries: list[str]


RECORDS: dict[str, type] = {
    "bench": Bench,
    "check": Check,
    "codes": Codes,
    "convert": Convert,
    "count": Count,
    "doctor": Doctor,
    "explain": Explain,
    "formats": Formats,
    "generate": Generate,
    "hint": Hint,
    "info": Info,
    "library": Library,
    "line": Line,
    "motifs": Motifs,
    "rate": Rate,
    "render": Render,
    "repair": Repair,
    "scan": Scanned,
    "show": Show,
    "solve": Solve,
}
