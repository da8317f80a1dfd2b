"""Colour clues of NON in all their dialects: `3a,1b`; `red 3 blue 1`; `red: 3, 1 blue: 2`."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import cast

from nonokit.formats.clue_text import Token, expected, parse_number, split_words
from nonokit.formats.clues import NamedClue, Run, Runs
from nonokit.formats.entities import unescape
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_CLUE_CHARS
from nonokit.model.colour import known_look

PIECE = re.compile(r'"[^"]*"|\'[^\']*\'|[^\s,:"\']+|["\']')
NO_COLOUR = ""  # stands for runs that name none
_SHORT = 200  # characters of a clue line that is likely to come again
_WORDS = re.compile(r'"[^"]*"|\S+')
_JOINTS = str.maketrans("_- ", "aaa")  # what joins the words of a name
_COUNTED = re.compile(r"(\d+)(\D\S*)")


def unquoted(text: str) -> str:
    """The text without the quotes around it."""
    if len(text) > 1 and text[0] in "\"'" and text[-1] == text[0]:
        return text[1:-1]
    return text


def is_colour(name: str, declared: Container[str]) -> bool:
    """Whether clues may use a name: it is declared, or everybody knows it."""
    return name in declared or known_look(name) is not None


def usual_clues(texts: Sequence[str], declared: Container[str]) -> list[NamedClue] | None:
    """Clues such as `red 3 blue 1`, which is how nearly all files have them; None when one needs a second look."""
    found = [*map(_usual_clue, texts)]
    if None in found:
        return None
    clues = cast("list[NamedClue]", found)
    return clues if all(name in declared for name in names_of(clues)) else None


def names_of(clues: Iterable[NamedClue]) -> set[str]:
    """The colours that clues name."""
    return set(chain.from_iterable([names for names, _ in clues]))


def _usual_clue(text: str) -> NamedClue | None:
    """Names and lengths of a clue such as `red 3 blue 1`."""
    return _short_clue(text) if len(text) <= _SHORT else _split_clue(text)


def _split_clue(text: str) -> NamedClue | None:
    if len(text) > MAX_CLUE_CHARS:
        return None
    if text == "0":
        return (), ()
    words = _WORDS.findall(text) if '"' in text else text.split()
    names, numbers = tuple(map(unquoted, words[::2])), words[1::2]
    if not words or len(names) != len(numbers) or not text.isascii() or not all(map(_is_usual, names)):
        return None
    if not all(number.isdigit() and len(number) < 5 and number.strip("0") for number in numbers):
        return None
    return names, tuple(map(int, numbers))


_short_clue = lru_cache(maxsize=1 << 14)(_split_clue)


def _is_usual(name: str) -> bool:
    return name[:1].isalpha() and name.translate(_JOINTS).isalnum()


def used_names(clues: Iterable[str]) -> set[str]:
    """The colours that clue lines name; `NO_COLOUR` among them when a run stands before any name."""
    return set(chain.from_iterable(map(_names_in, set(clues))))


def _names_in(text: str) -> Iterator[str]:
    for place, piece in enumerate(PIECE.findall(text)):
        if not piece.isdigit():
            counted = _COUNTED.fullmatch(piece)
            yield counted[2] if counted else unescape(unquoted(piece))
        elif not place and piece.strip("0"):
            yield NO_COLOUR


def colour_clue(sample: Sample, text: str, line: int, values: Mapping[str, int]) -> Runs:
    """A clue in any of the dialects; a name stays in force until the next one."""
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
            runs.append((length, values[counted[2]]))
        else:
            length = parse_number(sample, piece, "a number or a colour")
            if not colour and length:
                raise expected(sample, "a colour before the number", piece)
            runs.append((length, colour))
    if len(runs) > 1 and any(not run[0] for run in runs):
        raise sample.error("expected runs of at least 1, found 0", line, 1)
    return [run for run in runs if run[0]]
