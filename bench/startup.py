"""How long nonokit takes to start: importing it, its help, and solving a small puzzle from the shell.

    python bench/startup.py [--runs 20]

Every run is a new process. An empty interpreter is measured in turn with them: what it takes is not ours.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

PUZZLE = "width 5\nheight 5\n\nrows\n1,1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n"


def commands(puzzle: Path) -> dict[str, list[str]]:
    """What is measured, by name."""
    python = [sys.executable]
    return {
        "python -c pass": [*python, "-c", "pass"],
        "import nonokit": [*python, "-c", "import nonokit"],
        "nonokit --help": [*python, "-m", "nonokit", "--help"],
        "nonokit solve small": [*python, "-m", "nonokit", "solve", str(puzzle)],
    }


def seconds(command: list[str]) -> float:
    """The wall time of one process, which must succeed."""
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=20)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        puzzle = Path(folder) / "small.non"
        puzzle.write_text(PUZZLE, encoding="utf-8")
        named = commands(puzzle)
        times: dict[str, list[float]] = {name: [] for name in named}
        for _ in range(runs + 1):
            for name, command in named.items():
                times[name].append(seconds(command))
    print("| command | fastest | median | slowest |\n|---|---:|---:|---:|")
    for name, taken in times.items():
        counted = taken[1:]  # the first run of each only fills the disk cache
        figures = " | ".join(
            f"{1000 * value:.0f} ms" for value in (min(counted), median(counted), max(counted))
        )
        print(f"| {name} | {figures} |")


if __name__ == "__main__":
    main()
