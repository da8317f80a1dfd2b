"""Boards for techniques that are seldom the only easy step: made for it, and looked at quickly.

Two lines side by side are open and complete each other: of each pair of open cells one is filled, so that no line across
says anything, and all that can be seen is seen along the two. Or, for colours: cells are open whose lines share none.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nonokit.explaining import Preferences, explain, known_techniques
from nonokit.explaining.line_view import LineView
from nonokit.explaining.position import Position
from nonokit.explaining.technique import LineTechnique
from nonokit.model import UNKNOWN, Grid, Puzzle, make_palette

COLOURS = make_palette(["red", "blue", "green"])
Board = tuple[Grid, Grid]  # a picture, and what is known of it


def two_lines(rng: Random, smallest: int, largest: int) -> Board:
    """Two lines that complete each other, among others that are known."""
    width, height = rng.randint(max(smallest, 8), largest), rng.randint(smallest, 7)
    first = rng.randrange(height - 1)
    share = rng.choice([0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    is_open = [rng.random() < share for _ in range(width)]
    density = rng.uniform(0.35, 0.7)
    rows = [[int(rng.random() < density) for _ in range(width)] for _ in range(height)]
    for x in range(width):
        if is_open[x]:
            rows[first + 1][x] = 1 - rows[first][x]
            for y in (first - 1, first + 2):  # what is known stands apart
                if 0 <= y < height:
                    rows[y][x] = 0
    picture = Grid.from_rows(rows)
    known = [
        [UNKNOWN if y in (first, first + 1) and is_open[x] else value for x, value in enumerate(row)]
        for y, row in enumerate(rows)
    ]
    state = Grid(width, height, bytes(value for row in known for value in row), picture.palette)
    return (picture, state) if rng.random() < 0.5 else (picture.transposed(), state.transposed())


def few_colours(rng: Random, smallest: int, largest: int) -> Board:
    """A picture with a colour or two a line, solved as far as easy steps lead; a few cells whose lines share no colour are
    open again."""
    width, height = rng.randint(smallest, largest), rng.randint(smallest, largest)
    of_rows = [rng.randint(1, 3) for _ in range(height)]
    density = rng.uniform(0.25, 0.6)
    cells = [
        (of_rows[p // width] if rng.random() < 0.8 else rng.randint(1, 3)) if rng.random() < density else 0
        for p in range(width * height)
    ]
    picture = Grid(width, height, bytes(cells), COLOURS)
    puzzle = Puzzle.from_grid(picture).replace(goal=None)
    share = rng.choice([0.0, 0.1, 0.2])
    known = bytes(value if rng.random() < share else UNKNOWN for value in cells)
    begun = Grid(width, height, known, COLOURS)
    state = explain(puzzle, begun, preferences=Preferences(Preferences().tiers[:2])).grid
    rows, columns = (
        [{run.colour for run in clue or ()} for clue in side] for side in (puzzle.rows, puzzle.columns)
    )
    apart = [(y, x) for y in range(height) for x in range(width) if not rows[y] & columns[x]]
    again = rng.sample(apart, min(len(apart), rng.randint(1, 3)))
    return picture, state.with_cells(dict.fromkeys(again, UNKNOWN))


def promising_boards(rng: Random, technique: str, smallest: int, largest: int, count: int) -> Iterator[Board]:
    """Those of so many boards that a quick look does not rule out."""
    make = few_colours if technique == "colour-cross-check" else two_lines
    simpler = Preferences(tuple(tier for tier in Preferences().tiers if is_simpler(tier[0], technique)))
    for _ in range(count):
        picture, begun = make(rng, smallest, largest)
        puzzle = Puzzle.from_grid(picture).replace(goal=None)
        state = begun if make is few_colours else explain(puzzle, begun, preferences=simpler).grid
        if is_promising(Position(puzzle, state), technique):
            yield picture, state


def is_simpler(name: str, technique: str) -> bool:
    """Whether a technique is done before another is asked for: it looks at lines, and is of a lower tier."""
    one = known_techniques()[name]
    return isinstance(one, LineTechnique) and one.tier < known_techniques()[technique].tier


def is_promising(position: Position, technique: str) -> bool:
    """Whether a technique may be the only easy step: one line alone has something to tell, and nothing simpler does."""
    views = [view for index in range(len(position.clues)) if (view := position.view(index)) is not None]
    wanted = known_techniques()[technique]
    if position.is_complete:
        return False
    if not isinstance(wanted, LineTechnique):
        return all(view.is_spent for view in views)
    if wanted.looks_across:
        return all(simplest_tier(view, technique) > wanted.tier for view in views)
    telling = [view for view in views if view.several and not view.is_spent]
    return len(telling) == 1 and simplest_tier(telling[0]) == wanted.tier and bool(wanted.find(telling[0]))


def simplest_tier(view: LineView, besides: str = "") -> int:
    """Which tier holds the simplest techniques that settle cells of a line, one left out; where none does, a number
    beyond all."""
    tiers = Preferences().tiers
    for number, names in enumerate(tiers):
        techniques = [known_techniques()[name] for name in names if name != besides]
        on_lines = [one for one in techniques if isinstance(one, LineTechnique)]
        steps = [view.step(one.name, one.find(view)) for one in on_lines]
        if any(step is not None and step.cells for step in steps):
            return number
    return len(tiers)
