"""Puzzles to measure with: pictures made from fixed seeds, the library, and any file or folder of puzzles.

A generated corpus is named by kind and size: `random-25` (half-filled 25×25, the hardest per cell), `blobs-30`
(smoothed, closer to what people draw), `colour-20` (blobs in four colours), `random-25-40` (40 % filled), and
`random-25-40/7035` for a single one by its seed. The same name and count give the same puzzles on every machine.
"""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from nonokit.errors import FormatError
from nonokit.formats import load_all
from nonokit.model import Grid, Palette, Puzzle, make_palette

Picture = list[list[int]]

COLOURS = make_palette(["black", "red", "green", "blue"])
BLACK_AND_WHITE = make_palette(["black"])


class Item(NamedTuple):
    """A puzzle and the name it goes by in reports and in tables of expected answers."""

    name: str
    puzzle: Puzzle


def corpus(source: str, *, count: int = 50, every: int = 1) -> list[Item]:
    """The puzzles a name or a path stands for; `every` takes each Nth."""
    made = re.fullmatch(r"(random|blobs|colour)-(\d+)", source)
    if made:
        items = generated(made[1], int(made[2]), count)
    elif filled := re.fullmatch(r"random-(\d+)-(\d+)(?:/(\d+))?", source):
        seeds = [int(filled[3])] if filled[3] else range(count)
        items = [filled_in_part(int(filled[1]), int(filled[2]), seed) for seed in seeds]
    elif source == "library":
        from nonokit.puzzles import library

        items = [Item(entry.slug, entry.puzzle) for entry in library()]
    else:
        items = from_path(Path(source))
    return items[::every]


def generated(kind: str, size: int, count: int) -> list[Item]:
    """Random pictures of one kind, as puzzles that do not know their picture."""
    paint, palette = KINDS[kind]
    items = []
    for number in range(count):
        name = f"{kind}-{size}/{number}"
        picture = paint(random.Random(name), size)
        items.append(Item(name, Puzzle.from_grid(Grid.from_rows(picture, palette)).replace(goal=None)))
    return items


def filled_in_part(size: int, percent: int, seed: int) -> Item:
    """A random picture with about so many of a hundred cells filled."""
    rng = random.Random(f"{size}x{size}-{percent}-{seed}")
    picture = [[int(100 * rng.random() < percent) for _ in range(size)] for _ in range(size)]
    puzzle = Puzzle.from_grid(Grid.from_rows(picture, BLACK_AND_WHITE))
    return Item(f"random-{size}-{percent}/{seed}", puzzle.replace(goal=None))


def paint_random(rng: random.Random, size: int) -> Picture:
    """Every cell by the toss of a coin."""
    return [[rng.randrange(2) for _ in range(size)] for _ in range(size)]


def paint_blobs(rng: random.Random, size: int) -> Picture:
    """Noise in which each cell twice follows most of its neighbours."""
    return smoothed(smoothed(paint_random(rng, size)))


def paint_colours(rng: random.Random, size: int) -> Picture:
    """Blobs, each cell in the colour of the nearest of a few points."""
    points = [
        (rng.uniform(0, size), rng.uniform(0, size), rng.randint(1, len(COLOURS) - 1))
        for _ in range(size // 2)
    ]

    def colour(y: int, x: int) -> int:
        return min(points, key=lambda point: (point[0] - y) ** 2 + (point[1] - x) ** 2)[2]

    blobs = paint_blobs(rng, size)
    return [[colour(y, x) if cell else 0 for x, cell in enumerate(row)] for y, row in enumerate(blobs)]


def smoothed(picture: Picture) -> Picture:
    """Each cell becomes what most of the cells around it are, itself included."""
    size = len(picture)

    def most(y: int, x: int) -> int:
        around = [row[max(0, x - 1) : x + 2] for row in picture[max(0, y - 1) : y + 2]]
        return int(2 * sum(map(sum, around)) > sum(map(len, around)))

    return [[most(y, x) for x in range(size)] for y in range(size)]


KINDS: dict[str, tuple[Callable[[random.Random, int], Picture], Palette]] = {
    "random": (paint_random, BLACK_AND_WHITE),
    "blobs": (paint_blobs, BLACK_AND_WHITE),
    "colour": (paint_colours, COLOURS),
}


def from_path(path: Path) -> list[Item]:
    """The puzzles of a file, or of all files of a folder, named `folder/file` and `folder/file#number`."""
    if not path.exists():
        raise SystemExit(
            f"{path}: no such file, and not the name of a corpus (random-25, blobs-30, colour-20, library)"
        )
    files = [path] if path.is_file() else sorted(file for file in path.iterdir() if file.is_file())
    items = []
    for file in files:
        name = f"{file.absolute().parent.name}/{file.name}"
        try:
            with warnings.catch_warnings(action="ignore"):
                puzzles = load_all(file)
        except FormatError as error:
            raise SystemExit(f"cannot measure with {file}: {error}") from None
        if len(puzzles) == 1:
            items.append(Item(name, puzzles[0]))
        else:
            items += [Item(f"{name}#{number}", puzzle) for number, puzzle in enumerate(puzzles, start=1)]
    return items
