"""Data between tags: the elements of any XML, and the tables of a page whose edge holds clues.

<rows><row>1 1</row>…          an element is a list of what it holds, or a table by the names of its elements
| . | 3 | 2 |                  numbers above and left of cells that hold none: a nonogram as pages draw it
|1 1|   |   |
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import chain

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.formats.structure.edges import agreeing_sides, sides_of_table
from nonokit.formats.structure.kinds import CELL_WORDS
from nonokit.formats.structure.names import is_plain_side
from nonokit.formats.structure.values import Entry, Table, Value
from nonokit.formats.xml.tree import Node, parse_xml
from nonokit.model.colour import parse_rgb

MAX_MARKUP = 8 * 2**20  # characters of a page that are looked through
MOST_CELLS = 1_000_000  # of tables
_MARKED = re.compile(r"<!\[(?!CDATA\[)")
_IGNORED = ("script", "style")
_PAGE = re.compile(
    r"\s*<(?:!doctype html|html|head|body|main|section|article|div|h[1-6]|p|ul|ol)\b", re.IGNORECASE
)
_WITHIN_LINES = ("span", "b", "i", "em", "strong", "a", "small", "td", "th", "code")

_LOOKS = frozenset({"class", "style"})  # attributes that say how a page shows an element
_BACKGROUND = re.compile(r"(?<![\w-])background(?:-color)?\s*:\s*([^;]+)")
_NAMING = frozenset({"name", "id", "key", "side", "type", "class", "direction", "orientation"})  # attributes
_LEAST_CLUES, _LONGEST_NAME = 2, 40


def parse_markup(text: str) -> Value:
    """What elements hold, as lists and tables; None when it is no XML, and no table has clues at its edge."""
    if text.lstrip()[:1] != "<" or len(text) > MAX_MARKUP:
        return None
    reader = _Tables()
    _feed(reader, text)
    tables = [[[cell.text for cell in row] for row in table] for table in reader.tables if len(table) > 1]
    edged = [(rows, columns) for rows, columns in map(sides_of_table, tables) if rows]
    found = agreeing_sides(edged) or [*filter(None, map(_drawn, reader.tables))]
    if found:
        return found
    for whole in (text, f"<page>{text}</page>"):  # or parts of a page
        try:
            return value_of(parse_xml(Sample(whole.encode("utf-8", "replace"))))
        except FormatError:
            continue  # a page need not be XML
    return None


def value_of(node: Node) -> Value:
    """An element that holds others of one name is their list; of several names, a table of such lists; else its text."""
    if node.tag == "dict" and {child.tag for child in node.children[::2]} == {
        "key"
    }:  # Apple's lists of properties
        pairs = zip(node.children[::2], node.children[1::2], strict=False)
        return Table([(key.text, value_of(part)) for key, part in pairs])
    entries: list[Entry] = [
        (name, scalar(text))
        for name, text in node.attributes.items()
        if text != _side_name(node) and not (node.children and name in _LOOKS)
    ]
    by_tag: dict[str, list[Node]] = {}
    for above, child in zip([None, *node.children], node.children, strict=False):
        holds_clues = bool(child.children) or any(map(str.isdigit, child.text))
        name = _side_name(child) or (_heading(above) if above and holds_clues else None)
        by_tag.setdefault(name or child.tag, []).append(child)
    if not by_tag:
        own = [(node.tag, scalar(node.text))] if node.text else []
        return Table([*entries, *own]) if entries else scalar(node.text)
    if len(by_tag) == 1 and not entries and (len(node.children) > 1 or not node.children[0].children):
        return [value_of(child) for child in node.children]
    for tag, children in by_tag.items():
        values = [value_of(child) for child in children]
        entries.append((tag, values if len(values) > 1 else values[0]))
    return Table(entries)


def _side_name(node: Node) -> str | None:
    """The side that an element's attribute names: `<hints side="left">`, `<string-array name="cat_rows">`."""
    if len(node.children) < _LEAST_CLUES:
        return None
    told = [text for name, text in node.attributes.items() if name in _NAMING and len(text) < _LONGEST_NAME]
    return next(filter(is_plain_side, told), None)


