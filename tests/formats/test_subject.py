"""What is no puzzle, or may be none: maps of games, tables and forms are matrices too, and the words around them tell."""

from __future__ import annotations

import json

import pytest

from nonokit.errors import FormatError
from nonokit.formats import load, loads
from nonokit.formats.structure.subject import UNSAID, is_about_puzzles

_WALLS = [[1, 1, 1, 1, 1], [1, 0, 0, 0, 1], [1, 0, 1, 0, 1], [1, 0, 0, 0, 1], [1, 1, 1, 1, 1]]


def _notes(data: str) -> list[str]:
    notes: list[str] = loads(data).extras.get("notes", [])
    return notes


@pytest.mark.parametrize(
    "data",
    [
        json.dumps({"walls": _WALLS, "boxes": 3}),
        json.dumps({"name": "sudoku", "answer": _WALLS}),
        json.dumps({"maze": {"tiles": 3, "map": _WALLS}, "goal": 7}),
        json.dumps({"weights": _WALLS, "learned from": "many words about other things " * 5}),
        "\n".join("0001112223" for _ in range(5)),
        "\n".join("aabbccddeeffgghhiijj" for _ in range(5)),
        "fever,cough,rash,flu\n" + "1,0,0,1\n0,1,1,1\n1,1,0,0\n" * 9,
        "a,b,c,d\n0,0,1,1\n0,1,0,1\n1,1,1,0\n1,0,0,1\n",
        "#########\n#S..#...#\n#.#.#.#.#\n#.#...#E#\n#########\n",
        "A\nA\nB\nB\nA\nA\n".replace("\n", " Y\n"),
    ],
)
def test_matrices_that_nothing_calls_a_puzzle_are_read_with_a_doubt(data: str) -> None:
    assert UNSAID in _notes(data)


@pytest.mark.parametrize(
    "data",
    [
        json.dumps(_WALLS),
        json.dumps({"solution": _WALLS}),
        json.dumps({"nonogram": {"walls": _WALLS}}),
        json.dumps({"title": "A chess-board", "solution": _WALLS}),
        json.dumps({"id": 7, "grid": _WALLS}),  # hardly a word beside the picture
        "rr..rr\nrbbbbr\n.bbbb.\n",
        "rrwwrr\nrbbbbr\nwbbbbw\n",
        "#####\n#...#\n#.#.#\n#...#\n#####\n",
    ],
)
def test_pictures_that_are_called_so_or_stand_alone_are_read_without_one(data: str) -> None:
    assert _notes(data) == []


def test_the_name_of_a_file_speaks_too() -> None:
    data = json.dumps({"walls": _WALLS, "boxes": 3}).encode()
    for name, is_doubted in (("level.json", True), ("nonogram.json", False)):
        from nonokit.formats.format import Sample
        from nonokit.formats.reading import read_sample

        notes = read_sample(Sample(data, f"puzzles/{name}"))[0].extras.get("notes", [])
        assert (UNSAID in notes) == is_doubted


def test_clues_need_no_words() -> None:
    assert _notes(json.dumps({"tiles": 3, "rows": [[1], [2]], "columns": [[2], [1]]})) == []


def test_words_tell_what_a_text_is_about() -> None:
    assert is_about_puzzles("int main() // solves nonograms")
    assert is_about_puzzles("clues = []")
    assert not is_about_puzzles("the map of a game")


def test_forms_of_windows_are_refused_for_what_they_are() -> None:
    places = "".join(
        f'<item row="{at}" column="{at % 2}"><widget class="QLabel" name="l{at}"/></item>' for at in range(4)
    )
    form = f'<?xml version="1.0"?>\n<ui version="4.0"><layout>{places}</layout></ui>'
    with pytest.raises(FormatError, match="the form of a window"):
        load(form.encode())


def test_numbers_below_zero_with_commas_between_them_are_no_signs() -> None:
    with pytest.raises(FormatError):
        load("\n".join(["-1,-1,-1,-1"] * 4).encode())


def test_tiny_blocks_in_programs_are_doubted() -> None:
    notes = loads("// nonograms\nint f() {\n  int a[2][2] = {{0, 1}, {1, 1}};\n}\n").extras.get("notes", [])
    assert any("block of cells" in note for note in notes)


def test_a_palette_is_no_picture_and_says_which_colour_is_the_paper() -> None:
    cells = [[3, 0, 0, 3], [1, 1, 2, 2], [3, 0, 0, 3], [1, 1, 2, 2]]
    looks = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"]
    puzzle = loads(json.dumps({"palette": looks, "grid": cells}))
    assert [str(row) for row in puzzle.rows] == ["2", "2 2", "2", "2 2"]
    assert [colour.rgb for colour in puzzle.palette[1:]] == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
    turned = loads(json.dumps({"palette": [looks[3], *looks[:3]], "grid": cells}))
    assert [str(row) for row in turned.rows] == ["1 1", "2 2", "1 1", "2 2"]
