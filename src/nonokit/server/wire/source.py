"""A puzzle file inside a request: as text, as base64, or as a puzzle."""

from __future__ import annotations

import base64
import binascii
import io
from typing import Annotated

from pydantic import Field, model_validator

from nonokit.errors import FormatError
from nonokit.model import Puzzle
from nonokit.server import limits
from nonokit.server.wire.puzzle import PuzzleRequest, check_size, parse_puzzle
from nonokit.server.wire.request import Request


class Source(Request):
    """Exactly one of `text` (a file's text, a code, a link), `base64` (a file) and `puzzle`."""

    text: Annotated[str, Field(max_length=limits.MAX_UPLOAD_BYTES)] | None = None
    base64: Annotated[str, Field(max_length=limits.MAX_UPLOAD_BYTES)] | None = None
    puzzle: PuzzleRequest | None = None

    @model_validator(mode="after")
    def check_one(self) -> Source:
        """Refuses none and several."""
        if sum(value is not None for value in (self.text, self.base64, self.puzzle)) != 1:
            raise ValueError("expected exactly one of text, base64 and puzzle")
        return self


class NamedBytes(io.BytesIO):
    """Bytes that know what the file was called, which tells formats apart."""

    def __init__(self, data: bytes, name: str | None) -> None:
        super().__init__(data)
        self.name = name


def read_source(source: Source, *, format: str | None = None, name: str | None = None) -> list[Puzzle]:
    """All puzzles of a source, none too large."""
    if source.puzzle is not None:
        return [parse_puzzle(source.puzzle)]
    from nonokit.formats import load_all

    data = (
        decode(source.base64) if source.base64 is not None else (source.text or "").encode("utf-8", "replace")
    )
    puzzles = load_all(NamedBytes(data, name), format=format)
    for puzzle in puzzles:
        check_size(puzzle.width, puzzle.height, limits.MAX_CELLS)
    return puzzles


def decode(text: str) -> bytes:
    """The bytes of a file."""
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise FormatError("base64: these are not the characters of base64") from None
