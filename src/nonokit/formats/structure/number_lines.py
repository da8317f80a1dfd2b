"""Texts of nothing but numbers: clue lines, perhaps a size before them, perhaps an empty line between the sides.

8 10         2          20          2 3         What the size means (rows or columns first), and which side
2 3          8 10       2 8         1 1 4       comes first, differs from program to program. Every way that
1 1 4        2 3 0      5 2         …           makes both sides agree is a reading. Each line may end in 0, or
…            …          …                       begin with how many numbers follow.
                                    3
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate, groupby

from nonokit.formats.limits import MAX_PUZZLES, MAX_SIDE
from nonokit.formats.readings import Choice
from nonokit.formats.structure.build import both_ways
from nonokit.formats.structure.clue_values import text_lengths
from nonokit.formats.structure.lines import Clue, Lines, without_counts
from nonokit.formats.structure.sides import digit_lines
from nonokit.formats.structure.surroundings import Surroundings

_END = re.compile(r"(?<![\d-])-1\s*$")
_SEVERAL = 2  # puzzles
_MANY = 6  # lines that do not all end in -1 by chance
_MANY_CELLS = 30  # lines
_USUAL = 1.0  # the odds that rows come first where nothing tells


def number_choices(lines: list[str], around: Surroundings | None = None) -> list[Choice]:
    """The puzzles of a text of numbers, each with its readings; empty when it is none."""
    around = around or Surroundings()
    lines = _without_ends(lines)
    rows = [_numbers(line) for line in lines]
    filled = [row for row in rows if row]
    if not 2 <= len(filled) <= 2 * MAX_SIDE * 100 or any(-1 in row for row in filled):
        return []
    if len(filled) > _MANY_CELLS and all(row in ([0], [1]) for row in filled):  # a cell a line
        return []
    for cases in (_cases(filled), _in_pairs(rows), _single(rows, filled)):
        choices = [_choice(*case, around) for case in cases]
        if choices and all(choices):
            return choices
    return _digit_choices(lines, around) or _mistyped_choices(filled, around)


def divided_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """The puzzle of numbers whose sides one line with a sign divides: every other empty line is a clue."""
    signs = [at for at, line in enumerate(lines) if line.strip() and not any(map(str.isalnum, line))]
    if len(signs) != 1 or len(lines) > 2 * MAX_SIDE + _MANY:
        return []
    end = max((at for at, line in enumerate(lines, 1) if line.strip()), default=0)
    parts = (lines[: signs[0]], lines[signs[0] + 1 : end], lines[signs[0] + 1 :])
    first, *others = ([_numbers(line) for line in part] for part in parts)
    for second in others:  # empty lines at the end may be clues, too
        if first and second and not any(-1 in clue for clue in (*first, *second)):
            choice = _choice([*first, *second], [(len(first), 2 * _USUAL, 0.0)], around)
            if choice:
                return [choice]
    return []


def _digit_choices(lines: list[str], around: Surroundings) -> list[Choice]:
    """Lines of one word each, whose digits are runs; an empty line divides them."""
    words = [line.strip() for line in lines]
    breaks = [at for at, word in enumerate(words) if not word and any(words[:at]) and any(words[at:])]
    if len(breaks) != 1 or not all(word.isascii() and word.isdigit() for word in words if word):
        return []
    sides = [digit_lines([*filter(None, part)]) for part in (words[: breaks[0]], words[breaks[0] :])]
    first, second = sides[0], sides[1]
    if not first or not second or max(map(len, (first, second))) > MAX_SIDE or not first.agrees(second):
        return []
    return [both_ways(first, second, around, (2 * _USUAL, 0.0))]


def _mistyped_choices(lines: list[Clue], around: Surroundings) -> list[Choice]:
    """A puzzle whose size fits its lines, but whose sides fill different numbers of cells: somebody mistyped one."""
    if len(lines[0]) != 2 or not all(lines[0]) or sum(filter(None, lines[0])) != len(lines) - 1:
        return []
    body = _uncounted(lines[1:]) or lines[1:]
    for split, rows_odds, _ in sized_splits(lines[0][0] or 0, lines[0][1] or 0):
        first, second = (Lines([_clue(line) for line in part]) for part in (body[:split], body[split:]))
        if first.is_mistyped(second):
            return [both_ways(first, second, around, (rows_odds, 0.0))]
    return []


def _without_ends(lines: list[str]) -> list[str]:
    """The lines without the -1 that ends them all."""
    ended = [_END.search(line) for line in lines]
    count = sum(match is not None for match in ended)
    if count < _MANY or count + 2 < sum(bool(line.strip()) for line in lines):  # a size stands before them
        return lines
    return [
        line[: match.start()].rstrip() or "0" if match else line
        for line, match in zip(lines, ended, strict=True)
    ]


def _numbers(line: str) -> Clue:
    return text_lengths(line) if line.strip() else []


Split = tuple[
    int, float, float
]  # where the second side begins; the odds for rows first, and for columns first
Case = tuple[list[Clue], list[Split]]  # the clue lines of one puzzle, and where they may divide


def _cases(lines: list[Clue]) -> list[Case]:
    """Several puzzles one after the other, each with its size before it, perhaps their number before all."""
    for start in (1, 0):
        if start and len(lines[0]) != 1:
            continue
        found: list[Case] = []
        at = start
        while at < len(lines) and len(lines[at]) == 2 and len(found) <= MAX_PUZZLES:
            first, second = lines[at]
            if first is None or second is None or not first or not second or max(first, second) > MAX_SIDE:
                break
            body = lines[at + 1 : at + 1 + first + second]
            if len(body) < first + second:
                break
            found.append((body, sized_splits(first, second)))
            at += 1 + first + second
        if at == len(lines) and (len(found) > 1 or (start and lines[0] == [len(found)])):
            return found
    return []


def _in_pairs(rows: list[Clue]) -> list[Case]:
    """Several puzzles one after the other, an empty line before every side."""
    blocks = _blocks(rows)
    pairs = [*zip(blocks[::2], blocks[1::2], strict=False)]
    if len(blocks) < 2 * _SEVERAL or len(blocks) % 2:
        return []
    cases = [(first + second, [(len(first), 2 * _USUAL, 0.0)]) for first, second in pairs]
    return cases if all(_sides(lines, splits[0][0]) for lines, splits in cases) else []


def _blocks(rows: list[Clue]) -> list[list[Clue]]:
    """The lines in groups as empty ones divide them."""
    blocks: list[list[Clue]] = [[]]
    for row in _stripped(rows):
        if row:
            blocks[-1].append(row)
        elif blocks[-1]:
            blocks.append([])
    return blocks


def _single(rows: list[Clue], filled: list[Clue]) -> list[Case]:
    """One puzzle: the first way to tell its sides apart that works."""
    for lines, splits in _ways(rows, filled):
        for body in (_uncounted(lines), lines):
            if any(_sides(body, split) for split, _, _ in splits):
                return [(body, splits)]
    return []


def _uncounted(lines: list[Clue]) -> list[Clue]:
    return [line or [] for line in without_counts([*lines])]


def _ways(rows: list[Clue], filled: list[Clue]) -> Iterator[Case]:
    inner = _stripped(rows)
    ended = rows[rows.index(inner[0]) :]  # the last lines may be empty ones
    for lines in (filled, inner, *(ended[:end] for end in range(len(inner) + 1, len(ended) + 1))):
        # an empty line divides, or is a clue of its own
        if len(lines[0]) in (2, 3) and all(lines[0][:2]):
            first, second = int(lines[0][0] or 0), int(lines[0][1] or 0)
            if first + second == len(lines) - 1:
                yield lines[1:], sized_splits(first, second)
        if len(lines[0]) == len(lines[1]) == 1 and lines[0][0] and lines[1][0]:
            height, width = lines[0][0], lines[1][0]
            if height + width == len(lines) - 2:
                yield lines[2:], sized_splits(height, width)
        if len(lines[0]) == 1 and (first := lines[0][0] or 0) and first + 2 < len(lines):
            if [len(lines) - first - 2] == lines[first + 1]:
                yield lines[1 : first + 1] + lines[first + 2 :], [(first, 0.0, 0.0)]
            yield lines[1:], [(first, 0.0, 0.0)]
    yield from _spaced(rows)
    yield from _stacked(rows)
    yield filled, [(split, 2 * _USUAL, 0.0) for split in _splits(rows, filled)]


def _spaced(rows: list[Clue]) -> Iterator[Case]:
    """A size, the lines of both sides with an empty line before each, and other empty lines that are clues."""
    inner = _stripped(rows)
    if len(inner[0]) != 2 or not all(inner[0]):
        return
    first, second = int(inner[0][0] or 0), int(inner[0][1] or 0)
    body = rows[rows.index(inner[0]) + 1 :]
    for one, other in dict.fromkeys(((first, second), (second, first))):
        for before in range(2):
            end = before + one
            lines = body[before:end] + body[end + 1 : end + 1 + other]
            is_apart = not any(body[:before]) and end < len(body) and not body[end]
            if is_apart and len(lines) == one + other and not any(body[end + 1 + other :]):
                yield lines, [(one, 2 * _USUAL if one == first else 0.0, 0.0)]


def _stacked(rows: list[Clue]) -> Iterator[Case]:
    """Columns as they stand above a grid, in lines of one number a column, filled up with zeros; then the rows."""
    blocks = _blocks(rows)
    if len(blocks) == 1:  # lines of one length, then lines of another
        blocks = [[*group] for _, group in groupby(blocks[0], key=len)]
    if len(blocks) == 3 and len(blocks[0]) == 1:  # the size
        blocks = blocks[1:]
    if len(blocks) == 2 and len({len(row) for row in blocks[0]}) == 1 and len(blocks[0][0]) > 1:
        columns = [[length for length in column if length] for column in zip(*blocks[0], strict=True)]
        lines = columns + [[length for length in row if length] for row in blocks[1]]
        yield lines, [(len(columns), -2 * _USUAL, 2 * _USUAL)]


def _stripped(rows: list[Clue]) -> list[Clue]:
    full = [i for i, row in enumerate(rows) if row]
    return rows[full[0] : full[-1] + 1]


def sized_splits(first: int, second: int) -> list[Split]:
    """Where a size divides the lines, and the odds for rows first and for columns first.

    `8 10`, then 8 lines: height and width, rows first, is much more usual than width and height, columns first. With 10
    lines first, width and height with rows first (NIN) and height and width with columns first are both in use.
    """
    if first == second:
        return [(first, _USUAL, 0.0)]
    return [(first, 2 * _USUAL, 0.0), (second, 0.0, 0.0)]


def _splits(rows: list[Clue], filled: list[Clue]) -> list[int]:
    """Where lines without a size may divide: at empty lines first, then wherever both parts fill the same cells."""
    breaks: list[int] = []
    count = 0
    for row in _stripped(rows):
        if row:
            count += 1
        elif not breaks or breaks[-1] != count:
            breaks.append(count)
    sums = list(accumulate(sum(1 if length is None else length for length in row) for row in filled))
    equal = [i for i, filled_cells in enumerate(sums[:-1], 1) if 2 * filled_cells == sums[-1]]
    half = [len(filled) // 2] if len(filled) % 2 == 0 and not breaks else []
    at_breaks = [split for split in breaks if split in equal]
    return (
        at_breaks[:1] or (breaks if len(breaks) == 1 else []) or [i for i in half if i in equal] or equal[:1]
    )


def _sides(lines: list[Clue], split: int) -> tuple[Lines, Lines] | None:
    parts = (lines[:split], lines[split:])
    if not all(0 < len(part) <= MAX_SIDE for part in parts):
        return None
    first, second = (Lines([_clue(line) for line in part]) for part in parts)
    if any(0 in clue for side in (first, second) for clue in side.lengths if clue):  # these are cells
        return None
    return (first, second) if first.agrees(second) and not first.is_blank else None


def _clue(line: Clue) -> Clue:
    """Without the zero that ends a line, or stands for nothing."""
    return [length for length in line if length != 0] if 0 in (line[:1] + line[-1:]) else line


def _choice(lines: list[Clue], splits: list[Split], around: Surroundings) -> Choice:
    """The readings of one puzzle; a blank clue where the sides meet may be of either."""
    choice: Choice = []
    for split, rows_odds, columns_odds in splits:
        sides = _sides(lines, split)
        if sides is None:
            continue
        more = f" with {split} and {len(lines) - split} lines" if choice else ""
        both = both_ways(*sides, around, (rows_odds, columns_odds), more)
        if len(both) == 1:  # a picture beside them settles it
            return both
        choice += both
    return choice
