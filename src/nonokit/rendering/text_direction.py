"""Text in the order in which it is seen: for outputs that paint characters from the left, one after the other.

A line that holds Hebrew or Arabic is turned around where it runs from the right, numbers and words of other scripts in it
stay as they are, brackets are mirrored, and Arabic letters get the shapes that they have beside their neighbours. This is
the part of the Unicode Bidirectional Algorithm (UAX 9) that lines without embeddings need; the shapes are those that
Unicode has characters for, which every Arabic font brings along.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

FROM_RIGHT = ("R", "AL")
LEFT_TO_RIGHT = "\u200e"  # before a line: it runs from the left, whatever its first letter
LAM, TATWEEL = "\u0644", "\u0640"
_JOINERS = (
    "\u200c\u200d\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # never painted
)
_BRACKETS = "()[]{}<>«»‹›≤≥⟨⟩「」『』（）【】"
_MIRRORED = dict(
    zip(_BRACKETS, "".join(b + a for a, b in zip(*[iter(_BRACKETS)] * 2, strict=True)), strict=True)
)


def has_text_from_right(text: str) -> bool:
    """Whether something in a text runs from the right."""
    return not text.isascii() and any(unicodedata.bidirectional(char) in FROM_RIGHT for char in text)


def runs_from_right(text: str) -> bool:
    """Whether a line as a whole does: its first letter tells.

    >>> runs_from_right("1. שלום"), runs_from_right("Shalom שלום")
    (True, False)
    """
    strong = (kind for kind in map(unicodedata.bidirectional, text) if kind in ("L", *FROM_RIGHT))
    return next(strong, "L") != "L"


def arranged(text: str) -> str:
    """A line as it is seen from the left.

    >>> arranged("שלום 12") == "12 " + "שלום"[::-1]
    True
    """
    if not has_text_from_right(text):
        return text if text.isascii() else "".join(char for char in text if char not in _JOINERS)
    shaped = "".join(_shaped(text))
    levels = _levels(shaped, base=int(runs_from_right(text)))
    units = [(level, _turned(unit, level)) for level, unit in _units(shaped, levels)]
    return "".join(char for _, unit in _reordered(units) for char in unit if char not in _JOINERS)


def _units(text: str, levels: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Characters with the marks that stand on them, which are not turned around."""
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or unicodedata.bidirectional(text[place]) != "NSM":
            yield levels[start], text[start:place]
            start = place


def _turned(unit: str, level: int) -> str:
    return _MIRRORED.get(unit[0], unit[0]) + unit[1:] if level % 2 else unit


