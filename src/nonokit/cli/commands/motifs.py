"""`nonokit motifs`: what `generate --like` can draw."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from nonokit.cli.output import Output, counted
from nonokit.generating import Motif, motifs

if TYPE_CHECKING:
    from nonokit.cli.records.generating import Motifs

EPILOG = """\b
Examples:
  nonokit motifs
  nonokit motifs --theme sea
  nonokit generate --like whale 25

"""


@click.command(epilog=EPILOG)
@click.option("--theme", help="Motifs of this theme only.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a motif, a line each.")
def command(theme: str | None, as_json: bool) -> None:
    """List the motifs: things that 'nonokit generate --like' draws, each in many forms."""
    found = motifs()
    themes = sorted({motif.theme for motif in found})
    if theme is not None and theme not in themes:
        raise click.UsageError(f"there is no theme {theme!r}: choose one of {', '.join(themes)}")
    chosen = [motif for motif in found if theme in (None, motif.theme)]
    if as_json:
        for motif in chosen:
            print(json.dumps(facts_of(motif)))
        return
    output = Output()
    rows = [(motif.name, motif.theme, f"{motif.sizes[0]}–{motif.sizes[1]}") for motif in chosen]
    output.table(("name", "theme", "cells"), rows, right="cells")
    output.say(output.soft(f"{counted(len(chosen), 'motif')}; try: nonokit generate --like {chosen[0].name}"))


def facts_of(motif: Motif) -> Motifs:
    """A motif for JSON."""
    return {"name": motif.name, "title": motif.title, "theme": motif.theme, "sizes": list(motif.sizes)}
