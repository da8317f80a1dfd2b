"""Colour clues of NON in all their dialects: `3a,1b`; `red 3 blue 1`; `red: 3, 1 blue: 2`."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping

from nonokit.formats.clues import run_of
from nonokit.formats.entities import unescape
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_CLUE_CHARS
from nonokit.formats.text.clue_text import Token, expected, parse_number, split_words
from nonokit.model import Clue, Run
from nonokit.model.colour import NAMED

PIECE = re.compile(r'"[^"]*"|\'[^\']*\'|[^\s,:"\']+|["\']')
NO_COLOUR = ""  # stands for runs that name none
_COUNTED = re.compile(r"(\d+)(\D\S*)")


def unquoted(text: str) -> str:
    """The text without the quotes around it."""
    if len(text) > 1 and text[0] in "\"'" and text[-1] == text[0]:
        return text[1:-1]
    return text


def is_colour(name: str, declared: Container[str]) -> bool:
    """Whether clues may use a name: it is declared, or everybody knows it."""
    return name in declared or name.lower() in NAMED


def used_names(clues: Iterable[str]) -> set[str]:
    """The colours that clue lines name; `NO_COLOUR` among them when a run stands before any name."""
    used: set[str] = set()
    for piece, is_first in {
        (piece, not place) for text in clues for place, piece in enumerate(PIECE.findall(text))
    }:
        if not piece.isdigit():
            counted = _COUNTED.fullmatch(piece)
            used.add(counted[2] if counted else unescape(unquoted(piece)))
        elif is_first and piece.strip("0"):
            used.add(NO_COLOUR)
    return used


def colour_clue(sample: Sample, text: str, line: int, values: Mapping[str, int]) -> Clue:
    """A clue in any of the dialects; a name stays in force until the next one."""
    words = text.split()
    if len(words) % 2 == 0 and all(
        map(str.isdecimal, words[1::2])
    ):  # `red 3 blue 1`, as nearly all files have it
        try:
            runs = [_run(values[name], length) for name, length in zip(words[::2], words[1::2], strict=True)]
        except (KeyError, ValueError):
            return _any_clue(sample, text, line, values)
        return Clue(runs)
    return _any_clue(sample, text, line, values)


def _run(colour: int, length: str) -> Run:
    if len(length) > 4 or length == "0":
        raise ValueError(length)
    return run_of(int(length), colour)


def _any_clue(sample: Sample, text: str, line: int, values: Mapping[str, int]) -> Clue:
    if len(text) > MAX_CLUE_CHARS:
        raise sample.error(f"a line of {len(text)} characters: too long", line)
    colour = values.get("black", 1 if len(values) == 1 else 0)
    runs: list[Run] = []
    for piece in split_words(text, line, pattern=PIECE):
        counted = _COUNTED.fullmatch(piece.text)
        name = unescape(unquoted(piece.text))
        if name in values:
            colour = values[name]
        elif counted and counted[2] in values:
            length = parse_number(sample, Token(counted[1], line, piece.column))
            runs.append(run_of(length, values[counted[2]]))
        else:
            length = parse_number(sample, piece, "a number or a colour")
            if not colour and length:
                raise expected(sample, "a colour before the number", piece)
            runs.append(run_of(length, colour))
    if len(runs) > 1 and any(not run.length for run in runs):
        raise sample.error("expected runs of at least 1, found 0", line, 1)
    return Clue(run for run in runs if run.length)
