"""Builds the failing file layer and plays on it. Linux with a C compiler only."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
CAN_RUN = sys.platform == "linux" and COMPILER is not None


def build(folder: Path) -> Path:
    """The layer as a library to load first."""
    library = folder / "files.so"
    assert COMPILER is not None
    command = [
        COMPILER,
        "-shared",
        "-fPIC",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-o",
        library,
        HERE / "files.c",
        "-ldl",
    ]
    subprocess.run(command, check=True)
    return library


def play(library: Path, scenario: str, *, stride: int, seeds: int, first: int = 1) -> dict[str, Any]:
    """Fails every `stride`th call from `first` on in every way, with so many power cuts; says what was lost."""
    arguments = [scenario, str(stride), str(seeds), str(first)]
    done = subprocess.run(
        [sys.executable, HERE / "workload.py", *arguments],
        env={**os.environ, "LD_PRELOAD": str(library)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found
