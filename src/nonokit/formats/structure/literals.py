"""Data inside programs: the lists, texts and assignments of a source text in whatever language it is.

Most languages write a list as items between brackets and an assignment as a name, a sign and a value; they differ in
brackets, signs and ornament (types, `new int[][]`, `vec!`, `c(…)`). This reader keeps what is common to all and skips
the rest; nothing is run. JSON with comments or trailing commas, TOML and JavaScript objects are read by it, too.

Each bracket, and the text as a whole, is a frame of slots. A slot ends at a comma, a semicolon or, where statements
stand, at a line end; its value is the last group or scalar in it, its key what stood before `=`, `:`, `=>` or `<-`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nonokit.formats.structure.names import FIELDS
from nonokit.formats.structure.notations import in_common_notation
from nonokit.formats.structure.values import MAX_DEPTH, MAX_VALUES, Entry, Table, Value

_TOKEN = re.compile(
    r"""
      (?P<skip>//[^\n]*|/\*.*?(?:\*/|\Z)|\#(?![0-9a-fA-F]{3,6}\b)[^\n]*|(?<![\w"])%(?!\{)[^\n]*|--[ \t][^\n]*)
    | (?P<text>@"(?:[^"]|"")*"|R"[^\s()"\\]{0,16}\(.*?(?:\)[^\s()"\\]{0,16}"|\Z)|\"{3}.*?\"{3}|'{3}.*?'{3}|"(?:[^"\\\n]|\\.)*"|"[ \t]*\n[^"\\]*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)
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
_CONSTANTS: dict[str, Value] = {"true": True, "false": False, "null": None, "none": None, "nil": None}
_ACCESS = frozenset({"public", "private", "protected"})  # C++: says who may use what follows
_ESCAPE = re.compile(r"\\(n|t|r|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)", re.DOTALL)


@dataclass
class _Slot:
    """What stands between two commas."""

    key: str | None = None
    sign: str = ""  # what assigned to the key
    names: list[str] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    index: int | None = None  # of the item that is set: `rows[3] = …`
    called: str | None = None  # the name before `(…)`: of a function, or of what is made
    has_lines: bool = False  # whether it goes on after a line end
    is_over: bool = False  # unless the body of a function follows on the next line

    @property
    def is_word(self) -> bool:
        """Whether it names something in words without quotes."""
        return (
            self.sign == ":" and bool(self.names) and not self.values and (self.key or "").lower() in FIELDS
        )

    @property
    def is_whole(self) -> bool:
        """Whether a line end may end it: after `new List<int>()` the values come on the next lines."""
        return bool(self.values) and not ("new" in self.names and self.values[-1] == [])


@dataclass
class _Frame:
    opened: str
    entries: list[Entry] = field(default_factory=list)
    has_keys: bool = False
    has_keywords: bool = False  # names stand before their values with nothing between them
    breaks: list[int] = field(default_factory=list)  # the places of semicolons
    slot: _Slot = field(default_factory=_Slot)


def parse_literals(text: str) -> Table:
    """The data of a source text: an entry for each assignment and each group outside of one."""
    frames = [_Frame("")]
    was = ""
    for count, (kind, token) in enumerate(_tokens(in_common_notation(text))):
        if count > MAX_VALUES:
            break
        frame = frames[-1]
        if frame.slot.is_over and kind != "line":
            frame.slot.is_over = False
            if token != "{":
                _end_slot(frame, is_statement=True)
        if kind == "open":
            if token == "(" and was == "name" and frame.slot.names:
                frame.slot.called = frame.slot.names[-1]
            if len(frames) > MAX_DEPTH:
                break
            frames.append(_Frame(token))
        elif kind == "close":
            if len(frames) > 1:
                _end_slot(frame)
                frames.pop()
                _put(frames[-1], _group(frame))
        elif kind == "assign":
            _assign(frame, token)
        elif kind == "end":
            _end_slot(frame, is_statement=token == ";")
            if token == ";":
                frame.breaks.append(len(frame.entries))
        elif kind == "line":
            if frame.slot.is_word:  # YAML's `name: Cat`
                _put(frame, " ".join(frame.slot.names))
            frame.slot.has_lines = True
            frame.slot.is_over = frame.opened in ("", "{") and frame.slot.is_whole
        elif kind == "name":
            _name(frame, token)
        else:
            _put(frame, _scalar(kind, token))
        was = kind
    while len(frames) > 1:
        _end_slot(frames[-1])
        group = _group(frames.pop())
        _put(frames[-1], group)
    _end_slot(frames[0])
    return Table(frames[0].entries)


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup
        if kind == "skip" or kind is None:
            continue
        yield kind, _unquoted(match[kind]) if kind == "text" else match[kind]


def _unquoted(token: str) -> str:
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


def _scalar(kind: str, token: str) -> Value:
    if kind == "text":
        return token
    return _Bits(token) if kind == "bits" else int(token[:18], 16) if kind == "hex" else _number(token)


def _number(token: str) -> Value:
    if len(token) > 15:
        return token
    return float(token) if "." in token else int(token)


def _put(frame: _Frame, value: Value) -> None:
    """Another value in the slot. In brackets, values with nothing between them are neighbours (`[1 2]`)."""
    slot = frame.slot
    if frame.opened and slot.values and not slot.sign and slot.values[-1] != [] and not slot.names:
        _end_slot(frame)
        slot = frame.slot
    slot.values.append(value)


