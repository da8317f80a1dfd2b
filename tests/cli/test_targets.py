"""Where results are written, and what is never overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

import nonokit
from cli.conftest import Run, objects
from nonokit.cli import exit_codes


def test_an_input_is_never_overwritten(run: Run, cat: Path) -> None:
    before = cat.read_bytes()
    for words in (
        ["convert", cat, "--to", cat],
        ["convert", cat, "--to", cat, "--as", "json"],
        ["convert", cat, "--to", f"{cat.parent}/", "--as", "non"],
        ["convert", cat.parent, "--to", cat],
        ["convert", f"{cat.parent}/*.non", "--to", cat],
        ["solve", cat, "--to", cat],
        ["repair", cat, "--to", cat],
    ):
        done = run(*words)
        assert done.exit_code == exit_codes.ERROR, words
        assert "never overwritten" in done.stderr
        assert cat.read_bytes() == before


def test_a_link_to_the_input_is_the_input(run: Run, cat: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.non"
    link.symlink_to(cat)
    assert "never overwritten" in run("convert", cat, "--to", link).stderr


@pytest.mark.parametrize(
    "words",
    [
        ["convert", "CAT", "--to", "OUT.json"],
        ["solve", "CAT", "--to", "OUT.json"],
        ["render", "CAT", "--to", "OUT.svg"],
        ["hint", "CAT", "--to", "OUT.svg"],
        ["explain", "CAT", "--to", "OUT.html"],
        ["generate", "5x5", "--to", "OUT.json"],
        ["repair", "CAT", "--to", "OUT.json"],
    ],
    ids=lambda words: words[0],
)
def test_no_clobber_keeps_files_and_without_it_they_are_replaced(
    run: Run, cat: Path, tmp_path: Path, words: list[str]
) -> None:
    out = tmp_path / words[-1].replace("OUT", "out")
    out.write_text("mine")
    command = [str(cat) if word == "CAT" else str(out) if word.startswith("OUT") else word for word in words]
    kept = run(*command, "--no-clobber")
    assert kept.exit_code == exit_codes.ERROR
    assert f"{out}: the file exists, and is kept as it is" in kept.stderr
    assert out.read_text() == "mine"
    if words[0] != "repair":  # has nothing to write here
        assert run(*command).exit_code == exit_codes.OK
        assert out.read_text() != "mine"


def test_no_clobber_in_a_folder_keeps_that_file_and_writes_the_others(
    run: Run, cat: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "cat.json").write_text("mine")
    done = run("convert", cat, "RrW8eI3iI3", "--to", f"{out}/", "--as", "json", "--no-clobber")
    assert done.exit_code == exit_codes.ERROR
    assert (out / "cat.json").read_text() == "mine"
    assert len(list(out.iterdir())) == 2


def test_solved_puzzles_go_into_a_folder_too(run: Run, cat: Path, tmp_path: Path) -> None:
    assert run("solve", cat, "RrW8eI3iI3", "--to", f"{tmp_path / 'out'}/", "--as", "json").exit_code == 0
    solved = [nonokit.load(path) for path in (tmp_path / "out").iterdir()]
    assert len(solved) == 2
    assert all(puzzle.goal for puzzle in solved)


def test_what_is_printed_and_what_must_be_a_file(run: Run, cat: Path) -> None:
    printed = run("convert", cat, "--as", "nin").stdout
    assert (
        printed
        == run("convert", cat, "--to", "nin").stdout
        == run("convert", cat, "--to", "-", "--as", "nin").stdout
    )
    for words in (
        ["convert", cat],
        ["solve", cat, "--as", "json"],
        ["hint", cat, "--as", "svg"],
        ["render", cat],
    ):
        done = run(*words)
        assert done.exit_code == exit_codes.USAGE
        assert "--to FILE" in done.stderr


@pytest.mark.parametrize("command", ["solve", "check", "rate", "codes"])
def test_jobs_give_the_same_answers_in_the_same_order(
    run: Run, cat: Path, twin: Path, broken: Path, impossible: Path, command: str
) -> None:
    inputs = [cat, twin, broken, impossible, "library:duck", "nothing.non", cat]
    one, several = (run(command, *inputs, "--json", "--jobs", jobs) for jobs in (1, 3))
    assert one.exit_code == several.exit_code == exit_codes.ERROR
    changing = ("seconds", "peak_memory_mb", "stages")
    a, b = (
        [{key: value for key, value in answer.items() if key not in changing} for answer in objects(done)]
        for done in (one, several)
    )
    assert a == b
    assert len(a) == 7
    assert one.stderr == several.stderr


def test_jobs_write_the_same_files(run: Run, cat: Path, twin: Path, tmp_path: Path) -> None:
    for jobs, command, kind in ((2, "convert", "json"), (0, "render", "svg")):
        for out in ("one", "several"):
            words = [command, cat, twin, "library:duck", "--to", f"{tmp_path / out}/", "--as", kind]
            assert run(*words, "--jobs", 1 if out == "one" else jobs).exit_code == 0
        names = sorted(path.name for path in (tmp_path / "one").iterdir())
        assert names == sorted(path.name for path in (tmp_path / "several").iterdir())
        assert all(
            (tmp_path / "one" / name).read_bytes() == (tmp_path / "several" / name).read_bytes()
            for name in names
        )


def test_wrong_arguments_are_usage_errors_whatever_the_inputs(run: Run, cat: Path) -> None:
    for words in (
        ["solve", cat, "--methods", "magic"],
        ["solve", cat, "--methods", ","],
        ["solve", cat, "--engine", "steam"],
        ["solve", cat, "--format", "unheard"],
        ["convert", cat, "--as", "unheard"],
        ["render", cat, "--to", "x.unheard"],
        ["render", cat, "--as", "tiff"],
        ["explain", cat, "--to", "x.png"],
        ["hint", cat, "--to", "x.txt"],
        ["generate", "0x0"],
        ["generate", "5x5", "--difficulty", "silly"],
        ["generate", "5x5", "--colours", "99"],
        ["repair", cat, "--difficulty", "silly"],
        ["repair", cat, "--protect", "x"],
        ["library", "--collection", "nothing"],
        ["line", "x", "5"],
        ["check", cat, "--jobs", "-1"],
    ):
        done = run(*words)
        assert done.exit_code == exit_codes.USAGE, (words, done.stderr)
        assert done.stdout == ""
