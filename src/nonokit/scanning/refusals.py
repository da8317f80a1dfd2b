"""Why a picture is refused, each time in a sentence with what to do."""

from __future__ import annotations

from nonokit.errors import FormatError
from nonokit.scanning.clues.cells import read_cells
from nonokit.scanning.clues.marks import Mark
from nonokit.scanning.grid.ends import cut_off
from nonokit.scanning.grid.rectify import lay_flat
from nonokit.scanning.meaning.answer import ScanDoubt
from nonokit.scanning.meaning.decoding import Decoded
from nonokit.scanning.page import Page

SMALLEST_CELL = 9  # pixels
FAR_OFF = 0.4  # of the cells that rows or columns fill: what differs by more is not read, but guessed at
NUMBERS = 0.7  # share of lines with a plain number from which on coloured blots are numbers
HARD_TO_READ = 0.4  # of the lines of a small page: hardly anything on it is a clue,
WITHOUT_PICTURE = 0.25  # nor is it with fewer, where they have no picture,
OF_A_PUZZLE = 0.6  # but with more, where it is ruled and its clues are plain as those of a puzzle alone are
SMALL = 40  # lines
BORNE_OUT = 5  # lines: by more than so many those that are plain must outnumber the others
OF_THE_WHOLE = ("left-out", "sums", "no-picture")  # doubts that are not about a number hard to read
SHOWN = 0.5  # of the lines have something like a number: there are clues
FILLED_IN = 0.15  # of the cells of a grid hold a number, other than 1, for a stroke looks like it: another kind of puzzle
SURE = 0.9  # likelihood of such a number
SOME_CELLS = 150  # are looked at
NO_GRID = (
    "no grid was found in this picture: take the whole puzzle from straight above, in even light, or a "
    "screenshot of it"
)
IN_COLOUR = (
    "the numbers in this picture are in several colours, and only puzzles in black and white can be read from "
    "pictures: type the clues in, or import the puzzle's file"
)


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


def check_cells(page: Page) -> None:
    """Raises FormatError for a grid that has numbers in its cells: a table, a calendar, a puzzle of another kind."""
    if share_of_numbers(page) > FILLED_IN:
        height, width = len(page.sides.rows), len(page.sides.columns)
        raise FormatError(
            f"a grid of {width}×{height} was found, but its cells have numbers in them: that is another kind of puzzle, or a "
            "table"
        )


def share_of_numbers(page: Page) -> float:
    """The share of the grid's cells that surely hold a number, among some rows from its first to its last."""
    sides, found = page.sides, page.found
    height, width = len(sides.rows), len(sides.columns)
    count = max(1, SOME_CELLS // width)
    some = range(0, height, -(-height // count))
    rows = (
        lay_flat(page.grey, found, sides.top + k, sides.left, sides.top + k + 1, sides.left + width)
        for k in some
    )
    cells = [cell for flat in rows for row in read_cells(flat) for cell in row]
    return sum(cell is not None and cell.is_number > SURE and cell.best > 1 for cell in cells) / len(cells)


def check_whole(page: Page, decoded: Decoded) -> None:
    """Raises FormatError for a grid that goes on where the picture ends, unless its clues go together as they are."""
    is_whole = decoded.is_puzzle and not decoded.changed
    where = () if is_whole else cut_off(page.grey, page.found)
    if where:
        height, width = len(page.sides.rows), len(page.sides.columns)
        raise FormatError(
            f"a grid of {width}×{height} was found, and it goes on {' and '.join(where)}: the whole puzzle must be in the "
            "picture, from its first line to its last"
        )


def check_doubts(page: Page, decoded: Decoded, doubts: tuple[ScanDoubt, ...]) -> None:
    """Raises FormatError where so many lines are doubtful that something else was taken for a puzzle: bricks, other puzzles,
    and strokes that all look like 1.

    Many lines that are doubtful are sooner corrected than all of them typed, if it is a puzzle for sure.
    """
    lines = len(page.sides.rows) + len(page.sides.columns)
    hard = sum(doubt.why not in OF_THE_WHOLE for doubt in doubts)
    is_strokes = bool(doubts) and all(number == 1 for each in decoded.readings for number in each.numbers)
    most = HARD_TO_READ if decoded.is_puzzle else WITHOUT_PICTURE
    if page.is_like_a_puzzle:
        most = OF_A_PUZZLE
    # With a few lines left, the others can always be read so that there is a picture.
    elif hard and lines - 2 * hard <= BORNE_OUT:
        most = 0
    is_hard = lines <= SMALL and hard > most * lines
    if is_strokes or is_hard:
        raise FormatError(why_not_clues(page))


def why_not_clues(page: Page) -> str:
    """A sentence on a page on which hardly anything is a number: a picture of something else."""
    height, width = len(page.sides.rows), len(page.sides.columns)
    return (
        f"something like a grid of {width}×{height} was found, but hardly any clues beside it and above it: the "
        "whole puzzle must be in the picture, sharp, with its clues left of the grid and above it"
    )


def why_colourful(page: Page) -> str:
    """A sentence on a page with several colours: a puzzle with such numbers, or a picture of something else."""
    return IN_COLOUR if page.legible >= NUMBERS else why_not_clues(page)


def why_not_legible(page: Page) -> str:
    """A sentence on a page whose clues cannot be read."""
    cell = page.found.pitch()
    size = f"{page.found.columns}×{page.found.rows}"
    if cell < SMALLEST_CELL:
        return f"the cells of this picture are only {cell:.0f} pixels wide: take it from nearer, or larger"
    beside, above = (_are_shown(side) for side in (page.sides.rows, page.sides.columns))
    if beside and above:
        return (
            f"a grid of {size} was found, but its clues cannot be read: the picture is blurred or too small"
        )
    where = "beside" if above else "above" if beside else "beside and above"
    return f"a grid of {size} was found, but no clues {where} it: the whole puzzle must be in the picture"


def _are_shown(lines: list[list[Mark]]) -> bool:
    """Whether most lines of a side have something that is probably a number."""
    shown = sum(any(mark.reading.is_number > SHOWN for mark in line) for line in lines)
    return shown >= SHOWN * len(lines)
