"""The puzzle of the day."""

from __future__ import annotations

import datetime

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from nonokit.server.jobs.day import DayAnswer, DayRequest
from nonokit.server.routes.context import run_job
from nonokit.server.schema import answers

router = APIRouter(tags=["library"])


@router.get(
    "/api/day", summary="The puzzle of a date, today's without one", operation_id="day", response_class=Response,
    responses=answers(DayAnswer, "request", "busy", "timeout"),
)  # fmt: skip
async def day(request: Request, date: datetime.date | None = None) -> Response:
    """The same puzzle for everyone who asks for the date."""
    chosen = date or datetime.date.today()
    reply = await run_job(request, "day", DayRequest(date=chosen).model_dump_json().encode())
    return Response(reply.body, reply.status, media_type=reply.media_type)
