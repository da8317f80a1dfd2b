"""Makes `docs/techniques.md`: every technique with its class and what it is, from the techniques themselves.

python tests/make.py techniques   writes the page again after a technique has changed
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from nonokit.explaining import known_techniques, technique_name
from nonokit.explaining.technique import Technique

FILE = Path(__file__).parents[2] / "docs/techniques.md"
HEAD = """# Techniques

The steps that hints, explanations and ratings are made of, the simplest first: what stands higher is preferred, and
those of one group are equally simple. *Takes* is what a puzzle is rated by that needs nothing harder
([difficulty](difficulty.md)); how hard a trial is, its length decides. How a step is explained, and how to add a
technique: [explaining](explaining.md).

This page follows from the files of `explaining/techniques/`: `python tests/make.py techniques`.

| group | technique | takes | what it is |
|---:|---|---|---|
"""


def _what(technique: Technique) -> str:
    """The first sentence of the technique's file, after the name."""
    module = import_module(technique.find.__module__)  # type: ignore[attr-defined]
    first = " ".join((module.__doc__ or "").strip().split("\n\n")[0].split())
    return first.split(": ", 1)[1].split(". ")[0].rstrip(".")


def _row(technique: Technique) -> str:
    name = f"{technique_name(technique.name)} (`{technique.name}`)"
    return f"| {technique.tier + 1} | {name} | {technique.insight.value} | {_what(technique)} |\n"


def text() -> str:
    """The page."""
    return HEAD + "".join(map(_row, known_techniques().values()))


def write() -> None:
    """Writes the page."""
    FILE.write_text(text(), encoding="utf-8")
