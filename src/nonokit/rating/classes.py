"""What a puzzle takes, in nine classes, and the one name that people are told: page, terminal, print and generator alike."""

from __future__ import annotations

from enum import StrEnum

from nonokit.messages import catalogue


class Grade(StrEnum):
    """The name for people; beyond "expert" nothing but guessing leads on. The last two are none."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    EXTREME = "extreme"
    SEVERAL = "several solutions"
    UNKNOWN = "unknown"

    def title(self, language: str = "en") -> str:
        """The name as people read it.

        >>> Grade.EASY.title("de")
        'Leicht'
        """
        return catalogue(language).say(f"grade-{self.value.replace(' ', '-')}")


class Class(StrEnum):
    """What a puzzle takes, from easy to hard; `several solutions` is no puzzle to be rated, `unknown` one not rated."""

    TRIVIAL = "trivial"
    OVERLAP = "overlap"
    LINE_TRICKS = "line tricks"
    EXACT_LINE = "exact line"
    ONE_STEP = "one-step contradiction"
    CHAIN = "chain"
    GUESSING = "needs guessing"
    SEVERAL = "several solutions"
    UNKNOWN = "unknown"

    @property
    def level(self) -> int:
        """0 for trivial up to 6 for guessing; then come those that are none."""
        return list(Class).index(self)

    @property
    def grade(self) -> Grade:
        """The name for people.

        >>> Class.LINE_TRICKS.grade.value, Class.CHAIN.grade.value
        ('medium', 'expert')
        """
        return _GRADES[self]


_GRADES = {
    Class.TRIVIAL: Grade.EASY,
    Class.OVERLAP: Grade.EASY,
    Class.LINE_TRICKS: Grade.MEDIUM,
    Class.EXACT_LINE: Grade.HARD,
    Class.ONE_STEP: Grade.HARD,
    Class.CHAIN: Grade.EXPERT,
    Class.GUESSING: Grade.EXTREME,
    Class.SEVERAL: Grade.SEVERAL,
    Class.UNKNOWN: Grade.UNKNOWN,
}

# The scores of each class: lowest and highest.
SCORES = {
    Class.TRIVIAL: (0, 9),
    Class.OVERLAP: (10, 29),
    Class.LINE_TRICKS: (30, 49),
    Class.EXACT_LINE: (50, 64),
    Class.ONE_STEP: (65, 79),
    Class.CHAIN: (80, 89),
    Class.GUESSING: (90, 100),
}
