"""Programs of others as contestants; small scripts stand in for them. Nothing here compares a time."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from contestants import Answer, Timed, Unavailable
from measure import Row, agrees, run_once, wrong_answers
from options import process_note
from programs import Program

from nonokit.formats import load
from nonokit.model import Grid, Puzzle, make_palette

HEART = Puzzle.from_grid(Grid.from_text(".#.#.\n#####\n#####\n.###.\n..#..")).replace(title="Unique heart")


def program(code: str, file: str = "{file}", wanted: int = 2) -> Program:
    """A contestant that runs a line of Python with the file as its argument."""
    return Program("script", shlex.join([sys.executable, "-c", code, file]), wanted)


def test_it_reads_the_clues_and_nothing_else(tmp_path: Path) -> None:
    copy = tmp_path / "copy.non"
    script = program(f"import shutil, sys; shutil.copy(sys.argv[1], {str(copy)!r}); print('UNIQUE')")
    timing = run_once(script, HEART, 60, "wall")
    assert timing is not None
    assert timing.answer == Answer("unique")
    assert "title" not in copy.read_text(encoding="utf-8")
    read = load(copy)
    assert (read.rows, read.columns, read.goal) == (HEART.rows, HEART.columns, None)


def test_the_format_decides_the_suffix() -> None:
    script = program(
        "import sys; print('multiple' if sys.argv[1].endswith('.xml') else 'none')", "{file:xml}"
    )
    timing = run_once(script, HEART, 60, "cpu")
    assert timing is not None
    assert timing.answer == Answer("multiple")


@pytest.mark.parametrize(("wanted", "status"), [(1, "found"), (2, "unique")])
def test_count_and_limit_are_filled_in(wanted: int, status: str) -> None:
    code = f"import sys; print('unique' if sys.argv[2:] == ['{wanted}', '60'] else 'none')"
    command = f"{shlex.join([sys.executable, '-c', code])} {{file}} {{count}} {{timeout_s}}"
    timing = run_once(Program("script", command, wanted), HEART, 60, "wall")
    assert timing is not None
    assert timing.answer.status == status


def test_one_that_overstays_its_time_is_ended() -> None:
    timing = run_once(program("import time; time.sleep(600)"), HEART, 0.5, "wall")
    assert timing is not None
    assert timing.answer.status == "unknown"
    assert timing.seconds == 0.5  # unsettled counts as the limit


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import os; os.kill(os.getpid(), 11)", "ended by signal 11"),
        ("print('42 cells')", "names no answer"),
        ("raise SystemExit('cannot read it')", "cannot read it"),
    ],
)
def test_a_crash_is_an_answer_that_agrees_with_nobody(code: str, words: str) -> None:
    timing = run_once(program(code), HEART, 60, "wall")
    assert timing is not None
    assert words in timing.answer.status
    assert not timing.is_settled
    assert not agrees(timing.answer, Answer("unique", "abc"))


def test_colours_are_left_to_programs_that_take_them() -> None:
    coloured = Puzzle.from_grid(Grid.from_rows([[1, 2]], make_palette(["black", "red"])))
    timings = [
        run_once(program("print('unique')", file), coloured, 60, "wall")
        for file in ("{file}", "{file:nin}", "{file:xml}")
    ]
    assert [timing is None for timing in timings] == [True, True, False]


def test_commands_that_cannot_work_are_refused() -> None:
    with pytest.raises(Unavailable, match="no-such-program is not a program"):
        Program("ghost", "no-such-program {file}")
    with pytest.raises(SystemExit, match=r"no \{file\}"):
        Program("blind", sys.executable)


def test_the_reader_is_told_that_starting_counts() -> None:
    assert process_note([program("print('unique')")]).startswith(
        "Started as a process for every puzzle, which is counted"
    )
    assert process_note([]) == ""


def test_its_own_times_are_taken() -> None:
    class Clocked:
        name = "clocked"

        def prepare(self, puzzle: Puzzle) -> Puzzle:
            return puzzle

        def solve(self, prepared: Puzzle, timeout_s: float) -> Timed:
            return Timed("unique", wall=3.0, cpu=2.0)

        def answer(self, puzzle: Puzzle, outcome: str) -> Answer:
            return Answer(outcome)

    timings = [run_once(Clocked(), HEART, 60, clock) for clock in ("wall", "cpu")]
    assert [timing and timing.seconds for timing in timings] == [3.0, 2.0]


def test_a_solution_that_is_not_shown_is_not_held_against_anyone() -> None:
    from corpora import Item
    from measure import Timing

    row = Row(
        Item("heart", HEART), {"a": Timing(1, Answer("unique")), "b": Timing(1, Answer("unique", "abc"))}
    )
    assert wrong_answers(row, {}) == []
    assert wrong_answers(row, {"heart": Answer("unique", "abc")}) == []
    assert len(wrong_answers(row, {"heart": Answer("unique", "xyz")})) == 1
    assert len(wrong_answers(row, {"heart": Answer("multiple")})) == 2
