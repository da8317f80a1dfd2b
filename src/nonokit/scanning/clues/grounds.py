"""Lines whose clue an app shows on a ground of its own, light on dark among dark on light: the one that a player is at,
those that are finished, every second one. Such strips are made even before ink is told from paper."""

from __future__ import annotations

from typing import Any

from nonokit.scanning.grid.rectify import CELL

Array = Any  # numpy is an optional part

INNER = int(0.2 * CELL)  # pixels at each side of a line that may be gaps between its ground and the next
NEAR = int(1.2 * CELL)  # pixels next to the grid, where every clue ends
ALONG = (
    int(0.8 * CELL) | 1
)  # pixels along a line, most of which are ground: it may be no longer than a number
OTHER = 25.0  # grey values between the grounds of neighbours: light on a page changes by less
EDGE = int(0.14 * CELL)  # pixels at each side of a line in which one ground ends and the next begins
LINE, THROUGH = 8.0, 0.9  # grey values off the ground, and share of a line's height: lines between cells
PAPER = 230.0  # grey of the ground in an even strip


def evened(grey: Array, is_row: bool) -> Array | None:
    """A strip with rows, or columns, dark on one light ground; None where neighbours do not have different ones."""
    import numpy as np

    across = grey if is_row else grey.T
    lines = across.reshape(-1, CELL, across.shape[1])
    grounds = _grounds(lines)
    ends = np.median(grounds[:, -NEAR:], axis=1)
    if np.abs(np.diff(ends)).max(initial=0) < OTHER:
        return None
    off = lines.astype(np.float32) - grounds[:, None]
    inner = off[:, INNER:-INNER, -NEAR:]
    is_light = (inner.clip(0) ** 2).sum(axis=(1, 2)) > (inner.clip(max=0) ** 2).sum(axis=(1, 2))
    dark = np.where(is_light[:, None, None], -off, off)
    dark.transpose(0, 2, 1)[_ruled(off)] = 0
    dark[:, :EDGE] = dark[:, -EDGE:] = 0
    even = (PAPER + dark).clip(0, 255).astype(np.uint8).reshape(across.shape)
    return even if is_row else np.ascontiguousarray(even.T)


def _ruled(off: Array) -> Array:
    """Where a line between cells runs through each line from edge to edge, as no 1 does, and a pixel beside it."""
    import cv2
    import numpy as np

    through = (np.abs(off) > LINE).mean(axis=1) > THROUGH
    return cv2.dilate(through.astype(np.uint8), np.ones((1, 3), np.uint8)) > 0


def _grounds(lines: Array) -> Array:
    """The grey of the ground along each line: of most pixels near by, all across it, for bold digits take half of them."""
    import cv2
    import numpy as np

    inner, reach = lines[:, EDGE:-EDGE:2, ::2], ALONG // 4
    middle = []
    for line in inner:  # beyond its end it goes on as before, not as the frame that it ends with
        wide = cv2.copyMakeBorder(line, 0, 0, reach, reach, cv2.BORDER_REFLECT)
        middle.append(cv2.medianBlur(wide, 2 * reach + 1)[len(line) // 2, reach:-reach])
    return np.repeat(np.array(middle), 2, axis=1)[:, : lines.shape[2]].astype(np.float32)
