"""Pictures of puzzles, grids, hints and whole solves: text, SVG, PNG, PDF, GIF, APNG, HTML.

    puzzle + grid + marks + look ──▶ scene (rectangles, lines, texts) ──▶ svg  png  pdf  gif  html
                                ╰──▶ text, for terminals and mail

Names are looked up when first used: drawing text in a terminal must not pay for the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nonokit.rendering.frames import Frame, animation
    from nonokit.rendering.look import finished_lines
    from nonokit.rendering.marks import difference
    from nonokit.rendering.pages import book
    from nonokit.rendering.picture import OUTPUTS, grid_svg, puzzle_svg, render
    from nonokit.rendering.terminal import terminal_colour, terminal_style
    from nonokit.rendering.text import render_text

_HOMES = {
    "Frame": "frames",
    "OUTPUTS": "picture",
    "animation": "frames",
    "book": "pages",
    "difference": "marks",
    "finished_lines": "look",
    "grid_svg": "picture",
    "puzzle_svg": "picture",
    "render": "picture",
    "render_text": "text",
    "terminal_colour": "terminal",
    "terminal_style": "terminal",
}

__all__ = [
    "OUTPUTS",
    "Frame",
    "animation",
    "book",
    "difference",
    "finished_lines",
    "grid_svg",
    "puzzle_svg",
    "render",
    "render_text",
    "terminal_colour",
    "terminal_style",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
