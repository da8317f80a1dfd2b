"""What a visitor of a built site downloads and waits for, on a thin line and a slow processor.

python bench/site_weight.py [FOLDER]       a folder of `nonokit site`, or one is built; needs Chromium (NONOKIT_BROWSER)

Every visit is a first one: 562 ms latency, 180 kB/s, a processor four times slower, a phone's screen. Bytes and requests are
those before the moment in question, compressed as a host with the twins sends them. Work is the page's own processor time until
then, at the slow pace: it means something on a machine that has other work, and the seconds until the moment do not.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from file_server import FileHandler, serving
from nonokit.puzzles import get
from nonokit.site import write_site

LINE = {"offline": False, "latency": 562, "downloadThroughput": 180_000, "uploadThroughput": 90_000}
SLOWER = 4
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ROUNDS = 3
PATIENCE_MS = 300_000
FILES_THERE = "Math.max(...performance.getEntriesByType('resource').map((file) => file.responseEnd))"
SITE_TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".ftl": "text/plain"}


class BrotliHandler(FileHandler):
    """A file server that sends brotli where it has it."""

    protocol_version = "HTTP/1.1"
    extensions_map = FileHandler.extensions_map | SITE_TYPES

    def send_head(self) -> Any:
        """The twin's bytes under the file's own name."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        twin = path.with_name(path.name + ".br")
        if not path.is_file():
            self.send_error(404)
            return None
        chosen = twin if twin.exists() else path
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(chosen.stat().st_size))
        self.send_header("Cache-Control", "max-age=3600")
        if chosen is twin:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        return chosen.open("rb")


def served(folder: Path) -> AbstractContextManager[str]:
    """The folder's address."""
    return serving(folder, BrotliHandler)


def visit(browser: Browser, url: str, moments: dict[str, str]) -> dict[str, tuple[float, ...]]:
    """Seconds until each moment (an expression that becomes true), until its files were there, and of work; kilobytes, requests."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
    page = context.new_page()
    line = context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    begin, found = monotonic(), {}
    page.goto(url, wait_until="commit")
    for name, expression in moments.items():
        page.wait_for_function(expression, timeout=PATIENCE_MS)
        at = monotonic() - begin
        weight = (sum(sizes) / 1e3, len(sizes))
        metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        found[name] = (at, page.evaluate(FILES_THERE) / 1e3, metrics["TaskDuration"], *weight)
    context.close()
    return found


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path)
    folder = parser.parse_args().folder or Path(tempfile.mkdtemp(), "site")
    if not folder.exists():
        write_site(folder)
    program = os.environ.get("NONOKIT_BROWSER") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    visits = {
        "": {"first card": "document.querySelector('.card-text')"},
        f"#/play/{get('crown').puzzle.id}": {
            "a puzzle can be played": "document.querySelector('.board canvas') && window.nonokit?.page?.game",
        },
    }
    with served(folder) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        print("| moment | s | its files are there, s | work, s | kB | requests |\n|---|---|---|---|---|---|")
        for place, moments in visits.items():
            rounds = [visit(browser, url + place, moments) for _ in range(ROUNDS)]
            for name in moments:
                seconds, files, work, kilobytes, requests = (
                    median(one[name][part] for one in rounds) for part in range(5)
                )
                print(
                    f"| {name} | {seconds:.1f} | {files:.1f} | {work:.2f} | {kilobytes:.0f} | {requests:.0f} |"
                )
        browser.close()


if __name__ == "__main__":
    main()
