"""What an image is: line art, flat art or a photo. (Pixel art is told by its grid.)

Drawings have few colours, flat areas and a plain border; in line art the strokes are thin and leave most of the box empty.
"""

from __future__ import annotations

from enum import Enum

import cv2
import numpy as np

from nonokit.generating.image.framing import border_colour, box_of, content, plain_share
from nonokit.generating.image.pixels import Floats, Mask, Pixels

SIDE = 400
COMMON = 8  # colours, at 4 bits a channel
THIN = 0.03  # of the diagonal: strokes
EVEN = 0.1  # of the diagonal: strokes too, where they are as thick everywhere
INK_CONTRAST = 60
INK = 0.5  # the share of its box that line art fills at most


class Kind(Enum):
    """What an image is."""

    PIXEL_ART = "pixel art"
    LINE_ART = "line art"
    FLAT_ART = "flat art"
    PHOTO = "photo"


def kind_of(pixels: Pixels) -> Kind:
    """The kind of an image that is not pixel art."""
    small = pixels.at_most(SIDE)
    cover, flat, plain = common_share(small), flat_share(small), plain_share(small)
    if cover > 0.8 and flat > 0.6 and plain > 0.9 and stands_out(small) and has_thin_strokes(content(small)):
        return Kind.LINE_ART
    if (cover > 0.62 and flat > 0.55 and plain > 0.9) or (cover > 0.85 and flat > 0.8):
        return Kind.FLAT_ART
    return Kind.PHOTO


def stands_out(pixels: Pixels) -> bool:
    """Whether what differs from the border differs much, as ink does."""
    ink = content(pixels)
    far = np.abs(pixels.rgb.astype(np.int16) - border_colour(pixels).astype(np.int16)).max(axis=2)
    return bool(ink.any() and np.median(far[ink]) >= INK_CONTRAST)


def common_share(pixels: Pixels) -> float:
    """The share of pixels in the commonest colours."""
    coarse = (pixels.rgb >> 4).astype(np.int32) @ np.array([256, 16, 1], np.int32)
    counts = np.sort(np.bincount(coarse.ravel()))[::-1]
    return float(counts[:COMMON].sum() / coarse.size)


def flat_share(pixels: Pixels) -> float:
    """The share of pixels whose neighbours have their colour."""
    square = np.ones((3, 3), np.uint8)
    spread = cv2.dilate(pixels.rgb, square).astype(np.int16) - cv2.erode(pixels.rgb, square)
    return float((spread.max(axis=2) <= 12).mean())


def has_thin_strokes(ink: Mask) -> bool:
    """Whether what is drawn is made of thin strokes that leave most of their box empty."""
    if not ink.any():
        return False
    box = box_of(ink)
    if ink.sum() > INK * box.width * box.height:
        return False
    thickness = thicknesses(ink) / np.hypot(box.width, box.height)
    usual, most = np.percentile(thickness, (50, 90))
    return bool(np.percentile(thickness, 75) < THIN or (usual < EVEN and most < 1.5 * usual))


def stroke_width(ink: Mask) -> float:
    """How thick most strokes are, in pixels."""
    return float(np.percentile(thicknesses(ink), 75)) if ink.any() else 0.0


def thicknesses(ink: Mask) -> Floats:
    """How thick strokes are along their middle lines, in pixels: twice what these are away from the edge."""
    from skimage.morphology import skeletonize

    return np.asarray(2 * depths(ink)[skeletonize(ink)])


def depths(mask: Mask) -> Floats:
    """How far each pixel of a mask is from its edge."""
    padded = np.pad(mask.astype(np.uint8), 1)
    return np.asarray(cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1], np.float32)
