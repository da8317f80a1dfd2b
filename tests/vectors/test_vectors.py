"""The files of facts say what Python finds."""

from __future__ import annotations

import json

import pytest

from vectors.facts import FILES, FOLDER, lines, settled_by_engine, text_of


@pytest.mark.parametrize("name", FILES)
def test_the_facts_are_what_python_finds(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == text_of(FILES[name]()), (
        "run python tests/make.py vectors"
    )


def test_the_engine_settles_lines_as_trying_does() -> None:
    for fact in lines():
        assert settled_by_engine(fact) == fact["masks"], fact


def test_the_facts_are_worth_testing_with() -> None:
    known = json.loads((FOLDER / "lines.json").read_text(encoding="utf-8"))
    assert sum(fact["masks"] is None for fact in known) >= 20
    assert sum(any(fact["finished"]) and not fact["is_done"] for fact in known) >= 20
    assert sum(fact["has_wrong_run"] for fact in known) >= 20
    steps = [step for fact in json.loads((FOLDER / "hints.json").read_text()) for step in fact["steps"]]
    told = {step["hint"]["technique"] for step in steps if step["hint"]}
    assert told == {"impossible-line", "complete", "overlap", "unreachable", "exact"}
