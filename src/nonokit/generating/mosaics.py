"""One large picture cut into tiles, each a puzzle of its own; put together they show it.

A tile that its clues do not determine is repaired: as few of its cells as possible are changed, and the whole is what the
tiles then show. Tiles keep the palette of the whole, so that a colour looks the same on all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from nonokit.errors import ArgumentError
from nonokit.generating.linked_cells import Cell
from nonokit.generating.repairing import picture_of, repair
from nonokit.model import Grid, Puzzle
from nonokit.solving import solve_many

LEAST_SIDE = 5  # cells of a tile
MOST_TILES = 100


@dataclass(frozen=True)
class Mosaic:
    """Tiles row by row, so many `across`; `picture` is what they show together, `changed` where it is not the one that was cut."""

    tiles: tuple[Puzzle, ...]
    across: int
    picture: Grid
    changed: frozenset[Cell]

    @property
    def worth_solving(self) -> list[int]:
        """The places of tiles on which something is to be filled."""
        return [place for place, tile in enumerate(self.tiles) if any(picture_of(tile).cells)]


def cut(
    picture: Puzzle | Grid,
    *,
    across: int,
    down: int,
    timeout_s: float | None = 30.0,
    on_tile: Callable[[], object] = lambda: None,
) -> Mosaic:
    """A picture in so many tiles across and down; `timeout_s` is for each of them. One that cannot be repaired stays ambiguous.

    >>> heart = [".##.##....", "#######.#.", "#######...", ".#####....", "..###..#.."]
    >>> found = cut(Grid.from_text(heart), across=2, down=1)
    >>> [(tile.width, tile.height) for tile in found.tiles], len(found.changed) <= 4
    ([(5, 5), (5, 5)], True)
    """
    whole = picture_of(picture)
    _check(whole, across, down)
    rows = whole.rows()
    parts = [
        Puzzle.from_grid(Grid.from_rows([row[left:right] for row in rows[top:bottom]], whole.palette))
        for top, bottom in pairwise(_borders(whole.height, down))
        for left, right in pairwise(_borders(whole.width, across))
    ]
    results = solve_many((part.replace(goal=None) for part in parts), timeout_s=timeout_s)
    tiles: list[Puzzle] = []
    for part, result in zip(parts, results, strict=True):
        tiles.append(part if result.is_unique else _repaired(part, timeout_s))
        on_tile()
    shown = joined([picture_of(tile) for tile in tiles], across)
    places = [(y, x) for y in range(whole.height) for x in range(whole.width)]
    changed = frozenset(place for place in places if whole[place] != shown[place])
    return Mosaic(tuple(tiles), across, shown, changed)


def joined(tiles: Sequence[Grid], across: int) -> Grid:
    """What tiles show together that lie row by row, so many across.

    >>> print(joined([Grid.from_text(["#."]), Grid.from_text([".."]), Grid.from_text([".#"]), Grid.from_text(["##"])], 2).to_text())
    #...
    .###
    """
    rows = [
        [cell for tile in tiles[start : start + across] for cell in tile.rows()[y]]
        for start in range(0, len(tiles), across)
        for y in range(tiles[start].height)
    ]
    return Grid.from_rows(rows, tiles[0].palette)


def _check(whole: Grid, across: int, down: int) -> None:
    fits = across * LEAST_SIDE <= whole.width and down * LEAST_SIDE <= whole.height
    if across < 1 or down < 1 or not fits or across * down > MOST_TILES:
        raise ArgumentError(
            f"{across}×{down} tiles of a picture of {whole.width}×{whole.height}: expected 1 to {MOST_TILES} tiles of "
            f"{LEAST_SIDE} cells at least each way"
        )


def _borders(cells: int, parts: int) -> list[int]:
    return [part * cells // parts for part in range(parts + 1)]


def _repaired(tile: Puzzle, timeout_s: float | None) -> Puzzle:
    """The tile with as few cells changed as possible, if that helps."""
    best = repair(tile, timeout_s=timeout_s).best
    return tile if best is None else best.puzzle
