"""From two sides to a puzzle: colours, metadata, and pictures that belong to it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, cast

from nonokit.formats import pictures
from nonokit.formats.clues import Lengths, Runs, plain_puzzle, puzzle_of_runs
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.readings import A_PICTURE, COLUMNS_FIRST, ROWS_FIRST, Choice, Reading, with_note
from nonokit.formats.structure.kinds import Picture, grid_of
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.surroundings import Surroundings
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Grid, Palette, Puzzle
from nonokit.model.colour import NAMED, parse_rgb


def both_ways(
    first: Lines,
    second: Lines,
    around: Surroundings,
    odds: tuple[float, float],
    more: str = "",
    ways: tuple[str, str] = (ROWS_FIRST, COLUMNS_FIRST),
) -> Choice:
    """The readings of two sides of which nothing tells which are the rows, unless a picture beside them does.

    `odds` are those that the first are the rows, and that the second are.
    """
    readings = [
        Reading(puzzle_of_sides(first, second, around), ways[0] + more, odds[0]),
        Reading(puzzle_of_sides(second, first, around), ways[1] + more, odds[1]),
    ]
    return next(([one] for one in readings if one.puzzle.goal is not None), readings)


def puzzle_of_sides(rows: Lines, columns: Lines, around: Surroundings) -> Puzzle:
    """The puzzle of two sides; pictures of its size become goal and saved states where they fit."""
    palette, values = _palette(rows, columns, around.looks)
    extras: dict[str, Any] = {"id": around.id} if around.id else {}
    if not values and rows.is_exact and columns.is_exact:
        across, down = (cast("list[Lengths]", side.lengths) for side in (rows, columns))
        puzzle = plain_puzzle(across, down, extras=extras, **around.fields)
    else:
        puzzle = puzzle_of_runs(
            _runs(rows, values), _runs(columns, values), palette, extras=extras, **around.fields
        )
    notes = dict.fromkeys(side.assumed for side in (rows, columns) if side.assumed)
    for note in notes:
        with_note([puzzle], note)
    return _with_pictures(puzzle, around.pictures)


def puzzle_of_picture(picture: Picture, around: Surroundings) -> Puzzle:
    """The puzzle of a picture that stands alone."""
    puzzle = pictures.puzzle_of_picture(grid_of(picture, around.looks), **around.fields)
    if around.id:
        puzzle.extras["id"] = around.id
    return with_note([puzzle], picture.note)[0] if picture.note else puzzle


def choice_of_picture(picture: Picture, around: Surroundings) -> Choice:
    """The only reading of a picture that stands alone."""
    return [Reading(puzzle_of_picture(picture, around), A_PICTURE)]


def _runs(side: Lines, values: Mapping[Hashable, int]) -> list[Runs | None]:
    if side.colours is None:
        return [None if clue is None else [(length, 1) for length in clue] for clue in side.lengths]
    return [
        [(length, values[colour]) for length, colour in zip(clue or (), colours, strict=True)]
        for clue, colours in zip(side.lengths, side.colours, strict=True)
    ]


def _palette(
    rows: Lines, columns: Lines, looks: Mapping[Hashable, str]
) -> tuple[Palette, dict[Hashable, int]]:
    """The palette of the colours that clues name, in order, and the value of each."""
    colours = [*rows.totals, *columns.totals] if rows.colours or columns.colours else []
    names = list(dict.fromkeys(colours))
    if not names:
        return BLACK_AND_WHITE, {}
    if len(names) == 1 and _look(names[0], looks) in (None, NAMED["black"]):
        return BLACK_AND_WHITE, {names[0]: 1}
    declared = [Declared("white"), *(_declared(name, looks) for name in names)]
    return palette_of(declared), {name: value for value, name in enumerate(names, 1)}


def _declared(name: Hashable, looks: Mapping[Hashable, str]) -> Declared:
    rgb = _look(name, looks)
    text = str(name)
    if isinstance(name, str) and len(text) > 1 and not text.startswith("#") and not text.isdigit():
        return Declared(text, rgb)
    called = next((known for known, look in NAMED.items() if look == rgb), f"colour {text.lstrip('#')}")
    return Declared(called, rgb, text if len(text) == 1 and not text.isdigit() else None)


def _look(name: Hashable, looks: Mapping[Hashable, str]) -> tuple[int, int, int] | None:
    look = looks.get(name, looks.get(str(name)))
    return parse_rgb(look) if look else parse_rgb(name) if isinstance(name, str) else None


def _with_pictures(puzzle: Puzzle, pictures: Sequence[tuple[bool, Picture]]) -> Puzzle:
    saved: list[Grid] = []
    for is_state, picture in pictures:
        if (picture.width, picture.height) != (puzzle.width, puzzle.height):
            continue
        goal = None if is_state else goal_for(puzzle, picture)
        if goal is not None and puzzle.goal is None:
            puzzle = puzzle.replace(goal=goal)
        elif is_state and (state := _state(picture)):
            saved.append(state)
    if saved:
        puzzle.extras["saved"] = tuple(saved)
    return puzzle


def goal_for(puzzle: Puzzle, picture: Picture) -> Grid | None:
    """The picture as the puzzle's goal, when it has its clues."""
    grid = grid_of(picture)
    if not grid.is_complete or len(grid.palette) != len(puzzle.palette):
        return None
    if grid.flat_clues() != puzzle.flat:
        return None
    return Grid(grid.width, grid.height, grid.cells, puzzle.palette)


_STATES: tuple[dict[Hashable, int], ...] = (
    {-1: 0, 0: UNKNOWN, 1: 1},
    {0: UNKNOWN, 1: 1, 2: 0},
    {None: UNKNOWN, 0: 0, 1: 1},
    {".": 0, "#": 1, "?": UNKNOWN},
)


def _state(picture: Picture) -> Grid | None:
    """A state of play: filled, empty and undecided cells, in one of the usual ways to tell them apart."""
    kinds = set(picture.kinds())
    for meaning in _STATES:
        if kinds <= set(meaning):
            cells = bytes(meaning[cell] for row in picture.rows for cell in row)
            return Grid(picture.width, picture.height, cells)
    return None
