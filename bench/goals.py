"""Measures everything the project wants to reach, in one run on one core, and says what of it is reached.

    python bench/goals.py --puzzles FOLDER --plain-sat plain_sat.py --json goals.json
    python bench/goals.py --puzzles FOLDER --plain-sat plain_sat.py --only ordinary,growth --every 10
    python bench/goals.py --puzzles FOLDER --plain-sat plain_sat.py --library 'other=other.so' \\
        --write docs/benchmarks.md --plot docs/images/bench-growth.svg

FOLDER has the sets `ordinary`, `hard`, `colour`, `colour-hard` and `tournament`, and perhaps `expected.csv`; the rest is
made from fixed seeds. All contestants take turns, on every puzzle or on small batches. Ctrl-C ends the run and keeps what was measured.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from math import log2
from pathlib import Path
from typing import Any, NamedTuple

from contestants import Answer, Contestant
from goal_sets import BASELINE, OPEN, OURS, SECTIONS, Judgement, Measured, growth_curve, growth_points
from libraries import Library
from measure import Row, measure, pin, read_expected, wrong_answers
from options import add_contestants, choose_contestants, new_file, positive, process_note
from plot import growth as growth_plot
from report import document, duration, figures, machine, table

BEGIN, END = "<!-- goals: begin -->", "<!-- goals: end -->"
VERDICTS = {True: "reached", False: "**missed**", None: "open"}


class Outcome(NamedTuple):
    """A set as far as it was measured."""

    key: str
    rows: list[Row]
    planned: int
    contestants: list[str]
    judgements: list[Judgement]
    wrong: list[str]
    note: str

    @property
    def title(self) -> str:
        """The set's name and how many puzzles were measured."""
        count = f"{self.planned}" if self.is_whole else f"{len(self.rows)} of {self.planned}"
        return SECTIONS[self.key].title + (f" ({count})" if self.planned > 1 else "")

    @property
    def is_whole(self) -> bool:
        return len(self.rows) == self.planned


def main() -> int:
    options = parse_options()
    core = pin(options.core)
    expected_file = options.puzzles / "expected.csv"
    expected = read_expected(expected_file) if expected_file.exists() else {}
    outcomes: list[Outcome] = []
    try:
        for key in options.only:
            print(f"{key} …", file=sys.stderr, flush=True)
            outcome = run_section(key, expected, options)
            if outcome.rows:
                outcomes.append(outcome)
                print(details(outcome), end="\n\n", flush=True)
                save(outcomes, options, core)
            if not outcome.is_whole:
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("interrupted: this is what was measured so far", file=sys.stderr)
    if not outcomes:
        return 1
    print(summary(outcomes))
    if options.write:
        write_between(options.write, report(outcomes, options, core))
    wrong = [sentence for outcome in outcomes for sentence in outcome.wrong]
    for sentence in wrong:
        print(f"WRONG ANSWER: {sentence}", file=sys.stderr)
    return 1 if wrong else 0


def run_section(key: str, expected: Mapping[str, Answer], options: argparse.Namespace) -> Outcome:
    """Measures and judges one set; Ctrl-C ends it early."""
    section = SECTIONS[key]
    rows: list[Row] = []
    wrong: list[str] = []
    items = section.items(options.puzzles, options.every)
    chosen = contestants_for(key, options)
    note = process_note(chosen)
    repeat = options.repeat or section.repeat
    try:
        for row in measure(
            items,
            chosen,
            timeout_s=section.timeout_s,
            repeat=repeat,
            clock="wall",
            at_once=section.at_once,
        ):
            rows.append(row)
            wrong += wrong_answers(row, expected)
            if sys.stderr.isatty():
                print(f"\r{len(rows)}/{len(items)} {row.item.name}\033[K", end="", file=sys.stderr)
    except KeyboardInterrupt:
        pass  # the outcome has fewer rows than planned, which says it
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    libraries = [item.name for item in chosen if isinstance(item, Library)]
    for item in chosen:
        if isinstance(item, Library):
            item.end()
    judgements = section.judge(Measured(rows, libraries)) if rows else []
    return Outcome(key, rows, len(items), [item.name for item in chosen], judgements, wrong, note)


def contestants_for(key: str, options: argparse.Namespace) -> list[Contestant]:
    """Ours, plain-sat where it stands a chance, and the programs and libraries named."""
    section = SECTIONS[key]
    if section.only_ours:
        options = argparse.Namespace(**vars(options) | {"program": [], "library": []})
    beside = [] if section.alone or section.only_ours or options.plain_sat is None else [BASELINE]
    return choose_contestants([OURS, *beside], options, section.wanted)


def summary(outcomes: Sequence[Outcome]) -> str:
    """The goals as a Markdown table."""
    lines = ["| set | goal | reached | verdict |", "|---|---|---|---|"]
    for outcome in outcomes:
        lines += [
            f"| {outcome.title} | {goal} | {reached} | {VERDICTS[is_met]} |"
            for goal, reached, is_met in outcome.judgements
        ]
    return "\n".join(lines)


