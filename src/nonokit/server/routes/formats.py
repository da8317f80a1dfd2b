"""The formats puzzles can be written in, for whoever offers a choice."""

from __future__ import annotations

from fastapi import APIRouter

from nonokit.server.jobs.formats import FormatList, FormatsRequest, run
from nonokit.server.schema import answers

router = APIRouter(tags=["puzzles"])


@router.get(
    "/api/formats",
    summary="Formats to convert to",
    operation_id="list_formats",
    responses=answers(FormatList),
)
def list_formats() -> FormatList:
    """Every format that has a writer. Not a coroutine: their modules are imported at the first call."""
    return run(FormatsRequest())
