"""Everything that can be wrong with a puzzle: lines that do not fit, totals that disagree, another goal picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonokit.model.clue import Clue

if TYPE_CHECKING:
    from nonokit.model.puzzle import Puzzle

Clues = Sequence[Clue | None]

# A sentence is read by people: files with thousands of runs in a line exist to break programs.
MOST_SHOWN, FEW_SHOWN = 60, 10


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a puzzle: a stable code, a sentence, and the line it is about."""

    code: str
    message: str
    line: tuple[str, int] | None = None

    def __str__(self) -> str:
        return self.message


def problems_of(puzzle: Puzzle) -> list[Problem]:
    """All problems; those of lines first."""
    if not puzzle.width or not puzzle.height:
        return [Problem("size", f"a puzzle of {puzzle.width}×{puzzle.height} has no cells")]
    colours = len(puzzle.palette)
    return [
        *_line_problems("row", puzzle.rows, puzzle.width, colours),
        *_line_problems("column", puzzle.columns, puzzle.height, colours),
        *_total_problems(puzzle),
        *_goal_problems(puzzle),
    ]


def _line_problems(kind: str, clues: Clues, size: int, colours: int) -> Iterator[Problem]:
    for i, clue in enumerate(clues):
        if clue is None:
            continue
        line = (kind, i)
        for run in clue:
            if not 0 < run.colour < colours:
                yield Problem("colour", f"{kind} {i + 1}: colour {run.colour} is not in the palette", line)
        if clue.min_length > size:
            sentence = (
                f"{kind} {i + 1}: the clue {_shown(clue)} needs {clue.min_length} cells, the line has {size}"
            )
            yield Problem("fit", sentence, line)


def _shown(clue: Clue) -> str:
    """The clue, and of one with very many runs the first few."""
    if len(clue) <= MOST_SHOWN:
        return str(clue)
    return f"{Clue(clue[:FEW_SHOWN])} … ({len(clue):,} runs)"


def _total_problems(puzzle: Puzzle) -> list[Problem]:
    """Rows and columns must fill the same cells; with missing or unknown parts, only bounds hold."""
    sides = (puzzle.rows, puzzle.columns)
    totals = [_totals(clues) for clues in sides]
    exact = [all(clue is not None and not clue.has_unknown for clue in clues) for clues in sides]
    sums = [sum(total.values()) for total in totals]

    def disagree(a: int, b: int) -> bool:
        return (exact[0] and a < b) or (exact[1] and b < a)

    found = []
    if disagree(*sums):
        found.append(Problem("total", f"rows fill {sums[0]} cells, columns {sums[1]}"))
    for value, colour in enumerate(puzzle.palette if len(puzzle.palette) > 2 else ()):
        a, b = (total.get(value, 0) for total in totals)
        if disagree(a, b):
            found.append(Problem("colour-total", f"{colour.name}: rows fill {a} cells, columns {b}"))
    return found


def _totals(clues: Iterable[Clue | None]) -> dict[int, int]:
    totals: dict[int, int] = {}
    for clue in clues:
        for colour, cells in (clue or Clue()).per_colour().items():
            totals[colour] = totals.get(colour, 0) + cells
    return totals


def _goal_problems(puzzle: Puzzle) -> Iterator[Problem]:
    if puzzle.goal is None or not puzzle.goal.is_complete:
        return
    sides = zip(("row", "column"), (puzzle.rows, puzzle.columns), puzzle.goal.clues(), strict=True)
    for kind, clues, drawn in sides:
        for i, (clue, real) in enumerate(zip(clues, drawn, strict=True)):
            if clue is not None and not _matches(clue, real):
                sentence = (
                    f"{kind} {i + 1}: the goal picture has {_shown(real)}, the clue says {_shown(clue)}"
                )
                yield Problem("goal", sentence, (kind, i))


def _matches(clue: Clue, real: Clue) -> bool:
    return len(clue) == len(real) and all(
        a.colour == b.colour and a.length in (None, b.length) for a, b in zip(clue, real, strict=True)
    )
