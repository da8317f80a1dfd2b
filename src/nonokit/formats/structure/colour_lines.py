"""Colours on lines of their own, and under them clues in these colours, or a picture of them.

5 13 7             numbers: the size is among them
A #E8AD00          a colour: what clues or cells call it, and its look; looks alone are counted from 0
2:A,1:E            R,4,G,1          3r 1b          13:6,3:5        runs, the length before the colour or after it
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, permutations

from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.readings import Choice
from nonokit.formats.structure.build import both_ways, choice_of_picture
from nonokit.formats.structure.kinds import Picture
from nonokit.formats.structure.lines import Lines
from nonokit.formats.structure.pictures import row_signs
from nonokit.formats.structure.surroundings import Surroundings

_LOOK = re.compile(r"(?:([^\s#]{1,20}?)\s*+(?:[=:,]\s*+)?)?(#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3}))[,;]?")
_NUMBERS = re.compile(r"\d{1,4}(?:[\s,x×]+\d{1,4}){0,3}")
_COLOUR = r"([^\W\d_][^\W\d]{0,19}|[#@*%&+])"
_FORMS: tuple[tuple[re.Pattern[str], int, int], ...] = tuple(  # a run, where its length is, and its colour
    (re.compile(pattern), length, colour)
    for pattern, length, colour in (
        (rf"(\d{{1,4}})\s*+(?:[:x*(-]\s*+)?{_COLOUR}\)?", 1, 2),
        (rf"{_COLOUR}\s*+(?:[:,=]\s*+)?(\d{{1,4}})", 2, 1),
        (r"(\d{1,4})[:x*](\d{1,3})", 1, 2),
        (r"(\d{1,3})[:x*](\d{1,4})", 2, 1),
    )
)
_MAX_LINES = 2 * MAX_SIDE + 1000
_LEAST = 4  # lines of clues, rows of a picture
_ODDS = (2.0, 0.0)  # that rows come first


@dataclass
class _Text:
    """The lines of a text by what they are."""

    looks: dict[Hashable, str] = field(default_factory=dict)
    numbers: list[int] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    breaks: list[int] = field(default_factory=list)
    title: str | None = None


def colour_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """The puzzle of such a text; empty when it is none."""
    if not _LEAST <= len(lines) <= _MAX_LINES or not _may_be_coloured(lines):
        return []
    text = _sorted(lines)
    if len(text.body) < _LEAST:
        return []
    around = replace(around.under(text.title), looks={**around.looks, **text.looks})
    drawn = _drawn(text, around)
    if drawn:
        return [drawn]
    choice = next(filter(None, (_clue_choice(text, form, around) for form in _FORMS)), None)
    return [choice] if choice else []


def _may_be_coloured(lines: list[str]) -> bool:
    """Whether most lines hold more than numbers, and none a list of a program."""
    plain = sum(line.replace(" ", "").isdecimal() for line in lines)
    return 2 * plain < len(lines) and not any("[" in line or "{" in line for line in lines)


def _sorted(lines: list[str]) -> _Text:
    found = _Text()
    for line in map(str.strip, lines):
        look = _LOOK.fullmatch(line)
        if look:
            found.looks[look[1] or str(len(found.looks))] = look[2]
        elif not any(char.isalnum() for char in line) and not set(line) & set("#@*%&+"):
            found.breaks += [len(found.body)] if found.body else []
        elif not found.body and line != "0" and _NUMBERS.fullmatch(line):
            found.numbers += map(int, re.findall(r"\d+", line))
        elif (
            not found.body
            and not found.looks
            and not found.numbers
            and re.fullmatch(r"<?[^\W\d_][^<>]*>?", line)
            and not _is_run(line)
        ):
            found.title = line.strip("<> ")[:80]
        else:
            found.body.append(line.rstrip(",;"))
    return found


def _is_run(line: str) -> bool:
    return any(form.match(line) for form, _, _ in _FORMS)


def _drawn(text: _Text, around: Surroundings) -> Choice | None:
    """The picture whose cells are all called as the colours are; the colours stand for them."""
    signs = {str(key) for key in text.looks}
    rows = [row_signs(line.replace(" ", "")) for line in text.body]
    if len(signs) < 2 or len(set(map(len, rows))) > 1 or len(rows[0]) < _LEAST:
        return None
    if not all(sign in signs for row in rows for sign in row):
        return None
    picture = Picture([[text.looks[sign].lower() for sign in row] for row in rows])
    return choice_of_picture(picture, replace(around, looks={}))


def _clue_choice(text: _Text, form: tuple[re.Pattern[str], int, int], around: Surroundings) -> Choice:
    """The readings of clues that are all written in one form."""
    clues = [_clue(line, *form) for line in text.body]
    runs = [clue for clue in clues if clue is not None]
    choice: Choice = []
    for split in dict.fromkeys(_splits(text, runs)) if len(runs) == len(clues) else ():
        sides = [_lines(part) for part in (runs[:split], runs[split:])]
        if all(sides) and max(map(len, sides)) <= MAX_SIDE and sides[0].agrees(sides[1]):
            more = f" with {split} and {len(runs) - split} lines" if choice else ""
            choice += both_ways(sides[0], sides[1], around, _ODDS, more)
    return choice


Run = tuple[int, str]  # a length and a colour


def _clue(line: str, form: re.Pattern[str], length: int, colour: int) -> list[Run] | None:
    """The runs of a line; None when there is anything else in it."""
    if line in ("0", "-"):
        return []
    runs = [(int(match[length]), match[colour]) for match in form.finditer(line)]
    return runs if runs and not form.sub("", line).strip(" ,;|\t") else None


def _splits(text: _Text, runs: Sequence[Sequence[Run]]) -> Iterator[int]:
    """Where the second side may begin: where the size says, at a break, or in the middle of all cells."""
    for first, second in permutations(text.numbers, 2):
        if first + second == len(runs):
            yield first
    yield from (at for at in text.breaks if 0 < at < len(runs))
    sums = [*accumulate(sum(length for length, _ in clue) for clue in runs)]
    yield from (at for at, filled in enumerate(sums, 1) if 2 * filled == sums[-1] and at < len(runs))


def _lines(clues: Sequence[Sequence[Run]]) -> Lines:
    colours: list[list[Hashable]] = [[colour for _, colour in clue] for clue in clues]
    return Lines([[length for length, _ in clue] for clue in clues], colours)
