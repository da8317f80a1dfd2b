"""What was seen on the lines of a puzzle, kept from one hint to the next, or from one puzzle to one that is like it.

Between two hints a player changes a few lines; all others look as they did, and looking is most of the work. The same
goes for two pictures that differ in one cell. A memory belongs to one size and palette and one set of preferences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nonokit.explaining.constants import MAX_LINES, MAX_OFFERS
from nonokit.model import Clue

if TYPE_CHECKING:
    from nonokit.explaining.choosing import LineOffer
    from nonokit.explaining.hints import Hint
    from nonokit.explaining.line_view import LineView

# A line's index, its clue, its masks, and the colours of the lines it crosses: all that techniques look at.
Key = tuple[int, Clue | None, tuple[int, ...], tuple[int, ...]]


class Memory:
    """Views of lines, and what they offered."""

    def __init__(self) -> None:
        self.views: dict[Key, LineView] = {}
        self.offers: dict[Key, LineOffer] = {}
        self.last: tuple[object, Hint] | None = (
            None  # what was asked and answered: where, why and which cells are one hint
        )

    def keep(self, key: Key, view: LineView) -> None:
        """Remembers a view."""
        self.views[key] = view

    def trim(self) -> None:
        """Forgets everything once it is too much: what is still of use comes back with the next hint."""
        if len(self.views) > MAX_LINES:
            self.views.clear()
            self.offers.clear()


class OffersMemory(Memory):
    """Remembers what lines offered and not their views, which take most of the room, so that it can hold many puzzles."""

    def keep(self, key: Key, view: LineView) -> None:
        """Lets the view go."""

    def trim(self) -> None:
        """Forgets everything once it is too much."""
        if len(self.offers) > MAX_OFFERS:
            self.offers.clear()
