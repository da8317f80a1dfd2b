"""The benchmark runner end to end on three tiny puzzles. Nothing here looks at a time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

RUN = Path(__file__).parents[2] / "bench" / "run.py"
HEART = "width 5\nheight 5\n\nrows\n1,1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n"
DIAGONAL = "width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n1\n"
DOT = "width 1\nheight 1\n\nrows\n1\n\ncolumns\n1\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of three puzzles: two with one solution, one with two."""
    puzzles = tmp_path / "tiny"
    puzzles.mkdir()
    for name, text in (("heart", HEART), ("diagonal", DIAGONAL), ("dot", DOT)):
        (puzzles / f"{name}.non").write_text(text, encoding="utf-8")
    return puzzles


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, RUN, "--contestants", "reference", *arguments]
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, encoding="utf-8")


def test_table_json_and_plot(folder: Path) -> None:
    report, picture = folder.parent / "out.json", folder.parent / "out.svg"
    done = run(folder, "--baseline", "reference", "--repeat", 2, "--json", report, "--plot", picture)
    assert done.returncode == 0, done.stderr
    assert "| reference | 3/3 |" in done.stdout
    written = json.loads(report.read_text(encoding="utf-8"))
    statuses = {puzzle["name"]: puzzle["timings"]["reference"]["status"] for puzzle in written["puzzles"]}
    assert statuses == {"tiny/diagonal.non": "multiple", "tiny/dot.non": "unique", "tiny/heart.non": "unique"}
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@pytest.mark.parametrize(("status", "code"), [("multiple", 0), ("unique", 1)])
def test_answers_are_held_against_the_expected_ones(folder: Path, status: str, code: int) -> None:
    expected = folder.parent / "expected.csv"
    expected.write_text(f"file,status,solution_sha256\ntiny/diagonal.non,{status},\n", encoding="utf-8")
    done = run(folder, "--expected", expected)
    assert done.returncode == code
    assert ("WRONG ANSWER: tiny/diagonal.non" in done.stderr) == bool(code)


def test_a_contestant_that_cannot_run_is_left_out_with_a_sentence(folder: Path) -> None:
    done = run(folder, "--contestants", "reference,plain-sat")
    assert done.returncode == 0
    assert "without plain-sat: name the script with --plain-sat PATH" in done.stderr


def test_generated_corpora_are_the_same_every_time(tmp_path: Path) -> None:
    reports = [tmp_path / "1.json", tmp_path / "2.json"]
    for report in reports:
        assert run("random-6", "blobs-6", "colour-6", "--count", 2, "--json", report).returncode == 0
    first, second = (
        [
            (puzzle["name"], puzzle["timings"]["reference"]["sha256"])
            for puzzle in json.loads(report.read_text())["puzzles"]
        ]
        for report in reports
    )
    assert first == second
    assert len(first) == 6
