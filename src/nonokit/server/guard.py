"""Who may ask: the outermost layer around the application.

A page of another site must not reach a server on this machine. It could under a name of its own that it lets point
here (DNS rebinding), so the Host header must be one of ours; and it could send requests blindly, so those to the
interface must come from our own pages or from no page at all. Other people on this machine do not know the secret of
the printed link. Every answer says what a browser may do with it.
"""

from __future__ import annotations

import asyncio
import logging
import re
from ipaddress import ip_address
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonokit.server import tokens
from nonokit.server.faults import Fault
from nonokit.server.policy import policy
from nonokit.server.settings import LOOPBACK_NAMES, Settings, is_loopback

log = logging.getLogger(__name__)

POLICY = policy(frame_ancestors="'none'")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HOST = re.compile(r"(\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(:[0-9]{1,5})?")


class Guard:
    """Refuses strangers, adds the headers, and turns what nobody expected into a documented 500."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        answer = self.answer(scope)
        if answer is not None:
            await answer(scope, receive, send_with_headers)
            return
        try:
            await self._app(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the server stops
            if not started:
                await respond(STOPPING)(scope, receive, send_with_headers)
        except Exception:  # the outermost edge: a bug of ours, told to the log and not to the client
            log.exception("%s %s", scope["method"], scope["path"])
            if not started:
                await respond(INTERNAL)(scope, receive, send_with_headers)

    def answer(self, scope: Scope) -> Response | None:
        """What a request gets that is not for the application; None for one that is."""
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.is_our_host(hosts[0]):
            return respond(Fault(code="host", message="this server does not answer under that name"))
        is_api = scope["path"].startswith("/api/")
        is_reading = scope["method"] in SAFE_METHODS and not is_api
        if not is_reading and not is_own_page(headers, scope["scheme"], hosts[0]):
            return respond(Fault(code="origin", message="pages of other sites may not ask anything here"))
        door = self._settings.door
        return None if door is None else letting_in(door, scope, headers, is_api)

    def is_our_host(self, value: str) -> bool:
        """Whether a Host header names this server. An address cannot be rebound: those are fine when reachable."""
        host = host_name(value)
        if host is None:
            return False
        if (
            host in LOOPBACK_NAMES
            or host == self._settings.host.lower()
            or host in self._settings.extra_hosts
        ):
            return True
        try:
            ip_address(host)
        except ValueError:
            return False
        return is_loopback(host) or not self._settings.is_loopback


def host_name(value: str) -> str | None:
    """The name or address of a Host header, without port and brackets; None when it is none.

    >>> host_name("[::1]:8420"), host_name("LocalHost:80"), host_name("127.0.0.1:80@evil.example")
    ('::1', 'localhost', None)
    """
    found = HOST.fullmatch(value)
    return None if found is None else (found["address"] or found["name"]).lower()


def is_own_page(headers: Headers, scheme: str, host: str) -> bool:
    """Whether a request comes from one of our pages, or from something that is no page."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() == f"{scheme}://{host}".lower()
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def letting_in(door: tokens.Door, scope: Scope, headers: Headers, is_api: bool) -> Response | None:
    """What someone gets who has yet to be let in, or is just being; None for who was."""
    port = (scope.get("server") or (None, None))[1]
    given, rest = tokens.take_token(scope.get("query_string", b"").decode("latin-1"))
    if given is not None and door.opens(given):
        scope["query_string"] = rest.encode()
        return None if is_api else let_in(scope["path"], rest, tokens.new_cookie(door.token, port))
    browser = tokens.browser_of(headers.get("cookie", ""), door.token, port)
    if browser is not None:
        scope.setdefault("state", {})["browser"] = browser
    is_known = browser is not None or tokens.is_bearer(headers.get("authorization", ""), door.token)
    if is_api and not is_known:
        return respond(
            Fault(
                code="token",
                message="this browser was not let in yet: open the link that `nonokit play` has printed",
            )
        )
    return None


def let_in(path: str, query: str, cookie: str) -> Response:
    """Sends a browser on without the secret in the address, which others may see; it keeps what comes behind the #."""
    place = quote(path) if path.startswith("/") and not path.startswith("//") else "/"
    headers = {
        "location": f"{place}?{query}" if query else place,
        "set-cookie": cookie,
        "cache-control": "no-store",
    }
    return Response(status_code=303, headers=headers)


def respond(fault: Fault) -> Response:
    """A fault as a response."""
    headers = {"cache-control": "no-store"}
    if fault.status == 503:
        headers["retry-after"] = "1"
    return Response(fault.to_json(), fault.status, headers, "application/json")


INTERNAL = Fault(code="internal", message="something went wrong here; the server's log says more")
STOPPING = Fault(code="busy", message="the server stops; try again when it is there again")
