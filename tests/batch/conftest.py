"""Fixtures of batches."""

from __future__ import annotations

from pathlib import Path

import pytest

from batch.running import line_of, small_puzzle


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A file of 40 small puzzles, one a line."""
    puzzles = [small_puzzle(seed) for seed in range(40)]
    path = tmp_path / "many.jsonl"
    path.write_text("\n".join(line_of(puzzle, f"no {i}") for i, puzzle in enumerate(puzzles)) + "\n")
    return path
