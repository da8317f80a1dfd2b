"""What a photo is of: a face, or what stands out from its surroundings; found, and separated from them.

Superpixels that lead on to the border of the image without a strong edge are background (boundary connectivity: Zhu, Liang, Wei
and Sun, "Saliency optimization from robust background detection", 2014); what differs from the background around it stands out.
GrabCut then finds the outline. Where what it finds falls apart or fills nearly everything, there is no subject to speak of.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import cv2
import numpy as np

from nonokit.generating.image.framing import Box, box_of
from nonokit.generating.image.pixels import Bytes, Floats, Mask, Pixels, Whole, oklab

SIDE = 256  # pixels at which a subject is looked for
FACE_SIDE = 420
SUPERPIXELS = 220
SMALLEST, LARGEST = 0.02, 0.85  # shares of the image a subject may have
PART = 0.12  # the share of the subject below which a part that stands alone is dropped
GAP = 0.03  # of the longer side: parts nearer than this are one
MAIN = 0.75  # the share of a subject that its largest part must have: what is found in several places is seldom meant
ROUNDS = 5


@dataclass(frozen=True)
class Subject:
    """The pixels of the subject, and the box to draw."""

    mask: Mask
    box: Box
    is_face: bool = False


def subject_of(pixels: Pixels) -> Subject | None:
    """The subject of a photo; None when nothing stands out."""
    face = face_box(pixels)
    small = pixels.at_most(SIDE)
    scale = pixels.width / small.width
    standing_out = saliency(small.rgb)
    if face is not None:
        standing_out = with_face(standing_out, face, scale)
    mask = separated(small.rgb, standing_out)
    if mask is None:
        return None if face is None else Subject(np.ones(pixels.rgb.shape[:2], bool), face, is_face=True)
    whole = (
        cv2.resize(mask.astype(np.uint8), (pixels.width, pixels.height), interpolation=cv2.INTER_LINEAR) > 0
    )
    return Subject(np.asarray(whole), face or box_of(whole), is_face=face is not None)


def saliency(rgb: Bytes) -> Floats:
    """How much each pixel stands out, 0 to 1."""
    from skimage.segmentation import slic

    labels = slic(rgb, n_segments=SUPERPIXELS, compactness=12, start_label=0, enforce_connectivity=True)
    count = int(labels.max()) + 1
    sizes = np.bincount(labels.ravel(), minlength=count).astype(np.float32)
    lab = oklab(rgb)
    colours = np.stack(
        [np.bincount(labels.ravel(), lab[..., i].ravel(), count) / sizes for i in range(3)], axis=1
    )
    y, x = np.indices(labels.shape, dtype=np.float32)
    side = float(max(labels.shape))
    places = np.stack(
        [np.bincount(labels.ravel(), part.ravel(), count) / sizes / side for part in (y, x)], axis=1
    )
    apart = np.linalg.norm(colours[:, None] - colours[None], axis=2)
    background = background_share(labels, apart)
    near = np.exp(-(np.linalg.norm(places[:, None] - places[None], axis=2) ** 2) / (2 * 0.25**2))
    contrast = (apart * near * background[None] * sizes[None]).sum(axis=1)
    contrast /= contrast.max() or 1.0
    middle = np.array(labels.shape) / side / 2
    centred = np.exp(-(((places - middle) ** 2) / (2 * (0.75 * middle) ** 2)).sum(axis=1))
    found = contrast * (1 - background) * centred
    return np.asarray((found / (found.max() or 1.0))[labels], np.float32)


def background_share(labels: Whole, apart: Whole) -> Whole:
    """How surely each superpixel is background: by how much of what it leads on to lies at the border."""
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import dijkstra

    count = len(apart)
    links = np.zeros((count, count), bool)
    for first, second in ((labels[:-1], labels[1:]), (labels[:, :-1], labels[:, 1:])):
        links[first.ravel(), second.ravel()] = True
    border = np.unique(np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]]))
    links[np.ix_(border, border)] = True
    links |= links.T
    # Steps smaller than what neighbours usually differ by are noise.
    usual = np.median(np.where(links & (apart > 0), apart, np.inf).min(axis=1)) if count > 1 else 0.0
    steps = np.where(links, np.maximum(apart - usual, 0) + 1e-6, 0)
    paths = dijkstra(csr_matrix(steps), directed=False)
    close = np.exp(-((paths / 0.07) ** 2) / 2)
    at_border = np.zeros(count, bool)
    at_border[border] = True
    connected = (close * at_border).sum(axis=1) / np.sqrt(close.sum(axis=1))
    return np.asarray(1 - np.exp(-(connected**2) / 2))


def separated(rgb: Bytes, standing_out: Floats) -> Mask | None:
    """What stands out, cut out along its outline; None when that leads nowhere."""
    sure, maybe = np.percentile(standing_out, 93), max(0.18, float(np.percentile(standing_out, 70)))
    marks = np.full(standing_out.shape, cv2.GC_PR_BGD, np.uint8)
    marks[standing_out > maybe] = cv2.GC_PR_FGD
    marks[standing_out > max(0.55, sure)] = cv2.GC_FGD
    marks[standing_out < 0.03] = cv2.GC_BGD
    if not (marks == cv2.GC_FGD).any() or not (marks == cv2.GC_BGD).any():
        return None
    models = np.zeros((1, 65)), np.zeros((1, 65))
    cv2.setRNGSeed(1)
    cv2.grabCut(
        np.ascontiguousarray(rgb[..., ::-1]), marks, (0, 0, 1, 1), *models, ROUNDS, cv2.GC_INIT_WITH_MASK
    )
    return large_parts(np.asarray((marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD)))


def large_parts(mask: Mask) -> Mask | None:
    """The mask without small parts and holes; None when what is left is too little, too much or too scattered."""
    smooth = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, parts, stats, _ = cv2.connectedComponentsWithStats(smooth, connectivity=8)
    areas = stats[1:, cv2.CC_STAT_AREA]
    if not len(areas):
        return None
    kept = [part for part in range(1, count) if areas[part - 1] >= PART * areas.max()]
    found = np.isin(parts, kept)
    holes, parts, stats, _ = cv2.connectedComponentsWithStats((~found).astype(np.uint8), connectivity=4)
    for hole in range(1, holes):
        if stats[hole, cv2.CC_STAT_AREA] < 0.02 * found.sum():
            found |= parts == hole
    share = float(found.mean())
    return found if SMALLEST < share < LARGEST and main_share(found) >= MAIN else None


def main_share(found: Mask) -> float:
    """The share of a mask that lies in its largest part; what is close together is one."""
    reach = max(3, round(GAP * max(found.shape)))
    joined = cv2.morphologyEx(found.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((reach, reach), np.uint8))
    _, parts = cv2.connectedComponents(joined, connectivity=8)
    sizes = np.bincount(parts[found])
    return float(sizes.max() / sizes.sum())


@cache
def _cascade(name: str) -> cv2.CascadeClassifier:
    folder = Path(cv2.__file__).parent / "data"
    return cv2.CascadeClassifier(str(folder / f"haarcascade_{name}.xml"))


def face_box(pixels: Pixels) -> Box | None:
    """Head and shoulders of the largest face; None when there is none.

    A face counts only when an eye is found in it: coins and flowers pass for faces else.
    """
    small = pixels.at_most(FACE_SIDE)
    grey = cv2.equalizeHist(cv2.cvtColor(small.rgb, cv2.COLOR_RGB2GRAY))
    least = (small.width // 9, small.width // 9)
    faces = [*_cascade("frontalface_default").detectMultiScale(grey, 1.1, 7, minSize=least)]
    faces += [*_cascade("frontalcatface_extended").detectMultiScale(grey, 1.1, 7, minSize=least)]
    for x, y, width, height in sorted(faces, key=lambda face: -face[2]):
        eyes = _cascade("eye").detectMultiScale(grey[y : y + height * 2 // 3, x : x + width], 1.1, 4)
        if len(eyes):
            scale = pixels.width / small.width
            box = Box(x - 0.45 * width, y - 0.5 * height, x + 1.45 * width, y + 1.75 * height)
            left, top, right, bottom = (side * scale for side in box)
            return Box(max(0, left), max(0, top), min(pixels.width, right), min(pixels.height, bottom))
    return None


def with_face(standing_out: Floats, face: Box, scale: float) -> Floats:
    """Saliency that knows of a face: the head surely stands out, what is far from it does not."""
    left, top, right, bottom = (round(side / scale) for side in face)
    found = np.zeros_like(standing_out)
    found[top:bottom, left:right] = np.maximum(standing_out[top:bottom, left:right], 0.2)
    middle = (left + right) // 2, top + (bottom - top) * 45 // 100
    axes = max(1, (right - left) // 4), max(1, (bottom - top) // 4)
    cv2.ellipse(found, middle, axes, 0, 0, 360, 1.0, -1)
    return found
