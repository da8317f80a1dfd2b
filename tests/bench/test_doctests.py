"""What the docstrings of bench/ show is what happens."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["goal_sets", "goals", "growth", "options", "plot", "programs", "report"])
def test_examples(name: str) -> None:
    done = doctest.testmod(importlib.import_module(name))
    assert done.attempted > 0
    assert done.failed == 0
