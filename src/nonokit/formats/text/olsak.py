"""Olšák's .g: optional colours after `#d`, then clues of rows and columns after lines that start with `:`.

    #d
      0:. #ffffff white
      r:r #d91e18 red
    : rows
    1r 2r
    : columns
    ...
    : end

`0` is the background, `1` the colour of numbers without a letter. An empty line is a blank clue. Everything
before the first line that starts with `#` or `:` is a comment. Puzzles with six sides or triangles exist in this
format and are refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from nonokit.formats.clue_text import Token, expected, first_word, parse_number, split_words
from nonokit.formats.clues import NamedClue, Runs, puzzle_of_names, puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared, palette_of
from nonokit.model import BLACK_AND_WHITE, Palette, Puzzle
from nonokit.model.colour import parse_rgb

_COLOURS = re.compile(r"^#[dDtT]", re.MULTILINE)
_LIST = re.compile(r"^:(?!-)", re.MULTILINE)  # `:-` is Prolog's
_MARK = re.compile(r"^(?:#[dDtT]|:(?!-)).*$", re.MULTILINE)  # of colours or a list
_CLUE = re.compile(r"\s*(?:\d+[^\W\d]?[ \t,]*)+\n")
_DECLARED = re.compile(r"\s*(\S):(.)\s*(\S+)\s*(.*)")
_ITEM = re.compile(r"(\d+)(\D?)")
_SHORT = 200  # characters of a clue line that is likely to come again
_USUAL_DIGITS = 4  # of a run that needs no second look
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def looks_like(sample: Sample) -> int:
    """Lines that start with a colon, after colours or twice."""
    lists = len(_LIST.findall(sample.text[:1_000_000]))
    if not lists:
        return 0
    return 95 if _COLOURS.search(sample.text) else 80 if lists > 1 else 0


def begins(sample: Sample) -> Sequence[int]:
    """The places of the first marks: of each puzzle there may be one of its colours, one of each list, and one of its end."""
    marks = [*_MARK.finditer(sample.text)]
    places, at = list[int](), 0
    while at < len(marks):
        lists = at + (sample.text[marks[at].start()] == "#")
        if [sample.text[mark.start()] for mark in marks[lists : lists + 2]] != [":", ":"]:
            break
        places.append(marks[at].start())
        at = lists + 2
        at += at < len(marks) and _is_end(sample.text, marks, at)
    return places


def _is_end(text: str, marks: Sequence[re.Match[str]], at: int) -> bool:
    """Whether a mark behind two lists ends the puzzle, and does not begin another."""
    return text[marks[at].start()] == ":" and not _CLUE.match(text, marks[at].end())


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle."""
    start = next((i for i, line in enumerate(sample.lines, 1) if line[:1] in ("#", ":")), None)
    if start is None:
        raise sample.error("expected a line that starts with # or :, found none")
    borders = [i for i, line in enumerate(sample.lines, 1) if i >= start and line.startswith(":")]
    if not borders:
        raise sample.error("expected a line that starts with : and opens the rows", len(sample.lines))
    if len(borders) < 2:
        raise sample.error(
            "expected a second line that starts with : and opens the columns", len(sample.lines)
        )
    palette, letters = read_colours(sample, start, borders[0])
    end = borders[2] if len(borders) > 2 else _end(sample)
    first, second = range(borders[0] + 1, borders[1]), range(borders[1] + 1, end)
    comment = "\n".join(sample.lines[: start - 1]).strip()
    extras = {"comment": comment} if comment else {}
    across, down = (_usual_list(sample, numbers, letters) for numbers in (first, second))
    if across and down:
        sample.check_size(len(down), len(across), borders[0])
        return [puzzle_of_names(across, down, letters, palette, extras=extras)]
    rows, columns = ([_read_clue(sample, number, letters) for number in side] for side in (first, second))
    sample.check_size(len(columns), len(rows), borders[0])
    return [puzzle_of_runs(rows, columns, palette, extras=extras)]


def _end(sample: Sample) -> int:
    """The number after the last line; the last line end does not start a line of its own."""
    return len(sample.lines) + (1 if sample.lines[-1] else 0)


