"""What ./run and ./test say while they set themselves up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from processes import PATIENCE_S

SETUP = Path(__file__).parents[1] / ".ci" / "setup.sh"
PIP = """#!/bin/sh
echo "Collecting rich"
echo "  Downloading rich-15.0.0-py3-none-any.whl (310 kB)"
echo "  Downloading https://example.org/a/opencv_python-4.10-cp311-manylinux.whl (62.5 MB)"
echo "Building editable for nonokit (pyproject.toml): started"
echo "Building editable for nonokit (pyproject.toml): still running..."
echo "Installing collected packages: click, rich, nonokit"
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there the scripts do not run")


def install(folder: Path, *, code: int) -> subprocess.CompletedProcess[str]:
    """Runs an installation in which pip says the above and ends with a code."""
    program = folder / "bin" / "python"
    program.parent.mkdir()
    program.write_text(PIP + f'echo "the last words"\nexit {code}\n')
    program.chmod(0o755)
    script = f'set -eu; . "{SETUP}"; venv="{folder}" log="{folder}/setup.log" begun=$(date +%s); install_with_pip x; echo after'
    return subprocess.run(["sh", "-c", script], capture_output=True, text=True, timeout=PATIENCE_S)


def test_what_takes_its_time_is_said_and_the_rest_is_in_the_log(tmp_path: Path) -> None:
    done = install(tmp_path, code=0)
    assert done.stdout == "after\n"
    said = [line.strip() for line in done.stderr.splitlines()]
    assert said[0] == "getting opencv_python (62.5 MB)"
    assert said[1].startswith("compiling the engine")
    assert said[2].startswith("still at it (")
    assert said[3] == "installing 3 packages"
    assert "Collecting rich" in (tmp_path / "setup.log").read_text()


def test_a_failure_ends_it_with_the_log(tmp_path: Path) -> None:
    done = install(tmp_path, code=3)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "the last words" in done.stderr
    assert f"the whole log is in {tmp_path}/setup.log" in done.stderr
