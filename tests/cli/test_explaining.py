"""`hint`, `explain`, `rate` and `render`."""

from __future__ import annotations

import csv
import io

import pytest

from cli.conftest import CAT_ROWS, ROOT, objects
from nonokit.cli import exit_codes

AMBIGUOUS = ROOT / "examples" / "ambiguous.non"


def test_hint_in_three_depths(run, cat):
    where = run("hint", cat, "--depth", "where").stdout
    why = run("hint", cat).stdout
    cells = run("hint", cat, "--depth", "cells").stdout
    assert "Look at row" in where
    assert "why  " not in where
    assert "technique  Full line" in why
    assert "needs all 3 cells" in why
    assert "Fill cells 1 to 3" in cells


def test_hint_of_a_state(run, cat, tmp_path):
    state = tmp_path / "state.txt"
    state.write_text("#.#\n###\n.#?\n")
    (one,) = objects(run("hint", cat, "--state", state, "--json"))
    assert one["kind"] == "step"
    assert [cell[:2] for cell in one["step"]["cells"]] == [[2, 2]]


def test_hint_of_a_wrong_state(run, cat, tmp_path):
    state = tmp_path / "state.txt"
    state.write_text("##?\n???\n???\n")
    result = run("hint", cat, "--state", state)
    assert result.exit_code == exit_codes.NO_SOLUTION
    assert "row 1" in result.stdout.lower()


def test_hint_in_german(run, cat):
    assert "Zeile" in run("hint", cat, "--language", "de").stdout


def test_hint_drawn(run, cat, tmp_path):
    target = tmp_path / "hint.svg"
    run("hint", cat, "--to", target)
    assert target.read_text(encoding="utf-8").startswith("<svg")
    wrong = run("hint", cat, "--to", tmp_path / "hint.txt")
    assert (wrong.exit_code, wrong.stdout) == (exit_codes.USAGE, "")
    drawn = target.read_text()
    second = run("hint", cat, "library:duck", "--to", target)
    assert second.exit_code == exit_codes.ERROR
    assert "holds one hint: name one puzzle" in second.stderr
    assert target.read_text() == drawn


def test_explain_ends_with_the_picture(run, cat):
    result = run("explain", cat)
    assert result.exit_code == exit_codes.OK
    lines = result.stdout.splitlines()
    assert lines[2].split(maxsplit=1)[0] == "1"
    assert "Full line" in lines[2]
    assert "  3 ██████" in lines
    assert lines[-1] == "status      unique"


def test_explain_draws_every_step(run, cat):
    assert run("explain", cat, "--draw").stdout.count("┌") > run("explain", cat).stdout.count("┌")


def test_explain_json_leads_to_the_solution(run, cat):
    (one,) = objects(run("explain", cat, "--json"))
    assert one["cells"] == CAT_ROWS
    assert all(step["text"] and step["technique"] for step in one["steps"])


def test_explain_several_solutions(run):
    assert run("explain", AMBIGUOUS).exit_code == exit_codes.SEVERAL_SOLUTIONS


def test_explain_as_a_page(run, cat, tmp_path):
    target = tmp_path / "cat.html"
    assert run("explain", cat, "--to", target).exit_code == exit_codes.OK
    assert "<svg" in target.read_text(encoding="utf-8")
    assert run("explain", cat, "--to", tmp_path / "cat.svg").exit_code == exit_codes.USAGE


def test_rate_as_table_csv_and_json(run, cat):
    assert "trivial" in run("rate", cat).stdout
    text = run("rate", cat, "--csv").stdout
    assert text.startswith("Game,Width,Height,Difficulty,Tedium,Steps,")
    (row,) = csv.DictReader(io.StringIO(text))
    assert (row["Game"], row["Width"], row["Class"]) == ("Small cat", "3", "trivial")
    (one,) = objects(run("rate", cat, "--json"))
    assert one["class"] == "trivial"
    assert 0 <= one["score"] <= 100


