"""Trains the recogniser of clue numbers and writes it as an ONNX file.

    python bench/scan_fonts.py --fonts FOLDER … --to fonts.npz
    python bench/scan_train.py fonts.npz --to src/nonokit/scanning/clues/numbers.onnx

Needs torch and onnx, which nonokit does not. On a CPU `--steps 2000 --size 192` takes some minutes and is nearly as
good; the file that ships was trained on a GPU with the default, see docs/scanning.md. Prints how often numbers of
fonts that training never saw are read right.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import onnx
import torch
import torch.nn.functional as functional
from scan_crops import NONE, Crops, Maker
from torch import nn

KINDS = 5
DIGITS = 3
SMALL = 256  # numbers: fewer are kept as they are


class Block(nn.Module):
    """Two convolutions beside a shortcut."""

    def __init__(self, inner: int, outer: int, stride: int) -> None:
        super().__init__()
        self.one = nn.Conv2d(inner, outer, 3, stride, 1, bias=False)
        self.two = nn.Conv2d(outer, outer, 3, 1, 1, bias=False)
        self.short = nn.Conv2d(inner, outer, 1, stride, bias=False)
        self.norms = nn.ModuleList(nn.BatchNorm2d(outer) for _ in range(2))

    def forward(self, x: Any) -> Any:
        y = functional.relu(self.norms[0](self.one(x)))
        return functional.relu(self.norms[1](self.two(y)) + self.short(x))


class Reader(nn.Module):
    """32×32 pixels to 5 kinds and 3 × 10 digits, as logits."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(1, 24, 3, 1, 1, bias=False)
        self.norm = nn.BatchNorm2d(24)
        self.blocks = nn.Sequential(Block(24, 40, 2), Block(40, 64, 2), Block(64, 104, 2))
        self.drop = nn.Dropout(0.2)
        self.last = nn.Linear(104 * 16, KINDS + 10 * DIGITS)

    def forward(self, x: Any) -> Any:
        x = functional.relu(self.norm(self.first(x)))
        return self.last(self.drop(self.blocks(x).flatten(1)))


def loss_of(logits: Any, crops: Crops) -> Any:
    kind, digits = logits[:, :KINDS], logits[:, KINDS:].reshape(-1, DIGITS, 10)
    loss = functional.cross_entropy(kind, crops.kinds)
    for k in range(DIGITS):
        there = crops.digits[:, k] != NONE
        if there.any():
            loss = (
                loss
                + functional.cross_entropy(digits[there, k], crops.digits[there, k]) * there.float().mean()
            )
    return loss


def read(logits: Any) -> tuple[Any, Any, Any]:
    """The likeliest kind and digits, and how likely."""
    kind = logits[:, :KINDS].softmax(1)
    digits = logits[:, KINDS:].reshape(-1, DIGITS, 10).softmax(2)
    best, kinds = kind.max(1)
    sure, found = digits.max(2)
    shown = torch.arange(DIGITS, device=logits.device)[None] < torch.where(kinds <= DIGITS, kinds, 0)[:, None]
    confidence = best * torch.where(shown, sure, torch.ones_like(sure)).prod(1)
    return kinds, torch.where(shown, found, torch.full_like(found, NONE)), confidence


@torch.no_grad()
def judge(model: Any, maker: Maker, batches: int, size: int, bitmaps: bool = False) -> str:
    """How often crops are read right, by kind, and how often when the model is sure."""
    model.eval()
    right = {kind: [0, 0] for kind in range(KINDS)}
    sure = [0, 0]
    for _ in range(batches):
        crops = maker.bitmap_batch(size) if bitmaps else maker.batch(size)
        kinds, digits, confidence = read(model(crops.pictures))
        good = (kinds == crops.kinds) & (digits == crops.digits).all(1)
        for kind, count in right.items():
            of = crops.kinds == kind
            count[0] += int(good[of].sum())
            count[1] += int(of.sum())
        number = (crops.kinds > 0) & (crops.kinds < 4) & (confidence > 0.99)
        sure[0] += int(good[number].sum())
        sure[1] += int(number.sum())
    model.train()
    numbers = [sum(right[kind][i] for kind in (1, 2, 3)) for i in (0, 1)]
    parts = [
        f"{name} {100 * right[kind][0] / max(1, right[kind][1]):.2f}"
        for kind, name in enumerate(("empty", "1", "2", "3", "other"))
    ]
    return f"numbers {100 * numbers[0] / numbers[1]:.2f} % ({', '.join(parts)}); sure of {100 * sure[1] / numbers[1]:.1f} %, right in {100 * sure[0] / max(1, sure[1]):.3f} %"


