"""What was seen on the lines of a puzzle, kept from one hint to the next.

Between two hints a player changes a few lines; all others look as they did, and looking is most of the work. A memory
belongs to one puzzle and one set of preferences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nonokit.explain.choosing import Look
    from nonokit.explain.line_view import LineView

MAX_LINES = 5_000  # of which a few kilobytes each are kept
Key = tuple[int, tuple[int, ...]]  # a line's index and its masks


class Memory:
    """Views of lines, and what they offered."""

    def __init__(self) -> None:
        self.views: dict[Key, LineView] = {}
        self.looks: dict[Key, Look] = {}

    def trim(self) -> None:
        """Forgets everything once it is too much: what is still of use comes back with the next hint."""
        if len(self.views) > MAX_LINES:
            self.views.clear()
            self.looks.clear()
