"""Where everything on a board lies, in whole pixels: clue areas are as large as the longest clue needs.

Runs stand in slots of one width (rows) and one height (columns), right- and bottom-aligned, so that the last
runs of all lines meet the board. One size of figures serves all clues: the largest that lets the longest
number fit into a cell's width.
"""

from __future__ import annotations

from collections.abc import Sequence

from nonokit.model import Clue, Puzzle
from nonokit.rendering.look import Look, cell_size
from nonokit.rendering.marks import Cell, Line
from nonokit.rendering.scene import DIGIT_WIDTH, clean_text, text_width, wrap

MISSING = "—"
READABLE = 10  # pixels of the smallest figures chosen without being asked
READABLE_TITLE = 12.0  # pixels of a title before it goes over lines
SMALLEST_TITLE = 6.0  # and of one with a word too long for a line
BOLD = 1.17  # how much wider bold letters are
LEADING = 1.45  # from line to line
# Where room is short: how much of their cells figures take, beside and on chips, how much narrower longer numbers may
# become, and the gap between two in a line, in sizes of their figures.
TIGHT, TIGHT_CHIPS, NARROWEST, TIGHT_GAP = 0.95, 0.9, 0.72, 0.42
TIGHT_EDGE = 5  # pixels of a cell that a number leaves free


def labels(clue: Clue | None) -> list[str]:
    """The texts of a clue's runs: a dash when it is missing, 0 when it is empty."""
    if clue is None:
        return [MISSING]
    return [str(run) for run in clue] or ["0"]


def _most_labels(clues: Sequence[Clue | None]) -> int:
    return max((len(labels(clue)) for clue in clues), default=0)


def _all_labels(puzzle: Puzzle) -> set[str]:
    return {label for clues in (puzzle.rows, puzzle.columns) for clue in clues for label in labels(clue)}


