"""What to look for on a page: kinds of line and how far apart they are, the likeliest first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from nonokit.scanning.grid.boxes import boxes_of
from nonokit.scanning.grid.pitch import LARGEST, likeliest_pitches, pitches_of

Array = Any  # numpy is an optional part

COARSER = 3  # times, for cells of which a few fill the picture
DARK_PAGE = 90  # grey below which most of a page is dark, and its lines are light
USUAL = 2.5  # how much more strongly lines of the other kind must repeat
KINDS = ("dark", "light", "step")
LEAST_PITCH = 8  # pixels: numbers in smaller cells cannot be read
MORE = 12  # pitches that are tried where no clues can be read


@dataclass(frozen=True)
class Candidate:
    """A kind of line and a pitch to look for, in pixels of the picture."""

    kind: str
    x: float
    y: float
    strength: float

    def on_its_side(self) -> Candidate:
        """The same in the picture turned by a quarter."""
        return replace(self, x=self.y, y=self.x)


def candidates_of(coarse: Array, scale: float) -> list[Candidate]:
    """What to look for, the likeliest first; edges of filled cells last."""
    import numpy as np

    found: dict[str, list[Candidate]] = {
        kind: [
            Candidate(kind, pitch.x / scale, pitch.y / scale, pitch.strength)
            for pitch in likeliest_pitches(coarse, kind)
        ]
        for kind in KINDS
    }
    usual = "dark" if np.median(coarse[::4, ::4]) > DARK_PAGE else "light"
    lines = sorted(
        filter(_is_legible, found["dark"] + found["light"]),
        key=lambda each: -each.strength * (USUAL if each.kind == usual else 1),
    )
    steps: dict[tuple[float, float], Candidate] = {}
    for each in found["step"][:2] + lines[:2]:  # the same cells are looked for once
        steps.setdefault((each.x, each.y), Candidate("step", each.x, each.y, each.strength))
    return lines + list(steps.values())


def _is_legible(candidate: Candidate) -> bool:
    """Whether numbers in such cells can be read at all."""
    return min(candidate.x, candidate.y) >= LEAST_PITCH


def large_candidates(coarse: Array, scale: float) -> list[Candidate]:
    """Cells larger than those that are looked for at first: a few of them fill a screen."""
    import cv2

    coarser = cv2.resize(coarse, None, fx=1 / COARSER, fy=1 / COARSER, interpolation=cv2.INTER_AREA)
    return [each for each in candidates_of(coarser, scale / COARSER) if min(each.x, each.y) * scale > LARGEST]


def square_candidates(coarse: Array, scale: float) -> list[Candidate]:
    """Square cells of every width that repeats, with lines of any kind, the likeliest first."""
    pitches = [(kind, pitch) for kind in KINDS for pitch in pitches_of(coarse, kind)]
    strengths: dict[tuple[str, float], float] = {}
    for kind, pitch in pitches:
        for side in (pitch.x, pitch.y):
            for way in (kind, "step"):
                strengths[way, side] = max(pitch.strength, strengths.get((way, side), 0.0))
    ranked = sorted(strengths.items(), key=lambda each: -each[1])
    legible = [(kind, side, strength) for (kind, side), strength in ranked if side >= LEAST_PITCH * scale]
    return [Candidate(kind, side / scale, side / scale, strength) for kind, side, strength in legible[:MORE]]


def boxed_candidates(coarse: Array, scale: float) -> list[Candidate]:
    """What repeats within single boxes of a picture: a small grid on a large screen is lost among everything else."""
    found: dict[Candidate, None] = {}
    for box in boxes_of(coarse):
        for kind in KINDS:
            for pitch in pitches_of(coarse[box], kind)[:1]:
                found[Candidate(kind, pitch.x / scale, pitch.y / scale, pitch.strength)] = None
    return sorted(filter(_is_legible, found), key=lambda each: -each.strength)


def squares(candidates: list[Candidate]) -> list[Candidate]:
    """The same with square cells, as wide as they were wide or high."""
    sides = ((one, side) for one in candidates for side in (one.x, one.y) if one.x != one.y)
    return list(dict.fromkeys(replace(one, x=side, y=side) for one, side in sides))
