"""Pictures as puzzles: which colour is the background, and what an unfinished picture means."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from nonokit.errors import NoPuzzle, UnsupportedFeature
from nonokit.formats.palettes import Declared, Rgb, palette_of
from nonokit.model import UNKNOWN, Clue, Grid, Palette, Puzzle
from nonokit.model.clue import clue_of_cells
from nonokit.model.colour import NAMED, SOLVABLE_COLOURS

WHITE: Rgb = (255, 255, 255)
BLACK: Rgb = (0, 0, 0)
_WHITE = 0xFFFFFF
_LEAST_DOUBLED = 10  # signs in a row
_NAMES = {rgb: name for name, rgb in reversed(NAMED.items())}


def goal_of(puzzle: Puzzle) -> Grid:
    """The goal of a puzzle that is about to be written as a picture."""
    if puzzle.goal is None:
        raise UnsupportedFeature("this puzzle has no goal picture: solve it first")
    return puzzle.goal


def puzzle_of_picture(grid: Grid, **fields: Any) -> Puzzle:
    """The puzzle of a picture. Lines with unknown cells have no clue; such a picture is a saved state, not a goal.

    >>> puzzle_of_picture(Grid.from_text("#.\\n#?")).rows
    (Clue.of(1), None)
    """
    if grid.is_complete:
        return Puzzle.from_grid(grid, **fields)

    def clue(cells: bytes) -> Clue | None:
        return None if UNKNOWN in cells else clue_of_cells(cells)

    rows, columns = (tuple(map(clue, lines)) for lines in (grid.rows(), grid.columns()))
    return Puzzle(rows, columns, grid.palette, extras={"saved": (grid,)}, **fields)


def undoubled(rows: list[str]) -> tuple[list[str], str | None]:
    """The rows of a picture whose cells are two signs wide, as terminals draw them, with one sign a cell.

    Blocks in pairs are such cells. Other signs beside blanks are where that makes the picture more of a square, and what was
    assumed is the second value.

    >>> undoubled(["██  ██", "  ██"])
    (['█ █', ' █ '], None)
    """
    is_drawn_in_blocks = any("██" in row for row in rows)
    if not is_drawn_in_blocks and not any(" " in row for row in rows):
        return rows, None
    width, height = max(map(len, rows)), len(rows)
    even = [row.ljust(width + width % 2) for row in rows]
    if not all(row[::2] == row[1::2] for row in even):
        return rows, None
    if is_drawn_in_blocks:
        return [row[::2] for row in even], None
    if width < _LEAST_DOUBLED or 2 * height < _LEAST_DOUBLED:
        return rows, None
    if 2 * height * height < width * width:  # half as wide it is less far from a square
        return [row[::2] for row in even], "two signs side by side are taken for one cell"
    return rows, "each sign is taken for a cell, though all of them come in pairs"


class _Known(dict[int, int]):
    """A table for `str.translate` that drops all other characters."""

    def __missing__(self, key: int) -> None:
        return None


def cells_of(text: str, values: Mapping[str, int]) -> bytes:
    """The cells that characters stand for; those that stand for nothing are skipped.

    >>> cells_of("1 0 ?", {"0": 0, "1": 1, "?": UNKNOWN})
    b'\\x01\\x00\\xff'
    """
    if not text.isascii():
        known = _Known({ord(char): value for char, value in values.items()})
        return text.translate(known).encode("latin-1")
    table, others = _table(tuple(values.items()))
    return text.encode().translate(table, others)


@lru_cache(maxsize=1 << 8)
def _table(values: tuple[tuple[str, int], ...]) -> tuple[bytes, bytes]:
    """For `bytes.translate`: what the characters of ASCII stand for, and those that stand for nothing."""
    known = {ord(char): value for char, value in values}
    return bytes(known.get(code, 0) for code in range(256)), bytes({*range(128)} - {*known})


def colour_number(red: int, green: int, blue: int) -> int:
    """A look as one number, so that millions of pixels fit into an array."""
    return red << 16 | green << 8 | blue


def grid_of_pixels(width: int, height: int, pixels: array[int], background: Rgb | None = None) -> Grid:
    """The grid of pixels in reading order, each a colour number.

    The background is what the file says, else white, as paper is, else the colour most common along the border.
    A picture that is black all over is a full one.
    """
    counts = Counter(pixels)
    if len(counts) > SOLVABLE_COLOURS:
        raise NoPuzzle(
            f"a picture of {len(counts)} colours: expected one pixel a cell, at most {SOLVABLE_COLOURS} colours; "
            "of any other image `nonokit generate --from` makes a puzzle"
        )
    looks = list(counts)
    if background is not None:
        first = colour_number(*background)
    elif _WHITE in looks or looks == [colour_number(*BLACK)]:
        first = _WHITE
    else:
        first = _most_common_border(pixels, width)
    looks = [first, *(look for look in looks if look != first)]
    if len(looks) == 1:  # an empty picture is one that could have been filled
        looks.append(colour_number(*(BLACK if first == _WHITE else WHITE)))
    values = {look: value for value, look in enumerate(looks)}
    return Grid(width, height, bytes(values[pixel] for pixel in pixels), _palette(looks))


def _most_common_border(pixels: array[int], width: int) -> int:
    border = Counter(pixels[:width] + pixels[-width:] + pixels[::width] + pixels[width - 1 :: width])
    return border.most_common(1)[0][0]


def _palette(numbers: list[int]) -> Palette:
    looks: list[Rgb] = [(number >> 16, number >> 8 & 255, number & 255) for number in numbers]
    names = [_NAMES.get(look, f"colour {value}") for value, look in enumerate(looks)]
    return palette_of(Declared(name, look) for name, look in zip(names, looks, strict=True))


def check_looks_differ(puzzle: Puzzle) -> None:
    """A picture can only be read back when every colour looks different."""
    looks = [colour.rgb for colour in puzzle.palette]
    if len(set(looks)) < len(looks):
        raise UnsupportedFeature(
            "two colours of this puzzle look the same: in a picture they would become one"
        )


def needs_background_hint(puzzle: Puzzle) -> bool:
    """Whether a reader of the picture would take another colour for the background."""
    looks = {puzzle.palette[cell].rgb for cell in goal_of(puzzle).cells}
    return puzzle.palette[0].rgb != WHITE or not (WHITE in looks or looks == {BLACK})
