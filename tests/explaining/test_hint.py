"""Hints: the next step at three depths, wrong states, and the move to go back to."""

from __future__ import annotations

import json

import pytest

from nonokit.errors import NonokitError, PuzzleError
from nonokit.explaining import DEPTHS, Preferences, explain, hint, moves_to_keep
from nonokit.explaining.mistakes import Mistakes
from nonokit.model import UNKNOWN, Grid, Puzzle

HEART = Puzzle.from_grid([".#.#.", "#####", "#####", ".###.", "..#.."]).replace(goal=None)
SWITCH = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
BLANK = Grid.blank(5, 5)


def test_a_hint_is_the_simplest_step() -> None:
    found = hint(HEART)
    assert found.kind == "step"
    assert found.technique == "full"
    assert found.step is not None
    assert found.step == explain(HEART).steps[0]


def test_a_hint_speaks_at_three_depths() -> None:
    assert hint(HEART, BLANK).texts() == {
        "where": "Look at row 2.",
        "why": "Row 2: the clue 5 needs all 5 cells, so it fits in one way only.",
        "cells": "Fill cells 1 to 5 of row 2.",
    }


def test_following_hints_leads_to_the_end() -> None:
    state = BLANK
    for _ in range(100):
        found = hint(HEART, state)
        if found.step is None:
            break
        state = state.with_cells(found.step.values)
    assert found.kind == "finished"
    assert state.to_text() == ".#.#.\n#####\n#####\n.###.\n..#.."


def test_an_impossible_line_is_named_without_its_cells() -> None:
    found = hint(HEART, BLANK.with_cells({(1, 2): 0}))
    assert found.kind == "impossible-line"
    assert found.lines == (("row", 1), ("column", 2))
    assert found.is_wrong
    assert found.text("where") == "Something does not fit in row 2."
    assert found.text("why") == "Row 2 cannot be finished as it stands."


def test_wrong_cells_are_named_only_when_asked_for() -> None:
    state = BLANK.with_cells({(0, 0): 1})
    assert hint(HEART, state, mistakes="line").kind == "step"
    found = hint(HEART, state, mistakes="cells")
    assert found.kind == "wrong-cells"
    assert found.cells == ((0, 0),)
    assert found.text("where") == "One cell does not fit."
    assert found.text("why") == "Look again at row 1."
    assert found.text("cells") == "Not so in the only solution: row 1, column 1."


def test_with_the_check_off_a_wrong_state_still_gets_a_step_elsewhere() -> None:
    found = hint(HEART, BLANK.with_cells({(1, 2): 0}), mistakes="off")
    assert found.kind == "step"
    assert ("row", 1) not in found.lines


def test_a_given_cell_painted_over_is_found_out() -> None:
    found = hint(SWITCH.replace(given=Grid.from_text(["#?", "??"])), Grid.from_text([".?", "??"]))
    assert found.kind == "impossible-line"
    assert found.lines == (("row", 0), ("column", 0))


def test_lines_that_fit_one_by_one_but_not_together_are_found_out() -> None:
    # Every line leaves a choice by itself; the rows fill four cells, the columns five.
    puzzle = Puzzle.from_clues(rows=[[1]] * 4, columns=[[1], [1], [1], ["?", "?"]])
    found = hint(puzzle, preferences=Preferences((("nested",),)))
    assert found.kind == "unfinishable"
    assert found.text("where") == "This cannot be finished as it stands."
    assert found.text("why") == "No picture fits the clues and all that is marked."
    assert found.text("cells") == "Nothing is marked yet, so the clues do not fit together."


def test_a_clue_that_cannot_be_is_not_blamed_on_the_player() -> None:
    puzzle = Puzzle.from_clues(rows=[[3], [1]], columns=[[1], [1]], given=Grid.from_text(["#?", "??"]))
    wrong = "Nothing is marked in it, so its clue cannot be right."
    assert hint(puzzle).text("cells") == wrong
    assert hint(puzzle, Grid.from_text(["#?", "#?"])).text("cells") == wrong
    assert (
        hint(puzzle, Grid.from_text(["?#", "??"]))
        .text("cells")
        .startswith("At least one of its marked cells")
    )


@pytest.mark.parametrize("mistakes", ["line", "cells"])
def test_history_gives_the_earliest_wrong_move(mistakes: Mistakes) -> None:
    moves = [(1, 0, 1), (0, 0, 1), (1, 2, 0), (4, 2, 1)]
    found = hint(HEART, history=moves, mistakes=mistakes)
    assert found.is_wrong
    assert found.rewind_to == 1
    assert found.text("why").endswith("All was well up to move 1.")


