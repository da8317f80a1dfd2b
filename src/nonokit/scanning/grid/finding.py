"""From a grey picture to the ruled part of a page: which lattice there is, and which rectangle of it has lines.

Several pitches and kinds of line are tried, the likeliest first, until one lattice leaves no doubt.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from nonokit.scanning.grid.candidates import (
    KINDS,
    LEAST_PITCH,
    Candidate,
    boxed_candidates,
    candidates_of,
    large_candidates,
    square_candidates,
    squares,
)
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.extension import extended
from nonokit.scanning.grid.found import CERTAIN, Found
from nonokit.scanning.grid.lattice import MOST_NODES, grow_lattice
from nonokit.scanning.grid.regrow import regrown
from nonokit.scanning.grid.ridges import Ridges, combined, ridges_of
from nonokit.scanning.grid.settling import LEAST_NODES, settled
from nonokit.scanning.grid.survey import Survey, survey_of
from nonokit.scanning.grid.turning import Turn, view_of

Array = Any  # numpy is an optional part

WORKING_PITCH = 20.0  # pixels: lines are looked for at this scale
LARGEST_ZOOM = 2.0
MOST_PIXELS = 4_000_000  # of a view
PLAIN = {"dark": 0.8, "light": 0.92, "step": 0.9}  # quality from which on nothing else need be tried
CERTAIN_CELLS = 400  # of dark lines beside which light ones are none
FAIR = 0.5  # quality from which on edges of filled cells need not be tried
MANY = 60  # cells, likewise
ASKEW = 2 * math.log(
    1.35
)  # times as long, or as short, as the page repeats are the steps of no grid, both ways
RIVAL = 0.5  # of its strength: lines of the other kind that repeat so are tried, too
SPARSE = 0.5  # of what the best is worth: lattices that begin with less are not followed
DIVISIONS = (2, 3, 4, 5)
MOST_CELLS = 120  # side by side
FOLLOWED = 2  # times its pixels takes a lattice that is followed up: other kinds of line are looked at, too
WORK_PER_NODE = 400  # each crossing that is found takes as long as so many pixels, …
WORK_PER_FOLLOWED = 800  # … and as so many more, where the lattice is followed up
PART = 0.3  # of the cells of a line beyond the last one are ruled: something else may have ended the grid
AS_WELL = 0.9  # of its quality a finer lattice must have


def find_again(grey: Array, found: Found, quarters: int, effort: Effort) -> Found | None:
    """The ruled part of a page that was turned clockwise by some quarters after something was found on it."""
    candidate, turn = found.candidate, found.turn
    if quarters % 2:
        candidate, turn = candidate.on_its_side(), turn.on_its_side()
    return Search(grey, turn, effort).look(candidate)


@dataclass(frozen=True)
class Search:
    """Lattices looked for in one picture, turned back; what was found is kept."""

    grey: Array
    turn: Turn
    effort: Effort
    found: dict[Candidate, Found | None] = field(default_factory=dict)

    def look(self, candidate: Candidate, least: float = 0.0) -> Found | None:
        """The ruled rectangle of the best lattice of one kind and pitch, unless it could hardly be worth so much.

        None where no effort is left.
        """
        if self.effort.is_spent:
            return None
        self.effort.spend(self.grey.size * zoom_of(self.grey, candidate) ** 2)
        found = self.found[candidate] = _looked(self, candidate, least)
        return found


def find_all(grey: Array, effort: Effort, survey: Survey | None = None) -> Iterator[Found]:
    """The ruled part of a page; then what else it may be, for those who cannot read its clues."""
    survey = survey or survey_of(grey)
    coarse, scale = survey.coarse, survey.scale
    search, candidates = Search(grey, survey.turn, effort), candidates_of(coarse, scale)
    best = _likeliest(search, candidates, lambda: boxed_candidates(coarse, scale))
    if best:
        yield best
        sizes = {(best.rows, best.columns)}
        for found in sorted(filter(None, list(search.found.values())), key=_worth, reverse=True):
            if (found.rows, found.columns) not in sizes:
                sizes.add((found.rows, found.columns))
                yield found
    large = _likeliest(search, large_candidates(coarse, scale))
    if large:
        yield large
    yield from _untried(search, square_candidates(coarse, scale))


def _untried(search: Search, candidates: list[Candidate]) -> Iterator[Found]:
    """What is found of candidates that nobody looked at."""
    yield from filter(None, map(search.look, [each for each in candidates if each not in search.found]))


def _likeliest(
    search: Search, candidates: list[Candidate], within: Callable[[], list[Candidate]] = list
) -> Found | None:
    """The best of candidates, or of those within boxes of the picture."""
    lines, steps = (
        [one for one in candidates if (one.kind == "step") == is_step] for is_step in (False, True)
    )
    best = _best_of(search, lines, None)
    if best is None:  # lines of words beside a grid repeat more strongly than its own, on all of the picture
        best = _best_of(search, within(), None)
    if best is None:  # or one way
        best = _best_of(search, squares(lines), None)
    best = best and _divided(search, best)
    if best and (is_plain(best) or all(_is_fair(best, step) for step in steps[:1])):
        return best
    return _best_of(search, steps, best)


def _best_of(search: Search, candidates: list[Candidate], best: Found | None) -> Found | None:
    """The best of candidates and of what was found before, until one is a grid beyond doubt."""
    for number, candidate in enumerate(candidates):
        found = search.look(candidate, 0 if best is None else SPARSE * _worth(best))
        if found and (best is None or _worth(found) > _worth(best)):
            best = found
        rest = candidates[number + 1 :]
        if best and is_plain(best) and not any(may_beat(best.candidate, each) for each in rivals(best, rest)):
            break
    return best


def _divided(search: Search, best: Found) -> Found:
    """The same, or a finer lattice of which it is every second, third … line: thick lines hide thin ones, and so do numbers."""
    candidate, whole = best.candidate, best
    for parts in DIVISIONS:
        is_legible = min(candidate.x, candidate.y) >= LEAST_PITCH * parts
        if is_legible and max(whole.rows, whole.columns) * parts <= MOST_CELLS:
            finer = replace(candidate, x=candidate.x / parts, y=candidate.y / parts)
            found = search.look(finer, SPARSE * _worth(best))
            if found and found.quality > AS_WELL * best.quality and _worth(found) > _worth(best):
                best = found
    return best


def _is_fair(found: Found, other: Candidate) -> bool:
    """Whether this is probably a grid, which repeats more strongly than the edges of filled cells."""
    return found.quality > FAIR and found.cells > MANY and found.candidate.strength >= other.strength


def is_plain(found: Found) -> bool:
    """Whether this is a grid beyond doubt; one that goes on where it ends is part of another."""
    goes_on = any(len(more) and more[0].mean() > PART for more in (found.below, found.right))
    return found.quality > PLAIN[found.candidate.kind] and found.cells > MANY and not goes_on


def rivals(found: Found, others: list[Candidate]) -> list[Candidate]:
    """Of other candidates those that are worth a look: where every cell has dark lines, paper between them is no line."""
    is_certain = found.candidate.kind == "dark" and found.quality > CERTAIN and found.cells > CERTAIN_CELLS
    return [each for each in others if each.kind == "dark" or not is_certain]


def may_beat(chosen: Candidate, other: Candidate) -> bool:
    """Whether another candidate divides the cells, or is what lies between its lines: dark ones have light paper there."""
    if other.kind == chosen.kind:
        return max(other.x, other.y) < 0.6 * min(chosen.x, chosen.y)
    is_alike = 0.9 < other.x / chosen.x < 1.1 and 0.9 < other.y / chosen.y < 1.1
    return other.kind != "step" and is_alike and other.strength > RIVAL * chosen.strength


def _worth(found: Found) -> float:
    """How much ruled paper there is; finer lattices count for more, or thick lines alone would do."""
    return found.quality * found.cells * found.pitch()


def zoom_of(grey: Array, candidate: Candidate) -> float:
    """How much larger the picture becomes to look for lines so far apart."""
    sides = (candidate.x, candidate.y)
    return min(LARGEST_ZOOM, WORKING_PITCH / min(sides), math.sqrt(MOST_PIXELS / grey.size))


def _looked(search: Search, candidate: Candidate, least: float) -> Found | None:
    import numpy as np

    grey, turn = search.grey, search.turn
    zoom = zoom_of(grey, candidate)
    pitch = (candidate.x * zoom, candidate.y * zoom)
    border = int(1.5 * max(pitch))
    colours = {"dark": 255.0, "light": 0.0, "step": float(np.median(grey[::8, ::8]))}
    view = view_of(grey, turn, zoom, border, colours[candidate.kind])
    own = ridges_of(view.grey, *pitch, candidate.kind)

    def every() -> Ridges:
        search.effort.spend(FOLLOWED * view.grey.size)
        return combined(
            [own if kind == candidate.kind else ridges_of(view.grey, *pitch, kind) for kind in KINDS]
        )

    # Filled cells have edges, with lines of both kinds between them.
    is_step = candidate.kind == "step"
    ridges = every() if is_step else own
    lattice = grow_lattice(ridges, pitch)
    search.effort.spend(lattice.grown * WORK_PER_NODE)
    if not LEAST_NODES <= len(lattice) <= MOST_NODES or len(lattice) * min(candidate.x, candidate.y) < least:
        return None
    search.effort.spend(len(lattice) * WORK_PER_FOLLOWED)
    ridges = ridges if is_step else every()
    part = settled(regrown(lattice, ridges), ridges)
    if part is None or part.size[0] * part.size[1] > MOST_CELLS**2:
        return None
    more, size = extended(part, ridges), part.size
    quality = part.worth / (size[0] * size[1])
    around = (more.above, more.beside, more.below, more.right)
    found = Found(more.shape, view, *size, quality, candidate, turn, *around, more.inside)
    # Lattices that lie askew have steps of another length.
    return found if abs(math.log(found.pitch() ** 2 / candidate.x / candidate.y)) < ASKEW else None
