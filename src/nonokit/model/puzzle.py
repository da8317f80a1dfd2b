"""A puzzle: clues, colours, and what is known about where it came from. A frozen value.

Constructors refuse what cannot be represented (a run of length "x", a colour without a name). Clues that
merely contradict each other make a puzzle all the same: an editor has to show it, and the solver answers
"none". `problems()` lists everything wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from nonokit.errors import PuzzleError
from nonokit.model.clue import Clue, Run, check_length
from nonokit.model.colour import BLACK, BLACK_AND_WHITE, Palette, check_palette, make_palette
from nonokit.model.grid import UNKNOWN, Grid

RunLike = Any  # 3, "?", (3, "red"), ("?", "red"), (3, 2), Run
ClueLike = Iterable[RunLike] | int | None


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a puzzle: a stable code, a sentence, and the line it is about."""

    code: str
    message: str
    line: tuple[str, int] | None = None

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, eq=False, repr=False)
class Puzzle:
    """Row clues, column clues and a palette; a clue of None is missing: anything fits.

    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> puzzle.width, puzzle.height, puzzle.problems()
    (3, 2, [])
    """

    rows: tuple[Clue | None, ...]
    columns: tuple[Clue | None, ...]
    palette: Palette = BLACK_AND_WHITE
    title: str | None = None
    author: str | None = None
    source: str | None = None
    copyright: str | None = None
    licence: str | None = None
    description: str | None = None
    goal: Grid | None = None
    given: Grid | None = None
    # What formats keep beside the puzzle: saved states, ids, notes. Not part of equality.
    extras: dict[str, Any] = field(default_factory=dict, compare=False)

    METADATA = ("title", "author", "source", "copyright", "licence", "description")

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(self.rows))
        object.__setattr__(self, "columns", tuple(self.columns))
        object.__setattr__(self, "palette", check_palette(self.palette))
        for clue in (*self.rows, *self.columns):
            if clue is not None and not isinstance(clue, Clue):
                raise PuzzleError(f"{clue!r} is not a Clue: build puzzles with Puzzle.from_clues")
            for run in clue or ():
                if run.length is not None:
                    check_length(run.length)
        for name in ("goal", "given"):
            grid = getattr(self, name)
            if grid is not None and (grid.width, grid.height) != (self.width, self.height):
                raise PuzzleError(
                    f"the {name} is {grid.width}×{grid.height}, the puzzle {self.width}×{self.height}"
                )
            if grid is not None and grid.palette != self.palette:
                object.__setattr__(self, name, Grid(grid.width, grid.height, grid.cells, self.palette))

    @classmethod
    def from_clues(
        cls,
        rows: Sequence[ClueLike],
        columns: Sequence[ClueLike],
        *,
        palette: Palette | None = None,
        **fields: Any,
    ) -> Puzzle:
        """A puzzle from plain lists. A run is `3`, `"?"`, `(3, "red")` or `(3, palette index)`.

        >>> Puzzle.from_clues(rows=[[(2, "red")], None], columns=[["?"], [(1, "red"), 1]]).palette[1].name
        'red'
        """
        chosen = palette or _palette_of(rows, columns)
        values = {colour.name: value for value, colour in enumerate(chosen)}

        def build(lines: Sequence[ClueLike], kind: str) -> tuple[Clue | None, ...]:
            return tuple(_clue(line, values, f"{kind} {i + 1}") for i, line in enumerate(lines))

        return cls(build(rows, "row"), build(columns, "column"), chosen, **fields)

    @classmethod
    def from_grid(
        cls, grid: Grid | Sequence[str] | str, *, palette: Palette | None = None, **fields: Any
    ) -> Puzzle:
        """The puzzle of a finished picture, which becomes its goal.

        >>> [str(clue) for clue in Puzzle.from_grid(["#.#", "##."]).columns]
        ['2', '1', '1']
        """
        picture = grid if isinstance(grid, Grid) else Grid.from_text(grid, palette)
        rows, columns = picture.clues()
        return cls(tuple(rows), tuple(columns), picture.palette, goal=picture, **fields)

    @property
    def width(self) -> int:
        """Number of columns."""
        return len(self.columns)

    @property
    def height(self) -> int:
        """Number of rows."""
        return len(self.rows)

    @property
    def is_coloured(self) -> bool:
        """Whether there is more than one colour beside the background, or one that is not black."""
        return len(self.palette) != 2 or self.palette[1].rgb != BLACK.rgb

    @property
    def colours(self) -> Palette:
        """The palette without its background."""
        return self.palette[1:]

    @cached_property
    def id(self) -> str:
        """A stable name made from the clues alone: the same in every format, for saved progress.

        Colours count by the order they first appear in, so their names and order do not matter.
        """
        import hashlib

        number: dict[int, int] = {}

        def text(clue: Clue | None) -> str:
            if clue is None:
                return "-"
            return ".".join(f"{run}c{number.setdefault(run.colour, len(number))}" for run in clue)

        parts = ["/".join(map(text, self.rows)), "/".join(map(text, self.columns))]
        if self.given is not None and self.given.known_count:
            parts.append(",".join(str(number.get(v, -1)) if v != UNKNOWN else "" for v in self.given.cells))
        return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]

    @cached_property
    def _key(self) -> tuple[object, ...]:
        metadata = tuple(getattr(self, name) for name in self.METADATA)
        return (self.rows, self.columns, self.palette, self.goal, self.given, metadata)

    def __eq__(self, other: object) -> bool:
        return self._key == other._key if isinstance(other, Puzzle) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.rows, self.columns))

    def unknowable(self) -> set[tuple[int, int]]:
        """Cells that no clue reaches: row and column are both missing and the cell is not given."""
        rows = [y for y, clue in enumerate(self.rows) if clue is None]
        columns = [x for x, clue in enumerate(self.columns) if clue is None]
        given = self.given
        return {(y, x) for y in rows for x in columns if given is None or given[y, x] == UNKNOWN}

    def transposed(self) -> Puzzle:
        """The puzzle with rows and columns exchanged."""
        return self._reshaped(self.columns, self.rows, Grid.transposed)

    def mirrored(self) -> Puzzle:
        """The puzzle with left and right exchanged."""
        rows = tuple(clue and clue.mirrored() for clue in self.rows)
        return self._reshaped(rows, self.columns[::-1], Grid.mirrored)

    def _reshaped(self, rows: tuple[Clue | None, ...], columns: tuple[Clue | None, ...], turn: Any) -> Puzzle:
        goal, given = (grid and turn(grid) for grid in (self.goal, self.given))
        return replace(self, rows=rows, columns=columns, goal=goal, given=given)

    def replace(self, **changes: Any) -> Puzzle:
        """A copy with some fields changed."""
        return replace(self, **changes)

    def problems(self) -> list[Problem]:
        """Everything wrong with the puzzle; empty when nothing is.

        >>> print(*Puzzle.from_clues(rows=[[3], [1]], columns=[[1], [2]]).problems(), sep="\\n")
        row 1: the clue 3 needs 3 cells, the line has 2
        rows fill 4 cells, columns 3
        """
        if not self.rows or not self.columns:
            return [Problem("size", f"a puzzle of {self.width}×{self.height} has no cells")]
        problems = [*self._line_problems("row", self.rows, self.width)]
        problems += self._line_problems("column", self.columns, self.height)
        return problems + self._total_problems() + self._goal_problems()

    def _line_problems(self, kind: str, clues: Sequence[Clue | None], size: int) -> Iterable[Problem]:
        for i, clue in enumerate(clues):
            if clue is None:
                continue
            line = (kind, i)
            for run in clue:
                if not 0 < run.colour < len(self.palette):
                    sentence = f"{kind} {i + 1}: colour {run.colour} is not in the palette"
                    yield Problem("colour", sentence, line)
            if clue.min_length > size:
                sentence = (
                    f"{kind} {i + 1}: the clue {clue} needs {clue.min_length} cells, the line has {size}"
                )
                yield Problem("fit", sentence, line)

    def _total_problems(self) -> list[Problem]:
        """Rows and columns must fill the same cells; with missing or unknown parts, only bounds hold."""
        totals = [_totals(self.rows), _totals(self.columns)]
        exact = [
            None not in clues and not any(c and c.has_unknown for c in clues)
            for clues in (self.rows, self.columns)
        ]
        sums = [sum(total.values()) for total in totals]
        colours = sorted({*totals[0], *totals[1]})

        def disagree(a: int, b: int) -> bool:
            return a != b and ((exact[0] and a < b) or (exact[1] and b < a) or (exact[0] and exact[1]))

        found = []
        if disagree(*sums):
            found.append(Problem("total", f"rows fill {sums[0]} cells, columns {sums[1]}"))
        if len(self.palette) > 2:
            for colour in colours:
                a, b = (total.get(colour, 0) for total in totals)
                if disagree(a, b) and colour < len(self.palette):
                    name = self.palette[colour].name
                    found.append(Problem("colour-total", f"{name}: rows fill {a} cells, columns {b}"))
        return found

    def _goal_problems(self) -> list[Problem]:
        if self.goal is None or not self.goal.is_complete:
            return []
        found = []
        for kind, clues, actual in zip(
            ("row", "column"), (self.rows, self.columns), self.goal.clues(), strict=True
        ):
            for i, (clue, real) in enumerate(zip(clues, actual, strict=True)):
                if clue is not None and not _matches(clue, real):
                    sentence = f"{kind} {i + 1}: the goal picture has {real}, the clue says {clue}"
                    found.append(Problem("goal", sentence, (kind, i)))
        return found

    def __repr__(self) -> str:
        title = f" {self.title!r}" if self.title else ""
        return f"<Puzzle{title} {self.width}×{self.height}, id {self.id}>"


