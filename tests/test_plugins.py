"""Formats of strangers: declared by an installed package, or registered by a program."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import nonokit
from cli.conftest import environment
from nonokit.formats import registry
from processes import PATIENCE_S

MODULE = """
from nonokit import Format, Puzzle

MAGIC = b"stars and spaces"


def read(sample):
    if not sample.data.startswith(MAGIC):
        raise sample.error("expected stars and spaces", 1, 1)
    return [Puzzle.from_grid([line.replace("*", "#").replace(" ", ".") for line in sample.lines[1:]])]


def write(puzzles):
    rows = puzzles[0].goal.to_text().replace("#", "*").replace(".", " ")
    return MAGIC + b"\\n" + rows.encode()


FORMAT = Format(
    name="stars", title="Stars", suffixes=(".stars",), carries=frozenset({"goal"}),
    looks_like=lambda sample: 100 if sample.data.startswith(MAGIC) else 0, read=read, write=write,
)
OTHER = Format("non", "Not ours", (), frozenset(), lambda sample: 0)
"""
POINTS = """[nonokit.formats]
stars = stranger:FORMAT
missing = stranger:NOTHING
wrong = stranger:MAGIC
taken = stranger:OTHER
"""
FILE = b"stars and spaces\n* *\n** "


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages with one of a stranger's."""
    info = tmp_path / "site" / "stranger-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    (tmp_path / "site" / "stranger.py").write_text(MODULE)
    return tmp_path / "site"


def command(site: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """The command line where the stranger's package is installed."""
    settings = environment()
    settings["PYTHONPATH"] += f":{site}"
    return subprocess.run(
        [sys.executable, "-m", "nonokit", *map(str, words)],
        env=settings, capture_output=True, encoding="utf-8", timeout=PATIENCE_S, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def test_a_strangers_format_is_listed_recognised_read_and_written(site: Path, tmp_path: Path) -> None:
    files = tmp_path / "files"
    files.mkdir()
    listed = [json.loads(line)["name"] for line in command(site, "formats", "--json").stdout.splitlines()]
    assert listed[-1] == "stars"
    for name in ("picture.stars", "picture.txt"):  # by its suffix, and by its content alone
        (files / name).write_bytes(FILE)
        done = command(site, "convert", files / name, "--as", "text")
        assert done.stdout == "#.#\n##.\n", done.stderr
    back = files / "back.stars"
    assert command(site, "convert", files / "picture.txt", "--to", back).returncode == 0
    assert back.read_bytes() == FILE
    in_folder = command(site, "info", files, "--json").stdout.splitlines()
    assert {json.loads(line)["format"] for line in in_folder} == {"stars"}


def test_plug_ins_that_cannot_be_used_are_named_and_left_out(site: Path) -> None:
    done = command(site, "formats")
    assert done.returncode == 0
    for words in ("stranger:NOTHING", "stranger:MAGIC", "stranger:OTHER", "package stranger"):
        assert words in done.stderr


def test_nobody_is_asked_while_ours_answer(site: Path) -> None:
    code = "import nonokit, sys; nonokit.load(sys.argv[1]); print('importlib.metadata' in sys.modules)"
    cat = Path(__file__).parents[1] / "examples" / "cat.non"
    settings = environment()
    settings["PYTHONPATH"] += f":{site}"
    done = subprocess.run(
        [sys.executable, "-c", code, cat], env=settings, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.stdout == "False\n", done.stderr


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> nonokit.Format:
    """A format that this program registers."""
    monkeypatch.setattr(registry._PLUGINS, "_registered", {})
    space: dict[str, nonokit.Format] = {}
    exec(MODULE, space)
    nonokit.register_format(space["FORMAT"])
    return space["FORMAT"]


def test_a_program_registers_its_own(registered: nonokit.Format, tmp_path: Path) -> None:
    puzzle = nonokit.loads(FILE.decode())
    assert puzzle.goal is not None
    assert puzzle.goal.to_text() == "#.#\n##."
    assert nonokit.known_formats()[-1] is registered
    nonokit.dump(puzzle, tmp_path / "x.stars")
    assert nonokit.load(tmp_path / "x.stars").goal == puzzle.goal
    with pytest.raises(nonokit.ArgumentError, match="called 'stars' already"):
        nonokit.register_format(registered)


def test_what_is_no_format_or_takes_a_name_of_ours_is_refused() -> None:
    with pytest.raises(nonokit.ArgumentError, match="is not a Format"):
        nonokit.register_format("stars")  # type: ignore[arg-type]
    ours = nonokit.Format("non", "Mine", (), frozenset(), lambda sample: 0)
    with pytest.raises(nonokit.ArgumentError, match="called 'non' already"):
        nonokit.register_format(ours)
