"""PNG, GIF and BMP pictures of one pixel a cell, through Pillow (the extra `images`).

The size is taken from the file's first bytes before anything is decoded, so that a small file that claims to be
huge costs nothing. Of an animation the first picture counts, which is said. Transparent pixels are background.
"""

from __future__ import annotations

import io
import struct
import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from nonokit.errors import MissingExtra, NoPuzzle, UnsupportedFeature
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import size_problem
from nonokit.formats.pictures import (
    WHITE,
    check_looks_differ,
    colour_number,
    goal_of,
    grid_of_pixels,
    needs_background_hint,
)
from nonokit.formats.readings import with_note
from nonokit.model import Puzzle
from nonokit.model.colour import parse_rgb

if TYPE_CHECKING:
    from types import ModuleType

    from PIL.Image import Image as PillowImage

SIGNATURES = {"PNG": b"\x89PNG\r\n\x1a\n", "GIF": b"GIF8", "BMP": b"BM"}
_LAST = {"PNG": b"IEND\xaeB`\x82", "GIF": b"\0;"}  # bytes of a picture
# The keywords that the PNG standard gives to what we call so.
PNG_FIELDS = {
    "Title": "title",
    "Author": "author",
    "Description": "description",
    "Copyright": "copyright",
    "Source": "source",
}
_BACKGROUND = "Background"
_OPAQUE = 128  # from this alpha on a pixel counts
# What Pillow raises on damaged files, beside its own errors, which are OSErrors.
_DAMAGED = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    IndexError,
    KeyError,
    TypeError,
    struct.error,
    zlib.error,
)


def _looks_like(sample: Sample, kind: str) -> int:
    """The first bytes tell, or the header where they are just two letters."""
    shortest = 26 if kind == "BMP" else 0
    return 100 if sample.data.startswith(SIGNATURES[kind]) and len(sample.data) > shortest else 0


def _read(sample: Sample, kind: str) -> list[Puzzle]:
    """The puzzles of all pictures in the file, one behind the other."""
    if not sample.data.startswith(SIGNATURES[kind]):
        raise sample.error(f"this is not a {kind} file")
    puzzles: list[Puzzle] = []
    for start, end in pairwise([*_starts(sample.data, kind), len(sample.data)]):
        puzzles.append(_read_first(Sample(sample.data[start:end], sample.source), kind))
        sample.check_count(len(puzzles))
    return puzzles


def _starts(data: bytes, kind: str) -> Iterator[int]:
    """Where the pictures begin: the first one, and each that comes where the one before ends."""
    signature, start = SIGNATURES[kind], 0
    yield start
    if kind == "BMP":
        while (size := int.from_bytes(data[start + 2 : start + 6], "little")) > 0:  # as the header says
            start += size
            if not data.startswith(signature, start):
                return
            yield start
    else:
        last = _LAST[kind]
        while (end := data.find(last + signature, start)) >= 0:
            start = end + len(last)
            yield start


def _read_first(sample: Sample, kind: str) -> Puzzle:
    """The puzzle of the first picture."""
    problem = size_problem(*_claimed_size(sample, kind))
    if problem:
        raise NoPuzzle(problem, source=sample.source)
    pillow = load_pillow(f"reading {kind} pictures")
    try:
        with pillow.open(io.BytesIO(sample.data), formats=(kind,)) as image:
            sample.check_size(*image.size)
            packed = image.convert("RGBA").tobytes()
            texts = dict(getattr(image, "text", None) or {})
            size, frames = image.size, getattr(image, "n_frames", 1)
    except (*_DAMAGED, pillow.DecompressionBombError) as error:
        raise sample.error(f"a damaged {kind} file: {_in_words(error)}") from None
    puzzle = _puzzle(size, packed, texts)
    if frames > 1:
        with_note([puzzle], f"the first of {frames} pictures of an animation")
    return puzzle


def _in_words(error: Exception) -> str:
    """What Pillow says; where it shows an object of Python's, or nothing, it means that there is no picture it knows."""
    text = str(error)
    return text if text and " object at 0x" not in text else "no picture can be made out in it"


