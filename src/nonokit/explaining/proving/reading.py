"""Reading sentences back: the message tables turned round, so that words become claims again.

A text is matched against the messages of its language as they are written. What a message fills in by a function is
read by the function's inverse, made from the same table: "the second 3" is looked up in the clue, "cells 4 to 7" are
counted, colours are those of the palette. Every way to read a text is found; a text that can be read in two ways is as
wrong as one that cannot be read at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple, get_type_hints

from nonokit.errors import NonokitError
from nonokit.explaining import claims as said
from nonokit.explaining.claims import Claim, LineRef, Reason, Span
from nonokit.explaining.proving.patterns import Bound, Values
from nonokit.explaining.proving.phrases import Matcher
from nonokit.messages import catalogue
from nonokit.model import Puzzle


class Unreadable(NonokitError):
    """A text that none of the messages says, or more than one."""


class Told(NamedTuple):
    """What a text says: the line it is about, if it is about one, and its claims."""

    line: LineRef | None
    claims: tuple[Claim, ...]


def read(text: str, puzzle: Puzzle, language: str = "en") -> Told:
    """The claims that the words of a step make.

    >>> puzzle = Puzzle.from_clues(rows=[[3]], columns=[None] * 5)
    >>> read("Row 1: the 3 has to fit into cells 1 to 5, so it covers cell 3 wherever it starts.", puzzle).claims
    (FitsInto(run=0, reach=Span(start=0, end=5), covered=Span(start=2, end=3)),)
    """
    found = set(_Reader(puzzle, language).readings(text))
    if len(found) != 1:
        raise Unreadable(f"this can be read in {len(found)} ways: {text}")
    return found.pop()


class _Reader:
    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.matcher = Matcher(puzzle, catalogue(language), self)

    def readings(self, text: str) -> Iterator[Told]:
        """Every way to read a text."""
        for at, values in self.matcher.message("why-in-line", text, 0, Bound({}), is_start=True):
            if at == len(text):
                yield Told(values["line"], values["text"])
        for at, claims in self.sentences(text, 0, None, _TRIAL_CLAIMS, is_start=True):
            if at == len(text):
                yield Told(None, claims)

    def sentences(
        self, text: str, at: int, line: LineRef | None, kinds: Sequence[type[Claim]], *, is_start: bool
    ) -> Iterator[tuple[int, tuple[Claim, ...]]]:
        """One sentence after the other; the first may begin with a small letter."""
        stop, space = self.matcher.after("text-sentence"), self.matcher.between("text-next")
        for end, claim in self.clauses(text, at, line, kinds, is_start=is_start):
            if not text.startswith(stop, end):
                continue
            end += len(stop)
            yield end, (claim,)
            if text.startswith(space, end) and end < len(text):
                for last, rest in self.sentences(text, end + len(space), line, kinds, is_start=True):
                    yield last, (claim, *rest)

    def clauses(
        self, text: str, at: int, line: LineRef | None, kinds: Sequence[type[Claim]], *, is_start: bool
    ) -> Iterator[tuple[int, Claim]]:
        """All claims that a text can begin with here."""
        for kind in kinds:
            for name in messages_of(kind):
                known = {} if line is None else {"line": line, "kind": line.kind}
                for end, values in self.matcher.message(name, text, at, Bound(known), is_start=is_start):
                    claim = self.made(kind, values, line)
                    if claim is not None:
                        yield end, claim

    def made(self, kind: type[Claim], values: Values, line: LineRef | None) -> Claim | None:
        """A claim from what was read; None when something is missing or cannot be."""
        hints = _HINTS[kind]
        found: dict[str, Any] = {}
        for name in _names(kind):
            if name == "kind" and line is not None:
                found[name] = line.kind
            elif name in values:
                found[name] = _as(hints[name], values[name])
            elif name in _UNSAID:
                found[name] = _UNSAID[name]
            elif name == "colour" and not self.puzzle.is_coloured:
                found[name] = 1
            else:
                return None
            if found[name] is _IMPOSSIBLE:
                return None
        return kind(**found)


_IMPOSSIBLE = object()
# What no sentence says: the cells that a trial's link looks at.
_UNSAID: Mapping[str, Any] = {"sources": (), "reason": None, "settled": (), "excluded": ()}


def _as(hint: Any, value: Any) -> Any:
    """A value as the claim has it: cells that lie side by side are a span where it wants one."""
    if hint is Span and isinstance(value, tuple):
        is_unbroken = value == tuple(range(value[0], value[-1] + 1))
        return Span(value[0], value[-1] + 1) if is_unbroken else _IMPOSSIBLE
    return value


def _names(kind: type[Claim]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def messages_of(kind: type[Claim]) -> tuple[str, ...]:
    """The messages that may say a claim."""
    name = _MESSAGES[kind]
    return (name, f"{name}-because") if kind is said.Breaks else (name,)


_EVERY = [kind for kind in vars(said).values() if isinstance(kind, type) and issubclass(kind, Claim)]
# Asked for so often that they are found out once.
_HINTS = {kind: get_type_hints(kind) for kind in _EVERY}
_MESSAGES = {kind: said.message_of(kind) for kind in _EVERY}
_TRIAL_CLAIMS = (
    said.Try,
    said.Follows,
    said.Breaks,
    said.TwoValues,
    said.EitherWay,
    said.Therefore,
    said.TooDeep,
)
REASONS = tuple(kind for kind in _EVERY if issubclass(kind, Reason) and kind is not Reason)
LINE_CLAIMS = tuple(kind for kind in _EVERY if kind not in (Claim, Reason, *REASONS, *_TRIAL_CLAIMS))
