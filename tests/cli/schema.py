"""Makes `schema.json`: what `--json` prints, command by command.

python tests/make.py schema       writes the file again after `cli/records/` has changed
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from pydantic import ConfigDict, TypeAdapter

from nonokit.cli.records import RECORDS, Failure

FILE = Path(__file__).parents[2] / "src/nonokit/cli/schema.json"
TITLE = "What nonokit prints with --json: an object a line, of the kind of its command, or a failure"


def schema(*, is_closed: bool = False) -> dict[str, Any]:
    """A definition for each command, called after it; a closed one forbids what it does not name."""
    kinds: dict[str, Any] = {**RECORDS, "failure": Failure}
    for kind in kinds.values():
        kind.__pydantic_config__ = ConfigDict(extra="forbid" if is_closed else "ignore")
    pairs = [(name, "serialization", TypeAdapter(kind)) for name, kind in kinds.items()]
    found, whole = TypeAdapter.json_schemas(pairs)
    definitions = whole["$defs"]
    for (name, _), kind in found.items():
        definitions[name] = definitions.pop(kind["$ref"].rsplit("/", 1)[1])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": TITLE,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "$defs": {name: untitled(definitions[name]) for name in sorted(definitions)},
    }


def untitled(value: Any, *, is_mapping: bool = False) -> Any:
    """The schema without the titles that repeat the names."""
    if isinstance(value, list):
        return [untitled(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: untitled(one, is_mapping=key == "properties" and not is_mapping)
        for key, one in value.items()
        if is_mapping or key != "title"
    }


def text() -> str:
    """The file's content."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def write() -> None:
    """Writes the file."""
    FILE.write_text(text(), encoding="utf-8")


@cache
def validator(command: str) -> Draft202012Validator:
    """What holds an answer of a command against its definition, in which every key must be named."""
    kinds = [{"$ref": f"#/$defs/{name}"} for name in (command, "failure")]
    return Draft202012Validator({"anyOf": kinds, "$defs": closed()})


@cache
def closed() -> dict[str, Any]:
    """The definitions of the closed schema."""
    definitions: dict[str, Any] = schema(is_closed=True)["$defs"]
    return definitions
