"""What each file of nonokit imports of nonokit, in whatever way: statements, the face, names in strings, stubs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import nonokit

SOURCE = Path(nonokit.__file__).parent
MODULE = re.compile(r"nonokit(\.\w+)+\.?")


def homes() -> dict[str, str]:
    """The module behind each public name, as the stub lists them."""
    tree = ast.parse((SOURCE / "__init__.pyi").read_text(encoding="utf-8"))
    return {
        alias.name: f"nonokit.{node.module}" if node.module else f"nonokit.{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


HOMES = homes()


def modules_in(path: Path, text: str | None = None) -> set[str]:
    """The modules of ours that a file names, such as `nonokit.model.grid`."""
    tree = ast.parse(path.read_text(encoding="utf-8") if text is None else text)
    package = ["nonokit", *path.relative_to(SOURCE).parts[:-1]]
    found: set[str] = set()
    for node in ast.walk(tree):
        found.update(_named_by(node, package))
    return found


def _named_by(node: ast.AST, package: list[str]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name.startswith("nonokit."))
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) - node.level + 1] if node.level else []
        module = ".".join([*above, *([node.module] if node.module else [])])
        if module == "nonokit":
            yield from (HOMES.get(alias.name, f"nonokit.{alias.name}") for alias in node.names)
        elif module.startswith("nonokit."):
            yield module
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "nonokit":
        yield HOMES.get(node.attr, f"nonokit.{node.attr}")
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and MODULE.fullmatch(node.value):
        yield node.value.rstrip(".")  # importlib, tables of modules, f"nonokit.formats.{name}"


def packages_used(path: Path, text: str | None = None) -> set[str]:
    """The parts of nonokit that a file uses: the names right below `nonokit`."""
    names = {module.split(".")[1] for module in modules_in(path, text)}
    return {name for name in names if (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").is_file()}


def folder_of(module: str) -> Path:
    """The folder a module lies in."""
    path = SOURCE.joinpath(*module.split(".")[1:])
    return (path if path.is_dir() else path.parent).relative_to(SOURCE)


def folders_used() -> dict[Path, set[Path]]:
    """For each folder those that its files use and that lie neither in it nor around it."""
    used: dict[Path, set[Path]] = {}
    for path in SOURCE.rglob("*.py"):
        own = path.parent.relative_to(SOURCE)
        others = {folder_of(module) for module in modules_in(path)}
        used.setdefault(own, set()).update(
            other for other in others if not own.is_relative_to(other) and not other.is_relative_to(own)
        )
    return used


def circle(used: dict[Path, set[Path]]) -> list[Path]:
    """Some folders that use each other in a circle; empty when there are none."""
    done: set[Path] = set()

    def search(folder: Path, way: list[Path]) -> list[Path]:
        if folder in way:
            return way[way.index(folder) :]
        if folder in done:
            return []
        for other in sorted(used.get(folder, ())):
            found = search(other, [*way, folder])
            if found:
                return found
        done.add(folder)
        return []

    return next((found for folder in sorted(used) if (found := search(folder, []))), [])
