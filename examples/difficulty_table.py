"""Rate puzzles and write a table, easiest first.

python examples/difficulty_table.py examples/cat.non examples/sailboat.xml > table.csv
"""

import csv
import sys
from collections.abc import Sequence

import nonokit


def rating_of(path: str) -> nonokit.Rating | None:
    """The rating; None for puzzles that have none."""
    try:
        return nonokit.rate(nonokit.load(path), timeout_s=20)
    except nonokit.PuzzleError as error:
        print(f"{path}: {error}", file=sys.stderr)
        return None


def main(paths: Sequence[str]) -> None:
    rated = [(path, rating) for path in paths if (rating := rating_of(path)) is not None]
    table = csv.writer(sys.stdout)
    table.writerow(["score", "class", "hardest technique", "file"])
    for path, rating in sorted(rated, key=lambda pair: pair[1].score or 0):
        hardest = list(rating.profile.techniques)[-1:]
        table.writerow([rating.score, rating.class_.value, *hardest, path])


if __name__ == "__main__":
    main(sys.argv[1:])
