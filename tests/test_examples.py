"""The example programs, run as their first lines say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from processes import PATIENCE_S

ROOT = Path(__file__).parents[1]
PROGRAMS = sorted((ROOT / "examples").glob("*.py"))
SAID = {
    "all_solutions": ["in all: 4", "solution 3"],
    "check_folder": ["multiple   ambiguous.non", "unique     cat.non"],
    "convert_collection": ["cat.non → cat-1.xml", "ambiguous.non → ambiguous-1.xml"],
    "difficulty_table": ["score,class,hardest technique,file", "examples/cat.non"],
    "hints": ["  1  ", "..##.###.####.."],
    "how_it_was_solved": ["placements down to 1", "multiple: cells 58 by line, 2 by guess"],
    "line_quiz": ["in 10 cells:", "certain:"],
    "picture_to_puzzle": ["alike"],
    "random_puzzles": ["Easy 10×10: unique, seed 10"],
    "repair_drawing": ["cells differ between solutions", "row "],
    "solve_file": ["Cat on the wall: unique", "██"],
}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=PATIENCE_S)


def test_the_puzzles_of_the_folder_are_a_table(tmp_path: Path) -> None:
    """As the researchers' tutorial has it: nothing in the folder is taken for a puzzle and cannot be read."""
    done = run("-m", "nonokit", "batch", "solve", "examples", "--out", str(tmp_path / "solves.csv"))
    assert done.returncode == 0, done.stderr
    assert "2 unique, 1 multiple\n" in done.stdout


def test_all_are_run() -> None:
    assert {program.stem for program in PROGRAMS} == set(SAID)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_without_a_word_they_say_how_to_call_them(program: Path) -> None:
    done = run(str(program))
    assert done.returncode == 0 or "python examples/" in done.stderr


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_programs_do_what_they_say(program: Path, tmp_path: Path) -> None:
    usage = re.search(r"^python (examples/.*)$", program.read_text(encoding="utf-8"), re.MULTILINE)
    assert usage
    drawing = ROOT / "docs" / "images" / "editor.png"
    names = {"OUT": tmp_path / "out", "OUT.png": tmp_path / "out.png", "photo.png": drawing}
    words = [str(names.get(word, word)) for word in usage[1].split(" > ")[0].split()]
    done = run(*words)
    assert done.returncode == 0, done.stderr
    for text in SAID[program.stem]:
        assert text in done.stdout
