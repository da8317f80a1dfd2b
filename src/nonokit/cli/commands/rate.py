"""`nonokit rate`: how hard puzzles are for people, as table, CSV or JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.csv_table import print_row
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.plain import tell
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.errors import NonokitError, PuzzleError
from nonokit.explaining import known_techniques, technique_name
from nonokit.rating import Class, Rating, rate
from nonokit.solving import Interrupted

HEADER = (
    "Game",
    "Width",
    "Height",
    "Difficulty",
    "Tedium",
    "Steps",
    "Grade",
    "Class",
    "Score",
    "Bottleneck",
    "Chain",
)
SEVERAL = "the puzzle has several solutions, so there is nothing to rate"
CODES = {Class.SEVERAL: exit_codes.SEVERAL_SOLUTIONS, Class.UNKNOWN: exit_codes.LIMIT}
EPILOG = """\b
Examples:
  nonokit rate cat.non
  nonokit rate puzzles/ --csv > ratings.csv
  nonokit rate 'library:*' --sort
  nonokit rate puzzles/ --timeout-s 10           skips what takes longer

Grades: easy, medium, hard, expert; extreme when nothing but guessing leads on. Classes from easy to hard: trivial, overlap, line tricks, exact line, one-step contradiction, chain, needs
guessing. The score runs from 0 to 100. Difficulty, tedium and steps are the figures of davidje13's Nonogram.
Puzzles without exactly one solution, and those whose time ran out, are skipped and listed with the reason.

"""


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option("--sort", "is_sorted", is_flag=True, help="Easiest first; prints when all are rated.")
@options.timeout_option()
@options.jobs_option
@options.drawing_options
@options.format_option
@options.csv_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    is_sorted: bool,
    timeout_s: float | None,
    jobs: int,
    style: str | None,
    colour: str,
    format: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Rate how hard puzzles are for people: a grade, a class by what they take, a score, and the figures behind it. A single
    puzzle is told in full, many are listed; those that cannot be rated are listed with the reason."""
    session = Session(inputs, format=format, as_json=as_json)
    output = Output(style, colour)
    rater = Rater(session, timeout_s, jobs)
    rated: Iterator[tuple[Item, Rating]] = rater.ratings()
    if is_sorted:
        rated = iter(sorted(rated, key=lambda pair: pair[1].score or 0))
    if as_json:
        for item, rating in rated:
            session.put(item.facts() | rating.as_data())
    elif as_csv:
        print_csv(rated)
    else:
        found = print_table(output, rated)
        if len(found) == 1 and not rater.skipped:
            print_profile(output, *found[0])
    rater.finish()


class Rater:
    """Rates all inputs, and keeps what was skipped and why."""

    def __init__(self, session: Session, timeout_s: float | None, jobs: int) -> None:
        self.session = session
        self.timeout_s = timeout_s
        self.jobs = jobs
        self.skipped: list[str] = []
        session.on_failure, session.is_quiet = self.skip, True

    def ratings(self) -> Iterator[tuple[Item, Rating]]:
        """The ratings, as they are made. After Ctrl-C there are no more."""
        work = partial(rate_item, timeout_s=self.timeout_s)
        for item, (rating, is_interrupted) in self.session.map(work, self.jobs):
            if isinstance(rating, PuzzleError):
                self.session.saw(exit_codes.NO_SOLUTION)
                self.skip(item.name, rating)
            elif rating.class_ in CODES:
                self.session.saw(CODES[rating.class_])
                reason = NonokitError(rating.reason or SEVERAL)
                self.skip(item.name, reason, item.facts() | rating.as_data())
            else:
                yield item, rating
            if is_interrupted:
                self.session.is_interrupted = True
                return

    def skip(self, name: str, error: Exception, facts: dict[str, Any] | None = None) -> None:
        """Remembers what cannot be rated; programs get what is known of it, or the error."""
        is_named = name in str(error) or getattr(error, "source", None)
        self.skipped.append(str(error) if is_named else f"{name}: {error}")
        if self.session.as_json and facts is not None:
            self.session.put(facts)
        elif self.session.as_json:
            self.session.put_failure(name, error)

    def finish(self) -> None:
        """The list of what was skipped, and the exit code."""
        if self.skipped:
            sys.stdout.flush()
            tell(f"nonokit: skipped {counted(len(self.skipped), 'puzzle')}:")
            for sentence in self.skipped:
                tell(f"  {sentence}")
        self.session.finish()


