"""The commands generate and repair."""

from __future__ import annotations

import datetime
import json
import re
from pathlib import Path

import pytest

import nonokit
from cli.conftest import objects
from nonokit.cli import exit_codes
from nonokit.generating.daily import motif_of_the_day


def test_a_random_puzzle_is_drawn_without_its_solution(run) -> None:
    result = run("generate", "6x5", "--seed", 3)
    assert result.exit_code == 0
    assert "6×5" in result.stdout
    assert "seed 3" in result.stdout
    assert "█" not in result.stdout


def test_many_into_a_folder(run, tmp_path: Path) -> None:
    folder = f"{tmp_path}/new/"
    result = run("generate", "8x8", "--difficulty", "medium", "--count", 3, "--seed", 5, "--to", folder)
    assert result.exit_code == 0
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"random-8x8-{seed}.json" for seed in (5, 6, 7)]
    for file in files:
        assert nonokit.rate(nonokit.load(file), timeout_s=None).class_.value == "line tricks"


def test_into_one_file(run, tmp_path: Path) -> None:
    path = tmp_path / "all.xml"
    result = run("generate", "5x5", "--colours", 2, "--count", 2, "--seed", 1, "--to", path)
    assert result.exit_code == 0
    assert len(nonokit.load_all(path)) == 2


def test_ctrl_c_keeps_what_is_made(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from nonokit.cli.commands import generate as module

    make = module.generate

    def third_is_interrupted(*args: int, seed: int, **settings: object) -> object:
        if seed == 3:
            raise nonokit.Interrupted(None)
        return make(*args, seed=seed, **settings)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "generate", third_is_interrupted)
    path = tmp_path / "all.json"
    result = run("generate", "5x5", "--count", 5, "--seed", 1, "--to", path)
    assert result.exit_code == exit_codes.INTERRUPTED
    assert result.stdout == f"2 puzzles → {path}\n"
    assert result.stderr.strip() == "interrupted"
    assert len(nonokit.load_all(path)) == 2


def test_json_holds_the_puzzle(run) -> None:
    result = run("generate", "5x4", "--seed", 1, "--json")
    (made,) = objects(result)
    assert (made["width"], made["height"], made["status"]) == (5, 4, "unique")
    assert nonokit.solve(nonokit.loads(json.dumps(made["puzzle"]))).is_unique


def test_a_limit_is_told_by_the_exit_code(run) -> None:
    result = run("generate", "14x14", "--difficulty", "0-0", "--seed", 1, "--timeout-s", 0.5, "--json")
    assert result.exit_code in (1, 5)


def test_the_puzzle_of_a_day(run) -> None:
    result = run("generate", "--day", "2026-03-02", "--json")
    (made,) = objects(result)
    assert made["title"] == motif_of_the_day(datetime.date(2026, 3, 2)).title
    assert made["status"] == "unique"


def test_a_picture_of_a_motif(run, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    result = run(
        "generate", "--like", "fish", 15, "--seed", 3, "--count", 2, "--colours", 4, "--to", f"{folder}/"
    )
    assert result.exit_code == 0
    puzzles = [nonokit.load(path) for path in sorted(folder.iterdir())]
    assert [(puzzle.title, puzzle.width) for puzzle in puzzles] == [("Fish", 15)] * 2
    assert all(nonokit.solve(puzzle).is_unique for puzzle in puzzles)


def test_a_motif_that_is_not_there_gets_a_suggestion(run) -> None:
    result = run("generate", "--like", "wale", 20)
    assert result.exit_code == exit_codes.USAGE
    assert "did you mean 'whale'" in result.stderr


def test_motifs_are_listed(run) -> None:
    assert "flying-saucer" in run("motifs", "--theme", "space").stdout
    found = objects(run("motifs", "--json"))
    assert {"name": "whale", "title": "Whale", "theme": "sea", "sizes": [14, 40]} in found
    assert "landscapes" in run("motifs", "--theme", "nothing").stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Name a size"),
        (("huge",), "is not a size"),
        (("5x5", "--difficulty", "silly"), "no difficulty 'silly'"),
        (("--day", "yesterday"), "is not a day"),
        (("5x5", "--threshold", "90"), "--threshold is for images: name one with --from."),
    ],
)
def test_generate_says_what_is_wrong(run, words: tuple[str, ...], sentence: str) -> None:
    result = run("generate", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_repair_lists_and_draws(run, tmp_path: Path) -> None:
    path = tmp_path / "switch.txt"
    path.write_text("#..\n.#.\n...\n")
    result = run("repair", path)
    assert result.exit_code == 0
    assert "4 cells open in 1 island" in result.stdout
    assert "→ done (looks best, fewest cells)" in result.stdout


def test_of_many_changes_repair_tells_how_many(run, tmp_path: Path) -> None:
    path = tmp_path / "cross.txt"
    lines = ["".join("#" if x in (y, 9 - y) else "." for x in range(10)) for y in range(10)]
    path.write_text("\n".join(lines) + "\n")
    said = run("repair", path).stdout
    assert re.search(r"^ +1  fill \d+ cells; clear \d cells → done", said, re.MULTILINE), said


def test_repair_writes_the_best_and_keeps_protected_cells(run, tmp_path: Path) -> None:
    path, mended = tmp_path / "switch.txt", tmp_path / "mended.json"
    path.write_text("#..\n.#.\n...\n")
    result = run("repair", path, "--protect", "1-2,1-2", "--to", mended, "--json")
    (facts,) = objects(result)
    assert facts["islands"] == [[[0, 0], [0, 1], [1, 0], [1, 1]]]
    puzzle = nonokit.load(mended)
    assert nonokit.solve(puzzle).is_unique
    assert puzzle.goal is not None
    assert [puzzle.goal[cell] for cell in ((0, 0), (0, 1), (1, 0), (1, 1))] == [1, 0, 0, 1]


def test_repair_writes_the_fewest_when_asked(run, tmp_path: Path) -> None:
    """Keeping this picture symmetric takes more cells than changing one of them."""
    path, mended = tmp_path / "twins.txt", tmp_path / "mended.txt"
    path.write_text("#...#\n.#.#.\n.....\n")
    (facts,) = objects(run("repair", path, "--fewest", "--to", mended, "--json"))
    sizes = [len(fix["changes"]) for fix in facts["fixes"] if fix["is_complete"]]
    assert len(facts["fixes"][facts["fewest"]]["changes"]) == min(sizes)
    changed = nonokit.load(mended).goal.differences(nonokit.load(path).goal)
    assert len(changed) == min(sizes)


def test_nothing_to_repair(run, tmp_path: Path) -> None:
    path = tmp_path / "fine.txt"
    path.write_text("##\n#.\n")
    assert "nothing to repair" in run("repair", path).stdout


@pytest.mark.parametrize("cell", ["here", "0,1", "3-1,2", "1,99999"])
def test_a_cell_that_is_none(run, tmp_path: Path, cell: str) -> None:
    path = tmp_path / "fine.txt"
    path.write_text("##\n#.\n")
    result = run("repair", path, "--protect", cell)
    assert result.exit_code == 2
    assert "is not a cell" in result.stderr


def test_a_protected_cell_outside_is_named_as_it_was_typed(run, tmp_path: Path) -> None:
    path = tmp_path / "switch.txt"
    path.write_text("#..\n.#.\n...\n")
    result = run("repair", path, "--protect", "1,1", "--protect", "3,4")
    assert result.exit_code == 1
    assert "row 3, column 4 cannot be protected: there are 3 rows and 3 columns" in result.stderr
