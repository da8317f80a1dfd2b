"""Grids that are hard to see."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from drawn_pages import grid_of
from nonokit.scanning.grid import finding
from nonokit.scanning.grid.candidates import Candidate, square_candidates
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.extension import fitted
from nonokit.scanning.grid.finding import find_again, find_all, is_plain, may_beat, rivals
from nonokit.scanning.grid.lattice import grow_lattice
from nonokit.scanning.grid.mesh import shape_through
from nonokit.scanning.grid.pitch import Pitch
from nonokit.scanning.grid.ridges import ridges_of
from nonokit.scanning.grid.settling import Part


def ruled(columns: int, rows: int, cell: int = 24, ink: float = 120.0) -> np.ndarray:
    """Lines on paper with room around, in floating-point grey."""
    page = np.full(((rows + 4) * cell, (columns + 4) * cell), 220.0)
    for line in range(columns + 1):
        page[2 * cell : (rows + 2) * cell + 2, (line + 2) * cell : (line + 2) * cell + 2] -= ink
    for line in range(rows + 1):
        page[(line + 2) * cell : (line + 2) * cell + 2, 2 * cell : (columns + 2) * cell + 2] -= ink
    return page


def photo(page: np.ndarray, grain: float, seed: int) -> np.ndarray:
    noisy = page + np.random.default_rng(seed).normal(0, grain, page.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def test_faint_lines_are_found_in_the_grain_of_a_photo() -> None:
    found = grid_of(photo(ruled(20, 14, ink=24), grain=14, seed=1))
    assert found is not None
    assert (found.columns, found.rows) == (20, 14)


def test_a_grid_half_of_which_lies_in_a_deep_shadow_is_found() -> None:
    """Its outermost line is as faint as the grain: clues tell whether it is there."""
    page = ruled(24, 10, ink=60)
    page[:, : page.shape[1] // 2] *= 0.4
    found = grid_of(photo(page, grain=14, seed=2))
    assert found is not None
    assert found.rows == 10
    assert 23 <= found.columns <= 24


def test_digits_that_look_like_lines_do_not_pull_at_the_grid() -> None:
    """Clues beside it stand about a cell apart, further and further from line to line."""
    rows, columns = (axis.ravel() for axis in np.mgrid[:31, -6:31])
    index = np.column_stack([rows, columns])
    place = 20.0 * index[:, ::-1]
    place[:, 0] += np.where(columns < 0, 9.0 * columns * (rows / 30), 0)
    grid = (columns >= 0).nonzero()[0]
    shape = shape_through(index[grid], place[grid], (30, 30), 20.0)
    part = Part(shape, (30, 30), index, place, 20.0)
    lines = np.arange(31, dtype=np.float32)[None]
    frame = fitted(part, (0, 6)).at(lines, np.full_like(lines, 6))[0]
    assert np.abs(frame[:, 0]).max() < 1.5


def test_digits_do_not_squeeze_what_lies_above_the_grid() -> None:
    """They stand closer together than lines do, and seem to be lines of cells further and further out."""
    rows, columns = (axis.ravel() for axis in np.mgrid[-4:13, :26])
    index = np.column_stack([rows, columns])
    place = 20.0 * index[:, ::-1]
    place[:, 1] = np.where(rows < 0, 14.0 * rows, place[:, 1])
    grid = (rows >= 0).nonzero()[0]
    shape = shape_through(index[grid], place[grid], (12, 25), 20.0)
    part = Part(shape, (12, 25), index, place, 20.0)
    lines = np.arange(26, dtype=np.float32)[None]
    outermost = fitted(part, (4, 0)).at(np.zeros_like(lines), lines)[0]
    assert np.abs(outermost[:, 1] + 80).max() < 4


def test_cells_may_be_square_where_words_repeat_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"dark": [Pitch(38, 26, 0.2)], "light": [Pitch(7, 8, 0.3)], "step": []}
    monkeypatch.setattr("nonokit.scanning.grid.candidates.pitches_of", lambda _, kind: found[kind])
    tried = {(each.kind, each.x, each.y) for each in square_candidates(None, 0.5)}
    assert {("dark", 76, 76), ("step", 76, 76), ("dark", 52, 52)} <= tried
    assert min(x for _, x, _ in tried) >= 8


def test_a_grid_that_goes_on_where_it_ends_is_not_beyond_doubt() -> None:
    """The paper between dark lines looks like light lines, up to where the page bends away."""
    found = grid_of(ruled(14, 12).astype(np.uint8))
    assert found is not None
    assert is_plain(found)
    assert not is_plain(replace(found, below=np.ones((1, 14), bool)))
    assert not is_plain(replace(found, right=np.ones((1, 12), bool)))


def test_dark_lines_are_tried_where_the_paper_between_them_repeats_a_little_more_strongly() -> None:
    paper = Candidate("light", 26, 26, 0.63)
    assert may_beat(paper, Candidate("dark", 26, 26, 0.6))
    assert not may_beat(paper, Candidate("dark", 26, 26, 0.2))
    assert not may_beat(paper, Candidate("dark", 40, 40, 0.6))


def test_digits_beside_some_lines_do_not_bend_them() -> None:
    """They stand as far apart as lines do, but lower and lower beside the first rows."""
    rows, columns = (axis.ravel() for axis in np.mgrid[:24, -3:20])
    index = np.column_stack([rows, columns])
    place = 20.0 * index[:, ::-1]
    place[:, 1] += np.where((columns < 0) & (rows < 8), -6.0 * columns, 0)
    grid = (columns >= 0).nonzero()[0]
    shape = shape_through(index[grid], place[grid], (23, 19), 20.0)
    part = Part(shape, (23, 19), index, place, 20.0)
    lines = np.arange(24, dtype=np.float32)[None]
    beside = fitted(part, (0, 3)).at(lines, np.full_like(lines, 1))[0]
    assert np.abs(beside[:, 1] - 20 * lines[0]).max() < 3


def test_beside_dark_lines_around_every_cell_light_ones_are_not_looked_for() -> None:
    found = grid_of(ruled(24, 20).astype(np.uint8))
    assert found is not None
    paper, finer = Candidate("light", 24, 24, 0.9), Candidate("dark", 12, 12, 0.5)
    assert rivals(found, [paper, finer]) == [finer]
    less_sure = [
        replace(found, quality=0.9),
        replace(found, rows=10),
        replace(found, candidate=replace(found.candidate, kind="light")),
    ]
    assert all(rivals(each, [paper, finer]) == [paper, finer] for each in less_sure)


def test_only_a_large_grid_with_lines_around_every_cell_needs_no_look_for_others() -> None:
    found = grid_of(ruled(24, 20).astype(np.uint8))
    assert found is not None
    assert not found.is_large_and_whole
    assert replace(found, rows=80).is_large_and_whole
    assert not replace(found, rows=80, quality=0.9).is_large_and_whole


def test_looking_again_on_a_turned_page_is_work_too() -> None:
    grey = photo(ruled(12, 10), 2, 0)
    found = grid_of(grey)
    assert found
    effort = Effort()
    again = find_again(np.rot90(grey, -1).copy(), found, 1, effort)
    assert again
    assert (again.rows, again.columns) == (12, 10)
    assert effort.left < Effort().left
    assert find_again(grey, found, 0, Effort(0)) is None


@pytest.mark.parametrize("work", ["WORK_PER_NODE", "WORK_PER_FOLLOWED", "FOLLOWED"])
def test_crossings_and_what_follows_them_count_as_work(monkeypatch: pytest.MonkeyPatch, work: str) -> None:
    """Squared paper of 12 megapixels has fifty thousand, and every pitch and kind of line was followed to its end."""
    grey = photo(ruled(20, 15), 5, 1)
    effort, less = Effort(), Effort()
    assert next(find_all(grey, effort))
    monkeypatch.setattr(finding, work, 2 * getattr(finding, work))
    assert next(find_all(grey, less))
    assert less.left < effort.left


def test_crossings_of_all_seeds_are_counted() -> None:
    """Lattices that are not chosen take as long to grow."""
    page = photo(np.hstack([ruled(8, 8), ruled(12, 8)]), 5, 1).astype(np.uint8)
    lattice = grow_lattice(ridges_of(page, 24, 24, "dark"), (24.0, 24.0))
    assert lattice.grown > len(lattice) + 50


def test_a_grid_of_more_cells_than_any_puzzle_has_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    grey = photo(ruled(20, 15), 5, 1)
    assert grid_of(grey)
    monkeypatch.setattr(finding, "MOST_CELLS", 17)
    other = grid_of(grey)
    assert other is None or other.cells <= 17**2


def test_boxes_of_a_picture_are_tried_before_squares_of_what_words_repeat() -> None:
    """Whatever is tried on all of a page of words takes much of the work that may be done."""
    looked: list[Candidate] = []

    class Nothing:
        def look(self, candidate: Candidate, least: float = 0.0) -> None:
            looked.append(candidate)

    words, cells = Candidate("dark", 13, 16, 0.3), Candidate("step", 26, 26, 0.4)
    assert finding._likeliest(Nothing(), [words], lambda: [cells]) is None  # type: ignore[arg-type]
    assert looked[:2] == [words, cells]
