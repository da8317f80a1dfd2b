"""What is told of a run while it works: how much of the inputs is done, and how long the rest takes."""

from __future__ import annotations

import gzip
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from batch.running import write_tar, write_zip
from nonokit.batch import Source, Summary
from nonokit.batch.run import in_order, pace
from nonokit.batch.sources import Place
from nonokit.batch.units import Unit
from nonokit.batch.work import Done


def shares(source: Source, places: int = 0) -> list[float]:
    """How far a run is after each of its chunks."""
    names = (Place(source.names[0], i + 1) for i in range(places))
    return [span.end / source.total_bytes for _, span in in_order(source.units(names), Waiting())]


class Waiting:
    """Workers that take chunks ahead, as processes do, and end them one by one."""

    chunk_bytes = 1 << 20
    worker_count = 1

    def __init__(self) -> None:
        self.orders: list[int] = []

    def takes(self, chunk: int, units: Sequence[Unit]) -> bool:
        if len(self.orders) == 3:
            return False
        self.orders.append(chunk)
        return True

    def wait(self) -> list[tuple[int, Done]]:
        return [(self.orders.pop(0), Done(b"", Summary(), 0.3))]

    def close(self) -> None:
        """Nothing."""


def test_what_is_done_counts_and_not_what_was_handed_out(tmp_path: Path, many: Path) -> None:
    """However little of an input is read at once, and however it is packed."""
    dice = random.Random(1)
    files = {f"{i}.non": dice.randbytes(2000) for i in range(20)}
    archives = [write_zip(tmp_path / "a.zip", files), write_tar(tmp_path / "a.tgz", files, "w:gz")]
    packed = tmp_path / "many.jsonl.gz"
    packed.write_bytes(gzip.compress(b"\n".join(dice.randbytes(1500).hex().encode() for _ in range(20))))
    for path, count in ((many, 40), (packed, 20), *((path, 20) for path in archives)):
        seen = shares(Source([str(path)]))
        assert len(seen) == count
        assert seen == pytest.approx([(i + 1) / count for i in range(count)], abs=0.07), path


def test_what_is_left_follows_from_the_pace_of_this_run(many: Path) -> None:
    (first, *_), last = shares(Source([str(many)]), 30), 40
    assert first == pytest.approx(31 / last, abs=0.05)
    assert pace(30, 35, 40, 8.0) == (0.875, 8.0)
    assert pace(30, 40, 40, 8.0) == (1, 0)
    assert pace(0, 0, 40, 8.0) == pace(0, 5, 0, 8.0) == (None, None)
