"""What a player has filled in and crossed out, read from the cells of the grid.

Told only where it agrees with the picture that the clues have: shading and dirt look like marks, too.
"""

from __future__ import annotations

from typing import Any

from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL, cells_of, lay_flat
from nonokit.solving import SolveResult, solve

Array = Any  # numpy is an optional part

APART = 45.0  # grey values between filled and other cells, at least
SHARE = 0.35  # of the range between them: spread beyond this is no two groups
MARKED = 0.25  # of the contrast of filled cells: deviation inside a cell that has a mark
SOLVED_S = 1.0  # for one of several solutions
AGREEING = 0.96  # share of cells that must agree with the solution


def state_of(
    grey: Array, found: Found, grid: tuple[int, int], puzzle: Puzzle, result: SolveResult
) -> Grid | None:
    """The player's cells; None where there are none, or where they make no sense."""
    import numpy as np

    if result.solution is None:
        return None
    flat = lay_flat(grey, found, *grid, found.rows, found.columns)
    cells = cells_of(flat.grey).astype(np.float32)
    middle = CELL // 4
    inner = cells[..., middle:-middle, middle:-middle]
    level, spread = np.median(inner, axis=(2, 3)), inner.std(axis=(2, 3))
    filled, goal = _filled(level, puzzle, result)
    if goal is None:
        return None
    contrast = abs(float(level[filled].mean() - level[~filled].mean())) if filled.any() else 120.0
    marked = ~filled & (spread > max(9.0, MARKED * contrast)) & (goal == 0)
    crossed_wrong = ~filled & (spread > max(9.0, MARKED * contrast)) & (goal != 0)
    if crossed_wrong.sum() > (1 - AGREEING) * max(1, marked.sum() + crossed_wrong.sum()):
        marked[:] = False
    if not filled.any() and not marked.any():
        return None
    return _grid(puzzle, np.where(filled, 1, np.where(marked, 0, UNKNOWN)))


def _filled(level: Array, puzzle: Puzzle, result: SolveResult) -> tuple[Array, Array | None]:
    """The cells of the group, darker or lighter, that agrees with a solution, and that solution; none where no groups are seen.

    Of several solutions it is one that has all of these cells filled, if there is one.
    """
    import numpy as np

    for group in _groups(level):
        goal = _goal(puzzle, result, group)
        if goal is not None and float((goal[group] != 0).mean()) >= AGREEING:
            return group, goal
    nothing = np.zeros(level.shape, bool)
    return nothing, _goal(puzzle, result, nothing) if result.is_unique else None


def _groups(level: Array) -> list[Array]:
    """The darker and the lighter cells, where the two are plainly apart."""
    import cv2
    import numpy as np

    whole = np.clip(level, 0, 255).astype(np.uint8)
    threshold, _ = cv2.threshold(whole, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    light = level > threshold
    if light.all() or not light.any():
        return []
    apart = float(level[light].mean() - level[~light].mean())
    is_blurred = apart < APART or max(level[light].std(), level[~light].std()) > SHARE * apart
    return [] if is_blurred else [~light, light]


def _goal(puzzle: Puzzle, result: SolveResult, filled: Array) -> Array | None:
    """The only solution, or one of several with these cells filled."""
    import numpy as np

    if not result.is_unique:
        state = _grid(puzzle, np.where(filled, 1, UNKNOWN))
        result = solve(puzzle, state=state, max_solutions=1, timeout_s=SOLVED_S)
    if result.solution is None:
        return None
    return np.frombuffer(result.solution.cells, np.uint8).reshape(filled.shape)


def _grid(puzzle: Puzzle, values: Array) -> Grid:
    import numpy as np

    return Grid(puzzle.width, puzzle.height, values.astype(np.uint8).tobytes(), puzzle.palette)
