"""The tokens of a source text in whatever language it is: texts, numbers, names, brackets and signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from nonokit.formats.structure.values import Value

_TOKEN = re.compile(
    r"""
      (?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z)|\#(?![0-9a-fA-F]{3,6}\b|\(+[\#\d(])[^\n]*|(?<![\w"])%(?!\{)[^\n]*|--[ \t][^\n]*)
    | (?P<text>\[\[[ \t]*\n(?:(?:\d|[^\S\n])*+[^\[\]\s,;"'\d][^\[\]\n,;"']*+\n|[ \t]*[01]{3,}[ \t]*\n)++[ \t]*\]\]|@"(?:[^"]|"")*"|R"[^\s()"\\]{0,16}\(.*?(?:\)[^\s()"\\]{0,16}"|\Z)|\"{3}.*?\"{3}|'{3}.*?'{3}|"(?:[^"\\\n]|\\.)*"|"[ \t]*\n[^"\\]*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)
    | (?P<bits>(?<![\w.])0[bB][01_]+\b)
    | (?P<hex>(?<![\w.])0[xX][0-9a-fA-F]+)[uUlL]{0,3}\b
    | (?P<number>(?<![\w.)\]])-?\d+(?:\.\d+)?)(?:[uilfUILF]\w{0,2})?\b
    | (?P<name>[^\W\d][\w$]*)
    | (?P<open>[\[({])
    | (?P<close>[\])}])
    | (?P<assign>:=|=>|<-|==|[<>!]=|=|::|:)
    | (?P<end>[,;])
    | (?P<line>\n)
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(n|t|r|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)", re.DOTALL)


def tokens(text: str) -> Iterator[tuple[str, str]]:
    """The kinds and texts of all that means something; comments are left out, quotes taken off."""
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup
        if kind == "skip" or kind is None:
            continue
        yield kind, _unquoted(match[kind]) if kind == "text" else match[kind]


def _unquoted(token: str) -> str:
    if token[0] == "[":  # Lua's
        return token[2:-2].strip("\n")
    if token[0] == "@":
        return token[2:-1].replace('""', '"')
    if token[0] == "R":
        return token[token.index("(") + 1 :].rpartition(")")[0]
    inner = token[3:-3] if token[:3] in ('"""', "'" * 3) and len(token) >= 6 else token[1:-1]
    return _ESCAPE.sub(_escaped, inner) if "\\" in inner else inner


def _escaped(match: re.Match[str]) -> str:
    word = match[1]
    if word[0] in "ux" and len(word) > 1:
        return chr(int(word[1:], 16))
    return {"n": "\n", "t": "\t", "r": "\r"}.get(word, word)


def scalar(kind: str, token: str) -> Value:
    """The value that a number, bits or a text stands for."""
    if kind == "text":
        return token
    return Bits(token) if kind == "bits" else int(token[:18], 16) if kind == "hex" else _number(token)


def _number(token: str) -> Value:
    if len(token) > 15:
        return token
    return float(token) if "." in token else int(token)


class Bits(str):
    """The digits of a binary number: in a list of such numbers they are cells."""

    __slots__ = ()

    def __new__(cls, token: str) -> Bits:
        return super().__new__(cls, token[2:].replace("_", ""))
