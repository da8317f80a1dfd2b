"""Contact sheets for the documentation: the library, a hundred motifs, a week of puzzles of the day.

    python bench/contact_sheets.py        writes docs/images/library.png, motifs.png and week.png

Look at them after every change to a drawing: someone who does not know the title should be able to name the picture.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from nonokit import Motif, NonokitError, generate, motifs, puzzle_of_the_day
from nonokit.model import Puzzle
from nonokit.puzzles import library

IMAGES = Path(__file__).parents[1] / "docs/images"
PAPER = (250, 247, 240)
INK = (29, 36, 51)
SIDES = (24, 25, 22, 20, 28)
A_MONDAY = datetime.date(2026, 3, 2)


def picture(puzzle: Puzzle, side: int) -> Image.Image:
    """The solved picture in a square of that many pixels, every cell as large as any other."""
    goal = puzzle.goal
    assert goal is not None
    small = Image.new("RGB", (goal.width, goal.height))
    small.putdata([puzzle.palette[value].rgb for value in goal.cells])
    cell = max(1, side // max(goal.width, goal.height))
    large = small.resize((goal.width * cell, goal.height * cell), Image.Resampling.NEAREST)
    square = Image.new("RGB", (side, side), (255, 255, 255))
    square.paste(large, ((side - large.width) // 2, (side - large.height) // 2))
    return square


def sheet(puzzles: Sequence[Puzzle], columns: int, side: int, names: Iterable[str] = ()) -> Image.Image:
    """All pictures in rows, with a name below each where there are names."""
    below = 18 if names else 0
    gap = 8
    rows = -(-len(puzzles) // columns)
    width, height = gap + columns * (side + gap), gap + rows * (side + below + gap)
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    for number, puzzle in enumerate(puzzles):
        row, column = divmod(number, columns)
        x, y = gap + column * (side + gap), gap + row * (side + below + gap)
        image.paste(picture(puzzle, side), (x, y))
        if below:
            pen.text((x + side // 2, y + side + 4), list(names)[number], INK, anchor="ma")
    return image


def drawing(motif: Motif, colours: int) -> Puzzle:
    """A puzzle of a motif, in the first of some sizes that gives one."""
    for side in SIDES:
        try:
            return generate(side, like=motif.name, colours=colours, seed=1).puzzle
        except NonokitError:
            continue
    raise NonokitError(f"no size gives a puzzle like {motif.name}")


def save(image: Image.Image, name: str) -> None:
    """Few colours are enough, and keep the file small."""
    image.quantize(128, dither=Image.Dither.NONE).save(IMAGES / name, optimize=True)


def main() -> None:
    """Writes the three sheets."""
    save(sheet([entry.puzzle for entry in library()], 22, 80), "library.png")
    chosen = [motif for motif in motifs() if motif.theme != "scenes"]
    chosen = [chosen[number * len(chosen) // 100] for number in range(100)]
    drawn = [drawing(motif, 1 + 4 * (number % 2)) for number, motif in enumerate(chosen)]
    save(sheet(drawn, 10, 104), "motifs.png")
    week = [A_MONDAY + datetime.timedelta(days=number) for number in range(7)]
    dailies = [puzzle_of_the_day(day).puzzle for day in week]
    names = [f"{day:%A}: {puzzle.title}" for day, puzzle in zip(week, dailies, strict=True)]
    save(sheet(dailies, 7, 160, names), "week.png")


if __name__ == "__main__":
    main()
