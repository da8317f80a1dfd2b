"""How the cells of a spreadsheet look: a picture may be drawn in one by filling cells, with nothing written in them."""

from __future__ import annotations

from collections.abc import Mapping

from nonokit.formats.format import Sample
from nonokit.formats.xml.tree import Node, parse_xml
from nonokit.model.colour import parse_rgb

# What files name by its number: the colours of the usual theme, and the first of the old palette.
_THEME = ["ffffff", "000000", "e7e6e6", "44546a", "4472c4", "ed7d31", "a5a5a5", "ffc000", "5b9bd5", "70ad47"]
_INDEXED = ["000000", "ffffff", "ff0000", "00ff00", "0000ff", "ffff00", "ff00ff", "00ffff"]
_OTHER = "808080"
PAPER = "#ffffff"  # of cells that are framed, not filled


def excel_looks(data: bytes | None) -> list[str]:
    """The look of each style of a workbook, by number; empty for cells that nothing shows."""
    if not data:
        return []
    root = parse_xml(Sample(data))
    fills, borders = (
        [*map(look, _within(root, name))] for name, look in (("fill", _fill), ("border", _frame))
    )
    styles = (xf for group in root.all("cellxfs") for xf in group.all("xf"))
    return [item_at(fills, xf, "fillid") or item_at(borders, xf, "borderid") for xf in styles]


def _within(root: Node, name: str) -> list[Node]:
    return [node for group in root.all(f"{name}s") for node in group.all(name)]


def item_at(values: list[str], node: Node, name: str) -> str:
    """The value whose number an attribute gives; empty when there is none."""
    number = node.attributes.get(name, "")
    return values[int(number)] if number.isdecimal() and int(number[:9]) < len(values) else ""


def _frame(node: Node) -> str:
    """Paper for a cell with a border, so that a picture's empty margin counts."""
    return PAPER if any(side.attributes.get("style") for side in node.children) else ""


def _fill(node: Node) -> str:
    """The colour of a solid fill."""
    for pattern in node.all("patternfill"):
        if pattern.attributes.get("patterntype") == "solid":
            return next(map(_colour, pattern.all("fgcolor")), f"#{_INDEXED[0]}")
    return ""


def _colour(node: Node) -> str:
    given = node.attributes
    digits = given.get("rgb", "")[-6:]
    digits = digits or item_at(_THEME, node, "theme") or item_at(2 * _INDEXED, node, "indexed") or _OTHER
    tint = _number(given.get("tint", ""))
    parts = parse_rgb(f"#{digits}") or (0, 0, 0)
    return "#" + "".join(
        f"{round(part * (1 + tint) if tint < 0 else part + (255 - part) * tint):02x}" for part in parts
    )


def _number(text: str) -> float:
    """How much lighter (up to 1) or darker (down to -1) a colour is made."""
    try:
        return min(max(float(text), -1.0), 1.0)
    except ValueError:
        return 0.0


def open_looks(root: Node) -> Mapping[str, str]:
    """The looks of the styles of an OpenDocument sheet, by name."""
    found: dict[str, str] = {}
    for group in root.all("office:automatic-styles"):
        for style in group.all("style:style"):
            for given in (node.attributes for node in style.all("style:table-cell-properties")):
                colour, border = given.get("fo:background-color", ""), given.get("fo:border", "none")
                look = colour if parse_rgb(colour) else PAPER if border != "none" else ""
                found[style.attributes.get("style:name", "")] = look
    return found
