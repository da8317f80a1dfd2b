"""The grids that a picture may have, each as a page that stands upright with its clues."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from nonokit.errors import FormatError
from nonokit.scanning.clues.last_lines import with_first, with_last
from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.clues.sides import no_sides, read_sides, richer, richest
from nonokit.scanning.clues.standing import has_digits, standing_of
from nonokit.scanning.grid.boxes import Box, within_margins
from nonokit.scanning.grid.effort import MOST, OPENED, SMOOTHING, TURNING, Effort
from nonokit.scanning.grid.finding import find_again, find_all
from nonokit.scanning.grid.found import Found
from nonokit.scanning.grid.rectify import CELL
from nonokit.scanning.grid.survey import survey_of
from nonokit.scanning.opposite import without_opposite_clues
from nonokit.scanning.page import LEGIBLE, Page
from nonokit.scanning.refusals import NO_GRID, why_not_legible

Array = Any  # numpy is an optional part

SMOOTH = 0.05  # of a cell: over so much a page is evened out; strokes of numbers are as wide, and dots of screens narrower
MANY = 1_000_000  # pixels: on fewer, cells of a large puzzle are hardly legible
LARGE = 3_500_000  # likewise, on which whatever is tried takes long
OTHERS = 4  # grids that are tried where clues cannot be read, and again where they are no puzzle
AT_EDGE = 0.15  # of a cell: so near lies a line that a picture was cut at
TURNS = (270, 90, 180)  # degrees, in their order: tried where digits do not tell, and a page is not legible


class Pages:
    """What one picture may be, the likeliest first, and the work that is left for finding out."""

    def __init__(self, grey: Array) -> None:
        survey = survey_of(grey)
        standing = standing_of(grey, survey) if grey.size > MANY else None
        self.turned, self.may_be_blank = standing or 0, grey.size > LARGE and standing is None
        self.turns = TURNS if standing is None else ()
        if self.turned:
            grey = turned_by(grey, self.turned)
            survey = survey_of(grey)
        self.grey = grey
        self.effort = Effort(MOST - OPENED * grey.size)
        self.ways = find_all(grey, self.effort, survey)

    def best(self) -> Page:
        """The page as it stands upright. Raises FormatError where there is none that can be read."""
        first = next(self.ways, None)
        if first is None:
            raise FormatError(NO_GRID)
        best = self._upright(first)
        others = self.others()
        while not best.is_sound and (page := next(others, None)):
            best = better(best, page)
        if not best.is_readable:
            raise FormatError(why_not_legible(best))
        return best

    def others(self) -> Iterator[Page]:
        """Further grids, while there is work left for them."""
        for _ in range(OTHERS):
            found = None if self.effort.is_spent else next(self.ways, None)
            if found is None:
                return
            yield self._page(found)

    def smoothed(self, page: Page) -> Page | None:
        """The same page, its clues read once more without its grain: dots of a screen that was photographed look like numbers.

        Dots take much work, so a little more than there is may be done, but for a large page, which would take long.
        """
        if self.effort.left < -SMOOTHING or page.found.takes_too_long(self.effort):
            return None
        return page_of(smooth(page.grey, SMOOTH * page.found.pitch()), page.turned, page.found, self.effort)

    def _page(self, found: Found) -> Page:
        """The page with a grid as it stands; that of a large picture is not read where there are no digits."""
        if self.may_be_blank and not has_digits(self.grey, found):
            return Page(self.grey, self.turned, found, no_sides(found))
        return page_of(self.grey, self.turned, found, self.effort)

    def _upright(self, first: Found) -> Page:
        best = self._page(first)
        most = TURNING + self.effort.left
        turning, blank = Effort(most), int(best.sides.is_blank)
        for turned in self.turns:
            # What has no clues on the left, above and, on its side, on the right has them nowhere.
            if best.legible >= LEGIBLE or turning.is_spent or blank > 1 or not best.sides.is_read:
                break
            upright = turned_by(self.grey, turned)
            found = find_again(upright, first, turned // 90, turning)
            page = page_of(upright, (self.turned + turned) % 360, found, turning) if found else best
            blank += found is not None and page.sides.is_blank
            if page.legible > best.legible:
                best = page
        self.effort.spend(most - turning.left)
        return best


def better(page: Page, other: Page) -> Page:
    """The same page, or one with another grid that has clearly more to read, or totals that agree."""
    return other if richer(page.sides, [other.sides]) is other.sides else page


def best_pages(grey: Array) -> tuple[Pages, Page, Box]:
    """The likeliest page, and the part of the picture it was found in: all, or what a wide and plain margin leaves.

    Raises FormatError where there is none that can be read.
    """
    pages = Pages(grey)
    try:
        return pages, pages.best(), (slice(0, None), slice(0, None))
    except FormatError:
        box = within_margins(grey)
        part = _sound(Pages(grey[box])) if box else None
        if box is None or part is None:
            raise
    return *part, box


def _sound(pages: Pages) -> tuple[Pages, Page] | None:
    """The likeliest page, where it is a puzzle beyond doubt."""
    try:
        page = pages.best()
    except FormatError:
        return None
    return (pages, page) if page.is_sound else None


def smooth(grey: Array, pixels: float) -> Array:
    """A picture evened out over so many pixels."""
    import cv2

    return cv2.GaussianBlur(grey, (0, 0), pixels)


def turned_by(picture: Array, degrees: int) -> Array:
    """A picture turned clockwise by quarters."""
    import numpy as np

    return np.ascontiguousarray(np.rot90(picture, -degrees // 90))


def page_of(grey: Array, turned: int, found: Found, effort: Effort) -> Page:
    """The page with a grid; its last lines, where hardly any is seen, are told by clues that stand before them."""
    effort.spend(found.cells * CELL**2)
    best = Page(grey, turned, found, read_sides(grey, found, effort))
    while longer := lengthened(best):
        best = longer
    # All lines together tell more of each, and how large numbers may be.
    if best.found is not found and not found.takes_too_long(effort):
        anew = read_sides(grey, best.found, effort)
        is_nearer = abs(anew.gap) < abs(best.sides.gap)
        best = replace(best, sides=anew if is_nearer else richest([best.sides, anew]))
    while longer := begun_earlier(best):
        best = longer
    return without_last(without_last(without_opposite_clues(best), is_row=True), is_row=False)


def lengthened(page: Page) -> Page | None:
    """The page with one more column, row, or both at its end, where so much more can be read; None where it cannot.

    Without its last row and column a symmetrical puzzle is another one.
    """
    column, row = (one_longer(page, is_row=is_row) for is_row in (False, True))
    both = one_longer(row, is_row=False) if row and column else None
    ways = (way for way in (column, row, both) if way)
    return next((way for way in ways if richest([page.sides, way.sides]) is way.sides), None)


def one_longer(page: Page, *, is_row: bool) -> Page | None:
    """The page with one more row or column at the end; None where there is none, or the picture ends before it does."""
    room = page.found.room(page.grey.shape, is_row=is_row)
    if room < -AT_EDGE:
        return None
    found, is_seen = page.found.longer(is_row=is_row), page.found.may_go_on(is_row=is_row)
    sides = with_last(page.grey, found, page.sides, is_row=is_row, is_seen=is_seen, is_at_end=room < AT_EDGE)
    return replace(page, found=found, sides=sides) if sides else None


def begun_earlier(page: Page) -> Page | None:
    """The page with one more column or row before its first, where the outer edge of a grid is not drawn; None without one."""
    ways = (with_first(page.grey, page.found, page.sides, is_row=is_row) for is_row in (False, True))
    sides = next((each for each in ways if each and richest([page.sides, each]) is each), None)
    return replace(page, sides=sides) if sides else None


def without_last(page: Page, *, is_row: bool) -> Page:
    """The page without last lines that have hardly a plain number and are hardly ruled: shadows, words below the grid."""
    sides = page.sides
    lines = sides.rows if is_row else sides.columns
    known = [is_borne_out(line) for line in reversed(lines)]
    found = page.found.without_last(known.index(True) if any(known) else 0, is_row=is_row)
    if is_row:
        fewer = replace(sides, rows=lines[: found.rows - sides.top])
    else:
        fewer = replace(sides, columns=lines[: found.columns - sides.left])
    return replace(page, found=found, sides=fewer)


def is_borne_out(line: list[Mark]) -> bool:
    """Whether most of what stands before a line are plain numbers; letters look like a 0 or a 1 among others."""
    plain = [mark for mark in line if mark.is_plain and mark.reading.best]
    return len(plain) > len(line) / 2
