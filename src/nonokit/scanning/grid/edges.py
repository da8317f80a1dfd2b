"""How much line there is on every edge of a mesh, and the tone of its cells."""

from __future__ import annotations

from typing import Any, NamedTuple

from nonokit.scanning.grid.ridges import Ridges

Array = Any  # numpy is an optional part

SAMPLES = (0.08, 0.19, 0.3, 0.4, 0.5, 0.6, 0.7, 0.81, 0.92)  # places along an edge where a line is looked for
WITHIN = (0.3, 0.5, 0.7)  # places in a cell, each way, at which its tone is told


class Edges(NamedTuple):
    """How much line there is on each level and each upright edge, from 0 to 1, and the grey of each cell."""

    across: Array
    down: Array
    tones: Array


def edges_of(points: Array, ridges: Ridges) -> Edges:
    """The edges of a mesh of crossings: rows × columns × (x, y)."""
    import numpy as np

    vertical, horizontal = ridges.near
    across = _edges(points[:, :-1], points[:, 1:], horizontal)
    down = _edges(points[:-1], points[1:], vertical)
    return Edges(across, down, _tones(points.astype(np.float32), ridges.grey))


def _edges(a: Array, b: Array, near: Array) -> Array:
    import cv2
    import numpy as np

    values = []
    for share in SAMPLES:
        at = ((1 - share) * a + share * b).astype(np.float32)
        values.append(cv2.remap(near, at[..., 0], at[..., 1], cv2.INTER_NEAREST, borderValue=0))
    return np.sort(np.stack(values), axis=0)[1:4].mean(axis=0)


def _tones(points: Array, grey: Array) -> Array:
    """The grey of most of each cell."""
    import cv2
    import numpy as np

    values = []
    for down in WITHIN:
        line = (1 - down) * points[:-1] + down * points[1:]
        for right in WITHIN:
            at = ((1 - right) * line[:, :-1] + right * line[:, 1:]).astype(np.float32)
            values.append(
                cv2.remap(grey, at[..., 0], at[..., 1], cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
            )
    return np.median(np.stack(values), axis=0).astype(np.float32)
