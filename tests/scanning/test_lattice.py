"""Crossings of a grid against crossings that words happen to have."""

from __future__ import annotations

import random

import cv2
import numpy as np
import pytest

from nonokit.scanning.grid import lattice as growing
from nonokit.scanning.grid.lattice import Lattice, Peaks, grow_lattice
from nonokit.scanning.grid.mesh import shape_of
from nonokit.scanning.grid.ridges import ridges_of


def lattice(side: int, ragged: float) -> Lattice:
    rng = random.Random(1)
    places = [(i, j) for i in range(side) for j in range(side)]
    return Lattice(
        {(i, j): tuple(20 * k + rng.uniform(-ragged, ragged) for k in (j, i)) for i, j in places}, (20, 20)
    )


def test_a_small_grid_counts_for_more_than_a_page_of_words() -> None:
    assert lattice(6, ragged=0.5).straightness() > lattice(10, ragged=5).straightness()


def test_of_two_grids_the_larger_counts_for_more() -> None:
    assert lattice(7, ragged=1).straightness() > lattice(6, ragged=0).straightness() > 0


def test_crossings_that_lie_in_no_grid_have_a_shape_nevertheless() -> None:
    """Five or six that happen to be there: a homography may take one of them to infinity, or fit three only."""
    rng = random.Random(305)
    for _ in range(1500):
        places = [(i, j) for i in range(8) for j in range(8)]
        nodes = {at: (rng.uniform(0, 200), rng.uniform(0, 200)) for at in rng.sample(places, 5)}
        assert np.isfinite(shape_of(Lattice(nodes, (20, 20))).mesh(0).points).all()


def test_faint_lines_are_found_beside_many_bold_digits() -> None:
    """Digits stand a cell apart as crossings do, and are far brighter."""
    page = np.full((420, 800), 20, np.uint8)
    for line in range(10, 411, 20):
        page[line, 380:781] = page[10:411, 370 + line] = 40
    for row in range(20):
        for column in range(17):
            cv2.putText(page, "8", (14 + 20 * column, 26 + 20 * row), cv2.FONT_HERSHEY_SIMPLEX, 0.5, 240, 1)
    found = grow_lattice(ridges_of(page, 20, 20, "light"), (20, 20))
    assert min(x for x, _ in found.nodes.values()) > 370
    assert len(found) == 21 * 21


def test_the_best_peak_within_reach_is_found_wherever_it_lies() -> None:
    """As by looking at every peak of the map, also beside its edges."""
    rng = np.random.default_rng(1)
    peaks = Peaks(rng.random((90, 120)).astype(np.float32), (20, 30), 0.5)
    wide, high = peaks.reach
    assert len(peaks.points) > 100
    for x, y in rng.uniform(-20, 140, (400, 2)):
        away = [((px - x) / wide) ** 2 + ((py - y) / high) ** 2 for px, py in peaks.points]
        worth = [v * (1 - 0.5 * far) if far < 1 else 0.0 for v, far in zip(peaks.values, away, strict=True)]
        assert peaks.nearest(x, y) == (int(np.argmax(worth)) if max(worth) else None)


def test_a_lattice_without_end_is_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    page = np.full((800, 800), 220, np.uint8)
    page[::20] = page[:, ::20] = 60
    ridges = ridges_of(page, 20, 20, "dark")
    assert len(grow_lattice(ridges, (20, 20))) > 1000
    monkeypatch.setattr(growing, "MOST_NODES", 100)
    assert len(grow_lattice(ridges, (20, 20))) == 101
