"""Fluent's syntax (https://projectfluent.org, version 1.0), read one message at a time.

A file is first only cut at the lines where messages begin, which takes no time; a message becomes a pattern when it is
first said. So a command that says three sentences pays for three. `fluent.runtime` reads whole files and needs Babel's
data of all languages of the world, which takes longer than most commands; the tests hold this reader against it.

    Pattern      text and expressions, in order
    Expression   Variable  Number  Text  Reference  Call  Select
"""

from __future__ import annotations

import re
from typing import NamedTuple

from nonokit.errors import InternalError


class Variable(NamedTuple):
    """`$cells`: what the program hands over."""

    name: str


class Number(NamedTuple):
    """`5`: a number written in a message."""

    value: float


class Text(NamedTuple):
    """`"{"`: text written in quotes."""

    value: str


class Call(NamedTuple):
    """`RUN($run, case: "dative")`: a phrase that the program makes."""

    name: str
    positional: tuple[Expression, ...]
    named: tuple[tuple[str, Expression], ...]


class Reference(NamedTuple):
    """`message.attribute` or `-term(case: "dative")`: another message; a term sees only what it is called with."""

    name: str
    attribute: str | None
    named: tuple[tuple[str, Expression], ...]


class Variant(NamedTuple):
    """`[one] text`, one of several ways to say it."""

    key: str | float
    pattern: Pattern


class Select(NamedTuple):
    """`$count -> …`: one of several variants, `default` when none fits."""

    selector: Expression
    variants: tuple[Variant, ...]
    default: int


Expression = Variable | Number | Text | Call | Reference | Select
Pattern = tuple[str | Expression, ...]


class Message(NamedTuple):
    """A message or a term: its pattern, if it has one of its own, and its attributes."""

    pattern: Pattern | None
    attributes: dict[str, Pattern]


_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_ENTRY_END = re.compile(r"^[A-Za-z#-]", re.MULTILINE)
_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"[ \n]*")
_NEW_LINE = re.compile(r"\n(?:[ ]*\n)*([ ]*)")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
_ESCAPE = re.compile(r'\\(["\\]|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{6})')
_ATTRIBUTE = re.compile(r"\n[ \n]*\.([A-Za-z][A-Za-z0-9_-]*) *= *")


def entries(source: str) -> dict[str, str]:
    """The messages of a file by name, still as text.

    >>> entries("# greets\\nhello = Hello\\n    there\\n-brand = nonokit\\n")
    {'hello': ' Hello\\n    there\\n', '-brand': ' nonokit\\n'}
    """
    source = source.replace("\r\n", "\n")
    found = {}
    for match in _ENTRY.finditer(source):
        end = _ENTRY_END.search(source, match.end())
        found[match[1]] = source[match.end() : end.start() if end else len(source)]
    return found


def parse(name: str, body: str) -> Message:
    """A message from its text after the equals sign.

    >>> parse("cells", " { $n } cells").pattern
    (Variable(name='n'), ' cells')
    """
    return _Parser(name, body).message()


class _Indent(NamedTuple):
    """A line break inside a pattern, with the blanks that follow it."""

    breaks: str
    width: int


