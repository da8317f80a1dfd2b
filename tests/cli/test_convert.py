"""`nonokit convert` and `nonokit codes`."""

from __future__ import annotations

import csv
import errno
import io
import lzma
import os

import nonokit
from cli.conftest import CAT_ROWS, ROOT, objects
from nonokit.cli import exit_codes


def test_to_a_file_by_its_suffix(run, cat, tmp_path):
    result = run("convert", cat, "--to", tmp_path / "cat.json")
    assert result.exit_code == exit_codes.OK
    assert result.stdout == f"{cat} → {tmp_path / 'cat.json'}\n"
    assert nonokit.load(str(tmp_path / "cat.json")) == nonokit.load(str(cat))


def test_to_standard_output(run, cat):
    result = run("convert", cat, "--to", "json")
    assert nonokit.loads(result.stdout).title == "Small cat"


def test_losses_are_said(run, cat):
    result = run("convert", cat, "--to", "mk")
    assert result.exit_code == exit_codes.OK
    assert "MK leaves out the author, the goal picture, the title" in result.stderr


def test_what_would_change_the_puzzle_is_an_error(run):
    result = run("convert", ROOT / "examples" / "sailboat.xml", "--to", "mk")
    assert result.exit_code == exit_codes.ERROR
    assert "sailboat.xml: MK cannot hold this puzzle" in result.stderr
    assert result.stdout == ""


def test_why_there_is_no_solution_to_write(run, twin, impossible):
    result = run("convert", twin, "--to", "text", "--solve")
    assert result.exit_code == exit_codes.ERROR
    assert result.stderr == f"nonokit: {twin}: it has several solutions\n"
    assert (
        f"{impossible}: it has no solution: " in run("convert", impossible, "--to", "text", "--solve").stderr
    )
    late = run("convert", twin, "--to", "text", "--solve", "--timeout-s", 0)
    assert late.stderr == f"nonokit: {twin}: not solved: the time limit of 0 s was reached\n"


def test_one_that_does_not_fit_leaves_the_file_to_the_others(run, cat, tmp_path):
    boat = ROOT / "examples" / "sailboat.xml"
    result = run("convert", cat, boat, "library:duck", "--to", tmp_path / "pack.csv")
    assert result.exit_code == exit_codes.ERROR
    assert f"{boat}: CSV list cannot hold this puzzle: it is black and white" in result.stderr
    assert result.stdout == f"2 puzzles → {tmp_path / 'pack.csv'}\n"
    assert [puzzle.title for puzzle in nonokit.load_all(tmp_path / "pack.csv")] == ["Small cat", "Duck"]


def test_a_format_that_is_not_there_is_a_usage_error(run, cat):
    for arguments in (("--to", "nonn"), ("--to", "mk", "--format", "nonn")):
        result = run("convert", cat, cat, *arguments)
        assert result.exit_code == exit_codes.USAGE
        assert result.stderr.count("there is no format 'nonn' (did you mean 'non'?)") == 1


def test_a_full_disk_ends_the_command_and_is_told_once(run, tmp_path, monkeypatch):
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    result = run("convert", "library:duck", "library:crown", "--to", f"{tmp_path}/", "--as", "xml")
    assert result.exit_code == exit_codes.ERROR
    assert result.stderr == f"nonokit: {tmp_path}/duck.xml: no space left on device\n"


def test_many_into_a_folder(run, cat, tmp_path):
    other = tmp_path / "more"
    other.mkdir()
    (other / "cat.non").write_bytes(cat.read_bytes())
    out = tmp_path / "out"
    result = run(
        "convert", cat, other / "cat.non", "library:duck", "RrW8eI3iI3", "--to", f"{out}/", "--as", "xml"
    )
    assert result.exit_code == exit_codes.OK
    code = nonokit.loads("RrW8eI3iI3").id
    assert sorted(path.name for path in out.iterdir()) == sorted(
        ["cat.xml", "cat-2.xml", "duck.xml", f"{code}.xml"]
    )


def test_puzzles_of_one_file_get_numbers(run, tmp_path):
    pack = tmp_path / "pack.csv"
    pack.write_text("name,rules\nA,RrW8eI3iI3\nB,RrW8eI3iI3\n")
    run("convert", pack, "--to", f"{tmp_path / 'out'}/", "--as", "non")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["pack-1.non", "pack-2.non"]


def test_many_into_one_file(run, cat, tmp_path):
    run("convert", cat, "RrW8eI3iI3", "--to", tmp_path / "pack.csv")
    assert len(nonokit.load_all(str(tmp_path / "pack.csv"))) == 2
    result = run("convert", cat, cat, "--to", "mk")
    assert result.exit_code == exit_codes.ERROR
    assert "MK holds one puzzle, not 2" in result.stderr


