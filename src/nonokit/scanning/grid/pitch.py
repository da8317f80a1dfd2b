"""How far apart the lines of a grid are, before any line has been found.

Profiles across narrow bands are compared with themselves shifted: a grid repeats, whatever else is on the page.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

Array = Any  # numpy is an optional part

BANDS = 14  # profiles are taken in so many bands, so that tilted and bent lines stay sharp
KERNELS = (5, 9, 17, 33)  # lines up to about half as thick respond, in pixels
SMALLEST, LARGEST = 6, 160  # pitches looked for, in pixels of the reduced picture
PEAK = 0.3  # of the best peak, for a smaller lag to be believed
SMALLER = 0.6  # of the best lag: what divides it
LARGER = 0.7  # of the best peak, for a larger lag to be tried
FEWEST = 4  # cells side by side: larger lags are chance
MULTIPLES = 4  # of a lag that are looked at
SLACK = 0.03  # of a lag: steps differ on a page that is tilted
WHOLE = 0.15  # how far from a whole number a multiple may be
AS_STRONG = 0.7  # of the strength of its multiple, for the finer pitch to be tried too
OBLONG = 1.67  # times as high as wide or as wide as high, at most, are cells


@dataclass(frozen=True)
class Pitch:
    """Distances between vertical (x) and horizontal (y) lines in pixels, and how strongly the picture repeats."""

    x: float
    y: float
    strength: float


def likeliest_pitches(grey: Array, kind: str) -> list[Pitch]:
    """The best two pitches, and the finest that divides them: a grid repeats as strongly after several cells."""
    found = pitches_of(grey, kind)
    chosen = found[:2]
    finer = [pitch for pitch in found[2:] if any(_divides(pitch, other) for other in chosen)]
    return [*chosen, *sorted(finer, key=lambda pitch: pitch.x)[:1]]


def _divides(finer: Pitch, other: Pitch) -> bool:
    """Whether a pitch repeats almost as strongly as another that is a multiple of it, both ways."""
    times = (other.x / finer.x, other.y / finer.y)
    is_multiple = all(round(each) >= 2 and abs(each - round(each)) < WHOLE for each in times)
    return is_multiple and finer.strength >= AS_STRONG * other.strength


def pitches_of(grey: Array, kind: str) -> list[Pitch]:
    """Likely pitches, the most likely first, of lines "dark" or "light" against what is around them, or of "step"s."""
    across = _lags(grey, kind)
    down = _lags(grey.T.copy(), kind)
    pairs = [
        Pitch(x, y, (a * b) ** 0.5 * _square(x / y)) for x, a in across for y, b in down if _square(x / y) > 0
    ]
    return sorted(pairs, key=lambda pitch: -pitch.strength)


def _square(ratio: float) -> float:
    """How much cells of such a shape are worth: mostly they are square."""
    off = abs(math.log(ratio)) / math.log(OBLONG)
    return 1 - 0.5 * off if off < 1 else 0.0


def _lags(grey: Array, kind: str) -> list[tuple[float, float]]:
    """Shifts to the side at which vertical lines meet themselves again, with their strength."""
    import numpy as np

    found: dict[int, float] = {}
    for kernel in KERNELS if kind != "step" else KERNELS[:1]:
        curve = _self_likeness(_profiles(grey, kernel, kind))
        # Edges of words repeat as strongly as those of filled cells, which are larger.
        for lag, strength in _peaks(curve, grey.shape[1] // FEWEST, LARGER if kind == "step" else math.inf):
            near = [other for other in found if abs(other - lag) <= 0.12 * lag]
            best = max([strength, *(found[other] for other in near)])
            kept = lag if not near or strength == best else max(near, key=lambda other: found[other])
            for other in near:
                del found[other]
            found[round(kept)] = best
    ranked = sorted(found.items(), key=lambda item: -item[1])[:4]
    return [(float(lag), float(np.clip(strength, 0, 1))) for lag, strength in ranked]


def _profiles(grey: Array, kernel: int, kind: str) -> Array:
    """For each band of the picture, how much of a thin vertical line there is at each x."""
    import cv2
    import numpy as np

    if kind == "step":
        ridge = np.abs(cv2.Sobel(cv2.GaussianBlur(grey, (0, 0), 1.0), cv2.CV_32F, 1, 0))
    else:
        operation = cv2.MORPH_BLACKHAT if kind == "dark" else cv2.MORPH_TOPHAT
        ridge = cv2.morphologyEx(grey, operation, np.ones((1, kernel), np.uint8))
    height = max(1, grey.shape[0] // BANDS)
    bands = [ridge[y : y + height].mean(axis=0) for y in range(0, grey.shape[0] - height + 1, height)]
    return np.array(bands, np.float32)


def _self_likeness(profiles: Array) -> Array:
    """Correlation of the profiles with themselves, shifted by 0, 1, 2, … pixels."""
    import numpy as np

    level = profiles - profiles.mean(axis=1, keepdims=True)
    size = 2 * profiles.shape[1]
    power = np.abs(np.fft.rfft(level, size, axis=1)) ** 2
    curves = np.fft.irfft(power, size, axis=1)[:, : LARGEST + 20]
    overlap = 1 - np.arange(curves.shape[1]) / profiles.shape[1]
    curves = curves / np.maximum(overlap, 0.2)
    total = curves.sum(axis=0)
    return total / max(total[0], 1e-6)


def _peaks(curve: Array, largest: int, larger: float) -> list[tuple[float, float]]:
    """The lag that repeats best, and the best two of those much smaller: thick lines repeat better than thin ones.

    Also the best of those that are larger, if it repeats so strongly, as a share of the best.
    """
    inner = [
        lag
        for lag in range(SMALLEST, min(LARGEST, largest, len(curve) - 1))
        if curve[lag] >= curve[lag - 1] and curve[lag] > curve[lag + 1] and curve[lag] > 0.05
    ]
    if not inner:
        return []
    strengths = {lag: _repeated(curve, _refined(curve, lag)) for lag in inner}
    best = max(inner, key=lambda lag: strengths[lag])
    smaller = [lag for lag in inner if lag < SMALLER * best and strengths[lag] >= PEAK * strengths[best]]
    smaller.sort(key=lambda lag: -strengths[lag])
    beyond = [lag for lag in inner if lag > best / SMALLER and strengths[lag] >= larger * strengths[best]]
    beyond.sort(key=lambda lag: -strengths[lag])
    return [(_refined(curve, lag), strengths[lag]) for lag in (best, *smaller[:2], *beyond[:1])]


def _repeated(curve: Array, lag: float) -> float:
    """How strong a lag is with its multiples: a grid goes on, letters and digits do not."""
    total = weights = 0.0
    for times in range(1, MULTIPLES + 1):
        at, reach = times * lag, 1 + SLACK * times * lag
        near = curve[max(1, round(at - reach)) : round(at + reach) + 1]
        if at < len(curve):
            total, weights = total + float(near.max()) / times, weights + 1 / times
    return total / weights


def _refined(curve: Array, lag: int) -> float:
    """The peak's place between pixels."""
    a, b, c = curve[lag - 1], curve[lag], curve[lag + 1]
    bend = a - 2 * b + c
    return lag if bend >= 0 else lag + 0.5 * float((a - c) / bend)
