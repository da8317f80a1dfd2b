"""Pictures of single clue numbers as they come out of photos and screenshots, made by the thousand with torch.

Every crop starts as glyphs of some font on a canvas of twice its size, gets what clue cells have around them
(lines that touch the digits, strokes of a pen, parts of a neighbour), then what cameras and screens do to it (light,
blur, smear, few pixels, noise, JPEG, two tones), and ends as the 32×32 pixels that the recogniser sees. One crop in
four holds no number: empty cells, crosses, dots, filled cells, letters, numbers cut in two.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as nn
from scan_camera import CANVAS, SIDE, Camera, Tensor

EMPTY, OTHER = 0, 4  # kinds; 1, 2 and 3 are numbers of so many digits
TALL = 44 / 64  # height of a digit in its picture
NONE = -1  # a digit that is not there


@dataclass
class Crops:
    """A batch: pictures (n×1×32×32), kinds, and three digits each (`NONE` where there is none)."""

    pictures: Tensor
    kinds: Tensor
    digits: Tensor


class Maker(Camera):
    """Makes crops from the glyphs of some fonts; `harsh` (0 to 1) says how much they suffer."""

    def __init__(self, fonts: Path, held: bool, device: str, seed: int, harsh: float = 1.0) -> None:
        data = np.load(fonts)
        chosen = data["is_held"] == held
        super().__init__(device, seed, harsh)
        self.glyphs = self._picture(data["digits"][chosen])
        self.others = self._picture(data["others"][chosen])
        self.small = self._picture(data["small"][chosen])  # font, height, mode, digit
        self.advance = torch.tensor(data["advance"][chosen], device=device)
        weights = (
            1 / np.bincount(data["design"][chosen])[data["design"][chosen]]
        )  # designs count alike, not fonts
        self.weights = torch.tensor(weights, dtype=torch.float32, device=device)
        self.count = int(chosen.sum())

    def _picture(self, values: Any) -> Tensor:
        return torch.tensor(values, device=self.device).float() / 255

    def batch(self, n: int) -> Crops:
        """A batch of crops, those of the smallest digits first: crops side by side suffer alike, as far as they can."""
        kinds, digits = self._labels(n)
        fonts = torch.multinomial(self.weights, n, replacement=True, generator=self.rng)
        ink, height, width = self._numbers(fonts, digits)
        count = (digits != NONE).sum(1)
        order = torch.argsort(
            torch.where(count > 0, torch.minimum(height, 1.6 * width / count.clamp(min=1)), height)
        )
        kinds, digits, fonts, ink, height = (each[order] for each in (kinds, digits, fonts, ink, height))
        other = kinds == OTHER
        if other.any():
            ink[other] = self._others(fonts[other])
        ink = self._weight(self._bent(ink))
        contrast = self.uniform(n, 0.3, 1.0)
        picture = self.lit(ink, self._lines(n), self._strokes(n, (kinds > 0) & ~other), contrast)
        picture = self.blurred(picture, height)
        return Crops(self.seen(picture, height, contrast), kinds, digits)

    def bitmap_batch(self, n: int) -> Crops:
        """A batch of digits of a few pixels, as coarse screens draw them: one pixel of the screen is one of ours."""
        kinds, digits = self._labels(n)
        kinds[(kinds == 3) | (kinds == OTHER)] = 1
        digits[:, 2] = NONE
        digits[:, 0] = torch.where(digits[:, 0] == NONE, self.integers(n, 0, 10), digits[:, 0])
        digits[kinds == 1, 1] = NONE
        empty = kinds == EMPTY
        digits[empty] = NONE
        fonts = torch.multinomial(self.weights, n, replacement=True, generator=self.rng)
        cell = int(self.integers(1, 11, 22))
        sizes = self.integers(n, 0, min(self.small.shape[1], cell - 8))
        modes = self.integers(n, 0, 2)
        canvas = torch.zeros(n, cell, 2 * cell + 40, device=self.device)
        start = canvas.shape[2] // 2
        widths = []
        glyphs = [self.small[fonts, sizes, modes, digits[:, k].clamp(min=0)] for k in (0, 1)]
        glyphs = [g * (digits[:, k] != NONE)[:, None, None] for k, g in enumerate(glyphs)]
        for glyph in glyphs:
            columns = glyph.amax(1) > 0.2
            first = columns.float().argmax(1)
            last = 19 - columns.flip(1).float().argmax(1)
            widths.append(torch.where(columns.any(1), last - first + 1, 0))
        cramped = (widths[0] + widths[1] + 2 > cell) & (digits[:, 1] != NONE)
        digits[cramped, 1], kinds[cramped], widths[1][cramped], glyphs[1][cramped] = NONE, 1, 0, 0.0
        gap = torch.where(digits[:, 1] != NONE, 1 + (self.integers(n, 0, 3) == 0).long(), 0)
        total = widths[0] + gap + widths[1]
        rows = torch.arange(cell, device=self.device)
        down = self.integers(n, -1, 2) + (20 - cell) // 2
        for k, glyph in enumerate(glyphs):
            columns = glyph.amax(1) > 0.2
            first = columns.float().argmax(1)
            left = -(total // 2) + (0 if k == 0 else widths[0] + gap)
            x = (
                torch.arange(canvas.shape[2], device=self.device)[None]
                - start
                - left[:, None]
                + first[:, None]
            )
            valid = (x >= 0) & (x < 20)
            y = (rows[None] + down[:, None]).clamp(0, 19)
            index = y[:, :, None] * 20 + x.clamp(0, 19)[:, None, :]
            part = glyph.reshape(n, 400).gather(1, index.reshape(n, -1)).reshape(n, cell, -1)
            inside = ((rows[None] + down[:, None]) >= 0) & ((rows[None] + down[:, None]) < 20)
            canvas = torch.maximum(canvas, part * valid[:, None, :] * inside[:, :, None])
        side = int(self.integers(1, -1, 2))
        canvas = canvas[:, :, start - cell // 2 + side : start - cell // 2 + side + cell]
        lines = torch.zeros_like(canvas)
        for edge in (lines[:, 0], lines[:, -1], lines[:, :, 0], lines[:, :, -1]):
            edge[self.chance(n, 0.15)] = 1
        ink = torch.maximum(canvas, lines * self.uniform(n, 0.3, 1)[:, None, None])
        low, high = self.uniform(n, 0, 90), self.uniform(n, 150, 255)
        picture = (high[:, None, None] + (low - high)[:, None, None] * ink)[:, None]
        mode = ("nearest", "bilinear", "bicubic")[int(self.integers(1, 0, 3))]
        align = None if mode == "nearest" else False
        picture = nn.interpolate(picture, (SIDE, SIDE), mode=mode, align_corners=align)
        return Crops(self.normal(picture + self.noise(picture.shape, 3)), kinds, digits)

    def _labels(self, n: int) -> tuple[Tensor, Tensor]:
        """Kinds and digits; small numbers are frequent, as in puzzles, and every number occurs."""
        draw = torch.rand(n, generator=self.rng, device=self.device)
        kinds = torch.full((n,), OTHER, device=self.device)
        for kind, share in ((EMPTY, 0.1), (1, 0.48), (2, 0.87), (3, 0.92)):
            kinds = torch.where((kinds == OTHER) & (draw < share), torch.full_like(kinds, kind), kinds)
        digits = torch.stack([self.integers(n, 0, 10) for _ in range(3)], 1)
        leading = torch.where(self.chance(n, 0.5), self.integers(n, 1, 3), self.integers(n, 1, 10))
        zero = (kinds == 1) & self.chance(n, 0.08)
        digits[:, 0] = torch.where(
            zero, torch.zeros_like(leading), torch.where(kinds == 1, self.integers(n, 1, 10), leading)
        )
        shown = (
            torch.arange(3, device=self.device)[None]
            < torch.where(kinds <= 3, kinds, torch.zeros_like(kinds))[:, None]
        )
        return kinds, torch.where(shown, digits, torch.full_like(digits, NONE))

    def _numbers(self, fonts: Tensor, digits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Numbers as ink on canvases, each digit placed, squeezed, slanted and turned a little; heights and widths."""
        n = len(fonts)
        shown = digits != NONE
        count = shown.sum(1)
        height = self.uniform(n, 0.36, 0.9)
        squeeze = self.uniform(n, 0.72, 1.15)
        spacing = self.uniform(n, 0.86, 1.12)
        advance = self.advance[fonts[:, None], digits.clamp(min=0)] * shown
        width = advance.sum(1) * height * squeeze * spacing
        room = self.uniform(n, 0.8, 1.08)
        too_wide = (width / room).clamp(min=1)
        narrow = self.uniform(n, 0, 1)  # how much of it is made up for by narrower, not smaller, digits
        squeeze, height = squeeze / too_wide**narrow, height / too_wide ** (1 - narrow)
        width = width / too_wide
        x = self.uniform(n, -1, 1) * (0.5 * (1 - width).clamp(min=0.06)) * 0.7
        y = self.uniform(n, -1, 1) * (0.5 * (1 - height).clamp(min=0.08)) * 0.7
        angle = self.uniform(n, -0.1, 0.1) * self.harsh
        slant = torch.where(self.chance(n, 0.3), 2.0, 1.0) * self.uniform(n, -0.12, 0.12)
        by_hand = torch.where(self.chance(n, 0.3), 1.0, 0.0)  # digits that do not stand in line
        ink = torch.zeros(n, 1, CANVAS, CANVAS, device=self.device)
        at = x - width / 2
        for k in range(3):
            if not bool((count > k).any()):
                break
            step = advance[:, k] * height * squeeze * spacing
            glyph = self.glyphs[fonts, digits[:, k].clamp(min=0)][:, None]
            up = y + by_hand * self.uniform(n, -0.05, 0.05)
            tall = height * (1 + by_hand * self.uniform(n, -0.12, 0.12))
            turned = angle + by_hand * self.uniform(n, -0.1, 0.1)
            placed = self._placed(glyph, at + step / 2, up, tall, squeeze, turned, slant)
            ink = torch.maximum(ink, placed * shown[:, k, None, None, None])
            at = at + step
        return ink, height, width

    def _placed(
        self,
        glyph: Tensor,
        x: Tensor,
        y: Tensor,
        height: Tensor,
        squeeze: Tensor,
        angle: Tensor,
        slant: Tensor,
    ) -> Tensor:
        """Glyphs of some height (in canvases) around points, seen from the canvas's middle."""
        scale = TALL / height
        cos, sin = torch.cos(angle), torch.sin(angle)
        zero = torch.zeros_like(x)
        # From canvas to glyph: turn around the canvas's middle, move, slant, scale.
        a, b = cos, sin
        c, d = -sin, cos
        row0 = torch.stack(
            [a / squeeze * scale + slant * c * scale, b / squeeze * scale + slant * d * scale, zero], 1
        )
        row1 = torch.stack([c * scale, d * scale, zero], 1)
        theta = torch.stack([row0, row1], 1)
        theta[:, 0, 2] = (-2 * x / squeeze - slant * 2 * y) * scale
        theta[:, 1, 2] = -2 * y * scale
        grid = nn.affine_grid(theta, (len(x), 1, CANVAS, CANVAS), align_corners=False)
        return nn.grid_sample(glyph, grid, align_corners=False)

    def _others(self, fonts: Tensor) -> Tensor:
        """What is no number: a cross, a dot, a filled cell, a sign, a number cut in two, scribble."""
        n = len(fonts)
        sort = self.integers(n, 0, 6)
        v, u = self.axes(n)
        cross = torch.maximum(
            self._segment(u, v, n, -0.6, -0.6, 0.6, 0.6), self._segment(u, v, n, -0.6, 0.6, 0.6, -0.6)
        )
        radius = self.uniform(n, 0.08, 0.3)[:, None, None]
        cx, cy = (self.uniform(n, -0.15, 0.15)[:, None, None] for _ in range(2))
        dot = torch.sigmoid((radius**2 - (u - cx) ** 2 - (v - cy) ** 2) * 60)
        inset = self.uniform(n, 0.55, 0.92)[:, None, None]
        filled = torch.sigmoid((inset - torch.maximum(u.abs(), v.abs())) * 40)
        letters = self.integers(n, 0, self.others.shape[1])
        zero = torch.zeros(n, device=self.device)
        sign = self._placed(
            self.others[fonts, letters][:, None], self.uniform(n, -0.2, 0.2), self.uniform(n, -0.1, 0.1),
            self.uniform(n, 0.4, 1.0), self.uniform(n, 0.7, 1.2), zero, zero,
        )[:, 0]  # fmt: skip
        half = self._halved(fonts)
        noise = nn.interpolate(
            torch.rand(n, 1, 6, 6, generator=self.rng, device=self.device),
            (CANVAS, CANVAS),
            mode="bilinear",
            align_corners=False,
        )[:, 0]
        scribble = torch.sigmoid((noise - 0.6) * 30)
        choices = torch.stack([cross, dot, filled, sign, half, scribble], 1)
        return choices[torch.arange(n, device=self.device), sort][:, None]

    def _halved(self, fonts: Tensor) -> Tensor:
        """A digit of which a good part has left the canvas."""
        n = len(fonts)
        away = torch.where(self.chance(n, 0.5), 1.0, -1.0) * self.uniform(n, 0.42, 0.54)
        little = self.uniform(n, -0.1, 0.1)
        sideways = self.chance(n, 0.5)
        x, y = torch.where(sideways, away, little), torch.where(sideways, little, away)
        height = self.uniform(n, 0.6, 0.9)
        digits = self.glyphs[fonts, self.integers(n, 0, 10)][:, None]
        zero = torch.zeros(n, device=self.device)
        return self._placed(digits, x, y, height, self.uniform(n, 0.8, 1.15), zero, zero)[:, 0]

    def _segment(self, u: Tensor, v: Tensor, n: int, x0: float, y0: float, x1: float, y1: float) -> Tensor:
        """A stroke between two points, moved about a little."""
        ends = [self.uniform(n, -0.2, 0.2)[:, None, None] + at for at in (x0, y0, x1, y1)]
        width = self.uniform(n, 0.03, 0.1)[:, None, None]
        dx, dy = ends[2] - ends[0], ends[3] - ends[1]
        t = ((u - ends[0]) * dx + (v - ends[1]) * dy) / (dx * dx + dy * dy)
        t = t.clamp(0, 1)
        away = ((u - ends[0] - t * dx) ** 2 + (v - ends[1] - t * dy) ** 2).sqrt()
        return torch.sigmoid((width - away) * 60)

    def _bent(self, ink: Tensor) -> Tensor:
        """Most shapes bent a little, each its own way: so more designs are seen than there are fonts."""
        n = len(ink)
        amount = torch.where(self.chance(n, 0.6), 1.0, 0.0) * self.uniform(n, 0.0, 0.1)
        moves = torch.rand(n, 2, 5, 5, generator=self.rng, device=self.device) * 2 - 1
        moves = nn.interpolate(
            moves * amount[:, None, None, None], (CANVAS, CANVAS), mode="bicubic", align_corners=True
        )
        same = torch.eye(2, 3, device=self.device).expand(n, 2, 3)
        places = nn.affine_grid(same, (n, 1, CANVAS, CANVAS), align_corners=False)
        return nn.grid_sample(ink, places + moves.permute(0, 2, 3, 1), align_corners=False)

    def _weight(self, ink: Tensor) -> Tensor:
        """Bolder or lighter: ink spreads, or does not reach the paper."""
        n = len(ink)
        bold = nn.max_pool2d(ink, 3, 1, 1)
        light = -nn.max_pool2d(-ink, 3, 1, 1)
        draw = torch.rand(n, 1, 1, 1, generator=self.rng, device=self.device)
        ink = torch.where(draw < 0.25, bold, torch.where(draw > 0.9, 0.5 * (ink + light), ink))
        specks = nn.interpolate(
            torch.rand(n, 1, 24, 24, generator=self.rng, device=self.device), (CANVAS, CANVAS)
        )
        worn = (specks > 0.93) & self.chance(n, 0.1)[:, None, None, None]
        return torch.where(worn, ink * 0.2, ink)

    def _lines(self, n: int) -> Tensor:
        """Lines of the cell that the crop did not quite cut off."""
        v, u = self.axes(n)
        lines = torch.zeros(n, CANVAS, CANVAS, device=self.device)
        tilt = self.uniform(n, -0.06, 0.06)[:, None, None]
        lined = self.chance(n, 0.5)
        for along, across in ((u, v), (-u, v), (v, u), (-v, u)):
            there = (lined & self.chance(n, 0.4))[:, None, None]
            at = self.uniform(n, 0.84, 1.15)[:, None, None]
            width = self.uniform(n, 0.02, 0.12)[:, None, None]
            line = torch.sigmoid((width - (along + tilt * across - at).abs()) * 60)
            lines = torch.maximum(lines, line * there)
        return lines[:, None]

    def _strokes(self, n: int, numbers: Tensor) -> Tensor:
        """A player's pen through some numbers."""
        v, u = self.axes(n)
        up = self._segment(u, v, n, -0.8, 0.5, 0.8, -0.5)
        level = self._segment(u, v, n, -0.9, 0.0, 0.9, 0.0)
        stroke = torch.where(self.chance(n, 0.5)[:, None, None], up, level)
        there = numbers & self.chance(n, 0.06)
        return (stroke * there[:, None, None] * self.uniform(n, 0.3, 0.9)[:, None, None])[:, None]
