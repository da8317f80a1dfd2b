"""How puzzles, grids, results and hints show themselves in a notebook.

The nouns at the bottom know nothing of drawing, so their pictures are hung on them here, from above, when the
public face first hands them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nonokit.explaining import Hint
    from nonokit.model import Grid, Puzzle
    from nonokit.solving import SolveResult


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
    from html import escape

    facts = [result.status.value, f"{result.stats.seconds * 1000:.1f} ms", result.reason]
    grids = result.solutions[:2] or [result.known]
    pictures = "".join(f'<span style="margin-right:1em">{grid_svg(grid)}</span>' for grid in grids)
    return f"<p>{escape(' · '.join(fact for fact in facts if fact))}</p>{pictures}"


def hint_html(hint: Hint) -> str:
    """A hint: why, drawn upon the state."""
    from html import escape

    from nonokit.explaining import hint_marks
    from nonokit.rendering import render

    picture = render(hint.puzzle, hint.state, marks=hint_marks(hint, "why"))
    return f"<p>{escape(hint.text('why'))}</p>{picture!s}"


FACES = {
    "Grid": ("_repr_svg_", grid_svg),
    "Hint": ("_repr_html_", hint_html),
    "Puzzle": ("_repr_svg_", puzzle_svg),
    "SolveResult": ("_repr_html_", result_html),
}
# Functions that return such a value without its class having been named before.
RETURNS = {
    "load": ("Puzzle",),
    "loads": ("Puzzle",),
    "load_all": ("Puzzle",),
    "solve": ("SolveResult", "Grid"),
    "hint": ("Hint",),
}


def equip(name: str, value: object) -> None:
    """Gives a class of the public face its notebook method."""
    if name in FACES:
        method, function = FACES[name]
        setattr(value, method, function)
