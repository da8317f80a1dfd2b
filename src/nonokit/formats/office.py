"""Documents of office programs, which are zip archives: their sheets as tables in text, and why others hold no puzzle."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.sheet_looks import PAPER, excel_looks, item_at, open_looks
from nonokit.formats.xml.tree import Node, parse_xml

_SHEET = re.compile(r"xl/worksheets/sheet(\d{1,4})\.xml")
_PLACE = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_KINDS = {"word/": "a text document", "ppt/": "a presentation"}
_OPEN_KINDS = {"text": "a text document", "presentation": "a presentation", "graphics": "a drawing"}
_LOOK = re.compile(r"#[0-9a-f]{6}")
_MOST = 2 * MAX_SIDE  # rows or columns that are looked at

Cells = dict[tuple[int, int], str]  # by row and column


def document_problem(files: Mapping[str, bytes]) -> str | None:
    """Why an archive is a document to copy from rather than a pack of puzzles; None when it is none."""
    start = next((start for start in _KINDS if any(name.startswith(start) for name in files)), None)
    kind = _KINDS[start] if start and "[Content_Types].xml" in files else None
    opened = re.match(rb"application/vnd\.oasis\.opendocument\.(\w+)", files.get("mimetype", b""))
    kind = kind or (_OPEN_KINDS.get(opened[1].decode()) if opened else None)
    return f"{kind}: copy the puzzle out of it into a plain text file or a spreadsheet" if kind else None


def sheets_of(files: Mapping[str, bytes]) -> list[tuple[str, bytes]] | None:
    """The sheets of a spreadsheet, each with a name and its cells as a table with tabs; None when it is none."""
    if "xl/workbook.xml" in files:
        tables = _excel_tables(files)
    elif b"opendocument.spreadsheet" in files.get("mimetype", b"")[:100]:
        tables = _open_tables(parse_xml(Sample(files.get("content.xml", b""))))
    else:
        return None
    return [(f"sheet {number}", _text(cells)) for number, cells in enumerate(tables, 1) if cells]


def _excel_tables(files: Mapping[str, bytes]) -> Iterator[Cells]:
    texts = _shared_texts(files)
    styles: list[str] | None = None
    for _, name in sorted((int(match[1]), match[0]) for match in map(_SHEET.fullmatch, files) if match):
        cells = _cells(files[name], lambda cell: _value(cell, texts))
        if not _has_numbers(cells):
            styles = excel_looks(files.get("xl/styles.xml")) if styles is None else styles
            cells = _cells(files[name], partial(item_at, styles, name="s")) or cells
        yield cells


def _open_tables(root: Node) -> Iterator[Cells]:
    looks = open_looks(root)
    for table in _tables(root):
        cells = _open_cells(table, lambda cell: " ".join(map(_inner, cell.all("text:p"))))
        if not _has_numbers(cells):
            cells = (
                _open_cells(table, lambda cell: looks.get(cell.attributes.get("table:style-name", ""), ""))
                or cells
            )
        yield cells


def _has_numbers(cells: Cells) -> bool:
    """Whether a sheet says something; else how its cells look may be a picture."""
    return any(char.isdigit() for text in cells.values() for char in text)


def _shared_texts(files: Mapping[str, bytes]) -> list[str]:
    data = files.get("xl/sharedStrings.xml")
    return [_inner(item) for item in parse_xml(Sample(data)).all("si")] if data else []


def _inner(node: Node) -> str:
    return node.raw + "".join(map(_inner, node.children))


def _cells(data: bytes, told: Callable[[Node], str]) -> Cells:
    """The cells of a sheet; a cell without a place follows the one before it."""
    found: Cells = {}
    for table in parse_xml(Sample(data)).all("sheetdata"):
        for y, row in enumerate(table.all("row")):
            at = (y, -1)
            for cell in row.all("c"):
                at = _place(cell.attributes.get("r", "")) or (at[0], at[1] + 1)
                if max(at) < _MOST and (text := told(cell)):
                    found[at] = text
    return found


def _place(name: str) -> tuple[int, int] | None:
    """The row and column of `B12`, from 0."""
    match = _PLACE.fullmatch(name)
    if not match:
        return None
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - 64
    return int(match[2]) - 1, column - 1


def _value(cell: Node, texts: list[str]) -> str:
    inner = " ".join(map(_inner, cell.all("is")))
    value = cell.child_text("v") or inner
    if cell.attributes.get("t") == "s" and value.isdecimal():
        return texts[int(value)] if int(value) < len(texts) else ""
    return value.removesuffix(".0")


def _tables(node: Node) -> list[Node]:
    found = node.all("table:table")
    for child in node.children:
        found += _tables(child) if child.tag != "table:table" else []
    return found


def _open_cells(table: Node, told: Callable[[Node], str]) -> Cells:
    found: Cells = {}
    y = 0
    for row in table.all("table:table-row"):
        x = 0
        for cell in [child for child in row.children if child.tag.endswith("table-cell")]:
            text = told(cell)
            times = _times(cell, "columns")
            if text:
                found |= {(y, at): text for at in range(x, min(x + times, _MOST))}
            x += times
        y += _times(row, "rows")
        if y >= _MOST:
            break
    return found


def _times(node: Node, what: str) -> int:
    number = node.attributes.get(f"table:number-{what}-repeated", "1")
    return int(number) if number.isdecimal() and len(number) < 8 else 1


def _text(cells: Cells) -> bytes:
    top, left = (min(place[i] for place in cells) for i in (0, 1))
    bottom, right = (max(place[i] for place in cells) for i in (0, 1))
    blank = PAPER if all(map(_LOOK.fullmatch, cells.values())) else ""
    rows = [
        "\t".join(" ".join(cells.get((y, x), blank).split()) for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    ]
    return "\n".join(rows).encode()
