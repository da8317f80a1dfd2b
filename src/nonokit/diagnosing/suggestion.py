"""What the doctor suggests: edits, the puzzle and the picture they lead to, and how likely they are."""

from __future__ import annotations

from dataclasses import dataclass, field

from nonokit.hooks import DrawnAsHtml
from nonokit.messages import catalogue
from nonokit.model import BLACK_AND_WHITE, Clue, Grid, Puzzle
from nonokit.model.colour import Palette
from nonokit.solving import Status

LineName = tuple[str, int]  # "row" or "column", counted from 0
_CLEAR = 0.7  # the share from which on a suggestion needs no second thought


@dataclass(frozen=True, slots=True)
class Edit:
    """One mistake undone. `kind` is a stable word; `line` the line it is about, `before` and `after` its clue.

    Kinds of one clue: changed, digits-swapped, comma-missing, comma-extra, number-missing, number-twice, number-extra,
    numbers-exchanged, colour-changed, clue-reversed, misread, other. Of lines: number-moved and lines-exchanged (with
    the next line), line-missing, line-twice. Of a side: side-reversed, numbers-reversed.

    Lines are counted as they were typed, a missing one as it will be.
    """

    kind: str
    line: LineName
    before: Clue | None = None
    after: Clue | None = None

    def sentence(self, palette: Palette = BLACK_AND_WHITE) -> str:
        """The edit in words, with the colours of a palette."""
        side, index = self.line
        words, number = catalogue(), index + 1
        name = f"doctor-{self.kind}" if f"doctor-{self.kind}" in words else "doctor-changed"
        values = {
            "side": side,
            "number": number,
            "next": number + 1,
            "line": words.say(f"line-{side}", {"number": number}),
            "before": _text(self.before, palette),
            "after": _text(self.after, palette),
        }
        return words.say(name, values)

    def __str__(self) -> str:
        return self.sentence()


def _text(clue: Clue | None, palette: Palette) -> str:
    return " ".join(clue.texts(palette)) or "0" if clue is not None else "?"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Edits that leave the puzzle with a picture. `share` is how likely they are among all explanations, 0 to 1."""

    edits: tuple[Edit, ...]
    puzzle: Puzzle
    grid: Grid
    is_unique: bool
    share: float = 0.0
    odds: float = field(default=0.0, repr=False, compare=False)

    def __str__(self) -> str:
        return "; ".join(edit.sentence(self.puzzle.palette) for edit in self.edits)


@dataclass(frozen=True, slots=True)
class Diagnosis(DrawnAsHtml):
    """What is wrong with a puzzle, and what was probably meant.

    `status` is that of the puzzle as it is; `problem` a sentence, None when there is nothing to mend. `suggestions` come
    likeliest first. `sure_lines` are those that none of them touches: right, if the mistakes are of the kinds looked
    for and as few as they can be. `is_complete` is False when time ran out before everything was tried.
    `share_as_typed` is how likely it is that nothing is mistyped and the puzzle just has several pictures.
    """

    puzzle: Puzzle
    status: Status
    problem: str | None
    suggestions: tuple[Suggestion, ...] = ()
    sure_lines: tuple[LineName, ...] = ()
    is_complete: bool = True
    share_as_typed: float = 0.0

    @property
    def is_decided(self) -> bool:
        """Whether the first suggestion is clearly likelier than all others."""
        return bool(self.suggestions) and self.suggestions[0].share >= _CLEAR

    @property
    def equally_likely(self) -> tuple[Suggestion, ...]:
        """The suggestions between which nothing decides: the first, and those at least half as likely."""
        return tuple(one for one in self.suggestions if 2 * one.share >= self.suggestions[0].share)

    def __str__(self) -> str:
        if self.problem is None:
            return "nothing to mend: there is one picture"
        lines = [f"{number}. {one}" for number, one in enumerate(self.suggestions, 1)]
        return "\n".join([self.problem, *(lines or [self.nothing_found])])

    @property
    def nothing_found(self) -> str:
        """What is said where there are no suggestions."""
        late = "time ran out before all usual mistakes were tried"
        return "no usual mistake explains it" if self.is_complete else late