class Layout:
    """Sizes and positions of one board."""

    def __init__(
        self,
        puzzle: Puzzle,
        look: Look,
        *,
        has_chips: bool,
        has_symbols: bool,
        has_ticks: bool,
        has_numbers: bool,
    ) -> None:
        self.columns, self.rows = puzzle.width, puzzle.height
        self.has_chips, self.has_symbols = has_chips, has_symbols and has_chips
        self.cell = cell = look.cell or self._default_cell(puzzle, look.show_clues)
        has_words = look.show_clues or look.title or look.caption
        self.margin = look.margin or (max(2, round(cell * 0.5)) if has_words else 2)
        self._size_clues(puzzle, look, has_ticks)
        digits = len(str(max(self.columns, self.rows)))
        self.number_size = max(5.0, min(cell * 0.42, (cell - 2) / (digits * DIGIT_WIDTH)))
        gutter = round(self.number_size * (0.56 * digits + 0.9)) if has_numbers else 0
        self.left = self.margin + self.clue_width
        self.right = self.left + self.columns * cell
        self.width = self.right + gutter + max(2, self.margin)
        self.top = self.margin + self._place_title(look) + self.clue_height
        self.bottom = self.top + self.rows * cell
        self.gutter = gutter
        self._place_caption(look, self.bottom + gutter + max(2, self.margin))

    def _default_cell(self, puzzle: Puzzle, show_clues: bool) -> int:
        """Near a screen's size, but a symbol and its number must stay readable side by side."""
        usual = cell_size(puzzle)
        if not (self.has_symbols and show_clues):
            return usual
        return max(usual, round(READABLE * self._label_width(puzzle.columns) + 5))

    def _label_width(self, clues: Sequence[Clue | None], is_stacked: bool = False) -> float:
        """How wide the longest label is, in sizes of its figures."""
        longest = max((len(label) for clue in clues for label in labels(clue)), default=1)
        return longest * DIGIT_WIDTH + (0.8 if self.has_symbols and not is_stacked else 0.1)

    def _size_clues(self, puzzle: Puzzle, look: Look, has_ticks: bool) -> None:
        self.stacks_symbols = look.stacks_symbols and self.has_symbols
        self.is_tight = look.is_tight
        if look.is_tight:
            self._size_tight_clues(puzzle)
        else:
            self._size_usual_clues(puzzle, look.clue_scale)
        self.clue_width = self.clue_height = self.tick = 0
        if look.show_clues:
            self.tick = round(self.clue_size) if has_ticks else 0
            pad = max(2, round(self.cell * 0.22)) + self.tick
            self.clue_width = pad + self.slot_width * _most_labels(puzzle.rows)
            self.clue_height = pad + self.slot_height * _most_labels(puzzle.columns)

    def _size_usual_clues(self, puzzle: Puzzle, scale: float) -> None:
        across, down = self._label_width(puzzle.rows), self._label_width(puzzle.columns, self.stacks_symbols)
        wanted = self.cell * (0.54 if self.has_chips else 0.58) * scale
        size = self.clue_size = max(4.0, min(wanted, (self.cell - (5 if self.has_chips else 3)) / down))
        self.chip_width = {
            "row": round(size * (across + 0.5)),
            "column": min(self.cell - 1, round(size * (down + 0.5))),
        }
        self.chip_height = {
            "row": round(size * 1.36),
            "column": round(size * (2.0 if self.stacks_symbols else 1.36)),
        }
        self.slot_width = max(self.chip_width["row"] + 2, round(size * 1.1))
        self.slot_height = self.chip_height["column"] + 2 if self.has_chips else round(size * 1.3)

    def _size_tight_clues(self, puzzle: Puzzle) -> None:
        """Figures as tall as cells allow; numbers of several become narrower before all become smaller."""
        room, cell = self.cell - TIGHT_EDGE, self.cell
        longest = max(map(len, _all_labels(puzzle)), default=1)
        beside = 0.8 if self.has_symbols and not self.stacks_symbols else 0
        wanted = cell * (TIGHT_CHIPS if self.has_chips else TIGHT)
        narrowest = longest * DIGIT_WIDTH * (NARROWEST if longest > 1 else 1)
        size = self.clue_size = max(4.0, min(wanted, room / (narrowest + beside)))
        number = max(size * self.stretch(label) * len(label) for label in _all_labels(puzzle)) * DIGIT_WIDTH
        symbol = 0.8 * size if self.has_symbols else 0
        height = round(size * 1.75) if self.stacks_symbols else cell - 1
        self.chip_width = {"row": round(number + symbol + 0.3 * size), "column": cell - 1}
        self.chip_height = {"row": cell - 1, "column": height}
        if self.has_chips:
            self.slot_width, self.slot_height = self.chip_width["row"] + 1, self.chip_height["column"] + 1
        else:
            self.slot_width, self.slot_height = round(number + TIGHT_GAP * size), round(size * 1.05)

    def stretch(self, label: str) -> float:
        """How much of its natural width a number takes."""
        if not self.is_tight or len(label) < 2:
            return 1
        return min(1.0, (self.cell - TIGHT_EDGE) / (len(label) * DIGIT_WIDTH * self.clue_size))

    def _place_title(self, look: Look) -> int:
        """How high the title is. A long one is smaller, then goes over lines; only a word too long for one makes it tiny."""
        usual = max(13, min(28, round(self.cell * 0.8)))
        title, room = clean_text(look.title or ""), (self.width - 2 * self.margin) / BOLD
        whole = text_width(title, 1)
        longest = max((text_width(word, 1) for word in title.split()), default=0)
        fitting = max(min(usual, READABLE_TITLE), min(usual, room / max(whole, 1)))
        self.title_size = max(SMALLEST_TITLE, min(fitting, room / max(longest, 1)))
        self.title = wrap(title, self.title_size, room)
        return round(usual * 1.7 + self.title_size * LEADING * (len(self.title) - 1)) if self.title else 0

    def _place_caption(self, look: Look, bottom: int) -> None:
        self.caption_size = max(12, min(20, round(self.cell * 0.62)))
        if look.caption or look.caption_lines:
            self.width = max(self.width, 22 * self.caption_size)
        room = self.width - 2 * self.margin
        self.caption = wrap(clean_text(look.caption or ""), self.caption_size, room)
        self.caption_top = bottom
        lines = max(len(self.caption), look.caption_lines)
        self.height = bottom + (round(lines * self.caption_size * LEADING) + self.margin // 2 if lines else 0)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The top left pixel of a cell; its first pixel row and column belong to the rule."""
        return self.left + cell[1] * self.cell, self.top + cell[0] * self.cell

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The middle of what is visible of a cell between its rules."""
        x, y = self.corner(cell)
        return x + (self.cell + 1) / 2, y + (self.cell + 1) / 2

    def span(self, line: Line, start: int, length: int) -> tuple[int, int, int, int]:
        """The rectangle (x, y, width, height) of some cells along a line."""
        kind, index = line
        x, y = self.corner((index, start) if kind == "row" else (start, index))
        along = length * self.cell
        return (x, y, along, self.cell) if kind == "row" else (x, y, self.cell, along)

    def line_length(self, line: Line) -> int:
        """How many cells a line has."""
        return self.columns if line[0] == "row" else self.rows

    def clue_area(self, line: Line) -> tuple[int, int, int, int]:
        """The rectangle of a line's clue."""
        kind, index = line
        if kind == "row":
            return self.left - self.clue_width, self.top + index * self.cell, self.clue_width, self.cell
        return self.left + index * self.cell, self.top - self.clue_height, self.cell, self.clue_height

    def run_centre(self, line: Line, from_end: int) -> tuple[float, float]:
        """Where a run of a clue is written; 0 is the last one, next to the board."""
        kind, index = line
        pad = max(2, round(self.cell * 0.14))
        middle = index * self.cell + (self.cell + 1) / 2
        if kind == "row":
            return self.left - pad - (from_end + 0.5) * self.slot_width, self.top + middle
        return self.left + middle, self.top - pad - (from_end + 0.5) * self.slot_height
