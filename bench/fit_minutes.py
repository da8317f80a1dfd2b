"""Fits the model of solving times on puzzles that people were timed on, and says how well it predicts.

    python bench/fit_minutes.py rated.jsonl [--write]

Each line of the file is an object with `non` (the puzzle), `mono` and `seconds` (the median time of people); others are
left out. Ridge regression of the logarithm of the seconds, black and white and colour apart; Spearman's correlation out of
ten folds with a bootstrap interval, also within quarters of size. `--write` puts the numbers into rating/minutes.json.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import nonokit
from nonokit.rating import effort

FILE = Path(effort.__file__).with_name("minutes.json")
RIDGE = 3.0
FOLDS = 10


def measured(path: Path) -> dict[str, list[tuple[tuple[float, ...], float, int]]]:
    """Features, seconds and area of every timed puzzle that needs no trial."""
    found: dict[str, list[tuple[tuple[float, ...], float, int]]] = {"plain": [], "coloured": []}
    for line in path.read_text(encoding="utf-8").splitlines():
        item: dict[str, Any] = json.loads(line)
        if "seconds" not in item:
            continue
        puzzle = nonokit.loads(item["non"])
        rounds = effort.Rounds(puzzle)
        counted = rounds.run(iter(()))
        if any(domain & (domain - 1) for domain in rounds.domains):
            continue
        counted.density = sum(domain != 1 for domain in rounds.domains) / len(rounds.domains)
        kind = "plain" if item["mono"] else "coloured"
        found[kind].append((counted.features(), item["seconds"], puzzle.width * puzzle.height))
    return found


def fit(features: Any, target: Any) -> tuple[Any, float]:
    """Weights of the raw features, and the base."""
    mean, scale = features.mean(0), features.std(0)
    scaled = (features - mean) / scale
    penalty = RIDGE * np.eye(scaled.shape[1])
    weights = np.linalg.solve(scaled.T @ scaled + penalty, scaled.T @ (target - target.mean())) / scale
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    models = {}
    for kind, rows in measured(wanted.file).items():
        features = np.array([row[0] for row in rows])
        target = np.log([row[1] for row in rows])
        area = np.array([row[2] for row in rows])
        guess = predicted(features, target)
        low, high = interval(guess, target)
        print(
            f"{kind}: {len(rows)} puzzles, {spearman(guess, target):.3f} [{low:.3f} {high:.3f}], area {spearman(area, target):.3f}"
        )
        edges = np.quantile(area, [0, 0.25, 0.5, 0.75, 1])
        for begin, end in pairwise(edges):
            band = (area >= begin) & (area <= end)
            print(f"  {begin:.0f} to {end:.0f} cells: {spearman(guess[band], target[band]):.3f}")
        weights, base = fit(features, target)
        spread = np.exp(np.quantile(target - guess, [0.1, 0.9]))
        models[kind] = {
            "base": round(base, 4),
            "weights": [round(float(weight), 4) for weight in weights],
            "interval": [round(float(share), 3) for share in spread],
        }
    if wanted.write:
        FILE.write_text(json.dumps(models, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
