from __future__ import annotations

import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonokit.errors import ArgumentError, PuzzleError
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rendering.ansi import paint
from nonokit.rendering.marks import BrokenLine, CellMark, LineGlow, Trial
from nonokit.rendering.text import STYLES, render_text

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def small() -> Puzzle:
    return Puzzle.from_grid(["##.", "#.#"])


def test_blocks_of_a_finished_picture_have_no_rules(duck: Puzzle) -> None:
    assert render_text(duck, duck.goal) == (
        "             3   2   3 2\n"
        "     3 3 3 3 5 9 7 9 3 1\n"
        "  3           ██████\n"
        "  5         ██████████\n"
        "2 3         ████  ██████\n"
        "  6         ████████████\n"
        "1 3 ██        ██████\n"
        "2 5 ████    ██████████\n"
        " 10 ████████████████████\n"
        "  8   ████████████████\n"
        "  6     ████████████\n"
        "1 1         ██  ██"
    )


def test_a_state_has_rules_every_five_and_crosses(duck: Puzzle, duck_state: Grid) -> None:
    text = render_text(duck, duck_state)
    assert text.split("\n")[2:5] == [
        "    ┌──────────┬──────────┐",
        "  3 │× × × × × │██████× × │",
        "  5 │× × × × ██│████████× │",
    ]
    assert text.split("\n")[8] == "    ├──────────┼──────────┤"


def test_squares(small: Puzzle) -> None:
    assert render_text(small, small.goal, style="squares") == "     2 1 1\n  2 ■ ■ □\n1 1 ■ □ ■"


def test_ascii_tells_unknown_from_empty(small: Puzzle) -> None:
    state = Grid.from_text(["#?.", "?.#"])
    text = render_text(small, state, style="ascii", show_rules=False)
    assert text == "     2 1 1\n  2 ##??..\n1 1 ??..##"
    assert text.isascii()


def test_a_puzzle_without_a_grid_is_a_blank_board(small: Puzzle) -> None:
    assert render_text(small, style="ascii") == "\n".join(
        ["      2 1 1", "    +------+", "  2 |      |", "1 1 |      |", "    +------+"]
    )


def test_given_cells_show_without_a_grid() -> None:
    puzzle = Puzzle.from_clues([[1]], [[1], []], given=Grid.from_text("?."))
    assert "×" in render_text(puzzle)


def test_half_blocks_put_two_rows_on_a_line(duck: Puzzle) -> None:
    assert render_text(duck, duck.goal, style="half").split("\n") == [
        "    ▄███▄",
        "    ██▄███",
        "█▄  ▄███▄",
        "▀████████▀",
        "  ▀▀█▀█▀",
    ]


def test_an_odd_last_row_has_only_upper_halves() -> None:
    puzzle = Puzzle.from_grid(["#"])
    assert render_text(puzzle, puzzle.goal, style="half") == "▀"


def test_plain_colours_are_letters(flower: Puzzle) -> None:
    text = render_text(flower, flower.goal)
    assert "1r 3y 1r    rrryyyyyyyyyrrr" in text
    assert text.split("\n")[7] == "                1b 1b 1b 1b 1b 1b 1b"


def test_missing_and_unknown_clues() -> None:
    puzzle = Puzzle.from_clues(rows=[None, ["?", 1]], columns=[None, [1], []])
    assert render_text(puzzle).split("\n")[0] == "      — 1 0"
    assert "  — │" in render_text(puzzle)
    assert "? 1 │" in render_text(puzzle)
    assert "  - |" in render_text(puzzle, style="ascii")


def test_unknowable_cells_do_not_make_a_picture_unfinished() -> None:
    puzzle = Puzzle.from_clues(rows=[None, [1]], columns=[None, [1]])
    text = render_text(puzzle, Grid.from_text(["?.", ".#"]))
    assert text == "   — 1\n— ▒▒\n1   ██"


def test_numbers_that_would_run_together_widen_plain_cells() -> None:
    wide = Puzzle.from_grid(["##"] * 12)
    assert render_text(wide, wide.goal).split("\n")[0] == "   12 12"
    assert ESCAPES.sub("", render_text(wide, wide.goal, colour="256")).split("\n")[0] == "  1212"


def test_neighbouring_columns_differ_in_colour(duck: Puzzle) -> None:
    assert "\x1b[36m9\x1b[0m 7 \x1b[36m9\x1b[0m" in render_text(duck, duck.goal, colour="truecolour")


def test_coloured_boards_paint_their_background_too(flower: Puzzle) -> None:
    """Black cells must be seen on a black terminal."""
    text = render_text(flower, flower.goal, colour="truecolour", show_clues=False)
    first = text.split("\n")[0]
    assert "48;2;255;255;255" in first
    assert "48;2;217;30;24" in first


