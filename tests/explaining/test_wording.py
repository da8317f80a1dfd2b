"""Sentences: golden examples, grammar where languages bend, and every claim in every language."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest

from explaining.finding import line_steps, view
from explaining.states import random_steps
from nonokit.explaining import DEPTHS, Step, describe, known_techniques, technique_name
from nonokit.explaining import claims as said
from nonokit.explaining.claims import CellValue, Claim, LineRef, Span
from nonokit.explaining.line_view import LineView
from nonokit.explaining.proving.reading import messages_of
from nonokit.messages import catalogue, languages
from nonokit.model import Clue, Colour, Puzzle
from nonokit.model.colour import make_palette
from nonokit.puzzles import library

ROW = LineRef("row", 0)
COLUMN = LineRef("column", 1)
PUZZLE = Puzzle.from_clues(rows=[[1]] * 3, columns=[[1]] * 3)


def line_step(technique: str, text: str, *runs: int) -> tuple[Puzzle, Step]:
    puzzle = Puzzle((Clue.of(*runs),), (None,) * len(text))
    return puzzle, line_steps(technique, view(text, *runs))[0]


@pytest.mark.parametrize(
    ("technique", "text", "runs", "why", "cells"),
    [
        ("full", "?????", (2, 2), "Row 1: the clue 2 2 needs all 5 cells, so it fits in one way only.",
         "Fill cells 1, 2, 4 and 5 of row 1. Mark cell 3 of row 1 as empty."),
        ("full", "?", (1,), "Row 1: the clue 1 fills the only cell.", "Fill cell 1 of row 1."),
        ("empty", "??", (), "Row 1: the clue is 0, so every cell stays empty.", "Mark cells 1 and 2 of row 1 as empty."),
        ("complete", "?##?", (2,), "Row 1: both cells that the clue fills are there, so cells 1 and 4 stay empty.",
         "Mark cells 1 and 4 of row 1 as empty."),
        ("complete", ".??.?", (2, 1), "Row 1: only 3 cells can be filled at all, and the clue needs them all, so cells 2, 3 "
         "and 5 are filled.", "Fill cells 2, 3 and 5 of row 1."),
        ("overlap", "??????????", (7,), "Row 1: the 7 has to fit into cells 1 to 10, so it covers cells 4 to 7 wherever it "
         "starts.", "Fill cells 4 to 7 of row 1."),
        ("unreachable", "???#??????", (3,), "Row 1: the 3 covers cell 4, so it stays within cells 2 to 6, and cells 1 and 7 "
         "to 10 stay empty.", "Mark cells 1 and 7 to 10 of row 1 as empty."),
        ("capping", "??##??", (2,), "Row 1: the 2 is complete at cells 3 and 4, so cells 2 and 5 stay empty.",
         "Mark cells 2 and 5 of row 1 as empty."),
        ("capping", "???##?????", (2, 2), "Row 1: no run is longer than the stretch at cells 4 and 5, so cells 3 and 6 stay "
         "empty.", "Mark cells 3 and 6 of row 1 as empty."),
        ("size-matching", "#?????????", (1, 5), "Row 1: cell 1 is part of the 1, because the 5 begins at cell 3 at the "
         "earliest. The 1 is complete at cell 1, so cell 2 stays empty.", "Mark cell 2 of row 1 as empty."),
        ("size-matching", "??????????#???", (4, 1, 1), "Row 1: every run that fits at cell 11 has exactly one cell, so cells "
         "10 and 12 stay empty.", "Mark cells 10 and 12 of row 1 as empty."),
        ("belonging", "??#?????????#?", (4, 2), "Row 1: cell 3 is part of the 4, because the 2 begins at cell 6 at the "
         "earliest. The 4 has to fit into cells 1 to 6, so it covers cells 3 and 4 wherever it starts.",
         "Fill cell 4 of row 1."),
        ("growing", "?#????????", (4, 2), "Row 1: cell 2 is part of the 4, because the 2 begins at cell 6 at the earliest. "
         "The 4 cannot pass the left edge, so it covers cells 3 and 4 as well.", "Fill cells 3 and 4 of row 1."),
        ("touching", "???#??????", (3, 1), "Row 1: a run that began at cell 1, right beside the left edge, would have 3 cells "
         "and touch cell 4, which is filled, so cell 1 stays empty.", "Mark cell 1 of row 1 as empty."),
        ("forcing", "????.??.????", (3,), "Row 1: the gap at cells 6 and 7 is too short, because every run that gets there has "
         "at least 3 cells, so cells 6 and 7 stay empty.", "Mark cells 6 and 7 of row 1 as empty."),
        ("forcing", "??.??????", (4,), "Row 1: the 4 does not fit into the gap at cells 1 and 2. The 4 begins at cell 4 at the "
         "earliest, so cells 1 and 2 stay empty.", "Mark cells 1 and 2 of row 1 as empty."),
        ("joining", "???#?#????", (4,), "Row 1: cell 4 and cell 6 both belong to the 4, so it covers cell 5 between them as "
         "well.", "Fill cell 5 of row 1."),
        ("splitting", "??#?#?????", (2, 2), "Row 1: with cell 4 filled, cells 3 to 5 would make 3 in a row, but no run that "
         "gets there is longer than 2, so cell 4 stays empty.", "Mark cell 4 of row 1 as empty."),
        ("exact", "??#??????", (1, 3), "Row 1: suppose cell 2 were filled. But no run fits at cells 2 and 3. So cell 2 stays "
         "empty.", "Mark cell 2 of row 1 as empty."),
    ],
)  # fmt: skip
def test_golden_sentences(technique: str, text: str, runs: tuple[int, ...], why: str, cells: str) -> None:
    puzzle, step = line_step(technique, text, *runs)
    assert describe(puzzle, step, "where") == "Look at row 1."
    assert describe(puzzle, step, "why") == why
    assert describe(puzzle, step, "cells") == cells


def test_golden_sentences_in_german() -> None:
    puzzle, step = line_step("overlap", "??????????", 7)
    assert describe(puzzle, step, "why", "de") == (
        "Zeile 1: Die 7 muss in den Feldern 1 bis 10 Platz finden, also bedeckt sie die Felder 4 bis 7, wo immer "
        "sie beginnt."
    )
    assert describe(puzzle, step, "cells", "de") == "Fülle in Zeile 1 die Felder 4 bis 7."
    puzzle, step = line_step("growing", "?#????????", 4, 2)
    assert describe(puzzle, step, "why", "de") == (
        "Zeile 1: Feld 2 gehört zur 4, denn die 2 beginnt frühestens in Feld 6. Die 4 kann nicht über den linken Rand hinaus, "
        "also bedeckt sie auch die Felder 3 und 4."
    )


@pytest.mark.parametrize(
    ("n", "english", "german"),
    [(1, "first", "erste"), (9, "ninth", "neunte"), (10, "10th", "10."), (11, "11th", "11."), (12, "12th", "12."),
     (13, "13th", "13."), (20, "20th", "20."), (21, "21st", "21."), (22, "22nd", "22."), (23, "23rd", "23."),
     (24, "24th", "24."), (111, "111th", "111."), (113, "113th", "113."), (121, "121st", "121."),
     (130, "last", "letzte")],
)  # fmt: skip
def test_ordinals(n: int, english: str, german: str) -> None:
    puzzle = Puzzle((Clue.of(*[1] * 130),), (None,) * 260)
    claim = said.OnlyPlace(n - 1, Span(3, 4))
    step = Step("overlap", (ROW,), (), (claim,))
    assert describe(puzzle, step) == f"Row 1: the {english} 1 fits only at cell 4."
    assert describe(puzzle, step, "why", "de") == f"Zeile 1: Die {german} 1 passt nur in Feld 4."


def test_of_two_alike_the_second_is_called_so() -> None:
    puzzle = Puzzle((Clue.of(2, 5, 2),), (None,) * 20)
    told = [describe(puzzle, Step("overlap", (ROW,), (), (said.OnlyPlace(i, Span(0, 1)),))) for i in range(3)]
    assert [text.split(" fits")[0] for text in told] == [
        "Row 1: the first 2",
        "Row 1: the 5",
        "Row 1: the second 2",
    ]


# Colour


def coloured(*names: str) -> Puzzle:
    clue = Clue.of(*((2, colour) for colour in range(1, len(names) + 1)), (2, 1))
    return Puzzle((clue,), (None,) * 18, make_palette(names))


def test_colours_are_named_and_bent_as_the_language_wants() -> None:
    puzzle = coloured("red", "blue")
    claim = said.PartOf(Span(0, 2), 0, (said.OnlyRun(1),))
    step = Step("belonging", (ROW,), (), (claim,))
    assert describe(puzzle, step).startswith(
        "Row 1: cells 1 and 2 are part of the first red 2, because there is no other red"
    )
    assert describe(puzzle, step, "why", "de") == (
        "Zeile 1: Die Felder 1 und 2 gehören zur ersten roten 2, denn eine andere rote Zahl gibt es nicht."
    )
    excluded = Step("overlap", (ROW,), (), (), (CellValue((0, 3), 2), CellValue((0, 4), 0)))
    assert (
        describe(puzzle, excluded, "cells")
        == "Cell 4 of row 1 cannot be blue. Cell 5 of row 1 cannot stay empty."
    )


def test_colours_without_a_name_that_tells_are_called_after_their_looks() -> None:
    palette = (
        Colour("white", (255, 255, 255), "."),
        Colour("e", (250, 20, 10), "e"),
        Colour("4", (255, 0, 0), "4"),
        Colour("ochre", (200, 120, 30), "o"),
    )
    puzzle = Puzzle((Clue.of((1, 1), (1, 2), (1, 3)),), (None,) * 9, palette)
    told = [
        describe(puzzle, Step("overlap", (ROW,), (), (said.OnlyPlace(i, Span(0, 1)),)), "why", language)
        for language in ("en", "de")
        for i in range(3)
    ]
    assert [text.split(": ")[1].split(" fits")[0].split(" passt")[0] for text in told] == [
        "the red 1", "the red 2 1", "the ochre 1", "Die rote 1", "Die rote 2 1", "Die ochre 1",
    ]  # fmt: skip


def test_in_colour_cells_lose_one_colour_and_it_is_said_what_is_left() -> None:
    puzzle = coloured("red", "blue")
    claims = (said.NoRunAfter(0, (3,), (7, 8), 1), said.OnlyLeft((8,), 2))
    assert describe(puzzle, Step("unreachable", (ROW,), (), claims)) == (
        "Row 1: the first red 2 ends at cell 4 at the latest, so cells 8 and 9 cannot be red. Cell 9 can then only be blue."
    )


def test_colours_that_lines_across_do_not_have_are_told_first() -> None:
    clue, columns = Clue.of((3, 1), (1, 2)), (Clue.of((1, 2)), *[Clue.of((1, 1), (1, 2))] * 5)
    puzzle = Puzzle((clue,), columns, make_palette(["red", "blue"]))
    # Column 1 has no red, which a grid does not show: the cell may still be blue or empty.
    line = LineView(ROW, clue, 6, (0b111111, 0b111110, 0b111111), crossing=columns)
    (step,) = line_steps("overlap", line)
    assert describe(puzzle, step) == (
        "Row 1: column 1 has no red, so cell 1 cannot be red. The red 3 has to fit into cells 2 to 5, so it covers cells 3 and "
        "4 wherever it starts."
    )


# Trials


def trial(*claims: Claim, cells: tuple[CellValue, ...] = (CellValue((0, 0), 0),)) -> Step:
    return Step("contradiction", (ROW,), cells, claims)


FOLLOWS = said.Follows(ROW, ((0, 0),), (CellValue((0, 1), 0), CellValue((0, 2), 0)))


def test_a_refuted_trial_is_told_as_one_does_it_with_a_pencil() -> None:
    step = trial(said.Try((0, 0), 1), FOLLOWS, said.Breaks(COLUMN, ((0, 1),)), said.Therefore((0, 0), 1))
    assert describe(PUZZLE, step) == (
        "Pencil in row 1, column 1 as filled. Then row 1 needs cells 2 and 3 empty. But then column 2 cannot be finished. So "
        "row 1, column 1 is empty."
    )
    assert describe(PUZZLE, step, "where") == (
        "Nothing follows from one line alone, so try out row 1, column 1."
    )
    assert describe(PUZZLE, step, "cells") == "Row 1, column 1 is empty."


def test_a_broken_line_says_what_does_not_fit() -> None:
    step = trial(said.Try((0, 0), 1), said.Breaks(COLUMN, (), said.NoRoom(0)), said.Therefore((0, 0), 1))
    assert "But there is no room in column 2 for the 1." in describe(PUZZLE, step)
    assert "Aber für die 1 ist dann in Spalte 2 kein Platz mehr." in describe(PUZZLE, step, "why", "de")


def test_colours_that_a_trial_rules_out_are_named() -> None:
    puzzle = coloured("red", "blue")
    link = said.Follows(ROW, ((0, 0),), (CellValue((0, 2), 0),), (CellValue((0, 1), 1), CellValue((0, 3), 1)))
    step = trial(said.Try((0, 0), 1), link, said.Therefore((0, 0), 1), cells=())
    text = describe(puzzle, step)
    assert "Then row 1 needs cell 3 empty and cells 2 and 4 not red." in text
    assert text.endswith("So row 1, column 1 cannot be red.")


def test_both_ways_and_two_values_say_what_they_come_to() -> None:
    both = trial(said.Try((0, 0), 1), FOLLOWS, said.Try((0, 0), 0), FOLLOWS, said.EitherWay((0, 1), 0))
    assert describe(PUZZLE, both).endswith("Either way, row 1, column 2 is empty.")
    clash = trial(said.Try((0, 0), 1), said.TwoValues((1, 1), 1, 0), said.Therefore((0, 0), 1))
    assert "But row 2, column 2 cannot be filled and empty at once." in describe(PUZZLE, clash)


@pytest.mark.parametrize(
    ("depth", "words"), [(1, "more looks"), (2, "trials within this trial"), (3, "many trials within")]
)
def test_what_is_too_deep_is_said_to_be(depth: int, words: str) -> None:
    step = Step("nested", (ROW,), (CellValue((0, 0), 0),), (said.TooDeep((0, 0), 1, depth),), fair=False)
    assert words in describe(PUZZLE, step)
    assert describe(PUZZLE, step, "where").startswith("No short trial leads on")


def test_runs_of_unknown_length_are_spoken_of() -> None:
    puzzle = Puzzle.from_clues(rows=[["?", 3]], columns=[None] * 5)
    step = Step("exact", (ROW,), (), (said.AllAgree(3, Clue.of("?", 3), (CellValue((0, 0), 1),)),))
    assert describe(puzzle, step) == (
        "Row 1: this one is hard: only going through all 3 ways to place ? 3 shows what they share: cell 1 filled."
    )


# All of them


def test_every_claim_has_its_sentence_in_every_language() -> None:
    kinds = [kind for kind in vars(said).values() if isinstance(kind, type) and issubclass(kind, Claim)]
    assert len(kinds) > 50
    for kind in kinds:
        for name in messages_of(kind) if kind not in (Claim, said.Reason) else ():
            for language in languages():
                assert name in catalogue(language).names()


def test_every_technique_has_a_name_of_its_own_in_every_language() -> None:
    for language in languages():
        names = [technique_name(name, language) for name in known_techniques()]
        assert len(set(names)) == len(names)


def test_colours_of_shipped_puzzles_have_a_name_in_every_language() -> None:
    names = {colour.name for entry in library() for colour in entry.puzzle.palette}
    for language in languages():
        own = catalogue(language).names()
        assert {name for name in names if f"colour-{name.replace(' ', '-')}" not in own} == set()


def test_random_steps_are_told_in_whole_sentences() -> None:
    seen = set()
    # In turn: every technique comes often enough to meet them all.
    for language, (puzzle, _, step) in zip(cycle(languages()), random_steps(Random(50), 30), strict=False):
        seen.add(step.technique)
        for depth in DEPTHS:
            text = describe(puzzle, step, depth, language)
            assert text[-1] in ".。"
            assert "{" not in text
            assert "  " not in text
            assert text[0] == text[0].upper()
    assert set(known_techniques()) - seen <= {"both-ways", "nested"}
