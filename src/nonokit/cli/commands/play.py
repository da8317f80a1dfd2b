"""`nonokit play`: starts the web player and opens it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.plain import tell
from nonokit.cli.session import Session
from nonokit.errors import MissingExtra

if TYPE_CHECKING:
    from nonokit.server.settings import Settings

EPILOG = """\b
Examples:
  nonokit play                          the gallery
  nonokit play cat.non                  this puzzle; it stays in your library
  nonokit play puzzles/                 all of a folder
  nonokit play --data ~/nonograms       another library
  nonokit play --lan                    also on the phone beside you: scan the code

Games are kept in the browser at once, and in the library. Ctrl-C stops.

"""


def check_url(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """A web address, without what links put behind it."""
    if value is None:
        return None
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise click.BadParameter(
            f"{value!r} is no web address: expected one like https://example.org/nonograms/"
        )
    return parts._replace(fragment="").geturl()


@click.command(epilog=EPILOG)
@click.argument("inputs", nargs=-1, metavar="[INPUT]...", type=options.InputType())
@click.option(
    "--port", type=click.IntRange(0, 65535), help="The port to use; without it 8420 or the next that is free."
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--lan",
    "for_network",
    is_flag=True,
    help="Also for phones and others in this network: shows a link and its QR code.",
)
@click.option(
    "--allow-host",
    "allow_hosts",
    multiple=True,
    metavar="NAME",
    help="Another name this machine is reached by.",
)
@click.option(
    "--token/--no-token",
    "has_token",
    default=True,
    help="Whether only browsers that open the printed link are let in, or everyone who can reach the server.",
)
@click.option(
    "--public-url",
    metavar="URL",
    envvar="NONOKIT_PUBLIC_URL",
    callback=check_url,
    help="A copy of the player that everyone can open, such as a `nonokit site` of yours: links to puzzles lead there.",
)
@click.option("--browser/--no-browser", "opens_browser", default=True, help="Whether to open a browser.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help="The folder of the library.")  # fmt: skip
def command(
    inputs: tuple[str, ...],
    port: int | None,
    host: str,
    for_network: bool,
    allow_hosts: tuple[str, ...],
    has_token: bool,
    public_url: str | None,
    opens_browser: bool,
    data: Path | None,
) -> int:
    """Play in the browser: a gallery, hints, and your own puzzles."""
    check_installed()
    from nonokit.server.app import create_app
    from nonokit.server.data_folder import data_folder
    from nonokit.server.serve import address_of, bind, network_address, serve
    from nonokit.server.settings import Settings
    from nonokit.server.store import StoredPuzzle
    from nonokit.server.tokens import Door, kept_token

    name = network_address() if for_network else host
    host = "0.0.0.0" if for_network else host
    session = Session(inputs)
    puzzles = [item.puzzle for item in session.items()] if inputs else []
    if inputs and not puzzles:
        return session.code
    folder = data or data_folder()
    door = Door(kept_token(folder)) if has_token else None
    settings = Settings(
        host=host,
        data=folder,
        extra_hosts=frozenset(name.lower() for name in allow_hosts),
        door=door,
        public_url=public_url,
    )
    notes: list[str] = []
    app = create_app(settings, puzzles=[StoredPuzzle.of(puzzle) for puzzle in puzzles], notes=notes)
    with bind(host, port) as listener:
        link = address_of(listener, name, door.token if door else None)

        def on_ready() -> None:
            announce(settings, link, notes)
            if for_network:
                show_code(link)
            if opens_browser:
                page = address_of(listener, host, door.new_ticket() if door else None)
                page += f"#/play/{quote(puzzles[0].id)}" if puzzles else ""
                threading.Thread(target=open_browser, args=(page, link), daemon=True).start()

        try:
            serve(app, listener, on_ready)
        except KeyboardInterrupt:
            click.echo("\nStopped. Your games are kept.", err=True)
    return exit_codes.OK


def show_code(link: str) -> None:
    """The link as a QR code, in the light on dark that phones read on every terminal."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, compact=True, border=2)
    for line in drawn.getvalue().splitlines():
        click.echo(click.style(line, fg="bright_white", bg="black"))


def check_installed() -> None:
    """Refuses to go on without the web parts."""
    from importlib.util import find_spec

    if find_spec("fastapi") is None or find_spec("uvicorn") is None:
        raise MissingExtra("the web player", "web")


def announce(settings: Settings, link: str, notes: Sequence[str]) -> None:
    """What a person needs to know once the server answers."""
    for note in notes:
        tell(f"nonokit: {note}")
    if not settings.is_loopback:
        who = "who knows this link" if settings.door else "who can reach this machine"
        warning = f"everyone {who} can play, and read and change your library"
        tell(f"nonokit: warning: {warning}")
    click.echo(f"Playing at {link}  (Ctrl-C stops)")


def open_browser(page: str, link: str) -> None:
    """Opens the page, if this machine has a browser."""
    import webbrowser

    if not webbrowser.open(page):
        click.echo(f"nonokit: no browser could be opened; open {link} yourself", err=True)
