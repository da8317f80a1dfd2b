"""Which way a large page stands."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from drawn_pages import PUZZLE, drawn, grid_of
from nonokit import FormatError, Puzzle, scan
from nonokit.scanning import pages
from nonokit.scanning.clues import standing
from nonokit.scanning.clues.marks import PLAIN
from nonokit.scanning.clues.standing import has_digits, likely_in, standing_of
from nonokit.scanning.grid.pitch import Pitch
from nonokit.scanning.grid.rectify import lay_flat
from nonokit.scanning.grid.survey import survey_of
from nonokit.scanning.pages import turned_by


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that are drawn for tests count as large."""
    monkeypatch.setattr(standing, "LARGE", 100)
    monkeypatch.setattr(pages, "MANY", 100)
    monkeypatch.setattr(pages, "LARGE", 100)


def grey_page(**style: object) -> np.ndarray:
    """Four times the puzzle, so that there are numbers enough to tell from."""
    rows = [2 * row for row in str(PUZZLE.goal).split("\n")]
    page = drawn(Puzzle.from_grid(rows + rows), cell=34, **style)
    return cv2.cvtColor(np.asarray(page), cv2.COLOR_RGB2GRAY)


def squared_paper() -> np.ndarray:
    page = np.full((800, 900), 220, np.uint8)
    page[20:781:20, 20:881] = page[20:781, 20:881:20] = 60
    return page


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("layout", ["cells", "strips", "plain"])
@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_numbers_tell_how_a_page_stands(turned: int, layout: str) -> None:
    grey = turned_by(grey_page(layout=layout), turned)
    assert standing_of(grey, survey_of(grey)) == (360 - turned) % 360


@pytest.mark.usefixtures("large")
def test_smudges_and_likely_digits_do_not_tell_how_a_page_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A 1, a 6 and an 8 are likely digits upside down, too; what is no digit may look more like one on its side."""
    upright = np.log([*[0.9999] * 60, *[0.001] * 30])
    turned = np.log([*[0.8] * 60, *[0.2] * 30])
    monkeypatch.setattr(standing, "likely_in", lambda _: [turned, upright, turned, turned])
    grey = grey_page()
    assert upright.mean() < turned.mean()
    assert standing_of(grey, survey_of(grey)) == 90


@pytest.mark.usefixtures("large")
def test_thick_lines_do_not_hide_how_large_a_page_is(monkeypatch: pytest.MonkeyPatch) -> None:
    grey = grey_page()
    survey = survey_of(grey)
    (own, *_), thick = standing.pitches_of(survey.coarse, "dark"), Pitch(170.0, 170.0, 1.0)
    monkeypatch.setattr(standing, "pitches_of", lambda *_: [thick, own])
    assert survey.coarse.size < standing.LARGE * thick.x * thick.y
    assert standing_of(grey, survey) == 0


@pytest.mark.usefixtures("large")
def test_a_leaning_page_is_told_too() -> None:
    picture = drawn(cell=34).rotate(-172, expand=True, fillcolor="white")
    grey = cv2.cvtColor(np.asarray(picture), cv2.COLOR_RGB2GRAY)
    assert standing_of(grey, survey_of(grey)) == 180


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("turned", [90, 180, 270])
def test_a_large_page_is_turned_before_anything_is_looked_for(
    monkeypatch: pytest.MonkeyPatch, turned: int
) -> None:
    """Its corners are still those of the picture as it came."""
    upright = scan(drawn(cell=34))
    monkeypatch.setattr(pages, "find_again", None)
    found = scan(drawn(cell=34).rotate(-turned, expand=True))
    assert found.puzzle == PUZZLE
    assert found.turned == (360 - turned) % 360
    own, other = (np.ptp(np.array(each.corners), axis=0) for each in (upright, found))
    assert np.allclose(own, other[::-1] if turned != 180 else other, atol=4)


def test_filled_cells_do_not_hide_numbers() -> None:
    """Most of a band across a page that is done lies in them or beside one: of it all nothing seemed to be paper."""
    page = drawn(Puzzle.from_grid(["##.##.#.##.####.##.#." * 3] * 30), cell=34, done=1.0)
    grey = cv2.cvtColor(np.asarray(page), cv2.COLOR_RGB2GRAY)
    found = grid_of(grey)
    assert found
    band = lay_flat(grey, found, found.rows - 8, -4, found.rows - 3, found.columns + 4).grey
    assert (likely_in([band])[0] > np.log(PLAIN)).sum() > 50


@pytest.mark.usefixtures("large")
def test_how_squared_paper_stands_cannot_be_told() -> None:
    page = squared_paper()
    assert standing_of(page, survey_of(page)) is None
    plain = np.full((800, 900), 220, np.uint8)
    assert standing_of(plain, survey_of(plain)) is None


def test_digits_are_seen_whichever_way_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in some bands of a large grid alone."""
    for turned in (0, 180):
        page = turned_by(grey_page(layout="plain"), turned)
        found = grid_of(page)
        assert found
        assert has_digits(page, found)
    monkeypatch.setattr(standing, "WHOLE", 100)
    assert has_digits(page, found)
    empty = squared_paper()
    found = grid_of(empty)
    assert found
    assert not has_digits(empty, found)


@pytest.mark.usefixtures("large")
def test_a_large_picture_without_digits_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither as it stands nor turned: that takes long on squared paper."""
    monkeypatch.setattr(pages, "page_of", None)
    monkeypatch.setattr(pages, "find_again", None)
    with pytest.raises(FormatError, match="no clues beside and above it"):
        pages.Pages(squared_paper()).best()


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize(("sure", "other", "turned"), [(30, 24, 90), (30, 28, None), (9, 0, None)])
def test_digits_that_are_hard_to_read_tell_nothing(
    monkeypatch: pytest.MonkeyPatch, sure: int, other: int, turned: int | None
) -> None:
    """By chance some turn looks better than the others."""
    likelihoods = [np.log([*[0.999] * count, *[0.9] * (40 - count)]) for count in (0, sure, other, 0)]
    monkeypatch.setattr(standing, "likely_in", lambda _: likelihoods)
    page = grey_page(layout="plain")
    assert standing_of(page, survey_of(page)) == turned
