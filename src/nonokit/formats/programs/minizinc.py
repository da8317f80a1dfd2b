"""MiniZinc data files in Kjellerstrand's scheme: `rows`, `row_rule_len`, `row_rules` and the same for columns.

Each rule is filled up with zeros on the left, as one flat list in `array2d(…)`, as `[| … | … |]`, or as lists in a list
(OR-Tools' copies of the data). Other schemes are read by their structure.
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
from nonokit.formats.one_by_one import at_each
from nonokit.model import Clue, Puzzle

_TOKEN = re.compile(r"-?\d+(?!\.\.)|\d+\.\.|[A-Za-z_]\w*|\S")
_RULES = re.compile(r"(?m)^[ \t]*row_rules[ \t]*=\s*(?:array2d|\[\s*\|)")
_SIZE = re.compile(r"(?m)^[ \t]*rows[ \t]*=")
_USUAL_RULE = r" {4}\d{1,4}(?:, \d{1,4})*"
_USUAL_RULES = "".join(
    rf"{kind}s = (\d{{1,4}});\n{kind}_rule_len = (\d{{1,4}});\n"
    rf"{kind}_rules = array2d\(1\.\.{kind}s, 1\.\.{kind}_rule_len, \[\n({_USUAL_RULE}(?:,\n{_USUAL_RULE})*)\n\]\);\n"
    for kind in ("row", "col")
)
_USUAL = re.compile(_USUAL_RULES, re.ASCII)
_FILLING = re.compile(r"(?<![\d,]) +(?:0, )+| +")  # zeros that fill a rule up

Values = dict[str, list[Token]]


def looks_like(sample: Sample) -> int:
    return 92 if _RULES.search(sample.text) and _SIZE.search(sample.text) else 0


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
    rows = _rules(sample, values, "row_rules", _number(sample, values, "rows"))
    columns = _rules(sample, values, "col_rules", _number(sample, values, "cols"))
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
    begins=at_each("rows ="),
    read=reader_of_usual(_USUAL, _at_once, _with_care),
    write=write,
)
