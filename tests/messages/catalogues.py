"""The catalogue as the tests see it: its files, and the variables of its messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nonokit.messages import Catalogue, languages, syntax
from nonokit.messages.catalogue import FOLDER

LANGUAGES = list(languages())


def source(language: str) -> str:
    """The file of a language."""
    return (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")


def expressions(part: Any) -> Iterator[syntax.Expression]:
    """Every expression in a pattern, the inner ones too."""
    if isinstance(part, syntax.Select):
        yield part
        yield from expressions(part.selector)
        for variant in part.variants:
            yield from expressions(variant.pattern)
    elif isinstance(part, syntax.Call | syntax.Reference):
        yield part
        for value in (*getattr(part, "positional", ()), *(value for _, value in part.named)):
            yield from expressions(value)
    elif isinstance(part, syntax.Variable | syntax.Number | syntax.Text):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from expressions(one)


def whole(words: Catalogue, name: str) -> Iterator[syntax.Expression]:
    """Every expression in a message and its attributes, and in those it refers to."""
    message = words.message(name)
    for pattern in (message.pattern or (), *message.attributes.values()):
        for one in expressions(pattern):
            yield one
            if isinstance(one, syntax.Reference) and not one.name.startswith("-"):
                yield from whole(words, one.name)


def variables(words: Catalogue, name: str) -> set[str]:
    """The variables that a message uses."""
    return {one.name for one in whole(words, name) if isinstance(one, syntax.Variable)}
