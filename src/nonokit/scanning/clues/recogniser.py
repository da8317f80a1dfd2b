"""Reads single numbers: a small network of our own, trained on drawn numbers alone (bench/scan_train.py).

A crop is 32×32 grey pixels around one number or one cell. The network says what kind of thing it is and which digits
it has; from that comes a likelihood for every number, and for there being none.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

Array = Any  # numpy is an optional part

SIDE = 32  # pixels of a crop, each way
KINDS = 5  # nothing; numbers of one, two, three digits; something else
LARGEST = 299  # numbers above are not thought of: no puzzle of paper or screen has such lines
BATCH = 32  # crops at a time: what the network makes of more does not stay in the cache
SOFTEN = 1.0  # logits are divided by this: found on drawn numbers that training never saw


@dataclass(frozen=True)
class Reading:
    """Log likelihoods for one crop: of each number from 0 to `LARGEST`, of nothing, and of something else."""

    numbers: Array
    nothing: float
    other: float

    @property
    def best(self) -> int:
        """The likeliest number."""
        return int(self.numbers.argmax())

    @property
    def is_number(self) -> float:
        """How likely it is a number at all, from 0 to 1."""
        import numpy as np

        return float(np.exp(self.numbers).sum())


def read_crops(crops: Array) -> list[Reading]:
    """Readings of crops (n×32×32, any numeric type)."""
    import numpy as np

    crops = np.asarray(crops, np.float32)
    if len(crops) == 0:
        return []
    mean, deviation = crops.mean(axis=(1, 2), keepdims=True), crops.std(axis=(1, 2), keepdims=True)
    ready = ((crops - mean) / (deviation + 4))[:, None]
    session = _session()
    parts = [ready[i : i + BATCH] for i in range(0, len(ready), BATCH)]
    logits = np.concatenate([session.run(None, {"crops": part})[0] for part in parts])
    return readings_of(logits)


def readings_of(logits: Array) -> list[Reading]:
    """From the network's outputs to likelihoods of numbers."""
    import numpy as np

    kinds = _log_softmax(logits[:, :KINDS] / SOFTEN)
    digits = _log_softmax(logits[:, KINDS:].reshape(-1, 3, 10) / SOFTEN)
    ones = kinds[:, 1:2] + digits[:, 0]
    tens = kinds[:, 2:3] + (digits[:, 0, 1:, None] + digits[:, 1, None, :]).reshape(len(logits), -1)
    some = digits[:, 0, 1:3, None, None] + digits[:, 1, None, :, None] + digits[:, 2, None, None, :]
    hundreds = kinds[:, 3:4] + some.reshape(len(logits), -1)
    numbers = np.concatenate([ones, tens, hundreds], axis=1)
    return [Reading(numbers[i], float(kinds[i, 0]), float(kinds[i, 4])) for i in range(len(logits))]


def _log_softmax(values: Array) -> Array:
    import numpy as np

    values = values - values.max(axis=-1, keepdims=True)
    return values - np.log(np.exp(values).sum(axis=-1, keepdims=True))


@cache
def _session() -> Any:
    """The network, on one thread: a server has other work for its other cores."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 3
    data = resources.files("nonokit.scanning.clues").joinpath("numbers.onnx").read_bytes()
    return onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
