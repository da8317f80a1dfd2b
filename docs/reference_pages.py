"""Pages that follow from the code: every format with what is peculiar about it, and what `--json` prints."""

from __future__ import annotations

import inspect
import json
import warnings
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from nonokit import Grid, Puzzle
from nonokit.errors import NonokitError
from nonokit.formats import dumps
from nonokit.formats.format import Format
from nonokit.formats.registry import TABLE, get_format

FORMATS_HEAD = """# Every format, one by one

What each format is, what is peculiar about it, what it carries, and the same little picture written in it. How files are recognised and
converted: [formats](../formats.md). This page follows from the modules themselves.

"""
SCHEMAS_HEAD = """# What `--json` prints

An object a line, for every puzzle; `failure` takes its place where something is wrong with an input. `nonokit schema COMMAND` prints
the same as [JSON schema](https://json-schema.org), and the tests hold what is printed against it. What is marked with ○ may be absent.

"""


def write_pages(folder: Path) -> list[str]:
    """Writes both, and gives their names."""
    pages = {"every-format": _formats(), "json": _schemas()}
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return list(pages)


def _formats() -> str:
    return FORMATS_HEAD + "\n".join(_format(get_format(entry.name), entry.module) for entry in TABLE)


def _format(format: Format, module: str) -> str:
    """A part of the page: the words of the module, and an example where there is one to read."""
    words = format.words or inspect.getdoc(import_module(f"nonokit.formats.{module}")) or ""
    names = " ".join(f"`{suffix}`" for suffix in format.suffixes)
    told = [f"`{format.name}`", *([names] if names else []), "carries " + ", ".join(sorted(format.carries))]
    if format.write is None:
        told.append("read only")
    example = _example(format)
    shown = f"\n~~~~text\n{example}\n~~~~\n" if example else ""
    return f"## {format.title}\n\n*{' · '.join(told)}*\n\n{words}\n{shown}"


def _example(format: Format) -> str:
    """An L of three by two cells, if the format is text."""
    goal = Grid.from_text("#.#\n##.")
    puzzle = Puzzle.from_clues(rows=[[1, 1], [2]], columns=[[2], [1], [1]]).replace(title="L", goal=goal)
    if format.write is None:
        return ""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return dumps(puzzle, format.name).rstrip("\n")
        except NonokitError:
            return ""  # a file of bytes


def _schemas() -> str:
    schema = json.loads(files("nonokit.cli").joinpath("schema.json").read_text(encoding="utf-8"))
    commands = [kind["$ref"].rsplit("/", 1)[1] for kind in schema["anyOf"]]
    parts = [name for name in schema["$defs"] if name not in commands]
    return SCHEMAS_HEAD + "\n".join(_object(name, schema["$defs"][name]) for name in commands + parts)


def _object(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        f"| `{key}`{'' if key in required else ' ○'} | {_type(value)} |"
        for key, value in schema.get("properties", {}).items()
    ]
    return (
        f"## {name}\n\n{schema.get('description', '')}\n\n| field | is |\n|---|---|\n"
        + "\n".join(rows)
        + "\n"
    )


def _type(schema: dict[str, Any]) -> str:
    """A type as people write it."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}" if "items" in schema else "list"
    kind = schema.get("type", "anything")
    return str(kind) if isinstance(kind, str) else " or ".join(kind)
