"""NON: its properties, its three colour dialects, packs, pictures, and where its errors point."""

from __future__ import annotations

import pytest

from formats.exchange import clues, error, read, read_all, write
from nonokit.errors import FormatError
from nonokit.formats import load_all
from nonokit.model import BLACK_AND_WHITE, Clue, Grid, Puzzle, Run

PLAIN = """title "A &quot;small&quot; L"
by 'Ann Other'
catalogue "somewhere #7"
license CC0-1.0
width 3
height 2

rows
1,1
2

columns
2
1
1

goal "101
110"
saved "1?1110"
difficulty 3
"""


def test_everything_a_plain_file_says() -> None:
    puzzle = read("non", PLAIN)
    assert clues(puzzle) == (["1 1", "2"], ["2", "1", "1"])
    assert (puzzle.title, puzzle.author) == ('A "small" L', "Ann Other")
    assert (puzzle.source, puzzle.licence) == ("somewhere #7", "CC0-1.0")
    assert puzzle.goal == Grid.from_text("#.#\n##.")
    assert puzzle.extras["saved"] == (Grid.from_text("#?#\n##."),)
    assert puzzle.extras["properties"] == {"difficulty": "3"}
    assert puzzle.problems() == []


def test_properties_we_do_not_know_are_written_back() -> None:
    assert 'difficulty "3"' in write("non", read("non", PLAIN))


@pytest.mark.parametrize("blank", ["0", ""])
def test_a_blank_clue_is_a_zero_or_an_empty_line(blank: str) -> None:
    puzzle = read("non", f"width 2\nheight 3\nrows\n{blank}\n2\n{blank}\ncolumns\n1\n1\n")
    assert clues(puzzle) == (["0", "2", "0"], ["1", "1"])


def test_empty_lines_are_ignored_where_the_list_is_complete_without_them() -> None:
    puzzle = read("non", "width 1\nheight 2\nrows\n\n1\n\n1\n\ncolumns\n2\n")
    assert clues(puzzle) == (["1", "1"], ["2"])


def test_columns_and_rows_are_other_words_for_the_size() -> None:
    assert read("non", "columns 1\nrows 2\nrows\n1\n1\ncolumns\n2\n").height == 2


def test_a_goal_alone_gives_the_clues() -> None:
    assert clues(read("non", 'width 2\nheight 1\ngoal "01"\n')) == (["1"], ["0", "1"])


LETTERS = """width 3
height 1
color a #ff0000
color b #0000ff
rows
1a,2b
columns
1a
1b
1b
goal "abb"
"""
NAMES = """width 3
height 1
color white FFFFFF .
color red FF0000 *
color blue 0000FF @
rows
red 1 blue 2
columns
red 1
blue 1
blue 1
goal "*@@"
"""
COLONS = NAMES.replace("red 1 blue 2", "red: 1 blue: 2").replace("\nblue 1", "\nblue: 1")


@pytest.mark.parametrize("text", [LETTERS, NAMES, COLONS])
def test_the_three_colour_dialects(text: str) -> None:
    puzzle = read("non", text)
    assert puzzle.rows == (Clue([Run(1, 1), Run(2, 2)]),)
    assert [colour.rgb for colour in puzzle.colours] == [(255, 0, 0), (0, 0, 255)]
    assert puzzle.goal is not None
    assert puzzle.goal.cells == b"\1\2\2"
    assert puzzle.problems() == []


def test_a_colour_stays_in_force_until_the_next() -> None:
    text = "width 6\nheight 1\ncolor red f00\ncolor blue 00f\nrows\nred: 1, 1 blue: 2\ncolumns\n" + "0\n" * 6
    assert read("non", text).rows == (Clue([Run(1, 1), Run(1, 1), Run(2, 2)]),)


def test_a_background_that_is_not_white() -> None:
    puzzle = read("non", NAMES.replace("color white FFFFFF .", "background night\ncolor night 000022 ."))
    assert puzzle.palette[0].name == "night"


def test_a_pack_and_its_line_numbers() -> None:
    pack = PLAIN + "====\n" + LETTERS + "====\n\n"
    assert [puzzle.title for puzzle in read_all("non", pack)] == ['A "small" L', None]
    found = error("non", PLAIN + "====\n" + LETTERS.replace("1a,2b", "1a,2x"))
    assert found.line == len((PLAIN + "====\n").splitlines()) + 6


