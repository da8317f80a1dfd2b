"""The lattice as a full mesh: holes filled, stray crossings dropped.

A tilt (a homography), a smooth bend (a polynomial) and what is left over describe a page well enough to say where a
crossing lies that nobody saw, inside the lattice or some way outside it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nonokit.scanning.grid.lattice import Lattice
from nonokit.scanning.grid.rectangle import Rectangle

Array = Any  # numpy is an optional part

STRAY = 0.3  # of the pitch: crossings further from where the page's shape puts them are dropped
BENT = 0.6  # likewise: a whole line that is off by less has bent away,
ALIKE = 0.1  # if its crossings are off no more than this from how far their neighbours are,
NEIGHBOURS = 3  # so many on each side,
WHOLE = 0.7  # so many of them are known,
GRADUAL = 0.2  # and the line before it is off by such a share of that, too: strokes beside a grid are not
OFF_LINE = 0.08  # likewise: those nearer to a flat page's lines lie on them
MANY = 600  # crossings tell a tilt as well as thousands
CORNERS = 4  # crossings that a homography takes
SMOOTH = 0.8  # crossings: over so many around it each one is evened out
SPAN, LEAST_SPAN = 0.12, 1.0  # of the known lines, and lines: over so much the direction of a bend is told
AT_ONCE = 1_000  # places in one line of a map of them: OpenCV takes 32,766


@dataclass(frozen=True)
class Mesh:
    """Crossings as an array of rows × columns × (x, y)."""

    points: Array

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of cells."""
        return self.points.shape[0] - 1, self.points.shape[1] - 1


@dataclass(frozen=True)
class Shape:
    """The shape of a page, which tells where crossings lie outside the known ones too."""

    tilt: Array
    bend: Array
    rest: Array  # what tilt and bend leave over at each known crossing
    known: Array  # the first and last rows and columns that have known crossings

    def at(self, rows: Array, columns: Array) -> Array:
        """Where crossings lie; rows and columns may be fractions and may lie outside."""
        size = (self.rest.shape[0] - 1, self.rest.shape[1] - 1)
        return _model(self.tilt, self.bend, rows, columns, size, self.known) + _sampled(
            self.rest, rows, columns
        )

    def mesh(self, beyond: int = 0) -> Mesh:
        """All crossings, and some lines beyond on every side."""
        import numpy as np

        height, width = self.rest.shape[:2]
        rows, columns = np.mgrid[-beyond : height + beyond, -beyond : width + beyond].astype(np.float32)
        return Mesh(self.at(rows, columns))


Fit = Callable[
    [Array, Array, tuple[int, ...], float], Shape
]  # crossings, their places, cells of a page, pitch


def shape_of(lattice: Lattice) -> Shape:
    """The shape of the page that a lattice lies on; its first row and column are the lattice's lowest."""
    import numpy as np

    index = np.array(list(lattice.nodes), float)
    place = np.array(list(lattice.nodes.values()), float)
    index -= index.min(axis=0)
    return shape_through(index, place, tuple(index.max(axis=0).astype(int)), min(lattice.pitch))


def shape_of_part(mesh: Mesh, part: Rectangle, pitch: float, fit: Fit) -> Shape:
    """The shape of a part of a mesh, counted from the part's first lines."""
    import numpy as np

    rows, columns = np.mgrid[: part.rows + 1, : part.columns + 1]
    index = np.column_stack([rows.ravel(), columns.ravel()])
    place = mesh.points[part.top : part.bottom + 1, part.left : part.right + 1].reshape(-1, 2)
    return fit(index, place, (part.rows, part.columns), pitch)


def shape_through(index: Array, place: Array, shape: tuple[int, ...], pitch: float) -> Shape:
    """The shape of a page of so many rows and columns of cells, from the crossings that are known."""
    import numpy as np

    keep = np.ones(len(index), bool)
    for _ in range(2):
        tilt, bend = _fit(index[keep], place[keep], shape)
        known = np.array([index[keep].min(axis=0), index[keep].max(axis=0)])
        left = place - _model(tilt, bend, index[:, 0], index[:, 1], shape, known)
        off = np.linalg.norm(left, axis=1)
        keep = off < max(STRAY * pitch, 3 * float(np.median(off)))
        keep |= _bent_away(index, left, pitch)
    return Shape(tilt, bend, _spread(index[keep].astype(int), left[keep], shape), known)


