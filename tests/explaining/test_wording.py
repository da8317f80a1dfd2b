"""Sentences: complete tables, every technique speaks both languages, and golden examples."""

from __future__ import annotations

from random import Random
from string import Formatter

import pytest

from explaining.states import random_puzzle, random_state
from nonokit.explaining import DEPTHS, LANGUAGES, NAMES, Step, describe, explain, technique_name
from nonokit.explaining.evidence import (
    Arrow,
    BothWays,
    Branch,
    CellValue,
    ColourSets,
    Link,
    Nested,
    Path,
    Reaches,
    Refutation,
    Shared,
    Totals,
)
from nonokit.explaining.line_view import LineView
from nonokit.explaining.techniques import LINE_TECHNIQUES
from nonokit.explaining.wording.speaker import Speaker
from nonokit.model import UNKNOWN, Clue, Puzzle, Run
from nonokit.model.colour import make_palette
from nonokit.puzzles import library

KNOWN = {"?": 3, "#": 2, ".": 1}


def line_step(technique: str, text: str, *runs: int) -> tuple[Puzzle, Step]:
    clue = Clue.of(*runs)
    puzzle = Puzzle((clue,), (None,) * len(text))
    (step, *_) = LINE_TECHNIQUES[technique](LineView.of(clue, [KNOWN[char] for char in text]))
    return puzzle, step


@pytest.mark.parametrize(
    ("technique", "text", "runs", "why", "cells"),
    [
        ("full", "?????", (2, 2), "Row 1: the clue 2 2 needs all 5 cells, so it fits in one way only.",
         "Fill cells 1, 2, 4 and 5 of row 1. Mark cell 3 of row 1 as empty."),
        ("empty", "??", (), "Row 1: the clue is 0, so nothing is filled.", "Mark cells 1 and 2 of row 1 as empty."),
        ("complete", "?##?", (2,), "Row 1: the clue is all there, so the rest stays empty.",
         "Mark cells 1 and 4 of row 1 as empty."),
        ("overlap", "??????????", (7,), "Row 1: the 7 must cover cells 4 to 7, wherever it starts.",
         "Fill cells 4 to 7 of row 1."),
        ("overlap", "????????", (3, 3), "Row 1: the first 3 must cover cells 2 and 3, wherever it starts; "
         "the last 3 must cover cells 6 and 7.", "Fill cells 2, 3, 6 and 7 of row 1."),
        ("unreachable", "???#??????", (3,), "Row 1: the 3 only gets to cells 2 to 6, so the rest stays empty.",
         "Mark cells 1 and 7 to 10 of row 1 as empty."),
        ("capping", "#?????????", (1, 5), "Row 1: the 1 is complete at cell 1, so it ends there.",
         "Mark cell 2 of row 1 as empty."),
        ("capping", "???##?????", (2, 2), "Row 1: no run is longer than the stretch at cells 4 and 5, so it ends there.",
         "Mark cells 3 and 6 of row 1 as empty."),
        ("size-matching", "??????????#???", (4, 1, 1), "Row 1: the stretch at cell 11 can only be the first 1 or the "
         "last 1, and is as long already, so it ends there.", "Mark cells 10 and 12 of row 1 as empty."),
        ("glue", "?#????????", (4, 2), "Row 1: the stretch at cell 2 is part of the 4, which cannot pass the edge, so it "
         "must grow away from it.", "Fill cells 3 and 4 of row 1."),
        ("mercury", "???#??????", (3, 1), "Row 1: the 3 right beside the edge would touch the filled cell 4 and get too "
         "long, so it keeps off.", "Mark cell 1 of row 1 as empty."),
        ("forcing", "????.??.????", (3,), "Row 1: the gap at cells 6 and 7 is too short for any run that could be there.",
         "Mark cells 6 and 7 of row 1 as empty."),
        ("forcing", "??.??????", (4,), "Row 1: the gap at cells 1 and 2 is too short for what would have to go there, so "
         "the 4 must cover cells 6 and 7, wherever it starts.", "Fill cells 6 and 7 of row 1."),
        ("joining", "???#?#????", (4,), "Row 1: cell 4 and cell 6 both belong to the 4, so the cells between them are "
         "filled.", "Fill cell 5 of row 1."),
        ("splitting", "??#?#?????", (2, 2), "Row 1: cell 3 and cell 5 are too long for one run, so the cell between them "
         "parts them.", "Mark cell 4 of row 1 as empty."),
        ("exact", "??#??????", (1, 3), "Row 1: all 4 ways to place 1 3 agree: cell 2 empty.",
         "Mark cell 2 of row 1 as empty."),
    ],
)  # fmt: skip
def test_golden_sentences(technique: str, text: str, runs: tuple[int, ...], why: str, cells: str) -> None:
    puzzle, step = line_step(technique, text, *runs)
    assert describe(puzzle, step, "where") == "Look at row 1."
    assert describe(puzzle, step, "why") == why
    assert describe(puzzle, step, "cells") == cells