def _claimed_size(sample: Sample, kind: str) -> tuple[int, int]:
    """The size that the header claims."""
    layout, start = {"PNG": (">II", 16), "GIF": ("<HH", 6), "BMP": ("<ii", 18)}[kind]
    try:
        width, height = struct.unpack_from(layout, sample.data, start)
    except struct.error:
        raise sample.error(f"a damaged {kind} file: it ends within its header") from None
    if kind == "BMP" and sample.data[14:18] == b"\x0c\0\0\0":  # the oldest header has two bytes for each
        width, height = struct.unpack_from("<HH", sample.data, 18)
    return width, abs(height)  # a negative height in BMP means rows from the top


def _puzzle(size: tuple[int, int], packed: bytes, texts: dict[str, Any]) -> Puzzle:
    """The puzzle of pixels packed as red, green, blue, alpha."""
    named = parse_rgb(str(texts.get(_BACKGROUND, "")))
    alphas = packed[3::4]
    is_transparent = min(alphas) < _OPAQUE
    background = named or (WHITE if is_transparent else None)
    pixels = array(
        "I", (colour_number(*rgb) for rgb in zip(packed[::4], packed[1::4], packed[2::4], strict=True))
    )
    if is_transparent:
        clear = colour_number(*(background or WHITE))
        pixels = array(
            "I", (clear if a < _OPAQUE else pixel for pixel, a in zip(pixels, alphas, strict=True))
        )
    grid = grid_of_pixels(*size, pixels, background)
    fields: dict[str, Any] = {field: str(texts[key]) for key, field in PNG_FIELDS.items() if key in texts}
    return Puzzle.from_grid(grid).replace(**fields)


def _write(puzzles: Sequence[Puzzle], kind: str) -> bytes:
    """The goal as a file of one pixel a cell."""
    (puzzle,) = puzzles
    if kind != "PNG" and needs_background_hint(puzzle):
        raise UnsupportedFeature(f"{kind} pictures need some white background to be read back: use PNG")
    pillow = load_pillow(f"writing {kind} pictures")
    check_looks_differ(puzzle)
    goal = goal_of(puzzle)
    image: PillowImage = pillow.frombytes("P", (goal.width, goal.height), goal.cells)
    image.putpalette([part for colour in puzzle.palette for part in colour.rgb])
    buffer = io.BytesIO()
    options = {"pnginfo": _png_texts(puzzle)} if kind == "PNG" else {}
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def _png_texts(puzzle: Puzzle) -> Any:
    from PIL.PngImagePlugin import PngInfo

    texts = PngInfo()
    for key, field in PNG_FIELDS.items():
        if getattr(puzzle, field) is not None:
            texts.add_itxt(key, getattr(puzzle, field))
    if needs_background_hint(puzzle):
        texts.add_itxt(_BACKGROUND, puzzle.palette[0].hex)
    return texts


def load_pillow(purpose: str) -> ModuleType:
    """Pillow's Image module, or `MissingExtra`."""
    try:
        from PIL import Image
    except ImportError:
        raise MissingExtra(purpose, "images") from None
    return Image


def _format(kind: str, fields: Sequence[str], words: str) -> Format:
    return Format(
        name=kind.lower(),
        title=f"{kind} picture",
        suffixes=(f".{kind.lower()}",),
        carries=frozenset({"goal", "colours", "rgb", "background", *fields}),
        looks_like=partial(_looks_like, kind=kind),
        read=partial(_read, kind=kind),
        write=partial(_write, kind=kind),
        words=words,
    )


_WITHOUT_HINT = (
    "pictures of one pixel a cell. The file has no place for which colour is the background: white is."
)
_ALL = (
    _format(
        "PNG",
        [*PNG_FIELDS.values()],
        "PNG pictures of one pixel a cell; metadata goes into the standard's text fields.",
    ),
    _format("GIF", [], f"GIF {_WITHOUT_HINT}"),
    _format("BMP", [], f"BMP {_WITHOUT_HINT}"),
)
FORMATS = {one.name: one for one in _ALL}
