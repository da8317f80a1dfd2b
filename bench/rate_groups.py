"""Compares our classes with what people noted about puzzles: a table and a plot.

    python bench/rate_groups.py FOLDER [--plot docs/images/difficulty.svg]

FOLDER holds puzzles and a `groups.csv` with the columns `file` and `webpbn_group` (line, lookahead, guess).
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from nonokit.errors import NonokitError
from nonokit.formats import load
from nonokit.rating import Class, Rating, rate

GROUPS = ("line", "lookahead", "guess")
COLOURS = {"line": "#1864ab", "lookahead": "#d9480f", "guess": "#1d2433"}


class Rated(NamedTuple):
    group: str
    cells: int
    rating: Rating
    seconds: float


def rate_all(folder: Path, under: str) -> list[Rated]:
    """Rates every puzzle that the folder's groups.csv names."""
    found = []
    with open(folder / "groups.csv", newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["file"].startswith(under)]
    for row in rows:
        puzzle = load(folder / row["file"])
        begin = time.perf_counter()
        try:
            rating = rate(puzzle, timeout_s=None)
        except NonokitError as error:
            print(f"skipped {row['file']}: {error}", file=sys.stderr)
            continue
        seconds = time.perf_counter() - begin
        found.append(Rated(row["webpbn_group"], puzzle.width * puzzle.height, rating, seconds))
    return found


def table(rated: list[Rated]) -> str:
    """A Markdown table: classes against groups."""
    counts = Counter((item.rating.class_, item.group) for item in rated)
    lines = ["| class | line | look-ahead | guess |", "|---|---:|---:|---:|"]
    for class_ in Class:
        cells = " | ".join(str(counts[class_, group] or "·") for group in GROUPS)
        lines.append(f"| {class_.value} | {cells} |")
    return "\n".join(lines)


def plot(rated: list[Rated]) -> str:
    """Score against size, one dot a puzzle, coloured by group, as SVG."""
    width, height, left, bottom = 720, 420, 52, 46
    widest = max(item.cells for item in rated)

    def at(cells: float, score: float) -> tuple[float, float]:
        x = left + (cells / widest) ** 0.5 * (width - left - 20)
        return x, height - bottom - score / 100 * (height - bottom - 24)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#faf7f0"/>',
    ]
    for score in range(0, 101, 10):
        x, y = at(0, score)
        parts.append(f'<path d="M{x:.0f} {y:.1f}H{width - 20}" stroke="#1d2433" stroke-opacity=".12"/>')
        parts.append(f'<text x="{x - 8:.0f}" y="{y + 4:.1f}" text-anchor="end" fill="#1d2433">{score}</text>')
    for side in (10, 20, 30, 40, 50, 60, 70):
        if side * side <= widest:
            x, y = at(side * side, 0)
            parts.append(
                f'<text x="{x:.0f}" y="{y + 18:.0f}" text-anchor="middle" fill="#1d2433">{side}²</text>'
            )
    for item in rated:
        if item.rating.score is not None:
            x, y = at(item.cells, item.rating.score)
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.2" fill="{COLOURS[item.group]}" fill-opacity=".6"/>'
            )
    for i, group in enumerate(GROUPS):
        parts.append(f'<circle cx="{left + 20 + i * 110}" cy="14" r="4" fill="{COLOURS[group]}"/>')
        parts.append(f'<text x="{left + 30 + i * 110}" y="18" fill="#1d2433">{group}</text>')
    parts.append(
        f'<text x="{width / 2:.0f}" y="{height - 8}" text-anchor="middle" fill="#1d2433">cells</text>'
    )
    parts.append(
        f'<text transform="translate(14 {height / 2:.0f}) rotate(-90)" text-anchor="middle" fill="#1d2433">score</text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--under", default="", help="only files whose path begins so, for example ordinary")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    rated = rate_all(arguments.folder, arguments.under)
    print(table(rated))
    seconds = sorted(item.seconds for item in rated)
    print(f"\n{len(rated)} puzzles, median {seconds[len(seconds) // 2]:.2f} s, slowest {seconds[-1]:.1f} s")
    if arguments.plot:
        arguments.plot.write_text(plot(rated), encoding="utf-8")


if __name__ == "__main__":
    main()
