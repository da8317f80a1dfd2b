"""From a picture to a puzzle: finds the grid, reads the clues, and decides what they say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nonokit.errors import FormatError, MissingExtra
from nonokit.messages import catalogue
from nonokit.model import Puzzle
from nonokit.scanning.clock import seconds_of_work
from nonokit.scanning.clues.hues import hues_of, mixed_lines
from nonokit.scanning.clues.sides import Sides
from nonokit.scanning.meaning.answer import Scan
from nonokit.scanning.meaning.decoding import Decoded, decode
from nonokit.scanning.meaning.doubts import doubts_of, notes_of, numbers_of
from nonokit.scanning.page import Page
from nonokit.scanning.pages import Pages, best_pages, turned_by
from nonokit.scanning.places import place_of_clue
from nonokit.scanning.refusals import (
    check_cells,
    check_doubts,
    check_totals,
    check_whole,
    why_colourful,
    why_not_clues,
)
from nonokit.scanning.state import state_of

Array = Any  # numpy is an optional part

SEVERAL_HUES = 3  # of numbers: no puzzle in black and white has so many
MIXED = 0.5  # of the lines each way have numbers in several colours: those of a puzzle in colours do
LEAST_SEARCH_S = 0.5  # for what unclear numbers mean, however long reading them took
LONGER_SIDE = 12_000  # pixels: small print in a large photo needs them all

Source = Any  # a path, bytes, an open binary file, a Pillow image, or an array of pixels


def scan(image: Source, *, timeout_s: float | None = 4.5) -> Scan:
    """Reads a puzzle from a photo or a screenshot: a path, bytes, an open file or a Pillow image.

    Raises FormatError, with what to do about it, when there is no puzzle to be read. What is doubtful is in
    `doubts`; `timeout_s` bounds the search for what unclear numbers mean, which begins when they are read. It counts
    what this thread works, not how long it waits for others, so that a busy machine reads the same.
    """
    begin = seconds_of_work()
    try:
        import cv2
        import onnxruntime  # noqa: F401
    except ImportError:
        raise MissingExtra("reading puzzles from pictures", "scan") from None
    from nonokit.generating.image.opening import open_image

    picture = open_image(image, longer_side=LONGER_SIDE)
    pages, page, box = best_pages(cv2.cvtColor(picture.rgb, cv2.COLOR_RGB2GRAY))
    rgb = turned_by(picture.rgb[box], page.turned)
    hues = hues_of(rgb, page.sides.marks)
    if len(hues) >= SEVERAL_HUES:
        raise FormatError(why_colourful(page))
    left_s = None if timeout_s is None else max(LEAST_SEARCH_S, timeout_s - (seconds_of_work() - begin))
    page, decoded = read_page(pages, page, left_s)
    # With one picture, colours may be marks of an app's own.
    has_mixed_lines = is_mixed(rgb, page.sides)
    if not decoded.is_puzzle and (len(hues) > 1 or has_mixed_lines):
        raise FormatError(why_colourful(page))
    found = answer(page, decoded, (box[1].start, box[0].start))
    if has_mixed_lines:
        found = replace(found, is_mixed=True, notes=(*found.notes, catalogue().say("scan-mixed")))
    if found.doubts and page.is_guessed_at:
        raise FormatError(why_not_clues(page))
    check_whole(page, decoded)
    check_cells(page)
    check_totals(page, decoded)
    check_doubts(page, decoded, found.doubts)
    return found


def read_page(pages: Pages, page: Page, timeout_s: float | None) -> tuple[Page, Decoded]:
    """What the clues of a page say; where that is no puzzle, of another grid of the picture that is one as it stands."""
    decoded = decode(page.sides.rows, page.sides.columns, timeout_s)
    if decoded.is_as_read or page.found.is_large_and_whole:
        return page, decoded
    smooth = pages.smoothed(page)
    if smooth:
        again = decode(smooth.sides.rows, smooth.sides.columns, LEAST_SEARCH_S)
        if again.is_as_read and again.result.is_unique:
            return smooth, again
    if decoded.is_puzzle:
        return page, decoded
    for other in pages.others():
        again = decode(other.sides.rows, other.sides.columns, LEAST_SEARCH_S)
        if other.is_sound and again.result.is_unique and not again.changed:
            return other, again
    return page, decoded


def is_mixed(rgb: Array, sides: Sides) -> bool:
    """Whether numbers of one line have different colours, in most rows and columns."""
    return all(mixed_lines(rgb, side) >= MIXED for side in (sides.rows, sides.columns))


def answer(page: Page, decoded: Decoded, origin: tuple[int, int] = (0, 0)) -> Scan:
    """What was read, in the coordinates of the picture, in which the page begins at the origin (across, down)."""
    height = len(page.sides.rows)
    clues = [reading.numbers for reading in decoded.readings]
    puzzle = Puzzle.from_clues(rows=clues[:height], columns=clues[height:])
    state = state_of(page.grey, page.found, (page.sides.top, page.sides.left), puzzle, decoded.result)
    if decoded.result.is_unique:
        puzzle = puzzle.replace(goal=decoded.result.solution)

    def back(points: Array) -> tuple[tuple[float, float], ...]:
        points = turned_back(points, page.grey.shape, page.turned)
        return tuple((x + origin[0], y + origin[1]) for x, y in points)

    return Scan(
        puzzle=puzzle,
        numbers=numbers_of(page.sides, decoded, back),
        doubts=tuple(
            replace(doubt, corners=back(place_of_clue(page, doubt.side, doubt.line)))
            for doubt in doubts_of(page.sides, decoded, page.left_out, page.grey.shape)
        ),
        result=decoded.result,
        corners=back(grid_corners(page)),
        turned=page.turned,
        state=state,
        notes=notes_of(puzzle, decoded),
    )


def grid_corners(page: Page) -> Array:
    """The corners of the grid, clockwise from the top left."""
    import numpy as np

    top, left, bottom, right = page.sides.top, page.sides.left, page.found.rows, page.found.columns
    rows = np.array([[top, top, bottom, bottom]], np.float32)
    columns = np.array([[left, right, right, left]], np.float32)
    return page.found.at(rows, columns)[0]


def turned_back(points: Array, shape: tuple[int, ...], turned: int) -> tuple[tuple[float, float], ...]:
    """Points of a picture that was turned clockwise, in the picture as it came."""
    height, width = shape
    ways = {
        0: lambda x, y: (x, y),
        90: lambda x, y: (y, width - x),
        180: lambda x, y: (width - x, height - y),
        270: lambda x, y: (height - y, x),
    }
    return tuple((round(a, 1), round(b, 1)) for a, b in (ways[turned](float(x), float(y)) for x, y in points))
