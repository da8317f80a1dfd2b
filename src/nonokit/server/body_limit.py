"""How much may be sent: checked against the announced length, then while it arrives, before anything reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonokit.server import limits
from nonokit.server.faults import Fault
from nonokit.server.guard import SAFE_METHODS, respond

DEFAULT_BYTES = limits.MAX_BODY_BYTES


class BodyLimit:
    """Receives whole bodies of JSON for the application; `most_bytes` are the paths that may send more."""

    def __init__(self, app: ASGIApp, most_bytes: Mapping[str, int]) -> None:
        self._app = app
        self._most_bytes = most_bytes
        self._held = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body = bytearray()
        try:
            fault = await self._receive(scope, receive, body)
            if fault is not None:
                await respond(fault)(scope, receive, send)
                return
            await self._app(scope, once(bytes(body), receive), send)
        except ClientGone:
            return
        finally:
            self._held -= len(body)

    async def _receive(self, scope: Scope, receive: Receive, body: bytearray) -> Fault | None:
        headers = Headers(scope=scope)
        most = (
            self._most_bytes.get(scope["path"], DEFAULT_BYTES) if scope["method"] not in SAFE_METHODS else 0
        )
        announced = headers.get("content-length", "0")
        if announced.isdigit() and int(announced) > most:
            return too_large(most)
        end = asyncio.get_running_loop().time() + limits.BODY_TIMEOUT_S + announced_s(announced)
        while True:
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                return Fault(code="slow-request", message="the request did not arrive in time")
            if message["type"] == "http.disconnect":
                raise ClientGone
            piece = message.get("body", b"")
            if len(body) + len(piece) > most:
                return too_large(most)
            if self._held + len(piece) > limits.MAX_BYTES_AT_ONCE:
                return Fault(code="busy", message="too much is being sent at once; try again in a moment")
            body += piece
            self._held += len(piece)
            if not message.get("more_body", False):
                return None if is_json(headers, body) else NOT_JSON


def announced_s(length: str) -> float:
    """More time for who has more to send; a byte now and then is not enough."""
    return int(length) / limits.LEAST_BYTES_A_SECOND if length.isdigit() else limits.BODY_TIMEOUT_S


class ClientGone(Exception):
    """The client hung up while sending."""


def once(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body first, then whatever else comes: only a disconnect can."""
    given = False

    async def next_message() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_message


def is_json(headers: Headers, body: bytearray) -> bool:
    """Whether a body may be JSON. Forms of other sites cannot claim that type, which keeps them out too."""
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    return not body or media_type == "application/json"


def too_large(most: int) -> Fault:
    """What a request that is too long gets."""
    return Fault(code="too-large", message=f"the request is too large: at most {most} bytes here")


NOT_JSON = Fault(code="media-type", message="expected a body of the type application/json")
