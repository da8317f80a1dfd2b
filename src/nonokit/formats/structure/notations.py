"""Notations of single languages, put in the common ones before the data of a program is read.

[| 1, 2 | 3 |]      MiniZinc's tables             [[1, 2], [3]]
%w(1,2 3)           Ruby's words, Perl's qw(…)    ["1,2", "3"]
(f '((1 2) (3)))    Lisp's lists                  (f, ((1 2), (3)))
[1, 2][..]          Rust's slices                 [1, 2]
"""

from __future__ import annotations

import re

_NO_DATA = re.compile(  # headings of TOML and types of Haskell, which look like lists
    r"^[ \t]*\[{1,2}[A-Za-z_][\w.-]{0,60}\]{1,2}[ \t]*$|::[ \t]*[\[(]+[ \t]*[A-Z]\w{0,20}[ \t]*[\])]+[ \t]*$",
    re.MULTILINE,
)
_BARRED = re.compile(r"\[\|([^\[\]]{0,100000})\|\s*\]")
_WORDS = re.compile(r"%[wW]([(\[{])([\d\s,;.:/-]{0,100000})[)\]}]")
_LISP = re.compile(r"\s*(?:;[^\n]*\n\s*)*\(")


_NEIGHBOUR = re.compile(r"(?<=[\w*)\"])\s+\(")


def in_common_notation(text: str) -> str:
    """The text with what only one language writes so replaced."""
    if "[|" in text:
        text = _BARRED.sub(lambda match: f"[[{match[1].replace('|', '],[')}]]", text)
    if "%w" in text or "%W" in text:
        text = _WORDS.sub(lambda match: "[" + ", ".join(f'"{word}"' for word in match[2].split()) + "]", text)
    if ("'(" in text or "[" not in text) and _LISP.match(text):  # elsewhere a quote begins a text
        text = _NEIGHBOUR.sub(", (", text.replace("'(", "("))
    return _NO_DATA.sub("", text.replace("[..]", ""))
