"""number-loom's share strings."""

from __future__ import annotations

import base64
import sys

import pytest

from formats.exchange import EXAMPLE_GOAL, error, outcome, read, sample, write
from nonokit.errors import MissingExtra
from nonokit.formats.codes import woven
from nonokit.formats.detection import candidates
from nonokit.model import Puzzle

brotli = pytest.importorskip("brotli")


def packed(data: bytes) -> str:
    return "WOVEN-" + base64.b64encode(brotli.compress(data)).decode().rstrip("=") + "-"


def test_a_picture_and_its_metadata_come_back() -> None:
    puzzle = Puzzle.from_grid(["r.b", "##."], title="ends", author="Ann")
    text = write("woven", puzzle)
    assert text.startswith("WOVEN-")
    assert max(map(len, text.splitlines())) == 100
    assert read("woven", text) == puzzle


def test_it_is_known_for_what_it_is() -> None:
    assert [known.name for known, _ in candidates(sample(write("woven", EXAMPLE_GOAL)))] == ["woven"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("WOVEN-", "the packed puzzle"),
        ("WOVEN-é-", "base64"),
        ("WOVEN-AAAA-", "brotli data"),
        (packed(b"[]")[:-3] + "-", "brotli data"),
        (packed(b"[]"), "expected"),
        (packed(b"[" * 100_000), ""),
    ],
)
def test_damage_is_told(text: str, words: str) -> None:
    assert words in error("woven", text).message


def test_what_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(woven, "MAX_INPUT_BYTES", 1000)
    assert "too much" in error("woven", packed(b" " * 1001)).message
    assert "too much" in error("woven", packed(b" " * 1_000_000)).message


def test_any_damage_to_one_character_is_told_or_harmless() -> None:
    text = write("woven", EXAMPLE_GOAL)
    for i in range(0, len(text), 5):
        assert outcome("woven", text[:i] + "A" + text[i + 1 :])


def test_without_brotli_the_error_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "brotli", None)
    with pytest.raises(MissingExtra, match=r"nonokit\[woven\]"):
        write("woven", EXAMPLE_GOAL)