def test_plain_puzzles_are_written_without_colours() -> None:
    text = write("non", Puzzle.from_grid(["#."]))
    assert "color" not in text
    assert read("non", text).palette is BLACK_AND_WHITE


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("width x\n", 1, 7, "expected a number, found 'x'"),
        ("width\n", 1, 6, "expected a number after 'width'"),
        ("width 2\nwidth 3\n", 2, 7, "the width was 2, now it is 3"),
        ("rows\n1\n", 3, None, "expected columns, found the end"),
        ("width 1\nheight 2\nrows\n1\n1,x\ncolumns\n2\n", 5, 3, "expected a number, found 'x'"),
        ("width 1\nheight 2\nrows\n1\n1 0\ncolumns\n2\n", 5, 3, "expected a run of at least 1, found '0'"),
        ("width 1\nheight 2\nrows\n1\ncolumns\n2\n", 5, None, "expected 2 rows, found 1"),
        ("width 1\nheight 2\nrows\n1\nfoo\n", 5, 1, "expected a clue, found 'foo'"),
        ("width 1\nheight 2\nrows\n1\n ,\n", 5, 2, "expected a clue, found ','"),
        ("width 1\nheight 1\nrows\n1\n1\ncolumns\n1\n", 5, 1, "more clues than the size says: found '1'"),
        ("width 1\nheight 1\nrows\n1\n", 5, None, "expected columns, found the end"),
        (
            'width 1\nheight 1\ngoal "11"\n',
            3,
            None,
            "expected 1 cells in the picture, found 2",
        ),
        ('width 1\nheight 1\nrows\n1\ncolumns\n1\ngoal "1\n', 7, None, 'expected a closing ", found the end'),
        ("width 1\nheight 1\ncolor red ffff\n", 3, 11, "expected a colour such as #ff0000, found 'ffff'"),
        ("width 5000\nheight 1\n", 1, None, "a puzzle of 5000×1: expected at most 4096×4096"),
    ],
)
def test_errors_point_at_the_place(text: str, line: int, column: int | None, message: str) -> None:
    found = error("non", text)
    assert (found.message, found.line, found.column) == (message, line, column)


def test_a_picture_of_the_wrong_size_is_left_out_beside_clues_and_that_is_said() -> None:
    puzzle = read("non", 'width 2\nheight 1\nrows\n2\ncolumns\n1\n1\ngoal "111"\n')
    assert (puzzle.width, puzzle.height, puzzle.goal) == (2, 1, None)
    assert puzzle.extras["notes"] == [
        "line 8: the picture (goal) is left out: expected 2 cells in the picture, found 3"
    ]


def test_names_of_two_words_in_long_lines() -> None:
    clue = " ".join(['"light red" 1 blue 1'] * 30)
    head = f'width 60\nheight 1\ncolor "light red" #ff8080 r\ncolor blue #0000ff b\nrows\n{clue}\ncolumns\n'
    puzzle = read("non", head + '"light red" 1\nblue 1\n' * 30)
    assert [colour.name for colour in puzzle.palette] == ["white", "light red", "blue"]
    assert [run.colour for run in puzzle.rows[0] or ()] == [1, 2] * 30
    assert puzzle.problems() == []


_WORDS = "color red ff0000\ncolor blue 0000ff\n"
_LETTERS = "color a f00\ncolor b 00f\n"
_NUMBERS = "color 1 f00\ncolor 2 00f\n"
_DIALECTS = {  # what is declared, a red run and a blue run, and what stands between two
    "a name before its number": (_WORDS, "red {}", "blue {}", " "),
    "behind it": (_WORDS, "{} red", "{} blue", " "),
    "behind it, between commas": (_WORDS, "{}red", "{}blue", ","),
    "glued to it": (_LETTERS, "a{}", "b{}", " "),
    "with signs between": (_WORDS, "red={}", "blue({})", " "),
    "in capital letters": (_WORDS, "RED {}", "Blue {}", " "),
    "declared in capital letters": ("COLOR Red F00\nColour BLUE 00f\n", "red {}", "blue {}", " "),
    "in several words": ("", "dark red {}", "deep sky blue {}", " "),
    "in quotes": ('color "x 1" f00\ncolor "y" 00f\n', '"x 1" {}', "'y' {}", " "),
    "numbers": (_NUMBERS, "1 {}", "2 {}", " "),
    "numbers behind": (_NUMBERS, "{}:1", "{}:2", " "),
    "looks": ("", "#ff0000 {}", "#0000FF {}", ", "),
    "looks in other ways": (
        "color a 0xff0000\ncolor b rgb(0, 0, 255)\ncolor c 255 0 255\n",
        "a {}",
        "b {}",
        " ",
    ),
    "with remarks": (f"; colours\n{_WORDS}", "red {}", "blue {}", " "),
}


@pytest.mark.parametrize("dialect", _DIALECTS)
def test_clues_in_colours_as_people_write_them(dialect: str) -> None:
    head, red, blue, between = _DIALECTS[dialect]
    row = red.format(1) + between + blue.format(2) + (" # a row" if "remarks" in dialect else "")
    columns = [red.format(1), blue.format(1), blue.format(1)]
    puzzle = read("non", "\n".join([f"width 3\nheight 1\n{head}rows", row, "columns", *columns]))
    assert puzzle.problems() == []
    looks = {puzzle.palette[run.colour].rgb: run.length for run in puzzle.rows[0] or ()}
    assert [*looks.values()] == [1, 2]
    assert [red > blue for red, _, blue in looks] == [True, False]


