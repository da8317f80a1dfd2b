"""Texts set in lines: cut where they must fit a place, broken into lines where they may go on."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonokit.rendering.pdf import Sheet

# A word with the space before it; scripts that write without spaces may break before any of their characters.
_PIECES = re.compile(
    r"\s*(?:[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af][、。，．！？：；」』）]*|[^\s\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+)"
)


def cut_to(sheet: Sheet, text: str, size: float, width: float, *, is_bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would leave its place."""
    if sheet.text_width(text, size, is_bold=is_bold) <= width:
        return text
    while text and sheet.text_width(text + "…", size, is_bold=is_bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def lines_of(sheet: Sheet, text: str, size: float, width: float, *, is_bold: bool = False) -> Iterator[str]:
    """A text in lines no wider than that; an empty one between paragraphs, which empty lines divide."""
    for number, paragraph in enumerate(re.split(r"\n\s*\n", text.strip())):
        if number:
            yield ""
        line = ""
        for piece in _PIECES.findall(paragraph.replace("\n", " ")):
            if line and sheet.text_width(line + piece, size, is_bold=is_bold) > width:
                yield cut_to(sheet, line, size, width, is_bold=is_bold)
                line = piece.lstrip()
            else:
                line = line + piece if line else piece.lstrip()
        if line:
            yield cut_to(sheet, line, size, width, is_bold=is_bold)
