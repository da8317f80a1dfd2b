"""Pages drawn by bench/scan_pages.py, in fonts that the recogniser was not trained with."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pymupdf_fonts
from PIL import Image

from nonokit import Puzzle
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.finding import find_all
from nonokit.scanning.grid.found import Found

sys.path.append(str(Path(__file__).parents[1] / "bench"))

GRID = """
....####....##
...##..##...##
..##....##..##
.##..##..##...
##..####..##..
..##....##..#.
..#..##..#..##
..#.#..#.#...#
..#.#..#.#.###
######.#######
"""
PUZZLE = Puzzle.from_grid(GRID.split())


def drawn(
    puzzle: Puzzle = PUZZLE, *, level: str = "clean", font: str = "notos", seed: int = 5, **style: Any
) -> Image.Image:
    """The picture of a page with a puzzle: any field of a style, a level of damage, a font."""
    import cv2
    import numpy as np
    from scan_damage import LEVELS, damaged
    from scan_pages import draw_page
    from scan_styles import random_style

    plain = {"cell": 28, "layout": "cells", "surroundings": "none", "shadow": False, "struck": 0.0}
    chosen = replace(random_style(2), **{**plain, **style})
    drawn = draw_page(puzzle, chosen, io.BytesIO(pymupdf_fonts.myfont(font)), seed).image
    picture = damaged(cv2.cvtColor(np.asarray(drawn), cv2.COLOR_RGB2BGR), LEVELS[level], chosen.cell, seed)
    return Image.fromarray(cv2.cvtColor(picture, cv2.COLOR_BGR2RGB))


def grid_of(grey: Any) -> Found | None:
    """The likeliest grid of a picture in grey; None where there is none."""
    return next(find_all(grey, Effort()), None)
