"""What others made: the Python runtime for browsers and a bundler from npm, packages from PyPI.

They are fetched once, by name, in the versions of `pins/`, and checked against the hashes there; npm and pip know where
from. Later runs, also without a network, use what was kept.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from nonokit.errors import NonokitError

PINS = Path(__file__).parent / "pins"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON_VERSION = "3.14"
TIMEOUT_S = 900
CACHE = "NONOKIT_CACHE"


@dataclass(frozen=True)
class Parts:
    """Where what was fetched lies."""

    folder: Path

    @property
    def pyodide(self) -> Path:
        """The runtime."""
        return self.folder / "node_modules" / "pyodide"

    @property
    def esbuild(self) -> Path:
        """The bundler."""
        return self.folder / "node_modules" / "esbuild" / "bin" / "esbuild"

    def wheels(self) -> list[Path]:
        """Packages for the browser's Python."""
        return sorted((self.folder / "wheels").glob("*.whl"))


def cache_folder() -> Path:
    """Where things are kept that can be fetched or made again."""
    chosen = os.environ.get(CACHE)
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "nonokit"


def find_program(name: str) -> str:
    """A program of this machine."""
    found = shutil.which(name)
    if found is None:
        raise NonokitError(
            f"{name} is not installed, and a site cannot be built without it: install Node.js (Debian: apt install "
            "nodejs npm)"
        )
    return found


def fetch_parts() -> Parts:
    """Everything, fetched if it was not yet."""
    want = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(PINS.iterdir()))).hexdigest()[:16]
    parts = Parts(cache_folder() / f"site-{want}")
    if not parts.folder.exists():
        fetch_into(parts.folder)
    return parts


def fetch_into(folder: Path) -> None:
    """Fetches everything beside the folder first, so that nobody meets half of it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="fetching-") as temporary:
        new = Path(temporary, "parts")
        new.mkdir()
        fetch_from_npm(new)
        fetch_from_pypi(new / "wheels")
        with suppress(OSError):  # another process was faster
            new.rename(folder)


def fetch_from_npm(folder: Path) -> None:
    """The runtime and the bundler."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PINS / name, folder)
    run([find_program("npm"), "ci", "--silent", "--no-audit", "--no-fund"], folder, "the runtime from npm")


def fetch_from_pypi(folder: Path) -> None:
    """The packages."""
    # fmt: off
    run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
         "--require-hashes", "--only-binary=:all:", "--platform", PLATFORM, "--platform", "any",
         "--python-version", PYTHON_VERSION, "--implementation", "cp", "--dest", str(folder),
         "--requirement", str(PINS / "wheels.txt")],
        folder.parent, "packages from PyPI",
    )
    # fmt: on


def run(command: list[str], folder: Path, what: str) -> None:
    """Runs a program that fetches something."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=TIMEOUT_S)
    if done.returncode:
        words = (done.stderr or done.stdout).strip()[-2000:]
        raise NonokitError(
            f"{what} could not be fetched. This is needed once; afterwards sites are built without a network. Run this "
            f"where PyPI and npm can be reached, or copy {cache_folder()} from a machine that has it.\n{words}"
        )
