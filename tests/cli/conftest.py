"""The command line under test: in this process through its real entry group, or as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import nonokit
from cli.schema import validator
from nonokit.cli import exit_codes
from nonokit.cli.main import cli
from processes import PATIENCE_S

ROOT = Path(__file__).parents[2]
CAT_ROWS = ["#.#", "###", ".#."]
Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Runs the command line with some arguments; the error edge included, no terminal."""

    def invoke(*args: object, stdin: str | bytes | None = None, env: dict[str, str] | None = None) -> Result:
        settings = {"NO_COLOR": None, "FORCE_COLOR": None, **(env or {})}
        done = CliRunner().invoke(cli, [str(arg) for arg in args], input=stdin, env=settings)
        if "--json" in args and done.exit_code != exit_codes.USAGE:
            for one in objects(done):
                validator(str(args[0])).validate(one)
        return done

    return invoke


def objects(result: Result) -> list[Any]:
    """The JSON objects a command printed, a line each."""
    return [json.loads(line) for line in result.stdout.splitlines()]


def environment(**changes: str) -> dict[str, str]:
    """An environment in which a new process finds this very nonokit."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")
    }
    return {**kept, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8", **changes}


def process(*args: object, **settings: Any) -> subprocess.CompletedProcess[str]:
    """`python -m nonokit` as a process of its own."""
    command = [sys.executable, "-m", "nonokit", *map(str, args)]
    defaults = {"env": environment(), "capture_output": True, "encoding": "utf-8", "timeout": PATIENCE_S}
    return subprocess.run(command, **defaults | settings)


@pytest.fixture
def cat(tmp_path: Path) -> Path:
    """A small puzzle with one solution that line logic finds."""
    path = tmp_path / "cat.non"
    nonokit.dump(nonokit.Puzzle.from_grid(CAT_ROWS, title="Small cat", author="Ann"), str(path))
    return path


@pytest.fixture
def twin(tmp_path: Path) -> Path:
    """A puzzle with two solutions."""
    path = tmp_path / "twin.non"
    nonokit.dump(nonokit.Puzzle.from_clues(rows=[[1], [1], [2]], columns=[[1], [1], [1], [1]]), str(path))
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A file that says it is a NON puzzle and is none."""
    path = tmp_path / "broken.non"
    path.write_text("width 3\nheight 2\nrows\n1\nx\n")
    return path


@pytest.fixture
def impossible(tmp_path: Path) -> Path:
    """Clues that agree in their totals and still fit no picture."""
    path = tmp_path / "impossible.non"
    puzzle = nonokit.Puzzle.from_clues(rows=[[1, 1], [], [1, 1]], columns=[[1], [1, 1], [1]])
    nonokit.dump(puzzle, str(path))
    return path
