"""`nonokit line`: every way to place a clue in one line, how many there are, and what they share."""

from __future__ import annotations

import re
from itertools import islice

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.output import Output, counted
from nonokit.cli.plain import json_line
from nonokit.line import count, placements, settle
from nonokit.model import BLACK_AND_WHITE, UNKNOWN, Cells, ClueLike, Grid, Palette, Run
from nonokit.model.grid import guess_palette
from nonokit.rendering.ansi import chip

EPILOG = """\b
Examples:
  nonokit line "2 1" 6
  nonokit line "2 1" 6 --state '?#????'
  nonokit line "3r 1b ?" 12            letters are colours, ? is a number nobody can read
  nonokit line - 4                     a line without a clue
  nonokit line "8 8 8" 60 --max 5 --json

"""
RUN = re.compile(r"(\d+|\?)([^\W\d_]?)")
BOXES = {0: "▯", 1: "▮", UNKNOWN: "?"}


@click.command(epilog=EPILOG + exit_codes.HELP)
@click.argument("clue")
@click.argument("length", type=click.IntRange(0, 100_000))
@click.option(
    "--state", metavar="CELLS", help="The cells known so far: # filled, . empty, ? unknown, or letters."
)
@click.option("--max", "limit", type=click.IntRange(min=0), default=1000, show_default=True, metavar="N",
              help="Show at most so many placements.")  # fmt: skip
@options.json_option
def command(clue: str, length: int, state: str | None, limit: int, as_json: bool) -> int:
    """Show every way to place CLUE in a line of LENGTH cells, how many there are, and the cells that are the same in
    all of them. The exit code is 3 when there is no way."""
    runs, palette = parse_clue(clue, state or "")
    total = count(runs, length, state, palette=palette)
    ways = list(islice(placements(runs, length, state, palette=palette), limit)) if limit else []
    settled = settle(runs, state or "?" * length, palette=palette)
    if as_json:
        print_json(clue, length, total, ways, settled, palette)
    else:
        print_ways(Output(), total, ways, settled, palette)
    return exit_codes.OK if total else exit_codes.NO_SOLUTION


def parse_clue(text: str, state: str) -> tuple[ClueLike, Palette]:
    """A clue as people type it, and the colours that its letters and the state's mean.

    >>> parse_clue("2 1,?r", "")[0]
    [Run(length=2, colour=1), Run(length=1, colour=1), Run(length=None, colour=2)]
    >>> parse_clue("[2, 1]", "") == parse_clue("2 1", "")
    True
    """
    words = text.strip("[]() ").replace(",", " ").split()
    matches = [RUN.fullmatch(word) for word in words]
    runs = [(match[1], match[2] or "#") for match in matches if match]
    if text.strip() != "-" and len(runs) < len(words):
        wrong = next(word for word, match in zip(words, matches, strict=True) if not match)
        raise click.UsageError(
            f"{wrong!r} is not a run: expected a number or ?, and a letter for its colour."
        )
    palette, values = guess_palette(["".join(letter for _, letter in runs), state])
    if text.strip() == "-":
        return None, palette
    clue = [Run(None if length == "?" else int(length), values[letter]) for length, letter in runs]
    return [] if clue == [Run(0)] else clue, palette


def text_of(cells: Cells, palette: Palette) -> str:
    """A line in the palette's characters."""
    return Grid.from_rows([cells], palette).to_text()


def print_json(
    clue: str, length: int, total: int, ways: list[Cells], settled: Cells | None, palette: Palette
) -> None:
    """Everything as one object."""

    facts = {
        "clue": clue,
        "length": length,
        "count": total,
        "placements": [text_of(way, palette) for way in ways],
        "is_complete": len(ways) == total,
        "settled": None if settled is None else text_of(settled, palette),
    }
    print(json_line(facts))


def print_ways(
    output: Output, total: int, ways: list[Cells], settled: Cells | None, palette: Palette
) -> None:
    """A line for each placement, then the figures."""
    for way in ways:
        output.say(drawn(output, way, palette))
    if len(ways) < total:
        output.say(output.soft(f"… and {total - len(ways):,} more"))
    output.facts(
        [
            ("placements", f"{total:,}" if total else "none: the clue does not fit"),
            ("settled", None if settled is None else settled_words(output, settled, palette)),
        ]
    )


def settled_words(output: Output, settled: Cells, palette: Palette) -> str:
    """What all placements share."""
    known = sum(cell != UNKNOWN for cell in settled)
    return f"{drawn(output, settled, palette)}  {known:,} of {counted(len(settled), 'cell')}"


def drawn(output: Output, cells: Cells, palette: Palette) -> str:
    """A line in brackets: boxes for black and white, else letters, on their colours where there are colours."""
    if palette == BLACK_AND_WHITE and not output.is_ascii:
        return f"[{''.join(map(BOXES.__getitem__, cells))}]"
    text = text_of(cells, palette)
    if output.colour != "none" and palette != BLACK_AND_WHITE:
        text = "".join(
            output.paint(chip(palette[value].rgb, output.colour), char) if 0 < value < UNKNOWN else char
            for value, char in zip(cells, text, strict=True)
        )
    return f"[{text}]"
