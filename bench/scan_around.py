"""What stands around clue numbers, and what is no number at all, drawn by chance on canvases."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import torch
import torch.nn.functional as nn
from scan_camera import CANVAS, UNIT, Camera, Tensor

TALL = 44 / 64  # height of a digit in its picture
ON_THEIR_SIDE = (2, 3, 4, 5, 6, 7, 9)  # digits that are none when turned


class Around(Camera):
    """Draws strokes, lines, grounds and signs; `glyphs` and `others` are pictures of each font's digits and letters."""

    glyphs: Tensor
    others: Tensor

    def grey(self, pictures: Tensor) -> Tensor:
        """Pictures of glyphs, from 0 to 1."""
        return pictures.float() / 255

    def axes(self) -> tuple[Tensor, Tensor]:
        """How far down and across each pixel of a canvas is, in half crops from the middle."""
        return self.line[None, :, None], self.line[None, None, :]

    def placed(
        self,
        glyph: Tensor,
        x: Tensor,
        y: Tensor,
        height: Tensor,
        squeeze: Tensor,
        angle: Tensor,
        slant: Tensor,
    ) -> Tensor:
        """Glyphs of some height around points (in crops from the middle), the whole turned around the middle."""
        scale = TALL / height
        cos, sin = torch.cos(angle), torch.sin(angle)
        # From canvas to glyph: turn, move, slant, scale.
        row0 = torch.stack(
            [cos / squeeze - slant * sin, sin / squeeze + slant * cos, -2 * x / squeeze - slant * 2 * y], 1
        )
        row1 = torch.stack([-sin, cos, -2 * y], 1)
        theta = torch.stack([row0, row1], 1) * scale[:, None, None]
        theta[:, :, :2] *= CANVAS / UNIT
        grid = nn.affine_grid(theta, [len(x), 1, CANVAS, CANVAS], align_corners=False)
        return nn.grid_sample(glyph[:, None], grid, align_corners=False)[:, 0]

    def segment(
        self,
        n: int,
        ends: tuple[Any, Any, Any, Any],
        width: tuple[float, float] = (0.03, 0.1),
        move: float = 0.2,
    ) -> Tensor:
        """A stroke between two points (across, down), moved about a little."""
        v, u = self.axes()
        x0, y0, x1, y1 = ((at + self.uniform(n, -move, move))[:, None, None] for at in ends)
        wide = self.uniform(n, *width)[:, None, None]
        dx, dy = x1 - x0, y1 - y0
        t = (((u - x0) * dx + (v - y0) * dy) / (dx * dx + dy * dy + 1e-6)).clamp(0, 1)
        away = ((u - x0 - t * dx) ** 2 + (v - y0 - t * dy) ** 2).sqrt()
        return torch.sigmoid((wide - away) * 60)

    def strokes(self, x: Tensor, y: Tensor, width: Tensor, height: Tensor) -> Tensor:
        """A pen through numbers around some points (in half crops): level, slanted, twice, or a cross; some reach the next cells.

        Level ones, with which pages strike through text, lie where letters without ascenders have their middle.
        """
        n = len(x)
        reach = torch.where(
            self.chance(n, 0.6), width * self.uniform(n, 0.45, 0.75), self.uniform(n, 0.7, 1.1)
        )
        is_level = self.chance(n, 0.45)
        y = y + is_level * height * self.uniform(n, -0.2, 0.4)
        slope = torch.where(is_level, 0.0, 1.0) * self.uniform(n, 0.25, 1.0)
        slope = torch.where(self.chance(n, 0.75), -slope, slope)
        rise = reach * slope
        first = self.segment(n, (x - reach, y - rise, x + reach, y + rise), (0.02, 0.07), 0.06)
        again = torch.where(self.chance(n, 0.5), 1.0, -1.0)  # beside the first, or across it
        off = torch.where(again > 0, 0.25, 0.0)
        second = self.segment(
            n, (x - reach, y - again * rise + off, x + reach, y + again * rise + off), (0.02, 0.07), 0.06
        )
        return torch.where(self.chance(n, 0.15)[:, None, None], torch.maximum(first, second), first)

    def rings(self, x: Tensor, y: Tensor, height: Tensor) -> Tensor:
        """Rings around some points (in half crops), of any corners: each is a 0."""
        n = len(x)
        v, u = self.axes()
        high = height[:, None, None]
        wide = high * self.uniform(n, 0.45, 1.05)[:, None, None]
        corner = torch.minimum(wide, high) * self.uniform(n, 0.1, 1.0)[:, None, None]
        ends = (u - x[:, None, None]).abs() - wide + corner, (v - y[:, None, None]).abs() - high + corner
        inside = corner - (ends[0].clamp(min=0) ** 2 + ends[1].clamp(min=0) ** 2).sqrt()
        thick = wide * self.uniform(n, 0.05, 0.16)[:, None, None]
        return torch.sigmoid((thick - (inside - thick).abs()) * 60)

    def marked(self, x: Tensor, y: Tensor, width: Tensor, height: Tensor) -> Tensor:
        """Discs, squares and lozenges left of numbers around some points (in half crops), which tell colours apart."""
        v, u = self.axes()
        radius = height * self.uniform(len(x), 0.25, 0.6)
        middle = x - width / 2 - radius * self.uniform(len(x), 1.1, 1.9)
        across, down = (u - middle[:, None, None]).abs(), (v - y[:, None, None]).abs()
        shapes = (across**2 + down**2).sqrt(), 1.2 * torch.maximum(across, down), 0.8 * (across + down)
        which = self.integers(len(x), 0, len(shapes))
        away = torch.stack(shapes, 1)[torch.arange(len(x), device=self.device), which]
        return torch.sigmoid((radius[:, None, None] - away) * 60)

    def lines(self, n: int) -> Tensor:
        """Lines of the cell that the crop did not quite cut off; some reach the digits."""
        v, u = self.axes()
        lines = torch.zeros(n, CANVAS, CANVAS, device=self.device)
        tilt = self.uniform(n, -0.06, 0.06)[:, None, None]
        for along, across in ((u, v), (-u, v), (v, u), (-v, u)):
            there = self.chance(n, 0.42)[:, None, None]
            at = torch.where(self.chance(n, 0.1), self.uniform(n, 0.7, 0.84), self.uniform(n, 0.84, 1.15))[
                :, None, None
            ]
            width = self.uniform(n, 0.02, 0.12)[:, None, None]
            line = torch.sigmoid((width - (along + tilt * across - at).abs()) * 60)
            lines = torch.maximum(lines, line * there)
        return lines

    def neighbours(self, fonts: Tensor) -> Tensor:
        """Strokes of numbers in the next cells, of which less than a half reaches in."""
        n = len(fonts)
        digits = self.grey(self.glyphs[fonts, self.integers(n, 0, 10)])
        height = self.uniform(n, 0.45, 0.9)
        sideways = self.chance(n, 0.6)
        side = torch.where(self.chance(n, 0.5), 1.0, -1.0)
        beside = 0.5 + height * self.uniform(n, 0.12, 0.35)
        above = 0.5 + height * self.uniform(n, 0.25, 0.5)
        little = self.uniform(n, -0.12, 0.12)
        x, y = torch.where(sideways, side * beside, little), torch.where(sideways, little, side * above)
        zero = torch.zeros(n, device=self.device)
        return self.placed(digits, x, y, height, self.uniform(n, 0.8, 1.1), zero, zero)

    def grounds(self, n: int, may_be_rings: Any) -> tuple[Tensor, Tensor]:
        """What numbers may stand on, a disc, a pill, a bar that goes on, or only the ring around it, which alone would be a 0; and whether it is a ring."""
        v, u = self.axes()
        wide, high = (self.uniform(n, 0.6, 1.05)[:, None, None] for _ in range(2))
        sort = self.rand(n, 1, 1)
        wide = torch.where(sort < 0.25, 3.0, torch.where(sort < 0.6, high, wide))
        corner = self.uniform(n, 0.1, 1.0)[:, None, None] * torch.minimum(wide, high)
        corner = torch.where((sort > 0.25) & (sort < 0.6), high, corner)
        x, y = ((each.abs() - size + corner).clamp(min=0) for each, size in ((u, wide), (v, high)))
        inside = corner - (x**2 + y**2).sqrt()
        ring = self.uniform(n, 0.03, 0.1)[:, None, None]
        is_ring = (self.chance(n, 0.3) & may_be_rings)[:, None, None]
        return torch.sigmoid(torch.where(is_ring, ring - inside.abs(), inside) * 60), is_ring

    def no_numbers(self, fonts: Tensor) -> Tensor:
        """Marks of a player, letters, digits that are cut in two or stand on their side, strokes, lines that cross, crumbs: each as often."""
        parts = [
            self.cross, self.dot, self.filled, self.tick, self.sign, self.signs, self.half, self.turned, self.scribble,
            self.icon, self.rulings, self.crumbs,
        ]  # fmt: skip
        ends = [k * len(fonts) // len(parts) for k in range(len(parts) + 1)]
        drawn = (part(fonts[a:b]) for part, (a, b) in zip(parts, pairwise(ends), strict=True))
        return torch.cat([*drawn])

    def cross(self, fonts: Tensor) -> Tensor:
        n = len(fonts)
        size = self.python.uniform(0.3, 0.7)
        ends = (-size, -size, size, size), (-size, size, size, -size)
        return torch.maximum(*(self.segment(n, each, (0.03, 0.12), 0.12) for each in ends))

    def dot(self, fonts: Tensor) -> Tensor:
        n = len(fonts)
        v, u = self.axes()
        radius = self.uniform(n, 0.06, 0.35)[:, None, None]
        x, y = (self.uniform(n, -0.25, 0.25)[:, None, None] for _ in range(2))
        round_ = ((u - x) ** 2 + (v - y) ** 2).sqrt()
        square = torch.maximum((u - x).abs(), (v - y).abs())
        return torch.sigmoid((radius - torch.where(self.chance(n, 0.7)[:, None, None], round_, square)) * 40)

    def filled(self, fonts: Tensor) -> Tensor:
        n = len(fonts)
        v, u = self.axes()
        inset = self.uniform(n, 0.4, 1.0)[:, None, None]
        x, y = (self.uniform(n, -0.15, 0.15)[:, None, None] for _ in range(2))
        return torch.sigmoid((inset - torch.maximum((u - x).abs(), (v - y).abs())) * 40)

    def sign(self, fonts: Tensor) -> Tensor:
        return self.letters(fonts, self.uniform(len(fonts), -0.2, 0.2), self.uniform(len(fonts), 0.4, 1.0))

    def signs(self, fonts: Tensor) -> Tensor:
        """Letters of a word."""
        n = len(fonts)
        height = self.uniform(n, 0.35, 0.75)
        step = height * self.uniform(n, 0.26, 0.34)
        return torch.maximum(self.letters(fonts, -step, height), self.letters(fonts, step, height))

    def letters(self, fonts: Tensor, x: Tensor, height: Tensor) -> Tensor:
        n = len(fonts)
        which = self.grey(self.others[fonts, self.integers(n, 0, self.others.shape[1])])
        angle = self.uniform(n, -0.1, 0.1)
        return self.placed(
            which, x, self.uniform(n, -0.1, 0.1), height, self.uniform(n, 0.7, 1.2), angle, 0 * x
        )

    def half(self, fonts: Tensor) -> Tensor:
        """A digit of which a good part has left the cell."""
        n = len(fonts)
        away = torch.where(self.chance(n, 0.5), 1.0, -1.0) * self.uniform(n, 0.42, 0.54)
        little = self.uniform(n, -0.1, 0.1)
        sideways = self.chance(n, 0.5)
        x, y = torch.where(sideways, away, little), torch.where(sideways, little, away)
        digits = self.grey(self.glyphs[fonts, self.integers(n, 0, 10)])
        zero = torch.zeros(n, device=self.device)
        ink = self.placed(digits, x, y, self.uniform(n, 0.6, 0.9), self.uniform(n, 0.8, 1.15), zero, zero)
        v, u = self.axes()
        return ink * ((u.abs() < 1) & (v.abs() < 1))

    def scribble(self, fonts: Tensor) -> Tensor:
        noise = nn.interpolate(self.rand(len(fonts), 1, 7, 7), (CANVAS, CANVAS), mode="bilinear")[:, 0]
        return torch.sigmoid((noise - self.uniform(len(fonts), 0.5, 0.7)[:, None, None]) * 30)

    def tick(self, fonts: Tensor) -> Tensor:
        n = len(fonts)
        return torch.maximum(
            self.segment(n, (-0.5, 0.0, -0.15, 0.5), move=0.1),
            self.segment(n, (-0.15, 0.5, 0.6, -0.5), move=0.1),
        )

    def icon(self, fonts: Tensor) -> Tensor:
        """A few thick strokes, and a box around some."""
        n = len(fonts)
        ink = torch.zeros(n, CANVAS, CANVAS, device=self.device)
        for _ in range(4):
            ends = tuple(self.python.uniform(-0.6, 0.6) for _ in range(4))
            ink = torch.maximum(ink, self.segment(n, ends, (0.04, 0.2), 0.5))
        boxed = self.chance(n, 0.4)[:, None, None]
        return torch.maximum(ink, self.grounds(n, False)[0] * boxed * 0.6)

    def turned(self, fonts: Tensor) -> Tensor:
        """A number that stands on its side, as those of a turned page do; some digits would still be digits."""
        n = len(fonts)
        height = self.uniform(n, 0.5, 0.9)
        is_two = self.chance(n, 0.5)
        step = torch.where(is_two, height * self.uniform(n, 0.26, 0.34), 0.0)
        quarter = self.python.choice((1, -1))
        ink = torch.zeros(n, CANVAS, CANVAS, device=self.device)
        for sign in (-1, 1):
            which = torch.tensor(ON_THEIR_SIDE, device=self.device)[self.integers(n, 0, len(ON_THEIR_SIDE))]
            digits = torch.rot90(self.grey(self.glyphs[fonts, which]), quarter, (1, 2))
            drawn = self.placed(
                digits, 0 * step, sign * step, height, self.uniform(n, 0.8, 1.2), 0 * step, 0 * step
            )
            ink = torch.maximum(ink, drawn * (is_two | (sign < 0))[:, None, None])
        return ink

    def rulings(self, fonts: Tensor) -> Tensor:
        """Lines of a grid, which was taken to lie elsewhere."""
        n = len(fonts)
        v, u = self.axes()
        lines = torch.zeros(n, CANVAS, CANVAS, device=self.device)
        tilt = self.uniform(n, -0.1, 0.1)[:, None, None]
        width = self.uniform(n, 0.02, 0.12)[:, None, None]
        is_level = self.chance(n, 0.5)
        for along, across, there in (
            (u, v, ~is_level),
            (v, u, is_level),
            (u, v, self.chance(n, 0.5)),
            (v, u, self.chance(n, 0.6)),
        ):
            at = self.uniform(n, -0.9, 0.9)[:, None, None]
            line = torch.sigmoid((width - (along + tilt * across - at).abs()) * 60)
            lines = torch.maximum(lines, line * there[:, None, None])
        return lines

    def crumbs(self, fonts: Tensor) -> Tensor:
        """Several specks, or the end of a line."""
        n = len(fonts)
        specks = [self.dot(fonts) * self.chance(n, 0.6)[:, None, None] * 0.9 for _ in range(2)]
        move = [self.python.randrange(-24, 25) for _ in range(2)]
        end = self.segment(
            n, (0.9, self.python.uniform(-0.9, 0.9), 1.3, self.python.uniform(-0.9, 0.9)), (0.05, 0.3), 0.2
        )
        return torch.maximum(torch.maximum(specks[0], torch.roll(specks[1], move, (1, 2))), end)
