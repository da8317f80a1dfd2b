"""Screens of puzzle applications with a puzzle on them: cells with gaps, rounded ones, finished clues in grey, a row that
is looked at, headers, buttons, advertisements. None is copied; `bench/scan_pages.py` draws paper and plain pages.

    python bench/scan_apps.py --font FILE --count 12 --to FOLDER
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from scan_pages import fitted, glyph_height, random_puzzle

from nonokit import Grid, Puzzle

Colour = tuple[int, int, int]
FINER = 3  # times: screens are drawn larger and made smaller, so that all edges are smooth


@dataclass(frozen=True)
class Look:
    """Colours of an application."""

    ground: Colour  # behind everything
    board: Colour  # between cells: lines
    thick: Colour  # every fifth line
    cell: Colour  # an empty cell
    other: Colour  # empty cells of every second block
    fill: Colour
    mark: Colour  # crosses
    clue: Colour  # behind a clue
    ink: Colour  # of numbers
    done: Colour  # of numbers of finished lines
    glow: Colour  # behind the clue that is looked at


LIGHT = (
    Look((236, 241, 250), (200, 208, 222), (120, 132, 158), (255, 255, 255), (244, 247, 252), (48, 66, 110), (150, 160, 185), (214, 224, 242), (40, 54, 92), (160, 172, 200), (250, 222, 150)),
    Look((255, 255, 255), (140, 140, 140), (40, 40, 40), (255, 255, 255), (255, 255, 255), (30, 30, 30), (190, 80, 80), (240, 240, 240), (20, 20, 20), (175, 175, 175), (205, 230, 255)),
    Look((246, 238, 220), (196, 176, 140), (130, 100, 60), (255, 250, 238), (250, 242, 222), (96, 66, 40), (200, 150, 110), (232, 214, 178), (80, 52, 28), (190, 170, 140), (255, 236, 170)),
    Look((94, 176, 226), (70, 140, 190), (30, 90, 140), (240, 248, 255), (222, 238, 250), (24, 74, 122), (120, 160, 195), (60, 130, 184), (255, 255, 255), (150, 195, 230), (240, 160, 60)),
)  # fmt: skip
DARK = (
    Look((18, 20, 28), (60, 66, 82), (120, 128, 150), (30, 34, 46), (38, 42, 56), (120, 170, 255), (110, 116, 135), (40, 45, 60), (230, 234, 245), (95, 102, 122), (70, 80, 120)),
    Look((0, 0, 0), (70, 70, 70), (150, 150, 150), (22, 22, 22), (22, 22, 22), (235, 235, 235), (120, 120, 120), (34, 34, 34), (240, 240, 240), (105, 105, 105), (60, 60, 20)),
    Look((40, 26, 62), (24, 14, 40), (12, 6, 22), (74, 54, 108), (66, 46, 98), (250, 200, 90), (130, 108, 170), (58, 40, 88), (255, 250, 255), (128, 106, 165), (110, 80, 150)),
)  # fmt: skip


@dataclass(frozen=True)
class App:
    """How an application draws. Lengths are shares of a cell."""

    look: Look
    cell: int
    clues: str  # "bars" and "cards" behind each clue, "cells" for each number, "plain"
    gap: float  # between cells: thin lines
    thick: float  # between blocks of five; 0 for none
    round: float  # corners of empty cells
    inset: float  # how far filled cells stay away from the edges of theirs
    fill_round: float  # corners of filled cells
    digit: float
    done: float  # share of cells that a player has filled or crossed out
    cross: str  # "x", "dot" or "none"
    grey: bool  # whether numbers of finished lines are grey
    glow: bool  # whether a row and a column are marked
    blocks: bool  # whether every second block has another colour
    preview: bool  # a small picture in the corner
    header: bool
    footer: bool
    advert: bool


def random_app(seed: int, *, cell: tuple[int, int] = (16, 60)) -> App:
    rng = random.Random(f"app {seed}")
    look = rng.choice(DARK if rng.random() < 0.4 else LIGHT)
    gap = rng.uniform(0.03, 0.12)
    return App(
        look=look, cell=rng.randint(*cell), clues=rng.choice(("bars", "cards", "cells", "plain")), gap=gap,
        thick=rng.choice((0.0, gap + rng.uniform(0.03, 0.1))), round=rng.choice((0.0, 0.0, 0.12, 0.25)),
        inset=rng.choice((0.0, 0.0, 0.06, 0.12)), fill_round=rng.choice((0.0, 0.15, 0.3)),
        digit=rng.uniform(0.42, 0.62), done=rng.choice((0.0, 0.3, 0.6, 0.9)), cross=rng.choice(("x", "dot", "none")),
        grey=rng.random() < 0.6, glow=rng.random() < 0.3, blocks=rng.random() < 0.3, preview=rng.random() < 0.3,
        header=rng.random() < 0.8, footer=rng.random() < 0.8, advert=rng.random() < 0.4,
    )  # fmt: skip


class Screen:
    """Draws one screen, in pixels of `FINER` times its size."""

    def __init__(self, puzzle: Puzzle, app: App, font: Any, seed: int) -> None:
        self.puzzle, self.rng = puzzle, random.Random(f"screen {seed}")
        self.app, self.cell = app, app.cell * FINER
        self.rows = [[run.length or 0 for run in clue or ()] or [0] for clue in puzzle.rows]
        self.columns = [[run.length or 0 for run in clue or ()] or [0] for clue in puzzle.columns]
        self.font = fitted(font, app.digit * self.cell)
        self.tall = glyph_height(self.font)
        self.step = self.cell if app.clues == "cells" else max(0.8 * self.cell, 1.35 * self.tall)
        self.left = int(max(self.length(clue) for clue in self.rows) + 0.4 * self.cell)
        self.top = int(max(len(clue) for clue in self.columns) * self.step + 0.4 * self.cell)
        if app.clues == "cells":
            self.left = max(len(clue) for clue in self.rows) * self.cell
            self.top = max(len(clue) for clue in self.columns) * self.cell
        goal = puzzle.goal
        assert goal is not None
        text = Grid.to_text(goal).splitlines()
        self.state = ["".join(c if self.rng.random() < app.done else "?" for c in row) for row in text]

    def length(self, clue: list[int]) -> float:
        """Pixels that numbers beside each other take."""
        return sum(self.font.getlength(str(n)) for n in clue) + 0.5 * self.tall * (len(clue) - 1)

    def draw(self) -> Image.Image:
        app, cell, look = self.app, self.cell, self.app.look
        width, height = self.puzzle.width * cell, self.puzzle.height * cell
        side = int(0.6 * cell)
        above = int((4 if app.header else 0.6) * max(cell, 60))
        below = int((3 if app.footer else 0.6) * max(cell, 60)) + (
            int(2 * max(cell, 60)) if app.advert else 0
        )
        size = (self.left + width + 2 * side, above + self.top + height + below)
        self.image = Image.new("RGB", size, look.ground)
        self.pen = ImageDraw.Draw(self.image)
        self.x, self.y = side + self.left, above + self.top
        self.surroundings(self.y + height, size)
        self.behind_clues(width, height)
        self.grid(width, height)
        self.numbers()
        self.preview()
        return self.image.resize((size[0] // FINER, size[1] // FINER), Image.Resampling.LANCZOS)

    def surroundings(self, bottom: int, size: tuple[int, int]) -> None:
        unit = max(self.cell, 60)
        small = self.font.font_variant(size=max(20, int(0.55 * unit)))
        if self.app.header:
            self.header(unit, size[0], small)
        if self.app.footer:
            self.buttons(unit, bottom + 0.6 * unit, min(5, int(size[0] / (2 * unit))))
        if self.app.advert:
            self.advert(unit, size, small)

    def header(self, unit: float, width: int, small: Any) -> None:
        ink = self.app.look.ink
        self.pen.text((0.5 * unit, 0.2 * unit), "9:41", ink, font=small)
        battery = (width - 1.6 * unit, 0.3 * unit, width - 0.5 * unit, 0.8 * unit)
        self.pen.rounded_rectangle(battery, 8, outline=ink, width=6)
        back = [(0.5 * unit, 2 * unit), (1.1 * unit, 1.6 * unit), (1.1 * unit, 2.4 * unit)]
        self.pen.polygon(back, fill=ink)
        self.pen.text((width / 2 - unit, 1.6 * unit), f"Level {self.rng.randint(2, 400)}", ink, font=small)
        for k in range(3):
            x = width - (1 + k) * unit
            self.pen.ellipse((x, 2.6 * unit, x + 0.6 * unit, 3.2 * unit), fill=(225, 70, 80))

    def buttons(self, unit: float, y: float, count: int) -> None:
        look = self.app.look
        for k in range(count):
            x = (0.4 + 1.9 * k) * unit
            box = (x, y, x + 1.5 * unit, y + 1.5 * unit)
            self.pen.rounded_rectangle(box, 0.3 * unit, fill=look.clue, outline=look.ink, width=4)
            left, top, right, bottom = x + 0.4 * unit, y + 0.4 * unit, x + 1.1 * unit, y + 1.1 * unit
            if k % 2:
                self.pen.line((left, top, right, bottom), look.ink, 9)
                self.pen.line((right, top, left, bottom), look.ink, 9)
            else:
                self.pen.rectangle((left, top, right, bottom), fill=look.fill)

    def advert(self, unit: float, size: tuple[int, int], small: Any) -> None:
        top = size[1] - 1.8 * unit
        ground, picture = (tuple(self.rng.randint(40, 255) for _ in range(3)) for _ in range(2))
        self.pen.rectangle((0, top, *size), fill=ground)
        self.pen.rectangle((0.3 * unit, top + 0.3 * unit, 1.5 * unit, top + 1.5 * unit), fill=picture)
        text = "Install 4.8 ***** FREE 500 levels"
        self.pen.text((2 * unit, top + 0.4 * unit), text, (255, 255, 255), font=small)

    def behind_clues(self, width: int, height: int) -> None:
        app, look, cell = self.app, self.app.look, self.cell
        pad, curve = max(1, int(0.04 * cell)), int(0.2 * cell)
        seen = (self.rng.randrange(self.puzzle.width), self.rng.randrange(self.puzzle.height))
        for i in range(self.puzzle.width):
            x, colour = self.x + i * cell, look.glow if app.glow and i == seen[0] else look.clue
            if app.clues == "bars":
                box = (x + pad, self.y - self.top, x + cell - pad, self.y - 2 * pad)
                self.pen.rounded_rectangle(box, curve, fill=colour)
            elif app.clues == "cells":
                self.boxes([(x, y) for y in range(self.y - self.top, self.y, cell)], colour)
        for j in range(self.puzzle.height):
            y, colour = self.y + j * cell, look.glow if app.glow and j == seen[1] else look.clue
            if app.clues == "bars":
                box = (self.x - self.left, y + pad, self.x - 2 * pad, y + cell - pad)
                self.pen.rounded_rectangle(box, curve, fill=colour)
            elif app.clues == "cells":
                self.boxes([(x, y) for x in range(self.x - self.left, self.x, cell)], colour)
        if app.clues == "cards":
            above = (self.x, self.y - self.top, self.x + width, self.y)
            self.pen.rounded_rectangle(above, curve, fill=look.clue)
            beside = (self.x - self.left, self.y, self.x, self.y + height)
            self.pen.rounded_rectangle(beside, curve, fill=look.clue)

    def boxes(self, places: list[tuple[int, int]], colour: Colour) -> None:
        """Clue cells."""
        cell, width = self.cell, max(1, int(self.app.gap * self.cell / 2))
        for x, y in places:
            box = (x, y, x + cell, y + cell)
            self.pen.rectangle(box, fill=colour, outline=self.app.look.board, width=width)

    def grid(self, width: int, height: int) -> None:
        app, look, cell = self.app, self.app.look, self.cell
        self.pen.rectangle((self.x, self.y, self.x + width, self.y + height), fill=look.board)
        half, wide = app.gap * cell / 2, app.thick * cell / 2
        for j, row in enumerate(self.state):
            for i, value in enumerate(row):
                x, y = self.x + i * cell, self.y + j * cell
                box = (x + half, y + half, x + cell - half, y + cell - half)
                colour = look.other if app.blocks and (i // 5 + j // 5) % 2 else look.cell
                self.pen.rounded_rectangle(box, app.round * cell, fill=colour)
                self.content(box, value)
        if wide:
            for i in range(0, self.puzzle.width + 1, 5):
                x = self.x + i * cell
                self.pen.rectangle(
                    (x - wide, self.y - wide, x + wide, self.y + height + wide), fill=look.thick
                )
            for j in range(0, self.puzzle.height + 1, 5):
                y = self.y + j * cell
                self.pen.rectangle(
                    (self.x - wide, y - wide, self.x + width + wide, y + wide), fill=look.thick
                )

    def content(self, box: tuple[float, float, float, float], value: str) -> None:
        app, look, cell = self.app, self.app.look, self.cell
        pad = app.inset * cell
        if value == "#":
            self.pen.rounded_rectangle(
                (box[0] + pad, box[1] + pad, box[2] - pad, box[3] - pad),
                app.fill_round * cell,
                fill=look.fill,
            )
        elif value == "." and app.cross == "x":
            a, w = 0.28 * cell, max(2, int(0.07 * cell))
            self.pen.line((box[0] + a, box[1] + a, box[2] - a, box[3] - a), look.mark, w)
            self.pen.line((box[0] + a, box[3] - a, box[2] - a, box[1] + a), look.mark, w)
        elif value == "." and app.cross == "dot":
            x, y, r = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, 0.1 * cell
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=look.mark)

    def numbers(self) -> None:
        cell, in_cells = self.cell, self.app.clues == "cells"
        for i, clue in enumerate(self.columns):
            colour = self.some_ink()
            for k, number in enumerate(reversed(clue)):
                y = self.y - (0 if in_cells else 0.2 * cell) - (k + 0.5) * self.step
                self.number(self.x + (i + 0.5) * cell, y, number, colour)
        for j, clue in enumerate(self.rows):
            colour, x = self.some_ink(), self.x - 0.2 * cell
            for k, number in enumerate(reversed(clue)):
                wide = self.font.getlength(str(number))
                at = self.x - (k + 0.5) * cell if in_cells else x - wide / 2
                self.number(at, self.y + (j + 0.5) * cell, number, colour)
                x -= wide + 0.5 * self.tall

    def some_ink(self) -> Colour:
        """Grey for as many lines as a player has filled cells."""
        is_done = self.app.grey and self.rng.random() < self.app.done
        return self.app.look.done if is_done else self.app.look.ink

    def number(self, x: float, y: float, number: int, colour: Colour) -> None:
        font, text = self.font, str(number)
        room = 0.9 * self.cell
        if font.getlength(text) > room:
            font = font.font_variant(size=int(font.size * room / font.getlength(text)))
        boxes = [font.getbbox(digit) for digit in "0123456789"]
        top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
        self.pen.text((x - font.getlength(text) / 2, y - (top + bottom) / 2), text, colour, font=font)

    def preview(self) -> None:
        side = min(self.left, self.top) - int(0.4 * self.cell)
        if not self.app.preview or side < self.cell:
            return
        look = self.app.look
        small = Image.new("RGB", (self.puzzle.width, self.puzzle.height), look.cell)
        for j, row in enumerate(self.state):
            for i, value in enumerate(row):
                if value == "#":
                    small.putpixel((i, j), look.fill)
        small = small.resize((side, side), Image.Resampling.NEAREST)
        self.image.paste(small, (self.x - self.left, self.y - self.top))


def draw_screen(puzzle: Puzzle, app: App, font: Any, seed: int) -> Image.Image:
    """The screen of an application with a puzzle."""
    return Screen(puzzle, app, font, seed).draw()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--font", required=True)
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--to", type=Path, required=True)
    chosen = parser.parse_args()
    for seed in range(chosen.count):
        rng = random.Random(seed)
        puzzle = random_puzzle(seed, rng.randint(5, 20), rng.randint(5, 20))
        draw_screen(puzzle, random_app(seed), chosen.font, seed).save(chosen.to / f"screen-{seed}.png")


if __name__ == "__main__":
    main()
