"""What is remembered of lines is used again only where it is still so."""

from __future__ import annotations

import pytest

from nonokit.explaining import Preferences, hint
from nonokit.explaining.choosing import Choice, Chooser
from nonokit.explaining.memory import Memory, OffersMemory
from nonokit.explaining.position import Position
from nonokit.model import Grid, Puzzle

RED, GREEN = 1, 2
PALETTE = Grid.from_text("rg").palette
ONLY = Preferences((("colour-cross-check",),))


def best(second_row: int, memory: Memory) -> Choice | None:
    """What comparing colours brings where the first row is a green cell, and nothing in it may be red any more."""
    picture = Grid(3, 2, bytes([GREEN, 0, 0, *[second_row] * 3]), PALETTE)
    position = Position(Puzzle.from_grid(picture), memory=memory)
    for x in range(3):
        position.forbid(0, x, [RED])
    return Chooser(position, list, ONLY).best()


@pytest.mark.parametrize("memory", [Memory(), OffersMemory()])
def test_a_line_is_another_when_the_lines_across_have_other_colours(memory: Memory) -> None:
    found = best(RED, memory)
    assert found is not None
    assert found.step.values == {(0, 1): 0, (0, 2): 0}
    assert best(GREEN, memory) is None


def test_the_same_question_is_answered_once() -> None:
    """Where, why and which cells are asked one after the other, often by trials that take long."""
    memory = Memory()
    puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]])
    first = hint(puzzle, memory=memory)
    assert hint(puzzle, memory=memory) is first
    assert hint(puzzle, history=[(0, 0, 1)], memory=memory) is not first
    assert hint(puzzle, mistakes="off", memory=memory) is not hint(puzzle, memory=memory)
    assert first.step is not None
    after = Grid.blank(3, 2).with_cells(first.step.values)
    assert hint(puzzle, after, memory=memory).step != first.step
    assert hint(puzzle, timeout_s=0, memory=memory).kind in ("unknown", "step")
    assert hint(puzzle, memory=memory).kind == "step"
