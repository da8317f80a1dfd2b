"""The action log of `solve --verbose`: which line brought news, from what to what, and which lines that made hot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from nonokit.cli.output import Output, counted
from nonokit.model import UNKNOWN, Clue, Grid, Puzzle

Step = tuple[int, bytes, bytes]  # the line (rows, then columns), its cells before and after
SAME = "·"


def line_of(puzzle: Puzzle, index: int) -> tuple[str, int]:
    """The kind and place of a line.

    >>> line_of(Puzzle.from_grid(["#.", "##"]), 3)
    ('column', 1)
    """
    return ("row", index) if index < puzzle.height else ("column", index - puzzle.height)


def print_log(output: Output, puzzle: Puzzle, steps: Iterable[Step]) -> None:
    """The legend, then every step."""
    chars = {**dict(enumerate(characters(puzzle))), UNKNOWN: "?"}
    legend = f"{legend_of(puzzle)}  ? unknown  {SAME} as before"
    output.say(output.soft(f"legend  {legend}; hot: lines that cross a change and are looked at again"))
    number = 0
    for number, (index, before, after) in enumerate(steps, 1):
        kind, place = line_of(puzzle, index)
        clue = (puzzle.rows if kind == "row" else puzzle.columns)[place]
        changed = [i for i, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
        old, new = ("".join(chars[value] for value in cells) for cells in (before, after))
        fresh = "".join(char if i in set(changed) else SAME for i, char in enumerate(new))
        output.say(f"{number:4} {output.bold(f'{kind} {place + 1}')}  clue {clue_text(puzzle, clue)}")
        output.say(f"     {old} → {new}")
        output.say(
            f"     {output.soft('new')} {fresh}  {output.soft('hot')} {hot_lines(puzzle, kind, changed)}"
        )
    output.say(output.soft(f"{counted(number, 'line')} brought news"))
    output.say()


def clue_text(puzzle: Puzzle, clue: Clue | None) -> str:
    """A clue as the board has it: with several colours each run has its colour's character."""
    if clue is None or len(puzzle.palette) == 2:
        return "-" if clue is None else str(clue)
    return " ".join(f"{run}{puzzle.palette[run.colour].char}" for run in clue) or "0"


def characters(puzzle: Puzzle) -> list[str]:
    """One character a value, as in `Grid.to_text`."""
    return [".", "#"] if len(puzzle.palette) == 2 else [colour.char for colour in puzzle.palette]


def legend_of(puzzle: Puzzle) -> str:
    """What the characters mean."""
    if len(puzzle.palette) == 2:
        return "# filled  . background"
    return "  ".join(f"{colour.char} {colour.name}" for colour in puzzle.palette)


def hot_lines(puzzle: Puzzle, kind: str, changed: Iterable[int]) -> str:
    """The crossing lines that have a clue, by number."""
    clues, name = (puzzle.columns, "columns") if kind == "row" else (puzzle.rows, "rows")
    places = [place + 1 for place in changed if clues[place] is not None]
    return f"{name} {ranges(places)}" if places else "none"


def ranges(numbers: list[int]) -> str:
    """Numbers with neighbours joined.

    >>> ranges([1, 2, 3, 7, 9, 10])
    '1-3 7 9-10'
    """
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts)


def steps_as_data(puzzle: Puzzle, steps: Iterable[Step]) -> list[dict[str, Any]]:
    """The log for JSON; lines count from 0."""

    def text(cells: bytes) -> str:
        return Grid(len(cells), 1, cells, puzzle.palette).to_text()

    return [
        {"line": list(line_of(puzzle, index)), "before": text(before), "after": text(after)}
        for index, before, after in steps
    ]
