"""From a picture to a puzzle: finds the grid, reads the clues, and decides what they say."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from nonokit.errors import FormatError, MissingExtra
from nonokit.model import Puzzle
from nonokit.scanning.answer import Scan
from nonokit.scanning.decoding import Decoded, decode
from nonokit.scanning.doubts import doubts_of, notes_of, numbers_of
from nonokit.scanning.finding import Found, find_again, find_all
from nonokit.scanning.hues import hues_of
from nonokit.scanning.sides import Sides, read_sides, richest, with_last
from nonokit.scanning.state import state_of

Array = Any  # numpy is an optional part

LEGIBLE = 0.6  # share of lines with a number that is plain to read, for a page to stand upright
READABLE = 0.35  # share below which there is no sense in going on
SOUND = 0.4  # of the plain numbers must be left when those that are hard to read are weighed against them
OTHERS = 4  # grids that are tried where clues cannot be read
TURNS = (270, 90, 180)  # degrees, in the order in which they are tried when a page is not legible as it is
SMALLEST_CELL = 9  # pixels
FAR_OFF = 0.4  # of the cells that rows or columns fill: what differs by more is not read, but guessed at
SEVERAL_HUES = 3  # of numbers: no puzzle in black and white has so many
IN_COLOUR = (
    "the numbers in this picture are in several colours, and only puzzles in black and white can be read from "
    "pictures: type the clues in, or import the puzzle's file"
)
LONGER_SIDE = 12_000  # pixels: small print in a large photo needs them all

Source = Any  # a path, bytes, an open binary file, a Pillow image, or an array of pixels


@dataclass(frozen=True)
class Page:
    """A picture, turned, with what was found on it."""

    grey: Array
    turned: int
    found: Found
    sides: Sides

    @property
    def legible(self) -> float:
        """The share of lines with a number that is plain to read."""
        lines = self.sides.rows + self.sides.columns
        return sum(any(mark.is_plain for mark in line) for line in lines) / len(lines)

    @property
    def is_readable(self) -> bool:
        """Whether there is any sense in going on: a side without a number that is plain to read is cut off."""
        sides = (self.sides.rows, self.sides.columns)
        both = all(any(mark.is_plain for line in side for mark in line) for side in sides)
        return both and self.legible >= READABLE

    @property
    def is_sound(self) -> bool:
        """Whether this is the puzzle beyond doubt, or as plain to read as the picture allows."""
        sides = self.sides
        return self.legible >= LEGIBLE and (sides.plainness >= SOUND * sides.plain or sides.do_totals_agree)

    @property
    def rank(self) -> tuple[bool, bool, float]:
        """By which pages with other grids are compared."""
        return self.is_sound, self.legible >= LEGIBLE, self.sides.richness


def scan(image: Source, *, timeout_s: float | None = 3.0) -> Scan:
    """Reads a puzzle from a photo or a screenshot: a path, bytes, an open file or a Pillow image.

    Raises FormatError, with what to do about it, when there is no puzzle to be read. What is doubtful is in
    `doubts`; `timeout_s` bounds the search for what unclear numbers mean.
    """
    try:
        import cv2
        import onnxruntime  # noqa: F401
    except ImportError:
        raise MissingExtra("reading puzzles from pictures", "scan") from None
    from nonokit.generating.image.opening import open_image

    picture = open_image(image, longer_side=LONGER_SIDE)
    page = best_page(cv2.cvtColor(picture.rgb, cv2.COLOR_RGB2GRAY))
    hues = hues_of(turned_by(picture.rgb, page.turned), page.sides.marks)
    if len(hues) >= SEVERAL_HUES:
        raise FormatError(IN_COLOUR)
    decoded = decode(page.sides.rows, page.sides.columns, timeout_s)
    if len(hues) > 1 and not decoded.is_puzzle:  # with one picture, they are marks of an app's own
        raise FormatError(IN_COLOUR)
    check_totals(page, decoded)
    return answer(page, decoded)


def check_totals(page: Page, decoded: Decoded) -> None:
    """Raises FormatError for numbers of which hardly any can be clues: logos, pictures in a frame, parts of a puzzle."""
    height, width = len(page.sides.rows), len(page.sides.columns)
    rows, columns = (
        sum(each.total for each in side) for side in (decoded.readings[:height], decoded.readings[height:])
    )
    is_far_off = abs(rows - columns) > max(FAR_OFF * max(rows, columns), height + width)
    if is_far_off and not decoded.is_puzzle:
        raise FormatError(
            f"a grid of {width}×{height} was found, but rows would fill {rows} cells and columns {columns}: the whole "
            "puzzle must be in the picture, sharp, with its clues left of the grid and above it"
        )


def turned_by(picture: Array, degrees: int) -> Array:
    """A picture turned clockwise by quarters."""
    import numpy as np

    return np.ascontiguousarray(np.rot90(picture, -degrees // 90))


def best_page(grey: Array) -> Page:
    """The page as it stands upright."""
    ways = find_all(grey)
    first = next(ways, None)
    if first is None:
        raise FormatError(
            "no grid was found in this picture: take the whole puzzle from straight above, in even light, "
            "or a screenshot of it"
        )
    best = page_of(grey, 0, first)
    for turned in TURNS:
        if best.legible >= LEGIBLE:
            break
        upright = turned_by(grey, turned)
        found = find_again(upright, first, turned // 90)
        page = page_of(upright, turned, found) if found else best
        if page.legible > best.legible:
            best = page
    others = islice(ways, OTHERS)
    while not best.is_sound and (found := next(others, None)):
        best = max(best, page_of(grey, 0, found), key=lambda page: page.rank)
    if not best.is_readable:
        raise FormatError(why_not_legible(best))
    return best


def page_of(grey: Array, turned: int, found: Found) -> Page:
    """The page with a grid; its last lines, where hardly any is seen, are told by clues that stand before them."""
    best = Page(grey, turned, found, read_sides(grey, found))
    ahead = found.longer()
    while ahead:
        longer = ahead.pop()
        sides = with_last(grey, longer, best.sides, is_row=longer.rows > best.found.rows)
        if sides and richest([best.sides, sides]) is sides:
            best, ahead = Page(grey, turned, longer, sides), longer.longer()
    if best.found is not found:  # all lines together tell more of each
        best = replace(best, sides=richest([best.sides, read_sides(grey, best.found)]))
    return without_last(without_last(best, is_row=True), is_row=False)


def without_last(page: Page, *, is_row: bool) -> Page:
    """The page without last lines that have no plain number and are hardly ruled: the edges of papers and shadows."""
    sides = page.sides
    lines = sides.rows if is_row else sides.columns
    known = [any(mark.is_plain for mark in line) for line in reversed(lines)]
    found = page.found.without_last(known.index(True) if any(known) else 0, is_row=is_row)
    if is_row:
        fewer = replace(sides, rows=lines[: found.rows - sides.top])
    else:
        fewer = replace(sides, columns=lines[: found.columns - sides.left])
    return replace(page, found=found, sides=fewer)


def why_not_legible(page: Page) -> str:
    """A sentence on a page whose clues cannot be read."""
    cell = page.found.pitch()
    size = f"{page.found.columns}×{page.found.rows}"
    if cell < SMALLEST_CELL:
        return f"the cells of this picture are only {cell:.0f} pixels wide: take it from nearer, or larger"
    if any(page.sides.rows) and any(page.sides.columns):
        return (
            f"a grid of {size} was found, but its clues cannot be read: the picture is blurred or too small"
        )
    where = "beside" if any(page.sides.columns) else "above" if any(page.sides.rows) else "beside and above"
    return f"a grid of {size} was found, but no clues {where} it: the whole puzzle must be in the picture"


def answer(page: Page, decoded: Decoded) -> Scan:
    """What was read, in the picture's own coordinates."""
    height = len(page.sides.rows)
    clues = [reading.numbers for reading in decoded.readings]
    puzzle = Puzzle.from_clues(rows=clues[:height], columns=clues[height:])
    state = state_of(page.grey, page.found, (page.sides.top, page.sides.left), puzzle, decoded.result)
    if decoded.result.is_unique:
        puzzle = puzzle.replace(goal=decoded.result.solution)

    def back(points: Array) -> tuple[tuple[float, float], ...]:
        return turned_back(points, page.grey.shape, page.turned)

    return Scan(
        puzzle=puzzle,
        numbers=numbers_of(page.sides, decoded, back),
        doubts=doubts_of(page.sides, decoded),
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
