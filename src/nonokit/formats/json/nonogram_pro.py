"""NonogramPro JSON: `{"name", "spec": {"width", "height"}, "gridData": base64 bits, "license", …}`.

The picture's cells are bits in reading order, the first in the highest bit of the first byte, zeros to fill the last.
Files from before October 2022 begin with the lowest bit and have a byte after the last full one; still older ones
have lists of true and false instead.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence

from nonokit.formats.format import Format, Sample
from nonokit.formats.json_stream import named_values
from nonokit.formats.json_value import (
    as_list,
    as_number,
    as_object,
    as_text,
    compact_json,
    parse_json,
    text_fields,
    unexpected,
)
from nonokit.formats.pictures import goal_of
from nonokit.model import Grid, Puzzle

_FIELDS = {"name": "title", "creator": "author", "license": "licence"}


def looks_like(sample: Sample) -> int:
    """An object with gridData and spec, at the top or under data."""
    value = sample.json
    inner = value.get("data", value) if isinstance(value, dict) else None
    return 95 if isinstance(inner, dict) and "gridData" in inner and "spec" in inner else 0


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle of the picture."""
    outer = as_object(sample, parse_json(sample), "the file")
    value = as_object(sample, outer.get("data", outer), "data")
    spec = as_object(sample, value.get("spec"), "spec")
    width, height = (as_number(sample, spec.get(key), f"spec.{key}") for key in ("width", "height"))
    sample.check_size(width, height)
    grid = Grid(width, height, _read_cells(sample, value.get("gridData"), width * height))
    return [Puzzle.from_grid(grid, **text_fields(sample, value, _FIELDS))]


def _read_cells(sample: Sample, value: object, count: int) -> bytes:
    if isinstance(value, list):
        cells = [cell for y, row in enumerate(value) for cell in as_list(sample, row, f"gridData[{y}]")]
        if len(cells) != count:
            raise sample.error(f"gridData: expected {count} cells, found {len(cells)}")
        return bytes(cell is True or cell == 1 for cell in cells)
    text = as_text(sample, value, "gridData")
    try:
        packed = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise unexpected(sample, "gridData", "base64", value) from None
    if len(packed) < (count + 7) // 8:
        raise sample.error(f"gridData: expected {(count + 7) // 8} bytes, found {len(packed)}")
    first = 0 if _is_lowest_first(packed, count) else 7
    return bytes(packed[i >> 3] >> (first ^ i & 7) & 1 for i in range(count))


def _is_lowest_first(packed: bytes, count: int) -> bool:
    """Whether the bits are in the older order: a byte too many, or no zeros where the last byte is filled up."""
    needed, filling = (count + 7) // 8, (1 << -count % 8) - 1
    return len(packed) > needed or bool(packed[needed - 1] & filling)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The picture."""
    (puzzle,) = puzzles
    goal = goal_of(puzzle)
    packed = bytearray((len(goal.cells) + 7) // 8)
    for i, cell in enumerate(goal.cells):
        packed[i >> 3] |= bool(cell) << (7 - (i & 7))
    value: dict[str, object] = {
        key: getattr(puzzle, field) for key, field in _FIELDS.items() if getattr(puzzle, field) is not None
    }
    value["spec"] = {"width": goal.width, "height": goal.height}
    value["gridData"] = base64.b64encode(packed).decode()
    return compact_json(value)


FORMAT = Format(
    name="nonogram-pro",
    title="NonogramPro JSON",
    suffixes=(".json",),
    carries=frozenset({"goal", "title", "author", "licence"}),
    looks_like=looks_like,
    begins=named_values,
    read=read,
    write=write,
)
