"""`nonokit check`."""

from __future__ import annotations

import csv
import io

from cli.conftest import ROOT, objects
from nonokit.cli import exit_codes

AMBIGUOUS = ROOT / "examples" / "ambiguous.non"


def test_one_unique_puzzle(run, cat):
    result = run("check", cat)
    assert result.exit_code == exit_codes.OK
    assert "status      unique" in result.stdout
    assert "line logic  is enough" in result.stdout


def test_line_logic_is_not_enough(run):
    result = run("check", "RrW8eI3iI3")
    assert "is not enough: solved by line logic and probing" in result.stdout


def test_ambiguous_cells_are_drawn(run):
    result = run("check", AMBIGUOUS)
    assert result.exit_code == exit_codes.SEVERAL_SOLUTIONS
    assert result.stdout.count("▓▓") == 8
    assert "8 of 60 cells differ between solutions" in result.stdout


def test_no_solution_and_limit(run, cat, impossible):
    assert run("check", impossible).exit_code == exit_codes.NO_SOLUTION
    assert run("check", cat, "--timeout-s", 0).exit_code == exit_codes.LIMIT


def test_many_are_listed_with_a_summary(run, cat, impossible):
    result = run("check", cat, impossible, AMBIGUOUS)
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["status", "unique", "none", "multiple", "3"]
    assert result.exit_code == exit_codes.SEVERAL_SOLUTIONS


def test_draw_shows_ambiguous_ones_among_many(run, cat):
    assert "▓▓" not in run("check", cat, AMBIGUOUS).stdout
    assert "▓▓" in run("check", cat, AMBIGUOUS, "--draw").stdout


def test_csv_has_a_row_for_failures_too(run, cat, broken):
    result = run("check", cat, broken, AMBIGUOUS, "--csv")
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [row["status"] for row in rows] == ["unique", "error", "multiple"]
    assert rows[0]["needs"] == "line"
    assert rows[0]["solution_count"] == "1"
    assert float(rows[0]["seconds"]) > 0
    assert rows[2]["ambiguous"] == "8"
    assert "broken.non:5" in rows[1]["reason"]
    assert result.exit_code == exit_codes.ERROR


def test_cells_that_were_not_examined_are_told(run, monkeypatch):
    monkeypatch.setattr("nonokit.solving.varying_cells.AMBIGUITY_TIMEOUT_S", 0.0)
    (row,) = csv.DictReader(io.StringIO(run("check", AMBIGUOUS, "--csv").stdout))
    assert (row["status"], int(row["ambiguous"]) >= 4) == ("multiple", True)
    assert "cells were not examined: the time limit of 0 s" in row["reason"]
    assert "cells were not examined" in run("check", AMBIGUOUS).stdout


def test_json(run, cat):
    first, second = objects(run("check", cat, AMBIGUOUS, "--json"))
    assert first["is_line_solvable"] is True
    assert first["needs"] == "line"
    assert first["solution_count"] == 1
    assert len(second["ambiguous"]) == 8
    assert second["undecided"] == []
    assert second["is_complete"] is False


def test_solutions_are_counted_up_to_a_limit(run):
    (answer,) = objects(run("check", AMBIGUOUS, "--max-solutions", 10, "--json"))
    assert (answer["solution_count"], answer["is_complete"]) == (4, True)


def test_interrupted_list_keeps_what_is_done(run, cat, twin, monkeypatch):
    import nonokit
    from nonokit.cli.commands import check as module

    real = module.solve

    def second_is_interrupted(puzzle, **settings):
        if puzzle.title:
            return real(puzzle, **settings)
        settings["timeout_s"] = 0
        result = real(puzzle, **settings)
        raise nonokit.Interrupted(type(result)(result.status, [], result.known, result.stats, "interrupted"))

    monkeypatch.setattr(module, "solve", second_is_interrupted)
    result = run("check", cat, twin, "--json")
    assert [one["status"] for one in objects(result)] == ["unique", "unknown"]
    assert result.exit_code == exit_codes.INTERRUPTED


def test_nothing_read_means_no_table(run):
    result = run("check", "nothing.non")
    assert result.exit_code == exit_codes.ERROR
    assert result.stdout == ""
