"""Where a page bends away its last lines stand closer and closer together."""

from __future__ import annotations

import numpy as np
import pytest

from nonokit.scanning.grid.lattice import Lattice
from nonokit.scanning.grid.mesh import shape_of
from nonokit.scanning.grid.regrow import bent_away, without_leaps

STEPS = [20] * 14 + [19, 18, 16, 14.5, 13, 11.5]  # pixels from line to line
PLACES = np.cumsum([0, *STEPS])
ROWS = 20


def lattice(places: np.ndarray) -> Lattice:
    return Lattice(
        {(i, j): (float(x), 20.0 * i) for i in range(ROWS) for j, x in enumerate(places)}, (20.0, 20.0)
    )


def test_the_next_line_is_looked_for_where_shorter_steps_lead() -> None:
    seen = np.full((ROWS, len(PLACES), 2), np.nan, np.float32)
    for (i, j), place in lattice(PLACES[:-1]).nodes.items():
        seen[i, j] = place
    at = np.nan_to_num(seen)
    at[:, -1] = [[PLACES[-2] + 16, 20 * i] for i in range(ROWS)]  # as the whole page foretells
    moved, is_far = bent_away(at, seen, 20.0)
    assert moved[:, -1, 0] == pytest.approx(np.full(ROWS, PLACES[-1]), abs=0.5)
    assert np.array_equal(moved[:, :-1], at[:, :-1])
    assert not is_far[:, -1].any()


def test_crossings_of_a_shadow_beyond_the_last_line_are_none() -> None:
    leap = lattice(np.append(PLACES[:-1], PLACES[-2] + 20))
    assert without_leaps(leap).nodes == lattice(PLACES[:-1]).nodes
    assert without_leaps(lattice(PLACES)).nodes == lattice(PLACES).nodes


def test_last_lines_that_bend_away_sharply_are_part_of_the_shape() -> None:
    sharp = np.append(PLACES, PLACES[-1] + 9)
    sharp[-3:] -= [3, 7, 12]
    shape = shape_of(lattice(sharp))
    rows, columns = np.mgrid[1 : ROWS - 1, len(sharp) - 1 : len(sharp)].astype(np.float32)
    assert np.abs(shape.at(rows, columns)[..., 0] - sharp[-1]).max() < 3
