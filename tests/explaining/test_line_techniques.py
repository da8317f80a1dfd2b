"""Line techniques: everything they say follows, and each sees what it is made for."""

from __future__ import annotations

from random import Random

import pytest

from explaining.finding import LINE_TECHNIQUES, claims_of, line_steps, view
from explaining.lines import placements, random_line
from nonokit.explaining import claims as said
from nonokit.explaining.claims import LineRef, Span
from nonokit.explaining.line_view import LineView
from nonokit.explaining.ownership import ownerships
from nonokit.model import Clue

# It picks what it can tell most shortly, which is another cell when a line is read from its far end.
ONE_OF_MANY = "exact"


def after(line: LineView, technique: str) -> list[str]:
    """The line after each finding of the technique."""
    found = []
    for step in line_steps(technique, line):
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
        ("overlap", "..????????", (3, 3), "..?##?????"),
        ("unreachable", "???#??????", (3,), ".??#??...."),
        ("unreachable", "????????", (4, 3), "????.???"),
        ("capping", "???##?????", (2, 2), "??.##.????"),
        ("capping", "??##??????", (2,), "?.##.?????"),
        ("size-matching", "#?????????", (1, 5), "#.????????"),
        ("size-matching", "??????????#???", (4, 1, 1), "?????????.#.??"),
        ("belonging", "???#??????", (3, 4), ".??#??????"),
        ("belonging", "???#??????", (3, 4), "???#??###?"),
        ("belonging", "??#?????????#?", (4, 2), "??#???.....?#?"),
        ("belonging", "?????###???", (1, 5), "?????###??."),
        ("growing", "?#????????", (4, 2), "?###??????"),
        ("growing", "????????#?", (2, 4), "??????###?"),
        ("touching", "???#??????", (3, 1), ".??#??????"),
        ("touching", "??????#???", (1, 3), "??????#??."),
        ("forcing", "????.??.????", (3,), "????....????"),
        ("forcing", "??.??????", (4,), "??.??##??"),
        ("forcing", "?.???????", (2, 1), "..???????"),
        ("joining", "???#?#????", (4,), "???###????"),
        ("splitting", "??#?#?????", (2, 2), "??#.#?????"),
        ("slide", "?#???#????", (2, 2), "?#?.?#????"),
        ("exact", "??#??????", (1, 3), "?.#??????"),
    ],
)  # fmt: skip
def test_sees_what_it_is_made_for(technique: str, line: str, runs: tuple[int, ...], expected: str) -> None:
    assert expected in after(view(line, *runs), technique)


def test_random_deductions_follow_from_the_line() -> None:
    rng = Random(20)
    seen = set()
    for _ in range(2000):
        clue, domains, values = random_line(rng)
        ways = placements(clue, domains, values)
        line = LineView.of(clue, domains, values)
        for technique in LINE_TECHNIQUES:
            for step in line_steps(technique.name, line):
                seen.add(technique.name)
                assert step.cells or step.excluded
                assert step.claims
                for (_, x), value in step.cells:
                    assert domains[x].bit_count() > 1, "a step must bring news"
                    assert all(way[x] == value for way in ways), (technique.name, clue, domains, step)
                for (_, x), value in step.excluded:
                    assert all(way[x] != value for way in ways), (technique.name, clue, domains, step)
    # It needs lines that cross.
    assert {technique.name for technique in LINE_TECHNIQUES} - seen <= {"colour-cross-check"}


def test_exact_line_finds_all_that_placements_leave_one_after_the_other() -> None:
    rng = Random(21)
    for _ in range(600):
        clue, domains, values = random_line(rng)
        ways = placements(clue, domains, values)
        line = LineView.of(clue, domains, values)
        while steps := line_steps("exact", line):
            gone = [(x, value) for (_, x), value in steps[0].excluded]
            gone += [(x, v) for (_, x), value in steps[0].cells for v in range(values) if v != value]
            may = [mask & ~sum(1 << x for x, v in gone if v == value) for value, mask in enumerate(line.may)]
            line = line.with_cells(tuple(may))
        left = [sum(1 << v for v in range(values) if line.may[v] >> x & 1) for x in range(line.size)]
        assert left == [sum({1 << way[x] for way in ways}) for x in range(len(domains))]


def test_reading_from_the_far_end_finds_the_same() -> None:
    rng = Random(22)
    for _ in range(1000):
        clue, domains, values = random_line(rng)
        line = LineView.of(clue, domains, values)
        mirrored = LineView.of(clue.mirrored(), domains[::-1], values)
        for technique in LINE_TECHNIQUES:
            here, there = (
                {
                    (x, value)
                    for step in line_steps(technique.name, one)
                    for (_, x), value in (*step.cells, *step.excluded)
                }
                for one in (line, mirrored)
            )
            turned = {(line.size - 1 - x, value) for x, value in there}
            assert here == turned or technique.name == ONE_OF_MANY, (technique.name, clue, domains)


def test_nothing_is_argued_from_a_line_that_cannot_be_finished() -> None:
    rng = Random(23)
    for _ in range(1000):
        clue, domains, values = random_line(rng)
        x = rng.randrange(len(domains))
        domains[x] = 1 << rng.randrange(values)
        line = LineView.of(clue, domains, values)
        if line.placed is None:
            assert not line_steps("exact", line)
            assert not line_steps("slide", line)
        for technique in LINE_TECHNIQUES:
            for step in line_steps(technique.name, line):
                assert all(domains[p] >> value & 1 for (_, p), value in step.cells)


# What they say


