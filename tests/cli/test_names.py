"""Names and texts that would command a terminal or disguise themselves: no command lets them through."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

import nonokit
from cli.conftest import Run, objects
from nonokit.cli.main import SECTIONS

HOSTILE = "a\x1b[8mb\x9bc\u202ed\x07"
UNSAFE = ("\x1b[8m", "\x9b", "\u202e", "\x07")
NO_FILES = {"play", "site", "line", "library", "formats", "schema", "motifs"}  # they read no puzzle's file
# What they are called with; the others with the whole folder.
ONE = ["{folder}/" + HOSTILE + ".json"]
CALLS = {
    **dict.fromkeys(["explain", "hint", "doctor", "repair", "count"], ONE),
    "split": [*ONE, "--to", "{folder}/" + HOSTILE + "/" + HOSTILE],
    "combine": [*ONE, "{folder}/" + HOSTILE + ".xml", "{folder}/" + HOSTILE + ".xml"],
    "batch": ["check", "{folder}", "--out", "{folder}/" + HOSTILE + ".odd"],
    "generate": ["--from", "{folder}/" + HOSTILE + ".png"],
    "scan": ["{folder}/" + HOSTILE + ".png"],
    "book": ["{folder}/" + HOSTILE + ".toml", "--check"],
    "render": [*ONE, "--to", "{folder}/out.svg"],
    "convert": [*ONE, "--to", "{folder}/out.json"],
}
COMMANDS = sorted({name for section in SECTIONS.values() for name in section} - NO_FILES)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files cannot be called so there")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two puzzles and a picture, all with such names, and a puzzle with such texts."""
    place = tmp_path / HOSTILE
    place.mkdir()
    puzzle = nonokit.Puzzle.from_grid(["#.#", "###", ".#."])
    nonokit.dump(puzzle, str(place / f"{HOSTILE}.non"))
    texts = {"title": HOSTILE, "author": HOSTILE, "description": HOSTILE}
    nonokit.dump(puzzle.replace(**texts), str(place / f"{HOSTILE}.json"))
    (place / f"{HOSTILE}.xml").write_text("<puzzle>\x1b[8m")
    Image.new("RGB", (20, 20), "black").save(place / "blank.png")
    (place / "blank.png").rename(place / f"{HOSTILE}.png")
    (place / f"{HOSTILE}.toml").write_text('[[chapter]]\npuzzles = ["./"]\n')
    return place


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_prints_them(run: Run, folder: Path, command: str) -> None:
    call = [word.format(folder=folder) for word in CALLS.get(command, ["{folder}"])]
    done = run(command, *call, env={"FORCE_COLOR": "1"})
    assert done.exception is None or isinstance(done.exception, SystemExit)
    said = done.stdout + done.stderr
    assert "a�[8mb�c�d�" in said
    assert not [unsafe for unsafe in UNSAFE if unsafe in said]


def test_a_missing_one_in_a_wrong_call_is_no_way_around(run: Run) -> None:
    for call in (
        ["render", "library:cat", "--to", f"{HOSTILE}.{HOSTILE}"],
        [HOSTILE],
        ["solve", f"--{HOSTILE}"],
    ):
        done = run(*call)
        assert done.exit_code == 2
        assert not [unsafe for unsafe in UNSAFE if unsafe in done.stderr]


def test_json_has_them_escaped_and_is_read_as_it_was(run: Run, folder: Path) -> None:
    done = run("info", folder, "--json")
    assert not [unsafe for unsafe in UNSAFE if unsafe in done.stdout]
    assert HOSTILE in [one.get("title") for one in objects(done)]