def details(outcome: Outcome) -> str:
    """Everyone's figures on one set; for growth, the time of every size."""
    baseline = BASELINE if BASELINE in outcome.contestants else None
    all_figures = [figures(outcome.rows, name, baseline) for name in outcome.contestants]
    figures_table = growth_table(outcome.rows) if outcome.key == "growth" else table(all_figures, baseline)
    parts = [f"#### {outcome.title}", figures_table]
    return "\n\n".join([*parts, outcome.note] if outcome.note else parts)


def growth_table(rows: Sequence[Row]) -> str:
    lines = ["| cells | median | for every cell × log₂ cells |", "|---:|---:|---:|"]
    for cells, seconds in growth_points(rows):
        share = seconds / (cells * log2(cells))
        lines.append(f"| {cells:,} | {duration(seconds)} | {share * 1e9:.2f} ns |")
    return "\n".join(lines)


def report(outcomes: Sequence[Outcome], options: argparse.Namespace, core: int | None) -> str:
    """The part of a document that this command writes."""
    where = "; ".join(f"{name} {value}" for name, value in machine().items())
    pinned = "" if core is None else ", everything on one core"
    thinned = "" if options.every == 1 else f" Of the large sets, one puzzle in {options.every}."
    parts = [f"Wall time{pinned}; {where}.{thinned}", summary(outcomes)]
    if options.plot and options.plot.exists():
        link = os.path.relpath(options.plot, options.write.parent).replace(os.sep, "/")
        parts.append(f"![Time against size]({link})")
    return "\n\n".join([*parts, *(details(outcome) for outcome in outcomes)])


def write_between(path: Path, text: str) -> None:
    """Replaces what stands between the two markers of a file."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{path} has no {BEGIN} … {END} to write between")
    path.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def save(outcomes: Sequence[Outcome], options: argparse.Namespace, core: int | None) -> None:
    """Writes the plot and, after every set anew, the JSON, so that a run that is killed keeps its sets."""
    last = outcomes[-1]
    if options.plot and last.key == "growth" and len(growth_points(last.rows)) > 1:
        picture = growth_plot(growth_points(last.rows), growth_curve(last.rows), "Line-solvable pictures")
        options.plot.write_text(picture, encoding="utf-8")
    if options.json:
        content = {**machine(), "core": core, "sets": {item.key: as_json(item, options) for item in outcomes}}
        options.json.write_text(json.dumps(content, indent=1), encoding="utf-8")


def as_json(outcome: Outcome, options: argparse.Namespace) -> dict[str, Any]:
    section = SECTIONS[outcome.key]
    settings = {
        "timeout_s": section.timeout_s,
        "repeat": options.repeat or section.repeat,
        "at_once": section.at_once,
        "max_solutions": section.wanted,
        "every": options.every,
        "planned": outcome.planned,
    }
    all_figures = [figures(outcome.rows, name, BASELINE) for name in outcome.contestants]
    goals = [judgement._asdict() for judgement in outcome.judgements]
    return {"goals": goals, **document(outcome.rows, all_figures, settings)}


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--puzzles", type=Path, required=True, help="the folder with the sets")
    add_contestants(parser)
    parser.add_argument(
        "--only",
        type=sets,
        default=list(SECTIONS),
        help=f"comma-separated among {', '.join(SECTIONS)}; open stands for {', '.join(OPEN)}",
    )
    parser.add_argument("--every", type=positive, default=1, help="take each Nth puzzle of the large sets")
    parser.add_argument(
        "--repeat", type=positive, help="runs of which the best counts, instead of the set's own"
    )
    parser.add_argument("--json", type=new_file, help="write everything measured, after every set")
    parser.add_argument("--plot", type=new_file, help="write the plot of growth as SVG")
    parser.add_argument(
        "--write", type=document_file, help="write the tables between the markers of this file"
    )
    return parser.parse_args()


def sets(text: str) -> list[str]:
    """The keys in a list of them.

    >>> sets("growth,open")
    ['growth', 'knotty', 'faase', 'meow', '25820']
    """
    groups = {"open": [name.removeprefix("webpbn-") for name in OPEN]}
    keys = [key for word in text.split(",") for key in groups.get(word, [word])]
    if unknown := [key for key in keys if key not in SECTIONS]:
        raise argparse.ArgumentTypeError(
            f"there is no set {unknown[0]!r}: choose among {', '.join(SECTIONS)}"
        )
    return keys


def document_file(text: str) -> Path:
    """A file with the markers, found out before the long run."""
    path = Path(text)
    if not path.is_file() or not all(marker in path.read_text(encoding="utf-8") for marker in (BEGIN, END)):
        raise argparse.ArgumentTypeError(f"{text} is not a file with {BEGIN} and {END}")
    return path


if __name__ == "__main__":
    sys.exit(main())
