"""List the solutions of an ambiguous puzzle, as many as are wanted.

python examples/all_solutions.py examples/ambiguous.non 3
"""

import sys
from itertools import islice

import nonokit


def main(path: str, most: int) -> None:
    puzzle = nonokit.load(path)
    print("in all:", nonokit.count_solutions(puzzle))
    for number, grid in enumerate(islice(puzzle.solutions(), most), 1):
        print(f"\nsolution {number}")
        print(grid)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], int(sys.argv[2]))
