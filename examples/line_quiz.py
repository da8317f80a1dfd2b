"""A quiz on single lines: how many ways are there, and which cells are certain?

python examples/line_quiz.py
"""

from random import Random

import nonokit
from nonokit import line

SIGNS = {nonokit.BACKGROUND: ".", 1: "#", nonokit.UNKNOWN: "?"}


def question(random: Random) -> nonokit.Clue:
    """A clue of a few runs."""
    return nonokit.Clue.of(*(random.randint(1, 4) for _ in range(random.randint(1, 3))))


def main(rounds: int = 3) -> None:
    random = Random(7)
    for _ in range(rounds):
        clue = question(random)
        settled = line.settle(clue, "?" * 10)
        print(f"{clue!s:8} in 10 cells: {line.count(clue, 10)} ways")
        if settled is not None:
            print("   certain:", "".join(SIGNS[cell] for cell in settled))


if __name__ == "__main__":
    main()