def test_rate_lists_what_was_skipped(run, cat, impossible):
    result = run("rate", cat, impossible, AMBIGUOUS)
    assert result.exit_code == exit_codes.SEVERAL_SOLUTIONS
    skipped = result.stderr.split("skipped 2 puzzles:")[1]
    assert "no solution" in skipped
    assert "several solutions" in skipped


def test_rate_exit_codes(run, cat, broken, impossible):
    assert run("rate", cat).exit_code == exit_codes.OK
    assert run("rate", AMBIGUOUS).exit_code == exit_codes.SEVERAL_SOLUTIONS
    assert run("rate", impossible).exit_code == exit_codes.NO_SOLUTION
    assert run("rate", AMBIGUOUS, broken).exit_code == exit_codes.ERROR


def test_rate_tells_programs_what_it_skips(run, cat, impossible):
    several, none = objects(run("rate", AMBIGUOUS, impossible, "--json"))
    assert (several["class"], several["score"]) == ("several solutions", None)
    assert none["error"]["code"] == "puzzle"


def test_time_limits(run, cat):
    hint = run("hint", cat, "--timeout-s", "0")
    assert hint.exit_code == exit_codes.LIMIT
    assert "No hint was found in the time allowed." in hint.stdout
    assert "reason  the time limit of 0 s was reached" in hint.stdout
    explain = run("explain", cat, "--timeout-s", "0")
    assert explain.exit_code == exit_codes.LIMIT
    assert explain.stdout.splitlines()[-1] == "status      unknown: the time limit of 0 s was reached"
    rate = run("rate", cat, "--timeout-s", "0")
    assert rate.exit_code == exit_codes.LIMIT
    assert "skipped 1 puzzle:" in rate.stderr
    assert "cat.non: the time limit of 0 s was reached" in rate.stderr
    (one,) = objects(run("rate", cat, "--timeout-s", "0", "--json"))
    assert (one["class"], one["steps"]) == ("unknown", None)
    render = run("render", cat, "--to", "gif", "--timeout-s", "0")
    assert render.exit_code == exit_codes.ERROR
    assert "the solve to show is not complete: the time limit of 0 s was reached" in render.stderr


def test_a_book_without_the_difficulty_of_what_cannot_be_rated(run, cat, impossible, tmp_path):
    pytest.importorskip("reportlab")
    target = tmp_path / "book.pdf"
    result = run("render", cat, impossible, "--to", target, "--difficulty")
    assert "impossible.non: the puzzle has no solution" in result.stderr
    assert target.read_bytes().startswith(b"%PDF")


def test_rate_sorts(run, cat):
    listed = objects(run("rate", "library:whale", cat, "--sort", "--json"))
    assert [one["file"] for one in listed] == [str(cat), "library:whale"]


@pytest.mark.parametrize("kind", ["svg", "html"])
def test_render_to_text_kinds(run, cat, tmp_path, kind):
    target = tmp_path / f"cat.{kind}"
    assert run("render", cat, "--to", target).exit_code == exit_codes.OK
    assert "<svg" in target.read_text(encoding="utf-8")
    assert "<svg" in run("render", cat, "--to", kind).stdout


@pytest.mark.parametrize(
    ("kind", "start", "module"),
    [("png", b"\x89PNG", "PIL"), ("gif", b"GIF8", "PIL"), ("pdf", b"%PDF", "reportlab")],
)
def test_render_to_binary_kinds(run, cat, tmp_path, kind, start, module):
    pytest.importorskip(module)
    target = tmp_path / f"cat.{kind}"
    assert run("render", cat, "--to", target).exit_code == exit_codes.OK
    assert target.read_bytes().startswith(start)


def test_render_solution_differs_from_puzzle(run, tmp_path):
    empty = run("render", "RrW8eI3iI3", "--to", "svg").stdout
    solved = run("render", "RrW8eI3iI3", "--to", "svg", "--solution").stdout
    assert len(solved) > len(empty)
    assert run("render", "RrW8eI3iI3", "--to", "svg", "--goal").exit_code == exit_codes.ERROR