def _bent_away(index: Array, left: Array, pitch: float) -> Array:
    """Crossings of whole outermost lines that lie as far as their neighbours from where the page's shape puts them.

    There the page bends away more sharply than a polynomial can.
    """
    import numpy as np

    found = np.zeros(len(index), bool)
    for axis in (0, 1):
        least = WHOLE * len(np.unique(index[:, 1 - axis]))
        values, counts = np.unique(index[:, axis], return_counts=True)
        whole = values[counts > least]
        for way, lines in ((-1, whole[:3]), (1, whole[:-4:-1])):
            inwards = [-way * np.median(left[index[:, axis] == line, 1 - axis]) for line in lines]
            for line, own, inner in zip(lines, inwards, inwards[1:], strict=False):
                if inner > GRADUAL * own > 0:
                    on = np.nonzero(index[:, axis] == line)[0]
                    on = on[np.argsort(index[on, 1 - axis])]
                    alike = _are_alike(left[on], pitch)
                    found[on[alike]] = alike.sum() > least
    return found


def _are_alike(left: Array, pitch: float) -> Array:
    """Which crossings of a line are off as far as their neighbours, and not too far."""
    import numpy as np

    usual = _running(left)
    is_near = np.linalg.norm(usual, axis=1) < BENT * pitch
    return is_near & (np.linalg.norm(left - usual, axis=1) < ALIKE * pitch)


def _running(values: Array) -> Array:
    """The median of each value and its neighbours."""
    import numpy as np

    padded = np.pad(values, ((NEIGHBOURS, NEIGHBOURS), (0, 0)), mode="edge")
    return np.median(np.stack([padded[k : k + len(values)] for k in range(2 * NEIGHBOURS + 1)]), axis=0)


def flat_through(index: Array, place: Array, shape: tuple[int, ...], pitch: float) -> Shape:
    """The shape of a flat page, seen from wherever, through most of the crossings that are known."""
    import cv2
    import numpy as np

    tilt = _tilt(index, place, cv2.RANSAC, OFF_LINE * pitch)
    bend = np.zeros((_terms(0, 0, (1, 1)).shape[-1], 2))
    known = np.array([index.min(axis=0), index.max(axis=0)])
    rest = np.zeros((shape[0] + 1, shape[1] + 1, 2), np.float32)
    return Shape(tilt, bend, rest, known)


def _fit(index: Array, place: Array, shape: tuple[int, ...]) -> tuple[Array, Array]:
    """Tilt and bend of the page."""
    import cv2
    import numpy as np

    tilt = _tilt(index, place, cv2.LMEDS if len(index) > 30 else 0)
    left = place - _tilted(tilt, index[:, 0], index[:, 1])
    terms = _terms(index[:, 0], index[:, 1], shape)
    weight = 1e-2 * np.eye(terms.shape[1]) * len(index) ** 0.5
    bend = np.linalg.solve(terms.T @ terms + weight, terms.T @ left)
    return tilt, bend


def _tilt(index: Array, place: Array, method: int, near: float = 3.0) -> Array:
    """How the page is seen, as a homography; a plain grid where too few crossings are known, or some would lie nowhere."""
    import cv2
    import numpy as np

    some = _some(index)
    if len(some) >= CORNERS:
        source = index[some, ::-1].astype(np.float32)
        tilt, _ = cv2.findHomography(source, place[some].astype(np.float32), method, near)
        with np.errstate(divide="ignore", invalid="ignore"):
            if tilt is not None and np.isfinite(_tilted(tilt, index[:, 0], index[:, 1])).all():
                return tilt
    return _plain(index, place)


