"""Notations of single languages, put in the common ones before the data of a program is read.

[| 1, 2 | 3 |]      MiniZinc's tables             [[1, 2], [3]]
array2d(1..2, 1..1, [1, 2])                       [[1], [2]]
%w(1,2 3)           Ruby's words, Perl's qw(…)    ["1,2", "3"]
(f '((1 2) (3)))    Lisp's lists                  (f, ((1 2), (3)))
a:                  YAML's lists of objects or texts
  - {n: 1}                                        a: [{n: 1}, "x"]
  - "x"
[1, 2][..]          Rust's slices                 [1, 2]
"""

from __future__ import annotations

import re

_NO_DATA = re.compile(  # headings of TOML and types of Haskell, which look like lists
    r"^[ \t]*\[{1,2}[A-Za-z_][\w.-]{0,60}\]{1,2}[ \t]*$|::[ \t]*[\[(]+[ \t]*[A-Z]\w{0,20}[ \t]*[\])]+[ \t]*$",
    re.MULTILINE,
)
_BARRED = re.compile(r"\[\|([^\[\]]{0,100000})\|\s*\]")
_FOLDED = re.compile(r"\barray2d\(\s*\d+\.\.\d+\s*,\s*1\.\.(\d{1,4})\s*,\s*\[([\d\s,]{0,1000000})\]\s*\)")
_WORDS = re.compile(r"%[wW]([(\[{])([\d\s,;.:/-]{0,100000})[)\]}]")
_LISP = re.compile(r"\s*(?:(?:;|#lang\b)[^\n]*\n\s*)*\(")
_MAKING = re.compile(r"\((?:list|vector)\s+(?=[\d(])")  # what makes a list of what follows


_BLOCK = re.compile(
    r"""^([ \t]*(?:-[ \t]+)?[\w"' .-]{1,60}:)[ \t]*\n((?:[ \t]*-[ \t]+(?:\[\]|\[?\{.*[\]}]|"[^"\n\d][^"\n]*"|'[^'\n\d][^'\n]*')[ \t]*(?:\n|\Z)){2,})""",
    re.MULTILINE,
)
_ITEM = re.compile(r"^[ \t]*-[ \t]+(.*?)[ \t]*$", re.MULTILINE)
_NEIGHBOUR = re.compile(r"(?<=[\w*)\"])\s+\(")


def in_common_notation(text: str) -> str:
    """The text with what only one language writes so replaced."""
    if ":\n" in text:
        text = _BLOCK.sub(lambda match: f"{match[1]} [{', '.join(_ITEM.findall(match[2]))}]\n", text)
    if "[|" in text:
        text = _BARRED.sub(lambda match: f"[[{match[1].replace('|', '],[')}]]", text)
    if "array2d(" in text:
        text = _FOLDED.sub(_folded, text)
    if "%w" in text or "%W" in text:
        text = _WORDS.sub(lambda match: "[" + ", ".join(f'"{word}"' for word in match[2].split()) + "]", text)
    if ("'(" in text or "[" not in text) and _LISP.match(text):  # elsewhere a quote begins a text
        text = _MAKING.sub("(", text.replace("'(", "(").replace("'[", "[").replace("#:", ":"))
        text = _NEIGHBOUR.sub(", (", text)
    return _NO_DATA.sub("", text.replace("[..]", ""))


def _folded(match: re.Match[str]) -> str:
    """A flat list in rows of the width that its second range gives."""
    numbers, width = re.findall(r"\d+", match[2]), max(int(match[1]), 1)
    rows = [numbers[start : start + width] for start in range(0, len(numbers), width)]
    return "[" + ", ".join(f"[{', '.join(row)}]" for row in rows) + "]"