def test_half_blocks_show_what_is_open() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [2], [1]], columns=[[1], [1], [1], [1]])
    grid = Grid.from_text(["#?.?", "..??", "??.#"])
    assert render_text(puzzle, grid, style="half").split("\n") == ["▀░░░", "░░ ▀"]


def test_coloured_half_blocks(flower: Puzzle) -> None:
    text = render_text(flower, flower.goal, style="half", colour="256")
    assert len(text.split("\n")) == 5
    assert "▀" in text
    assert "38;5;" in text


def test_marks_point_at_lines_and_cells(small: Puzzle) -> None:
    marks = (LineGlow(("row", 0)), BrokenLine(("column", 2)), CellMark(((1, 1),), "different"), Trial((1, 2)))
    text = render_text(small, Grid.blank(3, 2), style="ascii", marks=marks, numbers=True)
    assert text.split("\n")[2:] == [
        "  2 |??????|  1 <",
        "1 1 |??%%[?|  2",
        "    +------+",
        "      1   3",
        "          ^",
    ]


def test_marked_lines_are_coloured(small: Puzzle) -> None:
    text = render_text(
        small, small.goal, colour="256", marks=[BrokenLine(("row", 1)), CellMark(((0, 0),), "bad")]
    )
    assert "\x1b[1;31m1\x1b[0m" in text
    assert "\x1b[31m██\x1b[0m" in text
    assert " ◂" in text


def test_finished_runs_are_dim(small: Puzzle) -> None:
    text = render_text(small, small.goal, colour="256", finished={("row", 1): {1}})
    assert "\n1 \x1b[2m1\x1b[0m " in text


@pytest.mark.parametrize(
    ("limit", "has_clues", "has_rules"),
    [(27, True, True), (26, False, True), (23, False, True), (22, False, False)],
)
def test_max_width_drops_clues_then_halves(
    duck: Puzzle, limit: int, has_clues: bool, has_rules: bool
) -> None:
    text = render_text(duck, max_width=limit)
    assert max(map(len, text.split("\n"))) <= limit
    assert ("3 │" in text) == has_clues
    assert ("┌" in text) == has_rules


def test_wrong_requests_name_what_is_possible(small: Puzzle) -> None:
    with pytest.raises(ArgumentError, match="blocks, half, squares, ascii"):
        render_text(small, style="braille")  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="truecolour, 256, none"):
        render_text(small, colour="16")  # type: ignore[arg-type]
    with pytest.raises(PuzzleError, match="the grid is 2×2"):
        render_text(small, Grid.blank(2, 2))


def test_256_colours_use_greys_and_the_cube() -> None:
    assert paint((255, 255, 255), "256") == "38;5;231"
    assert paint((128, 130, 136), "256") == "38;5;244"
    assert paint((30, 84, 200), "256") == "38;5;26"
    assert paint((120, 118, 119), "256", is_background=True) == "48;5;243"


def test_drawing_text_imports_little() -> None:
    script = (
        "import sys; from nonokit.model import Puzzle; from nonokit.rendering import render_text;"
        "p = Puzzle.from_grid('##'); render_text(p, p.goal, colour='256');"
        "print(*sorted(m for m in sys.modules if m.startswith(('nonokit.render', 'PIL', 'reportlab'))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["nonokit.rendering", "nonokit.rendering.ansi", "nonokit.rendering.text"]


@given(
    st.integers(1, 12).flatmap(
        lambda width: st.lists(
            st.lists(st.sampled_from([0, 1, 2, UNKNOWN]), min_size=width, max_size=width),
            min_size=1,
            max_size=12,
        )
    ),
    st.sampled_from(STYLES),
)
def test_colour_changes_no_shape(rows: list[list[int]], style: str) -> None:
    """Without its codes a coloured drawing has the rows and the width of a plain one."""
    puzzle = Puzzle.from_grid(
        Grid.from_rows(
            [[0 if v == UNKNOWN else v for v in row] for row in rows], Grid.from_text("r#").palette
        )
    )
    grid = Grid.from_rows(rows, puzzle.palette)
    plain = render_text(puzzle, grid, style=style, show_clues=False).split("\n")  # type: ignore[arg-type]
    coloured = render_text(puzzle, grid, style=style, show_clues=False, colour="256").split("\n")  # type: ignore[arg-type]
    assert len(plain) == len(coloured)
    width = max(len(row) for row in plain)
    assert all(len(ESCAPES.sub("", row)) <= max(width, 2 * puzzle.width) for row in coloured)


def test_painted_numbers_are_widened_too() -> None:
    """Chips of one colour side by side would read as one number."""
    red = Puzzle.from_grid(Grid.from_text(["rr"] * 12))
    assert ESCAPES.sub("", render_text(red, red.goal, colour="256")).split("\n")[0] == "   12 12"
