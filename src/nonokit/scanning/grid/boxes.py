"""Parts of a picture: what hangs together (frames, grids, filled cells), and what is left without a plain margin."""

from __future__ import annotations

from typing import Any

Array = Any  # numpy is an optional part

EDGE = 12  # levels of grey by which neighbours differ where a line is, however pale
NEAR = 5  # pixels: what lies so near to each other hangs together
LEAST = 40  # pixels: smaller grids have numbers that cannot be read
OBLONG = 6.0  # times as wide as high, or as high as wide, at most: lines of words are longer
MOST = 3  # boxes
PLAIN = 8  # levels of grey by which a margin differs from its corner at most
MARGIN = 20  # pixels of it that stay
SMALLER = 0.7  # of the picture, at most, is what is left

Box = tuple[slice, slice]  # rows and columns of pixels


def boxes_of(grey: Array) -> list[Box]:
    """Where the largest parts lie, the largest first."""
    import cv2
    import numpy as np

    square = np.ones((3, 3), np.uint8)
    edges = (cv2.morphologyEx(grey, cv2.MORPH_GRADIENT, square) > EDGE).astype(np.uint8)
    joined = cv2.dilate(edges, np.ones((NEAR, NEAR), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(joined)
    boxes = stats[1:, : cv2.CC_STAT_AREA]
    sizes = boxes[:, 2:]
    is_large = (sizes.min(axis=1) >= LEAST) & (sizes.max(axis=1) <= OBLONG * sizes.min(axis=1))
    order = np.argsort(-sizes.prod(axis=1), kind="stable")
    chosen = [boxes[k].tolist() for k in order if is_large[k]][:MOST]
    return [(slice(top, top + height), slice(left, left + width)) for left, top, width, height in chosen]


def within_margins(grey: Array) -> Box | None:
    """Where something is, with a narrow margin; None when that is most of the picture, or nothing."""
    import numpy as np

    is_there = abs(grey.astype(np.int16) - int(grey[0, 0])) > PLAIN
    sides = [np.flatnonzero(is_there.any(axis=axis)) for axis in (1, 0)]
    if not all(map(len, sides)):
        return None
    rows, columns = (slice(max(0, int(at[0]) - MARGIN), int(at[-1]) + 1 + MARGIN) for at in sides)
    return (rows, columns) if grey[rows, columns].size < SMALLER * grey.size else None
