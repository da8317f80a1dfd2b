"""Trains the recogniser of clue numbers and writes it as an ONNX file.

    python bench/scan_fonts.py --fonts FOLDER … --to fonts.npz
    python bench/scan_cuts.py fonts.npz --levels harsh clean harsh moderate --count 1500 --to cuts.npz
    python bench/scan_cuts.py fonts.npz --held --count 120 --first 20000000 --to measured.npz
    python bench/scan_train.py fonts.npz --cuts cuts.npz --measured measured.npz --to numbers.onnx

Needs torch and onnx, which nonokit does not. The file that ships was trained on a GPU (see docs/scanning.md); on a CPU
`--steps 2000 --size 256` takes some minutes. Prints how often crops in fonts that training never saw are read right.
"""

from __future__ import annotations

import argparse
import copy
import math
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
import torch.nn.functional as functional
from scan_crops import EMPTY, NONE, OTHER, Crops, Maker
from scan_network import DIGITS, KINDS, Reader, export
from torch import nn

SMALL_DIGITS, CUT = 0.1, 0.45  # of a batch: digits of a few pixels, crops of drawn pages
MOST_BLUR, MOST_SMEAR = 2.4, 4.0  # pixels of a crop
CAMERA = (18, 18)  # of a camera's pixels in a crop, or blocks of JPEG's finer parts
HARSH = 2  # the level of such pages
AHEAD = 4  # batches that are drawn at once
KEPT = 0.998  # of the mean weights, which are the ones that are written, after each step


