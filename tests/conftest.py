"""Fixtures shared by all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from nonokit.engine import choose, engine_info
from nonokit.engine.interface import Engine

settings.register_profile("ci", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("ci")

HAS_NATIVE = engine_info()["engine"] == "native"
WANTS_NATIVE = os.environ.get("NONOKIT_NATIVE", "1") not in ("", "0", "OFF")
ENGINES = ["reference", "native"] if HAS_NATIVE or WANTS_NATIVE else ["reference"]


@pytest.fixture(params=ENGINES)
def engine_name(request: pytest.FixtureRequest) -> str:
    """Both engines; a native engine that is missing is a failure unless it was switched off."""
    name: str = request.param
    choose(name)
    return name


@pytest.fixture
def engine(engine_name: str) -> Engine:
    """The engine itself."""
    return choose(engine_name)
