"""A disk that fails, fills up or loses power at any call: what was answered for is there, and the library opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.faulty.running import CAN_RUN, build, play

pytestmark = pytest.mark.skipif(not CAN_RUN, reason="needs Linux and a C compiler")


@pytest.fixture(scope="module")
def layer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("layer"))


# Every thirteenth call; bench/faulty_disk.py has them all.
@pytest.mark.parametrize(("scenario", "least"), [("new", 100), ("old", 60), ("damaged", 120)])
def test_nothing_that_was_answered_for_is_lost(layer: Path, scenario: str, least: int) -> None:
    found = play(layer, scenario, stride=13, seeds=2, first=4)
    assert found["calls"] > least
    assert found["lost"] == []


def test_the_layer_finds_what_is_not_on_the_disk(
    layer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library that does not wait for the disk loses games here: else the tests above would say nothing."""
    monkeypatch.setenv("NONOKIT_TEST_SYNCHRONOUS", "OFF")
    assert play(layer, "old", stride=40, seeds=3, first=40)["lost"]
