"""How much work of the processor a stroke costs on a large board: a frame of 60 a second has 16.7 ms.

python bench/drag_work.py [FOLDER]       a folder of `nonokit site`, or one is built; needs Chromium (NONOKIT_BROWSER)

A 100×100 of half filled noise, black and white and in five colours, dragged over from the middle to the edge;
the page's own processor time for every move of the mouse with the painting that follows. Beside other work it stays what it is.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from site_weight import PATIENCE_MS, PROGRAMS, served

import nonokit
from nonokit.model import Grid, Puzzle
from nonokit.model.colour import make_palette
from nonokit.site import SiteOptions, write_site

SIDE, MOVES = 100, 200
SCREENS = {"desktop": (1280, 800), "phone": (390, 844)}
DROP = """([name, text]) => { const transfer = new DataTransfer(); transfer.items.add(new File([text], name));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })); }"""
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def noise(colours: int) -> Puzzle:
    """A board as full of clues as they get."""
    rng = random.Random(7)
    palette = make_palette(["black", "red", "blue", "green", "orange"][:colours])
    rows = [[rng.randint(1, colours) if rng.random() < 0.5 else 0 for _ in range(SIDE)] for _ in range(SIDE)]
    return Puzzle.from_grid(Grid.from_rows(rows, palette), palette=palette).replace(goal=None)


def work_ms(browser: Browser, url: str, puzzle: Puzzle, screen: tuple[int, int]) -> list[float]:
    """Milliseconds of the page's main thread for every move."""
    context = browser.new_context(viewport={"width": screen[0], "height": screen[1]}, bypass_csp=True)
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("window.nonokit?.library.all().length > 0", timeout=PATIENCE_MS)
    page.evaluate(DROP, ["a.json", nonokit.dumps(puzzle, format="json")])
    page.wait_for_function(
        "(id) => nonokit.page?.puzzle?.id === id && nonokit.page.view.layout",
        arg=puzzle.id,
        timeout=PATIENCE_MS,
    )
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    box = page.locator(".board").bounding_box() or {}
    left, top = box["x"] + box["width"] * 0.45, box["y"] + box["height"] * 0.45
    page.mouse.move(left, top)
    page.mouse.down()
    found = []
    for number in range(MOVES):
        before = total_ms(line)
        page.mouse.move(left, top + (box["height"] * 0.5) * number / MOVES)
        page.evaluate(FRAME)
        found.append(total_ms(line) - before)
    page.mouse.up()
    context.close()
    return sorted(found)


def total_ms(line: Any) -> float:
    """Processor time of the main thread so far."""
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1e3


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path)
    folder = parser.parse_args().folder or Path(tempfile.mkdtemp(), "site")
    if not folder.exists():
        write_site(folder, SiteOptions(is_compressed=False))
    program = os.environ.get("NONOKIT_BROWSER") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    with served(folder) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox"])
        print("| 100×100 | median, ms | 95 of 100 | longest |\n|---|---|---|---|")
        for colours in (1, 5):
            for name, screen in SCREENS.items():
                work = work_ms(browser, url, noise(colours), screen)
                kind = "black and white" if colours == 1 else "five colours"
                print(
                    f"| {kind}, {name} | {work[MOVES // 2]:.1f} | {work[MOVES * 95 // 100]:.1f} | {work[-1]:.1f} |",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
