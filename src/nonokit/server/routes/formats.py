"""The formats puzzles can be written in, for whoever offers a choice."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel

from nonokit.server.schema import answers

router = APIRouter(tags=["puzzles"])


class FormatJson(BaseModel):
    """`carries` names what the format has a place for, such as "colours" or "title"."""

    name: str
    title: str
    suffixes: list[str]
    carries: list[str]


class FormatList(BaseModel):
    """All formats that can be written."""

    formats: list[FormatJson]


@router.get(
    "/api/formats",
    summary="Formats to convert to",
    operation_id="list_formats",
    responses=answers(FormatList),
)
def list_formats() -> FormatList:
    """Every format that has a writer. Not a coroutine: their modules are imported at the first call."""
    from nonokit.formats import known_formats

    return FormatList(
        formats=[
            FormatJson(
                name=one.name, title=one.title, suffixes=list(one.suffixes), carries=sorted(one.carries)
            )
            for one in known_formats()
            if one.write is not None
        ]
    )
