"""Puzzles from a picture file: a strip of variants from faithful to simplified, each proved."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.errors import FormatError
from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleJson, format_grid, format_puzzle
from nonokit.server.wire.lines import Place

MAX_SIDE = 100
MAX_LIMIT_S = 40.0
Side = Annotated[int, Field(ge=2, le=MAX_SIDE)]


class FromImageRequest(BaseModel):
    """`base64` is a picture file; `size` is width and height, or the longer side.

    `threshold` parts black from white: a grey value from 0 to 255, "otsu" or "local". `difficulty` is what every variant
    must reach. With `keep_art` no cell is changed, and cells are given instead.
    """

    base64: Annotated[str, Field(min_length=1, max_length=limits.MAX_UPLOAD_BYTES)]
    size: tuple[Side, Side] | Side
    colours: Annotated[int, Field(ge=1, le=12)] = 1
    threshold: Literal["otsu", "local"] | Annotated[int, Field(ge=0, le=255)] | None = None
    difficulty: Annotated[str, Field(max_length=40)] = "unique"
    keep_art: bool = False
    edges: bool = False
    invert: bool | None = None
    crop: bool = True
    title: Annotated[str, Field(max_length=limits.MAX_TEXT)] | None = None
    seed: Annotated[int, Field(ge=0, le=10**12)] = 0
    timeout_s: Annotated[float, Field(gt=0, le=MAX_LIMIT_S)] = 15.0


class VariantJson(BaseModel):
    """`damage` is where the repaired picture differs from the image's; `likeness` (0 to 1) compares the two."""

    name: str
    puzzle: PuzzleJson
    grid: str
    damage: list[Place]
    likeness: float
    is_line_solvable: bool
    given_count: int


class FromImageAnswer(BaseModel):
    """The variants, the most faithful first."""

    variants: list[VariantJson]


def run(request: FromImageRequest) -> FromImageAnswer:
    """Makes the strip."""
    from nonokit.generating import from_image

    found = from_image(
        decode(request.base64),
        size=request.size,
        colours=request.colours,
        threshold=request.threshold,
        difficulty=request.difficulty,
        keep_art=request.keep_art,
        edges=request.edges,
        invert=request.invert,
        crop=request.crop,
        title=request.title,
        seed=request.seed,
        timeout_s=request.timeout_s,
    )
    return FromImageAnswer(
        variants=[
            VariantJson(
                name=variant.name,
                puzzle=format_puzzle(variant.puzzle),
                grid=format_grid(variant.grid),
                damage=sorted(variant.damage),
                likeness=round(variant.likeness, 3),
                is_line_solvable=variant.is_line_solvable,
                given_count=variant.given_count,
            )
            for variant in found
        ]
    )


def decode(text: str) -> bytes:
    """The bytes of the picture file."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise FormatError("base64: these are not the characters of base64") from None


JOB = Job(
    name="from-image",
    summary="Puzzles from a picture file",
    request=FromImageRequest,
    answer=FromImageAnswer,
    run=run,
    lane="slow",
    limit_s=MAX_LIMIT_S + 30,
    max_bytes=limits.MAX_UPLOAD_BYTES,
)
