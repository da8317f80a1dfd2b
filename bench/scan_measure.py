"""How well puzzles are read from pictures: pages drawn in fonts that training never saw, at three levels of damage.

    python bench/scan_fonts.py --fonts FOLDER … --to fonts.npz
    python bench/scan_measure.py fonts.npz --count 1000 --to pages.jsonl      a third at each level of scan_damage.py
    python bench/scan_measure.py fonts.npz --levels harsh --first 5000 --count 60 --pictures FOLDER

One line of JSON a page; a run that is stopped goes on where it was. Every page comes from its seed: nine of ten have 5
to 30 cells a side, one 30 to 60; one of four is partly filled in. `numbers` counts what the recogniser reads before
anything is decoded, over all pages, those whose grid is not found included; `found` only where the grid is. `silent`
pages are wrong with nothing marked as doubtful. `--pictures` keeps the pages that are not read right.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from difflib import SequenceMatcher
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from scan_damage import LEVELS, damaged
from scan_pages import Page, draw_page, random_puzzle
from scan_styles import random_style

from nonokit import FormatError, Puzzle
from nonokit.scanning.pages import Pages
from nonokit.scanning.reading import answer, read_page

Clues = list[list[int]]
HAIRLINE = "-100-"  # in a font's name; DSEG is of clocks' segments
TIMEOUT_S = 3.0  # for decoding, about as in `scan`; a machine with other work needs more


def page_of(level: str, seed: int, fonts: list[str]) -> tuple[Page, Any, dict[str, Any]]:
    """A page, its damaged picture in grey, and what may explain a failure."""
    rng = random.Random(f"measured {level} {seed}")
    sizes = (30, 60) if rng.random() < 0.1 else (5, 30)
    puzzle = random_puzzle(rng.randrange(1 << 30), rng.randint(*sizes), rng.randint(*sizes))
    damage = LEVELS[level]
    style = random_style(
        rng.randrange(1 << 30), cell=damage.cell, partly=seed % 4 == 3, photo=damage.is_photo
    )
    font = rng.choice(fonts)
    page = draw_page(puzzle, style, font, seed)
    colours = cv2.cvtColor(np.asarray(page.image), cv2.COLOR_RGB2BGR)
    grey = cv2.cvtColor(damaged(colours, damage, style.cell, seed), cv2.COLOR_BGR2GRAY)
    about = {"layout": style.layout, "cell": style.cell, "font": Path(font).stem, "partly": style.done > 0}
    return page, grey, about


def fonts_of(store: Path, *, held: bool) -> list[str]:
    """Paths of the fonts that training sees, or of those it never saw that are as puzzles are printed: of plain weight or more."""
    found = np.load(store)
    paths = [str(path) for path, own in zip(found["files"], found["is_held"], strict=True) if own == held]
    return [path for path in paths if "DSEG" not in path and not (held and HAIRLINE in path)]


def clues_of(puzzle: Puzzle) -> Clues:
    """Rows, then columns."""
    return [[run.length or 0 for run in clue or ()] for clue in (*puzzle.rows, *puzzle.columns)]


def read_right(true: Clues, read: Clues) -> int:
    """Numbers that stand in both, in order."""
    matchers = (SequenceMatcher(None, a, b, autojunk=False) for a, b in zip(true, read, strict=True))
    return sum(block.size for matcher in matchers for block in matcher.get_matching_blocks())


def measured(
    job: tuple[str, int], fonts: list[str], pictures: Path | None, timeout_s: float
) -> dict[str, Any]:
    """What became of one page."""
    level, seed = job
    page, grey, about = page_of(level, seed, fonts)
    true = clues_of(page.puzzle)
    line = {"level": level, "seed": seed, "size": [page.puzzle.width, page.puzzle.height], **about}
    line |= {"numbers": sum(map(len, true)), "before": 0, "after": 0, "grid": False}
    begin = time.process_time()
    line |= outcome(grey, page.puzzle, true, timeout_s)
    line["seconds"] = round(time.process_time() - begin, 2)
    if pictures and line["outcome"] != "right":
        cv2.imwrite(str(pictures / f"{level}-{seed}.png"), grey)
        (pictures / f"{level}-{seed}.json").write_text(json.dumps({"clues": true, **line}))
    return line


def outcome(grey: Any, puzzle: Puzzle, true: Clues, timeout_s: float = TIMEOUT_S) -> dict[str, Any]:
    """Right, flagged, silent or refused, and how many numbers are right before and after decoding."""
    pages = Pages(grey)
    try:
        page, decoded = read_page(pages, pages.best(), timeout_s)
    except FormatError as problem:
        return {"outcome": "refused", "why": str(problem)}
    scan, sides = answer(page, decoded), page.sides
    if (len(sides.rows), len(sides.columns)) != (puzzle.height, puzzle.width):
        found = f"{len(sides.columns)}×{len(sides.rows)}"
        return {"outcome": "silent" if scan.is_sure else "flagged", "why": f"read as {found}"}
    read = clues_of(scan.puzzle)
    looks = [[n for n in reading.numbers if n] for reading in decoded.looks]
    name = "right" if read == true else "silent" if scan.is_sure else "flagged"
    right = {"before": read_right(true, looks), "after": read_right(true, read)}
    return {"outcome": name, "grid": True, "doubts": len(scan.doubts), **right}


def jobs_of(chosen: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Level and seed of the pages still to be measured, the levels in turn."""
    done = {(line["level"], line["seed"]) for line in lines_of(chosen.to)}
    for number in range(chosen.count):
        turn, place = divmod(number, len(chosen.levels))
        job = (chosen.levels[place], chosen.first + turn)
        if job not in done:
            yield job


