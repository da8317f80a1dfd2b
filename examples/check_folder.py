"""Tell which puzzles of a folder are fair, on all cores.

python examples/check_folder.py examples
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import nonokit

SUFFIXES = {".non", ".xml", ".json", ".txt"}


def puzzles_in(folder: Path) -> dict[str, nonokit.Puzzle]:
    """The puzzles that can be read, by the names of their files."""
    found: dict[str, nonokit.Puzzle] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix in SUFFIXES:
            try:
                found[path.name] = nonokit.load(path)
            except nonokit.FormatError as error:
                print(error, file=sys.stderr)
    return found


def main(folder: str) -> None:
    puzzles = puzzles_in(Path(folder))
    with ProcessPoolExecutor() as pool:
        results = dict(zip(puzzles, pool.map(nonokit.solve, puzzles.values()), strict=True))
    for name, result in results.items():
        print(f"{result.status.value:10} {name}")
    print(dict(Counter(result.status.value for result in results.values())))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1])
