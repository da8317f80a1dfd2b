"""A grid of cells: each the background, a colour, or unknown. A frozen value.

Cells are kept as bytes in reading order (0 background, 1… colours, 255 unknown): compact, hashable,
and what the engines take without conversion.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from numbers import Integral
from typing import Any, TypeAlias, cast, overload

from nonokit import hooks
from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model.clue import Clue
from nonokit.model.colour import BLACK_AND_WHITE, Palette, free_char, make_palette, parse_rgb
from nonokit.model.colour import Colour as _Colour
from nonokit.model.flat import FlatClues

BACKGROUND = 0
UNKNOWN = 255

Cells: TypeAlias = tuple[int, ...]  # of one row or column

_BACKGROUND_CHARS = ".0 -_"
_FILLED_CHARS = "#1X█"
_SHOWN_CELLS = 100  # how large a grid may be for its repr to show all of it
_LETTERS = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "orange", "p": "purple", "w": "brown"}


@cache
def _values_of(palette: int) -> bytes:
    """What a cell may hold with a palette of that length."""
    return bytes([*range(palette), UNKNOWN])


def kind_of(value: object) -> str:
    """What somebody handed over, for a sentence: "the str 'abc'"."""
    shown = repr(value)
    return f"the {type(value).__name__} {shown if len(shown) <= 40 else shown[:37] + '…'}"


def check_is_grid(value: object, name: str) -> Grid:
    """Refuses what is no grid, with what to do instead.

    >>> check_is_grid("#.#", "state")
    Traceback (most recent call last):
    nonokit.errors.ArgumentError: the state is the str '#.#', not a Grid: Grid.from_text makes one from text
    """
    if not isinstance(value, Grid):
        raise ArgumentError(f"the {name} is {kind_of(value)}, not a Grid: Grid.from_text makes one from text")
    return value


def check_grid(grid: object, name: str, width: int, height: int) -> None:
    """Refuses what is no grid of a puzzle's size."""
    value = check_is_grid(grid, name)
    if (value.width, value.height) != (width, height):
        raise PuzzleError(f"the {name} is {value.width}×{value.height}, the puzzle {width}×{height}")


