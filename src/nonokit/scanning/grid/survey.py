"""A first look at a picture, made small: how far its lines are turned; and that picture with them upright."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nonokit.scanning.grid.turning import Turn, turn_of, view_of

Array = Any  # numpy is an optional part

COARSE = 1400  # pixels along the longer side, for turn and pitch


@dataclass(frozen=True)
class Survey:
    """A picture with upright lines, so many times as large as the one it was made of, which is turned so far."""

    coarse: Array
    scale: float
    turn: Turn


def survey_of(grey: Array) -> Survey:
    """What is seen of a picture at first."""
    import cv2

    scale = min(1.0, COARSE / max(grey.shape))
    coarse = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    turn = turn_of(coarse)
    return Survey(view_of(coarse, turn, 1.0, 0).grey, scale, turn)
