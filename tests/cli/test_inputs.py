"""What people may type for a puzzle."""

from __future__ import annotations

import json

import pytest
from PIL import Image

import nonokit
from cli.conftest import CAT_ROWS, objects
from formats.exchange import packed
from nonokit.cli import exit_codes


def names(result):
    return [one["file"] for one in objects(result)]


def test_standard_input(run, cat):
    result = run("check", "-", "--json", stdin=cat.read_text())
    assert names(result) == ["<stdin>"]
    assert objects(result)[0]["status"] == "unique"


def test_a_pipe_is_read_without_a_dash(run, cat):
    assert names(run("check", "--json", stdin=cat.read_text())) == ["<stdin>"]


def test_empty_pipe_is_an_error(run):
    result = run("check")
    assert result.exit_code == exit_codes.ERROR
    assert "<stdin>: it is empty" in result.stderr


def test_short_code_and_link(run):
    code = "RrW8eI3iI3"
    result = run("check", code, f"https://example.org/play#{code}", "--json")
    assert [one["width"] for one in objects(result)] == [5, 5]


def test_a_link_without_a_puzzle_is_not_fetched(run):
    result = run("check", "https://example.org/cat.non")
    assert result.exit_code == exit_codes.ERROR
    assert "links are not fetched" in result.stderr


def test_a_long_text_is_told_of_by_its_beginning(run):
    text = json.dumps({"rows": [[1, 1], [2], [1]] * 5, "columns": [[2], [1], [1]] * 5})
    for command in ("solve", "check", "count"):
        said = run(command, text).stdout
        assert text[:57] + "..." in said
        assert text not in said
    assert objects(run("info", text, "--json"))[0]["file"] == text


def test_picture_code_and_game_id(run):
    result = run("info", "BrU6P4x", "3x3:1/1/1/1/1/1", "--json")
    assert [one["format"] for one in objects(result)] == ["short", "pattern-id"]


def test_folder_takes_known_suffixes_also_below(run, cat, tmp_path):
    below = tmp_path / "more"
    below.mkdir()
    (below / "second.non").write_bytes(cat.read_bytes())
    (tmp_path / "readme.md").write_text("not a puzzle")
    (tmp_path / ".hidden.non").write_text("not a puzzle")
    assert names(run("check", tmp_path, "--json")) == [str(cat), str(below / "second.non")]


NO_PUZZLES = {
    "package.json": b'{"name": "mine", "version": "1.0"}',
    "readme.txt": b"These are puzzles of mine.",
    "index.html": b"<html><body>Hello</body></html>",
    "pack.zip": packed({"package.json": b'{"name": "mine"}'}),
}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", NO_PUZZLES)
def test_a_file_of_a_folder_that_is_no_puzzle_is_passed_over(run, cat, tmp_path, name, jobs):
    (tmp_path / name).write_bytes(NO_PUZZLES[name])
    done = run("check", tmp_path, "--json", "--jobs", jobs)
    assert done.exit_code == 0
    assert names(done) == [str(cat)]
    assert done.stderr.startswith(f"nonokit: passed over: {tmp_path / name}: ")
    assert run("check", tmp_path / name, cat).exit_code == exit_codes.ERROR


def test_a_folder_with_one_puzzle_is_one_puzzle(run, cat, tmp_path):
    (tmp_path / "package.json").write_text("{}")
    assert run("split", tmp_path, "--parts", 2, "--to", tmp_path / "parts.jsonl").exit_code == 0
    assert (
        "2 puzzles; choose one"
        in run("split", tmp_path, "--parts", 2, "--to", tmp_path / "more.jsonl").stderr
    )
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "package.json").write_text("{}")
    done = run("split", tmp_path / "other", "--parts", 2, "--to", tmp_path / "more.jsonl")
    assert "there is no puzzle in this folder" in done.stderr


