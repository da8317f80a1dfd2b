"""Puzzles of every kind for property tests: plain and coloured, with and without what formats may lack."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from nonokit.formats.palettes import Declared, palette_of
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Clue, Grid, Palette, Puzzle, Run

# Ordinary text and what trips parsers: quotes, entities, markup, separators, line ends, blanks at the ends.
texts = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Co", "Cn"]), min_size=1, max_size=15
)
awkward = st.sampled_from(
    ['"', "&quot;", "a<b>&c;", "  two  ", "line\nline", "====", "#1", "it's", "ünï → 数独", "]]>"]
)
words = texts | awkward

_LOOKS = st.tuples(*[st.integers(0, 255)] * 3)


@st.composite
def palettes(draw: st.DrawFn) -> Palette:
    """Black and white, or up to five colours with names and looks of their own."""
    if draw(st.booleans()):
        return BLACK_AND_WHITE
    names = draw(
        st.lists(
            st.sampled_from(["red", "blue", "royal blue", "x", "7", "Rows", 'a "b"']),
            min_size=1,
            max_size=4,
            unique=True,
        )
    )
    looks = draw(st.lists(_LOOKS, min_size=len(names), max_size=len(names), unique=True))
    white = Declared("white", (255, 255, 255))
    return palette_of(
        [white, *(Declared(name, look) for name, look in zip(names, looks, strict=True) if look != white.rgb)]
    )


@st.composite
def grids(draw: st.DrawFn, palette: Palette, most: int = 6) -> Grid:
    """Small finished pictures."""
    width = draw(st.integers(1, most))
    height = draw(st.just(width) | st.integers(1, most))
    cells = draw(st.binary(min_size=width * height, max_size=width * height))
    return Grid(width, height, bytes(value % len(palette) for value in cells), palette)


def hidden(draw: st.DrawFn, grid: Grid) -> Grid:
    """The grid with some cells unknown."""
    mask = draw(st.binary(min_size=len(grid.cells), max_size=len(grid.cells)))
    cells = bytes(UNKNOWN if hide % 2 else value for hide, value in zip(mask, grid.cells, strict=True))
    return Grid(grid.width, grid.height, cells, grid.palette)


def _blurred(draw: st.DrawFn, clues: list[Clue], missing: bool, unknown: bool) -> tuple[Clue | None, ...]:
    """The clues, some of them missing, some runs of unknown length."""
    found: list[Clue | None] = []
    for clue in clues:
        choice = draw(st.integers(0, 9))
        if missing and choice == 0:
            found.append(None)
        elif unknown and choice == 1:
            found.append(Clue(Run(None, run.colour) for run in clue))
        else:
            found.append(clue)
    return tuple(found)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """Puzzles with any mixture of features; most of them keep to what common formats carry."""
    grid = draw(grids(draw(palettes())))
    special = draw(st.integers(0, 9))
    rows, columns = grid.clues()
    fields: dict[str, Any] = {name: draw(st.none() | words) for name in Puzzle.METADATA}
    if special != 3:
        fields["goal"] = grid
    if special == 2:
        fields["given"] = hidden(draw, grid)
    extras = {"saved": (hidden(draw, grid),)} if draw(st.booleans()) else {}
    return Puzzle(
        _blurred(draw, rows, special == 0, special == 1),
        _blurred(draw, columns, special == 0, special == 1),
        grid.palette,
        extras=extras,
        **fields,
    )
