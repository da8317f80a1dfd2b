"""Measures solvers side by side on one core, in one process, puzzle by puzzle.

    python bench/run.py random-25 --contestants native,reference
    python bench/run.py FOLDER --plain-sat plain_sat.py --expected expected.csv --worst 10 --plot plot.svg
    python bench/run.py tournament.txt --every 10 --plain-sat plain_sat.py --repeat 2 --json out.json
    python bench/run.py FOLDER --program 'pbnsolve=pbnsolve -b -u {file:non}' --library 'other=other.so'

Sources are names of corpora (random-N, blobs-N, colour-N, library), puzzle files and folders of them; see corpora.py.
A wrong answer, or two contestants that disagree, ends the run with exit code 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from contestants import Answer, Contestant
from corpora import Item, corpus
from measure import CLOCKS, Row, measure, pin, read_expected, wrong_answers
from options import add_contestants, choose_contestants, existing_file, new_file, positive, process_note
from plot import cactus
from report import document, figures, table, worst, worst_table


def main() -> int:
    options = parse_options()
    pin(options.core)
    chosen = choose_contestants(options.contestants.split(","), options, wanted=1 if options.first else 2)
    names = [item.name for item in chosen]
    baseline = choose_baseline(options.baseline, names)
    expected = read_expected(options.expected) if options.expected else {}
    items = [
        item
        for source in options.sources
        for item in corpus(source, count=options.count, every=options.every)
    ]
    rows, wrong = run(items, chosen, expected, options)

    title = options.title or ", ".join(Path(source).stem for source in options.sources)
    all_figures = [figures(rows, name, baseline) for name in names]
    print(
        f"{title}: {len(rows)} puzzles, limit {options.timeout_s:g} s, best of {options.repeat}, {options.clock} time\n"
    )
    print(table(all_figures, baseline))
    if note := process_note(chosen):
        print(f"\n{note}")
    if options.worst and baseline:
        for name in names:
            if name != baseline:
                print(f"\n{worst_table(name, baseline, worst(rows, name, baseline, options.worst))}")
    if options.json:
        settings = {"sources": options.sources, "baseline": baseline} | {
            key: getattr(options, key) for key in ("timeout_s", "repeat", "clock", "every", "count", "first")
        }
        write(options.json, json.dumps(document(rows, all_figures, settings), indent=1))
    if options.plot:
        write(options.plot, cactus(settled_times(rows, names), title))
    for sentence in wrong:
        print(f"WRONG ANSWER: {sentence}", file=sys.stderr)
    return 1 if wrong else 0


def run(
    items: Sequence[Item],
    chosen: Sequence[Contestant],
    expected: Mapping[str, Answer],
    options: argparse.Namespace,
) -> tuple[list[Row], list[str]]:
    """Measures everything; Ctrl-C ends the run with what there is."""
    rows: list[Row] = []
    wrong: list[str] = []
    rounds = measure(items, chosen, timeout_s=options.timeout_s, repeat=options.repeat, clock=options.clock)
    try:
        for row in rounds:
            rows.append(row)
            wrong += wrong_answers(row, expected)
            if sys.stderr.isatty():
                print(f"\r{len(rows)}/{len(items)} {row.item.name}\033[K", end="", file=sys.stderr)
    except KeyboardInterrupt:
        print("\ninterrupted: the figures are of the puzzles measured so far", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    return rows, wrong


def choose_baseline(wanted: str | None, names: Sequence[str]) -> str | None:
    """Whom the others are compared with: plain-sat where it runs."""
    if wanted is not None and wanted not in names:
        raise SystemExit(f"the baseline {wanted!r} is not among the contestants {', '.join(names)}")
    return wanted or ("plain-sat" if "plain-sat" in names else None)


def settled_times(rows: Sequence[Row], names: Sequence[str]) -> dict[str, list[float]]:
    """The seconds of every settled puzzle, by contestant."""
    return {
        name: [
            row.timings[name].seconds for row in rows if name in row.timings and row.timings[name].is_settled
        ]
        for name in names
    }


def write(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sources", nargs="+", help="names of corpora, puzzle files, folders")
    parser.add_argument(
        "--contestants",
        default="native,reference,plain-sat",
        help="comma-separated; also pynogram, picross-solver, ortools",
    )
    add_contestants(parser)
    parser.add_argument("--baseline", help="the contestant the others are compared with")
    parser.add_argument("--expected", type=existing_file, help="CSV with file, status and solution_sha256")
    parser.add_argument(
        "--first", action="store_true", help="ask for a solution only, not whether there is another"
    )
    parser.add_argument("--timeout-s", type=float, default=60.0, help="for each puzzle and contestant")
    parser.add_argument("--repeat", type=positive, default=1, help="runs of which the best counts")
    parser.add_argument("--every", type=positive, default=1, help="take each Nth puzzle of a source")
    parser.add_argument("--count", type=positive, default=50, help="puzzles of a generated corpus")
    parser.add_argument("--clock", choices=CLOCKS, default="wall", help="cpu is steadier on a busy machine")
    parser.add_argument(
        "--worst", type=int, default=0, help="list the N puzzles that do worst against the baseline"
    )
    parser.add_argument("--title", help="of the table and the plot")
    parser.add_argument("--json", type=new_file, help="write everything measured")
    parser.add_argument("--plot", type=new_file, help="write a cactus plot as SVG")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