@pytest.mark.parametrize(
    "text",
    [
        f"{_WORDS}rows\nred 1 blue 2\ncolumns\nred 1\nblue 1\nblue 1\n",
        f"{_WORDS}rows:\nred 1 blue 2\ncols:\nred 1\nblue 1\nblue 1\n",
        f"rows\na 1 b 2\ncolumns\na 1\nb 1\nb 1\n{_LETTERS}",
        f"Width = 3\nheight: 1\n{_WORDS}ROWS\n# one\nred 1 blue 2\nCOLUMNS\nred 1\nblue 1\nblue 1\n",
        f"width 1\nheight 3\n{_WORDS}rows\nred 1 blue 2\n\ncolumns\nred 1\nblue 1\nblue 1\n",
    ],
)
def test_a_file_in_colours_is_known_by_them(text: str) -> None:
    (puzzle,) = load_all(text.encode())
    assert (puzzle.extras["format"], str(puzzle.rows[0])) == ("non", "1 2")
    assert [colour.rgb for colour in puzzle.palette] == [(255, 255, 255), (255, 0, 0), (0, 0, 255)]


@pytest.mark.parametrize("said", ["NIGHT", "#000022", "night"])
def test_a_background_is_known_by_its_look_or_in_other_letters(said: str) -> None:
    text = NAMES.replace(
        "color white FFFFFF .", f"color moon ffffdd\ncolor night 000022 .\nbackground {said}"
    )
    assert read("non", text).palette[0].name == "night"


_HEADS = [
    'title "A"\n',
    'title "A"\ntitle "B"\n',
    'by "B"\nlink "C"\nword "D"\n',
    'color "red"\n',
    'title "A&amp;B"\n',
    "",
]
_LISTS = [
    "rows\n1,1\n2\n\ncolumns\n2\n1\n1\n",
    "rows\n1 1\n2\ncolumns\n2\n1\n1",
    "\nrows\n1,1\n,2\n\ncolumns\n2\n1\n1\n",
]
_LISTS += [
    "rows\n1,1\n\n2\ncolumns\n2\n1\n1\n",
    "rows\n1,1\n2\n\ncolumns\n2\n1\n",
    "rows\n1,1\nx\n\ncolumns\n2\n1\n1\n",
]
_RESTS = [
    "",
    '\ngoal "101110"\n',
    '\ngoal "10111"\n',
    '\ngoal "10?110"\n',
    '\nsaved "101110"\n',
    "\n1\n",
    '\n\n\ngoal "101110"',
]


@pytest.mark.parametrize("head", _HEADS)
@pytest.mark.parametrize("lists", _LISTS)
@pytest.mark.parametrize("rest", _RESTS)
def test_files_at_a_glance_are_those_read_with_care(
    head: str, lists: str, rest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"{head}width 3\nheight 2\n{lists}{rest}"

    def answer() -> object:
        try:
            puzzle = read("non", text)
        except FormatError as error:
            return str(error)
        return puzzle, {key: value for key, value in puzzle.extras.items() if key != "saved"}

    at_a_glance = answer()
    monkeypatch.setattr("nonokit.formats.text.non_reader.puzzle_at_a_glance", lambda *_: None)
    assert answer() == at_a_glance


@pytest.mark.native
def test_usual_files_are_read_at_a_glance() -> None:
    from nonokit.formats.text.non_at_a_glance import puzzle_at_a_glance

    puzzle = puzzle_at_a_glance(f"{_HEADS[0]}width 3\nheight 2\n\n{_LISTS[0]}{_RESTS[1]}")
    assert puzzle is not None
    assert (puzzle.title, str(puzzle.goal)) == ("A", "#.#\n##.")


@pytest.mark.parametrize("between", ["\n", "\n\n\n"])
@pytest.mark.parametrize(
    "head",
    ["title {0}\nwidth 3\nheight 2\n\n", "Puzzle {0}\n", "by Ann\ntitle {0}\ncolor red #f00\n"],
    ids=["sizes", "a line", "a colour"],
)
def test_puzzles_may_follow_each_other_with_nothing_between_them(head: str, between: str) -> None:
    lists = ("rows\n3\n1\ncolumns\n2\n1\n1\n", "rows\n3\n2\ncolumns\n2\n2\n1\n")
    text = between.join(head.format(name) + both for name, both in zip("AB", lists, strict=True))
    found = load_all(text.encode())
    assert [[str(clue) for clue in puzzle.rows] for puzzle in found] == [["3", "1"], ["3", "2"]]
    if "title" in head:
        assert [puzzle.title for puzzle in found] == ["A", "B"]
