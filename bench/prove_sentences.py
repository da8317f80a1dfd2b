"""Proves every sentence of explained solves: each is read back from its words in every language, and checked.

    python bench/prove_sentences.py 5000 [--seed 1] [--largest 12] [--by-turns] [--to TABLE]

Random puzzles of two to five colours, some with clues missing or lengths unknown, from states with some cells given.
A table by technique: sentences, those that are untrue, those that cannot be read. Progress goes to stderr, and with --to
the table so far to that file, every hundred puzzles. With --by-turns each sentence is said in one language, the next in the
next, which gets through more puzzles. Ctrl-C ends it, with what was proved.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from explaining.states import random_puzzle, random_state
from nonokit.explaining import Claim, describe, explain
from nonokit.explaining.proving import Board, Unreadable, faults, read
from nonokit.messages import languages
from nonokit.model import Grid, Puzzle

COLUMNS = ("sentences", "untrue", "unreadable")
EVERY = 100  # puzzles between two reports

Table = Counter[tuple[str, str]]  # technique and column


def prove(puzzle: Puzzle, state: Grid, table: Table, turns: Iterator[str] | None) -> None:
    """Adds the steps of one puzzle to the table; what is wrong is printed."""
    board = Board(puzzle, state)
    for step in explain(puzzle, state).steps:
        proved: dict[tuple[Claim, ...], list[str]] = {}  # most often the languages say the same
        for language in languages() if turns is None else [next(turns)]:
            text = describe(puzzle, step, "why", language)
            table[step.technique, "sentences"] += 1
            try:
                claims = read(text, puzzle, language).claims
                found = proved[claims] if claims in proved else faults(board, step, claims)
                proved[claims] = found
            except Unreadable as error:
                table[step.technique, "unreadable"] += 1
                print(f"unreadable: {text} ({error})")
            else:
                table[step.technique, "untrue"] += bool(found)
                if found:
                    print(f"untrue: {text} ({found[0]})")
        board.learn(step.cells, step.excluded)


def as_text(table: Table, done: int) -> str:
    """The table in Markdown, with its sums."""
    names = [*dict.fromkeys(name for name, _ in table)]
    rows = [(name, *(table[name, column] for column in COLUMNS)) for name in names]
    rows.append(("all", *sums(table)))
    lines = [f"{done} puzzles in {', '.join(languages())}", "", f"| technique | {' | '.join(COLUMNS)} |"]
    lines.append("|---|" + "---:|" * len(COLUMNS))
    lines += [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join(lines) + "\n"


def sums(table: Table) -> list[int]:
    """The sum of every column."""
    return [sum(count for (_, column), count in table.items() if column == one) for one in COLUMNS]


def report(table: Table, done: int, to: Path | None) -> None:
    """What is known so far, for whoever waits."""
    told, untrue, unreadable = sums(table)
    print(
        f"{done} puzzles: {told} sentences, {untrue} untrue, {unreadable} unreadable",
        file=sys.stderr,
        flush=True,
    )
    if to:
        to.write_text(as_text(table, done), encoding="utf-8")


def main() -> int:
    """Returns 1 when something is untrue or cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--largest", type=int, default=12)
    parser.add_argument("--by-turns", action="store_true")
    parser.add_argument("--to", type=Path)
    wanted = parser.parse_args()
    rng = Random(wanted.seed)
    table: Table = Counter()
    turns = cycle(languages()) if wanted.by_turns else None
    done = 0
    with suppress(KeyboardInterrupt):
        while done < wanted.count:
            puzzle, picture = random_puzzle(rng, largest=wanted.largest)
            prove(puzzle, random_state(rng, picture), table, turns)
            done += 1
            if done % EVERY == 0:
                report(table, done, wanted.to)
    report(table, done, wanted.to)
    print(as_text(table, done), end="")
    return int(any(sums(table)[1:]))


if __name__ == "__main__":
    sys.exit(main())
