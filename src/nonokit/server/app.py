"""The application: routes inside a limit on bodies inside the guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from fastapi import Depends, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

import nonokit
from nonokit.server import limits
from nonokit.server.body_limit import BodyLimit
from nonokit.server.faults import ApiError, Fault, Where, field_name
from nonokit.server.guard import INTERNAL, Guard, respond
from nonokit.server.jobs import NAMES, find_job
from nonokit.server.ratings import rate_puzzles
from nonokit.server.routes import day, formats, health, library, progress
from nonokit.server.routes.context import ClientGone, Context
from nonokit.server.routes.jobs import job_router
from nonokit.server.routes.parameters import refuse_unknown
from nonokit.server.schema import describe
from nonokit.server.settings import Settings
from nonokit.server.site import CLUES, LANGUAGES, Catalogue, Messages, Pages
from nonokit.server.store import StoredPuzzle, StoreThread
from nonokit.server.workers import Pool

BACKUP_EVERY_S = 3600.0  # looked for; made when one is due
HTTP_CODES = {404: "not-found", 405: "method"}

log = logging.getLogger(__name__)


def create_app(
    settings: Settings | None = None, *, puzzles: Sequence[StoredPuzzle] = (), notes: list[str] | None = None
) -> ASGIApp:
    """The server as an ASGI application; `puzzles` are added to its library, `notes` receives what to tell."""
    settings = settings or Settings()
    context = Context(
        settings,
        StoreThread(settings.data),
        {
            "quick": Pool(settings.quick_workers, settings.max_waiting),
            "slow": Pool(settings.slow_workers, settings.max_waiting, is_patient=True),
        },
        notes if notes is not None else [],
    )
    app = FastAPI(
        title="nonokit", version=nonokit.__version__, openapi_url="/api/openapi.json", docs_url=None,
        redoc_url=None, redirect_slashes=False, lifespan=lambda _: running(context, puzzles),
        dependencies=[Depends(refuse_unknown)],
    )  # fmt: skip
    app.state.context = context
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    for router in (health.router, library.router, progress.router, day.router, formats.router, job_router()):
        app.include_router(router)
    app.router.routes += [LANGUAGES, Messages(), Catalogue(), CLUES, Pages()]
    add_fault_handlers(app)
    return Guard(BodyLimit(app, body_limits()), settings)


@asynccontextmanager
async def running(context: Context, puzzles: Sequence[StoredPuzzle]) -> AsyncIterator[None]:
    """Opens the store, starts the workers, and ends both, whatever else goes wrong."""
    async with AsyncExitStack() as at_end:
        context.notes += await context.store.open()
        at_end.push_async_callback(context.store.close)
        for puzzle in puzzles:
            await context.store.run(lambda store, puzzle=puzzle: store.puzzles.add(puzzle))  # type: ignore[misc]
        for pool in context.pools.values():
            pool.start()
            at_end.push_async_callback(pool.stop)
        at_end.push_async_callback(
            end_task, start("imported puzzles are no longer rated", rate_puzzles(context))
        )
        at_end.push_async_callback(end_task, start("no more backups are made", make_backups(context)))
        yield


def start(loss: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Begins what goes on beside all requests; an error that ends it is logged, and the server goes on without."""

    def log_error(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            log.error(loss, exc_info=error)

    task = asyncio.create_task(work)
    task.add_done_callback(log_error)
    return task


async def make_backups(context: Context) -> None:
    """Makes backups while the server runs."""
    while True:
        await asyncio.sleep(BACKUP_EVERY_S)
        with suppress(ApiError):  # busy, locked, damaged: later, and whoever asks next is told
            await context.store.keep(lambda store: store.back_up())


async def end_task(task: asyncio.Task[None]) -> None:
    """Cancels a task and waits until it has ended, however it ends."""
    task.cancel()
    await asyncio.wait({task})


def body_limits() -> dict[str, int]:
    """The paths that may be sent more, or less, than the usual."""
    most = {f"/api/{name}": find_job(name).max_bytes for name in NAMES}
    return {
        **most,
        "/api/library": find_job("read").max_bytes,
        "/api/progress/import": limits.MAX_UPLOAD_BYTES,
    }


def add_fault_handlers(app: FastAPI) -> None:
    """Everything that goes wrong becomes `{code, message, where}`."""

    async def refuse(_: Request, error: Any) -> Response:
        return respond(error.fault)

    async def refuse_http(_: Request, error: Any) -> Response:
        fault = Fault(code=HTTP_CODES.get(error.status_code, "request"), message=str(error.detail))
        response = respond(fault)
        response.headers.update(error.headers or {})
        return response

    async def refuse_parameters(_: Request, error: Any) -> Response:
        first = error.errors()[0]
        field = field_name(tuple(first["loc"][1:]))
        return respond(Fault(code="request", message=f"{field}: {first['msg']}", where=Where(field=field)))

    async def nobody(_: Request, error: Exception) -> Response:
        return Response(status_code=499)  # nobody reads it

    async def bug(_: Request, error: Exception) -> Response:
        return respond(INTERNAL)  # the guard writes the log

    app.add_exception_handler(ApiError, refuse)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(RequestValidationError, refuse_parameters)
    app.add_exception_handler(ClientGone, nobody)
    app.add_exception_handler(Exception, bug)
