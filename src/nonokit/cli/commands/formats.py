"""`nonokit formats`: what can be read and written, and what each format carries."""

from __future__ import annotations

import json

import click

from nonokit.cli.output import Output, counted
from nonokit.formats import Format, known_formats
from nonokit.model import Puzzle

EPILOG = """\b
Examples:
  nonokit formats
  nonokit formats --json | jq -r 'select(.carries | index("colours")) | .name'

"""


@click.command(epilog=EPILOG)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a format, a line each.")
def command(as_json: bool) -> None:
    """List all formats by the names that --format and --to take, with what they carry."""
    known = known_formats()
    if as_json:
        for one in known:
            print(json.dumps(facts_of(one)))
        return
    output = Output()
    rows = [
        (
            one.name,
            one.title,
            " ".join(one.suffixes),
            "yes" if one.read else "-",
            "yes" if one.write else "-",
            carried(one),
        )
        for one in known
    ]
    output.table(("name", "format", "suffixes", "read", "write", "carries"), rows)
    output.say(output.soft(f"{counted(len(known), 'format')}"))


def carried(one: Format) -> str:
    """What a format carries besides clues, shortest words first; metadata as one word."""
    features = (
        one.carries
        - set(Puzzle.METADATA)
        - {"clues", "rgb", "colour-names", "plain-colour-names", "background"}
    )
    words = sorted(features) if "clues" in one.carries else ["picture only", *sorted(features - {"goal"})]
    texts = one.carries & set(Puzzle.METADATA)
    return ", ".join([*words, *(["all texts"] if len(texts) == len(Puzzle.METADATA) else sorted(texts))])


def facts_of(one: Format) -> dict[str, object]:
    """A format for JSON."""
    return {
        "name": one.name,
        "title": one.title,
        "suffixes": list(one.suffixes),
        "read": one.read is not None,
        "write": one.write is not None,
        "carries": sorted(one.carries),
    }
