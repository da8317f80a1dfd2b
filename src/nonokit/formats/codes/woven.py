"""number-loom's share strings: `WOVEN-`, its JSON packed with brotli as base64, `-`.

The text may be broken into lines anywhere. What is inside is `number_loom`'s business, except that number-loom
insists on fields which its JSON leaves out when they are empty.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from nonokit.errors import MissingExtra
from nonokit.formats.format import Format, Sample
from nonokit.formats.json import number_loom
from nonokit.formats.limits import MAX_INPUT_BYTES
from nonokit.formats.one_by_one import at_each
from nonokit.model import Puzzle

_START = "WOVEN-"
_LINE = 100  # characters before number-loom starts a new line
_REQUIRED = ("file", "title", "description", "author")


def looks_like(sample: Sample) -> int:
    return 98 if sample.text.lstrip().startswith(_START) else 0


def read(sample: Sample) -> list[Puzzle]:
    text = re.sub(r"\s+", "", sample.text)
    if not text.startswith(_START) or not text.endswith("-") or len(text) <= len(_START):
        raise sample.error(f"expected {_START!r}, the packed puzzle and '-', found {text[:20]!r}", 1, 1)
    packed = text[len(_START) : -1]
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), validate=True)
    except ValueError as error:
        raise sample.error(f"expected base64 between the dashes: {error}", 1, len(_START) + 1) from None
    puzzles = number_loom.read(Sample(_unpack(sample, data), sample.source))
    return [_without_empty(puzzle) for puzzle in puzzles]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    document = json.loads(number_loom.write(puzzles))
    document["V0"] = dict.fromkeys(_REQUIRED, "") | document["V0"]
    data = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    packed = base64.b64encode(_brotli().compress(data)).decode().rstrip("=")
    text = f"{_START}{packed}-"
    return ("\n".join(text[i : i + _LINE] for i in range(0, len(text), _LINE)) + "\n").encode()


def _brotli() -> ModuleType:
    try:
        return import_module("brotli")
    except ImportError:
        raise MissingExtra("a WOVEN string", "woven") from None


def _unpack(sample: Sample, data: bytes) -> bytes:
    brotli = _brotli()
    unpacker = brotli.Decompressor()
    try:
        unpacked = bytes(unpacker.process(data, output_buffer_limit=MAX_INPUT_BYTES))
    except brotli.error:
        raise sample.error(
            "expected brotli data between the dashes: it is damaged", 1, len(_START) + 1
        ) from None
    if not unpacker.is_finished() or len(unpacked) > MAX_INPUT_BYTES:
        raise sample.error("the brotli data ends too early, or unpacks to too much", 1)
    return unpacked


def _without_empty(puzzle: Puzzle) -> Puzzle:
    """Empty fields are how number-loom says that there is nothing."""
    empty = [field for field in Puzzle.METADATA if getattr(puzzle, field) == ""]
    blank: dict[str, Any] = dict.fromkeys(empty)
    return puzzle.replace(**blank) if empty else puzzle


FORMAT = Format(
    name="woven",
    title="number-loom share string (WOVEN)",
    suffixes=(".woven",),
    carries=number_loom.FORMAT.carries,
    looks_like=looks_like,
    begins=at_each(_START),
    read=read,
    write=write,
)
