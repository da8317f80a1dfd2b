"""What a format is: one value per format, kept in that format's own file.

A reader takes a `Sample` and returns puzzles or raises `FormatError`; a writer takes puzzles and returns bytes.
Neither opens a file, prints, or imports anything heavy at module level.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from nonokit.errors import FormatError
from nonokit.formats.compression import without_packing
from nonokit.formats.encoding import decode
from nonokit.formats.limits import MAX_JSON_BYTES, count_problem, size_problem
from nonokit.formats.readings import Choice
from nonokit.formats.work import Work
from nonokit.model import Puzzle

if TYPE_CHECKING:
    import functools

    lazy = functools.cached_property
else:

    class lazy:  # noqa: N801 (a decorator)
        """`functools.cached_property` without the lock that it has before Python 3.12."""

        def __init__(self, make: Callable[[Any], Any]) -> None:
            self.make, self.__doc__ = make, make.__doc__

        def __get__(self, one: Any, owner: type) -> Any:
            if one is None:
                return self
            value = one.__dict__[self.make.__name__] = self.make(one)
            return value


# What a format may be able to carry. Metadata fields go by their names in Puzzle.METADATA.
FEATURES = frozenset(
    {
        "clues",  # clues, not only the finished picture
        "colours",  # more than one colour
        "rgb",  # how colours look
        "colour-names",
        "plain-colour-names",  # those alone that are words such as dark_blue
        "background",  # how it looks, where colours look somehow
        "goal",
        "saved",  # a partly solved state: Puzzle.extras["saved"], a tuple of grids
        "given",
        "missing",  # lines without a clue
        "unknown",  # runs of unknown length
        "many",  # several puzzles in one file
        *Puzzle.METADATA,
    }
)

CERTAIN = 90

_EMPTY_LINES = re.compile(r"\n\s*\n")
# Where nobody writes them. A pattern that begins with a plain character is searched for much faster.
_ODD_ZERO = re.compile(r"0(?<![\d\v\f]0)\d")
_ODD_COMMA = re.compile(r"^[ \t]*,|,[ \t]*$", re.MULTILINE)


def is_written_plainly(text: str) -> bool:
    """Whether no number begins with a zero before another digit, and no line with a comma or ends in one."""
    return not (_ODD_ZERO.search(text) or ("," in text and _ODD_COMMA.search(text)))


@dataclass(frozen=True)
class Sample:
    """Bytes to read, and where they came from."""

    data: bytes
    source: str | None = None
    shared: Any = field(default=None, repr=False, compare=False)  # work, by the files of an archive

    @lazy
    def work(self) -> Any:
        """What looking through it has come to."""
        return self.shared or Work()

    @lazy
    def text(self) -> str:
        """The bytes as text, in whatever encoding they seem to be; lines end with a line feed."""
        return decode(self.data)

    @lazy
    def lines(self) -> list[str]:
        """The text's lines, without their ends."""
        return self.text.split("\n")

    @lazy
    def blocks(self) -> list[list[tuple[int, str]]]:
        """The lines that are not blank, with their numbers, in groups as blank lines divide them."""
        blocks: list[list[tuple[int, str]]] = [[]]
        for numbered in enumerate(self.lines, 1):
            if numbered[1] and not numbered[1].isspace():
                blocks[-1].append(numbered)
            elif blocks[-1]:
                blocks.append([])
        return blocks if blocks[-1] else blocks[:-1]

    @lazy
    def is_numbers(self) -> bool:
        """Whether there is nothing but numbers, blanks, commas and line ends in it."""
        text = self.text
        if text[:1].isalpha() or not text.isascii():
            return False
        return not text.encode().translate(None, b"0123456789, \t\n\r\v\f")

    @lazy
    def is_two_lists(self) -> bool:
        """Whether it is two lists of numbers with empty lines between them, written as people write numbers."""
        if not self.is_numbers or len(_EMPTY_LINES.split(self.text.strip(), 2)) != 2:
            return False
        return is_written_plainly(self.text)

    @lazy
    def json(self) -> Any:
        """The value when the content is a JSON object or list, else None; parsed once for all who ask."""
        if len(self.data) > MAX_JSON_BYTES or self.text.lstrip()[:1] not in ("{", "["):
            return None
        import json

        try:
            return json.loads(self.text)
        except (ValueError, RecursionError):  # `json_value.parse_json` says what is wrong
            return None

    @lazy
    def suffix(self) -> str:
        """The lower-case suffix of the source's name, with its dot; empty when there is none.

        >>> Sample(b"", "puzzles/Cat.NON.gz").suffix
        '.non'
        """
        if self.source is None:
            return ""
        name = self.source.replace("\\", "/").rsplit("/", 1)[-1]
        name = without_packing(name.lower())
        return "." + name.rsplit(".", 1)[-1] if "." in name else ""

    def error(self, message: str, line: int | None = None, column: int | None = None) -> FormatError:
        """A `FormatError` that knows its source; lines and columns count from 1."""
        return FormatError(message, source=self.source, line=line, column=column)

    def check_count(self, puzzles: int) -> None:
        """Refuse a file of too many puzzles, before they are made."""
        problem = count_problem(puzzles)
        if problem:
            raise self.error(problem)

    def check_size(self, width: int, height: int, line: int | None = None) -> None:
        """Refuse a size outside the limits, before anything of that size is made."""
        problem = size_problem(width, height)
        if problem:
            raise self.error(problem, line)


@dataclass(frozen=True)
class Format:
    """How to recognise, read and write one format.

    `looks_like` judges by content alone: 0 certainly not, 100 certainly (a signature). Names only break ties.
    From `CERTAIN` on, no other format is tried: a file that then cannot be read is an error in that file.
    `choices` is for texts that can be read in several ways: used instead of `read` when the format was not named.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    carries: frozenset[str]
    looks_like: Callable[[Sample], int]
    read: Callable[[Sample], list[Puzzle]] | None = None
    write: Callable[[Sequence[Puzzle]], bytes] | None = None
    choices: Callable[[Sample], list[Choice]] | None = None
    begins: Callable[[Sample], Sequence[int]] | None = None  # where, in a text of several that were joined
    words: str = ""  # what is peculiar about it, where its module does not say so
