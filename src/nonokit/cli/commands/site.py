"""`nonokit site`: nonokit as a folder for any web host."""

from __future__ import annotations

from pathlib import Path

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.plain import tell
from nonokit.cli.session import Session

EPILOG = """\b
Examples:
  nonokit site public                           the player with the puzzles that come with nonokit
  nonokit site public --puzzles mine/ --title "Puzzles of the club"
  python -m http.server -d public               try it, at http://localhost:8000/

The folder works under any address, also in a sub-folder, and without a network after
the first visit. The first build fetches Python for browsers from npm and PyPI, once,
and needs Node.js.

"""


@click.command(epilog=EPILOG)
@click.argument("out", metavar="OUT", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--puzzles",
    "inputs",
    multiple=True,
    metavar="INPUT",
    type=options.InputType(),
    help="Puzzles for the gallery, in the place of those that come with nonokit; may be given several times.",
)
@click.option("--title", default="nonokit", show_default=True, help="What the site is called.")
@click.option(
    "--base",
    metavar="URL",
    help="The address the site will have: links to puzzles lead there, and search engines are told.",
)
def command(out: Path, inputs: tuple[str, ...], title: str, base: str | None) -> int:
    """Write nonokit as a static site: play, hints, ratings, import, export and generating in the browser alone."""
    from nonokit.site import SiteOptions, write_site

    session = Session(inputs)
    puzzles = [item.puzzle for item in session.items()] if inputs else None
    if inputs and not puzzles:
        return session.code
    built = write_site(out, SiteOptions(title=title, base=base, puzzles=puzzles))
    tell(f"{out}: {len(built.sizes)} files, {built.total_bytes / 1e6:.1f} MB", err=False)
    return session.code if inputs else exit_codes.OK
