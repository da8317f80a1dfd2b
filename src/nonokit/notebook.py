"""How values show themselves in a notebook.

A class says that it has a picture by deriving from `hooks.DrawnAsSvg` or `hooks.DrawnAsHtml`; what the picture is
stands here, in one line of `DRAWN`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nonokit.diagnosing import Diagnosis
    from nonokit.explaining import Explanation, Hint
    from nonokit.generating import Drawing, Fix, Generated, Repair, Variant, Variants
    from nonokit.model import Grid, Puzzle
    from nonokit.rating import Rating
    from nonokit.scanning import Scan
    from nonokit.solving import Ambiguity, SolveResult

MOST_STEPS = 200  # of an explanation: browsers are slow with more


def draw(value: object) -> str:
    """The picture of a value: SVG or HTML, as its class has it."""
    known = (DRAWN.get(ancestor.__name__) for ancestor in type(value).__mro__)
    return next(drawing for drawing in known if drawing is not None)(value)


def puzzle_svg(puzzle: Puzzle) -> str:
    """A puzzle: its clues and what is given."""
    from nonokit.rendering import puzzle_svg

    return puzzle_svg(puzzle)


def grid_svg(grid: Grid) -> str:
    """A grid without clues."""
    from nonokit.rendering import grid_svg

    return grid_svg(grid)


def drawing_svg(drawing: Drawing) -> str:
    """A motif's picture."""
    return grid_svg(drawing.grid)


def result_html(result: SolveResult) -> str:
    """A result: its status, and the solutions found or what is known."""
    from nonokit.batch.summary import duration

    grids = result.solutions[:2] or [result.known]
    return said(result.status.value, duration(result.stats.seconds), result.reason) + side_by_side(
        map(grid_svg, grids)
    )


def ambiguity_html(ambiguity: Ambiguity) -> str:
    """How solutions differ: two of them, and the cells in which any do."""
    facts = f"differing: {cells(ambiguity.cells)}" if ambiguity.cells else None
    grids = ambiguity.examples or [ambiguity.known]
    pictures = (marked(grid, ambiguity.cells) for grid in grids)
    return said(ambiguity.status.value, facts, ambiguity.reason) + side_by_side(pictures)


def hint_html(hint: Hint) -> str:
    """A hint: why, drawn upon the state."""
    from nonokit.explaining import hint_marks
    from nonokit.rendering import render

    picture = render(hint.puzzle, hint.state, marks=hint_marks(hint, "why"))
    return said(hint.text("why")) + str(picture)


def explanation_html(explanation: Explanation) -> str:
    """A solve: what it leads to, and every step in words."""
    from nonokit.explaining import describe, technique_name
    from nonokit.rendering import render

    steps = explanation.steps
    rows = [
        (f"{number}", technique_name(step.technique), describe(explanation.puzzle, step))
        for number, step in enumerate(steps[:MOST_STEPS], 1)
    ]
    if len(steps) > MOST_STEPS:
        rows.append(("…", "", f"and {len(steps) - MOST_STEPS} more"))
    picture = str(render(explanation.puzzle, explanation.grid))
    summary = said(explanation.status.value, f"{len(steps)} steps", explanation.reason)
    return f"{summary}{picture}<details><summary>steps</summary>{table(rows)}</details>"


def rating_html(rating: Rating) -> str:
    """How hard, how long, and with which techniques."""
    from nonokit.explaining import technique_name

    minutes = rating.minutes
    time = (
        f"about {minutes.expected:.0f} minutes ({minutes.low:.0f} to {minutes.high:.0f})" if minutes else None
    )
    rows = [(technique_name(name), f"{times} ×") for name, times in rating.profile.techniques.items()]
    return said(rating.grade.value, rating.class_.value, time, rating.reason) + table(rows)


