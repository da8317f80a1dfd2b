"""Rates imported puzzles while nobody else needs the workers, one after another, and keeps what it found.

A gallery wants difficulties at once and they may take seconds to find, so they are found once per version of nonokit.
"""

from __future__ import annotations

import asyncio
import logging

import nonokit
from nonokit.rating import Class
from nonokit.server.faults import ApiError
from nonokit.server.jobs import find_job
from nonokit.server.jobs.rate import RateAnswer
from nonokit.server.routes.context import Context
from nonokit.server.store import Store
from nonokit.server.store.puzzles import StoredRating
from nonokit.server.wire import format_puzzle

PAUSE_S = 0.5
LOOK_AGAIN_S = 20.0

log = logging.getLogger(__name__)


async def rate_puzzles(context: Context) -> None:
    """Rates everything that is not, for ever."""
    refused: set[str] = set()  # puzzles without a solution, too large, or too hard to rate in time
    while True:
        try:
            id = await next_unrated(context, refused)
            if id is None:
                await asyncio.sleep(LOOK_AGAIN_S)
            elif not await rate_one(context, id):
                refused.add(id)
        except ApiError as error:  # busy, a locked library, a full disk: later
            log.debug("rating waits: %s", error)
            await asyncio.sleep(LOOK_AGAIN_S)
        await asyncio.sleep(PAUSE_S)


async def next_unrated(context: Context, refused: set[str]) -> str | None:
    """A puzzle without a rating."""
    rated, imported = await context.store.run(
        lambda store: (store.puzzles.ratings(nonokit.__version__), [one.id for one in store.puzzles.list()])
    )
    return next((id for id in imported if id not in rated and id not in refused), None)


async def rate_one(context: Context, id: str) -> bool:
    """Rates one puzzle; False when it cannot be."""
    body = await request_body(context, id)
    job = find_job("rate")
    pool = context.pools["slow"]
    if body is None or pool.waiting:
        return body is not None
    try:
        reply = await pool.run("rate", body, job.limit_s)
    except ApiError as error:
        if error.fault.code in ("timeout", "internal"):  # too hard, or it kills whoever looks at it
            return False
        raise
    if reply.status != 200:
        return False
    answer = RateAnswer.model_validate_json(reply.body)
    if answer.class_ == Class.UNKNOWN.value:
        return False
    rating = StoredRating(answer.class_, answer.score)
    await context.store.run(lambda store: store.puzzles.rate(id, rating, nonokit.__version__))
    return True


async def request_body(context: Context, id: str) -> bytes | None:
    """The request for a puzzle's rating; None when the puzzle is gone."""

    def read(store: Store) -> str | None:
        found = store.puzzles.get(id)
        return found.document if found is not None else None

    document = await context.store.run(read)
    return (
        None
        if document is None
        else await asyncio.to_thread(lambda: _body(nonokit.loads(document, format="json")))
    )


def _body(puzzle: nonokit.Puzzle) -> bytes:
    return f'{{"puzzle": {format_puzzle(puzzle).model_dump_json()}}}'.encode()
