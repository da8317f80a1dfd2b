"""What looking through files for a puzzle has come to: hostile ones end, and no file is read in part without a word."""

from __future__ import annotations

from dataclasses import dataclass

from nonokit.formats.limits import count_problem

MAX_VALUES = 1_000_000  # looked at in one file
ARCHIVE_VALUES = 2 * MAX_VALUES  # and in all files of an archive
_TEXT = 100  # values that take as long as a short text


@dataclass(slots=True)
class Work:
    """How many values were looked at, and how many puzzles found."""

    most: int = 0  # MAX_VALUES, unless it is for more than one file
    values: int = 0
    puzzles: int = 0

    def count_text(self, text: str) -> None:
        """A text within the file is tried in every notation."""
        self.values += _TEXT + len(text)

    def has_room(self, values: int) -> bool:
        """Whether so many more may be looked at; if not, that is all."""
        if self.values + values > (self.most or MAX_VALUES):
            self.values = (self.most or MAX_VALUES) + 1
        return self.problem() is None

    def problem(self) -> str | None:
        """Why no more is looked at; None while there is room."""
        problem = count_problem(self.puzzles)
        if problem is None and self.values > (self.most or MAX_VALUES):
            return "too much to look through for a puzzle: name the format if it has one, or take a part of the file"
        return problem
