"""How much work one picture may take: what is hard to read is given up in the end, and always at the same place."""

from __future__ import annotations

from dataclasses import dataclass

MOST = 48_000_000  # pixels looked at, in lattices looked for and in cells read: some three seconds
OPENED = 1.5  # times as many pixels as a picture has: to open it and to see which way it stands takes as long
SMOOTHING = 8_000_000  # more, at most, may have been done where a page is read once more without its grain
TURNING = 24_000_000  # more, for turning the page, besides what is left


@dataclass
class Effort:
    """Work that is left for other kinds of line, other pitches, other turns and other grids; the first is always done."""

    left: float = MOST

    def spend(self, pixels: float) -> None:
        """Work that was done."""
        self.left -= pixels

    @property
    def is_spent(self) -> bool:
        """Whether what was found must do."""
        return self.left <= 0
