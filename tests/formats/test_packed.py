"""Puzzles in words and dumps: base64, bits, links, databases, facts, sections, XBM, tables with a puzzle a line."""

from __future__ import annotations

import base64
import json
import zlib
from urllib.parse import quote

import pytest

from formats.exchange import clues, lengths
from nonokit.formats import load_all, loads
from nonokit.formats.links import parameters
from nonokit.formats.structure.packed import BITS_ASSUMED
from nonokit.model import Puzzle

PICTURE = ["#####.###", "#...#.#.#", "#####.###", "#........", "#.......#", "#......##"]
KEY = Puzzle.from_grid(PICTURE)
ROWS, COLUMNS = lengths(KEY)
BITS = "".join("01"[sign == "#"] for row in PICTURE for sign in row)
JSON = json.dumps({"rows": ROWS, "cols": COLUMNS})
NUMBERS = [int(BITS[at : at + 9], 2) for at in range(0, 54, 9)]
BYTES = int(BITS.ljust(56, "0"), 2).to_bytes(7, "big")
ROW_BYTES = b"".join((number << 7).to_bytes(2, "big") for number in NUMBERS)


def side(lines: list[list[int]], inner: str = " ", outer: str = ";") -> str:
    return outer.join(inner.join(map(str, clue or [0])) for clue in lines)


def word(data: bytes) -> str:
    return base64.b64encode(data).decode()


TEXTS = {
    "base64": word(JSON.encode()),
    "base64 of packed text": word(zlib.compress(JSON.encode())),
    "base64 under a key": json.dumps({"level": word(JSON.encode())}),
    "a link with clues": f"https://example.org/play?rows={side(ROWS, ',')}&cols={side(COLUMNS, ',')}",
    "a link with JSON": "https://example.org/play#" + quote(JSON),
    "a link with base64": "https://example.org/?p=" + base64.urlsafe_b64encode(JSON.encode()).decode().rstrip("="),
    "sections with numbers": "[rows]\n" + "\n".join(f"{i}={side([clue])}" for i, clue in enumerate(ROWS, 1)) + "\n[columns]\n" + "\n".join(f"{i}={side([clue])}" for i, clue in enumerate(COLUMNS, 1)),
    "sections with one text": f"; ours\n[rows]\ndata={side(ROWS, ' ', '/')}\n[cols]\ndata={side(COLUMNS, ' ', '/')}\n",
    "facts of runs": "\n".join(f"{name}({i}, {j}, {n})." for name, lines in (("row_hint", ROWS), ("col_hint", COLUMNS)) for i, clue in enumerate(lines, 1) for j, n in enumerate(clue, 1)),
    "facts of clues": "\n".join(f"{name}({i}, {clue})." for name, lines in (("row", ROWS), ("col", COLUMNS)) for i, clue in enumerate(lines)),
    "a dump": f"INSERT INTO puzzle (id, title, rows, cols) VALUES (1, 'It''s', '{json.dumps(ROWS)}', '{json.dumps(COLUMNS)}');",
    "a dump of pictures": f"CREATE TABLE `level` (\n `id` int(11) NOT NULL,\n `width` int, `height` int, solution text,\n PRIMARY KEY (id));\nINSERT INTO `level` VALUES (1,9,6,'{BITS}');",
    "a dump without names": f"INSERT INTO level VALUES (7,'x',9,6,'{BITS}');",
    "a puzzle a line": f"id,title,rows,cols\n1,It's,{side(ROWS)},{side(COLUMNS)}\n",
    "a puzzle a line without a header": f"Key\t{side(ROWS, ' ', ',')}\t{side(COLUMNS, ' ', ',')}\n",
    "letters for sides": f"R: {side(ROWS, ' ', ', ')}\nC: {side(COLUMNS, ' ', ', ')}\n",
    "digits as runs": json.dumps({"rows": [side([clue], "") for clue in ROWS], "cols": [side([clue], "") for clue in COLUMNS]}),
    "digits on lines": side(ROWS, "", "\n") + "\n\n" + side(COLUMNS, "", "\n"),
    "a size with a cross": "9x6\n" + side(ROWS, " ", "\n") + "\n" + side(COLUMNS, " ", "\n"),
    "Elixir": f"%{{rows: {ROWS}, cols: {COLUMNS}}}",
    "XML with cells": "<level>" + "".join(f"<row>{BITS[at : at + 9]}</row>" for at in range(0, 54, 9)) + "</level>",
}  # fmt: skip


@pytest.mark.parametrize("name", TEXTS)
def test_puzzles_in_words_and_dumps(name: str) -> None:
    assert clues(loads(TEXTS[name])) == clues(KEY)


@pytest.mark.parametrize(
    "data",
    [NUMBERS, word(BYTES), BYTES.hex(), word(ROW_BYTES)],
    ids=["numbers", "base64", "hex", "rows of bytes"],
)
def test_bits_beside_a_size_are_cells_and_that_is_said(data: object) -> None:
    puzzle = loads(json.dumps({"width": 9, "height": 6, "data": data}))
    assert clues(puzzle) == clues(KEY)
    assert puzzle.extras["notes"] == [BITS_ASSUMED]


def test_digits_that_are_taken_for_runs_are_told() -> None:
    assert "each digit" in loads(TEXTS["digits as runs"]).extras["notes"][0]


@pytest.mark.parametrize("name", ["a dump", "a puzzle a line"])
def test_titles_come_from_the_columns_of_a_table(name: str) -> None:
    assert loads(TEXTS[name]).title == "It's"


def test_names_of_puzzles_are_their_titles() -> None:
    named = json.dumps(
        {"puzzles": {"cat": {"rows": ROWS, "cols": COLUMNS}, "dog": {"rows": ROWS, "cols": COLUMNS}}}
    )
    listed = "\n".join(f"- name: {name}\n  rows: {ROWS}\n  cols: {COLUMNS}" for name in ("cat", "dog"))
    nested = "\n".join(
        f"{name}:\n  rows:\n"
        + "\n".join(f'    - "{side([clue])}"' for clue in ROWS)
        + "\n  cols:\n"
        + "\n".join(f'    - "{side([clue])}"' for clue in COLUMNS)
        for name in ("cat", "dog")
    )
    for text in (named, listed, nested):
        assert [puzzle.title for puzzle in load_all(text.encode())] == ["cat", "dog"]


def test_xbm() -> None:
    rows = [f"{BITS[at : at + 9]:0<16}" for at in range(0, 54, 9)]
    data = ", ".join(f"0x{int(row[i : i + 8][::-1], 2):x}" for row in rows for i in (0, 8))
    text = f"#define my_key_width 9\n#define my_key_height 6\nstatic unsigned char my_key_bits[] = {{\n {data}}};\n"
    puzzle = loads(text)
    assert clues(puzzle) == clues(KEY)
    assert puzzle.title == "my key"


def test_the_parameters_of_a_link() -> None:
    assert parameters("https://example.org") == parameters("no link") == []
    assert parameters("http://[bad") == []
