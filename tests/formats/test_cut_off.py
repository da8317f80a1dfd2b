"""Files that end too early: what is missing is told, and half a puzzle is not taken for a whole one."""

from __future__ import annotations

from pathlib import Path

import pytest

from formats.exchange import clues, sample
from nonokit.errors import FormatError, NoPuzzle
from nonokit.formats import converted, dump_bytes, load, load_all
from nonokit.formats.json_value import cut_off
from nonokit.model import Puzzle

PUZZLE = Puzzle.from_grid(["#.##.", "##..#", "..###", "#.#.#", "#...."], title="A")
LINE = '{"rows": [[1], [1]], "columns": [[1], [1]]}'


@pytest.mark.parametrize("name", ["json", "json-clues", "json-image", "json-cells", "number-loom"])
@pytest.mark.parametrize("share", [0.03, 0.3, 0.6])
def test_json_that_ends_too_early_is_broken(name: str, share: float) -> None:
    data = converted(PUZZLE, name)[0]
    with pytest.raises(FormatError, match="broken JSON, which ends too early") as caught:
        load_all(data[: int(len(data) * share)])
    assert not isinstance(caught.value, NoPuzzle)


@pytest.mark.parametrize(
    "end", ['{"rows": [[1', '{"rows": [[1], [1]], "columns": nu', '{"rows": [[1], [1]], "col']
)
def test_json_lines_of_which_the_last_was_cut_off(end: str) -> None:
    with pytest.raises(FormatError, match="ends too early") as caught:
        load_all(f"{LINE}\n{LINE}\n{end}".encode())
    assert caught.value.line == 3


@pytest.mark.parametrize(
    "text", ["[ ][#]\n[#][#]", "[rows] = [[1], [1]]; cols = [[1], [1]", "[1,1],[1]\n", "[2, 1]\n-", "{a: 1"]
)
def test_other_texts_with_brackets_are_no_broken_json(text: str) -> None:
    assert cut_off(sample(text)) is None


def test_whole_clues_before_the_end_are_read_and_that_is_said() -> None:
    (puzzle,) = load_all(b'{"rows": [[1, 1], [2]], "columns": [[2], [1], [1]]')
    assert clues(puzzle) == (["1 1", "2"], ["2", "1", "1"])
    assert "as JSON it is damaged (broken JSON, which ends too early" in puzzle.extras["notes"][-1]


ENDS = {
    "nin": ("3 2\n1 1\n2\n2\n", "expected 3 column clues, found 2: the input ends too early"),
    "cwd": ("2\n3\n1 1\n2\n\n2\n", "expected 3 column clues, found 2: the input ends too early"),
}


@pytest.mark.parametrize("name", ENDS)
def test_what_a_file_lacks_that_its_name_promises(tmp_path: Path, name: str) -> None:
    text, message = ENDS[name]
    path = tmp_path / f"half.{name}"
    path.write_text(text)
    with pytest.raises(FormatError) as caught:
        load(path)
    assert message in str(caught.value)


def test_a_saved_grid_without_the_clues_of_its_rows_says_so() -> None:
    data = dump_bytes(PUZZLE.replace(goal=None, title=None), "sgriddler").split(b"\r\n")
    puzzle = load(b"\r\n".join(data[: 5 + 5 + 5 + 1]))
    assert puzzle.rows == (None,) * 5
    assert puzzle.extras["notes"] == ["the file ends before the clues of the rows"]
