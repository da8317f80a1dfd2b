"""`show`, `info`, `library`, `formats` and `bench`."""

from __future__ import annotations

import json

import nonokit
from cli.conftest import CAT_ROWS, ROOT, objects
from nonokit.cli import exit_codes
from nonokit.cli.output import Output
from nonokit.puzzles import library


def test_show_draws_clues_and_keeps_the_secret(run, cat):
    result = run("show", cat)
    assert "┌" in result.stdout
    assert "██" not in result.stdout


def test_show_goal_and_saved(run, cat, tmp_path):
    assert "██████" in run("show", cat, "--goal").stdout
    missing = run("show", cat, "--saved")
    assert missing.exit_code == exit_codes.ERROR
    assert "this puzzle has no saved state" in missing.stderr


def test_show_without_clues_and_with_numbers(run, cat):
    assert run("show", cat, "--goal", "--no-clues", "--style", "ascii").stdout.endswith(
        "##..##\n######\n..##..\n"
    )
    assert "3" in run("show", cat, "--goal", "--no-clues", "--numbers").stdout


def test_show_json(run):
    (one,) = objects(run("show", ROOT / "examples" / "sailboat.xml", "--goal", "--json"))
    assert one["colours"]["r"] == "red"
    puzzle = nonokit.load(str(ROOT / "examples" / "sailboat.xml"))
    assert one["rows"][2] == [f"{run.length}{puzzle.palette[run.colour].char}" for run in puzzle.rows[2]]
    assert one["cells"] == puzzle.goal.to_text().splitlines()


def test_info(run, cat):
    text = run("info", cat).stdout
    assert "format    NON (non)" in text
    assert "3×3, 6 of 9 cells filled (67%)" in text
    assert "author    Ann" in text
    assert "problems  none" in text


def test_info_lists_every_problem(run, tmp_path):
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({"rows": [[9], [1]], "columns": [[1], [1], [1]]}))
    result = run("info", path)
    assert result.exit_code == exit_codes.NO_SOLUTION
    assert "row 1: the clue 9 needs 9 cells" in result.stdout
    assert "rows fill 10 cells, columns 3" in result.stdout


def test_info_json(run, cat):
    (one,) = objects(run("info", cat, "--json"))
    assert one["id"] == nonokit.load(str(cat)).id
    assert one["format"] == "non"
    assert one["has_goal"] is True
    assert one["problems"] == []


def test_info_tells_missing_clues_and_given_cells(run, tmp_path):
    path = tmp_path / "given.json"
    given = nonokit.Grid.from_text("#?")
    puzzle = nonokit.Puzzle.from_clues(rows=[None], columns=[["?"], []], given=given)
    nonokit.dump(puzzle, str(path))
    text = run("info", path).stdout
    assert "1 line without a clue, 1 run of unknown length" in text
    assert "1 given cell" in text


def test_library_lists_all(run):
    listed = objects(run("library", "--json"))
    assert [one["name"] for one in listed] == [entry.slug for entry in library()]
    assert "library:window" in run("library").stdout


def test_library_by_course_and_collection(run):
    assert len(objects(run("library", "--course", "--json"))) == 10
    found = objects(run("library", "--collection", "sea", "--json"))
    assert found
    assert {one["collection"] for one in found} == {"sea"}
    result = run("library", "--collection", "nothing")
    assert result.exit_code == exit_codes.USAGE
    assert "sea" in result.stderr


def test_formats(run):
    assert [one["name"] for one in objects(run("formats", "--json"))] == [
        f.name for f in nonokit.known_formats()
    ]
    assert "webpbn XML" in run("formats").stdout


def test_bench_compares_engines(run, cat):
    result = run("bench", cat, "--engine", "native", "--engine", "reference", "--repeat", 2)
    assert result.exit_code == exit_codes.OK
    assert "of the time of reference" in result.stdout
    (one,) = objects(run("bench", cat, "--repeat", 3, "--json"))
    (figures,) = one["engines"].values()
    assert figures["rounds"] == 3
    times = figures["seconds"]
    assert 0 < times["min"] <= times["median"] <= times["p90"] <= times["max"]


def test_bench_of_many_has_percentiles(run, cat):
    assert "2 puzzles" in run("bench", cat, "RrW8eI3iI3", "--repeat", 1).stdout


def test_boards_stand_beside_each_other_where_there_is_room(capsys):
    output = Output(style="ascii", colour="never")
    output.width = 30
    output.beside([("one", "ab\ncd"), ("two", "ef")])
    assert capsys.readouterr().out == "one   two\nab\ncd    ef\n"
    output.width = 5
    output.beside([("one", "ab\ncd"), ("two", "ef")])
    assert capsys.readouterr().out == "one\nab\ncd\n\ntwo\nef\n"


def test_cat_is_drawn_as_it_is(run, cat):
    drawn = run("show", cat, "--goal", "--no-clues", "--style", "squares").stdout.splitlines()[2:]
    assert [line.replace(" ", "").replace("■", "#").replace("□", ".") for line in drawn] == CAT_ROWS


def test_a_title_does_not_command_the_terminal(run, cat, tmp_path):
    path = tmp_path / "hostile.json"
    title = "a\x1b]0;window\x07b\x1b[2Jc\x9bd\x1b[8me\u202ef"
    nonokit.dump(nonokit.load(cat).replace(title=title, author="Ann\x08"), str(path))
    for command in ("show", "info", "solve"):
        shown = run(command, path, "--colour", "always").stdout
        assert "a�]0;window�b�[2Jc�d�[8me�f" in shown
        assert "Ann�" in shown
    assert objects(run("info", path, "--json"))[0]["title"] == title


def test_the_name_of_a_missing_file_does_not_either(run):
    told = run("solve", "no\x1b[8m\u202e\x07.non")
    assert "no�[8m��.non: no such file" in told.stderr
    assert "\x1b" not in told.stderr


def test_a_title_is_no_formula_for_a_spreadsheet(run, cat, tmp_path):
    path = tmp_path / "hostile.json"
    nonokit.dump(nonokit.load(cat).replace(title="=1+1\x07"), str(path))
    assert run("codes", path, "--csv", "--only", "rules").stdout.splitlines()[1].startswith("'=1+1�,")