@pytest.mark.parametrize(
    ("n", "english", "german"),
    [(1, "first", "erste"), (9, "ninth", "neunte"), (10, "10th", "10."), (11, "11th", "11."), (12, "12th", "12."),
     (13, "13th", "13."), (20, "20th", "20."), (21, "21st", "21."), (22, "22nd", "22."), (23, "23rd", "23."),
     (24, "24th", "24."), (111, "111th", "111."), (113, "113th", "113."), (121, "121st", "121.")],
)  # fmt: skip
def test_ordinals(n: int, english: str, german: str) -> None:
    puzzle = Puzzle((Clue.of(*[1] * 130),), (None,) * 260)
    assert Speaker(LANGUAGES["en"], puzzle).run(("row", 0), n - 1) == f"the {english} 1"
    assert Speaker(LANGUAGES["de"], puzzle).run(("row", 0), n - 1) == f"die {german} 1"


def test_a_stretch_in_one_colour_is_not_compared_with_runs_of_another() -> None:
    clue = Clue.of((2, 1), (5, 2), (2, 1))
    line = LineView.of(clue, [7] * 8 + [2, 2] + [7] * 8, values=3)
    palette = make_palette(["red", "blue"])
    (step, *_) = LINE_TECHNIQUES["capping"](line)
    puzzle = Puzzle((clue,), (None,) * 18, palette)
    assert (
        describe(puzzle, step)
        == "Row 1: no red run is longer than the stretch at cells 9 and 10, so it ends there."
    )
    assert describe(puzzle, step, "why", "de") == (
        "Zeile 1: Keine Zahl in Rot ist länger als das Stück in den Feldern 9 und 10, also endet es dort."
    )


@pytest.mark.parametrize(
    ("technique", "english", "german"),
    [
        ("unreachable", "no red run gets to cell 1; no blue run gets to cells 2 and 3.",
         "Keine Zahl in Rot erreicht Feld 1; keine Zahl in Blau erreicht die Felder 2 und 3."),
        ("colour-cross-check",
         "row and column do not both have red at cell 1; row and column do not both have blue at cells 2 and 3.",
         "In Feld 1 haben Zeile und Spalte nicht beide Rot; in den Feldern 2 und 3 haben Zeile und Spalte nicht beide Blau."),
    ],
)  # fmt: skip
def test_every_colour_that_is_ruled_out_is_told(technique: str, english: str, german: str) -> None:
    puzzle = Puzzle((Clue.of((1, 1), (1, 2)),), (None,) * 4, make_palette(["red", "blue"]))
    excluded = (CellValue((0, 0), 1), CellValue((0, 1), 2), CellValue((0, 2), 2))
    evidence = Reaches(()) if technique == "unreachable" else ColourSets((1, 2), ())
    step = Step(technique, (("row", 0),), (), evidence, excluded)
    assert describe(puzzle, step) == f"Row 1: {english}"
    assert describe(puzzle, step, "why", "de") == f"Zeile 1: {german}"


