"""Puzzle files of gnonograms: sections under `[Headings]`, of which the first three letters count.

`[Description]` has name, author, date and grade, a line each; older readers and hand-made files leave some out,
so anything but four lines is sorted out by what a date and a grade look like. `[Solution]` is the goal (1 empty,
2 full), `[Working grid]` a saved state (0 open, 1 empty, 2 full, 3 full and finished). Clues may be left out when
there is a solution. The undo history is not kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from nonokit.formats.clue_text import Token, expected, format_clue, parse_clue, parse_number, split_words
from nonokit.formats.clues import Lengths, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.model import BACKGROUND, UNKNOWN, Clue, Grid, Puzzle

_HEADING = re.compile(r"\s*\[\s*([A-Za-z]{3})[^\]]*\]\s*")
_LOOK = re.compile(r"(?im)^[ \t]*\[[ \t]*dim[^\]\n]*\][ \t]*$")
_HEADINGS = re.compile(rf"(?m)^{_HEADING.pattern}$")
_DATE = re.compile(r"\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}.*|\d{4}")
_GRADE = re.compile(r"\d{1,3}")
_ABOUT = ("des", "lic")
_CELLS = {"0": UNKNOWN, "1": BACKGROUND, "2": 1, "3": 1}
_DIGITS = {UNKNOWN: "0", BACKGROUND: "1"}  # all else is full: 2

Line = tuple[int, str]  # its number and its text
Sections = dict[str, list[Line]]


def looks_like(sample: Sample) -> int:
    return 95 if _LOOK.search(sample.text) else 0


def begins(sample: Sample) -> Sequence[int]:
    """The places of the sizes, each with the sections about the puzzle before it."""
    headings = [(found[1].lower(), found.start()) for found in _HEADINGS.finditer(sample.text)]
    places = []
    for at, (name, _) in enumerate(headings):
        if name == "dim":
            while at and headings[at - 1][0] in _ABOUT:
                at -= 1
            places.append(headings[at][1])
    return places


def read(sample: Sample) -> list[Puzzle]:
    sections = _sections(sample)
    width, height = _size(sample, sections)
    goal = _grid(sample, sections, "sol", width, height)
    saved = _grid(sample, sections, "wor", width, height)
    if "row" in sections or "col" in sections or goal is None or not goal.is_complete:
        rows = _clues(sample, sections, "row", height)
        columns = _clues(sample, sections, "col", width)
    else:
        drawn: list[list[Lengths]] = [
            [[run.min_length for run in clue] for clue in side] for side in goal.clues()
        ]
        rows, columns = drawn
    fields, extras = _description([text.strip() for _, text in sections.get("des", [])])
    licence = " ".join(text.strip() for _, text in sections.get("lic", [])).strip()
    if saved and saved.known_count:
        extras["saved"] = (saved,)
    return [plain_puzzle(rows, columns, goal=goal, licence=licence or None, extras=extras, **fields)]


def _sections(sample: Sample) -> Sections:
    """The lines under each heading, by its first three letters; the last of two with one name counts."""
    sections: Sections = {}
    current: list[Line] = []
    for number, text in enumerate(sample.lines, 1):
        match = _HEADING.fullmatch(text)
        if match:
            current = sections[match[1].lower()] = []
        else:
            current.append((number, text))
    return sections


def _full_lines(sections: Sections, name: str) -> list[Line]:
    return [line for line in sections.get(name, []) if line[1].strip()]


def _size(sample: Sample, sections: Sections) -> tuple[int, int]:
    tokens = [token for number, text in sections.get("dim", []) for token in split_words(text, number)]
    if len(tokens) != 2:
        found = f"found {len(tokens)} numbers" if "dim" in sections else "found none"
        line = tokens[0].line if tokens else len(sample.lines)
        raise sample.error(f"expected [Dimensions] with rows and columns, {found}", line)
    height, width = (parse_number(sample, token) for token in tokens)
    sample.check_size(width, height, tokens[0].line)
    return width, height


def _clues(sample: Sample, sections: Sections, name: str, count: int) -> list[Lengths]:
    lines = _full_lines(sections, name)
    if len(lines) != count:
        heading = {"row": "[Row clues]", "col": "[Column clues]"}[name]
        line = lines[-1][0] if lines else len(sample.lines)
        raise sample.error(f"expected {count} lines in {heading}, found {len(lines)}", line)
    return [parse_clue(sample, text, number) for number, text in lines]


def _grid(sample: Sample, sections: Sections, name: str, width: int, height: int) -> Grid | None:
    lines = _full_lines(sections, name)
    if not lines:
        return None
    if len(lines) != height:
        raise sample.error(f"expected a grid of {height} rows, found {len(lines)}", lines[-1][0])
    rows = [[_cell(sample, token) for token in split_words(text, number)] for number, text in lines]
    for row, (number, _) in zip(rows, lines, strict=True):
        if len(row) != width:
            raise sample.error(f"expected {width} cells, found {len(row)}", number)
    return Grid.from_rows(rows)


def _cell(sample: Sample, token: Token) -> int:
    if token.text not in _CELLS:
        raise expected(sample, "a cell: 0, 1, 2 or 3", token)
    return _CELLS[token.text]


def _description(lines: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Title and author, and what goes to extras: the date and the grade."""
    if len(lines) == 4 and _fits(_DATE, lines[2]) and _fits(_GRADE, lines[3]):
        title, author, date, grade = lines
    else:
        words = [line for line in lines if line]
        grade = words.pop() if len(words) > 1 and _GRADE.fullmatch(words[-1]) else ""
        date = words.pop() if len(words) > 1 and _DATE.fullmatch(words[-1]) else ""
        title, author = [*words, "", ""][:2]
    extras: dict[str, Any] = {"date": date} if date else {}
    if _GRADE.fullmatch(grade):
        extras["grade"] = int(grade)
    return {"title": title or None, "author": author or None}, extras


def _fits(pattern: re.Pattern[str], text: str) -> bool:
    return not text or pattern.fullmatch(text) is not None


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    date, grade = (_one_line(puzzle.extras.get(key)) for key in ("date", "grade"))
    lines = ["[Description]", _one_line(puzzle.title), _one_line(puzzle.author)]
    lines += [date if _fits(_DATE, date) else "", grade if _fits(_GRADE, grade) else ""]
    if puzzle.licence:
        lines += ["[License]", _one_line(puzzle.licence)]
    lines += ["[Dimensions]", str(puzzle.height), str(puzzle.width)]
    lines += ["[Row clues]", *(format_clue(clue or Clue(), ", ") for clue in puzzle.rows)]
    lines += ["[Column clues]", *(format_clue(clue or Clue(), ", ") for clue in puzzle.columns)]
    if puzzle.goal:
        lines += ["[Solution grid]", *_format(puzzle.goal)]
    for saved in puzzle.extras.get("saved", ())[:1]:
        lines += ["[Working grid]", *_format(saved), "[State]", "SOLVING"]
    return ("\n".join(lines) + "\n").encode()


def _one_line(text: object) -> str:
    """Text as one line that no reader takes for a heading."""
    line = "" if text is None else " ".join(str(text).split())
    return f"({line[1:-1]})" if _HEADING.fullmatch(line) else line


def _format(grid: Grid) -> list[str]:
    return [" ".join(_DIGITS.get(value, "2") for value in row) for row in grid.rows()]


FORMAT = Format(
    name="gno",
    title="gnonograms",
    suffixes=(".gno",),
    carries=frozenset({"clues", "goal", "saved", "title", "author", "licence"}),
    looks_like=looks_like,
    begins=begins,
    read=read,
    write=write,
)