def test_overlap_says_into_what_a_run_has_to_fit() -> None:
    assert claims_of("overlap", view("??????????", 7)) == (said.FitsInto(0, Span(0, 10), Span(3, 7)),)
    assert claims_of("overlap", view("..???.....", 3)) == (said.OnlyPlace(0, Span(2, 5)),)


def test_unreachable_says_what_the_only_run_covers() -> None:
    assert claims_of("unreachable", view("???#??????", 3)) == (
        said.ReachesOnly(0, (3,), Span(1, 6), (0, 6, 7, 8, 9), 1),
    )


def test_belonging_says_why_a_stretch_is_part_of_a_run_and_what_follows() -> None:
    part = said.PartOf(Span(3, 4), 0, (said.BeginsFrom(1, (4,)),))
    assert [step.claims for step in line_steps("belonging", view("???#??????", 3, 4))] == [
        (part, said.FitsInto(0, Span(1, 5), Span(2, 4))),
        (part, said.FitsInto(1, Span(5, 10), Span(6, 9))),
        (part, said.NoRunBefore(0, (1,), (0,), 1)),
    ]
    both = (
        said.PartOf(Span(12, 13), 1, (said.EndsBy(0, (10,)),)),
        said.PartOf(Span(2, 3), 0, (said.BeginsFrom(1, (5,)),)),
    )
    assert line_steps("belonging", view("??#?????????#?", 4, 2))[-1].claims == (
        *both,
        said.NoRunBetween(0, (5,), 1, (11,), (6, 7, 8, 9, 10), 1),
    )


@pytest.mark.parametrize(
    ("line", "runs", "run", "reasons"),
    [
        ("??#??", (3,), 0, (said.OnlyRun(1),)),
        ("??????##??", (1, 3, 1), 1, (said.Shorter("other", 1),)),
        ("??#.?????????", (3, 8), 0, (said.TooLong("other", Span(0, 3), 1),)),
        ("????????????#?", (8, 3), 1, (said.EndsBy(0, (9,)),)),
        ("?.#.??????", (1, 3), 0, (said.TooLong("other", Span(2, 3), 1),)),
        ("?????##????", (1, 3, 2), 1, (said.EndsBy(0, (3,)), said.BeginsFrom(2, (6,)))),
        ("??#??.??#????", (1, 1), 0, (said.AsMany(2, 1),)),
        ("?????##?????", (1, 3, 1, 2), 1, (said.EndsBy(0, (2,)), said.BeginsFrom(2, (6,)))),
    ],
)
def test_a_stretch_is_tied_to_its_run_by_one_look(
    line: str, runs: tuple[int, ...], run: int, reasons: tuple[said.Reason, ...]
) -> None:
    first = ownerships(view(line, *runs))[0]
    assert first is not None
    assert (first.run, first.reasons) == (run, reasons)


def test_a_stretch_that_two_runs_can_own_is_not_tied() -> None:
    assert ownerships(view("????#?????", 2, 2)) == [None]


def test_growing_names_the_wall_on_either_side() -> None:
    assert claims_of("growing", view("?#????????", 4, 2))[-1] == said.Grows(0, -1, (2, 3))
    assert claims_of("growing", view("????????#?", 2, 4))[-1] == said.Grows(1, 10, (6, 7))
    assert claims_of("growing", view("?????.#????????", 3, 3, 2))[-1].values["wall"] == 5


def test_touching_says_what_would_be_touched() -> None:
    assert claims_of("touching", view("???#??????", 3, 1)) == (said.WouldTouch((0,), -1, 3, (3,), 1),)


def test_forcing_names_the_gap() -> None:
    assert claims_of("forcing", view("????.??.????", 3)) == (said.GapTooShort(Span(5, 7), 3, (5, 6), 1),)
    skips = said.SkipsGap(0, Span(0, 2))
    assert [step.claims for step in line_steps("forcing", view("??.??????", 4))] == [
        (skips, said.NoRunBefore(0, (3,), (0, 1), 1)),
        (skips, said.FitsInto(0, Span(3, 9), Span(5, 7))),
    ]


def test_splitting_says_how_long_it_would_be() -> None:
    assert claims_of("splitting", view("??#?#?????", 2, 2)) == (
        said.TooLongTogether(Span(2, 5), 3, 2, (3,), 1),
    )


def test_an_exact_line_is_refuted_in_a_few_words_or_said_to_be_hard() -> None:
    claims = claims_of("exact", view("??#??????", 1, 3))
    assert claims[0] == said.Suppose((1,), 1)
    assert claims[-1] == said.Hence((1,), 1)
    assert isinstance(claims[-2], said.DeadEnd)
    (hard,) = claims_of("exact", view("??????.???.#?.#????.", 1, 2, 1, 1, 1, 2))
    assert hard == said.AllAgree(47, Clue.of(1, 2, 1, 1, 1, 2), (((0, 12), 0),))


def test_colour_cross_check_needs_a_colour_that_both_clues_have() -> None:
    clue = Clue.of((2, 1))
    line = LineView(LineRef("row", 0), clue, 3, (7, 7, 7), crossing=[Clue.of((1, 2)), Clue.of((1, 1)), None])
    (step,) = line_steps("colour-cross-check", line)
    assert step.cells == (((0, 0), 0),)
    assert step.claims == (said.NoSharedColour((0,)),)


def test_runs_of_unknown_length_are_never_capped_or_overlapped_beyond_one_cell() -> None:
    line = LineView.of(Clue.of((None, 1)), [3, 2, 3])
    assert not line_steps("capping", line)
    assert not line_steps("overlap", line)
