"""Solve a puzzle by following hints, one after the other, as a person learning it would.

python examples/hints.py examples/cat.non
"""

import sys

import nonokit


def main(path: str) -> int:
    puzzle = nonokit.load(path)
    state = nonokit.Grid.blank(puzzle.width, puzzle.height, puzzle.palette)
    count = 0
    while not state.is_complete:
        hint = nonokit.hint(puzzle, state)
        if hint.step is None:
            print(hint.text("why"))
            return 1
        count += 1
        print(f"{count:3}  {hint.text('why')}")
        state = state.with_cells(hint.step.values)
    print(state)
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
