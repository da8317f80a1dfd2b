"""CSV lists of puzzles: a header with `name` and `rules`, a short code a line, `#` before comments.

Further columns (source, author, license, copyright, description) are read and written where puzzles have them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Any

from nonokit.errors import PuzzleError
from nonokit.formats.codes.short_code import decode_rules, encode_rules
from nonokit.formats.codes.short_picture import decode_picture
from nonokit.formats.csv_cells import format_cell, parse_cell
from nonokit.formats.format import Format, Sample
from nonokit.formats.one_by_one import at_each
from nonokit.formats.pictures import puzzle_of_picture
from nonokit.model import Puzzle

_FIELDS = {"name": "title", "title": "title", "source": "source", "author": "author", "license": "licence"}
_FIELDS |= {"licence": "licence", "copyright": "copyright", "description": "description"}
_WRITTEN = ("source", "author", "license", "copyright", "description")


def looks_like(sample: Sample) -> int:
    """A header with a column of rules."""
    header = _header(sample)
    if header is None:
        return 0
    line = sample.lines[header].lower()
    names = [name.strip() for name in line.split(",")] if "rules" in line else []
    return 95 if "rules" in names and len(names) > 1 else 0


def read(sample: Sample) -> list[Puzzle]:
    """All puzzles of the list."""
    header = _header(sample)
    if header is None:
        raise sample.error("expected a header such as name,rules, found nothing")
    sample.check_count(len(sample.lines))
    rows = _rows(sample, header)
    names = [name.strip().lower() for name in next(rows, (0, [""]))[1]]
    if "rules" not in names:
        raise sample.error("expected a column called rules", header + 1, 1)
    return [
        _read_row(sample, line, dict(zip(names, row, strict=False)))
        for line, row in rows
        if any(map(str.strip, row)) and not (row[0].startswith("#") and len(row) <= names.index("rules"))
    ]


def _header(sample: Sample) -> int | None:
    """The index of the first line that is neither blank nor a comment."""
    lines = enumerate(sample.lines)
    return next((i for i, line in lines if line.strip() and not line.startswith("#")), None)


def _rows(sample: Sample, skip: int) -> Iterator[tuple[int, list[str]]]:
    """The rows from the header on, with their line numbers."""
    reader = csv.reader(io.StringIO("\n".join(sample.lines[skip:]), newline=""), strict=True)
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise sample.error(f"broken CSV: {error}", skip + reader.line_num) from None
        yield skip + reader.line_num, row


def _read_row(sample: Sample, line: int, cells: dict[str, str]) -> Puzzle:
    fields: dict[str, Any] = {
        _FIELDS[name]: parse_cell(text) for name, text in cells.items() if name in _FIELDS and text
    }
    code = cells.get("rules", "").strip()
    try:
        if code[:1] in ("L", "B"):
            return puzzle_of_picture(decode_picture(code)).replace(**fields)
        return decode_rules(code).replace(**fields)
    except PuzzleError as error:
        raise sample.error(str(error), line) from None


def write(puzzles: Sequence[Puzzle]) -> bytes:
    """The list; columns that no puzzle needs are left out."""
    columns = [
        column
        for column in _WRITTEN
        if any(getattr(puzzle, _FIELDS[column]) is not None for puzzle in puzzles)
    ]
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["name", "rules", *columns])
    for puzzle in puzzles:
        values = [getattr(puzzle, _FIELDS[column]) for column in columns]
        texts = [None if value is None else format_cell(value) for value in (puzzle.title, *values)]
        writer.writerow([texts[0], encode_rules(puzzle), *texts[1:]])
    return text.getvalue().encode()


FORMAT = Format(
    name="csv",
    title="CSV list",
    suffixes=(".csv",),
    carries=frozenset({"clues", "many", *Puzzle.METADATA}),
    looks_like=looks_like,
    begins=at_each("name,rules"),
    read=read,
    write=write,
)
