"""A built site on a plain file server, below its root: everything with no server of ours behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import nonokit
from browser.editor import editor_of
from browser.player import Player
from file_server import serving
from nonokit.formats import converted
from nonokit.puzzles import get
from nonokit.site import SiteOptions, write_site
from processes import PATIENCE_S
from site_parts import need_kernel

sync_api = pytest.importorskip("playwright.sync_api")

SECOND = "second:edition"
Open = Callable[..., Player]
FOLDER = "games/nonograms"
PLAIN = SiteOptions(is_compressed=False)
RING = b"""<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">
<circle cx="60" cy="60" r="40" fill="#fff" stroke="#124" stroke-width="22"/></svg>"""
FORMATS = {"non": "a.non", "xml": "a.xml", "json": "a.json", "g": "a.g", "nin": "a.nin"}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the file server serves: a site in a folder of it."""
    need_kernel()
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / FOLDER, PLAIN)
    return folder


@pytest.fixture(scope="module")
def site_url(host: Path) -> Iterator[str]:
    """The site's address."""
    with serving(host) as url:
        yield f"{url}{FOLDER}/"


def import_all(player: Player) -> None:
    """Puzzles in several formats, which Python alone can read."""
    for number, (format, name) in enumerate(FORMATS.items()):
        puzzle = get(["bicycle", "crown", "trophy", "window", "anchor"][number]).puzzle.replace(title=None)
        player.drop_file(name, converted(puzzle, format)[0])
        player.ready(puzzle.id)


def test_import_hint_and_export(open_player: Open, site_url: str) -> None:
    player = open_player(site_url)
    import_all(player)
    player.open("crown")
    player.press("h")
    player.page.wait_for_selector(".hint-text")
    player.press("h")
    player.page.wait_for_selector(".technique")
    assert player.page.evaluate("nonokit.page.view.overlay.marks.length") > 2
    player.press("h")
    player.wait_until("/[#.]/.test(nonokit.page.game.save().state)")
    player.page.click("[aria-label=Menu]")
    player.page.click("text=Share")
    player.page.wait_for_selector("#share-format option:nth-child(20)", state="attached")
    for format, start in (("nin", b"9 7"), ("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")):
        player.page.select_option("#share-format", format)
        with player.page.expect_download() as waiting:
            player.page.click("dialog button:has-text('Save')")
        assert Path(waiting.value.path()).read_bytes().startswith(start)


def test_a_book_is_printed(open_player: Open, site_url: str) -> None:
    player = open_player(site_url)
    player.page.evaluate("nonokit.go({ page: 'book' })")
    player.page.check("label:has-text('Quick ones') input")
    player.page.route("**/print.zip", lambda route: route.abort())
    player.page.click("text=Save as PDF")
    player.page.wait_for_selector("text=Nothing is wrong. To make the PDF the nonokit server is needed")
    player.page.unroute("**/print.zip")
    with player.page.expect_download() as waiting:
        player.page.click("text=Save as PDF")
    pdf = Path(waiting.value.path()).read_bytes()
    assert (pdf[:4], b"NotoSans" in pdf) == (b"%PDF", True), "with the letters that every book has"


def test_tabs_share_python(open_player: Open, site_url: str) -> None:
    player = open_player(site_url)
    other = Player(player.page.context.new_page(), site_url)
    other.page.goto(site_url)
    other.wait_until("window.nonokit?.library.all().length > 0")
    for tab in (player, other):
        tab.drop_file("a.non", nonokit.dumps(get("anchor").puzzle, format="non").encode())
        tab.ready(get("anchor").puzzle.id)
    browser = player.page.context.browser.new_browser_cdp_session()
    targets = browser.send("Target.getTargets")["targetInfos"]
    assert [one["type"] for one in targets if one["url"].startswith(site_url)].count("shared_worker") == 1