def _reordered(units: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """From the highest level down to the lowest odd one, every stretch at or above it is reversed (L2)."""
    for level in range(max(level for level, _ in units), 0, -1):
        start = 0
        while start < len(units):
            end = start
            while end < len(units) and units[end][0] >= level:
                end += 1
            units[start:end] = units[start:end][::-1]
            start = max(end, start + 1)
    return units


def _levels(text: str, base: int) -> list[int]:
    """The level of every character: odd ones run from the right."""
    kinds = _numbers_settled([unicodedata.bidirectional(char) for char in text])
    kinds = _neutrals_settled(_brackets_settled(text, kinds, base), base)
    levels = [base + _above(kind, base) for kind in kinds]
    for place in range(len(text) - 1, -1, -1):  # spaces at the end stay at the end (L1)
        if not text[place].isspace():
            break
        levels[place] = base
    return levels


def _above(kind: str, base: int) -> int:
    if kind == "R":
        return 1 - base
    if kind == "L":
        return base
    return 2 - base  # numbers


def _numbers_settled(kinds: list[str]) -> list[str]:
    """Marks go with their letters, numbers with the text before them, signs with their numbers (W1 to W7)."""
    strong, before = "ON", "ON"
    for place, kind in enumerate(kinds):
        found = before if kind == "NSM" else kind
        if found in ("L", *FROM_RIGHT):
            strong = found
        elif found == "EN":
            found = "AN" if strong == "AL" else "L" if strong == "L" else "EN"
        kinds[place] = before = found
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    for place in range(1, len(kinds) - 1):
        around = {kinds[place - 1], kinds[place + 1]}
        if (kinds[place] == "ES" and around == {"EN"}) or (
            kinds[place] == "CS" and around in ({"EN"}, {"AN"})
        ):
            kinds[place] = around.pop()
    for order in (range(1, len(kinds)), range(len(kinds) - 2, -1, -1)):
        step = -1 if order.step > 0 else 1
        for place in order:
            if kinds[place] == "ET" and kinds[place + step] == "EN":
                kinds[place] = "EN"
    return [kind if kind in ("L", "R", "EN", "AN") else "ON" for kind in kinds]


def _brackets_settled(text: str, kinds: list[str], base: int) -> list[str]:
    """Two brackets go together: with the line, unless all in them and the text before them runs the other way (N0)."""
    line, other = ("R", "L") if base else ("L", "R")
    for start, end in _pairs(text, kinds):
        inside = {_side(kind) for kind in kinds[start + 1 : end] if kind != "ON"}
        before = next((_side(kind) for kind in reversed(kinds[:start]) if kind != "ON"), line)
        if inside:
            kinds[start] = kinds[end] = other if inside == {other} and before == other else line
    return kinds


def _pairs(text: str, kinds: Sequence[str]) -> list[tuple[int, int]]:
    """The places of brackets that belong together, in the order in which they open."""
    pairs, waiting = [], list[int]()
    for place, char in enumerate(text):
        if char not in _MIRRORED or kinds[place] != "ON":
            continue
        match = next((n for n in reversed(range(len(waiting))) if text[waiting[n]] == _MIRRORED[char]), None)
        if match is None or _BRACKETS.index(char) % 2 == 0:
            waiting.append(place)
        else:
            pairs.append((waiting[match], place))
            del waiting[match:]
    return sorted(pairs)


def _neutrals_settled(kinds: list[str], base: int) -> list[str]:
    """What has no direction takes that of both its neighbours, else that of the line (N1, N2)."""
    line = "R" if base else "L"
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] == "ON":
            end += 1
        if end > place:
            sides = [
                _side(kinds[place - 1]) if place else line,
                _side(kinds[end]) if end < len(kinds) else line,
            ]
            kinds[place:end] = [sides[0] if sides[0] == sides[1] else line] * (end - place)
        place = max(end, place + 1)
    return kinds


def _side(kind: str) -> str:
    return "L" if kind == "L" else "R"


def _shaped(text: str) -> Iterator[str]:
    """The text with the shape of every Arabic letter; lam and alef are one."""
    forms = _forms()
    letters = [place for place, char in enumerate(text) if unicodedata.bidirectional(char) != "NSM"]
    neighbours = {
        here: (before, after)
        for before, here, after in zip([None, *letters], letters, [*letters[1:], None], strict=False)
    }
    is_taken = False
    for place, char in enumerate(text):
        before, after = neighbours.get(place, (None, None))
        if is_taken and place in neighbours:
            is_taken = False  # the alef that is in the shape before
            continue
        joins_before = before is not None and _joins(text[before], "initial") and _joins(char, "final")
        following = "" if after is None else text[after]
        if char == LAM and LAM + following in forms:
            is_taken = True
            yield forms[LAM + following]["final" if joins_before else "isolated"]
            continue
        joins_after = bool(following) and _joins(char, "initial") and _joins(following, "final")
        shape = (
            ("medial" if joins_after else "final")
            if joins_before
            else "initial"
            if joins_after
            else "isolated"
        )
        yield forms.get(char, {}).get(shape, char)


def _joins(char: str, shape: str) -> bool:
    """Whether a letter is written on towards the next ("initial") or from the one before ("final")."""
    return char in (TATWEEL, "\u200d") or shape in _forms().get(char, {})


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Of every Arabic letter, and of lam with an alef, the characters that are its shapes, as Unicode lists them."""
    found: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD)):
        shape, *bases = unicodedata.decomposition(chr(code)).split() or [""]
        letters = "".join(chr(int(base, 16)) for base in bases)
        if len(letters) == 1 or (len(letters) == 2 and letters[0] == LAM):
            found.setdefault(letters, {})[shape.strip("<>")] = chr(code)
    return found