def test_one_bad_input_does_not_stop_the_others(run, cat, broken, tmp_path):
    result = run("convert", broken, cat, "--to", f"{tmp_path / 'out'}/", "--as", "json")
    assert result.exit_code == exit_codes.ERROR
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["cat.json"]


def test_solve_makes_a_picture_of_clues(run, tmp_path):
    result = run("convert", "RrW8eI3iI3", "--to", "text")
    assert result.exit_code == exit_codes.ERROR
    solved = run("convert", "RrW8eI3iI3", "--to", "text", "--solve")
    assert solved.stdout.splitlines()[0] == ".###."


def test_solve_refuses_what_is_not_unique(run):
    result = run("convert", ROOT / "examples" / "ambiguous.non", "--to", "short", "--solve")
    assert result.exit_code == exit_codes.OK  # its goal is a solution
    code = result.stdout.strip()
    assert run("convert", code, "--to", "text", "--solve").exit_code == exit_codes.ERROR


def test_binary_to_standard_output(run, cat):
    assert run("convert", cat, "--to", "png").stdout_bytes.startswith(b"\x89PNG")


def test_wrong_targets(run, cat, tmp_path):
    assert "did you mean 'xml'?" in run("convert", cat, "--to", "xmll").stderr
    assert "did you mean 'xml'?" in run("convert", cat, "--to", "x", "--as", "xmll").stderr
    assert run("convert", cat, "--to", f"{tmp_path}/").exit_code == exit_codes.USAGE
    assert run("convert", cat, "--to", tmp_path / "no" / "cat.xml").exit_code == exit_codes.ERROR
    assert run("convert", cat, "--to", tmp_path / "cat.unheard").exit_code == exit_codes.USAGE
    assert run("convert", cat, "--to", "xml", "--json").exit_code == exit_codes.USAGE


def test_json_reports_what_was_written(run, cat, tmp_path):
    (one,) = objects(run("convert", cat, "--to", tmp_path / "cat.mk", "--json"))
    assert one["format"] == "mk"
    assert "the author" in one["losses"]


def test_codes(run, cat):
    lines = run("codes", cat).stdout.splitlines()
    rules, image = (line.split()[1] for line in lines[1:])
    assert nonokit.loads(rules).rows == nonokit.load(str(cat)).rows
    assert nonokit.loads(image).goal.to_text().splitlines() == CAT_ROWS


def test_code_of_a_picture_is_solved_for(run):
    (one,) = objects(run("codes", "RrW8eI3iI3", "--json"))
    assert one["rules_code"] == "RrW8eI3iI3"
    assert one["image_code"] == "BrU6P4x"
    (unsolved,) = objects(run("codes", "RrW8eI3iI3", "--no-solve", "--json"))
    assert unsolved["image_code"] is None


def test_codes_alone(run, cat):
    assert run("codes", "RrW8eI3iI3", "--only", "rules").stdout == "RrW8eI3iI3\n"
    assert run("codes", "RrW8eI3iI3", "--only", "image").stdout == "BrU6P4x\n"


def test_totals_of_many(run, cat):
    lines = run("codes", cat, "RrW8eI3iI3").stdout.splitlines()
    assert lines[-3] == "total  2 puzzles of 34 cells"
    assert lines[-2].startswith("total  rules ")
    assert "2 codes" in lines[-2]


def test_codes_as_csv_can_be_read_back(run, cat):
    text = run("codes", cat, "RrW8eI3iI3", "--csv").stdout
    assert [row["name"] for row in csv.DictReader(io.StringIO(text))] == ["Small cat", "RrW8eI3iI3"]
    assert nonokit.loads(text).title == "Small cat"


def test_no_code_for_colours(run):
    result = run("codes", ROOT / "examples" / "sailboat.xml")
    assert result.exit_code == exit_codes.ERROR
    assert "it has no short code" in result.stderr


def test_why_a_picture_has_no_code_is_said(run, twin):
    code = "RnPNty"
    for inputs, why in ((twin, "it has several solutions"), (code, "it has no solution")):
        assert f"image  none: {why}" in run("codes", inputs).stdout
    late = run("codes", "RnLN6", "--timeout-s", 0)
    assert "image  none: not solved: the time limit of 0 s was reached" in late.stdout


def test_a_packed_file_gives_its_name_without_the_packing(run, cat, tmp_path):
    (tmp_path / "dog.non.xz").write_bytes(lzma.compress(cat.read_bytes()))
    assert run("convert", tmp_path / "dog.non.xz", "--to", f"{tmp_path}/out/", "--as", "json").exit_code == 0
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["dog.json"]
    assert run("convert", cat, "--to", tmp_path / "cat.json.xz").exit_code != 0  # only gzip is written
    assert not (tmp_path / "cat.json.xz").exists()
