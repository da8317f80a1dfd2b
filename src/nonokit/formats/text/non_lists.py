"""The list of clues under `rows` or `columns` of a NON file: lines, and what they say where that is plain to see."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from nonokit.formats.clue_text import ClueLines, all_begin_with_digits
from nonokit.formats.clues import NamedClue
from nonokit.formats.text import non_colours


@dataclass(slots=True)
class ClueList:
    """The clue lines of one side."""

    lines: ClueLines
    begins_with_digits: bool = False  # every line does, so that none begins with a colour
    named: list[NamedClue] | None = None  # clues in colours that need no second look

    @property
    def has_words(self) -> bool:
        """Whether some clue begins with a word, as one in colours does."""
        return not self.begins_with_digits and any(text.lstrip()[:1].isalpha() for text in self.lines.texts)

    def colours(self) -> set[str]:
        """The colours that clues name."""
        if self.named is not None:
            return non_colours.names_of(self.named)
        return non_colours.used_names(self.lines.texts)


def usual_list(first: int, texts: Sequence[str], declared: Container[str]) -> ClueList | None:
    """The list that begins in line `first` when one sees that every line of it is a clue, and none is blank."""
    lines = ClueLines(range(first, first + len(texts)), texts)
    if not declared:
        return ClueList(lines, True) if all_begin_with_digits(texts) else None
    named = non_colours.usual_clues(texts, declared)
    return None if named is None else ClueList(lines, named=named)
