"""What a frame shows of an image, at `PER_CELL` pixels a cell: colours, tones, and what belongs to the subject."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np

from nonokit.generating.constants import PLAIN_BORDER
from nonokit.generating.image.framing import Frame, border_colour, plain_share, sampled
from nonokit.generating.image.kind import Kind
from nonokit.generating.image.pixels import Bytes, Floats, Mask, Pixels, blurred, cell_means, evened, oklab

SURROUNDED = 0.97  # the share of cells up to which the subject has surroundings
CHROMA = 1.5  # how much colour counts beside lightness where both make an edge


@dataclass(frozen=True)
class View:
    """The part of an image that becomes a picture."""

    kind: Kind
    frame: Frame
    rgb: Bytes
    subject: Mask
    background: float | None = None  # how light what surrounds a drawing is

    @property
    def has_surroundings(self) -> bool:
        """Whether there is more to see than the subject."""
        return bool(self.solid.mean() < SURROUNDED)

    @cached_property
    def lab(self) -> Floats:
        """The colours in OKLab."""
        return oklab(self.rgb)

    @cached_property
    def light(self) -> Floats:
        """How light each pixel is, 0 to 1."""
        return np.ascontiguousarray(self.lab[..., 0])

    @cached_property
    def share(self) -> Floats:
        """How much of each cell belongs to the subject."""
        return evened(cell_means(self.subject))

    @cached_property
    def solid(self) -> Mask:
        """The cells of the subject."""
        return np.asarray(self.share >= 0.5)

    @cached_property
    def cell_light(self) -> Floats:
        """How light each cell is; where the subject ends, only its own pixels count."""
        own = cell_means(self.light * self.subject) / np.maximum(self.share, 1e-6)
        return np.where(self.share > 0.3, own, cell_means(self.light))

    @cached_property
    def edges(self) -> Floats:
        """How strongly colours change at each pixel, seen from a little away."""
        total = np.zeros(self.light.shape, np.float32)
        for channel, weight in zip(np.moveaxis(self.lab, 2, 0), (1.0, CHROMA, CHROMA), strict=True):
            soft = blurred(np.ascontiguousarray(channel) * weight, 0.35)
            total += cv2.Sobel(soft, cv2.CV_32F, 1, 0) ** 2 + cv2.Sobel(soft, cv2.CV_32F, 0, 1) ** 2
        return np.sqrt(total)


def view_of(pixels: Pixels, subject: Mask, kind: Kind, frame: Frame) -> View:
    """What a frame shows."""
    around = border_colour(pixels)
    rgb = np.clip(np.rint(sampled(pixels.rgb, frame, around)), 0, 255).astype(np.uint8)
    shown = np.asarray(sampled(subject.astype(np.float32), frame, 0.0) >= 0.5)
    is_drawing = kind is not Kind.PHOTO and plain_share(pixels) >= PLAIN_BORDER
    return View(kind, frame, rgb, shown, float(oklab(around[None, None])[0, 0, 0]) if is_drawing else None)
