"""Colours on lines of their own, with clues in them or a picture of them."""

from __future__ import annotations

import pytest

from nonokit.formats import loads
from nonokit.model import Puzzle

FISH = ["rr..b", "rrrbb", ".rg.b", "rr..."]
GOAL = Puzzle.from_grid(FISH)
NAMES = ["", "R", "B", "G"]
LOOKS = {"R": "#ff0000", "B": "#0000ff", "G": "#00ff00"}


def lengths(puzzle: Puzzle) -> list[list[int | None]]:
    return [[run.length for run in clue or ()] for clue in (*puzzle.rows, *puzzle.columns)]


def runs(form: str, between: str = ",") -> list[str]:
    """The rows, then the columns."""
    number = {name: index for index, name in enumerate(NAMES)}
    found = []
    for line in (*FISH, *map("".join, zip(*FISH, strict=True))):
        parts: list[tuple[int, str]] = []
        for at, sign in enumerate(line):
            if sign == ".":
                continue
            if at and line[at - 1] == sign:
                parts[-1] = (parts[-1][0] + 1, parts[-1][1])
            else:
                parts.append((1, sign.upper()))
        found.append(between.join(form.format(n=n, c=c, i=number[c]) for n, c in parts) or "0")
    return found


PALETTE = [f"{name} {look}" for name, look in LOOKS.items()]
TEXTS = {
    "sizes, colours, runs": ["3 5 4", *PALETTE, *runs("{n}:{c}")],
    "the colour first": ["4,5", *runs("{c},{n}")],
    "the colour behind": [*PALETTE, "", *runs("{n}{c}", " ")[:4], "", *runs("{n}{c}", " ")[4:]],
    "numbers of colours": ["#ffffff", *LOOKS.values(), "-", *(f"{line}," for line in runs("{n}:{i}")[:4]), "-", *runs("{n}:{i}")[4:]],
    "names": ["4 5", *runs("{n} {c}ed")],
}  # fmt: skip


@pytest.mark.parametrize("name", TEXTS)
def test_clues_in_colours(name: str) -> None:
    puzzle = loads("\n".join(TEXTS[name]))
    assert (puzzle.width, puzzle.height) == (5, 4)
    assert lengths(puzzle) == lengths(GOAL)
    assert len(puzzle.palette) == 4


def test_their_looks_are_kept() -> None:
    looks = [colour.hex for colour in loads("\n".join(TEXTS["numbers of colours"])).palette]
    assert looks == ["#ffffff", "#ff0000", "#0000ff", "#00ff00"]


def test_a_picture_of_letters_under_its_colours() -> None:
    lines = ["<A fish>", "r=#FF0000", "B=#0000ff", "g=#00ff00", "w=#ffffff"]
    rows = [row.replace(".", "w").replace("b", "B") for row in FISH]
    puzzle = loads("\n".join([*lines, *rows]))
    assert puzzle.title == "A fish"
    assert {colour.hex for colour in puzzle.palette[1:]} == {*LOOKS.values()}
    assert lengths(puzzle) == lengths(GOAL)