def test_a_mistake_put_right_is_no_mistake() -> None:
    moves = [(0, 0, 1), (0, 0, 0), (0, 2, 1)]
    assert moves_to_keep(HEART, moves) == 2
    assert moves_to_keep(HEART, moves[:2]) == 2


def test_going_back_needs_a_state_that_was_right() -> None:
    # The second mistake is still there when the first one is put right.
    moves = [(1, 0, 1), (0, 0, 1), (0, 2, 1), (0, 0, UNKNOWN)]
    assert moves_to_keep(HEART, moves) == 1


def test_the_first_move_may_be_the_wrong_one() -> None:
    found = hint(HEART, history=[(1, 2, 0)])
    assert found.rewind_to == 0
    assert found.text("where").endswith("The first move already does not fit.")


def test_with_several_solutions_a_move_is_wrong_when_none_is_left() -> None:
    assert moves_to_keep(SWITCH, [(0, 0, 1), (1, 1, 1)]) == 2
    assert moves_to_keep(SWITCH, [(0, 0, 1), (0, 1, 1)]) == 1


def test_several_solutions_are_said_to_be_so() -> None:
    found = hint(SWITCH)
    assert found.kind == "several"
    assert set(found.cells) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert not found.is_wrong
    places = found.text("cells").partition(": ")[2]
    assert places.split("; ") == [
        f"row {y}, column {x}{'.' if y == x == 2 else ''}" for y in (1, 2) for x in (1, 2)
    ]


def test_without_the_techniques_needed_a_hint_says_so() -> None:
    puzzle = Puzzle.from_clues(rows=[[2], [1], [2], [1]], columns=[[1, 1], [2], [1], [1]])
    state = explain(puzzle, preferences=Preferences((("exact",),))).grid
    assert hint(puzzle, state, preferences=Preferences((("exact",),))).kind == "stuck"
    assert hint(puzzle, state).kind == "step"


def test_colours_a_grid_cannot_show_come_as_premises() -> None:
    puzzle = Puzzle.from_grid(["rrb.", "b.rb", ".rr.", "brrb"]).replace(goal=None)
    state = Grid.blank(4, 4, puzzle.palette)
    for _ in range(40):
        found = hint(puzzle, state)
        if found.step is None:
            break
        assert found.step.cells, "a hint must settle a cell that a grid can show"
        assert all(not note.cells for note in found.premises)
        assert found.text("why").count("First note: ") == bool(found.premises)
        state = state.with_cells(found.step.values)
    assert found.kind in ("finished", "several")


def test_a_colour_that_neither_clue_has_makes_its_line_impossible() -> None:
    puzzle = Puzzle.from_grid(["rr", "bb"])
    state = Grid.blank(2, 2, puzzle.palette).with_cells({(0, 0): 2})
    assert hint(puzzle, state).kind == "impossible-line"


def test_a_hint_becomes_plain_data_in_any_language() -> None:
    data = json.loads(json.dumps(hint(HEART).as_data("de")))
    assert data["texts"]["where"] == "Sieh dir Zeile 2 an."
    assert set(data["texts"]) == set(DEPTHS)


def test_a_hint_shows_itself_in_notebooks() -> None:
    assert "<svg" in hint(HEART)._repr_html_()


def test_an_unknown_check_or_language_is_refused_by_name() -> None:
    with pytest.raises(NonokitError, match="'loud'"):
        hint(HEART, mistakes="loud")  # type: ignore[arg-type]
    with pytest.raises(NonokitError, match="'xx'"):
        hint(HEART).text("why", "xx")


def test_a_state_of_another_size_is_refused() -> None:
    with pytest.raises(PuzzleError, match="2×2"):
        hint(HEART, Grid.blank(2, 2))


def test_a_move_outside_the_palette_is_refused() -> None:
    with pytest.raises(PuzzleError, match="colour 7"):
        hint(HEART, history=[(0, 0, 7)])


@pytest.mark.parametrize("state", [None, Grid.blank(HEART.width, HEART.height)])
@pytest.mark.parametrize("place", [(9, 0), (0, 9), (-1, 0)])
def test_a_move_outside_the_puzzle_is_refused(state: Grid | None, place: tuple[int, int]) -> None:
    with pytest.raises(PuzzleError, match=rf"a move at \[{place[0]}, {place[1]}\]: the puzzle has"):
        hint(HEART, state, history=[(*place, 1)])
