"""Data between tags: the elements of any XML, and the tables of a page whose edge holds clues.

<rows><row>1 1</row>…          an element is a list of what it holds, or a table by the names of its elements
| . | 3 | 2 |                  numbers above and left of cells that hold none: a nonogram as pages draw it
|1 1|   |   |
"""

from __future__ import annotations

from itertools import chain

from nonokit.errors import FormatError
from nonokit.formats.format import Sample
from nonokit.formats.structure.edges import agreeing_sides, sides_of_table
from nonokit.formats.structure.names import is_plain_side
from nonokit.formats.structure.pages import Cell, tables_in
from nonokit.formats.structure.values import Entry, Table, Value
from nonokit.formats.xml.tree import Node, parse_xml

_LOOKS = frozenset({"class", "style"})  # attributes that say how a page shows an element
_NAMING = frozenset({"name", "id", "key", "side", "type", "class", "direction", "orientation"})  # attributes
_LEAST_CLUES, _LONGEST_NAME = 2, 40


def parse_markup(text: str) -> Value:
    """What elements hold, as lists and tables; None when it is no XML, and no table has clues at its edge."""
    if text.lstrip()[:1] != "<":
        return None
    tables = tables_in(text)
    texts = [[[cell.text for cell in row] for row in table] for table in tables if len(table) > 1]
    edged = [(rows, columns) for rows, columns in map(sides_of_table, texts) if rows]
    found = agreeing_sides(edged) or [*filter(None, map(_drawn, tables))]
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


def _drawn(table: list[list[Cell]]) -> list[list[str]]:
    """The picture of a table that says nothing and whose cells look different."""
    cells = [*chain(*table)]
    looks = {cell.look for cell in cells} if not any(cell.text.strip() for cell in cells) else {""}
    return [[cell.look for cell in row] for row in table] if len(looks) > 1 else []
