"""The action log of `solve --verbose`: where every cell comes from, from event to event."""

from __future__ import annotations

from collections.abc import Iterable

from nonokit.cli.output import Output, counted, duration
from nonokit.cli.progress import METHOD_WORDS
from nonokit.model import UNKNOWN, Clue, Puzzle
from nonokit.solving.events import (
    BranchesAgreed,
    CellsGiven,
    CellsLearned,
    ChainFollowed,
    ClausesLearned,
    LineSettled,
    SolutionReached,
    ValueGuessed,
    ValueLeft,
    ValueRefuted,
)
from nonokit.solving.trace_event import CellIs, TraceEvent

SAME = "·"
MOST_CELLS = 12  # named one by one
MOST_LINKS = 12  # of a chain


def print_log(output: Output, puzzle: Puzzle, events: Iterable[TraceEvent]) -> None:
    """The legend, then every event."""
    legend = f"{legend_of(puzzle)}  ? unknown  {SAME} as before"
    output.say(output.soft(f"legend  {legend}; hot: lines that cross a change and are looked at again"))
    number = lines = 0
    for number, event in enumerate(events, 1):
        lines += isinstance(event, LineSettled)
        method = METHOD_WORDS.get(event.method, event.method)
        aside = output.soft("  ".join(part for part in (method, duration(event.seconds)) if part))
        if isinstance(event, LineSettled):
            print_line(output, puzzle, f"{number:4}", event, aside)
        else:
            output.say(f"{number:4} {output.bold(heading(puzzle, event))}  {aside}")
            for line in details(puzzle, event):
                output.say(f"     {line}")
    counts = counted(lines, "line") + " brought news"
    others = f", {counted(number - lines, 'other event')}" if number > lines else ""
    output.say(output.soft(counts + others))
    output.say()


def print_line(output: Output, puzzle: Puzzle, number: str, event: LineSettled, aside: str) -> None:
    """A line: its clue, its placements, its cells before and after, and whom that concerns."""
    kind, place = event.line
    chars = {**dict(enumerate(characters(puzzle))), UNKNOWN: "?"}
    changed = [i for i, (a, b) in enumerate(zip(event.before, event.after, strict=True)) if a != b]
    old, new = ("".join(chars[value] for value in cells) for cells in (event.before, event.after))
    fresh = "".join(char if i in set(changed) else SAME for i, char in enumerate(new))
    counts = f"{event.placements_before:,} → {counted(event.placements_after, 'placement')}"
    clue = clue_text(puzzle, event.clue)
    output.say(f"{number} {output.bold(f'{kind} {place + 1}')}  clue {clue}  {output.soft(counts)}  {aside}")
    output.say(f"     {old} → {new}")
    output.say(f"     {output.soft('new')} {fresh}  {output.soft('hot')} {hot_lines(puzzle, kind, changed)}")


def heading(puzzle: Puzzle, event: TraceEvent) -> str:
    """What happened, in a few words."""
    if isinstance(event, CellsGiven):
        return f"{event.source}: {counted(len(event.cells), 'cell')} known from the outset"
    if isinstance(event, ValueRefuted):
        return f"tried {name_of(puzzle, event.tried)}: a line breaks"
    if isinstance(event, BranchesAgreed):
        return f"tried all values of row {event.cell[0] + 1}, column {event.cell[1] + 1}: they agree"
    if isinstance(event, ChainFollowed):
        ends = {chain[-1] for chain in event.chains}
        return "implications that clash" if len(ends) > 1 else "implications that agree"
    if isinstance(event, ValueGuessed):
        return f"guessed {name_of(puzzle, event.guess)}"
    if isinstance(event, ValueLeft):
        return f"left {name_of(puzzle, event.value)}, whose solutions are known"
    if isinstance(event, ClausesLearned):
        return f"{event.solver} learned {counted(event.clauses, 'clause')} from conflicts"
    if isinstance(event, CellsLearned):
        return f"{counted(len(event.cells), 'cell')} learned after {counted(event.conflicts, 'conflict')}"
    assert isinstance(event, SolutionReached)
    return f"how solution {(event.solution or 0) + 1} follows"


def details(puzzle: Puzzle, event: TraceEvent) -> list[str]:
    """Chains, link by link, and what is known now."""
    chains = event.chains if isinstance(event, ChainFollowed) else ()
    found = [name_of(puzzle, cell) for cell in event.cells]
    found += [name_of(puzzle, cell, "≠") for cell in event.ruled_out]
    shown = shortened(found, MOST_CELLS, ", ")
    links = [[name_of(puzzle, link) for link in chain] for chain in chains]
    return [shortened(chain, MOST_LINKS, " → ") for chain in links] + ([f"so {shown}"] if shown else [])


def shortened(words: list[str], most: int, between: str) -> str:
    """Some words, the first of them if there are too many."""
    if len(words) <= most:
        return between.join(words)
    return between.join([*words[: most - 1], f"… ({len(words):,} in all)"])


def name_of(puzzle: Puzzle, cell: CellIs, sign: str = "") -> str:
    """A cell and its value, such as r3c4#."""
    y, x, value = cell
    return f"r{y + 1}c{x + 1}{sign}{characters(puzzle)[value]}"


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
