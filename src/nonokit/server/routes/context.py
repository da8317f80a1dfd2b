"""What the routes share, and how they read a request."""

from __future__ import annotations

import asyncio
import datetime
from dataclasses import dataclass, field
from typing import TypeVar, cast

from pydantic import BaseModel, ValidationError
from starlette.requests import Request

from nonokit.server.faults import ApiError, Fault, fault_of_validation
from nonokit.server.settings import Settings
from nonokit.server.store import StoreThread
from nonokit.server.workers import Pool, Reply

M = TypeVar("M", bound=BaseModel)


@dataclass
class Context:
    """The parts of a running server; `notes` is what its owner should be told."""

    settings: Settings
    store: StoreThread
    pools: dict[str, Pool]
    notes: list[str] = field(default_factory=list)
    days: dict[datetime.date, Reply] = field(default_factory=dict)


class ClientGone(Exception):
    """The client hung up before the answer was there."""


class Refused(ApiError):
    """A fault that a worker has already worded."""

    def __init__(self, reply: Reply) -> None:
        Exception.__init__(self, "refused")
        self.fault = Fault.model_validate_json(reply.body)


def context_of(request: Request) -> Context:
    """The context of the application a request came to."""
    return cast(Context, request.app.state.context)


async def body_as(request: Request, model: type[M]) -> M:
    """The request's body, read in a thread because it may be long."""
    body = await request.body()
    try:
        return await asyncio.to_thread(model.model_validate_json, body)
    except ValidationError as error:
        refused = ApiError("request", "")
        refused.fault = fault_of_validation(error, model)
        raise refused from None


async def run_job(request: Request, name: str, body: bytes) -> Reply:
    """A job's answer. When the client hangs up, the work stops."""
    from nonokit.server.jobs import find_job

    job = find_job(name)
    pool = context_of(request).pools[job.pool(body)]
    work = asyncio.create_task(pool.run(name, body, job.limit_s, client_of(request)))
    gone = asyncio.create_task(disconnect(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise ClientGone
        return work.result()
    finally:
        for task in (work, gone):
            task.cancel()


def client_of(request: Request) -> str:
    """Whom a request is for, so that everyone gets a turn: a browser that was let in, or an address."""
    return str(
        request.scope.get("state", {}).get("browser") or (request.client.host if request.client else "")
    )


async def answer_as(request: Request, name: str, body: bytes, model: type[M]) -> M:
    """A job's answer for use in a route."""
    reply = await run_job(request, name, body)
    if reply.status != 200:
        raise Refused(reply)
    return model.model_validate_json(reply.body)


async def disconnect(request: Request) -> None:
    """Returns when the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