def test_cells_that_lose_colours_but_stay_open_are_told_so() -> None:
    puzzle = Puzzle((Clue.of((1, 1), (1, 2)),), (None,) * 3, make_palette(["red", "blue"]))
    link = Link(("row", 0), ((0, 0),), (CellValue((0, 1), UNKNOWN), CellValue((0, 2), 0)))
    trial = Step("contradiction", (("row", 0),), RESULT, Refutation(TRIAL, (link,), ("row", 0)))
    assert "Row 1 then makes cell 2 open to fewer colours and cell 3 empty." in describe(puzzle, trial)
    exact = Step("exact", (("row", 0),), (), Shared(3), (CellValue((0, 0), 1), CellValue((0, 2), 2)))
    assert (
        describe(puzzle, exact)
        == "Row 1: all 3 ways to place 1 1 agree: cells 1 and 3 open to fewer colours."
    )
    assert describe(puzzle, exact, "why", "de").endswith(
        "überein: die Felder 1 und 3 für weniger Farben offen."
    )


def test_cells_that_are_filled_in_a_colour_still_open() -> None:
    palette = make_palette(["red", "blue"])
    puzzle = Puzzle.from_clues(rows=[[(1, "red"), (1, "blue")]], columns=[None] * 3, palette=palette)
    emptied = Step("complete", (("row", 0),), (), Totals(2, False), (CellValue((0, 1), 0),))
    assert describe(puzzle, emptied, "cells") == "Cell 2 of row 1 cannot stay empty."
    assert describe(puzzle, emptied, "cells", "de") == "In Zeile 1: in Feld 2 bleibt nichts leer."
    filled = Step("complete", (("row", 0),), (CellValue((0, 2), 0),), Totals(2, True))
    assert (
        describe(puzzle, filled)
        == "Row 1: as many cells are filled as the clue needs, so the rest stays empty."
    )


def test_several_gaps_are_spoken_of_as_such() -> None:
    puzzle, step = line_step("forcing", "??.??.??????", 5)
    assert describe(puzzle, step).startswith("Row 1: the gaps at cells 1, 2, 4 and 5 are too short for")
    assert describe(puzzle, step, "why", "de").startswith(
        "Zeile 1: Die Lücken in den Feldern 1, 2, 4 und 5 sind"
    )


def test_golden_sentences_in_german() -> None:
    puzzle, step = line_step("mercury", "???#??????", 3, 1)
    assert describe(puzzle, step, "why", "de") == (
        "Zeile 1: Direkt neben dem Rand würde die 3 das gefüllte Feld 4 berühren und zu lang werden, also hält sie Abstand."
    )
    puzzle, step = line_step("overlap", "??????????", 7)
    assert describe(puzzle, step, "why", "de") == (
        "Zeile 1: Die 7 bedeckt auf jeden Fall die Felder 4 bis 7, wo immer sie beginnt."
    )
    assert describe(puzzle, step, "cells", "de") == "Fülle in Zeile 1 die Felder 4 bis 7."


PUZZLE = Puzzle.from_clues(rows=[[1]] * 3, columns=[[1]] * 3)
LINK = Link(("row", 0), ((0, 0),), (CellValue((0, 1), 0), CellValue((0, 2), 0)))
TRIAL = CellValue((0, 0), 1)
RESULT = (CellValue((0, 0), 0),)


def test_a_refuted_trial_is_told_link_by_link() -> None:
    evidence = Refutation(TRIAL, (LINK, Link(("column", 1), ((0, 1),), ())), ("column", 1))
    step = Step("contradiction", (("row", 0),), RESULT, evidence)
    assert describe(PUZZLE, step) == (
        "Suppose row 1, column 1 is filled. Row 1 then makes cells 2 and 3 empty. Then column 2 cannot be finished."
    )
    assert describe(PUZZLE, step, "where") == "Nothing follows from one line alone. Try out row 1, column 1."
    assert describe(PUZZLE, step, "cells") == "Row 1, column 1 is empty."


