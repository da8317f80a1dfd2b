"""A clue is the sequence of runs of one line. A missing clue is `None`, not a `Clue`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from operator import index
from typing import Literal, NamedTuple, NoReturn, TypeAlias

from nonokit.errors import PuzzleError
from nonokit.model.colour import Palette

MAX_LENGTH = 1_000_000


class Run(NamedTuple):
    """One number of a clue. `length` None means unknown: at least 1. `colour` is a palette index."""

    length: int | None
    colour: int = 1

    @property
    def min_length(self) -> int:
        """The fewest cells this run takes."""
        return 1 if self.length is None else self.length

    def __str__(self) -> str:
        return "?" if self.length is None else str(self.length)


# What people write for a run and for a clue: 3, "?", (3, "red"), (3, palette index); a list of these, "3 1", None when missing.
Length: TypeAlias = int | Literal["?"]
RunLike: TypeAlias = Length | Run | tuple[Length | None, str | int]
ClueLike: TypeAlias = Iterable[RunLike] | int | str | None


class Clue(tuple[Run, ...]):
    """The runs of one line, in order. Behaves like a tuple of runs.

    >>> clue = Clue.of(3, 1)
    >>> clue, clue.min_length, clue.total, str(clue)
    (Clue.of(3, 1), 5, 4, '3 1')
    >>> str(Clue.of())
    '0'
    """

    __slots__ = ()

    def __new__(cls, runs: Iterable[Run] = ()) -> Clue:
        clue = super().__new__(cls, runs)
        for run in clue:
            if type(run) is not Run:
                raise PuzzleError(f"a Clue holds Runs, not {run!r}: from numbers make it with Clue.of(3, 1)")
        return clue

    @classmethod
    def of(cls, *runs: Length | Run | tuple[Length | None, int]) -> Clue:
        """A clue from lengths, "?" for one that is unknown, or `(length, colour index)` pairs."""
        return cls(map(_run_of, runs))

    @property
    def total(self) -> int:
        """How many cells the runs fill, an unknown length counted as 1."""
        return sum(run.min_length for run in self)

    @property
    def has_unknown(self) -> bool:
        """Whether a run's length is unknown."""
        return any(run.length is None for run in self)

    @property
    def min_length(self) -> int:
        """The shortest line the clue fits: runs of the same colour need a gap between them."""
        gaps = sum(a.colour == b.colour for a, b in pairwise(self))
        return self.total + gaps

    def texts(self, palette: Palette) -> list[str]:
        """The runs as text: with their colour's character where there is more than one."""
        if len(palette) <= 2:
            return [str(run) for run in self]
        return [f"{run}{palette[run.colour].char}" for run in self]

    def per_colour(self) -> dict[int, int]:
        """Cells filled per colour, an unknown length counted as 1."""
        totals: dict[int, int] = {}
        for run in self:
            totals[run.colour] = totals.get(run.colour, 0) + run.min_length
        return totals

    def mirrored(self) -> Clue:
        """The clue of the same line read from its other end."""
        return Clue(self[::-1])

    def __str__(self) -> str:
        return " ".join(map(str, self)) or "0"

    def __repr__(self) -> str:
        lengths = ("?" if run.length is None else run.length for run in self)
        runs = (
            repr(length if run.colour == 1 else (length, run.colour))
            for length, run in zip(lengths, self, strict=True)
        )
        return f"Clue.of({', '.join(runs)})"


def clue_of_cells(cells: Iterable[int]) -> Clue:
    """The clue that a finished line of colour indices (0 = background) has.

    >>> str(clue_of_cells([1, 1, 0, 1]))
    '2 1'
    """
    runs: list[Run] = []
    previous = length = 0
    for value in [*cells, 0]:
        if value == previous:
            length += 1
            continue
        if previous:
            runs.append(Run(length, previous))
        previous, length = value, 1
    return Clue(runs)


def check_length(value: object) -> int | None:
    """A run's length as given by people: a positive int, or "?" for unknown."""
    if value == "?":
        return None
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise PuzzleError(f"{value!r} is not a run: expected a number, '?' or (number, colour)")
    length = index(value)  # numpy's numbers too
    if not 0 < length <= MAX_LENGTH:
        raise PuzzleError(f"a run of length {length}: expected 1 to {MAX_LENGTH}")
    return length


def _run_of(run: object) -> Run:
    """One argument of `Clue.of`."""
    if isinstance(run, list):
        _refuse_list(run)
    if not isinstance(run, tuple):
        return Run(check_length(run))
    if len(run) not in (1, 2):
        raise PuzzleError(f"{run!r} is not a run: expected (length, colour index)")
    length, colour = run if len(run) == 2 else (run[0], 1)
    if isinstance(colour, bool) or not isinstance(colour, int) or colour < 1:
        raise PuzzleError(
            f"{run!r}: a clue by itself knows colours by their number, from 1; Puzzle.from_clues takes names"
        )
    return Run(None if length is None else check_length(length), colour)


def _refuse_list(runs: list[object]) -> NoReturn:
    meant = ", ".join(map(repr, runs))
    raise PuzzleError(f"Clue.of takes the runs one by one, not in a list: Clue.of({meant})")