def _matches(clue: Clue, real: Clue) -> bool:
    return len(clue) == len(real) and all(
        a.colour == b.colour and a.length in (None, b.length) for a, b in zip(clue, real, strict=True)
    )


def _totals(clues: Iterable[Clue | None]) -> dict[int, int]:
    totals: dict[int, int] = {}
    for clue in clues:
        for colour, cells in (clue or Clue()).per_colour().items():
            totals[colour] = totals.get(colour, 0) + cells
    return totals


def _runs(line: ClueLike) -> list[RunLike]:
    if line is None:
        return []
    if isinstance(line, str) or not isinstance(line, Iterable):
        return [line]
    return list(line)


def _palette_of(rows: Sequence[ClueLike], columns: Sequence[ClueLike]) -> Palette:
    """The palette that the runs of plain lists name, in order of appearance; black when none does."""
    runs = [run for line in (*rows, *columns) for run in _runs(line)]
    names = dict.fromkeys(
        run[1] if isinstance(run, tuple | list) and len(run) > 1 else BLACK.name for run in runs
    )
    if any(not isinstance(name, str) for name in names):
        raise PuzzleError("runs name their colour by number: pass the palette too")
    return make_palette(names) if set(names) - {BLACK.name} else BLACK_AND_WHITE


def _clue(line: ClueLike, values: dict[str, int], where: str) -> Clue | None:
    if line is None:
        return None
    runs = _runs(line)
    if runs in ([0], []):
        return Clue()
    try:
        return Clue(_run(run, values) for run in runs)
    except PuzzleError as error:
        raise PuzzleError(f"{where}: {error}") from None


def _run(run: RunLike, values: dict[str, int]) -> Run:
    length, colour = run if isinstance(run, tuple | list) and len(run) == 2 else (run, None)
    if isinstance(run, Run):
        return Run(None if length is None else check_length(length), run.colour)
    checked = check_length(length)
    if colour is None:
        return Run(checked, values.get(BLACK.name, 1))
    value = colour if isinstance(colour, int) else values.get(colour)
    if value is None:
        raise PuzzleError(f"the palette has no colour {colour!r}, only {', '.join(list(values)[1:])}")
    return Run(checked, value)