def train(chosen: argparse.Namespace, device: str) -> Any:
    torch.manual_seed(chosen.seed)
    model = Reader().to(device)
    if chosen.begin:
        model.load_state_dict(torch.load(chosen.begin, map_location=device))
    maker = Maker(chosen.fonts, False, device, chosen.seed)
    mild = Maker(chosen.fonts, False, device, chosen.seed + 1, harsh=0.4)
    best = torch.optim.AdamW(model.parameters(), chosen.rate, weight_decay=0.02)
    begin = perf_counter()
    for step in range(chosen.steps):
        if chosen.seconds and perf_counter() - begin > chosen.seconds:
            print(f"time is up after {step} steps", flush=True)
            break
        done = max(step / chosen.steps, (perf_counter() - begin) / chosen.seconds if chosen.seconds else 0.0)
        for group in best.param_groups:
            group["lr"] = (
                chosen.rate * min(1.0, (step + 1) / 300) * 0.5 * (1 + math.cos(math.pi * min(1.0, done)))
            )
        sort = step % 8
        crops = (
            maker.bitmap_batch(chosen.size)
            if sort == 7
            else mild.batch(chosen.size)
            if sort % 3 == 2
            else maker.batch(chosen.size)
        )
        loss = loss_of(model(crops.pictures), crops)
        best.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        best.step()
        if step % chosen.report == 0:
            print(f"{step} loss {loss.item():.3f} {perf_counter() - begin:.0f} s", flush=True)
    print(f"{chosen.steps} steps of {chosen.size} crops, {perf_counter() - begin:.0f} s on {device}")
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=12000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long, whatever the steps")
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--report", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="weights (.pt) of an earlier run to go on from")
    chosen = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = train(chosen, device)
    torch.save(model.state_dict(), chosen.to.with_suffix(".pt"))
    count = 40 if device == "cuda" else 8
    for name, harsh in (("mild", 0.15), ("middling", 0.4), ("harsh", 1.0)):
        for held in (True, False):
            text = judge(model, Maker(chosen.fonts, held, device, 77, harsh), count, 1024)
            print(f"{name}, fonts {'never seen' if held else 'trained with'}: {text}", flush=True)
    print("small bitmaps:", judge(model, Maker(chosen.fonts, True, device, 78), count, 1024, bitmaps=True))
    export(model, chosen.to)


def export(model: Any, to: Path) -> None:
    """As ONNX, for any number of crops at once."""
    model.eval().cpu()
    names = {"input_names": ["crops"], "output_names": ["logits"]}
    torch.onnx.export(
        model, (torch.zeros(2, 1, 32, 32),), str(to), **names, dynamic_axes={"crops": {0: "n"}, "logits": {0: "n"}},
        opset_version=17, dynamo=False,
    )  # fmt: skip
    halve(to)


def halve(path: Path) -> None:
    """Keeps weights in 16 bits, which halves the file; they are 32 again when it is loaded."""
    network = onnx.load(path)
    graph = network.graph
    for weights in list(graph.initializer):
        values = onnx.numpy_helper.to_array(weights)
        if values.dtype == np.float32 and values.size >= SMALL:
            graph.initializer.remove(weights)
            short = f"{weights.name}_16"
            graph.initializer.append(onnx.numpy_helper.from_array(values.astype(np.float16), short))
            graph.node.insert(
                0, onnx.helper.make_node("Cast", [short], [weights.name], to=onnx.TensorProto.FLOAT)
            )
    onnx.checker.check_model(network)
    onnx.save(network, path)


if __name__ == "__main__":
    main()
