"""What the documents show is what happens."""

from __future__ import annotations

import builtins
import doctest
import importlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

import nonokit
from explaining import solve_sheet, technique_table
from nonokit.cli import exit_codes
from nonokit.cli.main import cli

ROOT = Path(__file__).parents[1]
MADE = {"reference", "notebooks"}  # pages that the build of the documents writes, perhaps just now
PAGES = [path for path in sorted((ROOT / "docs").rglob("*.md")) if path.parent.name not in MADE]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *PAGES]
ARCHITECTURE = ROOT / "docs" / "architecture.md"
NOBODY = click.Context(cli)
VARYING = re.compile(r"^(time|memory) .*$", re.MULTILINE)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(path: Path, monkeypatch: pytest.MonkeyPatch, own_plugins: None) -> None:
    monkeypatch.chdir(ROOT)
    failures, _ = doctest.testfile(
        str(path), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert failures == 0


def test_the_readme_shows_what_solve_prints() -> None:
    block = re.search(
        r"\$ \./run (solve examples/cat\.non)\n(.*?)```",
        (ROOT / "README.md").read_text(encoding="utf-8"),
        re.DOTALL,
    )
    assert block
    command = [sys.executable, "-m", "nonokit", *block[1].split()]
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, encoding="utf-8", check=True)
    assert VARYING.sub("", done.stdout).strip() == VARYING.sub("", block[2]).strip()


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "tutorials").glob("*.md")), ids=lambda path: path.name
)
def test_commands_of_tutorials_run(path: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    blocks = re.findall(r"```console\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    commands = [line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")]
    for command in commands:
        if command != "nonokit play":
            script = command.replace("nonokit", shlex.join([sys.executable, "-m", "nonokit"]), 1)
            done = subprocess.run(script, shell=True, cwd=tmp_path, capture_output=True, encoding="utf-8")
            assert done.returncode in (exit_codes.OK, exit_codes.SEVERAL_SOLUTIONS), (
                f"{command}: {done.stderr}"
            )


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")), ids=lambda path: path.stem
)
def test_notebooks_run_and_draw(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    pages = importlib.import_module("notebook_pages")
    shown = [cell for cell in pages.run_notebook(path) if cell.kind == "code"]
    assert [cell.source for cell in shown if not cell.html and not cell.text] == []
    assert any("<svg" in cell.html for cell in shown)
    assert [
        cell["outputs"] for cell in json.loads(path.read_text("utf-8"))["cells"] if cell.get("outputs")
    ] == []


def test_the_page_of_techniques_is_theirs() -> None:
    assert technique_table.FILE.read_text(encoding="utf-8") == technique_table.text()


def test_the_whole_solve_is_told_as_it_is() -> None:
    assert solve_sheet.FILE.read_text(encoding="utf-8") == solve_sheet.text()


def named_files(path: Path) -> list[str]:
    return re.findall(r"`([\w/-]+(?:/|\.(?:py|js|mjs|pyi|h)))`", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("path", "at_least"), [(ARCHITECTURE, 40), (ROOT / "CONTRIBUTING.md", 20)])
def test_files_that_contributors_are_told_of_exist(path: Path, at_least: int) -> None:
    named = named_files(path)
    assert len(named) > at_least
    folders = [ROOT, ROOT / "src" / "nonokit"]
    assert [name for name in named if not any((folder / name).exists() for folder in folders)] == []


def test_the_architecture_names_every_package() -> None:
    packages = {path.parent.name + "/" for path in (ROOT / "src" / "nonokit").glob("*/__init__.py")}
    assert packages - set(named_files(ARCHITECTURE)) == set()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_errors_and_flags_that_are_named_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    errors = set(re.findall(r"`(\w+Error)\b", text))
    assert [name for name in errors if not hasattr(nonokit, name) and not hasattr(builtins, name)] == []
    flags = {
        name: {flag for option in cli.get_command(NOBODY, name).params for flag in (*option.opts, *option.secondary_opts)}
        for name in cli.list_commands(NOBODY)
    }  # fmt: skip
    for command, rest in re.findall(r"(?:nonokit|\./run) ([a-z]+)( [^\n`#|&]*)", text):
        used = set(re.findall(r"(?<!\S)--[a-z][\w-]*", rest))
        assert used - flags.get(command, used) - {"--help"} == set(), command


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_pictures_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^":]+)"', text)
    written = [
        target for target in targets if Path(target).parent.name not in MADE
    ]  # the build checks the others
    missing = [target for target in written if not (path.parent / target).exists()]
    assert missing == []