@dataclass(frozen=True, slots=True, repr=False)
class Grid(hooks.DrawnAsSvg):
    """A picture, finished or not: a sequence of rows, whose cells are palette indices, `BACKGROUND` or `UNKNOWN`.

    >>> grid = Grid.from_text("#.#\\n##?")
    >>> grid[0, 1] == BACKGROUND, grid[1, 2] == UNKNOWN, grid.is_complete
    (True, True, False)
    >>> grid[0], grid[:, -1], len(grid)
    ((1, 0, 1), (1, 255), 2)
    """

    width: int
    height: int
    cells: bytes
    palette: Palette = BLACK_AND_WHITE

    def __post_init__(self) -> None:
        if type(self.cells) is not bytes:
            raise ArgumentError(
                f"the cells of a Grid are bytes, not {kind_of(self.cells)}: Grid.of takes rows"
            )
        if len(self.cells) != self.width * self.height or self.width < 0:
            raise PuzzleError(f"{len(self.cells)} cells do not make a grid of {self.width}×{self.height}")
        if self.cells.translate(None, _values_of(len(self.palette))):
            raise PuzzleError(f"a cell has a colour that the palette of {len(self.palette)} lacks")

    @classmethod
    def blank(cls, width: int, height: int, palette: Palette = BLACK_AND_WHITE) -> Grid:
        """A grid of unknown cells."""
        for side in (width, height):
            if not isinstance(side, (int, Integral)):
                raise ArgumentError(f"a side is {side!r}: expected a number of cells")
        return cls(width, height, bytes([UNKNOWN]) * (width * height), palette)

    @classmethod
    def of(cls, rows: str | Sequence[str] | Sequence[Iterable[int]], palette: Palette | None = None) -> Grid:
        """A grid from text or from rows of numbers; numbers beyond 1 without a palette are colours without a name."""
        if not isinstance(rows, Iterable):
            raise ArgumentError(f"a picture is text or rows of cells, not {kind_of(rows)}")
        rows = rows.tolist() if hasattr(rows, "tolist") else rows  # numpy's
        if isinstance(rows, str) or all(isinstance(row, str) for row in rows):
            return cls.from_text(cast("str | Sequence[str]", rows), palette)
        lines = [list(row) for row in cast("Sequence[Iterable[int]]", rows)]
        if palette is None:
            most = max(
                (cell for line in lines for cell in line if isinstance(cell, int) and cell != UNKNOWN),
                default=0,
            )
            palette = make_palette(f"colour {i}" for i in range(1, most + 1)) if most > 1 else BLACK_AND_WHITE
        return cls.from_rows(lines, palette)

    @classmethod
    def from_rows(cls, rows: Sequence[Iterable[int]], palette: Palette = BLACK_AND_WHITE) -> Grid:
        """A grid from rows of palette indices (`UNKNOWN` for unknown)."""
        try:
            lines = [row if isinstance(row, bytes) else bytes(tuple(row)) for row in rows]
        except (TypeError, ValueError) as error:
            raise PuzzleError(f"the rows of a grid hold numbers up to {UNKNOWN}: {error}") from None
        if len({len(line) for line in lines}) > 1:
            raise PuzzleError("the rows of a grid must be of one length")
        return cls(len(lines[0]) if lines else 0, len(lines), b"".join(lines), palette)

    @classmethod
    def from_text(cls, text: str | Sequence[str], palette: Palette | None = None) -> Grid:
        """A grid from text, one row a line; without a palette, colours are guessed from the letters.

        >>> Grid.from_text("r.\\n.b").colour_name(1, 1)
        'blue'
        """
        lines = _lines_of(text)
        values = _value_of_char(palette) if palette else {}
        if palette is None:
            palette, values = guess_palette(lines)
        rows = []
        for y, line in enumerate(lines):
            row = [values.get(char, -1) for char in line]
            if -1 in row:
                x = row.index(-1)
                raise PuzzleError(f"row {y + 1}, cell {x + 1}: {line[x]!r} is not in the palette")
            rows.append(row)
        return cls.from_rows(rows, palette)

    def to_text(self) -> str:
        """One row a line: `#`, `.` and `?` for one colour, else the palette's characters.

        >>> print(Grid.from_text("#.?").to_text())
        #.?
        """
        text = self.cells.decode("latin-1").translate(_chars(self.palette))
        return "\n".join(text[i : i + self.width] for i in range(0, len(text), self.width or 1))

    def __len__(self) -> int:
        return self.height

    def __iter__(self) -> Iterator[Cells]:
        return map(tuple, self.rows())

    @overload
    def __getitem__(self, index: int | tuple[int, slice] | tuple[slice, int]) -> Cells: ...
    @overload
    def __getitem__(self, index: slice | tuple[slice, slice]) -> tuple[Cells, ...]: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __getitem__(self, index: Any) -> Any:
        """`grid[y]` is a row, `grid[y, x]` a cell, `grid[:, x]` a column; negative numbers count from the end."""
        try:
            y, x = index
            if 0 <= y < self.height and 0 <= x < self.width:
                return self.cells[y * self.width + x]
        except (TypeError, ValueError):  # not two numbers
            pass
        return self._part(index)

    def _part(self, index: Any) -> Any:
        """Rows, columns, cells counted from the end; all that `grid[y, x]` seldom is."""
        y, x = index if isinstance(index, tuple) and len(index) == 2 else (index, slice(None))
        rows = [tuple(row) for row in self.rows()]
        try:
            return tuple(row[x] for row in rows[y]) if isinstance(y, slice) else rows[y][x]
        except IndexError:
            raise IndexError(f"{index!r} is outside a grid of {self.width}×{self.height}") from None
        except TypeError:
            raise TypeError(
                f"{index!r} is no place in a grid: expected grid[y], grid[y, x] or slices"
            ) from None

    def row(self, y: int) -> bytes:
        """The cells of row `y`, from the end where it is negative.

        >>> Grid.from_text("#.\\n##").row(-1)
        b'\\x01\\x01'
        """
        start = self._place(y, self.height) * self.width
        return self.cells[start : start + self.width]

    def column(self, x: int) -> bytes:
        """The cells of column `x`, from the end where it is negative."""
        return self.cells[self._place(x, self.width) :: self.width]

    def rows(self) -> list[bytes]:
        """All rows, top to bottom."""
        width = self.width
        return [self.cells[y * width : (y + 1) * width] for y in range(self.height)]

    def columns(self) -> list[bytes]:
        """All columns, left to right."""
        return [self.cells[x :: self.width] for x in range(self.width)]

    def _place(self, index: int, length: int) -> int:
        """A row or column counted from the start."""
        try:
            return range(length)[index]
        except IndexError:
            raise IndexError(f"{index} is outside a grid of {self.width}×{self.height}") from None

    def colour_name(self, y: int, x: int) -> str | None:
        """The name of the cell's colour, None for background, "?" for unknown."""
        value = self[y, x]
        return "?" if value == UNKNOWN else self.palette[value].name if value else None

    @property
    def is_complete(self) -> bool:
        """Whether no cell is unknown."""
        return UNKNOWN not in self.cells

    @property
    def known_count(self) -> int:
        """How many cells are known."""
        return len(self.cells) - self.cells.count(UNKNOWN)

    def clues(self) -> tuple[list[Clue], list[Clue]]:
        """Row clues and column clues of a complete grid.

        >>> rows, columns = Grid.from_text("#.#\\n##.").clues()
        >>> [str(clue) for clue in rows], [str(clue) for clue in columns]
        (['1 1', '2'], ['2', '1', '1'])
        """
        clues = cast("tuple[Clue, ...]", self.flat_clues().clues())
        return [*clues[: self.height]], [*clues[self.height :]]

    def flat_clues(self) -> FlatClues:
        """The same held flat: rows, then columns."""
        buffers = hooks.clues_of_picture(self.cells, self.width)
        if buffers is not None:
            return FlatClues.of_buffers(buffers)
        if not self.is_complete:
            raise PuzzleError("a grid with unknown cells has no clues")
        return FlatClues.of_cells([*self.rows(), *self.columns()])

    def with_cells(self, cells: Mapping[tuple[int, int], int]) -> Grid:
        """The grid with some cells replaced."""
        if not isinstance(cells, Mapping):
            raise ArgumentError(
                f"cells are replaced by a dictionary, such as {{(0, 1): 1}}, not {kind_of(cells)}"
            )
        changed = bytearray(self.cells)
        for (y, x), value in cells.items():
            place = self._place(y, self.height) * self.width + self._place(x, self.width)
            try:
                changed[place] = value
            except (TypeError, ValueError):
                raise PuzzleError(f"a cell holds a number up to {UNKNOWN}, not {kind_of(value)}") from None
        return Grid(self.width, self.height, bytes(changed), self.palette)

    def positions(self, value: int) -> Iterator[tuple[int, int]]:
        """All `(y, x)` that hold a value."""
        return (divmod(i, self.width) for i, cell in enumerate(self.cells) if cell == value)

    def differences(self, other: Grid) -> set[tuple[int, int]]:
        """All `(y, x)` where two grids of one size differ.

        >>> Grid.from_text("#.").differences(Grid.from_text("##"))
        {(0, 1)}
        """
        self._check_same_size(other)
        pairs = zip(self.cells, other.cells, strict=True)
        return {divmod(i, self.width) for i, (a, b) in enumerate(pairs) if a != b}

    def agreement(self, other: Grid) -> Grid:
        """The grid of what two grids share; all else unknown."""
        self._check_same_size(other)
        pairs = zip(self.cells, other.cells, strict=True)
        return Grid(self.width, self.height, bytes(a if a == b else UNKNOWN for a, b in pairs), self.palette)

    def agrees_with(self, other: Grid) -> bool:
        """Whether no cell known in both grids differs."""
        self._check_same_size(other)
        pairs = zip(self.cells, other.cells, strict=True)
        return all(a == b or UNKNOWN in (a, b) for a, b in pairs)

    def transposed(self) -> Grid:
        """Rows and columns exchanged."""
        return Grid(self.height, self.width, b"".join(self.columns()), self.palette)

    def mirrored(self) -> Grid:
        """Left and right exchanged."""
        return Grid(self.width, self.height, b"".join(r[::-1] for r in self.rows()), self.palette)

    def _check_same_size(self, other: Grid) -> None:
        if (self.width, self.height) != (other.width, other.height):
            raise PuzzleError(
                f"grids of {self.width}×{self.height} and {other.width}×{other.height} cannot be compared"
            )

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        size = f"{self.width}×{self.height}"
        if 0 < len(self.cells) <= _SHOWN_CELLS:
            return f"<Grid {size}: {' '.join(self.to_text().splitlines())}>"
        return f"<Grid {size}, {self.known_count} of {len(self.cells)} cells known>"


