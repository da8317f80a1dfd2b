"""A built site in Firefox, on a plain file server below its root: all that the tests in Chromium do there.

python tests/firefox.py [FOLDER]       a folder of `nonokit site`, or one is built; says so and ends where no Firefox is

Not a part of `./test`, which knows one browser. Speaks Marionette, the line that every Firefox has for this.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import nonokit
from file_server import serving
from nonokit.puzzles import get
from nonokit.site import SiteOptions, write_site

PATIENCE_S = 300
PORT = 2828
FOLDER = "games/nonograms"
FORMATS = ("non", "xml", "json", "g", "nin")
SECOND = "second:edition"
RING = """<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">
<circle cx="60" cy="60" r="40" fill="#fff" stroke="#124" stroke-width="22"/></svg>"""
SAVED = {"nin": b"9 7", "svg": b"<svg", "png": b"\x89PNG"}
SLUGS = ("bicycle", "crown", "trophy", "window", "anchor")
IS_KEPT = """async () => { for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('stdlib.zip')) return navigator.serviceWorker.controller !== null;
    return false; }"""
DROP = """([name, text, type]) => { const transfer = new DataTransfer(); transfer.items.add(new File([text], name, { type }));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })); }"""


class Firefox:
    """A page in Firefox."""

    def __init__(self, port: int) -> None:
        self._socket = connected(port)
        self._number = 0
        self._receive()  # who it is
        self.send("WebDriver:NewSession")

    def send(self, command: str, **parameters: Any) -> Any:
        """Its answer to a command."""
        self._number += 1
        data = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(str(len(data)).encode() + b":" + data)
        _, _, error, result = self._receive()
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return result

    def _receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        data = b""
        while len(data) < int(length[:-1]):
            data += self._socket.recv(int(length[:-1]) - len(data))
        return json.loads(data)

    def run(self, function: str, argument: Any = None) -> Any:
        """What a function of the page gives."""
        script = f"const done = arguments[1]; Promise.resolve(({function})(arguments[0])).then(done, (error) => done(`failed: ${{error}}`));"
        found = self.send("WebDriver:ExecuteAsyncScript", script=script, args=[argument], sandbox=None,
                          scriptTimeout=PATIENCE_S * 1000)["value"]  # fmt: skip
        if isinstance(found, str) and found.startswith("failed: "):
            raise RuntimeError(f"{found} in {function}")
        return found

    def wait(self, function: str, argument: Any = None) -> None:
        """Waits for a function to give something true."""
        end = monotonic() + PATIENCE_S
        while not self.run(function, argument):
            if monotonic() > end:
                raise RuntimeError(f"never came true: {function}")
            sleep(0.1)

    def click(self, selector: str, text: str = "") -> None:
        """Clicks the first element that holds a text."""
        find = "([selector, text]) => [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(text))"
        self.wait(f"(what) => Boolean(({find})(what))", [selector, text])
        self.run(f"(what) => ({find})(what).click()", [selector, text])

    def drag(self, first: tuple[int, int], last: tuple[int, int]) -> None:
        """With the mouse, from cell to cell."""
        boxes = [self.run("([y, x]) => nonokit.page.view.boxOf({ y, x })", cell) for cell in (first, last)]
        (x, y), (to_x, to_y) = (
            (int(box["x"] + box["size"] / 2), int(box["y"] + box["size"] / 2)) for box in boxes
        )
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "x": to_x, "y": to_y, "duration": 100},
            {"type": "pointerUp", "button": 0},
        ]
        self.send("WebDriver:PerformActions", actions=[{"type": "pointer", "id": "mouse", "actions": moves}])

    def press(self, key: str) -> None:
        """Types a key."""
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.send("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])


def connected(port: int) -> socket.socket:
    """The line to a Firefox that is just starting."""
    end = monotonic() + PATIENCE_S
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port))
        except ConnectionError:
            if monotonic() > end:
                raise
            sleep(0.2)


@contextmanager
def started(program: str, saved: Path) -> Iterator[Firefox]:
    """A Firefox with a profile of its own, and the folder where it saves."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        settings = {"browser.download.folderList": 2, "browser.download.dir": str(saved)}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
        Path(profile, "user.js").write_text("".join(lines), encoding="utf-8")
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", profile]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield Firefox(PORT)
        finally:
            process.terminate()
            process.wait()


def attempt(page: Firefox, trial: Callable[..., None], *folders: Path) -> None:
    """Tries one thing, and says that it went well."""
    begin = monotonic()
    trial(page, *folders)
    print(f"{trial.__name__}: as it should be ({monotonic() - begin:.0f} s)", flush=True)


def open_puzzle(page: Firefox, slug: str) -> None:
    """Opens a shipped puzzle."""
    page.wait("() => window.nonokit?.library.all().length > 0")
    page.run("(id) => { nonokit.go({ page: 'play', id }); }", get(slug).puzzle.id)
    wait_for_game(page, get(slug).puzzle.id)


def wait_for_game(page: Firefox, id: str) -> None:
    """Waits for a game to be there."""
    page.wait("(id) => nonokit.page?.puzzle?.id === id && Boolean(nonokit.page.view.layout)", id)


def state(page: Firefox) -> str:
    """The sheet as text."""
    text: str = page.run("() => nonokit.page.game.save().state")
    return text


