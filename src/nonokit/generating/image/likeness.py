"""How much a picture looks like its image: one figure from 0 to 1, by which variants are ranked and which is shown.

Compared are, at `PER_CELL` pixels a cell and always with the image itself: where edges run and which way (gradients with their
angle doubled, so that light to dark is the same edge as dark to light; faint edges count more than their strength, as they do to
eyes), tones inside the subject, and the outline of the subject. Line art is compared by its strokes: how near they lie, and
how many parts and holes there are; what fills most of its box is a blot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import cv2
import numpy as np

from nonokit.generating.image.kind import Kind
from nonokit.generating.image.pixels import Floats, Mask, Whole, blurred, enlarged
from nonokit.generating.image.shapes import border_share
from nonokit.generating.image.view import CHROMA, View

# Weights, fitted to which of 58 images' readings one could name; see docs/generating.md.
EDGES, TONES, OUTLINE, BORDER = 0.6, 0.4, 0.35, 0.3
STROKE_EDGES, STROKE_PLACES, STROKE_PARTS = 0.4, 0.35, 0.25
CLOGGED = 0.5  # what cells filled beyond those of a line drawing cost, as a share of all cells …
DENSE = 0.4  # … which has so many filled, …
DENSER = 1.5  # … or so many times what its strokes cover
OUTSIDE = 0.4  # how much edges outside the subject count
FINE = 0.7  # cells: edges are seen as sharp as this
NEAR = 1.0  # cells: and may lie this far from where they should
FAINT = 0.5  # the power of an edge's strength that counts
GAP = 5  # cells: an outline with gaps smaller than this is still one
UNEVEN = 0.04  # how much tones must vary inside the subject to be compared
DARK = 0.5  # OKLab lightness below which the ground of a drawing is dark
CROWDED = 0.25  # the share of filled cells at the border from which on a picture looks cut off

Lab = Sequence[float]


class Likeness:
    """Compares pictures with one view of an image. `labs` are the colours of the picture's values in OKLab."""

    def __init__(
        self, view: View, labs: Sequence[Lab] = ((1.0, 0.0, 0.0), (0.0, 0.0, 0.0)), ink: Mask | None = None
    ) -> None:
        self.view = view
        self.ink = ink
        self.channels = 3 if len({tuple(lab[1:]) for lab in labs}) > 1 else 1
        self.labs = np.asarray(labs, np.float32)
        self.weight = np.where(view.subject, 1.0, OUTSIDE).astype(np.float32)
        self.field = edge_field(seen(view.lab))
        self.inside = view.subject.astype(np.float32)
        self.around = np.maximum(blurred(self.inside, 1.0), 1e-3)
        self.tone = [self.softened(channel) for channel in seen(view.lab)[: self.channels]]
        self.shape = closed(view.solid)
        self.count = None if ink is None else parts_and_holes(ink)

    def of(self, cells: Whole) -> float:
        """The likeness of a picture: values, height × width."""
        picture = [enlarged(channel) for channel in seen(self.labs[cells])[: self.channels]]
        filled = cells > 0
        edges = self.edges(picture)
        if self.ink is not None:
            places, parts = self.places(filled), self.parts(filled)
            total = STROKE_EDGES * edges + STROKE_PLACES * places + STROKE_PARTS * parts
            return clipped(total - CLOGGED * self.clogged(filled))
        if self.is_scene:
            return clipped((EDGES * edges + TONES * self.tones(picture)) / (EDGES + TONES))
        crowded = max(0.0, border_share(filled) - CROWDED) if self.view.kind is Kind.PHOTO else 0.0
        total = EDGES * edges + OUTLINE * self.outline(filled) - BORDER * crowded
        if not self.is_uneven:
            return clipped(total / (EDGES + OUTLINE))
        return clipped((total + TONES * self.tones(picture)) / (EDGES + TONES + OUTLINE))

    @property
    def is_scene(self) -> bool:
        """Whether it is a photo in colours without an outline: it has no ground that is left free."""
        return self.channels > 1 and self.view.kind is Kind.PHOTO and not self.view.has_surroundings

    def edges(self, picture: list[Floats]) -> float:
        """How well edges agree."""
        own = edge_field(picture)
        product = sum(float((self.weight * a * b).sum()) for a, b in zip(self.field, own, strict=True))
        norms = [
            sum(float((self.weight * part * part).sum()) for part in field) for field in (self.field, own)
        ]
        return product / (norms[0] * norms[1]) ** 0.5 if min(norms) > 0 else 0.0

    @cached_property
    def is_uneven(self) -> bool:
        """Whether there are tones inside the subject; in a silhouette there is nothing to compare."""
        inside = self.view.subject
        return bool(inside.any()) and max(float(channel[inside].std()) for channel in self.tone) >= UNEVEN

    def tones(self, picture: list[Floats]) -> float:
        """How well light and dark, or colours, agree inside the subject.

        On a dark ground what is light is drawn filled as well as what is dark.
        """
        inside = self.view.subject
        pairs = [(a[inside], self.softened(b)[inside]) for a, b in zip(self.tone, picture, strict=True)]
        centred = [(a - a.mean(), b - b.mean()) for a, b in pairs]
        product = sum(float((a * b).sum()) for a, b in centred)
        norms = [sum(float((pair[i] ** 2).sum()) for pair in centred) for i in (0, 1)]
        found = product / (norms[0] * norms[1]) ** 0.5 if min(norms) > 1e-6 else 0.0
        ground = self.view.background
        return abs(found) if self.channels == 1 and ground is not None and ground < DARK else found

    def softened(self, channel: Floats) -> Floats:
        """A channel seen from a cell away, where what surrounds the subject has no say."""
        return blurred(channel * self.inside, 1.0) / self.around

    def outline(self, filled: Mask) -> float:
        """How well the silhouette agrees."""
        shape, own = closed(filled), self.shape
        either = (shape | own).sum()
        return float((shape & own).sum() / either) if either else 0.0

    def places(self, filled: Mask) -> float:
        """How near strokes lie to where they should, looked at sharply and from further away."""
        assert self.ink is not None
        ink, picture = self.ink.astype(np.float32), enlarged(filled)
        ink *= picture.sum() / max(1.0, float(ink.sum()))  # strokes may be thicker than they were
        found = []
        for reach in (0.6, 1.5):
            a, b = blurred(ink, reach), blurred(picture, reach)
            found.append(2 * float(np.minimum(a, b).sum()) / max(1e-6, float((a + b).sum())))
        return sum(found) / 2

    def clogged(self, filled: Mask) -> float:
        """The share of cells that are filled although a line drawing would be free there: broad strokes melt into a blot."""
        assert self.ink is not None
        return max(0.0, float(filled.mean()) - max(DENSE, DENSER * float(self.ink.mean())))

    def parts(self, filled: Mask) -> float:
        """How well the numbers of parts and of holes agree."""
        assert self.count is not None
        off = sum(abs(a - b) for a, b in zip(self.count, parts_and_holes(filled), strict=True))
        return 1 / (1 + 0.2 * off)


