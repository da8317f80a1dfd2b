"""Who was let in: a secret that the printed link carries, and that a browser then keeps as a cookie.

Anyone on this machine can reach a server on it, other users and programs included; the link is for its owner. The
secret stays the same from start to start, so that a browser that was let in once needs no link again.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from urllib.parse import parse_qsl, urlencode

FILE_NAME = "token"
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")
MAX_AGE_S = 400 * 24 * 3600  # the longest that browsers allow


class Door:
    """Lets in who knows the secret, and once for every ticket: a browser that is started is told a ticket only, since
    others on the machine can see what programs are started with.
    """

    def __init__(self, token: str) -> None:
        self.token = token
        self._tickets: set[str] = set()

    def new_ticket(self) -> str:
        """Something to be let in with, once."""
        ticket = new_token()
        self._tickets.add(ticket)
        return ticket

    def opens(self, text: str) -> bool:
        """Whether a text lets in; a ticket never again."""
        if is_token(text, self.token):
            return True
        is_ticket = text in self._tickets
        self._tickets.discard(text)
        return is_ticket


def new_token() -> str:
    """A secret."""
    return secrets.token_urlsafe(24)


def kept_token(folder: Path) -> str:
    """The secret of a library, made at the first start; one for this time only where it cannot be kept."""
    path = folder / FILE_NAME
    with suppress(OSError, UnicodeDecodeError):
        if TOKEN.fullmatch(known := path.read_text(encoding="ascii").strip()):
            return known
    token = new_token()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # for nobody else's eyes
        with open(descriptor, "w", encoding="ascii") as file:
            file.write(token)
    return token


def cookie_name(port: int | None) -> str:
    """Cookies know no ports: servers on one machine must not take each other's."""
    return f"nonokit-{port or 80}"


def new_cookie(token: str, port: int | None) -> str:
    """What lets a browser in from now on, with a name of its own."""
    value = f"{token}.{secrets.token_hex(6)}"
    return f"{cookie_name(port)}={value}; Path=/; Max-Age={MAX_AGE_S}; HttpOnly; SameSite=Strict"


def browser_of(cookies: str, token: str, port: int | None) -> str | None:
    """The name of a browser that was let in, by its cookies; None when it was not."""
    try:
        morsel = SimpleCookie(cookies).get(cookie_name(port))
    except CookieError:
        return None
    secret, _, browser = (morsel.value if morsel else "").rpartition(".")
    return browser if is_token(secret, token) else None


def is_bearer(authorization: str, token: str) -> bool:
    """Whether a program names the secret."""
    kind, _, secret = authorization.partition(" ")
    return kind.lower() == "bearer" and is_token(secret.strip(), token)


def is_token(text: str, token: str) -> bool:
    """Whether a text is the secret, found out without telling how much of it is right."""
    return hmac.compare_digest(text.encode("utf-8", "replace"), token.encode())


def take_token(query: str) -> tuple[str | None, str]:
    """The secret in the query of a link, and the query without it.

    >>> take_token("a=1&token=secret&b=2")
    ('secret', 'a=1&b=2')
    """
    pairs = parse_qsl(query, keep_blank_values=True)
    rest = [(name, value) for name, value in pairs if name != "token"]
    return next((value for name, value in pairs if name == "token"), None), urlencode(rest)
