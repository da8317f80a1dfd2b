"""Code within prose: what stands between fences in Markdown, or between a site's marks for code."""

from __future__ import annotations

import re

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
