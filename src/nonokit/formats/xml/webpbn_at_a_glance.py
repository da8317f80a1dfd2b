"""Reading webpbn XML as webpbn and most programs write it: one puzzle, its texts and colours, both sides, pictures, nothing else.

No parser of XML is asked: patterns account for every sign of such a file, and nothing in them can stand for anything else.
Whatever differs (comments, sections, other entities and attributes, several puzzles) is left to `webpbn_reader`, which
reads with care and says what is wrong.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from nonokit import hooks
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared, Rgb
from nonokit.formats.pictures import cells_of
from nonokit.formats.xml.webpbn_colours import BACKGROUND, DEFAULT, Colours, colours_of, predefined
from nonokit.model import UNKNOWN, Grid, Puzzle

_S = r"[ \t\n]*"
_PLAIN = r"[^<>&\x00-\x08\x0b-\x1f\ufffe\uffff]*"
_ENTITIES = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&apos;": "'",
    "&#39;": "'",
    "&#x27;": "'",
    "&amp;": "&",
}
_TEXT = rf"{_PLAIN}(?:(?:{'|'.join(_ENTITIES)}){_PLAIN})*"
_VALUE = r'[^"<&\x00-\x1f\ufffe\uffff]+'
_FIELDS = "source|title|author|copyright|description"
_SHORT = 2000  # characters of colours that are likely to come again
_IDS = ("id", "authorid", "note")
_HEAD = re.compile(
    rf'(?:<\?xml version="1\.0"(?: encoding="[Uu][Tt][Ff]-8")?\?>{_S})?'
    rf'(?:<!DOCTYPE pbn SYSTEM "[\w:/.-]*">{_S})?'
    rf"<puzzleset>{_S}(?P<set><source>{_TEXT}</source>{_S})?"
    rf'<puzzle type="grid"(?: defaultcolor="(?P<default>{_VALUE})")?(?: backgroundcolor="(?P<background>{_VALUE})")?>{_S}'
    rf"(?P<texts>(?:<(?P<tag>{_FIELDS}|{'|'.join(_IDS)})>{_TEXT}</(?P=tag)>{_S})*)"
    rf'(?P<colours>(?:<color name="{_VALUE}" char="{_VALUE}">[0-9a-fA-F]{{6}}</color>{_S})*)'
    r'<clues type="(?P<side>columns|rows)">',
    re.ASCII,
)
_TEXTS = re.compile(r"<([a-z]+)>([^<]*)</")
_COLOURS = re.compile(r'name="([^"]+)" char="([^"]+)">(\w+)<')
_IMAGE = rf'<solution(?: type="(?:goal|solution|saved)")?>{_S}<image>[^<]*</image>{_S}</solution>{_S}'
_END = re.compile(rf"{_S}((?:{_IMAGE})*)</puzzle>{_S}</puzzleset>{_S}")
_IMAGES = re.compile(r'<solution(?: type="(\w+)")?>[^<]*<image>([^<]*)<')


def puzzle_at_a_glance(sample: Sample) -> Puzzle | None:
    """The puzzle of a usual file; None when it has to be read with care."""
    text = sample.text
    head = _HEAD.match(text)
    if head is None or not _is_utf8(sample.data):
        return None
    default, background = head["default"] or DEFAULT, head["background"] or BACKGROUND
    colours, usual = _colours(head["colours"], background, default)
    rest = text[head.end() :]
    found = hooks.read_xml_clues(rest, head["side"] == "rows", colours.values, usual)
    if found is None:
        return None
    buffers, width, height, at = found
    end = _END.fullmatch(rest, at)
    texts = _texts(head["set"] or "", head["texts"])
    is_usual = (usual or buffers[1]) and 0 < min(width, height) <= max(width, height) <= MAX_SIDE
    if end is None or texts is None or not is_usual or _may_be_non(head["texts"]):
        return None
    return _puzzle(buffers, width, height, colours, texts, end[1])


def _puzzle(
    buffers: Any, width: int, height: int, colours: Colours, texts: dict[str, Any], images: str
) -> Puzzle | None:
    extras = {tag: texts.pop(tag) for tag in _IDS if tag in texts}
    pictures = _pictures(images, colours, width, height)
    if pictures is None:
        return None
    goals, saved = pictures
    if saved:
        extras["saved"] = tuple(saved)
    goal = goals[0] if goals else None
    return Puzzle.from_buffers(
        buffers, width, height, palette=colours.palette, goal=goal, extras=extras, **texts
    )


def _is_utf8(data: bytes) -> bool:
    """Whether a parser of XML would read the same text: other encodings have to be declared."""
    if data.isascii():
        return b"\0" not in data
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False


def _may_be_non(texts: str) -> bool:
    """Whether a puzzle in NON may be quoted in texts, which would be read instead."""
    lowered = texts.lower()
    return "rows" in lowered or "columns" in lowered


def _colours(declarations: str, background: str, default: str) -> tuple[Colours, int]:
    look = _usual_colours if len(declarations) <= _SHORT else _look_at_colours
    return look(declarations, background, default)


def _look_at_colours(declarations: str, background: str, default: str) -> tuple[Colours, int]:
    """The colours, and which one counts have that name none; 0 when these have to be looked at."""
    declared = {name: Declared(name, _rgb(look), char) for name, char, look in _COLOURS.findall(declarations)}
    if not declared:
        declared[default] = predefined(default)
    if background not in declared:
        declared[background] = predefined(background)
    colours = colours_of(declared, background, default)
    return colours, colours.values.get(default, 0)


_usual_colours = lru_cache(maxsize=1 << 8)(_look_at_colours)  # the puzzles of a collection share theirs


def _rgb(look: str) -> Rgb:
    red, green, blue = bytes.fromhex(look)
    return red, green, blue


def _texts(of_set: str, own: str) -> dict[str, Any] | None:
    """The texts by their tags, the source perhaps the set's; None when one is there twice."""
    pairs = _TEXTS.findall(own)
    texts = {tag: _unescaped(text).strip() for tag, text in pairs}
    if len(texts) < len(pairs):
        return None
    if of_set and not texts.get("source"):
        texts["source"] = _unescaped(of_set.partition(">")[2].partition("<")[0]).strip()
    return {tag: text for tag, text in texts.items() if text}


def _unescaped(text: str) -> str:
    if "&" in text:  # which comes last, lest it make another
        for entity, char in _ENTITIES.items():
            text = text.replace(entity, char)
    return text


def _pictures(images: str, colours: Colours, width: int, height: int) -> tuple[list[Grid], list[Grid]] | None:
    """The goals (solutions when nothing is called goal) and the saved states; None when one has to be looked at."""
    found: dict[str, list[Grid]] = {"goal": [], "solution": [], "saved": []}
    if not images:
        return [], []
    values = {"?": UNKNOWN} | {char: value for char, value in colours.chars.items() if len(char) == 1}
    for kind, image in _IMAGES.findall(images):
        parts = image.split("|")
        rows = parts[1::2]
        if len(rows) != height or {*map(len, rows)} != {width} or "".join(parts[::2]).strip(" \t\n"):
            return None
        if not image.isascii() or "[" in image or "&" in image or ">" in image:
            return None
        cells = cells_of("".join(rows), values)
        if len(cells) < width * height:
            return None
        found[kind or "goal"].append(Grid(width, height, cells, colours.palette))
    return found["goal"] + found["solution"], found["saved"]
