"""What ./run and ./test say while they set themselves up."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from processes import PATIENCE_S

ROOT = Path(__file__).parents[1]
SETUP = ROOT / ".ci" / "setup.sh"
PIP = """#!/bin/sh
echo "Collecting rich"
echo "  Downloading rich-15.0.0-py3-none-any.whl (310 kB)"
echo "  Downloading https://example.org/a/opencv_python-4.10-cp311-manylinux.whl (62.5 MB)"
echo "Building editable for nonokit (pyproject.toml): started"
echo "Building editable for nonokit (pyproject.toml): still running..."
echo "Installing collected packages: click, rich, nonokit"
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there the scripts do not run")


def install(
    folder: Path, *, code: int, last: str = "the last words", what: str = "install_packages x"
) -> subprocess.CompletedProcess[str]:
    """Runs an installation in which pip says the above and ends with a code."""
    program = folder / "bin" / "python"
    program.parent.mkdir(exist_ok=True)
    program.write_text(PIP + f'echo "{last}"\nexit {code}\n')
    program.chmod(0o755)
    names = f'venv="{folder}" log="{folder}/setup.log" root="{ROOT}" begun=$(date +%s)'
    script = f'set -eu; . "{SETUP}"; {names}; {what}; echo after'
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


def test_versions_that_cannot_be_had_are_left_to_pip(tmp_path: Path) -> None:
    done = install(tmp_path, code=1, what="install_locked || echo otherwise")
    assert done.stdout == "otherwise\nafter\n"
    assert "not all of them can be had here" in done.stderr


def test_a_file_that_is_not_the_locked_one_ends_it(tmp_path: Path) -> None:
    words = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."
    done = install(tmp_path, code=1, last=words, what="install_locked || echo otherwise")
    assert done.returncode == 1
    assert done.stdout == ""
    assert words in done.stderr


UV = """#!/bin/sh
echo "Resolved 2 packages in 5ms"
echo "Downloading pyarrow (52.1MiB)"
echo "Prepared 2 packages in 3s"
echo "default index: ${UV_DEFAULT_INDEX:-none}"
"""


@pytest.mark.parametrize(("code", "by"), [(0, "uv"), (2, "pip")])
def test_uv_installs_from_where_pip_would_and_pip_does_what_it_cannot(
    tmp_path: Path, code: int, by: str
) -> None:
    uv = tmp_path / "bin" / "uv"
    uv.parent.mkdir()
    uv.write_text(UV + f"exit {code}\n")
    uv.chmod(0o755)
    done = install(tmp_path, code=0, last=":env:.index-url='https://example.org/simple'")
    said = [line.strip() for line in done.stderr.splitlines()]
    assert done.stdout == "after\n"
    assert said[:2] == ["getting pyarrow (52.1MiB)", "installing"]
    assert (said[-1] == "installing 3 packages") == (by == "pip")
    assert "default index: https://example.org/simple" in (tmp_path / "setup.log").read_text()


def asked_for() -> list[Requirement]:
    """Everything that pyproject.toml wants for the tests, without what it says of itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    lists = [project["build-system"]["requires"], project["project"]["dependencies"], *extras]
    return [Requirement(word) for words in lists for word in words if not word.startswith("nonokit[")]


def test_lock_has_what_the_project_asks_for_and_a_hash_for_everything() -> None:
    locked: dict[str, list[str]] = {}
    for part in re.split(r"\n(?=\w)", (ROOT / "requirements/test.txt").read_text(encoding="utf-8")):
        name, version = re.match(r"([\w.-]+)==(\S+)", part).groups()  # type: ignore[union-attr]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", part), name
        locked.setdefault(name, []).append(version)
    for wanted in asked_for():
        versions = locked.get(re.sub("[._]", "-", wanted.name.lower()), [])
        assert versions, f"requirements/lock was not run for {wanted}"
        assert all(wanted.specifier.contains(version, prereleases=True) for version in versions), str(wanted)


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there nothing is locked")
def test_every_licence_is_known_and_listed() -> None:
    program = ROOT / "requirements" / "licences.py"
    done = subprocess.run(
        [sys.executable, program], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