def read_colours(sample: Sample, start: int, end: int) -> tuple[Palette, dict[str, int]]:
    """The palette and the letters of its colours; the empty letter is that of plain numbers."""
    declared: dict[str, Declared] = {}
    for number in range(start, end):
        text = sample.lines[number - 1]
        if text[:2].lower() == "#t":
            raise sample.error(
                "a triddler is not a grid: only puzzles with rows and columns are read", number, 1
            )
        if text.startswith("#") or not text.strip():
            continue
        match = _DECLARED.fullmatch(text)
        if not match:
            raise expected(sample, "a colour such as 'r:r red'", first_word(text, number))
        letter, char, look, comment = match.groups()
        if (letter.isdigit() and letter not in "01") or letter == ",":
            raise sample.error(f"{letter!r} cannot stand for a colour: expected a letter", number, 1)
        declared[letter] = Declared(_colour_name(letter, look, comment), parse_rgb(look), char)
    if not declared:
        return BLACK_AND_WHITE, {"": 1}
    background = declared.pop("0", Declared("white", None, None))
    palette = palette_of([background, *declared.values()])
    letters = {letter if letter != "1" else "": value for value, letter in enumerate(declared, 1)}
    return palette, letters


def _colour_name(letter: str, look: str, comment: str) -> str:
    """The look when it is a word, else the comment, which is where we write the name."""
    if not look.startswith("#"):
        return look
    return comment.strip() or f"colour {letter}"


def _usual_list(sample: Sample, numbers: range, letters: dict[str, int]) -> list[NamedClue] | None:
    """The clues of these lines when none of them needs a second look."""
    texts = sample.lines[numbers.start - 1 : numbers.stop - 1]
    if max(map(len, texts), default=0) > _SHORT or len(texts) > MAX_SIDE:
        return None
    clues = [clue for clue in map(_usual_clue, texts) if clue is not None]
    known = set(letters).issuperset(chain.from_iterable([names for names, _ in clues]))
    return clues if known and len(clues) == len(texts) else None


@lru_cache(maxsize=1 << 14)
def _usual_clue(text: str) -> NamedClue | None:
    """Letters and lengths of a clue that nothing is wrong with."""
    items = [*map(_ITEM.fullmatch, text.replace(",", " ").split())]
    if not text.isascii() or not all(items):
        return None
    names, digits = [item[2] for item in items if item], [item[1] for item in items if item]
    if max(map(len, digits), default=0) > _USUAL_DIGITS or (len(digits) > 1 and 0 in map(int, digits)):
        return None
    return (names, [*map(int, digits)]) if digits and digits != ["0"] else ((), ())


def _read_clue(sample: Sample, number: int, letters: dict[str, int]) -> Runs:
    runs = []
    tokens = split_words(sample.lines[number - 1], number)
    for token in tokens:
        match = _ITEM.fullmatch(token.text)
        if not match:
            raise expected(sample, "a number, or a number and a colour's letter", token)
        if match.group(2) not in letters:
            known = ", ".join(sorted(letters)[:10]) or "no letters"
            raise expected(sample, f"a number with a declared colour ({known.strip(', ')})", token)
        length = parse_number(sample, Token(match.group(1), number, token.column))
        if length == 0 and len(tokens) > 1:
            raise expected(sample, "a run of at least 1", token)
        runs.append((length, letters[match.group(2)]))
    return [run for run in runs if run[0]]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzle as text; plain black on white needs no colours."""
    (puzzle,) = puzzles
    letters = _letters(puzzle.palette)
    lines = []
    if puzzle.palette != BLACK_AND_WHITE:
        lines.append("#d")
        for letter, colour in zip(["0", *(one or "1" for one in letters[1:])], puzzle.palette, strict=True):
            lines.append(f"  {letter}:{colour.char} {colour.hex} {' '.join(colour.name.split())}")
    for word, clues in (("rows", puzzle.rows), ("columns", puzzle.columns)):
        lines += [
            f": {word}",
            *(" ".join(f"{run}{letters[run.colour]}" for run in clue or ()) for clue in clues),
        ]
    return "\n".join([*lines, ": end", ""]).encode()


def _letters(palette: Palette) -> list[str]:
    """A letter for each colour: its own character where that is a letter, none for a single colour."""
    if len(palette) <= 2:
        return ["", ""]
    wanted = [colour.char if colour.char in _LETTERS else "" for colour in palette]
    spare = (chr(code) for code in (*map(ord, _LETTERS), *range(0xC0, 0x250)) if chr(code) not in wanted)
    return [char or next(spare) for char in wanted]


FORMAT = Format(
    name="g",
    title="Olšák G",
    suffixes=(".g",),
    carries=frozenset({"clues", "colours", "rgb", "colour-names", "background"}),
    looks_like=looks_like,
    begins=begins,
    read=read,
    write=write,
)
