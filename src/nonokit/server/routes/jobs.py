"""A route for every job: bytes in, bytes out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from nonokit.server.jobs import NAMES, find_job
from nonokit.server.routes.context import run_job
from nonokit.server.schema import answers, takes


def job_router() -> APIRouter:
    """The routes of all jobs that clients may ask for."""
    router = APIRouter(tags=["puzzles"])
    for name in NAMES:
        job = find_job(name)
        router.add_api_route(
            f"/api/{name}",
            endpoint(name),
            methods=["POST"],
            summary=job.summary,
            operation_id=name,
            response_class=Response,
            responses=answers(job.answer, "request", "too-large", "busy", "timeout", "internal"),
            openapi_extra=takes(job.request),
        )
    return router


def endpoint(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The function behind a job's route."""

    async def answer(request: Request) -> Response:
        reply = await run_job(request, name, await request.body())
        headers = {"cache-control": "no-store"}
        return Response(reply.body, reply.status, headers, reply.media_type)

    return answer
