"""Proves every sentence of explained solves: each is read back from its words in every language, and checked.

    python bench/prove_sentences.py 5000 [--seed 1] [--largest 12]

Random puzzles of two to five colours, some with clues missing or lengths unknown, from states with some cells given.
A table by technique: sentences, those that are untrue, those that cannot be read. Ctrl-C ends it, with what was proved.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from explaining.states import random_puzzle, random_state
from nonokit.explaining import describe, explain
from nonokit.explaining.proving import Board, Unreadable, faults, read
from nonokit.messages import languages
from nonokit.model import Grid, Puzzle

Table = Counter[tuple[str, str]]  # technique and column


def prove(puzzle: Puzzle, state: Grid, table: Table) -> None:
    """Adds the steps of one puzzle to the table; what is wrong is printed."""
    board = Board(puzzle, state)
    for step in explain(puzzle, state).steps:
        for language in languages():
            text = describe(puzzle, step, "why", language)
            table[step.technique, "sentences"] += 1
            try:
                found = faults(board, step, read(text, puzzle, language).claims)
            except Unreadable as error:
                table[step.technique, "unreadable"] += 1
                print(f"unreadable: {text} ({error})")
            else:
                table[step.technique, "untrue"] += bool(found)
                if found:
                    print(f"untrue: {text} ({found[0]})")
        board.learn(step.cells, step.excluded)


def main() -> int:
    """Returns 1 when something is untrue or cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--largest", type=int, default=12)
    wanted = parser.parse_args()
    rng = Random(wanted.seed)
    table: Table = Counter()
    done = 0
    with suppress(KeyboardInterrupt):
        for _ in range(wanted.count):
            puzzle, picture = random_puzzle(rng, largest=wanted.largest)
            prove(puzzle, random_state(rng, picture), table)
            done += 1
    columns = ("sentences", "untrue", "unreadable")
    print(f"{done} puzzles in {', '.join(languages())}")
    print("| technique |" + "".join(f" {column} |" for column in columns))
    print("|---|" + "---:|" * len(columns))
    for name in dict.fromkeys(name for name, _ in table):
        print(f"| {name} |" + "".join(f" {table[name, column]} |" for column in columns))
    sums = [sum(count for (_, column), count in table.items() if column == one) for one in columns]
    print("| all |" + "".join(f" {total} |" for total in sums))
    return int(sums[1] + sums[2] > 0)


if __name__ == "__main__":
    sys.exit(main())
