"""Who may ask: the outermost layer around the application.

A page of another site must not reach a server on this machine. It could under a name of its own that it lets point
here (DNS rebinding), so the Host header must be one of ours; and it could send requests blindly, so what writes must
come from our own pages or from no page at all. Every answer says what a browser may do with it.
"""

from __future__ import annotations

import logging
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonokit.server.faults import Fault
from nonokit.server.settings import LOOPBACK_NAMES, Settings, is_loopback

log = logging.getLogger(__name__)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
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

        fault = self.fault(scope)
        if fault is not None:
            await respond(fault)(scope, receive, send_with_headers)
            return
        try:
            await self._app(scope, receive, send_with_headers)
        except Exception:  # the outermost edge: a bug of ours, told to the log and not to the client
            log.exception("%s %s", scope["method"], scope["path"])
            if not started:
                await respond(INTERNAL)(scope, receive, send_with_headers)

    def fault(self, scope: Scope) -> Fault | None:
        """Why a request is refused, if it is."""
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self.is_our_host(hosts[0]):
            return Fault(code="host", message="this server does not answer under that name")
        if scope["method"] not in SAFE_METHODS and not is_own_page(headers, scope["scheme"], hosts[0]):
            return Fault(code="origin", message="pages of other sites may not change anything here")
        return None

    def is_our_host(self, value: str) -> bool:
        """Whether a Host header names this server. An address cannot be rebound: those are fine when reachable."""
        host = host_name(value)
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


def host_name(value: str) -> str:
    """The name or address of a Host header, without port and brackets.

    >>> host_name("[::1]:8420"), host_name("LocalHost:80")
    ('::1', 'localhost')
    """
    if value.startswith("["):
        return value[1:].partition("]")[0].lower()
    return value.partition(":")[0].lower()


def is_own_page(headers: Headers, scheme: str, host: str) -> bool:
    """Whether a request comes from one of our pages, or from something that is no page."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.lower() == f"{scheme}://{host}".lower()
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def respond(fault: Fault) -> Response:
    """A fault as a response."""
    headers = {"cache-control": "no-store"}
    if fault.status == 503:
        headers["retry-after"] = "1"
    return Response(fault.to_json(), fault.status, headers, "application/json")


INTERNAL = Fault(code="internal", message="something went wrong here; the server's log says more")
