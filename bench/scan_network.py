"""The recogniser's network, and how it becomes an ONNX file."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
import torch.nn.functional as functional
from torch import nn

KINDS = 5
DIGITS = 3
SMALL = 256  # numbers: fewer are kept as they are
WIDTHS = (24, 40, 64, 104)  # channels


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
        self.first = nn.Conv2d(1, WIDTHS[0], 3, 1, 1, bias=False)
        self.norm = nn.BatchNorm2d(WIDTHS[0])
        self.blocks = nn.Sequential(*(Block(inner, outer, 2) for inner, outer in pairwise(WIDTHS)))
        self.drop = nn.Dropout(0.1)
        self.last = nn.Linear(WIDTHS[-1] * 16, KINDS + 10 * DIGITS)

    def forward(self, x: Any) -> Any:
        x = functional.relu(self.norm(self.first(x)))
        return self.last(self.drop(self.blocks(x).flatten(1)))


def export(model: Any, to: Path) -> None:
    """As ONNX, for any number of crops at once."""
    model = model.float().to(memory_format=torch.contiguous_format).eval().cpu()
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
