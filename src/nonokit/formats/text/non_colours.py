"""Colour clues of NON as files have them: `3a,1b`; `red 3 blue 1`; `red: 3, 1 blue: 2`; `3 red 1 blue`; `a3 b1`.

A line is taken apart into names and numbers. Whether a name stands before its number or after it is one thing for a whole
file; so it is where colours are numbers themselves, and names and lengths take turns.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from nonokit.formats.clue_text import Token, expected, parse_number, split_words
from nonokit.formats.entities import unescape
from nonokit.formats.format import Sample
from nonokit.formats.limits import MAX_CLUE_CHARS
from nonokit.formats.text.non_words import KEYWORDS
from nonokit.model.colour import known_look, parse_rgb

PIECE = re.compile(r'"[^"]*"|\'[^\']*\'|[^\s,:=()"\']+|["\']')
NO_COLOUR = ""  # stands for runs that name none
NamedRun = tuple[str, int]

_GLUED = re.compile(r"(?P<length>\d+)(?P<name>\D.*)|(?P<before>\D.*?)(?P<after>\d+)")
_MOST_WORDS = 3  # of a name without quotes: `light sky blue`


def unquoted(text: str) -> str:
    """The text without the quotes around it."""
    if len(text) > 1 and text[0] in "\"'" and text[-1] == text[0]:
        return text[1:-1]
    return text


class Names:
    """The colours that clues may name: those declared, in small or capital letters, and those that everybody knows.

    Where nothing at all is declared, any word beside a number may be one.
    """

    def __init__(self, declared: Iterable[str]) -> None:
        self.declared = {*declared}
        self.takes_all = False
        self.small = {name.lower(): name for name in self.declared}
        self.are_numbers = bool(self.declared) and all(map(str.isdecimal, self.declared))
        self.known: dict[str, str | None] = {name: name for name in self.declared}

    def find(self, word: str) -> str | None:
        """The name that a word stands for; None when it is none."""
        if word not in self.known:
            self.known[word] = self._found(word)
        return self.known[word]

    def _found(self, word: str) -> str | None:
        name = unescape(unquoted(word))
        if name.lower() in self.small:
            return name if name in self.declared else self.small[name.lower()]
        is_any = self.takes_all and name.isalpha() and name.lower() not in KEYWORDS
        is_look = name[:1] == "#" and parse_rgb(name) is not None
        is_known = is_any or is_look or known_look(name) is not None
        return self.small.setdefault(name.lower(), name) if is_known else None

    def begins(self, text: str) -> bool:
        """Whether a line begins with a number or a colour, as a clue does."""
        if text[:1].isdigit() or text.lstrip()[:1] in "0123456789-?":
            return True
        if self.takes_all and not any(map(str.isdigit, text)):
            return False
        words = [Token(piece[0], 0, 0) for piece in islice(PIECE.finditer(text), _MOST_WORDS)]
        return bool(words) and (self._first(words) is not None or bool(self._both(words[0])))

    def pieces(
        self, sample: Sample, text: str, line: int, *, is_name_first: bool
    ) -> Iterator[tuple[str, Token]]:
        """Names, each with its word, and numbers, which have none."""
        words = split_words(text, line, pattern=PIECE)
        at = 0
        while at < len(words):
            word = words[at]
            is_number = word.text.isdecimal() and word.text not in self.declared
            if self.are_numbers and len(words) > 1:
                is_number = at % 2 == is_name_first
            at += 1
            if is_number:
                yield NO_COLOUR, word
            elif word.text in self.declared:
                yield word.text, word
            elif first := self._first(words[at - 1 :]):
                at += first[1] - 1
                yield first[0], word
            elif both := self._both(word):
                yield from both if is_name_first else reversed(both)
            else:
                raise expected(sample, "a number or a colour", word)

    def _first(self, words: Sequence[Token]) -> tuple[str, int] | None:
        """The name that the first of some words are, and how many they are."""
        for count in range(1, min(_MOST_WORDS, len(words)) + 1):
            name = self.find(" ".join(word.text for word in words[:count]))
            if name is not None:
                return name, count
        return None

    def _both(self, word: Token) -> tuple[tuple[str, Token], ...]:
        """The name and the number that are one word."""
        glued = _GLUED.fullmatch(word.text)
        name = self.find(glued["name"] or glued["before"]) if glued else None
        if glued is None or name is None:
            return ()
        return (name, word), (NO_COLOUR, word._replace(text=glued["length"] or glued["after"]))


def named_runs(sample: Sample, text: str, line: int, names: Names, *, is_name_first: bool) -> list[NamedRun]:
    """The runs of a clue; a name before its number stays in force until the next one."""
    if len(text) > MAX_CLUE_CHARS:
        raise sample.error(f"a line of {len(text)} characters: too long", line)
    pieces = [*names.pieces(sample, text, line, is_name_first=is_name_first)]
    current = NO_COLOUR
    runs: list[NamedRun] = []
    for name, word in pieces if is_name_first else reversed(pieces):
        if name:
            current = name
        else:
            runs.append((current, parse_number(sample, word)))
    if len(runs) > 1 and any(not length for _, length in runs):
        raise sample.error("expected runs of at least 1, found 0", line, 1)
    runs = [run for run in runs if run[1]]
    return runs if is_name_first else runs[::-1]
