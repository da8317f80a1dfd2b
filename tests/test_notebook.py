"""Everything shows itself in a notebook."""

from __future__ import annotations

import subprocess
import sys

import nonokit
from processes import PATIENCE_S


def test_puzzles_grids_results_and_hints_have_pictures() -> None:
    puzzle = nonokit.Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    result = nonokit.solve(puzzle)
    hint = nonokit.hint(puzzle, nonokit.Grid.blank(3, 2))
    assert puzzle._repr_svg_().startswith("<svg")
    assert result.solutions[0]._repr_svg_().startswith("<svg")
    html = result._repr_html_()
    assert "unique" in html
    assert "<svg" in html
    assert "<svg" in hint._repr_html_()


def test_results_have_pictures_whatever_was_imported_before() -> None:
    code = """
import nonokit.solving
import nonokit.explaining
import nonokit
puzzle = nonokit.Puzzle.from_clues(rows=[[1]], columns=[[1]])
print(nonokit.solve(puzzle)._repr_html_()[:3], nonokit.hint(puzzle)._repr_html_()[:3])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.stdout == "<p> <p>\n", done.stderr
