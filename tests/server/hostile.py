"""Requests that no page of ours sends: half broken, wholly made up, or meant to hurt. The same for the same seed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

GOOD: dict[str, dict[str, Any]] = {
    "/api/solve": {
        "puzzle": {"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]},
        "timeout_s": 1,
        "max_solutions": 2,
    },
    "/api/check": {"puzzle": {"rows": [[1]], "columns": [[1]]}, "state": "?", "level": "cells"},
    "/api/hint": {
        "puzzle": {"rows": [[1]], "columns": [[1]]},
        "state": "?",
        "history": [[0, 0, 1]],
        "depth": "why",
    },
    "/api/rate": {"puzzle": {"rows": [[1]], "columns": [[1]]}},
    "/api/convert": {"text": "RrW8eI3iI3", "from": "short", "to": "non"},
    "/api/import": {"text": "RrW8eI3iI3", "name": "a.code"},
    "/api/render": {"puzzle": {"rows": [[1]], "columns": [[1]]}, "to": "svg", "state": "#"},
    "/api/library": {"text": "RrW8eI3iI3", "tags": ["a"]},
    "/api/progress/import": {"items": [{"id": "a", "updated": "2025-01-01T00:00:00Z", "state": "?"}]},
}
PATHS = (
    "/api/day",
    "/api/library",
    "/api/library/x",
    "/api/progress",
    "/api/progress/x",
    "/api/health",
    "/",
    "/api",
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**400, 0.5, -0.0, 1e308, "", "\x00", "\ud800", "é" * 50, "?" * 3000,
    "../../etc/passwd", "'; DROP TABLE puzzles; --", "<script>alert(1)</script>", "${jndi:ldap://x}", "%00%n%s", [],
    [[]], [[[]]], {}, {"": None}, {"__proto__": 1}, [None] * 1200, [[1]] * 1200, list(range(300)), "R" + "_" * 2000,
    "\u202e\ufeff", "9" * 5000, "2025-02-30", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00",
)  # fmt: skip
RAW = (
    b"", b"{", b"[" * 20_000, b'{"a":' * 5_000, b"null", b"nan", b"\xff\xfe\x00", b'"' + b"a" * 5000 + b'"', b"{}" * 100,
    b'{"puzzle": NaN}', b'{"puzzle": 1e99999}', b"\x1f\x8b\x08\x00", b"a=1&b=2", b"<xml/>", b'{"text": "\\ud800", "to": "non"}',
    b'\xef\xbb\xbf{"puzzle": {"rows": [[1]], "columns": [[1]]}}', b'{"puzzle": {}, "puzzle": {"rows": [[1]], "columns": [[1]]}}',
)  # fmt: skip
FILES = (
    "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><puzzleset>&x;</puzzleset>",
    "<!DOCTYPE a [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;'>]><puzzleset>&b;</puzzleset>",
    "width 999999999\nheight 999999999\n",
    "P6 60000 60000 255\n",
    "BM" + "\x00" * 60,
    "GIF89a\xff\xff\xff\xff",
    "[" * 3000,
    '{"nonokit": 1, "rows": [[1]], "columns": [[999999]]}',
    "catalogue \"x\"\n" * 50,
    "https://example.org/#R" + "A" * 3000,
    "5 5\n" * 400,
)  # fmt: skip


class Request(NamedTuple):
    """One request."""

    method: str
    path: str
    body: bytes
    headers: dict[str, str]


def hostile_requests(count: int, seed: int = 1) -> Iterator[Request]:
    """So many requests."""
    chance = random.Random(seed)
    makers = (spoiled, spoiled, spoiled, raw, wandering, file, heavy, strange_headers)
    for number in range(count):
        yield makers[number % len(makers)](chance)


def spoiled(chance: random.Random) -> Request:
    """A good request with one or two values replaced, removed or added."""
    path = chance.choice(list(GOOD))
    body = json.loads(json.dumps(GOOD[path]))
    for _ in range(chance.choice((1, 1, 2))):
        spoil(chance, body)
    return posted(path, dumped(body))


def spoil(chance: random.Random, value: Any) -> None:
    """Changes one thing somewhere inside."""
    while isinstance(value, dict | list) and value:
        key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        if not isinstance(value[key], dict | list) or not value[key] or chance.random() < 0.35:
            if isinstance(value, dict) and chance.random() < 0.15:
                del value[key]
                value[chance.choice(("x", "puzzle", "__class__", "format"))] = chance.choice(VALUES)
            else:
                value[key] = chance.choice(VALUES)
            return
        value = value[key]


def raw(chance: random.Random) -> Request:
    """Bytes that are not the JSON they claim to be."""
    return posted(chance.choice(list(GOOD)), chance.choice(RAW))


def wandering(chance: random.Random) -> Request:
    """Paths, methods and queries at random."""
    path = chance.choice((*GOOD, *PATHS))
    if chance.random() < 0.5:
        path += "/" + chance.choice(
            ("..", "%2e%2e%2f", "%00", "x" * 300, "%ff", "a b".replace(" ", "%20"), "🧩", "")
        )
    if chance.random() < 0.4:
        path += "?" + chance.choice(
            ("date=x", "date=9999-99-99", "max_side=-1", "tag=" + "x" * 99, "is_coloured=7", "&&==", "%zz")
        )
    return Request(chance.choice(METHODS), path, b"", {})


def file(chance: random.Random) -> Request:
    """Files made to hurt readers."""
    text = chance.choice(FILES)
    if chance.random() < 0.3:
        place = chance.randrange(len(text) + 1)
        text = text[:place] + chance.choice(("\x00", "9" * 50, "<", "\n" * 500)) + text[place:]
    path, extra = chance.choice((("/api/import", {}), ("/api/convert", {"to": "json"}), ("/api/library", {})))
    name = chance.choice((None, "a.xml", "a.png", "../a.non", "\x00"))
    return posted(path, dumped({"text": text, "name": name, **extra}))


def heavy(chance: random.Random) -> Request:
    """Puzzles at the limits, with a small allowance of time."""
    side = chance.choice((1, 2, 40, 150, 500, 1000, 1001))
    other = chance.choice((1, 3, 40))
    clue = chance.choice(
        ([], None, [1], [side + 1], [{"length": None}], [1] * chance.choice((1, 10, 499, 501)))
    )
    puzzle = {"rows": [clue] * other, "columns": [clue] * side}
    path, extra = chance.choice(
        (
            ("/api/solve", {"timeout_s": 0.05}),
            ("/api/hint", {"depth": "cells"}),
            ("/api/render", {"to": "text"}),
        )
    )
    if path == "/api/hint" and clue and len(clue) == 1:
        # Many solutions: a hint there takes until the time limit, which has a test of its own.
        puzzle = {"rows": [[side]] * other, "columns": [[side]] * side}
    return posted(path, dumped({"puzzle": puzzle, **extra}))


def strange_headers(chance: random.Random) -> Request:
    """Headers of other sites, other types, other hosts."""
    path = chance.choice(list(GOOD))
    headers = chance.choice(
        (
            {"content-type": "text/plain"},
            {"content-type": "application/json; charset=utf-7"},
            {"origin": "http://evil.example", "content-type": "application/json"},
            {"host": "evil.example"},
            {"content-encoding": "gzip", "content-type": "application/json"},
            {"x-http-method-override": "DELETE", "content-type": "application/json"},
            {"cookie": "a=" + "b" * 4000, "content-type": "application/json"},
            {"range": "bytes=0-99999999", "content-type": "application/json"},
        )
    )
    return Request("POST", path, dumped(GOOD[path]), headers)


def posted(path: str, body: bytes) -> Request:
    return Request("POST", path, body, {"content-type": "application/json"})


def dumped(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "replace")