def _name(frame: _Frame, name: str) -> None:
    constant = _CONSTANTS.get(name.lower(), _CONSTANTS)
    if constant is _CONSTANTS:
        frame.slot.names.append(name)
    else:
        _put(frame, constant)


def _assign(frame: _Frame, sign: str) -> None:
    slot = frame.slot
    if sign in ("==", "<=", ">=", "!=", "::"):
        return
    if (
        sign == "=" and slot.sign == ":" and not slot.has_lines
    ):  # `rows: number[][] = …`: what stood between is a type
        slot.values, slot.names = [], []
        return
    if sign == ":" and slot.names and any(isinstance(value, list) and value for value in slot.values):
        frame.has_keywords = True  # `:rows [[1] [2]] :cols …`: the sign begins the next name
        _end_slot(frame)
        return
    key = _key(slot)
    if key in _ACCESS and sign == ":":
        frame.slot = _Slot()
    elif key is not None:
        frame.slot = _Slot(key, sign, index=_index(slot) if sign == "=" else None)


def _index(slot: _Slot) -> int | None:
    """The place in a list that is set: 3 in `rows[3] = …`."""
    groups = [value[0] for value in slot.values if isinstance(value, list) and len(value) == 1]
    return (
        groups[0] if len(groups) == len(slot.values) == 1 and type(groups[0]) is int and slot.names else None
    )


def _key(slot: _Slot) -> str | None:
    """What an assignment sets: the text or name before the sign, also before `[…]` (`int rows[5][3] = …`)."""
    for value in reversed(slot.values):
        if isinstance(value, str):
            return value
        if isinstance(value, list) and len(value) == 1 and isinstance(value[0], str):
            return value[0]
    if slot.names:
        return slot.names[-1]
    return str(slot.values[-1]) if slot.values and isinstance(slot.values[-1], int) else None


class _Bits(str):
    """The digits of a binary number: in a list of such numbers they are cells."""

    __slots__ = ()

    def __new__(cls, token: str) -> _Bits:
        return super().__new__(cls, token[2:].replace("_", ""))


def _end_slot(frame: _Frame, *, is_statement: bool = False) -> None:
    slot, frame.slot = frame.slot, _Slot()
    filled = [value for value in slot.values if value != []]
    if filled or slot.values:
        groups = [value for value in filled if isinstance(value, list | Table)]
        if not slot.sign and not frame.opened:  # `nonogram [[1], [2]] [[1], [2]]`: what a function is given
            frame.entries += [(None, group) for group in groups[:-1] if _has_groups(group)]
        value = groups[-1] if groups else filled[-1] if filled else []
    elif slot.names and frame.opened:
        value = slot.names[-1]
    else:
        return
    if frame.has_keywords and not slot.sign and slot.names:
        slot.key, slot.sign = slot.names[-1], ":"
    frame.has_keys |= bool(slot.sign)
    # A call's name (`rows([[1], [2]])`) labels what stands at the top; in lists it is ornament.
    key = slot.key if slot.sign else slot.names[-1] if slot.names and not frame.opened else None
    if slot.called and not slot.sign and is_statement and _has_groups(value):
        key, frame.has_keys = slot.called, True  # `rows({{1}, {2}});`, `int[][] rows() { return …; }`
    if slot.index is not None and isinstance(value, list):
        before = frame.entries[-1] if frame.entries else (None, None)
        if before[0] == key and isinstance(before[1], _Items) and slot.index == before[1].next:
            before[1].append(value)
            return
        value = _Items([value], slot.index) if slot.index in (0, 1) else value
    if slot.called in _ADDING and not slot.sign and not frame.opened and len(slot.names) > 1:
        item = value[0] if isinstance(value, list) and len(value) == 1 else None
        if isinstance(item, list) and {*map(type, item)} <= {int}:
            _add(frame, slot.names[-2], item)
            return
    frame.entries.append((key, value))


_ADDING = frozenset(["append", "add", "Add", "push", "push_back", "emplace_back", "addLast"])


def _add(frame: _Frame, name: str, item: list[Value]) -> None:
    """`rows.append([1, 2])`: another item of what goes by the name."""
    before = frame.entries[-1] if frame.entries else (None, None)
    if before[0] == name and isinstance(before[1], _Items):
        before[1].append(item)
    else:
        frame.entries.append((name, _Items([item], 0)))


class _Items(list[Value]):
    """A list that a program sets item by item, from 0 or 1 on."""

    def __init__(self, items: list[Value], first: int) -> None:
        super().__init__(items)
        self.first = first

    @property
    def next(self) -> int:
        return self.first + len(self)


def _has_groups(value: Value) -> bool:
    return isinstance(value, list) and any(isinstance(item, list) for item in value)


def _group(frame: _Frame) -> Value:
    if frame.has_keys:
        return Table(frame.entries)
    values = [value for _, value in frame.entries]
    if frame.opened == "[" and len(frame.breaks) > 1 and {*map(type, values)} == {int}:
        ends = [*frame.breaks, len(values)]
        rows = [values[start:end] for start, end in zip([0, *ends], ends, strict=False)]
        if max(map(len, rows)) > 1:  # Matlab's `[1 2; 3 0]`; OCaml divides single numbers so
            return [row for row in rows if row]
    if len({len(value) for value in values if isinstance(value, _Bits)}) > 1:  # how wide is it?
        return [int(value, 2) if isinstance(value, _Bits) else value for value in values]
    return values
