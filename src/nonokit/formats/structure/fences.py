"""Code within prose: what stands between fences in Markdown, or between a site's marks for code, and in notebooks."""

from __future__ import annotations

import re

from nonokit.formats.structure.values import Value

_LEAST_CELLS = 2  # of a notebook, that hold what one of them does not
_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,}|\{% *(?:end)?highlight\b)[^`]*")


def without_fences(text: str) -> tuple[str, list[str]]:
    """A text without the lines that fence code in it, and the blocks of code.

    >>> without_fences("A cat:\\n```\\n3\\n1 1\\n```\\n")
    ('A cat:\\n3\\n1 1\\n', ['3\\n1 1'])
    """
    if "```" not in text and "~~~" not in text and "highlight" not in text:
        return text, []
    kept: list[str] = []
    blocks: list[str] = []
    start: int | None = None
    for line in text.split("\n"):
        if not _FENCE.fullmatch(line):
            kept.append(line)
        elif start is None:
            start = len(kept)
        else:
            blocks.append("\n".join(kept[start:]))
            start = None
    return "\n".join(kept), blocks


def code_of_notebook(value: Value) -> str | None:
    """The code of all cells of a notebook together; None for anything else, and where there is no more than one.

    >>> code_of_notebook({"cells": [{"cell_type": "code", "source": ["a = 1\\n"]}, {"cell_type": "code", "source": "b = 2"}]})
    'a = 1\\nb = 2'
    """
    cells = value.get("cells") if isinstance(value, dict) else None
    if not isinstance(cells, list):
        return None
    code = [
        cell.get("source") for cell in cells if isinstance(cell, dict) and cell.get("cell_type") == "code"
    ]
    texts = ["".join(map(str, one)) if isinstance(one, list) else str(one) for one in code]
    return "\n".join(text.strip("\n") for text in texts) if len(texts) >= _LEAST_CELLS else None
