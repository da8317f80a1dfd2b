"""Fits the model of solving times on puzzles that people were timed on, and says how well it predicts.

    python bench/fit_minutes.py rated.jsonl [--write] [--plot docs/images/minutes.svg] [--votes]

Each line of the file is an object with `non` (the puzzle), `mono`, and `seconds` (the median time of people) or `votes` (how
hard people found it). Ridge regression of the logarithm of the seconds, black and white and colour apart; Spearman's
correlation out of ten folds with a bootstrap interval, also within quarters of size. `--write` puts the numbers into
rating/minutes.json. `--votes` compares the minutes that `rate` gives with the votes, which nothing was fitted on; it takes
some minutes, and leaves out what has several solutions or takes more than 20 s.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any

import numpy as np
from plot import BOTTOM, COLOURS, HEIGHT, INK, LEFT, RIGHT, TOP, WIDTH, sheet, text

import nonokit
from nonokit.rating import effort

FILE = Path(effort.__file__).with_name("minutes.json")
RIDGE = 30.0  # strong: the counters go together, and none of them should stand for all
FOLDS = 10


def measured(path: Path) -> dict[str, list[tuple[tuple[float, ...], float, int]]]:
    """Features, seconds and area of every timed puzzle that needs no trial."""
    found: dict[str, list[tuple[tuple[float, ...], float, int]]] = {"plain": [], "coloured": []}
    for line in path.read_text(encoding="utf-8").splitlines():
        item: dict[str, Any] = json.loads(line)
        if "seconds" not in item:
            continue
        puzzle = nonokit.loads(item["non"])
        counted = effort.Rounds(puzzle).run()
        if counted is None:
            continue
        kind = "plain" if item["mono"] else "coloured"
        found[kind].append((counted.features(), item["seconds"], puzzle.width * puzzle.height))
    return found


def fit(features: Any, target: Any) -> tuple[Any, float]:
    """Weights of the raw features, and the base."""
    mean, scale = features.mean(0), features.std(0)
    scaled = (features - mean) / scale
    penalty = RIDGE * np.eye(scaled.shape[1])
    wanted = target - target.mean()
    weights = np.linalg.solve(scaled.T @ scaled + penalty, scaled.T @ wanted)
    guess = scaled @ weights
    weights *= (
        guess @ wanted / (guess @ guess) / scale
    )  # the penalty makes all of them smaller: back to the times themselves
    return weights, float(target.mean() - mean @ weights)


def predicted(features: Any, target: Any) -> Any:
    """Out of ten folds: each puzzle by a model that has not seen it."""
    order = np.random.default_rng(0).permutation(len(target))
    found = np.empty(len(target))
    for fold in range(FOLDS):
        held = order[fold::FOLDS]
        others = np.setdiff1d(order, held)
        weights, base = fit(features[others], target[others])
        found[held] = features[held] @ weights + base
    return found


def ranks(values: Any) -> Any:
    """Ranks, equal ones in the middle of theirs."""
    _, index, counts = np.unique(values, return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts - 1) / 2)[index]


def spearman(a: Any, b: Any) -> float:
    return float(np.corrcoef(ranks(a), ranks(b))[0, 1])


def interval(a: Any, b: Any) -> tuple[float, float]:
    """Where the correlation lies in 95 of 100 samples drawn anew."""
    rng = np.random.default_rng(0)
    draws = [rng.integers(0, len(a), len(a)) for _ in range(500)]
    low, high = np.quantile([spearman(a[draw], b[draw]) for draw in draws], [0.025, 0.975])
    return float(low), float(high)


def voted(path: Path) -> dict[str, list[tuple[float, float, int]]]:
    """Expected minutes, vote and area of every puzzle that people voted on."""
    found: dict[str, list[tuple[float, float, int]]] = {"plain": [], "coloured": []}
    for line in path.read_text(encoding="utf-8").splitlines():
        item: dict[str, Any] = json.loads(line)
        if "votes" in item:
            puzzle = nonokit.loads(item["non"])
            minutes = nonokit.rate(puzzle, timeout_s=20).minutes
            if minutes is not None:
                kind = "plain" if item["mono"] else "coloured"
                found[kind].append((minutes.expected, item["votes"], puzzle.width * puzzle.height))
    return found


def report(kind: str, guess: Any, target: Any, area: Any) -> None:
    """Prints how well a guess goes with what people did or said."""
    low, high = interval(guess, target)
    told = f"{spearman(guess, target):.3f} [{low:.3f} {high:.3f}], area {spearman(area, target):.3f}"
    print(f"{kind}: {len(guess)} puzzles, {told}")
    for begin, end in pairwise(np.quantile(area, [0, 0.25, 0.5, 0.75, 1])):
        band = (area >= begin) & (area <= end)
        print(f"  {begin:.0f} to {end:.0f} cells: {spearman(guess[band], target[band]):.3f}")


def plot(points: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Expected against measured minutes, both on logarithmic scales, a dot a puzzle."""
    low, high = -1.5, 3.0  # powers of ten

    def at(expected: float, measured: float) -> tuple[float, float]:
        x = LEFT + (log10(expected) - low) / (high - low) * (WIDTH - LEFT - RIGHT)
        return x, HEIGHT - BOTTOM - (log10(measured) - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = sheet("Minutes that people took, against those expected by a model that had not seen the puzzle")
    for power in range(-1, 4):
        (x, y), name = at(10.0**power, 10.0**power), f"{10.0**power:g}"
        parts += [
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{INK}" stroke-opacity=".12"/>',
            text(LEFT - 8, y + 4, name, "end"),
            text(x, HEIGHT - BOTTOM + 18, name, "middle"),
        ]
    (x, y), (right, top) = at(10.0**low, 10.0**low), at(10.0**high, 10.0**high)
    parts.append(f'<path d="M{x:.1f} {y:.1f}L{right:.1f} {top:.1f}" stroke="{INK}" stroke-opacity=".4"/>')
    for place, (kind, dots) in enumerate(points.items()):
        colour = COLOURS[place]
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="{colour}" fill-opacity=".5"/>'
            for x, y in (at(*dot) for dot in dots)
        ]
        parts.append(f'<circle cx="{WIDTH - RIGHT + 14}" cy="{TOP + 20 * place}" r="4" fill="{colour}"/>')
        parts.append(text(WIDTH - RIGHT + 24, TOP + 20 * place + 4, kind, "start"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "expected", "middle"))
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--votes", action="store_true")
    wanted = parser.parse_args()
    models, points = {}, {}
    for kind, rows in measured(wanted.file).items():
        features = np.array([row[0] for row in rows])
        target = np.log([row[1] for row in rows])
        area = np.array([row[2] for row in rows])
        guess = predicted(features, target)
        report(f"times, {kind}", guess, target, area)
        points[kind] = [
            (float(a), float(b)) for a, b in zip(np.exp(guess) / 60, np.exp(target) / 60, strict=True)
        ]
        weights, base = fit(features, target)
        spread = np.exp(np.quantile(target - guess, [0.1, 0.9]))
        models[kind] = {
            "base": round(base, 4),
            "weights": [round(float(weight), 4) for weight in weights],
            "interval": [round(float(share), 3) for share in spread],
        }
    if wanted.write:
        FILE.write_text(json.dumps(models, indent=1) + "\n", encoding="utf-8")
    if wanted.plot:
        wanted.plot.write_text(plot(points), encoding="utf-8")
    for kind, votes in voted(wanted.file).items() if wanted.votes else ():
        report(f"votes, {kind}", *np.array(votes).T)


if __name__ == "__main__":
    main()
