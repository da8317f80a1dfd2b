"""Puzzles from a picture file: a strip of variants, the one most like it first, each proved."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from nonokit.server import limits
from nonokit.server.jobs.job import Job
from nonokit.server.wire import PuzzleJson, format_grid, format_puzzle
from nonokit.server.wire.lines import Place
from nonokit.server.wire.picture import CellAt
from nonokit.server.wire.request import Request
from nonokit.server.wire.source import decode

MAX_LIMIT_S = 40.0
Side = Annotated[int, Field(ge=1, le=limits.MAX_MADE_SIDE)]
Share = Annotated[float, Field(ge=0, le=1)]
ColourText = Annotated[str, Field(max_length=40)]
File = Annotated[str, Field(min_length=1, max_length=limits.MAX_UPLOAD_BYTES)]


class FromImageRequest(Request):
    """`base64` is a picture file; `size` is width and height, or the longer side; pixel art has its own.

    What is null is found out by looking at the picture. `colours` counts them, `palette` fixes them, the background first.
    `crop` is left, top, right and bottom as shares of the picture, or whether plain margins are cut off. `threshold` parts
    black from white: a grey value from 0 to 255, "otsu" or "local". `background` is a colour that is not part of the picture, or
    "keep"; `subject` another picture file whose light parts are the subject. Cells of `protect` are never changed. `difficulty`
    is what no variant exceeds. With `keep_art` no cell is changed, and cells are given instead.
    """

    base64: File
    size: tuple[Side, Side] | Side | None = None
    colours: Annotated[int, Field(ge=1, le=12)] | None = None
    palette: Annotated[list[ColourText], Field(min_length=2, max_length=13)] | None = None
    kind: Literal["pixel art", "line art", "flat art", "photo"] | None = None
    crop: bool | tuple[Share, Share, Share, Share] | None = None
    fit: Literal["auto", "stretch", "contain", "cover"] = "auto"
    threshold: Literal["otsu", "local"] | Annotated[int, Field(ge=0, le=255)] | None = None
    contrast: Annotated[float, Field(ge=0.2, le=5)] | None = None
    dithering: Literal["off", "ordered", "diffusion"] = "off"
    invert: bool | None = None
    background: ColourText | None = None
    subject: File | None = None
    protect: Annotated[tuple[CellAt, ...], Field(max_length=limits.MAX_DRAWN_CELLS)] = ()
    difficulty: Annotated[str, Field(max_length=40)] = "unique"
    keep_art: bool = False
    title: Annotated[str, Field(max_length=limits.MAX_TEXT)] | None = None
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
    """The variants, the one most like the picture first, and what the picture was taken for.

    `is_recognisable` is false when nobody may be able to tell what any of them shows.
    """

    variants: list[VariantJson]
    kind: Literal["pixel art", "line art", "flat art", "photo"]
    is_recognisable: bool


def run(request: FromImageRequest) -> FromImageAnswer:
    """Makes the strip."""
    from nonokit.generating import from_image

    options = request.model_dump(exclude={"base64", "subject"})
    subject = None if request.subject is None else decode(request.subject)
    found = from_image(decode(request.base64), subject=subject, **options)
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
        ],
        kind=found.kind,
        is_recognisable=found.is_recognisable,
    )


JOB = Job(
    name="from-image",
    summary="Puzzles from a picture file",
    request=FromImageRequest,
    answer=FromImageAnswer,
    run=run,
    quick_bytes=0,
    limit_s=MAX_LIMIT_S + 30,
    max_bytes=limits.MAX_UPLOAD_BYTES,
)
