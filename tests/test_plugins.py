"""Formats and techniques of strangers: declared by an installed package, or registered by a program."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import nonokit
from cli.conftest import environment
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
TECHNIQUES = """
from dataclasses import dataclass, replace

from nonokit import Claim, Insight
from nonokit.explaining import Finding, LineTechnique


@dataclass(frozen=True)
class BeginsAtEdge(Claim):
    run: int
    cells: tuple


def find(line):
    run = line.clue[0] if line.clue else None
    if run is None or not run.length or not line.known[run.colour] & 1:
        return []
    rest = ((1 << run.length) - 1) & ~line.known[run.colour]
    return [Finding((BeginsAtEdge(0, line.cells(rest)),), line.paint(run.colour, rest), rest)] if rest else []


TECHNIQUE = LineTechnique("edge", Insight.TRIVIAL, 3, (BeginsAtEdge,), find, messages={"en": '''
technique-edge = At the edge
why-begins-at-edge = { RUN($run) } begins at the edge, so it goes on to { CELLS($cells) }
'''})
SILENT = replace(TECHNIQUE, name="silent")
ROBBER = replace(TECHNIQUE, name="robber", messages={"en": "why-empty-line = Mine"})
OURS = replace(TECHNIQUE, name="overlap")
"""
POINTS = """[nonokit.formats]
stars = stranger:FORMAT
missing = stranger:NOTHING
wrong = stranger:MAGIC
taken = stranger:OTHER
[nonokit.techniques]
edge = strange_techniques:TECHNIQUE
missing = strange_techniques:NOTHING
wrong = stranger:FORMAT
silent = strange_techniques:SILENT
robber = strange_techniques:ROBBER
taken = strange_techniques:OURS
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
    (tmp_path / "site" / "strange_techniques.py").write_text(TECHNIQUES)
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
def registered(own_plugins: None) -> nonokit.Format:
    """A format that this program registers."""
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


# Techniques


def test_a_strangers_technique_explains_and_rates(site: Path, tmp_path: Path) -> None:
    puzzle = tmp_path / "line.json"
    puzzle.write_text(
        '{"rows": [[2, 4]], "columns": [null, null, null, null, null, null, null, null, null, null]}'
    )
    done = command(site, "hint", puzzle, "--state", "#?????????", "--json")
    found = json.loads(done.stdout)
    assert found["step"]["technique"] == "edge", done.stderr
    assert found["texts"]["why"] == "Row 1: the 2 begins at the edge, so it goes on to cell 2."
    assert found["step"]["claims"] == [{"claim": "BeginsAtEdge", "run": 0, "cells": [1]}]
    for words in ("strange_techniques:NOTHING", "not a Technique", "lacks the English message technique-silent",
                  "a message 'why-empty-line' already", "technique called 'overlap' already"):  # fmt: skip
        assert words in done.stderr


@pytest.fixture
def techniques(own_plugins: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The stranger's module, of which one technique is registered."""
    (tmp_path / "strange_techniques.py").write_text(TECHNIQUES)
    monkeypatch.syspath_prepend(str(tmp_path))
    module = importlib.import_module("strange_techniques")
    monkeypatch.delitem(sys.modules, "strange_techniques")
    nonokit.register_technique(module.TECHNIQUE)
    return vars(module)


def test_a_program_registers_a_technique(techniques: dict[str, Any]) -> None:
    names = list(nonokit.known_techniques())
    assert names.index("edge") == names.index("complete") + 1
    assert nonokit.Preferences().tier("edge") == 0
    assert nonokit.Preferences.up_to(nonokit.Insight.TRIVIAL).tiers == (
        ("full", "empty", "complete", "edge"),
    )
    puzzle = nonokit.Puzzle.from_clues(rows=[[2, 1]], columns=[None] * 6)
    state = nonokit.Grid.from_text(["#?????"])
    step = nonokit.hint(puzzle, state).step
    assert step is not None
    assert step.technique == "edge"
    assert step.values == {(0, 1): 1}
    assert (
        nonokit.hint(puzzle, state).text("why", "de").startswith("Zeile 1: ")
    )  # what it lacks is said in English
    other = nonokit.hint(puzzle, state, preferences=nonokit.Preferences().without("edge")).step
    assert other is not None
    assert other.technique != "edge"


def test_ratings_count_a_technique_that_was_registered(techniques: dict[str, Any]) -> None:
    puzzle = nonokit.Puzzle.from_clues(rows=[[2], [1]], columns=[[2], [1], [0]])
    given = nonokit.Grid.from_text(["#??", "???"])
    rating = nonokit.rate(puzzle.replace(given=given))
    assert rating.profile.first_moves[0, 1] == "edge"
    assert rating.class_ is nonokit.Class.TRIVIAL


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("TECHNIQUE", "called 'edge' already"),
        ("OURS", "called 'overlap' already"),
        ("SILENT", "lacks the English message technique-silent"),
        ("ROBBER", "a message 'why-empty-line' already"),
        ("find", "is not a Technique"),
    ],
)
def test_techniques_that_cannot_be_used_are_refused(
    techniques: dict[str, Any], name: str, fault: str
) -> None:
    with pytest.raises(nonokit.ArgumentError, match=fault):
        nonokit.register_technique(techniques[name])
