"""Solve a puzzle from a file, a link or a short code, and print its picture.

python examples/solve_file.py examples/cat.non
"""

import os
import sys

import nonokit


def main(name: str) -> int:
    puzzle = nonokit.load(name) if os.path.exists(name) else nonokit.loads(name)
    result = nonokit.solve(puzzle, timeout_s=10)
    print(f"{puzzle.title or name}: {result.status.value}")
    if result.solution is None:
        print(result.reason)
        return 1
    for row in result.solution:
        print("".join("  " if cell == nonokit.BACKGROUND else "██" for cell in row).rstrip())
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
