"""One picture in any output: the function most callers want."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from numbers import Real
from typing import Literal, TypeAlias, TypedDict, Unpack, get_args, overload

from nonokit.errors import ArgumentError
from nonokit.model import Grid, Puzzle, check_puzzle
from nonokit.rendering.ansi import ColourDepth
from nonokit.rendering.look import Finished, Look
from nonokit.rendering.marks import Mark
from nonokit.rendering.palette import PaletteKind
from nonokit.rendering.text import Style, render_text
from nonokit.rendering.theme import Theme, ThemeName, find_theme

TextOutput: TypeAlias = Literal["text", "ansi", "svg", "html"]
BinaryOutput: TypeAlias = Literal["png", "pdf", "gif", "apng"]
OUTPUTS = (*get_args(TextOutput)[:3], *get_args(BinaryOutput), "html")


class RenderOptions(TypedDict, total=False):
    """How a picture looks; see `render`."""

    theme: Theme | ThemeName
    marks: Iterable[Mark]
    cell: int | None
    scale: float
    show_clues: bool
    show_rules: bool
    numbers: bool | None
    symbols: bool | None
    palette: PaletteKind
    finished: Finished | None
    title: str | None
    caption: str | None
    font: str | None
    style: Style
    colour: ColourDepth | None


@overload
def render(
    puzzle: Puzzle, grid: Grid | None = None, *, to: TextOutput = "svg", **options: Unpack[RenderOptions]
) -> str: ...
@overload
def render(
    puzzle: Puzzle, grid: Grid | None = None, *, to: BinaryOutput, **options: Unpack[RenderOptions]
) -> bytes: ...
@overload
def render(
    puzzle: Puzzle, grid: Grid | None = None, *, to: str, **options: Unpack[RenderOptions]
) -> str | bytes: ...
def render(
    puzzle: Puzzle,
    grid: Grid | None = None,
    *,
    to: str = "svg",
    theme: Theme | ThemeName = "light",
    marks: Iterable[Mark] = (),
    cell: int | None = None,
    scale: float = 1,
    show_clues: bool = True,
    show_rules: bool = True,
    numbers: bool | None = None,
    symbols: bool | None = None,
    palette: PaletteKind = "own",
    finished: Finished | None = None,
    title: str | None = None,
    caption: str | None = None,
    font: str | None = None,
    style: Style = "blocks",
    colour: ColourDepth | None = None,
) -> str | bytes:
    """A picture of a puzzle with the cells of `grid`: its goal, a state, a solution; without one, what is given.

    Text outputs and SVG and HTML come as `str`, the others as `bytes`. `style` and `colour` are for text.

    >>> puzzle = Puzzle.from_grid(["##.", "#.#"])
    >>> render(puzzle, puzzle.goal).startswith("<svg")
    True
    """
    check_puzzle(puzzle, "render")
    if not (isinstance(scale, Real) and 0 < scale < inf):
        raise ArgumentError(f"scale is {scale!r}: expected a number above 0")
    marks = tuple(marks)
    if to in ("text", "ansi"):
        depth: ColourDepth = colour or ("truecolour" if to == "ansi" else "none")
        return render_text(
            puzzle, grid, style=style, colour=depth, show_clues=show_clues,
            show_rules=None if show_rules else False, numbers=bool(numbers), finished=finished, marks=marks,
        )  # fmt: skip
    look = Look(
        find_theme(theme), cell, show_clues, show_rules, numbers, symbols, palette, finished, title, caption,
        font=font,
    )  # fmt: skip
    return _paint(puzzle, grid, look, marks, to, scale)


def _paint(
    puzzle: Puzzle, grid: Grid | None, look: Look, marks: tuple[Mark, ...], to: str, scale: float
) -> str | bytes:
    if to not in OUTPUTS:
        raise ArgumentError(f"no output {to!r}: expected one of {', '.join(OUTPUTS)}")
    if to in ("gif", "apng"):
        from nonokit.rendering.frames import Frame, paint_frames

        return paint_frames(puzzle, [Frame(grid, marks, look.caption or "")], look, to=to, scale=scale)
    from nonokit.rendering.board import draw

    scene = draw(puzzle, grid, look, marks)
    if to == "svg":
        from nonokit.rendering.svg import to_svg

        return to_svg(scene, scale=scale)
    if to == "html":
        from nonokit.rendering.html import to_html

        return to_html(puzzle, scene, look.theme)
    if to == "png":
        from nonokit.rendering.png import to_png

        return to_png(scene, scale=scale, font=look.font)
    from nonokit.rendering.pdf import to_pdf

    return to_pdf(scene, scale=scale, font=look.font)


def puzzle_svg(puzzle: Puzzle) -> str:
    """A puzzle for a notebook: its clues, and what is given."""
    return render(puzzle, title=puzzle.title)


def grid_svg(grid: Grid) -> str:
    """A grid for a notebook, without clues."""
    puzzle = Puzzle((None,) * grid.height, (None,) * grid.width, grid.palette)
    return render(puzzle, grid, show_clues=False)
