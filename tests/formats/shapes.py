"""Two pictures that are no squares, their clues and cells as Python values, and how a table of notations is tested."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest

from formats.exchange import clues, lengths
from nonokit.formats import load_all, loads
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


def reading(shapes: Mapping[str, str], meant: Puzzle = HOUSE) -> Callable[[str], None]:
    """A test that each text is read as the puzzle it was made of, and as no other."""

    @pytest.mark.parametrize("text", shapes.values(), ids=shapes.keys())
    def is_read(text: str) -> None:
        assert [clues(puzzle) for puzzle in load_all(text.encode())] == [clues(meant)]

    return is_read


def saying_all(shapes: Mapping[str, str], *names: str) -> Callable[[str], None]:
    """A test that these texts leave nothing to assume."""

    @pytest.mark.parametrize("name", names)
    def says_all(name: str) -> None:
        assert "notes" not in loads(shapes[name]).extras

    return says_all
