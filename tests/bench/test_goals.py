"""The goals: how figures are judged, what is written where, and the pictures for growth. Nothing here looks at a time."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from shlex import quote
from xml.etree import ElementTree

import growth
import pytest
from contestants import Answer
from corpora import Item
from goal_sets import (
    LONGER,
    Measured,
    ahead_in_lines,
    each_under,
    growth_points,
    judge_growth,
    judge_ordinary,
    mean_at_most,
    times_faster,
    under,
)
from goals import BEGIN, END, write_between
from measure import Row, Timing
from plot import growth as growth_plot

import nonokit
from nonokit.model import Puzzle
from processes import PATIENCE_S, running

GOALS = Path(__file__).parents[2] / "bench" / "goals.py"
HEART = "width 5\nheight 5\n\nrows\n1,1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n"
LINES = Puzzle.from_clues(rows=[[1, 1], [2], [2]], columns=[[3], [2], [1]])


def row(seconds: float, name: str = "set/a.non", *, settled: bool = True, **others: float) -> Row:
    """A puzzle with native's time and those of others; underscores in names stand for hyphens."""
    status = "unique" if settled else "unknown"
    timings = {"native": Timing(seconds, Answer(status))}
    timings |= {key.replace("_", "-"): Timing(value, Answer("unique")) for key, value in others.items()}
    return Row(Item(name, LINES), timings)


@pytest.mark.parametrize(("factor", "is_met"), [(4, True), (4.1, False)])
def test_times_faster_compares_totals(factor: float, is_met: bool) -> None:
    judged = times_faster(Measured([row(1, plain_sat=7), row(1, plain_sat=1)]), factor)
    assert (judged.is_met, judged.reached) == (is_met, "4 times")


def test_without_plain_sat_the_verdict_is_open() -> None:
    assert times_faster(Measured([row(1)]), 5).is_met is None


def test_each_under_names_the_slowest_and_excuses_none_but_the_named() -> None:
    rows = [row(1, "c/webpbn-color-00047.xml"), row(40, "c/webpbn-color-10585.xml")]
    assert each_under(Measured(rows), 10, LONGER).is_met
    judged = each_under(Measured(rows), 10)
    assert not judged.is_met
    assert "slowest 40.0 s (webpbn-color-10585)" in judged.reached
    assert each_under(Measured(rows), 10, LONGER).goal == "each under 10 s, 10585 60 s, 16838 60 s"


def test_an_unsettled_puzzle_misses_even_a_generous_goal() -> None:
    assert not each_under(Measured([row(1, settled=False)]), 10).is_met
    judged = under(Measured([row(2, settled=False)]), 10)
    assert (judged.is_met, judged.reached) == (False, "not settled in 2 s")


def test_the_mean_may_be_reached_exactly() -> None:
    assert mean_at_most(Measured([row(1), row(3)]), 2).is_met
    assert not mean_at_most(Measured([row(1), row(3)]), 1.9).is_met


def test_a_sample_of_the_ordinary_is_scaled_to_400() -> None:
    total = judge_ordinary(Measured([row(0.0001), row(0.0003)]))[0]
    assert (total.is_met, total.reached[:7]) == (False, "80.0 ms")


@pytest.mark.parametrize(
    ("others", "is_met"), [({}, False), ({"fast": 10e-6}, False), ({"fast": 90e-6, "slow": 1.0}, True)]
)
def test_lines_are_compared_with_libraries_or_with_what_is_published(
    others: Mapping[str, float], is_met: bool
) -> None:
    assert ahead_in_lines(Measured([row(50e-6, **others)], list(others))).is_met == is_met


def test_a_library_that_takes_some_of_the_puzzles_only_is_not_compared_with() -> None:
    judged = ahead_in_lines(Measured([row(15e-6, some=1e-6), row(15e-6)], ["some"]))
    assert judged.is_met
    assert "some" not in judged.reached


def test_growth_is_judged_by_the_exponent() -> None:
    def rows(power: float) -> list[Row]:
        puzzles = [Puzzle.from_clues(rows=[[]] * size, columns=[[]] * size) for size in (4, 8, 16)]
        made = [(puzzle, (puzzle.width**2) ** power) for puzzle in puzzles for _ in range(growth.PICTURES)]
        return [Row(Item("growth", puzzle), {"native": Timing(t, Answer("unique"))}) for puzzle, t in made]

    assert judge_growth(Measured(rows(1)))[0].is_met
    assert not judge_growth(Measured(rows(1.5)))[0].is_met
    assert judge_growth(Measured(rows(1)[:-1]))[0].is_met is None  # the last size is not complete
    assert [cells for cells, _ in growth_points(rows(1))] == [16, 64, 256]


