"""Pictures of single clue numbers as they come out of photos and screenshots, made by the thousand with torch.

Every crop starts as glyphs of some font on a canvas of twice its size, gets what clue cells have around them (scan_around.py:
lines, strokes of a pen, parts of a neighbour, the ground it stands on), then what cameras and screens do to it, and ends as
the 32×32 pixels that the scanner hands to the recogniser (scan_camera.py): a ruled cell, or a number that stands alone. One crop
in five holds no number.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as nn
from scan_around import Around
from scan_camera import CANVAS, PIXELS, UNIT, Tensor, Windows

EMPTY, OTHER = 0, 4  # kinds; 1, 2 and 3 are numbers of so many digits
NONE = -1  # a digit that is not there
SHARES = ((OTHER, 0.12), (EMPTY, 0.07), (1, 0.4), (2, 0.36), (3, 0.05))  # of a batch, in this order
SMALL_SHARES = ((EMPTY, 0.06), (1, 0.5), (2, 0.39), (3, 0.05))
ALONE = 0.45  # of the crops show a number cut out by itself
RINGS = 40  # one crop of so many shows a 0 that is a mere ring, as some fonts and nearly all hands draw it
MARKED = 15  # one number of so many has a sign of its colour before it
TIGHT = (1.35, 1.14)  # how much larger than a number's height, and width, such a crop is (glyphs.py)
GLYPH = 20  # pixels of a small digit's picture
FAR = 9.0  # half crops: all of it is seen

Place = tuple[Tensor, ...]  # half crops across and down from the middle, so wide, and from its middle up
Shares = tuple[tuple[int, float], ...]


@dataclass
class Crops:
    """A batch: pictures (n×1×32×32), kinds, and three digits each (`NONE` where there is none)."""

    pictures: Tensor
    kinds: Tensor
    digits: Tensor


class Maker(Around):
    """Makes crops from the glyphs of some fonts; `harsh` (from, to; 0 to 1) says how much they suffer."""

    def __init__(
        self, fonts: Path, held: bool, device: str, seed: int, harsh: tuple[float, float] = (0.0, 1.0)
    ) -> None:
        super().__init__(device, seed, harsh)
        data = np.load(fonts)
        chosen = data["is_held"] == held
        self.glyphs, self.others, self.small = (
            torch.tensor(data[name][chosen], device=device) for name in ("digits", "others", "small")
        )
        self.advance = torch.tensor(data["advance"][chosen], device=device)
        # Designs count alike, not fonts.
        weights = 1 / np.bincount(data["design"][chosen])[data["design"][chosen]]
        self.smooth = nn.interpolate(
            torch.eye(5)[None, None], (CANVAS, 5), mode="bicubic", align_corners=True
        )[0, 0].to(device)
        self.weights = torch.tensor(weights, dtype=torch.float32, device=device)

    def batch(self, n: int) -> Crops:
        """A batch of crops, ordered by what they show."""
        kinds, digits, begins = self._labels(n, SHARES)
        fonts = self._fonts(n)
        ink, place = self._numbers(fonts, digits, begins)
        height = place[-1]
        rings = slice(begins[1], begins[1] + n // RINGS)
        digits[rings, 0] = 0
        ink[rings] = self.rings(place[0][rings], place[1][rings], height[rings])
        marked = slice(begins[1] + self.python.randrange(MARKED), None, MARKED)
        ink[marked] = torch.maximum(ink[marked], self.marked(*(each[marked] for each in place)))
        ink[: begins[EMPTY]] = self.no_numbers(fonts[: begins[EMPTY]])
        ink = self._weighed(self._bent(ink), begins[1])
        contrast = self._contrast(n)
        canvas, own = self._lit(ink, fonts, contrast, place, begins[1])
        return Crops(self.crops(canvas, height, contrast, self._windows(own, kinds)), kinds, digits)

    def bitmap_batch(self, n: int) -> Crops:
        """A batch of digits of a few pixels, as coarse screens draw them: one pixel of the screen is one of the camera's."""
        kinds, digits, _ = self._labels(n, SMALL_SHARES)
        ink, wide, high = self._bitmaps(self._fonts(n), digits)
        # A cell has room for the number, or it is cut out by itself.
        cell = (
            (torch.maximum(high, wide) * self.uniform(n, 1.0, 1.7) + self.uniform(n, 0, 4))
            .clamp(8, 44)
            .round()
        )
        is_alone = self.chance(n, ALONE) & (kinds != EMPTY)
        off = [
            torch.where(
                is_alone, 0.0, (self.uniform(n, -0.5, 0.5) * (cell - each).clamp(min=0)).round().clamp(-2, 2)
            )
            for each in (high, wide)
        ]
        ink = torch.maximum(ink, self._bitmap_lines(cell, off))
        paper, contrast = self.uniform(n, 120, 255), self._contrast(n)
        seen = paper[:, None, None] * (1 - contrast[:, None, None] * ink)
        seen = self.spoilt(seen, contrast, self.uniform(n, *self.harsh) * 0.3)
        half = torch.maximum(TIGHT[0] * high, TIGHT[1] * wide).clamp(max=44) / cell
        whole, far = torch.ones_like(half), torch.full_like(half, FAR)
        ends = (
            torch.where(is_alone, each, other)
            for each, other in ((half, whole), (wide / cell, far), (high / cell, far))
        )
        zero = torch.zeros_like(half)
        return Crops(self.cut_out(seen, cell, (off[0], off[1]), Windows(zero, zero, *ends)), kinds, digits)

    def _fonts(self, n: int) -> Tensor:
        return torch.multinomial(self.weights, n, replacement=True, generator=self.rng)

    def _contrast(self, n: int) -> Tensor:
        """Most numbers are plain to see; some are pale."""
        pale = torch.exp(self.uniform(n, -3.2, -1.2))
        return torch.where(self.chance(n, 0.2), pale, self.uniform(n, 0.3, 1.0))

    def _labels(self, n: int, shares: Shares) -> tuple[Tensor, Tensor, dict[int, int]]:
        """Kinds and digits, and where each kind begins; small numbers are frequent, as in puzzles, and every number occurs."""
        digits = torch.full((n, 3), NONE, device=self.device)
        kinds = torch.empty(n, dtype=torch.long, device=self.device)
        begins, end, total = {}, 0, 0.0
        for kind, share in shares:
            begins[kind], total = end, total + share
            begin, end = end, round(n * total)
            kinds[begin:end] = kind
            size = end - begin
            if kind in (1, 2, 3):
                leading = torch.where(
                    self.chance(size, 0.5), self.integers(size, 1, 3), self.integers(size, 1, 10)
                )
                alone = torch.where(
                    self.chance(size, 0.25), self.integers(size, 1, 3), self.integers(size, 1, 10)
                ) * ~self.chance(size, 0.08)
                digits[begin:end, 0] = alone if kind == 1 else leading
                digits[begin:end, 1:kind] = torch.stack([self.integers(size, 0, 10) for _ in range(2)], 1)[
                    :, : kind - 1
                ]
        return kinds, digits, begins

    def _numbers(self, fonts: Tensor, digits: Tensor, begins: dict[int, int]) -> tuple[Tensor, Place]:
        """Numbers as ink on canvases, each digit placed, squeezed, slanted and turned a little; and their places."""
        n = len(fonts)
        height = self.uniform(n, 0.36, 0.9)
        squeeze = torch.where(
            self.chance(n, 0.3), torch.exp(self.uniform(n, -0.65, 0.5)), self.uniform(n, 0.72, 1.15)
        )
        spacing = self.uniform(n, 0.86, 1.12)
        advance = self.advance[fonts[:, None], digits.clamp(min=0)] * (digits != NONE)
        width = advance.sum(1) * height * squeeze * spacing
        too_wide = (width / self.uniform(n, 0.8, 1.08)).clamp(min=1)
        narrow = self.uniform(n, 0, 1)  # how much of it is made up for by narrower, not smaller, digits
        squeeze, height = squeeze / too_wide**narrow, height / too_wide ** (1 - narrow)
        width = width / too_wide
        x, y = (self.uniform(n, -0.42, 0.42) * (1 - each).clamp(min=0.1) for each in (width, height))
        angle = self.uniform(n, -0.12, 0.12) * self.uniform(n, *self.harsh)
        slant = torch.where(self.chance(n, 0.3), 3.0, 1.0) * self.uniform(n, -0.12, 0.12)
        by_hand = self.chance(n, 0.3).float()  # digits that do not stand in line
        ink = torch.zeros(n, CANVAS, CANVAS, device=self.device)
        at = x - width / 2
        for k in range(3):
            step = advance[:, k] * height * squeeze * spacing
            up = y + by_hand * self.uniform(n, -0.05, 0.05)
            tall = height * (1 + by_hand * self.uniform(n, -0.12, 0.12))
            turned = angle + by_hand * self.uniform(n, -0.1, 0.1)
            own = slice(begins[k + 1], None)  # numbers of so many digits and more
            glyph = self.grey(self.glyphs[fonts[own], digits[own, k]])
            each = (at + step / 2, up, tall, squeeze, turned, slant)
            ink[own] = torch.maximum(ink[own], self.placed(glyph, *(value[own] for value in each)))
            at = at + step
        return ink, (2 * x, 2 * y, 2 * width, height)

    def _bitmaps(self, fonts: Tensor, digits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Numbers in the camera's pixels, and how wide and high they are."""
        n = len(fonts)
        sizes, modes = self.integers(n, 0, self.small.shape[1]), self.integers(n, 0, 2)
        sizes = torch.where(digits[:, 2] == NONE, sizes, sizes.clamp(max=3))  # three larger ones have no room
        gap = 1 + self.chance(n, 0.25).long()
        wide = torch.zeros(n, dtype=torch.long, device=self.device)
        parts = []
        for k in range(3):
            glyph = self.grey(self.small[fonts, sizes, modes, digits[:, k].clamp(min=0)])
            glyph = glyph * (digits[:, k] != NONE)[:, None, None]
            columns = glyph.amax(1) > 0.2
            first, last = columns.float().argmax(1), GLYPH - 1 - columns.flip(1).float().argmax(1)
            parts.append((glyph, wide - first))
            wide = wide + torch.where(columns.any(1), last - first + 1 + gap, 0)
        wide = (wide - gap).clamp(min=1)
        line = torch.arange(PIXELS, device=self.device)
        down = (line[:, None] == torch.arange(GLYPH, device=self.device) + (PIXELS - GLYPH) // 2).float()
        ink = torch.zeros(n, PIXELS, PIXELS, device=self.device)
        for glyph, at in parts:
            to = (at + (PIXELS - wide) // 2)[:, None] + torch.arange(GLYPH, device=self.device)
            ink = torch.maximum(ink, down @ glyph @ (to[:, :, None] == line).float())
        return ink, wide.float(), 7.0 + sizes

    def _bitmap_lines(self, cell: Tensor, off: list[Tensor]) -> Tensor:
        """Lines of a pixel's width around some cells."""
        n = len(cell)
        line = torch.arange(PIXELS, device=self.device)
        there = [
            (line == (PIXELS // 2 + by + side * cell / 2).floor()[:, None]) & self.chance(n, 0.15)[:, None]
            for by in off for side in (-1, 1)
        ]  # fmt: skip
        level = torch.maximum(
            (there[0] | there[1])[:, :, None].float(), (there[2] | there[3])[:, None].float()
        )
        return level * self.uniform(n, 0.3, 1)[:, None, None]

    def _bent(self, ink: Tensor) -> Tensor:
        """Most shapes bent a little, each its own way: so more designs are seen than there are fonts."""
        n = len(ink)
        amount = self.chance(n, 0.6) * self.uniform(n, 0.0, 0.1)
        moves = (2 * self.rand(n, 2, 5, 5) - 1) * amount[:, None, None, None]
        moves = self.smooth @ moves @ self.smooth.T
        places = nn.affine_grid(
            torch.eye(2, 3, device=self.device)[None], [1, 1, CANVAS, CANVAS], align_corners=False
        )
        return nn.grid_sample(ink[:, None], places + moves.permute(0, 2, 3, 1), align_corners=False)[:, 0]

    def _weighed(self, ink: Tensor, first: int) -> Tensor:
        """Bolder or lighter: ink spreads, or does not reach the paper; some is worn off; some numbers, from `first` on, are outlines."""
        some = self.some(4)
        ink[some] = nn.max_pool2d(ink[some], 3, 1, 1)
        some = self.some(10)
        ink[some] = 0.5 * (ink[some] - nn.max_pool2d(-ink[some], 3, 1, 1))
        some = slice(first + self.python.randrange(30), None, 30)
        ink[some] = (nn.max_pool2d(ink[some], 5, 1, 2) - 1.2 * ink[some]).clamp(min=0)
        some = self.some(10)
        specks = nn.interpolate(self.rand(len(ink[some]), 1, 26, 26), (CANVAS, CANVAS))[:, 0]
        ink[some] = torch.where(specks > 0.93, 0.2, 1.0) * ink[some]
        return ink

    def _lit(
        self, ink: Tensor, fonts: Tensor, contrast: Tensor, place: Place, first: int
    ) -> tuple[Tensor, Tensor]:
        """What stands in cells, under some light, from 0 to 255; and the ink that the scanner takes for the number.

        Numbers are from `first` on; before them is what is none.
        """
        n = len(ink)
        v, u = self.axes()
        paper = self.uniform(n, 120, 255)[:, None, None]
        dark = paper * (1 - contrast[:, None, None])
        picture, own = paper.repeat(1, CANVAS, CANVAS), ink.clone()

        def covered(some: slice, what: Tensor, by: Tensor) -> None:
            picture[some] += what * (by - picture[some])

        some = self.some(2)
        pale = torch.where(self.chance(n, 0.6), 0.0, self.uniform(n, 0.0, 0.8))[some, None, None]
        covered(some, self.lines(len(ink[some])), dark[some] + pale * (paper - dark)[some])
        some = self.some(7)
        ground, is_ring = self.grounds(len(ink[some]), torch.arange(n, device=self.device)[some] >= first)
        is_light = self.chance(len(ground), 0.4)[:, None, None] & ~is_ring  # numbers on dark pills
        faint = self.uniform(len(ground), 0.1, 0.4)[:, None, None]
        covered(
            some,
            ground,
            torch.where(is_light | is_ring, dark[some], paper[some] + faint * (dark - paper)[some]),
        )
        own[some] = torch.maximum(
            own[some], ground * (is_ring & self.chance(len(ground), 0.5)[:, None, None])
        )
        colour = dark.clone()
        colour[some] = torch.where(is_light, paper[some], dark[some])
        covered(slice(None), ink, colour)
        some = self.some(5)
        covered(some, self.neighbours(fonts[some]), dark[some])
        some = slice(first + self.python.randrange(5), None, 5)
        strokes = self.strokes(*(each[some] for each in place))
        strokes = strokes * self.uniform(len(strokes), 0.15, 1.0)[:, None, None]
        covered(some, strokes, colour[some])
        own[some] = torch.maximum(own[some], strokes)
        angle = self.uniform(n, 0, 6.283)[:, None, None]
        along = u * torch.cos(angle) + v * torch.sin(angle)
        some = self.some(16)
        edge = torch.sigmoid((along[some] - self.uniform(len(ink[some]), -0.6, 0.6)[:, None, None]) * 25)
        picture = picture * (1 + along * (self.uniform(n, 0, 0.15) * contrast)[:, None, None])
        picture[some] *= 1 - edge * self.uniform(len(edge), 0.1, 0.45)[:, None, None]
        return picture, own

    def _windows(self, own: Tensor, kinds: Tensor) -> Windows:
        """Where the scanner cuts: whole cells, or close around ink, with a crumb more here and there."""
        n = len(own)
        edge = (CANVAS - UNIT) // 2
        ends = torch.maximum(
            own[:, (edge, -edge - 1)].amax((1, 2)), own[:, :, (edge, -edge - 1)].amax((1, 2))
        )
        leaves = (ends > 0.3) & (kinds == OTHER)
        boxes = []
        for axis in (2, 1):
            is_ink = own.amax(axis) > 0.4
            first, last = is_ink.float().argmax(1), CANVAS - is_ink.flip(1).float().argmax(1)
            ends = [(end - CANVAS / 2) / (UNIT / 2) + self.uniform(n, -0.04, 0.04) for end in (first, last)]
            crumb = [self.chance(n, 0.06) * self.uniform(n, 0, 0.5) for _ in ends]
            ends = [(ends[0] - crumb[0]).clamp(-1.2, 1.2), (ends[1] + crumb[1]).clamp(-1.2, 1.2)]
            boxes.append(((ends[0] + ends[1]) / 2, ((ends[1] - ends[0]) / 2).clamp(min=0.08)))
        (y, high), (x, wide) = boxes
        # A digit that was cut in two and then cut out by itself may look like another one.
        is_alone = self.chance(n, ALONE) & (kinds != EMPTY) & ~leaves
        half = torch.maximum(TIGHT[0] * high, TIGHT[1] * wide)
        cell = [self.uniform(n, -0.05, 0.05), self.uniform(n, -0.05, 0.05), self.uniform(n, 0.96, 1.04)]
        far = torch.full_like(half, FAR)
        pairs = zip((x, y, half, wide, high), (*cell, far, far), strict=True)
        return Windows(*(torch.where(is_alone, mine, other) for mine, other in pairs))
