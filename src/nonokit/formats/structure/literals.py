"""Data inside programs: the lists, texts and assignments of a source text in whatever language it is.

Most languages write a list as items between brackets and an assignment as a name, a sign and a value; they differ in
brackets, signs and ornament (types, `new int[][]`, `vec!`, `c(…)`). This reader keeps what is common to all and skips
the rest; nothing is run. JSON with comments or trailing commas, TOML and JavaScript objects are read by it, too.

Each bracket, and the text as a whole, is a frame of slots. A slot ends at a comma, a semicolon or, where statements
stand, at a line end; its value is the last group or scalar in it, its key what stood before `=`, `:`, `=>` or `<-`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nonokit.formats.structure.names import FIELDS, is_plain_side, words_of
from nonokit.formats.structure.tokens import Bits, scalar, tokens
from nonokit.formats.structure.values import MAX_DEPTH, Entry, Table, Value

_CONSTANTS: dict[str, Value] = {"true": True, "false": False, "null": None, "none": None, "nil": None}
_ACCESS = frozenset({"public", "private", "protected"})  # C++: says who may use what follows


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
    """The data of a source text in common notation: an entry for each assignment and each group outside of one."""
    frames = [_Frame("")]
    before = ""
    for kind, token in tokens(text):
        _end_statement(frames[-1], kind, token)
        if kind == "open":
            _note_call(frames[-1].slot, token, before)
            if len(frames) > MAX_DEPTH:
                break
            frames.append(_Frame(token))
        elif kind == "close":
            _close(frames)
        else:
            _take(frames[-1], kind, token)
        before = kind
    while len(frames) > 1:
        _close(frames)
    _end_slot(frames[0])
    return Table(frames[0].entries)


def _end_statement(frame: _Frame, kind: str, token: str) -> None:
    """Ends a slot that was over at a line end, unless what follows is the body of a function."""
    if frame.slot.is_over and kind != "line":
        frame.slot.is_over = False
        frame.has_keywords |= token == ":" and bool(
            frame.slot.names
        )  # `:rows [[1] [2]]` on a line of its own
        if token != "{":
            _end_slot(frame, is_statement=True)


def _note_call(slot: _Slot, bracket: str, before: str) -> None:
    if bracket == "(" and before == "name" and slot.names:
        slot.called = slot.names[-1]


def _close(frames: list[_Frame]) -> None:
    """Ends the innermost bracket; one too many that is closed is ornament."""
    if len(frames) > 1:
        _end_slot(frames[-1])
        group = _group(frames.pop())
        _put(frames[-1], group)


def _take(frame: _Frame, kind: str, token: str) -> None:
    """Whatever is no bracket."""
    if kind == "assign":
        _assign(frame, token)
    elif kind == "end":
        _end_slot(frame, is_statement=token == ";")
        if token == ";":
            frame.breaks.append(len(frame.entries))
    elif kind == "line":
        _end_line(frame)
    elif kind == "name":
        _name(frame, token)
    else:
        _put(frame, scalar(kind, token))


def _end_line(frame: _Frame) -> None:
    if frame.slot.is_word:  # YAML's `name: Cat`
        _put(frame, " ".join(frame.slot.names))
    frame.slot.has_lines = True
    frame.slot.is_over = frame.opened in ("", "{") and frame.slot.is_whole


def _put(frame: _Frame, value: Value) -> None:
    """Another value in the slot. In brackets, values with nothing between them are neighbours (`[1 2]`)."""
    slot = frame.slot
    if frame.opened and slot.values and not slot.sign and not slot.names:
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
    if sign == slot.sign == "=" and slot.names and any(isinstance(value, list) for value in slot.values):
        name = slot.names.pop()  # `rows={[[1], [2]]} cols=…`: attributes with nothing between them
        _end_slot(frame)
        frame.slot = _Slot(name, sign)
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
    values = [value[0] if isinstance(value, list) and len(value) == 1 else value for value in slot.values]
    texts = [*slot.names[-1:], *(value for value in values if isinstance(value, str))]
    if texts:
        return _naming(texts)
    return str(slot.values[-1]) if slot.values and isinstance(slot.values[-1], int) else None


def _naming(words: list[str]) -> str:
    """The word that names a side (`int rows[H][W] = …`, `letting rows be …`), else the last one."""
    return next(filter(is_plain_side, reversed(words)), words[-1])


def _end_slot(frame: _Frame, *, is_statement: bool = False) -> None:
    slot, frame.slot = frame.slot, _Slot()
    if not slot.values and not (slot.names and frame.opened):
        return
    value = _value(frame, slot)
    key = _label(frame, slot, value, is_statement)
    item = _item(frame, slot, key, value) if isinstance(value, list) else None
    if item is not None:
        _keep(frame, *item)
    else:
        frame.entries.append((key, value))


def _value(frame: _Frame, slot: _Slot) -> Value:
    """The last group or scalar of a slot; of one without any, its last name."""
    if not slot.values:
        return slot.names[-1]
    if frame.opened and slot.called and slot.values[-1] == [] and slot.values[:-1] and not slot.sign:
        return []  # `3 --> sequence()`
    filled = [value for value in slot.values if value != []]
    if slot.called == "split" and filled and isinstance(filled[0], str):
        return filled[0]  # `"1 1, 2".split(", ")`
    groups = [value for value in filled if isinstance(value, list | Table)]
    if not slot.sign and not frame.opened:  # `nonogram [[1], [2]] [[1], [2]]`: what a function is given
        frame.entries += [(None, group) for group in groups[:-1] if _has_groups(group)]
    return groups[-1] if groups else filled[-1] if filled else []


def _label(frame: _Frame, slot: _Slot, value: Value, is_statement: bool) -> str | None:
    """What a value goes by: the key it was assigned to, or the name of a call at the top; in lists that is ornament."""
    if frame.has_keywords and not slot.sign and slot.names:
        slot.key, slot.sign = slot.names[-1], ":"
    frame.has_keys |= bool(slot.sign)
    if slot.sign:
        return slot.key
    if slot.called and is_statement and _has_groups(value):
        frame.has_keys = True  # `rows({{1}, {2}});`, `int[][] rows() { return …; }`
        return slot.called
    return _naming(slot.names) if slot.names and not frame.opened else None


_ADDING = frozenset(["append", "add", "push", "emplace"])
Item = tuple[str | None, int | None, list[Value]]  # whose it is, its place where that is told, and the item


def _item(frame: _Frame, slot: _Slot, key: str | None, value: list[Value]) -> Item | None:
    """What a statement sets or adds in a list: `rows[3] = [1, 2]`, `rows.append([1, 2])`."""
    if slot.index is not None:
        return key, slot.index, value
    if not slot.called or slot.sign or frame.opened not in ("", "{"):
        return None
    return _placed_item(slot.called, value) or _added_item(slot, slot.called, value)


def _added_item(slot: _Slot, called: str, value: list[Value]) -> Item | None:
    """What `rows.append([1, 2])`, `add_row([1, 2])` or `add_row(1, 2)` adds, and to what."""
    if _ADDING.isdisjoint(words_of(called)):
        return None
    name = called if is_plain_side(called) else "".join(slot.names[-2:-1])
    item = value[0] if len(value) == 1 and isinstance(value[0], list) else value
    is_clue = (item is not value or name == called) and {*map(type, item)} <= {int}
    return (name, None, item) if name and is_clue else None


def _placed_item(called: str, value: list[Value]) -> Item | None:
    """What `set_row(3, [1, 2])` or `set("row", 3, [1, 2])` sets: whose item, its place, and the item."""
    *names, place, item = value if len(value) in (2, 3) else (None, None, None)
    while isinstance(item, list) and len(item) == 1 and isinstance(item[0], list):
        item = item[0]  # `new ArrayList<>(Arrays.asList(1, 2))`
    if type(place) is not int or not isinstance(item, list) or not {*map(type, item)} <= {int}:
        return None
    name = names[0] if names else called
    return (name, place, item) if isinstance(name, str) else None


def _keep(frame: _Frame, name: str | None, place: int | None, item: list[Value]) -> None:
    """The next item of the list that was set item by item just before, if it goes by that name; or the first of one."""
    before, items = frame.entries[-1] if frame.entries else (None, None)
    if before == name and isinstance(items, _Items) and place in (None, items.next):
        items.append(item)
    else:
        frame.entries.append((name, _Items([item], place or 0) if place in (None, 0, 1) else item))


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
    if len({len(value) for value in values if isinstance(value, Bits)}) > 1:  # how wide is it?
        return [int(value, 2) if isinstance(value, Bits) else value for value in values]
    return values