def import_all(page: Firefox) -> None:
    """Puzzles in several formats, which Python alone can read."""
    for format, slug in zip(FORMATS, SLUGS, strict=True):
        puzzle = get(slug).puzzle.replace(title=None)
        page.run(DROP, [f"a.{format}", nonokit.dumps(puzzle, format=format), ""])
        wait_for_game(page, puzzle.id)


def play(page: Firefox) -> None:
    """A stroke with the mouse."""
    open_puzzle(page, "trophy")
    page.drag((0, 0), (0, 4))
    page.wait("() => nonokit.page.game.save().state.startsWith('#####')")


def hint(page: Firefox) -> None:
    """All three steps of a hint."""
    open_puzzle(page, "crown")
    page.press("h")
    page.wait("() => Boolean(document.querySelector('.hint-text'))")
    page.press("h")
    page.wait("() => Boolean(document.querySelector('.technique'))")
    page.press("h")
    page.wait("() => /[#.]/.test(nonokit.page.game.save().state)")


def generate_and_rate(page: Firefox) -> None:
    """A random picture in the editor, with its difficulty."""
    page.run("() => { nonokit.go({ page: 'edit' }); }")
    page.click("[aria-label=Menu]")
    page.click("dialog button", "Random picture")
    page.click("dialog button", "Make one")
    page.wait(r"() => /Unique .* \d+/.test(document.querySelector('.status-title')?.textContent)")


def repair(page: Firefox) -> None:
    """Two cells that touch at their corners are ambiguous, and something is suggested."""
    page.run("() => { nonokit.go({ page: 'edit', id: 'touching' }); }")
    page.wait("() => nonokit.page?.document && Boolean(nonokit.page.view.layout)")
    for cell in ((0, 0), (1, 1)):
        page.drag(cell, cell)
    page.wait("() => document.querySelector('.status-card')?.dataset.status === 'multiple'")
    page.wait("() => nonokit.page.checker.verdict.fixes?.length > 0")


def trace_picture(page: Firefox) -> None:
    """A puzzle of a picture."""
    page.run(DROP, ["ring.svg", RING, "image/svg+xml"])
    page.click(".variants:not(.is-stale) .variant")
    page.wait("() => nonokit.page.picture.width === 20")
    cells = page.run("() => [30, 0, 210].map((at) => nonokit.page.picture.cells[at])")
    if not cells[0] or cells[1] or cells[2]:
        raise RuntimeError("that is no ring")


def export(page: Firefox, saved: Path) -> None:
    """Files and pictures, by the share dialog."""
    open_puzzle(page, "crown")
    page.click("[aria-label=Menu]")
    page.click("dialog button", "Share")
    page.wait("() => document.querySelectorAll('#share-format option').length >= 20")
    for format, start in SAVED.items():
        page.run("(format) => { const list = document.querySelector('#share-format');"
                 " list.value = format; list.dispatchEvent(new Event('change')); }", format)  # fmt: skip
        page.click("dialog button", "Save")
        wait_for_file(saved, f".{format}", start)


def wait_for_file(saved: Path, end: str, start: bytes) -> None:
    """Waits until a file that begins so was saved."""
    until = monotonic() + PATIENCE_S
    while not any(path.read_bytes().startswith(start) for path in saved.iterdir() if path.name.endswith(end)):
        if monotonic() > until:
            raise RuntimeError(f"nothing with {end} was saved")
        sleep(0.1)


def upgrade(page: Firefox, place: Path) -> None:
    """Another version of the site takes over by itself, and the game goes on."""
    write_site(place, SiteOptions(base=SECOND, is_compressed=False))
    reopen(page)
    page.wait("async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    reopen(page)
    page.wait(f"() => Boolean(document.querySelector(`link[rel=canonical][href='{SECOND}']`))")
    open_puzzle(page, "trophy")
    if not state(page).startswith("#####"):
        raise RuntimeError("the game was lost")
    page.wait(IS_KEPT)


def reopen(page: Firefox) -> None:
    """Goes away and comes back."""
    url = page.run("() => location.href")
    page.send("WebDriver:Navigate", url="about:blank")
    page.send("WebDriver:Navigate", url=url)


def kept_for_later(page: Firefox) -> None:
    """All files, with Python's, are in the browser's own store."""
    page.wait(IS_KEPT)
    open_puzzle(page, "trophy")


def offline(page: Firefox) -> None:
    """Opens the page again where no server is any more: the game is there, and Python."""
    reopen(page)
    page.wait("() => Boolean(window.nonokit?.page?.game)")
    if not state(page).startswith("#####"):
        raise RuntimeError("the game was lost")
    import_all(page)


def main() -> None:
    """Says what was tried, and stops at what fails."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path)
    folder = parser.parse_args().folder
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        sys.exit("no Firefox is installed: nothing was tried")
    with tempfile.TemporaryDirectory() as root:
        place = Path(root, FOLDER)
        if folder:
            shutil.copytree(folder, place)
        else:
            write_site(place, SiteOptions(is_compressed=False))
        saved = Path(root, "saved")
        saved.mkdir()
        with started(program, saved) as page:
            with serving(Path(root)) as url:
                page.send("WebDriver:Navigate", url=f"{url}{FOLDER}/")
                print(page.run("() => navigator.userAgent"))
                for trial in (play, hint, import_all, generate_and_rate, repair, trace_picture):
                    attempt(page, trial)
                attempt(page, export, saved)
                attempt(page, kept_for_later)
                attempt(page, upgrade, place)
            attempt(page, offline)


if __name__ == "__main__":
    main()
