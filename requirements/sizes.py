"""What an installation of nonokit takes: room for itself and what it needs, and the time of an import.

Run by the Python of an environment that holds nothing else; `requirements/package` does so.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import Distribution, distributions

IGNORED = {"pip", "setuptools", "wheel"}
RUNS = 15
TIMED = "import time; begin = time.process_time(); import {what}; print(time.process_time() - begin)"


def megabytes(package: Distribution) -> tuple[float, float]:
    """The files of a package, and what Python has compiled of them."""
    files = {path: path.locate().stat().st_size for path in package.files or [] if path.locate().is_file()}
    compiled = sum(size for path, size in files.items() if path.suffix == ".pyc")
    return (sum(files.values()) - compiled) / 1e6, compiled / 1e6


def import_ms(what: str) -> float:
    """The processor time of an import in a fresh Python, the least of some."""
    command = [sys.executable, "-c", TIMED.format(what=what)]
    return min(float(subprocess.check_output(command, cwd="/")) for _ in range(RUNS)) * 1000


def main() -> None:
    """Prints the table."""
    print("| package | files, MB | bytecode, MB |\n|---|---:|---:|")
    sizes = {one.name: megabytes(one) for one in distributions() if one.name not in IGNORED}
    for name, (files, compiled) in sorted(sizes.items(), key=lambda item: -sum(item[1])):
        print(f"| {name} | {files:.1f} | {compiled:.1f} |")
    print(
        f"| together | {sum(size[0] for size in sizes.values()):.1f} | {sum(size[1] for size in sizes.values()):.1f} |"
    )
    for what in ("nonokit", "nonokit.cli.main"):
        print(f"import {what}: {import_ms(what):.1f} ms")


if __name__ == "__main__":
    main()
