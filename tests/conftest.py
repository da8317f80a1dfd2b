"""Fixtures shared by all tests."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from nonokit.engine import choose, engine_info
from nonokit.engine.interface import Engine
from nonokit.explaining import technique
from nonokit.formats import registry
from nonokit.messages.catalogue import _catalogue
from nonokit.rating import rate
from processes import PATIENCE_S

settings.register_profile("ci", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("ci")

# A shell that runs the tests in the background has them ignore Ctrl-C, and so would every process they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Two seconds are plenty, but not on a machine that has much else to do.
rate.__kwdefaults__["timeout_s"] = PATIENCE_S

HAS_NATIVE = engine_info()["engine"] == "native"
WANTS_NATIVE = os.environ.get("NONOKIT_NATIVE", "1") not in ("", "0", "OFF")
ENGINES = ["reference", "native"] if HAS_NATIVE or WANTS_NATIVE else ["reference"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked `native` are left out when the native engine was switched off, and only then."""
    if not WANTS_NATIVE:
        for item in items:
            if item.get_closest_marker("native"):
                item.add_marker(pytest.mark.skip(reason="the native engine is switched off"))


def pytest_runtest_call() -> None:
    """Hypothesis has the garbage collector call it, and Python drops a Ctrl-C that comes during such a call."""
    gc.callbacks[:] = [
        each for each in gc.callbacks if not str(getattr(each, "__module__", "")).startswith("hypothesis")
    ]


@pytest.fixture(params=ENGINES)
def engine_name(request: pytest.FixtureRequest) -> str:
    """Both engines; a native engine that is missing is a failure unless it was switched off."""
    name: str = request.param
    choose(name)
    return name


@pytest.fixture
def own_plugins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers ends with it."""
    monkeypatch.setattr(registry._PLUGINS, "_registered", {})
    monkeypatch.setattr(technique._PLUGINS, "_registered", {})
    yield
    _catalogue.cache_clear()


@pytest.fixture
def engine(engine_name: str) -> Engine:
    """The engine itself."""
    return choose(engine_name)
