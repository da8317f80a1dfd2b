"""MiniZinc data files, in the two schemes that nonogram models use.

Kjellerstrand's: `rows`, `row_rule_len`, `row_rules` and the same for columns; each rule is filled up with zeros
on the left, as one flat list in `array2d(…)`, as `[| … | … |]`, or as lists in a list (OR-Tools' copies of the data).

The other: `X`, `Y`, `maxlen` and `rows`, `cols` as `[| … |]`, where a line is its tightest picture (`1, 1, 0, 1` for
the clue 2 1) filled up with -1. Written files are in the first scheme.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from nonokit.formats.clue_text import (
    Token,
    expected,
    parse_number,
    puzzle_at_once,
    reader_of_usual,
    split_words,
)
from nonokit.formats.clues import Lengths, lengths_of, plain_puzzle
from nonokit.formats.format import Format, Sample
from nonokit.model import Clue, Puzzle
from nonokit.model.clue import clue_of_cells

_TOKEN = re.compile(r"-?\d+(?!\.\.)|\d+\.\.|[A-Za-z_]\w*|\S")
_RULES = re.compile(r"(?m)^[ \t]*row_rules[ \t]*=\s*(?:array2d|\[\s*\|)")
_SIZE = re.compile(r"(?m)^[ \t]*rows[ \t]*=")
_PICTURES = re.compile(r"(?m)^[ \t]*rows[ \t]*=[ \t]*\[[ \t]*\|")
_USUAL_RULE = r" {4}\d{1,4}(?:, \d{1,4})*"
_USUAL_RULES = "".join(
    rf"{kind}s = (\d{{1,4}});\n{kind}_rule_len = (\d{{1,4}});\n"
    rf"{kind}_rules = array2d\(1\.\.{kind}s, 1\.\.{kind}_rule_len, \[\n({_USUAL_RULE}(?:,\n{_USUAL_RULE})*)\n\]\);\n"
    for kind in ("row", "col")
)
_USUAL = re.compile(_USUAL_RULES, re.ASCII)
_FILLING = re.compile(r"(?<![\d,]) +(?:0, )+| +")  # zeros that fill a rule up
_PADDING = "-1"

Values = dict[str, list[Token]]


def looks_like(sample: Sample) -> int:
    is_ruled = _RULES.search(sample.text) and _SIZE.search(sample.text)
    return 92 if is_ruled or _PICTURES.search(sample.text) else 0


def _at_once(usual: re.Match[str]) -> Puzzle | None:
    """The puzzle of rules as programs write them, one a line; None when they need a second look."""
    height, length, rows, width, depth, columns = usual.groups()
    sides = [_FILLING.sub("", side).split(",\n") for side in (rows, columns)]
    counts = [{line.count(",") + 1 for line in side.split(",\n")} for side in (rows, columns)]
    is_even = counts == [{int(length)}, {int(depth)}]
    if not is_even or [len(side) for side in sides] != [int(height), int(width)]:
        return None
    return puzzle_at_once(*sides)


def _with_care(sample: Sample) -> Puzzle:
    values = _assignments(sample)
    if "row_rules" in values:
        rows = _rules(sample, values, "row_rules", _number(sample, values, "rows"))
        columns = _rules(sample, values, "col_rules", _number(sample, values, "cols"))
    else:
        rows, columns = _pictures(sample, values, "rows"), _pictures(sample, values, "cols")
        _check_sides(sample, values, {len(columns), len(rows)})
    sample.check_size(len(columns), len(rows))
    return plain_puzzle(rows, columns)


def write(puzzles: Sequence[Puzzle]) -> bytes:
    puzzle = puzzles[0]
    lines = _format("row", puzzle.rows) + _format("col", puzzle.columns)
    return ("\n".join(lines) + "\n").encode()


def _assignments(sample: Sample) -> Values:
    """The tokens of each `name = value`, comments (`%`, and `#` as OR-Tools has it) left out."""
    tokens: list[Token] = []
    for number, text in enumerate(sample.lines, 1):
        tokens += split_words(re.split("[%#]", text, maxsplit=1)[0], number, pattern=_TOKEN)
    values: Values = {}
    current: list[Token] = []
    for i, token in enumerate(tokens):
        if i + 1 < len(tokens) and tokens[i + 1].text == "=":
            current = values.setdefault(token.text, [])
        elif token.text not in ("=", ";"):
            current.append(token)
    return values


def _value(sample: Sample, values: Values, name: str) -> list[Token]:
    if not values.get(name):
        raise sample.error(f"expected a value for {name!r}, found none", len(sample.lines))
    return values[name]


def _number(sample: Sample, values: Values, name: str) -> int:
    tokens = _value(sample, values, name)
    if len(tokens) != 1:
        raise expected(sample, "one number", tokens[0])
    return parse_number(sample, tokens[0])


def _rules(sample: Sample, values: Values, name: str, count: int) -> list[Lengths]:
    tokens = _value(sample, values, name)
    sample.check_size(count, 1, tokens[0].line)
    if tokens[0].text == "array2d":
        brackets = [i for i, token in enumerate(tokens) if token.text == "["]
        tokens = tokens[brackets[0] :] if brackets else tokens
    numbers = [parse_number(sample, token) for token in tokens if token.text not in "[](),|"]
    if len(numbers) % count:
        raise expected(sample, f"{count} rules of one length, not {len(numbers)} numbers", tokens[0])
    length = len(numbers) // count
    return [lengths_of(numbers[i * length : (i + 1) * length]) for i in range(count)]


def _pictures(sample: Sample, values: Values, name: str) -> list[Lengths]:
    """The clues of lines given as their tightest pictures, between bars."""
    lines: list[list[Token]] = []
    for token in _value(sample, values, name):
        if token.text == "|":
            lines.append([])
        elif token.text not in ("[", "]", ","):
            if not lines:
                raise expected(sample, "'[|'", token)
            lines[-1].append(token)
    if lines and not lines[-1]:
        lines.pop()  # the bar that closes the array
    return [_clue_of_picture(sample, line) for line in lines]


def _clue_of_picture(sample: Sample, tokens: list[Token]) -> Lengths:
    cells = [token for token in tokens if token.text != _PADDING]
    wrong = [token for token in cells if token.text not in ("0", "1")]
    if wrong:
        raise expected(sample, "1, 0 or -1", wrong[0])
    return [run.min_length for run in clue_of_cells(int(token.text) for token in cells)]


def _check_sides(sample: Sample, values: Values, sides: set[int]) -> None:
    """`X` and `Y` must be the two sides; which is which, the files that are known do not tell."""
    named = {name: _number(sample, values, name) for name in ("X", "Y") if name in values}
    if named and set(named.values()) != sides:
        raise sample.error(
            f"the arrays have {sorted(sides)} lines, expected X and Y: {sorted(named.values())}"
        )


def _format(kind: str, clues: Sequence[Clue | None]) -> list[str]:
    length = max(1, *(len(clue or ()) for clue in clues))
    rules = [[0] * (length - len(clue or ())) + [run.min_length for run in clue or ()] for clue in clues]
    body = ",\n".join("    " + ", ".join(map(str, rule)) for rule in rules)
    name = f"{kind}s"
    return [
        f"{name} = {len(clues)};",
        f"{kind}_rule_len = {length};",
        f"{kind}_rules = array2d(1..{name}, 1..{kind}_rule_len, [\n{body}\n]);",
    ]


FORMAT = Format(
    name="dzn",
    title="MiniZinc data",
    suffixes=(".dzn",),
    carries=frozenset({"clues"}),
    looks_like=looks_like,
    read=reader_of_usual(_USUAL, _at_once, _with_care),
    write=write,
)