def generated_html(made: Generated) -> str:
    """A made puzzle and its answer."""
    facts = (f"{made.puzzle.width}×{made.puzzle.height}", f"seed {made.seed}", made.reason)
    return said(*facts) + puzzle_and_answer(made.puzzle)


def fix_html(fix: Fix) -> str:
    """A changed picture, with what was changed."""
    enough = None if fix.is_complete else "not enough yet"
    return said(f"changed: {cells(fix.changes)}", enough) + marked(fix.grid, fix.changes)


def repair_html(repair: Repair) -> str:
    """What is open in a picture, and the three best ways to change that."""
    if not repair.is_needed:
        return said("nothing to repair") + grid_svg(repair.grid)
    before = said(f"open: {cells(repair.open_cells)}") + marked(repair.grid, repair.open_cells)
    return said(repair.reason) + side_by_side([before, *map(fix_html, repair.fixes[:3])])


def variant_html(variant: Variant) -> str:
    """A puzzle from an image: its picture."""
    return said(variant.name, f"likeness {variant.likeness:.0%}") + grid_svg(variant.grid)


def variants_html(variants: Variants) -> str:
    """All puzzles from an image, the one most like it first."""
    return said(variants.note) + side_by_side(map(variant_html, variants))


def scan_html(scan: Scan) -> str:
    """A puzzle read from a picture, its answer, and what is doubtful."""
    doubts = f"{len(scan.doubts)} doubts" if scan.doubts else "no doubts"
    grids = [grid_svg(grid) for grid in scan.result.solutions[:1]]
    return said(scan.result.status.value, doubts, *scan.notes) + side_by_side(
        [puzzle_svg(scan.puzzle), *grids]
    )


def diagnosis_html(diagnosis: Diagnosis) -> str:
    """What is wrong with a puzzle, and what was probably meant."""
    rows = [(f"{one.share:.0%}", str(one)) for one in diagnosis.suggestions]
    return said(diagnosis.problem or "nothing to mend") + table(rows)


# What these are made of


def said(*facts: str | None) -> str:
    """A line of facts; those that are None have nothing to say."""
    line = " · ".join(fact for fact in facts if fact)
    return f"<p>{escape(line)}</p>" if line else ""


def side_by_side(pictures: Iterable[str]) -> str:
    """Pictures in a row, and in the next where a row is full."""
    return "".join(f'<div style="display:inline-block;margin-right:1em">{one}</div>' for one in pictures)


def table(rows: Iterable[Iterable[str]]) -> str:
    """Rows of words."""
    lines = ("".join(f'<td style="text-align:left">{escape(cell)}</td>' for cell in row) for row in rows)
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def cells(some: Collection[object]) -> str:
    """How many cells, in words."""
    return "1 cell" if len(some) == 1 else f"{len(some)} cells"


def marked(grid: Grid, different: Iterable[tuple[int, int]]) -> str:
    """A grid with some cells marked."""
    from nonokit.model import Puzzle
    from nonokit.rendering import CellMark, render

    bare = Puzzle((None,) * grid.height, (None,) * grid.width, grid.palette)
    return str(render(bare, grid, marks=[CellMark(tuple(different), "different")], show_clues=False))


def puzzle_and_answer(puzzle: Puzzle) -> str:
    """The clues, and beside them the goal."""
    return side_by_side([puzzle_svg(puzzle), *([grid_svg(puzzle.goal)] if puzzle.goal else [])])


DRAWN: dict[str, Callable[[Any], str]] = {
    "Ambiguity": ambiguity_html,
    "Diagnosis": diagnosis_html,
    "Drawing": drawing_svg,
    "Explanation": explanation_html,
    "Fix": fix_html,
    "Generated": generated_html,
    "Grid": grid_svg,
    "Hint": hint_html,
    "Puzzle": puzzle_svg,
    "Rating": rating_html,
    "Repair": repair_html,
    "Scan": scan_html,
    "SolveResult": result_html,
    "Variant": variant_html,
    "Variants": variants_html,
}
