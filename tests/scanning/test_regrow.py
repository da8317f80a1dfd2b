"""Where a page bends away its last lines stand closer and closer together."""

from __future__ import annotations

import numpy as np
import pytest

from nonokit.scanning.grid.lattice import Lattice
from nonokit.scanning.grid.mesh import shape_of
from nonokit.scanning.grid.regrow import bent_away, regrown, without_leaps
from nonokit.scanning.grid.ridges import Ridges

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


def test_a_corner_grows_to_a_large_page() -> None:
    """Cells that are nearly all filled tear a lattice into small parts; the largest of them must lead to all others."""
    lines, size = 60, 15
    ridge = np.zeros((size * lines + 1, size * lines + 1), np.float32)
    ridge[1::size] = ridge[size - 1 :: size] = 0.6
    ridge[::size] = 1.0
    ridges = Ridges(np.zeros(ridge.shape, np.uint8), ridge.T, ridge, ridge.T, ridge)
    corner = Lattice(
        {(i, j): (float(size * j), float(size * i)) for i in range(8) for j in range(8)}, (size, size)
    )
    assert len(regrown(corner, ridges)) > 0.9 * (lines + 1) ** 2


def foretold(steps: list[list[float]], unknown: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Where crossings are foretold, and where known ones are: rows of such steps, then columns of unknown ones."""
    known = np.array(
        [[[x, 20.0 * i] for x in np.cumsum([0, *row])] for i, row in enumerate(steps)], np.float32
    )
    further = [known[:, -1:] + np.array([18.0 * k, 0], np.float32) for k in range(1, unknown + 1)]
    at = np.concatenate([known, *further], axis=1)
    seen = at.copy()
    seen[:, -unknown:] = np.nan
    return at, seen


EVEN, BENT = [20.0] * 19, [*map(float, STEPS[:-1])]


@pytest.mark.parametrize(
    "steps",
    [
        pytest.param([BENT] * 8 + [EVEN] * 12, id="few rows"),
        pytest.param([BENT] * 10, id="a small grid"),
        pytest.param([[20.0] * 14 + [15.0] * 5] * ROWS, id="cells of clues that are all as narrow"),
    ],
)
def test_other_short_steps_are_no_page_that_bends_away(steps: list[list[float]]) -> None:
    at, seen = foretold(steps)
    assert np.array_equal(bent_away(at, seen, 20.0)[0], at)


def test_lines_beyond_the_next_of_a_page_that_bends_away_wait() -> None:
    _, is_far = bent_away(*foretold([BENT] * ROWS, unknown=3), 20.0)
    assert is_far.any(axis=0).nonzero()[0].tolist() == [len(BENT) + 2, len(BENT) + 3]


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


def test_a_page_tells_of_more_crossings_than_opencv_takes_in_one_line() -> None:
    shape = shape_of(lattice(PLACES))
    rows, columns = np.mgrid[0 : ROWS - 1 : 200j, 0 : len(STEPS) : 200j].astype(np.float32)
    in_one = shape.at(rows.reshape(-1, 1), columns.reshape(-1, 1))
    assert in_one.shape == (40_000, 1, 2)
    assert in_one.reshape(200, 200, 2) == pytest.approx(shape.at(rows, columns), abs=1e-3)
