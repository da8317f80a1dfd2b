"""Everything shows itself in a notebook."""

from __future__ import annotations

import subprocess
import sys

from PIL import Image, ImageDraw

import nonokit
from processes import PATIENCE_S


def test_puzzles_grids_results_and_hints_have_pictures() -> None:
    puzzle = nonokit.Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    result = nonokit.solve(puzzle)
    hint = nonokit.hint(puzzle, nonokit.Grid.blank(3, 2))
    assert puzzle._repr_svg_().startswith("<svg")
    assert result.solutions[0]._repr_svg_().startswith("<svg")
    html = result._repr_html_()
    assert "0.0 ms" not in html
    assert "unique" in html
    assert "<svg" in html
    assert "<svg" in hint._repr_html_()


def test_what_is_made_judged_and_explained_has_pictures() -> None:
    made = nonokit.generate(5, 5, seed=1)
    ambiguous = nonokit.Grid.from_text(["#.", ".#"])
    repair = nonokit.repair(ambiguous)
    motif = nonokit.motifs()[0].draw(20, 20, nonokit.DrawingStyle.SOLID, 1)
    assert made._repr_html_().count("<svg") == 2
    assert repair._repr_html_().startswith("<div")
    assert "open: 4 cells" in repair._repr_html_()
    assert "changed: 1 cell<" in repair.fixes[0]._repr_html_()
    assert "nothing to repair" in nonokit.repair(nonokit.Grid.from_text(["##"]))._repr_html_()
    assert "differing: 4 cells" in nonokit.ambiguity(nonokit.Puzzle.from_grid(ambiguous))._repr_html_()
    assert motif._repr_svg_().startswith("<svg")
    explanation = nonokit.explain(made.puzzle)
    assert explanation._repr_html_().count("<tr>") == len(explanation.steps)
    rating = nonokit.rate(made.puzzle)
    assert rating.grade.value in rating._repr_html_()


def test_pictures_become_puzzles_that_have_pictures() -> None:
    image = Image.new("L", (80, 80), 255)
    ImageDraw.Draw(image).ellipse((10, 20, 70, 70), fill=0)
    variants = nonokit.from_image(image, size=12, timeout_s=None)
    assert variants._repr_html_().count("<svg") == len(variants)
    assert variants[0].name in variants[0]._repr_html_()


def test_a_mistyped_puzzle_is_told_in_words() -> None:
    puzzle = nonokit.Puzzle.from_clues(rows=[[1, 1], [3]], columns=[[2], [1], [1]])
    html = nonokit.diagnose(puzzle, timeout_s=None)._repr_html_()
    assert "rows fill 5 cells, columns 4" in html
    assert "<td" in html


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
