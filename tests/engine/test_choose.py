"""The chooser says why it fell back, and refuses what it cannot do."""

from __future__ import annotations

import pytest

import nonokit
from nonokit.engine import choose
from nonokit.errors import EngineUnavailable


def test_unknown_engine_is_refused_with_the_choices() -> None:
    with pytest.raises(EngineUnavailable, match="auto, native, wasm, reference"):
        choose("quantum")


def test_without_native_auto_falls_back_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    module = sys.modules["nonokit.engine.choose"]
    monkeypatch.setattr(module, "_native", lambda: (None, "no compiler"))
    assert choose("auto").name == "reference"
    assert "no compiler" in nonokit.engine_info()["reason"]
    with pytest.raises(EngineUnavailable, match="no compiler"):
        choose("native")


def test_an_engine_that_was_not_compiled_is_told_of_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    module = sys.modules["nonokit.engine.choose"]
    monkeypatch.delenv("NONOKIT_NATIVE", raising=False)
    monkeypatch.delattr("nonokit.engine._native", raising=False)
    monkeypatch.delattr("nonokit.engine.native", raising=False)
    monkeypatch.delitem(sys.modules, "nonokit.engine.native", raising=False)
    monkeypatch.setitem(sys.modules, "nonokit.engine._native", None)
    found, reason = module._native.__wrapped__()
    assert found is None
    assert reason == "it is compiled where there is a C++ compiler when installing"


def test_lines_beyond_native_go_to_reference() -> None:
    assert choose("auto", longest_line=5000).name == "reference"