def _chars(palette: Palette) -> dict[int, str]:
    chars = [".", "#"] if len(palette) == 2 else [colour.char for colour in palette]
    return {**dict(enumerate(chars)), UNKNOWN: "?"}


def _lines_of(text: object) -> list[str]:
    """The lines of a picture as text, or of a list of lines."""
    lines = text.splitlines() if isinstance(text, str) else text
    found: list[Any] = [*lines] if isinstance(lines, Iterable) else [lines]
    if not all(isinstance(line, str) for line in found):
        raise ArgumentError(f"a grid is made from text, such as '#.\\n.#', not from {kind_of(text)}")
    return found


def _value_of_char(palette: Palette) -> dict[str, int]:
    values = {"?": UNKNOWN, ".": BACKGROUND}
    if len(palette) == 2:
        values |= dict.fromkeys(_BACKGROUND_CHARS, BACKGROUND) | dict.fromkeys(_FILLED_CHARS, 1)
    return values | {colour.char: value for value, colour in enumerate(palette)}


def guess_palette(lines: Sequence[str]) -> tuple[Palette, dict[str, int]]:
    """The palette that letters in a picture suggest, in order of appearance, and each character's value."""
    chars = list(dict.fromkeys(char for line in lines for char in line))
    colours = [char for char in chars if char not in _BACKGROUND_CHARS + _FILLED_CHARS + "?"]
    if not colours:
        return BLACK_AND_WHITE, _value_of_char(BLACK_AND_WHITE)
    palette = [BLACK_AND_WHITE[0]]
    values = dict.fromkeys(_BACKGROUND_CHARS, BACKGROUND) | {"?": UNKNOWN}
    if any(char in _FILLED_CHARS for char in chars):
        palette.append(BLACK_AND_WHITE[1])
        values |= dict.fromkeys(_FILLED_CHARS, 1)
    for char in colours:
        name = _LETTERS.get(char.lower(), f"colour {char}")
        if any(colour.name == name for colour in palette):
            name = f"colour {char}"
        rgb = parse_rgb(name) or _spare_rgb(len(palette))
        values[char] = len(palette)
        palette.append(_Colour(name, rgb, char if char.isprintable() else free_char(name, chars)))
    return tuple(palette), values


def _spare_rgb(index: int) -> tuple[int, int, int]:
    from nonokit.model.colour import NAMED, SPARE

    return NAMED[SPARE[index % len(SPARE)]]
