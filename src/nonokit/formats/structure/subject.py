"""What a text is about: a matrix of cells is a picture for certain only where the words around it speak of such puzzles.

Maps of games, tests of other programs and tables of numbers are matrices as well. None of them is refused for its words,
since many a file says nothing of what it holds; that nothing speaks of a puzzle is told.
"""

from __future__ import annotations

import re
from pathlib import PurePath

from nonokit.formats.format import Sample
from nonokit.formats.readings import A_PICTURE, Choice, with_note
from nonokit.formats.structure.kinds import TAKEN_FOR_FILLED

_NONOGRAMS = re.compile(
    r"nono(?:gr|\b)|picross|griddler|hanjie|paint.?by.?num|japan\w*.?cross|logimage|logik.?puzzle|nemonemo|illust.?logic"
    r"|crucipixel|/\* XPM \*/|японск|ノノグラム|お絵かきロジック|네모|노노그램",
    re.IGNORECASE,
)
_PUZZLES = re.compile(r"clue|puzzle", re.IGNORECASE)
_OWN = re.compile(r"clue|puzzle|hint|solution|goal|answer|picture|pixel|drawing|palette", re.IGNORECASE)
_OTHER_PUZZLES = re.compile(
    r"sudoku|sokoban|mine.?sweep|masyu|slalom|shakashaka|nuri|kakuro|slither|heyawake|hitori|domino|choco",
    re.IGNORECASE,
)
_GAMES = re.compile(
    r"pac-?man|tetris|maze|tile|collision|wall|layer|player|enem(?:y|ies)|conway|chess", re.IGNORECASE
)
_CELL = re.compile(r"\b(?:true|false|null|none)\b|\s+", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]")
_WORD = re.compile(r"[^\W\d_]{3}")
_BETWEEN = re.compile(r"[,;\t|]")
_MOST = 4  # characters of the text for each cell, blanks and truth values aside, where the picture is most of what it says
_NO_DOUBTS = {*TAKEN_FOR_FILLED.values()}
_MOST_KINDS = 2  # of cells that need no words to be told apart
UNSAID = "taken for a picture, though nothing around it speaks of a puzzle: it may be a map, a table or something else"


def is_about_puzzles(text: str) -> bool:
    """Whether a text speaks of nonograms, or of puzzles at least."""
    return (_NONOGRAMS.search(text) or _PUZZLES.search(text)) is not None


def doubted(found: list[Choice], sample: Sample) -> list[Choice]:
    """The puzzles of a text, with a note on pictures that nothing calls so, the file's name neither."""
    unsaid = [one.puzzle for choice in found for one in choice[:1] if one.way == A_PICTURE]
    unsaid = [puzzle for puzzle in unsaid if {*puzzle.extras.get("notes", ())} <= _NO_DOUBTS]
    told = f"{PurePath(sample.source or '').name}\n{sample.text}"
    if not unsaid or _NONOGRAMS.search(told):
        return found
    is_other = _OTHER_PUZZLES.search(told) is not None
    games, own = (len(pattern.findall(told)) for pattern in (_GAMES, _OWN))
    if games <= own > 0 and not is_other:  # a puzzle may be called a chess-board
        return found
    if not games and not is_other:
        cells = sum(puzzle.width * puzzle.height for puzzle in unsaid)
        bare = _CELL.sub(" ", sample.text)
        is_alone = len(bare.replace(" ", "")) <= _MOST * cells or _WORD.search(bare) is None
        unsaid = [
            one
            for one in unsaid
            if not is_alone or len(one.palette) > _MOST_KINDS or _has_header(sample.lines, one.width)
        ]
    with_note(unsaid, UNSAID)
    return found


def _has_header(lines: list[str], width: int) -> bool:
    """Whether names stand above the columns, as in a table of yes and no."""
    first = next((line for line in lines if line.strip()), "")
    names = {name for name in _BETWEEN.split(first) if _LETTER.search(name)}
    return len(names) in (width, width + 1) and width > _MOST_KINDS
