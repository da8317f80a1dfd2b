"""Pictures drawn for these tests, and golden files to compare with."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rendering import pdf, png

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def duck() -> Puzzle:
    return Puzzle.from_grid(
        [
            ".....###..",
            "....#####.",
            "....##.###",
            "....######",
            "#....###..",
            "##..#####.",
            "##########",
            ".########.",
            "..######..",
            "....#.#...",
        ],
        title="Duck",
    )


@pytest.fixture
def duck_state(duck: Puzzle) -> Grid:
    assert duck.goal is not None
    return duck.goal.with_cells({(y, x): UNKNOWN for y in range(2, 7) for x in range(10)})


@pytest.fixture
def flower() -> Puzzle:
    return Puzzle.from_grid(
        [
            "..rrr..",
            ".ryyyr.",
            "ryyoyyr",
            ".ryyyr.",
            "..rrr..",
            "...g...",
            ".gg#g..",
            "..g#ggg",
            "...#...",
            "bbbbbbb",
        ],
        title="Flower",
    )


@pytest.fixture
def no_fonts_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which no fonts are installed."""
    monkeypatch.setattr(pdf, "font_with", lambda char: None)
    monkeypatch.setattr(png, "font_with", lambda char: None)


@pytest.fixture
def golden() -> Callable[[str, str], None]:
    """Compares a text with a golden file; NONOKIT_WRITE_GOLDEN=1 writes it instead, to be looked at."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if os.environ.get("NONOKIT_WRITE_GOLDEN"):
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return compare
