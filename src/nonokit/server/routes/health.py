"""Whether the server is there, and what it is."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from starlette.requests import Request

import nonokit
from nonokit.engine import engine_info
from nonokit.server.routes.context import context_of
from nonokit.server.schema import answers
from nonokit.server.wire.answer import Answer

router = APIRouter(tags=["server"])


class Health(Answer):
    """`notes` is what the owner should know, such as a library that had to be begun anew. `public_url` is where links to
    puzzles lead."""

    status: Literal["ok"] = "ok"
    version: str
    engine: str
    notes: list[str]
    public_url: str | None


@router.get("/api/health", summary="Version, engine, notes", operation_id="health", responses=answers(Health))
async def health(request: Request) -> Health:
    """Answers without waiting for anything."""
    context = context_of(request)
    return Health(
        version=nonokit.__version__,
        engine=engine_info()["engine"],
        notes=context.notes,
        public_url=context.settings.public_url,
    )