class Cuts:
    """Crops of drawn pages (scan_cuts.py), a little changed each time."""

    def __init__(self, files: list[Path], maker: Maker) -> None:
        stores = [np.load(file) for file in files]
        crops, numbers, levels = (
            np.concatenate([store[name] for store in stores]) for name in ("crops", "numbers", "levels")
        )
        self.maker = maker
        self.crops, self.levels = (torch.tensor(each, device=maker.device) for each in (crops, levels))
        number = torch.tensor(numbers, device=maker.device).long()
        count = torch.where(number > 99, 3, torch.where(number > 9, 2, 1))
        self.kinds = torch.where(number >= 0, count, torch.where(number == -1, EMPTY, OTHER))
        tens = torch.stack([number // 100, number // 10 % 10, number % 10], 1)
        digits = tens.gather(1, (torch.arange(3, device=maker.device)[None] - count[:, None]) % 3)
        shown = torch.arange(3, device=maker.device)[None] < count[:, None]
        self.digits = torch.where(shown & (number >= 0)[:, None], digits, NONE)

    def batch(self, n: int) -> Crops:
        """Some of them, moved, bent, blurred and grained by chance: fresh ones are harder than those that were learnt by heart."""
        maker = self.maker
        which = maker.integers(n, 0, len(self.crops))
        crops = self.moved(self.crops[which].float())
        is_harsh = self.levels[which] == HARSH
        harm = maker.chance(n, 0.6) * torch.where(is_harsh, 0.3, 1.0) * maker.uniform(n, 0, 1)
        crops = self.blurred(crops, harm)
        contrast = crops.std((1, 2))
        for pixels, most in ((crops.shape[1:], 0.25), (CAMERA, 0.5)):
            grain = contrast * (0.05 + most * harm) * maker.uniform(n, 0, 1) ** 2
            noise = functional.interpolate(maker.normal(n, 1, *pixels), crops.shape[1:], mode="bilinear")
            crops = crops + grain[:, None, None] * noise[:, 0]
        some = maker.some(2)
        crops[some] = maker.through_jpeg(crops[some], (harm * (contrast / 70).clamp(max=1))[some])
        return Crops(maker.normalised(crops), self.kinds[which], self.digits[which])

    def moved(self, crops: Any) -> Any:
        """Each a little larger, further away, turned and bent."""
        maker, n = self.maker, len(crops)
        size, stretch = maker.uniform(n, 0.93, 1.07), maker.uniform(n, 0.95, 1.05)
        turn, lean = (maker.uniform(n, -0.07, 0.07) for _ in range(2))
        down, across = (maker.uniform(n, -0.07, 0.07) for _ in range(2))
        rows = (size * stretch, lean - turn, across), (turn, size / stretch, down)
        theta = torch.stack([torch.stack(row, 1) for row in rows], 1)
        grid = functional.affine_grid(theta, [n, 1, *crops.shape[1:]], align_corners=False)
        bend = (2 * maker.rand(n, 2, 4, 4) - 1) * (maker.chance(n, 0.5) * 0.1)[:, None, None, None]
        bend = functional.interpolate(bend, crops.shape[1:], mode="bicubic", align_corners=False)
        grid = grid + bend.permute(0, 2, 3, 1)
        return functional.grid_sample(crops[:, None], grid, padding_mode="border", align_corners=False)[:, 0]

    def blurred(self, crops: Any, harm: Any) -> Any:
        """Out of focus and smeared, as on harsh pages where harm is 1."""
        maker, n = self.maker, len(crops)
        spread = 0.3 + MOST_BLUR * harm * maker.uniform(n, 0, 1)
        angle, smear = maker.uniform(n, 0, math.pi), MOST_SMEAR * harm * maker.uniform(n, 0, 1) ** 2
        line = torch.arange(crops.shape[1], device=crops.device)
        total = torch.zeros_like(crops)
        for share in (-0.5, -0.25, 0.0, 0.25, 0.5):
            down, across = (
                gathering(line + (share * smear * along)[:, None], line, spread)
                for along in (torch.sin(angle), torch.cos(angle))
            )
            total += down @ crops @ across.transpose(1, 2)
        return total / 5

    def whole(self) -> Crops:
        """All, as they are, dark on light."""
        crops = self.crops.float()
        mean, deviation = crops.mean((1, 2), keepdim=True), crops.std((1, 2), keepdim=True)
        return Crops(((crops - mean) / (deviation + 4))[:, None], self.kinds, self.digits)


def gathering(places: Any, line: Any, spread: Any) -> Any:
    """The matrix that gathers pixels of a line around places, by a Gaussian."""
    away = (places.clamp(0, len(line) - 1)[:, :, None] - line) / spread[:, None, None]
    weights = torch.exp(-0.5 * away**2)
    return weights / weights.sum(2, keepdim=True)


def loss_of(logits: Any, crops: Crops) -> Any:
    """How far a network is from the truth."""
    kind, digits = apart(logits)
    there = (crops.digits != NONE).flatten()
    each = functional.cross_entropy(
        digits.flatten(0, 1), crops.digits.clamp(min=0).flatten(), reduction="none"
    )
    return functional.cross_entropy(kind, crops.kinds) + (each * there).sum() / len(logits)


def apart(logits: Any) -> tuple[Any, Any]:
    """Kinds and digits."""
    return logits[:, :KINDS], logits[:, KINDS:].reshape(-1, DIGITS, 10)


def read(logits: Any) -> tuple[Any, Any, Any]:
    """The likeliest kind and digits, and how likely."""
    kind, digits = (each.softmax(-1) for each in apart(logits))
    best, kinds = kind.max(1)
    sure, found = digits.max(2)
    shown = torch.arange(DIGITS, device=logits.device)[None] < torch.where(kinds <= DIGITS, kinds, 0)[:, None]
    confidence = best * torch.where(shown, sure, torch.ones_like(sure)).prod(1)
    return kinds, torch.where(shown, found, torch.full_like(found, NONE)), confidence


@torch.no_grad()
def figures_of(model: Any, batches: list[Crops]) -> str:
    """How many numbers are misread or taken for none, how much that is none is taken for a number, and what being sure means."""
    model.eval()
    numbers = wrong = lost = nothing = taken = sure = sure_wrong = 0
    for crops in batches:
        kinds, digits, confidence = read(
            torch.cat([model(part).float() for part in crops.pictures.split(4096)])
        )
        is_number, read_number = ((each > EMPTY) & (each < OTHER) for each in (crops.kinds, kinds))
        same = (digits == crops.digits).all(1)
        numbers += int(is_number.sum())
        nothing += int((~is_number).sum())
        wrong += int((is_number & read_number & ~same).sum())
        lost += int((is_number & ~read_number).sum())
        taken += int((~is_number & read_number).sum())
        certain = read_number & (confidence > 0.99)
        sure += int(certain.sum())
        sure_wrong += int((certain & ~same).sum())
    model.train()
    return f"of {numbers} numbers {wrong} misread, {lost} taken for none ({100 * (1 - (wrong + lost) / max(1, numbers)):.2f} % right); of {nothing} others {taken} taken for numbers; sure of {sure}, {sure_wrong} of them wrong"  # fmt: skip


def train(chosen: argparse.Namespace, device: str) -> Any:
    """The network with the mean of its last weights."""
    torch.manual_seed(chosen.seed)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    model = Reader().to(device, memory_format=torch.channels_last)
    if chosen.begin:
        model.load_state_dict(torch.load(chosen.begin, map_location=device))
    mean = copy.deepcopy(model)
    maker = Maker(chosen.fonts, False, device, chosen.seed)
    cuts, measured = (Cuts(files, maker) if files else None for files in (chosen.cuts, chosen.measured))
    source = batches(maker, cuts, chosen.size, AHEAD if device == "cuda" else 1)
    rule = torch.optim.AdamW(model.parameters(), chosen.rate, weight_decay=0.05, fused=device == "cuda")
    begin, step, done = perf_counter(), 0, 0.0
    while done < 1:
        for group in rule.param_groups:
            group["lr"] = chosen.rate * min(1.0, (step + 1) / 300) * 0.5 * (1 + math.cos(math.pi * done))
        crops = next(source)
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            logits = model(crops.pictures.to(memory_format=torch.channels_last)).float()
        loss = loss_of(logits, crops)
        rule.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        rule.step()
        follow(mean, model, min(KEPT, step / (step + 10)))
        step, passed = step + 1, perf_counter() - begin
        done = max(step / chosen.steps, passed / chosen.seconds if chosen.seconds else 0.0)
        if step % chosen.report == 0 or done >= 1:
            if not torch.isfinite(loss):
                raise ArithmeticError(f"the loss is {loss.item()} after {step} steps")
            text = figures_of(mean, [measured.whole()]) if measured else ""
            print(
                f"{step} steps of {chosen.size} crops, {passed:.0f} s on {device}, loss {loss.item():.4f}; {text}",
                flush=True,
            )
    return mean


def batches(maker: Maker, cuts: Cuts | None, size: int, ahead: int) -> Iterator[Crops]:
    """Batches without end, so many drawn at once: a GPU draws many as fast as few."""
    while True:
        crops = mixed(maker, cuts, ahead * size)
        for some in torch.randperm(ahead * size, device=maker.device).split(size):
            yield Crops(crops.pictures[some], crops.kinds[some], crops.digits[some])


def mixed(maker: Maker, cuts: Cuts | None, size: int) -> Crops:
    """Some of each sort, so that every step sees them all."""
    small, cut = int(SMALL_DIGITS * size), int(CUT * size) if cuts else 0
    parts = [maker.batch(size - small - cut), maker.bitmap_batch(small)]
    if cuts:
        parts.append(cuts.batch(cut))
    return Crops(
        *(torch.cat([getattr(part, name) for part in parts]) for name in ("pictures", "kinds", "digits"))
    )


@torch.no_grad()
def follow(mean: Any, model: Any, kept: float) -> None:
    """Moves mean weights a little towards those that are trained."""
    pairs = list(zip(mean.state_dict().values(), model.state_dict().values(), strict=True))
    torch._foreach_lerp_(
        *(list(each) for each in zip(*(pair for pair in pairs if pair[0].is_floating_point()), strict=True)),
        1 - kept,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--cuts", type=Path, nargs="+", help="crops of drawn pages (scan_cuts.py)")
    parser.add_argument(
        "--measured", type=Path, nargs="+", help="likewise, in fonts that training never sees"
    )
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long, whatever the steps")
    parser.add_argument("--size", type=int, default=4096, help="crops of a step")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--report", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="weights (.pt) of an earlier run to go on from")
    chosen = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = train(chosen, device)
    torch.save(model.state_dict(), chosen.to.with_suffix(".pt"))
    export(copy.deepcopy(model), chosen.to)
    for name, harsh in (("mild", (0.0, 0.3)), ("middling", (0.3, 0.6)), ("harsh", (0.6, 1.0))):
        for held in (True, False):
            maker = Maker(chosen.fonts, held, device, 77, harsh)
            text = figures_of(model, [maker.batch(1024) for _ in range(10)])
            print(f"drawn, {name}, fonts {'never seen' if held else 'trained with'}: {text}", flush=True)
    maker = Maker(chosen.fonts, True, device, 78)
    print("small bitmaps:", figures_of(model, [maker.bitmap_batch(1024) for _ in range(10)]))


if __name__ == "__main__":
    main()
