"""Pages with a puzzle on them, drawn in many styles, with the truth: what a scanner is measured and tested with.

    python bench/scan_pages.py --fonts FOLDER --count 12 --to FOLDER

writes some to look at. Every page comes from a seed, a style and a font, so that figures can be repeated.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scan_styles import Colour, Style, random_style

from nonokit import Grid, Puzzle, solve

WORDS = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore"

Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Page:
    """A picture of a puzzle, and what is on it; `state` has `?` where the player has done nothing."""

    image: Image.Image
    puzzle: Puzzle
    state: list[str]
    box: tuple[int, int, int, int]  # where the grid lies, without clues
    numbers: list[list[tuple[str, Box]]]  # of the clues: the digits of each, and where they lie
    words: list[Box]  # where other text lies


def random_puzzle(seed: int, width: int, height: int) -> Puzzle:
    """A picture-like puzzle with one solution, or a few where none turns up soon."""
    rng = np.random.default_rng(seed)
    puzzle = None
    for _ in range(40):
        noise = rng.normal(size=(height, width))
        smooth = noise
        for _ in range(int(rng.integers(1, 4))):
            smooth = sum(np.roll(smooth, s, a) for s in (-1, 0, 1) for a in (0, 1))
        cells = smooth > np.quantile(smooth, 1 - rng.uniform(0.35, 0.65))
        puzzle = Puzzle.from_grid(["".join("#" if c else "." for c in row) for row in cells])
        if solve(puzzle, timeout_s=2).is_unique:
            break
    assert puzzle is not None
    return puzzle


class Drawing:
    """Draws one page."""

    def __init__(self, puzzle: Puzzle, style: Style, font: Any, seed: int) -> None:
        self.puzzle, self.style, self.rng = puzzle, style, random.Random(f"page {seed}")
        self.rows = [
            [run.length for run in clue or ()] or ([0] if style.zero else []) for clue in puzzle.rows
        ]
        self.columns = [
            [run.length for run in clue or ()] or ([0] if style.zero else []) for clue in puzzle.columns
        ]
        self.font = fitted(font, style.digit * style.cell)
        self.small = fitted(font, 0.8 * min(style.digit * style.cell, 24))
        self.width_of = {
            n: self.font.getlength(str(n)) for n in {n for c in self.rows + self.columns for n in c}
        }
        self.zero_height = glyph_height(self.font)
        self.left, self.top = self.depths()
        self.placed: list[list[tuple[str, Box]]] = []
        self.words: list[Box] = []
        self.state = self.some_state()

    def depths(self) -> tuple[int, int]:
        """Pixels that the clue areas take."""
        style, cell = self.style, self.style.cell
        across = max((len(clue) for clue in self.rows), default=1) or 1
        down = max((len(clue) for clue in self.columns), default=1) or 1
        if style.layout in ("cells", "chips"):
            return across * cell, down * cell
        pad = 0.3 * cell
        top = down * max(style.slot * cell, 1.35 * self.zero_height) + pad
        if style.spread == "slots":
            return int(across * self.slot_width() + pad), int(top)
        widest = max(sum(self.width_of[n] for n in c) + self.gap() * max(0, len(c) - 1) for c in self.rows)
        return int(widest + 2 * pad), int(top)

    def slot_width(self) -> float:
        return max(
            self.style.slot * self.style.cell,
            max(self.width_of.values(), default=1) + 0.25 * self.zero_height,
        )

    def gap(self) -> float:
        """Between numbers that follow each other: never less than a reader needs to tell 1 1 from 11."""
        return max(self.style.gap, 0.35) * self.zero_height + 2

    def some_state(self) -> list[str]:
        """What a player has done so far: part of the solution."""
        goal, done = self.puzzle.goal, self.style.done
        assert goal is not None
        text = Grid.to_text(goal).splitlines()
        return ["".join(c if self.rng.random() < done else "?" for c in row) for row in text]

    def draw(self) -> Page:
        style, cell = self.style, self.style.cell
        margins = self.margins()
        width, height = self.puzzle.width * cell, self.puzzle.height * cell
        size = (margins[0] + self.left + width + margins[2], margins[1] + self.top + height + margins[3])
        self.image = Image.new("RGB", size, style.theme.paper)
        self.pen = ImageDraw.Draw(self.image)
        self.x, self.y = margins[0] + self.left, margins[1] + self.top
        self.around(margins)
        if style.shadow:
            off = int(0.35 * cell)
            # Behind the grid alone where nothing would cover it behind the clues.
            left, top = (0, 0) if style.layout == "plain" else (self.left, self.top)
            box = (self.x - left + off, self.y - top + off, self.x + width + off, self.y + height + off)
            self.pen.rectangle(box, fill=(110, 108, 104))
        self.backgrounds(width, height)
        self.cells()
        self.lines(width, height)
        self.corner()
        self.numbers()
        box = (self.x, self.y, self.x + width, self.y + height)
        return Page(self.image, self.puzzle, self.state, box, self.placed, self.words)

    def margins(self) -> tuple[int, int, int, int]:
        """Room around the puzzle: left, top, right, bottom."""
        cell, kind = self.style.cell, self.style.surroundings
        around = [int(cell * self.rng.uniform(0.5, 1.5)) + 4 for _ in range(4)]
        if kind in ("app", "web"):
            around[1] += int(cell * self.rng.uniform(3, 6))
            around[3] += int(cell * self.rng.uniform(4, 8))
        if kind in ("paper", "book"):
            around[1] += int(cell * self.rng.uniform(1, 4))
            around[3] += int(cell * self.rng.uniform(1, 5))
            around[0] += int(cell * self.rng.uniform(0, 4))
        return around[0], around[1], around[2], around[3]

    def around(self, margins: tuple[int, int, int, int]) -> None:
        """Titles, text, buttons, advertisements."""
        kind, rng = self.style.surroundings, self.rng
        width, height = self.image.size
        ink = self.style.theme.ink
        if kind == "none":
            return
        title = rng.choice(("Nonogram 12", "No. 347", "Level 8-A", "Daily puzzle", "15. The cat"))
        self.text((rng.randint(8, max(9, width // 3)), 6), title, ink)
        bottom = height - margins[3] + int(0.5 * self.style.cell) + 8
        if kind in ("paper", "book"):
            self.paragraph((8, bottom, width - 8, height - 4), ink)
            self.paragraph((4, margins[1], margins[0] - self.style.cell, height - margins[3]), ink)
            return
        self.buttons(bottom, ink)
        if kind == "web":
            box = (8, height - 44, width - 8, height - 6)
            self.pen.rectangle(box, fill=tuple(rng.randint(60, 255) for _ in range(3)))
            self.text((20, height - 36), "PLAY NOW  3 FOR 2", (255, 255, 255))
        else:
            self.text((width - 70, 6), "9:41 87%", ink)

    def text(self, at: tuple[float, float], words: str, ink: Colour) -> None:
        """Words in small print."""
        self.pen.text(at, words, ink, font=self.small)
        self.words.append(self.pen.textbbox(at, words, font=self.small))

    def paragraph(self, box: tuple[int, int, int, int], ink: Colour) -> None:
        step = int(1.5 * glyph_height(self.small)) + 2
        for y in range(box[1], box[3] - step, step):
            x = box[0]
            while x < box[2] - 40:
                word = self.rng.choice(WORDS.split())
                length = self.small.getlength(word + " ")
                if x + length > box[2]:
                    break
                self.text((x, y), word, ink)
                x += int(length) + 2

    def buttons(self, top: int, ink: Colour) -> None:
        side = int(1.6 * self.style.cell)
        for k in range(self.rng.randint(2, 5)):
            x = 12 + k * int(1.4 * side)
            self.pen.rounded_rectangle((x, top, x + side, top + side), side // 5, outline=ink, width=2)
            if k % 2:
                self.pen.line(
                    (x + side // 3, top + side // 3, x + 2 * side // 3, top + 2 * side // 3), ink, 3
                )
            else:
                self.pen.rectangle(
                    (x + side // 3, top + side // 3, x + 2 * side // 3, top + 2 * side // 3), fill=ink
                )

    def backgrounds(self, width: int, height: int) -> None:
        style, cell, theme = self.style, self.style.cell, self.style.theme
        if style.layout in ("cells", "strips"):
            self.pen.rectangle((self.x, self.y - self.top, self.x + width, self.y), fill=theme.clue)
            self.pen.rectangle((self.x - self.left, self.y, self.x, self.y + height), fill=theme.clue)
        if style.layout == "bars":
            pad, round_ = max(1, cell // 14), cell // 5
            for i in range(self.puzzle.width):
                box = (
                    self.x + i * cell + pad,
                    self.y - self.top,
                    self.x + (i + 1) * cell - pad,
                    self.y - pad,
                )
                self.pen.rounded_rectangle(box, round_, fill=theme.clue)
            for j in range(self.puzzle.height):
                box = (
                    self.x - self.left,
                    self.y + j * cell + pad,
                    self.x - pad,
                    self.y + (j + 1) * cell - pad,
                )
                self.pen.rounded_rectangle(box, round_, fill=theme.clue)
        self.pen.rectangle((self.x, self.y, self.x + width, self.y + height), fill=theme.grid)
        if style.shaded_blocks:
            other = tuple(int(0.9 * v + 0.1 * w) for v, w in zip(theme.grid, theme.thin, strict=True))
            for j in range(0, self.puzzle.height, 5):
                for i in range(0, self.puzzle.width, 5):
                    if (i + j) // 5 % 2:
                        box = (
                            self.x + i * cell,
                            self.y + j * cell,
                            self.x + (i + 5) * cell,
                            self.y + (j + 5) * cell,
                        )
                        box = (box[0], box[1], min(box[2], self.x + width), min(box[3], self.y + height))
                        self.pen.rectangle(box, fill=other)

    def cells(self) -> None:
        """What the player has done."""
        style, cell, theme = self.style, self.style.cell, self.style.theme
        pad = int(style.inset * cell)
        for j, row in enumerate(self.state):
            for i, value in enumerate(row):
                x, y = self.x + i * cell, self.y + j * cell
                if value == "#":
                    self.pen.rectangle((x + pad, y + pad, x + cell - pad, y + cell - pad), fill=theme.fill)
                elif value == "." and style.cross == "dot":
                    middle, r = (x + cell / 2, y + cell / 2), max(1.0, 0.12 * cell)
                    box = (middle[0] - r, middle[1] - r, middle[0] + r, middle[1] + r)
                    self.pen.ellipse(box, fill=theme.mark)
                elif value == ".":
                    a, b, w = int(0.25 * cell), int(0.75 * cell), max(1, int(0.08 * cell))
                    self.pen.line((x + a, y + a, x + b, y + b), theme.mark, w)
                    self.pen.line((x + a, y + b, x + b, y + a), theme.mark, w)

    def lines(self, width: int, height: int) -> None:
        style, cell = self.style, self.style.cell
        if style.layout == "chips":
            self.chips()
        deep = style.layout in ("cells", "strips")
        for i in range(self.puzzle.width + 1):
            x = self.x + i * cell
            self.rule((x, self.y - self.top if deep else self.y, x, self.y + height), i, self.puzzle.width)
        for j in range(self.puzzle.height + 1):
            y = self.y + j * cell
            self.rule((self.x - self.left if deep else self.x, y, self.x + width, y), j, self.puzzle.height)
        if style.layout == "cells":
            for k in range(1, round(self.top / cell)):
                y = self.y - k * cell
                self.rule((self.x, y, self.x + width, y), 1, 3)
            for k in range(1, round(self.left / cell)):
                x = self.x - k * cell
                self.rule((x, self.y, x, self.y + height), 1, 3)
        if deep:
            self.rule((self.x, self.y - self.top, self.x + width, self.y - self.top), 0, 1)
            self.rule((self.x - self.left, self.y, self.x - self.left, self.y + height), 0, 1)

    def rule(self, ends: tuple[float, float, float, float], index: int, last: int) -> None:
        """One line of the grid, as thick as its place asks for."""
        style = self.style
        is_frame = index in (0, last)
        is_thick = is_frame or bool(style.every and index % style.every == 0)
        share = style.thick * (style.frame if is_frame else 1) if is_thick else style.thin
        colour = style.theme.thick if is_thick else style.theme.thin
        self.pen.line(ends, colour, max(1, round(share * style.cell)))

    def chips(self) -> None:
        cell, theme, w = self.style.cell, self.style.theme, max(1, round(self.style.thin * self.style.cell))
        for i, clue in enumerate(self.columns):
            for k in range(len(clue)):
                x, y = self.x + i * cell, self.y - (k + 1) * cell
                self.pen.rectangle((x, y, x + cell, y + cell), fill=theme.clue, outline=theme.thin, width=w)
        for j, clue in enumerate(self.rows):
            for k in range(len(clue)):
                x, y = self.x - (k + 1) * cell, self.y + j * cell
                self.pen.rectangle((x, y, x + cell, y + cell), fill=theme.clue, outline=theme.thin, width=w)

    def corner(self) -> None:
        box = (self.x - self.left + 4, self.y - self.top + 4, self.x - 6, self.y - 6)
        if min(box[2] - box[0], box[3] - box[1]) < 20 or self.style.layout in ("bars", "chips"):
            return
        if self.style.corner == "picture":
            shades = (
                np.random.default_rng(self.rng.randint(0, 9999)).integers(90, 230, (7, 7)).astype(np.uint8)
            )
            small = Image.fromarray(shades).resize(
                (box[2] - box[0], box[3] - box[1]), Image.Resampling.NEAREST
            )
            self.image.paste(small.convert("RGB"), box[:2])
        elif self.style.corner == "text":
            self.text(box[:2], f"{self.puzzle.width}×{self.puzzle.height}", self.style.theme.ink)

    def numbers(self) -> None:
        style, cell = self.style, self.style.cell
        down = cell if style.layout in ("cells", "chips") else max(style.slot * cell, 1.35 * self.zero_height)
        pad = 0 if style.layout in ("cells", "chips") else 0.15 * cell
        for i, clue in enumerate(self.columns):
            for k, number in enumerate(reversed(clue)):
                self.number(self.x + (i + 0.5) * cell, self.y - pad - (k + 0.5) * down, number)
        across = cell if style.layout in ("cells", "chips") else self.slot_width()
        for j, clue in enumerate(self.rows):
            y, x = self.y + (j + 0.5) * cell, float(self.x - pad - 0.1 * cell)
            for k, number in enumerate(reversed(clue)):
                if style.layout in ("cells", "chips") or style.spread == "slots":
                    self.number(self.x - pad - (k + 0.5) * across, y, number)
                else:
                    self.number(x - self.width_of[number] / 2, y, number)
                    x -= self.width_of[number] + self.gap()

    def number(self, x: float, y: float, number: int) -> None:
        """A number around a point; too wide for its cell, it is drawn smaller."""
        font, text = self.font, str(number)
        room = 0.92 * self.style.cell
        if self.style.layout in ("cells", "chips") and self.width_of[number] > room:
            font = font.font_variant(size=max(5, int(font.size * room / self.width_of[number])))
        boxes = [font.getbbox(digit) for digit in "0123456789"]
        top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
        left, top = x - font.getlength(text) / 2, y - (top + bottom) / 2
        self.pen.text((left, top), text, self.style.theme.ink, font=font)
        begins = (left + font.getlength(text[:k]) for k in range(len(text)))
        inks = ((at, boxes[int(digit)]) for at, digit in zip(begins, text, strict=True))
        places = ((at + ink[0], top + ink[1], at + ink[2], top + ink[3]) for at, ink in inks)
        self.placed.append([*zip(text, places, strict=True)])
        if self.rng.random() < self.style.struck:
            h, w = self.zero_height, font.getlength(text)
            self.pen.line(
                (x - w / 2 - 2, y + 0.3 * h, x + w / 2 + 2, y - 0.3 * h),
                self.style.theme.mark,
                max(1, self.style.cell // 16),
            )


def glyph_height(font: Any) -> float:
    """Height of a digit; old-style ones reach above and below each other."""
    boxes = [font.getbbox(digit) for digit in "0123456789"]
    return float(max(box[3] for box in boxes) - min(box[1] for box in boxes))


def fitted(source: Any, height: float) -> Any:
    """The font of a path or file object whose digits are about so many pixels high."""
    probe = ImageFont.truetype(source, 100)
    if hasattr(source, "seek"):
        source.seek(0)
    size = max(4, round(100 * height / max(1.0, glyph_height(probe))))
    return probe.font_variant(size=size)


def draw_page(puzzle: Puzzle, style: Style, font: Any, seed: int) -> Page:
    """The page of a puzzle."""
    return Drawing(puzzle, style, font, seed).draw()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fonts", type=Path, required=True)
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--to", type=Path, required=True)
    chosen = parser.parse_args()
    fonts = sorted(path for path in chosen.fonts.rglob("*") if path.suffix in (".ttf", ".otf", ".woff"))
    rng = random.Random(1)
    for seed in range(chosen.count):
        puzzle = random_puzzle(seed, rng.randint(5, 30), rng.randint(5, 30))
        style = random_style(seed, partly=seed % 3 == 0)
        draw_page(puzzle, style, str(rng.choice(fonts)), seed).image.save(chosen.to / f"page-{seed}.png")


if __name__ == "__main__":
    main()
