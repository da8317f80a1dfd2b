"""The puzzle of the day."""

from __future__ import annotations

import datetime

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from nonokit.server.jobs.day import Date, DayAnswer, DayRequest
from nonokit.server.routes.context import context_of, run_job
from nonokit.server.schema import answers

router = APIRouter(tags=["library"])
MOST_DAYS = 40  # kept, once they are made


@router.get(
    "/api/day", summary="The puzzle of a date, today's without one", operation_id="day", response_class=Response,
    responses=answers(DayAnswer, "request", "busy", "timeout"),
)  # fmt: skip
async def day(request: Request, date: Date | None = None) -> Response:
    """The same puzzle for everyone who asks for the date."""
    chosen = date or datetime.date.today()
    known = context_of(request).days
    reply = known.get(chosen)
    if reply is None:
        reply = await run_job(request, "day", DayRequest(date=chosen).model_dump_json().encode())
    if reply.status == 200:
        known[chosen] = reply
        while len(known) > MOST_DAYS:
            del known[next(iter(known))]
    return Response(reply.body, reply.status, media_type=reply.media_type)
