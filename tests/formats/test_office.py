"""Spreadsheets are read, other documents of office programs say what to do."""

from __future__ import annotations

import pytest

from formats.exchange import clues, lengths, packed
from nonokit.errors import FormatError
from nonokit.formats import load
from nonokit.model import Puzzle

TREE = Puzzle.from_grid(["..#..", ".###.", "#####", "..#..", "....."])
ROWS, COLUMNS = lengths(TREE)
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


def filled_xlsx(theme: str) -> bytes:
    """Filled cells, framed ones beside them, and nothing written."""
    styles = (
        "<styleSheet><fills><fill><patternFill patternType='none'/></fill><fill><patternFill patternType='solid'>"
        f"<fgColor {theme}/></patternFill></fill></fills><borders><border/><border><left style='thin'/></border></borders>"
        "<cellXfs><xf/><xf fillId='1' borderId='1'/><xf fillId='0' borderId='1'/></cellXfs></styleSheet>"
    )
    rows = ["".join(f"<c s='{1 if sign == '#' else 2}'/>" for sign in row) for row in DRAWN]
    sheet = f"<worksheet><sheetData><row>{'</row><row>'.join(rows)}</row></sheetData></worksheet>"
    return packed(
        {"xl/workbook.xml": "<workbook/>", "xl/styles.xml": styles, "xl/worksheets/sheet1.xml": sheet}
    )


def filled_ods() -> bytes:
    names = {"#": "ce1", ".": "ce2"}
    styles = "".join(
        f'<style:style style:name="{name}"><style:table-cell-properties {look}/></style:style>'
        for name, look in (("ce1", 'fo:background-color="#123456"'), ("ce2", 'fo:border="1pt solid"'))
    )
    cells = [
        "".join(f'<table:table-cell table:style-name="{names[sign]}"/>' for sign in row) for row in DRAWN
    ]
    rows = "".join(f"<table:table-row>{row}</table:table-row>" for row in cells)
    content = (
        '<d xmlns:table="t" xmlns:style="s" xmlns:fo="f" xmlns:office="o"><office:automatic-styles>'
        f"{styles}</office:automatic-styles><table:table>{rows}</table:table></d>"
    )
    return packed({"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": content})


DRAWN = ["..#..", ".###.", "#####", "..#..", "....."]


@pytest.mark.parametrize(
    ("data", "look"),
    [
        (filled_xlsx("rgb='FF123456'"), "#123456"),
        (filled_xlsx("theme='1'"), "#000000"),
        (filled_xlsx("theme='0' tint='-0.5'"), "#808080"),
        (filled_xlsx("indexed='10'"), "#ff0000"),
        (filled_ods(), "#123456"),
    ],
    ids=["rgb", "theme", "tint", "indexed", "ods"],
)
def test_filled_cells_of_a_spreadsheet_are_a_picture(data: bytes, look: str) -> None:
    puzzle = load(data)
    assert clues(puzzle) == clues(TREE)
    assert [colour.hex for colour in puzzle.colours] == [look]


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
