"""Makes `wire/wire.d.ts`: what the server and the page say to each other, as types for the page's own checks.

    python tests/make.py wire         writes the file again after the interface has changed

The types come from the OpenAPI description, and that from the models the server reads and answers with. Faults are
left out: each has the same body.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from nonokit.server.app import create_app
from nonokit.server.schema import describe
from page_tools import page_tool

TYPES = Path(__file__).parents[2] / "src/nonokit/web/app/wire/wire.d.ts"
HEAD = "// Made by `python tests/make.py wire` from the server's models: change those, not this.\n\n"


def description() -> dict[str, Any]:
    """The interface without its faults."""
    schema: dict[str, Any] = json.loads(json.dumps(describe(application())))
    for methods in schema["paths"].values():
        for operation in methods.values():
            operation["responses"] = {"200": operation["responses"]["200"]}
    spell_out(schema)
    return schema


def spell_out(node: Any) -> None:
    """Lists of a fixed length become tuples, which is what types call them."""
    if isinstance(node, dict) and node.get("minItems", 0) == node.get("maxItems") and "items" in node:
        node["prefixItems"] = [node.pop("items")] * node["maxItems"]
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        spell_out(child)


def application() -> Any:
    """The application inside the layers that guard it."""
    app: Any = create_app()
    while hasattr(app, "_app"):
        app = app._app
    return app


def types() -> str:
    """The types as text."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "wire.d.ts")
        source.write_text(json.dumps(description()), encoding="utf-8")
        options = [
            "--root-types",
            "--root-types-no-schema-prefix",
            "--default-non-nullable=false",
            "--immutable",
        ]
        tool = page_tool("openapi-typescript/bin/cli.js")
        subprocess.run(["node", tool, source, "-o", target, *options], check=True, capture_output=True)
        text = target.read_text(encoding="utf-8")
    return HEAD + text[text.index("export interface paths") :]


def write() -> None:
    """Writes the file."""
    TYPES.write_text(types(), encoding="utf-8")