def test_a_photo_in_a_folder_is_passed_over(run, cat, tmp_path):
    photo = Image.new("RGB", (20, 20))
    photo.putdata([(x, x // 2, 255 - x) for x in range(400)])
    photo.save(tmp_path / "photo.png")
    Image.new("1", (5000, 1)).save(tmp_path / "wide.png")
    done = run("info", tmp_path, "--json")
    assert done.exit_code == 0
    assert names(done) == [str(cat)]
    assert done.stderr.count("passed over") == 2


DAMAGED = {
    "half.non": b"width 1\nheight 1\nrows\n1\n",
    "half.json": b'{"rows": [[1]',
    "one side.json": b'{"rows": [[1]]}',
    "empty.txt": b"",
    "numbers.txt": b"1 1\n7 3\n2\n",
    "photo.non": b"\xff\xd8\xff\xe0\0\x10JFIF\0",
    "half.zip": packed({"puzzle.non": b"width 1\nheight"})[:-30],
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_puzzle_in_a_folder_is_told(run, cat, tmp_path, name):
    (tmp_path / name).write_bytes(DAMAGED[name])
    done = run("check", tmp_path, "--json")
    assert done.exit_code == exit_codes.ERROR
    assert {str(tmp_path / name): True, str(cat): False} == {
        one["file"]: "error" in one for one in objects(done)
    }
    assert name in done.stderr
    assert "passed over" not in done.stderr


def test_a_damaged_puzzle_in_an_archive_is_told_and_the_others_are_read(run, cat, tmp_path):
    pack = tmp_path / "pack.zip"
    pack.write_bytes(
        packed(
            {
                "half.non": DAMAGED["half.non"],
                "cat.non": cat.read_bytes(),
                "package.json": b"{}",
                "__init__.py": b"",
                "some.dat": b"1 1\n7 3\n2\n",
            }
        )
    )
    done = run("check", pack, "--json")
    assert done.exit_code == exit_codes.ERROR
    assert [("error" in one, one["file"]) for one in objects(done)] == [
        (True, f"{pack}/half.non"),
        (False, str(pack)),
    ]
    assert f"left out of the archive: {pack}/half.non:5: expected columns" in done.stderr
    assert "package.json" not in done.stderr


def test_a_folder_of_nothing_but_other_files_is_an_error(run, tmp_path):
    (tmp_path / "package.json").write_text("{}")
    done = run("check", tmp_path)
    assert done.exit_code == exit_codes.ERROR
    assert "there is no puzzle in any of these files" in done.stderr


def test_archives_and_lines_of_a_folder_are_read_and_results_are_not(run, cat, tmp_path):
    data = cat.read_bytes()
    (tmp_path / "pack.zip").write_bytes(packed({"cat.non": data}))
    (tmp_path / "lines.jsonl").write_text('{"rows": [[1]], "columns": [[1]]}\n')
    run("batch", "solve", cat, "--jobs", 1, "--out", tmp_path / "results.jsonl")
    done = run("info", tmp_path, "--json")
    assert done.exit_code == 0
    assert names(done) == [str(tmp_path / name) for name in ("cat.non", "lines.jsonl", "pack.zip")]


def test_folder_without_puzzles_is_an_error(run, tmp_path):
    result = run("check", tmp_path)
    assert result.exit_code == exit_codes.ERROR
    assert "no puzzle file in this folder" in result.stderr


def test_glob(run, cat, twin, tmp_path):
    assert names(run("info", tmp_path / "*.non", "--json")) == [str(cat), str(twin)]
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "deep.non").write_bytes(cat.read_bytes())
    assert names(run("info", f"{tmp_path}/**/deep.non", "--json")) == [str(deep / "deep.non")]


def test_library_names_and_patterns(run):
    assert names(run("info", "library:cat", "--json")) == ["library:cat"]
    found = set(names(run("info", "library:cr*", "--json")))
    assert {"library:crab", "library:crown"} <= found
    assert all(name.startswith("library:cr") for name in found)
    result = run("info", "library:nothing")
    assert result.exit_code == exit_codes.ERROR
    assert "no puzzle 'nothing'" in result.stderr


def test_several_puzzles_in_a_file_are_numbered_and_chosen(run, tmp_path):
    pack = tmp_path / "pack.csv"
    pack.write_text("name,rules\nA,RrW8eI3iI3\nB,RrW8eI3iI3\n")
    assert names(run("check", pack, "--json")) == [f"{pack}#1", f"{pack}#2"]
    assert [one["title"] for one in objects(run("check", f"{pack}#2", "--json"))] == ["B"]
    result = run("check", f"{pack}#3")
    assert result.exit_code == exit_codes.ERROR
    assert "holds 2 puzzles" in result.stderr


def test_missing_file(run):
    result = run("solve", "nowhere/cat.non")
    assert result.exit_code == exit_codes.ERROR
    assert result.stderr == "nonokit: nowhere/cat.non: no such file or folder\n"


def test_a_missing_file_with_a_name_like_one_that_is_there(run, tmp_path):
    (tmp_path / "sailboat.xml").touch()
    result = run("solve", tmp_path / "sailbaot.xml")
    assert result.stderr.endswith(f"no such file or folder: did you mean {tmp_path / 'sailboat.xml'}?\n")
    assert run("solve", tmp_path / "cat.xml").stderr.endswith("no such file or folder\n")


def test_a_puzzle_that_the_file_has_not(run, tmp_path):
    one = tmp_path / "one.csv"
    one.write_text("name,rules\nA,RrW8eI3iI3\n")
    assert run("solve", f"{one}#2").stderr.endswith("the file holds 1 puzzle\n")


def test_word_that_is_nothing(run):
    result = run("solve", "hello!")
    assert result.exit_code == exit_codes.ERROR
    assert result.stderr.startswith("nonokit: hello!: no such file, and")


def test_bad_file_names_its_place_and_the_others_go_on(run, broken, cat):
    result = run("solve", broken, cat)
    assert result.exit_code == exit_codes.ERROR
    assert result.stderr.startswith(f"nonokit: {broken}:5:")
    assert "unique" in result.stdout


def test_bad_file_as_json_has_an_object_of_its_own(run, broken, cat):
    result = run("solve", broken, cat, "--json")
    failure, answer = objects(result)
    assert failure["file"] == str(broken)
    assert failure["error"]["code"] == "format"
    assert failure["error"]["line"] == 5
    assert answer["status"] == "unique"
    assert result.exit_code == exit_codes.ERROR


def test_folder_that_may_not_be_read_as_a_file(run, tmp_path, cat):
    (tmp_path / "odd.non").mkdir()
    (tmp_path / "odd.non" / "inner.non").write_bytes(cat.read_bytes())
    assert names(run("info", tmp_path / "odd.non", "--json")) == [str(tmp_path / "odd.non" / "inner.non")]


def test_format_is_forced(run, cat):
    result = run("info", cat, "--format", "nin")
    assert result.exit_code == exit_codes.ERROR
    assert str(cat) in result.stderr
    assert run("info", cat, "--format", "non").exit_code == exit_codes.OK


def test_unknown_format_gets_a_suggestion(run, cat):
    assert "did you mean 'xml'?" in run("info", cat, "--format", "xm").stderr


def test_state_from_text_and_puzzle_file(run, cat, tmp_path):
    text = tmp_path / "state.txt"
    text.write_text("#??\n???\n???\n")
    saved = tmp_path / "saved.json"
    grid = nonokit.Grid.from_text("#??\n???\n???")
    nonokit.dump(nonokit.Puzzle.from_grid(CAT_ROWS, extras={"saved": (grid,)}), str(saved))
    for state in (text, saved):
        result = run("show", cat, "--state", state, "--json")
        assert objects(result)[0]["cells"] == ["#??", "???", "???"]


def test_state_of_another_size_is_refused(run, cat):
    result = run("show", cat, "--state", "BrU6P4x")
    assert result.exit_code == exit_codes.ERROR
    assert "the state is 5×5, the puzzle 3×3" in result.stderr


def test_state_in_the_letters_of_a_coloured_puzzle(run, tmp_path):
    puzzle = tmp_path / "flag.xml"
    nonokit.dump(nonokit.Puzzle.from_grid(["rb", "br"]), str(puzzle))
    state = tmp_path / "state.txt"
    state.write_text("r?\n??\n")
    assert objects(run("show", puzzle, "--state", state, "--json"))[0]["cells"] == ["r?", "??"]
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("g?\n??\n")
    assert run("show", puzzle, "--state", wrong).exit_code == exit_codes.ERROR


def test_what_reading_assumed_is_said_once(run, tmp_path):
    typed = tmp_path / "typed.json"
    typed.write_text('{"rows": [[1, 1], [2]], "columns": [[2], [1], [2]]}')
    for arguments in (("solve", typed), ("convert", typed, "--to", tmp_path / "typed.non")):
        result = run(*arguments)
        assert (result.stdout + result.stderr).count("a number may be wrong") == 1