class _Parser:
    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text.rstrip()
        self.at = 0

    def fail(self, expected: str) -> InternalError:
        where = self.text[self.at : self.at + 20]
        return InternalError(f"message {self.name}: expected {expected} at {where!r}")

    def skip(self) -> None:
        """Passes blanks and line breaks."""
        self.at = _BLANK.match(self.text, self.at).end()  # type: ignore[union-attr]

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Passes what a pattern matches here."""
        match = pattern.match(self.text, self.at)
        if match is not None:
            self.at = match.end()
        return match

    def is_next(self, char: str) -> bool:
        """Passes a character if it stands here."""
        found = self.text.startswith(char, self.at)
        self.at += found * len(char)
        return found

    def expect(self, char: str) -> None:
        if not self.is_next(char):
            raise self.fail(repr(char))

    # Messages and patterns

    def message(self) -> Message:
        self.take(re.compile(" *"))
        pattern = self.pattern()
        attributes = {}
        while (match := self.take(_ATTRIBUTE)) is not None:
            attributes[match[1]] = self.pattern()
        if self.at < len(self.text):
            raise self.fail("the end of the message")
        return Message(pattern or None, attributes)

    def pattern(self) -> Pattern:
        """Text and placeables up to what cannot belong to them: a variant, an attribute, a closing brace."""
        parts: list[str | Expression | _Indent] = []
        while self.at < len(self.text):
            if (text := self.take(_TEXT)) is not None:
                parts.append(text[0])
            elif self.is_next("{"):
                parts.append(self.placeable())
            elif (indent := self._line_break()) is not None:
                parts.append(indent)
            else:
                break
        return _dedented(parts)

    def _line_break(self) -> _Indent | None:
        match = _NEW_LINE.match(self.text, self.at)
        if match is None:
            return None
        following = self.text[match.end() : match.end() + 1]
        if following in tuple(".[*}") or (not match[1] and following != "{"):
            return None
        self.at = match.end()
        return _Indent("\n" * match[0].count("\n"), len(match[1]))

    # Expressions

    def placeable(self) -> Expression:
        self.skip()
        expression = self.inline()
        self.skip()
        if self.is_next("->"):
            expression = self.select(expression)
        self.expect("}")
        return expression

    def inline(self) -> Expression:
        if self.is_next("$"):
            return Variable(self.identifier())
        if (string := self.take(_STRING)) is not None:
            return Text(_ESCAPE.sub(_unescaped, string[1]))
        if (number := self.take(_NUMBER)) is not None:
            return Number(float(number[0]) if "." in number[0] else int(number[0]))
        if self.is_next("{"):
            return self.placeable()
        prefix = "-" if self.is_next("-") else ""
        name = self.identifier()
        if not prefix and name.isupper() and self.is_next("("):
            return Call(name, *self.arguments())
        attribute = self.identifier() if self.is_next(".") else None
        named = self.arguments()[1] if prefix and self.is_next("(") else ()
        return Reference(prefix + name, attribute, named)

    def arguments(self) -> tuple[tuple[Expression, ...], tuple[tuple[str, Expression], ...]]:
        positional, named = [], []
        self.skip()
        while not self.is_next(")"):
            value = self.inline()
            self.skip()
            if self.is_next(":") and isinstance(value, Reference):
                self.skip()
                named.append((value.name, self.inline()))
            else:
                positional.append(value)
            self.skip()
            if self.is_next(","):
                self.skip()
        return tuple(positional), tuple(named)

    def select(self, selector: Expression) -> Select:
        variants: list[Variant] = []
        default = -1
        self.skip()
        while (is_default := self.is_next("*")) or self.text.startswith("[", self.at):
            if is_default:
                default = len(variants)
            self.expect("[")
            self.skip()
            number = self.take(_NUMBER)
            key = float(number[0]) if number else self.identifier()
            self.skip()
            self.expect("]")
            self.take(re.compile(" *"))
            variants.append(Variant(key, self.pattern()))
            self.skip()
        if default < 0:
            raise self.fail("a variant with an asterisk")
        return Select(selector, tuple(variants), default)

    def identifier(self) -> str:
        match = self.take(_IDENTIFIER)
        if match is None:
            raise self.fail("a name")
        return match[0]


def _unescaped(match: re.Match[str]) -> str:
    code = match[1]
    return chr(int(code[1:], 16)) if code[0] in "uU" and len(code) > 1 else code


def _dedented(parts: list[str | Expression | _Indent]) -> Pattern:
    """A pattern without the blanks that only lay it out: those that all its lines begin with, and those at its ends."""
    common = min((part.width for part in parts if isinstance(part, _Indent)), default=0)
    if parts and isinstance(parts[0], _Indent):
        parts = [" " * (parts[0].width - common), *parts[1:]]
    found: list[str | Expression] = []
    for part in parts:
        text = part.breaks + " " * (part.width - common) if isinstance(part, _Indent) else part
        if isinstance(text, str) and found and isinstance(found[-1], str):
            found[-1] += text
        elif text != "":
            found.append(text)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(part for part in found if part != "")
