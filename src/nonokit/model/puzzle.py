"""A puzzle: clues, colours, and what is known about where it came from. A frozen value.

Constructors refuse what cannot be represented (a run of length "x", a colour without a name). Clues that
merely contradict each other make a puzzle all the same: an editor has to show it, and the solver answers
"none". `problems()` lists everything wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NoReturn, TypedDict, Unpack

from nonokit import hooks
from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model.clue import Clue, ClueLike, check_length
from nonokit.model.colour import BLACK, BLACK_AND_WHITE, Colour, Palette, check_palette
from nonokit.model.flat import MISSING, Buffers, FlatClues
from nonokit.model.grid import UNKNOWN, Grid, check_grid, kind_of
from nonokit.model.plain_lists import black_of, clues_of, indices_of, palette_of
from nonokit.model.problems import Problem, problems_of


class PuzzleFields(TypedDict, total=False):
    """What a puzzle has beside clues and colours."""

    title: str | None
    author: str | None
    source: str | None
    copyright: str | None
    licence: str | None
    description: str | None
    goal: Grid | None
    given: Grid | None
    extras: dict[str, Any]


class PuzzleChanges(PuzzleFields, total=False):
    """What `Puzzle.replace` changes."""

    rows: Iterable[Clue | None]
    columns: Iterable[Clue | None]
    palette: Palette


class Puzzle(hooks.DrawnAsSvg):
    """Row clues, column clues and a palette; a clue of None is missing: anything fits.

    `goal` is the picture, `given` the cells known from the outset. `extras` is what formats keep beside the puzzle
    (saved states, ids, notes); it has no part in equality.

    >>> puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    >>> puzzle.width, puzzle.height, puzzle.problems()
    (3, 2, [])
    """

    METADATA = ("title", "author", "source", "copyright", "licence", "description")
    _FIELDS = (*METADATA, "goal", "given", "extras")

    width: int
    height: int
    palette: Palette
    # What most puzzles lack is not kept in them: there may be a million.
    title: str | None = None
    author: str | None = None
    source: str | None = None
    copyright: str | None = None
    licence: str | None = None
    description: str | None = None
    goal: Grid | None = None
    given: Grid | None = None

    def __init__(
        self,
        rows: Iterable[Clue | None],
        columns: Iterable[Clue | None],
        palette: Palette = BLACK_AND_WHITE,
        **fields: Unpack[PuzzleFields],
    ) -> None:
        held = {"rows": _checked(rows), "columns": _checked(columns)}
        self.__dict__.update(held, height=len(held["rows"]), width=len(held["columns"]))
        self._describe(palette=check_palette(palette), **fields)

    def _describe(
        self,
        *,
        palette: Palette,
        title: str | None = None,
        author: str | None = None,
        source: str | None = None,
        copyright: str | None = None,
        licence: str | None = None,
        description: str | None = None,
        goal: Grid | None = None,
        given: Grid | None = None,
        extras: dict[str, Any] | None = None,
        **unknown: object,
    ) -> None:
        for name in unknown:
            raise TypeError(f"beside clues and palette a puzzle has {', '.join(self._FIELDS)}: no {name!r}")
        self.__dict__.update(
            palette=palette, title=title, author=author, source=source, copyright=copyright, licence=licence,
            description=description, goal=goal, given=given, extras=dict(extras or ()),
        )  # fmt: skip
        for text in (title, author, source, copyright, licence, description):
            if text is not None and not isinstance(text, str):
                raise ArgumentError(f"what a puzzle tells of itself is text, not {kind_of(text)}")
        for name, grid in (("goal", goal), ("given", given)):
            if grid is not None:
                self.__dict__[name] = self._fitted(name, grid)

    def described(self, **fields: Unpack[PuzzleFields]) -> Puzzle:
        """The same puzzle, told what it has beside clues and colours: for whoever has just made it."""
        self._describe(palette=self.palette, **fields)
        return self

    def _fitted(self, name: str, grid: Grid) -> Grid:
        """A grid of the puzzle's own size and palette."""
        if not isinstance(grid, Grid):
            raise PuzzleError(f"the {name} is {grid!r}: expected a Grid, such as Grid.from_text('#.#')")
        check_grid(grid, name, self.width, self.height)
        is_ours = grid.palette == self.palette
        return grid if is_ours else Grid(grid.width, grid.height, grid.cells, self.palette)

    @classmethod
    def from_flat(cls, flat: FlatClues, height: int, **fields: Any) -> Puzzle:
        """A puzzle from clues held flat, already checked; the first `height` of them are rows."""
        puzzle = cls.__new__(cls)
        puzzle.__dict__.update(flat=flat, height=height, width=len(flat.counts) - height)
        if len(fields) == 1:  # the palette alone
            puzzle.__dict__.update(fields)
        else:
            puzzle._describe(**fields)
        return puzzle

    @classmethod
    def from_buffers(
        cls, buffers: Buffers, width: int, height: int, *, palette: Palette, **fields: Unpack[PuzzleFields]
    ) -> Puzzle:
        """A puzzle from clues as memory, already checked."""
        puzzle = cls.__new__(cls)
        puzzle.__dict__.update(buffers=buffers, height=height, width=width)
        puzzle._describe(palette=palette, **fields)
        return puzzle

    @classmethod
    def from_clues(
        cls,
        rows: Iterable[ClueLike],
        columns: Iterable[ClueLike],
        *,
        palette: Sequence[Colour] | Sequence[str] | None = None,
        **fields: Unpack[PuzzleFields],
    ) -> Puzzle:
        """A puzzle from plain lists. A run is `3`, `"?"`, `(3, "red")` or `(3, palette index)`; a clue may be text, `"3 1"`.

        Zeros that fill a clue up at one end, as those of an array do, count for nothing. A palette may be names, the
        background's first.

        >>> Puzzle.from_clues(rows=[[(2, "red")], None], columns=[["?"], [(1, "red"), 1]]).palette[1].name
        'red'
        """
        if type(rows) is not list or type(columns) is not list:
            rows, columns = _listed(rows, "rows"), _listed(columns, "columns")
        chosen = BLACK_AND_WHITE if palette is None else check_palette(palette)
        if chosen is BLACK_AND_WHITE:
            puzzle: Puzzle | None = hooks.read_lists(cls, rows, columns, chosen)
            if puzzle is not None:
                return puzzle.described(**fields) if fields else puzzle
        flat = FlatClues.of_lists([*rows, *columns], black_of(chosen))
        if flat is not None:
            return cls.from_flat(flat, len(rows), palette=chosen, **fields)
        chosen = palette_of([*rows, *columns]) if palette is None else chosen
        flat = FlatClues.of_pairs([*rows, *columns], indices_of(chosen))
        if flat is not None:
            return cls.from_flat(flat, len(rows), palette=chosen, **fields)
        return cls(clues_of(rows, chosen, "row"), clues_of(columns, chosen, "column"), chosen, **fields)

    @classmethod
    def from_grid(
        cls,
        grid: Grid | Sequence[str] | Sequence[Sequence[int]] | str,
        *,
        palette: Sequence[Colour] | Sequence[str] | None = None,
        **fields: Unpack[PuzzleFields],
    ) -> Puzzle:
        """The puzzle of a finished picture, which becomes its goal: text, or rows of numbers, 0 for empty cells.

        >>> [str(clue) for clue in Puzzle.from_grid(["#.#", "##."]).columns]
        ['2', '1', '1']
        >>> Puzzle.from_grid([[1, 0, 1], [1, 1, 0]]) == Puzzle.from_grid(["#.#", "##."])
        True
        """
        chosen = None if palette is None else check_palette(palette)
        picture = grid if isinstance(grid, Grid) else Grid.of(grid, chosen)
        described: dict[str, Any] = {"palette": check_palette(picture.palette), "goal": picture, **fields}
        buffers = hooks.clues_of_picture(picture.cells, picture.width)
        if buffers is not None:
            return cls.from_buffers(buffers, picture.width, picture.height, **described)
        return cls.from_flat(picture.flat_clues(), picture.height, **described)

    @cached_property
    def rows(self) -> tuple[Clue | None, ...]:
        """The clues of the rows, top to bottom."""
        return self._clues[: self.height]

    @cached_property
    def columns(self) -> tuple[Clue | None, ...]:
        """The clues of the columns, left to right."""
        return self._clues[self.height :]

    @cached_property
    def _clues(self) -> tuple[Clue | None, ...]:
        return self.flat.clues()

    @cached_property
    def flat(self) -> FlatClues:
        """All clues as three arrays."""
        buffers = self.__dict__.get("buffers")
        if buffers is not None:
            return FlatClues.of_buffers(buffers)
        return FlatClues.of_clues((*self.rows, *self.columns))

    @cached_property
    def buffers(self) -> Buffers:
        """The same as memory that engines read."""
        return self.flat.counts, self.flat.lengths, self.flat.colours

    @cached_property
    def extras(self) -> dict[str, Any]:
        """What formats keep beside the puzzle."""
        return {}

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

    def unknowable(self) -> set[tuple[int, int]]:
        """Cells that no clue reaches: row and column are both missing and the cell is not given."""
        missing = [line for line, count in enumerate(self.flat.counts) if count == MISSING]
        rows = [line for line in missing if line < self.height]
        columns = [line - self.height for line in missing if line >= self.height]
        return {(y, x) for y in rows for x in columns if not self.given or self.given[y, x] == UNKNOWN}

    def problems(self) -> list[Problem]:
        """Everything wrong with the puzzle; empty when nothing is.

        >>> print(*Puzzle.from_clues(rows=[[3], [1]], columns=[[1], [2]]).problems(), sep="\\n")
        row 1: the clue 3 needs 3 cells, the line has 2
        rows fill 4 cells, columns 3
        """
        return problems_of(self)

    def solutions(self) -> Iterator[Grid]:
        """All solutions, each found when it is asked for.

        >>> solutions = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]).solutions()
        >>> print(next(solutions))
        #.
        .#
        """
        return hooks.solutions(self)

    def sample(self, seed: int | None = None) -> Grid:
        """A solution at random, all of them equally likely; an error when they are too many to count.

        >>> print(Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]]).sample(seed=1))
        .#
        #.
        """
        grid: Grid = hooks.sample(self, seed)
        return grid

    def transposed(self) -> Puzzle:
        """The puzzle with rows and columns exchanged."""
        return self._turned(self.columns, self.rows, Grid.transposed)

    def mirrored(self) -> Puzzle:
        """The puzzle with left and right exchanged."""
        rows = tuple(clue and clue.mirrored() for clue in self.rows)
        return self._turned(rows, self.columns[::-1], Grid.mirrored)

    def _turned(
        self, rows: tuple[Clue | None, ...], columns: tuple[Clue | None, ...], turn: Callable[[Grid], Grid]
    ) -> Puzzle:
        saved = tuple(map(turn, self.extras.get("saved") or ()))
        fields = self._fields() | {"extras": {**self.extras, "saved": saved} if saved else self.extras}
        fields |= {name: grid and turn(grid) for name, grid in (("goal", self.goal), ("given", self.given))}
        copy = self.__new__(type(self))  # of clues that are fine: looking again at each takes long
        copy.__dict__.update(rows=rows, columns=columns, height=len(rows), width=len(columns))
        copy._describe(palette=self.palette, **fields)
        return copy

    def replace(self, **changes: Unpack[PuzzleChanges]) -> Puzzle:
        """A copy with some fields changed."""
        fields: dict[str, Any] = {"palette": self.palette, **self._fields(), **changes}
        rows, columns = fields.pop("rows", None), fields.pop("columns", None)
        if rows is None and columns is None and "palette" not in changes:
            copy = self.__new__(type(self))
            shared = ("width", "height", "rows", "columns", "flat", "buffers")
            copy.__dict__.update({name: self.__dict__[name] for name in shared if name in self.__dict__})
            copy._describe(**fields)
            return copy
        return type(self)(
            self.rows if rows is None else rows, self.columns if columns is None else columns, **fields
        )

    __replace__ = replace  # what copy.replace calls, from Python 3.13 on

    def _fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._FIELDS}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle):
            return NotImplemented
        return self.height == other.height and all(
            getattr(self, name) == getattr(other, name) for name in ("flat", "palette", *self._FIELDS[:-1])
        )

    def __hash__(self) -> int:
        return hash((self.height, self.flat))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.flat, self.height, {"palette": self.palette, **self._fields()})

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Puzzle does not change: puzzle.replace({name}=…) makes another")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a Puzzle does not change")

    def __repr__(self) -> str:
        title = f" {self.title!r}" if self.title else ""
        return f"<Puzzle{title} {self.width}×{self.height}, id {self.id}>"


