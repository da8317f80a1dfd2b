"""Make random puzzles of growing size and save them as JSON and as pictures to print.

python examples/random_puzzles.py OUT
"""

import sys
from pathlib import Path

import nonokit


def main(folder: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    for size in (5, 8, 10):
        made = nonokit.generate(size, size, difficulty="easy", symmetry="horizontal", seed=size)
        puzzle = made.puzzle.replace(title=f"Easy {size}×{size}")
        nonokit.dump(puzzle, out / f"easy-{size}.json")
        (out / f"easy-{size}.svg").write_text(nonokit.render(puzzle), encoding="utf-8")
        print(f"{puzzle.title}: {made.proof.status.value}, seed {made.seed}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1])
