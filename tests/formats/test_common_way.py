"""Where nothing tells rows from columns, the puzzles of one file, archive or folder decide together."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from nonokit.formats import load, load_all, loads
from nonokit.model import Puzzle
from nonokit.puzzles import library

DRAWN = [entry.puzzle for entry in library() if len(entry.puzzle.palette) == 2 and entry.puzzle.height < 35][
    :60
]
TOLD = "as most of the puzzles with it stand upright"


def lines(side: object) -> list[str]:
    return [str(clue) or "0" for clue in side]  # type: ignore[attr-defined]


def columns_first(puzzle: Puzzle) -> str:
    clues = lines(puzzle.columns) + lines(puzzle.rows)
    return "\n".join([f"{puzzle.height} {puzzle.width}", *clues, ""])


def rows_first(puzzle: Puzzle) -> str:
    clues = lines(puzzle.rows) + lines(puzzle.columns)
    return "\n".join([f"{puzzle.height} {puzzle.width}", *clues, ""])


def two_lists(puzzle: Puzzle) -> str:
    return "\n".join([*lines(puzzle.columns), "", *lines(puzzle.rows), ""])


def with_commas(puzzle: Puzzle) -> str:
    return two_lists(puzzle).replace(" ", ",")


def pair(puzzle: Puzzle) -> str:
    sides = (puzzle.columns, puzzle.rows)
    return json.dumps([[[run.length for run in clue or ()] for clue in side] for side in sides])


def wrong(folder: Path, puzzles: list[Puzzle], write: Callable[[Puzzle], str]) -> int:
    """How many of the puzzles, each in a file of one folder, are not read as they are."""
    for number, puzzle in enumerate(puzzles):
        (folder / f"{number:03}.txt").write_text(write(puzzle))
    found = [load(folder / f"{number:03}.txt") for number in range(len(puzzles))]
    return sum(one.flat != puzzle.flat for one, puzzle in zip(found, puzzles, strict=True))


@pytest.mark.parametrize("write", [columns_first, rows_first, two_lists, with_commas, pair])
def test_the_files_of_a_folder_are_read_one_way(write: Callable[[Puzzle], str], tmp_path: Path) -> None:
    assert wrong(tmp_path, DRAWN, write) == 0


def test_how_a_folder_was_read_is_told_and_can_be_overruled(tmp_path: Path) -> None:
    wrong(tmp_path, DRAWN, two_lists)
    path = tmp_path / "030.txt"
    (note,) = load(path).extras["notes"]
    assert note == f"read as columns first, {TOLD} (overrule it with transpose or format)"
    assert load(path, transpose=True).flat == load(path, format="webpbn-keen").flat != load(path).flat
    assert loads(path.read_text()).flat == load(path, format="webpbn-keen").flat  # a text has no folder


def test_files_of_another_suffix_have_no_say(tmp_path: Path) -> None:
    wrong(tmp_path, DRAWN, two_lists)
    other = tmp_path / "one.clues"
    other.write_text(two_lists(DRAWN[30]))
    assert not any(TOLD in note for note in load(other).extras["notes"])


@pytest.mark.parametrize("size", [(20, 20), (12, 24)])
def test_random_pictures_lean_to_no_side(size: tuple[int, int], tmp_path: Path) -> None:
    """The odds of each alone are as good as before: rows come first more often."""
    choose, (width, height) = random.Random(7), size
    grids = [["".join(choose.choice("#.") for _ in range(width)) for _ in range(height)] for _ in range(40)]
    puzzles = [Puzzle.from_grid(grid) for grid in grids]
    assert wrong(tmp_path, puzzles, rows_first) <= 4
    assert not any(TOLD in note for note in load(tmp_path / "000.txt").extras["notes"])


@pytest.mark.parametrize("together", ["archive", "file"])
def test_the_puzzles_of_an_archive_and_of_a_file_are_read_one_way(together: str) -> None:
    data = json.dumps([json.loads(pair(puzzle)) for puzzle in DRAWN]).encode()
    if together == "archive":
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for number, puzzle in enumerate(DRAWN):
                archive.writestr(f"{number}.txt", columns_first(puzzle))
        data = packed.getvalue()
    assert [puzzle.flat for puzzle in load_all(data)] == [puzzle.flat for puzzle in DRAWN]


def test_saved_states_are_turned_with_the_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_text('{"rows": [[1, 1], [2]], "columns": [[2], [1], [1]], "content": [1, -1, 1, 1, 0, -1]}')
    (state,) = load(path, transpose=True).extras["saved"]
    assert str(state) == "##\n.?\n#."