def check_puzzle(value: object, function: str) -> None:
    """Refuses what is no puzzle, with what to do instead."""
    if isinstance(value, Puzzle):
        return
    if isinstance(value, str):
        meant = "nonokit.load reads a file, nonokit.loads a text or a code"
    else:
        meant = "Puzzle.from_clues(rows=…, columns=…) makes one from lists, Puzzle.from_grid from a picture"
    raise ArgumentError(f"{function} takes a Puzzle, not {kind_of(value)}: {meant}")


def _restored(cls: type[Puzzle], flat: FlatClues, height: int, fields: dict[str, Any]) -> Puzzle:
    """A puzzle from its pickle."""
    return cls.from_flat(flat, height, **fields)


def _listed(lines: Iterable[ClueLike], name: str) -> list[ClueLike]:
    if isinstance(lines, str) or not isinstance(lines, Iterable):
        raise PuzzleError(
            f"{name} is {lines!r}: expected a list with a clue for each line, such as [[1, 1], [2]]"
        )
    return list(lines)


def _checked(clues: Iterable[Clue | None]) -> tuple[Clue | None, ...]:
    """The clues as a tuple, or `PuzzleError`."""
    clues = tuple(clues)
    for clue in clues:
        if clue is None:
            continue
        if not isinstance(clue, Clue):
            raise PuzzleError(f"{clue!r} is not a Clue: from plain lists make it with Puzzle.from_clues")
        for length, colour in clue:
            if length is not None:
                check_length(length)
            if not (isinstance(colour, int) and 0 <= colour < UNKNOWN):
                raise PuzzleError(f"{clue!r}: a colour is a palette index, not {colour!r}")
    return clues
