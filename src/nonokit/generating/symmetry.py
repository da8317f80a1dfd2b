"""Symmetries of pictures: which cells must be changed together."""

from __future__ import annotations

from collections.abc import Callable

from nonokit.errors import ArgumentError, NonokitError

Turn = Callable[[int, int, int, int], tuple[int, int]]

# Each takes (y, x, height, width) to the cell's partner; applied again and again they give the whole orbit.
_TURNS: dict[str, tuple[Turn, ...]] = {
    "horizontal": (lambda y, x, h, w: (y, w - 1 - x),),
    "vertical": (lambda y, x, h, w: (h - 1 - y, x),),
    "both": (lambda y, x, h, w: (y, w - 1 - x), lambda y, x, h, w: (h - 1 - y, x)),
    "rotate180": (lambda y, x, h, w: (h - 1 - y, w - 1 - x),),
    "rotate90": (lambda y, x, h, w: (x, h - 1 - y),),
    "diagonal": (lambda y, x, h, w: (x, y),),
}
SYMMETRIES = tuple(_TURNS)
_SQUARE_ONLY = ("rotate90", "diagonal")
STRONGEST_FIRST = ("rotate90", "both", "horizontal", "vertical", "diagonal", "rotate180")


def orbits(width: int, height: int, symmetry: str | None) -> list[tuple[int, ...]]:
    """Per cell (in reading order) all the cells that must look the same, itself included.

    "horizontal" means that left and right mirror each other, "vertical" that top and bottom do.

    >>> orbits(3, 1, "horizontal")
    [(0, 2), (1,), (0, 2)]
    """
    if symmetry is None:
        return [(cell,) for cell in range(width * height)]
    turns = _turns(symmetry, width, height)
    found: list[tuple[int, ...] | None] = [None] * (width * height)
    for cell in range(width * height):
        if found[cell] is None:
            orbit = _orbit(cell, width, height, turns)
            for member in orbit:
                found[member] = orbit
    return [orbit for orbit in found if orbit is not None]


def _turns(symmetry: str, width: int, height: int) -> tuple[Turn, ...]:
    if symmetry not in _TURNS:
        raise ArgumentError(f"there is no symmetry {symmetry!r}: choose one of {', '.join(SYMMETRIES)}")
    if symmetry in _SQUARE_ONLY and width != height:
        raise NonokitError(f"symmetry {symmetry!r} needs a square, this is {width}×{height}")
    return _TURNS[symmetry]


def _orbit(cell: int, width: int, height: int, turns: tuple[Turn, ...]) -> tuple[int, ...]:
    members, todo = {cell}, [cell]
    while todo:
        y, x = divmod(todo.pop(), width)
        for turn in turns:
            other_y, other_x = turn(y, x, height, width)
            other = other_y * width + other_x
            if other not in members:
                members.add(other)
                todo.append(other)
    return tuple(sorted(members))


def is_symmetric(cells: bytes, width: int, height: int, symmetry: str) -> bool:
    """Whether a picture has a symmetry.

    >>> is_symmetric(bytes([1, 0, 1]), 3, 1, "horizontal")
    True
    """
    places = [divmod(cell, width) for cell in range(width * height)]
    for turn in _turns(symmetry, width, height):
        for cell, place in enumerate(places):
            y, x = turn(*place, height, width)
            if cells[y * width + x] != cells[cell]:
                return False
    return True


def symmetry_of(cells: bytes, width: int, height: int) -> str | None:
    """The symmetry a picture has, the one that binds most cells first; None when it has none.

    >>> symmetry_of(bytes([0, 1, 0, 1, 1, 1]), 3, 2)
    'horizontal'
    """
    possible = (name for name in STRONGEST_FIRST if width == height or name not in _SQUARE_ONLY)
    return next((name for name in possible if is_symmetric(cells, width, height, name)), None)
