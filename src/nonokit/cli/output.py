"""Where results go: what the terminal can show, drawing on it, and aligned lines of facts.

Everything printed for people passes here, so that pipes, NO_COLOR and poor encodings are dealt with once.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, cast

from nonokit.cli.plain import plain, plain_but_styled
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rendering.ansi import BLUE, BOLD, DIM, GREEN, RED, YELLOW, ColourDepth, sgr
from nonokit.rendering.terminal import terminal_colour, terminal_style
from nonokit.rendering.text import Style, render_text

ANSI = re.compile(r"\x1b\[[0-9;]*m")
# For terminals whose encoding is ASCII or nearly so.
PLAIN = str.maketrans(
    {"×": "x", "→": "->", "·": "-", "…": "...", "–": "-", "’": "'", "✓": "*", "µ": "u", "█": "#"}
)
STATUS_CODES = {"unique": GREEN, "multiple": YELLOW, "none": RED, "unknown": YELLOW}


class Output:
    """Standard output as people see it. `width` is None when there is no terminal to fit into."""

    def __init__(self, style: str | None = None, colour: str = "auto") -> None:
        natural = terminal_style(sys.stdout)
        self.is_ascii = natural == "ascii"
        self.style = cast(Style, style or natural)
        self.colour: ColourDepth = terminal_colour(sys.stdout)
        if colour == "never":
            self.colour = "none"
        elif colour == "always" and self.colour == "none":
            self.colour = terminal_colour(sys.stdout, {**os.environ, "NO_COLOR": "", "FORCE_COLOR": "1"})
        self.width = terminal_width() if sys.stdout.isatty() else None

    def say(self, text: str = "") -> None:
        """A line, or several."""
        text = plain(text) if self.colour == "none" else plain_but_styled(text)
        print(text.translate(PLAIN) if self.is_ascii else text)

    def paint(self, code: str, text: str) -> str:
        """A text in a style, where styles are shown."""
        return sgr(code, text) if self.colour != "none" else text

    def bold(self, text: str) -> str:
        """For headings."""
        return self.paint(BOLD, text)

    def soft(self, text: str) -> str:
        """For labels and asides."""
        return self.paint(DIM, text)

    def status(self, status: str, text: str | None = None) -> str:
        """A status in its colour; the word itself always tells it too."""
        return self.paint(STATUS_CODES.get(status, BLUE), text or status)

    def board(self, puzzle: Puzzle, grid: Grid | None = None, **settings: Any) -> str:
        """A board that fits the terminal; what has no room and is no picture yet is told of."""
        settings = {"style": self.style, "colour": self.colour} | settings
        text = render_text(puzzle, grid, max_width=self.width, **settings)
        if self.width is None or (grid is not None and UNKNOWN not in grid.cells):
            return text
        whole = render_text(puzzle, grid, **settings)
        if whole == text:
            return text
        needed = max(map(visible, whole.split("\n")))
        return f"{text}\n{self.soft(f'The whole board takes {needed} columns, and here are {self.width}.')}"

    def facts(self, pairs: Iterable[tuple[str, str | None]]) -> None:
        """Labels and values, the values aligned; without a value a fact is left out."""
        shown = [(label, value) for label, value in pairs if value is not None]
        widest = max((len(label) for label, _ in shown), default=0)
        for label, value in shown:
            self.say(f"{self.soft(label.ljust(widest))}  {value}")

    def beside(self, boards: Sequence[tuple[str, str]]) -> None:
        """Boards with captions, side by side where the terminal is wide enough, else one below the other."""
        blocks = [[self.bold(caption), *text.split("\n")] for caption, text in boards]
        widths = [max(map(visible, block)) for block in blocks]
        if self.width is None or sum(widths) + 3 * (len(blocks) - 1) > self.width:
            self.say("\n\n".join("\n".join(block) for block in blocks))
            return
        height = max(map(len, blocks))
        for block in blocks:  # captions stay on top, boards meet at the bottom
            block[1:1] = [""] * (height - len(block))
        for line in zip(*blocks, strict=True):
            cells = (text + " " * (width - visible(text)) for text, width in zip(line, widths, strict=True))
            self.say("   ".join(cells).rstrip())

    def table(self, header: Sequence[str], rows: Sequence[Sequence[str]], *, right: str = "") -> None:
        """Aligned columns; `right` names those aligned to the right."""
        widths = [max(visible(row[i]) for row in [header, *rows]) for i in range(len(header))]

        def line(cells: Sequence[str]) -> str:
            parts = []
            for name, cell, width in zip(header, cells, widths, strict=True):
                gap = " " * (width - visible(cell))
                parts.append(gap + cell if name in right.split() else cell + gap)
            return "  ".join(parts).rstrip()

        self.say(self.soft(line(header)))
        for row in rows:
            self.say(line(row))


def terminal_width() -> int | None:
    """Columns of the terminal; None when it does not tell."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns):
        return int(columns)
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or None
    except (OSError, ValueError):
        return None


def visible(text: str) -> int:
    """How many columns a text takes, its colours left out."""
    return len(ANSI.sub("", text))


def duration(seconds: float) -> str:
    """A time as people say it.

    >>> duration(0.0000042), duration(0.000421), duration(0.0123), duration(3.2), duration(123)
    ('4.2 µs', '421 µs', '12.3 ms', '3.20 s', '2 min 3 s')
    """
    if seconds < 0.000_999_5:
        return f"{seconds * 1e6:.3g} µs"
    if seconds < 1:
        return f"{seconds * 1000:.1f} ms"
    return f"{seconds:.2f} s" if seconds < 60 else f"{int(seconds // 60)} min {int(seconds % 60)} s"


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """A number and its noun.

    >>> counted(1, "cell"), counted(1200, "cell")
    ('1 cell', '1,200 cells')
    """
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"