def _some(index: Array) -> Array:
    """Crossings that are enough to tell a tilt from, spread over all of them."""
    import numpy as np

    return np.linspace(0, len(index) - 1, min(len(index), MANY)).astype(int)


def _plain(index: Array, place: Array) -> Array:
    """Steps of one length along the sides of the picture."""
    import numpy as np

    terms = np.column_stack([index[:, ::-1], np.ones(len(index))])
    found, *_ = np.linalg.lstsq(terms, place, rcond=None)
    return np.vstack([found.T, [0, 0, 1]])


def _model(
    tilt: Array, bend: Array, rows: Array, columns: Array, shape: tuple[int, ...], known: Array
) -> Array:
    import numpy as np

    # Beyond the known crossings the bend goes on as straight as it left them: a polynomial would run away.
    height, width = (max(LEAST_SPAN, SPAN * (known[1, k] - known[0, k])) for k in (0, 1))
    inner_rows, inner_columns = (
        np.clip(rows, known[0, 0], known[1, 0]),
        np.clip(columns, known[0, 1], known[1, 1]),
    )
    down, across = (rows - inner_rows) / height, (columns - inner_columns) / width
    here = _terms(inner_rows, inner_columns, shape) @ bend
    before_down = _terms(inner_rows - np.sign(down) * height, inner_columns, shape) @ bend
    before_across = _terms(inner_rows, inner_columns - np.sign(across) * width, shape) @ bend
    steps = np.abs(down)[..., None] * (here - before_down) + np.abs(across)[..., None] * (
        here - before_across
    )
    return _tilted(tilt, rows, columns) + here + steps


def _tilted(tilt: Array, rows: Array, columns: Array) -> Array:
    import numpy as np

    x, y, w = (tilt[k, 0] * columns + tilt[k, 1] * rows + tilt[k, 2] for k in range(3))
    return np.stack([x / w, y / w], -1)


def _terms(rows: Array, columns: Array, shape: tuple[int, ...]) -> Array:
    """Products of powers of the place on the page, up to the fourth degree along one side."""
    import numpy as np

    v = _powers(2 * np.asarray(rows, float) / max(1, shape[0]) - 1)
    u = _powers(2 * np.asarray(columns, float) / max(1, shape[1]) - 1)
    return np.stack([u[a] * v[b] for a in range(5) for b in range(5) if a + b <= 4], -1)


def _powers(values: Array) -> list[Array]:
    """From the zeroth to the fourth; products are far faster than powers."""
    square = values * values
    return [values * 0 + 1, values, square, square * values, square * square]


def _spread(index: Array, left: Array, shape: tuple[int, ...]) -> Array:
    """What the model leaves over, at every crossing: the mean around it, for a page has no sharp folds."""
    import numpy as np

    known = np.zeros((shape[0] + 1, shape[1] + 1), np.float32)
    values = np.zeros((*known.shape, 2), np.float32)
    known[index[:, 0], index[:, 1]] = 1
    values[index[:, 0], index[:, 1]] = left
    return _blurred(values) / (_blurred(known)[..., None] + 1e-3)


def _blurred(values: Array) -> Array:
    import cv2

    return cv2.GaussianBlur(values, (0, 0), SMOOTH, borderType=cv2.BORDER_CONSTANT)


def _sampled(grid: Array, rows: Array, columns: Array) -> Array:
    """Values of a grid between its points; outside, those of the border."""
    import cv2
    import numpy as np

    count = np.size(rows)
    x, y = (
        in_lines(np.clip(np.asarray(places, np.float32), 0, size - 1).ravel())
        for places, size in ((columns, grid.shape[1]), (rows, grid.shape[0]))
    )
    values = cv2.remap(grid, x, y, cv2.INTER_LINEAR).reshape(-1, 2)
    return values[:count].reshape(*np.shape(rows), 2)


def in_lines(values: Array) -> Array:
    """Values, or points, put in lines as short as OpenCV takes them, and some over to fill the last one."""
    import numpy as np

    return np.resize(values, (len(values) // AT_ONCE + 1, AT_ONCE, *values.shape[1:]))
