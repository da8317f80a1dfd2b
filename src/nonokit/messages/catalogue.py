"""The words of one language: messages by name, said with values filled in.

What a message needs that only the program knows, such as how a run of a clue is spoken of, it asks for with a function:
`{ RUN($run, case: "dative") }`. So every sentence chooses its own cases, and the phrases themselves are messages too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from nonokit.errors import ArgumentError, InternalError
from nonokit.messages import syntax
from nonokit.messages.plurals import CARDINAL

FOLDER = Path(__file__).parent
SOURCE_LANGUAGE = (
    "en"  # the one that every other is translated from, and that stands in for what a plug-in lacks
)
_NAME = "language-name"
# Values by position, values by name; gives text or a number.
Function = Callable[[tuple[Any, ...], dict[str, Any]], Any]


class Catalogue:
    """Messages of a language, read when first said."""

    def __init__(self, language: str, sources: Iterable[str], fallback: Catalogue | None = None) -> None:
        self.language = language
        self.fallback = fallback
        self._bodies: dict[str, str] = {}
        self._messages: dict[str, syntax.Message] = {}
        for source in sources:
            self.add(source)

    def add(self, source: str) -> None:
        """Takes in more messages, as a plug-in brings them; what is there already stays as it is."""
        new = syntax.entries(source)
        for name in new.keys() & self._bodies.keys():
            if new[name] != self._bodies[name]:
                raise ArgumentError(f"there is a message {name!r} already: give yours another name")
        self._bodies.update(new)

    def __contains__(self, name: str) -> bool:
        return name in self._bodies or (self.fallback is not None and name in self.fallback)

    def names(self) -> list[str]:
        """The names of this language's own messages and terms, in the order they are written."""
        return list(self._bodies)

    def message(self, name: str) -> syntax.Message:
        """A message as it is written; the source language's where this one has none."""
        found = self._messages.get(name)
        if found is None:
            if name not in self._bodies:
                if self.fallback is None:
                    raise InternalError(f"there is no message {name!r}")
                return self.fallback.message(name)
            found = self._messages[name] = syntax.parse(name, self._bodies[name])
        return found

    def say(
        self,
        name: str,
        values: Mapping[str, Any] | None = None,
        functions: Mapping[str, Function] | None = None,
    ) -> str:
        """A message in words.

        >>> words = Catalogue("en", ["left = { $n ->\\n [one] one cell\\n *[other] { $n } cells\\n} left"])
        >>> words.say("left", {"n": 1}), words.say("left", {"n": 4})
        ('one cell left', '4 cells left')
        """
        pattern = self.message(name).pattern
        if pattern is None:
            raise InternalError(f"message {name!r} says nothing by itself")
        return _Speech(self, values or {}, functions or {}).pattern(pattern)


class _Speech:
    """One message being said."""

    def __init__(
        self,
        catalogue: Catalogue,
        values: Mapping[str, Any],
        functions: Mapping[str, Function],
        *,
        is_term: bool = False,
    ) -> None:
        self.catalogue = catalogue
        self.is_term = is_term  # a term need not be given all it asks for: it then takes its default
        self.values = values
        self.functions = functions

    def pattern(self, pattern: syntax.Pattern) -> str:
        return "".join(part if isinstance(part, str) else str(self.value(part)) for part in pattern)

    def value(self, expression: syntax.Expression) -> Any:
        """What an expression stands for: text, a number, or a thing of the program's."""
        match expression:
            case syntax.Variable(name):
                if name not in self.values and not self.is_term:
                    raise InternalError(f"nothing was handed over for ${name}")
                return self.values.get(name)
            case syntax.Text(value) | syntax.Number(value):
                return value
            case syntax.Select():
                return self.pattern(self.chosen(expression).pattern)
            case syntax.Call(name, positional, named):
                return self.call(name, tuple(self.value(one) for one in positional), self.named(named))
            case syntax.Reference(name, attribute, named):
                return self.referred(name, attribute, self.named(named))

    def named(self, named: tuple[tuple[str, syntax.Expression], ...]) -> dict[str, Any]:
        return {name: self.value(value) for name, value in named}

    def call(self, name: str, positional: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if name not in self.functions:
            raise InternalError(f"there is no function {name}")
        return self.functions[name](positional, named)

    def referred(self, name: str, attribute: str | None, named: dict[str, Any]) -> str:
        message = self.catalogue.message(name)
        pattern = message.pattern if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise InternalError(f"there is no message {name}{f'.{attribute}' if attribute else ''}")
        if name.startswith("-"):
            return _Speech(self.catalogue, named, self.functions, is_term=True).pattern(pattern)
        return self.pattern(pattern)

    def chosen(self, select: syntax.Select) -> syntax.Variant:
        value = self.value(select.selector)
        category = plural(self.catalogue.language, value) if isinstance(value, int) else None
        keys = [variant.key for variant in select.variants]
        for wanted in (value, category):
            if wanted is not None and wanted in keys:
                return select.variants[keys.index(wanted)]
        return select.variants[select.default]


def plural(language: str, n: int) -> str:
    """The plural category of a count.

    >>> plural("en", 22), plural("ru", 22)
    ('other', 'few')
    """
    return CARDINAL[language](n)


@cache
def languages() -> dict[str, str]:
    """The languages there are, each with its name in itself.

    >>> languages()["de"]
    'Deutsch'
    """
    codes = sorted(
        (path.stem for path in FOLDER.glob("*.ftl")), key=lambda code: (code != SOURCE_LANGUAGE, code)
    )
    return {code: syntax.entries(_source(code))[_NAME].strip() for code in codes}


def _source(language: str) -> str:
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


def catalogue(language: str = SOURCE_LANGUAGE) -> Catalogue:
    """All messages of a language."""
    return _catalogue(language)


@cache  # by the language alone, however it is handed over: each has one catalogue
def _catalogue(language: str) -> Catalogue:
    if language not in languages():
        raise ArgumentError(f"there are no words in {language!r}, only in {', '.join(languages())}")
    fallback = None if language == SOURCE_LANGUAGE else catalogue(SOURCE_LANGUAGE)
    return Catalogue(language, [_source(language)], fallback)
