"""`nonokit doctor`."""

from __future__ import annotations

from pathlib import Path

import pytest

import nonokit
from cli.conftest import ROOT, Run, objects
from nonokit.cli import exit_codes


@pytest.fixture
def mistyped(tmp_path: Path) -> Path:
    """The cat of the examples, with 9 for 13 in a column."""
    cat = nonokit.load(ROOT / "examples" / "cat.non")
    rows, columns = ([[run.length for run in clue] for clue in side] for side in (cat.rows, cat.columns))
    columns[5] = [9]
    path = tmp_path / "typed.non"
    nonokit.dump(nonokit.Puzzle.from_clues(rows, columns, title="Typed"), path)
    return path


def test_the_mistake_and_its_picture_are_shown(run: Run, mistyped: Path) -> None:
    result = run("doctor", mistyped)
    assert result.exit_code == exit_codes.NO_SOLUTION
    assert "  1  Column 6: 13 in place of 9 (" in result.stdout
    assert "██" in result.stdout
    assert "are right in every case" in result.stdout


@pytest.mark.parametrize("command", ["solve", "check"])
def test_where_there_is_no_solution_the_doctor_is_named_but_not_by_itself(
    run: Run, mistyped: Path, command: str
) -> None:
    assert "('nonokit doctor' looks for the mistake)" in run(command, mistyped).stdout
    result = run("doctor", mistyped)
    assert "nonokit doctor" not in result.stdout + result.stderr


def test_json_has_the_edits_and_the_mended_puzzle(run: Run, mistyped: Path) -> None:
    (answer,) = objects(run("doctor", mistyped, "--json"))
    first = answer["suggestions"][0]
    assert first["edits"] == [{"kind": "changed", "line": ["column", 5], "before": ["9"], "after": ["13"]}]
    assert first["puzzle"]["columns"][5] == [13]
    assert first["is_unique"]
    assert len(first["cells"]) == answer["height"]
    assert answer["equally_likely"] == 1


def test_the_mended_puzzle_is_written(run: Run, mistyped: Path, tmp_path: Path) -> None:
    run("doctor", mistyped, "--to", tmp_path / "mended.non")
    mended = nonokit.load(tmp_path / "mended.non")
    assert mended.id == nonokit.load(ROOT / "examples" / "cat.non").id
    assert mended.title == "Typed"


def test_nothing_to_mend_and_several_solutions(run: Run, cat: Path, twin: Path) -> None:
    result = run("doctor", cat, twin)
    assert "nothing to mend" in result.stdout
    assert "multiple: there is more than one picture" in result.stdout
    assert result.exit_code == exit_codes.SEVERAL_SOLUTIONS


def test_what_nothing_explains_is_said(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nonsense.non"
    clues = [[5, 5], [5, 5], [5, 5], [5, 5]]
    nonokit.dump(nonokit.Puzzle.from_clues(clues, clues), path)
    result = run("doctor", path)
    assert "no usual mistake explains it" in result.stdout
    assert result.exit_code == exit_codes.NO_SOLUTION


def test_without_time_nothing_is_claimed(run: Run, cat: Path) -> None:
    said = run("doctor", cat, "--timeout-s", 0)
    assert said.exit_code == exit_codes.LIMIT
    assert "no usual mistake" not in said.stdout
    assert "time ran out before all usual mistakes were tried" in said.stdout
    assert objects(run("doctor", cat, "--timeout-s", 0, "--json"))[0]["is_complete"] is False