def test_repair_generate_rate_and_trace_a_picture_on_a_phone(open_player: Open, site_url: str) -> None:
    editor = editor_of(open_player(site_url, 390, 844, has_touch=True, is_mobile=True))
    editor.begin()
    for place in range(2):
        editor.touch([editor.at((place, place))])
    editor.wait_for_status("multiple")
    editor.wait_until("nonokit.page.checker.verdict.fixes?.length")
    editor.page.click("[aria-label=Menu]")
    editor.page.click("dialog >> text=Random picture")
    editor.page.click("text=Make one")
    editor.wait_for_status("unique")
    editor.wait_until("/Unique .* \\d+/.test(document.querySelector('.status-title')?.textContent)")
    editor.page.click("[aria-label=Menu]")
    with editor.page.expect_file_chooser() as chooser:
        editor.page.click("dialog >> text=From a picture")
    chooser.value.set_files({"name": "ring.svg", "mimeType": "image/svg+xml", "buffer": RING})
    editor.page.click(".variants:not(.is-stale) .variant >> nth=0")
    editor.wait_until("nonokit.page.picture.width === 20")
    ring, outside, inside = (editor.page.evaluate(f"nonokit.page.picture.cells[{at}]") for at in (30, 0, 210))
    assert ring
    assert not outside
    assert not inside


def test_the_puzzle_of_a_day_waits_for_no_python(open_player: Open, site_url: str) -> None:
    player = open_player(site_url)
    player.page.context.route("**/python-*/**", lambda route: route.abort())
    player.page.evaluate("nonokit.go({ page: 'day', id: '2026-03-02' })")
    player.ready()
    made = nonokit.generating.puzzle_of_the_day("2026-03-02").puzzle
    told = player.page.evaluate("(({ id, title, source }) => ({ id, title, source }))(nonokit.page.puzzle)")
    assert told == {"id": made.id, "title": made.title, "source": made.source}


def test_a_surprise_that_takes_long_is_one_of_the_library(open_player: Open, site_url: str) -> None:
    player = open_player(site_url)
    player.page.evaluate("""() => {
        globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} };
        AbortSignal.timeout = () => {
            const over = new AbortController();
            setTimeout(() => over.abort());
            return over.signal;
        };
    }""")
    player.page.click("text=Surprise me")
    player.ready()
    assert not player.page.evaluate("nonokit.library.entry(nonokit.page.puzzle.id).isMine")


def load_again_until(player: Player, selector: str) -> None:
    """Loads the page again, which a new version takes for its chance.

    On a busy machine Chromium can believe that the old worker still serves pages that are gone. Alone it gives up on such
    a worker after minutes; with a debugger attached, as here, never: then the worker is stopped.
    """
    workers = player.page.context.new_cdp_session(player.page)
    workers.send("ServiceWorker.enable")
    shown = player.page.locator(selector)
    for _ in range(6):
        player.page.reload()
        for _ in range(2):
            try:
                return shown.wait_for(state="attached", timeout=PATIENCE_S * 100)
            except sync_api.TimeoutError:
                workers.send("ServiceWorker.stopAllWorkers")
    raise AssertionError(f"never came: {selector}")


def test_offline_and_upgrade(open_player: Open, host: Path, site_url: str) -> None:
    player = open_player(site_url, service_workers="allow")
    player.open("trophy")
    player.drag((0, 0), (0, 4))
    state = player.state
    player.wait_until(
        "async () => { for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys())"
        " if (url.endsWith('stdlib.zip')) return true; return false; }"
    )
    player.wait_until("navigator.serviceWorker.controller !== null")
    player.page.context.set_offline(True)
    player.page.reload()
    player.ready()
    assert player.state == state
    import_all(player)
    player.page.context.set_offline(False)
    write_site(host / FOLDER, SiteOptions(base=SECOND, is_compressed=False))
    player.page.reload()
    player.wait_until(
        "async () => { const { waiting } = await navigator.serviceWorker.getRegistration(); return Boolean(waiting); }"
    )
    load_again_until(player, f"link[rel=canonical][href='{SECOND}']")
    player.wait_until("window.nonokit?.library.all().length > 0")
    player.open("trophy")
    assert player.state == state