def rate_item(item: Item, *, timeout_s: float | None) -> tuple[Rating | PuzzleError, bool]:
    """The rating of one puzzle, or why it has none; and whether Ctrl-C cut it short."""
    try:
        with SolveProgress(item.name) as progress:
            return rate(item.puzzle, timeout_s=timeout_s, on_progress=progress), False
    except PuzzleError as error:
        return error, False
    except Interrupted as interrupt:
        if not isinstance(interrupt.result, Rating):
            raise
        return interrupt.result, True


def row_of(item: Item, rating: Rating) -> list[Any]:
    """A row for spreadsheets."""
    profile = rating.profile
    return [
        item.puzzle.title or item.name, item.puzzle.width, item.puzzle.height, rating.difficulty, rating.tedium,
        rating.steps, rating.grade.value, rating.class_.value, rating.score, profile.bottleneck, profile.deepest_chain,
    ]  # fmt: skip


def print_csv(rated: Iterator[tuple[Item, Rating]]) -> None:
    """The table for spreadsheets, with a column for each technique."""
    print_row([*HEADER, "File", *known_techniques()])
    for item, rating in rated:
        taken = [rating.profile.techniques.get(name, 0) for name in known_techniques()]
        print_row([*row_of(item, rating), item.name, *taken])


def print_table(output: Output, rated: Iterator[tuple[Item, Rating]]) -> list[tuple[Item, Rating]]:
    """A line for each puzzle, as they come."""
    line = "{:7} {:>5}  {:22} {:>9} {:>10} {:>8} {:>6}  {}"
    found: list[tuple[Item, Rating]] = []
    for item, rating in rated:
        if not found:
            header = line.format("grade", "score", "class", "size", "difficulty", "tedium", "steps", "file")
            output.say(output.soft(header))
        found.append((item, rating))
        size = f"{item.puzzle.width}×{item.puzzle.height}"
        figures = (f"{n:,}" for n in (rating.difficulty, rating.tedium, rating.steps))
        output.say(
            line.format(rating.grade.title(), rating.score, rating.class_.value, size, *figures, item.label)
        )
    return found


def _time(rating: Rating) -> str | None:
    """ "about 12 minutes (8 to 17)"."""
    if rating.minutes is None:
        return None
    expected, low, high = (f"{max(1, round(minutes))}" for minutes in rating.minutes)
    return f"about {expected} min for people who play often ({low} to {high})"


def print_profile(output: Output, item: Item, rating: Rating) -> None:
    """What a single puzzle takes, and where one can begin."""
    from nonokit.rendering.marks import CellMark

    profile = rating.profile
    first = CellMark(tuple(profile.first_moves), "look")
    output.say()
    output.say(output.board(item.puzzle, marks=[first]))
    output.say()
    begin = counted(len(profile.first_moves), "cell") + " settled by one look at one line (marked)"
    output.facts(
        [
            ("time", _time(rating)),
            ("begin", begin),
            ("choice", f"at the narrowest point {counted(profile.bottleneck, 'move')} to choose from"),
            ("chain", f"{profile.deepest_chain} lines thought ahead" if profile.deepest_chain else None),
        ]
    )
    output.say()
    rows = [(technique_name(name), f"{count:,}") for name, count in profile.techniques.items()]
    output.table(("technique", "steps"), rows, right="steps")
