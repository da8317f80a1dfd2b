"""Find out where a drawing is ambiguous, and the smallest change that mends it.

python examples/repair_drawing.py
"""

import nonokit

DRAWING = """
.##.....
#..#....
.##...#.
.....#..
...#....
"""


def main() -> None:
    grid = nonokit.Grid.from_text(DRAWING.strip())
    puzzle = nonokit.Puzzle.from_grid(grid)
    found = nonokit.ambiguity(puzzle)
    print(f"{len(found.cells)} cells differ between solutions:")
    print(found.known)
    mended = nonokit.repair(grid)
    if mended.best is None:
        print("no repair was found:", mended.reason)
        return
    for (y, x), value in mended.best.changes.items():
        print(f"row {y + 1}, column {x + 1}: {'fill' if value else 'clear'}")
    print(mended.best.grid)


if __name__ == "__main__":
    main()
