"""Convert puzzles to another format, and say what it cannot carry.

python examples/convert_collection.py xml OUT examples/cat.non examples/ambiguous.non
"""

import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

import nonokit


def main(format: str, folder: str, paths: Sequence[str]) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    for path in map(Path, paths):
        for number, puzzle in enumerate(nonokit.load_all(path), 1):
            target = out / f"{path.stem}-{number}.{format}"
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always", nonokit.ConversionWarning)
                nonokit.dump(puzzle, target, format=format)
            print(path.name, "→", target.name, *(f"({warning.message})" for warning in caught))


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
