"""A board as text for terminals, mail and tests: clues right-aligned beside rows, bottom-aligned over columns.

Drawn straight from the puzzle, without a scene, and with nothing imported but the model: `nonokit solve` pays
for this module on every start. Four styles:

    blocks   ██ and blanks, two characters a cell     half     ▀▄, two rows a line, no clues beside them
    squares  ■ and □, a blank between                 ascii    ## and .., letters for colours

Cells are two characters wide because that is about square; three when numbers would run together
("1" beside "12") and neighbours cannot be told apart by alternating colours. Black-and-white boards use the terminal's own
ink and ground; coloured ones paint every cell, since black on a black terminal would vanish.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from nonokit.errors import ArgumentError
from nonokit.model import BACKGROUND, UNKNOWN, Clue, Grid, Puzzle, check_grid
from nonokit.rendering.ansi import (
    BLUE,
    BOLD,
    CYAN,
    DEPTHS,
    DIM,
    GREEN,
    RED,
    REVERSE,
    YELLOW,
    ColourDepth,
    Styled,
    chip,
    joined,
    paint,
    sgr,
)

if TYPE_CHECKING:
    from nonokit.rendering.marks import Line, Mark

Style = Literal["blocks", "half", "squares", "ascii"]
STYLES: tuple[Style, ...] = ("blocks", "half", "squares", "ascii")
FILLED, PICTURE_BACKGROUND, EMPTY, UNKNOWABLE, DIFFERENT = range(5)
GLYPHS = {"blocks": "█ ×▒▓", "squares": "■□×▒◆", "ascii": "#..~%"}
UNKNOWN_RGB = (201, 201, 205)  # unknown cells of coloured boards: no puzzle's white, no puzzle's black
GREY = "38;5;244"
_ROLE_CODES = {
    "look": BLUE,
    "set": f"{BOLD};{BLUE}",
    "bad": RED,
    "good": GREEN,
    "maybe": DIM,
    "different": YELLOW,
}
Label = tuple[str, int]  # the text of a run and its colour


def render_text(
    puzzle: Puzzle,
    grid: Grid | None = None,
    *,
    style: Style = "blocks",
    colour: ColourDepth = "none",
    show_clues: bool = True,
    show_rules: bool | None = None,
    numbers: bool = False,
    finished: Mapping[Line, Iterable[int]] | None = None,
    marks: Iterable[Mark] = (),
    max_width: int | None = None,
) -> str:
    """The board as lines of text without a newline at the end.

    Rules every five cells are drawn unless the picture is finished. With `max_width`, a board too wide is
    drawn without clues, and failing that in half-blocks.

    >>> puzzle = Puzzle.from_grid(["##.", "#.#"])
    >>> print(render_text(puzzle, puzzle.goal, style="ascii"))
         2 1 1
      2 ####..
    1 1 ##..##
    """
    _check(style, colour, puzzle, grid)
    board = TextBoard(puzzle, grid, style, colour, finished or {}, tuple(marks))
    if style == "half":
        return board.half_blocks()
    text = board.lines(show_clues, show_rules, numbers)
    if max_width is not None and board.width > max_width:
        text = board.lines(False, show_rules, numbers)
        if board.width > max_width and style != "ascii":
            return board.half_blocks()
    return text


def _check(style: str, colour: str, puzzle: Puzzle, grid: Grid | None) -> None:
    if style not in STYLES:
        raise ArgumentError(f"no text style {style!r}: expected one of {', '.join(STYLES)}")
    if colour not in DEPTHS:
        raise ArgumentError(f"no colour depth {colour!r}: expected one of {', '.join(DEPTHS)}")
    if grid is not None:
        check_grid(grid, "grid", puzzle.width, puzzle.height)


class TextBoard:
    """One board on its way to text."""

    def __init__(
        self,
        puzzle: Puzzle,
        grid: Grid | None,
        style: str,
        colour: str,
        finished: Mapping[Line, Iterable[int]],
        marks: tuple[Mark, ...],
    ) -> None:
        self.puzzle, self.palette, self.style, self.depth = puzzle, puzzle.palette, style, colour
        self.grid = grid or puzzle.given or Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
        self.has_ansi = colour != "none"
        self.is_painted = self.has_ansi and puzzle.is_coloured
        self.is_lettered = not self.has_ansi and len(puzzle.palette) > 2
        self.finished = {line: set(runs) for line, runs in finished.items()}
        self.unknowable = {cell for cell in puzzle.unknowable() if self.grid[cell] == UNKNOWN}
        self.is_picture = grid is not None and self.grid.cells.count(UNKNOWN) == len(self.unknowable)
        self.is_blank = grid is None
        self.roles, self.told = _read_marks(marks)
        self.width = 0

    def lines(self, show_clues: bool, show_rules: bool | None, numbers: bool) -> str:
        """The board, row by row; sets `width` to the columns it takes."""
        has_rules = not self.is_picture if show_rules is None else show_rules
        rows = [self._labels(clue) for clue in self.puzzle.rows] if show_clues else []
        columns = [self._labels(clue) for clue in self.puzzle.columns] if show_clues else []
        fence = ("|" if self.style == "ascii" else "│") if has_rules else ""
        size = self._cell_width(columns, fence)
        left = max((sum(len(text) + 1 for text, _ in labels) for labels in rows), default=0)
        edges = self._edges(left, size) if has_rules else []
        table = self._cell_table(size)
        out = self._column_clues(columns, size, left, fence) + edges[:1]
        for y in range(self.puzzle.height):
            if has_rules and y and y % 5 == 0:
                out.append(edges[1])
            clue = self._row_clue(rows[y], y, left) if show_clues else ""
            out.append((clue + self._row(y, table, fence, size) + self._row_end(y, numbers)).rstrip())
        fences = (self.puzzle.width + 4) // 5 + 1 if fence else 0
        self.width = left + self.puzzle.width * size + fences + 3 * numbers + 2 * bool(self.told)
        return "\n".join(out + edges[2:] + self._below(left, size, fence, numbers))

    def _labels(self, clue: Clue | None) -> list[Label]:
        """The runs of a clue as texts with their colours; in plain text colours are letters."""
        if clue is None:
            return [("-" if self.style == "ascii" else "—", 0)]
        return [(f"{run}{self._letter(run.colour)}", run.colour) for run in clue] or [("0", 0)]

    def _letter(self, colour: int) -> str:
        return self.palette[colour].char if self.is_lettered and colour < len(self.palette) else ""

    def _cell_width(self, columns: list[list[Label]], fence: str) -> int:
        widest = max((len(text) for labels in columns for text, _ in labels), default=1)
        is_alternating = self.has_ansi and not self.is_painted
        return max(2, widest + (not is_alternating and widest > 1 and _touch(columns, widest, bool(fence))))

    def _edges(self, left: int, size: int) -> list[str]:
        """Top edge, inner rule, bottom edge."""
        groups = [size * min(5, self.puzzle.width - x) for x in range(0, self.puzzle.width, 5)]
        kinds = ("+-++",) * 3 if self.style == "ascii" else ("┌─┬┐", "├─┼┤", "└─┴┘")
        return [
            " " * left + self._soft(kind[0] + kind[2].join(kind[1] * width for width in groups) + kind[3])
            for kind in kinds
        ]

    def _soft(self, text: str) -> str:
        return sgr(DIM, text) if self.has_ansi else text

    def _column_clues(self, columns: list[list[Label]], size: int, left: int, fence: str) -> list[str]:
        height = max(map(len, columns), default=0)
        lines = []
        for level in range(height):
            parts: list[Styled] = [("", " " * left)]
            for x, labels in enumerate(columns):
                run = level - (height - len(labels))
                text, colour = labels[run] if run >= 0 else ("", 0)
                code = self._label_code(colour, ("column", x), run) or (
                    CYAN if x % 2 and self.has_ansi else ""
                )
                gap = " " if fence and x % 5 == 0 else ""
                parts += [("", gap + " " * (size - len(text))), (code, text)]
            lines.append(joined(parts).rstrip())
        return lines

    def _row_clue(self, labels: list[Label], y: int, left: int) -> str:
        width = sum(len(text) + 1 for text, _ in labels)
        parts: list[Styled] = [("", " " * (left - width))]
        for run, (text, colour) in enumerate(labels):
            parts += [(self._label_code(colour, ("row", y), run), text), ("", " ")]
        return joined(parts)

    def _label_code(self, colour: int, line: Line, run: int) -> str:
        if not self.has_ansi:
            return ""
        if line in self.finished and (run in self.finished[line] or not self.finished[line]):
            return DIM
        if line in self.told:
            return f"{BOLD};{self.told[line]}"
        if self.is_painted and 0 < colour < len(self.palette):
            return chip(self.palette[colour].rgb, self.depth)
        return ""

    def _cell_table(self, size: int) -> dict[int, Styled]:
        """How each value of a cell looks."""
        table = {value: self._filled(value, size) for value in range(1, len(self.palette))}
        table[BACKGROUND] = self._background(size)
        has_question = self.style == "ascii" and not self.is_blank
        ground = paint(UNKNOWN_RGB, self.depth, is_background=True) if self.is_painted else ""
        table[UNKNOWN] = (ground, ("?" if has_question else " ") * size)
        return table

    def _filled(self, value: int, size: int) -> Styled:
        glyph = self.palette[value].char if self.is_lettered else GLYPHS[self.style][FILLED]
        if not self.is_painted:
            return "", self._sized(glyph, size)
        rgb = self.palette[value].rgb
        if self.style == "blocks":
            return paint(rgb, self.depth, is_background=True), " " * size
        return chip(rgb, self.depth), self._sized(self.palette[value].char, size)

    def _background(self, size: int) -> Styled:
        glyph = GLYPHS[self.style][PICTURE_BACKGROUND if self.is_picture else EMPTY]
        text = self._sized(glyph, size)
        if not self.is_painted:
            return (DIM if self.has_ansi and text.strip() else ""), text
        return f"{paint(self.palette[0].rgb, self.depth, is_background=True)};{GREY}", text

    def _sized(self, glyph: str, size: int) -> str:
        return glyph.ljust(size) if self.style == "squares" or glyph == "×" else glyph * size

    def _row(self, y: int, table: dict[int, Styled], fence: str, size: int) -> str:
        cells = [table[value] for value in self.grid.row(y)]
        if not self.is_blank:
            for x in [x for row, x in self.unknowable if row == y]:
                cells[x] = (DIM if self.has_ansi else "", GLYPHS[self.style][UNKNOWABLE] * size)
        for x, role in self.roles.get(y, {}).items():
            cells[x] = self._marked(self.grid[y, x], role, size)
        if not fence:
            return joined(cells)
        bar = self._soft(fence)
        return bar + bar.join(joined(cells[x : x + 5]) for x in range(0, len(cells), 5)) + bar

    def _marked(self, value: int, role: str, size: int) -> Styled:
        """A cell in a role: coloured where there is colour, else told by its own characters."""
        glyphs = GLYPHS[self.style]
        if role == "different":
            return (YELLOW if self.has_ansi else ""), self._sized(glyphs[DIFFERENT], size)
        if value == UNKNOWN:
            text = "?".ljust(size)
        else:
            text = self._sized(
                glyphs[EMPTY] if value == BACKGROUND else self._filled(value, size)[1][0], size
            )
        if self.has_ansi:
            return f"{_ROLE_CODES[role]};{REVERSE}" if value == UNKNOWN else _ROLE_CODES[role], text
        return "", f"[{text[0]}" if size == 2 else f"[{text[0] * (size - 2)}]"

    def _row_end(self, y: int, numbers: bool) -> str:
        number = f" {y + 1:>2}" if numbers else ""
        if ("row", y) not in self.told:
            return self._soft(number)
        pointer = " <" if self.style == "ascii" else " ◂"
        return sgr(self.told["row", y] if self.has_ansi else "", number + pointer)

    def _below(self, left: int, size: int, fence: str, numbers: bool) -> list[str]:
        """Numbers under the first, every fifth and each marked column; pointers under the marked ones."""
        told = {x for kind, x in self.told if kind == "column"}
        arrow = "^" if self.style == "ascii" else "▴"
        lines = []
        if numbers:
            fives = {x for x in (0, *range(4, self.puzzle.width, 5)) if not told & {x - 1, x + 1}}
            lines.append(_placed({x: str(x + 1) for x in sorted(fives | told)}, left, size, fence))
        return lines + ([_placed(dict.fromkeys(sorted(told), arrow), left, size, fence)] if told else [])

    def half_blocks(self) -> str:
        """Two rows a line: ▀ for an upper cell, ▄ for a lower one, ░ where nothing is filled but may be. Clues have
        no room beside such rows."""
        rows = self.grid.rows()
        self.width = self.puzzle.width
        lines = []
        for y in range(0, len(rows), 2):
            bottom = rows[y + 1] if y + 1 < len(rows) else b""
            pairs = [(top, bottom[x] if bottom else None) for x, top in enumerate(rows[y])]
            lines.append(joined(self._half_cell(*pair) for pair in pairs).rstrip())
        return "\n".join(lines)

    def _half_cell(self, top: int, bottom: int | None) -> Styled:
        if self.is_painted:
            code = paint(self._rgb(top), self.depth)
            return (
                code
                if bottom is None
                else f"{code};{paint(self._rgb(bottom), self.depth, is_background=True)}"
            ), "▀"
        filled = 2 * (0 < top < UNKNOWN) + (bottom is not None and 0 < bottom < UNKNOWN)
        return "", "░" if not filled and UNKNOWN in (top, bottom) else " ▄▀█"[filled]

    def _rgb(self, value: int) -> tuple[int, int, int]:
        return UNKNOWN_RGB if value == UNKNOWN else self.palette[value].rgb


def _touch(columns: list[list[Label]], widest: int, has_fence: bool) -> bool:
    """Whether a number as wide as its cell stands right beside another one."""
    for x in range(1, len(columns)):
        if has_fence and x % 5 == 0:
            continue
        for (text, _), _ in zip(reversed(columns[x]), reversed(columns[x - 1]), strict=False):
            if len(text) == widest:
                return True
    return False


def _placed(texts: Mapping[int, str], left: int, size: int, fence: str) -> str:
    """Texts that end under the last character of their columns."""
    line = ""
    for x, text in texts.items():
        end = left + (x + 1) * size + (x // 5 + 1) * len(fence)
        line = line.ljust(end - len(text)) + text
    return line


def _read_marks(marks: tuple[Mark, ...]) -> tuple[dict[int, dict[int, str]], dict[Line, str]]:
    """What text can show of marks: the role of cells, and which lines are spoken of, in which colour."""
    roles: dict[int, dict[int, str]] = {}
    told: dict[Line, str] = {}
    if not marks:
        return roles, told
    from nonokit.rendering.marks import Assumed, BrokenLine, CellMark, ClueBox, LineGlow, Trial

    for mark in marks:
        if isinstance(mark, CellMark | Trial | Assumed):
            cells, role = (mark.cells, mark.style) if isinstance(mark, CellMark) else ((mark.cell,), "set")
            for y, x in cells:
                roles.setdefault(y, {})[x] = role
        elif isinstance(mark, LineGlow | ClueBox):
            told.setdefault(mark.line, BLUE)
        elif isinstance(mark, BrokenLine):
            told[mark.line] = RED
    return roles, told
