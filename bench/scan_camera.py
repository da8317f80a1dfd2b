"""What cameras and screens do to a picture of a number: blur, smear, few pixels, noise, JPEG, the dots of a screen; and how
the scanner cuts the number out of what is left.

Pictures of a batch suffer each in its own way, and all of them at once: a picture is turned into camera's pixels, and
those into a crop's, by a matrix for each direction.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as nn

SIDE = 32  # pixels of a crop
UNIT = 64  # pixels that it has where it is drawn
CANVAS = 80  # with what is around it, which blur and smear bring in
PIXELS = 48  # of the camera, at most
LEAST_PIXELS = 5.0  # the height of a digit that can still be read
BLUR = 0.14  # of a digit's height: the most that a Gaussian blurs it (harsh pages of scan_damage.py reach it)
SMEAR = 0.25  # likewise, by a hand that moved
REST = 0.125  # half crops: what the scanner cuts out beside a number that stands alone

CUBIC = -0.75  # OpenCV's

Tensor = Any
Pair = tuple[Any, Any]  # down and across


@dataclass
class Windows:
    """What part of each canvas the scanner cuts out; lengths are half crops."""

    x: Tensor
    y: Tensor
    half: Tensor  # half the side of the part
    wide: Tensor  # half the width of what is seen; around it there is paper alone
    high: Tensor


class Dice:
    """Random numbers by the thousand."""

    def __init__(self, device: str, seed: int) -> None:
        self.device = device
        self.rng = torch.Generator(device=device).manual_seed(seed)
        self.python = random.Random(
            seed
        )  # for whole batches: asking the GPU for a number means waiting for it

    def uniform(self, n: int, low: float, high: float) -> Tensor:
        return low + (high - low) * torch.rand(n, generator=self.rng, device=self.device)

    def chance(self, n: int, share: float) -> Tensor:
        return torch.rand(n, generator=self.rng, device=self.device) < share

    def integers(self, n: int, low: int, high: int) -> Tensor:
        return torch.randint(low, high, (n,), generator=self.rng, device=self.device)

    def rand(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.rng, device=self.device)

    def normal(self, *shape: int) -> Tensor:
        return torch.randn(shape, generator=self.rng, device=self.device)

    def some(self, step: int) -> slice:
        """One of so many pictures, of all kinds."""
        return slice(self.python.randrange(step), None, step)


class Camera(Dice):
    """Takes pictures by chance; `harsh` (from, to; 0 to 1) says how much they suffer."""

    def __init__(self, device: str, seed: int, harsh: tuple[float, float] = (0.0, 1.0)) -> None:
        super().__init__(device, seed)
        self.harsh = harsh
        self.line = (torch.arange(CANVAS, device=device) + 0.5 - CANVAS / 2) / (UNIT / 2)
        self.crop = (torch.arange(SIDE, device=device) + 0.5) / (SIDE / 2) - 1
        k = torch.arange(8, device=device).float()
        self.basis = torch.cos((2 * k[None] + 1) * k[:, None] * torch.pi / 16) * 0.5
        self.basis[0] *= 0.5**0.5
        self.finer = k[None] + k[:, None]

    def crops(self, canvas: Tensor, height: Tensor, contrast: Tensor, windows: Windows) -> Tensor:
        """Canvases (n×80×80) as a camera sees them and the scanner cuts them out; digits are so high, in crops."""
        n = len(canvas)
        harsh = self.uniform(n, *self.harsh)
        least = (LEAST_PIXELS / height).clamp(max=36.0)
        pixels = least + (44 - least) * self.uniform(n, 0, 1) ** 1.2  # of a crop, as the camera sees it
        pixels = torch.minimum(pixels, 44 / windows.half)
        off = (self.uniform(n, -2, 2), self.uniform(n, -2, 2))  # pixels of the camera: where its blocks begin
        seen = self.photographed(canvas, height, pixels, off, harsh, windows)
        seen = self.spoilt(seen, contrast, harsh)
        return self.cut_out(seen, pixels, off, windows)

    def photographed(
        self, canvas: Tensor, height: Tensor, pixels: Tensor, off: Pair, harsh: Tensor, windows: Windows
    ) -> Tensor:
        """The camera's pixels around the middle of what is cut out: out of focus, some of them smeared."""
        n = len(canvas)
        narrow = 2 * harsh * BLUR * height * self.uniform(n, 0, 1) ** 1.3
        pitch = 2 / pixels
        spread = (narrow**2 + (0.32 * pitch) ** 2 + 0.012**2) ** 0.5
        steps = torch.arange(PIXELS, device=self.device) + 0.5 - PIXELS / 2
        middles = zip((windows.y, windows.x), off, strict=True)
        places = [at[:, None] + (steps - by[:, None]) * pitch[:, None] for at, by in middles]
        down, across = (self.spreading(place, spread) for place in places)
        seen = down @ canvas @ across.transpose(1, 2)
        some = self.some(2)
        angle = self.uniform(n, 0, 3.1416)[some]
        length = (2 * harsh * SMEAR * height * self.uniform(n, 0, 1) ** 1.5)[some]
        moves = (length * torch.sin(angle), length * torch.cos(angle))
        parts = []
        for share in (-0.5, -0.25, 0.25, 0.5):
            ends = (place[some] + share * move[:, None] for place, move in zip(places, moves, strict=True))
            down, across = (self.spreading(end, spread[some]) for end in ends)
            parts.append(down @ canvas[some] @ across.transpose(1, 2))
        seen[some] = (seen[some] + sum(parts)) / (len(parts) + 1)
        return seen

    def spreading(self, places: Tensor, spread: Tensor) -> Tensor:
        """The matrix that gathers a canvas's pixels around places, by a Gaussian."""
        end = CANVAS / UNIT
        away = (places.clamp(-end, end)[:, :, None] - self.line) / spread[:, None, None]
        weights = torch.exp(-0.5 * away**2)
        return weights / weights.sum(2, keepdim=True)

    def spoilt(self, seen: Tensor, contrast: Tensor, harsh: Tensor) -> Tensor:
        """Noise, sharpening, the dots of a screen, JPEG, whole grey values, two tones."""
        n = len(seen)
        noise = 255 * contrast * 0.12 * harsh * self.uniform(n, 0, 1) ** 2
        seen = seen + noise[:, None, None] * self.normal(n, PIXELS, PIXELS)
        some = self.some(6)  # grain of paper, blotches
        coarse = nn.interpolate(
            self.rand(len(seen[some]), 1, 14, 14) - 0.5, (PIXELS, PIXELS), mode="bilinear"
        )[:, 0]
        seen[some] += (255 * contrast * 0.35 * harsh * self.uniform(n, 0, 1) ** 2)[some, None, None] * coarse
        some = self.some(12)
        seen[some] *= 1 + self.dots(len(seen[some])) * harsh[some, None, None]
        some = self.some(6)
        part = seen[some]
        soft = nn.avg_pool2d(nn.pad(part[:, None], (1, 1, 1, 1), mode="replicate"), 3, 1)[:, 0]
        seen[some] = part + self.uniform(len(part), 0, 1.5)[:, None, None] * (part - soft)
        seen = seen.clamp(0, 255)
        some = self.some(2)
        seen[some] = self.through_jpeg(seen[some], (harsh * contrast.clamp(0.15, 0.6) / 0.6)[some])
        seen = seen.clamp(0, 255).round()
        some = self.some(30)
        part = seen[some]
        low, high = part.amin((1, 2), keepdim=True), part.amax((1, 2), keepdim=True)
        share = self.uniform(len(part), 0.35, 0.65)[:, None, None]
        seen[some] = torch.where(part > low + share * (high - low), 255.0, 0.0)
        return seen

    def dots(self, n: int) -> Tensor:
        """How much lighter each pixel is on a photographed screen, whose dots are about as large as the camera's."""
        line = torch.arange(PIXELS, device=self.device)
        waves = []
        for _ in range(2):
            along, across = (self.uniform(n, -3.1416, 3.1416)[:, None, None] for _ in range(2))
            start = self.uniform(n, 0, 6.283)[:, None, None]
            waves.append(torch.cos(along * line[None, :, None] + across * line[None, None] + start))
        return self.uniform(n, 0, 0.22)[:, None, None] * 0.5 * (waves[0] + waves[1])

    def through_jpeg(self, seen: Tensor, harsh: Tensor) -> Tensor:
        """What coarse JPEG leaves: blocks of 8×8 with their finer parts rounded away."""
        n = len(seen)
        blocks = seen.unfold(1, 8, 8).unfold(2, 8, 8)
        coefficients = self.basis @ blocks @ self.basis.T
        rough = self.uniform(n, 0.1, 1) * (0.3 + 2.2 * harsh)
        step = (4 + self.finer * 4) * rough[:, None, None, None, None]
        blocks = self.basis.T @ ((coefficients / step).round() * step) @ self.basis
        return blocks.permute(0, 1, 3, 2, 4).reshape(seen.shape)

    def cut_out(self, seen: Tensor, pixels: Tensor, off: Pair, windows: Windows) -> Tensor:
        """What the scanner makes of the camera's pixels: 32×32 of its own, paper alone around a number that stands alone.

        What is cut out lies so many pixels down and across off the middle.
        """
        half = pixels * windows.half / 2
        is_cubic = self.chance(len(seen), 0.6)[:, None, None]
        down, across = (self.resizing(half, by, is_cubic) for by in off)
        crops = down @ seen @ across.transpose(1, 2)
        return self.normalised(self.alone(crops, windows))

    def resizing(self, half: Tensor, off: Tensor, is_cubic: Tensor) -> Tensor:
        """The matrix that makes a crop's pixels of the camera's, of which it has twice so many; as OpenCV does."""
        at = (self.crop[None] * half[:, None] + off[:, None] + PIXELS / 2 - 0.5).clamp(0, PIXELS - 1)
        away = (at[:, :, None] - torch.arange(PIXELS, device=self.device)).abs()
        away = away / (half / (SIDE / 2)).clamp(min=1)[:, None, None]
        near = ((CUBIC + 2) * away - (CUBIC + 3)) * away**2 + 1
        far = CUBIC * (((away - 5) * away + 8) * away - 4)
        cubic = torch.where(away < 1, near, torch.where(away < 2, far, torch.zeros_like(away)))
        weights = torch.where(is_cubic, cubic, (1 - away).clamp(min=0))
        return weights / weights.sum(2, keepdim=True)

    def alone(self, crops: Tensor, windows: Windows) -> Tensor:
        """Crops whose outer parts are as grey as the rim of what is seen."""
        place = self.crop.abs()[None] * windows.half[:, None]
        down = place - windows.high[:, None] - REST
        across = place - windows.wide[:, None] - REST
        outside = torch.maximum(down[:, :, None], across[:, None, :])
        thick = (1.2 / (SIDE / 2)) * windows.half[:, None, None]
        rim = torch.where((outside <= 0) & (outside > -thick), crops, torch.nan)
        grey = rim.flatten(1).nanmedian(1).values[:, None, None]
        return torch.where((outside > 0) & ~grey.isnan(), grey, crops)

    def normalised(self, crops: Tensor) -> Tensor:
        """Of mean 0 and like deviation, as recogniser.py has them; light on dark as often as dark on light."""
        mean, deviation = crops.mean((1, 2), keepdim=True), crops.std((1, 2), keepdim=True)
        sign = torch.where(self.chance(len(crops), 0.35), -1.0, 1.0)[:, None, None]
        return (sign * (crops.clamp(0, 255) - mean) / (deviation + 4))[:, None]
