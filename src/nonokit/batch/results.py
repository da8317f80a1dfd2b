"""The file of results: rows are added in the order of the inputs, whole chunks at a time, so that what is there after a
kill is the beginning of what would have come. A last line that was cut off is cut away, and the rest goes on behind it.

A Parquet file cannot grow: rows are kept as JSON lines beside it until the last is there.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any

from nonokit.batch.sources import Place
from nonokit.errors import MissingExtra, NonokitError

SUFFIXES = (".jsonl", ".csv", ".parquet")
TAIL_BYTES = 1 << 16
ROWS_AT_ONCE = 50_000  # of a Parquet file, in memory


to_json = json.JSONEncoder(ensure_ascii=False).encode


def encode(rows: Iterable[dict[str, Any]], columns: Sequence[str], as_csv: bool) -> bytes:
    """Rows as lines of the file."""
    if not as_csv:
        return "".join(to_json(row) + "\n" for row in rows).encode()
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        # A line break in a title would make two lines of a row.
        cells = (row.get(name) for name in columns)
        writer.writerow([" ".join(cell.split("\n")) if isinstance(cell, str) else cell for cell in cells])
    return text.getvalue().encode()


class Results:
    """A file that rows are added to; a context that holds it for itself."""

    def __init__(self, path: str, columns: Sequence[str], *, restarts: bool = False) -> None:
        self.path = path
        self.columns = tuple(columns)
        self.suffix = os.path.splitext(path)[1].lower()
        if self.suffix not in SUFFIXES:
            raise NonokitError(f"{path}: results are written as {', '.join(SUFFIXES)}")
        self.is_parquet = self.suffix == ".parquet"
        if self.is_parquet:
            parquet_library()
        self.as_csv = self.suffix == ".csv"
        self.journal = path + ".part.jsonl" if self.is_parquet else path
        self.restarts = restarts
        self.row_count = 0  # of earlier runs
        self.last: Place | None = None  # the puzzle of the last row
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Results:
        if self.is_parquet and os.path.exists(self.path) and not self.restarts:
            raise NonokitError(f"{self.path}: the results are complete; --restart makes them anew")
        self._file = open(self.journal, "a+b", buffering=0)
        hold_alone(self._file, self.journal)
        if self.restarts:
            self._file.truncate(0)
        self._cut()
        self._look_back()
        if self.as_csv and not os.path.getsize(self.journal):
            self.add(encode([dict(zip(self.columns, self.columns, strict=True))], self.columns, True))
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, lines: bytes) -> None:
        """Writes whole lines."""
        assert self._file is not None
        while lines:
            lines = lines[self._file.write(lines) :]

    def _cut(self) -> None:
        """Takes away a line without an end."""
        file = self._opened()
        end = file.seek(0, os.SEEK_END)
        while end:
            begin = max(0, end - TAIL_BYTES)
            file.seek(begin)
            at = file.read(end - begin).rfind(b"\n")
            if at >= 0 or not begin:
                file.truncate(begin + at + 1)
                return
            end = begin

    def _look_back(self) -> None:
        row = None
        for row in self.rows():
            self.row_count += 1
            if self.row_count == 1 and tuple(row) != self.columns:
                raise NonokitError(
                    f"{self.journal}: these are results of another command; give another --out or --restart"
                )
        if row is not None:
            number = row["number"]
            self.last = Place(row["file"], int(number) if number not in (None, "") else None)

    def _opened(self) -> IO[bytes]:
        assert self._file is not None
        return self._file

    def rows(self) -> Iterator[dict[str, Any]]:
        """All rows that are in the file."""
        with open(self.journal, encoding="utf-8", newline="") as file:
            if self.as_csv:
                yield from csv.DictReader(file)
            else:
                yield from map(json.loads, file)

    def finish(self) -> None:
        """Nothing more will come."""
        if self.is_parquet:
            write_parquet(self.path, self.rows(), self.columns)
            os.remove(self.journal)


def hold_alone(file: IO[bytes], name: str) -> None:
    """Refuses a file that another run is writing."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise NonokitError(f"{name}: another run is writing these results") from None


def parquet_library() -> Any:
    """pyarrow, which is an extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("Parquet", "parquet") from None
    return pyarrow


def write_parquet(path: str, rows: Iterator[dict[str, Any]], columns: Sequence[str]) -> None:
    """Rows as a Parquet file, some at a time; it gets its name when it is complete."""
    arrow = parquet_library()
    schema = arrow.schema([(name, arrow_type(arrow, name)) for name in columns])
    with arrow.parquet.ParquetWriter(path + ".part", schema) as writer:
        some: list[dict[str, Any]] = []
        for row in rows:
            some.append(row)
            if len(some) == ROWS_AT_ONCE:
                writer.write_table(arrow.Table.from_pylist(some, schema))
                some = []
        writer.write_table(arrow.Table.from_pylist(some, schema))
    os.replace(path + ".part", path)


NUMBERS = frozenset(
    [
        "number",
        "width",
        "height",
        "colours",
        "ticks",
        "guesses",
        "conflicts",
        "ambiguous",
        "score",
        "difficulty",
        "tedium",
        "steps",
        "deepest_chain",
    ]
)


def arrow_type(arrow: Any, name: str) -> Any:
    """What a column holds. Numbers of solutions may have any number of digits, so they are text."""
    if name in NUMBERS:
        return arrow.int64()
    if name in ("seconds", "minutes"):
        return arrow.float64()
    return arrow.bool_() if name == "is_complete" else arrow.string()
