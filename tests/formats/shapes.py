"""Two pictures that are no squares, and their clues and cells as Python values: what tests write in many notations."""

from __future__ import annotations

import json

from formats.exchange import lengths
from nonokit.model import Puzzle

HOUSE = Puzzle.from_grid(
    ["...#...", "..###..", ".#####.", "#######", ".#...#.", ".#.#.#.", ".#.#.#.", ".#####."]
)
FLAG = Puzzle.from_grid(["#####", "#...#", "#####", "#....", "#....", "#...."])
ROWS, COLUMNS = lengths(HOUSE)
FLAG_ROWS, FLAG_COLUMNS = lengths(FLAG)
MATRIX = [[int(cell) for cell in HOUSE.goal.cells[y * 7 : y * 7 + 7]] for y in range(8)]  # type: ignore[union-attr]
TEXT_ROWS = [" ".join(map(str, clue)) for clue in ROWS]
TEXT_COLUMNS = [" ".join(map(str, clue)) for clue in COLUMNS]


def braces(value: object) -> str:
    return json.dumps(value).replace("[", "{").replace("]", "}")


def padded(side: list[list[int]]) -> list[list[int]]:
    longest = max(map(len, side))
    return [[0] * (longest - len(clue)) + clue for clue in side]
