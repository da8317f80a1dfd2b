"""Shapes that games, solvers and databases write: cells as objects and runs, tables, facts, sizes in file names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import nonokit
from formats.exchange import lengths
from formats.shapes import reading
from nonokit import Puzzle

_PICTURE = ["..##...##", ".#..#.###", "#....####", "##..#.##.", "..##...#.", "...#....."]
_PUZZLE = Puzzle.from_grid(_PICTURE)
_WIDTH, _HEIGHT = _PUZZLE.width, _PUZZLE.height
_ROWS, _COLUMNS = lengths(_PUZZLE)
_CELLS = [[int(cell == "#") for cell in row] for row in _PICTURE]
_FLAT = [cell for row in _CELLS for cell in row]
_PLACES = [(x, y) for y, row in enumerate(_CELLS) for x, cell in enumerate(row) if cell]
_BITS = "".join(map(str, _FLAT))


def _words(clue: list[int], between: str = " ") -> str:
    return between.join(map(str, clue))


def _lines(clues: list[list[int]]) -> str:
    return "\n".join(map(_words, clues))


def _quoted(row: str) -> str:
    return ", ".join(f'"{cell}"' for cell in row)


def _quoted_lines(clues: list[list[int]]) -> str:
    newline = "\n"
    return ",".join(f'"{_words(clue, newline)}"' for clue in clues)


def _filled(clues: list[list[int]], blank: int | None) -> list[list[int | None]]:
    longest = max(map(len, clues))
    return [[*[blank] * (longest - len(clue)), *clue] for clue in clues]


def _barred(clues: list[list[int]]) -> str:
    return f"[|{'|'.join(_words(clue, ', ') for clue in _filled(clues, 0))}|]".replace("None", "0")


def _is_ours(puzzle: Puzzle) -> bool:
    return (puzzle.rows, puzzle.columns) == (_PUZZLE.rows, _PUZZLE.columns)


def _table(head: str, clue: str, cell: str) -> str:
    """A CSV table with the clues at its edge, each written as `clue` is."""
    top = ",".join(clue.format(_words(column, ", ")) for column in _COLUMNS)
    return f"{head},{top}\n" + "".join(
        clue.format(_words(row, ", ")) + f",{cell}" * _WIDTH + "\n" for row in _ROWS
    )


_TEXTS = {
    "cells with a mark": json.dumps(
        {"grid": [[{"filled": v > 0, "marked": False} for v in r] for r in _CELLS]}
    ),
    "cells with words of a program": "const cat: Cell[][] = "
    + json.dumps([[f"@Fill.{('EMPTY', 'FILLED')[v]}" for v in row] for row in _CELLS])
    .replace('"@', "{ fill: ")
    .replace('"', ", shade: 1 }")
    + ";\n",
    "a flat list of cells": json.dumps(
        {"width": _WIDTH, "height": _HEIGHT, "cells": [{"id": i, "value": v} for i, v in enumerate(_FLAT)]}
    ),
    "lists in a call": f"size = Vector2i({_WIDTH}, {_HEIGHT})\ncells = Array[int]([{', '.join(_BITS)}])\n",
    "clues in brackets": _table("Clue", '"[{}]"', "_"),
    "a LaTeX table": " & "
    + " & ".join(map(_words, _COLUMNS))
    + " \\\\ \\hline\n"
    + "".join(_words(row) + " & " * _WIDTH + "\\\\ \\hline\n" for row in _ROWS),
    "letters and colons": f"{_HEIGHT} {_WIDTH}\nL {' : '.join(map(_words, _ROWS))}\nC {' : '.join(map(_words, _COLUMNS))}\n",
    "remarks with stars": f"* Horizontal\n{_lines(_ROWS[:5])}\n* 5\n{_lines(_ROWS[5:])}\n* Vertical\n{_lines(_COLUMNS)}\n",
    "numbers in words": "\n".join(
        f"{side} {i}: {_words(clue, ' and ')}"
        for side, clues in (("Row", _ROWS), ("Column", _COLUMNS))
        for i, clue in enumerate(clues, 1)
    ),
    "bold labels": f"**Rows:** {' / '.join(map(_words, _ROWS))}\n\n**Columns:** {' / '.join(map(_words, _COLUMNS))}\n",
    "an answer of MiniZinc": f"A = array2d(1..{_HEIGHT}, 1..{_WIDTH}, [{', '.join(_BITS)}]);\n",
    "facts with their side": "".join(
        f"clue({side},{i},{j},{length}). "
        for side, clues in (("row", _ROWS), ("col", _COLUMNS))
        for i, clue in enumerate(clues, 1)
        for j, length in enumerate(clue, 1)
    ),
    "elements named by an attribute": "<resources>"
    + "".join(
        f'<string-array name="cat_{side}">'
        + "".join(f"<item>{_words(c)}</item>" for c in clues)
        + "</string-array>"
        for side, clues in (("rows", _ROWS), ("cols", _COLUMNS))
    )
    + "</resources>",
    "a property list": f"<plist><dict><key>width</key><integer>{_WIDTH}</integer><key>height</key>"
    f"<integer>{_HEIGHT}</integer><key>solution</key><string>{_BITS}</string></dict></plist>",
    "cells of a database": "\n".join(
        f"INSERT INTO cells (puzzle_id, x, y, filled) VALUES (1, {x}, {y}, {cell});"
        for y, row in enumerate(_CELLS)
        for x, cell in enumerate(row)
    ),
    "clues with a name": json.dumps(
        {
            side: [{"id": f"{side}-{i}", "clue": _words(clue)} for i, clue in enumerate(clues)]
            for side, clues in (("rows", _ROWS), ("columns", _COLUMNS))
        }
    ),
    "quoted rows": ",\n".join(f'"{row}"' for row in _PICTURE),
    "bytes in hex digits": f"width: {_WIDTH}\nheight: {_HEIGHT}\ncells: {''.join(f'{v:02x}' for v in _FLAT)}\n",
    "a cell a line below a size": f"width: {_WIDTH}\nheight: {_HEIGHT}\nsolution:\n"
    + "".join(f"- {v}\n" for v in _FLAT),
    "MiniZinc's names for something else": f"X = {_WIDTH};\nY = {_HEIGHT};\nrows = {_barred(_ROWS)};\ncols = {_barred(_COLUMNS)};\n",
    "rows of cells between bars": json.dumps({"solution": "|".join(_PICTURE)}),
    "rows as objects": json.dumps({"rows": [{"cells": row} for row in _CELLS]}),
    "clues one number a line": json.dumps(
        {"leftClues": [_words(c) for c in _ROWS], "topClues": [_words(c, "\n") for c in _COLUMNS]}
    ),
    "braces on two lines": "\n".join(
        ",".join(f"{{{_words(c, ',')}}}" for c in clues) for clues in (_ROWS, _COLUMNS)
    ),
    "rows with their numbers": "\n".join(f"{i:2} {row}" for i, row in enumerate(_PICTURE, 1)),
    "a title with the size": f"Cat {_WIDTH}x{_HEIGHT}\n" + "\n".join(_PICTURE),
    "a size and cells between colons": f"cat:{_WIDTH}:{_HEIGHT}:{_BITS}\n",
    "texts that are split": f"rows = '{', '.join(map(_words, _ROWS))}'.split(', ')\n"
    f"cols = '{', '.join(map(_words, _COLUMNS))}'.split(', ')\n",
    "a list of texts in YAML": "grid:\n" + "".join(f"  - '{row}'\n" for row in _PICTURE),
    "parts of a page": "".join(
        f"<div class='{side}'>{''.join(f'<div>{_words(clue)}</div>' for clue in clues)}</div>"
        for side, clues in (("rows", _ROWS), ("columns", _COLUMNS))
    ),
    "a name for each line": json.dumps(
        {f"r{i}": c for i, c in enumerate(_ROWS)} | {f"c{i}": c for i, c in enumerate(_COLUMNS)}
    ),
    "a name for each row of cells": f"size = {_WIDTH}\n"
    + "".join(f"irow{i} = {{{_quoted(row)}}}\n" for i, row in enumerate(_PICTURE, 1)),
    "a side for each clue": json.dumps(
        [
            {"direction": side, "index": i, "clue": clue}
            for side, clues in (("horizontal", _ROWS), ("vertical", _COLUMNS))
            for i, clue in enumerate(clues)
        ]
    ),
    "clues filled up with null": json.dumps({"rows": _filled(_ROWS, None), "cols": _filled(_COLUMNS, None)}),
    "columns as they stand above": json.dumps(
        {"left": _ROWS, "top": [*map(list, zip(*_filled(_COLUMNS, 0), strict=True))]}
    ),
    "rows in hex digits": json.dumps(
        {"width": _WIDTH, "height": _HEIGHT, "rows": [f"{int(''.join(map(str, r)), 2):x}" for r in _CELLS]}
    ),
    "rows of ones alone": "<level><row>"
    + "</row><row>".join(["".join(map(str, row)) for row in _CELLS])
    + "</row></level>",
    "a text of several lines": 'title = "A"\nimage = """\n' + "\n".join(_PICTURE) + '\n"""\n',
    "yes and no": "\n".join(_PICTURE).replace("#", "T").replace(".", "F"),
    "black and white in letters": "\n".join(_PICTURE).replace("#", "B").replace(".", "W"),
    "clues with line ends": f",{_quoted_lines(_COLUMNS)}\n"
    + "".join(f"{_quoted_lines([clue])}{',' * _WIDTH}\n" for clue in _ROWS),
    "a cell a line": "x,y,filled\n"
    + "".join(f"{x},{y},{v}\n" for y, row in enumerate(_CELLS) for x, v in enumerate(row)),
    "functions of Essence": "".join(
        f"letting {side} be function({', '.join(f'{i} --> sequence({_words(c, chr(44))})' for i, c in enumerate(clues, 1))})\n"
        for side, clues in (("rows", _ROWS), ("columns", _COLUMNS))
    ),
    "items added in a method": "class P { void f() {\n"
    + "".join(f"  rows.add(Arrays.asList({_words(clue, ', ')}));\n" for clue in _ROWS)
    + "".join(f"  cols.add(Arrays.asList({_words(clue, ', ')}));\n" for clue in _COLUMNS)
    + "}}",
}


test_it_is_read = reading(_TEXTS, _PUZZLE)


_PAINTED = Puzzle.from_grid(["..rr.", ".rbbr", "rrb..", ".....", "bb.rr"])
_RUNS = [
    [[(_PAINTED.palette[run.colour].name, run.length) for run in clue or ()] for clue in side]
    for side in (_PAINTED.rows, _PAINTED.columns)
]


def _painted(run: str, between: str, heads: tuple[str, str] = ("", "")) -> str:
    return "".join(
        head
        + "".join(
            (between.join(run.format(n=n, c=c, a=c[0]) for c, n in clue) or "0") + "\n" for clue in side
        )
        for head, side in zip(heads, _RUNS, strict=True)
    )


_COLOURED = {
    "under words": _painted("{n} {c}", ", ", ("Rows:\n", "Columns:\n")),
    "in letters that nobody declares": _painted("{n}{a}", ",", ("rows\n", "columns\n")),
    "behind letters": "5 5 2\nr #ff0000\nb #0000ff\n" + _painted("{a}{n}", " "),
    "a table of names": "\n".join(
        ",".join(_PAINTED.palette[cell].name for cell in row) for row in _PAINTED.goal.rows()
    )
    if _PAINTED.goal
    else "",
    "colours in lists beside the clues": json.dumps(
        {
            name: [[run[at] for run in clue] for clue in side]
            for at, names in enumerate((("rowColors", "columnColors"), ("rows", "columns")))
            for name, side in zip(names, _RUNS, strict=True)
        }
    ),
    "numbers of colours beside the clues": json.dumps(
        {
            name: [[(run[1], "rb".index(run[0][0]))[at] for run in clue] for clue in side]
            for at, names in enumerate((("topHints", "leftHints"), ("topColours", "leftColours")))
            for name, side in zip(names, _RUNS[::-1], strict=True)
        }
        | {"colours": ["red", "blue"]}
    ),
    "colours in a list of each clue": json.dumps(
        {
            name: [{"colors": [c for c, _ in clue], "numbers": [n for _, n in clue]} for clue in side]
            for name, side in zip(("rows", "columns"), _RUNS, strict=True)
        }
    ),
    "objects in YAML": "".join(
        f"{name}:\n"
        + "".join("  - " + json.dumps([{"n": n, "color": c} for c, n in clue]) + "\n" for clue in side)
        for name, side in zip(("rows", "columns"), _RUNS, strict=True)
    ),
}


@pytest.mark.parametrize("text", _COLOURED.values(), ids=_COLOURED.keys())
def test_is_read_in_colours(text: str) -> None:
    puzzle = nonokit.loads(text)
    names = [colour.name[0] if colour.name[:6] != "colour" else colour.name[7] for colour in puzzle.palette]
    found = [
        [[(names[run.colour], run.length) for run in clue or ()] for clue in side]
        for side in (puzzle.rows, puzzle.columns)
    ]
    assert found == [[[(name[0], length) for name, length in clue] for clue in side] for side in _RUNS]


def test_words_with_nothing_but_zeros_are_no_puzzle() -> None:
    with pytest.raises(nonokit.FormatError):
        nonokit.loads("Rows:\n0\nsome words\nColumns:\n0\nother words\n")


def test_a_blank_clue_where_the_sides_meet_is_of_the_one_that_gives_a_picture() -> None:
    meant = Puzzle.from_grid(["#.#.", "##.#", ".##.", "....", "#..."])
    text = "5 4\n" + "\n".join(map(str, (*meant.rows, *meant.columns)))
    assert (nonokit.loads(text).rows, nonokit.loads(text).columns) == (meant.rows, meant.columns)


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ([[x, y] for x, y in _PLACES], "the column is taken to come first"),
        ([f"{y}, {x}" for x, y in _PLACES], "the row is taken to come first"),
        ([y * _WIDTH + x for x, y in _PLACES], "counted row by row, from 0"),
    ],
)
def test_filled_cells_may_be_told_by_their_places_beside_a_size(places: list[object], said: str) -> None:
    puzzle = nonokit.loads(json.dumps({"width": _WIDTH, "height": _HEIGHT, "filled": places}))
    assert _is_ours(puzzle)
    assert said in puzzle.extras["notes"][0]


def test_titles_of_pictures_may_be_numbers_with_a_word() -> None:
    text = "\n\n".join(f"Level {number}\n" + "\n".join(_PICTURE) for number in (1, 2))
    assert [puzzle.title for puzzle in nonokit.load_all(text.encode())] == ["Level 1", "Level 2"]


def test_columns_at_the_edge_of_a_drawing_may_have_no_number() -> None:
    puzzle = nonokit.loads("     2 3\n1  . # . .\n2  . # # .\n1  . . # .\n1  . . # .\n")
    assert list(map(str, puzzle.columns)) == ["0", "2", "3", "0"]


def test_facts_count_their_lines_from_0_on_both_sides_or_on_none() -> None:
    """The first column has no run, so that no fact is about it."""
    facts = "row(0,1,1). row(1,1,1). row(2,1,2). col(1,1,3). col(2,1,1)."
    puzzle = nonokit.loads(f"#const rows=3.\n#const cols=3.\n{facts}")
    assert list(map(str, puzzle.columns)) == ["0", "3", "1"]


def test_puzzles_one_after_the_other_with_an_empty_line_before_each_side() -> None:
    other = "1\n1\n\n2\n0"
    text = f"{_lines(_ROWS)}\n\n{_lines(_COLUMNS)}\n\n{other}\n"
    first, second = nonokit.load_all(text.encode())
    assert _is_ours(first)
    assert (second.width, second.height) == (2, 2)


@pytest.mark.parametrize("end", ["", "\n", "\n\n\n"])
def test_empty_lines_are_clues_where_a_line_with_a_sign_divides_the_sides(end: str) -> None:
    puzzle = nonokit.loads(f"3\n\n1 1 1\n3\n#\n1 1\n1\n1 2\n1\n2{end}")
    assert list(map(str, puzzle.rows)) == ["3", "0", "1 1 1", "3"]
    assert puzzle.width == 5


def test_which_entry_of_a_cell_is_taken_is_said() -> None:
    cells = [[{"solution": v, "guess": (x + v) % 2} for x, v in enumerate(row)] for row in _CELLS]
    puzzle = nonokit.loads(json.dumps(cells))
    assert _is_ours(puzzle)
    assert "'solution'" in puzzle.extras["notes"][0]


def test_cells_of_which_two_entries_may_tell_are_refused() -> None:
    cells = [[{"a": v, "b": (x + v) % 2} for x, v in enumerate(row)] for row in _CELLS]
    with pytest.raises(nonokit.FormatError):
        nonokit.loads(json.dumps(cells))


def test_rows_from_the_bottom_up_are_found_by_solving() -> None:
    drawn = [
        *("..##...###", ".#..#.####", "#....#####", "#....####.", "##..#.##..", "..##...#..", "...#......"),
        "..###.....",
    ]
    meant = Puzzle.from_grid(drawn)
    rows, columns = lengths(meant)
    puzzle = nonokit.loads(f"{meant.width} {meant.height}\n{_lines(rows[::-1])}\n{_lines(columns)}\n")
    assert (puzzle.rows, puzzle.columns) == (meant.rows, meant.columns)
    assert "the rows from the bottom up" in puzzle.extras["notes"][0]


@pytest.mark.parametrize(
    "text", [_BITS, "\n".join(_BITS), json.dumps({"data": _FLAT})], ids=["line", "lines", "json"]
)
def test_the_size_may_stand_in_the_name_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / f"cat_{_WIDTH}x{_HEIGHT}.txt"
    path.write_text(text)
    puzzle = nonokit.load(path)
    assert _is_ours(puzzle)
    assert "the file's name" in puzzle.extras["notes"][0]


def test_cells_in_one_line_without_a_size_are_no_puzzle_of_one_row() -> None:
    with pytest.raises(nonokit.FormatError):
        nonokit.loads(_BITS)


def test_runs_that_fill_each_row_are_a_picture_not_clues() -> None:
    rows = [[[2, "white"], [3, "red"]], [[1, "red"], [4, "white"]], [[5, "red"]], [[4, "white"], [1, "blue"]]]
    puzzle = nonokit.loads(json.dumps({"grid": rows}))
    assert (puzzle.width, puzzle.height, len(puzzle.palette)) == (5, 4, 3)


def test_runs_of_empty_and_filled_cells_in_turns_are_said() -> None:
    turns = [2, 2, 3, 2, 1, 1, 2, 1, 1, 4, 4, 6, 2, 1, 1, 2, 3, 2, 3, 1, 4, 1, 5]
    puzzle = nonokit.loads(json.dumps({"width": _WIDTH, "height": _HEIGHT, "data": turns}))
    assert _is_ours(puzzle)
    assert "in turns" in puzzle.extras["notes"][0]


def test_colours_of_runs_may_be_three_numbers() -> None:
    red, blue = [255, 0, 0], [0, 0, 255]
    rows = [[{"count": 1, "rgb": red}, {"count": 1, "rgb": blue}], [{"count": 2, "rgb": blue}]]
    columns = [[{"count": 1, "rgb": red}, {"count": 1, "rgb": blue}], [{"count": 2, "rgb": blue}]]
    assert len(nonokit.loads(json.dumps({"rows": rows, "columns": columns})).palette) == 3


def test_a_matrix_in_a_program_about_something_else_is_said() -> None:
    rows = ",\n".join(f"  {row}" for row in _CELLS)
    puzzle = nonokit.loads(f"import zlib\ndef write(out):\n    pass\npixels = [\n{rows}\n]\n")
    assert puzzle.extras["notes"]


def _over_the_grid(blank: object) -> str:
    """The clues as a program draws them: each column's above the other, the last number below."""
    deep, wide = max(map(len, _COLUMNS)), max(map(len, _ROWS))
    tall = [[blank] * (deep - len(clue)) + clue for clue in _COLUMNS]
    left = [[blank] * (wide - len(clue)) + clue for clue in _ROWS]
    return f"colHints = {[*map(list, zip(*tall, strict=True))]}\nrowHints = {left}\n"


