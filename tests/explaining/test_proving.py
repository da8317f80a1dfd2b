"""Everything that is said is proved, by a checker that knows nothing of the techniques; and it notices what is not so."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import nonokit.explaining.proving as proving_package
from explaining.lines import placements, random_line
from explaining.states import random_puzzle, random_state, random_steps
from nonokit.explaining import Hint, Step, all_steps, describe, explain, hint, known_techniques
from nonokit.explaining import claims as said
from nonokit.explaining.claims import CellValue, Claim, LineRef, Span
from nonokit.explaining.proving import Board, Unreadable, faults, read
from nonokit.explaining.proving.lines import Line
from nonokit.explaining.wording import told_claims
from nonokit.messages import languages
from nonokit.model import Clue, Grid, Puzzle, make_palette

LANGUAGES = list(languages())


def learned(board: Board, step: Step) -> None:
    board.learn(step.cells, step.excluded)


def test_the_checker_shares_nothing_with_the_techniques() -> None:
    allowed = {"claims", "step", "proving", "wording"}  # what is said, and how colours are called
    for path in Path(proving_package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names = [alias.name for alias in getattr(node, "names", [])]
            for module in modules:
                if module == "nonokit.explaining":
                    assert set(names) <= allowed, path.name
                elif module.startswith("nonokit.explaining."):
                    assert module.split(".")[2] in allowed, path.name


def test_its_lines_are_what_brute_force_says() -> None:
    rng = Random(70)
    for _ in range(300):
        clue, domains, values = random_line(rng)
        ways = placements(clue, domains, values)
        cells = tuple(frozenset(v for v in range(values) if domain >> v & 1) for domain in domains)
        line = Line(clue, cells)
        assert line.can() == bool(ways)
        assert line.count() == len(ways)
        for p in range(line.size):
            assert {v for v in range(values) if line.can_have(p, v)} == {way[p] for way in ways}


def test_every_step_of_random_solves_is_proved_by_what_is_said() -> None:
    rng = Random(71)
    seen: Counter[str] = Counter()
    for _ in range(150):
        puzzle, picture = random_puzzle(rng, largest=10)
        state = random_state(rng, picture)
        board = Board(puzzle, state)
        for step in explain(puzzle, state).steps:
            assert faults(board, step, told_claims(puzzle, step)) == [], describe(puzzle, step)
            learned(board, step)
            seen[step.technique] += 1
    assert sum(seen.values()) > 1000


def test_every_step_that_any_technique_sees_is_proved() -> None:
    seen: Counter[str] = Counter()
    for puzzle, board, step in random_steps(Random(72), 80):
        assert faults(board, step, told_claims(puzzle, step)) == [], describe(puzzle, step)
        seen[step.technique] += 1
    assert set(known_techniques()) - set(seen) <= {"nested"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_read_back_say_what_is_proved(language: str) -> None:
    seen: Counter[str] = Counter()
    for puzzle, board, step in random_steps(Random(73), 15):
        text = describe(puzzle, step, "why", language)
        told = read(text, puzzle, language)
        assert step.is_trial or told.line == step.lines[0]
        assert faults(board, step, told.claims) == [], text
        seen[step.technique] += 1
    assert len(seen) > 15


def played_hints(rng: Random, count: int) -> Iterator[Hint]:
    """Hints on coloured puzzles, each taken, so that states come up in which colours must be noted first."""
    for _ in range(count):
        puzzle, picture = random_puzzle(rng, largest=8)
        state = random_state(rng, picture)
        while puzzle.is_coloured and (found := hint(puzzle, state)).step is not None:
            yield found
            state = state.with_cells(found.step.values)


def test_hints_are_proved_from_the_grid_and_what_they_note_first() -> None:
    noted = 0
    for found in played_hints(Random(74), 150):
        board = Board(found.puzzle, found.state)
        for note in found.premises:
            assert faults(board, note, told_claims(found.puzzle, note)) == []
            learned(board, note)
        assert found.step is not None
        assert faults(board, found.step, told_claims(found.puzzle, found.step)) == []
        noted += bool(found.premises)
    assert noted > 10


def test_a_hint_without_what_it_notes_first_is_not_proved() -> None:
    """A note that could be spared is one that keeps the step within a simpler technique; there are few."""
    needed = spared = 0
    for found in played_hints(Random(75), 150):
        if found.step is None or found.step.is_trial:
            continue
        for left_out in range(len(found.premises)):
            board = Board(found.puzzle, found.state)
            missing = []
            for note in (*found.premises[:left_out], *found.premises[left_out + 1 :]):
                missing += faults(board, note, told_claims(found.puzzle, note))
                learned(board, note)
            missing += faults(board, found.step, told_claims(found.puzzle, found.step))
            needed, spared = needed + bool(missing), spared + (not missing)
    assert needed > 10
    assert spared < needed / 10


# It notices what is not so


PUZZLE = Puzzle.from_clues(rows=[[2, 4]], columns=[None] * 10)


def step_of(*claims: Claim, cells: tuple[CellValue, ...] = ()) -> Step:
    return Step("test", (LineRef("row", 0),), cells, claims)


FITS = said.FitsInto(1, Span(3, 10), Span(6, 7))


@pytest.mark.parametrize(
    "claim",
    [
        replace(FITS, reach=Span(2, 10), covered=Span(6, 6)),
        replace(FITS, reach=Span(3, 9), covered=Span(5, 7)),
        replace(FITS, covered=Span(6, 8)),
        replace(FITS, run=0),
        said.OnlyPlace(0, Span(0, 2)),
        said.FullLine(Clue.of(2, 4), 10),
        said.EmptyLine(),
        said.AllFilled(6, (0,)),
        said.AllEmptied(6, (0,)),
        said.Pushed(1, Span(3, 7), Span(6, 10), Span(6, 7), "column"),
        said.Pushed(1, Span(4, 8), Span(6, 10), Span(6, 8), "row"),
        said.NoRunBefore(0, (1,), (0,), 1),
        said.NoRunAfter(1, (8,), (9,), 1),
        said.NoRunBetween(0, (3,), 1, (5,), (4,), 1),
        said.PartOf(Span(0, 1), 0, (said.OnlyRun(1),)),
        said.Longest(Span(0, 2), (2,), 1),
        said.Complete(0, Span(0, 2), (2,), 1),
        said.GapTooShort(Span(0, 1), 2, (0,), 1),
        said.SkipsGap(0, Span(0, 1)),
        said.Joins(0, Span(0, 1), Span(2, 3), (1,)),
        said.OnlyLeft((0,), 1),
    ],
)
def test_untrue_claims_are_found_out(claim: Claim) -> None:
    board = Board(PUZZLE)
    assert faults(board, step_of(FITS)) == []
    assert faults(board, step_of(claim)) != []


def test_reasons_must_be_true_and_enough() -> None:
    board = Board(PUZZLE, Grid.from_text(["???#??????"]))
    part = said.PartOf(Span(3, 4), 1, (said.EndsBy(0, (4,)),))
    assert faults(board, step_of(part)) != []
    state = Board(PUZZLE, Grid.from_text(["?????###??"]))
    good = said.PartOf(Span(5, 8), 1, (said.Shorter("other", 1),))
    assert faults(state, step_of(good)) == []
    assert faults(state, step_of(replace(good, reasons=()))) != []
    assert faults(state, step_of(replace(good, run=0))) != []
    assert faults(state, step_of(replace(good, reasons=(said.TooLong("other", Span(0, 10), 1),)))) != []


def test_cells_that_no_claim_speaks_of_are_not_proved() -> None:
    board = Board(PUZZLE)
    assert faults(board, step_of(FITS, cells=(CellValue((0, 6), 1),))) == []
    assert faults(board, step_of(FITS, cells=(CellValue((0, 5), 1),))) != []
    assert faults(board, step_of(FITS, cells=(CellValue((0, 6), 0),))) != []


def test_a_trial_must_break_and_say_so() -> None:
    puzzle = Puzzle.from_clues(rows=[[1], [1]], columns=[[1], [1]])
    board = Board(puzzle)
    row = said.Follows(LineRef("row", 0), ((0, 0),), (CellValue((0, 1), 0),))
    trial = (said.Try((0, 0), 1), row)
    step = Step("contradiction", (LineRef("row", 0),), (CellValue((0, 0), 0),), trial)
    assert faults(board, step) != []
    broken = said.Breaks(LineRef("column", 1), ((0, 1),))
    assert any("can be finished" in fault for fault in faults(board, step, (*trial, broken)))
    clash = said.TwoValues((0, 1), 0, 1)
    assert any("not so" in fault for fault in faults(board, step, (*trial, clash)))
    wrong = said.Follows(LineRef("row", 0), ((0, 0),), (CellValue((0, 1), 1),))
    assert any("need not be" in fault for fault in faults(board, step, (trial[0], wrong)))
    assert any("not refuted" in fault for fault in faults(board, step, (*trial, said.Therefore((0, 0), 1))))


# Reading


def test_words_that_are_missing_swapped_or_doubled_are_noticed() -> None:
    """Nearly all such texts cannot be read; those that can must not say the same."""
    rng = Random(77)
    tried = unnoticed = 0
    for _ in range(12):
        puzzle, picture = random_puzzle(rng, largest=8)
        state = random_state(rng, picture)
        board = Board(puzzle, state)
        for step in all_steps(puzzle, state)[:12]:
            words = describe(puzzle, step).split(" ")
            i = rng.randrange(len(words) - 1)
            for spoilt in (
                [*words[:i], *words[i + 1 :]],
                [*words[:i], words[i + 1], words[i], *words[i + 2 :]],
            ):
                if spoilt == words:
                    continue
                tried += 1
                try:
                    told = read(" ".join(spoilt), puzzle)
                except Unreadable:
                    continue
                unnoticed += told.claims == read(" ".join(words), puzzle).claims or not faults(
                    board, step, told.claims
                )
    assert tried > 150
    assert unnoticed / tried < 0.05


@pytest.mark.parametrize(
    "text",
    [
        "Row 1: the 2 has to fit into cells 1 to 5, so it covers cell 3 wherever it stops.",
        "Row 7: the 4 has to fit into cells 4 to 10, so it covers cell 7 wherever it starts.",
        "Row 1: the 3 has to fit into cells 4 to 10, so it covers cell 7 wherever it starts.",
        "Row 1: the second 4 has to fit into cells 4 to 10, so it covers cell 7 wherever it starts.",
        "Row 1: the 4 has to fit into cell 4 to 10, so it covers cell 7 wherever it starts.",
        "Row 1: the 4 has to fit into cells 4, 5, 6, 7, 8, 9 and 10, so it covers cell 7 wherever it starts.",
        "the 4 has to fit into cells 4 to 10, so it covers cell 7 wherever it starts.",
        "",
    ],
)
def test_what_nobody_says_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable, match="0 ways"):
        read(text, PUZZLE)


def test_what_is_said_beside_the_point_rests_on_something_too() -> None:
    """The step needs no red gone from column 10; the gap at cell 9, which is told on the way, is none without that."""
    columns = [[(1, 1)] if x == 6 else [(1, 2)] if x == 9 else None for x in range(11)]
    puzzle = Puzzle.from_clues([[(2, 1), (2, 2)], None], columns, palette=make_palette(["red", "blue"]))
    state = Grid.from_text(["???.?.?.???", "???????????"], puzzle.palette)
    step = explain(puzzle, state).steps[0]
    told = read(describe(puzzle, step), puzzle).claims
    assert said.SkipsGap(0, Span(8, 9)) in told
    assert faults(Board(puzzle, state), step, told) == []
