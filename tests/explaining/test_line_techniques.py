"""Line techniques: everything they say follows, and each sees what it is made for."""

from __future__ import annotations

from random import Random

import pytest

from explaining.lines import placements, random_line
from nonokit.explaining.evidence import Extremes, Pair, Reaches, Shared, ShortGap, Span, Touch, Wall
from nonokit.explaining.line_view import LineView
from nonokit.explaining.techniques import LINE_TECHNIQUES
from nonokit.model import Clue

KNOWN = {"?": 3, "#": 2, ".": 1}


def view(text: str, *runs: int) -> LineView:
    return LineView.of(Clue.of(*runs), [KNOWN[char] for char in text])


def after(line: LineView, technique: str) -> list[str]:
    """The line after each step the technique finds."""
    found = []
    for step in LINE_TECHNIQUES[technique](line):
        values = dict(step.cells)
        before = [
            "?" if line.several >> p & 1 else "#" if line.solid >> p & 1 else "." for p in range(line.size)
        ]
        found.append(
            "".join(".#"[values[0, p]] if (0, p) in values else char for p, char in enumerate(before))
        )
    return found


@pytest.mark.parametrize(
    ("technique", "line", "runs", "expected"),
    [
        ("full", "?????", (2, 2), "##.##"),
        ("empty", "???", (), "..."),
        ("complete", "?##?#?", (2, 1), ".##.#."),
        ("complete", ".??.?", (2, 1), ".##.#"),
        ("overlap", "??????????", (7,), "???####???"),
        ("overlap", "..????????", (3, 3), "..?##??##?"),
        ("unreachable", "???#??????", (3,), ".??#??...."),
        ("capping", "???##?????", (2, 2), "??.##.????"),
        ("capping", "#?????????", (1, 5), "#.????????"),
        ("size-matching", "??????????#???", (4, 1, 1), "?????????.#.??"),
        ("glue", "?#????????", (4, 2), "?###??????"),
        ("glue", "????????#?", (2, 4), "??????###?"),
        ("mercury", "???#??????", (3, 1), ".??#??????"),
        ("mercury", "??????#???", (1, 3), "??????#??."),
        ("forcing", "????.??.????", (3,), "????....????"),
        ("forcing", "??.??????", (4,), "??.??##??"),
        ("joining", "???#?#????", (4,), "???###????"),
        ("splitting", "??#?#?????", (2, 2), "??#.#?????"),
        ("slide", "?#???#????", (2, 2), "?#?.?#?..."),
        ("exact", "??#??????", (1, 3), "?.#??????"),
    ],
)
def test_sees_what_it_is_made_for(technique: str, line: str, runs: tuple[int, ...], expected: str) -> None:
    assert expected in after(view(line, *runs), technique)


def test_random_deductions_follow_from_the_line() -> None:
    rng = Random(20)
    seen = set()
    for _ in range(2500):
        clue, domains, values = random_line(rng)
        ways = placements(clue, domains, values)
        line = LineView.of(clue, domains, values)
        for name, find in LINE_TECHNIQUES.items():
            for step in find(line):
                seen.add(name)
                assert step.cells or step.excluded
                for (_, x), value in step.cells:
                    assert domains[x].bit_count() > 1, "a step must bring news"
                    assert all(way[x] == value for way in ways), (name, clue, domains, step)
                for (_, x), value in step.excluded:
                    assert all(way[x] != value for way in ways), (name, clue, domains, step)
    # Two techniques need more than one line, or more luck than random lines have.
    assert set(LINE_TECHNIQUES) - seen <= {"colour-cross-check"}


def test_exact_line_leaves_exactly_what_placements_leave_and_counts_them() -> None:
    rng = Random(21)
    for _ in range(1500):
        clue, domains, values = random_line(rng)
        ways = placements(clue, domains, values)
        left = domains[:]
        for step in LINE_TECHNIQUES["exact"](LineView.of(clue, domains, values)):
            assert step.evidence == Shared(len(ways))
            for (_, x), value in step.cells:
                left[x] = 1 << value
            for (_, x), value in step.excluded:
                left[x] &= ~(1 << value)
        assert left == [sum({1 << way[x] for way in ways}) for x in range(len(domains))]


def test_reading_from_the_far_end_finds_the_same() -> None:
    rng = Random(22)
    for _ in range(1500):
        clue, domains, values = random_line(rng)
        line = LineView.of(clue, domains, values)
        mirrored = LineView.of(clue.mirrored(), domains[::-1], values)
        for name, find in LINE_TECHNIQUES.items():
            here = {(x, value) for step in find(line) for (_, x), value in (*step.cells, *step.excluded)}
            there = {
                (line.size - 1 - x, value)
                for step in find(mirrored)
                for (_, x), value in (*step.cells, *step.excluded)
            }
            assert here == there, (name, clue, domains)


def test_nothing_is_argued_from_a_line_that_cannot_be_finished() -> None:
    rng = Random(23)
    for _ in range(1500):
        clue, domains, values = random_line(rng)
        x = rng.randrange(len(domains))
        domains[x] = 1 << rng.randrange(values)
        line = LineView.of(clue, domains, values)
        if line.placed is None:
            assert not LINE_TECHNIQUES["exact"](line)
            assert not LINE_TECHNIQUES["slide"](line)
        for find in LINE_TECHNIQUES.values():
            for step in find(line):
                assert all(domains[p] >> value & 1 for (_, p), value in step.cells)


def only(line: LineView, technique: str) -> object:
    steps = LINE_TECHNIQUES[technique](line)
    assert len(steps) == 1
    return steps[0].evidence


def test_overlap_shows_both_extremes_and_the_band() -> None:
    evidence = only(view("??????????", 7), "overlap")
    assert evidence == Extremes((Span(0, 7),), (Span(3, 10),), ((0, Span(3, 7)),))


def test_unreachable_shows_the_reach_of_every_run() -> None:
    assert only(view("???#??????", 3), "unreachable") == Reaches(((0, Span(1, 6)),))


def test_glue_shows_the_wall_on_either_side() -> None:
    assert only(view("?#????????", 4, 2), "glue") == Wall(Span(1, 2), -1, (0,), 4)
    assert only(view("????????#?", 2, 4), "glue") == Wall(Span(8, 9), 10, (1,), 4)


def test_mercury_shows_what_would_be_touched() -> None:
    assert only(view("???#??????", 3, 1), "mercury") == Touch(-1, 3, (0,), 3)


def test_forcing_shows_the_gap() -> None:
    assert only(view("????.??.????", 3), "forcing") == ShortGap(Span(5, 7), (0,), 3)


def test_splitting_shows_both_stretches() -> None:
    assert only(view("??#?#?????", 2, 2), "splitting") == Pair(Span(2, 3), Span(4, 5), (0, 1), 2)


def test_colour_cross_check_needs_a_colour_that_both_clues_have() -> None:
    clue = Clue.of((2, 1))
    line = LineView(("row", 0), clue, 3, (7, 7, 7), crossing=[Clue.of((1, 2)), Clue.of((1, 1)), None])
    (step,) = LINE_TECHNIQUES["colour-cross-check"](line)
    assert step.cells == (((0, 0), 0),)
    assert step.excluded == (((0, 1), 2),)


def test_runs_of_unknown_length_are_never_capped_or_overlapped_beyond_one_cell() -> None:
    line = LineView.of(Clue.of((None, 1)), [3, 2, 3])
    assert not LINE_TECHNIQUES["capping"](line)
    assert not LINE_TECHNIQUES["overlap"](line)
