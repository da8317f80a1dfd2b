"""What a page shows: its lines, and its tables as cells with how each looks.

Pages in the wild are broken in many ways, so that their pieces are taken as they come. Python's own reader of pages takes
time with the square of the length where marks are not closed, and what it does with them differs from version to version.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nonokit.formats.structure.kinds import CELL_WORDS
from nonokit.model.colour import parse_rgb

_UNSHOWN = re.compile(
    r"<!--.*?(?:-->|\Z)|<!\[CDATA\[.*?(?:\]\]>|\Z)|<[!?][^>]*(?:>|\Z)|<(script|style)\b.*?(?:</\1\b[^>]*(?:>|\Z)|\Z)",
    re.DOTALL | re.IGNORECASE,
)
_PIECE = re.compile(  # a tag, its quotes closed or not, or text; none goes on behind the next `<`, so that each is looked at once
    r"""<(/?[a-zA-Z][^\s/<>]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*+|[^<>]*+)>|<?[^<]*+"""
)
_ATTRIBUTE = re.compile(r"""([^\s"'=<>/]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
_PAGE = re.compile(
    r"\s*<(?:!doctype html|html|head|body|main|section|article|div|h[1-6]|p|ul|ol)\b", re.IGNORECASE
)
_WITHIN_LINES = frozenset(["span", "b", "i", "em", "strong", "a", "small", "td", "th", "code"])
_BACKGROUND = re.compile(r"(?<![\w-])background(?:-color)?\s*:\s*([^;]+)")


@dataclass
class Cell:
    """A cell of a table."""

    look: str  # what its attributes say of it, in a word that names a cell or a colour
    parts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All that it says."""
        return "".join(self.parts)


def lines_of_page(text: str) -> list[str]:
    """The text of a page, each heading, item and paragraph on a line of its own; nothing when it is no page."""
    if not _PAGE.match(text):
        return []
    shown = [
        (" " if tag.strip("/") in _WITHIN_LINES else "\n") if tag else piece.replace("\n", " ")
        for tag, piece in _pieces(text)
    ]
    return [" ".join(line.split()) for line in "".join(shown).split("\n")]


def tables_in(text: str) -> list[list[list[Cell]]]:
    """The tables of a page; what is in a table in a cell belongs to the inner one, other elements part the numbers in a cell."""
    tables: list[list[list[Cell]]] = []
    around: list[list[list[Cell]]] = []
    for tag, piece in _pieces(text):
        if tag == "table":
            around.append([])
            tables.append(around[-1])
        elif not around:
            continue
        elif tag == "/table":
            around.pop()
        elif tag == "tr":
            around[-1].append([])
        elif tag in ("td", "th") and around[-1]:
            around[-1][-1].append(Cell(_look(piece)))
        elif around[-1] and around[-1][-1]:
            around[-1][-1][-1].parts.append(" " if tag else piece)
    return tables


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """The tags of a page, each with its attributes, and the texts between them, whose tag is empty."""
    for match in _PIECE.finditer(_UNSHOWN.sub("", text)):
        tag = (match[1] or "").lower()
        yield tag, match[2] if tag else html.unescape(match[0])


def _look(attributes: str) -> str:
    """How a cell looks: `class="cell black"`, `style="background: #000"`, `bgcolor="red"`."""
    given = {
        match[1].lower(): html.unescape(match[2] or match[3] or match[4] or "")
        for match in _ATTRIBUTE.finditer(attributes)
    }
    background = _BACKGROUND.search(given.get("style", ""))
    words = [
        background[1].strip() if background else given.get("bgcolor", ""),
        *given.get("class", "").split(),
    ]
    for word in words:
        rgb = parse_rgb(word)
        if rgb or word in CELL_WORDS:
            return word if word.isalpha() or not rgb else f"#{bytes(rgb).hex()}"
    return ""