def _calls(form: str, side: str, clues: list[list[int]], first: int) -> str:
    return "".join(form.format(side, place, clue) for place, clue in enumerate(clues, first))


def _entries(clues: list[list[int]]) -> str:
    return ", ".join(f"{place}, List.of({_words(clue, ', ')})" for place, clue in enumerate(clues, 1))


@pytest.mark.parametrize(
    "text",
    [
        _over_the_grid(0),
        _over_the_grid(" "),
        *(
            _calls(form, "row", _ROWS, first) + _calls(form, "column", _COLUMNS, first)
            for form in ("puzzle.set_{}({}, {})\n", "    b.clue_of( '{}', {}, {} )\n")
            for first in (0, 1)
        ),
        f"rows = Map.of({_entries(_ROWS)});\ncols = Map.of({_entries(_COLUMNS)});\n",
    ],
    ids=[
        "filled up with 0",
        "filled up with blanks",
        "set, from 0",
        "set, from 1",
        "named, from 0",
        "named, from 1",
        "map",
    ],
)
def test_clues_with_their_places(text: str) -> None:
    assert _is_ours(nonokit.loads(text))


def test_rows_of_a_picture_with_their_places() -> None:
    text = _calls("grid.{}({}, new ArrayList<>(Arrays.asList({})));\n", "setLine", _CELLS, 0)
    puzzle = nonokit.loads(text.replace("([", "(").replace("])", ")"))
    assert _is_ours(puzzle)