def lines_of(path: Path | None) -> list[dict[str, Any]]:
    """What was measured before."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path and path.exists() else []


def summary(lines: list[dict[str, Any]]) -> str:
    """The table."""
    text = [
        f"{'level':10}{'pages':>6}{'numbers':>10}{'found':>9}{'decoded':>9}{'puzzles':>9}{'flagged':>9}{'refused':>9}"
        f"{'silent':>8}{'seconds':>9}"
    ]
    for level in LEVELS:
        own = [line for line in lines if line["level"] == level]
        if own:
            text.append(f"{level:10}{len(own):>6}" + row_of(own))
    return "\n".join(text)


def row_of(lines: list[dict[str, Any]]) -> str:
    """The figures of one level, in per cent, and the mean processor time."""
    total = sum(line["numbers"] for line in lines)
    on_grid = sum(line["numbers"] for line in lines if line["grid"]) or 1
    before, after = (sum(line[name] for line in lines) for name in ("before", "after"))
    named = [100 * sum(line["outcome"] == name for line in lines) / len(lines) for name in ("right", "flagged", "refused", "silent")]  # fmt: skip
    numbers = f"{100 * before / total:>10.2f}{100 * before / on_grid:>9.2f}{100 * after / total:>9.2f}"
    seconds = sum(line["seconds"] for line in lines) / len(lines)
    return numbers + "".join(f"{share:>{width}.1f}" for share, width in zip(named, (9, 9, 9, 8), strict=True)) + f"{seconds:>9.2f}"  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--levels", nargs="+", choices=tuple(LEVELS), default=list(LEVELS))
    parser.add_argument("--to", type=Path)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--timeout-s", type=float, default=TIMEOUT_S, help="for decoding")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    fonts = fonts_of(chosen.fonts, held=True)
    work = partial(measured, fonts=fonts, pictures=chosen.pictures, timeout_s=chosen.timeout_s)
    lines = lines_of(chosen.to)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for line in pool.map(work, jobs_of(chosen)):
            lines.append(line)
            if chosen.to:
                with chosen.to.open("a") as file:
                    file.write(json.dumps(line) + "\n")
    print(f"{len(fonts)} fonts that training never saw")
    print(summary(lines))


if __name__ == "__main__":
    main()
