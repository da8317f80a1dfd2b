"""Spreadsheets are read, other documents of office programs say what to do."""

from __future__ import annotations

import pytest

from formats.exchange import clues, packed
from nonokit.errors import FormatError
from nonokit.formats import load
from nonokit.model import Puzzle

TREE = Puzzle.from_grid(["..#..", ".###.", "#####", "..#..", "....."])
ROWS, COLUMNS = ([[run.length for run in clue or ()] for clue in side] for side in (TREE.rows, TREE.columns))
CELLS = {(0, 1 + x): clue for x, clue in enumerate(COLUMNS)} | {
    (1 + y, 0): clue for y, clue in enumerate(ROWS)
}


def text(clue: list[int]) -> str:
    return " ".join(map(str, clue or [0]))


def xlsx(*, shared: bool) -> bytes:
    rows: dict[int, str] = {}
    for (y, x), clue in CELLS.items():
        place = f"{chr(66 + x)}{y + 3}"  # not in the corner
        number = [*CELLS].index((y, x))
        cell = (
            f'<c r="{place}" t="s"><v>{number}</v></c>'
            if shared
            else f'<c r="{place}" t="inlineStr"><is><t>{text(clue)}</t></is></c>'
        )
        rows[y] = rows.get(y, "") + cell
    sheet = (
        "<worksheet><sheetData>"
        + "".join(f"<row>{row}</row>" for row in rows.values())
        + "</sheetData></worksheet>"
    )
    strings = "<sst>" + "".join(f"<si><t>{text(clue)}</t></si>" for clue in CELLS.values()) + "</sst>"
    return packed({"[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>", "xl/sharedStrings.xml": strings, "xl/worksheets/sheet1.xml": sheet, "xl/worksheets/sheet2.xml": "<worksheet/>"})  # fmt: skip


def ods() -> bytes:
    def cell(content: str, times: int = 1) -> str:
        return f'<table:table-cell table:number-columns-repeated="{times}"><text:p>{content}</text:p></table:table-cell>'

    rows = ["<table:table-cell/>" + "".join(cell(text(clue)) for clue in COLUMNS)]
    rows += [cell(text(clue)) + '<table:table-cell table:number-columns-repeated="5"/>' for clue in ROWS]
    table = "".join(f"<table:table-row>{row}</table:table-row>" for row in rows)
    far = '<table:table-row table:number-rows-repeated="1048570"/>'
    content = f'<d xmlns:table="t" xmlns:text="x"><b><table:table>{table}{far}</table:table></b></d>'
    return packed({"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": content})


@pytest.mark.parametrize(
    "data", [xlsx(shared=True), xlsx(shared=False), ods()], ids=["xlsx", "inline", "ods"]
)
def test_spreadsheets(data: bytes) -> None:
    assert clues(load(data)) == clues(TREE)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"[Content_Types].xml": "<Types/>", "word/document.xml": "<d/>"}, "a text document: copy"),
        ({"mimetype": "application/vnd.oasis.opendocument.text", "Thumbnails/thumbnail.png": "x"}, "a text document: copy"),
        ({"[Content_Types].xml": "<Types/>", "ppt/a.xml": "<d/>"}, "a presentation: copy"),
        ({"xl/workbook.xml": "<workbook/>", "xl/worksheets/sheet1.xml": "<worksheet/>"}, "a spreadsheet without a puzzle"),
        ({"xl/workbook.xml": "<workbook/>", "xl/worksheets/sheet1.xml": "<worksheet>"}, "broken XML"),
    ],
)  # fmt: skip
def test_other_documents(files: dict[str, str], message: str) -> None:
    with pytest.raises(FormatError, match=message):
        load(packed(files))
