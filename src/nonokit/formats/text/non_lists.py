"""The list of clues under `rows` or `columns` of a NON file: lines, and what they say where that is plain to see."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from nonokit.formats.clue_text import usual_clues
from nonokit.formats.clues import Lengths, NamedClue
from nonokit.formats.text import non_colours


@dataclass(slots=True)
class ClueList:
    """The clue lines of one side."""

    numbers: Sequence[int]  # of the lines
    texts: Sequence[str]
    plain: list[Lengths] | None = None  # clues that need no second look, in black and white
    named: list[NamedClue] | None = None  # and in colours

    def lines(self) -> Iterator[tuple[int, str]]:
        """The lines with their numbers."""
        return zip(self.numbers, self.texts, strict=True)

    @property
    def has_words(self) -> bool:
        """Whether some clue begins with a word, as one in colours does."""
        return self.plain is None and any(text.lstrip()[:1].isalpha() for text in self.texts)

    def colours(self) -> set[str]:
        """The colours that clues name."""
        return non_colours.used_names(self.texts) if self.named is None else non_colours.names_of(self.named)


def usual_list(first: int, texts: Sequence[str], declared: Container[str]) -> ClueList | None:
    """The list that begins in line `first` when none of its clues is blank or needs a second look."""
    begins_with_digits = min(map(str.lstrip, texts)) >= "0"
    plain = usual_clues(texts) if begins_with_digits and not declared else None
    named = non_colours.usual_clues(texts, declared) if declared else None
    if plain is None and named is None:
        return None
    return ClueList(range(first, first + len(texts)), texts, plain, named)
