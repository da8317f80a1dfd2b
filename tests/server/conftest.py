"""A server for the tests: in this process for most, as a process of its own where that matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from nonokit.puzzles import get
from nonokit.server import ratings
from nonokit.server.settings import Settings
from nonokit.server.wire import format_puzzle
from processes import PATIENCE_S
from server.patient import be_patient
from server.serving import Player, running_app


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """Servers in this process wait for workers as long as it takes, and never rate puzzles on their own."""
    be_patient()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ratings, "LOOK_AGAIN_S", 10 * PATIENCE_S)
        yield


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """One server for all tests that leave nothing behind."""
    with running_app() as shared:
        yield shared


@pytest.fixture
def fresh_client(tmp_path: Path) -> Iterator[TestClient]:
    """A server with an empty library."""
    with running_app(Settings(data=tmp_path, quick_workers=1, slow_workers=1)) as own:
        yield own


@pytest.fixture(scope="session")
def duck() -> dict[str, Any]:
    """A small shipped puzzle as JSON."""
    return format_puzzle(get("duck").puzzle).model_dump()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[..., Player]]:
    """Starts `nonokit play` processes, and ends those that are left."""
    started: list[Player] = []

    def start(*arguments: str, data: Path = tmp_path / "data", **environment: str) -> Player:
        started.append(Player("--port", "0", "--data", str(data), *arguments, **environment))
        return started[-1]

    yield start
    for player in started:
        if player.process.poll() is None:
            player.process.kill()
        player.process.communicate()
