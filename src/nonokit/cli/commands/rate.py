"""`nonokit rate`: how hard puzzles are for people, as table, CSV or JSON."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from nonokit.cli import options
from nonokit.cli.inputs import Item
from nonokit.cli.screen import Screen, counted
from nonokit.cli.session import Session
from nonokit.errors import NonokitError
from nonokit.explain import NAMES, technique_name
from nonokit.rate import Class, Rating, rate

if TYPE_CHECKING:
    from nonokit.model import Puzzle

HEADER = ("Game", "Width", "Height", "Difficulty", "Tedium", "Steps", "Class", "Score", "Bottleneck", "Chain")
EPILOG = """\b
Examples:
  nonokit rate cat.non
  nonokit rate puzzles/ --csv > ratings.csv
  nonokit rate 'library:*' --sort

\b
Classes from easy to hard: trivial, overlap, line tricks, exact line, one-step contradiction, chain, needs
guessing. The score runs from 0 to 100. Difficulty, tedium and steps are the figures of the original program.
Puzzles without exactly one solution are skipped and listed.

"""


@click.command(epilog=EPILOG)
@options.inputs_argument
@click.option("--sort", "is_sorted", is_flag=True, help="Easiest first; prints when all are rated.")
@options.drawing_options
@options.format_option
@options.csv_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    is_sorted: bool,
    style: str | None,
    colour: str,
    format: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Rate how hard puzzles are for people: a class by what they take, a score, and the figures behind it. A single
    puzzle is told in full, many are listed; those that cannot be rated are listed with the reason."""
    session = Session(inputs, format=format, as_json=as_json)
    screen = Screen(style, colour)
    skipped: list[str] = []

    def note_skipped(name: str, error: Exception) -> None:
        skipped.append(str(error) if name in str(error) else f"{name}: {error}")
        if as_json:
            session.put_failure(name, error)

    session.on_failure, session.is_quiet = note_skipped, True
    rated: Iterator[tuple[Item, Rating]] = ratings(session)
    if is_sorted:
        rated = iter(sorted(rated, key=lambda pair: pair[1].score or 0))
    if as_json:
        for item, rating in rated:
            session.put(item.facts() | rating.as_data())
    elif as_csv:
        print_csv(rated)
    else:
        found = print_table(screen, rated)
        if len(found) == 1 and not skipped:
            print_profile(screen, *found[0])
    if skipped:
        sys.stdout.flush()
        click.echo(f"nonokit: skipped {counted(len(skipped), 'puzzle')}:", err=True)
        for sentence in skipped:
            click.echo(f"  {sentence}", err=True)
    session.finish()


def ratings(session: Session) -> Iterator[tuple[Item, Rating]]:
    """All ratings, as they are made; what cannot be rated is a failure."""
    for item in session.items():
        with session.attempt(item.name):
            yield item, rating_of(item.puzzle)


def rating_of(puzzle: Puzzle) -> Rating:
    """The rating of a puzzle that has one solution."""
    rating = rate(puzzle)
    if rating.class_ is Class.SEVERAL:
        raise NonokitError("the puzzle has several solutions, so there is nothing to rate")
    return rating


def row_of(item: Item, rating: Rating) -> list[Any]:
    """A row for spreadsheets."""
    profile = rating.profile
    return [
        item.puzzle.title or item.name, item.puzzle.width, item.puzzle.height, rating.difficulty, rating.tedium,
        rating.steps, rating.class_.value, rating.score, profile.bottleneck, profile.deepest_chain,
    ]  # fmt: skip


def print_csv(rated: Iterator[tuple[Item, Rating]]) -> None:
    """The table for spreadsheets, with a column for each technique."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow([*HEADER, "File", *NAMES])
    for item, rating in rated:
        taken = [rating.profile.techniques.get(name, 0) for name in NAMES]
        writer.writerow([*row_of(item, rating), item.name, *taken])


def print_table(screen: Screen, rated: Iterator[tuple[Item, Rating]]) -> list[tuple[Item, Rating]]:
    """A line for each puzzle, as they come."""
    line = "{:>5}  {:22} {:>9} {:>10} {:>8} {:>6}  {}"
    found: list[tuple[Item, Rating]] = []
    for item, rating in rated:
        if not found:
            header = line.format("score", "class", "size", "difficulty", "tedium", "steps", "file")
            screen.say(screen.soft(header))
        found.append((item, rating))
        size = f"{item.puzzle.width}×{item.puzzle.height}"
        figures = (f"{n:,}" for n in (rating.difficulty, rating.tedium, rating.steps))
        screen.say(line.format(rating.score, rating.class_.value, size, *figures, item.name))
    return found


def print_profile(screen: Screen, item: Item, rating: Rating) -> None:
    """What a single puzzle takes, and where one can begin."""
    from nonokit.render.marks import CellMark

    profile = rating.profile
    first = CellMark(tuple(profile.first_moves), "look")
    screen.say()
    screen.say(screen.board(item.puzzle, marks=[first]))
    screen.say()
    begin = counted(len(profile.first_moves), "cell") + " settled by one look at one line (marked)"
    screen.facts(
        [
            ("begin", begin),
            ("choice", f"at the narrowest point {counted(profile.bottleneck, 'move')} to choose from"),
            ("chain", f"{profile.deepest_chain} lines thought ahead" if profile.deepest_chain else None),
        ]
    )
    screen.say()
    rows = [(technique_name(name), f"{count:,}") for name, count in profile.techniques.items()]
    screen.table(("technique", "steps"), rows, right="steps")
