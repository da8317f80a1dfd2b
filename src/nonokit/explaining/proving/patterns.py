"""Matching one message against a text: literal words as they stand, and variants one after the other."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from nonokit.explaining.claims import Span
from nonokit.messages import Catalogue, plural, syntax
from nonokit.model import Puzzle

if TYPE_CHECKING:
    from nonokit.explaining.proving.reading import _Reader

Values = Mapping[str, Any]
Matches = Iterator[tuple[int, "Bound"]]
NUMBER = re.compile(r"\d+")


class Bound(dict[str, Any]):
    """Values read so far, and conditions on those still to come: which variant they must choose."""

    def __init__(
        self, values: Values, wanted: tuple[tuple[syntax.Expression, int, syntax.Select], ...] = ()
    ) -> None:
        super().__init__(values)
        self.wanted = wanted

    def plus(self, name: str, value: Any) -> Bound | None:
        """With one more value; None when it was read otherwise before."""
        if name in self:
            return self if self[name] == value else None
        return Bound({**self, name: value}, self.wanted)

    def wanting(self, select: syntax.Select, variant: int) -> Bound:
        """With one more condition."""
        return Bound(self, (*self.wanted, (select.selector, variant, select)))


class PatternMatcher(ABC):
    """Matches messages of a language about a puzzle, whatever their functions say."""

    def __init__(self, puzzle: Puzzle, words: Catalogue, reader: _Reader) -> None:
        self.puzzle = puzzle
        self.words = words
        self.reader = reader
        self.palette = "coloured" if puzzle.is_coloured else "plain"

    # Messages and patterns

    def message(self, name: str, text: str, at: int, bound: Bound, *, is_start: bool = False) -> Matches:
        """Every way in which a text goes on with a message here; the values that were read."""
        pattern = self.words.message(name).pattern or ()
        if not _has_words_of(pattern, text, at):
            return
        own = Bound({"palette": self.palette, **bound})
        texts = [text]
        if is_start and text[at : at + 1].isupper():
            # A sentence begins with a capital, whatever its message begins with.
            texts.append(text[:at] + text[at].lower() + text[at + 1 :])
        for one in texts:
            for end, found in self.pattern(pattern, one, at, own):
                done = self._settled(found)
                if done is not None:
                    yield end, done

    def pattern(self, pattern: syntax.Pattern, text: str, at: int, bound: Bound) -> Matches:
        if not pattern:
            yield at, bound
            return
        first, rest = pattern[0], pattern[1:]
        for end, found in self.part(first, text, at, bound):
            yield from self.pattern(rest, text, end, found)

    def part(self, part: str | syntax.Expression, text: str, at: int, bound: Bound) -> Matches:
        match part:
            case str() | syntax.Text():
                literal = part if isinstance(part, str) else part.value
                if text.startswith(literal, at):
                    yield at + len(literal), bound
            case syntax.Variable(name):
                yield from self.variable(name, text, at, bound)
            case syntax.Select():
                yield from self.select(part, text, at, bound)
            case syntax.Reference(name):
                yield from self.pattern(self.words.message(name).pattern or (), text, at, bound)
            case syntax.Call(name, positional, named):
                options = {key: value.value for key, value in named if isinstance(value, syntax.Text)}
                yield from self.call(name, positional, options, text, at, bound)

    def variable(self, name: str, text: str, at: int, bound: Bound) -> Matches:
        """A number, or something that was handed over as text."""
        if name == "text":
            yield from self.sentences(text, at, bound, is_start=False)
        elif name == "where":
            yield from self._where(text, at, bound)
        else:
            values: Iterator[tuple[int, Any]] = self.listed(text, at) if name == "list" else _number(text, at)
            for end, value in values:
                found = bound.plus(name, value)
                if found is not None and name == "list":
                    found = found.plus("count", len(value))
                if found is not None:
                    yield end, found

    def _where(self, text: str, at: int, bound: Bound) -> Matches:
        if bound.get("names_line"):
            yield from self.pattern(self.words.message("phrase-where").pattern or (), text, at, bound)
        else:
            yield at, bound

    def sentences(self, text: str, at: int, bound: Bound, *, is_start: bool) -> Matches:
        """Every way in which a text goes on with claims about the line that is spoken of."""
        from nonokit.explaining.proving.reading import LINE_CLAIMS

        for end, claims in self.reader.sentences(text, at, bound["line"], LINE_CLAIMS, is_start=is_start):
            if (found := bound.plus("text", claims)) is not None:
                yield end, found

    # Variants

    def select(self, select: syntax.Select, text: str, at: int, bound: Bound) -> Matches:
        """Every variant, or the one that what is known chooses."""
        known = self._selected(select, bound)
        for number, variant in enumerate(select.variants):
            if known is not None and number != known:
                continue
            found: Bound | None = bound
            name = select.selector.name if isinstance(select.selector, syntax.Variable) else ""
            is_number = name == "nth" and number == select.default
            if known is None and name in _NAMED_BY_VARIANT and not is_number:
                found = bound.plus(name, _NAMED_BY_VARIANT[name](variant.key, number == select.default))
            elif known is None:
                found = bound.wanting(select, number)
            if found is not None:
                yield from self.pattern(variant.pattern, text, at, found)

    def _selected(self, select: syntax.Select, bound: Bound) -> int | None:
        """The variant that the values read so far choose; None when they do not yet."""
        value: Any
        match select.selector:
            case syntax.Variable(name):
                if name == "ending" and "nth" in bound:
                    value = _ending(bound["nth"])
                elif name not in bound:
                    return None
                else:
                    value = bound[name]
            case syntax.Call("COUNT", (syntax.Variable(name),)):
                if name not in bound:
                    return None
                value = len(_cells(bound[name]))
            case _:
                return None
        keys = [variant.key for variant in select.variants]
        category = plural(self.words.language, value) if isinstance(value, int) else None
        for wanted in (value, category):
            if wanted is not None and wanted in keys:
                return keys.index(wanted)
        return select.default

    def _settled(self, bound: Bound) -> Bound | None:
        """What was read, if every variant is the one that the values choose; counts that were not said are the variant's own, or one."""
        for selector, number, select in bound.wanted:
            chosen = self._selected(select, bound)
            if chosen is None and isinstance(selector, syntax.Variable):
                bound = Bound({**bound, selector.name: _number_meant(select.variants[number])}, bound.wanted)
                chosen = self._selected(select, bound)
            if chosen != number:
                return None
        return Bound({name: value for name, value in bound.items() if name not in _LOCAL})

    # What phrases say

    @abstractmethod
    def call(
        self,
        name: str,
        positional: tuple[syntax.Expression, ...],
        options: dict[str, str],
        text: str,
        at: int,
        bound: Bound,
    ) -> Matches:
        """Every way in which a text goes on with what a function says."""

    @abstractmethod
    def listed(self, text: str, at: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Every way in which a text goes on with a list of cells."""


# What a variant itself tells: which of the few words that a claim knows.
_NAMED_BY_VARIANT: dict[str, Any] = {
    "how": lambda key, _: key,
    "side": lambda key, _: key,
    "value": lambda key, is_default: (
        key if isinstance(key, str) and key != "other" else 1 if is_default else int(key)
    ),
    "nth": lambda key, _: key if isinstance(key, str) else int(key),
    "depth": lambda key, is_default: 3 if is_default else int(key),
}
_LOCAL = frozenset({"palette", "form", "names_line"})


def _number_meant(variant: syntax.Variant) -> int:
    """ "Both cells" says two without a number; what says none means one."""
    return int(variant.key) if isinstance(variant.key, int | float) else 1


def _has_words_of(pattern: syntax.Pattern, text: str, at: int) -> bool:
    """Whether the words that a message has for certain come from here on, in order: most messages are ruled out by that."""
    rest = text[at:].lower()
    at = 0
    for part in pattern:
        if isinstance(part, str):
            found = rest.find(part.lower(), at)
            if found < 0:
                return False
            at = found + len(part)
    return True


def _number(text: str, at: int) -> Iterator[tuple[int, int | str]]:
    """A number, or the question mark of a run whose length is unknown."""
    number = NUMBER.match(text, at)
    if number is not None:
        yield number.end(), int(number[0])
    elif text.startswith("?", at):
        yield at + 1, "?"


def _ending(nth: Any) -> int:
    """The last digit, 0 for 11 to 13: on what 21st and 22nd depend."""
    return 0 if not isinstance(nth, int) or nth % 100 in (11, 12, 13) else nth % 10


def _cells(cells: Any) -> range | tuple[int, ...]:
    return range(cells.start, cells.end) if isinstance(cells, Span) else cells
