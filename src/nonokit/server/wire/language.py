"""The language of an answer's words."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from nonokit.messages import languages


def known_language(language: str) -> str:
    """A language that has a file of messages."""
    if language not in languages():
        raise ValueError(f"there are no words in {language!r}, only in {', '.join(languages())}")
    return language


Language = Annotated[str, AfterValidator(known_language)]
