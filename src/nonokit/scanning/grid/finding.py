"""From a grey picture to the ruled part of a page: which lattice there is, and which rectangle of it has lines.

Several pitches and kinds of line are tried, the likeliest first, until one lattice leaves no doubt.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from nonokit.scanning.grid.boxes import boxes_of
from nonokit.scanning.grid.effort import Effort
from nonokit.scanning.grid.extension import extended
from nonokit.scanning.grid.lattice import MOST_NODES, grow_lattice
from nonokit.scanning.grid.mesh import Shape
from nonokit.scanning.grid.pitch import LARGEST, likeliest_pitches, pitches_of
from nonokit.scanning.grid.regrow import regrown
from nonokit.scanning.grid.ridges import Ridges, combined, ridges_of
from nonokit.scanning.grid.settling import LEAST_NODES, settled
from nonokit.scanning.grid.survey import Survey, survey_of
from nonokit.scanning.grid.turning import Turn, View, view_of

Array = Any  # numpy is an optional part

WORKING_PITCH = 20.0  # pixels: lines are looked for at this scale
LARGEST_ZOOM = 2.0
MOST_PIXELS = 4_000_000  # of a view
COARSER = 3  # times, for cells of which a few fill the picture
PLAIN = {"dark": 0.8, "light": 0.92, "step": 0.9}  # quality from which on nothing else need be tried
CERTAIN, CERTAIN_CELLS = 0.98, 400  # quality and cells of dark lines beside which light ones are none
LARGE = 1500  # cells
FAIR = 0.5  # quality from which on edges of filled cells need not be tried
MANY = 60  # cells, likewise
ASKEW = 2 * math.log(
    1.35
)  # times as long, or as short, as the page repeats are the steps of no grid, both ways
DARK_PAGE = 90  # grey below which most of a page is dark, and its lines are light
RIVAL = 0.5  # of its strength: lines of the other kind that repeat so are tried, too
USUAL = 2.5  # how much more strongly lines of the other kind must repeat
SPARSE = 0.5  # of what the best is worth: lattices that begin with less are not followed
KINDS = ("dark", "light", "step")
DIVISIONS = (2, 3, 4, 5)
FEWEST = 3  # lines of a grid
LEAST_PITCH = 8  # pixels: numbers in smaller cells cannot be read
MOST_CELLS = 120  # side by side
FOLLOWED = 2  # times its pixels takes a lattice that is followed up: other kinds of line are looked at, too
WORK_PER_NODE = 400  # each crossing that is found takes as long as so many pixels, …
WORK_PER_FOLLOWED = 800  # … and as so many more, where the lattice is followed up
AT_EDGE = 0.15  # of a cell: so near lies a line that a picture was cut at
GOES_ON = 0.15  # share of ruled cells in a line beyond the last one, for it to be the grid's
PART = 0.3  # likewise: with more, something else may have ended it
AS_WELL = 0.9  # of its quality a finer lattice must have
WEAK = 0.7  # of how well cells are ruled usually: a last line that is ruled worse may be something else
MORE = 12  # pitches that are tried where no clues can be read


@dataclass(frozen=True)
class Candidate:
    """A kind of line and a pitch to look for, in pixels of the picture."""

    kind: str
    x: float
    y: float
    strength: float

    def on_its_side(self) -> Candidate:
        """The same in the picture turned by a quarter."""
        return replace(self, x=self.y, y=self.x)


@dataclass(frozen=True)
class Found:
    """The ruled part of a page: rows and columns of cells counted from its first lines, and how well it is ruled."""

    shape: Shape
    view: View
    rows: int
    columns: int
    quality: float  # 0 to 1
    candidate: Candidate
    turn: Turn  # by which the page was turned back
    above: Array  # which cells are ruled above it, where clues stand, line by line from the nearest
    beside: Array  # which are left of it, column by column
    below: Array  # likewise below it: where lines are hard to see, the grid may go on
    right: Array
    inside: Array  # how surely each of its own cells is ruled

    @property
    def cells(self) -> int:
        """Cells in the rectangle."""
        return self.rows * self.columns

    @property
    def is_large(self) -> bool:
        """Whether to look for clues of this grid wherever they may be would take long."""
        return self.cells > LARGE

    @property
    def is_large_and_whole(self) -> bool:
        """Whether so many cells are ruled all around that there is no other grid to look for, which would take long."""
        return self.quality > CERTAIN and self.is_large

    def longer(self, *, is_row: bool) -> Found:
        """The same with one more row or column at the end."""
        if is_row:
            return replace(self, rows=self.rows + 1, below=self.below[1:])
        return replace(self, columns=self.columns + 1, right=self.right[1:])

    def may_go_on(self, *, is_row: bool) -> bool:
        """Whether some cells after the last row or column are ruled; so far beyond the ruled part that nobody looked, they may be."""
        beyond = self.below if is_row else self.right
        return not len(beyond) or bool(beyond[0].mean() > GOES_ON)

    def room(self, shape: tuple[int, ...], *, is_row: bool) -> float:
        """So many cells of a picture follow one more row or column at the end; below zero it is not all in it."""
        import numpy as np

        ends = np.array([[0.0, self.columns if is_row else self.rows]])
        last = np.full((1, 2), (self.rows if is_row else self.columns) + 1.0)
        places = self.at(last, ends)[0, :, 1] if is_row else self.at(ends, last)[0, :, 0]
        return float((shape[0 if is_row else 1] - places).max()) / self.pitch()

    def without_last(self, most: int, *, is_row: bool) -> Found:
        """The same without up to so many last rows or columns, from one on that is ruled worse than those before it."""
        inside = self.inside if is_row else self.inside.T
        means = inside.mean(axis=1)
        some = range(min(most, len(means) - FEWEST), 0, -1)
        cut = next((k for k in some if means[-k] < WEAK * means[:-k].mean()), 0)
        if not cut:
            return self
        if is_row:
            return replace(self, rows=self.rows - cut, inside=self.inside[:-cut])
        return replace(self, columns=self.columns - cut, inside=self.inside[:, :-cut])

    def unsure_first(self, begin: int, *, is_row: bool) -> int:
        """How many first rows or columns are ruled worse than most: strokes of numbers that stand in line look like it.

        What lies before the line `begin` of the other way does not count: the corner between clues may have no cells.
        """
        import numpy as np

        inside = self.inside if is_row else self.inside.T
        if begin >= inside.shape[1]:
            return 0
        means = inside[:, max(0, begin) :].mean(axis=1)
        return int(np.argmax(means >= WEAK * np.median(means)))

    def at(self, rows: Array, columns: Array) -> Array:
        """Where crossings lie in the picture; rows and columns may be fractions and may lie outside."""
        return self.view.to_picture(self.shape.at(rows + len(self.above), columns + len(self.beside)))

    def pitch(self) -> float:
        """Pixels of the picture from line to line."""
        import numpy as np

        corners = self.at(
            np.array([[0.0, 0], [self.rows, self.rows]]), np.array([[0.0, self.columns], [0, self.columns]])
        )
        across = np.linalg.norm(corners[:, 1] - corners[:, 0], axis=1).mean() / self.columns
        down = np.linalg.norm(corners[1] - corners[0], axis=1).mean() / self.rows
        return float((across * down) ** 0.5)


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


def find_ruled(grey: Array) -> Found | None:
    """The ruled part of a page; None when there is none."""
    return next(find_all(grey, Effort()), None)


def find_all(grey: Array, effort: Effort, survey: Survey | None = None) -> Iterator[Found]:
    """The ruled part of a page; then what else it may be, for those who cannot read its clues."""
    survey = survey or survey_of(grey)
    coarse, scale = survey.coarse, survey.scale
    search, candidates = Search(grey, survey.turn, effort), _candidates(coarse, scale)
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
        best = _best_of(search, _squares(lines), None)
    best = best and _divided(search, best)
    if best and (is_plain(best) or all(_is_fair(best, step) for step in steps[:1])):
        return best
    return _best_of(search, steps, best)


def large_candidates(coarse: Array, scale: float) -> list[Candidate]:
    """Cells larger than those that are looked for at first: a few of them fill a screen."""
    import cv2

    coarser = cv2.resize(coarse, None, fx=1 / COARSER, fy=1 / COARSER, interpolation=cv2.INTER_AREA)
    return [each for each in _candidates(coarser, scale / COARSER) if min(each.x, each.y) * scale > LARGEST]


def square_candidates(coarse: Array, scale: float) -> list[Candidate]:
    """Square cells of every width that repeats, with lines of any kind, the likeliest first."""
    pitches = [(kind, pitch) for kind in KINDS for pitch in pitches_of(coarse, kind)]
    strengths: dict[tuple[str, float], float] = {}
    for kind, pitch in pitches:
        for side in (pitch.x, pitch.y):
            for way in (kind, "step"):
                strengths[way, side] = max(pitch.strength, strengths.get((way, side), 0.0))
    ranked = sorted(strengths.items(), key=lambda each: -each[1])
    legible = [(kind, side, strength) for (kind, side), strength in ranked if side >= LEAST_PITCH * scale]
    return [Candidate(kind, side / scale, side / scale, strength) for kind, side, strength in legible[:MORE]]


def boxed_candidates(coarse: Array, scale: float) -> list[Candidate]:
    """What repeats within single boxes of a picture: a small grid on a large screen is lost among everything else."""
    found: dict[Candidate, None] = {}
    for box in boxes_of(coarse):
        for kind in KINDS:
            for pitch in pitches_of(coarse[box], kind)[:1]:
                found[Candidate(kind, pitch.x / scale, pitch.y / scale, pitch.strength)] = None
    return sorted(filter(_is_legible, found), key=lambda each: -each.strength)


def _squares(candidates: list[Candidate]) -> list[Candidate]:
    """The same with square cells, as wide as they were wide or high."""
    sides = ((one, side) for one in candidates for side in (one.x, one.y) if one.x != one.y)
    return list(dict.fromkeys(replace(one, x=side, y=side) for one, side in sides))


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


def _candidates(coarse: Array, scale: float) -> list[Candidate]:
    """What to look for, the likeliest first; edges of filled cells last."""
    import numpy as np

    found: dict[str, list[Candidate]] = {
        kind: [
            Candidate(kind, pitch.x / scale, pitch.y / scale, pitch.strength)
            for pitch in likeliest_pitches(coarse, kind)
        ]
        for kind in KINDS
    }
    usual = "dark" if np.median(coarse[::4, ::4]) > DARK_PAGE else "light"
    lines = sorted(
        filter(_is_legible, found["dark"] + found["light"]),
        key=lambda each: -each.strength * (USUAL if each.kind == usual else 1),
    )
    steps: dict[tuple[float, float], Candidate] = {}
    for each in found["step"][:2] + lines[:2]:  # the same cells are looked for once
        steps.setdefault((each.x, each.y), Candidate("step", each.x, each.y, each.strength))
    return lines + list(steps.values())


def _is_legible(candidate: Candidate) -> bool:
    """Whether numbers in such cells can be read at all."""
    return min(candidate.x, candidate.y) >= LEAST_PITCH


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
