"""What cameras and screens do to a picture of a number: light, blur, smear, few pixels, noise, JPEG, two tones."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as nn

SIDE = 32  # pixels of a crop
CANVAS = 64  # of the picture it comes from
LEAST_PIXELS = 6.0  # the height of a digit that can still be read
BLUR = (
    0.14  # of a digit's height: the most that a Gaussian may blur it (harsh pages of scan_damage.py reach it)
)
REACH = 10  # pixels of the canvas that a blur takes in on each side

Tensor = Any


class Camera:
    """Takes pictures by chance; `harsh` (0 to 1) says how much they suffer."""

    def __init__(self, device: str, seed: int, harsh: float) -> None:
        self.device, self.harsh = device, harsh
        self.rng = torch.Generator(device=device).manual_seed(seed)

    def uniform(self, n: int, low: float, high: float) -> Tensor:
        return low + (high - low) * torch.rand(n, generator=self.rng, device=self.device)

    def chance(self, n: int, share: float) -> Tensor:
        return torch.rand(n, generator=self.rng, device=self.device) < share

    def integers(self, n: int, low: int, high: int) -> Tensor:
        return torch.randint(low, high, (n,), generator=self.rng, device=self.device)

    def axes(self, n: int) -> tuple[Tensor, Tensor]:
        line = torch.linspace(-1, 1, CANVAS, device=self.device)
        v, u = torch.meshgrid(line, line, indexing="ij")
        return v.expand(n, -1, -1), u.expand(n, -1, -1)

    def lit(self, ink: Tensor, lines: Tensor, strokes: Tensor, contrast: Tensor) -> Tensor:
        """Ink, lines and strokes on paper, under some light; from 0 to 255."""
        n = len(ink)
        v, u = self.axes(n)
        paper = self.uniform(n, 120, 255)
        dark = paper * (1 - contrast)
        line_level = torch.where(
            self.chance(n, 0.6), dark, paper - (paper - dark) * self.uniform(n, 0.2, 1.0)
        )
        level = lambda value: value[:, None, None, None]  # noqa: E731
        picture = level(paper).expand(-1, 1, CANVAS, CANVAS)
        picture = picture + lines * (level(line_level) - picture)
        picture = picture + ink * (level(dark) - picture)
        picture = picture + strokes * (level(dark) - picture)
        angle = self.uniform(n, 0, 6.283)[:, None, None]
        slope = (u * torch.cos(angle) + v * torch.sin(angle)) * self.uniform(n, 0, 0.12)[:, None, None]
        edge = torch.sigmoid(
            (u * torch.cos(angle) + v * torch.sin(angle) - self.uniform(n, -0.6, 0.6)[:, None, None]) * 25
        )
        shadow = 1 - edge * (self.chance(n, 0.06) * self.uniform(n, 0.1, 0.45))[:, None, None]
        return picture * (1 + self.harsh * slope)[:, None] * shadow[:, None]

    def blurred(self, picture: Tensor, height: Tensor) -> Tensor:
        """Out of focus, or smeared in one direction: some crops at a time share a Gaussian that spares their digits."""
        line = torch.arange(2 * REACH + 1, device=self.device) - REACH
        y, x = torch.meshgrid(line, line, indexing="ij")
        size = max(8, len(picture) // 64)
        parts = picture.split(size)
        n = len(parts)
        most = self.harsh * BLUR * CANVAS * torch.stack([each.min() for each in height.split(size)])
        angle = self.uniform(n, 0, 3.1416)[:, None, None]
        along = x * torch.cos(angle) + y * torch.sin(angle)
        across = y * torch.cos(angle) - x * torch.sin(angle)
        narrow = most * self.uniform(n, 0, 1) ** 1.3 + 0.25
        wide = narrow + most * self.uniform(n, 0, 1) ** 4
        kernel = torch.exp(
            -0.5 * ((along / wide[:, None, None]) ** 2 + (across / narrow[:, None, None]) ** 2)
        )
        kernel = kernel / kernel.sum((1, 2), keepdim=True)
        padded = (nn.pad(part, (REACH,) * 4, mode="replicate") for part in parts)
        return torch.cat(
            [nn.conv2d(part, each[None, None]) for part, each in zip(padded, kernel, strict=True)]
        )

    def seen(self, picture: Tensor, height: Tensor, contrast: Tensor) -> Tensor:
        """At the camera's few pixels, with its noise and JPEG, then as the scanner cuts it out."""
        seen = []
        size = max(16, len(picture) // 40)
        for part, tall, clear in zip(
            picture.split(size), height.split(size), contrast.split(size), strict=True
        ):
            least = min(36.0, LEAST_PIXELS / float(tall.min()))
            side = int(self.uniform(1, least, 41))
            small = nn.interpolate(part, (side, side), mode="area")
            small = small + self.noise(small.shape, 0.14 * self.harsh) * 255 * clear[:, None, None, None]
            if float(self.uniform(1, 0, 1)) < 0.4:
                small = self._jpeg(small, 0.3 + 1.7 * self.harsh)
            if float(self.uniform(1, 0, 1)) < 0.04:
                middle = 0.5 * (small.amin((1, 2, 3), keepdim=True) + small.amax((1, 2, 3), keepdim=True))
                small = torch.where(small > middle, 255.0, 0.0)
            mode = "bicubic" if float(self.uniform(1, 0, 1)) < 0.3 else "bilinear"
            if side > SIDE:
                seen.append(nn.interpolate(small, (SIDE, SIDE), mode="area"))
            else:
                seen.append(nn.interpolate(small, (SIDE, SIDE), mode=mode, align_corners=False))
        return self.normal(torch.cat(seen))

    def noise(self, shape: tuple[int, ...], most: float) -> Tensor:
        amount = (self.uniform(shape[0], 0, 1) ** 2 * most)[:, None, None, None]
        return amount * torch.randn(shape, generator=self.rng, device=self.device)

    def _jpeg(self, small: Tensor, most: float) -> Tensor:
        """What coarse JPEG leaves: blocks of 8×8 with their finer parts rounded away."""
        n, _, side, _ = small.shape
        room = -side % 8
        padded = nn.pad(small, (0, room, 0, room), mode="replicate")
        k = torch.arange(8, device=self.device).float()
        basis = torch.cos((2 * k[None] + 1) * k[:, None] * torch.pi / 16) * 0.5
        basis[0] *= 0.5**0.5
        blocks = padded.unfold(2, 8, 8).unfold(3, 8, 8)
        coefficients = basis @ blocks @ basis.T
        step = (4 + (k[None] + k[:, None]) * 4) * self.uniform(n, 0.2, most)[:, None, None, None, None, None]
        blocks = basis.T @ ((coefficients / step).round() * step) @ basis
        whole = blocks.permute(0, 1, 2, 4, 3, 5).reshape(n, 1, side + room, side + room)
        return whole[:, :, :side, :side]

    def normal(self, picture: Tensor) -> Tensor:
        """Of mean 0 and like deviation, as the scanner hands crops over; light on dark as often as dark on light."""
        n = len(picture)
        mean, deviation = picture.mean((1, 2, 3), keepdim=True), picture.std((1, 2, 3), keepdim=True)
        sign = torch.where(self.chance(n, 0.35), -1.0, 1.0)[:, None, None, None]
        return sign * (picture.clamp(0, 255) - mean) / (deviation + 4)