@pytest.mark.parametrize(
    ("rows", "is_told"),
    [(([1, 1, 0, 1, 0], [1, 1, 0, 0, 1], [0, 1, 1, 0, 1]), True), (([1, 0, 1], [0, 1, 1], [1, 0, 1]), False)],
)
def test_ways_to_fill_a_line_are_told(rows: tuple[list[int], ...], is_told: bool) -> None:
    listed = "".join(f"        {row},\n" for row in rows)
    text = f"def test_nonogram_line():\n    ways = [\n{listed}    ]\n    assert ways\n"
    notes = nonokit.loads(text).extras.get("notes", [""])
    assert ("ways to fill one line" in notes[0]) is is_told


def test_a_format_in_code_within_prose() -> None:
    non = nonokit.formats.dumps(_PUZZLE, "non")
    page = f"# How to\n\nPress:\n\n```txt\n{non}```\n\n1. Here\n2. or there.\n\n```py\nprint(1)\n```\n"
    assert _is_ours(nonokit.load(page.encode()))


def test_pictures_whose_rows_add_up_as_clues_do() -> None:
    pictures = (
        "010010 100001 101101 100001 010010 010010",
        "010010 110011 101101 011110 011110 011110",
        "000000 110011 101101 111111 100001 100001",
        "010010 110011 011110 100001 101101 100001",
    )
    text = "\n;;;;;\n".join("\n".join(map(";".join, picture.split())) for picture in pictures)
    assert [(one.width, one.height) for one in nonokit.load_all(text.encode())] == [(6, 6)] * 4
