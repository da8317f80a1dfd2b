"""How values show themselves in a notebook.

A class says that it has a picture by deriving from `hooks.DrawnAsSvg` or `hooks.DrawnAsHtml`; what the picture is
stands here, in one line of `DRAWN`.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nonokit.explaining import Hint
    from nonokit.model import Grid, Puzzle
    from nonokit.solving import SolveResult


def draw(value: object) -> str:
    """The picture of a value: SVG or HTML, as its class has it."""
    known = (DRAWN.get(ancestor.__name__) for ancestor in type(value).__mro__)
    return next(drawing for drawing in known if drawing is not None)(value)


def puzzle_svg(puzzle: Puzzle) -> str:
    """A puzzle: its clues and what is given."""
    from nonokit.rendering import puzzle_svg

    return puzzle_svg(puzzle)


def grid_svg(grid: Grid) -> str:
    """A grid without clues."""
    from nonokit.rendering import grid_svg

    return grid_svg(grid)


def result_html(result: SolveResult) -> str:
    """A result: its status, and the solutions found or what is known."""
    facts = [result.status.value, f"{result.stats.seconds * 1000:.1f} ms", result.reason]
    grids = result.solutions[:2] or [result.known]
    pictures = "".join(f'<span style="margin-right:1em">{grid_svg(grid)}</span>' for grid in grids)
    return f"<p>{escape(' · '.join(fact for fact in facts if fact))}</p>{pictures}"


def hint_html(hint: Hint) -> str:
    """A hint: why, drawn upon the state."""
    from nonokit.explaining import hint_marks
    from nonokit.rendering import render

    picture = render(hint.puzzle, hint.state, marks=hint_marks(hint, "why"))
    return f"<p>{escape(hint.text('why'))}</p>{picture!s}"


DRAWN: dict[str, Callable[[Any], str]] = {
    "Grid": grid_svg,
    "Hint": hint_html,
    "Puzzle": puzzle_svg,
    "SolveResult": result_html,
}
