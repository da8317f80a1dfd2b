"""How far the lines of a page are turned, and the page turned back, before any line has been found.

Pages seen from the side lean: their lines across are turned otherwise than those down, the more the narrower they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Array = Any  # numpy is an optional part

LEAST_TURN = 0.7  # degrees: less need not be turned back
LEAST_LEAN = 3.0  # degrees between both ways: the lattice follows less by itself
MOST_LEAN = 30.0
CLEARLY = 1.3  # times as many edges: lines of one way are turned otherwise than those of both
BINS = 4  # a degree
STRONG = 85  # per cent of pixels are no edges


@dataclass(frozen=True)
class Turn:
    """Degrees by which lines across and lines down are turned; positive is clockwise."""

    across: float
    down: float

    def __bool__(self) -> bool:
        return max(abs(self.across), abs(self.down)) > LEAST_TURN

    def on_its_side(self) -> Turn:
        """The same in the picture turned by a quarter."""
        return Turn(self.down, self.across)


@dataclass(frozen=True)
class View:
    """The picture turned upright and brought to a working scale; `back` leads from its pixels to the picture's."""

    grey: Array
    back: Array

    def to_picture(self, points: Array) -> Array:
        """Points of the view in the picture's pixels."""
        return points @ self.back[:, :2].T + self.back[:, 2]


def turn_of(grey: Array) -> Turn:
    """By how many degrees (-45 to 45) the page's lines are turned.

    Edges vote for their direction; those of a grid far outnumber everything else.
    """
    import numpy as np

    votes = _votes(grey)
    down, across = np.split(votes, 2)  # edges of lines down change from left to right: at no degrees
    best = int(np.argmax(down + across))
    both = _degrees(best, across)
    own = Turn(*(_degrees(_own(each, best), each) for each in (across, down)))
    if abs(own.across - own.down) < LEAST_LEAN:
        return Turn(both, both)
    return own


def _votes(grey: Array) -> Array:
    """How many edges change in each direction, from -45 to 135 degrees, those a little beside it included."""
    import cv2
    import numpy as np

    smooth = cv2.GaussianBlur(grey, (0, 0), 1.0)
    gx, gy = cv2.Scharr(smooth, cv2.CV_32F, 1, 0), cv2.Scharr(smooth, cv2.CV_32F, 0, 1)
    size = cv2.magnitude(gx, gy)
    strong = size > np.percentile(size, STRONG)
    angles = (np.degrees(np.arctan2(gy[strong], gx[strong])) + 45) % 180
    weights = np.minimum(size[strong], np.median(size[strong]) * 3) if strong.any() else None
    votes, _ = np.histogram(angles, bins=180 * BINS, range=(0, 180), weights=weights)
    around = np.arange(-2 * BINS, 2 * BINS + 1) / BINS
    kernel = np.exp(-(around**2) / 2)
    reach = len(around) // 2
    return np.convolve(np.concatenate([votes[-reach:], votes, votes[:reach]]), kernel, "valid")


def _own(votes: Array, best: int) -> int:
    """The direction of one way's lines, near that of both; the same unless far more edges lie another way."""
    import numpy as np

    near = np.abs(np.arange(len(votes)) - best) <= MOST_LEAN * BINS
    own = int(np.argmax(np.where(near, votes, -1)))
    return own if votes[own] > CLEARLY * votes[best] else best


def _degrees(bin_: int, votes: Array) -> float:
    return (bin_ + 0.5) / BINS - 45 if votes.any() else 0.0


def view_of(grey: Array, turn: Turn, zoom: float, border: int, colour: float = 0.0) -> View:
    """The picture turned back by some degrees and zoomed, with a border around."""
    import cv2

    if zoom < 1:
        small = cv2.resize(grey, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)
    elif zoom > 1:
        small = cv2.resize(grey, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_CUBIC)
    else:
        small = grey
    forth, size = to_upright(small.shape, turn, border=border)
    if turn or border:
        small = cv2.warpAffine(
            small, forth, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=colour
        )
    return View(small, cv2.invertAffineTransform(forth) / [[zoom], [zoom]])


def to_upright(
    shape: tuple[int, ...], turn: Turn, zoom: float = 1.0, border: int = 0
) -> tuple[Array, tuple[int, int]]:
    """What leads from a picture's pixels to those of the same turned back and zoomed, with a border; and how large that is."""
    import numpy as np

    height, width = shape
    forth = np.zeros((2, 3))
    forth[:, :2] = zoom * (_upright(turn) if turn else np.eye(2))
    corners = np.array([[0, 0], [width, 0], [0, height], [width, height]]) @ forth[:, :2].T
    forth[:, 2] = border - corners.min(axis=0)
    wide, high = (np.ptp(corners, axis=0) + 2 * border).astype(int)
    return forth, (int(wide), int(high))


def _upright(turn: Turn) -> Array:
    """What leads from directions of the picture to those of the page; lengths along its lines stay."""
    import numpy as np

    across, down = np.radians(turn.across), np.radians(turn.down)
    return np.linalg.inv([[np.cos(across), -np.sin(down)], [np.sin(across), np.cos(down)]])