def test_pictures_for_growth_are_line_solvable_and_always_the_same() -> None:
    made = growth.items((20, 30))
    assert [item.puzzle.width for item in made] == [20] * growth.PICTURES + [30] * growth.PICTURES
    assert [item.puzzle for item in made] == [item.puzzle for item in growth.items((20, 30))]
    assert len({item.puzzle for item in made}) == len(made)
    for item in made:
        assert nonokit.solve(item.puzzle, methods=["isolated-rules"]).is_unique
        assert item.puzzle.goal is None


def test_what_line_logic_leaves_open_is_filled() -> None:
    puzzle = growth.line_solvable(bytearray([0, 1, 1, 0]), 2)
    assert nonokit.solve(puzzle).solutions[0].cells == bytes([1, 1, 1, 1])


def test_the_plot_of_growth_is_svg() -> None:
    picture = growth_plot([(2500, 1e-4), (1000000, 0.2)], lambda cells: cells * 1e-7, "Growth & size")
    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg")
    assert len(root.findall(".//{*}circle")) == 2


def test_only_what_is_between_the_markers_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(f"before\n\n{BEGIN}\nold\n{END}\n\nafter\n", encoding="utf-8")
    for text in ("new", "newer"):
        write_between(path, text)
        assert path.read_text(encoding="utf-8") == f"before\n\n{BEGIN}\n\n{text}\n\n{END}\n\nafter\n"
    path.write_text("nothing", encoding="utf-8")
    with pytest.raises(SystemExit, match="to write between"):
        write_between(path, "new")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two ordinary puzzles and one open one."""
    for name in ("ordinary/a", "ordinary/b", "hard/knotty"):
        file = tmp_path / f"{name}.non"
        file.parent.mkdir(exist_ok=True)
        file.write_text(HEART, encoding="utf-8")
    return tmp_path


def command(folder: Path, *arguments: object) -> list[str]:
    return [str(word) for word in (sys.executable, GOALS, "--puzzles", folder, *arguments)]


@pytest.mark.native
def test_from_the_puzzles_to_the_document(folder: Path) -> None:
    page, report = folder / "page.md", folder / "goals.json"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    arguments = command(folder, "--only", "ordinary,knotty", "--write", page, "--json", report)
    done = subprocess.run(arguments, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    sets = json.loads(report.read_text(encoding="utf-8"))["sets"]
    assert [len(sets[key]["puzzles"]) for key in ("ordinary", "knotty")] == [2, 1]
    assert sets["ordinary"]["goals"][1]["is_met"] is None  # no plain-sat was named
    written = page.read_text(encoding="utf-8")
    assert "| Knotty | under 1 s | " in written
    assert "| ordinary (2) | 400 in under 0.04 s | " in written
    assert "| native | 2/2 | " in written


@pytest.mark.native
def test_an_answer_that_is_not_the_expected_one_is_an_error(folder: Path) -> None:
    (folder / "expected.csv").write_text("file,status,solution_sha256\nhard/knotty.non,multiple,\n")
    done = subprocess.run(
        command(folder, "--only", "knotty"), capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 1
    assert "WRONG ANSWER: hard/knotty.non: native says unique" in done.stderr


@pytest.mark.native
def test_ctrl_c_keeps_what_was_measured(folder: Path) -> None:
    """A program that never answers a second puzzle holds the run until it is interrupted."""
    marker, report, slow = folder / "waiting", folder / "goals.json", folder / "slow.py"
    # 1 for the warm-up, 5 for its start, 3 for the best of the first puzzle's runs
    slow.write_text(
        "import pathlib, sys, time\n"
        f"count, marker = pathlib.Path({str(folder / 'count')!r}), pathlib.Path({str(marker)!r})\n"
        "runs = int(count.read_text()) + 1 if count.exists() else 1\n"
        "count.write_text(str(runs))\n"
        "if runs > 9:\n    marker.write_text('here')\n    time.sleep(600)\n"
        "print('unique')\n",
        encoding="utf-8",
    )
    os.mkfifo(marker)
    waiting = os.open(marker, os.O_RDONLY | os.O_NONBLOCK)
    program = f"slow={quote(sys.executable)} {quote(str(slow))} {{file}}"
    arguments = command(folder, "--only", "ordinary,knotty", "--json", report, "--program", program)
    settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "encoding": "utf-8"}
    with running(arguments, **settings) as process:
        select.select([waiting], [], [], PATIENCE_S)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=PATIENCE_S)
    os.close(waiting)
    assert process.returncode == 0, errors
    assert "interrupted" in errors
    assert "| ordinary (1 of 2) |" in output
    sets = json.loads(report.read_text(encoding="utf-8"))["sets"]
    assert list(sets) == ["ordinary"]
    assert len(sets["ordinary"]["puzzles"]) == 1
