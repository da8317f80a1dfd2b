"""Only who opens the printed link is let in."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from nonokit.server.settings import Settings
from nonokit.server.tokens import Door, kept_token
from server.serving import Player, running_app

TOKEN = "a-secret-that-is-long-enough"


@pytest.fixture(scope="module")
def server() -> Iterator[TestClient]:
    with running_app(Settings(quick_workers=1, slow_workers=1, door=Door(TOKEN))) as client:
        yield client


@pytest.fixture
def stranger(server: TestClient) -> TestClient:
    """A browser that was never here."""
    server.cookies.clear()
    return server


@pytest.mark.parametrize(
    "path", ["/api/health", "/api/library", "/api/day", "/api/openapi.json", "/api/none"]
)
def test_strangers_are_not_answered(stranger: TestClient, path: str) -> None:
    answer = stranger.get(path)
    assert (answer.status_code, answer.json()["code"]) == (401, "token")
    assert "link" in answer.json()["message"]


@pytest.mark.parametrize(
    "headers",
    [
        {"authorization": "Bearer wrong"},
        {"authorization": f"Basic {TOKEN}"},
        {"authorization": "Bearer "},
        {"cookie": f"nonokit-80={TOKEN[:-1]}.abc"},
        {"cookie": f"nonokit-8421={TOKEN}.abc"},
        {"cookie": "nonokit-80=;;;=\x7f"},
    ],
)
def test_whoever_does_not_know_the_secret_is_a_stranger(
    stranger: TestClient, headers: dict[str, str]
) -> None:
    assert stranger.get("/api/health", headers=headers).status_code == 401
    assert stranger.get("/api/health?token=wrong", headers=headers).status_code == 401


def test_the_link_lets_a_browser_in_and_leaves_the_address_bar(stranger: TestClient) -> None:
    answer = stranger.get(f"/?a=1&token={TOKEN}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/?a=1")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert stranger.get("/api/health").status_code == 200


def test_the_link_sends_nobody_elsewhere(stranger: TestClient) -> None:
    answer = stranger.get(f"//evil.example/?token={TOKEN}", follow_redirects=False)
    assert answer.headers.get("location", "/") == "/"


def test_programs_name_the_secret(stranger: TestClient) -> None:
    assert stranger.get("/api/health", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 200
    assert stranger.get(f"/api/health?token={TOKEN}").status_code == 200


def test_the_page_itself_is_for_everyone(stranger: TestClient) -> None:
    assert stranger.get("/").status_code == 200


def test_a_ticket_lets_in_once() -> None:
    door = Door(TOKEN)
    ticket = door.new_ticket()
    assert [door.opens(ticket), door.opens(ticket), door.opens("")] == [True, False, False]


def test_the_secret_stays_and_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    token = kept_token(folder)
    assert kept_token(folder) == token
    if os.name == "posix":
        assert stat.S_IMODE((folder / "token").stat().st_mode) == 0o600


@pytest.mark.parametrize("text", [b"", b"short", b"\xff\xfe" * 20, b"a secret with spaces in it"])
def test_a_damaged_secret_is_made_anew(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "token").write_bytes(text)
    token = kept_token(tmp_path)
    assert len(token) > 20
    assert kept_token(tmp_path) == token


def test_a_secret_that_cannot_be_kept_is_for_this_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert len(kept_token(tmp_path / "file")) > 20


def test_a_started_server_lets_in_by_its_link_only(play: Callable[..., Player]) -> None:
    link = play().link()
    address = link.partition("?")[0]
    assert httpx2.get(f"{address}api/health").status_code == 401
    with httpx2.Client(follow_redirects=True) as browser:
        assert browser.get(link).status_code == 200
        assert browser.get(f"{address}api/health").status_code == 200


def test_a_browser_that_was_let_in_needs_no_link_the_next_time(play: Callable[..., Player]) -> None:
    links = [play().link(), play().link()]
    assert links[0].partition("?")[2] == links[1].partition("?")[2]


def test_the_switch_lets_everyone_in(play: Callable[..., Player]) -> None:
    link = play("--no-token").link()
    assert "token" not in link
    assert httpx2.get(f"{link}api/health").status_code == 200