def test_a_chain_is_told_arrow_by_arrow() -> None:
    arrows = (
        Arrow(TRIAL, CellValue((0, 1), 0), ("row", 0)),
        Arrow(CellValue((0, 1), 0), CellValue((1, 1), 1), ("column", 1)),
        Arrow(TRIAL, CellValue((1, 1), 0), ("row", 1)),
    )
    step = Step("implications", (("row", 0),), RESULT, Path(TRIAL, arrows, (1, 1)))
    assert describe(PUZZLE, step) == (
        "Suppose row 1, column 1 is filled. Then row 1 makes row 1, column 2 empty. Then column 2 makes row 2, column 2 "
        "filled. Then row 2 makes row 2, column 2 empty. But row 2, column 2 cannot be filled and empty at once."
    )


def test_both_ways_is_told_branch_by_branch() -> None:
    branches = (Branch(TRIAL, (LINK,)), Branch(CellValue((0, 0), 0), (LINK,)))
    step = Step("both-ways", (("row", 0),), (CellValue((0, 1), 0),), BothWays(branches))
    text = describe(PUZZLE, step)
    assert text.startswith("Suppose row 1, column 1 is filled.")
    assert "Suppose row 1, column 1 is empty." in text
    assert text.endswith("Either way, row 1, column 2 is empty.")


def test_nested_trials_are_called_too_much() -> None:
    step = Step("nested", (("row", 0),), RESULT, Nested(TRIAL, 2), fair=False)
    assert describe(PUZZLE, step).endswith("No person should need this.")


def test_twins_are_told_apart_and_colours_named() -> None:
    puzzle = Puzzle.from_clues(rows=[[(2, "red"), (2, "red"), (2, "blue")]], columns=[None] * 8)
    (step,) = LINE_TECHNIQUES["overlap"](LineView.of(puzzle.rows[0] or Clue(), [7] * 8, 3))
    assert "the first red 2" in describe(puzzle, step)
    assert "the blue 2" in describe(puzzle, step)
    assert "die letzte 2 in Rot" in describe(puzzle, step, "why", "de")


def test_runs_of_unknown_length_are_spoken_of() -> None:
    clue = Clue([Run(None, 1), Run(3, 1)])
    puzzle = Puzzle((clue,), (None,) * 5)
    step = Step("exact", (("row", 0),), (CellValue((0, 0), 1),), Shared(1))
    assert describe(puzzle, step) == "Row 1: there is only one way left to place ? 3."


def test_colours_of_shipped_puzzles_have_a_german_name() -> None:
    names = {colour.name for entry in library() for colour in entry.puzzle.palette}
    assert {name for name in names if f"colour.{name}" not in LANGUAGES["de"]} == set()


def test_tables_have_the_same_keys() -> None:
    english, german = LANGUAGES["en"], LANGUAGES["de"]
    assert set(english) == set(german)
    assert all(text for text in german.values())


def test_every_technique_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = [technique_name(name, language) for name in NAMES]
        assert len(set(names)) == len(NAMES)


def test_no_placeholder_is_left_over_in_random_solves() -> None:
    rng = Random(50)
    seen = set()
    for _ in range(150):
        puzzle, picture = random_puzzle(rng)
        for step in explain(puzzle, random_state(rng, picture)).steps:
            seen.add(step.technique)
            for language in LANGUAGES:
                for depth in DEPTHS:
                    text = describe(puzzle, step, depth, language)
                    assert text.endswith(".")
                    assert not any(field for _, field, _, _ in Formatter().parse(text))
                    assert text[0].isupper()
    assert len(seen) >= 12