def clipped(value: float) -> float:
    """A figure from 0 to 1."""
    return min(1.0, max(0.0, value))


def seen(lab: Floats) -> list[Floats]:
    """Lightness and both colour channels, these weighted as eyes see edges between colours."""
    return [np.ascontiguousarray(lab[..., i]) * (CHROMA if i else 1.0) for i in range(3)]


def edge_field(channels: list[Floats]) -> tuple[Floats, Floats]:
    """Where edges run and which way: the gradient with its angle doubled, seen from a little away."""
    cosine, sine, strength = (np.zeros(channels[0].shape, np.float32) for _ in range(3))
    for channel in channels:
        soft = blurred(channel, FINE)
        x, y = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
        cosine += x * x - y * y
        sine += 2 * x * y
        strength += x * x + y * y
    scale = np.where(strength > 1e-7, np.maximum(strength, 1e-7) ** (FAINT / 2 - 1), 0).astype(np.float32)
    return blurred(cosine * scale, NEAR), blurred(sine * scale, NEAR)


def closed(cells: Mask) -> Mask:
    """A picture with small gaps closed and holes filled."""
    padded = np.pad(cells.astype(np.uint8), GAP)
    joined = cv2.morphologyEx(
        padded, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (GAP, GAP))
    )
    _, parts = cv2.connectedComponents(1 - joined, connectivity=4)
    return np.asarray(parts != parts[0, 0])[GAP:-GAP, GAP:-GAP]


def parts_and_holes(cells: Mask) -> tuple[int, int]:
    """How many parts a picture has, and how many holes."""
    filled = np.pad(cells.astype(np.uint8), 1)
    parts, _ = cv2.connectedComponents(filled, connectivity=8)
    holes, _ = cv2.connectedComponents(1 - filled, connectivity=4)
    return parts - 1, holes - 2