def test_render_a_book_with_answers(run, cat, tmp_path):
    pytest.importorskip("reportlab")
    target = tmp_path / "book.pdf"
    result = run("render", cat, "RrW8eI3iI3", "--to", target, "--answers", "--difficulty", "--title", "Mine")
    assert result.exit_code == exit_codes.OK
    assert result.stdout == f"2 puzzles → {target}\n"
    assert target.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "wish", [("--large-print",), ("--per-page", "1"), ("--difficulty",), ("--author", "Ann")]
)
def test_one_puzzle_is_a_book_when_pages_are_asked_for(run, cat, tmp_path, wish):
    pytest.importorskip("reportlab")
    run("render", cat, "--to", tmp_path / "picture.pdf")
    run("render", cat, "--to", tmp_path / "pages.pdf", *wish)
    assert (tmp_path / "picture.pdf").read_bytes().count(b"/Type /Page\n") == 1
    assert (tmp_path / "pages.pdf").read_bytes().count(b"/Type /Page\n") == 2  # the cover and the puzzle


def test_render_says_which_text_it_cannot_show(run, cat, tmp_path, monkeypatch):
    pytest.importorskip("reportlab")
    monkeypatch.setattr("nonokit.rendering.pdf.font_with", lambda char: None)  # a machine without fonts
    target = tmp_path / "cat.pdf"
    result = run("render", cat, "--to", target, "--title", "猫")
    assert result.exit_code == exit_codes.OK
    assert f"nonokit: {target}: no font at hand has 猫" in result.stderr
    assert "--font" in result.stderr
    assert run("render", cat, "--to", target, "--font", tmp_path / "none.ttf").exit_code == exit_codes.USAGE


def test_render_a_book_says_which_answer_is_missing(run, cat, impossible, tmp_path):
    pytest.importorskip("reportlab")
    result = run("render", cat, impossible, "--to", tmp_path / "book.pdf", "--answers", "--difficulty")
    assert result.exit_code == exit_codes.ERROR
    assert "impossible.non: no answer" in result.stderr
    assert "inputs failed" not in result.stderr  # one did, twice
    assert (tmp_path / "book.pdf").exists()


def test_a_book_names_what_has_several_solutions(run, cat, tmp_path):
    pytest.importorskip("reportlab")
    (tmp_path / "switch.txt").write_text("#.\n.#\n")
    result = run("render", cat, tmp_path / "switch.txt", "--to", tmp_path / "book.pdf", "--paper", "6x9")
    assert result.exit_code != exit_codes.OK
    assert "switch.txt: no answer" in result.stderr
    assert (tmp_path / "book.pdf").exists()


def test_a_book_names_pictures_that_are_in_it_twice(run, tmp_path):
    pytest.importorskip("reportlab")
    (tmp_path / "flag.txt").write_text("###\n##.\n#..\n#..\n")
    (tmp_path / "again.txt").write_text("####\n##..\n#...\n")
    result = run("render", tmp_path / "flag.txt", tmp_path / "again.txt", "--to", tmp_path / "book.pdf")
    assert f"{tmp_path / 'again.txt'} repeats {tmp_path / 'flag.txt'}: mirrored" in result.stderr
    assert result.exit_code == exit_codes.OK


def test_render_many_into_a_folder(run, cat, tmp_path):
    run("render", cat, "library:duck", "--to", f"{tmp_path / 'out'}/", "--as", "svg")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["cat.svg", "duck.svg"]


def test_render_many_into_one_picture_is_an_error(run, cat, tmp_path):
    result = run("render", cat, cat, "--to", tmp_path / "cat.svg")
    assert result.exit_code == exit_codes.ERROR
    assert "2 puzzles for one picture" in result.stderr
    assert not (tmp_path / "cat.svg").exists()
