"""Clues as people write them in Python, `[3, (2, "red"), "?"]`, made into clues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from nonokit.errors import PuzzleError
from nonokit.model.clue import Clue, ClueLike, Run, check_length
from nonokit.model.colour import BLACK, BLACK_AND_WHITE, Palette, make_palette

Values = dict[str, int]  # the palette's names and their indices


def clues_of(lines: Sequence[ClueLike], palette: Palette, kind: str) -> tuple[Clue | None, ...]:
    """The clues of some lines; an error names the line, such as "row 3"."""
    values = {colour.name: value for value, colour in enumerate(palette)}
    return tuple(_clue(line, values, f"{kind} {i + 1}") for i, line in enumerate(lines))


def palette_of(lines: Iterable[ClueLike]) -> Palette:
    """The palette that the runs name, in order of appearance; black when none does, or all are the colour 1 as in a `Clue`."""
    runs = [run for line in lines for run in _runs(line)]
    names = dict.fromkeys(
        run[1] if isinstance(run, tuple | list) and len(run) == 2 else BLACK.name for run in runs
    )
    if all(name == BLACK.name or (name == 1 and type(name) is int) for name in names):
        return BLACK_AND_WHITE
    if any(not isinstance(name, str) for name in names):
        raise PuzzleError("runs name their colour by number: pass the palette too")
    return make_palette(names)


def clue_and_palette(line: ClueLike, palette: Palette | None) -> tuple[Clue | None, Palette]:
    """One clue by itself. Without a palette its runs may name colours, or number them from 1."""
    if palette is None:
        runs = [run for run in _runs(line) if isinstance(run, tuple | list) and isinstance(run[-1], int)]
        count = max((run[-1] for run in runs), default=0)
        numbered = make_palette(f"colour {i}" for i in range(1, count + 1)) if count > 1 else BLACK_AND_WHITE
        palette = numbered if runs else palette_of([line])
    return _clue(line, {colour.name: value for value, colour in enumerate(palette)}, "the clue"), palette


def black_of(palette: Palette) -> int:
    """The colour of a run that names none: black, or the first there is."""
    if palette is BLACK_AND_WHITE:
        return 1
    return next((value for value, colour in enumerate(palette) if colour.name == BLACK.name), 1)


def indices_of(palette: Palette) -> dict[int | str, int]:
    """What a run may call its colour, the background left out: an index or a name."""
    return {key: value for value, colour in enumerate(palette) if value for key in (value, colour.name)}


def _runs(line: Any) -> list[Any]:
    if line is None:
        return []
    if isinstance(line, str):
        words = line.replace(",", " ").split()
        return _unpadded([int(word) if word.isdecimal() and len(word) < 10 else word for word in words])
    return _unpadded(list(line) if isinstance(line, Iterable) else [line])


def _unpadded(runs: list[Any]) -> list[Any]:
    """Without the zeros that fill a clue up at one end, as in an array, or stand for an empty one."""
    first = next((i for i, run in enumerate(runs) if not _is_zero(run)), len(runs))
    if first:
        return runs[first:]
    while runs and _is_zero(runs[-1]):
        runs.pop()
    return runs


def _is_zero(run: Any) -> bool:
    return type(run) is not bool and hasattr(run, "__index__") and run == 0


def _clue(line: ClueLike, values: Values, where: str) -> Clue | None:
    if line is None:
        return None
    try:
        return Clue(_run(run, values) for run in _runs(line))
    except PuzzleError as error:
        raise PuzzleError(f"{where}: {error}") from None


def _run(run: Any, values: Values) -> Run:
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
