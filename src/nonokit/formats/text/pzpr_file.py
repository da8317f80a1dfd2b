"""Files of pzpr (puzz.link): `pzprv3`, `nonogram`, rows, columns, then one line of tokens for each line of the board.

The board is the grid with a band of clues above it and one to its left, each as wide as a clue can be long, so
that a line has up to half its length (rounded up) of clue tokens. A clue token is `.`, a number, `-2` for "?", or
`c` and a number that the player has crossed off; a cell is `#` full, `+` empty or `.` open. Slashes stand for line
ends in files of one line. What follows the board (the history of moves) is not read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.errors import UnsupportedFeature
from nonokit.formats.clue_text import Token, expected, parse_number, puzzle_at_once, split_words
from nonokit.formats.clues import Runs, puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.formats.text.crossed_off import Crossed, crossed_extras, crossed_off
from nonokit.model import BACKGROUND, UNKNOWN, Clue, Grid, Puzzle

_HEAD = re.compile(r"\s*pzprv3(?:\.\d+)?\s*[/\n]")
_CELLS = {"#": 1, "+": BACKGROUND, ".": UNKNOWN}
_CHARS = {BACKGROUND: "+", UNKNOWN: "."}  # all else is full
_BLANKS = re.compile(r"\S+")
_CARE = re.compile(r"[^\d ]|(?<!\d)0", re.ASCII)
_ANY_LENGTH = "-2"

Board = list[list[Token]]


def looks_like(sample: Sample) -> int:
    return 98 if _HEAD.match(sample.text) else 0


def read(sample: Sample) -> list[Puzzle]:
    lines = _lines(sample)
    if len(lines) < 4:
        raise sample.error(
            "expected pzprv3, nonogram, rows and columns: the input ends too early", len(sample.lines)
        )
    variety, rows_token, columns_token = lines[1:4]
    if variety.text.strip() != "nonogram":
        raise expected(sample, "'nonogram' (other puzzles have other rules)", variety)
    height, width = (
        parse_number(sample, token._replace(text=token.text.strip())) for token in (rows_token, columns_token)
    )
    sample.check_size(width, height, columns_token.line)
    puzzle = _at_once([line.text.split() for line in lines[4:]], width, height)
    return [puzzle or _puzzle(sample, _board(sample, lines[4:], width, height), width, height)]


def _at_once(board: list[list[str]], width: int, height: int) -> Puzzle | None:
    """The puzzle of a board that nobody has begun; None when it needs a second look."""
    left, above = _bands(width, height)
    board = board[: above + height]
    if len(board) < above + height or {*map(len, board)} != {left + width}:
        return None
    if any(row[left:].count(".") < width for row in board[above:]):
        return None
    columns = [_joined(column) for column in [*zip(*board[:above], strict=True)][left:]]
    rows = [_joined(row[:left]) for row in board[above:]]
    return None if _CARE.search(" ".join(rows + columns)) else puzzle_at_once(rows, columns)


def _joined(words: Sequence[str]) -> str:
    return " ".join([word for word in words if word != "."])


def _lines(sample: Sample) -> list[Token]:
    """The lines of the file, by line ends or slashes, with their places."""
    found: list[Token] = []
    for number, text in enumerate(sample.lines, 1):
        column = 1
        for part in text.split("/"):
            if part.strip():
                found.append(Token(part, number, column))
            column += len(part) + 1
    return found


def _bands(width: int, height: int) -> tuple[int, int]:
    """How many tokens the clues take: to the left of the grid, and above it."""
    return (width + 1) // 2, (height + 1) // 2


def _board(sample: Sample, lines: list[Token], width: int, height: int) -> Board:
    left, above = _bands(width, height)
    if len(lines) < above + height:
        line = lines[-1].line if lines else len(sample.lines)
        raise sample.error(f"expected {above + height} lines of the board, found {len(lines)}", line)
    board: Board = []
    for text, line, column in lines[: above + height]:
        tokens = split_words(text, line, column=column, pattern=_BLANKS)
        if len(tokens) != left + width:
            raise sample.error(f"expected {left + width} tokens, found {len(tokens)}", line, column)
        board.append(tokens)
    return board


def _puzzle(sample: Sample, board: Board, width: int, height: int) -> Puzzle:
    left, above = _bands(width, height)
    crossed: set[Crossed] = set()
    columns = [
        _clue(sample, [row[left + x] for row in board[:above]], ("column", x), crossed) for x in range(width)
    ]
    rows = [_clue(sample, board[above + y][:left], ("row", y), crossed) for y in range(height)]
    saved = Grid.from_rows([[_cell(sample, token) for token in row[left:]] for row in board[above:]])
    extras = crossed_extras(crossed) | ({"saved": (saved,)} if saved.known_count else {})
    return puzzle_of_runs(rows, columns, extras=extras)


def _clue(sample: Sample, tokens: list[Token], line: tuple[str, int], crossed: set[Crossed]) -> Runs:
    used = [token for token in tokens if token.text != "."]
    crossed |= {(*line, i) for i, token in enumerate(used) if token.text.startswith("c")}
    return [(_length(sample, token), 1) for token in used]


def _length(sample: Sample, token: Token) -> int | None:
    text = token.text.removeprefix("c")
    if text == _ANY_LENGTH:
        return None
    length = parse_number(sample, token._replace(text=text), "a clue")
    if not length:
        raise expected(sample, "a run of at least 1", token)
    return length


def _cell(sample: Sample, token: Token) -> int:
    if token.text not in _CELLS:
        raise expected(sample, "a cell: #, + or .", token)
    return _CELLS[token.text]


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    left, above = _bands(puzzle.width, puzzle.height)
    columns = _padded(puzzle, "column", puzzle.columns, above)
    rows = _padded(puzzle, "row", puzzle.rows, left)
    saved = (puzzle.extras.get("saved") or (Grid.blank(puzzle.width, puzzle.height),))[0]
    board = [["."] * left + [column[i] for column in columns] for i in range(above)]
    board += [[*rows[y], *(_CHARS.get(value, "#") for value in saved.row(y))] for y in range(puzzle.height)]
    lines = [
        "pzprv3",
        "nonogram",
        str(puzzle.height),
        str(puzzle.width),
        *(" ".join(line) + " " for line in board),
    ]
    return ("\n".join(lines) + "\n").encode()


def _padded(puzzle: Puzzle, kind: str, clues: Sequence[Clue | None], count: int) -> list[list[str]]:
    """The tokens of each clue, against the grid."""
    crossed = crossed_off(puzzle)
    lines = []
    for i, clue in enumerate(clues):
        tokens = [
            ("c" if (kind, i, j) in crossed else "") + (_ANY_LENGTH if run.length is None else str(run))
            for j, run in enumerate(clue or ())
        ]
        if len(tokens) > count:
            raise UnsupportedFeature(f"pzpr has room for {count} runs in a line, not {len(tokens)}")
        lines.append(["."] * (count - len(tokens)) + tokens)
    return lines


FORMAT = Format(
    name="pzprv3",
    title="pzpr file (puzz.link)",
    suffixes=(".pzprv3",),
    carries=frozenset({"clues", "saved", "unknown"}),
    looks_like=looks_like,
    begins=at_each("pzprv3"),
    read=read,
    write=write,
)