def _heading(node: Node) -> str | None:
    """The side that an element names which holds nothing else: `<h2>Columns</h2>` before a list."""
    is_name = not node.children and len(node.text) < _LONGEST_NAME and is_plain_side(node.text)
    return node.text if is_name else None


def scalar(text: str) -> Value:
    """A number or a text; digits that may be cells (`0110`) stay a text."""
    is_number = text.isdecimal() and len(text) < 16 and not (len(text) > 2 and set(text) <= {"0", "1"})
    return int(text) if is_number and (text == "0" or text[0] != "0") else text


def _drawn(table: list[list[_Cell]]) -> list[list[str]]:
    """The picture of a table that says nothing and whose cells look different."""
    cells = [*chain(*table)]
    looks = {cell.look for cell in cells} if not any(cell.text.strip() for cell in cells) else {""}
    return [[cell.look for cell in row] for row in table] if len(looks) > 1 else []


def lines_of_page(text: str) -> list[str]:
    """The text of a page, each heading, item and paragraph on a line of its own; nothing when it is no page."""
    if not _PAGE.match(text) or len(text) > MAX_MARKUP:
        return []
    reader = _Lines()
    _feed(reader, text)
    return [" ".join(line.split()) for line in "".join(reader.parts).split("\n")]


def _feed(reader: HTMLParser, text: str) -> None:
    """Reads a page; a marked section of a kind that Python does not know would end it with an error of Python's."""
    reader.feed(_MARKED.sub("&lt;![", text))
    reader.close()


class _Lines(HTMLParser):
    """Collects what a page says."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.ignored = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Ends a line, unless the element stands within one."""
        self.ignored += tag in _IGNORED
        self.parts.append(" " if tag in _WITHIN_LINES else "\n")

    def handle_endtag(self, tag: str) -> None:
        """Ends a line, too."""
        self.ignored = max(0, self.ignored - (tag in _IGNORED))
        self.parts.append(" " if tag in _WITHIN_LINES else "\n")

    def handle_data(self, data: str) -> None:
        """Text of the line."""
        if not self.ignored:
            self.parts.append(data.replace("\n", " "))


@dataclass
class _Cell:
    text: str = ""
    look: str = ""  # what its attributes say of it, in a word that names a cell or a colour


def _look(attributes: Iterable[tuple[str, str | None]]) -> str:
    """How a cell looks: `class="cell black"`, `style="background: #000"`, `bgcolor="red"`."""
    given = dict(attributes)
    background = _BACKGROUND.search(given.get("style") or "")
    words = [background[1].strip() if background else given.get("bgcolor") or ""]
    words += (given.get("class") or "").split()
    looks = ((word, parse_rgb(word)) for word in words)
    return next(
        (
            word if word.isalpha() or not rgb else f"#{bytes(rgb).hex()}"
            for word, rgb in looks
            if rgb or word in CELL_WORDS
        ),
        "",
    )


class _Tables(HTMLParser):
    """Collects cells; what is in a table in a cell belongs to the inner one."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[list[list[_Cell]]] = []
        self.open: list[list[list[_Cell]]] = []
        self.ignored = 0
        self.count = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A new table, row or cell; other elements part the numbers in a cell."""
        if tag in _IGNORED:
            self.ignored += 1
        elif tag == "table":
            self.open.append([])
            self.tables.append(self.open[-1])
        elif tag == "tr" and self.open:
            self.open[-1].append([])
        elif tag in ("td", "th") and self.open and self.open[-1] and self.count < MOST_CELLS:
            self.count += 1
            self.open[-1][-1].append(_Cell(look=_look(attrs)))
        else:
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        """Ends a table, or parts the numbers in a cell."""
        if tag in _IGNORED:
            self.ignored = max(0, self.ignored - 1)
        elif tag == "table" and self.open:
            self.open.pop()
        else:
            self.handle_data(" ")

    def handle_data(self, data: str) -> None:
        """Text in the cell that is open."""
        if self.open and self.open[-1] and self.open[-1][-1] and not self.ignored:
            self.open[-1][-1][-1].text += data
