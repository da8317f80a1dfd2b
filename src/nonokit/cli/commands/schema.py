"""`nonokit schema`: what `--json` prints, as a JSON schema."""

from __future__ import annotations

import json
from importlib.resources import files

import click

EPILOG = """\b
Examples:
  nonokit schema
  nonokit schema solve > solve.schema.json

"""


@click.command(epilog=EPILOG)
@click.argument("command", required=False, metavar="[COMMAND]")
def command(command: str | None) -> None:
    """Print the JSON schema of what commands print with --json: of one, or of all."""
    schema = json.loads(files("nonokit.cli").joinpath("schema.json").read_text(encoding="utf-8"))
    if command is not None:
        kinds = [kind["$ref"].rsplit("/", 1)[1] for kind in schema["anyOf"]]
        if command not in kinds:
            raise click.UsageError(f"there is no schema of {command!r}, only of {', '.join(kinds)}.")
        schema["anyOf"] = [{"$ref": f"#/$defs/{name}"} for name in (command, "failure")]
        schema["title"] = f"What nonokit {command} prints with --json, an object a line"
    print(json.dumps(schema, indent=1, ensure_ascii=False))
