"""Puzzle data of griddlers.net, saved from a browser: `var puzzle = {…}` with the clues of both sides.

`topHeader` and `leftHeader` are the clues, each run a pair of colour and length. A colour is a place in `usedColors`,
counted from 1, whose first is the background; those are places in `colors`, which has looks as six hex digits.
"""

from __future__ import annotations

import re
from typing import Any

from nonokit.formats.clues import Run, Runs, puzzle_of_runs
from nonokit.formats.format import Format, Sample
from nonokit.formats.limits import MAX_SIDE
from nonokit.formats.palettes import Declared, palette_of
from nonokit.formats.structure.literals import parse_literals
from nonokit.formats.structure.values import entries_of
from nonokit.model import Puzzle
from nonokit.model.colour import MAX_COLOURS, NAMED, parse_rgb

_VARIABLE = re.compile(r"\bvar\s+puzzle\s*=\s*\{")
_TITLE = re.compile(r"Griddlers puzzle \d+ - ([^\"<|]{1,200})")
_MOST = 4_000_000  # characters of the object


def looks_like(sample: Sample) -> int:
    """The variable, with both headers."""
    return 95 if "topHeader" in sample.text and "leftHeader" in sample.text and _start(sample) >= 0 else 0


def _start(sample: Sample) -> int:
    match = _VARIABLE.search(_plain(sample.text))
    return match.end() - 1 if match else -1


def _plain(text: str) -> str:
    """The text, also where a program wrote it down with escapes instead of line ends."""
    if text.startswith(("b'", 'b"')):
        return text.replace("\\n", "\n").replace("\\t", "\t").replace("\\'", "'")
    return text


def read(sample: Sample) -> list[Puzzle]:
    """The puzzle."""
    text = _plain(sample.text)
    start = _start(sample)
    if start < 0:
        raise sample.error("expected 'var puzzle = {' with the clues: save the page of one puzzle")
    entries = parse_literals(text[start : start + _MOST]).entries
    values: dict[str | None, Any] = dict(entries_of(entries[0][1]) or []) if entries else {}
    looks, used = values.get("colors"), values.get("usedColors")
    if not isinstance(looks, list) or not isinstance(used, list) or not 1 < len(used) <= MAX_COLOURS:
        raise sample.error("expected colors and usedColors, lists of looks and of places in it")
    declared = [_declared(sample, looks, place) for place in used]
    columns, rows = (_clues(sample, values, side, len(used)) for side in ("topHeader", "leftHeader"))
    sample.check_size(len(columns), len(rows))
    title = _TITLE.search(text)
    return [puzzle_of_runs(rows, columns, palette_of(declared), title=title[1].strip() if title else None)]


def _declared(sample: Sample, looks: list[Any], place: Any) -> Declared:
    rgb = parse_rgb(str(looks[place])) if isinstance(place, int) and 0 <= place < len(looks) else None
    if rgb is None:
        raise sample.error(
            f"usedColors: expected places of six hex digits in colors, found {str(place)[:20]!r}"
        )
    name = next((known for known, look in NAMED.items() if look == rgb), None)
    return Declared(name or f"colour {place}", rgb)


def _clues(sample: Sample, values: dict[str | None, Any], side: str, colours: int) -> list[Runs]:
    lines = values.get(side)
    if not isinstance(lines, list) or not 0 < len(lines) <= MAX_SIDE:
        raise sample.error(f"{side}: expected a list of clues")
    return [[_run(sample, run, side, colours) for run in _runs(line)] for line in lines]


def _runs(line: Any) -> list[Any]:
    return line if isinstance(line, list) else []


def _run(sample: Sample, run: Any, side: str, colours: int) -> Run:
    is_pair = isinstance(run, list) and len(run) == 2 and all(isinstance(number, int) for number in run)
    if not is_pair or not 1 < run[0] <= colours or not 0 < run[1] <= MAX_SIDE:
        raise sample.error(f"{side}: expected [colour, length], found {str(run)[:20]}")
    return run[1], run[0] - 1


FORMAT = Format(
    name="griddlers-net",
    title="griddlers.net page",
    suffixes=(),
    carries=frozenset({"clues", "colours", "rgb", "title"}),
    looks_like=looks_like,
    read=read,
)
