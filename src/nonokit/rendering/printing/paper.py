"""Sizes of paper, in points: what printers at home and publishers use, and any other."""

from __future__ import annotations

import re

from nonokit.errors import ArgumentError

POINTS = {"mm": 72 / 25.4, "in": 72.0}
PAPERS = {
    "a4": (595.28, 841.89),
    "letter": (612.0, 792.0),
    "a5": (419.53, 595.28),
    "6x9": (432.0, 648.0),
    "8.5x11": (612.0, 792.0),
}
LEAST, MOST = 200.0, 3000.0  # points a side


def paper_size(paper: str) -> tuple[float, float]:
    """Width and height of a paper: a name, or something like 170x240mm or 7x10in.

    >>> paper_size("A4"), paper_size("10 × 10 in")
    ((595.28, 841.89), (720.0, 720.0))
    """
    name = re.sub(r"\s", "", paper).lower().replace("×", "x")
    if name in PAPERS:
        return PAPERS[name]
    match = re.fullmatch(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)", name)
    if match is None:
        raise ArgumentError(
            f"no paper {paper!r}: expected one of {', '.join(PAPERS)}, or a size such as 170x240mm or 7x10in"
        )
    width, height = (round(float(side) * POINTS[match[3]], 2) for side in (match[1], match[2]))
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        raise ArgumentError(f"paper of {paper}: expected 71 to 1058 mm each way")
    return width, height
