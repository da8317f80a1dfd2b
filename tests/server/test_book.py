"""Books: what is wrong with one before it is printed, and the file itself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from nonokit.puzzles import library
from nonokit.server import limits
from nonokit.server.wire import format_puzzle

AMBIGUOUS = {"rows": [[1], [1]], "columns": [[1], [1]]}
IMPOSSIBLE = {"rows": [[2], []], "columns": [[], [2]]}


def shipped(count: int) -> list[Any]:
    return [json.loads(format_puzzle(one.puzzle).model_dump_json()) for one in library()[:count]]


def test_everything_that_would_be_wrong_is_told(client: TestClient) -> None:
    first, second = shipped(2)
    turned = {**first, "rows": first["columns"], "columns": first["rows"], "title": None}
    chapters = [
        {"title": "Ours", "puzzles": [first, second]},
        {"puzzles": [AMBIGUOUS, IMPOSSIBLE, turned, {**second, "title": "\U0001f9ff"}]},
    ]
    answer = client.post("/api/book-check", json={"chapters": chapters}).json()
    assert answer["can_print"]
    found = [(one["puzzle"], one["code"], one["other"]) for one in answer["problems"]]
    assert (2, "several-solutions", None) in found
    assert (3, "no-solution", None) in found
    assert (4, "duplicate", 0) in found
    assert (5, "duplicate", 1) in found
    assert {puzzle for puzzle, _, _ in found} == {2, 3, 4, 5}


def test_a_book_is_a_pdf_in_the_language_asked_for(client: TestClient) -> None:
    body = {"chapters": [{"puzzles": shipped(3)}], "title": "Drei", "language": "de", "trim": "a5"}
    answer = client.post("/api/book", json=body)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")
    assert b"/MediaBox [ 0 0 419.53 595.28 ]" in answer.content
    assert b"/Lang (de)" in answer.content
    assert b"/Title (Drei)" in answer.content


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"chapters": [{"puzzles": [AMBIGUOUS]}]}, "several solutions"),
        ({"chapters": [{"puzzles": [AMBIGUOUS]}], "trim": "huge"}, "170x240mm"),
        ({"chapters": [{"puzzles": []}]}, "puzzles"),
        ({"chapters": [{"puzzles": [AMBIGUOUS] * (limits.MAX_BOOK_PUZZLES // 2 + 1)}] * 2}, "at most"),
    ],
)
def test_what_cannot_be_a_book_is_refused(client: TestClient, body: Any, word: str) -> None:
    answer = client.post("/api/book", json=body)
    assert answer.status_code == 422
    assert word in answer.json()["message"]
